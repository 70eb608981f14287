"""The engines `wasm` and `native` by turns: random play, search, and moves at the server's tables.

    python bench/run.py --only engines

Each engine has a process of its own for each round (`rubra bench --engine NAME`), for what another
left in a processor's caches would count. Judged are the best rounds, in CPU time; what `native`
has to compile first is not counted.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from load import measure as load

ENGINES = ("wasm", "native")
TABLES = 50  # of the server
SERVER_SECONDS = 6.0

Rates = dict[str, dict[str, float]]  # by what is done and engine, a CPU second


def measure(rounds: int, seconds: float) -> dict[str, Any]:
    """All figures of both engines."""
    best: Rates = defaultdict(lambda: dict.fromkeys(ENGINES, 0.0))
    for number in range(rounds):
        for engine in ENGINES:
            print(f"\rround {number + 1} of {rounds}: {engine:8}", end="", file=sys.stderr)
            for what, rate in {**_rules(engine, seconds), **_server(engine, number)}.items():
                best[what][engine] = max(best[what][engine], rate)
    print(file=sys.stderr)
    return {
        what: {**rates, "wasm_is": rates["wasm"] / rates["native"]} for what, rates in best.items()
    }


def _rules(engine: str, seconds: float) -> dict[str, float]:
    """Decisions and search iterations a second, for each game and number of players."""
    command = _rubra("bench", "--json", f"--engine={engine}", f"--seconds={seconds}")
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    figures = json.loads(done.stdout)
    found = {}
    for one in figures["random_play"]:
        found[f"{one['game']} {one['players']}, random"] = one["decisions_per_second"]
    for one in figures["search"]:
        found[f"{one['game']} {one['players']}, search"] = one["iterations_per_second"]
    return found


def _server(engine: str, number: int) -> dict[str, float]:
    """Moves a CPU second of the server with people at fifty tables of Rubico."""
    with _engine_of_children(engine):
        figures = load.measure_ours(TABLES, SERVER_SECONDS, number)
    return {f"server, {TABLES} tables, moves": figures["moves_per_cpu_second"]}


@contextmanager
def _engine_of_children(engine: str) -> Iterator[None]:
    before = os.environ.get("RUBRA_ENGINE")
    os.environ["RUBRA_ENGINE"] = engine
    try:
        yield
    finally:
        if before is None:
            del os.environ["RUBRA_ENGINE"]
        else:
            os.environ["RUBRA_ENGINE"] = before


def _rubra(*words: str) -> list[str]:
    return [sys.executable, "-c", "from rubra.cli import main; main()", *words]


def report(figures: dict[str, Any]) -> str:
    """The figures as a table for people, in Markdown."""
    lines = ["| a CPU second | wasm | native | wasm is |", "|---|---|---|---|"]
    for what, one in figures.items():
        lines.append(
            f"| {what} | {one['wasm']:,.0f} | {one['native']:,.0f} | {one['wasm_is']:.2f} times |"
        )
    return "\n".join(lines)
