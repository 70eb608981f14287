"""What a study keeps of the games it looks at, and which things of a game it counts.

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

import numpy as np
import numpy.typing as npt

from rubra.bots.exclusion import NONE, Exclusion, MoveThings
from rubra.bots.player import player_verbs
from rubra.bots.workspace import (
    COMPILED_LEVELS,
    Workspace,
    exclude,
    new_workspace,
    workspace_type,
)
from rubra.core.engines.choice import engine_for
from rubra.core.game import Box, Game
from rubra.core.match import Match
from rubra.core.patterns import Pattern, Verbs, plain
from rubra.core.record import (
    Array,
    Rows,
    blanks,
    f64,
    i16,
    i32,
    record,
    size,
    u8,
    u16,
)
from rubra.core.stream import Stream
from rubra.core.vocabulary import PARTS, Vocabulary

MOST_SEATS = 8

# What is counted of each thing. Two who share a win without being a team have half of it each.
OFFERED, CHOSEN = 0, 1  # decisions: a move with it was legal; was made
HAD, HAD_WON, HAD_POINTS = 2, 3, 4  # seats that could choose it in some decision of a game
TOOK, TOOK_WON, TOOK_POINTS = 5, 6, 7  # seats that did, or of which an event says so
TOLD, APPEARED, APPEARED_WON = 8, 9, 10  # events; games with one; those that somebody won
COUNTS = (
    "offered", "chosen", "had", "had_won", "had_points", "took", "took_won", "took_points",
    "told", "appeared", "appeared_won",
)  # fmt: skip

# And of each way of scoring
WINNERS, OTHERS, LED = 0, 1, 2  # points of the winning seats, of the others; games it decided
WAY_COUNTS = ("winners", "others", "led")


@record
class StudiedGame:
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

    studied: StudiedGame
    in_events: Array[EventThings]
    thing_count: i32
    way_count: i32
    in_game: Array[u8]  # by thing, whether it came up in this game
    things: Array[ThingTally]
    ways: Array[WayTally]


@cache
def _study_workspace_type(game: Game) -> type[StudyWorkspace]:
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


class Lens:
    """Where in moves and events the things and points of a game stand, as compiled code reads it.

    The kinds of moves come first among the things that are counted, then the words of each domain.
    """

    def __init__(self, game: Game, box: Box) -> None:
        study = study_of(game)
        self.things: list[tuple[str, str]] = [("move", kind.name) for kind in game.move_words.kinds]
        first: dict[str, int] = {}
        for vocabulary in (game.move_words, game.event_words):
            for kind in vocabulary.kinds:
                for domain in kind.parts.values():
                    if domain.name in study.things and domain.name not in first:
                        first[domain.name] = len(self.things)
                        names = domain.names or box.names[domain.name]
                        self.things += [(domain.name, str(name)) for name in names]
        self._chosen = {"move"} | {
            domain.name for kind in game.move_words.kinds for domain in kind.parts.values()
        }
        moves: Any = blanks(MoveThings, len(game.move_words.kinds))
        moves["first"] = _places(game.move_words, first)
        events: Any = blanks(EventThings, len(game.event_words.kinds))
        events["first"] = _places(game.event_words, first)
        self.moves, self.events = moves, events
        self._see_points(game, study)

    def _see_points(self, game: Game, study: Study) -> None:
        self.ways: list[str] = []
        for name in ("seat_part", "way_first", "way_by", "way_points"):
            self.events[name] = NONE
        for told, kind in zip(self.events, game.event_words.kinds, strict=True):
            parts = list(kind.parts)
            if "seat" in parts:
                told.seat_part = parts.index("seat")
            for way in study.ways:
                if way.event == kind.name:
                    told.way_first = len(self.ways)
                    told.way_points = parts.index(way.points)
                    if way.by is None:
                        self.ways.append(kind.name)
                    else:
                        told.way_by = parts.index(way.by)
                        self.ways += [str(word) for word in kind.parts[way.by].names or ()]

    def is_in_moves(self, thing: tuple[str, str]) -> bool:
        """Whether somebody can choose this thing, or it only comes up."""
        return thing[0] in self._chosen

    def prepare(self, work: Any) -> None:
        """Tell a StudyWorkspace what to count."""
        work.thing_count, work.way_count = len(self.things), len(self.ways)
        work.in_moves[:] = self.moves
        work.in_events[:] = self.events


def _places(words: Vocabulary, first: dict[str, int]) -> npt.NDArray[np.int16]:
    """By kind and part, the number of the thing that its value 0 names."""
    places = np.full((len(words.kinds), PARTS), NONE, np.int16)
    for number, kind in enumerate(words.kinds):
        for place, domain in enumerate(kind.parts.values()):
            places[number, place] = first.get(domain.name, NONE)
    return places


@cache
def observing_pattern(game: Game) -> Pattern:
    """The pattern observing.py for a game."""
    return Pattern(
        "rubra.lab.observing",
        game,
        player_verbs(game) + study_of(game).verbs,
        records=(("StudyWorkspace", _study_workspace_type(game)),),
    )


@cache
def studied_play_pattern(game: Game) -> Pattern:
    """The pattern bots/play.py for games that are studied."""
    observing = plain(observing_pattern(game))
    names = ("see_start", "see_choice", "see_result", "see_end")
    watching = tuple((name, getattr(observing, name)) for name in names)
    return Pattern(
        "rubra.bots.play",
        game,
        player_verbs(game) + watching,
        records=(("Workspace", _study_workspace_type(game)), ("Kept", StudiedGame)),
        purpose="study",
    )


class StudyPlayer:
    """Plays games of a study, or looks at games that others play; one thread at a time."""

    def __init__(
        self, game: Game, box: Box, settled: dict[str, Any], series: Stream, lens: Lens
    ) -> None:
        self.lens = lens
        engine = engine_for(game, long_work=True)
        self._observing = engine.load(observing_pattern(game))
        self._playing = engine.load(studied_play_pattern(game))
        kind = _study_workspace_type(game)
        self._row = new_workspace(engine.new_memory(), game, box, settled, series, "random", kind)
        self._work = self._row[0]
        lens.prepare(self._work)

    @property
    def counts(self) -> npt.NDArray[np.float64]:
        """By thing, the sums named in COUNTS."""
        sums: npt.NDArray[np.float64] = self._work.things["counts"]
        return sums

    @property
    def way_counts(self) -> npt.NDArray[np.float64]:
        """By way of scoring, the sums named in WAY_COUNTS."""
        sums: npt.NDArray[np.float64] = self._work.ways["counts"]
        return sums

    def play(
        self,
        first: int,
        rows: Any,
        *,
        level: str,
        repeats: int = 1,
        observe_every: int = 1,
        excluded: int = NONE,
    ) -> None:
        """Play the games from number `first` on, one for each row of StudiedGame.

        Each deal is played `repeats` times, and one game in so many is looked at closely. If a
        thing is excluded, one seat of each game, every one in turn, leaves it where it can.
        """
        work = self._work
        work.level = COMPILED_LEVELS.index(level)
        work.repeats, work.observe_every = repeats, observe_every
        exclude(work, Exclusion(excluded, self.lens.moves))
        self._playing.play_series(self._row, rows, first)

    # --- Games that others play, move by move ---

    def begin(self, match: Match) -> None:
        """A game has been laid out."""
        self._look_at(match)
        self._work.episode.observed = 1
        self._observing.start(self._row)

    def look(self, seat: int, move: int, moves: list[int]) -> None:
        """A seat is about to make one of these moves."""
        self._work.moves[: len(moves)] = moves
        self._observing.choice(self._row, seat, move, len(moves))

    def listen(self, match: Match, turn: int) -> None:
        """The move has been made; it was in this turn."""
        self._look_at(match)
        self._observing.result(self._row, turn)

    def finish(self, match: Match, rows: Any, place: int) -> None:
        """The game is over."""
        self._look_at(match)
        self._work.episode.decisions = len(match.steps)
        self._observing.end(self._row, rows, place)

    def _look_at(self, match: Match) -> None:
        self._work.episode.state = match.state
        self._work.journal = match.journal


def new_rows(count: int) -> Rows:
    """Room for what is kept of so many games."""
    return Rows.blank(StudiedGame, count)
