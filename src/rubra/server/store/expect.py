"""Finding out that somebody else was first."""

from __future__ import annotations

from typing import Any

from sqlalchemy import CursorResult

from rubra.server.model.stored import Conflict


def expect_one(result: CursorResult[Any], what: str) -> None:
    """Raise Conflict unless a change found the one row that it is about."""
    if result.rowcount != 1:
        raise Conflict(f"{what} is not as it was")
