"""Who may not come in, what was complained of, and who did what: bans, reports, the audit log.

Operators work on the database (`rubra admin`), servers on what they remember of it. The audit log
is what connects the two: each server reads every other second what operators, and other servers,
have written there, and acts on it. So a ban closes sockets within seconds, with either kind of
database and any number of processes.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from ipaddress import IPv4Network, IPv6Network, ip_network
from time import time

from rubra.server.model.stored import (
    AddAuditEntry,
    AddReport,
    AuditEntry,
    Conflict,
    DropAuditEntries,
    StoredBan,
    StoredPerson,
    StoredReport,
    StoreError,
)
from rubra.server.requests.parsing import tidy_name
from rubra.server.requests.refusals import Refused
from rubra.server.store.rows import account_key
from rubra.server.store.store import A_DAY, Store
from rubra.server.support import logs

SECONDS_TO_NOTICE = 2.0  # until a server notices what an operator has done
SECONDS_TO_TIDY = 3600.0
MOST_NEW = 200  # entries of the audit log that are read at once
# What other servers have to know, each with the id that it is about
FEED = ("ban", "unban", "close", "reset", "delete", "end_sessions")
Network = IPv4Network | IPv6Network


@dataclass(frozen=True)
class AuditRetention:
    """What the audit log keeps, and for how long."""

    days: float = 90.0
    addresses: bool = False


class Bans:
    """Who may not come in."""

    def __init__(self, bans: list[StoredBan]) -> None:
        self.people = {ban.what: ban for ban in bans if ban.kind == "person"}
        self.names = {ban.what: ban for ban in bans if ban.kind == "name"}
        self.networks: list[tuple[Network, StoredBan]] = []
        for ban in bans:
            if ban.kind == "address":
                with suppress(ValueError):
                    self.networks.append((ip_network(ban.what), ban))

    def of_name(self, name: str, now: float) -> StoredBan | None:
        """The ban of a name, if there is one."""
        return _still(self.names.get(account_key(tidy_name(name))), now) if self.names else None

    def of_person(self, person: StoredPerson, now: float) -> StoredBan | None:
        """The ban of somebody, or of their name."""
        return _still(self.people.get(person.id), now) or self.of_name(person.name, now)

    def of_address(self, address: str, now: float) -> StoredBan | None:
        """The ban of an address, as client_address.py names it."""
        if not self.networks:
            return None
        came_from = ip_network(address, strict=False)
        for network, ban in self.networks:
            if _is_inside(came_from, network) and _still(ban, now):
                return ban
        return None


def _is_inside(one: Network, other: Network) -> bool:
    if isinstance(one, IPv4Network) and isinstance(other, IPv4Network):
        return one.subnet_of(other)
    if isinstance(one, IPv6Network) and isinstance(other, IPv6Network):
        return one.subnet_of(other) or other.subnet_of(one)  # a single address bans its /64
    return False


def _still(ban: StoredBan | None, now: float) -> StoredBan | None:
    return ban if ban is not None and (ban.until is None or ban.until > now) else None


class Moderation:
    """What a server knows of what operators have decided."""

    def __init__(
        self, store: Store, keeping: AuditRetention | None = None, clock: Callable[[], float] = time
    ) -> None:
        self.store = store
        self.keeping = keeping or AuditRetention()
        self.clock = clock
        self.bans = Bans([])
        self._seen: set[str] = set()
        self._tidied = 0.0
        self._told: list[Callable[[AuditEntry], Awaitable[None]]] = []

    def when_done(self, tell: Callable[[AuditEntry], Awaitable[None]]) -> None:
        """Have `tell(audit_entry)` called for what operators and other servers do."""
        self._told.append(tell)

    async def open(self) -> None:
        """Know what has been decided so far."""
        self._seen = {
            audit_entry.id for audit_entry in await self.store.audit_log(FEED, limit=MOST_NEW)
        }
        self.bans = Bans(await self.store.bans())

    async def run(self) -> None:
        """Notice what is decided, for as long as the server runs."""
        while True:
            await asyncio.sleep(SECONDS_TO_NOTICE)
            try:
                await self.look()
            except StoreError as error:  # the next look finds it
                logs.broke("moderation", error)

    async def look(self) -> None:
        """Act on what is new in the audit log; forget what is too old."""
        audit_entries = await self.store.audit_log(FEED, limit=MOST_NEW)
        new = [
            audit_entry
            for audit_entry in reversed(audit_entries)
            if audit_entry.id not in self._seen
        ]
        if new:
            self._seen = {audit_entry.id for audit_entry in audit_entries}
            self.bans = Bans(await self.store.bans())
            for audit_entry in new:
                await self._tell(audit_entry)
        now = self.clock()
        if now - self._tidied > SECONDS_TO_TIDY:
            self._tidied = now
            await self.store.commit(DropAuditEntries(now - self.keeping.days * A_DAY))

    async def _tell(self, audit_entry: AuditEntry) -> None:
        for tell in self._told:
            try:
                await tell(audit_entry)
            except Exception as error:  # no reason to keep it from the others
                logs.broke("moderation", error)

    # --- Bans ---

    def check(self, person: StoredPerson | None, address: str) -> None:
        """Raise Refused if somebody may not come in."""
        now = self.clock()
        ban = self.bans.of_address(address, now)
        if ban is None and person is not None:
            ban = self.bans.of_person(person, now)
        if ban is not None:
            raise Refused("banned", _sentence(ban))

    def check_name(self, name: str) -> None:
        """Raise Refused if nobody may have that name at the moment."""
        ban = self.bans.of_name(name, self.clock())
        if ban is not None:
            raise Refused("banned", _sentence(ban))

    # --- The audit log ---

    def audit_entry(
        self, did: str, about: str | None, address: str | None = None, detail: str | None = None
    ) -> AddAuditEntry:
        """Something that a person does, to be stored with it; this server knows of it already."""
        kept = address if self.keeping.addresses else None
        audit_entry = AuditEntry(new_id(), self.clock(), "person", did, about, detail, kept)
        self._seen.add(audit_entry.id)
        return AddAuditEntry(audit_entry)

    async def note(self, did: str, about: str | None, address: str | None = None) -> None:
        """The same, stored by itself."""
        await self.store.commit(self.audit_entry(did, about, address))

    async def note_address(self, did: str, about: str, address: str) -> None:
        """What is worth noting only to know from where somebody came."""
        if self.keeping.addresses:
            await self.note(did, about, address)

    # --- Reports ---

    async def report(
        self, reporter: StoredPerson, table: str, line: int, why: str, address: str
    ) -> str:
        """Somebody complains of a line; the id of the report. Sent twice, it is one."""
        said = await self.store.lines(table, since=line - 1)
        if not said or said[0].number != line or said[0].text is None or said[0].signal is not None:
            raise Refused("no_such_line", f"Nobody said anything in line {line} of this table.")
        found = said[0]
        report = StoredReport(
            new_id(),
            self.clock(),
            table,
            line,
            found.name,
            found.person,
            found.text or "",
            reporter.id,
            " ".join(why.split()),
        )
        with suppress(Conflict):
            await self.store.commit(
                AddReport(report), self.audit_entry("report", report.id, address)
            )
        return report.id


def _sentence(ban: StoredBan) -> str:
    until = "for good"
    if ban.until is not None:
        until = f"until {datetime.fromtimestamp(ban.until, UTC):%Y-%m-%d %H:%M} UTC"
    why = f": {ban.why}" if ban.why else ""
    return f"You are banned here {until}{why}.".replace("..", ".")


def new_id() -> str:
    """An id that can be typed."""
    return secrets.token_hex(5)
