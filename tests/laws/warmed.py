"""After the progress bar of the first start, nothing is compiled any more: no game stalls."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from rubra.core import registry

# In a process of its own: elsewhere other tests have had everything compiled
PROGRAM = """
import gc, sys
from numba.core.dispatcher import Dispatcher
from rubra.bots.levels import make_bot
from rubra.bots.warm import warming_steps
from rubra.bots.workspace import COMPILED_LEVELS
from rubra.core import registry
from rubra.core.match import Match
from rubra.core.stream import KEY_BYTES, stream_from_seed
from rubra.lab.arena import play_out
from rubra.lab.simulate import Series, simulate

LEVELS = ("random", "easy", "medium:20", "hard:40")  # as long as it takes to be called

def compiled():
    rules = [thing for thing in gc.get_objects() if isinstance(thing, Dispatcher)]
    return {f"{r.py_func.__module__}.{r.py_func.__name__}": len(r.overloads) for r in rules}

game = registry.load(sys.argv[1])
for step in warming_steps(game):
    step()
before = compiled()
for players in game.about.players:
    match = Match(game, players, bytes(KEY_BYTES))
    levels = [LEVELS[seat % len(LEVELS)] for seat in range(players)]
    play_out(match, [make_bot(level, stream_from_seed(1)) for level in levels])
    match.view(0)
    for level in COMPILED_LEVELS:
        simulate(Series(game, players, {}, game.standard_box, 1, 3, (level,)))
late = [name for name, count in compiled().items() if count > before.get(name, 0)]
print(any(before.values()), late)
"""


@pytest.mark.parametrize("name", registry.names())
def test_warming_compiles_all_that_a_game_needs(name: str) -> None:
    """Bots of every level with any number of players, and the compiled series."""
    command = [sys.executable, "-c", PROGRAM, name]
    # Compiled quickly, which gives slower code: here only what is compiled matters
    environment = {**os.environ, "RUBRA_ENGINE": "native", "NUMBA_OPT": "0"}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    assert done.stdout == "True []\n"
