"""What whoever runs a server decides: passwords anew, bans, complaints, tables to be closed.

Each is one change to the database with its entry in the audit log; servers that run notice it
within seconds (moderation.py).
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from ipaddress import ip_network
from time import time
from typing import TypeVar

from argon2 import PasswordHasher

from rubra.core.errors import OptionError
from rubra.server.model.stored import (
    STAND_IN,
    AddAuditEntry,
    AuditEntry,
    BanKind,
    Conflict,
    DropBan,
    DropPerson,
    DropSessionsOf,
    DropTable,
    HideGame,
    PutBan,
    PutPerson,
    PutTable,
    SettleReport,
    StoredBan,
    StoredPerson,
    StoredReport,
    StoredTable,
    UnhideGame,
)
from rubra.server.model.stored_clubs import DropClub, StoredClub
from rubra.server.people.moderation import new_id
from rubra.server.protocol.wire import Phase
from rubra.server.requests.parsing import tidy_name
from rubra.server.store.rows import account_key
from rubra.server.store.store import A_DAY, Store

Result = TypeVar("Result")
MOST_AT_ONCE = 10_000  # tables that are looked at
TRIES = 5  # when a server is faster again and again
BYTES_OF_PASSWORD = 12
NOBODY_CAME = "Nothing happened here for a long time."


@dataclass
class Found:
    """Somebody whom an operator looks for."""

    person: StoredPerson
    last_seen: float | None
    addresses: list[str]  # from the audit log, if it keeps them


class Operator:
    """Somebody at the database of a server."""

    def __init__(self, store: Store, clock: Callable[[], float] = time) -> None:
        self.store = store
        self.clock = clock

    def _deed(self, did: str, about: str | None, detail: str | None = None) -> AddAuditEntry:
        return AddAuditEntry(AuditEntry(new_id(), self.clock(), "operator", did, about, detail))

    # --- People ---

    async def account(self, name: str) -> StoredPerson:
        """The account of a name. Raises OptionError."""
        person = await self.store.account(tidy_name(name))
        if person is None:
            raise OptionError(f"there is no account of the name {name!r}")
        return person

    async def find(self, name: str) -> list[Found]:
        """Everybody of a name, guests too; accounts first."""
        people = await self.store.people_called(tidy_name(name))
        found = []
        for person in people:
            sessions = await self.store.sessions_of(person.id)
            audit_entries = await self.store.audit_log(about=person.id)
            addresses = dict.fromkeys(
                audit_entry.address for audit_entry in audit_entries if audit_entry.address
            )
            seen = max((one.used for one in sessions), default=None)
            found.append(Found(person, seen, list(addresses)))
        return found

    async def reset(self, name: str, hasher: PasswordHasher | None = None) -> str:
        """A new password for an account, which ends all its sessions. Raises OptionError."""
        person = await self.account(name)
        password = secrets.token_urlsafe(BYTES_OF_PASSWORD)
        changed = replace(person, password=(hasher or PasswordHasher()).hash(password))
        await self.store.commit(
            PutPerson(changed), DropSessionsOf(person.id), self._deed("reset", person.id)
        )
        return password

    async def delete(self, person_id: str) -> None:
        """Delete somebody and everything that is theirs. Raises OptionError."""
        try:
            await self.store.commit(
                DropPerson(person_id, STAND_IN), self._deed("delete", person_id)
            )
        except Conflict:
            raise OptionError(f"there is nobody of the id {person_id!r}") from None

    # --- Bans ---

    async def ban(self, kind: BanKind, what: str, days: float | None, why: str) -> StoredBan:
        """Ban a name, a person or a network; for good without days. Raises OptionError."""
        now = self.clock()
        if kind == "name":
            what = account_key(tidy_name(what))
        elif kind == "person" and await self.store.person(what) is None:
            raise OptionError(f"there is nobody of the id {what!r}")
        elif kind == "address":
            what = read_network(what)
        until = None if days is None else now + days * A_DAY
        ban = StoredBan(new_id(), kind, what, now, until, why)
        detail = f"{kind} {what}" if kind != "address" else kind
        await self.store.commit(PutBan(ban), self._deed("ban", ban.id, f"{detail}: {why}"))
        return ban

    async def unban(self, ban: str) -> None:
        """Lift a ban. Raises OptionError."""
        try:
            await self.store.commit(DropBan(ban), self._deed("unban", ban))
        except Conflict:
            raise OptionError(f"there is no ban {ban!r}") from None

    async def bans(self) -> list[StoredBan]:
        """All bans that hold."""
        now = self.clock()
        return [ban for ban in await self.store.bans() if ban.until is None or ban.until > now]

    # --- Reports ---

    async def reports(self, settled: bool = False) -> list[StoredReport]:
        """What was complained of."""
        return await self.store.reports(settled)

    async def settle(self, report: str) -> None:
        """Note that a complaint has been seen to. Raises OptionError."""
        try:
            await self.store.commit(
                SettleReport(report, self.clock()), self._deed("settle", report)
            )
        except Conflict:
            raise OptionError(f"there is no open report {report!r}") from None

    # --- Tables ---

    async def close_table(self, table_id: str, why: str) -> None:
        """Close a table: it can be looked at, and nobody plays on. Raises OptionError."""
        for _ in range(TRIES):
            table = await self.store.table(table_id)
            if table is None:
                raise OptionError(f"there is no table {table_id!r}")
            if table.phase in ("over", "closed"):
                raise OptionError(f"the table {table_id!r} is {table.phase} already")
            try:
                await self._close(table, why)
            except Conflict:
                continue
            return
        raise OptionError(f"the table {table_id!r} changes all the time; try again")

    async def _close(self, table: StoredTable, why: str) -> None:
        closed = replace(table, phase="closed", message=why or None)
        await self.store.commit(PutTable(closed, table), self._deed("close", table.id, why))

    async def hide(self, table_id: str, why: str) -> None:
        """Take a game out of the gallery, whoever wants it shown. Raises OptionError."""
        if await self.store.table(table_id) is None:
            raise OptionError(f"there is no table {table_id!r}")
        try:
            hide = HideGame(table_id, self.clock(), why)
            await self.store.commit(hide, self._deed("hide", table_id, why))
        except Conflict:
            raise OptionError(f"the game {table_id!r} is hidden already") from None

    async def unhide(self, table_id: str) -> None:
        """Let it be shown again, if all who played it agree. Raises OptionError."""
        try:
            await self.store.commit(UnhideGame(table_id), self._deed("unhide", table_id))
        except Conflict:
            raise OptionError(f"the game {table_id!r} is not hidden") from None

    async def expire(self, days: float) -> tuple[int, int]:
        """Close tables where nothing has happened for so many days, drop those that never began.

        How many were closed, and how many dropped.
        """
        before = self.clock() - days * A_DAY
        closed = dropped = 0
        for table in await self._forsaken("closed", before):
            if table.begun is None:
                with suppress(Conflict):
                    drop = DropTable(table.id, "closed", before)
                    await self.store.commit(drop, self._deed("drop", table.id))
                    dropped += 1
        running: tuple[Phase, ...] = ("gathering", "playing", "frozen")
        for phase in running:
            for table in await self._forsaken(phase, before):
                with suppress(Conflict):  # somebody came after all
                    await self._close(table, NOBODY_CAME)
                    closed += 1
        return closed, dropped

    async def _forsaken(self, phase: Phase, before: float) -> list[StoredTable]:
        """Tables of a phase where nothing has happened since then."""
        ids = await self.store.forsaken_tables(phase, before, limit=MOST_AT_ONCE)
        found = [await self.store.table(table) for table in ids]
        return [table for table in found if table is not None]

    # --- Clubs ---

    async def clubs(self, name: str) -> list[tuple[StoredClub, int]]:
        """All clubs of a name, each with how many are in it."""
        found = await self.store.clubs_called(tidy_name(name))
        return [(club, len(await self.store.members(club.id))) for club in found]

    async def close_club(self, club: str, why: str) -> None:
        """Close a club for good, with its tournaments; tables stay. Raises OptionError."""
        try:
            await self.store.commit(DropClub(club), self._deed("close_club", club, why or None))
        except Conflict:
            raise OptionError(f"there is no club {club!r}") from None

    # --- The audit log ---

    async def audit(self, about: str | None = None, limit: int = 1000) -> list[AuditEntry]:
        """The audit log, the latest first."""
        return await self.store.audit_log(about=about, limit=limit)


def at_database(address: str, work: Callable[[Operator], Awaitable[Result]]) -> Result:
    """Do something at a database, while servers may run. Raises StoreFileError or OptionError."""

    async def run() -> Result:
        store = Store.open(address, server=False)
        try:
            return await work(Operator(store))
        finally:
            await store.close()

    return asyncio.run(run())


def read_network(typed: str) -> str:
    """An address or a network, as it is kept. Raises OptionError."""
    try:
        return str(ip_network(typed.strip(), strict=False))
    except ValueError:
        raise OptionError(
            f"an address is written as 203.0.113.7, 203.0.113.0/24 or 2001:db8::/48, not {typed!r}"
        ) from None
