"""Making tables: new ones, a rematch, a game that is continued, a record to be looked at."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import msgspec

from rubra.core import record_file
from rubra.core.box import BoxFile
from rubra.core.errors import RubraError
from rubra.core.game import Box, Game
from rubra.core.match import Match
from rubra.core.record_file import Fairness, GameRecord, SeatRecord
from rubra.server.games.catalog import load_game
from rubra.server.games.compilation import Compilation
from rubra.server.games.sandbox import BOX_NAME, Sandbox
from rubra.server.model.stored import (
    AddEntry,
    AddLine,
    Change,
    Entry,
    PutTable,
    StoredLine,
    StoredPerson,
    StoredTable,
    StoreError,
)
from rubra.server.protocol.wire import (
    LONGEST_NAME,
    Branch,
    FromRecord,
    NewTable,
    Pace,
    SeatPlan,
    TableInfo,
)
from rubra.server.requests.parsing import read_name
from rubra.server.requests.refusals import Refused, our_mistake, refused_because
from rubra.server.service.live_tables import LiveTables
from rubra.server.service.runtime import Runtime
from rubra.server.support.limits import Limits
from rubra.server.table import game_log, new_tables

MOST_ADDRESSES = 20_000  # from which tables were made, that are remembered


class TableMaking:
    """Everything that ends in a new table."""

    def __init__(
        self,
        runtime: Runtime,
        tables: LiveTables,
        compilation: Compilation,
        boxes: dict[str, Box],
        bounds: Limits,
    ) -> None:
        """`boxes`: what new tables play with instead of the game's own."""
        self._store = runtime.store
        self._clock = runtime.clock
        self._randomness = runtime.randomness
        self._on_turn = runtime.on_turn
        self._tables = tables
        self._compilation = compilation
        self._boxes = boxes
        self._bounds = bounds
        self._sandbox = Sandbox()
        self._made: dict[str, dict[str, None]] = {}  # by address: tables, in the order they came

    async def close(self) -> None:
        """Stop trying boxes and records."""
        await self._sandbox.close()

    # --- How many ---

    async def check_limits(self, person: StoredPerson, address: str) -> None:
        """Raise Refused if somebody, or an address, has too many tables that are not over."""
        if await self._store.open_tables_of(person.id) >= self._bounds.open_tables:
            raise Refused(
                "too_many",
                f"You have made {self._bounds.open_tables} tables that are not over;"
                " end some games first.",
            )
        made = self._made.get(address, {})
        if len(made) >= self._bounds.open_tables_of_address:
            made = self._made[address] = dict.fromkeys(await self._store.not_over(made))
        if len(made) >= self._bounds.open_tables_of_address:
            raise Refused("too_many", "There are too many open tables of your network.")

    def made_from(self, address: str, table: str) -> None:
        """Remember from where a table was made, as long as this process runs."""
        self._made.setdefault(address, {})[table] = None
        if len(self._made) > MOST_ADDRESSES:
            del self._made[next(iter(self._made))]

    # --- New tables ---

    async def create(self, person: StoredPerson, new: NewTable) -> TableInfo:
        """A new table. It begins by itself when every seat is taken."""
        mine = [plan.name or person.name for plan in new.seats if plan.who == "me"]
        await self.check_names(person, *mine)
        game = await load_game(new.game)
        box = self.box_of(game)
        try:
            if new.box is not None:
                await self._sandbox.box(game.name, new.box)
                box = await asyncio.to_thread(game.open_box, BoxFile(new.box, BOX_NAME))
            options = game.about.settle(len(new.seats), new.options)
            for seat, plan in enumerate(new.seats):
                chosen = [n for n, before in enumerate(new.seats[:seat]) if before.choices]
                options = game.about.choose(options, seat, plan.choices, chosen)
        except RubraError as error:
            raise refused_because(error) or our_mistake() from None
        _read_names(new.seats)
        friends = await self._friends(person, new.seats)
        now = self._clock()
        table = new_tables.new_table(
            new, game, box, options, person, now, self._randomness, friends
        )
        return await self._set_up(person, table)

    def box_of(self, game: Game) -> Box:
        """What tables of a game are played with, unless somebody brings a box of their own."""
        return self._boxes.get(game.name) or game.standard_box

    async def _friends(
        self, person: StoredPerson, plans: list[SeatPlan]
    ) -> dict[str, StoredPerson]:
        """The friends of somebody by their ids, if a plan needs one."""
        if not any(plan.who == "friend" for plan in plans):
            return {}
        return {friend.id: friend for friend in await self._store.friends_of(person.id)}

    async def keep_seat(
        self, person: StoredPerson, table_id: str, seat: int, friend: str
    ) -> TableInfo:
        """Keep an empty seat of somebody's table for a friend of theirs."""
        friends = await self._store.friends_of(person.id)
        found = next((one for one in friends if one.id == friend), None)
        if found is None:
            raise Refused("not_friends", "A seat can only be kept for a friend of yours.")
        live = await self._tables.get(table_id)
        await live.submit(lambda: live.core.seats.keep(person, seat, found))
        return live.core.info(person)

    async def check_names(self, person: StoredPerson, *names: str | None) -> None:
        """Raise Refused if somebody would sit under the name of an account that is not theirs."""
        for name in {one for one in names if one is not None}:
            account = await self._store.account(name)
            if account is not None and account.id != person.id:
                raise Refused("name_taken", "There is an account of that name; choose another.")

    async def _set_up(
        self,
        person: StoredPerson,
        table: StoredTable,
        entries: Iterable[Entry] = (),
        lines: Iterable[StoredLine] = (),
    ) -> TableInfo:
        """Store a new table, with its log if it has one already; it begins if it is full."""
        added: list[Change] = [AddEntry(table.id, entry) for entry in entries]
        added += [AddLine(table.id, line) for line in lines]
        try:
            await self._store.commit(PutTable(table), *added)
        except StoreError as error:
            raise refused_because(error) or our_mistake() from None
        info = (await self._tables.get(table.id)).core.info(person)
        self._ask_friends(info)
        return info

    def _ask_friends(self, info: TableInfo) -> None:
        """Tell those for whom seats are kept, if they want it; `info`: as its host has it."""
        if self._on_turn is not None and info.phase == "gathering":
            for seat in info.seats:
                if seat.kept_for is not None:
                    self._on_turn(seat.kept_for, info)

    async def rematch(self, person: StoredPerson, table_id: str, nonce: str) -> TableInfo:
        """The table where those who played go on; whoever asks has their seat there again."""
        live = await self._tables.get(table_id)
        table = live.stored
        if not live.core.seats_of(person.id):
            raise Refused("not_yours", "Only those who played can ask for a rematch.")
        if table.phase != "over":
            raise Refused("not_over", "The game is not over yet.")
        if table.rematch is None:
            again = new_tables.same_again(table, person, self._clock(), self._randomness)
            await live.submit(lambda: live.core.seats.set_rematch(person, again))
        assert live.stored.rematch is not None
        new = await self._tables.get(live.stored.rematch)
        await new.submit(lambda: new.core.seats.sit_again(person, table.seats, nonce))
        info = new.core.info(person)
        if info.host == person.id:
            self._ask_friends(info)
        return info

    # --- Games that were played before ---

    async def branch(self, person: StoredPerson, table_id: str, branch: Branch) -> TableInfo:
        """Continue a finished game from a moment of it, with the same luck."""
        live = await self._tables.get(table_id)
        live.core.check_admitted(person, branch.invitation)
        if live.stored.phase != "over":
            raise Refused("not_over", "A game can be continued elsewhere when it is over.")
        return await self._continue(
            person, live.core.match, branch.at, branch.seats, live.stored.pace, table_id
        )

    async def import_record(self, person: StoredPerson, given: FromRecord) -> TableInfo:
        """A table that shows a record, or goes on with it."""
        await self._compilation.ready(await self._sandbox.game_of(given.record))
        await self._sandbox.record(given.record)
        try:
            record = _with_names(record_file.decode(given.record))
            match = await asyncio.to_thread(record_file.replay, record)
        except RubraError as error:
            raise refused_because(error) or our_mistake() from None
        if match.is_over and given.at is None:
            if given.seats:
                raise Refused("already_over", "The game is over; there is nothing to continue.")
            now = self._clock()
            table = new_tables.shown(record, match, person, now, self._randomness)
            entries = new_tables.log_until(match, len(match.steps), now)
            lines = new_tables.lines_until(match, table, len(match.steps), now)
            return await self._set_up(person, table, entries, lines)
        seats = given.seats or new_tables.first_mine(match.players)
        deal = record.fairness if given.at is None else None
        return await self._continue(person, match, given.at, seats, Pace(), deal=deal)

    async def _continue(
        self,
        person: StoredPerson,
        match: Match,
        at: int | None,
        plans: list[SeatPlan],
        pace: Pace,
        source: str | None = None,
        deal: Fairness | None = None,
    ) -> TableInfo:
        """Without a moment, from where it stands; `deal`: how it was dealt, if that is kept."""
        moments = match.moments
        if at is not None and at > len(moments):
            raise Refused("bad_option", f"The game has moments 0 to {len(moments)}, not {at}.")
        if len(plans) != match.players:
            raise Refused("bad_option", f"The game has {match.players} seats, not {len(plans)}.")
        steps = len(match.steps) if at is None else game_log.steps_until(match, at)
        if match.is_over and steps == len(match.steps):
            raise Refused("already_over", "There is nothing to continue at the end of the game.")
        _read_names(plans)
        await self.check_names(person, *(plan.name for plan in plans if plan.who == "me"))
        now = self._clock()
        table = new_tables.known_luck(match, pace, person, now, self._randomness)
        if deal is None:
            table.source = source
            table.source_at = len(moments) if at is None else at
        else:
            new_tables.keep_deal(table, deal)
        table.seats = new_tables.plan_seats(
            match.game.name,
            plans,
            person,
            self._randomness.new_id(),
            self._randomness,
            await self._friends(person, plans),
        )
        entries = await asyncio.to_thread(new_tables.log_until, match, steps, now)
        lines = new_tables.lines_until(match, table, steps, now)
        return await self._set_up(person, table, entries, lines)


def _read_names(plans: list[SeatPlan]) -> None:
    """The names of seats, each as it is kept. Raises Refused."""
    for plan in plans:
        if plan.name is not None:
            plan.name = read_name(plan.name)


def _with_names(record: GameRecord) -> GameRecord:
    """A record whose seats have names as people here can have them. Raises Refused.

    A name that is too long, such as that of a program with its settings, is cut.
    """
    seats = [
        SeatRecord(
            read_name(seat.name[:LONGEST_NAME]) if seat.name else f"Seat {number}",
            None if seat.bot is None else read_name(seat.bot[:LONGEST_NAME]),
        )
        for number, seat in enumerate(record.seats, 1)
    ]
    return msgspec.structs.replace(record, seats=seats)
