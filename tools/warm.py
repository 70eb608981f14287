"""Compile every game, each in a process of its own, so that tests side by side find it done.

python -m tools.warm
"""

from __future__ import annotations

import multiprocessing
from pathlib import Path

import numpy as np
from tests.example import EXAMPLE

from rubra.bots.warm import warm
from rubra.core import registry
from rubra.lab.experiment import ExperimentSheet, plan_experiment
from rubra.lab.running import play_part
from rubra.research.tables import Tables


def warm_all(name: str) -> None:
    """Compile a game and its environments, and the study of the game that tests take."""
    warm(name)
    if name == EXAMPLE:
        sheet = ExperimentSheet(game=name, games=1)
        play_part(plan_experiment(sheet, name, Path()), (0, 0))
    tables = Tables(name, registry.about(name).players[0])
    tables.reset(0)
    tables.look(0)
    tables.step(np.array(tables.legal()[:1]))


def main() -> None:
    """Compile all of them."""
    names = registry.names()
    with multiprocessing.get_context("spawn").Pool(len(names)) as pool:
        pool.map(warm_all, names, chunksize=1)


if __name__ == "__main__":
    main()
