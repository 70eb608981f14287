"""Games are compiled while the server is up; whoever needs one waits for it."""

from __future__ import annotations

import asyncio

import pytest

from rubra.server import warming
from rubra.server.warming import Warming


def test_what_is_compiled_is_ready_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is started for it."""
    monkeypatch.setattr(warming, "is_warm", lambda _: True)

    async def run() -> None:
        games = Warming(["rubico", "cathedral"])
        await games.run()
        await games.ready("rubico")
        await games.ready("a game that there is not")

    asyncio.run(run())


def test_what_somebody_waits_for_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """One after the other, each in a process of its own."""
    compiled = []

    class Process:
        async def wait(self) -> None:
            await asyncio.sleep(0)

    async def start(_program: str, *arguments: str) -> Process:
        compiled.append(arguments[-1])
        return Process()

    monkeypatch.setattr(warming, "is_warm", lambda _: False)
    monkeypatch.setattr(asyncio, "create_subprocess_exec", start)

    async def run() -> None:
        games = Warming(["a", "b", "c"])
        waiting = asyncio.create_task(games.ready("c"))
        await asyncio.sleep(0)
        await games.run()
        await waiting

    asyncio.run(run())
    assert compiled == ["c", "a", "b"]
