"""The table service: everything that can be asked of the tables of this process.

Whoever asks is a person or nobody; whatever is refused raises Refused and has changed nothing.
Every message of a client comes in by `request`, whether over a socket or by HTTP.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from rubra.core import record_file, registry
from rubra.core.game import Box
from rubra.core.journal import NOBODY
from rubra.core.match import Match
from rubra.core.randomness import Randomness
from rubra.server.games import catalog
from rubra.server.games.compilation import Compilation
from rubra.server.games.draws import Draws
from rubra.server.model import ratings, tallies
from rubra.server.model.seen import as_seen
from rubra.server.model.stored import Change, StoredPerson, StoredSeat, StoredTable
from rubra.server.protocol.wire import (
    Career,
    GameInfo,
    GameRules,
    GameWords,
    Hint,
    Language,
    LetBot,
    Look,
    Ping,
    Propose,
    Quiet,
    Rating,
    Replay,
    Reply,
    Say,
    SetBot,
    Signal,
    TableInfo,
    TableList,
    TableMessage,
    TakeSeat,
    TallyList,
    WhyNot,
)
from rubra.server.requests.parsing import read_name
from rubra.server.requests.refusals import Refused, our_mistake, refused_because
from rubra.server.service.gallery import Gallery
from rubra.server.service.live_table import LiveTable
from rubra.server.service.live_tables import LiveTables
from rubra.server.service.runtime import Runtime
from rubra.server.service.table_making import TableMaking
from rubra.server.store.store import Store
from rubra.server.support.limits import Limits, TokenBuckets
from rubra.server.support.metrics import TableFigures, seat_label
from rubra.server.support.steady_clock import SteadyClock
from rubra.server.table import game_log, new_tables
from rubra.server.table.audience import Viewer
from rubra.server.table.scenes import events_seen
from rubra.server.thinking.bot_pool import BotPool

LINGER = 5.0  # seconds for which somebody who polls is still here after an answer
MOST_COUNTED = 10_000  # tables of one person
POLL = 25.0  # seconds for which a poll waits for news

# Messages that everybody at a table notices, or that keep a bot busy
NOTICED = frozenset((Say, Signal, Propose, LetBot, Hint, Quiet))

log = logging.getLogger("rubra.tables")


@dataclass(slots=True)
class TableRequest:
    """A message of a client about a table.

    Whoever is no viewer may need the invitation, to be heard at a table that is not open. Those who
    only watch are counted by address: guests cost nothing.
    """

    person: StoredPerson | None
    table: str
    message: TableMessage
    viewer: Viewer | None = None
    invitation: str | None = None
    address: str | None = None


class TableService:
    """All tables of this process, for everybody who is not a table."""

    def __init__(
        self,
        store: Store,
        *,
        bot_pool: BotPool | None = None,
        boxes: dict[str, Box] | None = None,
        clock: Callable[[], float] | None = None,
        on_turn: Callable[[str, TableInfo], None] | None = None,
        compilation: Compilation | None = None,
        bounds: Limits | None = None,
        randomness: Randomness | None = None,
    ) -> None:
        """`boxes`: what new tables play with instead of the game's own; `on_turn`: a reminder;
        `compilation`: it says which games can be played without delay; none: all of them.
        """
        bounds = bounds or Limits()
        self.store = store
        self.runtime = Runtime(
            store,
            clock or SteadyClock(),
            bot_pool or BotPool(),
            randomness or Randomness(),
            on_turn=on_turn,
        )
        self.tasks = self.runtime.tasks
        self._compilation = compilation or Compilation(())
        self._boxes = boxes or {}
        self.tables = LiveTables(self.runtime, self._compilation, bounds)
        self.making = TableMaking(self.runtime, self.tables, self._compilation, self._boxes, bounds)
        self.gallery = Gallery(store, self._info)
        self._draws = Draws()
        self._talk = TokenBuckets(bounds.talk)
        self._talk_of_watchers = TokenBuckets(bounds.talk)  # by address

    async def open(self) -> None:
        """Be ready. Games are read when somebody comes to them."""
        self.tables.open()

    async def close(self) -> None:
        """Let what is under way end, and stop."""
        await self.tables.close()
        await self.making.close()
        await self.runtime.close()

    # --- Games ---

    def games(self) -> list[GameInfo]:
        """The games that can be played."""
        return [
            catalog.game_info(registry.about(name), self._compilation.progress(name))
            for name in registry.names()
        ]

    async def game_words(self, name: str) -> GameWords:
        """The words of a game."""
        game = await catalog.load_game(name)
        return catalog.game_words(game, self._boxes.get(name) or game.standard_box)

    async def game_rules(self, name: str, language: Language) -> GameRules:
        """The rules of a game, in a language."""
        return GameRules(catalog.clauses((await catalog.load_game(name)).name, language))

    # --- Finding tables ---

    async def open_tables(self, game: str | None = None) -> TableList:
        """Tables that one can join."""
        return self._list(await self.store.open_tables(game))

    async def watchable_tables(self, game: str | None = None) -> TableList:
        """Tables that one can watch."""
        return self._list(await self.store.watchable_tables(game))

    async def tables_of(self, person: StoredPerson, before: float | None = None) -> TableList:
        """Tables where somebody sits or is asked to, or that they made; the latest first.

        `before`: only what was made before then.
        """
        until = math.inf if before is None else before
        tables = await self.store.tables_of(person.id, before=until)
        for table in tables:
            if table.phase == "playing":
                await self.tables.get(table.id)  # whose turn it is follows from its log
        return self._list(tables, person)

    def _list(self, tables: list[StoredTable], person: StoredPerson | None = None) -> TableList:
        return TableList([self._info(stored, person) for stored in tables])

    def _info(self, stored: StoredTable, person: StoredPerson | None) -> TableInfo:
        """A table that the store has found, as it is now if it is in memory."""
        table = self.tables.live.get(stored.id)
        if table is None or not table.is_ready:
            table = self.tables.make(stored)
        return table.core.info(person)

    async def info(
        self, person: StoredPerson | None, table_id: str, invitation: str | None = None
    ) -> TableInfo:
        """One table."""
        return (await self._admitted(person, table_id, invitation)).core.info(person)

    async def _admitted(
        self, person: StoredPerson | None, table_id: str, invitation: str | None
    ) -> LiveTable:
        """A table that somebody may look at, or whose game is in the gallery. Raises Refused."""
        table = await self.tables.get(table_id)
        try:
            table.core.check_admitted(person, invitation)
        except Refused:
            if not await self.store.is_shown(table_id):
                raise
        return table

    def figures(self) -> TableFigures:
        """How many tables, seats and viewers there are now, for the metrics."""
        found = TableFigures(
            bots_waiting=self.runtime.bot_pool.waiting, bots_thinking=self.runtime.bot_pool.thinking
        )
        for table in self.tables.live.values():
            found.phases[table.stored.phase] += 1
            for seat in table.stored.seats:
                found.seats[seat_label(seat.person, seat.bot, seat.stand_in)] += 1
            found.viewers += sum(1 for _ in table.core.viewers())
        return found

    # --- Seats ---

    async def take_seat(self, person: StoredPerson, table_id: str, take: TakeSeat) -> TableInfo:
        """Sit down."""
        table = await self.tables.get(table_id)
        name = None if take.name is None else read_name(take.name)
        await self.making.check_names(person, name or person.name)
        sit = partial(
            table.core.seats.sit,
            *(person, take.seat, take.nonce, name, take.invitation, take.choices),
        )
        return await self._change(person, table, sit)

    async def close_table(self, person: StoredPerson, table_id: str) -> TableInfo:
        """The host closes a table for good."""
        table = await self.tables.get(table_id)
        return await self._change(person, table, partial(table.core.seats.close_for_good, person))

    async def set_ready(self, person: StoredPerson, table_id: str, yes: bool) -> TableInfo:
        """Say that one is ready to begin, or not yet."""
        table = await self.tables.get(table_id)
        return await self._change(person, table, partial(table.core.seats.set_ready, person, yes))

    async def leave_seat(self, person: StoredPerson, table_id: str, seat: int) -> TableInfo:
        """Stand up before the game begins; the host can free any seat."""
        table = await self.tables.get(table_id)
        return await self._change(person, table, partial(table.core.seats.stand_up, person, seat))

    async def set_bot(
        self, person: StoredPerson, table_id: str, seat: int, bot: SetBot
    ) -> TableInfo:
        """Put a bot at an empty seat, or take it away."""
        table = await self.tables.get(table_id)
        place = StoredSeat()
        if bot.level is not None:
            stored = table.core.stored
            place = new_tables.bot_seat(
                stored.game, len(stored.seats), bot.level, seat, self.runtime.randomness
            )
        set_bot = partial(table.core.seats.set_bot, person, seat, place)
        return await self._change(person, table, set_bot)

    async def _change(
        self, person: StoredPerson, table: LiveTable, apply: Callable[[], list[Change]]
    ) -> TableInfo:
        """Have something done at a table; how it is then. Raises Refused."""
        await table.submit(apply)
        return table.core.info(person)

    # --- Looking ---

    async def join(
        self,
        person: StoredPerson | None,
        table_id: str,
        seat: int | None,
        invitation: str | None,
        since: tuple[str, int] | None,
        send: Callable[[bytes], None],
        close: Callable[[str], None],
        replaces: Viewer | None = None,
    ) -> Viewer:
        """Somebody comes to look at a table, from their seat or as one who watches.

        `replaces`: the viewer that they were before, and are until they are let in here.
        """
        table = await self.tables.get(table_id)
        if person is not None and seat is not None:
            await self._hear_of_seat(table, person.id, seat)
        table.core.check_admitted(person, invitation)
        if seat is not None:
            table.core.check_own(person, seat)
        if not table.runner.is_in_charge:
            await self.tables.claim(table)  # the process in charge may be gone
        seen_from = NOBODY if seat is None else seat
        return await table.join(person, seen_from, since, send, close, replaces)

    async def _hear_of_seat(self, table: LiveTable, person: str, seat: int) -> None:
        """Somebody may have sat down at another process, a moment before we hear of it."""
        if self.store.is_alone or seat in table.core.seats_of(person):
            return
        stored = await self.store.table(table.id)
        if stored is not None and seat < len(stored.seats) and stored.seats[seat].person == person:
            await table.news("table")

    async def updates(
        self,
        person: StoredPerson | None,
        table_id: str,
        seat: int | None,
        invitation: str | None,
        since: tuple[str, int] | None,
    ) -> list[bytes]:
        """What a browser missed that cannot keep a socket; waits a while for news."""
        found: list[bytes] = []
        came = asyncio.Event()

        def take(raw: bytes) -> None:
            found.append(raw)
            came.set()

        viewer = await self.join(
            person, table_id, seat, invitation, since, take, lambda _: came.set()
        )
        try:
            async with asyncio.timeout(POLL):
                await came.wait()
        except TimeoutError:
            pass
        finally:
            # The browser asks again at once: until then its person counts as being here
            viewer.send = _ignore
            asyncio.get_running_loop().call_later(LINGER, viewer.leave)
        return found

    # --- Messages about a table: the one way in ---

    def request(self, asked: TableRequest, answer: Callable[[Reply], None]) -> None:
        """Have done what a client asks for.

        `answer` is called with the reply when it is stored and published, or with why not.
        """
        try:
            table = self.tables.find(asked.table)
            if table is not None:
                self._handle(table, asked, answer)
                return
        except Refused as refused:
            answer(_refusal(asked, refused))
            return
        self.tasks.start(self._read_and_handle(asked, answer))

    async def do(self, asked: TableRequest) -> Reply:
        """The same for whoever waits for the reply."""
        done: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()

        def answer(reply: Reply) -> None:
            if not done.done():
                done.set_result(reply)

        self.request(asked, answer)
        return await done

    async def _read_and_handle(self, asked: TableRequest, answer: Callable[[Reply], None]) -> None:
        """Read the table first."""
        try:
            self._handle(await self.tables.get(asked.table), asked, answer)
        except Exception as error:
            answer(_refusal(asked, error))

    def _handle(
        self, table: LiveTable, asked: TableRequest, answer: Callable[[Reply], None]
    ) -> None:
        """Put a message in line at a table that has been read. Raises Refused."""
        person, message = asked.person, asked.message
        table.last_visit = self.runtime.clock()
        if type(message) in NOTICED:
            self._check_manners(table, asked)
        match message:
            case Ping():
                answer(Reply(""))
            case Hint():
                self.tasks.start(self._hint(table, asked, message, answer))
            case WhyNot():
                because = table.core.why_not(person, message)
                answer(Reply(message.id, because=because))
            case Look():
                if message.seat is not None:
                    table.core.check_own(person, message.seat)
                if asked.viewer is None:
                    answer(Reply(message.id))
                    return
                seen_from = NOBODY if message.seat is None else message.seat
                look = partial(table.core.move_viewer, asked.viewer, seen_from)
                table.add(look, partial(_reply, asked, answer))
            case _:
                apply = partial(table.core.apply, person, message)
                table.add(apply, partial(_reply, asked, answer))

    async def _hint(
        self,
        table: LiveTable,
        asked: TableRequest,
        hint: Hint,
        answer: Callable[[Reply], None],
    ) -> None:
        try:
            told = await table.runner.hint(asked.person, hint.seat, hint.level)
            answer(Reply(hint.id, hint=told))
        except Exception as error:
            answer(_refusal(asked, error))

    def _check_manners(self, table: LiveTable, asked: TableRequest) -> None:
        """Raise Refused if somebody talks, or asks bots, without drawing breath."""
        person = asked.person
        if person is not None and not self._talk.spend(person.id):
            raise Refused("too_many", "That was a lot in a short time; wait a few seconds.")
        if not isinstance(asked.message, Say):
            return
        if asked.address is not None and not table.core.belongs(person):
            if not self._talk_of_watchers.spend(asked.address):
                raise Refused(
                    "too_many", "Too much was said from your address; wait a few seconds."
                )
        if asked.viewer is None:
            table.core.check_admitted(person, asked.invitation)

    # --- After the game ---

    async def record(
        self, person: StoredPerson | None, table_id: str, invitation: str | None = None
    ) -> str:
        """The record of a finished game."""
        table = await self._admitted(person, table_id, invitation)
        if table.stored.phase != "over":
            raise Refused("hidden", "The record holds all secrets; it is given when the game ends.")
        entries = await self.store.entries(table_id)
        return record_file.encode(game_log.record_of(table.stored, table.core.match, entries))

    async def draws(
        self,
        person: StoredPerson | None,
        table_id: str,
        invitation: str | None = None,
        address: str = "",
    ) -> bytes:
        """Every draw of a finished game, encoded: what its key must lead to."""
        table = await self._admitted(person, table_id, invitation)
        if table.stored.phase != "over":
            raise Refused("hidden", "The draws hold all secrets; they are told when the game ends.")

        def record() -> str:
            return record_file.encode(game_log.record_of(table.stored, table.core.match, ()))

        return await self._draws.of(table_id, record, address)

    async def view_at(
        self,
        person: StoredPerson | None,
        table_id: str,
        at: int,
        seat: int | None,
        invitation: str | None = None,
        *,
        everything: bool = False,
    ) -> Replay:
        """A moment of a game. Of a running game one sees what one could see then.

        `everything`: all that happened, and what each seat saw; of finished games only.
        """
        core = (await self._admitted(person, table_id, invitation)).core
        match = core.match
        if everything and core.stored.phase != "over":
            raise Refused("hidden", "Everything lies open when the game ends, not before.")
        if seat is not None:
            core.check_seat(seat)
            if core.stored.phase != "over":
                core.check_own(person, seat)
        moments = len(match.moments)
        if at > moments:
            raise Refused("bad_option", f"The game has moments 0 to {moments}, not {at}.")
        seen_from = NOBODY if seat is None else seat
        info = core.info(person)
        events = events_seen(match, None if everything else seen_from, at)  # before play goes on
        then = await self.runtime.replayed(_at, match.still(), at)
        seats = [then.shared_view(one) for one in range(match.players)] if everything else None
        return Replay(
            info, at, moments, seat, then.shared_view(seen_from), then.waiting, events, seats
        )

    async def career(self, person_id: str) -> Career:
        """What somebody has played."""
        person = await self.store.person(person_id)
        if person is None:
            raise Refused("no_such_person", "There is nobody of that name here.")
        shown = as_seen(person)
        found = await self.store.ratings_of(person_id)
        tables = [
            table
            for table in await self.store.tables_of(person_id)
            if table.access == "open" and any(seat.person == person_id for seat in table.seats)
        ]
        return Career(
            shown,
            person.created,
            {rating.game: ratings.shown(rating, shown) for rating in found},
            self._list(tables[:30]).tables,
        )

    async def tallies_of(self, person: StoredPerson) -> TallyList:
        """The finished games of somebody, counted."""
        tables = await self.store.tables_of(person.id, limit=MOST_COUNTED)
        return TallyList(tallies.count(tables, person.id))

    async def ratings(self, game: str) -> list[Rating]:
        """The strongest at a game."""
        await catalog.load_game(game)
        found = await self.store.best_ratings(game)
        people = await self.store.people(rating.person for rating in found)
        return [ratings.shown(one, as_seen(people[one.person])) for one in found]


def _reply(asked: TableRequest, answer: Callable[[Reply], None], error: Exception | None) -> None:
    """What the pipeline calls when a message was handled."""
    if error is not None:
        answer(_refusal(asked, error))
    else:
        assert not isinstance(asked.message, Ping)
        answer(Reply(asked.message.id))


def _refusal(asked: TableRequest, error: Exception) -> Reply:
    """The reply to something that was not done; what is our own mistake goes to the log."""
    refused = refused_because(error)
    if refused is None:
        log.error("a message failed at table %s", asked.table, exc_info=error)
        refused = our_mistake()
    name = "" if isinstance(asked.message, Ping) else asked.message.id
    return Reply(name, error=refused.as_refusal())


def _ignore(_: object) -> None:
    """Nobody listens."""


def _at(match: Match, moment: int) -> Match:
    """A match as it was at a moment; the one given is used up."""
    game_log.go_back(match, moment)
    return match
