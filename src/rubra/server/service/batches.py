"""Rounds: what tables have to do within a moment is done together, and stored together.

To store something costs as much for one move as for ten, and four answers under seal at a table
cost little more than one if they are told together. So where several tables are at play, each
waits until as many have something to do as before, but never longer than anybody would notice. A
table that is alone does not wait.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

HOLD = 0.001  # seconds for which a round is open to others, at most

log = logging.getLogger("rubra.batches")


class Batches:
    """Who has something to do in the next round."""

    def __init__(self, hold: float = HOLD) -> None:
        self.hold = hold
        self._next: list[Callable[[], None]] = []
        self._expected = 1  # how many there will be, to judge by the rounds before
        self._timer: asyncio.TimerHandle | None = None

    def add(self, work: Callable[[], None]) -> None:
        """Have this called soon: with others if others are about, else at once."""
        self._next.append(work)
        if len(self._next) == self._expected:
            asyncio.get_running_loop().call_soon(self._run)
        elif len(self._next) == 1:
            self._timer = asyncio.get_running_loop().call_later(self.hold, self._run)

    def _run(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        now, self._next = self._next, []
        self._expected = max(1, len(now), self._expected - 1)
        for work in now:
            try:
                work()
            except Exception:  # no reason to leave the others out
                log.exception("a table failed in a batch")
