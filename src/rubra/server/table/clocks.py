"""Time to think: how much each seat has left, and when somebody has taken too long."""

from __future__ import annotations

from collections.abc import Collection

from rubra.server.protocol.wire import Clock, Pace

LEFT_AFTER_RETURN = 30.0  # seconds that somebody has at least when they come back
DAY = 86_400.0


class Clocks:
    """The clocks of one table. It is told who is waited for, and what time it is."""

    def __init__(self, pace: Pace, players: int) -> None:
        self.pace = pace
        self.left = [float(pace.bank or 0)] * players
        self.asked_at: dict[int, float] = {}  # since when each seat is waited for

    def wait_for(self, seats: Collection[int], now: float) -> None:
        """These seats are waited for now, and no others."""
        for seat in [seat for seat in self.asked_at if seat not in seats]:
            self._stop(seat, now)
        for seat in seats:
            self.asked_at.setdefault(seat, now)

    def decided(self, seat: int, now: float) -> None:
        """A seat has decided; if it is asked again at once, its time begins anew.

        The first part of an answer under seal is no decision yet: a clock that began anew would
        tell of it.
        """
        if seat in self.asked_at:
            self._stop(seat, now)
            self.left[seat] += self.pace.increment

    def took_back(self, seat: int) -> None:
        """A seat has taken its decision back, and what it got for it."""
        self.left[seat] = max(0.0, self.left[seat] - self.pace.increment)

    def come_back(self, seat: int, now: float) -> None:
        """Somebody is back at their seat: they get time to look around."""
        if seat in self.asked_at:
            self._stop(seat, now)
            self.asked_at[seat] = now
        self.left[seat] = max(self.left[seat], LEFT_AFTER_RETURN)

    def _stop(self, seat: int, now: float) -> None:
        spent = now - self.asked_at.pop(seat)
        self.left[seat] = max(0.0, self.left[seat] - spent)

    def deadline(self, seat: int, gone_since: float | None) -> float | None:
        """When a seat will have taken too long; none: never, there is no clock.

        `gone_since`: if its person is not here.
        """
        asked = self.asked_at.get(seat)
        if asked is None:
            return None
        if self.pace.days is not None:
            return asked + self.pace.days * DAY
        if self.pace.bank is None:
            return None
        out_of_time = asked + self.left[seat]
        if gone_since is None:
            return out_of_time
        return min(out_of_time, max(asked, gone_since) + self.pace.grace)

    def shown(self, now: float) -> Clock | None:
        """As people see it; none if they may think as long as they like."""
        if self.pace.days is not None:
            left = [
                max(0.0, self.pace.days * DAY - (now - self.asked_at.get(seat, now)))
                for seat in range(len(self.left))
            ]
        elif self.pace.bank is not None:
            left = [
                max(0.0, time - (now - self.asked_at.get(seat, now)))
                for seat, time in enumerate(self.left)
            ]
        else:
            return None
        return Clock([round(time, 1) for time in left], round(now, 3))
