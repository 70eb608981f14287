"""Backups that either database can be restored from, exported games, guests who are gone."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import re
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from rubra.core import record_file
from rubra.core.errors import RecordFileError, StoreFileError
from rubra.core.record_file import BoxRecord, GameRecord, SeatRecord
from rubra.server.model.stored import (
    AddAuditEntry,
    AddConsent,
    AddReport,
    AddSession,
    AuditEntry,
    Change,
    Entry,
    HideGame,
    PutBan,
    PutPerson,
    PutRating,
    PutTable,
    StoredBan,
    StoredConsent,
    StoredLine,
    StoredRating,
    StoredReport,
    StoredSeat,
    StoredTable,
)
from rubra.server.operators.maintenance import back_up, export, purge_guests, restore
from rubra.server.store.database import open_database
from rubra.server.store.schema import metadata
from rubra.server.store.store import Store

from .examples import a_person, a_table, add_entry, add_line

EVERYTHING: list[Change] = [
    PutPerson(a_person("Livia", "argon2", language="ca", push={"endpoint": "é"})),
    PutPerson(a_person("Guest")),
    AddSession("hash", "id-guest", 2000.0),
    PutTable(a_table(key=bytes(range(256)), result={"ranks": [1]}, begun=0.1 + 0.2)),
    PutTable(a_table("other", secret=None, seats=[StoredSeat("L", resigned=True), StoredSeat()])),
    *(add_entry(number) for number in range(1, 1500)),
    add_entry(1500, kind="undo", move=None, to=3, message=None),
    add_line(1, text='"quoted"\nand on \U0001f3b2'),
    add_line(2, text=None, signal="ask", about=1),
    PutRating(StoredRating("id-livia", "rubico", 1, 1, 25.1, 8.333333333333334)),
    AddConsent(StoredConsent("forum", "id-guest", 0.1)),
    HideGame("forum", 0.1, "rude"),
    PutBan(StoredBan("ban", "name", "eve", 0.1, None, "rude")),
    AddReport(StoredReport("report", 0.1, "forum", 1, "Livia", None, "salve", "id-guest", "")),
    AddAuditEntry(AuditEntry("entry", 0.1, "person", "report", "report", None, "203.0.113.7")),
]


def fill(address: str, *changes: Change) -> None:
    """Store something and go."""

    async def store_them() -> None:
        store = Store.open(address)
        await store.commit(*changes)
        await store.close()

    asyncio.run(store_them())


def contents(address: str) -> dict[str, list[tuple[Any, ...]]]:
    """Everything in a database."""
    database = open_database(address, server=False)
    with database.reading.connect() as connection:
        found = {
            name: sorted((tuple(row) for row in connection.execute(select(table))), key=str)
            for name, table in metadata.tables.items()
        }
    database.close()
    return found


@pytest.fixture
def second(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str], str]:
    """Another empty database of a kind."""

    def make(kind: str) -> str:
        if kind == "sqlite":
            return f"sqlite:///{tmp_path}/second.db"
        found: str = request.getfixturevalue("another_postgres_address")
        return found

    return make


# --- Backups ---


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_backup_is_restored_into_either_kind(
    address: str, second: Callable[[str], str], kind: str, tmp_path: Path
) -> None:
    """And is the same there, to the last bit."""
    fill(address, *EVERYTHING)
    rows = back_up(address, tmp_path / "backup")
    target = second(kind)
    assert restore(tmp_path / "backup", target) == rows == 1500 + 5 + 3 + 2 + 1 + 2 + 3 + 2
    assert contents(target) == contents(address)


def test_a_backup_is_for_its_owner(sqlite_address: str, tmp_path: Path) -> None:
    """It holds secrets; and nothing else is left behind."""
    back_up(sqlite_address, tmp_path / "backup")
    assert stat.S_IMODE((tmp_path / "backup").stat().st_mode) == 0o600
    assert not (tmp_path / "backup.part").exists()


def test_a_backup_is_of_one_moment(address: str, tmp_path: Path) -> None:
    """While a server runs and people play."""

    async def play_and_back_up() -> None:
        store = Store.open(address)
        await store.commit(PutTable(a_table(source_at=0)))
        backup = asyncio.ensure_future(asyncio.to_thread(back_up, address, tmp_path / "backup"))
        number = 0
        while not backup.done():
            number += 1
            await store.commit(PutTable(a_table(source_at=number)), add_entry(number))
        await backup
        await store.close()

    asyncio.run(play_and_back_up())
    restored = f"sqlite:///{tmp_path}/restored.db"
    restore(tmp_path / "backup", restored)
    found = contents(restored)
    (table,) = found["tables"]
    source_at = list(metadata.tables["tables"].columns.keys()).index("source_at")
    assert table[source_at] == len(found["entries"])


def test_only_an_empty_database_is_restored_into(address: str, tmp_path: Path) -> None:
    """Nothing that is there is lost."""
    fill(address, *EVERYTHING)
    back_up(address, tmp_path / "backup")
    before = contents(address)
    with pytest.raises(StoreFileError, match="not empty"):
        restore(tmp_path / "backup", address)
    assert contents(address) == before


def test_a_damaged_backup_is_refused(address: str, tmp_path: Path) -> None:
    """Cut off, changed, or something else; and nothing is restored from it."""
    file = tmp_path / "backup"
    fill(address, *EVERYTHING)
    back_up(address, file)
    packed = file.read_bytes()
    text = gzip.decompress(packed)
    lines = text.splitlines(keepends=True)
    damaged = {
        "cannot be read": [packed[: len(packed) // 2], b"a letter"],
        "not a whole backup": [
            gzip.compress(text[: len(text) // 2]),
            gzip.compress(b"".join(lines[:-1])),
            gzip.compress(b""),
            gzip.compress(b"a letter\n"),
        ],
        "damaged": [
            gzip.compress(text.replace(b"Livia", b"Julia")),
            gzip.compress(b"".join(lines[:5] + lines[6:])),
        ],
    }
    target = f"sqlite:///{tmp_path}/target.db"
    for reason, files in damaged.items():
        for bad in files:
            file.write_bytes(bad)
            with pytest.raises(StoreFileError, match=reason):
                restore(file, target)
    assert not (tmp_path / "target.db").exists()
    file.unlink()
    with pytest.raises(StoreFileError, match="cannot be read"):
        restore(file, target)


def test_a_backup_of_another_version_is_refused(sqlite_address: str, tmp_path: Path) -> None:
    """With the version that is needed."""
    file = tmp_path / "backup"
    back_up(sqlite_address, file)
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    lines[0] = re.sub(rb'"\d{4}"', b'"9999"', lines[0])
    foot = msgspec.json.decode(lines[-1])
    foot["sha256"] = hashlib.sha256(b"".join(lines[:-1])).hexdigest()
    lines[-1] = msgspec.json.encode(foot) + b"\n"
    file.write_bytes(gzip.compress(b"".join(lines)))
    with pytest.raises(StoreFileError, match="schema 9999"):
        restore(file, f"sqlite:///{tmp_path}/target.db")


def test_a_backup_that_cannot_be_written(sqlite_address: str, tmp_path: Path) -> None:
    """Says so."""
    with pytest.raises(StoreFileError, match="cannot be written"):
        back_up(sqlite_address, tmp_path / "nowhere" / "backup")


# --- Export ---


def test_finished_games_are_exported(address: str, tmp_path: Path) -> None:
    """One record each; those that cannot be are named with the reason."""
    tables = [a_table(f"over-{number:03}", phase="over") for number in range(120)]
    fill(
        address,
        PutTable(a_table("running", phase="playing")),
        PutTable(a_table("old", phase="over", version=0)),
        *(PutTable(table) for table in tables),
        add_entry(1, table="over-007"),
        add_line(1, table="over-007", seat=2, text=None, signal="statement", words=["trust", 1]),
    )

    def to_record(table: StoredTable, entries: list[Entry], lines: list[StoredLine]) -> GameRecord:
        if table.version == 0:
            raise RecordFileError("was played with version 0")
        return GameRecord(
            format=1,
            game=table.game,
            version=table.version,
            options=table.options,
            box=BoxRecord(table.box_digest),
            seats=[SeatRecord("Livia")],
            key="",
            moves=[[entry.seat, *(entry.move or [])] for entry in entries],
            result={},
            state="",
            said=[[0, line.seat or 0, *(line.words or [])] for line in lines],
        )

    written, refused = export(address, tmp_path / "games", to_record)
    assert (written, refused) == (120, {"old": "was played with version 0"})
    files = sorted(file.name for file in (tmp_path / "games").iterdir())
    assert files == [f"rubico-over-{number:03}.json" for number in range(120)]
    record = record_file.load(tmp_path / "games" / "rubico-over-007.json")
    assert record.moves == [[0, "take", 1, "röd"]]
    assert record.said == [[0, 2, "trust", 1]]


# --- Guests ---


def test_guests_are_purged(address: str) -> None:
    """While a server runs; who was seen lately or is bound stays."""

    async def run() -> None:
        store = Store.open(address)
        await store.commit(
            *(PutPerson(a_person(name)) for name in ("Old", "Sits", "Seen")),
            PutPerson(a_person("Account", "argon2")),
            AddSession("seen", "id-seen", 10 * 86_400.0),
            PutTable(a_table(phase="playing", seats=[StoredSeat("Sits", "id-sits")])),
            PutTable(a_table("past", phase="over", seats=[StoredSeat("Old", "id-old")])),
        )
        gone = await asyncio.to_thread(purge_guests, address, days=7, now=11 * 86_400.0)
        assert gone == 1
        people = await store.people(["id-old", "id-sits", "id-seen", "id-account"])
        assert sorted(people) == ["id-account", "id-seen", "id-sits"]
        past = await store.table("past")
        assert past is not None
        assert past.seats == [StoredSeat("Old")]
        await store.close()

    asyncio.run(run())
