"""Nobody's bots, tables or lists are in the way of others', however many somebody makes."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from rubra.core import registry
from rubra.core.match import Match
from rubra.server.model.stored import PutTable
from rubra.server.service.live_table import REST
from rubra.server.store import queries
from rubra.server.support.limits import Credit, Limits
from rubra.server.table.clocks import DAY
from rubra.server.thinking.bot_pool import BotPool
from rubra.server.thinking.fair_queue import FairQueue, Requester
from tests.server.examples import a_table
from tests.server.http_server import NONCE, http_server, in_loop
from tests.server.local_server import FakeClock, local_server

# --- Bots ---


def test_everybody_has_a_turn() -> None:
    """Whoever has sixty tables comes as often as whoever has one; so do the tables of one."""
    turns: FairQueue[str] = FairQueue()
    for number in range(60):
        for seat in range(4):
            turns.add(Requester("eve", f"e{number}"), f"e{number}.{seat}")
    turns.add(Requester("ada", "a"), "a.0")
    turns.add(Requester("ada", "a"), "a.1")
    turns.add(Requester("bob", "b"), "b.0")
    assert [turns.next() for _ in range(7)] == ["e0.0", "a.0", "b.0", "e1.0", "a.1", "e2.0", "e3.0"]
    assert len([turns.next() for _ in range(len(turns))]) == 243 - 7
    with pytest.raises(IndexError):
        turns.next()


@in_loop
async def test_sixty_tables_of_one_do_not_keep_another_waiting() -> None:
    """By the order in which bots get to think."""
    thought: list[str] = []
    all_wait = threading.Event()

    class Slow:
        """Says whose it is."""

        def __init__(self, name: str) -> None:
            self.name = name

        def choose(self, position: Any) -> int:
            all_wait.wait()
            thought.append(self.name)
            return int(position.moves()[0])

    match = Match(registry.load("rubico"), 3, bytes(16))
    seat = match.waiting[0]
    bot_pool = BotPool(1, pause=0.0)

    def choose(person: str, table: int) -> asyncio.Task[int]:
        bot: Any = Slow(person)
        requester = Requester(person, f"{person}{table}")
        return asyncio.create_task(bot_pool.choose(bot, "hard", match.still(), seat, requester))

    flood = [choose("eve", number % 60) for number in range(240)]
    await asyncio.sleep(0)
    assert bot_pool.waiting == 239
    mine = [choose("ada", 0) for _ in range(3)]
    gone = choose("eve", 1)
    await asyncio.sleep(0)
    gone.cancel()
    all_wait.set()
    await asyncio.gather(*mine, *flood)
    assert thought[:7] == ["eve", "eve", "ada", "eve", "ada", "eve", "ada"]
    assert thought.count("eve") == 240
    bot_pool.close()


@pytest.mark.anyio
async def test_bots_rest_where_nobody_looks(sqlite_address: str) -> None:
    """They play on when somebody comes; in correspondence games they do not keep people waiting."""
    async with local_server(sqlite_address) as server:
        eve, ada = await server.people("Eve", "Ada")
        table = await server.table(eve, "random", "random", "random")
        server.clock.now += REST + 1
        await server.until(lambda: not table.runner.is_thinking, "they do not rest")
        assert table.stored.phase == "playing"
        made = table.core.now.entries
        table.go_on()
        await asyncio.sleep(0.05)
        assert (table.core.now.entries, table.runner.is_thinking) == (made, False)
        viewer = await server.look(None, table)
        await server.until(lambda: table.core.now.entries > made + 5, "they do not play on")
        viewer.leave()
        correspondence = await server.table(ada, "random", "random", "me", pace={"days": 2})
        server.clock.now += REST + 1
        await server.until(
            lambda: correspondence.core.match.waiting == [2], "they keep the guest waiting"
        )


# --- Tables ---


@in_loop
async def test_so_many_tables_may_be_open() -> None:
    """Of one person, and of one address; what is over does not count."""
    bounds = Limits(open_tables=3, open_tables_of_address=5, tables=Credit(100, 0))
    async with http_server(bounds) as server, server.visitor() as ada, server.visitor() as eve:
        await ada.come()
        await eve.come("Eve")
        asked = {"game": "rubico", "seats": [{"who": "open"}] * 3, "nonce": NONCE}
        answers = [await ada.http.post("/api/tables", json=asked) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [201] * 3 + [429]
        assert "end some games" in answers[3].json()["text"]
        answers += [await eve.http.post("/api/tables", json=asked) for _ in range(3)]
        assert [answer.status_code for answer in answers[4:]] == [201, 201, 429]
        assert "your network" in answers[6].json()["text"]
        async with server.visitor(**{"x-forwarded-for": "203.0.113.7"}) as bob:
            await bob.come("Bob")
            assert (await bob.http.post("/api/tables", json=asked)).status_code == 201
        for answer in answers[:2]:
            table = await server.store.table(answer.json()["id"])
            assert table is not None
            table.phase = "over"
            await server.store.commit(PutTable(table))
        for visitor in (ada, eve):
            assert (await visitor.http.post("/api/tables", json=asked)).status_code == 201


@pytest.mark.anyio
async def test_tables_that_nobody_comes_to_expire(address: str) -> None:
    """With their logs; those where somebody is, was lately, or has finished, stay."""
    clock = FakeClock(1_000_000_000.0)
    async with local_server(address, clock) as server:
        service, ada = server.service, await server.person("Ada")
        gathering = await server.table(ada, "me", "me", "open")
        running = await server.full_table(ada, ada, ada)
        lively = await server.full_table(ada, ada, ada)
        talked = await server.table(ada, "me", "me", "open")
        over = await server.full_table(ada, ada, ada)
        for played in (running, lively):  # what nobody has touched is gone much sooner
            await server.play(played)
        await server.play_out(over)
        watched = await server.table(ada, "me", "me", "open")
        await server.look(ada, watched, 0)

        async def there() -> list[bool]:
            tables = gathering, running, lively, talked, over, watched
            return [await service.store.table(table.id) is not None for table in tables]

        clock.now += 6 * DAY
        await service.tables.expire()
        assert await there() == [True] * 6
        await server.do(ada, talked, "say", text="salve", seat=0)
        clock.now += 2 * DAY
        await service.tables.expire()
        assert await there() == [False, True, True, True, True, True]
        clock.now += 50 * DAY
        await server.play(lively)
        clock.now += 50 * DAY
        await service.tables.expire()
        assert await there() == [False, False, True, False, True, True]
        assert await service.store.entries(running.id) == []
        assert await service.store.entries(over.id)


# --- Lists ---


@pytest.mark.anyio
async def test_lists_read_what_they_show(sqlite_address: str) -> None:
    """Of a box of 200,000 letters, whether there is one; but a table that is opened has it."""
    async with local_server(sqlite_address) as server:
        kept = server.service.store
        long = "#" * 198_000
        for number in range(50):
            phase: Any = "gathering" if number % 2 else "over"
            table = a_table(f"t{number}", box_text=long, phase=phase, host="ada")
            await kept.commit(PutTable(table))
        listed = [
            *await kept.open_tables(),
            *await kept.watchable_tables(),
            *await kept.tables_of("ada"),
        ]
        assert len(listed) == 100
        assert sum(len(table.box_text or "") for table in listed) == 0
        shown = (await server.service.open_tables()).tables
        assert {table.own_box for table in shown} == {"b0c5"}
        whole = await kept.table("t1")
        assert whole is not None
        assert whole.box_text == long


def test_a_list_asks_for_no_box() -> None:
    """Only whether there is one."""
    for query in (queries.OPEN, queries.WATCHABLE, queries.TABLES_OF):
        named = str(query)
        assert "CASE WHEN (tables.box_text IS NOT NULL)" in named
        assert named.count("tables.box_text") == 1
