"""Decisions by the billion on modules that check every index: `python -m tests.laws.fuzz_series`.

Every game at every setting, by random and by sensible players. An index out of range fails at once;
a game that does not come to an end by its rules, or ends for no reason, is a failure, too. Prints a
table for docs/fuzzing.md.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

import numpy as np

os.environ["RUBRA_ENGINE"] = "wasm"
os.environ["RUBRA_MODULES"] = str(Path(__file__).parent.parent / "games")

from rubra.bots.series import SeriesPlayer
from rubra.bots.workspace import COMPILED_LEVELS
from rubra.core import registry
from rubra.core.stream import stream_from_seed
from tests.laws.walk import Setting, all_settings

CHUNK = 2000  # games at a time


def play(setting: Setting, level: str, decisions: int, seed: int) -> tuple[int, int, int]:
    """Play at least so many decisions: how many, games, and games that were cut short.

    Raises RulesFailed at an index out of range.
    """
    game = registry.load(setting.game)
    settled = game.about.settle(setting.players, dict(setting.options))
    player = SeriesPlayer(game, game.standard_box, settled, stream_from_seed(seed), level)
    made = games = cut = 0
    while made < decisions:
        outcomes = player.new_outcomes(CHUNK)
        made += player.play(games, outcomes)
        games += CHUNK
        unfinished = outcomes["reason"] == 0
        if (unfinished & (outcomes["decisions"] < game.about.longest)).any():
            number = games - CHUNK + int(np.argmax(unfinished))
            raise SystemExit(f"{setting}, {level}: game {number} of seed {seed} has no end")
        cut += int(unfinished.sum())
    return made, games, cut


def main() -> None:
    """Play all of it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--decisions", type=float, default=1e7, help="in all")
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(4)))
    asked = parser.parse_args()
    settings = all_settings()
    share = int(asked.decisions / len(settings) / len(COMPILED_LEVELS)) + 1
    total = 0
    print(f"Seed {asked.seed}\n\n| game | level | settings | games | decisions | cut short |")
    print("|---|---|---:|---:|---:|---:|")
    for name in registry.names():
        for level in COMPILED_LEVELS:
            own = [one for one in settings if one.game == name]
            found = [play(one, level, share, asked.seed) for one in own]
            made, games, cut = map(sum, zip(*found, strict=True))
            total += made
            print(f"| {name} | {level} | {len(own)} | {games:,} | {made:,} | {cut:,} |", flush=True)
    print(f"\n{total:,} decisions, no index out of range.", file=sys.stdout)


if __name__ == "__main__":
    main()
