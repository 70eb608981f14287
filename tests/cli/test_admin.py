"""`rubra admin`: what whoever runs a server does to its database."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from rubra.server.model.stored import PutPerson, StoredPerson
from rubra.server.protocol.wire import FromRecord
from rubra.server.service.table_service import TableService
from rubra.server.store.store import Store
from tests.cli.command import printed, refused

RECORD = Path(__file__).parent.parent / "records" / "rubico" / "5-four_italica.json"


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A database with one finished game and a guest who came long ago."""
    address = f"sqlite:///{tmp_path / 'tables.db'}"
    asyncio.run(_fill(address))
    return address


async def _fill(address: str) -> None:
    store = Store.open(address)
    service = TableService(store)
    host = StoredPerson("host", "Host", created=0.0, password="hashed")
    await store.commit(PutPerson(host), PutPerson(StoredPerson("guest", "Guest", created=0.0)))
    await service.making.import_record(host, FromRecord(RECORD.read_text(encoding="utf-8")))
    await service.close()
    await store.close()


def test_a_backup_fills_an_empty_database(database: str, tmp_path: Path) -> None:
    """And no other."""
    backup = tmp_path / "backup.gz"
    assert "keep it to yourself" in printed("admin", "backup", backup, "--db", database)
    copy = f"sqlite:///{tmp_path / 'copy.db'}"
    assert "rows restored" in printed("admin", "restore", backup, "--db", copy)
    assert "1 records" in printed("admin", "export", tmp_path / "records", "--db", copy)
    assert "empty" in refused("admin", "restore", backup, "--db", copy)


def test_finished_games_are_exported_as_records(database: str, tmp_path: Path) -> None:
    """Each replays."""
    folder = tmp_path / "records"
    assert "1 records" in printed("admin", "export", folder, "--db", database)
    (file,) = folder.iterdir()
    assert "four_italica" in printed("replay", file, "--json")


def test_guests_who_stay_away_are_forgotten(database: str) -> None:
    """Once."""
    assert printed("admin", "purge-guests", "--db", database) == "1 guests forgotten.\n"
    assert printed("admin", "purge-guests", "--db", database) == "0 guests forgotten.\n"


def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    """In one sentence."""
    assert "sqlite:///" in refused("admin", "backup", tmp_path / "b", "--db", "mysql://here")
    missing = f"sqlite:///{tmp_path / 'none.db'}"
    assert "none.db" in refused("admin", "backup", tmp_path / "b", "--db", missing)
