"""What a table asks of whoever learns, and the compiled functions that step many tables."""

from __future__ import annotations

from functools import cache

from rubra.bots.patterns import play_pattern
from rubra.bots.workspace import episode_type, series_workspace_type
from rubra.core.game import Game
from rubra.core.patterns import Pattern, plain
from rubra.core.record import Array, f32, i32, i64, make_record, size

MOST_SEATS = 8


class Question:
    """What a table asks of the seat whose turn it is, and what it is told."""

    given: i64  # the action to take
    moves: Array[i64]  # the legal moves
    actions: Array[i32]  # the same as actions; -1 behind the last
    rewards: Array[f32] = size(MOST_SEATS)  # what the last step brought to each seat


@cache
def question_type(game: Game) -> type[Question]:
    """The Question of a game."""
    most = size(game.most_moves)
    return make_record(Question, moves=most, actions=most)


@cache
def stepping_pattern(game: Game) -> Pattern:
    """The pattern stepping.py for a game."""
    if game.observation is None:
        raise TypeError(f"{game.name} cannot be observed")
    playing = plain(play_pattern(game))
    return Pattern(
        "rubra.research.stepping",
        game,
        verbs=(
            ("observe", game.observation.write),
            ("lay_out", playing.lay_out),
            ("play_on", playing.play_on),
        ),
        records=(
            ("Workspace", series_workspace_type(game)),
            ("Episode", episode_type(game)),
            ("Question", question_type(game)),
        ),
    )
