"""One move, and what else is asked of a game that is being played: a pattern (see patterns.py).

Everything that a match changes lies in one record, a MatchWorkspace.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rubra.core.actions import Numbering, number_moves
from rubra.core.game import MoveArray
from rubra.core.match_workspace import MatchWorkspace
from rubra.core.observation import Numbers
from rubra.core.record import Array
from rubra.core.rule import entry
from rubra.core.stream import Stream, draws_of

if TYPE_CHECKING:  # put in: the verbs of the game, and its records
    from rubra.core.verbs import (
        Box,
        Options,
        State,
        View,
        imagine,
        moves,
        observe,
        play,
        setup,
        statements,
        view,
        why_not,
    )

ILLEGAL, PLAIN, DREW = range(3)  # what became of a move; DREW: it asked chance


@entry(reads="box options")
def lay_out(box: Array[Box], options: Array[Options], match: Array[MatchWorkspace]) -> None:
    """Set up a match whose state is blank."""
    work = match[0]
    work.journal.count = 0
    setup(box[0], work.state, options[0], work.stream, work.journal)


@entry(reads="box match")
def list_moves(box: Array[Box], match: Array[MatchWorkspace], seat: int, out: MoveArray) -> int:
    """Every move of a seat that is asked; returns how many."""
    return moves(box[0], match[0].state, seat, out)


@entry(reads="box match numbering")
def list_actions(
    box: Array[Box],
    match: Array[MatchWorkspace],
    seat: int,
    players: int,
    out: MoveArray,
    numbering: Numbering,
    numbers: MoveArray,
) -> int:
    """The same, and beside each move its number."""
    count = moves(box[0], match[0].state, seat, out)
    number_moves(numbering, out, count, seat, players, numbers)
    return count


@entry(reads="box")
def make_move(box: Array[Box], match: Array[MatchWorkspace], seat: int, move: int) -> int:
    """Carry a move out if a seat that is asked may make it; else nothing has changed."""
    work = match[0]
    count = moves(box[0], work.state, seat, work.moves)
    number = 0
    while number < count and work.moves[number] != move:
        number += 1
    if number == count:
        return ILLEGAL
    drawn = draws_of(work.stream)
    work.journal.count = 0
    play(box[0], work.state, seat, move, work.stream, work.journal)
    return DREW if draws_of(work.stream) != drawn else PLAIN


@entry(reads="box match")
def find_refusal(box: Array[Box], match: Array[MatchWorkspace], seat: int, move: int) -> int:
    """Which rule forbids a move, as an index of the game's refusals; below 0 if none is named."""
    return why_not(box[0], match[0].state, seat, move)


@entry(reads="box match")
def list_statements(
    box: Array[Box], match: Array[MatchWorkspace], seat: int, out: MoveArray
) -> int:
    """Everything that a seat may say; returns how much."""
    return statements(box[0], match[0].state, seat, out)


@entry(reads="box scratch")
def redraw(
    box: Array[Box], state: Array[State], seat: int, stream: Array[Stream], scratch: MoveArray
) -> None:
    """Redraw what a seat cannot know."""
    imagine(box[0], state[0], seat, stream[0], scratch)


@entry(reads="box match scratch")
def write_view(
    box: Array[Box],
    match: Array[MatchWorkspace],
    seat: int,
    scratch: MoveArray,
    out: Array[View],
) -> None:
    """What a seat may know, written into a blank view."""
    view(box[0], match[0].state, seat, scratch, out[0])


@entry(reads="box match")
def write_observation(
    box: Array[Box], match: Array[MatchWorkspace], seat: int, out: Numbers
) -> None:
    """What a seat may know, as numbers."""
    observe(box[0], match[0].state, seat, out, 0)
