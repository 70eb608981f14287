"""What whoever runs a server does to its database: back up, restore, export, purge guests.

A backup is one file that either kind of database can be restored from. It is a text in UTF-8,
compressed by gzip, and each line of it is a JSON value:

    {"backup": 1, "schema": "0001"}             format of the file, newest migration
    {"table": "people", "columns": ["id", …]}   a table; the lines after it are its rows
    ["id-livia", "Livia", 1000.25, …]           bytes are written in base64
    {"rows": 12, "sha256": "…"}                 the last: how many rows, a digest of all before

It holds everything, passwords (hashed) and the secrets of running games too: it is written so that
only its owner can read it, and should stay with them.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import os
from base64 import b64decode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, LargeBinary, Table, insert, select
from sqlalchemy.exc import SQLAlchemyError

from rubra.core import record_file
from rubra.core.errors import RubraError, StoreFileError
from rubra.core.record_file import GameRecord
from rubra.server.model.stored import Conflict, DropGuest, Entry, StoredLine, StoredTable
from rubra.server.store.database import Database, open_database
from rubra.server.store.schema import BACKED_UP, REVISION, metadata
from rubra.server.store.store import A_DAY, Store

FORMAT = 1
CHUNK = 1000  # rows that are read and written at once


class Head(msgspec.Struct, forbid_unknown_fields=True):
    """The first line of a backup."""

    backup: int
    schema: str


class Chapter(msgspec.Struct, forbid_unknown_fields=True):
    """The line before the rows of a table."""

    table: str
    columns: list[str]


class Foot(msgspec.Struct, forbid_unknown_fields=True):
    """The last line of a backup."""

    rows: int
    sha256: str


# --- Back up ---


def back_up(address: str, file: Path) -> int:
    """Write everything to a file, as it is at one moment, while servers go on; how many rows.

    Raises StoreFileError. Whoever looks for the file finds the one before or the new one, whole.
    """
    database = open_database(address, server=False, create=False)
    draft = file.with_name(file.name + ".part")
    try:
        with _snapshot(database) as connection, _private(draft) as output:
            rows = _write_backup(connection, output)
        draft.replace(file)
    except OSError as error:
        raise StoreFileError(f"{file}: cannot be written ({error.strerror})") from None
    finally:
        database.close()
        draft.unlink(missing_ok=True)
    return rows


@contextmanager
def _snapshot(database: Database) -> Iterator[Connection]:
    """A connection that sees everything as it is now."""
    with database.reading.connect() as connection:
        if database.is_postgres:
            connection.execution_options(isolation_level="REPEATABLE READ")
        else:
            connection.exec_driver_sql("BEGIN")
        yield connection


@contextmanager
def _private(file: Path) -> Iterator[gzip.GzipFile]:
    """A new compressed file that nobody else can read, on the disk when this ends."""
    file.unlink(missing_ok=True)
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as raw:
        with gzip.GzipFile(fileobj=raw, mode="wb", filename="", mtime=0) as output:
            yield output
        raw.flush()
        os.fsync(raw.fileno())


def _write_backup(connection: Connection, output: gzip.GzipFile) -> int:
    digest = hashlib.sha256()

    def write(line: object) -> None:
        text = msgspec.json.encode(line) + b"\n"
        digest.update(text)
        output.write(text)

    rows = 0
    write(Head(FORMAT, REVISION))
    for table in BACKED_UP:
        write(Chapter(str(table.name), [str(column.name) for column in table.columns]))
        for row in connection.execution_options(yield_per=CHUNK).execute(select(table)):
            write(tuple(row))
            rows += 1
    write(Foot(rows, digest.hexdigest()))
    return rows


# --- Restore ---


def restore(file: Path, address: str) -> int:
    """Read everything from a backup into an empty database; how many rows.

    Raises StoreFileError if the backup is damaged or the database is not empty; nothing is changed
    then.
    """
    head, foot = _check_backup(file)
    if head.backup != FORMAT or head.schema != REVISION:
        raise StoreFileError(
            f"{file}: was made by another version of this program (format {head.backup}, schema"
            f" {head.schema}; this one reads {FORMAT} and {REVISION}); restore it with that version"
        )
    database = open_database(address)
    try:
        with database.writing.begin() as connection:
            for table in BACKED_UP:
                if connection.execute(select(1).select_from(table).limit(1)).first():
                    raise StoreFileError(f"{database.url.database}: is not empty")
            _read_backup(connection, file)
    except SQLAlchemyError as error:
        raise StoreFileError(f"{file}: cannot be restored ({error})") from error
    finally:
        database.close()
    return foot.rows


def _lines(file: Path) -> Iterator[bytes]:
    try:
        with gzip.open(file) as text:
            yield from text
    except (OSError, EOFError) as error:  # gzip's own errors are such, too
        reason = getattr(error, "strerror", None) or error
        raise StoreFileError(f"{file}: cannot be read ({reason})") from None


def _check_backup(file: Path) -> tuple[Head, Foot]:
    """Read all of it before anything is done with it."""
    digest = hashlib.sha256()
    before = first = b""
    for line in _lines(file):
        first = first or line
        digest.update(before)
        before = line
    try:
        head = msgspec.json.decode(first, type=Head)
        foot = msgspec.json.decode(before, type=Foot)
    except (msgspec.DecodeError, msgspec.ValidationError):
        raise StoreFileError(f"{file}: is not a whole backup") from None
    if foot.sha256 != digest.hexdigest():
        raise StoreFileError(f"{file}: is damaged; its digest is not that of its lines")
    return head, foot


def _read_backup(connection: Connection, file: Path) -> None:
    lines = _lines(file)
    next(lines)
    table: Table | None = None
    columns: list[str] = []
    while chunk := list(islice(lines, CHUNK)):
        new: list[dict[str, Any]] = []
        for line in chunk:
            if line.startswith(b"["):
                new.append(dict(zip(columns, msgspec.json.decode(line), strict=True)))
                continue
            _insert(connection, table, new)
            new = []
            if line.startswith(b'{"table"'):
                chapter = msgspec.json.decode(line, type=Chapter)
                table, columns = metadata.tables[chapter.table], chapter.columns
        _insert(connection, table, new)


def _insert(connection: Connection, table: Table | None, new: list[dict[str, Any]]) -> None:
    if table is None or not new:
        return
    for column in table.columns:
        if isinstance(column.type, LargeBinary):
            for row in new:
                if row[column.name] is not None:
                    row[column.name] = b64decode(row[column.name])
    connection.execute(insert(table), new)


# --- Export ---


def export(
    address: str,
    folder: Path,
    to_record: Callable[[StoredTable, list[Entry], list[StoredLine]], GameRecord],
) -> tuple[int, dict[str, str]]:
    """Write each finished game to a folder, as the record `<game>-<table>.json`.

    How many were written, and why others were not (`to_record` may raise a RubraError). Raises
    StoreFileError.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreFileError(f"{folder}: cannot be written to ({error.strerror})") from None
    return asyncio.run(_export(address, folder, to_record))


async def _export(
    address: str,
    folder: Path,
    to_record: Callable[[StoredTable, list[Entry], list[StoredLine]], GameRecord],
) -> tuple[int, dict[str, str]]:
    written = 0
    refused: dict[str, str] = {}
    store = Store.open(address, server=False)
    try:
        last = ""
        while tables := await store.finished_tables(after=last):
            for table in tables:
                try:
                    record = to_record(
                        table, await store.entries(table.id), await store.lines(table.id)
                    )
                    record_file.save(record, folder / f"{table.game}-{table.id}.json")
                    written += 1
                except RubraError as error:
                    refused[table.id] = str(error)
            last = tables[-1].id
    finally:
        await store.close()
    return written, refused


# --- Guests ---


def purge_guests(address: str, days: float, now: float) -> int:
    """Forget guests who were not seen for so many days and are bound by no table; how many.

    Their names stay at the tables where they sat. Servers may go on. Raises StoreFileError.
    """
    return asyncio.run(_purge_guests(address, now - days * A_DAY))


async def _purge_guests(address: str, before: float) -> int:
    gone = 0
    store = Store.open(address, server=False)
    try:
        while guests := await store.guests_to_purge(before, limit=CHUNK):
            answers = await asyncio.gather(
                *(store.commit(DropGuest(guest)) for guest in guests), return_exceptions=True
            )
            others = [error for error in answers if error and not isinstance(error, Conflict)]
            if others:
                raise others[0]
            # Whoever came back meanwhile stays; if all of them did, there is nothing left to do
            went = answers.count(None)
            if not went:
                break
            gone += went
    finally:
        await store.close()
    return gone
