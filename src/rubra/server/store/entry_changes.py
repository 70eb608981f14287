"""Adding entries to the logs of tables: where the speed of the store matters.

The driver's own statements. SQLAlchemy's handling of parameters would cost 6 µs an entry, beside
the 7 that SQLite needs; psycopg sends many rows one by one (15 µs), but one JSON value for 4 µs.
Many rows are one statement of SQLite's, too: the driver lets the event loop run during each, and
under load it takes milliseconds until it has its turn again.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec
from sqlalchemy import Connection

from rubra.server.model.stored import AddEntry, Change
from rubra.server.store import rows

MOST_AT_ONCE = 1000  # entries in one statement
_ONE_ENTRY = f"({', '.join('?' * len(rows.ENTRY))})"
_ADD_ENTRIES_POSTGRES = f"""
    INSERT INTO entries ({", ".join(rows.ENTRY)})
    SELECT row ->> 0, (row ->> 1)::integer, row ->> 2, (row ->> 3)::integer, row ->> 4,
        (row ->> 5)::integer, decode(row ->> 6, 'base64'), (row ->> 7)::double precision,
        row ->> 8, row ->> 9
    FROM json_array_elements(%s::json) AS row
"""


def add_entries(connection: Connection, new: list[tuple[Any, ...]]) -> None:
    """Add rows of entries, in the transaction of the connection."""
    if connection.dialect.name == "sqlite":
        for first in range(0, len(new), MOST_AT_ONCE):
            some = new[first : first + MOST_AT_ONCE]
            values = tuple(value for row in some for value in row)
            connection.exec_driver_sql(_add_so_many(len(some)), values)
    else:
        # In one order everywhere: two processes with the same tables do not lock each other out
        new.sort(key=lambda row: row[:2])
        connection.exec_driver_sql(_ADD_ENTRIES_POSTGRES, (msgspec.json.encode(new).decode(),))


@lru_cache(maxsize=64)
def _add_so_many(count: int) -> str:
    """One statement for so many entries."""
    many = ", ".join([_ONE_ENTRY] * count)
    return f"INSERT INTO entries ({', '.join(rows.ENTRY)}) VALUES {many}"


def add_entries_alone(connection: Connection, changes: Sequence[Change]) -> bool:
    """Whether it stored and committed these changes, in SQLite, by one statement of the driver.

    That is possible if all of them are entries and none is in the way of another; if not, nothing
    has changed.
    """
    if connection.dialect.name != "sqlite" or len(changes) > MOST_AT_ONCE:
        return False
    values: list[Any] = []
    for change in changes:
        if type(change) is not AddEntry:
            return False
        values += rows.entry_row(change.table, change.entry)
    driver: Any = connection.connection.driver_connection
    try:
        # As of many: after `execute` the driver would let the event loop run once more, to ask for
        # the number of the last row
        driver.executemany(_add_so_many(len(changes)), (values,)).close()
    except sqlite3.Error:
        return False  # whoever is asked next finds out what is wrong
    return True
