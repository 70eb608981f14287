"""Tabula Rubra: board games to play, simulate and train on.

    import rubra

    name = rubra.list_games()[0].name
    match = rubra.new_match(name, seed=1)
    bots = [rubra.new_bot("easy", seed=seat) for seat in range(match.players)]
    while not match.is_over:
        seat = match.waiting[0]
        match.play(seat, bots[seat].choose(rubra.Position(match, seat)))
    print(match.result())

What `__all__` names is public and keeps its meaning within a major version; everything else may
change. Each name is imported when it is first used, so that `import rubra` takes no time.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rubra.bots.levels import Bot
    from rubra.core.about import About
    from rubra.core.errors import RubraError
    from rubra.core.match import Match
    from rubra.core.position import Position
    from rubra.library import (
        Simulation,
        describe,
        list_games,
        load,
        new_bot,
        new_match,
        save,
        simulate,
    )

__version__ = "0.1.0"

__all__ = [
    "About",
    "Bot",
    "Match",
    "Position",
    "RubraError",
    "Simulation",
    "describe",
    "list_games",
    "load",
    "new_bot",
    "new_match",
    "save",
    "simulate",
]

_MODULES = {
    "About": "rubra.core.about",
    "Bot": "rubra.bots.levels",
    "Match": "rubra.core.match",
    "Position": "rubra.core.position",
    "RubraError": "rubra.core.errors",
}


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'rubra' has no attribute {name!r}")
    return getattr(importlib.import_module(_MODULES.get(name, "rubra.library")), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
