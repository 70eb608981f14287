"""Kills by the thousand, at other moments every time: `python -m tests.server.fuzz --kills 1000`.

So many with one server and a SQLite file, and as many with two servers and PostgreSQL, where every
third cuts the connections to the database or stops it. `--on sqlite` or `--on postgres` runs one
kind only. A run that broke something leaves its seed and its folder.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import shutil
import sys
import tempfile
import time
import traceback
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path

from rubra.server.store.database import open_database
from tests.server.conftest import Postgres
from tests.server.crashes import CrashTest, Server, ServerForker, check, cut_connections, kill_one

KILLS_OF_A_STORM = 50
KINDS = ("sqlite", "postgres")


async def crash_test_on_a_file(
    seed: int, kills: int, folder: Path, forker: ServerForker
) -> CrashTest:
    """One server with a SQLite file; every eighth run, the command as people start it."""
    database = f"sqlite:///{folder}/rubra.db"
    server = Server(database, folder, forker if seed % 8 else None)
    return await run(CrashTest([server], seed), kills, kill_one, database)


async def crash_test_on_postgres(
    seed: int, kills: int, folder: Path, forker: ServerForker, postgres: Postgres
) -> CrashTest:
    """Two servers; now and then it is the database that goes."""
    name = f"fuzz_{secrets.token_hex(6)}"
    with closing(postgres.connect()) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    address = postgres.address(name)
    open_database(address).close()

    async def strike(crash_test: CrashTest) -> None:
        blow = crash_test.dice.randrange(6)
        if blow == 0:
            await asyncio.to_thread(cut_connections, postgres, address)
        elif blow == 1:
            await asyncio.to_thread(postgres.stop)
            await asyncio.sleep(crash_test.dice.uniform(0.0, 1.0))
            await asyncio.to_thread(postgres.start)
        else:
            await kill_one(crash_test)

    servers = [Server(address, folder, forker) for _ in range(2)]
    return await run(CrashTest(servers, seed), kills, strike, address)


async def run(
    crash_test: CrashTest, kills: int, strike: Callable[[CrashTest], Awaitable[None]], database: str
) -> CrashTest:
    """A crash test, and whether all is well after it."""
    try:
        await crash_test.run(kills, strike)
    finally:
        for server in crash_test.servers:
            await server.kill()
    crash_test.acknowledged = await check(crash_test, database)
    return crash_test


def fuzz(kills: int, first_seed: int | None = None, on: str = "both") -> int:
    """So many kills of each kind; returns how many storms broke something."""
    seed = secrets.randbits(32) if first_seed is None else first_seed
    return sum(fuzz_on(kind, kills, seed) for kind in (KINDS if on == "both" else (on,)))


def fuzz_on(kind: str, kills: int, first_seed: int) -> int:
    """So many kills of one kind."""
    began = time.monotonic()
    killed = broken = acknowledged = games = 0
    home = Path(tempfile.mkdtemp(prefix=f"rubra-storms-{kind}-"))
    forker = ServerForker(home)
    postgres = Postgres() if kind == "postgres" else None
    try:
        for seed, count in storms(kills, first_seed):
            folder = home / str(seed)
            folder.mkdir()
            if postgres is None:
                crash_test = crash_test_on_a_file(seed, count, folder, forker)
            else:
                crash_test = crash_test_on_postgres(seed, count, folder, forker, postgres)
            try:
                done = asyncio.run(crash_test)
            except Exception:
                print(f"\na crash test on {kind}, seed {seed}, broke something; see {folder}")
                traceback.print_exc()
                broken += 1
            else:
                acknowledged += done.acknowledged
                games += done.games
                shutil.rmtree(folder)
            killed += count
            print(
                f"\r{kind}, seeds from {first_seed}: {killed} kills, {games} games,"
                f" {acknowledged} moves acknowledged, {broken} storms broke something,"
                f" {time.monotonic() - began:.0f} s",
                end="",
                flush=True,
            )
        print()
    finally:
        forker.close()
        if postgres is not None:
            postgres.remove()
        if not broken:
            shutil.rmtree(home)
    return broken


def storms(kills: int, first_seed: int) -> Iterator[tuple[int, int]]:
    """The seeds of as many storms as it takes, and the kills of each."""
    for number, begun in enumerate(range(0, kills, KILLS_OF_A_STORM)):
        yield first_seed + number, min(KILLS_OF_A_STORM, kills - begun)


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--kills", type=int, default=1000)
    arguments.add_argument("--seed", type=int)
    arguments.add_argument("--on", choices=["both", *KINDS], default="both")
    chosen = arguments.parse_args()
    sys.exit(1 if fuzz(chosen.kills, chosen.seed, chosen.on) else 0)
