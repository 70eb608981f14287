"""Undo: a move is taken back as long as nobody has learned anything from it."""

from __future__ import annotations

import pytest

from rubra.server.service.live_table import LiveTable
from tests.server.local_server import LocalServer

pytestmark = pytest.mark.anyio


async def test_a_move_is_taken_back_before_anybody_learned_anything(server: LocalServer) -> None:
    """Then the table is as it was, for everybody."""
    livia, marcus = await server.people("Livia", "Marcus")
    table = await server.full_table(livia, marcus, livia)
    screen = await server.look(None, table)

    def is_undoable(table: LiveTable) -> bool:
        steps = table.core.match.steps
        if not steps or steps[-1].silent:
            return False
        return table.core.scenes.may_undo(steps[-1].seat, table.core.match)

    while True:
        before = table.core.match.state_hash(), screen.scene, screen.events
        step = await server.play(table)
        if is_undoable(table):
            break
    assert (screen.scene, screen.events) != before[1:]
    owner = livia if step.seat != 1 else marcus
    await server.do(owner, table, "undo", seat=step.seat)
    assert (table.core.match.state_hash(), screen.scene, screen.events) == before


async def test_a_move_stays_once_somebody_has_learned_something(server: LocalServer) -> None:
    """The scene says so, and so does the refusal."""
    livia = await server.person("Livia")
    table = await server.full_table(livia, livia, livia)
    await server.play_until(
        table, lambda table: any(s.informs for s in table.core.match.steps[-1:])
    )
    for seat in range(3):
        assert table.core.scenes.scene(seat)["undo"] is False
        assert await server.refuse(livia, table, "undo", seat=seat) == "cannot_undo"


async def test_an_answer_under_seal_is_taken_back_without_a_trace(server: LocalServer) -> None:
    """The others are not told anything but who is waited for, with a clock too."""
    livia, marcus = await server.people("Livia", "Marcus")
    table = await server.full_table(livia, marcus, livia, pace={"bank": 600, "increment": 5})
    other, watching = await server.look(marcus, table, 1), await server.look(None, table)
    told = len(other.raw), len(watching.raw)
    seat = next(seat for seat in table.core.match.waiting if seat != 1)
    step = await server.play(table, seat)
    assert step.silent
    assert seat in table.core.match.waiting, "the first part of an answer"
    server.clock.now += 7
    assert (len(other.raw), len(watching.raw)) == told
    await server.do(livia, table, "undo", seat=seat)
    assert (len(other.raw), len(watching.raw)) == told
    assert table.core.clocks.left == [600.0] * 3
