"""Our server as it is measured: like `rubra serve`, without limits and without the powers.

    python bench/load/serve.py PORT FOLDER

Limits are there for strangers; here one machine plays a thousand people. The box has no powers,
because the game that boardgame.io serves beside it has none.
"""

from __future__ import annotations

import sys
from pathlib import Path

from rubra.core import registry
from rubra.core.box import BoxFile
from rubra.core.game import Box
from rubra.server.limits import Credit, Limits
from rubra.server.serve import Settings, run

MANY = 1_000_000
NO_BOUNDS = Credit(MANY, MANY)


def without_powers() -> Box:
    """The box of Rubico; nobody is dealt a power."""
    game = registry.load("rubico")
    text = game.standard_box.file.text.replace("powers = true", "powers = false")
    return game.open_box(BoxFile(text, "the box without powers"))


def main() -> None:
    """Serve until somebody stops it."""
    port, folder = int(sys.argv[1]), Path(sys.argv[2])
    bounds = Limits(
        requests=NO_BOUNDS,
        requests_of_address=NO_BOUNDS,
        guests=NO_BOUNDS,
        tables=NO_BOUNDS,
        messages=NO_BOUNDS,
        sockets_of_address=MANY,
        sockets=MANY,
    )
    run(Settings(port=port, folder=folder, bounds=bounds, boxes={"rubico": without_powers()}))


if __name__ == "__main__":
    main()
