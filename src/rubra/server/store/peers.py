"""Other processes that serve the same tables: hearing from them, and sharing the work.

One connection to PostgreSQL stays open all the time. It listens for notices, and holds an advisory
lock for each table that this process is in charge of. When it breaks, PostgreSQL lifts the locks
and we have missed notices: whoever is interested is told both, the first at once and the second
when there is a new connection.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import selectors
import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any, cast

import msgspec

from rubra.server.store.database import Database
from rubra.server.store.notices import LONGEST_NOTICE, NEWS, WORDS, read_notice

if TYPE_CHECKING:
    import psycopg

log = logging.getLogger("rubra.server.store")

FIRST_PAUSE, LONGEST_PAUSE = 0.05, 2.0  # seconds between two tries to connect


def peers_of(database: Database, name: str) -> Peers | NoPeers:
    """Those that share the database with us, who call ourselves `name`."""
    return Peers(database, name) if database.is_postgres else NoPeers()


class NoPeers:
    """With SQLite there are none."""

    def on_news(self, callback: Callable[[str, str], None]) -> None:
        """Nobody else stores anything."""

    def on_announcement(self, callback: Callable[[str], None]) -> None:
        """Nobody else says anything."""

    def on_lost_claims(self, callback: Callable[[], None]) -> None:
        """Nothing can be lost."""

    async def announce(self, text: str) -> None:
        """Nobody hears it."""

    async def claim(self, table: str) -> bool:  # noqa: ARG002 - it is the same for each table
        """Who else would?"""
        return True

    async def release(self, table: str) -> None:
        """There is nobody to take over."""

    def close(self) -> None:
        """Nothing is open."""


@dataclass
class Command:
    """Something to be done on the connection; without one, `otherwise` is the answer."""

    do: Callable[[psycopg.Connection], Any]
    done: asyncio.Future[Any]
    otherwise: Any


class Peers:
    """With PostgreSQL there may be some. A thread waits on the connection."""

    def __init__(self, database: Database, name: str) -> None:
        self._database = database
        self._name = name
        self._listeners: dict[str, list[tuple[asyncio.AbstractEventLoop, Callable[..., None]]]] = {
            "news": [],
            "words": [],
            "lost": [],
        }
        self._claimed: set[str] = set()
        self._errands: SimpleQueue[Command] = SimpleQueue()
        self._wake_writer, self._wake_reader = socket.socketpair()  # a byte for each errand
        self._wake_reader.setblocking(False)
        self._closing = False
        connection = self._connect()
        self._thread = threading.Thread(
            target=self._run, args=[connection], name="rubra-peers", daemon=True
        )
        self._thread.start()

    # --- In the event loop ---

    def on_news(self, callback: Callable[[str, str], None]) -> None:
        """See Store."""
        self._listeners["news"].append((asyncio.get_running_loop(), callback))

    def on_announcement(self, callback: Callable[[str], None]) -> None:
        """See Store."""
        self._listeners["words"].append((asyncio.get_running_loop(), callback))

    def on_lost_claims(self, callback: Callable[[], None]) -> None:
        """See Store."""
        self._listeners["lost"].append((asyncio.get_running_loop(), callback))

    async def announce(self, text: str) -> None:
        """See Store. Raises ValueError if it cannot be a notice."""
        words = f"{self._name} {text}"
        if len(words.encode()) > LONGEST_NOTICE or "\0" in words:
            raise ValueError("an announcement is a text of at most 7,800 bytes")
        await self._send(
            lambda connection: connection.execute("SELECT pg_notify(%s, %s)", (WORDS, words))
        )

    async def claim(self, table: str) -> bool:
        """See Store."""
        return bool(await self._send(lambda connection: self._lock(connection, table), False))

    async def release(self, table: str) -> None:
        """See Store."""
        await self._send(lambda connection: self._unlock(connection, table))

    async def _send(
        self, do: Callable[[psycopg.Connection], Any], otherwise: Any = None
    ) -> Any:  # the answer of the errand
        if self._closing:
            return otherwise
        done = asyncio.get_running_loop().create_future()
        self._errands.put(Command(do, done, otherwise))
        self._ring()
        return await done

    def _ring(self) -> None:
        with suppress(OSError):
            self._wake_writer.send(b"!")

    def close(self) -> None:
        """Keep nothing any more. Blocks."""
        self._closing = True
        self._ring()
        self._thread.join()
        self._wake_writer.close()
        self._wake_reader.close()

    # --- The thread ---

    def _run(self, connection: psycopg.Connection | None) -> None:
        pause = FIRST_PAUSE
        while not self._closing:
            try:
                if connection is None:
                    connection = self._connect()
                    self._tell("news", "*", "all")
                    pause = FIRST_PAUSE
                self._listen(connection)
            except Exception as error:
                if connection is not None:
                    log.warning("lost the connection to the other processes: %s", error)
                    connection.close()
                    connection = None
                    self._claimed.clear()
                    self._tell("lost")
                self._wait(pause)
                self._run_errands(None)
                pause = min(2 * pause, LONGEST_PAUSE)
        self._run_errands(None)
        if connection is not None:
            # At once, and not when PostgreSQL notices that we are gone
            with suppress(Exception):
                connection.execute("SELECT pg_advisory_unlock_all()")
            connection.close()

    def _connect(self) -> psycopg.Connection:
        """A connection that listens. Raises an error of SQLAlchemy or psycopg."""
        pooled = self._database.writing.raw_connection()
        connection = cast("psycopg.Connection", pooled.driver_connection)
        pooled.detach()
        try:
            connection.autocommit = True
            connection.execute(f"LISTEN {NEWS}")
            connection.execute(f"LISTEN {WORDS}")
        except BaseException:
            connection.close()
            raise
        return connection

    def _listen(self, connection: psycopg.Connection) -> None:
        """Until the connection breaks, which raises, or the end."""
        with selectors.DefaultSelector() as selector:
            selector.register(connection, selectors.EVENT_READ)
            selector.register(self._wake_reader, selectors.EVENT_READ)
            while not self._closing:
                selector.select()
                self._clear_wakeups()
                self._run_errands(connection)
                for notice in connection.notifies(timeout=0):
                    self._hear(notice.channel, notice.payload)

    def _wait(self, seconds: float) -> None:
        with selectors.DefaultSelector() as selector:
            selector.register(self._wake_reader, selectors.EVENT_READ)
            selector.select(seconds)
            self._clear_wakeups()

    def _clear_wakeups(self) -> None:
        with suppress(BlockingIOError):
            self._wake_reader.recv(4096)

    def _hear(self, channel: str, payload: str) -> None:
        if channel == NEWS:
            try:
                notice = read_notice(payload)
            except msgspec.MsgspecError:  # of another version of this program
                self._tell("news", "*", "all")
                return
            if notice.sender != self._name:
                for table, kind in notice.news:
                    self._tell("news", table, kind)
        else:
            sender, _, words = payload.partition(" ")
            if sender != self._name:
                self._tell("words", words)

    def _tell(self, what: str, *words: str) -> None:
        for loop, callback in self._listeners[what]:
            with suppress(RuntimeError):  # the loop is closed: nobody listens any more
                loop.call_soon_threadsafe(callback, *words)

    # --- Errands ---

    def _run_errands(self, connection: psycopg.Connection | None) -> None:
        """Do what is queued; if the connection breaks, or there is none, answer without it."""
        with suppress(Empty):
            while True:
                errand = self._errands.get_nowait()
                answer = errand.otherwise
                try:
                    if connection is not None:
                        answer = errand.do(connection)
                finally:
                    with suppress(RuntimeError):
                        errand.done.get_loop().call_soon_threadsafe(_answer, errand.done, answer)

    def _lock(self, connection: psycopg.Connection, table: str) -> bool:
        if table not in self._claimed:
            locked = connection.execute("SELECT pg_try_advisory_lock(%s)", (lock_of(table),))
            if locked.fetchone() == (True,):
                self._claimed.add(table)
        return table in self._claimed

    def _unlock(self, connection: psycopg.Connection, table: str) -> None:
        if table in self._claimed:
            self._claimed.discard(table)
            connection.execute("SELECT pg_advisory_unlock(%s)", (lock_of(table),))


def lock_of(table: str) -> int:
    """The number of the advisory lock of a table."""
    digest = hashlib.blake2b(f"rubra table {table}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, signed=True)


def _answer(done: asyncio.Future[Any], answer: Any) -> None:
    if not done.done():
        done.set_result(answer)
