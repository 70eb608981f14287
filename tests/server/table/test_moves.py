"""Moves: refused by name or made once, and everybody sees what there is to see."""

from __future__ import annotations

import asyncio
import json

import msgspec
import pytest

from rubra.server.table.table_state import LINES_KEPT
from tests.server.local_server import LocalServer, local_server

pytestmark = pytest.mark.anyio


async def test_what_is_wrong_is_refused_and_changes_nothing(server: LocalServer) -> None:
    """Foreign seats, old moments, moves that are none, and seats that are not asked."""
    livia, marcus = await server.people("Livia", "Marcus")
    table = await server.full_table(livia, marcus, livia)
    await server.play_until(table, lambda table: len(table.core.match.waiting) < 3)
    seat = table.core.match.waiting[0]
    mover = livia if table.stored.seats[seat].person == livia.id else marcus
    idle = next(one for one in range(3) if one not in table.core.match.waiting)
    idler = livia if table.stored.seats[idle].person == livia.id else marcus
    move = table.core.match.game.move_words.say(table.core.match.moves(seat)[0]).as_list()
    at = table.core.now.moments
    legal = {"at": at, "move": move}
    assert await server.refuse(None, table, "play", seat=seat, **legal) == "not_signed_in"
    assert await server.refuse(mover, table, "play", seat=7, **legal) == "no_such_seat"
    stranger = await server.person("Titus")
    assert await server.refuse(stranger, table, "play", seat=seat, **legal) == "not_yours"
    assert await server.refuse(mover, table, "play", seat=seat, at=at + 1, move=move) == "stale"
    assert await server.refuse(idler, table, "play", seat=idle, **legal) == "not_asked"
    for nonsense in (["fly"], [1], [move[0], "x", "y", "z"]):
        refused = await server.refuse(mover, table, "play", seat=seat, at=at, move=nonsense)
        assert refused in ("unreadable", "illegal_move")
    for what in ("undo", "resign", "return", "hint"):
        assert await server.refuse(stranger, table, what, seat=seat) == "not_yours"
    assert await server.refuse(stranger, table, "propose", seat=seat, to=0) == "not_yours"
    assert await server.refuse(mover, table, "answer", seat=seat, yes=True) == "no_proposal"
    assert await server.refuse(mover, table, "propose", seat=seat, to=at) == "cannot_undo"
    assert await server.refuse(idler, table, "hint", seat=idle) == "not_asked"


async def test_a_message_that_comes_twice_is_done_once(server: LocalServer) -> None:
    """Moves, moves taken back, and what is said; the answer is yes both times."""
    livia = await server.person("Livia")
    table = await server.full_table(livia, livia, livia)
    seat = table.core.match.waiting[0]
    words = table.core.match.game.move_words.say(table.core.match.moves(seat)[0]).as_list()
    for _ in range(3):
        await server.do(livia, table, "play", id="one", seat=seat, at=0, move=words)
        await server.do(livia, table, "say", id="two", seat=0, text="ave")
        await server.do(livia, table, "speak", id="three", seat=0, words=["trust", 1])
    assert len(await server.service.store.entries(table.id)) == 1
    assert len(await server.service.store.lines(table.id)) == 2
    for _ in range(3):
        await server.do(livia, table, "undo", id="four", seat=seat)
    assert [e.kind for e in await server.service.store.entries(table.id)] == ["move", "undo"]


async def test_what_was_said_before_a_restart_is_not_said_again(sqlite_address: str) -> None:
    """A client that was not answered sends it once more, to a server that has begun anew."""
    async with local_server(sqlite_address) as server:
        livia, marcus = await server.people("Livia", "Marcus")
        table = await server.full_table(livia, marcus, livia)
        await server.do(livia, table, "say", id="one", seat=0, text="ave")
        await server.do(livia, table, "speak", id="two", seat=0, words=["ask", 1, "cards"])
        for number in range(LINES_KEPT):
            await server.do(marcus, table, "say", id=f"later-{number}", text="and so on")
    async with local_server(sqlite_address) as server:
        table = await server.live(table.id)
        before = await server.service.store.lines(table.id)
        await server.do(livia, table, "say", id="one", seat=0, text="ave")
        await server.do(livia, table, "speak", id="two", seat=0, words=["ask", 1, "cards"])
        assert await server.service.store.lines(table.id) == before
        await server.do(marcus, table, "say", id="one", text="another's message")
        assert len(await server.service.store.lines(table.id)) == len(before) + 1


async def test_everybody_always_sees_what_there_is_to_see(server: LocalServer) -> None:
    """At every moment of a game, the scene that was patched together is the scene as it is."""
    livia, marcus = await server.people("Livia", "Marcus")
    table = await server.full_table(
        livia, marcus, livia, bots=2, pace={"bank": 600, "increment": 5}
    )
    screens = [await server.look(livia, table, 0), await server.look(marcus, table, 1)]
    screens += [await server.look(livia, table, 2), await server.look(None, table)]
    while table.stored.phase == "playing":
        await server.settle(table)
        for screen in screens:
            seen_from = screen.viewer.seen_from
            fresh = json.loads(json.dumps(table.core.scenes.scene(seen_from)))
            assert {**screen.scene, "clock": None} == {**fresh, "clock": None}
            assert screen.events == json.loads(
                msgspec.json.encode(table.core.scenes.events(seen_from))
            )
        if table.stored.phase != "playing":
            break
        seat = server.dice.choice(
            [s for s in table.core.match.waiting if table.core.level(s) is None]
        )
        if server.dice.random() < 0.2 and table.core.scenes.may_undo(seat, table.core.match):
            owner = livia if seat != 1 else marcus
            await server.do(owner, table, "undo", seat=seat)
        else:
            await server.play(table, seat)
    assert {screen.wholes for screen in screens} == {1}


async def test_what_is_done_at_the_same_moment_is_told_together(server: LocalServer) -> None:
    """All answer at once, and some think better of it at once: all see the scene as it is."""
    livia, marcus = await server.people("Livia", "Marcus")
    owners = [livia, marcus, livia]
    table = await server.full_table(*owners)
    screens = [await server.look(owner, table, seat) for seat, owner in enumerate(owners)]
    screens.append(await server.look(None, table))
    together = 0
    while table.stored.phase == "playing":
        told = [len(screen.raw) for screen in screens]
        messages, undos = [], 0
        for seat in table.core.match.waiting:
            move = table.core.match.game.move_words.say(
                server.dice.choice(table.core.match.moves(seat))
            )
            play = {"seat": seat, "at": table.core.now.moments, "move": move.as_list()}
            messages.append(server.send(owners[seat], table, "play", **play))
            if server.dice.random() < 0.2:
                messages.append(server.send(owners[seat], table, "undo", seat=seat))
                undos += 1
        replies = await asyncio.gather(*messages)
        if len(replies) > 1 and not undos and table.stored.phase == "playing":
            now = [len(screen.raw) for screen in screens]
            assert all(after <= before + 1 for before, after in zip(told, now, strict=True))
            together += 1
        for screen in screens:
            seen_from = screen.viewer.seen_from
            assert screen.scene == json.loads(json.dumps(table.core.scenes.scene(seen_from)))
            assert screen.events == json.loads(
                msgspec.json.encode(table.core.scenes.events(seen_from))
            )
    assert together > 0
    assert {screen.wholes for screen in screens} == {1}
