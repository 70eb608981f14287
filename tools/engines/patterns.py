"""All that a module holds, and all kernels: the patterns of a game."""

from __future__ import annotations

from rubra.bots.kernel_workspace import series_kernels
from rubra.bots.patterns import play_pattern, search_pattern, thinking_pattern
from rubra.core.game import Game
from rubra.core.match_workspace import turn_pattern
from rubra.core.patterns import Pattern
from rubra.lab.kernel_workspace import study_kernels
from rubra.lab.study_workspace import observed_play_pattern, observing_pattern
from rubra.research.kernel_workspace import stepping_kernels
from rubra.research.questions import stepping_pattern

PATTERNS = (
    turn_pattern,
    thinking_pattern,
    search_pattern,
    play_pattern,
    observing_pattern,
    observed_play_pattern,
    stepping_pattern,
)

KERNEL_PATTERNS = (series_kernels, study_kernels, stepping_kernels)
TOLD = (study_kernels,)  # of these, those that read the events of a game


def patterns_of(game: Game) -> list[Pattern]:
    """The patterns of a game, in a fixed order."""
    return [make(game) for make in PATTERNS]


def kernel_patterns_of(game: Game) -> list[Pattern]:
    """Those of which CUDA kernels are made, in a fixed order."""
    return [make(game) for make in KERNEL_PATTERNS]
