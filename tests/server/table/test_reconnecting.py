"""Reconnecting: whoever comes back is sent what they missed."""

from __future__ import annotations

import asyncio
import json

import pytest

from rubra.server.service import table_service as service_module
from rubra.server.table.audience import KEPT
from rubra.server.table.scenes import AWAY
from tests.server.client import Screen
from tests.server.local_server import LocalServer

pytestmark = pytest.mark.anyio


async def test_whoever_comes_back_is_sent_exactly_what_they_missed(server: LocalServer) -> None:
    """Neither more nor less, and not the whole again."""
    livia, marcus = await server.people("Livia", "Marcus")
    table = await server.full_table(livia, marcus, livia)
    steady, shaky = await server.look(None, table), await server.look(None, table)
    for _ in range(20):
        shaky.leave()
        for _ in range(server.dice.randrange(4)):
            if table.stored.phase == "playing":
                await server.play(table)
        await server.again(shaky)
        assert shaky.scene == steady.scene
        assert shaky.events == steady.events
    assert shaky.raw == steady.raw
    assert shaky.wholes == 1


async def test_whoever_was_away_for_too_long_is_sent_the_whole(server: LocalServer) -> None:
    """Because too much has changed, or because nobody remembers."""
    livia, marcus = await server.people("Livia", "Marcus")
    table = await server.full_table(livia, marcus, livia)
    screen = await server.look(None, table)
    screen.leave()
    runner = await server.look(None, table)
    for number in range(KEPT + 1):
        await server.do(livia, table, "say", text=f"line {number}", seat=0)
    await server.again(screen)
    assert screen.wholes == 2
    assert screen.scene == runner.scene
    assert len(screen.lines) == 200
    screen.leave()
    runner.leave()
    server.clock.now += AWAY + 1
    table.core.scenes.forget_absent(server.clock.now)
    await server.again(screen)
    assert screen.wholes == 3
    stranger = await server.look(None, table, since=("another", 3))
    assert stranger.wholes == 1


async def test_whoever_cannot_keep_a_socket_asks_again_and_again(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And misses nothing; without news they wait a while."""
    livia, marcus = await server.people("Livia", "Marcus")
    table = await server.full_table(livia, marcus, livia)
    seat = table.core.match.waiting[0]
    owner = marcus if seat == 1 else livia
    steady = await server.look(owner, table, seat)
    poller = Screen()

    async def poll() -> None:
        since = (poller.epoch or "", poller.version or 0)
        for raw in await server.service.updates(owner, table.id, seat, None, since):
            poller.show(json.loads(raw))

    await poll()
    assert poller.wholes == 1
    for _ in range(10):
        for _ in range(server.dice.randrange(3)):
            await server.play(table)
        if poller.version != steady.version:
            await poll()
        assert poller.scene == steady.scene
        assert poller.events == steady.events
    assert poller.wholes == 1
    # What comes while they wait
    wait = asyncio.create_task(poll())
    await asyncio.sleep(0.01)
    await server.do(livia, table, "say", text="ave", seat=0)
    await wait
    assert [line["text"] for line in poller.lines] == ["ave"]
    # And nothing, after a while
    monkeypatch.setattr(service_module, "POLL", 0.01)
    version = poller.version
    await poll()
    assert poller.version == version
