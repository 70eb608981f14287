"""Two processes at the same tables, here two table services on one PostgreSQL database."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from rubra.server.protocol.wire import TakeSeat
from rubra.server.service.live_table import LiveTable
from rubra.server.store.store import Store
from rubra.server.table.absence import NOTICE
from rubra.server.table.proposals import proposal_of
from tests.server.local_server import LocalServer, LocalViewer, local_server, nonce

pytestmark = pytest.mark.anyio
SEED = 20  # of a game that is long enough to go back in
Processes = tuple[LocalServer, LocalServer]


@pytest.fixture
async def processes(postgres_address: str) -> AsyncIterator[Processes]:
    """Two of them, at the same time of day."""
    async with (
        local_server(postgres_address, seed=SEED) as one,
        local_server(postgres_address, one.clock) as other,
    ):
        yield one, other


async def both(processes: Processes, table: LiveTable) -> tuple[LiveTable, LiveTable]:
    """The same table in both."""
    return await processes[0].live(table.id), await processes[1].live(table.id)


async def agree(processes: Processes, table: LiveTable) -> None:
    """Wait until both know the same."""
    here, there = await both(processes, table)

    def same() -> bool:
        if here.pipeline.is_working or there.pipeline.is_working:
            return False
        if here.is_stale or there.is_stale or here.core.now.entries != there.core.now.entries:
            return False
        return here.stored == there.stored

    await processes[0].until(same, "two processes do not agree")


def check_screen(table: LiveTable, screen: LocalViewer) -> None:
    """Somebody sees what there is to see."""
    seen_from = screen.viewer.seen_from
    fresh = json.loads(json.dumps(table.core.scenes.scene(seen_from)))
    for name in fresh:
        if name != "clock":
            assert screen.scene[name] == fresh[name], name
    assert screen.events == json.loads(msgspec.json.encode(table.core.scenes.events(seen_from)))


async def test_a_game_is_played_at_two_processes(processes: Processes) -> None:
    """Moves, moves taken back, going back: everybody sees the same, wherever they are."""
    here, there = processes
    livia, marcus, titus = await here.people("Livia", "Marcus", "Titus")
    table = await here.full_table(livia, marcus, titus, bots=1)
    ours, theirs = await both(processes, table)
    screens = [
        (ours, await here.look(livia, ours, 0)),
        (theirs, await there.look(marcus, theirs, 1)),
        (theirs, await there.look(titus, theirs, 2)),
        (ours, await here.look(None, ours)),
        (theirs, await there.look(None, theirs)),
    ]
    people = [livia, marcus, titus]
    backwards = 0

    def people_are_asked() -> bool:
        waiting = ours.core.match.waiting
        return ours.stored.phase != "playing" or any(seat < 3 for seat in waiting)

    for _ in range(1000):
        await here.settle(ours)
        await there.settle(theirs)
        await agree(processes, table)
        for at, screen in screens:
            check_screen(at, screen)
        if ours.stored.phase != "playing":
            break
        asked = [seat for seat in ours.core.match.waiting if seat < 3]
        if not asked:
            await here.until(people_are_asked, "the bot does not move")
            continue
        seat = here.dice.choice(asked)
        server, at = (here, ours) if seat == 0 else (there, theirs)
        if here.dice.random() < 0.2 and at.core.scenes.may_undo(seat, at.core.match):
            await server.do(people[seat], at, "undo", seat=seat)
        elif (
            backwards < 3 and at.core.now.moments > 3 + backwards and asked == at.core.match.waiting
        ):
            backwards += 1
            await server.do(people[seat], at, "propose", seat=seat, to=at.core.now.moments - 2)
            for other in range(3):
                await agree(processes, table)
                if proposal_of(at.core.now) is not None:
                    await server.do(people[other], at, "answer", seat=other, yes=True)
        else:
            await server.play(at, seat)
    assert theirs.stored.phase == "over"
    kinds = {entry.kind for entry in await here.service.store.entries(table.id)}
    assert kinds == {"move", "undo", "rewind"}
    ratings = await here.service.store.ratings_of(livia.id)
    assert ratings == []  # guests


async def test_a_silent_undo_at_another_process_leaves_no_trace(processes: Processes) -> None:
    """Those who look there are not told anything."""
    here, there = processes
    livia, marcus = await here.people("Livia", "Marcus")
    table = await here.full_table(livia, marcus, livia, pace={"bank": 600, "increment": 5})
    ours, theirs = await both(processes, table)
    watching = await there.look(None, theirs)
    seat = ours.core.match.waiting[0]
    owner = marcus if seat == 1 else livia
    told = len(watching.raw)
    for _ in range(3):
        assert (await here.play(ours, seat)).silent
        await agree(processes, table)
        await here.do(owner, ours, "undo", seat=seat)
        await agree(processes, table)
    assert theirs.core.now.entries == 6
    assert len(watching.raw) == told


async def test_two_moves_at_once_are_both_made_or_one_is_refused(processes: Processes) -> None:
    """Answers under seal at two processes: both are stored, one after the other."""
    here, there = processes
    livia, marcus = await here.people("Livia", "Marcus")
    table = await here.full_table(livia, marcus, livia)
    ours, theirs = await both(processes, table)
    for _ in range(10):
        if ours.stored.phase != "playing" or len(ours.core.match.waiting) < 2:
            break
        one, other = ours.core.match.waiting[:2]
        await asyncio.gather(here.play(ours, one), there.play(theirs, other))
        await agree(processes, table)
    assert ours.core.now.entries >= 2
    assert ours.core.match.state_hash() == theirs.core.match.state_hash()


async def test_a_message_at_two_processes_is_done_once(processes: Processes) -> None:
    """At the same moment, or before the other has heard of it: stored once, acknowledged twice."""
    here, there = processes
    livia = await here.person("Livia")
    table = await here.full_table(livia, livia, livia)
    ours, theirs = await both(processes, table)
    for number in range(1, 11):
        seat = ours.core.match.waiting[0]
        move = ours.core.match.game.move_words.say(ours.core.match.moves(seat)[0]).as_list()
        play = {"seat": seat, "at": ours.core.now.moments, "move": move, "id": f"m-{number}"}
        if number % 2:
            await asyncio.gather(*(h.do(livia, table, "play", **play) for h in processes))
        else:  # the notice is on its way
            await here.do(livia, table, "play", **play)
            await there.do(livia, table, "play", **play)
        await agree(processes, table)
        assert ours.core.now.entries == theirs.core.now.entries == number
    messages = [entry.message for entry in await here.service.store.entries(table.id)]
    assert messages == [f"m-{number}" for number in range(1, 11)]


async def test_news_that_comes_while_a_table_is_read_is_not_lost(
    processes: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is read once more."""
    here, there = processes
    livia = await here.person("Livia")
    table = await here.full_table(livia, livia, livia)
    ours, theirs = await both(processes, table)
    read = Store.entries
    slow = asyncio.Event()

    async def late(self: Store, table: str, since: int = 0) -> Any:
        found = await read(self, table, since)
        if self is there.service.store and since == 0 and not slow.is_set():
            slow.set()
            await here.play(ours)  # between reading and knowing
            await asyncio.sleep(0.2)
        return found

    monkeypatch.setattr(Store, "entries", late)
    await theirs.news("table")
    assert slow.is_set()
    await agree(processes, table)
    assert theirs.core.now.entries == 1


async def test_a_seat_taken_elsewhere_counts_before_the_news_of_it(processes: Processes) -> None:
    """Whoever sits down at one process and looks at another at once sees their cards."""
    here, there = processes
    livia, marcus = await here.people("Livia", "Marcus")
    table = await here.table(livia, "me", "me", "open")
    _, theirs = await both(processes, table)
    store = there.service.store
    store._peers._listeners["news"].clear()  # type: ignore[union-attr]  # it is on its way
    await here.service.take_seat(marcus, table.id, TakeSeat(nonce(), 2))
    assert theirs.stored.phase == "gathering"
    screen = await there.look(marcus, theirs, 2)
    assert screen.scene["viewer"] == 2
    assert screen.scene["view"]["you"] == 2


async def test_the_last_seats_are_taken_at_two_processes(processes: Processes) -> None:
    """The game begins once, with one key."""
    here, there = processes
    livia, marcus, titus = await here.people("Livia", "Marcus", "Titus")
    table = await here.table(livia, "me", "open", "open")
    ours, theirs = await both(processes, table)
    await asyncio.gather(
        here.service.take_seat(marcus, table.id, TakeSeat(nonce(), 1)),
        there.service.take_seat(titus, table.id, TakeSeat(nonce(), 2)),
    )
    await agree(processes, table)
    assert ours.stored.phase == "playing"
    assert [seat.name for seat in ours.stored.seats] == ["Livia", "Marcus", "Titus"]
    assert ours.core.match.state_hash() == theirs.core.match.state_hash()
    seat = ours.core.match.waiting[0]
    await there.play(theirs, seat)
    await agree(processes, table)


async def test_a_rematch_that_is_asked_for_at_two_processes_is_one_table(
    processes: Processes,
) -> None:
    """Of two tables, one would stay empty."""
    here, there = processes
    livia, marcus = await here.people("Livia", "Marcus")
    for _ in range(3):
        table = await here.full_table(livia, marcus, livia)
        await here.play_out(await here.live(table.id))
        await agree(processes, table)
        one, other = await asyncio.gather(
            here.service.making.rematch(livia, table.id, nonce()),
            there.service.making.rematch(marcus, table.id, nonce()),
        )
        assert one.id == other.id
        stored = await here.service.store.table(table.id)
        assert stored is not None
        assert stored.rematch == one.id
        again = await here.service.store.table(one.id)
        assert again is not None
        assert [seat.person for seat in again.seats] == [livia.id, marcus.id, livia.id]


async def test_whoever_comes_brings_their_table_along(postgres_address: str) -> None:
    """The process that ran its bots is gone; the other takes over when somebody looks."""
    async with local_server(postgres_address) as there:
        async with local_server(postgres_address, there.clock) as here:
            livia = await here.person("Livia")
            table = await here.full_table(livia, bots=2)
            await here.settle(table)
            theirs = await there.live(table.id)
            assert table.runner.is_in_charge
            assert not theirs.runner.is_in_charge
            assert not (await there.look(livia, theirs, 0)).closed
            assert not theirs.runner.is_in_charge
        screen = await there.look(livia, theirs, 0)
        assert theirs.runner.is_in_charge
        await there.play_out(theirs)
        assert screen.phase == "over"


async def test_who_is_here_is_known_everywhere(processes: Processes) -> None:
    """And when they go, the clock of their absence runs where the table is kept."""
    here, there = processes
    livia, marcus = await here.people("Livia", "Marcus")
    table = await here.full_table(livia, marcus, livia, pace={"bank": 6000, "grace": 30})
    ours, theirs = await both(processes, table)
    assert ours.runner.is_in_charge
    await here.look(livia, ours, 0)
    screen = await there.look(marcus, theirs, 1)
    await here.until(lambda: ours.core.is_here(marcus.id), "nobody said that Marcus is here")
    screen.leave()
    await here.until(lambda: not ours.core.is_here(marcus.id), "nobody said that Marcus is gone")
    if 1 not in ours.core.match.waiting:
        await here.play_until(ours, lambda table: 1 in table.core.match.waiting)
    await here.pass_time(ours, 31)
    assert ours.stored.seats[1].stand_in is None
    await here.do(livia, ours, "let_bot", seat=0, about=1, yes=True)
    await here.pass_time(ours, NOTICE + 1)
    assert ours.stored.seats[1].stand_in is not None
    await agree(processes, table)
    assert theirs.stored.seats[1].stand_in is not None
    await there.again(screen, 1)
    await agree(processes, table)
    assert ours.stored.seats[1].stand_in is None
