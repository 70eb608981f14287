"""Our server as it is measured: like `rubra serve`, without limits and without the powers.

    python bench/load/serve.py PORT FOLDER [NAME=VALUE ...]

Limits are there for strangers; here one machine plays a thousand people. The box has no powers,
because the game that boardgame.io serves beside it has none. Limits that are named hold.
"""

from __future__ import annotations

import sys
from dataclasses import fields
from pathlib import Path

from rubra.core import registry
from rubra.core.box import BoxFile
from rubra.core.game import Box
from rubra.server.serve import Settings, run
from rubra.server.support.limit_options import read_limits
from rubra.server.support.limits import Credit, Limits

MANY = 1_000_000
NO_BOUNDS = Credit(MANY, MANY)


def without_powers() -> Box:
    """The box of Rubico; nobody is dealt a power."""
    game = registry.load("rubico")
    text = game.standard_box.file.text.replace("powers = true", "powers = false")
    return game.open_box(BoxFile(text, "the box without powers"))


def unlimited() -> Limits:
    """Nothing is too much."""
    usual = Limits()
    for limit in fields(usual):
        value = getattr(usual, limit.name)
        if isinstance(value, Credit):
            setattr(usual, limit.name, NO_BOUNDS)
        elif isinstance(value, int):
            setattr(usual, limit.name, MANY)
    return usual


def main() -> None:
    """Serve until somebody stops it."""
    port, folder = int(sys.argv[1]), Path(sys.argv[2])
    bounds = read_limits(sys.argv[3:], unlimited())
    run(Settings(port=port, folder=folder, bounds=bounds, boxes={"rubico": without_powers()}))


if __name__ == "__main__":
    main()
