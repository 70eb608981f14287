"""All that changes in a match, in one record; and the compiled functions that work on it."""

from __future__ import annotations

from functools import cache
from typing import Any

from rubra.core.engines.choice import engine_for
from rubra.core.game import Game
from rubra.core.journal import Journal
from rubra.core.patterns import Pattern
from rubra.core.record import Array, i64, make_record, record, size, u8
from rubra.core.rule import rule
from rubra.core.stream import Stream


class MatchWorkspace:
    """One game being played."""

    state: Any
    stream: Stream  # all luck to come
    journal: Journal  # what the last move told
    moves: Array[i64]  # scratch


@record
class NoRecord:
    """For a toy that has no box or no view."""

    nothing: u8


@rule
def no_refusal(box: Any, state: Any, seat: int, move: int) -> int:
    """No rule is named."""
    return -1


@rule
def no_statements(box: Any, state: Any, seat: int, out: Any) -> int:
    """There is no talk in this game."""
    return 0


@rule
def no_observation(box: Any, state: Any, seat: int, out: Any, at: int) -> int:
    """There is nothing to be written."""
    return at


@cache
def match_workspace_type(game: Game) -> type[MatchWorkspace]:
    """The MatchWorkspace of a game."""
    return make_record(MatchWorkspace, state=game.state, moves=size(game.most_moves))


@cache
def turn_pattern(game: Game) -> Pattern:
    """The pattern turn.py for a game."""
    observe = no_observation if game.observation is None else game.observation.write
    statements = no_statements if game.talk is None else game.talk.statements
    return Pattern(
        "rubra.core.turn",
        game,
        verbs=(
            ("why_not", game.why_not or no_refusal),
            ("observe", observe),
            ("statements", statements),
        ),
        records=(
            ("Box", game.box or NoRecord),
            ("Options", game.options),
            ("State", game.state),
            ("View", game.view_record or NoRecord),
            ("MatchWorkspace", match_workspace_type(game)),
        ),
    )


def turn_of(game: Game) -> Any:
    """What a match calls: the entries of turn.py, run by the engine of the game."""
    return engine_for(game).load(turn_pattern(game))
