"""Somebody with a browser, written in Python: what ours does there, it does here.

    person = Browser("Livia", ["http://127.0.0.1:8000"], random.Random(1))
    await person.come()
    viewer = person.look(table, seat=0)      # a socket that comes back by itself
    await viewer.whole()                     # the scene is there
    await viewer.do("play", seat=0, at=0, move=[…])

It keeps a scene and patches it, comes back with what it has seen already, sends again under the
same id what was not answered, and remembers every byte that it was sent.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from rubra.server.protocol.patches import patched

PATIENCE = 300.0  # seconds until a test says that something never came, on a busy machine too
FIRST_PAUSE, LONGEST_PAUSE = 0.02, 0.5  # seconds before it comes back
MESSAGES_AT_ONCE, MESSAGES_A_SECOND = 80, 18  # below what the server allows over one socket
TRY_AGAIN = {"busy", "closing", "our_mistake", "too_many"}  # nobody knows what became of it
TOO_LATE = {"stale", "not_asked", "illegal_move", "already_over"}  # somebody was faster
UNREACHABLE = (httpx.TransportError, OSError, WebSocketException, TimeoutError)


@dataclass
class Heard:
    """One thing that was sent: by which way, and every byte of it."""

    way: str  # "live", or the method and path of a request
    raw: bytes


@dataclass
class Sent:
    """A message of ours, and what came of it."""

    message: dict[str, Any]
    answer: asyncio.Future[dict[str, Any]]
    tries: int = 0


class Browser:
    """Somebody, with a cookie. `doors` are the addresses of the servers; one of them will do."""

    def __init__(self, name: str, doors: Sequence[str], dice: random.Random) -> None:
        self.name = name
        self.doors = list(doors)
        self.dice = dice
        self.id = ""
        self.heard: list[Heard] = []
        self.seen_from: list[TableClient] = []
        self.on_beat: Callable[[], None] = lambda: None  # whenever something is sent or answered
        self.on_show: Callable[[TableClient], None] = lambda _: None  # whenever a scene has changed
        self.in_hurry = False  # talks as fast as it can
        self._numbers = 0
        self._http = httpx.AsyncClient(timeout=PATIENCE)

    async def close(self) -> None:
        """Go home."""
        for seen_from in self.seen_from:
            await seen_from.close()
        await self._http.aclose()

    @property
    def cookie(self) -> str:
        """What makes it the same person everywhere."""
        return "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())

    def new_id(self) -> str:
        """For a message."""
        self._numbers += 1
        return f"{self.name.replace(' ', '_')}-{self._numbers}"

    def next_door(self) -> None:
        """Try another server from now on."""
        self.doors = self.doors[1:] + self.doors[:1]

    async def come(self) -> str:
        """Sign in as a guest; the id."""
        status, told = await self.ask("POST", "/api/me", {"name": self.name})
        assert status == 200, told
        self.id = told["person"]["id"]
        return self.id

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """A request, again and again until somebody answers: status and what was told."""
        pause = Pause(self.dice)
        while True:
            try:
                answer = await self._http.request(method, self.doors[0] + path, json=body)
            except UNREACHABLE:
                self.next_door()
                await pause.wait(f"{method} {path} was never answered")
                continue
            self.heard.append(Heard(f"{method} {path}", answer.content))
            return answer.status_code, answer.json()

    async def get(self, path: str) -> Any:
        """What is told there."""
        status, told = await self.ask("GET", path)
        assert status == 200, told
        return told

    async def table(self, game: str, seats: Sequence[Any], **more: Any) -> dict[str, Any]:
        """Make a table; a seat is "me", "open", or a level of bots."""
        plan = [
            {"who": one} if one in ("me", "open") else {"who": "bot", "level": one} for one in seats
        ]
        nonce = f"{self.dice.getrandbits(128):032x}"
        asked = {"game": game, "seats": plan, "nonce": nonce, **more}
        status, told = await self.ask("POST", "/api/tables", asked)
        assert status == 201, told
        return dict(told)

    async def sit(self, table: str, seat: int | None = None, **more: Any) -> dict[str, Any]:
        """Take a seat."""
        asked = {"nonce": f"{self.dice.getrandbits(128):032x}", "seat": seat, **more}
        status, told = await self.ask("POST", f"/api/tables/{table}/seats", asked)
        assert status == 200, told
        return dict(told)

    def look(self, table: str, seat: int | None = None, **more: Any) -> TableClient:
        """Look at a table from now on, from a seat or as one who watches."""
        seen_from = TableClient(browser=self, table=table, seat=seat, **more)
        self.seen_from.append(seen_from)
        return seen_from

    def all_bytes(self) -> bytes:
        """Everything that it was ever sent."""
        return b"\n".join(one.raw for one in self.heard)


@dataclass
class Pause:
    """Longer each time, and never twice the same: so not all come back at once."""

    dice: random.Random
    next: float = FIRST_PAUSE
    waited: float = 0.0

    async def wait(self, what: str) -> None:
        """Before the next try. Fails if it makes no sense any more."""
        seconds = self.next * self.dice.uniform(0.5, 1.0)
        self.next = min(2 * self.next, LONGEST_PAUSE)
        self.waited += seconds
        assert self.waited < PATIENCE, what
        await asyncio.sleep(seconds)


@dataclass(eq=False)
class Screen:
    """What somebody sees of a table: the scene, kept up to date by what is sent."""

    scene: dict[str, Any] = field(default_factory=dict)
    events: list[Any] = field(default_factory=list)
    lines: list[Any] = field(default_factory=list)
    epoch: str | None = None
    version: int | None = None
    wholes: int = 0  # how often it was sent the whole scene

    def show(self, update: dict[str, Any]) -> None:
        """Take a scene, or what changed in it."""
        if update["is"] == "whole":
            self.epoch, self.version = update["epoch"], update["version"]
            self.scene = update["scene"]
            self.events = update.get("events", [])
            self.lines = update.get("lines", [])
            self.wholes += 1
        elif update["is"] == "change":
            assert self.version is not None, "a change came before the scene"
            assert update["version"] == self.version + 1, "a change was lost, or came twice"
            self.version = update["version"]
            self.scene = patched(self.scene, update.get("patches", []))
            if "gone_back" in update:
                stand = update["gone_back"]
                self.events = [event for event in self.events if event[0] <= stand]
                self.lines = [
                    line
                    for line in self.lines
                    if line.get("signal") != "statement" or line.get("about", 0) <= stand
                ]
            self.events = self.events + update.get("events", [])
            self.lines = self.lines + update.get("lines", [])

    @property
    def phase(self) -> str:
        """What becomes of the table."""
        return str(self.scene["table"]["phase"]) if self.scene else "unknown"

    @property
    def moves(self) -> list[Any]:
        """What the seat may do now."""
        return list(self.scene.get("moves") or [])


@dataclass(eq=False, kw_only=True)
class TableClient(Screen):
    """A connection to a table as one seat, or nobody, sees it: a socket, or polling."""

    browser: Browser
    table: str
    seat: int | None
    invitation: str | None = None
    polls: bool = False
    came_back: int = 0  # how often it had to come again
    not_done: list[Any] = field(default_factory=list)
    acknowledged: list[dict[str, Any]] = field(default_factory=list)  # in their order
    refused: list[dict[str, Any]] = field(default_factory=list)
    unanswered: dict[str, Sent] = field(default_factory=dict)
    gone: asyncio.Future[str] = field(init=False)  # why it was sent away for good

    def __post_init__(self) -> None:
        self.gone = asyncio.get_running_loop().create_future()
        self._news = asyncio.Condition()
        self._line: ClientConnection | None = None
        self._credit = float(MESSAGES_AT_ONCE)
        self._credit_at = asyncio.get_running_loop().time()
        self._task = asyncio.create_task(self._poll() if self.polls else self._listen())

    async def close(self) -> None:
        """Look away."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    def cut(self) -> None:
        """The connection breaks, without a word."""
        if self._line is not None:
            self._line.transport.abort()

    @property
    def is_connected(self) -> bool:
        """Whether there is a socket now."""
        return self._line is not None

    # --- Seeing ---

    async def _listen(self) -> None:
        pause = Pause(self.browser.dice)
        while not self.gone.done():
            try:
                await self._listen_once(pause)
            except InvalidStatus as refused:
                if refused.response.status_code in (401, 403, 404):
                    self._hear_the_end(bytes(refused.response.body))
                    return
            except UNREACHABLE:
                pass
            finally:
                self._line = None
            if not self.gone.done():
                self.came_back += 1
                self.browser.next_door()
                await pause.wait("the server never came back")

    async def _listen_once(self, pause: Pause) -> None:
        url = self.browser.doors[0].replace("http", "ws", 1)
        headers = {"Cookie": self.browser.cookie} if self.browser.cookie else {}
        address = f"{url}/live/{self.table}{self._query()}"
        self._credit = MESSAGES_AT_ONCE
        async with connect(
            address,
            additional_headers=headers,
            max_size=None,
            compression=None,
            open_timeout=PATIENCE,
        ) as line:
            self._line = line
            pause.next, pause.waited = FIRST_PAUSE, 0.0
            async with self._news:
                self._news.notify_all()
            await self._send_again()
            with suppress(ConnectionClosed):
                async for raw in line:
                    raw = raw.encode() if isinstance(raw, str) else raw
                    self.browser.heard.append(Heard("live", raw))
                    await self._take(json.loads(raw))
        code = line.close_code or 0
        if 4400 <= code < 4500:  # not now and not later
            self._end(line.close_reason or "")

    async def _poll(self) -> None:
        pause = Pause(self.browser.dice)
        path = f"/api/tables/{self.table}/updates"
        while True:
            status, told = await self.browser.ask("GET", path + self._query())
            if status in (401, 403, 404):
                self._end(told["reason"])
                return
            if status != 200:
                await pause.wait("the server never came to itself")
                continue
            pause.next, pause.waited = FIRST_PAUSE, 0.0
            for update in told:
                await self._take(update)

    def _query(self) -> str:
        parts = {"seat": self.seat, "epoch": self.epoch, "version": self.version}
        parts["invitation"] = self.invitation
        known = {name: value for name, value in parts.items() if value is not None}
        return f"?{urlencode(known)}" if known else ""

    def _hear_the_end(self, raw: bytes) -> None:
        self.browser.heard.append(Heard("live", raw))
        self._end(json.loads(raw)["reason"])

    def _end(self, why: str) -> None:
        if not self.gone.done():
            self.gone.set_result(why)
            self._tell_later()

    def _tell_later(self) -> None:
        """Wake whoever waits for something."""

        async def tell() -> None:
            async with self._news:
                self._news.notify_all()

        self._telling = asyncio.get_running_loop().create_task(tell())

    async def _take(self, update: dict[str, Any]) -> None:
        kind = update["is"]
        self.show(update)
        self.browser.on_show(self)
        if kind == "reply":
            self._answered(update)
        elif kind == "not_done":
            self.not_done.append(update["error"])
        async with self._news:
            self._news.notify_all()

    async def until(self, true: Callable[[TableClient], bool], what: str) -> None:
        """Wait until something is so. Fails with the sentence if it never is."""
        try:
            async with asyncio.timeout(PATIENCE), self._news:
                await self._news.wait_for(lambda: true(self) or self.gone.done())
        except TimeoutError:
            raise AssertionError(
                f"seat {self.seat} at {self.table}: {what}; {self.scene.get('waiting')}"
            ) from None
        assert not self.gone.done(), f"seat {self.seat} was sent away: {self.gone.result()}"

    async def whole(self) -> TableClient:
        """Wait until there is a scene."""
        await self.until(lambda seen_from: seen_from.wholes > 0, "the scene never came")
        return self

    # --- Doing ---

    async def do(self, what: str, **parts: Any) -> dict[str, Any]:
        """Send a message, until it is answered; the reply."""
        return await self.send({"do": what, "id": self.browser.new_id(), **parts})

    async def send(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a message with an id of its own, until it is answered; the reply."""
        sent = Sent(message, asyncio.get_running_loop().create_future())
        self.unanswered[message["id"]] = sent
        await self._send(sent)
        self.browser.on_beat()
        try:
            async with asyncio.timeout(PATIENCE):
                return await sent.answer
        except TimeoutError:
            raise AssertionError(f"{message} was never answered") from None

    async def play(self, move: Any = None, seat: int | None = None) -> dict[str, Any]:
        """Make a move: that one, or any that is legal."""
        if move is None:
            move = self.browser.dice.choice(self.moves)
        seat = self.seat if seat is None else seat
        return await self.do("play", seat=seat, at=self.scene.get("number", 0), move=move)

    async def _send(self, sent: Sent) -> None:
        sent.tries += 1
        if self.polls:
            asyncio.get_running_loop().create_task(self._post(sent))
            return
        await self._save_credit()
        if self._line is not None:
            with suppress(*UNREACHABLE):  # it is sent again after coming back
                await self._line.send(json.dumps(sent.message))

    async def _post(self, sent: Sent) -> None:
        path = f"/api/tables/{self.table}/do"
        status, told = await self.browser.ask("POST", path, sent.message)
        if status != 200:
            told = {"id": sent.message["id"], "error": told}
        self._answered(told)

    async def _save_credit(self) -> None:
        """Do not talk faster than the server listens."""
        if self.browser.in_hurry:
            return
        loop = asyncio.get_running_loop()
        while True:
            now = loop.time()
            self._credit += (now - self._credit_at) * MESSAGES_A_SECOND
            self._credit = min(self._credit, MESSAGES_AT_ONCE)
            self._credit_at = now
            if self._credit >= 1:
                self._credit -= 1
                return
            await asyncio.sleep(1 / MESSAGES_A_SECOND)

    async def _send_again(self) -> None:
        for sent in list(self.unanswered.values()):
            await self._send(sent)

    def _answered(self, reply: dict[str, Any]) -> None:
        sent = self.unanswered.get(reply.get("id", ""))
        if sent is None:
            return
        reason = reply.get("error", {}).get("reason")
        if reason in TRY_AGAIN:
            asyncio.get_running_loop().call_later(
                self.browser.dice.uniform(0.05, 0.3), self._once_more, sent
            )
            return
        del self.unanswered[reply["id"]]
        if reason is None:
            self.acknowledged.append(sent.message)
            self.browser.on_beat()
        else:
            self.refused.append(sent.message)
        if not sent.answer.done():
            sent.answer.set_result(reply)

    def _once_more(self, sent: Sent) -> None:
        if sent.message["id"] in self.unanswered:
            asyncio.get_running_loop().create_task(self._send(sent))

    # --- Playing by itself ---

    async def play_on(self, *, undo: float = 0.0, talk: float = 0.0) -> None:
        """Any legal move whenever there is one, until the game is over.

        `undo`: how often it takes a move back where it may; `talk`: how often it says something.
        """
        dice = self.browser.dice
        await self.whole()
        while self.phase in ("gathering", "playing"):
            await self.until(
                lambda seen_from: (
                    bool(seen_from.moves) or seen_from.phase not in ("gathering", "playing")
                ),
                "the game does not go on",
            )
            if dice.random() < talk:
                await self.do("say", seat=self.seat, text=f"salve {dice.randrange(1000)}")
            if self.scene.get("undo") and dice.random() < undo:
                await self.do("undo", seat=self.seat)
            if self.moves:
                seen = self.version, self.epoch
                reply = await self.play()
                if "error" in reply:
                    assert reply["error"]["reason"] in TOO_LATE, reply
                    await self.until(
                        lambda seen_from, seen=seen: (seen_from.version, seen_from.epoch) != seen,  # type: ignore[misc]
                        f"{reply['error']} but nothing was told",
                    )
