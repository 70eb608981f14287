"""What a study keeps of a game and counts while it is played, as compiled code sees it.

A game says in `rubra.games.<game>.study.STUDY` what matters in it: which domains of its words are
things that one takes or leaves (a card, a tile), and which of its events are points. All the rest
follows from its vocabulary. The counting itself is in observing.py.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from rubra.bots.player import player_verbs
from rubra.bots.workspace import MOST_SEATS, Workspace, workspace_type
from rubra.core.game import Game
from rubra.core.patterns import Pattern, Verbs, plain
from rubra.core.record import Array, f64, i16, i32, record, size, u8, u16
from rubra.core.vocabulary import PARTS

# What is counted of each thing. Two who share a win without being a team have half of it each.
OFFERED, CHOSEN = 0, 1  # decisions: a move with it was legal; was made
HAD, HAD_WON, HAD_POINTS = 2, 3, 4  # seats that could choose it in some decision of a game
TOOK, TOOK_WON, TOOK_POINTS = 5, 6, 7  # seats that did, or of which an event says so
TOLD, APPEARED, APPEARED_WON = 8, 9, 10  # events; games with one; those that somebody won
COUNTS = (
    "offered", "chosen", "had", "had_won", "had_points", "took", "took_won", "took_points",
    "told", "appeared", "appeared_won",
)  # fmt: skip

# A win is counted in parts of which a half, a third … an eighth of it are whole numbers: then sums
# are exact, and the same in whatever order games are added up
WHOLE_WIN = 840.0
IN_PARTS = (HAD_WON, TOOK_WON)

# And of each way of scoring
WINNERS, OTHERS, LED = 0, 1, 2  # points of the winning seats, of the others; games it decided
WAY_COUNTS = ("winners", "others", "led")


@record
class GameFigures:
    """What a study keeps of one game."""

    reason: u8
    winners: u16
    sides: u16  # a bit for each seat of the second side
    first: u8  # the seat that began
    turns: i16
    decisions: i32
    forced: i32  # decisions with one legal move
    offers: i32  # legal moves of all decisions together
    widest: i16  # legal moves of the decision that had most
    closely: u8  # whether the rest was counted too
    leader: u8  # the seat with the best prospects after the last turn that was over
    since: i16  # which turn that has been so
    lead_changes: i16
    points: Array[i16] = size(MOST_SEATS)


@dataclass(frozen=True)
class Way:
    """A kind of event that gives points to the seat it names."""

    event: str
    points: str  # the part that says how many
    by: str | None = None  # the part that says what for, if it is more than one thing


@dataclass(frozen=True)
class Study:
    """What matters in a game."""

    things: tuple[str, ...]  # domains whose words are taken or left
    points: Callable[[Any, int], int]  # of a seat, when the game is over; compiled
    first: Callable[[Any], int]  # the seat that begins; compiled
    side: Callable[[Any, int], int]  # of a seat; compiled
    ways: tuple[Way, ...] = ()

    @property
    def verbs(self) -> Verbs:
        """What the compiled counting calls, by name."""
        return (("points", self.points), ("first_seat", self.first), ("side", self.side))


def study_of(game: Game) -> Study:
    """The study of a game: `rubra.games.<game>.study.STUDY`."""
    study: Study = importlib.import_module(f"rubra.games.{game.name}.study").STUDY
    return study


# --- What compiled code counts with ---


@record
class EventThings:
    """What a kind of event tells: NONE where it does not."""

    first: Array[i16] = size(PARTS)  # by part, the number of the thing that its value 0 names
    seat_part: i16
    way_first: i16  # the way of scoring, or the first of several
    way_by: i16  # the part that says which of them
    way_points: i16


@record
class ThingTally:
    """What became of one thing: in this game, and the sums."""

    by_seat: Array[u8] = size(MOST_SEATS)  # what each seat had to do with it
    counts: Array[f64] = size(len(COUNTS))


@record
class WayTally:
    """The same of one way of scoring."""

    earned: Array[i32] = size(MOST_SEATS)
    counts: Array[f64] = size(len(WAY_COUNTS))


class StudyWorkspace(Workspace):
    """The workspace of a series that is looked at."""

    figures: GameFigures
    in_events: Array[EventThings]
    thing_count: i32
    way_count: i32
    in_game: Array[u8]  # by thing, whether it came up in this game
    things: Array[ThingTally]
    ways: Array[WayTally]


@cache
def study_workspace_type(game: Game) -> type[StudyWorkspace]:
    """The StudyWorkspace of a game."""
    study = study_of(game)
    vocabularies = game.move_words, game.event_words
    domains = {
        domain.name: domain.size
        for words in vocabularies
        for kind in words.kinds
        for domain in kind.parts.values()
        if domain.name in study.things
    }
    things = size(len(game.move_words.kinds) + sum(domains.values()))
    ways = 0
    for way in study.ways:
        ways += 1 if way.by is None else game.event_words[way.event].parts[way.by].size
    return workspace_type(
        game,
        StudyWorkspace,
        in_events=size(len(game.event_words.kinds)),
        in_game=things,
        things=things,
        ways=size(max(1, ways)),
    )


@cache
def observing_pattern(game: Game) -> Pattern:
    """The pattern observing.py for a game."""
    return Pattern(
        "rubra.lab.observing",
        game,
        player_verbs(game) + study_of(game).verbs,
        records=(("StudyWorkspace", study_workspace_type(game)),),
    )


@cache
def observed_play_pattern(game: Game) -> Pattern:
    """The pattern bots/play.py for games that are observed."""
    observing = plain(observing_pattern(game))
    names = ("see_start", "see_choice", "see_result", "see_end")
    watching = tuple((name, getattr(observing, name)) for name in names)
    return Pattern(
        "rubra.bots.play",
        game,
        player_verbs(game) + watching,
        records=(("Workspace", study_workspace_type(game)), ("Kept", GameFigures)),
        purpose="study",
    )
