"""A StudyWorkspace in parts, for many threads side by side (see bots/kernel_workspace.py)."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from rubra.bots.kernel_workspace import playing_verbs, scratch_type
from rubra.bots.player import player_verbs
from rubra.bots.workspace import episode_type
from rubra.core.game import Game
from rubra.core.patterns import Pattern, plain
from rubra.core.record import Array, make_record, size, u8
from rubra.lab.study_workspace import (
    GameFigures,
    ThingTally,
    WayTally,
    observed_play_pattern,
    observing_pattern,
    study_workspace_type,
)


class StudyWork(NamedTuple):
    """A StudyWorkspace; the fields are described there."""

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
    figures: Any  # its own
    in_events: Any
    thing_count: int
    way_count: int
    in_game: Any  # its own
    things: Any  # its own
    ways: Any  # its own


class Tally:
    """What a thread counts; at the end those of all are added up."""

    figures: GameFigures
    in_game: Array[u8]
    things: Array[ThingTally]
    ways: Array[WayTally]


@cache
def tally_type(game: Game) -> type[Tally]:
    """The Tally of a game."""
    fields: Any = study_workspace_type(game).__dtype__.fields  # type: ignore[attr-defined]  # a record
    things, ways = (fields[name][0].shape[0] for name in ("things", "ways"))
    return make_record(Tally, in_game=size(things), things=size(things), ways=size(ways))


@cache
def study_kernels(game: Game) -> Pattern:
    """The pattern kernels.py for games that are observed."""
    observing = plain(observing_pattern(game))
    names = ("see_start", "see_end")
    watching = tuple((name, getattr(observing, name)) for name in names)
    verbs = player_verbs(game) + watching + playing_verbs(observed_play_pattern(game))
    loop = plain(Pattern("rubra.bots.kernels", game, verbs, purpose="study"))
    return Pattern(
        "rubra.lab.kernels",
        game,
        verbs=(("play_games", loop.play_games),),
        records=(
            ("StudyWorkspace", study_workspace_type(game)),
            ("Episode", episode_type(game)),
            ("Scratch", scratch_type(game)),
            ("Tally", tally_type(game)),
        ),
        purpose="study",
    )
