"""What steps many tables on a GPU (see bots/kernel_workspace.py)."""

from __future__ import annotations

from functools import cache

from rubra.bots.kernel_workspace import scratch_type
from rubra.bots.workspace import episode_type, series_workspace_type
from rubra.core.game import Game
from rubra.core.patterns import Pattern, plain
from rubra.research.questions import question_type, stepping_pattern

STEPPING = ("observe", "lay_out", "play_on", "place_of", "pay", "show_moves")


@cache
def stepping_kernels(game: Game) -> Pattern:
    """The pattern kernels.py for a game."""
    stepping = plain(stepping_pattern(game))
    return Pattern(
        "rubra.research.kernels",
        game,
        verbs=tuple((name, getattr(stepping, name)) for name in STEPPING),
        records=(
            ("Workspace", series_workspace_type(game)),
            ("Episode", episode_type(game)),
            ("Scratch", scratch_type(game)),
            ("Question", question_type(game)),
        ),
        purpose="stepping",
    )
