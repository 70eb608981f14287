"""Reconnecting: whoever comes back is sent what they missed."""

from __future__ import annotations

import asyncio
import json

import pytest

from rubra.server.service import table_service as service_module
from rubra.server.table.audience import KEPT
from rubra.server.table.scenes import AWAY
from tests.server.client import Screen
from tests.server.room import Room

pytestmark = pytest.mark.anyio


async def test_whoever_comes_back_is_sent_exactly_what_he_missed(room: Room) -> None:
    """Neither more nor less, and not the whole again."""
    livia, marcus = await room.people("Livia", "Marcus")
    table = await room.full_table(livia, marcus, livia)
    steady, shaky = await room.look(None, table), await room.look(None, table)
    for _ in range(20):
        shaky.leave()
        for _ in range(room.dice.randrange(4)):
            if table.stored.phase == "playing":
                await room.play(table)
        await room.again(shaky)
        assert shaky.scene == steady.scene
        assert shaky.events == steady.events
    assert shaky.raw == steady.raw
    assert shaky.wholes == 1


async def test_whoever_was_away_for_too_long_is_sent_the_whole(room: Room) -> None:
    """Because too much has changed, or because nobody remembers."""
    livia, marcus = await room.people("Livia", "Marcus")
    table = await room.full_table(livia, marcus, livia)
    screen = await room.look(None, table)
    screen.leave()
    runner = await room.look(None, table)
    for number in range(KEPT + 1):
        await room.do(livia, table, "say", text=f"line {number}", seat=0)
    await room.again(screen)
    assert screen.wholes == 2
    assert screen.scene == runner.scene
    assert len(screen.lines) == 200
    screen.leave()
    runner.leave()
    room.clock.now += AWAY + 1
    table.core.scenes.forget_absent(room.clock.now)
    await room.again(screen)
    assert screen.wholes == 3
    stranger = await room.look(None, table, since=("another", 3))
    assert stranger.wholes == 1


async def test_whoever_cannot_keep_a_socket_asks_again_and_again(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And misses nothing; without news he waits a while."""
    livia, marcus = await room.people("Livia", "Marcus")
    table = await room.full_table(livia, marcus, livia)
    seat = table.core.match.waiting[0]
    owner = marcus if seat == 1 else livia
    steady = await room.look(owner, table, seat)
    poller = Screen()

    async def poll() -> None:
        since = (poller.epoch or "", poller.version or 0)
        for raw in await room.service.updates(owner, table.id, seat, None, since):
            poller.show(json.loads(raw))

    await poll()
    assert poller.wholes == 1
    for _ in range(10):
        for _ in range(room.dice.randrange(3)):
            await room.play(table)
        if poller.version != steady.version:
            await poll()
        assert poller.scene == steady.scene
        assert poller.events == steady.events
    assert poller.wholes == 1
    # What comes while he waits
    wait = asyncio.create_task(poll())
    await asyncio.sleep(0.01)
    await room.do(livia, table, "say", text="ave", seat=0)
    await wait
    assert [line["text"] for line in poller.lines] == ["ave"]
    # And nothing, after a while
    monkeypatch.setattr(service_module, "POLL", 0.01)
    version = poller.version
    await poll()
    assert poller.version == version
