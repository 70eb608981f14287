"""Clocks: banks, increments, and days of correspondence games."""

from __future__ import annotations

import pytest

from rubra.server.table.clocks import DAY
from tests.server.local_server import FakeClock, LocalServer, local_server

pytestmark = pytest.mark.anyio


async def test_a_decision_gives_back_some_time(server: LocalServer) -> None:
    """Taken back, it does not; the part of an answer gives nothing."""
    livia = await server.person("Livia")
    table = await server.full_table(livia, livia, livia, pace={"bank": 60, "increment": 10})
    seat = table.core.match.waiting[0]
    await server.look(livia, table, seat)
    seen = []
    for _ in range(3):
        server.clock.now += 1
        await server.decide(table, seat)
        seen.append(table.core.clocks.left[seat])
        await server.do(livia, table, "undo", seat=seat)
        assert seat in table.core.match.waiting
    assert seen == [69.0, 68.0, 67.0]


async def test_days_go_on_while_the_server_is_down_and_banks_do_not(sqlite_address: str) -> None:
    """Whoever has three days to decide has three days, whatever we do meanwhile."""
    clock = FakeClock()
    async with local_server(sqlite_address, clock) as server:
        livia, marcus = await server.people("Livia", "Marcus")
        correspondence = await server.full_table(livia, marcus, livia, pace={"days": 3})
        live = await server.full_table(livia, marcus, livia, pace={"bank": 60, "grace": 10_000})
        asked = correspondence.core.match.waiting
        first, second, *_ = live.core.match.waiting
        await server.decide(live, first)
        clock.now += 20
        number = live.core.now.moments
        await server.play(live, second)
        assert live.core.now.moments == number
        for seat in asked:
            assert (
                correspondence.core.clocks.deadline(seat, None)
                == correspondence.stored.begun + 3 * DAY
            )  # type: ignore[operator]
    clock.now += 2 * DAY
    async with local_server(sqlite_address, clock) as server:
        correspondence, live = await server.live(correspondence.id), await server.live(live.id)
        assert not any(seat.stand_in for seat in (*correspondence.stored.seats, *live.stored.seats))
        assert (
            correspondence.core.clocks.deadline(asked[0], None)
            == correspondence.stored.begun + 3 * DAY
        )  # type: ignore[operator]
        assert live.core.clocks.left[first] == 60.0
        assert live.core.clocks.left[second] == 40.0
        await server.pass_time(correspondence, DAY - 30)
        assert correspondence.core.absence.late() == []
        await server.pass_time(correspondence, 30)
        assert correspondence.core.absence.late() == asked


async def test_a_correspondence_table_reminds_whoever_it_begins_to_wait_for(
    server: LocalServer,
) -> None:
    """Once, if they are not here; nobody is reminded of a live game, nor of one against bots."""
    livia, marcus = await server.people("Livia", "Marcus")
    await server.full_table(livia, marcus, livia, pace={"bank": 600})
    await server.full_table(livia, bots=2)
    assert server.reminded == []
    unhurried = await server.full_table(livia, marcus, livia)  # no clock: they come back to it
    assert {table for _, table in server.reminded} == {unhurried.id}
    server.reminded.clear()
    table = await server.full_table(livia, marcus, livia, pace={"days": 3})
    asked_people = {table.stored.seats[seat].person for seat in table.core.match.waiting}
    assert server.reminded == [(person, table.id) for person in sorted(asked_people)]
    here = await server.look(livia, table, 0)
    for _ in range(60):
        if table.stored.phase != "playing":
            break
        server.reminded.clear()
        before = table.core.match.waiting
        await server.play(table)
        asked = {seat for seat in table.core.match.waiting if seat not in before}
        assert server.reminded == ([(marcus.id, table.id)] if 1 in asked else [])
    here.leave()
