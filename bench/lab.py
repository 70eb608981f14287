"""What the lab costs: random play with its tables written, beside the bare engine.

Both play the same games on one core, in turns, in one run; each is judged by its best round, in
CPU time. The lab should keep at least 70 % of the engine's rate.
"""

from __future__ import annotations

import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any

from rubra.bots.series import SeriesPlayer
from rubra.core import registry
from rubra.core.stream import stream_from_seed
from rubra.lab.experiment import COMPILED_PART, ExperimentSheet, plan_experiment
from rubra.lab.running import on_threads, run

SEED = 1
WANTED = 0.7


def measure(rounds: int, seconds: float) -> list[dict[str, Any]]:
    """Each game with its fewest and its most players."""
    return [
        _measure(name, players, rounds, seconds)
        for name in registry.names()
        for players in (registry.about(name).players[0], registry.about(name).players[-1])
    ]


def _measure(name: str, players: int, rounds: int, seconds: float) -> dict[str, Any]:
    game = registry.load(name)
    settled = game.about.settle(players, {})
    bare = SeriesPlayer(game, game.standard_box, settled, stream_from_seed(SEED))
    outcomes = bare.new_outcomes(COMPILED_PART)
    _cpu(partial(bare.play, 0, outcomes))
    once = _cpu(partial(bare.play, 0, outcomes))
    parts = max(1, round(seconds / once))
    sheet = ExperimentSheet(
        game=name, games=parts * COMPILED_PART, players=players, bots=("random",), seed=SEED
    )
    planned = plan_experiment(sheet, name, Path())
    alone = partial(on_threads, threads=1)
    best = {"bare": float("inf"), "lab": float("inf")}
    with tempfile.TemporaryDirectory() as folder:
        for number in range(rounds + 1):
            spent = sum(
                _cpu(partial(bare.play, part * COMPILED_PART, outcomes)) for part in range(parts)
            )
            lab = _cpu(partial(run, planned, Path(folder) / str(number), executor=alone))
            if number:  # the first round compiles
                best = {"bare": min(best["bare"], spent), "lab": min(best["lab"], lab)}
    return {
        "game": name,
        "players": players,
        "games": planned.games,
        "bare": planned.games / best["bare"],
        "lab": planned.games / best["lab"],
        "ratio": best["bare"] / best["lab"],
    }


def _cpu(work: Any) -> float:
    began = time.process_time()
    work()
    return time.process_time() - began


def report(rows: list[dict[str, Any]]) -> str:
    """As a table."""
    lines = ["Random games per second of CPU time      bare engine         lab   kept"]
    for row in rows:
        what = f"{row['game']}, {row['players']} players"
        verdict = "" if row["ratio"] >= WANTED else f"  (less than {WANTED:.0%})"
        lines.append(
            f"{what:38} {row['bare']:13,.0f} {row['lab']:11,.0f}   {row['ratio']:.0%}{verdict}"
        )
    return "\n".join(lines)
