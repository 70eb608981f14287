"""The clock by which people play: it does not jump when somebody sets the machine's."""

from __future__ import annotations

from typing import Any

import pytest

from rubra.server.service.live_table import LiveTable
from rubra.server.support.steady_clock import SLACK, SteadyClock
from tests.server.local_server import FakeClock, local_server

HOUR = 3600.0


def test_it_is_the_time_of_day() -> None:
    """As long as nobody sets it."""
    wall, counted = FakeClock(), FakeClock(5.0)
    clock = SteadyClock(wall, counted)
    for _ in range(100):
        wall.now += 7.0
        counted.now += 7.0
        assert clock() == pytest.approx(wall.now)


@pytest.mark.parametrize("jump", [2 * HOUR, -2 * HOUR, 0.5])
def test_it_does_not_jump_and_follows(jump: float) -> None:
    """Forwards or backwards: it goes a little faster or slower, until it agrees."""
    wall, counted = FakeClock(), FakeClock(5.0)
    clock = SteadyClock(wall, counted)
    before = clock()
    wall.now += jump
    assert clock() == before
    for _ in range(60):
        was = clock()
        wall.now += HOUR
        counted.now += HOUR
        assert HOUR * (1 - SLACK) - 1e-3 <= clock() - was <= HOUR * (1 + SLACK) + 1e-3
    assert clock() == pytest.approx(wall.now)


@pytest.mark.anyio
async def test_a_jump_of_the_clock_takes_nobodys_seat(sqlite_address: str) -> None:
    """Neither by the bank nor by the days of a move; but time that passes does."""
    wall, counted = FakeClock(), FakeClock(5.0)
    clock: Any = SteadyClock(wall, counted)
    async with local_server(sqlite_address, clock) as server:
        ada = await server.person("Ada")
        paces = ({"bank": 60, "increment": 0}, {"days": 1})
        tables = [await server.full_table(ada, ada, ada, pace=pace) for pace in paces]
        watching = [await server.look(ada, table, 0) for table in tables]

        def are_late(table: LiveTable) -> bool:
            deadlines = [
                table.core.clocks.deadline(seat, None) for seat in table.core.match.waiting
            ]
            assert deadlines
            return all(at is not None and at <= server.service.runtime.clock() for at in deadlines)

        for jump in (90 * 24 * HOUR, -180 * 24 * HOUR):
            wall.now += jump
            for table in tables:
                table.go_on()
                await server.settle(table)
                assert not are_late(table)
                assert not table.core.absence.late()
                assert not any(seat.stand_in for seat in table.stored.seats)
        for pace, table in zip((70.0, 30 * HOUR), tables, strict=True):
            wall.now += pace
            counted.now += pace
            assert are_late(table)
        assert watching
