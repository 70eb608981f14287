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
from tests.server.local_server import LocalServer

pytestmark = pytest.mark.anyio


async def a_begun_table(server: LocalServer, *people: StoredPerson, bots: int = 0) -> LiveTable:
    """A table with some moments behind it."""
    table = await server.full_table(*people, bots=bots)
    await server.play_until(table, lambda table: table.core.now.moments >= 4)
    return table


async def test_a_table_goes_back_when_all_people_agree(server: LocalServer) -> None:
    """Each once, however many seats they have; bots are not asked."""
    livia, marcus, titus = await server.people("Livia", "Marcus", "Titus")
    table = await a_begun_table(server, livia, livia, marcus, titus, bots=1)
    screen = await server.look(None, table)
    then = await server.service.view_at(None, table.id, 2, None)
    number = table.core.now.moments
    await server.do(livia, table, "propose", seat=1, to=2)
    assert screen.scene["proposal"] == {"seat": 1, "to": 2, "agreed": [1], "beyond": True}
    await server.do(marcus, table, "answer", seat=2, yes=True)
    assert table.core.now.moments == number
    assert screen.scene["proposal"]["agreed"] == [1, 2]
    await server.do(titus, table, "answer", seat=3, yes=True)
    assert screen.scene["number"] == 2 or 4 in table.core.match.waiting
    assert screen.scene["proposal"] is None
    kinds = [entry.kind for entry in await server.service.store.entries(table.id)]
    assert "rewind" in kinds
    await server.settle(table)
    assert all(event[0] <= table.core.now.moments for event in screen.events)
    assert then.events == (await server.service.view_at(None, table.id, 2, None)).events
    assert [line["signal"] for line in screen.lines] == ["go_back", "agree", "agree"]
    assert not any("text" in line for line in screen.lines)
    await server.play_out(table)


async def test_one_who_refuses_is_enough(server: LocalServer) -> None:
    """The proposal is gone, and nothing else."""
    livia, marcus = await server.people("Livia", "Marcus")
    table = await a_begun_table(server, livia, marcus, livia)
    number = table.core.now.moments
    await server.do(livia, table, "propose", seat=0, to=1)
    await server.do(marcus, table, "answer", seat=1, yes=False)
    assert proposal_of(table.core.now) is None
    assert table.core.now.moments == number
    assert await server.refuse(marcus, table, "answer", seat=1, yes=True) == "no_proposal"


async def test_nobody_agrees_for_somebody_who_is_away(server: LocalServer) -> None:
    """Not the bot that plays for them; it is their consent that is needed, when they are back."""
    livia, marcus = await server.people("Livia", "Marcus")
    pace = {"bank": 600, "grace": 30}
    table = await server.full_table(livia, marcus, pace=pace, game="cathedral")
    await server.look(livia, table, 0)
    await server.play_until(table, lambda t: t.core.now.moments > 4 and t.core.match.waiting == [1])
    await server.do(livia, table, "propose", seat=0, to=1)
    await server.do(marcus, table, "answer", seat=1, yes=False)
    await server.pass_time(table, 31)
    await server.do(livia, table, "let_bot", seat=0, about=1, yes=True)
    await server.pass_time(table, NOTICE)
    assert table.core.stand_in(1) is not None
    moments = table.core.now.moments
    await server.do(livia, table, "propose", seat=0, to=1)
    assert table.core.now.moments == moments
    await server.look(marcus, table, 1)
    assert table.core.now.moments == moments
    await server.do(marcus, table, "answer", seat=1, yes=True)
    assert table.core.now.moments == 1


async def test_a_game_that_went_back_is_not_rated_and_its_record_says_so(
    server: LocalServer,
) -> None:
    """Everybody was told before; what one could have undone alone changes nothing."""
    livia, marcus = await server.people("Livia", "Marcus", account=True)
    ends = {"standstill": True}  # random builders may never finish
    table = await server.full_table(livia, marcus, game="cathedral", options=ends)
    people = [livia, marcus]
    screen = await server.look(None, table)
    assert screen.scene["rated"] is True

    async def go_back(seat: int, to: int) -> None:
        await server.do(people[seat], table, "propose", seat=seat, to=to)
        await server.do(people[1 - seat], table, "answer", seat=1 - seat, yes=True)

    def can_undo(table: LiveTable) -> bool:
        return any(table.core.match.may_undo(seat) for seat in range(2))

    await server.play_until(table, can_undo)
    seat = table.core.match.steps[-1].seat
    before = table.core.now.moments
    await go_back(seat, before - 1)
    assert table.core.now.moments == before - 1
    assert screen.scene["rated"] is True
    await server.play_until(table, lambda table: table.core.now.moments > before + 5)
    await server.do(livia, table, "propose", seat=0, to=1)
    assert screen.scene["proposal"]["beyond"] is True
    await server.do(marcus, table, "answer", seat=1, yes=True)
    assert screen.scene["rated"] is False
    table.is_stale = True  # it follows from the log
    await table.submit(list)
    assert not table.core.is_rated
    await server.play_out(table)
    assert await server.service.store.rating(livia.id, "cathedral") is None
    record = decode(await server.service.record(livia, table.id))
    assert record.about is not None
    assert "went back once" in record.about
    verify(record)


async def test_whoever_plays_alone_with_bots_goes_back_at_once(server: LocalServer) -> None:
    """There is nobody to ask."""
    livia = await server.person("Livia")
    table = await a_begun_table(server, livia, bots=2)
    await server.do(livia, table, "propose", seat=0, to=0)
    assert [e.kind for e in await server.service.store.entries(table.id)].count("rewind") == 1
    await server.play_out(table)


async def test_a_proposal_is_over_with_the_next_move_that_all_can_see(server: LocalServer) -> None:
    """But not by an answer under seal: that would tell of it."""
    livia, marcus = await server.people("Livia", "Marcus")
    table = await server.full_table(livia, marcus, livia)
    await server.play_until(
        table, lambda t: t.core.now.moments > 2 and len(t.core.match.waiting) > 1
    )
    screen = await server.look(None, table)
    await server.do(marcus, table, "propose", seat=1, to=1)
    while True:
        step = await server.play(table)
        if not step.silent:
            break
        assert proposal_of(table.core.now) is not None
        assert screen.scene["proposal"] is not None
        assert table.core.scenes.scene(NOBODY)["proposal"] is not None
    assert screen.scene["proposal"] is None
    assert await server.refuse(livia, table, "answer", seat=0, yes=True) == "no_proposal"
