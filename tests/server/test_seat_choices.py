"""What somebody chooses when they sit down: a colour, the side of a board."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from rubra.server.protocol.wire import TakeSeat
from tests.server.local_server import LocalServer, local_server, nonce, refusal

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(sqlite_address: str) -> AsyncIterator[LocalServer]:
    """A table service on an empty file."""
    async with local_server(sqlite_address) as server:
        yield server


def colours(view: dict[str, Any]) -> list[str]:
    """Of the seats."""
    return [seat["colour"] for seat in view["seats"]]


async def test_each_chooses_a_colour_and_bots_take_what_is_left(server: LocalServer) -> None:
    """The host when the table is made, a guest when they sit down; the bot has another."""
    livia, marcus = await server.people("Livia", "Marcus")
    table = await server.table(
        livia, game="cathedral",
        seats=[
            {"who": "me", "choices": {"colour": "blue"}},
            {"who": "bot", "level": "random"},
            {"who": "open"},
        ],
    )  # fmt: skip
    assert table.stored.options["colour"] == "blue,red,green"
    await server.service.take_seat(marcus, table.id, TakeSeat(nonce(), choices={"colour": "red"}))
    assert colours(table.core.match.view()) == ["blue", "green", "red"]
    kept = await server.service.store.table(table.id)
    assert kept is not None
    assert kept.options["colour"] == "blue,green,red"


async def test_a_colour_that_somebody_has_is_refused(server: LocalServer) -> None:
    """And nobody sits down; the table is as it was."""
    livia, marcus = await server.people("Livia", "Marcus")
    table = await server.table(livia, "me", "open", game="cathedral")
    before = dict(table.stored.options)
    for choices in ({"colour": "red"}, {"colour": "pink"}, {"side": "basic"}, {"hat": "red"}):
        take = TakeSeat(nonce(), choices=choices)
        assert await refusal(server.service.take_seat(marcus, table.id, take)) == "bad_option"
    assert table.stored.options == before
    assert table.stored.seats[1].person is None


async def test_each_may_choose_their_side_where_the_table_says_so(server: LocalServer) -> None:
    """Of their own board."""
    livia, marcus = await server.people("Livia", "Marcus")
    table = await server.table(livia, "me", "open", game="cathedral", options={"board": "own"})
    take = TakeSeat(nonce(), choices={"side": "advanced", "colour": "green"})
    await server.service.take_seat(marcus, table.id, take)
    seats = table.core.match.view()["seats"]
    assert [(seat["colour"], seat["side"]) for seat in seats] == [
        ("red", "basic"),
        ("green", "advanced"),
    ]


async def test_the_host_s_own_two_seats_differ(server: LocalServer) -> None:
    """Two at one device cannot have one colour."""
    livia = await server.person("Livia")
    plan = [{"who": "me", "choices": {"colour": "red"}}] * 2
    assert await refusal(server.table(livia, game="cathedral", seats=plan)) == "bad_option"


async def test_alone_ivan_has_what_is_left(server: LocalServer) -> None:
    """The game is played with the colour that was chosen, and its options say so."""
    livia = await server.person("Livia")
    table = await server.table(
        livia, game="cathedral", seats=[{"who": "me", "choices": {"colour": "yellow"}}]
    )
    assert table.core.match.options["colour"] == "yellow"
    assert colours(table.core.match.view()) == ["yellow", "red"]
