"""What a host can do about others at the table, and what a guest cannot do to anybody."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from rubra.server.model.stored import StoredPerson
from rubra.server.protocol.wire import NewTable, Say, SeatPlan, TakeSeat
from rubra.server.service.live_table import LiveTable
from rubra.server.service.table_service import TableRequest
from rubra.server.support.limits import Credit, TokenBuckets
from tests.server.local_server import LocalServer, local_server, nonce, refusal

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(sqlite_address: str) -> AsyncIterator[LocalServer]:
    """A table service on an empty file."""
    async with local_server(sqlite_address) as server:
        yield server


# --- Seats and tables ---


async def test_the_host_frees_a_seat_and_whoever_sat_there_does_not_come_back(
    server: LocalServer,
) -> None:
    """Not even after the table was read again; others can sit down."""
    livia, rude, marcus = await server.people("Livia", "Rude", "Marcus")
    table = await server.table(livia, "me", "open", "open")
    await server.service.take_seat(rude, table.id, TakeSeat(nonce(), seat=1))
    assert await refusal(server.service.leave_seat(rude, table.id, 0)) == "not_yours"
    assert await refusal(server.service.leave_seat(livia, table.id, 7)) == "no_such_seat"
    await server.service.leave_seat(livia, table.id, 1)
    assert table.stored.seats[1].person is None
    table.is_stale = True
    for seat in (1, None):
        again = server.service.take_seat(rude, table.id, TakeSeat(nonce(), seat=seat))
        assert await refusal(again) == "freed"
    await server.service.take_seat(marcus, table.id, TakeSeat(nonce(), seat=1))
    assert [line.signal for line in table.core.now.lines] == ["freed"]
    await server.service.leave_seat(marcus, table.id, 1)  # by oneself, one may come back
    await server.service.take_seat(marcus, table.id, TakeSeat(nonce(), seat=1))


async def test_nobody_is_freed_once_the_game_has_begun(server: LocalServer) -> None:
    """Then it is theirs."""
    livia, marcus = await server.people("Livia", "Marcus")
    table = await server.full_table(livia, marcus, livia)
    assert await refusal(server.service.leave_seat(livia, table.id, 1)) == "already_begun"


async def test_the_host_closes_a_table_before_the_game_begins(server: LocalServer) -> None:
    """It is in no list any more, and nobody can sit, talk or play."""
    livia, marcus = await server.people("Livia", "Marcus")
    table = await server.table(livia, "me", "open", "open")
    screen = await server.look(marcus, table)
    assert await refusal(server.service.close_table(marcus, table.id)) == "not_yours"
    await server.service.close_table(livia, table.id)
    assert screen.phase == "closed"
    assert (await server.service.open_tables()).tables == []
    assert await refusal(server.service.take_seat(marcus, table.id, TakeSeat(nonce()))) == "closed"
    assert await server.refuse(marcus, table, "say", text="hello") == "closed"
    await server.service.close_table(livia, table.id)  # twice is once


async def test_a_running_game_is_closed_only_where_nobody_else_plays(server: LocalServer) -> None:
    """Others have a game there."""
    livia, marcus = await server.people("Livia", "Marcus")
    shared = await server.full_table(livia, marcus, livia)
    assert await refusal(server.service.close_table(livia, shared.id)) == "already_begun"
    alone = await server.full_table(livia, bots=2)
    await server.settle(alone)
    await server.service.close_table(livia, alone.id)
    move = {"seat": 0, "at": alone.core.now.moments, "move": ["x"]}
    assert await server.refuse(livia, alone, "play", **move) == "closed"


# --- Talk of those who watch ---


async def test_the_host_lets_only_players_talk(server: LocalServer) -> None:
    """And the others again; nobody else decides that."""
    livia, marcus, watcher = await server.people("Livia", "Marcus", "Watcher")
    table = await server.full_table(livia, marcus, livia)
    screen = await server.look(watcher, table)
    await server.do(watcher, table, "say", text="I see everything")
    assert await server.refuse(marcus, table, "quiet", yes=True) == "not_yours"
    await server.do(livia, table, "quiet", yes=True)
    assert screen.scene["quiet"] is True
    assert await server.refuse(watcher, table, "say", text="I still do") == "muted"
    await server.do(marcus, table, "say", text="Peace", seat=1)
    table.is_stale = True
    assert await server.refuse(watcher, table, "say", text="and now?") == "muted"
    await server.do(livia, table, "quiet", yes=False)
    await server.do(watcher, table, "say", text="Thank you")


async def test_those_who_watch_from_one_address_share_what_they_may_say(
    server: LocalServer,
) -> None:
    """Whoever plays does not; guests cost nothing, so they are not counted one by one."""
    livia, marcus = await server.people("Livia", "Marcus")
    table = await server.full_table(livia, marcus, livia)
    server.service._talk_of_watchers = TokenBuckets(Credit(most=5, per_second=0.0))

    async def say(person: StoredPerson, table: LiveTable, number: int, seat: int | None) -> bool:
        line = Say(f"m-{number}", "hello", seat)
        reply = await server.service.do(TableRequest(person, table.id, line, address="192.0.2.1"))
        return reply.error is None

    guests = await server.people(*(f"Guest {n}" for n in range(10)))
    heard = [await say(guest, table, n, None) for n, guest in enumerate(guests)]
    assert heard == [True] * 5 + [False] * 5
    assert await say(marcus, table, 99, 1)


# --- Names ---


async def test_nobody_sits_under_the_name_of_an_account(server: LocalServer) -> None:
    """Neither with a name of their own, nor with one for somebody at their device."""
    aina = await server.person("Aina", account=True)
    guest = await server.person("AINA")  # from before there was the account
    other = await server.person("Other")
    table = await server.table(other, "me", "open", "open")
    service = server.service
    assert await refusal(service.take_seat(guest, table.id, TakeSeat(nonce()))) == "name_taken"
    as_aina = TakeSeat(nonce(), name="aina")
    assert await refusal(service.take_seat(other, table.id, as_aina)) == "name_taken"
    plan = [SeatPlan("me"), SeatPlan("me", name="Aina"), SeatPlan("bot", "random")]
    assert (
        await refusal(service.making.create(other, NewTable("rubico", plan, nonce())))
        == "name_taken"
    )
    await service.take_seat(aina, table.id, TakeSeat(nonce()))
    assert table.stored.seats[1].name == "Aina"
