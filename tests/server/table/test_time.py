"""Clocks: banks, increments, and days of correspondence games."""

from __future__ import annotations

import pytest

from rubra.server.table.clocks import DAY
from tests.server.room import FakeClock, Room, a_room

pytestmark = pytest.mark.anyio


async def test_a_decision_gives_back_some_time(room: Room) -> None:
    """Taken back, it does not; the part of an answer gives nothing."""
    livia = await room.person("Livia")
    table = await room.full_table(livia, livia, livia, pace={"bank": 60, "increment": 10})
    seat = table.core.match.waiting[0]
    await room.look(livia, table, seat)
    seen = []
    for _ in range(3):
        room.clock.now += 1
        await room.decide(table, seat)
        seen.append(table.core.clocks.left[seat])
        await room.do(livia, table, "undo", seat=seat)
        assert seat in table.core.match.waiting
    assert seen == [69.0, 68.0, 67.0]


async def test_days_go_on_while_the_server_is_down_and_banks_do_not(sqlite_address: str) -> None:
    """Whoever has three days to decide has three days, whatever we do meanwhile."""
    clock = FakeClock()
    async with a_room(sqlite_address, clock) as room:
        livia, marcus = await room.people("Livia", "Marcus")
        correspondence = await room.full_table(livia, marcus, livia, pace={"days": 3})
        live = await room.full_table(livia, marcus, livia, pace={"bank": 60, "grace": 10_000})
        asked = correspondence.core.match.waiting
        first, second, *_ = live.core.match.waiting
        await room.decide(live, first)
        clock.now += 20
        number = live.core.now.moments
        await room.play(live, second)
        assert live.core.now.moments == number
        for seat in asked:
            assert (
                correspondence.core.clocks.deadline(seat, None)
                == correspondence.stored.begun + 3 * DAY
            )  # type: ignore[operator]
    clock.now += 2 * DAY
    async with a_room(sqlite_address, clock) as room:
        correspondence, live = await room.live(correspondence.id), await room.live(live.id)
        assert not any(seat.stand_in for seat in (*correspondence.stored.seats, *live.stored.seats))
        assert (
            correspondence.core.clocks.deadline(asked[0], None)
            == correspondence.stored.begun + 3 * DAY
        )  # type: ignore[operator]
        assert live.core.clocks.left[first] == 60.0
        assert live.core.clocks.left[second] == 40.0
        await room.pass_time(correspondence, DAY - 30)
        assert correspondence.core.absence.late() == []
        await room.pass_time(correspondence, 30)
        assert correspondence.core.absence.late() == asked


async def test_a_table_by_days_reminds_whoever_it_begins_to_wait_for(room: Room) -> None:
    """Once, if he is not here; nobody is reminded of a live game."""
    livia, marcus = await room.people("Livia", "Marcus")
    await room.full_table(livia, marcus, livia)
    assert room.reminded == []
    table = await room.full_table(livia, marcus, livia, pace={"days": 3})
    asked_people = {table.stored.seats[seat].person for seat in table.core.match.waiting}
    assert room.reminded == [(person, table.id) for person in sorted(asked_people)]
    here = await room.look(livia, table, 0)
    for _ in range(60):
        if table.stored.phase != "playing":
            break
        room.reminded.clear()
        before = table.core.match.waiting
        await room.play(table)
        asked = {seat for seat in table.core.match.waiting if seat not in before}
        assert room.reminded == ([(marcus.id, table.id)] if 1 in asked else [])
    here.leave()
