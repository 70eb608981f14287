"""After the game: resigning, ratings, rematches, branches, records and replays."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from rubra.core import record_file
from rubra.core.journal import NOBODY
from rubra.core.record_file import decode, encode, verify
from rubra.core.stream import draw_lots, stream_from_key
from rubra.server.model.ratings import START_MU
from rubra.server.model.stored import (
    AddEntry,
    Change,
    PutTable,
    RateGame,
)
from rubra.server.protocol.wire import (
    Branch,
    DrawList,
    FromRecord,
    SeatPlan,
    TakeSeat,
)
from rubra.server.service.live_table import LiveTable
from tests.server.local_server import LocalServer, nonce, refusal

pytestmark = pytest.mark.anyio


async def test_whoever_resigns_has_lost_and_a_bot_plays_on(server: LocalServer) -> None:
    """For good."""
    livia, marcus, titus = await server.people("Livia", "Marcus", "Titus", account=True)
    table = await server.full_table(livia, marcus, titus)
    await server.do(marcus, table, "resign", seat=1)
    await server.settle(table)
    assert await server.refuse(marcus, table, "return", seat=1) == "not_asked"
    screen = await server.look(marcus, table, 1)
    assert table.stored.seats[1].stand_in == "random"
    assert screen.moves == []
    await server.play_out(table)
    rating = await server.service.store.rating(marcus.id, "rubico")
    assert rating is not None
    assert (rating.games, rating.wins) == (1, 0)
    assert {e.by for e in await server.service.store.entries(table.id) if e.seat == 1} == {
        "stand_in"
    }


async def test_a_game_is_rated_for_accounts_only(server: LocalServer) -> None:
    """Winners go up, the others down; guests and bots are not listed; who won stands in both."""
    accounts = await server.people("Livia", "Marcus", account=True)
    guest = await server.person("Titus")
    table = await server.full_table(*accounts, guest, bots=1)
    await server.play_out(table)
    winners = (table.stored.result or {})["winners"]
    for seat, person in enumerate(accounts):
        rating = await server.service.store.rating(person.id, "rubico")
        assert rating is not None
        assert rating.games == 1
        assert rating.wins == (seat in winners)
        assert (rating.mu > START_MU) == (seat in winners)
    assert await server.service.store.rating(guest.id, "rubico") is None
    assert {one.person.id for one in await server.service.ratings("rubico")} == {
        person.id for person in accounts
    }
    again = await server.full_table(accounts[0], accounts[0], guest)
    await server.play_out(again)
    assert (await server.service.store.rating(accounts[0].id, "rubico")).games == 1  # type: ignore[union-attr]


async def test_whoever_knows_the_end_knows_the_ratings(server: LocalServer) -> None:
    """They are stored with the last move: a server that is killed right after it has lost none."""
    people = await server.people("Livia", "Marcus", "Titus", account=True)
    table = await server.full_table(*people)
    commit, stored = server.service.store.commit_then, []

    def note(changes: Sequence[Change], answer: Callable[[Exception | None], None]) -> None:
        stored.append({type(change) for change in changes})
        commit(changes, answer)

    server.service.store.commit_then = note  # type: ignore[method-assign]
    while table.stored.phase == "playing":
        await server.play(table)
    assert stored[-1] == {AddEntry, PutTable, RateGame}
    for person in people:
        rating = await server.service.store.rating(person.id, "rubico")
        assert rating is not None
        assert rating.games == 1


async def test_a_side_is_rated_as_a_team(server: LocalServer) -> None:
    """Three against two: those who won together go up together."""
    people = await server.people("Livia", "Marcus", "Titus", "Julia", "Gaius", account=True)
    table = await server.full_table(*people)
    await server.play_out(table)
    winners = set((table.stored.result or {})["winners"])
    assert 0 < len(winners) < 5
    ups = set()
    for seat, person in enumerate(people):
        rating = await server.service.store.rating(person.id, "rubico")
        assert rating is not None
        if rating.mu > START_MU:
            ups.add(seat)
    assert ups == winners


async def test_a_rematch_is_one_table_for_all(server: LocalServer) -> None:
    """Whoever asks first makes it; it begins when all have asked."""
    livia, marcus, titus = await server.people("Livia", "Marcus", "Titus")
    table = await server.full_table(livia, marcus, bots=1, access="invited")
    screen = await server.look(marcus, table, 1)
    assert await refusal(server.service.making.rematch(livia, table.id, nonce())) == "not_over"
    await server.play_out(table)
    assert await refusal(server.service.making.rematch(titus, table.id, nonce())) == "not_yours"
    one = await server.service.making.rematch(livia, table.id, nonce())
    assert screen.scene["table"]["rematch"] == one.id
    new = await server.live(one.id)
    assert new.stored.phase == "gathering"
    assert [seat.person for seat in new.stored.seats] == [livia.id, None, None]
    assert (await server.service.making.rematch(livia, table.id, nonce())).id == one.id
    assert new.stored.phase == "gathering"
    assert (await server.service.making.rematch(marcus, table.id, nonce())).id == one.id
    assert [seat.person for seat in new.stored.seats] == [livia.id, marcus.id, None]
    assert new.stored.phase == "playing"


async def test_a_rematch_that_all_ask_for_at_once_is_one_table(server: LocalServer) -> None:
    """And each has their own seats."""
    livia, marcus = await server.people("Livia", "Marcus")
    table = await server.full_table(livia, marcus, livia)
    await server.play_out(table)
    one, other = await asyncio.gather(
        server.service.making.rematch(livia, table.id, nonce()),
        server.service.making.rematch(marcus, table.id, nonce()),
    )
    assert one.id == other.id == table.stored.rematch
    new = await server.live(one.id)
    assert [seat.person for seat in new.stored.seats] == [livia.id, marcus.id, livia.id]
    assert new.stored.phase == "playing"


async def test_a_rematch_is_asked_aloud_and_seats_are_kept(server: LocalServer) -> None:
    """All hear who asks. Whoever does not come frees their seat; who comes too late watches."""
    livia, marcus, titus = await server.people("Livia", "Marcus", "Titus")
    table = await server.full_table(livia, marcus, bots=1)
    await server.play_out(table)
    new = await server.live((await server.service.making.rematch(livia, table.id, nonce())).id)
    said = table.core.now.lines[-1]
    assert (said.signal, said.seat, said.name) == ("rematch", 0, "Livia")
    assert new.stored.seats[1].kept_for == marcus.id
    taking = server.service.take_seat(titus, new.id, TakeSeat(nonce(), seat=1))
    assert await refusal(taking) == "seat_taken"
    await server.service.leave_seat(marcus, new.id, 1)
    assert new.core.now.lines[-1].signal == "declined"
    await server.service.take_seat(titus, new.id, TakeSeat(nonce(), seat=1))
    assert (await server.service.making.rematch(marcus, table.id, nonce())).id == new.id
    assert [seat.person for seat in new.stored.seats] == [livia.id, titus.id, None]


async def test_a_finished_game_goes_on_from_a_moment_of_it(server: LocalServer) -> None:
    """At a new table, with the same luck; the old one is as it was."""
    livia, marcus = await server.people("Livia", "Marcus")
    table = await server.full_table(livia, marcus, livia)
    assert (
        await refusal(server.service.making.branch(livia, table.id, Branch(1, _mine(3))))
        == "not_over"
    )
    await server.play_out(table)
    before = await server.everything(table)
    moments = table.core.now.moments
    at = moments // 2
    info = await server.service.making.branch(marcus, table.id, Branch(at, _mine(3)))
    assert (info.source, info.source_at, info.phase) == (table.id, at, "playing")
    assert info.commitment is None
    branch = await server.live(info.id)
    assert branch.core.now.moments == at
    assert branch.core.match.state_hash() == (await _then(server, table, at)).state_hash()
    await server.play_out(branch)
    assert await server.everything(table) == before
    for plan, at, reason in ((2, 1, "bad_option"), (3, moments + 1, "bad_option")):
        assert (
            await refusal(server.service.making.branch(livia, table.id, Branch(at, _mine(plan))))
            == reason
        )
    assert await refusal(
        server.service.making.branch(livia, table.id, Branch(moments, _mine(3)))
    ) == ("already_over")


def _mine(players: int) -> list[SeatPlan]:
    return [SeatPlan("me") for _ in range(players)]


async def _then(server: LocalServer, table: LiveTable, at: int) -> Any:
    """The match of a table as it was at a moment."""
    match = table.core.match.copy()
    steps = match.moments[at - 1] if at else 0
    match.restart([(step.seat, step.move) for step in match.steps[:steps]])
    return match


async def test_the_draws_of_a_game_are_told_when_it_is_over(server: LocalServer) -> None:
    """To whoever may look; they are the draws that were made."""
    livia, marcus, stranger = await server.people("Livia", "Marcus", "Stranger")
    table = await server.full_table(livia, marcus, livia, access="invited")
    assert await refusal(server.service.draws(livia, table.id)) == "hidden"
    await server.play_out(table)
    assert await refusal(server.service.draws(stranger, table.id)) == "not_invited"
    told = await server.service.draws(stranger, table.id, table.stored.invitation)
    draws = msgspec.json.decode(told, type=DrawList).draws
    assert await server.service.draws(livia, table.id) == told
    again = stream_from_key(table.core.match.key)
    for draw in draws:
        draw_lots(again, draw.purpose, draw.total, draw.wanted)
        assert again.lot[: draw.wanted].tolist() == draw.found
    assert again.drawn.tolist() == table.core.match.stream.drawn.tolist()  # none was left out
    moments = [draw.moment for draw in draws]
    assert moments == sorted(moments)
    assert moments[-1] <= table.core.now.moments


async def test_a_record_is_downloaded_and_uploaded_again(server: LocalServer) -> None:
    """When the game is over; it can be verified, shown and continued."""
    livia, marcus = await server.people("Livia", "Marcus")
    table = await server.full_table(livia, marcus, livia)
    assert await refusal(server.service.record(livia, table.id)) == "hidden"
    await server.play_out(table)
    text = await server.service.record(livia, table.id)
    match = verify(decode(text))
    assert match.state_hash() == table.core.match.state_hash()
    assert [seat.name for seat in decode(text).seats] == ["Livia", "Marcus", "Livia"]
    shown = await server.service.making.import_record(marcus, FromRecord(text))
    assert (shown.phase, shown.result) == ("over", table.stored.result)
    screen = await server.look(marcus, await server.live(shown.id))
    assert screen.scene["view"] == table.core.match.view(NOBODY)
    went_on = await server.service.making.import_record(
        marcus, FromRecord(text, at=3, seats=_mine(3))
    )
    assert (went_on.phase, went_on.number) == ("playing", 3)
    half = encode(record_file.to_record(await _then(server, table, 2)))
    alone = await server.service.making.import_record(marcus, FromRecord(half))
    assert alone.phase == "playing"
    assert [seat.bot for seat in alone.seats] == [None, "random", "random"]
    bad = text.replace('"caesar"', '"senate"') if '"caesar"' in text else text.replace("1", "2")
    for broken in ("{}", "no", bad):
        assert (
            await refusal(server.service.making.import_record(marcus, FromRecord(broken)))
            == "bad_record"
        )


async def test_a_replay_shows_what_one_could_see_then(server: LocalServer) -> None:
    """A running game from one's own seat; a finished one from anybody's."""
    livia, marcus = await server.people("Livia", "Marcus")
    table = await server.full_table(livia, marcus, livia)
    seen: dict[int, Any] = {}
    screen = await server.look(marcus, table, 1)
    while table.stored.phase == "playing":
        if table.core.now.moments not in seen:  # before anybody answers under seal
            seen[table.core.now.moments] = (
                screen.scene["view"],
                screen.scene["waiting"],
                screen.events,
            )
        await server.play(table)
        if server.dice.random() < 0.1 and table.stored.phase == "playing":
            at = server.dice.randrange(table.core.now.moments + 1)
            assert await refusal(server.service.view_at(marcus, table.id, at, 0)) == "not_yours"
            assert await refusal(server.service.view_at(None, table.id, at, 1)) == "not_signed_in"
            if at in seen:
                then = await server.service.view_at(marcus, table.id, at, 1)
                assert seen[at] == _plain(then)
    seen[table.core.now.moments] = (screen.scene["view"], screen.scene["waiting"], screen.events)
    for at, was in seen.items():
        assert _plain(await server.service.view_at(None, table.id, at, 1)) == was
    late = table.core.now.moments + 1
    assert await refusal(server.service.view_at(None, table.id, late, None)) == "bad_option"
    assert await refusal(server.service.view_at(None, table.id, 0, 5)) == "no_such_seat"


def _plain(replay: Any) -> tuple[Any, Any, Any]:
    told = json.loads(msgspec.json.encode(replay))
    return told["view"], told["waiting"], told["events"]
