"""Games are ready at once, or compiled while the server is up; whoever needs one waits for it."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from rubra.server.games import compilation
from rubra.server.games.compilation import Compilation
from tests.example import EXAMPLE


class Process:
    """A process that compiles, as far as the server sees it."""

    def __init__(self, lines: list[bytes]) -> None:
        self.lines = iter(lines)
        self.stdout = self

    def __aiter__(self) -> Process:
        return self

    async def __anext__(self) -> bytes:
        await asyncio.sleep(0)
        for line in self.lines:
            return line
        raise StopAsyncIteration

    async def wait(self) -> None:
        await asyncio.sleep(0)


def test_what_is_compiled_is_ready_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is started for it."""
    monkeypatch.setattr(compilation, "is_ready", lambda _: True)

    async def run() -> None:
        games = Compilation(["rubico", "cathedral"])
        await games.run()
        await games.ready("rubico")
        await games.ready("a game that there is not")

    asyncio.run(run())


@pytest.mark.parametrize(
    ("engine", "warm", "ready"),
    [
        ("wasm", False, True),
        ("python", False, True),
        ("native", False, False),
        ("native", True, True),
    ],
)
def test_only_native_has_to_compile(
    engine: str, warm: bool, ready: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And does so once on a machine."""
    monkeypatch.setenv("RUBRA_ENGINE", engine)
    monkeypatch.setattr(compilation, "is_warm", lambda _: warm)
    assert compilation.is_ready(EXAMPLE) is ready


def test_what_somebody_waits_for_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """One after the other, each in a process of its own."""
    compiled = []

    async def start(_program: str, *arguments: str, stdout: int) -> Process:
        compiled.append(arguments[-1])
        return Process([])

    monkeypatch.setattr(compilation, "is_ready", lambda _: False)
    monkeypatch.setattr(asyncio, "create_subprocess_exec", start)

    async def run() -> None:
        games = Compilation(["a", "b", "c"])
        waiting = asyncio.create_task(games.ready("c"))
        await asyncio.sleep(0)
        await games.run()
        await waiting

    asyncio.run(run())
    assert compiled == ["c", "a", "b"]


def test_nobody_waits_for_another_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is compiled already is ready before the first of the others is."""
    never = asyncio.Event()

    async def start(_program: str, *_: str, stdout: int) -> Process:
        await never.wait()
        return Process([])

    monkeypatch.setattr(compilation, "is_ready", lambda name: name == "b")
    monkeypatch.setattr(asyncio, "create_subprocess_exec", start)

    async def run() -> None:
        games = Compilation(["a", "b"])
        running = asyncio.create_task(games.run())
        await games.ready("b")
        assert (games.progress("a"), games.progress("b")) == (0.0, 1.0)
        running.cancel()

    asyncio.run(run())


def test_whoever_waits_is_told_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """As the process says that compiles; what else it prints does not matter."""
    told = []

    async def start(_program: str, *_: str, stdout: int) -> Process:
        return Process([b"0.0\n", b"0.5\n", b"a warning\n"])

    monkeypatch.setattr(compilation, "is_ready", lambda _: False)
    monkeypatch.setattr(asyncio, "create_subprocess_exec", start)

    async def run() -> None:
        games = Compilation(["a"])
        running = asyncio.create_task(games.run())
        while games.progress("a") == 1.0:  # not looked at yet
            await asyncio.sleep(0)
        while not running.done():
            told.append(games.progress("a"))
            await asyncio.sleep(0)
        told.append(games.progress("a"))

    asyncio.run(run())
    assert sorted(set(told)) == [0.0, 0.5, 1.0]
    assert told == sorted(told)


def test_nobody_reads_of_compiling_where_nothing_is_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also while a module is still being loaded."""
    loading = threading.Event()

    def is_ready(_: str) -> bool:
        return loading.wait()

    monkeypatch.setattr(compilation, "is_ready", is_ready)

    async def run() -> None:
        games = Compilation(["a"])
        running = asyncio.create_task(games.run())
        await asyncio.sleep(0)
        assert games.progress("a") == 1.0
        loading.set()
        await running
        assert games.progress("a") == 1.0

    asyncio.run(run())


def test_the_process_says_how_far_it_is(tmp_path: Path) -> None:
    """A number between 0 and 1 before each part, in order.

    Here modules run the rules, and nothing is compiled: nobody is told that it was.
    """
    command = [sys.executable, "-m", "rubra.bots.warm", "rubico"]
    env = {**os.environ, "RUBRA_CACHE": str(tmp_path)}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=env)
    assert list(tmp_path.rglob("*.warm")) == []
    told = [float(line) for line in done.stdout.splitlines()]
    assert told[0] == 0.0
    assert told == sorted(told)
    assert 0.5 < told[-1] < 1.0
