"""Games of a study: played, or looked at while others play them."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from rubra.bots.exclusion import NONE, Exclusion, MoveThings
from rubra.bots.workspace import COMPILED_LEVELS, exclude, new_workspace
from rubra.core.engines.choice import engine_for
from rubra.core.game import Box, Game
from rubra.core.match import Match
from rubra.core.record import Rows, blanks
from rubra.core.stream import Stream
from rubra.core.vocabulary import PARTS, Vocabulary
from rubra.lab.study_workspace import (
    IN_PARTS,
    WHOLE_WIN,
    EventThings,
    GameFigures,
    Study,
    observed_play_pattern,
    observing_pattern,
    study_of,
    study_workspace_type,
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


class StudyPlayer:
    """Plays games of a study, or looks at games that others play; one thread at a time."""

    def __init__(
        self, game: Game, box: Box, settled: dict[str, Any], series: Stream, lens: Lens
    ) -> None:
        self.lens = lens
        engine = engine_for(game, long_work=True)
        self._observing = engine.load(observing_pattern(game))
        self._playing = engine.load(observed_play_pattern(game))
        kind = study_workspace_type(game)
        self._row = new_workspace(engine.new_memory(), game, box, settled, series, "random", kind)
        self._work = self._row[0]
        lens.prepare(self._work)

    @property
    def counts(self) -> npt.NDArray[np.float64]:
        """By thing, the sums named in COUNTS."""
        return counts_of(self._work.things["counts"])

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
        """Play the games from number `first` on, one for each row of GameFigures.

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


def counts_of(sums: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """What was counted of things, from sums in which a win is WHOLE_WIN."""
    counts = sums.copy()
    counts[:, IN_PARTS] /= WHOLE_WIN
    return counts


def new_rows(count: int) -> Rows:
    """Room for what is kept of so many games."""
    return Rows.blank(GameFigures, count)
