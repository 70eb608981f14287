"""Servers that are killed while people play: nothing that was acknowledged is ever lost.

The long version of this is `make fuzz`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import fuzz
from tests.server.conftest import Postgres
from tests.server.crashes import CrashTest, Server, ServerForker, check, cut_connections, kill_one


@pytest.fixture(scope="module")
def forker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerForker]:
    """Where servers come from quickly."""
    forker = ServerForker(tmp_path_factory.mktemp("forker"))
    yield forker
    forker.close()


def test_each_kind_of_database_is_killed_as_often_as_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """`make fuzz KILLS=120` means 120 on a file, and 120 on PostgreSQL; what broke is added up."""
    asked = []

    def note(kind: str, kills: int, first_seed: int) -> int:
        asked.append((kind, sum(count for _, count in fuzz.storms(kills, first_seed))))
        return 1

    monkeypatch.setattr(fuzz, "fuzz_on", note)
    assert fuzz.fuzz(120, 7) == 2
    assert asked == [("sqlite", 120), ("postgres", 120)]
    assert fuzz.fuzz(120, 7, "postgres") == 1
    assert list(fuzz.storms(120, 7)) == [(7, 50), (8, 50), (9, 20)]


@pytest.mark.anyio
async def test_rubra_serve_is_killed(tmp_path: Path) -> None:
    """The command itself, as people start it: killed once, nothing is lost and play goes on."""
    database = f"sqlite:///{tmp_path}/rubra.db"
    crash_test = CrashTest([Server(database, tmp_path)], seed=1, tables=1)
    try:
        await crash_test.run(1, kill_one)
    finally:
        for server in crash_test.servers:
            await server.kill()
    assert await check(crash_test, database)
    assert crash_test.servers[0].starts == 2
    crash_test.servers[0].check_log()


@pytest.mark.anyio
async def test_a_server_is_killed_again_and_again(tmp_path: Path, forker: ServerForker) -> None:
    """With a file: every acknowledged move is there, and all games are played to their end."""
    database = f"sqlite:///{tmp_path}/rubra.db"
    crash_test = CrashTest([Server(database, tmp_path, forker)], seed=2, tables=3)
    try:
        await crash_test.run(5, kill_one)
    finally:
        for server in crash_test.servers:
            await server.kill()
    assert await check(crash_test, database)
    assert any(seen_from.came_back for seen_from in crash_test.seen_from)
    crash_test.servers[0].check_log()


@pytest.mark.anyio
async def test_one_of_two_processes_is_killed(
    postgres_address: str, tmp_path: Path, forker: ServerForker
) -> None:
    """With PostgreSQL: people go to the other one, which takes the tables over."""
    servers = [Server(postgres_address, tmp_path, forker) for _ in range(2)]
    crash_test = CrashTest(servers, seed=3, tables=3)
    try:
        await crash_test.run(4, kill_one)
    finally:
        for server in servers:
            await server.kill()
    assert await check(crash_test, postgres_address)
    assert all(server.starts > 1 for server in servers)
    for server in servers:
        server.check_log()


@pytest.mark.anyio
async def test_the_database_goes_away_and_comes_back(
    postgres: Postgres, postgres_address: str, tmp_path: Path, forker: ServerForker
) -> None:
    """Connections are cut, and the database itself stops as in a crash: play goes on after it."""

    async def cut_or_stop(crash_test: CrashTest) -> None:
        if crash_test.kills_done % 3 < 2:
            await asyncio.to_thread(cut_connections, postgres, postgres_address)
        else:
            await asyncio.to_thread(postgres.stop)
            await asyncio.sleep(0.2)
            await asyncio.to_thread(postgres.start)

    servers = [Server(postgres_address, tmp_path, forker) for _ in range(2)]
    crash_test = CrashTest(servers, seed=4, tables=3)
    try:
        await crash_test.run(3, cut_or_stop)
    finally:
        for server in servers:
            await server.kill()
    assert await check(crash_test, postgres_address)
    assert all(server.starts == 1 for server in servers)
