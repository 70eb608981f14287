"""Several processes on one PostgreSQL; connections that are cut; a server that comes back."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path

import psycopg
import pytest

from rubra.server.model.stored import Conflict, PutSeat, PutTable, StoredSeat, Unreachable
from rubra.server.store.peers import lock_of
from rubra.server.store.store import Store
from tests.server.client import PATIENCE

from .conftest import Postgres
from .examples import a_table, add_entry, add_line, an_entry

pytestmark = pytest.mark.anyio


class Heard:
    """What a store was told, to be waited for."""

    def __init__(self, store: Store) -> None:
        self.all: list[tuple[str, ...]] = []
        self._something = asyncio.Event()
        store.on_news(lambda table, kind: self._hear("news", table, kind))
        store.on_announcement(lambda words: self._hear("words", words))
        store.on_lost_claims(lambda: self._hear("lost"))

    def _hear(self, *words: str) -> None:
        self.all.append(words)
        self._something.set()

    async def wait_for(self, *words: str) -> None:
        """Until this was heard."""
        async with asyncio.timeout(PATIENCE):
            while words not in self.all:
                self._something.clear()
                await self._something.wait()


@pytest.fixture
async def two(postgres_address: str) -> AsyncIterator[tuple[Store, Store]]:
    """Two processes, as far as PostgreSQL can tell."""
    first, second = Store.open(postgres_address), Store.open(postgres_address)
    yield first, second
    await first.close()
    await second.close()


def cut_connections(address: str) -> None:
    """As a network would, all at once."""
    with closing(psycopg.connect(address, autocommit=True)) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


# --- News ---


async def test_what_one_stores_the_other_hears(two: tuple[Store, Store]) -> None:
    """Of entries, lines and tables; and of nothing that it stored itself."""
    one, other = two
    heard, own = Heard(other), Heard(one)
    await one.commit(PutTable(a_table()))
    await one.commit(add_entry(1), add_line(1))
    await one.commit(PutSeat("forum", 0, now=StoredSeat("Livia"), was=StoredSeat()))
    await one.commit(PutTable(a_table("last")))
    await heard.wait_for("news", "last", "table")
    assert heard.all == [
        ("news", "forum", "table"),
        ("news", "forum", "entry"),
        ("news", "forum", "line"),
        ("news", "forum", "table"),
        ("news", "last", "table"),
    ]
    await other.commit(PutTable(a_table("end")))
    await own.wait_for("news", "end", "table")
    assert own.all == [("news", "end", "table")]


async def test_what_is_heard_can_be_read(two: tuple[Store, Store]) -> None:
    """A notice comes after the commit, never before."""
    one, other = two
    await one.commit(PutTable(a_table()))
    found: asyncio.Queue[asyncio.Task[object]] = asyncio.Queue()

    def read(table: str, kind: str) -> None:
        if kind == "entry":
            found.put_nowait(asyncio.ensure_future(other.entries(table)))

    other.on_news(read)
    for number in range(1, 21):
        await one.commit(add_entry(number))
        entries = await (await found.get())
        assert isinstance(entries, list)
        assert len(entries) == number


async def test_much_news_at_once(two: tuple[Store, Store]) -> None:
    """More than one notice can hold."""
    one, other = two
    heard = Heard(other)
    names = [f"table-with-a-rather-long-name-{number}" for number in range(400)]
    await one.commit(*(PutTable(a_table(name, people=0)) for name in names))
    await one.commit(PutTable(a_table("last")))
    await heard.wait_for("news", "last", "table")
    assert [words[1] for words in heard.all] == [*names, "last"]


async def test_what_was_refused_is_no_news(two: tuple[Store, Store]) -> None:
    """The notice is part of the transaction."""
    one, other = two
    await one.commit(PutTable(a_table()), add_entry(1))
    heard = Heard(other)
    with pytest.raises(Conflict):
        await one.commit(PutTable(a_table("never")), add_entry(1))
    await one.commit(PutTable(a_table("last")))
    await heard.wait_for("news", "last", "table")
    assert ("news", "never", "table") not in heard.all


async def test_of_two_that_add_the_same_entry_one_does(two: tuple[Store, Store]) -> None:
    """The other is told, whoever it is; nothing is lost and nothing is there twice."""
    await two[0].commit(PutTable(a_table()))
    added = []

    async def add(store: Store, name: str) -> None:
        for number in range(1, 41):
            with suppress(Conflict):
                await store.commit(add_entry(number, message=f"{name}-{number}"))
                added.append(number)

    await asyncio.gather(add(two[0], "one"), add(two[1], "other"))
    assert sorted(added) == list(range(1, 41))
    assert [entry.number for entry in await two[0].entries("forum")] == list(range(1, 41))


async def test_announcements(two: tuple[Store, Store]) -> None:
    """Are heard by the others, and kept by nobody."""
    one, other = two
    heard, own = Heard(other), Heard(one)
    await one.announce("Livia is here: às 9")
    await heard.wait_for("words", "Livia is here: às 9")
    await other.announce("")
    await own.wait_for("words", "")
    assert own.all == [("words", "")]
    with pytest.raises(ValueError, match="7,800"):
        await one.announce("x" * 8000)


async def test_alone_there_is_no_news(sqlite_address: str) -> None:
    """With SQLite: this process keeps every table."""
    store = Store.open(sqlite_address)
    heard = Heard(store)
    await store.commit(PutTable(a_table()))
    await store.announce("hello")
    assert await store.claim("forum")
    await store.release("forum")
    assert await store.claim("forum")
    assert heard.all == []
    await store.close()


# --- Keeping tables ---


async def test_a_table_has_one_process(two: tuple[Store, Store]) -> None:
    """Until it is released."""
    one, other = two
    assert await one.claim("forum")
    assert await one.claim("forum")
    assert not await other.claim("forum")
    assert await other.claim("other")
    await other.release("forum")
    assert not await other.claim("forum")
    await one.release("forum")
    assert await other.claim("forum")


async def test_a_store_that_closes_keeps_nothing(postgres_address: str) -> None:
    """Others take over."""
    one, other = Store.open(postgres_address), Store.open(postgres_address)
    assert await one.claim("forum")
    await one.close()
    assert await one.claim("forum") is False
    assert await other.claim("forum")
    await other.close()


KEEP_UNTIL_KILLED = """
import asyncio, sys
from rubra.server.store.store import Store

async def main():
    store = Store.open(sys.argv[1])
    print(await store.claim("forum"), flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""


async def test_a_process_that_dies_is_followed(postgres_address: str) -> None:
    """As soon as PostgreSQL notices."""
    child = subprocess.Popen(
        [sys.executable, "-c", KEEP_UNTIL_KILLED, postgres_address],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert child.stdout is not None
    assert child.stdout.readline() == "True\n"
    store = Store.open(postgres_address)
    assert not await store.claim("forum")
    child.kill()
    child.wait()
    child.stdout.close()
    async with asyncio.timeout(PATIENCE):
        while not await store.claim("forum"):
            await asyncio.sleep(0.01)
    await store.close()


def test_locks_of_tables_differ() -> None:
    """And fit into what PostgreSQL takes."""
    locks = {lock_of(f"table-{number}") for number in range(1000)}
    assert len(locks) == 1000
    assert all(-(2**63) <= lock < 2**63 for lock in locks)


# --- Connections that are cut ---


async def test_connections_that_are_cut(two: tuple[Store, Store], postgres_address: str) -> None:
    """Everything goes on; what may have been missed is said, and what was kept is lost."""
    one, other = two
    await one.commit(PutTable(a_table()))
    assert await one.entries("forum") == []
    heard = Heard(one)
    assert await one.claim("forum")
    cut_connections(postgres_address)
    await one.commit(add_entry(1))
    assert await one.entries("forum") == [an_entry(1)]
    await heard.wait_for("news", "*", "all")
    assert heard.all == [("lost",), ("news", "*", "all")]
    async with asyncio.timeout(PATIENCE):
        while not await one.claim("forum"):
            await asyncio.sleep(0.01)
    await other.commit(add_entry(2))
    await heard.wait_for("news", "forum", "entry")


async def test_moves_while_connections_are_cut(postgres_address: str) -> None:
    """Again and again: every acknowledged move is there, once."""
    store = Store.open(postgres_address)
    await store.commit(PutTable(a_table("a")), PutTable(a_table("b")), PutTable(a_table("c")))
    playing = True

    async def play(table: str) -> int:
        number = 0
        while playing:
            number += 1
            await store.commit(add_entry(number, table=table))
        return number

    players = [asyncio.ensure_future(play(table)) for table in "abc"]
    for _ in range(5):
        await asyncio.to_thread(cut_connections, postgres_address)
        await asyncio.sleep(0.1)
    playing = False
    for table, number in zip("abc", await asyncio.gather(*players), strict=True):
        entries = await store.entries(table)
        assert [entry.number for entry in entries] == list(range(1, number + 1))
    await store.close()


async def test_postgres_goes_and_comes_back(postgres: Postgres, two: tuple[Store, Store]) -> None:
    """Whoever waits is served when it is back."""
    one, other = two
    heard = Heard(other)
    await one.commit(PutTable(a_table()))
    await asyncio.to_thread(postgres.stop)
    waiting = [
        asyncio.ensure_future(one.commit(add_entry(1))),
        asyncio.ensure_future(one.entries("forum")),
    ]
    assert not await one.claim("forum")
    await one.announce("nobody hears this")
    await asyncio.to_thread(postgres.start)
    await asyncio.gather(*waiting)
    await heard.wait_for("news", "*", "all")
    await one.commit(add_entry(2))
    await heard.wait_for("news", "forum", "entry")
    assert await other.entries("forum") == [an_entry(1), an_entry(2)]


# --- A wire that can be cut at the worst moment ---


class Wire:
    """Stands between a store and PostgreSQL, and can cut a connection at its COMMIT."""

    def __init__(self, folder: Path, server: Path) -> None:
        self.folder = folder
        self.cut: str | None = None  # "before" or "after" PostgreSQL has done the next COMMIT
        self.deaf = False  # nobody gets through
        self.cuts = 0
        self._server = str(server / ".s.PGSQL.5432")
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.bind(str(folder / ".s.PGSQL.5432"))
        self._listening.listen()
        self._open: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        """Cut everything."""
        self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()
        self.hang_up()

    def hang_up(self) -> None:
        """Cut what is connected now."""
        for end in self._open:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self._open.clear()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                if self.deaf:
                    near.close()
                    continue
                far = socket.socket(socket.AF_UNIX)
                far.connect(self._server)
                self._open += [near, far]
                threading.Thread(target=self._carry, args=[near, far, True], daemon=True).start()
                threading.Thread(target=self._carry, args=[far, near, False], daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket, watch: bool) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if watch and self.cut and b"COMMIT" in data:
                    self.cuts += 1
                    moment, self.cut = self.cut, None
                    if moment == "before":
                        break
                    source.shutdown(socket.SHUT_RDWR)  # what PostgreSQL answers is lost
                target.sendall(data)
        for end in (source, target):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)


@pytest.fixture
def wire(postgres: Postgres, tmp_path: Path) -> Iterator[Wire]:
    """A wire to the server."""
    wire = Wire(tmp_path, postgres.folder)
    yield wire
    wire.close()


@pytest.fixture
def through(wire: Wire, postgres_address: str, postgres: Postgres) -> Callable[[], str]:
    """The address of a database through the wire."""
    return lambda: postgres_address.replace(str(postgres.folder), str(wire.folder))


@pytest.mark.parametrize("moment", ["before", "after"])
async def test_a_commit_whose_outcome_is_unknown(
    wire: Wire, through: Callable[[], str], moment: str
) -> None:
    """Whether it was done is found out; it is done once, and everybody is told so."""
    store = Store.open(through())
    await store.commit(PutTable(a_table()))
    wire.cut = moment
    await asyncio.gather(
        store.commit(add_entry(1), PutSeat("forum", 0, now=StoredSeat("L"), was=StoredSeat())),
        store.commit(add_entry(2), add_line(1)),
    )
    assert wire.cuts == 1
    assert await store.entries("forum") == [an_entry(1), an_entry(2)]
    await store.commit(add_entry(3))
    with pytest.raises(Conflict):
        await store.commit(add_entry(3))
    await store.close()


async def test_a_database_that_does_not_come_back(wire: Wire, through: Callable[[], str]) -> None:
    """Patience ends; and begins anew when there is a database again."""
    store = Store.open(through(), patience=0.3)
    await store.commit(PutTable(a_table()))
    assert await store.table("forum") == a_table()
    wire.deaf = True
    wire.hang_up()
    with pytest.raises(Unreachable):
        await store.commit(add_entry(1))
    with pytest.raises(Unreachable):
        await store.entries("forum")
    wire.deaf = False
    await store.commit(add_entry(1))
    assert await store.entries("forum") == [an_entry(1)]
    await store.close()
