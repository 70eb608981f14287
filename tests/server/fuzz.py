"""Kills by the thousand, at other moments every time: `python -m tests.server.fuzz --kills 1000`.

Half of them with one server and a SQLite file, the rest with two servers and PostgreSQL; of those,
every third blow cuts the connections to the database or stops it. `--on sqlite` or `--on postgres`
runs one kind only. A storm that broke something leaves its seed and its folder.
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
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

from rubra.server.store.database import open_database
from tests.server.conftest import Postgres
from tests.server.storm import Nursery, Server, Storm, check, cut_connections, kill_one

KILLS_OF_A_STORM = 50


async def storm_on_a_file(seed: int, kills: int, folder: Path, nursery: Nursery) -> Storm:
    """One server with a SQLite file; every eighth storm, the command as people start it."""
    database = f"sqlite:///{folder}/rubra.db"
    server = Server(database, folder, nursery if seed % 8 else None)
    return await run(Storm([server], seed), kills, kill_one, database)


async def storm_on_postgres(
    seed: int, kills: int, folder: Path, nursery: Nursery, postgres: Postgres
) -> Storm:
    """Two servers; now and then it is the database that goes."""
    name = f"fuzz_{secrets.token_hex(6)}"
    with closing(postgres.connect()) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    address = postgres.address(name)
    open_database(address).close()

    async def strike(storm: Storm) -> None:
        blow = storm.dice.randrange(6)
        if blow == 0:
            await asyncio.to_thread(cut_connections, postgres, address)
        elif blow == 1:
            await asyncio.to_thread(postgres.stop)
            await asyncio.sleep(storm.dice.uniform(0.0, 1.0))
            await asyncio.to_thread(postgres.start)
        else:
            await kill_one(storm)

    servers = [Server(address, folder, nursery) for _ in range(2)]
    return await run(Storm(servers, seed), kills, strike, address)


async def run(
    storm: Storm, kills: int, strike: Callable[[Storm], Awaitable[None]], database: str
) -> Storm:
    """A storm, and whether all is well after it."""
    try:
        await storm.run(kills, strike)
    finally:
        for server in storm.servers:
            await server.kill()
    storm.acknowledged = await check(storm, database)
    return storm


def fuzz(kills: int, first_seed: int | None = None, on: str = "both") -> int:
    """Run; returns how many storms broke something."""
    seed = secrets.randbits(32) if first_seed is None else first_seed
    began = time.monotonic()
    killed = broken = acknowledged = games = 0
    home = Path(tempfile.mkdtemp(prefix="rubra-storms-"))
    nursery = Nursery(home)
    postgres = Postgres() if on != "sqlite" else None
    try:
        while killed < kills:
            count = min(KILLS_OF_A_STORM, kills - killed)
            folder = home / str(seed)
            folder.mkdir()
            if postgres is None or (on == "both" and seed % 2):
                storm = storm_on_a_file(seed, count, folder, nursery)
            else:
                storm = storm_on_postgres(seed, count, folder, nursery, postgres)
            try:
                done = asyncio.run(storm)
            except Exception:
                print(f"\na storm with seed {seed} broke something; its folder is {folder}")
                traceback.print_exc()
                broken += 1
            else:
                acknowledged += done.acknowledged
                games += done.games
                shutil.rmtree(folder)
            killed += count
            seed += 1
            print(
                f"\r{killed} kills, {games} games, {acknowledged} moves acknowledged,"
                f" {broken} storms broke something, {time.monotonic() - began:.0f} s",
                end="",
                flush=True,
            )
        print()
    finally:
        nursery.close()
        if postgres is not None:
            postgres.remove()
        if not broken:
            shutil.rmtree(home)
    return broken


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--kills", type=int, default=1000)
    arguments.add_argument("--seed", type=int)
    arguments.add_argument("--on", choices=["both", "sqlite", "postgres"], default="both")
    chosen = arguments.parse_args()
    sys.exit(1 if fuzz(chosen.kills, chosen.seed, chosen.on) else 0)
