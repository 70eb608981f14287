"""Series of compiled games, played by those of COMPILED_LEVELS: all seats alike, or as seated."""

from __future__ import annotations

from typing import Any

from rubra.bots.outcome import Outcome
from rubra.bots.patterns import play_pattern
from rubra.bots.workspace import SeatedLevels, new_workspace
from rubra.core.engines.choice import engine_for
from rubra.core.game import AnyState, Box, Game
from rubra.core.record import Rows
from rubra.core.stream import Stream


class SeriesPlayer:
    """Plays games of one series, one thread at a time; give each thread a player of its own."""

    def __init__(
        self,
        game: Game,
        box: Box,
        settled: dict[str, Any],
        series: Stream,
        level: str | SeatedLevels = "random",
        repeats: int = 1,
    ) -> None:
        """Each deal is played `repeats` times."""
        engine = engine_for(game, long_work=True)
        self._pattern = engine.load(play_pattern(game))
        self._work = new_workspace(engine.new_memory(), game, box, settled, series, level)
        self._work[0].repeats = repeats

    def new_outcomes(self, count: int) -> Rows:
        """Room for the outcomes of so many games."""
        return Rows.blank(Outcome, count)

    def play(self, first: int, outcomes: Rows) -> int:
        """Play the games from number `first` on, one for each outcome; returns the decisions."""
        made: int = self._pattern.play_series(self._work, outcomes, first)
        return made


class HeuristicPlayer:
    """Plays all seats of one game as `easy` does in a series, but move by move.

    It is given the true state, as the compiled series is: `advise` reads of it only what its seat
    may know.
    """

    def __init__(self, game: Game, box: Box, settled: dict[str, Any], choices: Stream) -> None:
        engine = engine_for(game)
        self._pattern = engine.load(play_pattern(game))
        self._work = new_workspace(engine.new_memory(), game, box, settled, choices, "easy")
        self._episode = self._work[0].episode
        self._episode.choices = choices

    def choose(self, state: AnyState, seat: int) -> int:
        """The move of this seat, which is then to be made."""
        self._episode.state = state
        move: int = self._pattern.choose_move(self._work, seat)
        self._pattern.take_note(self._work, move)
        return move

    def take_note(self, state: AnyState, move: int) -> None:
        """Somebody else is about to make a move."""
        self._episode.state = state
        self._pattern.take_note(self._work, move)
