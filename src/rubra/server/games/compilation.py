"""Which games can be played without delay.

With the engine `wasm` that is each of them, at once. The engine `native` compiles a game once on a
machine, while the server is up already: each in a process of its own, one after the other, so that
pages are answered meanwhile. Whoever wants a table of a game that is not ready waits for it, and is
told how far it is.
"""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE
from collections.abc import Sequence
from contextlib import suppress

from rubra.core import registry
from rubra.core.engines.choice import engine_for
from rubra.core.engines.native_cache import is_warm
from rubra.server.support import logs


def is_ready(game: str) -> bool:
    """Whether nothing has to be compiled for a game; its engine is loaded for that."""
    return engine_for(registry.load(game)).name != "native" or is_warm(game)


class Compilation:
    """Which games are ready."""

    def __init__(self, games: Sequence[str]) -> None:
        self._ready = {name: asyncio.Event() for name in games}
        self._done: dict[str, float] = {}  # how much is compiled of each that has to be
        self._wanted: list[str] = []  # somebody waits for them

    async def run(self) -> None:
        """Compile what is not compiled yet; what somebody waits for comes first."""
        for name, ready in self._ready.items():
            if await asyncio.to_thread(is_ready, name):
                ready.set()
            else:
                self._done[name] = 0.0
        while left := [name for name, ready in self._ready.items() if not ready.is_set()]:
            name = next((name for name in self._wanted if name in left), left[0])
            await self._compile(name)
            # If that went wrong it is compiled here, when it is needed
            self._ready[name].set()

    async def _compile(self, name: str) -> None:
        logs.note("compiling", game=name)
        command = (sys.executable, "-m", "rubra.bots.warm", name)
        process = await asyncio.create_subprocess_exec(*command, stdout=PIPE)
        assert process.stdout is not None
        try:
            async for line in process.stdout:
                with suppress(ValueError):  # whatever else may be printed there
                    self._done[name] = float(line)
            await process.wait()
        except asyncio.CancelledError:
            process.kill()
            raise

    async def ready(self, name: str) -> None:
        """Wait until a game can be played without delay."""
        if name in self._ready and not self._ready[name].is_set():
            self._wanted.append(name)
            await self._ready[name].wait()

    def progress(self, name: str) -> float:
        """How much of a game is compiled: 1 where nothing has to be."""
        is_ready = name not in self._ready or self._ready[name].is_set()
        return 1.0 if is_ready else self._done.get(name, 1.0)
