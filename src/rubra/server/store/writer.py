"""Group commit: everything that waits is written in one transaction.

A commit costs a write to the disk, some milliseconds, whatever is in it. So whoever wants
something stored puts it into a queue; a thread takes all that is there, stores it together, and
tells all of them. Under load the groups grow by themselves.

A SQLite file on a quick disk is another matter: a commit takes 0.2 ms, and to hand it to a thread
and back takes longer. So what came together is stored at once, in the event loop; but once the
disk, or somebody who holds the file, has kept the loop waiting, the thread has its turn for a
hundred times as long. While others have the processors the loop waits in any case, so that time
does not count.

What one caller wants happens together or not at all, and whether it does is no other caller's
business: if something in a group cannot be done, the group is done again one by one.

When the database does not answer, the writer connects anew and tries again, until a caller has
waited for as long as makes sense. If the connection breaks during COMMIT nobody knows what became
of it. So each transaction on PostgreSQL leaves a number, its stamp, in a row of this writer's own:
where that row has it, the transaction was committed. The number that PostgreSQL itself gives a
transaction proves nothing: after a crash it may be given to another one.
"""

from __future__ import annotations

import asyncio
import logging
import math
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from queue import Empty, SimpleQueue

from sqlalchemy import Connection, Transaction
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from rubra.server.model.stored import Change, Conflict, StoreError, Unreachable
from rubra.server.store.apply_changes import carry_out
from rubra.server.store.database import Database
from rubra.server.store.entry_changes import add_entries_alone
from rubra.server.store.notices import news_of, notices
from rubra.server.store.processor import WaitForProcessor
from rubra.server.store.transient_errors import is_transient

log = logging.getLogger("rubra.server.store")

LARGEST_GROUP = 500  # callers
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 2.0  # seconds between two tries
QUICK = 0.01  # seconds that a commit in the event loop may take
REST = 100  # times as long as a slow one took, the thread writes

# In PostgreSQL: the last transaction of each writer
ADD_STAMP = "INSERT INTO stamps (writer, stamp, at) VALUES (%s, %s, %s) ON CONFLICT DO NOTHING"
PUT_STAMP = """
    INSERT INTO stamps (writer, stamp, at) VALUES (%s, %s, %s)
    ON CONFLICT (writer) DO UPDATE SET stamp = excluded.stamp, at = excluded.at
"""
PUT_STAMP_AND_NOTIFY = f"WITH put AS ({PUT_STAMP}) SELECT pg_notify(%s, %s)"
# While a transaction that adds the row is under way, ADD_STAMP waits for it, and fails if it takes
# long; while one changes it, FIND_STAMP fails. Both mean that nobody can know yet
FIND_STAMP = "SELECT stamp FROM stamps WHERE writer = %s FOR UPDATE NOWAIT"
LOCKED = "55P03"
DROP_STAMPS = "DELETE FROM stamps WHERE writer = %s OR at < %s"
STAMPS_KEPT = 30 * 86_400.0  # seconds after its last transaction that a writer is forgotten


@dataclass(slots=True, eq=False)
class Job:
    """What one caller wants."""

    changes: Sequence[Change]
    answer: Callable[[Exception | None], None]  # called in the loop
    loop: asyncio.AbstractEventLoop
    until: float  # on the monotonic clock
    error: Exception | None = None


class InDoubtError(Exception):
    """The connection broke during COMMIT."""


class Writer:
    """The thread that writes."""

    def __init__(
        self,
        database: Database,
        name: str,
        patience: float,
        clock: Callable[[], float] = time.monotonic,
        waited: WaitForProcessor | None = None,
    ) -> None:
        """`name` is what notices to other processes are signed with.

        `clock` and `waited` say how long the event loop's own commits take.
        """
        self._database = database
        self._name = name
        self._patience = patience
        self._queue: SimpleQueue[list[Job] | None] = SimpleQueue()  # None: no more will come
        self._gathered: list[Job] = []  # in this round of the event loop
        self._with_thread = 0  # jobs that have not been told
        self._here: Connection | None = None  # the event loop's own
        self._not_here_until = math.inf if database.is_postgres else 0.0
        self._clock = clock
        self._waited = waited or WaitForProcessor()
        self.on_stored: Callable[[float], None] = _nobody_measures
        self._closed = False
        self._connection: Connection | None = None
        self._stamp = 0  # of the last transaction
        # A transaction whose fate is not known: its stamp, and whose it is
        self._doubt: tuple[int, list[Job]] | None = None
        self._thread = threading.Thread(target=self._run, name="rubra-writer", daemon=True)
        self._thread.start()

    def submit(self, changes: Sequence[Change]) -> asyncio.Future[None]:
        """Have changes stored; the future is done when they are. Called in the event loop."""
        done = asyncio.get_running_loop().create_future()
        self.submit_then(changes, partial(settle, done))
        return done

    def submit_then(
        self, changes: Sequence[Change], answer: Callable[[Exception | None], None]
    ) -> None:
        """The same for whoever does not wait: `answer` is called with nothing, or why not."""
        if self._closed:
            raise Unreachable("the store is closed")
        loop = asyncio.get_running_loop()
        if not self._gathered:
            loop.call_soon(self._hand_over)
        self._gathered.append(Job(changes, answer, loop, time.monotonic() + self._patience))

    def _hand_over(self) -> None:
        """Store all that came together, or wake the thread once for it."""
        gathered, self._gathered = self._gathered, []
        if not gathered:
            return
        if not self._closed and self._with_thread == 0 and self._stores_here(gathered):
            self._measure(gathered)
            _answer(gathered)
        else:
            self._with_thread += len(gathered)
            self._queue.put(gathered)

    def close(self) -> None:
        """Take no more. Called in the event loop."""
        if not self._closed:
            self._closed = True
            self._hand_over()
            self._queue.put(None)
            self._leave()
            self._waited.close()

    def finish(self) -> None:
        """Store what is queued. Blocks."""
        self._thread.join()

    # --- In the event loop ---

    def _stores_here(self, jobs: list[Job]) -> bool:
        """Whether these were stored at once. If not, the thread finds out what is wrong."""
        began = self._clock()
        if began < self._not_here_until:
            return False
        waited = self._waited()
        try:
            if self._here is None:
                self._here = self._database.connect_impatiently()
            self._store(self._here, jobs)
        except Exception as error:
            log.debug("left to the thread: %s", error)
            self._leave()
            return False
        finally:
            took = self._clock() - began
            if took > QUICK and (took := took - self._waited() + waited) > QUICK:
                self._not_here_until = began + REST * took
        return True

    def _leave(self) -> None:
        _disconnect(self._here)
        self._here = None

    # --- The thread ---

    def _run(self) -> None:
        waiting: list[Job] = []
        pause = FIRST_PAUSE
        more = True
        while more or waiting:
            more = self._take(waiting, more)
            if not waiting:
                continue
            try:
                self._write(waiting)
            except Exception as error:
                if not _is_worth_another_try(error):
                    log.exception("a group of %d was not stored", len(waiting))
                    self._refuse(waiting, StoreError(f"not stored: {error}"))
                    waiting = []
                    continue
                if pause == FIRST_PAUSE:
                    log.warning("the database does not answer: %s", error)
                waiting = self._give_up_on_the_late(waiting, error)
                time.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            else:
                pause = FIRST_PAUSE
                waiting = []
        self._drop_stamps()
        self._disconnect()

    def _take(self, waiting: list[Job], more: bool) -> bool:
        """Add all that is queued; wait if there is nothing to do. False: no more will come."""
        if not more:
            return False
        with suppress(Empty):
            while len(waiting) < LARGEST_GROUP:
                jobs = self._queue.get() if not waiting else self._queue.get_nowait()
                if jobs is None:
                    return False
                waiting += jobs
        return True

    def _give_up_on_the_late(self, waiting: list[Job], error: Exception) -> list[Job]:
        now = time.monotonic()
        late = [job for job in waiting if job.until <= now]
        self._refuse(late, Unreachable(f"the database does not answer ({error})"))
        return [job for job in waiting if job.until > now]

    def _write(self, jobs: list[Job]) -> None:
        """Store all of them and tell them, or raise what is wrong with the database."""
        connection = self._connect()
        try:
            if self._doubt is not None:
                settled = self._settle(connection)
                jobs = [job for job in jobs if job not in settled]
            if jobs:
                self._store(connection, jobs)
        except Exception:
            self._disconnect()
            raise
        self._tell(jobs)

    def _store(self, connection: Connection, jobs: list[Job]) -> None:
        for job in jobs:
            job.error = None
        if add_entries_alone(connection, [change for job in jobs for change in job.changes]):
            return
        try:
            with connection.begin() as transaction:
                carry_out(connection, (change for job in jobs for change in job.changes))
                self._commit(connection, transaction, jobs)
            return
        except Exception as error:
            if _is_worth_another_try(error):
                raise
            if len(jobs) == 1:
                jobs[0].error = _as_store_error(error)
                return
        with connection.begin() as transaction:
            for job in jobs:
                self._store_alone(connection, job)
            self._commit(connection, transaction, [job for job in jobs if job.error is None])

    def _store_alone(self, connection: Connection, job: Job) -> None:
        try:
            with connection.begin_nested():
                carry_out(connection, job.changes)
        except Exception as error:
            if _is_worth_another_try(error):
                raise
            job.error = _as_store_error(error)

    # --- Commit and doubt ---

    def _commit(self, connection: Connection, transaction: Transaction, jobs: list[Job]) -> None:
        """End the transaction, with a notice to other processes in it."""
        if not self._database.is_postgres:
            transaction.commit()
            return
        self._stamp += 1
        stamp = (self._name, self._stamp, time.time())
        news = news_of(change for job in jobs for change in job.changes)
        told = list(notices(self._name, news))
        if told:
            connection.exec_driver_sql(PUT_STAMP_AND_NOTIFY, (*stamp, *told[0]))
        else:
            connection.exec_driver_sql(PUT_STAMP, stamp)
        for notice in told[1:]:
            connection.exec_driver_sql("SELECT pg_notify(%s, %s)", notice)
        try:
            transaction.commit()
        except SQLAlchemyError as error:
            self._doubt = (self._stamp, jobs)
            raise InDoubtError(f"the connection broke during a commit: {error}") from error

    def _settle(self, connection: Connection) -> set[Job]:
        """Find out what became of a transaction; if it was committed, tell those whose it was."""
        assert self._doubt is not None
        stamp, jobs = self._doubt
        try:
            connection.exec_driver_sql(ADD_STAMP, (self._name, 0, time.time()))
            found = connection.exec_driver_sql(FIND_STAMP, (self._name,)).scalar()
        except DBAPIError as error:
            if getattr(error.orig, "sqlstate", None) == LOCKED:
                raise InDoubtError(
                    "PostgreSQL has not yet noticed that a connection broke"
                ) from error
            raise
        connection.rollback()
        self._doubt = None
        if found != stamp:
            return set()
        self._tell(jobs)
        return set(jobs)

    def _connect(self) -> Connection:
        if self._connection is None:
            self._connection = self._database.writing.connect()
        return self._connection

    def _drop_stamps(self) -> None:
        """Forget this writer, and those that ended long ago without doing so."""
        if self._connection is not None and self._database.is_postgres:
            with suppress(SQLAlchemyError), self._connection.begin():
                before = time.time() - STAMPS_KEPT
                self._connection.exec_driver_sql(DROP_STAMPS, (self._name, before))

    def _disconnect(self) -> None:
        _disconnect(self._connection)
        self._connection = None

    # --- Telling the callers ---

    def _refuse(self, jobs: list[Job], error: Exception) -> None:
        for job in jobs:
            job.error = error
        self._tell(jobs)

    def _tell(self, jobs: list[Job]) -> None:
        """Wake the callers, with one call into each event loop (there is one, unless in tests)."""
        for loop in {job.loop for job in jobs}:
            theirs = [job for job in jobs if job.loop is loop]
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(self._wake, theirs)

    def _wake(self, jobs: list[Job]) -> None:
        self._with_thread -= len(jobs)
        self._measure(jobs)
        _answer(jobs)

    def _measure(self, jobs: list[Job]) -> None:
        """Tell how long the first of these has waited."""
        self.on_stored(time.monotonic() - (jobs[0].until - self._patience))


def _nobody_measures(_seconds: float) -> None:
    """Until somebody does."""


def _disconnect(connection: Connection | None) -> None:
    if connection is not None:
        with suppress(SQLAlchemyError):
            connection.invalidate()
        with suppress(SQLAlchemyError):
            connection.close()


def _answer(jobs: list[Job]) -> None:
    for job in jobs:
        try:
            job.answer(job.error)
        except Exception:  # no reason to leave the others without theirs
            log.exception("a callback failed")


def settle(done: asyncio.Future[None], error: Exception | None) -> None:
    """Let a future be done, or fail with an error."""
    if done.done():
        return  # whoever waited has gone
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def _is_worth_another_try(error: Exception) -> bool:
    return isinstance(error, InDoubtError) or is_transient(error)


def _as_store_error(error: Exception) -> StoreError:
    """What the caller is told if it is their change that cannot be made."""
    if isinstance(error, StoreError):
        return error
    refusal: StoreError
    if isinstance(error, IntegrityError):
        refusal = Conflict(str(error.orig))
    else:
        refusal = StoreError(f"not stored: {error}")
    refusal.__cause__ = error
    return refusal
