"""The house and its tables: what people can do there, and what they see of it.

On SQLite; what concerns several processes is in test_houses.py, on PostgreSQL.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import closing
from typing import Any

import msgspec
import pytest

from rubra.core import record_file
from rubra.core.errors import CannotUndo
from rubra.core.journal import NOBODY
from rubra.core.match import Match, Step
from rubra.core.record_file import decode, encode, verify
from rubra.core.stream import draw_lots, stream_from_key
from rubra.server.model.ratings import START_MU
from rubra.server.model.stored import (
    AddEntry,
    Change,
    Entry,
    PutTable,
    RateGame,
    StoredPerson,
    StoredSeat,
    StoredTable,
    Unreachable,
)
from rubra.server.protocol.wire import (
    Branch,
    DrawList,
    FromRecord,
    Look,
    SeatPlan,
    SetBot,
    TakeSeat,
)
from rubra.server.service import live_table as table_module
from rubra.server.service import table_service as service_module
from rubra.server.service.live_table import LiveTable
from rubra.server.service.table_service import TableRequest
from rubra.server.table import current_table, table_state
from rubra.server.table.absence import NOTICE
from rubra.server.table.audience import KEPT
from rubra.server.table.clocks import DAY
from rubra.server.table.proposals import proposal_of
from rubra.server.table.scenes import AWAY
from rubra.server.table.table_state import LINES_KEPT
from tests.server.client import Screen
from tests.server.room import FakeClock, Onlooker, Room, a_room, nonce, refusal

pytestmark = pytest.mark.anyio
STAND_IN = "random"


@pytest.fixture(autouse=True)
def quick_stand_ins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever stands in for somebody plays anything, at once."""
    monkeypatch.setattr("rubra.server.table.seats.STAND_IN", STAND_IN)
    monkeypatch.setattr("rubra.server.table.new_tables.STAND_IN", STAND_IN)


@pytest.fixture
async def room(sqlite_address: str) -> AsyncIterator[Room]:
    """A house on an empty file."""
    async with a_room(sqlite_address) as room:
        yield room


# --- Seats ---


async def test_a_table_begins_by_itself_when_every_seat_is_taken(room: Room) -> None:
    """And not before; whoever looks sees it begin."""
    livia, marcus, titus = await room.people("Livia", "Marcus", "Titus")
    table = await room.table(livia, "me", "open", "open")
    screen = await room.look(livia, table, 0)
    assert screen.phase == "gathering"
    assert screen.scene.get("view") is None
    await room.service.take_seat(marcus, table.id, TakeSeat(nonce()))
    assert screen.phase == "gathering"
    await room.service.take_seat(titus, table.id, TakeSeat(nonce(), seat=2))
    assert screen.phase == "playing"
    assert screen.scene["view"] == table.core.match.view(0)
    assert screen.events == [[0, e.as_list()] for e in table.core.match.opening if e.is_seen_by(0)]
    assert [seat["name"] for seat in screen.scene["table"]["seats"]] == ["Livia", "Marcus", "Titus"]


async def test_a_table_of_mine_and_bots_begins_at_once(room: Room) -> None:
    """There is nobody to wait for."""
    livia = await room.person("Livia")
    table = await room.table(livia, "me", "me", "random")
    assert table.stored.phase == "playing"
    assert (await room.service.info(livia, table.id)).seats[2].bot == "random"


async def test_a_seat_has_one_person(room: Room) -> None:
    """Of two who want it at once, one gets it; the other is told."""
    livia, marcus, titus = await room.people("Livia", "Marcus", "Titus")
    table = await room.table(livia, "me", "open", "open")
    came = await asyncio.gather(
        *(
            room.service.take_seat(one, table.id, TakeSeat(nonce(), seat=1))
            for one in (marcus, titus)
        ),
        return_exceptions=True,
    )
    refused = [one for one in came if isinstance(one, Exception)]
    assert [one.reason for one in refused] == ["seat_taken"]  # type: ignore[attr-defined]
    sits = table.stored.seats[1].person
    assert sits in (marcus.id, titus.id)
    assert (await room.service.store.table(table.id)).seats[1].person == sits  # type: ignore[union-attr]
    assert await refusal(room.service.take_seat(livia, table.id, TakeSeat(nonce(), 7))) == (
        "no_such_seat"
    )


async def test_two_of_a_name_are_told_apart(room: Room) -> None:
    """At a table every name is another."""
    one, other = await room.people("Livia", "Livia")
    table = await room.full_table(one, other, one)
    assert [seat.name for seat in table.stored.seats] == ["Livia", "Livia 2", "Livia"]


async def test_whoever_sits_can_leave_before_the_game(room: Room) -> None:
    """His own seat, and only then."""
    livia, marcus, titus = await room.people("Livia", "Marcus", "Titus")
    table = await room.table(livia, "me", "open", "open")
    await room.service.take_seat(marcus, table.id, TakeSeat(nonce(), 1))
    assert await refusal(room.service.leave_seat(titus, table.id, 1)) == "not_yours"
    await room.service.leave_seat(marcus, table.id, 1)
    assert table.stored.seats[1] == StoredSeat()
    for seat, one in ((1, titus), (2, marcus)):
        await room.service.take_seat(one, table.id, TakeSeat(nonce(), seat))
    assert await refusal(room.service.leave_seat(titus, table.id, 1)) == "already_begun"
    assert await refusal(room.service.take_seat(titus, table.id, TakeSeat(nonce()))) == (
        "already_begun"
    )


async def test_only_the_host_places_bots(room: Room) -> None:
    """At empty seats; with the last one the game begins."""
    livia, marcus = await room.people("Livia", "Marcus")
    table = await room.table(livia, "me", "open", "open")
    assert await refusal(room.service.set_bot(marcus, table.id, 1, SetBot("easy"))) == "not_yours"
    assert await refusal(room.service.set_bot(livia, table.id, 0, SetBot("easy"))) == "seat_taken"
    assert await refusal(room.service.set_bot(livia, table.id, 1, SetBot("god"))) == "bad_option"
    assert await refusal(room.service.set_bot(livia, table.id, 1, SetBot("hard:9"))) == "bad_option"
    await room.service.set_bot(livia, table.id, 1, SetBot("easy"))
    await room.service.set_bot(livia, table.id, 1, SetBot(None))
    assert table.stored.seats[1] == StoredSeat()
    await room.service.set_bot(livia, table.id, 1, SetBot("random"))
    info = await room.service.set_bot(livia, table.id, 2, SetBot("random"))
    assert info.phase == "playing"


async def test_strangers_need_the_invitation(room: Room) -> None:
    """To look, to sit, to replay, to talk; those who belong to the table are told it."""
    livia, marcus, titus = await room.people("Livia", "Marcus", "Titus")
    table = await room.full_table(livia, marcus, livia, access="invited")
    service, key = room.service, table.stored.invitation
    for stranger in (titus, None):
        assert await refusal(service.info(stranger, table.id)) == "not_invited"
        assert await refusal(service.info(stranger, table.id, "wrong")) == "not_invited"
        assert await refusal(room.look(stranger, table)) == "not_invited"
        assert await refusal(service.replay(stranger, table.id, 0, None)) == "not_invited"
        assert await refusal(service.record(stranger, table.id)) == "not_invited"
        assert await refusal(service.updates(stranger, table.id, None, None, None)) == "not_invited"
        assert (await service.info(stranger, table.id, key)).invitation is None
    assert await room.refuse(titus, table, "say", text="ave") == "not_invited"
    assert await room.refuse(None, table, "say", text="ave") in ("not_invited", "not_signed_in")
    assert (await service.info(livia, table.id)).invitation == key
    assert (await service.info(marcus, table.id)).invitation == key
    watching = await room.look(titus, table, invitation=key)
    assert watching.phase == "playing"
    assert not any(table.id == one.id for one in (await service.watchable_tables()).tables)
    assert (await service.career(livia.id)).tables == []


async def test_my_tables_are_where_i_sit_and_those_i_made(room: Room) -> None:
    """But a career is only what somebody played."""
    livia, marcus, titus = await room.people("Livia", "Marcus", "Titus")
    hosted = await room.table(livia, "open", "open", "open")
    played = await room.full_table(marcus, livia, titus)
    await room.table(marcus, "open", "open", "open")
    mine = (await room.service.tables_of(livia)).tables
    assert {one.id for one in mine} == {hosted.id, played.id}
    assert next(one for one in mine if one.id == played.id).waiting == played.core.match.waiting
    assert [one.id for one in (await room.service.career(livia.id)).tables] == [played.id]


async def test_somebody_plays_two_seats_on_one_device(room: Room) -> None:
    """Beside somebody far away and a bot; he looks with the eyes of the one or the other."""
    livia, marcus = await room.people("Livia", "Marcus")
    table = await room.full_table(livia, livia, marcus, bots=1)
    screen = await room.look(livia, table, 0)
    assert screen.scene["mine"] == [0, 1]
    assert (await room.look(marcus, table, 2)).scene["mine"] == [2]
    assert await refusal(room.look(livia, table, 2)) == "not_yours"
    await look(room, livia, table, screen, 1)
    assert screen.scene["viewer"] == 1
    assert screen.scene["view"] == table.core.match.view(1)
    assert await look(room, livia, table, screen, 2) == "not_yours"
    assert screen.scene["viewer"] == 1
    await look(room, livia, table, screen, None)
    assert screen.scene["view"] == table.core.match.view(NOBODY)
    await room.play_out(table)
    makers = {(e.seat, e.by) for e in await room.service.store.entries(table.id)}
    assert makers == {(0, "person"), (1, "person"), (2, "person"), (3, "bot")}


async def look(
    room: Room, person: StoredPerson, table: LiveTable, screen: Onlooker, seat: int | None
) -> str | None:
    """Somebody looks from another seat, or only watches; why not, if it is refused."""
    asked = TableRequest(person, table.id, Look("x", seat), screen.viewer)
    reply = await room.service.do(asked)
    return None if reply.error is None else reply.error.reason


# --- Moves ---


async def test_what_is_wrong_is_refused_and_changes_nothing(room: Room) -> None:
    """Foreign seats, old moments, moves that are none, and seats that are not asked."""
    livia, marcus = await room.people("Livia", "Marcus")
    table = await room.full_table(livia, marcus, livia)
    await room.play_until(table, lambda table: len(table.core.match.waiting) < 3)
    seat = table.core.match.waiting[0]
    mover = livia if table.stored.seats[seat].person == livia.id else marcus
    idle = next(one for one in range(3) if one not in table.core.match.waiting)
    idler = livia if table.stored.seats[idle].person == livia.id else marcus
    move = table.core.match.game.move_words.say(table.core.match.moves(seat)[0]).as_list()
    at = table.core.now.moments
    legal = {"at": at, "move": move}
    assert await room.refuse(None, table, "play", seat=seat, **legal) == "not_signed_in"
    assert await room.refuse(mover, table, "play", seat=7, **legal) == "no_such_seat"
    stranger = await room.person("Titus")
    assert await room.refuse(stranger, table, "play", seat=seat, **legal) == "not_yours"
    assert await room.refuse(mover, table, "play", seat=seat, at=at + 1, move=move) == "stale"
    assert await room.refuse(idler, table, "play", seat=idle, **legal) == "not_asked"
    for nonsense in (["fly"], [1], [move[0], "x", "y", "z"]):
        refused = await room.refuse(mover, table, "play", seat=seat, at=at, move=nonsense)
        assert refused in ("unreadable", "illegal_move")
    for what in ("undo", "resign", "return", "hint"):
        assert await room.refuse(stranger, table, what, seat=seat) == "not_yours"
    assert await room.refuse(stranger, table, "propose", seat=seat, to=0) == "not_yours"
    assert await room.refuse(mover, table, "answer", seat=seat, yes=True) == "no_proposal"
    assert await room.refuse(mover, table, "propose", seat=seat, to=at) == "cannot_undo"
    assert await room.refuse(idler, table, "hint", seat=idle) == "not_asked"
    assert await room.refuse(mover, table, "signal", seat=seat, signal="ask", about=seat) == (
        "no_such_seat"
    )


async def test_a_message_that_comes_twice_is_done_once(room: Room) -> None:
    """Moves, moves taken back, and what is said; the answer is yes both times."""
    livia = await room.person("Livia")
    table = await room.full_table(livia, livia, livia)
    seat = table.core.match.waiting[0]
    words = table.core.match.game.move_words.say(table.core.match.moves(seat)[0]).as_list()
    for _ in range(3):
        await room.do(livia, table, "play", id="one", seat=seat, at=0, move=words)
        await room.do(livia, table, "say", id="two", seat=0, text="ave")
        await room.do(livia, table, "signal", id="three", seat=0, signal="trust", about=1)
    assert len(await room.service.store.entries(table.id)) == 1
    assert len(await room.service.store.lines(table.id)) == 2
    for _ in range(3):
        await room.do(livia, table, "undo", id="four", seat=seat)
    assert [e.kind for e in await room.service.store.entries(table.id)] == ["move", "undo"]


async def test_what_was_said_before_a_restart_is_not_said_again(sqlite_address: str) -> None:
    """A client that was not answered sends it once more, to a server that has begun anew."""
    async with a_room(sqlite_address) as room:
        livia, marcus = await room.people("Livia", "Marcus")
        table = await room.full_table(livia, marcus, livia)
        await room.do(livia, table, "say", id="one", seat=0, text="ave")
        await room.do(livia, table, "signal", id="two", seat=0, signal="ask", about=1)
        for number in range(LINES_KEPT):
            await room.do(marcus, table, "say", id=f"later-{number}", text="and so on")
    async with a_room(sqlite_address) as room:
        table = await room.live(table.id)
        before = await room.service.store.lines(table.id)
        await room.do(livia, table, "say", id="one", seat=0, text="ave")
        await room.do(livia, table, "signal", id="two", seat=0, signal="ask", about=1)
        assert await room.service.store.lines(table.id) == before
        await room.do(marcus, table, "say", id="one", text="another's message")
        assert len(await room.service.store.lines(table.id)) == len(before) + 1


async def test_everybody_always_sees_what_there_is_to_see(room: Room) -> None:
    """At every moment of a game, the scene that was patched together is the scene as it is."""
    livia, marcus = await room.people("Livia", "Marcus")
    table = await room.full_table(livia, marcus, livia, bots=2, pace={"bank": 600, "increment": 5})
    screens = [await room.look(livia, table, 0), await room.look(marcus, table, 1)]
    screens += [await room.look(livia, table, 2), await room.look(None, table)]
    while table.stored.phase == "playing":
        await room.settle(table)
        for screen in screens:
            eyes = screen.viewer.eyes
            fresh = json.loads(json.dumps(table.core.scenes.scene(eyes)))
            assert {**screen.scene, "clock": None} == {**fresh, "clock": None}
            assert screen.events == json.loads(msgspec.json.encode(table.core.scenes.events(eyes)))
        if table.stored.phase != "playing":
            break
        seat = room.dice.choice(
            [s for s in table.core.match.waiting if table.core.level(s) is None]
        )
        if room.dice.random() < 0.2 and table.core.scenes.may_undo(seat, table.core.match):
            owner = livia if seat != 1 else marcus
            await room.do(owner, table, "undo", seat=seat)
        else:
            await room.play(table, seat)
    assert {screen.wholes for screen in screens} == {1}


async def test_what_is_done_at_the_same_moment_is_told_together(room: Room) -> None:
    """All answer at once, and some think better of it at once: all see the scene as it is."""
    livia, marcus = await room.people("Livia", "Marcus")
    owners = [livia, marcus, livia]
    table = await room.full_table(*owners)
    screens = [await room.look(owner, table, seat) for seat, owner in enumerate(owners)]
    screens.append(await room.look(None, table))
    together = 0
    while table.stored.phase == "playing":
        told = [len(screen.raw) for screen in screens]
        messages, undos = [], 0
        for seat in table.core.match.waiting:
            move = table.core.match.game.move_words.say(
                room.dice.choice(table.core.match.moves(seat))
            )
            play = {"seat": seat, "at": table.core.now.moments, "move": move.as_list()}
            messages.append(room.send(owners[seat], table, "play", **play))
            if room.dice.random() < 0.2:
                messages.append(room.send(owners[seat], table, "undo", seat=seat))
                undos += 1
        replies = await asyncio.gather(*messages)
        if len(replies) > 1 and not undos and table.stored.phase == "playing":
            now = [len(screen.raw) for screen in screens]
            assert all(after <= before + 1 for before, after in zip(told, now, strict=True))
            together += 1
        for screen in screens:
            eyes = screen.viewer.eyes
            assert screen.scene == json.loads(json.dumps(table.core.scenes.scene(eyes)))
            assert screen.events == json.loads(msgspec.json.encode(table.core.scenes.events(eyes)))
    assert together > 0
    assert {screen.wholes for screen in screens} == {1}


# --- Undo ---


async def test_a_move_is_taken_back_before_anybody_learned_anything(room: Room) -> None:
    """Then the table is as it was, for everybody."""
    livia, marcus = await room.people("Livia", "Marcus")
    table = await room.full_table(livia, marcus, livia)
    screen = await room.look(None, table)

    def is_undoable(table: LiveTable) -> bool:
        steps = table.core.match.steps
        if not steps or steps[-1].silent:
            return False
        return table.core.scenes.may_undo(steps[-1].seat, table.core.match)

    while True:
        before = table.core.match.state_hash(), screen.scene, screen.events
        step = await room.play(table)
        if is_undoable(table):
            break
    assert (screen.scene, screen.events) != before[1:]
    owner = livia if step.seat != 1 else marcus
    await room.do(owner, table, "undo", seat=step.seat)
    assert (table.core.match.state_hash(), screen.scene, screen.events) == before


async def test_a_move_stays_once_somebody_has_learned_something(room: Room) -> None:
    """The scene says so, and so does the refusal."""
    livia = await room.person("Livia")
    table = await room.full_table(livia, livia, livia)
    await room.play_until(table, lambda table: any(s.informs for s in table.core.match.steps[-1:]))
    for seat in range(3):
        assert table.core.scenes.scene(seat)["undo"] is False
        assert await room.refuse(livia, table, "undo", seat=seat) == "cannot_undo"


async def test_an_answer_under_seal_is_taken_back_without_a_trace(room: Room) -> None:
    """The others are not told anything but who is waited for, with a clock too."""
    livia, marcus = await room.people("Livia", "Marcus")
    table = await room.full_table(livia, marcus, livia, pace={"bank": 600, "increment": 5})
    other, watching = await room.look(marcus, table, 1), await room.look(None, table)
    told = len(other.raw), len(watching.raw)
    seat = next(seat for seat in table.core.match.waiting if seat != 1)
    step = await room.play(table, seat)
    assert step.silent
    assert seat in table.core.match.waiting, "the first part of an answer"
    room.clock.now += 7
    assert (len(other.raw), len(watching.raw)) == told
    await room.do(livia, table, "undo", seat=seat)
    assert (len(other.raw), len(watching.raw)) == told
    assert table.core.clocks.left == [600.0] * 3


# --- Going back together ---


async def a_begun_table(room: Room, *people: StoredPerson, bots: int = 0) -> LiveTable:
    """A table with some moments behind it."""
    table = await room.full_table(*people, bots=bots)
    await room.play_until(table, lambda table: table.core.now.moments >= 4)
    return table


async def test_a_table_goes_back_when_all_people_agree(room: Room) -> None:
    """Each once, however many seats he has; bots do not mind."""
    livia, marcus, titus = await room.people("Livia", "Marcus", "Titus")
    table = await a_begun_table(room, livia, livia, marcus, titus, bots=1)
    screen = await room.look(None, table)
    then = await room.service.replay(None, table.id, 2, None)
    number = table.core.now.moments
    await room.do(livia, table, "propose", seat=1, to=2)
    assert screen.scene["proposal"] == {"seat": 1, "to": 2, "agreed": [1], "beyond": True}
    await room.do(marcus, table, "answer", seat=2, yes=True)
    assert table.core.now.moments == number
    assert screen.scene["proposal"]["agreed"] == [1, 2]
    await room.do(titus, table, "answer", seat=3, yes=True)
    assert screen.scene["number"] == 2 or 4 in table.core.match.waiting
    assert screen.scene["proposal"] is None
    kinds = [entry.kind for entry in await room.service.store.entries(table.id)]
    assert "rewind" in kinds
    await room.settle(table)
    assert all(event[0] <= table.core.now.moments for event in screen.events)
    assert then.events == (await room.service.replay(None, table.id, 2, None)).events
    assert [line["signal"] for line in screen.lines] == ["go_back", "agree", "agree"]
    assert not any("text" in line for line in screen.lines)
    await room.play_out(table)


async def test_one_who_refuses_is_enough(room: Room) -> None:
    """The proposal is gone, and nothing else."""
    livia, marcus = await room.people("Livia", "Marcus")
    table = await a_begun_table(room, livia, marcus, livia)
    number = table.core.now.moments
    await room.do(livia, table, "propose", seat=0, to=1)
    await room.do(marcus, table, "answer", seat=1, yes=False)
    assert proposal_of(table.core.now) is None
    assert table.core.now.moments == number
    assert await room.refuse(marcus, table, "answer", seat=1, yes=True) == "no_proposal"


async def test_nobody_agrees_for_somebody_who_is_away(room: Room) -> None:
    """Not the bot that plays for them; it is their consent that is needed, when they are back."""
    livia, marcus = await room.people("Livia", "Marcus")
    pace = {"bank": 600, "grace": 30}
    table = await room.full_table(livia, marcus, pace=pace, game="cathedral")
    await room.look(livia, table, 0)
    await room.play_until(table, lambda t: t.core.now.moments > 4 and t.core.match.waiting == [1])
    await room.do(livia, table, "propose", seat=0, to=1)
    await room.do(marcus, table, "answer", seat=1, yes=False)
    await room.pass_time(table, 31)
    await room.do(livia, table, "let_bot", seat=0, about=1, yes=True)
    await room.pass_time(table, NOTICE)
    assert table.core.stand_in(1) is not None
    moments = table.core.now.moments
    await room.do(livia, table, "propose", seat=0, to=1)
    assert table.core.now.moments == moments
    await room.look(marcus, table, 1)
    assert table.core.now.moments == moments
    await room.do(marcus, table, "answer", seat=1, yes=True)
    assert table.core.now.moments == 1


async def test_a_game_that_went_back_is_not_rated_and_its_record_says_so(room: Room) -> None:
    """Everybody was told before; what one could have undone alone changes nothing."""
    livia, marcus = await room.people("Livia", "Marcus", account=True)
    ends = {"standstill": True}  # random builders may never finish
    table = await room.full_table(livia, marcus, game="cathedral", options=ends)
    people = [livia, marcus]
    screen = await room.look(None, table)
    assert screen.scene["rated"] is True

    async def go_back(seat: int, to: int) -> None:
        await room.do(people[seat], table, "propose", seat=seat, to=to)
        await room.do(people[1 - seat], table, "answer", seat=1 - seat, yes=True)

    def can_undo(table: LiveTable) -> bool:
        return any(table.core.match.may_undo(seat) for seat in range(2))

    await room.play_until(table, can_undo)
    seat = table.core.match.steps[-1].seat
    before = table.core.now.moments
    await go_back(seat, before - 1)
    assert table.core.now.moments == before - 1
    assert screen.scene["rated"] is True
    await room.play_until(table, lambda table: table.core.now.moments > before + 5)
    await room.do(livia, table, "propose", seat=0, to=1)
    assert screen.scene["proposal"]["beyond"] is True
    await room.do(marcus, table, "answer", seat=1, yes=True)
    assert screen.scene["rated"] is False
    table.is_stale = True  # it follows from the log
    await table.submit(list)
    assert not table.core.is_rated
    await room.play_out(table)
    assert await room.service.store.rating(livia.id, "cathedral") is None
    record = decode(await room.service.record(livia, table.id))
    assert record.about is not None
    assert "went back once" in record.about
    verify(record)


async def test_whoever_plays_alone_with_bots_goes_back_at_once(room: Room) -> None:
    """There is nobody to ask."""
    livia = await room.person("Livia")
    table = await a_begun_table(room, livia, bots=2)
    await room.do(livia, table, "propose", seat=0, to=0)
    assert [e.kind for e in await room.service.store.entries(table.id)].count("rewind") == 1
    await room.play_out(table)


async def test_a_proposal_is_over_with_the_next_move_that_all_can_see(room: Room) -> None:
    """But not by an answer under seal: that would tell of it."""
    livia, marcus = await room.people("Livia", "Marcus")
    table = await room.full_table(livia, marcus, livia)
    await room.play_until(table, lambda t: t.core.now.moments > 2 and len(t.core.match.waiting) > 1)
    screen = await room.look(None, table)
    await room.do(marcus, table, "propose", seat=1, to=1)
    while True:
        step = await room.play(table)
        if not step.silent:
            break
        assert proposal_of(table.core.now) is not None
        assert screen.scene["proposal"] is not None
        assert table.core.scenes.scene(NOBODY)["proposal"] is not None
    assert screen.scene["proposal"] is None
    assert await room.refuse(livia, table, "answer", seat=0, yes=True) == "no_proposal"


# --- Time ---


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


# --- Giving up, going on ---


async def test_whoever_resigns_has_lost_and_a_bot_plays_on(room: Room) -> None:
    """For good."""
    livia, marcus, titus = await room.people("Livia", "Marcus", "Titus", account=True)
    table = await room.full_table(livia, marcus, titus)
    await room.do(marcus, table, "resign", seat=1)
    await room.settle(table)
    assert await room.refuse(marcus, table, "return", seat=1) == "not_asked"
    screen = await room.look(marcus, table, 1)
    assert table.stored.seats[1].stand_in == STAND_IN
    assert screen.moves == []
    await room.play_out(table)
    rating = await room.service.store.rating(marcus.id, "rubico")
    assert rating is not None
    assert (rating.games, rating.wins) == (1, 0)
    assert {e.by for e in await room.service.store.entries(table.id) if e.seat == 1} == {"stand_in"}


async def test_a_game_is_rated_for_accounts_only(room: Room) -> None:
    """Winners go up, the others down; guests and bots are not listed; who won stands in both."""
    accounts = await room.people("Livia", "Marcus", account=True)
    guest = await room.person("Titus")
    table = await room.full_table(*accounts, guest, bots=1)
    await room.play_out(table)
    winners = (table.stored.result or {})["winners"]
    for seat, person in enumerate(accounts):
        rating = await room.service.store.rating(person.id, "rubico")
        assert rating is not None
        assert rating.games == 1
        assert rating.wins == (seat in winners)
        assert (rating.mu > START_MU) == (seat in winners)
    assert await room.service.store.rating(guest.id, "rubico") is None
    assert {one.person.id for one in await room.service.ratings("rubico")} == {
        person.id for person in accounts
    }
    again = await room.full_table(accounts[0], accounts[0], guest)
    await room.play_out(again)
    assert (await room.service.store.rating(accounts[0].id, "rubico")).games == 1  # type: ignore[union-attr]


async def test_whoever_knows_the_end_knows_the_ratings(room: Room) -> None:
    """They are stored with the last move: a server that is killed right after it has lost none."""
    people = await room.people("Livia", "Marcus", "Titus", account=True)
    table = await room.full_table(*people)
    commit, stored = room.service.store.commit_then, []

    def note(changes: Sequence[Change], answer: Callable[[Exception | None], None]) -> None:
        stored.append({type(change) for change in changes})
        commit(changes, answer)

    room.service.store.commit_then = note  # type: ignore[method-assign]
    while table.stored.phase == "playing":
        await room.play(table)
    assert stored[-1] == {AddEntry, PutTable, RateGame}
    for person in people:
        rating = await room.service.store.rating(person.id, "rubico")
        assert rating is not None
        assert rating.games == 1


async def test_a_side_is_rated_as_a_team(room: Room) -> None:
    """Three against two: those who won together go up together."""
    people = await room.people("Livia", "Marcus", "Titus", "Julia", "Gaius", account=True)
    table = await room.full_table(*people)
    await room.play_out(table)
    winners = set((table.stored.result or {})["winners"])
    assert 0 < len(winners) < 5
    ups = set()
    for seat, person in enumerate(people):
        rating = await room.service.store.rating(person.id, "rubico")
        assert rating is not None
        if rating.mu > START_MU:
            ups.add(seat)
    assert ups == winners


async def test_a_rematch_is_one_table_for_all(room: Room) -> None:
    """Whoever asks first makes it; it begins when all have asked."""
    livia, marcus, titus = await room.people("Livia", "Marcus", "Titus")
    table = await room.full_table(livia, marcus, bots=1, access="invited")
    screen = await room.look(marcus, table, 1)
    assert await refusal(room.service.making.rematch(livia, table.id, nonce())) == "not_over"
    await room.play_out(table)
    assert await refusal(room.service.making.rematch(titus, table.id, nonce())) == "not_yours"
    one = await room.service.making.rematch(livia, table.id, nonce())
    assert screen.scene["table"]["rematch"] == one.id
    new = await room.live(one.id)
    assert new.stored.phase == "gathering"
    assert [seat.person for seat in new.stored.seats] == [livia.id, None, None]
    assert (await room.service.making.rematch(livia, table.id, nonce())).id == one.id
    assert new.stored.phase == "gathering"
    assert (await room.service.making.rematch(marcus, table.id, nonce())).id == one.id
    assert [seat.person for seat in new.stored.seats] == [livia.id, marcus.id, None]
    assert new.stored.phase == "playing"


async def test_a_rematch_that_all_ask_for_at_once_is_one_table(room: Room) -> None:
    """And each has his own seats."""
    livia, marcus = await room.people("Livia", "Marcus")
    table = await room.full_table(livia, marcus, livia)
    await room.play_out(table)
    one, other = await asyncio.gather(
        room.service.making.rematch(livia, table.id, nonce()),
        room.service.making.rematch(marcus, table.id, nonce()),
    )
    assert one.id == other.id == table.stored.rematch
    new = await room.live(one.id)
    assert [seat.person for seat in new.stored.seats] == [livia.id, marcus.id, livia.id]
    assert new.stored.phase == "playing"


async def test_whoever_takes_a_free_seat_of_a_rematch_keeps_it(room: Room) -> None:
    """Who comes too late watches."""
    livia, marcus, titus = await room.people("Livia", "Marcus", "Titus")
    table = await room.full_table(livia, marcus, bots=1)
    await room.play_out(table)
    new = await room.live((await room.service.making.rematch(livia, table.id, nonce())).id)
    await room.service.take_seat(titus, new.id, TakeSeat(nonce(), seat=1))
    assert (await room.service.making.rematch(marcus, table.id, nonce())).id == new.id
    assert [seat.person for seat in new.stored.seats] == [livia.id, titus.id, None]


async def test_a_finished_game_goes_on_from_a_moment_of_it(room: Room) -> None:
    """At a new table, with the same luck; the old one is as it was."""
    livia, marcus = await room.people("Livia", "Marcus")
    table = await room.full_table(livia, marcus, livia)
    assert (
        await refusal(room.service.making.branch(livia, table.id, Branch(1, _mine(3))))
        == "not_over"
    )
    await room.play_out(table)
    before = await room.everything(table)
    moments = table.core.now.moments
    at = moments // 2
    info = await room.service.making.branch(marcus, table.id, Branch(at, _mine(3)))
    assert (info.source, info.source_at, info.phase) == (table.id, at, "playing")
    assert info.commitment is None
    branch = await room.live(info.id)
    assert branch.core.now.moments == at
    assert branch.core.match.state_hash() == (await _then(room, table, at)).state_hash()
    await room.play_out(branch)
    assert await room.everything(table) == before
    for plan, at, reason in ((2, 1, "bad_option"), (3, moments + 1, "bad_option")):
        assert (
            await refusal(room.service.making.branch(livia, table.id, Branch(at, _mine(plan))))
            == reason
        )
    assert await refusal(
        room.service.making.branch(livia, table.id, Branch(moments, _mine(3)))
    ) == ("already_over")


def _mine(players: int) -> list[SeatPlan]:
    return [SeatPlan("me") for _ in range(players)]


async def _then(room: Room, table: LiveTable, at: int) -> Any:
    """The match of a table as it was at a moment."""
    match = table.core.match.copy()
    steps = match.moments[at - 1] if at else 0
    match.replay([(step.seat, step.move) for step in match.steps[:steps]])
    return match


async def test_the_draws_of_a_game_are_told_when_it_is_over(room: Room) -> None:
    """To whoever may look; they are the draws that were made."""
    livia, marcus, stranger = await room.people("Livia", "Marcus", "Stranger")
    table = await room.full_table(livia, marcus, livia, access="invited")
    assert await refusal(room.service.draws(livia, table.id)) == "hidden"
    await room.play_out(table)
    assert await refusal(room.service.draws(stranger, table.id)) == "not_invited"
    told = await room.service.draws(stranger, table.id, table.stored.invitation)
    draws = msgspec.json.decode(told, type=DrawList).draws
    assert await room.service.draws(livia, table.id) == told
    again = stream_from_key(table.core.match.key)
    for draw in draws:
        draw_lots(again, draw.purpose, draw.total, draw.wanted)
        assert again.lot[: draw.wanted].tolist() == draw.found
    assert again.drawn.tolist() == table.core.match.stream.drawn.tolist()  # none was left out
    moments = [draw.moment for draw in draws]
    assert moments == sorted(moments)
    assert moments[-1] <= table.core.now.moments


async def test_a_record_leaves_the_house_and_comes_back(room: Room) -> None:
    """When the game is over; it can be verified, shown and continued."""
    livia, marcus = await room.people("Livia", "Marcus")
    table = await room.full_table(livia, marcus, livia)
    assert await refusal(room.service.record(livia, table.id)) == "hidden"
    await room.play_out(table)
    text = await room.service.record(livia, table.id)
    match = verify(decode(text))
    assert match.state_hash() == table.core.match.state_hash()
    assert [seat.name for seat in decode(text).seats] == ["Livia", "Marcus", "Livia"]
    shown = await room.service.making.import_record(marcus, FromRecord(text))
    assert (shown.phase, shown.result) == ("over", table.stored.result)
    screen = await room.look(marcus, await room.live(shown.id))
    assert screen.scene["view"] == table.core.match.view(NOBODY)
    went_on = await room.service.making.import_record(
        marcus, FromRecord(text, at=3, seats=_mine(3))
    )
    assert (went_on.phase, went_on.number) == ("playing", 3)
    half = encode(record_file.to_record(await _then(room, table, 2)))
    alone = await room.service.making.import_record(marcus, FromRecord(half))
    assert alone.phase == "playing"
    assert [seat.bot for seat in alone.seats] == [None, STAND_IN, STAND_IN]
    bad = text.replace('"caesar"', '"senate"') if '"caesar"' in text else text.replace("1", "2")
    for broken in ("{}", "no", bad):
        assert (
            await refusal(room.service.making.import_record(marcus, FromRecord(broken)))
            == "bad_record"
        )


async def test_a_replay_shows_what_one_could_see_then(room: Room) -> None:
    """Of a running game one's own eyes; of a finished one, everybody's."""
    livia, marcus = await room.people("Livia", "Marcus")
    table = await room.full_table(livia, marcus, livia)
    seen: dict[int, Any] = {}
    screen = await room.look(marcus, table, 1)
    while table.stored.phase == "playing":
        if table.core.now.moments not in seen:  # before anybody answers under seal
            seen[table.core.now.moments] = (
                screen.scene["view"],
                screen.scene["waiting"],
                screen.events,
            )
        await room.play(table)
        if room.dice.random() < 0.1 and table.stored.phase == "playing":
            at = room.dice.randrange(table.core.now.moments + 1)
            assert await refusal(room.service.replay(marcus, table.id, at, 0)) == "not_yours"
            assert await refusal(room.service.replay(None, table.id, at, 1)) == "not_signed_in"
            if at in seen:
                then = await room.service.replay(marcus, table.id, at, 1)
                assert seen[at] == _plain(then)
    seen[table.core.now.moments] = (screen.scene["view"], screen.scene["waiting"], screen.events)
    for at, was in seen.items():
        assert _plain(await room.service.replay(None, table.id, at, 1)) == was
    late = table.core.now.moments + 1
    assert await refusal(room.service.replay(None, table.id, late, None)) == "bad_option"
    assert await refusal(room.service.replay(None, table.id, 0, 5)) == "no_such_seat"


def _plain(replay: Any) -> tuple[Any, Any, Any]:
    told = json.loads(msgspec.json.encode(replay))
    return told["view"], told["waiting"], told["events"]


# --- Talk and advice ---


async def test_talk_is_for_all_and_signals_are_answered_by_bots(room: Room) -> None:
    """A bot that is asked says whom it trusts or suspects, or nothing if nothing tells."""
    livia, marcus = await room.people("Livia", "Marcus")
    table = await room.full_table(livia, bots=4)
    screen = await room.look(livia, table, 0)
    watching = await room.look(marcus, table)
    await room.settle(table)
    await room.do(marcus, table, "say", text="salve")
    assert await room.refuse(marcus, table, "say", text="salve", seat=0) == "not_yours"
    assert await room.refuse(None, table, "say", text="salve") == "not_signed_in"
    await room.play_until(table, lambda table: table.core.match.state.turn >= 3)
    await room.do(livia, table, "signal", seat=0, signal="ask", about=2)
    await room.idle()
    assert screen.lines == watching.lines
    said = [(line.get("seat"), line.get("signal")) for line in screen.lines]
    assert said[:2] == [(None, None), (0, "ask")]
    assert screen.lines[0]["text"] == "salve"
    assert [who for who, what in said[2:]] in ([], [2])
    assert all(what in ("trust", "suspect") for _, what in said[2:])


async def test_a_hint_is_for_whoever_asks(room: Room) -> None:
    """It names legal moves; nobody else is told anything."""
    livia, marcus = await room.people("Livia", "Marcus")
    table = await room.full_table(livia, marcus, livia)
    other = await room.look(marcus, table, 1)
    told = len(other.raw)
    seat = next(seat for seat in table.core.match.waiting if seat != 1)
    hint = (await room.do(livia, table, "hint", seat=seat)).hint
    legal = [
        table.core.match.game.move_words.say(move).as_list()
        for move in table.core.match.moves(seat)
    ]
    assert hint.moves
    assert all(one.move in legal for one in hint.moves)
    assert len(other.raw) == told


# --- Looking away and coming back ---


async def test_whoever_comes_back_is_sent_exactly_what_he_missed(room: Room) -> None:
    """Neither more nor less, and not the whole again."""
    livia, marcus = await room.people("Livia", "Marcus")
    table = await room.full_table(livia, marcus, livia)
    steady, shaky = await room.look(None, table), await room.look(None, table)
    for _ in range(20):
        shaky.leave()
        for _ in range(room.dice.randrange(4)):
            if table.stored.phase == "playing":
                await room.play(table)
        await room.again(shaky)
        assert shaky.scene == steady.scene
        assert shaky.events == steady.events
    assert shaky.raw == steady.raw
    assert shaky.wholes == 1


async def test_whoever_was_away_for_too_long_is_sent_the_whole(room: Room) -> None:
    """Because too much has changed, or because nobody remembers."""
    livia, marcus = await room.people("Livia", "Marcus")
    table = await room.full_table(livia, marcus, livia)
    screen = await room.look(None, table)
    screen.leave()
    runner = await room.look(None, table)
    for number in range(KEPT + 1):
        await room.do(livia, table, "say", text=f"line {number}", seat=0)
    await room.again(screen)
    assert screen.wholes == 2
    assert screen.scene == runner.scene
    assert len(screen.lines) == 200
    screen.leave()
    runner.leave()
    room.clock.now += AWAY + 1
    table.core.scenes.forget_absent(room.clock.now)
    await room.again(screen)
    assert screen.wholes == 3
    stranger = await room.look(None, table, since=("another", 3))
    assert stranger.wholes == 1


async def test_whoever_cannot_keep_a_socket_asks_again_and_again(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And misses nothing; without news he waits a while."""
    livia, marcus = await room.people("Livia", "Marcus")
    table = await room.full_table(livia, marcus, livia)
    seat = table.core.match.waiting[0]
    owner = marcus if seat == 1 else livia
    steady = await room.look(owner, table, seat)
    poller = Screen()

    async def poll() -> None:
        since = (poller.epoch or "", poller.version or 0)
        for raw in await room.service.updates(owner, table.id, seat, None, since):
            poller.show(json.loads(raw))

    await poll()
    assert poller.wholes == 1
    for _ in range(10):
        for _ in range(room.dice.randrange(3)):
            await room.play(table)
        if poller.version != steady.version:
            await poll()
        assert poller.scene == steady.scene
        assert poller.events == steady.events
    assert poller.wholes == 1
    # What comes while he waits
    wait = asyncio.create_task(poll())
    await asyncio.sleep(0.01)
    await room.do(livia, table, "say", text="ave", seat=0)
    await wait
    assert [line["text"] for line in poller.lines] == ["ave"]
    # And nothing, after a while
    monkeypatch.setattr(service_module, "POLL", 0.01)
    version = poller.version
    await poll()
    assert poller.version == version


# --- Rules that have changed ---


def change(address: str, statement: str, *values: Any) -> None:
    """Change something in a database behind everybody's back."""
    file = address.removeprefix("sqlite:///")
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute(statement, values).rowcount == 1
        connection.commit()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE entries SET digest = x'00' WHERE table_id = ? AND number = 3",
        """UPDATE entries SET move = '["fly"]' WHERE table_id = ? AND number = 2""",
        "UPDATE entries SET kind = 'rewind', back_to = 99 WHERE table_id = ? AND number = 3",
        "UPDATE entries SET kind = 'undo', seat = 6 WHERE table_id = ? AND number = 3",
        "UPDATE tables SET box_digest = 'other' WHERE id = ?",
    ],
)
async def test_a_table_that_no_longer_replays_is_frozen(
    sqlite_address: str, statement: str, caplog: pytest.LogCaptureFixture
) -> None:
    """With a message; its log is kept as it is, nobody can play on, and the others do."""
    async with a_room(sqlite_address) as room:
        livia = await room.person("Livia")
        table = await room.full_table(livia, livia, livia)
        other = await room.full_table(livia, livia, livia)
        for _ in range(4):
            await room.play(table)
            await room.play(other)
    change(sqlite_address, statement, table.id)
    async with a_room(sqlite_address) as room:
        log = await room.service.store.entries(table.id)
        frozen, other = await room.live(table.id), await room.live(other.id)
        assert frozen.stored.phase == "frozen"
        assert "no longer replays" in (frozen.stored.message or "")
        screen = await room.look(livia, frozen, 0)
        assert screen.phase == "frozen"
        assert screen.scene["table"]["message"] == frozen.stored.message
        assert screen.moves == []
        for what in ("undo", "resign", "hint"):
            assert await room.refuse(livia, frozen, what, seat=0) == "frozen"
        move = {"seat": 0, "at": 0, "move": ["x"]}
        assert await room.refuse(livia, frozen, "play", **move) == "frozen"
        assert await refusal(room.service.replay(livia, table.id, 0, None)) == "frozen"
        assert await refusal(room.service.record(livia, table.id)) == "hidden"
        await room.do(livia, frozen, "say", text="what a pity", seat=0)
        assert await room.service.store.entries(table.id) == log
        await room.play_out(other)
    async with a_room(sqlite_address) as room:
        assert (await room.live(table.id)).stored.phase == "frozen"
        assert await room.service.store.entries(table.id) == log


async def test_a_start_reads_no_game_that_nobody_asks_for(
    sqlite_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many are running; each is read once, when somebody comes to it, or freezes then."""
    async with a_room(sqlite_address) as room:
        livia = await room.person("Livia")
        running = [await room.full_table(livia, livia, livia) for _ in range(6)]
        correspondence = await room.full_table(livia, livia, livia, pace={"days": 2})
        for table in (*running, correspondence):
            await room.play(table)
    change(sqlite_address, "UPDATE entries SET digest = x'00' WHERE table_id = ?", running[5].id)
    read: list[str] = []

    def replay(stored: StoredTable, entries: list[Entry]) -> Any:
        read.append(stored.id)
        return table_state.replay_state(stored, entries)

    monkeypatch.setattr(table_module, "replay_state", replay)
    async with a_room(sqlite_address) as room:
        await room.until(
            lambda: correspondence.id in room.service.tables.live, "its clock does not run"
        )
        await room.idle()
        assert read == [correspondence.id]
        for table in (*running[:2], *running[:2], running[5]):
            await room.live(table.id)
        assert read == [correspondence.id, running[0].id, running[1].id, running[5].id]
        assert (await room.live(running[5].id)).stored.phase == "frozen"
        await room.play_out(await room.live(running[0].id))


async def test_an_undo_in_a_long_game_plays_few_moves_again(
    sqlite_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And the log does not grow without end by it."""
    async with a_room(sqlite_address) as room:
        livia = await room.person("Livia")
        table = await room.full_table(*[livia] * 4, game="rubricatus")
        undone = refused = 0
        played = 0
        play = Match.play

        def count(self: Match, seat: int, move: int) -> Step:
            nonlocal played
            played += 1
            return play(self, seat, move)

        monkeypatch.setattr(Match, "play", count)
        monkeypatch.setattr(current_table, "MOST_TAKEN_BACK", 20)
        while len(table.core.match.steps) < 60:
            step = await room.play(table)
            if table.core.match.may_undo(step.seat) and len(table.core.match.steps) > 40:
                played = 0
                reply = await room.send(livia, table, "undo", seat=step.seat)
                assert played <= 20
                undone += reply.error is None
                if reply.error is not None:
                    assert reply.error.reason == "cannot_undo"
                    refused += 1
        assert undone
        assert refused
        assert table.core.now.entries <= 3 * len(table.core.match.steps) + 22


async def test_a_frozen_table_that_replays_again_thaws(sqlite_address: str) -> None:
    """Its rules are back: a running game goes on, and one that was over is over."""
    async with a_room(sqlite_address) as room:
        livia = await room.person("Livia")
        running = await room.full_table(livia, livia, livia)
        over = await room.full_table(livia, livia, livia)
        await room.play(running)
        await room.play_out(over)
    other_rules = "UPDATE tables SET box_digest = 'other' WHERE id = ?"
    (digest,) = {table.stored.box_digest for table in (running, over)}
    same_rules = f"UPDATE tables SET box_digest = '{digest}' WHERE id = ?"
    for table in (running, over):
        change(sqlite_address, other_rules, table.id)
    async with a_room(sqlite_address) as room:
        for table in (running, over):
            assert (await room.live(table.id)).stored.phase == "frozen"
            assert await room.service.store.frozen_tables()
    for table in (running, over):
        change(sqlite_address, same_rules, table.id)
    async with a_room(sqlite_address) as room:
        assert (await room.live(over.id)).stored.phase == "over"
        thawed = await room.live(running.id)
        assert thawed.stored.message is None
        assert await room.service.store.frozen_tables() == []
        await room.play_out(thawed)


# --- Trouble ---


async def test_a_table_that_was_half_made_begins_when_somebody_looks(sqlite_address: str) -> None:
    """The server was killed between making it and beginning."""
    async with a_room(sqlite_address) as room:
        livia = await room.person("Livia")
        table = await room.table(livia, "me", "open", "open")
        stored = table.stored
        seats = [StoredSeat("Livia", livia.id, nonce=nonce()) for _ in range(3)]
        await room.service.store.commit(PutTable(StoredTable(**_row(stored, seats))))
    async with a_room(sqlite_address) as room:
        assert (await room.service.info(livia, table.id)).phase == "playing"
        await room.play_out(await room.live(table.id))


def _row(stored: Any, seats: list[StoredSeat]) -> dict[str, Any]:
    return {**vars(stored), "seats": seats}


async def test_a_table_goes_on_by_itself_after_the_store_failed(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """People are told that it was not stored; bots try again, without anybody's help."""
    livia = await room.person("Livia")
    monkeypatch.setattr("rubra.server.service.pipeline.RETRY", 0.05)
    table = await room.full_table(livia, bots=2)
    await room.settle(table)
    screen = await room.look(livia, table, 0)
    commit = room.service.store.commit_then
    broken: set[str] = set()  # whose next move is not stored

    def breaks(changes: Sequence[Change], answer: Callable[[Exception | None], None]) -> None:
        for change in changes:
            if isinstance(change, AddEntry) and change.entry.by in broken:
                broken.remove(change.entry.by)
                answer(Unreachable("the database does not answer"))
                return
        commit(changes, answer)

    monkeypatch.setattr(room.service.store, "commit_then", breaks)
    await room.play_until(table, lambda table: table.core.match.waiting == [0])
    before = len(await room.service.store.entries(table.id))
    move = table.core.match.game.move_words.say(table.core.match.moves(0)[0]).as_list()
    broken.add("person")
    reply = await room.send(livia, table, "play", seat=0, at=table.core.now.moments, move=move)
    assert reply.error is not None
    assert reply.error.reason == "busy"
    await room.until(lambda: table.is_ready, "the table was never read again")
    assert len(await room.service.store.entries(table.id)) == before
    broken.add("bot")
    await room.play_out(table)
    assert not broken
    assert screen.phase == "over"


async def test_a_house_closes_while_moves_are_under_way(sqlite_address: str) -> None:
    """Everybody gets an answer, and what was acknowledged is stored."""
    async with a_room(sqlite_address) as room:
        livia = await room.person("Livia")
        tables = [await room.full_table(livia, livia, livia, bots=2) for _ in range(5)]
        screens = [await room.look(livia, table, 0) for table in tables]
        sent = []
        for table in tables:
            for seat in range(3):
                if moves := table.core.match.moves(seat):
                    move = table.core.match.game.move_words.say(moves[0]).as_list()
                    parts = {"seat": seat, "at": table.core.now.moments, "move": move}
                    sent.append((table, room.send(livia, table, "play", **parts)))
        tasks = [(table, asyncio.create_task(work)) for table, work in sent]
        await asyncio.sleep(0)
        async with asyncio.timeout(30):
            await room.service.close()
            replies = [(table, await task) for table, task in tasks]
        done = sum(reply.error is None for _, reply in replies)
        assert {reply.error.reason for _, reply in replies if reply.error} <= {"closing"}
        stored = 0
        for table in tables:
            entries = await room.service.store.entries(table.id)
            stored += sum(entry.by == "person" for entry in entries)
        assert stored == done > 0
        assert all(screen.closed == ["closing"] for screen in screens)
        assert await refusal(room.service.info(livia, tables[0].id)) == "closing"


async def test_undo_is_never_offered_and_then_refused(room: Room) -> None:
    """What the scene says and what the rules say are the same, for everybody at any time."""
    livia = await room.person("Livia")
    table = await room.full_table(livia, livia, livia, bots=1)
    screens = [await room.look(livia, table, seat) for seat in range(3)]
    while table.stored.phase == "playing":
        for seat, screen in enumerate(screens):
            try:
                table.core.match.undoable(seat)
            except CannotUndo:
                assert screen.scene["undo"] is False
            else:
                assert screen.scene["undo"] is True
        await room.play(table)
        await room.settle(table)
