"""Closed-loop load on our server and on boardgame.io's, by turns, in one run.

    python bench/load/measure.py [--json] [--rounds 2] [--seconds 8] [--tables 5 50 250]

Four people sit at each table of Rubico, each with a socket of their own, and answer with a random
legal move as soon as they see that they are asked. Our server writes every move to a fresh SQLite
file before it tells anybody; boardgame.io keeps its default storage, in memory. What counts is the
CPU time of the server's process; the best round of each is shown.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import math
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import uvloop

BENCH = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(BENCH))  # to be run as a script

from load import ours, peer  # noqa: E402
from load.check import check  # noqa: E402
from load.tally import Tally, Window, cpu_seconds, free_ports, running  # noqa: E402

PEER = BENCH / "peers" / "boardgame.io"
WARM_UP = 3.0  # seconds
SLICE = 1.0
MOVES_OF_A_GAME = 50
MOST_MOVES = 6_000  # a second, that anybody is believed capable of
SIZES = (5, 50, 250)
Group = ours.Group | peer.Group


def tables_needed(groups: int, seconds: float) -> int:
    """For each group, so that nobody runs out of games."""
    return 4 + int(MOST_MOVES * (WARM_UP + seconds) / MOVES_OF_A_GAME / groups)


async def load(groups: Sequence[Group], tally: Tally, server: int, seconds: float) -> Window:
    """Let all of them play: warm up, then measure."""
    gc.collect()
    gc.freeze()
    for group in groups:
        await group.sit_down()
    tally.is_open = True
    for group in groups:
        group.begin()
    await asyncio.sleep(WARM_UP)
    tally.check()
    tally.is_measuring = True
    began, moves, spent = time.perf_counter(), tally.moves, cpu_seconds(server)
    best = math.inf
    while time.perf_counter() - began < seconds:
        moves_before, spent_before = tally.moves, cpu_seconds(server)
        await asyncio.sleep(SLICE)
        tally.check()
        share = (cpu_seconds(server) - spent_before) / max(1, tally.moves - moves_before)
        best = min(best, share)
    tally.is_measuring = False
    return Window(
        len(groups),
        time.perf_counter() - began,
        tally.moves - moves,
        cpu_seconds(server) - spent,
        best,
        tally.acknowledged,
        tally.seen,
        tally.refused,
    )


def measure_ours(tables: int, seconds: float, seed: int) -> dict[str, Any]:
    """Our server; killed in the middle of play, and its file checked."""
    (port,) = free_ports(1)
    tally = Tally(random.Random(seed))
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, str(BENCH / "load" / "serve.py"), str(port), folder]
        with running(command, port, stdout=subprocess.DEVNULL) as server:

            async def play() -> tuple[list[ours.Group], Window]:
                needed = tables_needed(tables, seconds)
                groups = await ours.make_groups(port, tables, needed, tally)
                window = await load(groups, tally, server.pid, seconds)
                tally.is_open = False
                server.kill()
                return groups, window

            groups, window = uvloop.run(play())
        checked = check(Path(folder) / "rubra.db", groups)
    return window.figures() | {"checked": checked}


def measure_peer(tables: int, seconds: float, seed: int, node: str, *how: str) -> dict[str, Any]:
    """boardgame.io's server."""
    port, api_port = free_ports(2)
    tally = Tally(random.Random(seed))
    command = [node, "serve.mjs", str(port), str(api_port), *how]
    with running(command, api_port, cwd=PEER) as server:

        async def play() -> Window:
            needed = tables_needed(tables, seconds)
            groups = await peer.make_groups(port, api_port, tables, needed, tally)
            window = await load(groups, tally, server.pid, seconds)
            tally.is_open = False
            return window

        window = uvloop.run(play())
    return window.figures()


def measure(
    node: str, sizes: Sequence[int] = SIZES, rounds: int = 2, seconds: float = 8.0
) -> list[dict[str, Any]]:
    """All sizes, by turns; for each the best round of both."""
    found = []
    for tables in sizes:
        best: dict[str, dict[str, Any]] = {}
        for number in range(rounds):
            for name in ("rubra", "boardgame.io"):
                print(f"\r{tables} tables, round {number + 1}: {name:14}", end="", file=sys.stderr)
                if name == "rubra":
                    figures = measure_ours(tables, seconds, number)
                else:
                    figures = measure_peer(tables, seconds, number, node)
                before = best.get(name)
                if before is None or is_better(figures, before):
                    best[name] = figures
        print(file=sys.stderr)
        found.append({"tables": tables, **best, "rubra_is": compare(best)})
    return found


def is_better(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Judged by moves per CPU second."""
    return bool(one["moves_per_cpu_second"] > other["moves_per_cpu_second"])


def compare(best: dict[str, dict[str, Any]]) -> dict[str, float]:
    """How many times as many moves per CPU second, and how many times as long a p99."""
    ours, theirs = best["rubra"], best["boardgame.io"]
    names = ("moves_per_cpu_second", "moves_per_second", "p50_ms", "p99_ms", "seen_p99_ms")
    return {name: ours[name] / theirs[name] for name in names}


def report(found: list[dict[str, Any]]) -> str:
    """The figures as a table for people, in Markdown."""
    lines = [
        "| tables | sockets | | moves a second | CPU µs a move | moves a CPU second | p50 ms"
        " | p99 ms | seen by others, p50 | p99 |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for size in found:
        for name in ("rubra", "boardgame.io"):
            one = size[name]
            lines.append(
                f"| {one['tables']} | {one['sockets']:,} | {name} | {one['moves_per_second']:,.0f}"
                f" | {one['cpu_us_per_move']:.0f} | {one['moves_per_cpu_second']:,.0f}"
                f" | {one['p50_ms']:.1f} | {one['p99_ms']:.1f}"
                f" | {one['seen_p50_ms']:.1f} | {one['seen_p99_ms']:.1f} |"
            )
    lines.append("")
    ratios = ", ".join(f"{size['rubra_is']['moves_per_cpu_second']:.2f}" for size in found)
    late = ", ".join(f"{size['rubra_is']['p99_ms']:.2f}" for size in found)
    stored = sum(size["rubra"]["checked"]["acknowledged"] for size in found)
    replayed = sum(size["rubra"]["checked"]["tables_replayed"] for size in found)
    lines.append(
        f"Moves per CPU second are {ratios} times boardgame.io's, p99 is {late} times its."
    )
    lines.append(
        f"Our server was killed in the middle of play: of {stored:,} acknowledged moves none is"
        f" lost or doubled, and {replayed:,} tables replay."
    )
    return "\n".join(lines)


def main() -> None:
    """Measure and print."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--json", action="store_true", help="print JSON")
    arguments.add_argument("--rounds", type=int, default=2)
    arguments.add_argument("--seconds", type=float, default=8.0)
    arguments.add_argument("--tables", type=int, nargs="+", default=list(SIZES))
    arguments.add_argument("--only", choices=["rubra", "boardgame.io", "patches"])
    chosen = arguments.parse_args()
    if chosen.only:
        for tables in chosen.tables:
            if chosen.only == "rubra":
                print(json.dumps(measure_ours(tables, chosen.seconds, 0), indent=2))
            else:
                how = ["patches"] if chosen.only == "patches" else []
                print(json.dumps(measure_peer(tables, chosen.seconds, 0, "node", *how), indent=2))
        return
    found = measure("node", chosen.tables, chosen.rounds, chosen.seconds)
    print(json.dumps(found, indent=2) if chosen.json else report(found))


if __name__ == "__main__":
    main()
