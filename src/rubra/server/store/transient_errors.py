"""Telling transient errors of the database from what is wrong with a single statement."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

# Classes of PostgreSQL's error codes that concern a statement although they are called operational
STATEMENT_ERRORS = {"54"}  # a limit, such as a value too long for an index
# … and codes of transient errors that are called something else
READ_ONLY = "25006"  # a standby that is about to take over


def is_transient(error: BaseException) -> bool:
    """Whether it makes sense to try the same again, perhaps on a new connection."""
    if isinstance(error, PoolTimeout):
        return True
    if not isinstance(error, DBAPIError):
        return False
    if error.connection_invalidated:
        return True
    if isinstance(error.orig, sqlite3.Error):
        # A full disk, a lock that is held for too long; but not a statement that is wrong
        return isinstance(error.orig, sqlite3.OperationalError) and (
            error.orig.sqlite_errorcode & 0xFF != sqlite3.SQLITE_ERROR
        )
    code: str = getattr(error.orig, "sqlstate", None) or ""  # psycopg's; none if there is no server
    if code == READ_ONLY:
        return True
    return isinstance(error, OperationalError) and code[:2] not in STATEMENT_ERRORS
