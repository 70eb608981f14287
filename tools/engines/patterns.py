"""All that a module holds: the patterns of a game."""

from __future__ import annotations

from rubra.bots.patterns import play_pattern, search_pattern, thinking_pattern
from rubra.core.game import Game
from rubra.core.match_workspace import turn_pattern
from rubra.core.patterns import Pattern
from rubra.lab.study_workspace import observing_pattern, studied_play_pattern
from rubra.research.questions import stepping_pattern

PATTERNS = (
    turn_pattern,
    thinking_pattern,
    search_pattern,
    play_pattern,
    observing_pattern,
    studied_play_pattern,
    stepping_pattern,
)


def patterns_of(game: Game) -> list[Pattern]:
    """The patterns of a game, in a fixed order."""
    return [make(game) for make in PATTERNS]
