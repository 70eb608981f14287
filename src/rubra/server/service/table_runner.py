"""Keeping a table going: bots think when it is their turn, and clocks run for the others.

Of all processes that have a table in memory, one is in charge of that.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Protocol

from rubra.bots.levels import BUDGETS, Bot, budget_of, number_of
from rubra.bots.search_bot import Budget, SearchBot
from rubra.bots.talking import Listener, in_turn
from rubra.core.errors import RubraError, RulesFailed
from rubra.core.match import Match
from rubra.server.model.stored import Change, StoredPerson
from rubra.server.protocol.wire import HintTold
from rubra.server.requests.refusals import Refused, our_mistake, refused_because
from rubra.server.service.runtime import Runtime
from rubra.server.table.core import TableCore
from rubra.server.thinking.bot_pool import ADVISER
from rubra.server.thinking.fair_queue import Requester

log = logging.getLogger("rubra.table")


class RunningTable(Protocol):
    """A table that is kept going."""

    core: TableCore

    @property
    def is_ready(self) -> bool:
        """Whether it has been read from the store."""

    @property
    def rests(self) -> bool:
        """Whether bots do not play on for the moment."""

    async def submit(self, apply: Callable[[], list[Change]]) -> None:
        """Have something done; returns when it is stored and told. Raises Refused."""

    async def end_game(self, why: str) -> None:
        """Close the table: its rules have failed."""


class TableRunner:
    """The bots and the timer of a table."""

    def __init__(self, runtime: Runtime, table: RunningTable) -> None:
        self.is_in_charge = False  # or another process is
        self._runtime = runtime
        self._table = table
        self._core = table.core
        self._bots: dict[tuple[int, str], Bot] = {}
        self._advisers: dict[int, tuple[str, SearchBot]] = {}  # by seat, the one asked last
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._busy: dict[int, asyncio.Lock] = {}  # by seat
        self._listener = Listener()
        self._is_new = True  # nothing was listened to yet
        self._has_news = False
        self._talking: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._asked_about: list[int] = []  # seats that are late, and the others were asked about

    @property
    def is_thinking(self) -> bool:
        """Whether a bot thinks."""
        return bool(self._thinking) or self._talking is not None

    @property
    def is_busy(self) -> bool:
        """Whether a bot thinks or a clock runs."""
        return self.is_thinking or self._timer is not None

    def go_on(self) -> None:
        """See to it that bots think and clocks run."""
        self._stop_timer()
        core = self._core
        match = core.now.match
        if not self.is_in_charge or not self._table.is_ready or match is None:
            return
        if core.stored.phase != "playing":
            return
        due = []
        for seat in match.waiting:
            level = core.level(seat)
            if level is None:
                if core.has_clock:
                    due.append(core.absence.next_look(seat))
            elif seat not in self._thinking and not self._table.rests:
                self._thinking[seat] = self._runtime.tasks.start(self._play(seat, level, match))
        self._listen(match)
        if core.has_clock and core.absence.late() != self._asked_about:
            due.append(core.clock())
        at = min((time for time in due if time is not None), default=None)
        if at is not None:
            delay = max(0.0, at - core.clock())
            self._timer = asyncio.get_running_loop().call_later(delay, self._time_is_up)

    def close(self) -> None:
        """Stop thinking and waiting; nothing new is begun."""
        self.is_in_charge = False
        self._stop_timer()
        for task in list(self._thinking.values()):
            task.cancel()
        if self._talking is not None:
            self._talking.cancel()

    # --- Clocks ---

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _time_is_up(self) -> None:
        self._timer = None
        self._runtime.tasks.start(self._table.submit(self._look))

    def _look(self) -> list[Change]:
        """Ask the others about a seat that is late now; put a bot there if they have decided so."""
        self._asked_about = self._core.absence.late()
        return self._core.ask_about(self._asked_about)

    # --- Bots ---

    async def _play(self, seat: int, level: str, match: Match) -> None:
        """A bot thinks, and makes its move if it still makes sense."""
        core = self._core
        try:
            async with self._failures("a bot's move"):
                requester = Requester(core.stored.host, core.id)
                async with self._at_work(seat):
                    era, moment = match.era, core.now.moments
                    move = await self._runtime.bot_pool.choose(
                        self._bot(seat, level), level, match.still(), seat, requester
                    )
                await self._table.submit(lambda: core.play_bot(seat, level, move, era, moment))
        finally:
            self._thinking.pop(seat, None)
        self.go_on()

    @asynccontextmanager
    async def _failures(self, what: str) -> AsyncIterator[None]:
        """Log what goes wrong, and do not try it again at once; end the game if its rules fail."""
        try:
            yield
        except Refused as refused:
            log.warning("table %s: %s was refused: %s", self._core.id, what, refused.reason)
            await asyncio.sleep(1.0)  # the store is not there
        except RulesFailed as error:
            await self._table.end_game(str(error))
        except Exception:
            log.exception("table %s: %s failed", self._core.id, what)
            await asyncio.sleep(5.0)

    def _bot(self, seat: int, level: str) -> Bot:
        """The bot of a level at a seat: the same one as long as this process has the table."""
        bot = self._bots.get((seat, level))
        if bot is None:
            bot = self._bots[seat, level] = self._runtime.bot_pool.new_bot(level)
        return bot

    def _listen(self, match: Match) -> None:
        """Have the bots say something if there is news that is worth a word."""
        if self._is_new:  # what happened before is no news
            self._is_new = False
            self._listener = Listener(len(match.steps), len(match.said), match.era)
        elif self._listener.hears_news(match):
            self._has_news = True
        if self._has_news and self._talking is None and not self._table.rests:
            self._talking = self._runtime.tasks.start(self._talk())

    async def _talk(self) -> None:
        """One bot after the other, until nobody adds anything."""
        core = self._core
        try:
            async with self._failures("what a bot said"):
                while self._has_news and core.now.match is not None:
                    self._has_news = False
                    for seat in in_turn(range(core.players), core.now.match):
                        level = core.level(seat)
                        if level is not None:
                            await self._say(seat, level)
        finally:
            self._talking = None

    async def _say(self, seat: int, level: str) -> None:
        """What a bot has to say, if anything."""
        core = self._core
        async with self._at_work(seat):
            match = core.now.match
            if match is None or core.stored.phase != "playing":
                return
            era = match.era
            statement = await self._runtime.bot_pool.word_of(
                self._bot(seat, level), match.still(), seat, Requester(core.stored.host, core.id)
            )
        if statement is not None:
            await self._table.submit(lambda: core.chat.bot_speaks(seat, level, statement, era))

    def _at_work(self, seat: int) -> asyncio.Lock:
        """Held by whatever has the bot at a seat think: it does one thing after the other."""
        return self._busy.setdefault(seat, asyncio.Lock())

    async def hint(
        self, person: StoredPerson | None, seat: int, level: str | None = None
    ) -> HintTold:
        """What a bot would consider at somebody's seat."""
        core = self._core
        core.check_own(person, seat)
        match = core.check_playing()
        if seat not in match.waiting:
            raise Refused("not_asked", "There is nothing to decide at your seat now.")
        level = level or ADVISER
        budget = _hint_budget(level, match)
        known, adviser = self._advisers.get(seat, ("", None))
        if adviser is None or known != level:
            adviser = self._runtime.bot_pool.new_adviser(budget)
            self._advisers[seat] = level, adviser
        requester = Requester(core.stored.seats[seat].person or "", core.id)
        return await self._runtime.bot_pool.advise(adviser, match.still(), seat, requester)


def _hint_budget(level: str, match: Match) -> Budget:
    """What a hint of a level may take. Raises Refused, if it cannot give any."""
    try:
        budget = budget_of(level, match.game, match.players)
        own = level in BUDGETS or number_of(level) is not None  # no budget that somebody typed
    except RubraError as error:
        raise refused_because(error) or our_mistake() from None
    if budget is None or not own:
        names = ", ".join(BUDGETS)
        raise Refused("bad_option", f"These can give a hint: {names}, and levels that search.")
    return budget
