"""One move, compiled for each game (see specialise.py): checked and carried out in one call.

NumPy hands a record to compiled code in 2 to 5 µs, because it describes the record's layout each
time, and an array in a tenth of that. So a match keeps each record in an array of one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rubra.core.actions import Table as ActionTable
from rubra.core.actions import number_moves
from rubra.core.game import MoveArray
from rubra.core.journal import Journal
from rubra.core.record import Array
from rubra.core.rule import rule
from rubra.core.stream import Stream, draws_of

if TYPE_CHECKING:  # put in by specialise(): the verbs of the game
    from rubra.core.verbs import moves, play, view

ILLEGAL, PLAIN, DREW = range(3)  # what became of a move; DREW: it asked chance


@rule
def list_moves(box: Array[Any], state: Array[Any], seat: int, out: MoveArray) -> int:
    """Every move of a seat that is asked; returns how many."""
    return moves(box[0], state[0], seat, out)


@rule
def list_actions(
    box: Array[Any],
    state: Array[Any],
    seat: int,
    players: int,
    out: MoveArray,
    table: ActionTable,
    numbers: MoveArray,
) -> int:
    """The same, and beside each move its number."""
    count = moves(box[0], state[0], seat, out)
    number_moves(table, out, count, seat, players, numbers)
    return count


@rule
def make_move(
    box: Array[Any],
    state: Array[Any],
    seat: int,
    move: int,
    stream: Array[Stream],
    journal: Array[Journal],
    out: MoveArray,
) -> int:
    """Carry a move out if a seat that is asked may make it; else nothing has changed."""
    count = moves(box[0], state[0], seat, out)
    number = 0
    while number < count and out[number] != move:
        number += 1
    if number == count:
        return ILLEGAL
    drawn = draws_of(stream[0])
    journal[0].count = 0
    play(box[0], state[0], seat, move, stream[0], journal[0])
    return DREW if draws_of(stream[0]) != drawn else PLAIN


@rule
def write_view(
    box: Array[Any], state: Array[Any], seat: int, scratch: MoveArray, out: Array[Any]
) -> None:
    """What a seat may know, written into a blank view."""
    view(box[0], state[0], seat, scratch, out[0])
