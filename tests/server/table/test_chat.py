"""Chat, statements and hints."""

from __future__ import annotations

import pytest

from rubra.core import record_file
from rubra.core.talk import EACH_TURN
from tests.server.local_server import LocalServer, local_server

pytestmark = pytest.mark.anyio


async def test_talk_is_for_all(server: LocalServer) -> None:
    """Whoever watches may say something too, for themselves."""
    livia, marcus = await server.people("Livia", "Marcus")
    table = await server.full_table(livia, bots=4)
    screen = await server.look(livia, table, 0)
    watching = await server.look(marcus, table)
    await server.settle(table)
    await server.do(marcus, table, "say", text="salve")
    assert await server.refuse(marcus, table, "say", text="salve", seat=0) == "not_yours"
    assert await server.refuse(None, table, "say", text="salve") == "not_signed_in"
    assert screen.lines == watching.lines
    assert [line.get("text") for line in screen.lines] == ["salve"]


async def test_a_statement_is_heard_by_all_and_by_bots(server: LocalServer) -> None:
    """It enters the match, is stored with its place in the log, and a bot that is asked answers."""
    livia, marcus = await server.people("Livia", "Marcus")
    table = await server.table(livia, "me", *["easy"] * 4)
    screen = await server.look(livia, table, 0)
    watching = await server.look(marcus, table)
    await server.play_until(table, lambda table: table.core.match.state.turn >= 2)
    await server.idle()
    assert ["trust", 1] in screen.scene["sayable"]
    assert not watching.scene.get("sayable")
    await server.do(livia, table, "speak", seat=0, words=["ask", 2, "side"])
    await server.idle()
    assert screen.lines == watching.lines
    asked = next(line for line in screen.lines if line.get("words") == ["ask", 2, "side"])
    assert (asked["seat"], asked["signal"]) == (0, "statement")
    assert any(line["seat"] == 2 and line["words"] == ["am", "legionary"] for line in screen.lines)
    match = table.core.match
    said = [[one.seat, *match.game.talk.words.say(one.words).as_list()] for one in match.said]
    assert said == [[line["seat"], *line["words"]] for line in screen.lines]
    stored = await server.service.store.lines(table.id)
    assert [[line.seat, *(line.words or ())] for line in stored] == said


async def test_statements_are_checked_like_moves(server: LocalServer) -> None:
    """By whom they are, whether they are words of the game, and whether they may be said now."""
    livia, marcus = await server.people("Livia", "Marcus")
    table = await server.full_table(livia, marcus, livia)
    for words, reason in (
        (["fly"], "unreadable"),
        (["trust", "1"], "unreadable"),
        (["trust", 0], "illegal_move"),
        (["lies", 0, "red"], "illegal_move"),
    ):
        assert await server.refuse(livia, table, "speak", seat=0, words=words) == reason
    good = {"words": ["trust", 1]}
    assert await server.refuse(marcus, table, "speak", seat=0, **good) == "not_yours"
    assert await server.refuse(None, table, "speak", seat=0, **good) == "not_signed_in"
    assert table.core.match.said == []
    assert await server.service.store.lines(table.id) == []
    for _ in range(EACH_TURN):
        await server.do(livia, table, "speak", seat=0, **good)
    assert await server.refuse(livia, table, "speak", seat=0, **good) == "illegal_move"
    await server.do(livia, table, "speak", seat=2, **good)
    other = await server.full_table(livia, livia, game="cathedral")
    assert await server.refuse(livia, other, "speak", seat=0, **good) == "illegal_move"


async def test_statements_are_there_after_a_restart_and_in_the_record(sqlite_address: str) -> None:
    """Those that stand: what was said in moments that are no more is gone, for whoever comes."""
    async with local_server(sqlite_address) as server:
        livia = await server.person("Livia")
        table = await server.full_table(livia, livia, livia)
        await server.do(livia, table, "speak", seat=0, words=["trust", 1])
        await server.play_until(table, lambda table: table.core.now.moments >= 2)
        screen = await server.look(livia, table, 0)
        await server.do(livia, table, "speak", seat=1, words=["suspect", 2])
        await server.do(livia, table, "say", seat=1, text="I do")
        await server.do(livia, table, "propose", seat=0, to=1)
        words = [line.get("words") for line in screen.lines if line.get("words")]
        assert words == [["trust", 1]]
        await server.do(livia, table, "speak", seat=2, words=["deny", 1])
        said = list(table.core.match.said)
        assert [one.seat for one in said] == [0, 2]
    async with local_server(sqlite_address) as server:
        table = await server.live(table.id)
        assert table.core.match.said == said
        screen = await server.look(livia, table, 0)
        shown = [line["words"] for line in screen.lines if line.get("signal") == "statement"]
        assert shown == [["trust", 1], ["deny", 1]]
        assert any(line.get("text") == "I do" for line in screen.lines if not line.get("words"))
        await server.play_out(table)
        record = record_file.decode(await server.service.record(livia, table.id))
        assert [[seat, *words] for _, seat, *words in record.said] == [
            [0, "trust", 1],
            [2, "deny", 1],
        ]
        assert record_file.replay(record).said == table.core.match.said
        moments = table.core.now.moments
        replay = await server.service.view_at(livia, table.id, moments, None)
        assert [line.words for line in replay.said] == [["trust", 1], ["deny", 1]]
        first = await server.service.view_at(livia, table.id, 0, None)
        assert [line.words for line in first.said] == [["trust", 1]]


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
