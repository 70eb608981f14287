"""Keeping a table going: bots think when it is their turn, and clocks run for the others.

Of all processes that have a table in memory, one is in charge of that.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

from rubra.bots.levels import BUDGETS, Bot, budget_of, number_of
from rubra.bots.search_bot import Budget, SearchBot
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
        self._timer: asyncio.TimerHandle | None = None
        self._asked_about: list[int] = []  # seats that are late, and the others were asked about

    @property
    def is_thinking(self) -> bool:
        """Whether a bot thinks."""
        return bool(self._thinking)

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
            era, moment = match.era, core.now.moments
            bot = self._bots.get((seat, level))
            if bot is None:
                bot = self._bots[seat, level] = self._runtime.bot_pool.new_bot(level)
            requester = Requester(core.stored.host, core.id)
            move = await self._runtime.bot_pool.choose(bot, level, match.still(), seat, requester)
            await self._table.submit(lambda: core.play_bot(seat, level, move, era, moment))
        except Refused as refused:
            log.warning("table %s: a bot's move was refused: %s", core.id, refused.reason)
            await asyncio.sleep(1.0)  # the store is not there: do not ask again at once
        except asyncio.CancelledError:
            raise
        except RulesFailed as error:
            await self._table.end_game(str(error))
        except Exception:
            log.exception("a bot failed at table %s", core.id)
            await asyncio.sleep(5.0)
        finally:
            self._thinking.pop(seat, None)
        self.go_on()

    async def say_opinion(self, seat: int) -> None:
        """A bot was asked what it thinks of the others: it says what anybody might think."""
        core = self._core
        match = core.now.match
        if match is None or core.level(seat) is None:
            return
        opinion = await self._runtime.bot_pool.opinion(
            match.still(), seat, Requester(core.stored.host, core.id)
        )
        if opinion is not None:
            signal, about = opinion
            await self._table.submit(lambda: core.chat.bot_signals(seat, signal, about))

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
