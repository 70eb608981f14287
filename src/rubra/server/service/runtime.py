"""What tables are given from outside: store, clock, chance, threads. Tests can replace each."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar

from rubra.core.randomness import Randomness
from rubra.server.protocol.wire import TableInfo
from rubra.server.service.batches import Batches
from rubra.server.service.tasks import Tasks
from rubra.server.store.store import Store
from rubra.server.table.core import ANYBODY
from rubra.server.table.move_words import MoveWords
from rubra.server.thinking.bot_pool import BotPool

SIGNED_OUT = "out"  # what processes say to each other, with the id of a person

Result = TypeVar("Result")


def _nothing() -> None:
    """Nobody waits for it."""


@dataclass
class Runtime:
    """What all tables of a process share."""

    store: Store
    clock: Callable[[], float]
    bot_pool: BotPool
    randomness: Randomness
    on_turn: Callable[[str, TableInfo], None] | None = None  # somebody is to be reminded
    on_published: Callable[[], None] = _nothing  # a table has told everybody what happened
    tasks: Tasks = field(default_factory=Tasks)
    batches: Batches = field(default_factory=Batches)
    words: MoveWords = field(default_factory=MoveWords)
    _replaying: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(1, "replay"))

    async def replayed(self, replay: Callable[..., Result], *given: Any) -> Result:
        """What comes of replaying a game: in one thread, so that many at once slow nobody down."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._replaying, replay, *given)

    def announce(self, table_id: str, person: str, here: bool) -> None:
        """Tell the other processes who is here."""
        if not self.store.is_alone:
            self._announce(f"{'here' if here else 'gone'} {table_id} {person}")

    def announce_signed_out(self, person: str) -> None:
        """Tell the other processes that sessions of somebody have ended."""
        if not self.store.is_alone:
            self._announce(f"{SIGNED_OUT} {ANYBODY} {person}")

    def _announce(self, text: str) -> None:
        self.tasks.start(self.store.announce(text))

    async def close(self) -> None:
        """Let what is under way end, and stop."""
        await self.tasks.close()
        self._replaying.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self.bot_pool.close)
