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
from tests.server.room import Onlooker, Room, nonce, refusal

pytestmark = pytest.mark.anyio


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
