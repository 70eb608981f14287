"""Chat, signals and hints."""

from __future__ import annotations

import pytest

from tests.server.local_server import LocalServer

pytestmark = pytest.mark.anyio


async def test_talk_is_for_all_and_signals_are_answered_by_bots(server: LocalServer) -> None:
    """A bot that is asked says whom it trusts or suspects, or nothing if nothing tells."""
    livia, marcus = await server.people("Livia", "Marcus")
    table = await server.full_table(livia, bots=4)
    screen = await server.look(livia, table, 0)
    watching = await server.look(marcus, table)
    await server.settle(table)
    await server.do(marcus, table, "say", text="salve")
    assert await server.refuse(marcus, table, "say", text="salve", seat=0) == "not_yours"
    assert await server.refuse(None, table, "say", text="salve") == "not_signed_in"
    await server.play_until(table, lambda table: table.core.match.state.turn >= 3)
    await server.do(livia, table, "signal", seat=0, signal="ask", about=2)
    await server.idle()
    assert screen.lines == watching.lines
    said = [(line.get("seat"), line.get("signal")) for line in screen.lines]
    assert said[:2] == [(None, None), (0, "ask")]
    assert screen.lines[0]["text"] == "salve"
    assert [who for who, what in said[2:]] in ([], [2])
    assert all(what in ("trust", "suspect") for _, what in said[2:])


async def test_a_hint_is_for_whoever_asks(server: LocalServer) -> None:
    """It names legal moves; nobody else is told anything."""
    livia, marcus = await server.people("Livia", "Marcus")
    table = await server.full_table(livia, marcus, livia)
    other = await server.look(marcus, table, 1)
    told = len(other.raw)
    seat = next(seat for seat in table.core.match.waiting if seat != 1)
    hint = (await server.do(livia, table, "hint", seat=seat)).hint
    legal = [
        table.core.match.game.move_words.say(move).as_list()
        for move in table.core.match.moves(seat)
    ]
    assert hint.moves
    assert all(one.move in legal for one in hint.moves)
    assert len(other.raw) == told
