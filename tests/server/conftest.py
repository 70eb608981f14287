"""Both kinds of databases: SQLite files, and a PostgreSQL server that is started for the tests."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, suppress
from pathlib import Path

import psycopg
import pytest

from rubra.server.store.database import open_database
from rubra.server.store.schema import REVISION, metadata
from rubra.server.store.store import Store
from tests.server.local_server import begin_test

KINDS = ["sqlite", "postgresql"]


@pytest.fixture
def anyio_backend() -> str:
    """Tests marked `anyio` run in asyncio."""
    return "asyncio"


@pytest.fixture(autouse=True)
def the_same_luck() -> None:
    """In every run, whatever tests were run before."""
    begin_test()


class Postgres:
    """A PostgreSQL server of our own: its own folder, user and socket, and no network."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="rubra-postgres-"))
        # PostgreSQL refuses to run as root; its package brings a user
        self.user = "postgres" if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name
        if os.geteuid() == 0:
            shutil.chown(self.folder, self.user)
        self._run("initdb", "-A", "trust", "-U", "postgres", "-E", "UTF8", "--no-sync")
        self.start()

    def start(self) -> None:
        """Have it run, and wait until it does."""
        options = f"-c listen_addresses='' -k {self.folder} -c fsync=off"
        self._run(
            "pg_ctl", "-w", "-t", "300", "-o", options, "-l", str(self.folder / "log"), "start"
        )

    def stop(self) -> None:
        """Stop it as a crash would."""
        self._run("pg_ctl", "-w", "-m", "immediate", "stop")

    def kill_backend(self) -> None:
        """Kill one of its processes: it ends all others, recovers, and goes on."""
        with closing(self.connect()) as one, closing(self.connect()) as another:
            ((pid,),) = one.execute("SELECT pg_backend_pid()")
            os.kill(pid, signal.SIGKILL)
            with suppress(psycopg.OperationalError):
                while True:  # until it has ended the others
                    another.execute("SELECT pg_sleep(0.01)")
        while True:
            with suppress(psycopg.OperationalError), closing(self.connect()):
                return
            time.sleep(0.05)

    def remove(self) -> None:
        """Leave nothing behind."""
        self.stop()
        shutil.rmtree(self.folder)

    def address(self, database: str, folder: Path | None = None) -> str:
        """Of one of its databases, through the socket in a folder."""
        return f"postgresql://postgres@/{database}?host={folder or self.folder}"

    def connect(self, database: str = "postgres") -> psycopg.Connection:
        """A connection for the tests themselves."""
        return psycopg.connect(self.address(database), autocommit=True)

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(_binaries() / program), "-D", str(self.folder / "data"), *arguments]
        other = {"user": self.user, "group": self.user, "extra_groups": []}
        done = subprocess.run(
            command,
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=(output := (self.folder / "output").open("ab")),
            stderr=subprocess.STDOUT,
            check=False,
            **(other if os.geteuid() == 0 else {}),  # type: ignore[call-overload]
        )
        output.close()
        if done.returncode:
            pytest.fail(f"{program} failed: {(self.folder / 'output').read_text()}")


def _binaries() -> Path:
    """Where Debian keeps the newest PostgreSQL, or wherever it is."""
    if found := shutil.which("pg_ctl"):
        return Path(found).parent
    versions = sorted(
        Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parts[-2])
    )
    if not versions:
        pytest.fail("PostgreSQL is not installed; `make test` installs it (Debian: postgresql)")
    return versions[-1]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """The server, with two databases of ours."""
    server = Postgres()
    with closing(server.connect()) as connection:
        connection.execute("CREATE DATABASE first")
    open_database(server.address("first")).close()
    with closing(server.connect()) as connection:
        connection.execute("CREATE DATABASE second TEMPLATE first")
    yield server
    server.remove()


@pytest.fixture(scope="session")
def sqlite_pattern(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty SQLite file of ours."""
    file = tmp_path_factory.mktemp("pattern") / "pattern.db"
    open_database(f"sqlite:///{file}").close()
    return file


def _empty(postgres: Postgres, database: str) -> str:
    """A database without what other tests left. To make a new one each time takes far longer."""
    with closing(postgres.connect(database)) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        connection.execute(f"TRUNCATE {', '.join(metadata.tables)}")
        connection.execute("UPDATE alembic_version SET version_num = %s", [REVISION])
    return postgres.address(database)


@pytest.fixture
def postgres_address(postgres: Postgres) -> str:
    """An empty database of ours."""
    return _empty(postgres, "first")


@pytest.fixture
def another_postgres_address(postgres: Postgres) -> str:
    """A second one."""
    return _empty(postgres, "second")


@pytest.fixture
def sqlite_address(tmp_path: Path, sqlite_pattern: Path) -> str:
    """An empty file of ours."""
    shutil.copy(sqlite_pattern, tmp_path / "rubra.db")
    return f"sqlite:///{tmp_path}/rubra.db"


@pytest.fixture(params=KINDS)
def address(request: pytest.FixtureRequest) -> str:
    """An empty database of ours, of each kind."""
    found: str = request.getfixturevalue(
        f"{request.param}_address".replace("postgresql", "postgres")
    )
    return found


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    """An empty store, of each kind."""
    store = Store.open(address)
    yield store
    await store.close()
