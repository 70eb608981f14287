"""The store: everything that must not be lost, in SQLite or PostgreSQL.

    store = Store.open("sqlite:///rubra.db")
    await store.commit(AddEntry(table.id, entry), PutTable(table))     # both or none; now durable
    entries = await store.entries(table.id, since=12)

Nothing here blocks the event loop: one thread writes (`writer.py`), a few read. With PostgreSQL
several processes share the tables and hear of each other (`peers.py`); with SQLite there is
only one.
"""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Row, Select
from sqlalchemy.exc import SQLAlchemyError

from rubra.server.model.stored import (
    AuditEntry,
    Change,
    Entry,
    StoredBan,
    StoredConsent,
    StoredLine,
    StoredPerson,
    StoredRating,
    StoredReport,
    StoredSession,
    StoredTable,
    Touch,
    Unreachable,
    UseSession,
)
from rubra.server.model.stored_clubs import (
    StoredClub,
    StoredEntrant,
    StoredMember,
    StoredPairing,
    StoredTournament,
)
from rubra.server.protocol.wire import Phase
from rubra.server.store import queries, rows
from rubra.server.store.database import READERS, Database, open_database
from rubra.server.store.peers import NoPeers, Peers, peers_of
from rubra.server.store.transient_errors import is_transient
from rubra.server.store.writer import FIRST_PAUSE, LONGEST_PAUSE, Writer

PATIENCE = 30.0  # seconds for which a database that does not answer is asked again
A_DAY = 86_400.0
MOST_ASKED = 500  # values in one statement

Found = TypeVar("Found")

log = logging.getLogger("rubra.server.store")


class Store:
    """An open database. Use `open`."""

    def __init__(
        self,
        database: Database,
        *,
        patience: float = PATIENCE,
        clock: Callable[[], float] = time.time,
        server: bool = True,
    ) -> None:
        self.name = secrets.token_hex(8)  # among the processes that share the database
        self._database = database
        self._patience = patience
        self._clock = clock
        self._is_server = server
        self._peers: Peers | NoPeers
        self._peers = peers_of(database, self.name) if server else NoPeers()
        self._writer = Writer(database, self.name, patience)
        self.on_read: Callable[[float], None] | None = None  # called with how long it took
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="rubra-reader")

    @property
    def on_stored(self) -> Callable[[float], None]:
        """Called with how long what came together took to be stored."""
        return self._writer.on_stored

    @on_stored.setter
    def on_stored(self, observe: Callable[[float], None]) -> None:
        self._writer.on_stored = observe

    @classmethod
    def open(
        cls,
        address: str,
        *,
        server: bool = True,
        patience: float = PATIENCE,
        clock: Callable[[], float] = time.time,
    ) -> Store:
        """Open `sqlite:///path` or `postgresql://…` and bring it up to date. Blocks.

        A SQLite file has one server at a time; tools open it with `server=False` meanwhile, and
        hear no news. Raises StoreFileError with a sentence for people.
        """
        database = open_database(address, server=server, create=server)
        return cls(database, patience=patience, clock=clock, server=server)

    async def lengthen_journal(self) -> None:
        """Make commits to a SQLite file quick from the start; without it they become so later."""
        try:
            while await asyncio.to_thread(self._database.lengthen_journal):
                pass
        except (OSError, SQLAlchemyError) as error:
            log.warning("the journal was not lengthened: %s", error)

    async def close(self) -> None:
        """Finish what is queued, and close."""
        self._writer.close()
        await asyncio.to_thread(self._writer.finish)
        await asyncio.to_thread(self._peers.close)
        await asyncio.to_thread(self._readers.shutdown)
        self._database.close()

    # --- Writing ---

    async def commit(self, *changes: Change) -> None:
        """Carry out all of the changes, or none; they are durable when this returns.

        Raises Conflict or NameTaken if somebody else was first, Unreachable if the database does
        not answer (then nobody knows: read again once it does), and StoreError if a value cannot be
        stored at all. A caller that is cancelled does not stop what is on its way.
        """
        await self._writer.submit(changes)

    def commit_then(
        self, changes: Sequence[Change], answer: Callable[[Exception | None], None]
    ) -> None:
        """The same for whoever does not wait: `answer` is called with nothing, or with the error.

        Raises Unreachable if the store is closed already.
        """
        self._writer.submit_then(changes, answer)

    async def write_something(self) -> None:
        """Write to the disk and nothing else. Raises Unreachable if that cannot be done."""
        await self._writer.submit([Touch()])

    # --- Reading: people ---

    async def person(self, person: str) -> StoredPerson | None:
        """A person by their id."""
        return _first(await self._find(rows.to_people, queries.PERSON, this=person))

    async def people(self, ids: Iterable[str]) -> dict[str, StoredPerson]:
        """Those of them that there are, by their ids."""
        found = await self._find(rows.to_people, queries.PEOPLE, these=list(set(ids)))
        return {person.id: person for person in found}

    async def account(self, name: str) -> StoredPerson | None:
        """Somebody with an account, by their name without regard to case."""
        return _first(
            await self._find(rows.to_people, queries.ACCOUNT, this=rows.account_key(name))
        )

    async def person_of(self, token: str) -> StoredPerson | None:
        """Whose session it is. Notes, at most once a day, that it is still in use."""
        row = _first(await self._find(list, queries.PERSON_OF, this=token))
        if row is None:
            return None
        now = self._clock()
        if self._is_server and row.used < now - A_DAY:
            # Nobody waits for this, and if it fails the next visit does it
            self._writer.submit([UseSession(token, now)]).add_done_callback(_ignore)
        return rows.to_person(row)

    async def person_by_code(self, code: str) -> StoredPerson | None:
        """Whose link that is, by which others become their friends."""
        return _first(await self._find(rows.to_people, queries.PERSON_BY_CODE, this=code))

    async def friends_of(self, person: str) -> list[StoredPerson]:
        """The friends of somebody, by name."""
        return await self._find(rows.to_people, queries.FRIENDS_OF, this=person)

    async def sessions(self, tokens: Iterable[str]) -> set[str]:
        """Those of some sessions that have not ended."""
        asked, found = sorted(tokens), set()
        for first in range(0, len(asked), MOST_ASKED):
            some = asked[first : first + MOST_ASKED]
            found |= set(await self._find(rows.to_ids, queries.SESSIONS, these=some))
        return found

    async def guests_to_purge(self, before: float, limit: int = 1000) -> list[str]:
        """Ids of guests who have not been seen since then and are bound by no table."""
        return await self._find(rows.to_ids, queries.GUESTS_TO_PURGE, before=before, limit=limit)

    async def people_called(self, name: str, limit: int = 100) -> list[StoredPerson]:
        """Everybody of a name: the account first, then guests who write it in the same way."""
        account = await self.account(name)
        guests = await self._find(rows.to_people, queries.GUESTS_CALLED, this=name, limit=limit)
        return ([account] if account else []) + guests

    async def sessions_of(self, person: str) -> list[StoredSession]:
        """The browsers in which somebody is signed in, the latest first."""
        return await self._find(rows.to_sessions, queries.SESSIONS_OF, this=person)

    async def lines_of(self, person: str) -> list[tuple[str, StoredLine]]:
        """All that somebody said, each with its table."""
        return await self._find(_with_tables(rows.to_lines), queries.LINES_OF, this=person)

    async def entries_of(self, person: str) -> list[tuple[str, Entry]]:
        """All that was played at the seats of somebody, each with its table."""
        return await self._find(_with_tables(rows.to_entries), queries.ENTRIES_OF, this=person)

    # --- Reading: what those keep who run the server ---

    async def bans(self) -> list[StoredBan]:
        """All bans, the latest first."""
        return await self._find(rows.to_bans, queries.BANS)

    async def reports(self, settled: bool = False, limit: int = 1000) -> list[StoredReport]:
        """What was complained of and is not settled (or is), the latest first."""
        query = queries.SETTLED_REPORTS if settled else queries.OPEN_REPORTS
        return await self._find(rows.to_reports, query, limit=limit)

    async def audit_log(
        self, did: Iterable[str] | None = None, about: str | None = None, limit: int = 1000
    ) -> list[AuditEntry]:
        """The audit log, the latest first: of some kinds only, about somebody only."""
        values: dict[str, Any] = {"limit": limit}
        if did is not None:
            values["did"] = list(did)
        if about is not None:
            values["about"] = about
        query = queries.audit_log(of_kinds=did is not None, about=about is not None)
        return await self._find(rows.to_audit_entries, query, **values)

    # --- Reading: clubs and tournaments ---

    async def club(self, club: str) -> StoredClub | None:
        """A club by its id."""
        return _first(await self._find(rows.to_clubs, queries.CLUB, this=club))

    async def club_by_code(self, code: str) -> StoredClub | None:
        """Which club that link is of."""
        return _first(await self._find(rows.to_clubs, queries.CLUB_BY_CODE, this=code))

    async def clubs_of(self, person: str) -> list[StoredClub]:
        """The clubs that somebody is in, by name."""
        return await self._find(rows.to_clubs, queries.CLUBS_OF, this=person)

    async def clubs_called(self, name: str, limit: int = 100) -> list[StoredClub]:
        """All clubs of a name, the latest first."""
        return await self._find(rows.to_clubs, queries.CLUBS_CALLED, this=name, limit=limit)

    async def members(self, club: str) -> list[StoredMember]:
        """Everybody in a club, in the order in which they came."""
        return await self._find(rows.to_members, queries.MEMBERS, this=club)

    async def tournament(self, tournament: str) -> StoredTournament | None:
        """A tournament by its id."""
        return _first(await self._find(rows.to_tournaments, queries.TOURNAMENT, this=tournament))

    async def tournaments_of_club(self, club: str, limit: int = 100) -> list[StoredTournament]:
        """The tournaments of a club, the latest first."""
        return await self._find(
            rows.to_tournaments, queries.TOURNAMENTS_OF_CLUB, this=club, limit=limit
        )

    async def tournaments_of(self, person: str) -> list[StoredTournament]:
        """The tournaments that somebody has joined, the latest first."""
        return await self._find(rows.to_tournaments, queries.TOURNAMENTS_OF, this=person)

    async def entrants(self, tournament: str) -> list[StoredEntrant]:
        """Everybody in a tournament, by number."""
        return await self._find(rows.to_entrants, queries.ENTRANTS, this=tournament)

    async def pairings(self, tournament: str) -> list[StoredPairing]:
        """All tables of a tournament, round by round."""
        return await self._find(rows.to_pairings, queries.PAIRINGS, this=tournament)

    async def invitations(self, tournament: str) -> dict[str, str]:
        """What one needs to come to each table of a tournament that there still is."""
        found = await self._find(list, queries.INVITATIONS, this=tournament)
        return {row.id: row.invitation for row in found}

    async def due_tournaments(self, now: float) -> list[str]:
        """Ids of those where a table is to be scored, or a round to be paired."""
        return await self._find(rows.to_ids, queries.DUE, now=now)

    # --- Reading: ratings ---

    async def rating(self, person: str, game: str) -> StoredRating | None:
        """How strong somebody is at a game, if they have played it."""
        return _first(await self._find(rows.to_ratings, queries.RATING, this=person, game=game))

    async def ratings_of(self, person: str) -> list[StoredRating]:
        """How strong somebody is, at each game that they have played."""
        return await self._find(rows.to_ratings, queries.RATINGS_OF, this=person)

    async def best_ratings(self, game: str, limit: int = 100) -> list[StoredRating]:
        """The strongest at a game, by the strength that is nearly certain: mu - 3 sigma."""
        return await self._find(rows.to_ratings, queries.BEST_RATINGS, game=game, limit=limit)

    # --- Reading: tables ---

    async def table(self, table: str) -> StoredTable | None:
        """A table with its seats."""
        return _first(await self._find(rows.to_tables, queries.TABLE, this=table))

    async def open_tables(self, game: str | None = None, limit: int = 50) -> list[StoredTable]:
        """Tables that anybody may join, latest first; like all lists, without their boxes."""
        query = queries.OPEN if game is None else queries.OPEN_OF_GAME
        return await self._find(rows.to_tables, query, game=game, limit=limit)

    async def watchable_tables(self, game: str | None = None, limit: int = 50) -> list[StoredTable]:
        """Tables that anybody may watch, running or finished, latest first."""
        query = queries.WATCHABLE if game is None else queries.WATCHABLE_OF_GAME
        return await self._find(rows.to_tables, query, game=game, limit=limit)

    async def tables_of(
        self, person: str, limit: int = 100, before: float = math.inf
    ) -> list[StoredTable]:
        """Tables where somebody sits or is asked to, or that they made; latest first."""
        return await self._find(
            rows.to_tables, queries.TABLES_OF, this=person, limit=limit, before=before
        )

    async def open_tables_of(self, person: str) -> int:
        """How many tables somebody has made that are not over."""
        return len(await self._find(rows.to_ids, queries.OPEN_OF, this=person))

    async def not_over(self, ids: Iterable[str]) -> list[str]:
        """Those of some tables that are not over."""
        return await self._find(rows.to_ids, queries.NOT_OVER, these=list(ids))

    async def forsaken_tables(self, phase: Phase, before: float, limit: int = 100) -> list[str]:
        """Ids of tables of a phase where nothing has happened since then."""
        return await self._find(
            rows.to_ids, queries.FORSAKEN, phase=phase, before=before, limit=limit
        )

    async def untouched_tables(self, before: float, limit: int = 100) -> list[str]:
        """Ids of running games of one person in which nobody has decided anything since then."""
        return await self._find(
            rows.to_ids, queries.UNTOUCHED, phase="playing", before=before, limit=limit
        )

    async def closed_tables(self, before: float, limit: int = 100) -> list[str]:
        """Ids of tables that were closed before their games began, and where nothing happened."""
        return await self._find(
            rows.to_ids, queries.CLOSED_EARLY, phase="closed", before=before, limit=limit
        )

    async def finished_tables(self, after: str = "", limit: int = 100) -> list[StoredTable]:
        """Tables whose games are over, in the order of their ids from `after` on."""
        return await self._find(rows.to_tables, queries.FINISHED, after=after, limit=limit)

    async def running_tables(self) -> list[str]:
        """Ids of all games that are being played."""
        return await self._find(rows.to_ids, queries.OF_PHASE, phase="playing")

    async def correspondence_tables(self) -> list[str]:
        """Ids of correspondence games: their clocks run though nobody looks."""
        return await self._find(rows.to_ids, queries.CORRESPONDENCE)

    async def frozen_tables(self) -> list[str]:
        """Ids of all games that did not replay when they were last read."""
        return await self._find(rows.to_ids, queries.OF_PHASE, phase="frozen")

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        """The log of a table after entry number `since`, in order."""
        return await self._find(rows.to_entries, queries.ENTRIES, this=table, since=since)

    async def lines(self, table: str, since: int = 0) -> list[StoredLine]:
        """What was said at a table after line number `since`, in order."""
        return await self._find(rows.to_lines, queries.LINES, this=table, since=since)

    # --- Reading: the gallery ---

    async def shown_tables(
        self, game: str | None = None, before: float = math.inf, limit: int = 50
    ) -> list[StoredTable]:
        """Games that everybody who played them wants shown, those that ended last first."""
        query = queries.SHOWN if game is None else queries.SHOWN_OF_GAME
        return await self._find(rows.to_tables, query, game=game, before=before, limit=limit)

    async def is_shown(self, table: str) -> bool:
        """Whether a game is in the gallery now."""
        return bool(await self._find(rows.to_ids, queries.IS_SHOWN, this=table))

    async def offered_tables_of(self, person: str, limit: int = 200) -> list[StoredTable]:
        """Games of somebody that anybody at them wants shown, those that ended last first."""
        return await self._find(rows.to_tables, queries.OFFERED_OF, this=person, limit=limit)

    async def consents_at(self, tables: Iterable[str]) -> list[StoredConsent]:
        """Who agreed that these games are shown."""
        return await self._find(rows.to_consents, queries.CONSENTS_AT, these=list(tables))

    async def consents_of(self, person: str) -> list[StoredConsent]:
        """The games that somebody agreed to have shown, the latest first."""
        return await self._find(rows.to_consents, queries.CONSENTS_OF, this=person)

    async def hidden_at(self, tables: Iterable[str]) -> dict[str, str]:
        """Those of some games that operators took out of the gallery, and why."""
        return dict(await self._find(rows.to_reasons, queries.HIDDEN_AT, these=list(tables)))

    # --- Other processes ---

    def on_news(self, callback: Callable[[str, str], None]) -> None:
        """Have `callback(table, kind)` called in this event loop when another process stores.

        The kind is "entry", "line" or "table". After the connection was lost, ("*", "all"):
        anything may have happened. Never called with SQLite.
        """
        self._peers.on_news(callback)

    @property
    def is_alone(self) -> bool:
        """Whether no other process can hear anything."""
        return isinstance(self._peers, NoPeers)

    async def announce(self, text: str) -> None:
        """Tell the other processes something that need not be kept; it may get lost."""
        await self._peers.announce(text)

    def on_announcement(self, callback: Callable[[str], None]) -> None:
        """Have `callback(text)` called in this event loop when another process announces."""
        self._peers.on_announcement(callback)

    async def claim(self, table: str) -> bool:
        """Whether this process is from now on the one that runs the bots and clocks of a table.

        False: another is, or nobody can be at the moment. Ask again after a while.
        """
        return await self._peers.claim(table)

    async def release(self, table: str) -> None:
        """Let another process be in charge of a table."""
        await self._peers.release(table)

    def on_lost_claims(self, callback: Callable[[], None]) -> None:
        """Have `callback()` called in this event loop when this process has lost its claims."""
        self._peers.on_lost_claims(callback)

    # --- How reading is done ---

    async def _find(
        self,
        convert: Callable[[Iterable[Row[Any]]], list[Found]],
        query: Select[Any],
        **values: Any,
    ) -> list[Found]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._read, convert, query, values)

    def _read(
        self,
        convert: Callable[[Iterable[Row[Any]]], list[Found]],
        query: Select[Any],
        values: dict[str, Any],
    ) -> list[Found]:
        """In a thread: ask, and ask again while the database does not answer."""
        began = time.monotonic()
        until = began + self._patience
        pause = FIRST_PAUSE
        while True:
            try:
                with self._database.reading.connect() as connection:
                    found = convert(connection.execute(query, values))
                if self.on_read is not None:
                    self.on_read(time.monotonic() - began)
                return found
            except SQLAlchemyError as error:
                if not is_transient(error):
                    raise
                if time.monotonic() > until:
                    raise Unreachable(f"the database does not answer ({error})") from error
            time.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)


def _first(found: list[Found]) -> Found | None:
    return found[0] if found else None


def _with_tables(
    convert: Callable[[Iterable[Any]], list[Found]],
) -> Callable[[Iterable[Any]], list[tuple[str, Found]]]:
    """What rows are converted to, each with the table that it belongs to."""

    def with_tables(found: Iterable[Any]) -> list[tuple[str, Found]]:
        kept = list(found)
        return list(zip((row.table_id for row in kept), convert(kept), strict=True))

    return with_tables


def _ignore(done: asyncio.Future[None]) -> None:
    if not done.cancelled():
        done.exception()
