"""Fixtures for the tests of one table: a table service in this process, on an empty SQLite file."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.server.room import Room, a_room

STAND_IN = "random"


@pytest.fixture(autouse=True)
def quick_stand_ins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever stands in for somebody plays anything, at once."""
    monkeypatch.setattr("rubra.server.table.seats.STAND_IN", STAND_IN)
    monkeypatch.setattr("rubra.server.table.new_tables.STAND_IN", STAND_IN)


@pytest.fixture
async def room(sqlite_address: str) -> AsyncIterator[Room]:
    """A house on an empty file."""
    async with a_room(sqlite_address) as room:
        yield room
