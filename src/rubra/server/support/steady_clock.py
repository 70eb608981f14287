"""The time of day, without its jumps: clocks of players run by it.

When somebody sets the clock of the machine, or it wakes up, the time of day jumps; nobody may lose
a seat by that. So this one goes on as the machine counts seconds, and follows the time of day a
little faster or slower until the two agree.
"""

from __future__ import annotations

import time
from collections.abc import Callable

SLACK = 0.05  # how much faster or slower it goes while it follows


class SteadyClock:
    """Seconds since 1970; never jumps, and never goes back."""

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        counted: Callable[[], float] = time.monotonic,
    ) -> None:
        self._wall = wall
        self._counted = counted
        self._now = wall()
        self._at = counted()

    def __call__(self) -> float:
        """What time it is."""
        at = self._counted()
        passed, self._at = at - self._at, at
        self._now += passed
        most = SLACK * passed
        self._now += min(most, max(-most, self._wall() - self._now))
        return self._now
