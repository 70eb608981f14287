"""Series of compiled games, in which all seats are played alike by one of COMPILED_LEVELS."""

from __future__ import annotations

from functools import cache
from typing import Any

from rubra.bots.player import player_verbs
from rubra.bots.workspace import Episode, Workspace, new_workspace, series_workspace_type
from rubra.core.engines.choice import engine_for
from rubra.core.game import AnyState, Box, Game
from rubra.core.patterns import Pattern, Verbs
from rubra.core.record import Array, Rows, i16, i32, record, u8, u16
from rubra.core.rule import rule
from rubra.core.stream import Stream


@record
class Outcome:
    """What a simulation keeps of one game."""

    reason: u8
    winners: u16
    turns: i16
    decisions: i32


@rule
def note(outcome: Outcome, state: AnyState, decisions: int) -> None:
    """Keep how a game ended, or that it did not."""
    outcome.reason = state.reason
    outcome.winners = state.winners
    outcome.turns = state.turn
    outcome.decisions = decisions


# --- Where nobody looks on but for the outcome ---


@rule
def ignore_start(work: Workspace, episode: Episode) -> None:
    """Nobody looks on."""


@rule
def ignore_choice(work: Workspace, episode: Episode, seat: int, move: int, count: int) -> None:
    """Nobody looks on."""


@rule
def ignore_result(work: Workspace, episode: Episode, turn: int) -> None:
    """Nobody looks on."""


@rule
def note_end(work: Workspace, episode: Episode, outcomes: Array[Outcome], place: int) -> None:
    """Keep the outcome."""
    note(outcomes[place], episode.state, episode.decisions)


UNOBSERVED: Verbs = (
    ("see_start", ignore_start),
    ("see_choice", ignore_choice),
    ("see_result", ignore_result),
    ("see_end", note_end),
)


@cache
def play_pattern(game: Game) -> Pattern:
    """The pattern play.py for games that nobody looks at."""
    return Pattern(
        "rubra.bots.play",
        game,
        verbs=player_verbs(game) + UNOBSERVED,
        records=(("Workspace", series_workspace_type(game)), ("Kept", Outcome)),
    )


class SeriesPlayer:
    """Plays games of one series, one thread at a time; give each thread a player of its own."""

    def __init__(
        self,
        game: Game,
        box: Box,
        settled: dict[str, Any],
        series: Stream,
        level: str = "random",
    ) -> None:
        engine = engine_for(game, long_work=True)
        self._pattern = engine.load(play_pattern(game))
        self._work = new_workspace(engine.new_memory(), game, box, settled, series, level)

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
