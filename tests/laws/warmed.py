"""After the progress bar of the first start, nothing is compiled any more: no game stalls.

Run as a program, it has Numba compile a game as that start does, plays on, and prints what was
compiled late; and then what the machine code computes, as `fingerprint` does. Compiling takes
minutes, so both are asked of the same process:

    RUBRA_ENGINE=native python -m tests.laws.warmed GAME NUMBER
"""

from __future__ import annotations

import gc
import json
import sys
from collections import Counter

from numba.core.dispatcher import Dispatcher

from rubra.bots.levels import make_bot
from rubra.bots.warm import warming_steps
from rubra.bots.workspace import COMPILED_LEVELS
from rubra.core import registry
from rubra.core.game import Game
from rubra.core.match import Match
from rubra.core.stream import KEY_BYTES, stream_from_seed
from rubra.lab.arena import play_out
from rubra.lab.simulate import Series, simulate
from tests.laws.fingerprint import fingerprint

PLAYED = ("random", "easy", "medium:20", "hard:40")  # as long as it takes to be called


def compiled() -> Counter[str]:
    """For how many types each rule is compiled, by itself and as a part of others."""
    rules = [thing for thing in gc.get_objects() if isinstance(thing, Dispatcher)]
    found: Counter[str] = Counter()
    for rule in rules:
        found[f"{rule.py_func.__module__}.{rule.py_func.__name__}"] += len(rule.overloads)
    return found


def play_everything(game: Game) -> None:
    """Bots of every level with any number of players, and the compiled series."""
    for players in game.about.players:
        match = Match(game, players, bytes(KEY_BYTES))
        levels = [PLAYED[seat % len(PLAYED)] for seat in range(players)]
        play_out(match, [make_bot(level, stream_from_seed(1)) for level in levels])
        match.view(0)
        for level in COMPILED_LEVELS:
            simulate(Series(game, players, {}, game.standard_box, 1, 3, (level,)))


if __name__ == "__main__":
    game = registry.load(sys.argv[1])
    for step in warming_steps(game):
        step()
    before = compiled()
    play_everything(game)
    late = [name for name, count in compiled().items() if count > before[name]]
    found = fingerprint(game.name, int(sys.argv[2]))
    print(json.dumps({"compiled": any(before.values()), "late": late, "found": found}))
