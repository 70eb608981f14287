"""What compiled code does for bots, put together for a game: play, thinking and search."""

from __future__ import annotations

from functools import cache

from rubra.bots.outcome import UNOBSERVED, Outcome
from rubra.bots.player import player_verbs
from rubra.bots.tree import search_workspace_type
from rubra.bots.workspace import bot_workspace_type, series_workspace_type
from rubra.core.game import Game
from rubra.core.patterns import Pattern


@cache
def play_pattern(game: Game) -> Pattern:
    """The pattern play.py for games that nobody looks at."""
    return Pattern(
        "rubra.bots.play",
        game,
        verbs=player_verbs(game) + UNOBSERVED,
        records=(("Workspace", series_workspace_type(game)), ("Kept", Outcome)),
    )


@cache
def thinking_pattern(game: Game) -> Pattern:
    """The pattern thinking.py for a game."""
    records = (("BotWorkspace", bot_workspace_type(game)),)
    return Pattern("rubra.bots.thinking", game, player_verbs(game), records)


@cache
def search_pattern(game: Game) -> Pattern:
    """The pattern search.py for a game."""
    return Pattern(
        "rubra.bots.search",
        game,
        player_verbs(game),
        records=(
            ("BotWorkspace", bot_workspace_type(game)),
            ("SearchWorkspace", search_workspace_type(game)),
        ),
    )
