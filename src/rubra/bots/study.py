"""What a study keeps of the games it looks at, and which things of a game it counts.

A game says in `rubra.bots.<game>.study.STUDY` what matters in it: which domains of its words are
things that one takes or leaves (a card, a tile), and which of its events are points. All the rest
follows from its vocabulary. The counting itself is in studied.py.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from rubra.bots.ban import NONE, Numbers
from rubra.bots.player import player_of
from rubra.bots.series import memory_room, roomy
from rubra.core.game import Box, Game
from rubra.core.journal import Journal
from rubra.core.record import Array, blanks, i16, i32, record, size, u8, u16
from rubra.core.specialise import specialise
from rubra.core.stream import Stream, key_of, stream_from_key
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
class Looked:
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
    def verbs(self) -> tuple[tuple[str, Callable[..., Any]], ...]:
        """What the compiled counting calls, by name."""
        return (("points", self.points), ("first_seat", self.first), ("side", self.side))


def study_of(game: Game) -> Study:
    """The study of a game: `rubra.bots.<game>.study.STUDY`."""
    study: Study = importlib.import_module(f"rubra.games.{game.name}.study").STUDY
    return study


Marks = npt.NDArray[np.uint8]
Sums = npt.NDArray[np.float64]


class Tallies(NamedTuple):
    """What compiled code counts with: where things stand, notes on this game, and the sums."""

    in_moves: Numbers  # by kind and part, the number of the thing that its value 0 names
    in_events: Numbers
    seat_part: Numbers  # by kind of event
    way_first: Numbers
    way_by: Numbers
    way_points: Numbers
    by_seat: Marks  # what each seat had to do with each thing
    in_game: Marks
    earned: npt.NDArray[np.int32]  # by seat and way
    counts: Sums
    way_counts: Sums


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
        self.moves = _places(game.move_words, first)
        self.events = _places(game.event_words, first)
        self._see_points(game, study)

    def _see_points(self, game: Game, study: Study) -> None:
        self.ways: list[str] = []
        kinds = game.event_words.kinds
        self.seat_part = np.full(len(kinds), NONE, np.int16)
        self.way_first, self.way_by, self.way_points = (self.seat_part.copy() for _ in range(3))
        for number, kind in enumerate(kinds):
            parts = list(kind.parts)
            if "seat" in parts:
                self.seat_part[number] = parts.index("seat")
            for way in study.ways:
                if way.event == kind.name:
                    self.way_first[number] = len(self.ways)
                    self.way_points[number] = parts.index(way.points)
                    if way.by is None:
                        self.ways.append(kind.name)
                    else:
                        self.way_by[number] = parts.index(way.by)
                        self.ways += [str(word) for word in kind.parts[way.by].names or ()]

    def is_in_moves(self, thing: tuple[str, str]) -> bool:
        """Whether somebody can choose this thing, or it only comes up."""
        return thing[0] in self._chosen

    def new_tallies(self) -> Tallies:
        """Room to count in."""
        things, ways = len(self.things), max(1, len(self.ways))
        return Tallies(
            self.moves, self.events, self.seat_part,
            self.way_first, self.way_by, self.way_points,
            np.zeros((MOST_SEATS, things), np.uint8), np.zeros(things, np.uint8),
            np.zeros((MOST_SEATS, ways), np.int32),
            np.zeros((things, len(COUNTS))), np.zeros((ways, len(WAY_COUNTS))),
        )  # fmt: skip


def _places(words: Vocabulary, first: dict[str, int]) -> Numbers:
    """By kind and part, the number of the thing that its value 0 names."""
    places = np.full((len(words.kinds), PARTS), NONE, np.int16)
    for number, kind in enumerate(words.kinds):
        for place, domain in enumerate(kind.parts.values()):
            places[number, place] = first.get(domain.name, NONE)
    return places


class StudyPlayer:
    """Plays games of a study, or looks at games that others play; one thread at a time."""

    def __init__(
        self, game: Game, box: Box, settled: dict[str, Any], series: Stream, lens: Lens
    ) -> None:
        self.game = game
        self.lens = lens
        verbs = (*player_of(game).verbs, *study_of(game).verbs)
        self.pattern = specialise("rubra.bots.studied", game, verbs)
        self._box = box.record
        self._players = settled["players"]
        journal: Any = roomy(Journal)
        memories, weights = memory_room(game, box, self._players)
        self.tallies = lens.new_tallies()
        self._room = (
            self._box, blanks(game.state, 1), roomy(game.state), game.options_record(settled),
            stream_from_key(key_of(series)), roomy(Stream)[0], roomy(Stream)[0], journal[0],
            game.scratch(), memories, weights,
        )  # fmt: skip

    def play(
        self,
        first: int,
        rows: Any,
        *,
        easy: bool,
        repeats: int = 1,
        look_every: int = 1,
        banned: int = NONE,
    ) -> None:
        """Play the games from number `first` on, one for each row of Looked."""
        self.pattern.play_part(
            *self._room, self.tallies, self._players, rows, first, len(rows), repeats,
            look_every, banned, easy, self.game.about.longest,
        )  # fmt: skip

    # --- Games that others play, move by move ---

    def begin(self, row: Any, state: Any, journal: Any) -> None:
        """A game has been laid out."""
        self.pattern.begin(self._box, state, journal, row, self.tallies, self._players)

    def look(self, row: Any, seat: int, move: int, moves: list[int]) -> None:
        """A seat is about to make one of these moves."""
        out = np.array(moves, np.int64)
        self.pattern.look_at_moves(seat, move, out, len(moves), row, self.tallies)

    def listen(self, row: Any, state: Any, journal: Any, turn: int) -> None:
        """The move has been made; it was in this turn."""
        self.pattern.look_at_events(
            self._box, state, journal, row, self.tallies, self._players, turn
        )

    def finish(self, row: Any, state: Any, decisions: int) -> None:
        """The game is over."""
        self.pattern.finish(state, row, self.tallies, self._players, decisions)


def new_rows(count: int) -> Array[Looked]:
    """Room for what is kept of so many games."""
    return blanks(Looked, count)
