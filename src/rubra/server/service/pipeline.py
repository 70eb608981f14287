"""The pipeline of one table: requests are applied, their changes stored, then drafts published.

A job changes what is in memory and returns what must be stored; when that is stored, and not
before, everybody is told. Only one commit of a table is under way at a time; jobs that come
meanwhile are done together after it. If another process on the same database was first, the table
is read again and the jobs are tried again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from rubra.core.errors import RulesFailed
from rubra.server.model.stored import Change, Conflict, StoreError
from rubra.server.requests.refusals import Refused, our_mistake, refused_because
from rubra.server.service.runtime import Runtime
from rubra.server.store.writer import settle

TRIES = 5  # when somebody else is first again and again
RETRY = 2.0  # seconds until a table is read again that could not be read
TO_FINISH = 5.0  # seconds for what is under way when the server stops

log = logging.getLogger("rubra.table")


@dataclass(eq=False)
class Job:
    """Something to be done at a table. `apply` says what must be stored, or raises Refused."""

    apply: Callable[[], list[Change]]
    answer: Callable[[Exception | None], None]  # called when it is stored and told, or why not


class PipelineTable(Protocol):
    """A table that jobs are done at."""

    id: str
    is_stale: bool  # what is in memory is to be read again before anything is done

    async def read(self) -> None:
        """Take everything from the store; whoever looks is drafted the whole scene anew."""

    def finish(self) -> None:
        """Draft what jobs have changed, as far as they left that to the end."""

    def discard(self) -> None:
        """Forget all drafts: none of it happened."""

    def publish(self) -> None:
        """Tell everybody what is drafted."""

    def go_on(self) -> None:
        """Every job is done."""

    async def end_game(self, why: str) -> None:
        """Close the table: its rules have failed."""


class Pipeline:
    """The jobs of a table."""

    def __init__(self, runtime: Runtime, table: PipelineTable) -> None:
        self.is_working = False  # until all jobs are done
        self._runtime = runtime
        self._table = table
        self._waiting: list[Job] = []
        self._at_rest: asyncio.Future[None] | None = None  # for whoever waits until all are done
        self._retry: asyncio.TimerHandle | None = None  # to read what could not be read

    # --- Asking for something ---

    async def submit(self, apply: Callable[[], list[Change]]) -> None:
        """Have something done; returns when it is stored and told. Raises Refused."""
        done = asyncio.get_running_loop().create_future()
        self.add(apply, partial(settle, done))
        await done

    def add(
        self, apply: Callable[[], list[Change]], answer: Callable[[Exception | None], None]
    ) -> None:
        """The same for whoever does not wait; `answer` is called with nothing, or why not."""
        self._waiting.append(Job(apply, answer))
        if not self.is_working:
            # Without a task, because that would cost as much as what it does
            self.is_working = True
            self._runtime.batches.add(self._work)

    def read_soon(self) -> None:
        """Read again what is stale, though nothing is to be done."""
        self._runtime.tasks.start(self.submit(list))

    @property
    def are_done(self) -> bool:
        """Whether nothing is under way, and nothing is to be tried again."""
        return not self.is_working and self._retry is None

    async def close(self) -> None:
        """What is under way comes to its end, if it soon does; nothing else is done."""
        if self._retry is not None:
            self._retry.cancel()
            self._retry = None
        if self.is_working:
            self._at_rest = asyncio.get_running_loop().create_future()
            await asyncio.wait([self._at_rest], timeout=TO_FINISH)
        self._give_up(self._waiting, Refused("closing", "The server is about to stop."))
        self._waiting = []

    # --- Doing it ---

    def _work(self) -> None:
        jobs, self._waiting = self._waiting, []
        if self._table.is_stale:
            self._runtime.tasks.start(self._read_and_do(jobs, TRIES))
        else:
            self._do_all(jobs, TRIES)

    async def _read_and_do(self, jobs: list[Job], tries: int) -> None:
        """Read the table again, then do the jobs."""
        try:
            await self._read_again()
        except (Refused, StoreError) as error:
            self._give_up(jobs, refused_because(error))
        except asyncio.CancelledError:
            self.is_working = False
            raise
        except Exception:
            log.exception("table %s cannot be read", self._table.id)
            self._give_up(jobs, our_mistake())
        else:
            self._do_all(jobs, tries)
            return
        self._go_on()

    async def _read_again(self) -> None:
        self._table.is_stale = False  # unless there is news while it is read
        try:
            await self._table.read()
        except BaseException:
            self._table.is_stale = True
            raise

    def _do_all(self, jobs: list[Job], tries: int) -> None:
        """Do the jobs and have stored what must be; then all are told."""
        changes: list[Change] = []
        failed: dict[Job, Exception] = {}
        try:
            for job in jobs:
                try:
                    changes += job.apply()
                except Refused as refused:
                    failed[job] = refused
            self._table.finish()
        except RulesFailed as error:
            self._give_up(jobs, Refused("closed", f"The game cannot go on: {error}."))
            self._runtime.tasks.start(self._table.end_game(str(error)))
            self._go_on()
            return
        except Exception:
            # Whatever it left half done is forgotten with what it touched
            log.exception("a job failed at table %s", self._table.id)
            self._table.is_stale = True
            self._give_up(jobs, our_mistake())
            self._go_on()
            return
        stored = partial(self._stored, jobs, failed, tries)
        if not changes:
            stored(None)
            return
        try:
            self._runtime.store.commit_then(changes, stored)
        except StoreError as error:
            stored(error)

    def _stored(
        self, jobs: list[Job], failed: dict[Job, Exception], tries: int, error: Exception | None
    ) -> None:
        """The store has answered: tell everybody, and those whose jobs they were."""
        if isinstance(error, Conflict) and tries > 1:
            log.info("table %s: somebody else was first (%d tries left)", self._table.id, tries - 1)
            self._table.is_stale = True
            self._runtime.tasks.start(self._read_and_do(jobs, tries - 1))
            return
        try:
            if error is None:
                self._table.publish()
                for job in jobs:
                    job.answer(failed.get(job))
                self._runtime.on_published()
            else:
                self._table.is_stale = True
                self._give_up(jobs, _why_not_stored(error))
        finally:
            self._go_on()

    def _go_on(self) -> None:
        """Do what came meanwhile, if anything did."""
        if self._waiting:
            self._runtime.batches.add(self._work)
            return
        self.is_working = False
        if self._at_rest is not None and not self._at_rest.done():
            self._at_rest.set_result(None)
        if self._table.is_stale and self._retry is None:
            # Nothing is known for certain now, and nobody does anything until it is
            self._retry = asyncio.get_running_loop().call_later(RETRY, self._try_again)
        self._table.go_on()

    def _try_again(self) -> None:
        self._retry = None
        if self._table.is_stale:
            self.read_soon()

    def _give_up(self, jobs: list[Job], why: Exception | None) -> None:
        self._table.discard()
        for job in jobs:
            job.answer(why)


def _why_not_stored(error: Exception) -> Refused:
    if isinstance(error, Conflict):
        return Refused("busy", "Others are faster all the time; try again.")
    return refused_because(error) or our_mistake()
