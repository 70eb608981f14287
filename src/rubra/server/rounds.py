"""Rounds: what tables have to do within a moment is done together, and stored together.

To store something costs as much for one move as for ten, and four answers under seal at a table
cost little more than one if they are told together. So where several tables are at play, each
waits for a moment that nobody notices. A table that is alone never waits.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

HOLD = 0.002  # seconds for which a round is open to others

log = logging.getLogger("rubra.rounds")


class Rounds:
    """Who has something to do in the next round."""

    def __init__(self, hold: float = HOLD) -> None:
        self.hold = hold
        self._next: list[Callable[[], None]] = []
        self._last = 0  # how many there were in the round before

    def add(self, work: Callable[[], None]) -> None:
        """Have this called soon: with others if others are about, else at once."""
        if not self._next:
            loop = asyncio.get_running_loop()
            if self._last > 1:
                loop.call_later(self.hold, self._run)
            else:
                loop.call_soon(self._run)
        self._next.append(work)

    def _run(self) -> None:
        now, self._next = self._next, []
        self._last = len(now)
        for work in now:
            try:
                work()
            except Exception:  # no reason to leave the others out
                log.exception("something broke in a round")
