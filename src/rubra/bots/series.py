"""Series of compiled games: what they have in common, the room they need, and how to play them.

In a series all seats are played alike, by one of LEVELS: `random` by playout.py, `easy` by
guided.py. What both of these patterns use stands here: the compiler would confuse a rule that one
of them had from the other.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any, TypeVar

import numpy as np

from rubra.bots.player import player_of
from rubra.core.game import AnyState, Box, Game
from rubra.core.journal import Journal
from rubra.core.record import Array, blank, blanks, dtype_of, i16, i32, record, u8, u16
from rubra.core.rule import rule
from rubra.core.specialise import specialise
from rubra.core.stream import Stream, key_of, stream_from_key

T = TypeVar("T")
LEVELS = ("random", "easy")
GAME_STREAM, CHOICE_STREAM, BOT_STREAM = range(3)  # labels of the streams that a series hands out
ROOM = 4096  # bytes for each thing that a thread writes to


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
        self.game = game
        self._pattern = _pattern(game, level)
        more = memory_room(game, box, settled["players"]) if level == "easy" else ()
        journal = roomy(Journal)
        journal[0].closed = 1
        self._room = (
            box.record,
            blanks(game.state, 1),
            roomy(game.state),
            game.options_record(settled),
            stream_from_key(key_of(series)),
            roomy(Stream)[0],
            roomy(Stream)[0],
            journal[0],
            game.scratch(),
            *more,
        )

    def new_outcomes(self, count: int) -> Any:
        """Room for the outcomes of so many games."""
        return blanks(Outcome, count)

    def play(self, first: int, outcomes: Any) -> int:
        """Play the games from number `first` on, one for each outcome; answers the decisions."""
        longest = self.game.about.longest
        made: int = self._pattern.play_series(*self._room, first, outcomes, len(outcomes), longest)
        return made


class Guide:
    """Plays all seats of one game as `easy` does in a series, but move by move.

    It is given the true state, as the compiled series is: `advise` reads of it only what its seat
    may know.
    """

    def __init__(self, game: Game, box: Box, players: int, choices: Stream) -> None:
        self._pattern = _pattern(game, "easy")
        memories, self._weights = memory_room(game, box, players)
        self._memory = memories[0]
        self._box = box.record
        self._choices = choices
        self._out = game.scratch()

    def choose(self, state: AnyState, seat: int) -> int:
        """The move of this seat, which is then to be made."""
        move: int = self._pattern.choose(
            self._box, state, seat, self._memory, self._choices, self._out, self._weights
        )
        return move


def _pattern(game: Game, level: str) -> ModuleType:
    """What plays a series at this level, compiled for a game."""
    if level == "easy":
        return specialise("rubra.bots.guided", game, player_of(game).verbs)
    return specialise("rubra.bots.playout", game)


def memory_room(game: Game, box: Box, players: int) -> tuple[Any, ...]:
    """The memory in use, followed by the one that every game begins with; and room for weights."""
    player = player_of(game)
    mind: Any = blank(player.mind)
    player.attend(box.record, mind, 0, players, False)  # seat 0 has seen as little as any other
    memories: Any = roomy(player.memory, 2)
    for number in range(2):
        player.recall(box.record, mind, memories[number])
    return memories, np.zeros(player.room)


def roomy(cls: type[T], least: int = 1) -> Array[T]:
    """Records with space behind them: threads that write close together slow each other down."""
    return blanks(cls, max(least, -(-ROOM // dtype_of(cls).itemsize)))
