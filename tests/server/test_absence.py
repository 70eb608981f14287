"""Somebody is away or out of time: who is asked, when a bot plays, and what becomes of its moves.

Time is passed in; every second goes by because a test says so.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from rubra.server.model.stored import StoredPerson
from rubra.server.service.live_table import LiveTable
from rubra.server.table.absence import NOTICE, NOTICE_CORRESPONDENCE
from rubra.server.table.clocks import DAY
from tests.server.local_server import FakeClock, LocalServer, LocalViewer, local_server

pytestmark = pytest.mark.anyio
STAND_IN = "random"
CLOCK = {"bank": 600, "increment": 0, "grace": 30}


@pytest.fixture(autouse=True)
def quick_stand_ins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever stands in for somebody plays anything, at once."""
    monkeypatch.setattr("rubra.server.table.seats.STAND_IN", STAND_IN)


@pytest.fixture
async def server(sqlite_address: str) -> AsyncIterator[LocalServer]:
    """A table service on an empty file."""
    async with local_server(sqlite_address) as server:
        yield server


def stood_in_for(table: LiveTable) -> list[int]:
    """The seats that bots play for somebody."""
    return [seat for seat in range(table.core.players) if table.core.stand_in(seat) is not None]


async def a_late_seat(
    server: LocalServer, game: str = "rubico", **more: Any
) -> tuple[LiveTable, list[StoredPerson], list[LocalViewer], int]:
    """Three people look; one of those who are asked goes away for longer than the grace."""
    people = await server.people("Livia", "Marcus", "Titus")
    table = await server.full_table(*people, game=game, **{"pace": CLOCK, **more})
    screens = [await server.look(one, table, seat) for seat, one in enumerate(people)]
    gone = table.core.match.waiting[0]
    screens[gone].leave()
    await asyncio.sleep(0)
    await server.pass_time(table, 31)
    return table, people, screens, gone


# --- Never ---


@pytest.mark.parametrize("pace", [{}, {"grace": 30}, CLOCK, {"days": 1}], ids=str)
async def test_nobody_plays_for_somebody_who_plays_with_bots(
    server: LocalServer, pace: dict[str, Any]
) -> None:
    """However long they are away, whether the table has a clock or not."""
    livia = await server.person("Livia")
    table = await server.full_table(livia, bots=2, pace=pace)
    screen = await server.look(livia, table, 0)
    await server.settle(table)
    await server.pass_time(table, 10_000)  # they think, with the page open
    screen.leave()
    before = await server.everything(table)
    for _ in range(3):
        await server.pass_time(table, 30 * DAY)
    assert await server.everything(table) == before
    assert table.core.absence.questions() == []
    assert not table.runner.is_busy


async def test_without_a_clock_nobody_is_asked_about_anybody(server: LocalServer) -> None:
    """A page in the background, a locked phone, a week of holidays: the table waits."""
    table, _, screens, gone = await a_late_seat(server, pace={"grace": 30})
    before = await server.everything(table)
    await server.pass_time(table, 30 * DAY)
    here = (gone + 1) % 3
    assert screens[here].scene["late"] == []
    assert await server.everything(table) == before


async def test_nobody_plays_while_the_others_are_away_too(server: LocalServer) -> None:
    """Then nobody waits."""
    table, people, screens, gone = await a_late_seat(server)
    for one in range(3):
        if one != gone:
            await server.do(people[one], table, "let_bot", seat=one, about=gone, yes=True)
    for one in range(3):
        if one != gone:
            screens[one].leave()
    await server.pass_time(table, 30 * DAY)
    assert stood_in_for(table) == []


async def test_a_bot_rests_when_the_last_who_waited_gives_up(server: LocalServer) -> None:
    """It played because somebody waited; now only bots do."""
    livia, marcus = await server.people("Livia", "Marcus")
    table = await server.full_table(livia, marcus, bots=1, pace=CLOCK)
    await server.look(livia, table, 0)
    await server.play_until(table, lambda table: 1 in table.core.match.waiting)
    await server.pass_time(table, 31)
    await server.do(livia, table, "let_bot", seat=0, about=1, yes=True)
    await server.pass_time(table, NOTICE)
    assert stood_in_for(table) == [1]
    await server.do(livia, table, "resign", seat=0)
    await server.until(lambda: table.core.match.waiting == [1], "the others did not go on")
    await server.settle(table)
    assert stood_in_for(table) == [0]
    moments = table.core.now.moments
    await server.pass_time(table, 30 * DAY)
    assert table.core.now.moments == moments
    assert table.stored.phase == "playing"
    screen = await server.look(marcus, table, 1)
    assert screen.moves  # and plays on


# --- Asked ---


async def test_the_others_are_asked_and_all_of_them_must_want_it(server: LocalServer) -> None:
    """One is asked who is there; whoever would rather wait prevents it, and may think again."""
    table, people, screens, gone = await a_late_seat(server)
    one, other = (seat for seat in range(3) if seat != gone)
    for seat in (one, other):
        (late,) = screens[seat].scene["late"]
        assert (late["seat"], late["because"], late["asked"]) == (gone, "gone", [one, other])
        assert late.get("bot_at") is None
    await server.do(people[one], table, "let_bot", seat=one, about=gone, yes=True)
    await server.do(people[other], table, "let_bot", seat=other, about=gone, yes=False)
    (late,) = screens[one].scene["late"]
    assert (late["wanted"], late["waiting"]) == ([one], [other])
    await server.pass_time(table, 300)
    assert stood_in_for(table) == []
    await server.do(people[other], table, "let_bot", seat=other, about=gone, yes=True)
    (late,) = screens[one].scene["late"]
    assert late["bot_at"] == server.clock.now + NOTICE  # it is announced
    await server.pass_time(table, NOTICE - 1)
    assert stood_in_for(table) == []
    await server.pass_time(table, 1)
    assert stood_in_for(table) == [gone]
    assert [line["signal"] for line in screens[one].lines] == [
        "let_bot", "keep_waiting", "let_bot", "bot_plays",
    ]  # fmt: skip
    assert {e.by for e in await server.service.store.entries(table.id) if e.seat == gone} == {
        "stand_in"
    }


async def test_only_those_are_asked_who_are_there(server: LocalServer) -> None:
    """When one who has not answered goes, the rest decide; but first it is announced."""
    table, people, screens, gone = await a_late_seat(server)
    one, other = (seat for seat in range(3) if seat != gone)
    await server.do(people[one], table, "let_bot", seat=one, about=gone, yes=True)
    await server.pass_time(table, 100)
    screens[other].leave()
    await asyncio.sleep(0)
    (late,) = screens[one].scene["late"]
    assert late["asked"] == [one]
    assert late["bot_at"] == server.clock.now + NOTICE


async def test_who_is_not_asked_cannot_answer(server: LocalServer) -> None:
    """About nobody who is not late, not about oneself, not as a watcher."""
    table, people, _, gone = await a_late_seat(server)
    one, other = (seat for seat in range(3) if seat != gone)
    refuse = server.refuse
    assert await refuse(people[one], table, "let_bot", seat=one, about=other, yes=True) == (
        "not_asked"
    )
    assert await refuse(people[gone], table, "let_bot", seat=gone, about=gone, yes=True) == (
        "not_asked"
    )
    assert await refuse(people[one], table, "let_bot", seat=one, about=7, yes=True) == "not_asked"
    assert await refuse(people[one], table, "let_bot", seat=other, about=gone, yes=True) == (
        "not_yours"
    )
    assert await refuse(None, table, "let_bot", seat=one, about=gone, yes=True) == "not_signed_in"


async def test_time_runs_out_for_somebody_who_is_there(server: LocalServer) -> None:
    """They see that they are asked about, say so, and have time to look around."""
    livia, marcus = await server.people("Livia", "Marcus")
    table = await server.full_table(livia, marcus, livia, pace={"bank": 60, "increment": 2})
    screen = await server.look(marcus, table, 1)
    await server.look(livia, table, 0)
    await server.play_until(table, lambda table: 1 in table.core.match.waiting)
    await server.pass_time(table, 59)
    assert screen.scene["late"] == []
    await server.pass_time(table, 2)
    mine = next(late for late in screen.scene["late"] if late["seat"] == 1)
    assert mine["because"] == "time"
    await server.do(livia, table, "let_bot", seat=0, about=1, yes=True)
    await server.pass_time(table, NOTICE - 1)
    await server.do(marcus, table, "return", seat=1)  # "I am here"
    assert [late for late in screen.scene["late"] if late["seat"] == 1] == []
    await server.pass_time(table, 29)
    assert stood_in_for(table) == []
    await server.pass_time(table, 2)  # late again: what was said before does not count
    (mine,) = [late for late in screen.scene["late"] if late["seat"] == 1]
    assert mine.get("wanted", []) == []
    await server.decide(table, 1)
    assert 1 not in [late["seat"] for late in screen.scene["late"]]


async def test_a_move_is_the_best_answer(server: LocalServer) -> None:
    """Whoever decides while it is announced is not late any more."""
    table, people, screens, gone = await a_late_seat(server)
    for one in range(3):
        if one != gone:
            await server.do(people[one], table, "let_bot", seat=one, about=gone, yes=True)
    await server.pass_time(table, NOTICE - 1)
    await server.again(screens[gone], gone)
    assert [late["seat"] for late in screens[gone].scene["late"]] == []  # they have time left
    await server.pass_time(table, 2)
    assert stood_in_for(table) == []


async def test_in_correspondence_games_the_rule_is_the_same(server: LocalServer) -> None:
    """Who is late is reminded; those who are not late decide, whether they look or not."""
    livia, marcus = await server.people("Livia", "Marcus")
    table = await server.full_table(livia, marcus, pace={"days": 2}, game="cathedral")
    await server.pass_time(table, 100_000)
    (late,) = table.core.match.waiting
    other = 1 - late
    await server.pass_time(table, 2 * DAY - 100_001)
    assert table.core.absence.late() == []
    await server.pass_time(table, 2)
    assert table.core.absence.late() == [late]
    await server.pass_time(table, 30 * DAY)
    assert stood_in_for(table) == []
    server.reminded.clear()
    people = [livia, marcus]
    await server.do(people[other], table, "let_bot", seat=other, about=late, yes=True)
    assert server.reminded == [(people[late].id, table.id)]
    await server.pass_time(table, NOTICE_CORRESPONDENCE - 1)
    assert stood_in_for(table) == []
    await server.pass_time(table, 1)
    assert stood_in_for(table) == [late]


# --- Back again ---


async def played_for(server: LocalServer, game: str) -> tuple[LiveTable, list[StoredPerson], int]:
    """A bot has decided something in the name of somebody who was away."""
    table, people, _, gone = await a_late_seat(server, game)
    for one in range(3):
        if one != gone:
            await server.do(people[one], table, "let_bot", seat=one, about=gone, yes=True)
    await server.pass_time(table, NOTICE)
    await server.until(lambda: bool(table.core.now.made_for(gone)), "no bot played")
    await server.settle(table)
    return table, people, gone


@pytest.mark.parametrize("game", ["rubico", "cathedral", "rubricatus"])
async def test_whoever_comes_back_sees_what_was_done_in_their_name(
    server: LocalServer, game: str
) -> None:
    """They have their seat at once; the log says it to all; it is over when they decide."""
    table, people, gone = await played_for(server, game)
    screen = await server.look(people[gone], table, gone)
    assert stood_in_for(table) == []
    made = table.core.now.made_for(gone)
    stood_in = screen.scene["stood_in"]
    words = table.core.match.game.move_words
    assert stood_in["moves"] == [words.say(table.core.match.steps[n].move).as_list() for n in made]
    others = await server.look(people[(gone + 1) % 3], table, (gone + 1) % 3)
    assert others.scene.get("stood_in") is None
    told = {(moment, seat) for moment, seat in others.scene["by_bots"]}
    visible = {n for n in made if any(not step.silent for step in table.core.match.steps[n:])}
    assert {seat for _, seat in told} == ({gone} if visible else set())
    await server.play_until(table, lambda table: gone in table.core.match.waiting)
    await server.play(table, gone)
    assert screen.scene["stood_in"] is None


async def test_what_a_bot_did_is_taken_back_if_nobody_has_learned_anything(
    server: LocalServer,
) -> None:
    """All of it at once, as far as that goes; the table stands where they left it."""
    livia, marcus = await server.people("Livia", "Marcus")
    table = await server.full_table(livia, marcus, pace=CLOCK, game="cathedral")
    gone = table.core.match.waiting[0]
    people = [livia, marcus]
    await server.look(people[1 - gone], table, 1 - gone)
    for _ in range(200):
        digest, moments, steps = (
            table.core.match.digest(),
            table.core.now.moments,
            len(table.core.match.steps),
        )
        await server.pass_time(table, 31)
        await server.do(people[1 - gone], table, "let_bot", seat=1 - gone, about=gone, yes=True)
        await server.pass_time(table, NOTICE)
        screen = await server.look(people[gone], table, gone)
        assert table.core.now.made_for(gone)
        if screen.scene["undo"] and not any(
            step.informs for step in table.core.match.steps[steps:]
        ):
            break
        # It drew something, or the other has decided: go on to another decision of this seat
        if not screen.scene["undo"]:
            assert await server.refuse(
                people[gone], table, "undo", seat=gone, made_for_me=True
            ) == ("cannot_undo")
        screen.leave()
        await server.play_until(table, lambda table: table.core.match.waiting == [gone])
    await server.do(people[gone], table, "undo", seat=gone, made_for_me=True)
    assert table.core.match.digest() == digest
    assert table.core.now.moments == moments
    assert len(table.core.match.steps) == steps
    assert await server.refuse(people[gone], table, "undo", seat=gone, made_for_me=True) == (
        "cannot_undo"
    )


async def test_what_was_done_for_somebody_is_known_after_a_restart(sqlite_address: str) -> None:
    """It follows from the log."""
    clock = FakeClock()
    async with local_server(sqlite_address, clock) as server:
        table, people, gone = await played_for(server, "rubricatus")
        made, makers = table.core.now.made_for(gone), table.core.now.makers
    async with local_server(sqlite_address, clock) as server:
        again = await server.live(table.id)
        assert again.core.now.makers == makers
        screen = await server.look(people[gone], again, gone)
        assert len(screen.scene["stood_in"]["moves"]) == len(made)
