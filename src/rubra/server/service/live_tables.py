"""All tables in the memory of this process: read when somebody comes, put away when nobody does."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any

from rubra.server.games.compilation import Compilation
from rubra.server.model.stored import DropTable, StoredTable, StoreError
from rubra.server.protocol.wire import Phase
from rubra.server.requests.refusals import Refused
from rubra.server.service.live_table import LiveTable
from rubra.server.service.runtime import SIGNED_OUT, Runtime
from rubra.server.support.limits import Limits
from rubra.server.table.clocks import DAY
from rubra.server.table.core import ANYBODY

EXPIRE = 3600.0  # seconds between two looks at what nobody comes to
SWEEP = 30.0  # seconds between two looks at what can be put away, or is in nobody's charge
ELSEWHERE = 70.0  # seconds for which somebody counts as being at another process

log = logging.getLogger("rubra.tables")


class LiveTables:
    """The tables by id, and the processes that share them."""

    def __init__(self, runtime: Runtime, compilation: Compilation, bounds: Limits) -> None:
        self.live: dict[str, LiveTable] = {}
        self._runtime = runtime
        self._compilation = compilation
        self._bounds = bounds
        self._expire_at = 0.0
        self._closing = False
        self._signed_out: Callable[[str], Coroutine[Any, Any, None]] | None = None

    # --- Opening and closing ---

    def open(self) -> None:
        """Be ready. Games are read when somebody comes to them.

        Correspondence games, whose clocks run though nobody looks, are taken up meanwhile, and so
        are frozen ones, which may replay again.
        """
        store = self._runtime.store
        store.on_news(self._news)
        store.on_announcement(self._announced)
        store.on_lost_claims(self._lost_claims)
        self._runtime.tasks.start(self._take_up())
        self._runtime.tasks.start_service(self._sweep())

    async def _take_up(self) -> None:
        """Read games one by one; whatever somebody asks for meanwhile has half of the time."""
        store = self._runtime.store
        for table_id in [*await store.frozen_tables(), *await store.correspondence_tables()]:
            began = time.monotonic()
            try:
                if table_id not in self.live and await store.claim(table_id):
                    await self.get(table_id)
            except (Refused, StoreError) as error:
                log.warning("table %s was not taken up: %s", table_id, error)
            await asyncio.sleep(time.monotonic() - began)

    async def close(self) -> None:
        """Stop all tables; what is under way comes to its end, if it soon does."""
        self._closing = True
        for table in self.live.values():
            await table.close()

    # --- Finding ---

    def find(self, table_id: str) -> LiveTable | None:
        """A table that can be used at once; none if it has to be read first. Raises Refused."""
        self._check_open()
        table = self.live.get(table_id)
        return table if table is not None and table.is_ready else None

    async def get(self, table_id: str) -> LiveTable:
        """A table, from memory or from the store. Raises Refused."""
        self._check_open()
        table = self.live.get(table_id)
        if table is None:
            stored = await self._runtime.store.table(table_id)
            if stored is None:
                raise Refused("no_such_table", "There is no such table.")
            # Somebody else may have come for it meanwhile
            table = self.live.setdefault(table_id, self.make(stored))
        if not table.is_ready:
            await self._compilation.ready(table.stored.game)
            # It begins if it is full, unless that was done when it was made
            await table.submit(table.core.seats.begin_if_full)
            if not table.is_ready:
                await table.submit(list)  # a game that is continued: its log is read now
            await self.claim(table)
        return table

    def make(self, stored: StoredTable) -> LiveTable:
        """A table in memory that is not one of ours yet."""
        return LiveTable(self._runtime, stored)

    def _check_open(self) -> None:
        if self._closing:
            raise Refused("closing", "The server is about to stop; come back in a moment.")

    async def claim(self, table: LiveTable) -> None:
        """Be in charge of a table, unless another process is."""
        table.runner.is_in_charge = await self._runtime.store.claim(table.id)
        if table.runner.is_in_charge:
            table.go_on()

    # --- Putting away ---

    async def _sweep(self) -> None:
        """Now and then: put idle tables away, take charge of what nobody is in charge of."""
        clock = self._runtime.clock
        while True:
            await asyncio.sleep(SWEEP)
            for table_id, table in list(self.live.items()):
                table.core.scenes.forget_absent(clock())
                if table.is_idle:
                    del self.live[table_id]
                    await self._runtime.store.release(table_id)
                elif not table.runner.is_in_charge:
                    await self.claim(table)
                for viewer in table.core.viewers():
                    person = viewer.person
                    seated = person is not None and table.core.seats_of(person.id)
                    here = person.id if person is not None and seated else ANYBODY
                    self._runtime.announce(table_id, here, here=True)
            await self._adopt()
            if clock() >= self._expire_at:
                self._expire_at = clock() + EXPIRE
                await self.expire()

    async def expire(self) -> None:
        """Remove tables that nobody comes to: where no game began, and where nobody plays on."""
        ages: tuple[tuple[Phase, float], ...] = (
            ("gathering", self._bounds.days_to_gather),
            ("playing", self._bounds.days_to_rest),
        )
        store = self._runtime.store
        now = self._runtime.clock()
        for phase, days in ages:
            before = now - days * DAY
            await self._drop(phase, before, await store.forsaken_tables(phase, before))
        before = now - self._bounds.days_untouched * DAY
        await self._drop("playing", before, await store.untouched_tables(before))
        before = now - self._bounds.days_to_gather * DAY
        await self._drop("closed", before, await store.closed_tables(before))

    async def _drop(self, phase: Phase, before: float, tables: list[str]) -> None:
        """Remove tables, as far as they rest and nothing has happened there since."""
        store = self._runtime.store
        for table_id in tables:
            table = self.live.get(table_id)
            if table is not None and not table.rests:
                continue
            try:
                await store.commit(DropTable(table_id, phase, before))
            except StoreError as error:
                log.info("table %s stays: %s", table_id, error)
                continue
            if table is not None:
                del self.live[table_id]
                await table.close()
            await store.release(table_id)

    async def _adopt(self) -> None:
        """Take up correspondence games that no process is in charge of. The others rest."""
        for table_id in await self._runtime.store.correspondence_tables():
            if table_id not in self.live and await self._runtime.store.claim(table_id):
                await self.get(table_id)

    # --- Other processes ---

    def read_again(self, table_id: str) -> None:
        """Somebody has changed a table in the store."""
        self._news(table_id, "table")

    def read_again_of(self, person: str) -> None:
        """The same of all tables that somebody had to do with."""
        for table in list(self.live.values()):
            if table.core.involves(person):
                self.read_again(table.id)

    def when_signed_out(self, tell: Callable[[str], Coroutine[Any, Any, None]]) -> None:
        """Have `tell(person)` called when sessions of somebody have ended at another process."""
        self._signed_out = tell

    def _news(self, table_id: str, kind: str) -> None:
        tables = list(self.live.values()) if table_id == "*" else []
        if table_id in self.live:
            tables.append(self.live[table_id])
        for table in tables:
            self._runtime.tasks.start(table.news(kind))

    def _announced(self, text: str) -> None:
        word, table_id, person = text.split(" ")
        if word == SIGNED_OUT:
            if self._signed_out is not None:
                self._runtime.tasks.start(self._signed_out(person))
            return
        table = self.live.get(table_id)
        if table is not None:
            until = self._runtime.clock() + ELSEWHERE if word == "here" else 0.0
            table.is_elsewhere(person, until)

    def _lost_claims(self) -> None:
        for table in self.live.values():
            table.runner.is_in_charge = False
            self._runtime.tasks.start(self.claim(table))
