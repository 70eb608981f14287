"""Group commit: together if possible, and each caller alone if not."""

from __future__ import annotations

import asyncio
import errno
import math
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import Connection, event

from rubra.server.model.stored import (
    Change,
    Conflict,
    NameTaken,
    PutPerson,
    PutSeat,
    PutTable,
    StoredPerson,
    StoredSeat,
    Unreachable,
)
from rubra.server.store import database, writer
from rubra.server.store.processor import WaitForProcessor
from rubra.server.store.store import Store

from .conftest import Postgres
from .examples import a_person, a_table, add_entry, add_line

pytestmark = pytest.mark.anyio


class Held(list[Change]):
    """Changes that the writer cannot look at before it is let: meanwhile a group gathers."""

    def __init__(self, *changes: Change) -> None:
        super().__init__(changes)
        self.reached = threading.Event()
        self.let = threading.Event()

    def __iter__(self) -> Iterator[Change]:
        self.reached.set()
        self.let.wait()
        return super().__iter__()


async def in_one_group(store: Store, *calls: list[Change]) -> list[BaseException | None]:
    """Commit what each caller wants, so that the writer's thread finds all of it at once."""
    store._writer._not_here_until = math.inf
    first = Held()
    done = [store._writer.submit(first)]
    await asyncio.to_thread(first.reached.wait)
    done += [store._writer.submit(changes) for changes in calls]
    first.let.set()
    return (await asyncio.gather(*done, return_exceptions=True))[1:]


async def test_many_callers_share_a_transaction(store: Store) -> None:
    """However many there are."""
    await store.commit(PutTable(a_table()))
    commits = []
    event.listen(store._database.writing, "commit", lambda _connection: commits.append(1))
    answers = await in_one_group(store, *([add_entry(n), add_line(n)] for n in range(1, 101)))
    assert answers == [None] * 100
    assert len(commits) == 2
    assert len(await store.entries("forum")) == 100


@pytest.mark.parametrize("way", ["server", "backend"])
async def test_a_number_that_another_transaction_was_given_is_not_believed(
    postgres: Postgres, postgres_address: str, way: str
) -> None:
    """PostgreSQL crashes before a commit is on its disk, and counts on from what is there.

    If one of its processes is killed it does so in place, and says that it has run all the time.
    """
    store = Store.open(postgres_address)
    await store.commit(PutTable(a_table()))
    crashes = [1]

    def crash(connection: Connection) -> None:
        if not crashes:
            return
        crashes.pop()
        lost = int(connection.exec_driver_sql("SELECT pg_current_xact_id()::text").scalar_one())
        if way == "server":
            postgres.stop()
            postgres.start()
        else:
            postgres.kill_backend()
        with postgres.connect() as other:
            number = 0
            while number < lost:
                ((number,),) = other.execute("SELECT pg_current_xact_id()::text::bigint")

    event.listen(store._database.writing, "commit", crash)
    await store.commit(add_entry(1), add_line(1))
    assert not crashes
    assert len(await store.entries("forum")) == 1
    await store.close()


async def test_one_who_is_too_late_does_not_hold_up_the_others(store: Store) -> None:
    """Whoever is late is refused, and what the others want is stored."""
    await store.commit(PutTable(a_table()), PutTable(a_table("other")), add_entry(1))
    sits = StoredSeat("Livia")
    answers = await in_one_group(
        store,
        [add_entry(2)],
        [add_entry(1, message="late")],
        [add_entry(1, table="other")],
        [add_entry(2, table="other", message="second"), add_line(1, table="none")],
        [PutPerson(a_person("Julia", "argon2"))],
        [PutSeat("forum", 0, now=sits, was=StoredSeat("Julia"))],
        [PutSeat("forum", 0, now=sits, was=StoredSeat())],
        [add_line(1)],
    )
    kinds = [None if answer is None else type(answer) for answer in answers]
    assert kinds == [None, Conflict, None, Conflict, None, Conflict, None, None]
    assert [entry.number for entry in await store.entries("forum")] == [1, 2]
    assert [entry.number for entry in await store.entries("other")] == [1]
    assert len(await store.lines("forum")) == 1


async def test_a_name_that_is_taken_in_the_same_group(store: Store) -> None:
    """The first has it."""
    twin = StoredPerson("id-twin", "LIVIA", 1000.0, "argon2")
    answers = await in_one_group(
        store, [PutPerson(a_person("Livia", "argon2"))], [PutPerson(twin)], [PutTable(a_table())]
    )
    assert [type(answer) for answer in answers] == [type(None), NameTaken, type(None)]
    found = await store.account("livia")
    assert found is not None
    assert found.id == "id-livia"


@pytest.mark.parametrize("company", [0, 3])
async def test_all_or_nothing(store: Store, company: int) -> None:
    """Of what one caller wants, alone or in a group."""
    await store.commit(PutTable(a_table()), add_entry(1))
    others = [[add_line(n)] for n in range(1, company + 1)]
    answers = await in_one_group(
        store,
        [add_entry(2), PutTable(a_table(phase="over")), add_entry(1, message="late")],
        *others,
    )
    assert isinstance(answers[0], Conflict)
    table = await store.table("forum")
    assert table is not None
    assert table.phase == "gathering"
    assert len(await store.entries("forum")) == 1
    assert len(await store.lines("forum")) == company


async def test_entries_of_a_new_table_may_come_first(store: Store) -> None:
    """The order in a call does not matter."""
    await store.commit(add_entry(1), add_line(1), PutTable(a_table()))
    assert len(await store.entries("forum")) == 1


async def test_a_caller_who_left_does_not_matter(store: Store) -> None:
    """What they wanted is stored all the same."""
    await store.commit(PutTable(a_table()))
    gone = asyncio.ensure_future(store.commit(add_entry(1)))
    await asyncio.sleep(0)
    gone.cancel()
    await store.commit(add_entry(2))
    assert [entry.number for entry in await store.entries("forum")] == [1, 2]


async def test_a_file_that_stays_locked_is_unreachable(
    sqlite_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For as long as there is patience; afterwards all goes on."""
    settings = (*database.SQLITE_SETTINGS, "PRAGMA busy_timeout = 0")
    monkeypatch.setattr(database, "SQLITE_SETTINGS", settings)
    store = Store.open(sqlite_address, patience=0.2)
    await store.commit(PutTable(a_table()))
    with store._database.writing.begin(), pytest.raises(Unreachable):
        await store.commit(add_entry(1))
    await store.commit(add_entry(1))
    await store.close()


# --- In the event loop, or in the thread ---


def note_threads(store: Store) -> list[bool]:
    """Whether each commit from now on is made in the event loop."""
    noted: list[bool] = []
    here = threading.current_thread()
    event.listen(
        store._database.writing,
        "commit",
        lambda _connection: noted.append(threading.current_thread() is here),
    )
    return noted


async def test_a_quick_disk_is_written_to_at_once(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A SQLite file is; PostgreSQL may be far away."""
    monkeypatch.setattr(writer, "QUICK", math.inf)
    noted = note_threads(store)
    for name in ("forum", "curia", "rostra"):
        await store.commit(PutTable(a_table(name)))
    assert noted == [not store._database.is_postgres] * 3


async def test_a_slow_disk_is_left_to_the_thread(
    sqlite_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a commit that was not quick, for a while."""
    store = Store.open(sqlite_address)
    noted = note_threads(store)
    monkeypatch.setattr(writer, "QUICK", 0.0)  # what takes any time at all is slow
    monkeypatch.setattr(writer, "REST", 1e9)
    await store.commit(PutTable(a_table("forum")))
    await store.commit(PutTable(a_table("curia")))
    await store.commit(PutTable(a_table("rostra")))
    assert noted == [True, False, False]
    monkeypatch.setattr(writer, "QUICK", math.inf)
    store._writer._not_here_until = 0.0  # the while is over
    await store.commit(PutTable(a_table("basilica")))
    assert noted == [True, False, False, True]
    await store.close()


async def test_a_busy_machine_is_not_a_slow_disk(sqlite_address: str) -> None:
    """While others have the processors the loop waits in any case: a thread would not help."""
    store = Store.open(sqlite_address)
    noted = note_threads(store)
    seconds, waits = count(0.0, 5.0), count(0.0, 4.999)
    store._writer._clock, store._writer._waited = seconds.__next__, Waited(waits.__next__)
    for name in ("forum", "curia", "rostra"):
        await store.commit(PutTable(a_table(name)))
    store._writer._waited = Waited(lambda: 0.0)  # from now on it is the disk
    for name in ("basilica", "circus"):
        await store.commit(PutTable(a_table(name)))
    assert noted == [True, True, True, True, False]
    await store.close()


class Waited(WaitForProcessor):
    """How long this thread has waited, as a test says."""

    def __init__(self, seconds: Callable[[], float]) -> None:
        super().__init__()
        self._seconds = seconds

    def __call__(self) -> float:
        return self._seconds()


def test_time_spent_waiting_for_a_processor_is_told(tmp_path: Path) -> None:
    """In seconds, as Linux writes it; none where it is not told."""
    file = tmp_path / "schedstat"
    file.write_text("31549187 79798528 24\n")
    waited = WaitForProcessor(str(file))
    assert waited() == 0.079798528
    file.write_text("31549187 1579798528 25\n")
    assert waited() == 1.579798528
    waited.close()
    assert waited() == 0.0
    assert WaitForProcessor(str(tmp_path / "nothing"))() == 0.0


async def test_whoever_holds_the_file_does_not_hold_up_the_loop(sqlite_address: str) -> None:
    """The thread waits, and what comes meanwhile waits behind it."""
    store = Store.open(sqlite_address)
    await store.commit(PutTable(a_table()))
    noted = note_threads(store)
    with store._database.writing.begin():
        waiting = [asyncio.ensure_future(store.commit(add_line(n))) for n in (1, 2)]
        await asyncio.sleep(0.05)  # the loop would stand still for ten seconds here
        waiting.append(asyncio.ensure_future(store.commit(add_line(3))))
        await asyncio.sleep(0.05)
        assert not any(done.done() for done in waiting)
        noted.clear()
    held = noted.pop()
    assert held  # the one who held it, in this thread
    await asyncio.gather(*waiting)
    assert not any(noted)
    assert [line.number for line in await store.lines("forum")] == [1, 2, 3]
    await store.close()


async def test_what_is_asked_for_last_is_stored_before_the_end(store: Store) -> None:
    """Closing the store finishes what was handed over, and takes no more."""
    await store.commit(PutTable(a_table()))
    last = store._writer.submit([add_entry(1)])
    await store.close()
    assert last.done()
    assert last.exception() is None
    with pytest.raises(Unreachable):
        await store.commit(add_entry(2))


# --- The journal of a SQLite file ---


async def test_a_journal_has_its_length_before_it_is_needed(sqlite_address: str) -> None:
    """What is committed then makes it no longer; to lengthen it twice changes nothing."""
    store = Store.open(sqlite_address)
    await store.commit(PutTable(a_table()))
    journal = Path(f"{store._database.url.database}-wal")
    before = journal.stat().st_size
    await store.lengthen_journal()
    length = journal.stat().st_size
    assert before < length >= database.JOURNAL_PAGES * 4096
    for number in range(1, 21):
        await store.commit(add_entry(number))
    await store.lengthen_journal()
    assert journal.stat().st_size == length
    assert len(await store.entries("forum")) == 20
    await store.close()


async def test_a_journal_is_lengthened_while_others_write(
    sqlite_address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is lost, neither now nor for whoever opens the files after a power cut."""
    monkeypatch.setattr(database, "AT_ONCE", 200_000)  # so that there are many parts
    store = Store.open(sqlite_address)
    await store.commit(PutTable(a_table()))

    async def play() -> None:
        for number in range(1, 101):
            await store.commit(add_entry(number))

    await asyncio.gather(play(), store.lengthen_journal())
    after_cut = tmp_path / "after"
    after_cut.mkdir()
    for name in ("rubra.db", "rubra.db-wal"):
        shutil.copy(tmp_path / name, after_cut / name)
    await store.close()
    again = Store.open(f"sqlite:///{after_cut}/rubra.db")
    assert [entry.number for entry in await again.entries("forum")] == [*range(1, 101)]
    with again._database.reading.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA integrity_check").scalar() == "ok"
    await again.close()


async def test_a_journal_that_is_full_is_written_from_the_start_again(
    sqlite_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It keeps its length, and what is read is what was written."""
    monkeypatch.setattr(database, "JOURNAL_PAGES", 50)
    settings = (*database.SQLITE_SETTINGS, "PRAGMA wal_autocheckpoint = 25")
    monkeypatch.setattr(database, "SQLITE_SETTINGS", settings)
    store = Store.open(sqlite_address)
    await store.commit(PutTable(a_table()))
    await store.lengthen_journal()
    journal = Path(f"{store._database.url.database}-wal")
    length = journal.stat().st_size
    for number in range(1, 201):
        await store.commit(add_entry(number))
    assert journal.stat().st_size == length
    assert [entry.number for entry in await store.entries("forum")] == [*range(1, 201)]
    await store.close()


async def test_a_journal_that_cannot_be_lengthened(
    address: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A full disk, say: the log says so, and the store works as it does without."""

    def is_full(_file: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    store = Store.open(address)
    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", is_full)
        await store.lengthen_journal()
    assert ("No space left" in caplog.text) is not store._database.is_postgres
    await store.commit(PutTable(a_table()))
    await store.commit(add_entry(1))
    assert len(await store.entries("forum")) == 1
    await store.close()


# --- kill -9 ---

WRITE_UNTIL_KILLED = """
import asyncio, sys
from rubra.server.store.store import Store
from rubra.server.model.stored import PutTable
from tests.server.examples import a_table, add_entry

async def play(store, table):
    await store.commit(PutTable(a_table(table)))
    number = 0
    while True:
        number += 1
        await store.commit(add_entry(number, table=table))
        print(table, number, flush=True)

async def main():
    store = Store.open(sys.argv[1])
    await asyncio.gather(store.lengthen_journal(), *(play(store, f"table-{n}") for n in range(8)))

asyncio.run(main())
"""


async def test_what_was_acknowledged_survives_a_kill(address: str) -> None:
    """Killed at any moment, the log has all that was told, and no gaps."""
    child = subprocess.Popen(
        [sys.executable, "-c", WRITE_UNTIL_KILLED, address],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert child.stdout is not None
    told = [child.stdout.readline() for _ in range(200)]
    child.kill()
    told += child.stdout.readlines()
    child.wait()
    child.stdout.close()

    store = Store.open(address)
    acknowledged: dict[str, int] = {}
    for line in told:
        if line.endswith("\n"):
            table, number = line.split()
            acknowledged[table] = int(number)
    assert len(acknowledged) == 8
    for table, number in acknowledged.items():
        numbers = [entry.number for entry in await store.entries(table)]
        assert numbers == list(range(1, len(numbers) + 1))
        assert len(numbers) >= number
    await store.close()
