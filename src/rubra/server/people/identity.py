"""Who somebody is: guests with a name, accounts with a password, and the cookie that tells.

A cookie holds 256 random bits and nothing else; the store knows only their SHA-256. Whoever opens
an account keeps everything they had as a guest, because they keep their id.
"""

from __future__ import annotations

import asyncio
import math
import secrets
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from hashlib import sha256
from time import monotonic, time
from typing import Any, Protocol, TypeVar
from weakref import WeakValueDictionary

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from rubra.server.model.seen import as_seen
from rubra.server.model.stored import (
    AddSession,
    Change,
    DropSession,
    NameTaken,
    PutPerson,
    StoredEmail,
    StoredPerson,
)
from rubra.server.protocol.wire import (
    BeGuest,
    Credentials,
    Email,
    Me,
    PushAddress,
    Reminders,
)
from rubra.server.requests.parsing import read_name, tidy_name
from rubra.server.requests.refusals import Refused
from rubra.server.support.client_address import Place
from rubra.server.support.metrics import Metrics

Result = TypeVar("Result")
SECONDS_OF_A_YEAR = 365 * 24 * 3600
SECONDS_REMEMBERED = 30.0  # a session that another server process ended is noticed after so long
MOST_REMEMBERED = 20_000
THREADS_FOR_PASSWORDS = 2  # each takes 64 MB while it works


class People(Protocol):
    """What identity needs of the store."""

    async def commit(self, *changes: Change) -> None:
        """Make changes, all or none."""

    async def person(self, person_id: str, /) -> StoredPerson | None:
        """Somebody by id."""

    async def account(self, name: str, /) -> StoredPerson | None:
        """An account by name."""

    async def person_of(self, token: str, /) -> StoredPerson | None:
        """Whose session that is, by the hash of the cookie."""


@dataclass(eq=False)
class Somebody:
    """A person as they are now, shared by all their sessions."""

    person: StoredPerson


@dataclass(eq=False)
class Session:
    """Somebody who is here."""

    token: str  # the hash of what the cookie holds
    somebody: Somebody
    read_at: float

    @property
    def person(self) -> StoredPerson:
        """Who it is."""
        return self.somebody.person


class Identity:
    """Everybody who is here."""

    def __init__(
        self,
        people: People,
        place: Place,
        metrics: Metrics,
        hasher: PasswordHasher | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.people = people
        self.place = place
        self.metrics = metrics
        self.hasher = hasher or PasswordHasher()
        self.clock = clock
        self.threads = ThreadPoolExecutor(THREADS_FOR_PASSWORDS, "passwords")
        # As much work for a name that nobody has as for one that somebody has
        self.nobody = self.hasher.hash(secrets.token_hex())
        self.remembered: OrderedDict[str, Session] = OrderedDict()
        self.living: WeakValueDictionary[str, Somebody] = WeakValueDictionary()  # by id
        self.told_when_gone: list[Callable[[Session], None]] = []
        self.told_when_ended: list[Callable[[str], None]] = []
        # The prefix makes browsers refuse a cookie that a neighbouring host has set
        self.cookie = "__Host-rubra" if place.is_https else "rubra"

    def when_gone(self, tell: Callable[[Session], None]) -> None:
        """Have `tell(session)` called when a session is found to have ended."""
        self.told_when_gone.append(tell)

    def when_ended(self, tell: Callable[[str], None]) -> None:
        """Have `tell(person)` called when sessions of somebody were ended by this process."""
        self.told_when_ended.append(tell)

    def forget(self, token: str) -> None:
        """A session has ended elsewhere: ask the store when somebody comes with it."""
        self.remembered.pop(token, None)

    def close(self) -> None:
        """Stop."""
        self.threads.shutdown(wait=False, cancel_futures=True)

    # --- Cookies ---

    async def session_of(self, cookies: str) -> Session | None:
        """Whose cookie that is; nobody's if it is missing, forged or old."""
        value = cookie_in(cookies, self.cookie)
        if value is None or len(value) > 100:
            return None
        return await self.session_with(hashed(value))

    async def session_with(self, token: str) -> Session | None:
        """The session with that token, if it has not ended."""
        now = self.clock()
        session = self.remembered.get(token)
        if session is not None and now - session.read_at < SECONDS_REMEMBERED:
            self.remembered.move_to_end(token)
            return session
        person = await self.people.person_of(token)
        if person is None:
            if session is not None:
                self._end(session)
            return None
        session = self.remembered.get(token)
        if session is None:
            session = Session(token, self._somebody(person), now)
            self._remember(session)
        session.read_at = now
        return session

    def cookie_for(self, value: str) -> str:
        """The header that gives somebody their cookie; an empty one takes it away."""
        age = SECONDS_OF_A_YEAR if value else 0
        secure = "; Secure" if self.place.is_https else ""
        return f"{self.cookie}={value}; Max-Age={age}; Path=/; HttpOnly; SameSite=Lax{secure}"

    # --- Coming in ---

    async def come_as_guest(self, asked: BeGuest, device: str | None = None) -> tuple[Session, str]:
        """A new guest, and the value of their cookie."""
        name = await self._name_of_guest(asked.name)
        person = StoredPerson(new_id(), name, time(), language=asked.language)
        session, value, changes = self._new_session(person, device)
        await self.people.commit(PutPerson(person), *changes)
        self._remember(session)
        self.metrics.guests.inc()
        return session, value

    async def rename(self, session: Session, asked: BeGuest) -> None:
        """Another name, or another language."""
        language = asked.language or session.person.language
        name = read_name(asked.name)
        if session.person.password is None and name != session.person.name:
            name = await self._name_of_guest(asked.name)
        await self._put(replace(session.person, name=name, language=language))

    async def register(
        self, session: Session | None, asked: Credentials, device: str | None = None
    ) -> tuple[Session, str]:
        """An account, for a guest who keeps what they have or for somebody new."""
        if session is not None and session.person.password is not None:
            raise Refused("has_account", "You have an account already; sign out first.")
        name = read_name(asked.name)
        if await self.people.account(name) is not None:
            raise NameTaken
        password = await self._in_thread(self.hasher.hash, asked.password)
        if session is not None:
            person = replace(session.person, name=name, password=password)
        else:
            person = StoredPerson(new_id(), name, time(), password=password)
        new, value, changes = self._new_session(person, device)
        if session is not None:  # another cookie from now on; whoever had the old one, has nothing
            await self.people.commit(PutPerson(person), *changes, DropSession(session.token))
            self.remembered.pop(session.token, None)
            session.token, session.read_at = new.token, new.read_at
            session.somebody = new.somebody
            new = session
        else:
            await self.people.commit(PutPerson(person), *changes)
        self._remember(new)
        self.metrics.accounts.inc()
        return new, value

    async def login(
        self, session: Session | None, asked: Credentials, device: str | None = None
    ) -> tuple[Session, str]:
        """Come back to an account. What is wrong, the name or the password, is not told."""
        person = await self.people.account(tidy_name(asked.name))
        known = person.password if person is not None and person.password else self.nobody
        right = await self._in_thread(self._is_right, known, asked.password)
        if person is None or not right:
            raise Refused("wrong_password", "There is no account of that name and password.")
        if self.hasher.check_needs_rehash(known):
            known = await self._in_thread(self.hasher.hash, asked.password)
            person = replace(person, password=known)
            await self.people.commit(PutPerson(person))
        new, value, changes = self._new_session(person, device)
        if session is not None:
            changes.append(DropSession(session.token))
        await self.people.commit(*changes)
        if session is not None:
            self._end(session)
            self._announce(session.person.id)
        self._remember(new)
        return new, value

    async def logout(self, session: Session) -> None:
        """Go. A guest who goes cannot come back."""
        await self.people.commit(DropSession(session.token))
        self._end(session)
        self._announce(session.person.id)

    async def check_password(self, person: StoredPerson, password: str) -> None:
        """Raise Refused unless it is theirs."""
        known = person.password or self.nobody
        if not await self._in_thread(self._is_right, known, password):
            raise Refused("not_your_password", "That is not your password.")

    async def set_password(self, person: StoredPerson, password: str, *with_it: Change) -> None:
        """Another password for somebody, stored together with other changes."""
        hashed_anew = await self._in_thread(self.hasher.hash, password)
        changed = replace(person, password=hashed_anew)
        await self.people.commit(PutPerson(changed), *with_it)
        self._somebody(changed)

    async def sessions_ended(self, person_id: str) -> None:
        """Sessions of somebody were ended by this process: they are gone now, everywhere."""
        self._announce(person_id)
        await self.look_again(person_id)

    async def look_again(self, person_id: str) -> None:
        """Sessions of somebody may have ended elsewhere: those that have are gone now."""
        for session in list(self.remembered.values()):
            if session.person.id == person_id:
                session.read_at = -math.inf
                await self.session_with(session.token)

    async def remind(self, session: Session, asked: Reminders) -> None:
        """Be reminded in this way, or not any more."""
        push = None
        if asked.push is not None:
            push = {
                "endpoint": asked.push.endpoint,
                "p256dh": asked.push.p256dh,
                "auth": asked.push.auth,
            }
        await self._put(replace(session.person, webhook=asked.webhook, push=push))

    async def change(self, session: Session, **changes: Any) -> None:
        """Change something that somebody has chosen: fields of StoredPerson."""
        await self._put(replace(session.person, **changes))

    async def change_email(self, person: StoredPerson, email: StoredEmail | None) -> None:
        """Where somebody is written to, from now on."""
        await self._put(replace(person, email=email))

    async def forget_reminder(self, person_id: str, push: bool) -> None:
        """Stop reminding somebody in a way that leads nowhere any more."""
        person = await self.people.person(person_id)
        if person is not None:
            await self._put(replace(person, push=None) if push else replace(person, webhook=None))

    # --- Inside ---

    async def _name_of_guest(self, asked: str) -> str:
        """A name for somebody without an account: not that of an account. Raises NameTaken."""
        name = read_name(asked)
        if await self.people.account(name) is not None:
            raise NameTaken
        return name

    async def _put(self, person: StoredPerson) -> None:
        await self.people.commit(PutPerson(person))
        self._somebody(person)

    def _somebody(self, person: StoredPerson) -> Somebody:
        somebody = self.living.get(person.id)
        if somebody is None:
            somebody = self.living[person.id] = Somebody(person)
        somebody.person = person
        return somebody

    def _new_session(
        self, person: StoredPerson, device: str | None
    ) -> tuple[Session, str, list[Change]]:
        value = secrets.token_urlsafe(32)
        session = Session(hashed(value), Somebody(person), self.clock())
        return session, value, [AddSession(session.token, person.id, time(), device)]

    def _remember(self, session: Session) -> None:
        session.somebody = self._somebody(session.person)
        self.remembered[session.token] = session
        if len(self.remembered) > MOST_REMEMBERED:
            self.remembered.popitem(last=False)

    def _end(self, session: Session) -> None:
        self.remembered.pop(session.token, None)
        for tell in self.told_when_gone:
            tell(session)

    def _announce(self, person_id: str) -> None:
        for tell in self.told_when_ended:
            tell(person_id)

    def _is_right(self, known: str, password: str) -> bool:
        try:
            return self.hasher.verify(known, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _in_thread(self, work: Callable[..., Result], *given: str) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self.threads, work, *given)


def me(person: StoredPerson | None) -> Me:
    """The signed-in user, as they see themselves."""
    if person is None:
        return Me()
    push = PushAddress(**person.push) if person.push else None
    told = Me(as_seen(person), reminders=Reminders(person.webhook, push))
    if person.email is not None:
        told.email = Email(person.email.address, person.email.confirmed)
    told.language = person.language  # type: ignore[assignment]  # checked when it came in
    return told


def hashed(value: str) -> str:
    """What the store knows of a cookie."""
    return sha256(value.encode()).hexdigest()


def new_id() -> str:
    """An id for somebody."""
    return secrets.token_urlsafe(9)


def cookie_in(cookies: str, name: str) -> str | None:
    """The value of one cookie."""
    for pair in cookies.split(";"):
        found, _, value = pair.strip().partition("=")
        if found == name and value:
            return value
    return None
