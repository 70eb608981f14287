"""Fixtures for the tests of one table: a table service in this process, on an empty SQLite file."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.server.local_server import LocalServer, local_server

STAND_IN = "random"


@pytest.fixture(autouse=True)
def quick_stand_ins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever stands in for somebody plays anything, at once."""
    monkeypatch.setattr("rubra.server.table.seats.STAND_IN", STAND_IN)
    monkeypatch.setattr("rubra.server.table.new_tables.STAND_IN", STAND_IN)


@pytest.fixture
async def server(sqlite_address: str) -> AsyncIterator[LocalServer]:
    """A table service on an empty file."""
    async with local_server(sqlite_address) as server:
        yield server
