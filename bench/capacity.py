"""How much one server process holds: tables and sockets at rest and at play, memory, the limit.

    python bench/capacity.py [--json] [--tables 100 500 1000] [--seconds 10] [--at-rest]

Four guests sit at each table of Rubico, each with a socket. First all of them only look; then all
answer with a random legal move as soon as they are asked, which no people do: a person who decides
within five seconds makes a hundredth of that load. Each move is on the disk before it is told.

Then a server with a limit of sockets is asked for more than that: those who are too many must be
told so, and those who play must not notice. At the end it is killed, and its file is checked.
`--at-rest` measures the first part alone: memory does not depend on what else the machine does.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import uvloop
from picows import WSError, ws_connect

from load import ours
from load.check import check
from load.measure import load, tables_needed
from load.tally import HOST, SEATS, Tally, cpu_seconds, free_ports, running

HERE = Path(__file__).resolve().parent
REST = 5.0  # seconds in which nobody does anything
LIMIT = 100  # tables' worth of sockets that the limited server allows
MORE = 50  # sockets beyond that


def memory(process: int) -> int:
    """Bytes that a process has in memory."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    return 1024 * int(status.partition("VmRSS:")[2].split()[0])


def measure(tables: int, seconds: float, at_rest: bool = False) -> dict[str, Any]:
    """One size: at rest, then, unless that is all, at play; then killed and checked."""
    (port,) = free_ports(1)
    tally = Tally(random.Random(tables))
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, str(HERE / "load" / "serve.py"), str(port), folder]
        with running(command, port, stdout=subprocess.DEVNULL) as server:

            async def play() -> tuple[list[ours.Group], dict[str, Any]]:
                await ours.make_groups(port, 1, 1, tally)  # everything is loaded now
                before = memory(server.pid)
                # Tables that wait for their players are in memory, too: first one for each
                groups = await ours.make_groups(port, tables, 1, tally)
                made = memory(server.pid)
                for group in groups:
                    await group.sit_down()
                await asyncio.sleep(1.0)
                seated = memory(server.pid)
                began = cpu_seconds(server.pid)
                await asyncio.sleep(REST)
                idle = (cpu_seconds(server.pid) - began) / REST
                figures = {
                    "tables": tables,
                    "sockets": tables * SEATS,
                    "empty_mb": before / 1e6,
                    "kb_per_table": (made - before) / tables / 1e3,
                    "kb_per_socket": (seated - made) / tables / SEATS / 1e3,
                    "at_rest_mb": seated / 1e6,
                    "idle_cpu": idle,
                }
                if at_rest:
                    server.kill()
                    return groups, figures
                for group in groups:
                    for player in group.players:
                        assert player.transport is not None
                        player.transport.disconnect()
                    group.players.clear()
                more = tables_needed(tables, seconds)
                groups = await ours.make_groups(port, tables, more, tally)
                window = await load(groups, tally, server.pid, seconds)
                tally.is_open = False
                played = memory(server.pid)
                server.kill()
                at_play = window.figures()
                return groups, figures | {
                    "at_play_mb": played / 1e6,
                    "tables_in_memory_then": tables * (1 + more),
                    "moves_per_second": at_play["moves_per_second"],
                    "p50_ms": at_play["p50_ms"],
                    "p99_ms": at_play["p99_ms"],
                    "cpu": at_play["cpu_share"],
                }

            groups, figures = uvloop.run(play())
        figures["checked"] = check(Path(folder) / "rubra.db", groups)
    return figures


def at_the_limit(seconds: float) -> dict[str, Any]:
    """More sockets than are allowed: who is refused, how, and whether players notice."""
    (port,) = free_ports(1)
    tally = Tally(random.Random(1))
    allowed = LIMIT * SEATS
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, str(HERE / "load" / "serve.py"), str(port), folder]
        command.append(f"sockets={allowed}")
        with running(command, port, stdout=subprocess.DEVNULL) as server:

            async def play() -> tuple[list[ours.Group], dict[str, Any]]:
                groups = await ours.make_groups(port, LIMIT, tables_needed(LIMIT, seconds), tally)
                refused: dict[str, int] = {}

                async def crowd() -> None:
                    await asyncio.sleep(4.0)  # until all players sit and play
                    for _ in range(MORE):
                        url = f"ws://{HOST}:{port}/live/{groups[0].tables[0]}"
                        try:
                            await ws_connect(lambda: ours.Player(groups[0], 0), url)
                            refused["let in"] = refused.get("let in", 0) + 1
                        except WSError as error:
                            status = str(getattr(getattr(error, "response", None), "status", "?"))
                            refused[status] = refused.get(status, 0) + 1

                crowding = asyncio.create_task(crowd())
                window = await load(groups, tally, server.pid, seconds)
                await crowding
                tally.is_open = False
                server.kill()
                figures = window.figures()
                return groups, {
                    "allowed": allowed,
                    "asked_for_more": MORE,
                    "answers": refused,
                    "moves_refused": figures["refused"],
                    "p99_ms": figures["p99_ms"],
                }

            groups, figures = uvloop.run(play())
        figures["checked"] = check(Path(folder) / "rubra.db", groups)
    return figures


def main() -> None:
    """Measure, and show it."""
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--tables", type=int, nargs="+", default=[100, 500, 1000])
    options.add_argument("--seconds", type=float, default=10.0)
    options.add_argument("--json", action="store_true")
    options.add_argument("--at-rest", action="store_true")
    chosen = options.parse_args()
    began = time.perf_counter()
    sizes = [measure(tables, chosen.seconds, chosen.at_rest) for tables in chosen.tables]
    if chosen.at_rest:
        print(json.dumps(sizes, indent=2))
        return
    limit = at_the_limit(chosen.seconds)
    if chosen.json:
        print(json.dumps({"sizes": sizes, "limit": limit}, indent=2))
        return
    print(
        "| tables, sockets | kB a table | kB a socket | CPU at rest | moves/s at play | p50, p99 |"
    )
    print("|---|---|---|---|---|---|")
    for one in sizes:
        print(
            f"| {one['tables']:,}, {one['sockets']:,} | {one['kb_per_table']:.0f} |"
            f" {one['kb_per_socket']:.0f} | {one['idle_cpu']:.1%} |"
            f" {one['moves_per_second']:,.0f} | {one['p50_ms']:.1f}, {one['p99_ms']:.1f} ms |"
        )
    print(f"empty: {sizes[0]['empty_mb']:.0f} MB")
    print(f"at the limit of {limit['allowed']} sockets: {limit['answers']}, p99 and what was kept:")
    print(f"{limit['p99_ms']:.1f} ms, {limit['checked']}")
    print(f"{time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
