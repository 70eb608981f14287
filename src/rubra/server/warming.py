"""Games are compiled once on a machine, while the server is up already.

Each in a process of its own, one after the other, so that pages are answered meanwhile; whoever
wants a table of a game that is not ready waits for it.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence

from rubra.core.rule import is_warm
from rubra.server import logs


class Warming:
    """Which games are ready."""

    def __init__(self, games: Sequence[str]) -> None:
        self._ready = {name: asyncio.Event() for name in games}
        self._wanted: list[str] = []  # somebody waits for them

    async def run(self) -> None:
        """Compile what is not compiled yet; what somebody waits for comes first."""
        while left := [name for name, ready in self._ready.items() if not ready.is_set()]:
            name = next((name for name in self._wanted if name in left), left[0])
            if not is_warm(name):
                logs.note("compiling", game=name)
                done = await asyncio.create_subprocess_exec(
                    sys.executable, "-m", "rubra.bots.warm", name
                )
                try:
                    await done.wait()
                except asyncio.CancelledError:
                    done.kill()
                    raise
            # If that went wrong it is compiled here, when it is needed
            self._ready[name].set()

    async def ready(self, name: str) -> None:
        """Wait until a game can be played without delay."""
        if name in self._ready and not self._ready[name].is_set():
            self._wanted.append(name)
            await self._ready[name].wait()
