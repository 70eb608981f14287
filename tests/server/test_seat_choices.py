"""What somebody chooses when they sit down: a colour, the side of a board."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from rubra.server.protocol.wire import TakeSeat
from tests.server.room import Room, a_room, nonce, refusal

pytestmark = pytest.mark.anyio


@pytest.fixture
async def room(sqlite_address: str) -> AsyncIterator[Room]:
    """A house on an empty file."""
    async with a_room(sqlite_address) as room:
        yield room


def colours(view: dict[str, Any]) -> list[str]:
    """Of the seats."""
    return [seat["colour"] for seat in view["seats"]]


async def test_each_chooses_a_colour_and_bots_take_what_is_left(room: Room) -> None:
    """The host when the table is made, a guest when they sit down; the bot has another."""
    livia, marcus = await room.people("Livia", "Marcus")
    table = await room.table(
        livia, game="cathedral",
        seats=[
            {"who": "me", "choices": {"colour": "blue"}},
            {"who": "bot", "level": "random"},
            {"who": "open"},
        ],
    )  # fmt: skip
    assert table.stored.options["colour"] == "blue,red,green"
    await room.service.take_seat(marcus, table.id, TakeSeat(nonce(), choices={"colour": "red"}))
    assert colours(table.core.match.view()) == ["blue", "green", "red"]
    kept = await room.service.store.table(table.id)
    assert kept is not None
    assert kept.options["colour"] == "blue,green,red"


async def test_a_colour_that_somebody_has_is_refused(room: Room) -> None:
    """And nobody sits down; the table is as it was."""
    livia, marcus = await room.people("Livia", "Marcus")
    table = await room.table(livia, "me", "open", game="cathedral")
    before = dict(table.stored.options)
    for choices in ({"colour": "red"}, {"colour": "pink"}, {"side": "basic"}, {"hat": "red"}):
        take = TakeSeat(nonce(), choices=choices)
        assert await refusal(room.service.take_seat(marcus, table.id, take)) == "bad_option"
    assert table.stored.options == before
    assert table.stored.seats[1].person is None


async def test_each_may_choose_their_side_where_the_table_says_so(room: Room) -> None:
    """Of their own board."""
    livia, marcus = await room.people("Livia", "Marcus")
    table = await room.table(livia, "me", "open", game="cathedral", options={"board": "own"})
    take = TakeSeat(nonce(), choices={"side": "advanced", "colour": "green"})
    await room.service.take_seat(marcus, table.id, take)
    seats = table.core.match.view()["seats"]
    assert [(seat["colour"], seat["side"]) for seat in seats] == [
        ("red", "basic"),
        ("green", "advanced"),
    ]


async def test_the_host_s_own_two_seats_differ(room: Room) -> None:
    """Two at one device cannot have one colour."""
    livia = await room.person("Livia")
    plan = [{"who": "me", "choices": {"colour": "red"}}] * 2
    assert await refusal(room.table(livia, game="cathedral", seats=plan)) == "bad_option"


async def test_alone_ivan_has_what_is_left(room: Room) -> None:
    """The game is played with the colour that was chosen, and its options say so."""
    livia = await room.person("Livia")
    table = await room.table(
        livia, game="cathedral", seats=[{"who": "me", "choices": {"colour": "yellow"}}]
    )
    assert table.core.match.options["colour"] == "yellow"
    assert colours(table.core.match.view()) == ["yellow", "red"]
