"""The house: all tables of this process, and everything that can be asked of them.

Whoever asks is a person or nobody; whatever is refused raises Refused and has changed nothing.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec

from rubra.core import record_file, registry
from rubra.core.box import BoxFile
from rubra.core.errors import RubraError
from rubra.core.game import Box, Game
from rubra.core.journal import NOBODY
from rubra.core.match import Match
from rubra.core.record_file import GameRecord, SeatRecord
from rubra.server.games import catalog
from rubra.server.games.compilation import Compilation
from rubra.server.games.draws import Draws
from rubra.server.games.sandbox import BOX_NAME, Sandbox
from rubra.server.model import ratings
from rubra.server.model.stored import (
    AddEntry,
    Change,
    DropTable,
    Entry,
    PutTable,
    StoredPerson,
    StoredSeat,
    StoredTable,
    StoreError,
)
from rubra.server.protocol.wire import (
    LONGEST_NAME,
    Answer,
    Branch,
    Career,
    FromRecord,
    GameInfo,
    GameRules,
    GameWords,
    Hint,
    Language,
    LetBot,
    Look,
    NewTable,
    Pace,
    Person,
    Phase,
    Ping,
    Play,
    Propose,
    Quiet,
    Rating,
    Replay,
    Reply,
    Resign,
    Return,
    Say,
    SeatPlan,
    SetBot,
    Signal,
    TableInfo,
    TableList,
    TableMessage,
    TakeSeat,
    Undo,
)
from rubra.server.requests.parsing import read_name
from rubra.server.requests.refusals import Refused, our_mistake, refused_because
from rubra.server.service.batches import Batches
from rubra.server.service.live_table import ANYBODY, LiveTable
from rubra.server.store.store import Store
from rubra.server.support.limits import Limits, TokenBuckets
from rubra.server.support.steady_clock import SteadyClock
from rubra.server.table import game_log, new_tables
from rubra.server.table.audience import Viewer
from rubra.server.table.clocks import DAY
from rubra.server.table.scenes import told_events
from rubra.server.thinking.bot_pool import BotPool

SIGNED_OUT = "out"  # what processes say to each other, with the hash of a cookie
MOST_ADDRESSES = 20_000  # from which tables were made, that are remembered
EXPIRE = 3600.0  # seconds between two looks at what nobody comes to
SWEEP = 30.0  # seconds between two looks at what can be put away, or must be kept
ELSEWHERE = 70.0  # seconds for which somebody counts as being at another process
LINGER = 5.0  # seconds for which somebody who polls is still here after an answer
POLL = 25.0  # seconds for which a poll waits for news

Result = TypeVar("Result")

log = logging.getLogger("rubra.house")


class TableService:
    """All tables of this process."""

    def __init__(
        self,
        store: Store,
        *,
        bot_pool: BotPool | None = None,
        boxes: dict[str, Box] | None = None,
        clock: Callable[[], float] | None = None,
        on_turn: Callable[[str, TableInfo], None] | None = None,
        warming: Compilation | None = None,
        bounds: Limits | None = None,
    ) -> None:
        """`boxes`: what new tables play with instead of the game's own; `on_turn`: a reminder;
        `warming`: it says which games can be played without delay; none: all of them.
        """
        self.store = store
        self.bot_pool = bot_pool or BotPool()
        self.time = clock or SteadyClock()
        self.on_turn = on_turn
        self._compilation = warming or Compilation(())
        self._boxes = boxes or {}
        self._bounds = bounds or Limits()
        self._expire_at = 0.0
        self._made: dict[str, dict[str, None]] = {}  # by address: tables, in the order they came
        self._tables: dict[str, LiveTable] = {}
        self._tasks: set[asyncio.Task[Any]] = set()  # that come to an end
        self._services: list[asyncio.Task[Any]] = []  # that run as long as the server
        self._sandbox = Sandbox()
        self._replaying = ThreadPoolExecutor(1, "replay")
        self._packed: dict[tuple[str | int, ...], int] = {}
        self._words: dict[tuple[str, int], list[str | int]] = {}
        self._lists: dict[tuple[str | int, ...], list[list[str | int]]] = {}
        self._talk = TokenBuckets(self._bounds.talk)
        self._talk_of_watchers = TokenBuckets(self._bounds.talk)  # by address
        self.batches = Batches()
        self._draws = Draws()
        self._closing = False
        self.told: Callable[[], None] = _nothing  # called when a table has told everybody
        self._signed_out: Callable[[str], None] = _ignore

    # --- Opening and closing ---

    def on_published(self, flush: Callable[[], None]) -> None:
        """Have `flush()` called whenever a table has told everybody what happened."""
        self.told = flush

    async def open(self) -> None:
        """Be ready. Games are read when somebody comes to them.

        Those by days, whose clocks run though nobody looks, are taken up meanwhile, and so are
        frozen ones, which may replay again.
        """
        self.store.on_news(self._news)
        self.store.on_announcement(self._announced)
        self.store.on_lost_claims(self._lost_claims)
        self.start(self._take_up())
        self.start_service(self._sweep())

    async def _take_up(self) -> None:
        """Read games one by one; whatever somebody asks for meanwhile has half of the time."""
        for table_id in [
            *await self.store.frozen_tables(),
            *await self.store.correspondence_tables(),
        ]:
            began = time.monotonic()
            try:
                if table_id not in self._tables and await self.store.keep(table_id):
                    await self._table(table_id)
            except (Refused, StoreError) as error:
                log.warning("table %s was not taken up: %s", table_id, error)
            await asyncio.sleep(time.monotonic() - began)

    async def close(self) -> None:
        """Let what is under way end, and stop."""
        self._closing = True
        for table in self._tables.values():
            await table.close()
        under_way = [*self._tasks, *self._services]
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
        await self._sandbox.close()
        self._replaying.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self.bot_pool.close)

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Have something done meanwhile."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def start_service(self, work: Coroutine[Any, Any, Any]) -> None:
        """Have something done again and again, as long as the server runs."""
        task = asyncio.get_running_loop().create_task(work)
        self._services.append(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, (Refused, StoreError)):
            log.error("something went wrong meanwhile", exc_info=error)

    async def _sweep(self) -> None:
        """Now and then: put idle tables away, keep what nobody keeps."""
        while True:
            await asyncio.sleep(SWEEP)
            for table_id, table in list(self._tables.items()):
                table.scenes.forget_absent(self.time())
                if table.is_idle:
                    del self._tables[table_id]
                    await self.store.release(table_id)
                elif not table.runner.is_in_charge:
                    await self._keep(table)
                for audience in table.scenes.audiences.values():
                    for viewer in audience.viewers:
                        person = viewer.person
                        seated = person is not None and table.seats_of(person.id)
                        here = person.id if person is not None and seated else ANYBODY
                        self.announce(table_id, here, here=True)
            await self._adopt()
            if self.time() >= self._expire_at:
                self._expire_at = self.time() + EXPIRE
                await self.expire()

    async def expire(self) -> None:
        """Remove tables that nobody comes to: where no game began, and where nobody plays on."""
        ages: tuple[tuple[Phase, float], ...] = (
            ("gathering", self._bounds.days_to_gather),
            ("playing", self._bounds.days_to_rest),
        )
        for phase, days in ages:
            before = self.time() - days * DAY
            for table_id in await self.store.forsaken_tables(phase, before):
                table = self._tables.get(table_id)
                if table is not None and not table.rests:
                    continue
                try:
                    await self.store.commit(DropTable(table_id, phase, before))
                except StoreError as error:
                    log.info("table %s stays: %s", table_id, error)
                    continue
                if table is not None:
                    del self._tables[table_id]
                    await table.close()
                await self.store.release(table_id)

    async def _adopt(self) -> None:
        """Take up games by days that no process keeps any more. The others rest meanwhile."""
        for table_id in await self.store.correspondence_tables():
            if table_id not in self._tables and await self.store.keep(table_id):
                await self._table(table_id)

    async def _keep(self, table: LiveTable) -> None:
        table.runner.is_in_charge = await self.store.keep(table.id)
        if table.runner.is_in_charge:
            table.go_on()

    async def _table(self, table_id: str) -> LiveTable:
        """A table, from memory or from the store. Raises Refused."""
        if self._closing:
            raise Refused("closing", "The server is about to stop; come back in a moment.")
        table = self._tables.get(table_id)
        if table is None:
            stored = await self.store.table(table_id)
            if stored is None:
                raise Refused("no_such_table", "There is no such table.")
            # Somebody else may have come for it meanwhile
            table = self._tables.setdefault(table_id, LiveTable(self, stored))
        if not table.is_ready:
            await self._compilation.ready(table.stored.game)
            await table.begin_if_full()  # unless that was done when it was made
            if not table.is_ready:
                await table.submit(list)  # a game that is continued: its log is read now
            await self._keep(table)
        return table

    async def replayed(self, replay: Callable[..., Result], *given: Any) -> Result:
        """What comes of replaying a game: in one thread, so that many at once slow nobody down."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._replaying, replay, *given)

    def remind(self, person: str, table: LiveTable) -> None:
        """A table by days begins to wait for somebody who is not here."""
        if self.on_turn is not None:
            self.on_turn(person, table.info())

    # --- Other processes ---

    def _news(self, table_id: str, kind: str) -> None:
        tables = list(self._tables.values()) if table_id == "*" else []
        if table_id in self._tables:
            tables.append(self._tables[table_id])
        for table in tables:
            self.start(table.news(kind))

    def live_tables(self) -> list[LiveTable]:
        """Those in memory."""
        return list(self._tables.values())

    def read_again(self, table_id: str) -> None:
        """Somebody has changed a table in the store."""
        self._news(table_id, "table")

    def read_again_of(self, person: str) -> None:
        """The same of all tables that somebody had to do with."""
        for table in list(self._tables.values()):
            if table.has_to_do_with(person):
                self.read_again(table.id)

    def announce(self, table_id: str, person: str, here: bool) -> None:
        """Tell the other processes who is here."""
        if self.store.is_alone:
            return
        self.start(self.store.announce(f"{'here' if here else 'gone'} {table_id} {person}"))

    def announce_signed_out(self, token: str) -> None:
        """Tell the other processes that a session has ended."""
        if not self.store.is_alone:
            self.start(self.store.announce(f"{SIGNED_OUT} {token} {ANYBODY}"))

    def when_signed_out(self, tell: Callable[[str], None]) -> None:
        """Have `tell(token)` called when a session has ended at another process."""
        self._signed_out = tell

    def _announced(self, text: str) -> None:
        word, table_id, person = text.split(" ")
        if word == SIGNED_OUT:
            self._signed_out(table_id)
            return
        table = self._tables.get(table_id)
        if table is not None:
            until = self.time() + ELSEWHERE if word == "here" else 0.0
            table.is_elsewhere(person, until)

    def _lost_claims(self) -> None:
        for table in self._tables.values():
            table.runner.is_in_charge = False
            self.start(self._keep(table))

    # --- Games ---

    def games(self) -> list[GameInfo]:
        """The games on the shelf."""
        return [
            catalog.game_info(registry.about(name), self._compilation.progress(name))
            for name in registry.names()
        ]

    async def game_words(self, name: str) -> GameWords:
        """The words of a game."""
        game = await self._game(name)
        return catalog.game_words(game, self._boxes.get(name) or game.standard_box)

    async def game_rules(self, name: str, language: Language) -> GameRules:
        """The rules of a game, in a language."""
        return GameRules(catalog.clauses((await self._game(name)).name, language))

    async def _game(self, name: str) -> Game:
        try:
            return await asyncio.to_thread(registry.load, name)
        except RubraError as error:
            raise refused_because(error) or our_mistake() from None

    def read_move(self, game: Game, words: list[str | int]) -> int:
        """A move in words, packed; remembered. Raises UnreadableMove."""
        key = (game.name, *words)
        found = self._packed.get(key)
        if found is None:
            if len(self._packed) > 100_000:
                self._packed.clear()
            found = self._packed[key] = game.move_words.read(words)
        return found

    def words(self, game: Game, move: int) -> list[str | int]:
        """A packed move in words, remembered: tables say the same ones again and again."""
        key = (game.name, move)
        found = self._words.get(key)
        if found is None:
            if len(self._words) > 100_000:
                self._words.clear()
            found = self._words[key] = game.move_words.say(move).as_list()
        return found

    def all_words(self, game: Game, moves: list[int]) -> list[list[str | int]]:
        """Packed moves in words: the same list for the same moves, and not to be changed."""
        key: tuple[str | int, ...] = (game.name, *moves)
        found = self._lists.get(key)
        if found is None:
            if len(self._lists) > 10_000:
                self._lists.clear()
            found = self._lists[key] = [self.words(game, move) for move in moves]
        return found

    # --- Making tables ---

    async def check_room(self, person: StoredPerson, address: str) -> None:
        """Raise Refused if somebody, or an address, has too many tables that are not over."""
        if await self.store.open_tables_of(person.id) >= self._bounds.open_tables:
            raise Refused(
                "too_many",
                f"You have made {self._bounds.open_tables} tables that are not over;"
                " end some games first.",
            )
        made = self._made.get(address, {})
        if len(made) >= self._bounds.open_tables_of_address:
            made = self._made[address] = dict.fromkeys(await self.store.not_over(made))
        if len(made) >= self._bounds.open_tables_of_address:
            raise Refused("too_many", "There are too many open tables of your network.")

    def made_from(self, address: str, table: str) -> None:
        """Remember from where a table was made, as long as this process runs."""
        self._made.setdefault(address, {})[table] = None
        if len(self._made) > MOST_ADDRESSES:
            del self._made[next(iter(self._made))]

    async def create(self, person: StoredPerson, new: NewTable) -> TableInfo:
        """A new table. It begins by itself when every seat is taken."""
        mine = [plan.name or person.name for plan in new.seats if plan.who == "me"]
        await self._check_names(person, *mine)
        game = await self._game(new.game)
        box = self._boxes.get(new.game) or game.standard_box
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
        table = new_tables.new_table(new, game, box, options, person, self.time())
        return await self._set_up(person, table)

    async def _set_up(
        self, person: StoredPerson, table: StoredTable, entries: list[Entry] | None = None
    ) -> TableInfo:
        """Store a new table, with its log if it has one already; it begins if it is full."""
        added: list[Change] = [AddEntry(table.id, entry) for entry in entries or []]
        await self._commit(PutTable(table), *added)
        return (await self._table(table.id)).info(person)

    async def _commit(self, *changes: Change) -> None:
        try:
            await self.store.commit(*changes)
        except StoreError as error:
            raise refused_because(error) or our_mistake() from None

    async def rematch(self, person: StoredPerson, table_id: str, nonce: str) -> TableInfo:
        """The table where those who played go on; whoever asks has his seat there again."""
        live = await self._table(table_id)
        table = live.stored
        if not live.seats_of(person.id):
            raise Refused("not_yours", "Only those who played can ask for a rematch.")
        if table.phase != "over":
            raise Refused("not_over", "The game is not over yet.")
        if table.rematch is None:
            await live.set_rematch(new_tables.same_again(table, person, self.time()))
        assert live.stored.rematch is not None
        new = await self._table(live.stored.rematch)
        await new.sit_again(person, table.seats, nonce)
        return new.info(person)

    async def branch(self, person: StoredPerson, table_id: str, branch: Branch) -> TableInfo:
        """Continue a finished game from a moment of it, with the same luck."""
        live = await self._table(table_id)
        live.check_admitted(person, branch.invitation)
        if live.stored.phase != "over":
            raise Refused("not_over", "A game can be continued elsewhere when it is over.")
        return await self._continue(
            person, live.match, branch.at, branch.seats, live.stored.pace, table_id
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
            now = self.time()
            table = new_tables.shown(record, match, person, now)
            entries = new_tables.log_until(match, len(match.steps), now)
            return await self._set_up(person, table, entries)
        at = len(match.moments) if given.at is None else given.at
        seats = given.seats or new_tables.first_mine(match.players)
        return await self._continue(person, match, at, seats, Pace(), None)

    async def _continue(
        self,
        person: StoredPerson,
        match: Match,
        at: int,
        plans: list[SeatPlan],
        pace: Pace,
        source: str | None,
    ) -> TableInfo:
        moments = match.moments
        if at > len(moments):
            raise Refused("bad_option", f"The game has moments 0 to {len(moments)}, not {at}.")
        if len(plans) != match.players:
            raise Refused("bad_option", f"The game has {match.players} seats, not {len(plans)}.")
        steps = game_log.steps_until(match, at)
        if match.is_over and steps == len(match.steps):
            raise Refused("already_over", "There is nothing to continue at the end of the game.")
        _read_names(plans)
        now = self.time()
        table = new_tables.known_luck(match, pace, person, now)
        table.source, table.source_at = source, at
        table.seats = new_tables.plan_seats(plans, person, new_tables.new_id())
        entries = await asyncio.to_thread(new_tables.log_until, match, steps, now)
        return await self._set_up(person, table, entries)

    # --- Finding tables ---

    async def open_tables(self, game: str | None = None) -> TableList:
        """Tables that one can join."""
        return self._list(await self.store.open_tables(game))

    async def watchable_tables(self, game: str | None = None) -> TableList:
        """Tables that one can watch."""
        return self._list(await self.store.watchable_tables(game))

    async def tables_of(self, person: StoredPerson) -> TableList:
        """Tables where somebody sits, or that he made."""
        tables = await self.store.tables_of(person.id)
        for table in tables:
            if table.phase == "playing":
                await self._table(table.id)  # whose turn it is follows from its log
        return self._list(tables, person)

    def _list(self, tables: list[StoredTable], person: StoredPerson | None = None) -> TableList:
        found = []
        for stored in tables:
            table = self._tables.get(stored.id)
            if table is None or not table.is_ready:
                table = LiveTable(self, stored)
            found.append(table.info(person))
        return TableList(found)

    async def info(
        self, person: StoredPerson | None, table_id: str, invitation: str | None = None
    ) -> TableInfo:
        """One table."""
        table = await self._table(table_id)
        table.check_admitted(person, invitation)
        return table.info(person)

    # --- Seats ---

    async def take_seat(self, person: StoredPerson, table_id: str, take: TakeSeat) -> TableInfo:
        """Sit down."""
        table = await self._table(table_id)
        name = None if take.name is None else read_name(take.name)
        await self._check_names(person, name or person.name)
        await table.sit(person, take.seat, take.nonce, name, take.invitation, take.choices)
        return table.info(person)

    async def _check_names(self, person: StoredPerson, *names: str | None) -> None:
        """Raise Refused if somebody would sit under the name of an account that is not theirs."""
        for name in {one for one in names if one is not None}:
            account = await self.store.account(name)
            if account is not None and account.id != person.id:
                raise Refused("name_taken", "There is an account of that name; choose another.")

    async def close_table(self, person: StoredPerson, table_id: str) -> TableInfo:
        """The host closes a table for good."""
        table = await self._table(table_id)
        await table.close_for_good(person)
        return table.info(person)

    async def leave_seat(self, person: StoredPerson, table_id: str, seat: int) -> TableInfo:
        """Stand up before the game begins; the host can free any seat."""
        table = await self._table(table_id)
        await table.stand_up(person, seat)
        return table.info(person)

    async def set_bot(
        self, person: StoredPerson, table_id: str, seat: int, bot: SetBot
    ) -> TableInfo:
        """Put a bot at an empty seat, or take it away."""
        table = await self._table(table_id)
        place = StoredSeat() if bot.level is None else new_tables.bot_seat(bot.level, seat)
        await table.set_bot(person, seat, place)
        return table.info(person)

    # --- Looking and playing ---

    async def join(
        self,
        person: StoredPerson | None,
        table_id: str,
        seat: int | None,
        invitation: str | None,
        since: tuple[str, int] | None,
        send: Callable[[bytes], None],
        close: Callable[[str], None],
        instead_of: Viewer | None = None,
    ) -> Viewer:
        """Somebody comes to look at a table, with the eyes of his seat or as one who watches.

        `instead_of`: what he looked at before, and looks at until he is let in here.
        """
        table = await self._table(table_id)
        if person is not None and seat is not None:
            await self._hear_of_seat(table, person.id, seat)
        table.check_admitted(person, invitation)
        if seat is not None:
            table.check_own(person, seat)
        if not table.runner.is_in_charge:
            await self._keep(table)  # whoever did may be gone
        eyes = NOBODY if seat is None else seat
        return await table.join(person, eyes, since, send, close, instead_of)

    async def _hear_of_seat(self, table: LiveTable, person: str, seat: int) -> None:
        """Somebody may have sat down at another process, a moment before we hear of it."""
        if self.store.is_alone or seat in table.seats_of(person):
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
            # He asks again at once: until then he counts as being here
            viewer.send = _ignore
            asyncio.get_running_loop().call_later(LINGER, viewer.leave)
        return found

    async def do(
        self,
        person: StoredPerson | None,
        table_id: str,
        message: TableMessage,
        viewer: Viewer | None = None,
        invitation: str | None = None,
        address: str | None = None,
    ) -> Reply:
        """What a client sent about a table. Refusals are in the reply.

        Whoever is no viewer may need the invitation, to be heard at a table that is not open. Those
        who only watch are counted by address: guests cost nothing.
        """
        reply = Reply("" if isinstance(message, Ping) else message.id)
        try:
            table = await self._table(table_id)
            table.last_visit = self.time()
            if isinstance(message, (Say, Signal, Propose, LetBot, Hint, Quiet)):
                self._check_manners(person)
            if isinstance(message, Say) and address is not None and not table.belongs(person):
                self._check_address(address)
            if isinstance(message, Say) and viewer is None:
                table.check_admitted(person, invitation)
            await self._do(table, person, message, viewer, reply)
        except Refused as refused:
            reply.error = refused.told()
        return reply

    def _check_manners(self, person: StoredPerson | None) -> None:
        """Raise Refused if somebody talks, or asks bots, without drawing breath."""
        if person is not None and not self._talk.spend(person.id):
            raise Refused("too_many", "That was a lot in a short time; wait a few seconds.")

    def _check_address(self, address: str) -> None:
        """Raise Refused if those who watch from one address talk too much, together."""
        if not self._talk_of_watchers.spend(address):
            raise Refused("too_many", "Too much was said from your address; wait a few seconds.")

    async def _do(
        self,
        table: LiveTable,
        person: StoredPerson | None,
        message: TableMessage,
        viewer: Viewer | None,
        reply: Reply,
    ) -> None:
        match message:
            case Play():
                await table.play(person, message)
            case Undo():
                await table.undo(person, message.seat, message.id, message.made_for_me)
            case Propose():
                await table.chat.propose(person, message.seat, message.to, message.id)
            case Answer():
                await table.chat.answer(person, message.seat, message.yes, message.id)
            case LetBot():
                await table.chat.let_bot(
                    person, message.seat, message.about, message.yes, message.id
                )
            case Say():
                await table.chat.say(person, message.seat, message.text, message.id)
            case Signal():
                await table.chat.signal(
                    person, message.seat, message.signal, message.about, message.id
                )
            case Hint():
                reply.hint = await table.runner.hint(person, message.seat)
            case Look():
                if message.seat is not None:
                    table.check_own(person, message.seat)
                if viewer is not None:
                    await table.look(viewer, NOBODY if message.seat is None else message.seat)
            case Resign():
                await table.resign(person, message.seat)
            case Return():
                await table.take_back(person, message.seat)
            case Quiet():
                await table.chat.set_quiet(person, message.yes, message.id)
            case Ping():
                pass

    # --- After the game ---

    async def record(
        self, person: StoredPerson | None, table_id: str, invitation: str | None = None
    ) -> str:
        """The record of a finished game."""
        table = await self._table(table_id)
        table.check_admitted(person, invitation)
        if table.stored.phase != "over":
            raise Refused("hidden", "The record holds all secrets; it is given when the game ends.")
        entries = await self.store.entries(table_id)
        return record_file.encode(game_log.record_of(table.stored, table.match, entries))

    async def draws(
        self, person: StoredPerson | None, table_id: str, invitation: str | None = None
    ) -> bytes:
        """Every draw of a finished game, encoded: what its key must lead to."""
        table = await self._table(table_id)
        table.check_admitted(person, invitation)
        if table.stored.phase != "over":
            raise Refused("hidden", "The draws hold all secrets; they are told when the game ends.")

        def record() -> str:
            return record_file.encode(game_log.record_of(table.stored, table.match, ()))

        return await self._draws.of(table_id, record)

    async def replay(
        self,
        person: StoredPerson | None,
        table_id: str,
        at: int,
        seat: int | None,
        invitation: str | None = None,
    ) -> Replay:
        """A moment of a game. Of a running game one sees what one could see then."""
        table = await self._table(table_id)
        table.check_admitted(person, invitation)
        match = table.match
        if seat is not None and seat >= table.players:
            raise Refused("no_such_seat", f"This table has {table.players} seats, from 0 on.")
        if seat is not None and table.stored.phase != "over":
            table.check_own(person, seat)
        moments = len(match.moments)
        if at > moments:
            raise Refused("bad_option", f"The game has moments 0 to {moments}, not {at}.")
        eyes = NOBODY if seat is None else seat
        info = table.info(person)
        events = told_events(match, eyes, at)  # before play goes on
        then = await self.replayed(_at, match.still(), at)
        return Replay(info, at, moments, seat, then.view(eyes), then.waiting, events)

    async def career(self, person_id: str) -> Career:
        """What somebody has played."""
        person = await self.store.person(person_id)
        if person is None:
            raise Refused("no_such_person", "There is nobody of that name here.")
        shown = public_person(person)
        found = await self.store.ratings_of(person_id)
        tables = [
            table
            for table in await self.store.tables_of(person_id)
            if table.access == "open" and any(seat.person == person_id for seat in table.seats)
        ]
        return Career(
            shown,
            person.created,
            {rating.game: ratings.told(rating, shown) for rating in found},
            self._list(tables[:30]).tables,
        )

    async def ratings(self, game: str) -> list[Rating]:
        """The strongest at a game."""
        await self._game(game)
        found = await self.store.best_ratings(game)
        people = await self.store.people(rating.person for rating in found)
        return [ratings.told(one, public_person(people[one.person])) for one in found]


def public_person(person: StoredPerson) -> Person:
    """Somebody as everybody may see him."""
    return Person(person.id, person.name, person.password is None)


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


def _nothing() -> None:
    """Nobody waits for it."""


def _ignore(_: object) -> None:
    """Nobody listens."""


def _at(match: Match, moment: int) -> Match:
    """A match as it was at a moment; the one given is used up."""
    game_log.go_back(match, moment)
    return match
