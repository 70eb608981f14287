"""A Workspace in parts, for many threads side by side: what all read, and what each has of its own.

A GPU has hundreds of thousands of threads. They share one Workspace, of which they only read; the
rest lies in records of which each thread has one. To the rules the parts together are a Workspace.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from rubra.bots.outcome import UNOBSERVED, Outcome
from rubra.bots.patterns import play_pattern
from rubra.bots.player import player_verbs
from rubra.bots.workspace import episode_type, series_workspace_type
from rubra.core.game import Game
from rubra.core.journal import Journal
from rubra.core.patterns import Pattern, Verbs, plain
from rubra.core.record import Array, f64, i64, make_record, size

PLAYING = ("lay_out", "make_move", "standing_after", "allowed", "choose")


class Work(NamedTuple):
    """A Workspace; the fields are described there."""

    box: Any
    options: Any
    blank: Any
    memory: Any
    series: Any
    journal: Any  # its own
    moves: Any  # its own
    weights: Any  # its own
    in_moves: Any
    excluded: int
    level: int
    draws_if_forced: int
    players: int
    longest: int
    repeats: int
    observe_every: int
    seating: Any


class Scratch:
    """What a thread works with, and nothing in it is kept."""

    journal: Journal
    moves: Array[i64]
    weights: Array[f64]


@cache
def scratch_type(game: Game) -> type[Scratch]:
    """The Scratch of a game."""
    return make_record(Scratch, moves=size(game.most_moves), weights=size(game.most_moves))


def playing_verbs(pattern: Pattern) -> Verbs:
    """What kernels call of the pattern bots/play.py, by name."""
    playing = plain(pattern)
    return tuple((name, getattr(playing, name)) for name in PLAYING)


@cache
def series_kernels(game: Game) -> Pattern:
    """The pattern kernels.py for games that nobody looks at."""
    return Pattern(
        "rubra.bots.kernels",
        game,
        verbs=player_verbs(game) + UNOBSERVED + playing_verbs(play_pattern(game)),
        records=(
            ("Workspace", series_workspace_type(game)),
            ("Episode", episode_type(game)),
            ("Scratch", scratch_type(game)),
            ("Kept", Outcome),
        ),
        purpose="play",
    )
