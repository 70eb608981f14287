"""Random play, compiled for each game: a pattern to be loaded through `rubra.core.specialise`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rubra.bots.player import CHOICE
from rubra.bots.series import CHOICE_STREAM, GAME_STREAM, Outcome, note
from rubra.core.bits import lowest
from rubra.core.game import MoveArray
from rubra.core.journal import Journal
from rubra.core.record import Array
from rubra.core.rule import rule
from rubra.core.stream import Stream, below, branch

if TYPE_CHECKING:  # put in by specialise(): the verbs of the game

    def setup(box: Any, state: Any, options: Any, stream: Stream, journal: Journal) -> None: ...
    def moves(box: Any, state: Any, seat: int, out: MoveArray) -> int: ...
    def play(
        box: Any, state: Any, seat: int, move: int, stream: Stream, journal: Journal
    ) -> None: ...


@rule
def play_randomly(
    box: Any,
    state: Any,
    stream: Stream,
    choices: Stream,
    journal: Journal,
    out: MoveArray,
    longest: int,
) -> int:
    """Play from here to the end, or for `longest` decisions; answers how many were made."""
    decisions = 0
    while state.waiting and decisions < longest:
        seat = lowest(state.waiting)
        count = moves(box, state, seat, out)
        play(box, state, seat, out[below(choices, CHOICE, count)], stream, journal)
        decisions += 1
    return decisions


@rule
def play_series(
    box: Any,
    blank: Array[Any],
    states: Array[Any],
    options: Any,
    series: Stream,
    stream: Stream,
    choices: Stream,
    journal: Journal,
    out: MoveArray,
    first: int,
    outcomes: Array[Outcome],
    count: int,
    longest: int,
) -> int:
    """Play games number `first` to `first + count - 1` of a series; answers the decisions made.

    What happens in a game depends on the series' key and the game's number, and on nothing else.
    """
    total = 0
    for number in range(count):
        states[0] = blank[0]
        state = states[0]
        branch(series, stream, GAME_STREAM, first + number)
        branch(series, choices, CHOICE_STREAM, first + number)
        setup(box, state, options, stream, journal)
        decisions = play_randomly(box, state, stream, choices, journal, out, longest)
        note(outcomes[number], state, decisions)
        total += decisions
    return total
