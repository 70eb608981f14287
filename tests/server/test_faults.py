"""Rules that fail end one game, with a sentence; the server and all other tables go on."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from rubra.core.errors import RulesFailed
from rubra.core.position import Position
from rubra.server.service.live_table import LiveTable
from tests.server.local_server import LocalServer, local_server

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(sqlite_address: str) -> AsyncIterator[LocalServer]:
    """A table service on an empty file."""
    async with local_server(sqlite_address) as server:
        yield server


def break_state(table: LiveTable) -> None:
    """A state that no game can be in: the rules look for seats that are not there."""
    table.core.match.state.players = 200


async def is_closed(server: LocalServer, table: LiveTable) -> None:
    """It says why, and its log is what it was before."""

    def closed() -> bool:
        return table.stored.phase == "closed"

    await server.until(closed, "the table is closed")
    assert table.stored.message is not None
    assert "The game cannot go on: the rules of rubico have failed" in table.stored.message


async def test_a_move_at_which_the_rules_fail_closes_its_table_only(server: LocalServer) -> None:
    """Whoever made it reads why; the moves before it are kept."""
    people = await server.people("Livia", "Marcus", "Titus")
    table = await server.full_table(*people, game="rubico")
    other = await server.full_table(*people, game="rubico")
    await server.play(table)
    log = await server.service.store.entries(table.id)
    seat = table.core.match.waiting[0]
    words = table.core.match.game.move_words.say(table.core.match.moves(seat)[0]).as_list()
    break_state(table)
    reply = await server.send(
        people[seat], table, "play", seat=seat, at=table.core.now.moments, move=words
    )
    assert reply.error is not None
    assert reply.error.reason == "closed"
    assert "the rules of rubico have failed" in reply.error.text
    await is_closed(server, table)
    assert await server.service.store.entries(table.id) == log
    await server.play(other)
    assert other.stored.phase == "playing"


class FailingBot:
    """A bot in whose search the rules fail."""

    def choose(self, position: Position) -> int:
        """Never."""
        raise RulesFailed(f"the rules of {position.game.name} have failed in search.search")


async def test_a_bot_at_which_the_rules_fail_closes_its_table(server: LocalServer) -> None:
    """Nobody waits for a bot that will never move."""
    (livia,) = await server.people("Livia")
    table = await server.full_table(livia, bots=2, game="rubico")
    await server.settle(table)
    for seat in (1, 2):
        table.runner._bots[seat, "random"] = FailingBot()
    while table.stored.phase == "playing" and table.core.match.waiting == [0]:
        await server.play(table)
    await is_closed(server, table)
