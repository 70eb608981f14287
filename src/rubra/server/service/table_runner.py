"""Whoever keeps a table going: bots think when it is their turn, and clocks run for the others.

Of all processes that have a table in memory one keeps it.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from rubra.bots.levels import Bot
from rubra.bots.searcher import SearchBot
from rubra.core.match import Match
from rubra.server.model.stored import Change, Maker, StoredPerson
from rubra.server.protocol.wire import HintTold
from rubra.server.requests.refusals import Refused
from rubra.server.thinking.bot_pool import ADVISER
from rubra.server.thinking.fair_queue import Requester

if TYPE_CHECKING:
    from rubra.server.service.live_table import LiveTable

log = logging.getLogger("rubra.table")


class TableRunner:
    """The bots and the timer of a table."""

    def __init__(self, table: LiveTable) -> None:
        self.is_in_charge = False  # or another process is
        self._table = table
        self._bots: dict[tuple[int, str], Bot] = {}
        self._advisers: dict[int, SearchBot] = {}
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
        table = self._table
        match = table.now.match
        if not self.is_in_charge or not table.is_ready or match is None:
            return
        if table.stored.phase != "playing":
            return
        looks = []
        for seat in match.waiting:
            level = table.level(seat)
            if level is None:
                looks.append(table.absence.next_look(seat))
            elif seat not in self._thinking and not table.rests:
                self._thinking[seat] = table.service.start(self._play(seat, level, match))
        if table.absence.late() != self._asked_about:
            looks.append(table.service.time())
        at = min((look for look in looks if look is not None), default=None)
        if at is not None:
            delay = max(0.0, at - table.service.time())
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
        self._table.service.start(self._table.submit(self._look))

    def _look(self) -> list[Change]:
        """Ask the others about a seat that is late now; put a bot there if they have decided so."""
        table = self._table
        changes: list[Change] = []
        self._asked_about = table.absence.late()
        for seat in self._asked_about:
            bot_at = table.absence.bot_at(seat)
            if bot_at is not None and bot_at <= table.service.time() + 0.01:
                changes += table.let_bot_play(seat)
        table.scenes.update_situation()
        return changes

    # --- Bots ---

    async def _play(self, seat: int, level: str, match: Match) -> None:
        """A bot thinks, and makes its move if it still makes sense."""
        table = self._table
        try:
            era, moment = match.era, table.now.moments
            bot = self._bots.get((seat, level))
            if bot is None:
                bot = self._bots[seat, level] = table.service.bot_pool.new_bot(level)
            requester = Requester(table.stored.host, table.id)
            move = await table.service.bot_pool.choose(bot, level, match.still(), seat, requester)

            def play() -> list[Change]:
                match = table.now.match
                if match is None or match.era is not era or table.now.moments != moment:
                    return []
                if table.level(seat) != level or move not in match.moves(seat):
                    return []
                by: Maker = "bot" if table.stored.seats[seat].bot is not None else "stand_in"
                return table.make_move(match, seat, move, by)

            await table.submit(play)
        except Refused as refused:
            log.warning("table %s: a bot's move was refused: %s", table.id, refused.reason)
            await asyncio.sleep(1.0)  # the store is not there: do not ask again at once
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a bot broke at table %s", table.id)
            await asyncio.sleep(5.0)
        finally:
            self._thinking.pop(seat, None)
        self.go_on()

    async def hint(self, person: StoredPerson | None, seat: int) -> HintTold:
        """What a bot would consider at somebody's seat."""
        table = self._table
        table.check_own(person, seat)
        match = table.check_playing()
        if seat not in match.waiting:
            raise Refused("not_asked", "There is nothing to decide at your seat now.")
        adviser = self._advisers.get(seat)
        if adviser is None:
            bot = table.service.bot_pool.new_bot(ADVISER)
            assert isinstance(bot, SearchBot)
            adviser = self._advisers[seat] = bot
        requester = Requester(table.stored.seats[seat].person or "", table.id)
        return await table.service.bot_pool.advise(adviser, match.still(), seat, requester)
