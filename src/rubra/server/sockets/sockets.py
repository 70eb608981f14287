"""WebSockets: whoever watches or plays is told at once, and sends what they do.

    /live/{table}?seat=0&epoch=…&version=12&invitation=…

HTTP and sockets share one port. uvicorn reads the head of a request; when it asks for a socket, the
connection is handed to picows, whose protocol is in C (docs/decisions/17-sockets.md). Messages of
one socket are handled in order, and each that has an id gets a reply. Whoever cannot be served is
told why and closed: 1001 the server stops, 1003 not text, 1008 too many or unreadable, 1009 too
long, and else 4000 + the HTTP status of the reason.
"""

from __future__ import annotations

import asyncio
from collections import deque
from functools import partial
from time import monotonic, time
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec
from picows import (
    WSCloseCode,
    WSFrame,
    WSMsgType,
    WSTransport,
    WSUpgradeRequest,
)

from rubra.server.model.stored import StoreError
from rubra.server.people.identity import Identity, Session
from rubra.server.people.moderation import Moderation
from rubra.server.protocol.wire import (
    AnyMessage,
    Go,
    NotDone,
    Ping,
    Pong,
    Reply,
    TableMessage,
    encode,
)
from rubra.server.requests.parsing import TABLE_ID, LiveQuery, read_message, read_query
from rubra.server.requests.refusals import REASONS, Refused, our_mistake, refused_because
from rubra.server.service.table_service import TableRequest, TableService
from rubra.server.sockets.upgrade import Listener, LiveProtocol, frame_of
from rubra.server.support import limits, logs
from rubra.server.support.client_address import Place
from rubra.server.support.limits import Counts, Limits, TokenBucket, TokenBuckets
from rubra.server.support.metrics import Metrics
from rubra.server.table.audience import Viewer

TEXT = WSMsgType.TEXT
CLOSE_CODES = {"closing": 1001, "not_text": 1003, "unreadable": 1008, "too_many": 1008}
CLOSE_CODES |= {"too_long": 1009, "left": 1000}

SECONDS_TO_FINISH = 5.0
SECONDS_TO_LOOK = 60.0  # between two looks at whether sessions still are


class Sockets:
    """All sockets of a server."""

    def __init__(
        self,
        service: TableService,
        identity: Identity,
        place: Place,
        bounds: Limits,
        metrics: Metrics,
        moderation: Moderation | None = None,
    ) -> None:
        self.moderation = moderation or Moderation(service.store)
        self.service = service
        self.identity = identity
        self.place = place
        self.bounds = bounds
        self.metrics = metrics
        self.of_address = Counts(bounds.sockets_of_address)
        self.asked = TokenBuckets(bounds.requests_of_address)
        self.open: set[Socket] = set()
        self.working: set[Socket] = set()  # those that handle a message now
        self.unsent: list[Socket] = []  # those with something in their outbox
        self.closing = False
        identity.when_gone(self.close_session)
        identity.when_ended(service.runtime.announce_signed_out)
        service.tables.when_signed_out(self.close_ended_of)
        service.tasks.start_service(self.look_after())
        service.runtime.on_published = self.flush

    def protocol(self, config: Any, server_state: Any, app_state: Any) -> LiveProtocol:  # noqa: ARG002
        """A new connection, in the words of uvicorn."""
        return LiveProtocol(self.admit, server_state.connections)

    def admit(self, asked: WSUpgradeRequest, peer: str | None) -> Socket:
        """A socket for whoever asks for one. Raises Refused."""
        headers = {name.lower(): value for name, value in asked.headers.items()}
        if headers.get("sec-websocket-version") != "13":
            raise Refused("unreadable", "Sockets of version 13 are spoken here.")
        self.place.check_host(headers)
        if self.place.is_cross_site(headers):
            raise Refused("cross_site", "A page of another site may not open a socket here.")
        table, query = read_target(asked.path)
        if self.closing:
            raise Refused("closing", "The server is about to stop; come back in a moment.")
        address = self.place.address_of(peer, headers)
        if not self.asked.spend(address):
            raise Refused("too_many", "That was too much in too short a time; try again later.")
        if len(self.open) >= self.bounds.sockets or not self.of_address.has_room(address):
            raise Refused("too_many", "There are too many open sockets; close some first.")
        return Socket(self, table, query, headers, address)

    def welcome(self, socket: Socket) -> None:
        """Count one that has been opened in good order."""
        self.open.add(socket)
        self.of_address.take(socket.address)
        self.metrics.sockets.inc()

    def dismiss(self, socket: Socket) -> None:
        """Forget one that is gone."""
        if socket in self.open:
            self.open.discard(socket)
            self.of_address.give_back(socket.address)
            self.metrics.sockets.dec()

    def to_flush(self, socket: Socket) -> None:
        """Empty a socket's outbox soon: when a table has told everybody, or in a moment."""
        if not self.unsent:
            asyncio.get_running_loop().call_soon(self.flush)
        self.unsent.append(socket)

    def flush(self) -> None:
        """Send what waits."""
        if self.unsent:
            unsent, self.unsent = self.unsent, []
            for socket in unsent:
                try:
                    socket.flush()
                except Exception as error:  # no reason to leave the others without theirs
                    logs.broke("send", error, table=socket.table)
                    socket.cut_off("unreachable")

    def close_session(self, session: Session) -> None:
        """Close the sockets of a session that has ended."""
        self.close_token(session.token)

    def close_token(self, token: str) -> None:
        """The same, by its token."""
        self.identity.forget(token)
        for socket in list(self.open):
            if socket.session is not None and socket.session.token == token:
                socket.close("not_signed_in")

    def close_banned(self) -> None:
        """Close the sockets of those who may not come in any more."""
        for socket in list(self.open):
            try:
                socket.check_welcome()
            except Refused as refused:
                socket.close(refused.reason, refused)

    async def look_after(self) -> None:
        """Now and then: close those whose session was ended by somebody who cannot tell us."""
        while True:
            await asyncio.sleep(SECONDS_TO_LOOK)
            try:
                await self.close_ended()
            except StoreError as error:
                logs.broke("sessions", error)

    async def close_ended(self, person: str | None = None) -> None:
        """Close the sockets of sessions that have ended in the store: one person's, or all."""
        sessions = [socket.session for socket in self.open if socket.session is not None]
        tokens = {one.token for one in sessions if person is None or one.person.id == person}
        if tokens:
            for token in tokens - await self.service.store.sessions(tokens):
                self.close_token(token)

    async def close_ended_of(self, person: str) -> None:
        """Somebody's sessions were ended elsewhere: those that were are gone now."""
        await self.identity.look_again(person)
        await self.close_ended(person)

    async def close(self) -> None:
        """Close all: the server stops. What is being handled comes to its end."""
        self.closing = True
        for socket in list(self.open):
            socket.close("closing")
        workers = [socket.worker for socket in self.working if socket.worker is not None]
        if workers:
            await asyncio.wait(workers, timeout=SECONDS_TO_FINISH)


class Socket(Listener):
    """One socket: whose it is, what they see, and their messages in order."""

    def __init__(
        self,
        all_of_them: Sockets,
        table: str,
        query: LiveQuery,
        headers: dict[str, str],
        address: str,
    ) -> None:
        self.all = all_of_them
        self.table = table
        self.query = query
        self.cookies = headers.get("cookie", "")
        self.address = address
        self.session: Session | None = None
        self.viewer: Viewer | None = None
        self.transport: WSTransport | None = None
        self.writer: asyncio.Transport | None = None  # what the frames go through
        self.outbox: list[bytes] = []  # frames to be sent together
        self.worker: asyncio.Task[None] | None = None
        self.is_handling = False  # a message is being handled
        self.is_going = False  # to another table, from when they say so until the reply
        self.waiting: deque[AnyMessage] = deque()
        self.parts: bytearray | None = None  # of a message that comes in several frames
        self.unreadable = 0
        self.closed = False
        now = monotonic()
        self.bucket = TokenBucket(
            all_of_them.bounds.messages, all_of_them.bounds.messages.most, now
        )

    # --- Coming and going ---

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Come in."""
        self.transport = transport
        self.writer = transport.underlying_transport
        self.writer.set_write_buffer_limits(high=limits.MOST_UNSENT)
        self.all.welcome(self)
        self.worker = asyncio.get_running_loop().create_task(self.enter())

    async def enter(self) -> None:
        """Find out who it is, show them the table, and handle what they have sent meanwhile."""
        query = self.query
        since = None
        if query.epoch is not None and query.version is not None:
            since = (query.epoch, query.version)
        try:
            self.session = await self.all.identity.session_of(self.cookies)
            self.check_welcome()
            await self.look_at(self.table, query.seat, query.invitation, since)
        except Exception as error:
            refused = self.refuse(error)
            self.close(refused.reason, refused)
            return
        finally:
            self.worker = None
        self.go_on()

    def check_welcome(self) -> None:
        """Raise Refused if whoever it is may not come in."""
        self.all.moderation.check(self.session.person if self.session else None, self.address)

    async def look_at(
        self,
        table: str,
        seat: int | None,
        invitation: str | None,
        since: tuple[str, int] | None = None,
    ) -> None:
        """See this table from now on, and no other. Raises Refused; then nothing changes."""
        person = self.session.person if self.session else None
        if seat is not None and person is None:
            raise Refused("not_signed_in", "Nobody is signed in; a seat belongs to somebody.")
        viewer = await self.all.service.join(
            person, table, seat, invitation, since, self.send, self.close, self.viewer
        )
        if self.closed:  # they left meanwhile
            viewer.leave()
        else:
            self.table, self.viewer = table, viewer

    async def go_to(self, go: Go) -> None:
        """Leave for another table, if a new socket of theirs would be let in there."""
        try:
            if self.session is not None:
                session = await self.all.identity.session_with(self.session.token)
                if session is None:
                    refused = Refused("not_signed_in", "You have signed out.")
                    self.close(refused.reason, refused)
                    raise refused
                self.session = session
            await self.look_at(go.table, go.seat, go.invitation)
        finally:
            self.is_going = False

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002
        """Go."""
        self.closed = True
        self.waiting.clear()
        if self.viewer is not None:
            self.viewer.leave()
            self.viewer = None
        self.all.dismiss(self)

    def close(self, reason: str, refused: Refused | None = None) -> None:
        """Say why, then hang up; what is not answered within a moment is cut off."""
        if self.closed or self.transport is None:
            return
        if refused is not None:
            self.send(encode(NotDone(refused.as_refusal())))
        self.flush()
        self.closed = True
        self.waiting.clear()
        code = CLOSE_CODES.get(reason) or 4000 + REASONS.get(reason, 0)
        self.all.metrics.sockets_closed.labels(reason).inc()
        # picows knows its codes by name and takes any number
        self.transport.send_close(code, reason)  # type: ignore[arg-type]
        hang_up = partial(self.transport.disconnect, graceful=False)
        asyncio.get_running_loop().call_later(limits.SECONDS_TO_PART, hang_up)
        if reason == "too_many" and self.writer is not None:
            self.writer.pause_reading()  # what a flood still sends stays outside

    def stop(self) -> bool:
        """The server stops: close it. False: it is not open yet."""
        if self.transport is None:
            return False
        self.close("closing")
        return True

    def pause_writing(self) -> None:
        """A reader is too far behind."""
        self.cut_off("slow")

    def cut_off(self, reason: str) -> None:
        """Hang up without a word: the client will come back and see the table whole."""
        if self.transport is not None and not self.closed:
            self.closed = True
            self.all.metrics.sockets_closed.labels(reason).inc()
            asyncio.get_running_loop().call_soon(partial(self.transport.disconnect, graceful=False))

    def resume_writing(self) -> None:
        """Nothing to do: whoever was too slow is gone."""

    # --- Messages ---

    def send(self, update: bytes) -> None:
        """Send an encoded update.

        picows would hand each to the system at once; so does the transport. A change and the reply
        to what caused it go out together, by one call.
        """
        if not self.outbox:
            self.all.to_flush(self)
        self.outbox.append(frame_of(update))

    def flush(self) -> None:
        """Hand over what waits to be sent; nothing comes after a close frame.

        picows keeps the order if not all of it went out at once.
        """
        outbox, self.outbox = self.outbox, []
        if outbox and self.writer is not None and not (self.closed or self.writer.is_closing()):
            self.writer.write(outbox[0] if len(outbox) == 1 else b"".join(outbox))

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """A frame came: a message, a part of one, a ping, or a close. Each costs the same."""
        kind = frame.msg_type
        if kind == WSMsgType.CLOSE:
            if not self.closed:
                self.flush()
                transport.send_close(WSCloseCode.OK)
            transport.disconnect()
            return
        if self.closed:
            return
        if not self.bucket.spend(monotonic()):
            self.close("too_many", Refused("too_many", "That was too much in too short a time."))
            return
        is_odd = frame.rsv1 or frame.rsv2 or frame.rsv3
        if kind == TEXT and frame.fin and self.parts is None and not is_odd:
            self.hear(frame.get_payload_as_bytes())
        elif kind == WSMsgType.BINARY or is_odd:
            self.close("not_text")
        elif kind == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
        elif kind == WSMsgType.PONG:
            pass
        else:
            self.hear_part(kind, frame)

    def hear_part(self, kind: WSMsgType, frame: WSFrame) -> None:
        """Put a message together that comes in several frames."""
        if (kind == TEXT) != (self.parts is None):
            self.close("unreadable")
            return
        self.parts = (self.parts or bytearray()) + frame.get_payload_as_bytes()
        if len(self.parts) > limits.LONGEST_MESSAGE:
            self.close("too_long")
        elif frame.fin:
            whole, self.parts = bytes(self.parts), None
            self.hear(whole)

    def hear(self, raw: bytes) -> None:
        """Read a message and put it in line."""
        try:
            message = read_message(raw)
        except Refused as refused:
            self.misheard(raw, refused)
            return
        self.all.metrics.messages.count(message.__class__.__name__)
        if len(self.waiting) >= limits.MOST_WAITING:
            self.reply(message, Refused("too_many", "Too many messages wait to be handled."))
            return
        if self.is_going and type(message) is not Ping:
            self.reply(message, Refused("stale", "You are on your way to another table."))
            return
        if type(message) is Go:
            self.is_going = True
        self.waiting.append(message)
        self.go_on()

    def go_on(self) -> None:
        """Handle what waits, one after the other."""
        while self.waiting and self.worker is None and not self.is_handling:
            message = self.waiting.popleft()
            if isinstance(message, Ping):
                self.send(encode(Pong(time())))
            elif isinstance(message, Go):
                self.worker = asyncio.get_running_loop().create_task(self.work(message))
            else:
                self.handle(message)

    def handle(self, message: TableMessage) -> None:
        """Hand a message over, without a task of its own: that would cost as much as a move."""
        self.is_handling = True
        person = self.session.person if self.session else None
        asked = TableRequest(person, self.table, message, self.viewer, address=self.address)
        began = monotonic()
        try:
            self.all.service.request(asked, partial(self.handled, began))
        except Exception as error:
            self.reply(message, self.refuse(error))
            self.is_handling = False

    def handled(self, began: float, told: Reply) -> None:
        """A message was handled, or refused."""
        if told.error is not None:
            self.all.metrics.refusals.labels(told.error.reason).inc()
        self.send(encode(told))
        self.all.metrics.message_seconds.observe(monotonic() - began)
        self.is_handling = False
        self.go_on()

    def misheard(self, raw: bytes, refused: Refused) -> None:
        """Say what was wrong; to the message if it has an id. After several, hang up."""
        self.all.metrics.refusals.labels(refused.reason).inc()
        name = id_in(raw)
        if name is not None:
            self.send(encode(Reply(name, error=refused.as_refusal())))
        else:
            self.send(encode(NotDone(refused.as_refusal())))
        self.unreadable += 1
        if self.unreadable >= limits.MOST_UNREADABLE:
            self.close("unreadable")

    async def work(self, go: Go) -> None:
        """Go on to another table, then handle what came meanwhile."""
        self.all.working.add(self)
        began = monotonic()
        try:
            await self.go_to(go)
        except Exception as error:
            self.reply(go, self.refuse(error))
        else:
            self.send(encode(Reply(go.id)))
        finally:
            self.all.working.discard(self)
            self.worker = None
        self.all.metrics.message_seconds.observe(monotonic() - began)
        self.go_on()

    def reply(self, message: AnyMessage, refused: Refused) -> None:
        """Say that it was not done."""
        told = refused.as_refusal()
        name = None if isinstance(message, Ping) else message.id
        self.send(encode(Reply(name, error=told) if name is not None else NotDone(told)))

    def refuse(self, error: Exception) -> Refused:
        """What to say about an error, counted; what is our own mistake goes to the log."""
        refused = refused_because(error)
        if refused is None:
            logs.broke("socket", error, table=self.table)
            refused = our_mistake()
        self.all.metrics.refusals.labels(refused.reason).inc()
        return refused


def read_target(path: bytes) -> tuple[str, LiveQuery]:
    """The table and the rest of what a socket is asked for. Raises Refused."""
    parts = urlsplit(path.decode("latin-1"))
    root, _, table = unquote(parts.path).rpartition("/")
    if root != "/live" or not TABLE_ID.fullmatch(table):
        raise Refused("no_such_page", "Sockets are opened at /live/ and the id of a table.")
    return table, read_query(dict(parse_qsl(parts.query)), LiveQuery)


def id_in(raw: bytes) -> str | None:
    """The id of a message that is wrong otherwise."""
    try:
        return _ids.decode(raw).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


class _Named(msgspec.Struct):
    id: str


_ids = msgspec.json.Decoder(_Named)
