"""A house without games: tables where a move is a word, to test what stands around the real one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from rubra.server import wire
from rubra.server.refusals import Refused
from rubra.server.stored import StoredPerson

GAME = wire.GameInfo("pebbles", "Pebbles", 1, [1, 2, 3, 4], (1, 2), [], [], ["easy"])
EPOCH = "first"


@dataclass(eq=False)
class FakeViewer:
    """Somebody who looks."""

    table: FakeTable
    send: Callable[[bytes], None]
    close: Callable[[str], None]

    def leave(self) -> None:
        """Look no more."""
        self.table.viewers.discard(self)


@dataclass
class FakeTable:
    """A table: who sits where, and what was played."""

    id: str
    host: str
    seats: list[str | None]
    played: list[wire.AnyMessage] = field(default_factory=list)
    known: dict[str, wire.Reply] = field(default_factory=dict)
    changes: list[bytes] = field(default_factory=list)
    viewers: set[FakeViewer] = field(default_factory=set)
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def info(self) -> wire.TableInfo:
        """As everybody sees it."""
        seats = [wire.SeatInfo(name=who, person=who) for who in self.seats]
        return wire.TableInfo(
            id=self.id,
            game="pebbles",
            version=1,
            options={},
            players=len(seats),
            own_box=None,
            access="open",
            pace=wire.Pace(),
            phase="playing",
            seats=seats,
            host=self.host,
            created=1.0,
            number=len(self.played),
        )

    def whole(self) -> bytes:
        """All of it."""
        return wire.encode(wire.Whole(EPOCH, len(self.changes), wire.Scene(self.info())))


class FakeHouse:
    """Tables in memory."""

    def __init__(self) -> None:
        self.tables: dict[str, FakeTable] = {}
        self.breaks = False
        self.pause = asyncio.Event()
        self.pause.set()
        self.closed = False

    def table(self, table_id: str) -> FakeTable:
        """One of them."""
        if table_id not in self.tables:
            raise Refused("no_such_table", "There is no such table.")
        return self.tables[table_id]

    def games(self) -> list[wire.GameInfo]:
        """One."""
        return [GAME]

    def words(self, game: str) -> wire.GameWords:
        """None."""
        if game != "pebbles":
            raise Refused("no_such_game", "There is no such game.")
        return wire.GameWords(GAME, [], [], {}, {}, [], [])

    async def create(self, person: StoredPerson, new: wire.NewTable) -> wire.TableInfo:
        """A table."""
        if new.game != "pebbles":
            raise Refused("no_such_game", "There is no such game.")
        table = FakeTable(f"table{len(self.tables)}", person.id, [])
        table.seats = [person.id if plan.who == "me" else None for plan in new.seats]
        self.tables[table.id] = table
        return table.info()

    async def open_tables(self, game: str | None) -> wire.TableList:
        """All."""
        return wire.TableList([table.info() for table in self.tables.values()])

    watchable_tables = open_tables

    async def tables_of(self, person: StoredPerson) -> wire.TableList:
        """Those where he sits."""
        mine = [table.info() for table in self.tables.values() if person.id in table.seats]
        return wire.TableList(mine)

    async def info(self, person: StoredPerson | None, table_id: str) -> wire.TableInfo:
        """One."""
        if self.breaks:
            raise ZeroDivisionError("a secret")
        return self.table(table_id).info()

    async def take_seat(
        self, person: StoredPerson, table_id: str, asked: wire.TakeSeat
    ) -> wire.TableInfo:
        """Sit down."""
        table = self.table(table_id)
        if None not in table.seats:
            raise Refused("seat_taken", "Every seat is taken.")
        table.seats[table.seats.index(None)] = person.id
        return table.info()

    async def leave_seat(self, person: StoredPerson, table_id: str, seat: int) -> wire.TableInfo:
        """Get up."""
        table = self.table(table_id)
        if seat >= len(table.seats) or table.seats[seat] != person.id:
            raise Refused("not_yours", "That seat is not yours.")
        table.seats[seat] = None
        return table.info()

    async def set_bot(self, person: Any, table_id: str, seat: int, asked: Any) -> wire.TableInfo:
        """No bots here."""
        raise Refused("not_yours", "Only the host may.")

    async def rematch(self, person: Any, table_id: str, nonce: str) -> wire.TableInfo:
        """Again."""
        self.table(table_id)
        raise Refused("not_over", "The game is not over.")

    branch = rematch

    async def import_record(self, person: Any, asked: wire.FromRecord) -> wire.TableInfo:
        """No records here."""
        raise Refused("bad_record", "This is no record.")

    async def record(self, person: Any, table_id: str) -> str:
        """Some JSON."""
        self.table(table_id)
        return '{"moves": []}'

    async def replay(self, person: Any, table_id: str, at: int, seat: int | None) -> wire.Replay:
        """A step."""
        return wire.Replay(self.table(table_id).info(), at, 0, seat, {}, [])

    async def do(
        self, person: StoredPerson | None, table_id: str, message: wire.AnyMessage, viewer: Any
    ) -> wire.Reply:
        """Play."""
        await self.pause.wait()
        table = self.table(table_id)
        if person is None:
            raise Refused("not_signed_in", "Nobody is signed in.")
        if isinstance(message, wire.Say) and message.text == "break":
            raise ZeroDivisionError("a secret")
        if not isinstance(message, wire.Play):
            raise Refused("not_asked", "One can only play here.")
        if message.seat >= len(table.seats) or table.seats[message.seat] != person.id:
            raise Refused("not_yours", "That seat is not yours.")
        if message.id in table.known:
            return table.known[message.id]
        if message.at != len(table.played):
            raise Refused("stale", "The table has moved on.")
        table.played.append(message)
        table.known[message.id] = wire.Reply(message.id)
        patch: wire.Patch = (["table", "number"], len(table.played))
        change = wire.encode(wire.Change(len(table.changes) + 1, [patch]))
        table.changes.append(change)
        for other in list(table.viewers):
            other.send(change)
        table.news.set()
        return table.known[message.id]

    async def join(
        self,
        person: StoredPerson | None,
        table_id: str,
        seat: int | None,
        invitation: str | None,
        since: tuple[str, int] | None,
        send: Callable[[bytes], None],
        close: Callable[[str], None],
    ) -> FakeViewer:
        """Look."""
        table = self.table(table_id)
        if seat is not None and (
            seat >= len(table.seats) or person is None or table.seats[seat] != person.id
        ):
            raise Refused("not_yours", "That seat is not yours.")
        viewer = FakeViewer(table, send, close)
        if since is not None and since[0] == EPOCH and since[1] <= len(table.changes):
            for change in table.changes[since[1] :]:
                send(change)
        else:
            send(table.whole())
        table.viewers.add(viewer)
        return viewer

    async def updates(
        self, person: Any, table_id: str, seat: int | None, since: tuple[str, int] | None
    ) -> list[bytes]:
        """What is new."""
        table = self.table(table_id)
        if since is None or since[0] != EPOCH:
            return [table.whole()]
        if since[1] >= len(table.changes):
            table.news.clear()
            try:
                await asyncio.wait_for(table.news.wait(), 0.2)
            except TimeoutError:
                return []
        return table.changes[since[1] :]

    async def career(self, person_id: str) -> wire.Career:
        """Nobody has any."""
        raise Refused("no_such_person", "There is no such person.")

    async def ratings(self, game: str) -> wire.RatingList:
        """None."""
        self.words(game)
        return wire.RatingList([])

    async def close(self) -> None:
        """Stop."""
        self.closed = True
