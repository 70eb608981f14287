"""Opening a database: its address, its settings, its migrations, and the lock of a SQLite file."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from sqlalchemy import (
    URL,
    Connection,
    Engine,
    NullPool,
    QueuePool,
    create_engine,
    event,
    inspect,
    make_url,
    text,
)
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from rubra.core.errors import StoreFileError
from rubra.core.optional import needs
from rubra.server.store.schema import REVISION, metadata

READERS = 4  # connections, and threads, that read
MIGRATION_LOCK = 0x7275627261  # in PostgreSQL: processes that start together migrate one by one

# A connection over a dead network is given up by us (after 25 s) before PostgreSQL gives it up on
# its side (45 s): a process in charge of a table knows that it lost it before another can get it.
POSTGRES_CONNECTION = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 25_000,
}
POSTGRES_SETTINGS = (
    "SET tcp_keepalives_idle = 30",
    "SET tcp_keepalives_interval = 5",
    "SET tcp_keepalives_count = 3",
    "SET lock_timeout = '10s'",
    "SET client_encoding = 'UTF8'",
)
JOURNAL_PAGES = 4000  # of SQLite's journal, until it is written from the start again
JOURNAL_HEAD, PAGE_HEAD = 32, 24  # bytes
AT_ONCE = 1_000_000  # bytes by which a journal is lengthened
SQLITE_SETTINGS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # survives a power cut; group commit pays for it
    "PRAGMA busy_timeout = 10000",
    "PRAGMA foreign_keys = ON",
    f"PRAGMA wal_autocheckpoint = {JOURNAL_PAGES}",  # the same ones are written again and again
    "PRAGMA cache_size = -16000",  # kB
    "PRAGMA secure_delete = ON",  # what is deleted is overwritten, not only forgotten
)


@dataclass
class Database:
    """A database that is open and up to date."""

    url: URL
    writing: Engine  # each connection is new, and its transactions may write from the start
    reading: Engine  # each statement is its own transaction, and cannot write
    lock: FileLock | None = None

    @property
    def is_postgres(self) -> bool:
        """Whether other processes may be at work on it."""
        return self.url.get_backend_name() == "postgresql"

    def connect_impatiently(self) -> Connection:
        """A connection to write to a SQLite file that does not wait until others are ready."""
        connection = self.writing.connect()
        driver: Any = connection.connection.driver_connection
        driver.execute("PRAGMA busy_timeout = 0").close()
        return connection

    def lengthen_journal(self) -> bool:
        """Bring the journal of a SQLite file closer to the length that it grows to anyhow. Blocks.

        While a file grows, each commit waits until the file system has stored its length, too:
        milliseconds instead of a fraction of one. Behind its own last page SQLite reads nothing.
        Returns whether more is missing. Raises OSError or SQLAlchemyError.
        """
        if self.is_postgres:
            return False
        journal = Path(f"{self.url.database}-wal")
        # In a transaction that writes, so that nobody else adds to it meanwhile
        with self.writing.begin() as connection, journal.open("r+b") as file:
            page: int = connection.exec_driver_sql("PRAGMA page_size").scalar_one()
            length = JOURNAL_HEAD + JOURNAL_PAGES * (PAGE_HEAD + page)
            missing = length - file.seek(0, os.SEEK_END)
            if missing > 0:
                file.write(bytes(min(missing, AT_ONCE)))
                file.flush()
                os.fsync(file.fileno())
        return missing > AT_ONCE

    def close(self) -> None:
        """Close what is open."""
        self.writing.dispose()
        self.reading.dispose()
        if self.lock is not None:
            self.lock.release()


def open_database(address: str, *, server: bool = True, create: bool = True) -> Database:
    """Open a database and bring it up to date. Raises StoreFileError with a sentence for people.

    With `server`, a SQLite file is locked against a second server. Without `create`, there has to
    be a file.
    """
    url = read_address(address)
    if url.get_backend_name() == "postgresql":
        with needs("postgresql"):
            database = Database(url, *_postgres_engines(url))
    else:
        # Under its own name: by another, SQLite would keep another journal, and we another lock
        path = Path(str(url.database)).resolve()
        url = url.set(database=str(path))
        if not create and not path.exists():
            raise StoreFileError(f"{path}: there is no such file")
        _keep_to_owner(path)
        database = Database(url, *_sqlite_engines(url))
        if server:
            database.lock = _lock_against_servers(path)
    try:
        _bring_up_to_date(database)
    except BaseException as error:
        database.close()
        if isinstance(error, SQLAlchemyError):
            raise StoreFileError(_why_not_open(url, error)) from error
        raise
    return database


def read_address(address: str) -> URL:
    """The parts of an address. Raises StoreFileError if it is none of ours."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise StoreFileError(_not_an_address(address)) from None
    if url.get_backend_name() in {"postgresql", "postgres"}:
        return url.set(drivername="postgresql+psycopg")
    if url.drivername != "sqlite" or url.host:
        raise StoreFileError(_not_an_address(address))
    if not url.database or url.database == ":memory:" or url.query:
        raise StoreFileError(f"{address}: name a file, as in sqlite:///rubra.db")
    return url


def _not_an_address(address: str) -> str:
    # An address may hold a password: only its beginning is repeated
    beginning = address.split(":", 1)[0]
    return (
        f"{beginning}: is not the address of a database; it looks like sqlite:///rubra.db"
        " or postgresql://user@host/name"
    )


def _why_not_open(url: URL, error: SQLAlchemyError) -> str:
    reason = str(error.orig if isinstance(error, DBAPIError) else error).strip().splitlines()[0]
    where = url.database if url.get_backend_name() == "sqlite" else url.render_as_string()
    return f"{where}: cannot be opened ({reason})"


# --- Connections ---


def _sqlite_engines(url: URL) -> tuple[Engine, Engine]:
    """One to write and one to read. We begin transactions: the driver would do so too late."""
    writing = create_engine(url, poolclass=NullPool)
    reading = create_engine(url, poolclass=QueuePool, pool_size=READERS, max_overflow=0)

    def set_up(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        for setting in SQLITE_SETTINGS:
            connection.execute(setting).close()

    def set_up_reader(connection: Any, record: Any) -> None:
        set_up(connection, record)
        connection.execute("PRAGMA query_only = ON").close()

    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    event.listen(writing, "connect", set_up)
    event.listen(writing, "begin", begin)
    event.listen(reading, "connect", set_up_reader)
    return writing, reading


def _postgres_engines(url: URL) -> tuple[Engine, Engine]:
    """One to write and one to read."""
    writing = create_engine(url, poolclass=NullPool, connect_args=POSTGRES_CONNECTION)
    reading = create_engine(
        url,
        poolclass=QueuePool,
        pool_size=READERS,
        max_overflow=0,
        isolation_level="AUTOCOMMIT",
        connect_args=POSTGRES_CONNECTION,
    )

    def set_up(connection: Any, _record: Any) -> None:
        for setting in POSTGRES_SETTINGS:
            connection.execute(setting)
        connection.commit()

    def set_up_reader(connection: Any, record: Any) -> None:
        set_up(connection, record)
        connection.execute("SET default_transaction_read_only = on")
        connection.commit()

    event.listen(writing, "connect", set_up)
    event.listen(reading, "connect", set_up_reader)
    return writing, reading


# --- Migrations ---


def _bring_up_to_date(database: Database) -> None:
    """Run the migrations that are missing, all of them or none."""
    with database.reading.connect() as connection:
        if revision_of(connection) == REVISION:
            return
    lock = None
    if database.lock is None and not database.is_postgres:
        # A tool that finds an old file may bring it up to date, but not under a running server
        lock = _lock_against_servers(Path(str(database.url.database)))
    try:
        with database.writing.begin() as connection:
            if database.is_postgres:
                connection.execute(
                    text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK}
                )
            migrate(connection)
    finally:
        if lock is not None:
            lock.release()


def revision_of(connection: Connection) -> str | None:
    """The newest migration that a database has seen, or None if it is not one of ours yet."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if revision is None else str(revision)


def migrate(connection: Connection) -> None:
    """Run the migrations that are missing, in the transaction of the connection."""
    from alembic import command  # here, because most starts do not need it
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", "rubra.server.store:migrations")
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    revision = revision_of(connection)
    name = connection.engine.url.database
    if revision is not None and revision not in known:
        raise StoreFileError(
            f"{name}: was written by a newer version of this program (schema {revision},"
            f" this one knows {REVISION}); use that version"
        )
    if revision is None and set(inspect(connection).get_table_names()) & set(metadata.tables):
        raise StoreFileError(f"{name}: is a database of another program")
    command.upgrade(config, "head")


def _keep_to_owner(path: Path) -> None:
    """Let nobody else read a SQLite file, from the first moment; what lies beside it follows."""
    with suppress(OSError):  # whatever is wrong, SQLite says it in a moment
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    for name in (path.name, f"{path.name}-wal", f"{path.name}-shm"):
        with suppress(OSError):
            if (file := path.with_name(name)).is_file():
                file.chmod(0o600)


# --- The lock of a SQLite file ---


class FileLock:
    """A lock that the system lifts when its process dies. Beside the file, never on it: closing a
    second handle of a SQLite file would lift SQLite's own locks."""

    def __init__(self, path: Path) -> None:
        """Raises BlockingIOError if another holds it, and OSError if it cannot be made."""
        self._file: IO[bytes] = path.open("ab")
        try:
            if sys.platform == "win32":
                import msvcrt

                msvcrt.locking(self._file.fileno(), msvcrt.LK_NBLCK, 1)
            else:
                import fcntl

                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            self._file.close()
            raise BlockingIOError from error

    def release(self) -> None:
        """Let another have it. The file stays: to remove it would let two hold it."""
        self._file.close()


def _lock_against_servers(path: Path) -> FileLock:
    try:
        return FileLock(path.with_name(path.name + ".lock"))
    except BlockingIOError:
        raise StoreFileError(
            f"{path}: is being served by another process; stop that one first,"
            " or use PostgreSQL to serve the same tables with several"
        ) from None
    except OSError as error:
        raise StoreFileError(f"{path}: cannot be opened ({error.strerror})") from None
