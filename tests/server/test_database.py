"""Addresses, migrations, and who may open what."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, text

from rubra.core.errors import StoreFileError
from rubra.server.store.database import open_database, read_address
from rubra.server.store.schema import REVISION, metadata

from .conftest import Postgres


@pytest.mark.parametrize(
    "address",
    [
        "",
        "rubra.db",
        "mysql://root:secret@host/rubra",
        "sqlite://",
        "sqlite:///",
        "sqlite:///:memory:",
        "sqlite:///rubra.db?mode=ro",
        "sqlite+aiosqlite:///rubra.db",
        "postgresql://host:port/rubra",
    ],
)
def test_addresses_that_are_none(address: str) -> None:
    """What would be right is said, and no password is repeated."""
    with pytest.raises(StoreFileError, match=r"sqlite:///rubra\.db") as refusal:
        read_address(address)
    assert "secret" not in str(refusal.value)


# --- Files ---


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    """Says so, and leaves it alone."""
    file = tmp_path / "letter.db"
    file.write_text("Caesar to Brutus, greetings. " * 200)
    with pytest.raises(StoreFileError, match="file is not a database"):
        open_database(f"sqlite:///{file}")
    assert file.read_text().startswith("Caesar")


def test_a_file_in_no_folder(tmp_path: Path) -> None:
    """Says which."""
    with pytest.raises(StoreFileError, match="nowhere"):
        open_database(f"sqlite:///{tmp_path}/nowhere/rubra.db")


def test_a_tool_makes_no_file(tmp_path: Path) -> None:
    """A name that is misspelled is not a new database."""
    with pytest.raises(StoreFileError, match="no such file"):
        open_database(f"sqlite:///{tmp_path}/rubra.db", server=False, create=False)
    assert list(tmp_path.iterdir()) == []


def test_a_database_of_another_program(tmp_path: Path) -> None:
    """With tables named as ours: not touched."""
    file = tmp_path / "other.db"
    with closing(sqlite3.connect(file)) as other:
        other.execute("CREATE TABLE people (name)")
    with pytest.raises(StoreFileError, match="another program"):
        open_database(f"sqlite:///{file}")


def test_a_newer_schema(address: str) -> None:
    """Is refused, and not touched."""
    database = open_database(address)
    with database.writing.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    database.close()
    with pytest.raises(StoreFileError, match="newer version"):
        open_database(address)


def test_a_server_that_is_not_there(tmp_path: Path) -> None:
    """Says what was tried, but not the password."""
    with pytest.raises(StoreFileError, match="cannot be opened") as refusal:
        open_database(f"postgresql://livia:secret@/rubra?host={tmp_path}")
    assert "secret" not in str(refusal.value)


# --- One server for a file ---


def test_a_file_has_one_server(sqlite_address: str) -> None:
    """A second is refused; tools are not; afterwards another may."""
    first = open_database(sqlite_address)
    with pytest.raises(StoreFileError, match="another process"):
        open_database(sqlite_address)
    open_database(sqlite_address, server=False).close()
    first.close()
    open_database(sqlite_address).close()


def test_another_name_of_a_file_does_not_evade_its_lock(
    sqlite_address: str, tmp_path: Path
) -> None:
    """A symlink to it, or to its folder, a way round, a way from here."""
    file = Path(sqlite_address.removeprefix("sqlite:///"))
    (tmp_path / "link.db").symlink_to(file)
    (tmp_path / "folder").symlink_to(file.parent)
    database = open_database(sqlite_address)
    try:
        for other in (
            tmp_path / "link.db",
            tmp_path / "folder" / file.name,
            tmp_path / "folder" / ".." / file.parent.name / file.name,
        ):
            with pytest.raises(StoreFileError, match="served by another process"):
                open_database(f"sqlite:///{other}")
    finally:
        database.close()


def test_a_file_is_for_its_owner_only(tmp_path: Path) -> None:
    """From the first moment, with what lies beside it; and one that was open to all is closed."""
    before = os.umask(0)
    try:
        database = open_database(f"sqlite:///{tmp_path}/rubra.db")
        with database.writing.begin() as connection:
            connection.exec_driver_sql("PRAGMA user_version = 7")
            files = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
        database.close()
        assert {name: files[name] for name in ("rubra.db", "rubra.db-wal", "rubra.db-shm")} == {
            "rubra.db": 0o600,
            "rubra.db-wal": 0o600,
            "rubra.db-shm": 0o600,
        }
        (tmp_path / "rubra.db").chmod(0o644)
        open_database(f"sqlite:///{tmp_path}/rubra.db").close()
        assert (tmp_path / "rubra.db").stat().st_mode & 0o777 == 0o600
    finally:
        os.umask(before)


def test_a_server_that_died_holds_nothing(sqlite_address: str) -> None:
    """However it died."""
    code = (
        "import sys, time; from rubra.server.store.database import open_database;"
        "database = open_database(sys.argv[1]); print('open', flush=True); time.sleep(60)"
    )
    child = subprocess.Popen(
        [sys.executable, "-c", code, sqlite_address], stdout=subprocess.PIPE, text=True
    )
    assert child.stdout is not None
    assert child.stdout.readline() == "open\n"
    with pytest.raises(StoreFileError, match="another process"):
        open_database(sqlite_address)
    child.kill()
    child.wait()
    child.stdout.close()
    open_database(sqlite_address).close()


def test_several_servers_share_postgres(postgres_address: str) -> None:
    """That is what it is for."""
    first = open_database(postgres_address)
    open_database(postgres_address).close()
    first.close()


# --- Migrations ---


def test_the_revision_is_the_newest_migration() -> None:
    """Or a new database would be migrated at every start."""
    config = Config()
    config.set_main_option("script_location", "rubra.server.store:migrations")
    assert ScriptDirectory.from_config(config).get_current_head() == REVISION


def test_migrations_make_what_the_schema_says_in_sqlite(tmp_path: Path) -> None:
    """To the last index."""
    database = open_database(f"sqlite:///{tmp_path}/migrated.db")
    declared = create_engine(f"sqlite:///{tmp_path}/declared.db")
    metadata.create_all(declared)
    with database.reading.connect() as ours, declared.connect() as theirs:
        assert describe_sqlite(ours) == describe_sqlite(theirs)
        assert compare_metadata(MigrationContext.configure(ours), metadata) == []
    database.close()
    declared.dispose()


def describe_sqlite(connection: Connection) -> dict[str, object]:
    """Everything that SQLite knows about tables and indices."""

    def ask(question: str) -> list[tuple[object, ...]]:
        return sorted((tuple(row) for row in connection.execute(text(question))), key=str)

    found: dict[str, object] = {}
    for table in metadata.tables:
        found[table] = [
            ask(f"PRAGMA table_xinfo({table})"),
            ask(f"PRAGMA foreign_key_list({table})"),
            ask(f"SELECT wr FROM pragma_table_list('{table}')"),
            ask(f"SELECT name, \"unique\", origin, partial FROM pragma_index_list('{table}')"),
            ask(
                "SELECT list.name, info.seqno, info.name FROM"
                f" pragma_index_list('{table}') AS list, pragma_index_info(list.name) AS info"
            ),
            ask(f"SELECT sql FROM sqlite_master WHERE type = 'index' AND tbl_name = '{table}'"),
            [
                "CHECK (number > 0)" in str(sql)
                for sql in ask(f"SELECT sql FROM sqlite_master WHERE name = '{table}'")
            ],
        ]
    return found


def test_migrations_make_what_the_schema_says_in_postgres(postgres: Postgres) -> None:
    """To the last index."""
    with closing(postgres.connect()) as connection:
        connection.execute("CREATE DATABASE migrated")
        connection.execute("CREATE DATABASE declared")
    database = open_database(postgres.address("migrated"))
    declared = create_engine(read_address(postgres.address("declared")))
    metadata.create_all(declared)
    with database.reading.connect() as ours, declared.connect() as theirs:
        assert describe_postgres(ours) == describe_postgres(theirs)
        assert compare_metadata(MigrationContext.configure(ours), metadata) == []
    database.close()
    declared.dispose()


def describe_postgres(connection: Connection) -> list[list[tuple[object, ...]]]:
    """Everything that PostgreSQL knows about columns, constraints and indices."""
    questions = [
        "SELECT table_name, column_name, data_type, is_nullable, column_default, ordinal_position"
        " FROM information_schema.columns WHERE table_schema = 'public'",
        "SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint"
        " WHERE connamespace = 'public'::regnamespace",
        "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'",
    ]
    return [
        sorted(
            tuple(row) for row in connection.execute(text(question)) if "alembic" not in str(row)
        )
        for question in questions
    ]


def test_servers_that_start_together_migrate_once(postgres: Postgres) -> None:
    """One after the other."""
    with closing(postgres.connect()) as connection:
        connection.execute("CREATE DATABASE together")
    code = "import sys; from rubra.server.store import database as d; d.open_database(sys.argv[1])"
    command = [sys.executable, "-c", code, postgres.address("together")]
    children = [subprocess.Popen(command) for _ in range(2)]
    assert [child.wait() for child in children] == [0, 0]
