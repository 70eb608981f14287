"""Going back by consent: it needs everybody who plays."""

from __future__ import annotations

import pytest

from rubra.core.journal import NOBODY
from rubra.core.record_file import decode, verify
from rubra.server.model.stored import (
    StoredPerson,
)
from rubra.server.service.live_table import LiveTable
from rubra.server.table.absence import NOTICE
from rubra.server.table.proposals import proposal_of
from tests.server.room import Room

pytestmark = pytest.mark.anyio


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
