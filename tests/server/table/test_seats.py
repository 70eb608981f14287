"""Seats: who sits down, who leaves, whom the host lets in, and who plays several."""

from __future__ import annotations

import asyncio

import pytest

from rubra.core.journal import NOBODY
from rubra.server.model.stored import (
    StoredPerson,
    StoredSeat,
)
from rubra.server.protocol.wire import (
    Look,
    SetBot,
    TakeSeat,
)
from rubra.server.service.live_table import LiveTable
from rubra.server.service.table_service import TableRequest
from tests.server.local_server import LocalServer, LocalViewer, nonce, refusal

pytestmark = pytest.mark.anyio


async def test_a_table_begins_by_itself_when_every_seat_is_taken(server: LocalServer) -> None:
    """And not before; whoever looks sees it begin."""
    livia, marcus, titus = await server.people("Livia", "Marcus", "Titus")
    table = await server.table(livia, "me", "open", "open")
    screen = await server.look(livia, table, 0)
    assert screen.phase == "gathering"
    assert screen.scene.get("view") is None
    await server.service.take_seat(marcus, table.id, TakeSeat(nonce()))
    assert screen.phase == "gathering"
    await server.service.take_seat(titus, table.id, TakeSeat(nonce(), seat=2))
    assert screen.phase == "playing"
    assert screen.scene["view"] == table.core.match.view(0)
    assert screen.events == [[0, e.as_list()] for e in table.core.match.opening if e.is_seen_by(0)]
    assert [seat["name"] for seat in screen.scene["table"]["seats"]] == ["Livia", "Marcus", "Titus"]


async def test_a_table_of_mine_and_bots_begins_at_once(server: LocalServer) -> None:
    """There is nobody to wait for."""
    livia = await server.person("Livia")
    table = await server.table(livia, "me", "me", "random")
    assert table.stored.phase == "playing"
    assert (await server.service.info(livia, table.id)).seats[2].bot == "random"


async def test_a_seat_has_one_person(server: LocalServer) -> None:
    """Of two who want it at once, one gets it; the other is told."""
    livia, marcus, titus = await server.people("Livia", "Marcus", "Titus")
    table = await server.table(livia, "me", "open", "open")
    came = await asyncio.gather(
        *(
            server.service.take_seat(one, table.id, TakeSeat(nonce(), seat=1))
            for one in (marcus, titus)
        ),
        return_exceptions=True,
    )
    refused = [one for one in came if isinstance(one, Exception)]
    assert [one.reason for one in refused] == ["seat_taken"]  # type: ignore[attr-defined]
    sits = table.stored.seats[1].person
    assert sits in (marcus.id, titus.id)
    assert (await server.service.store.table(table.id)).seats[1].person == sits  # type: ignore[union-attr]
    assert await refusal(server.service.take_seat(livia, table.id, TakeSeat(nonce(), 7))) == (
        "no_such_seat"
    )


async def test_two_of_a_name_are_told_apart(server: LocalServer) -> None:
    """At a table every name is another."""
    one, other = await server.people("Livia", "Livia")
    table = await server.full_table(one, other, one)
    assert [seat.name for seat in table.stored.seats] == ["Livia", "Livia 2", "Livia"]


async def test_whoever_sits_can_leave_before_the_game(server: LocalServer) -> None:
    """Their own seat, and only then."""
    livia, marcus, titus = await server.people("Livia", "Marcus", "Titus")
    table = await server.table(livia, "me", "open", "open")
    await server.service.take_seat(marcus, table.id, TakeSeat(nonce(), 1))
    assert await refusal(server.service.leave_seat(titus, table.id, 1)) == "not_yours"
    await server.service.leave_seat(marcus, table.id, 1)
    assert table.stored.seats[1] == StoredSeat()
    for seat, one in ((1, titus), (2, marcus)):
        await server.service.take_seat(one, table.id, TakeSeat(nonce(), seat))
    assert await refusal(server.service.leave_seat(titus, table.id, 1)) == "already_begun"
    assert await refusal(server.service.take_seat(titus, table.id, TakeSeat(nonce()))) == (
        "already_begun"
    )


async def test_only_the_host_places_bots(server: LocalServer) -> None:
    """At empty seats; with the last one the game begins."""
    livia, marcus = await server.people("Livia", "Marcus")
    table = await server.table(livia, "me", "open", "open")
    assert await refusal(server.service.set_bot(marcus, table.id, 1, SetBot("easy"))) == "not_yours"
    assert await refusal(server.service.set_bot(livia, table.id, 0, SetBot("easy"))) == "seat_taken"
    assert await refusal(server.service.set_bot(livia, table.id, 1, SetBot("god"))) == "bad_option"
    assert (
        await refusal(server.service.set_bot(livia, table.id, 1, SetBot("hard:9"))) == "bad_option"
    )
    for level in ("level:99", "level:0", "level"):
        wish = SetBot(level)
        assert await refusal(server.service.set_bot(livia, table.id, 1, wish)) == "bad_option"
    await server.service.set_bot(livia, table.id, 1, SetBot("level:2"))
    assert table.stored.seats[1].bot == "level:2"
    assert table.stored.seats[1].name == "Level 2, 2"
    await server.service.set_bot(livia, table.id, 1, SetBot(None))
    await server.service.set_bot(livia, table.id, 1, SetBot("easy"))
    await server.service.set_bot(livia, table.id, 1, SetBot(None))
    assert table.stored.seats[1] == StoredSeat()
    await server.service.set_bot(livia, table.id, 1, SetBot("random"))
    info = await server.service.set_bot(livia, table.id, 2, SetBot("random"))
    assert info.phase == "playing"


async def test_strangers_need_the_invitation(server: LocalServer) -> None:
    """To look, to sit, to replay, to talk; those who belong to the table are told it."""
    livia, marcus, titus = await server.people("Livia", "Marcus", "Titus")
    table = await server.full_table(livia, marcus, livia, access="invited")
    service, key = server.service, table.stored.invitation
    for stranger in (titus, None):
        assert await refusal(service.info(stranger, table.id)) == "not_invited"
        assert await refusal(service.info(stranger, table.id, "wrong")) == "not_invited"
        assert await refusal(server.look(stranger, table)) == "not_invited"
        assert await refusal(service.view_at(stranger, table.id, 0, None)) == "not_invited"
        assert await refusal(service.record(stranger, table.id)) == "not_invited"
        assert await refusal(service.updates(stranger, table.id, None, None, None)) == "not_invited"
        assert (await service.info(stranger, table.id, key)).invitation is None
    assert await server.refuse(titus, table, "say", text="ave") == "not_invited"
    assert await server.refuse(None, table, "say", text="ave") in ("not_invited", "not_signed_in")
    assert (await service.info(livia, table.id)).invitation == key
    assert (await service.info(marcus, table.id)).invitation == key
    watching = await server.look(titus, table, invitation=key)
    assert watching.phase == "playing"
    assert not any(table.id == one.id for one in (await service.watchable_tables()).tables)
    assert (await service.career(livia.id)).tables == []


async def test_my_tables_are_where_i_sit_and_those_i_made(server: LocalServer) -> None:
    """But a career is only what somebody played."""
    livia, marcus, titus = await server.people("Livia", "Marcus", "Titus")
    hosted = await server.table(livia, "open", "open", "open")
    played = await server.full_table(marcus, livia, titus)
    await server.table(marcus, "open", "open", "open")
    mine = (await server.service.tables_of(livia)).tables
    assert {one.id for one in mine} == {hosted.id, played.id}
    assert next(one for one in mine if one.id == played.id).waiting == played.core.match.waiting
    assert [one.id for one in (await server.service.career(livia.id)).tables] == [played.id]


async def test_somebody_plays_two_seats_on_one_device(server: LocalServer) -> None:
    """Beside somebody far away and a bot; they look from the one seat or the other."""
    livia, marcus = await server.people("Livia", "Marcus")
    table = await server.full_table(livia, livia, marcus, bots=1)
    screen = await server.look(livia, table, 0)
    assert screen.scene["mine"] == [0, 1]
    assert (await server.look(marcus, table, 2)).scene["mine"] == [2]
    assert await refusal(server.look(livia, table, 2)) == "not_yours"
    await look(server, livia, table, screen, 1)
    assert screen.scene["viewer"] == 1
    assert screen.scene["view"] == table.core.match.view(1)
    assert await look(server, livia, table, screen, 2) == "not_yours"
    assert screen.scene["viewer"] == 1
    await look(server, livia, table, screen, None)
    assert screen.scene["view"] == table.core.match.view(NOBODY)
    await server.play_out(table)
    makers = {(e.seat, e.by) for e in await server.service.store.entries(table.id)}
    assert makers == {(0, "person"), (1, "person"), (2, "person"), (3, "bot")}


async def look(
    server: LocalServer,
    person: StoredPerson,
    table: LiveTable,
    screen: LocalViewer,
    seat: int | None,
) -> str | None:
    """Somebody looks from another seat, or only watches; why not, if it is refused."""
    asked = TableRequest(person, table.id, Look("x", seat), screen.viewer)
    reply = await server.service.do(asked)
    return None if reply.error is None else reply.error.reason
