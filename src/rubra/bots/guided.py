"""Play by rule of thumb, compiled for each game: a pattern for `rubra.core.specialise`.

Every seat follows the game's `advise`, as `easy` does and as imagined players in a search do. All
share one memory: it holds only what anybody has seen who was at the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rubra.bots.player import CHOICE, Weights, pick
from rubra.bots.series import CHOICE_STREAM, GAME_STREAM, Outcome, note
from rubra.core.bits import lowest
from rubra.core.game import MoveArray
from rubra.core.journal import Journal
from rubra.core.record import Array
from rubra.core.rule import rule
from rubra.core.stream import Stream, branch

if TYPE_CHECKING:  # put in by specialise(): the verbs of the game and of its player

    def setup(box: Any, state: Any, options: Any, stream: Stream, journal: Journal) -> None: ...
    def moves(box: Any, state: Any, seat: int, out: MoveArray) -> int: ...
    def play(
        box: Any, state: Any, seat: int, move: int, stream: Stream, journal: Journal
    ) -> None: ...
    def advise(
        box: Any,
        state: Any,
        seat: int,
        memory: Any,
        out: MoveArray,
        count: int,
        weights: Weights,
    ) -> None: ...
    def watch(state: Any, move: int, memory: Any) -> None: ...


@rule
def choose(
    box: Any,
    state: Any,
    seat: int,
    memory: Any,
    choices: Stream,
    out: MoveArray,
    weights: Weights,
) -> int:
    """A move that a sensible player at this seat might make; the memory has taken note of it."""
    count = moves(box, state, seat, out)
    number = 0
    if count > 1:
        advise(box, state, seat, memory, out, count, weights)
        number = pick(weights, count, choices, CHOICE)
    move = int(out[number])
    watch(state, move, memory)
    return move


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
    memories: Array[Any],
    weights: Weights,
    first: int,
    outcomes: Array[Outcome],
    count: int,
    longest: int,
) -> int:
    """Play games number `first` to `first + count - 1` of a series; answers the decisions made.

    `memories` holds the one in use and the one that a game begins with. What happens in a game
    depends on the series' key and the game's number, and on nothing else.
    """
    total = 0
    for number in range(count):
        states[0] = blank[0]
        memories[0] = memories[1]
        state = states[0]
        memory = memories[0]
        branch(series, stream, GAME_STREAM, first + number)
        branch(series, choices, CHOICE_STREAM, first + number)
        setup(box, state, options, stream, journal)
        decisions = 0
        while state.waiting and decisions < longest:
            seat = lowest(state.waiting)
            move = choose(box, state, seat, memory, choices, out, weights)
            play(box, state, seat, move, stream, journal)
            decisions += 1
        note(outcomes[number], state, decisions)
        total += decisions
    return total
