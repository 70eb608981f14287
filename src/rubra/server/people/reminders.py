"""Reminders: it is your turn, or a friend keeps a seat for you. Only for those who asked for them.

Whoever is here already is not reminded. Three ways: web push to a browser, e-mail (mail.py), and a
webhook, which is a POST of JSON to an address. What comes together is told together, once. A way
that leads nowhere any more is forgotten.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Awaitable, Callable, Container
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal
from urllib.parse import urlsplit

from rubra.core import texts
from rubra.server.model.stored import StoredPerson
from rubra.server.people.identity import Identity
from rubra.server.people.mail import Mail
from rubra.server.people.outbound_http import MayCall, check_url, is_public, post
from rubra.server.protocol.wire import PushAddress, Reminders, TableInfo, TableList
from rubra.server.requests.refusals import Refused
from rubra.server.support import logs
from rubra.server.support.client_address import Place
from rubra.server.support.metrics import Metrics

if TYPE_CHECKING:
    from rubra.server.people.web_push import Key

SECONDS_TO_GATHER = 60.0  # turns that begin within so long are told together
PAUSES = (2.0, 10.0)  # before it is tried again
SECONDS_KEPT = 24 * 3600  # by the push service while the browser is away
GONE = (404, 410)
# Those of webhooks have nothing else to do: a receiver that does not answer keeps nobody waiting
THREADS = {"check": 2, "push": 4, "webhook": 4}
KEY_FILE = "push-key.pem"
What = Literal["your_turn", "seat_kept"]
SENTENCES: dict[What, str] = {"your_turn": "reminder-turn", "seat_kept": "reminder-seat"}


class ReminderService:
    """All reminders of a server."""

    def __init__(
        self,
        identity: Identity,
        place: Place,
        metrics: Metrics,
        folder: Path | None = None,
        may_call: MayCall = is_public,
        gather: float = SECONDS_TO_GATHER,
        pauses: tuple[float, ...] = PAUSES,
        mail: Mail | None = None,
    ) -> None:
        self.identity = identity
        self.place = place
        self.metrics = metrics
        self.folder = folder
        self.may_call = may_call
        self.gather = gather
        self.pauses = pauses
        self.mail = mail or Mail(identity, None)
        # What the table service has for somebody
        self.tables_of: Callable[[StoredPerson], Awaitable[TableList]] | None = None
        self.owed: dict[str, dict[str, str]] = {}  # person: table: game
        self.tasks: set[asyncio.Task[None]] = set()
        self.threads = {way: ThreadPoolExecutor(most, way) for way, most in THREADS.items()}

    # --- What tables say ---

    def turn_began(self, person: str, table: str, game: str) -> None:
        """A game waits for somebody who is not here: for their turn, or with a seat for them."""
        if person not in self.owed:
            self.owed[person] = {}
            task = asyncio.get_running_loop().create_task(self._later(person))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        self.owed[person][table] = game

    async def close(self) -> None:
        """Stop; what has not been sent yet is not sent."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for threads in self.threads.values():
            threads.shutdown(wait=False, cancel_futures=True)
        self.mail.close()

    # --- What a person chooses ---

    async def check(self, asked: Reminders) -> None:
        """Whether somebody can be reached that way. Raises Refused."""
        if asked.push is not None:
            check_keys(asked.push)
        for url in (asked.webhook, asked.push and asked.push.endpoint):
            if url is not None:
                await self._in_thread("check", check_url, url, self.may_call)

    @property
    def public_key(self) -> str:
        """What a browser needs to know of us."""
        from rubra.server.people import web_push

        return web_push.public_part(self._key)

    # --- Sending ---

    async def _later(self, person_id: str) -> None:
        await asyncio.sleep(self.gather)
        tables = self.owed.pop(person_id)
        try:
            person = await self.identity.people.person(person_id)
            if person is None or not is_reachable(person):
                return
            kept: dict[str, str] = {}  # where a seat waits for them
            if self.tables_of is not None:  # they may have come meanwhile
                listed = (await self.tables_of(person)).tables
                kept = {one.id: one.game for one in listed if is_kept(one, person_id, tables)}
                tables = {one.id: one.game for one in listed if is_owed(one, person_id, tables)}
            if kept:
                await self._remind(person, kept, "seat_kept")
            if tables:
                await self._remind(person, tables, "your_turn")
        except Exception as error:
            logs.broke("reminder", error)

    async def _remind(self, person: StoredPerson, tables: dict[str, str], what: What) -> None:
        message = self._message(person, tables, what)
        if person.email is not None and person.email.confirmed:
            said, urls = self._said(person, tables, what), [self._url(table) for table in tables]
            sent = await self.mail.remind(person, said, urls)
            self.metrics.reminders.labels("mail", "sent" if sent else "failed").inc()
        if person.push is not None:
            headers = {"content-encoding": "aes128gcm", "ttl": str(SECONDS_KEPT)}
            try:
                body, signed = await self._in_thread("push", self._seal, person.push, message)
            except (ValueError, TypeError) as error:
                logs.broke("push_keys", error)
                await self.identity.forget_reminder(person.id, push=True)
            else:
                await self._send(person, "push", person.push["endpoint"], body, headers | signed)
        if person.webhook is not None:
            headers = {"content-type": "application/json", "user-agent": "rubra"}
            await self._send(person, "webhook", person.webhook, message, headers)

    async def _send(
        self, person: StoredPerson, way: str, url: str, body: bytes, headers: dict[str, str]
    ) -> None:
        outcome = "failed"
        for pause in (*self.pauses, None):
            try:
                status = await self._in_thread(way, post, url, body, headers, self.may_call)
            except Refused:  # the name leads somewhere else by now
                status = 410
            except OSError:
                status = 0
            if 200 <= status < 300:
                outcome = "sent"
                break
            if status in GONE:
                outcome = "gone"
                await self.identity.forget_reminder(person.id, push=way == "push")
                break
            if (300 <= status < 500 and status != 429) or pause is None:
                break
            await asyncio.sleep(pause)
        self.metrics.reminders.labels(way, outcome).inc()
        logs.note("reminder", kind=way, status=status)

    def _said(self, person: StoredPerson, tables: dict[str, str], what: What) -> str:
        return texts.text(person.language or "en", SENTENCES[what], count=len(tables))

    def _url(self, table: str) -> str:
        return f"{self.place.public_url or ''}/table/{table}"

    def _message(self, person: StoredPerson, tables: dict[str, str], what: What) -> bytes:
        said = self._said(person, tables, what)
        listed = [
            {"id": table, "game": game, "url": self._url(table)} for table, game in tables.items()
        ]
        # The sentence twice: the one or the other is what chat programs show
        message = {"what": what, "text": said, "content": said, "tables": listed}
        return json.dumps(message, ensure_ascii=False).encode()

    def _seal(self, push: dict[str, str], message: bytes) -> tuple[bytes, dict[str, str]]:
        from rubra.server.people import web_push

        body = web_push.encrypt(message, push["p256dh"], push["auth"])
        parts = urlsplit(push["endpoint"])
        contact = self.place.public_url if self.place.is_https else None
        signed = web_push.signature(
            self._key, f"{parts.scheme}://{parts.netloc}", contact or "mailto:nobody@localhost"
        )
        return body, {"authorization": signed}

    @cached_property
    def _key(self) -> Key:
        from rubra.server.people import web_push  # most servers never need it

        if self.folder is None:
            return web_push.new_key()
        file = self.folder / KEY_FILE
        if not file.exists():
            self.folder.mkdir(parents=True, exist_ok=True)
            # Readable by nobody else from the first moment
            with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
                out.write(web_push.written_key(web_push.new_key()))
        return web_push.read_key(file.read_bytes())

    async def _in_thread(self, way: str, work: Any, *given: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self.threads[way], work, *given)


def is_owed(table: TableInfo, person: str, tables: Container[str]) -> bool:
    """Whether one of those tables still waits for somebody who is not there."""
    return table.id in tables and any(
        table.seats[seat].person == person and not table.seats[seat].here for seat in table.waiting
    )


def is_kept(table: TableInfo, person: str, tables: Container[str]) -> bool:
    """Whether one of those tables still keeps a seat for somebody."""
    return (
        table.id in tables
        and table.phase == "gathering"
        and any(seat.kept_for == person for seat in table.seats)
    )


def is_reachable(person: StoredPerson) -> bool:
    """Whether somebody has asked to be reminded in any way."""
    confirmed = person.email is not None and person.email.confirmed
    return confirmed or person.webhook is not None or person.push is not None


def check_keys(push: PushAddress) -> None:
    """Whether a browser's keys can be keys. Raises Refused."""
    from rubra.server.people import web_push

    try:
        point, secret = web_push.decode(push.p256dh), web_push.decode(push.auth)
    except ValueError:
        raise Refused("bad_address", "The browser's keys are not base64url.") from None
    if len(point) != 65 or point[0] != 4 or len(secret) != 16:
        raise Refused("bad_address", "The browser's keys do not have the right length.")
