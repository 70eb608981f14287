"""Moves as numbers from 0 to n - 1, for those who learn: every conceivable move has one.

They are the flat numbers of the vocabulary, but that seats are counted from the one that moves, as
in observations: to take from the next seat is the same number at every seat.
"""

from __future__ import annotations

from functools import cache

import numpy as np
import numpy.typing as npt

from rubra.core.game import Game, MoveArray
from rubra.core.observation import from_seat, seat_from
from rubra.core.record import Rows
from rubra.core.rule import rule
from rubra.core.vocabulary import PARTS, Said, kind_of, pack, part

# Columns of a table with a row for each kind: where its numbers begin, then for each part how many
# values it has (0: there is no such part), then for each part whether it is a seat
FIRST, SIZES, IS_SEAT = 0, 1, 1 + PARTS
COLUMNS = 1 + 2 * PARTS

Numbering = npt.NDArray[np.int64]  # the rows of the table, one behind the other


@rule
def action_of(numbering: Numbering, move: int, seat: int, players: int) -> int:
    """The number of a packed move that this seat makes."""
    row = COLUMNS * kind_of(move)
    index = 0
    for place in range(PARTS):
        if numbering[row + SIZES + place]:
            value = part(move, place)
            if numbering[row + IS_SEAT + place]:
                value = from_seat(seat, value, players)
            index = index * numbering[row + SIZES + place] + value
    return int(numbering[row + FIRST] + index)


@rule
def number_moves(
    numbering: Numbering, moves: MoveArray, count: int, seat: int, players: int, numbers: MoveArray
) -> None:
    """Write the numbers of packed moves; they may take the moves' own places."""
    for place in range(count):
        numbers[place] = action_of(numbering, moves[place], seat, players)


def move_of(numbering: Numbering, action: int, seat: int, players: int) -> int:
    """The packed move of this number: the reverse of `action_of`."""
    table = numbering.reshape(-1, COLUMNS)
    kind = int(np.searchsorted(table[:, FIRST], action, "right")) - 1
    index = int(action) - int(table[kind, FIRST])
    values = [0] * PARTS
    for place in reversed(range(PARTS)):
        if size := int(table[kind, SIZES + place]):
            index, values[place] = divmod(index, size)
            if table[kind, IS_SEAT + place]:
                values[place] = seat_from(seat, values[place], players)
    return int(pack(kind, *values))


class Actions:
    """The numbering of one game."""

    def __init__(self, game: Game) -> None:
        self.words = game.move_words
        self.size = self.words.flat_size
        table = np.zeros((len(self.words.kinds), COLUMNS), np.int64)
        self.numbering: Numbering = table.reshape(-1)
        self.rows = Rows.over(self.numbering)
        self.rows.constant = True
        first = 0
        for row, kind in zip(table, self.words.kinds, strict=True):
            row[FIRST] = first
            first += kind.size
            for place, domain in enumerate(kind.parts.values()):
                row[SIZES + place] = domain.size
                row[IS_SEAT + place] = domain.is_seat

    def action(self, move: int, seat: int, players: int) -> int:
        """The number of a packed move that this seat makes."""
        return int(action_of(self.numbering, move, seat, players))

    def move(self, action: int, seat: int, players: int) -> int:
        """The packed move of this number."""
        if not 0 <= action < self.size:
            raise ValueError(f"action {action} is not in 0 to {self.size - 1}")
        return move_of(self.numbering, action, seat, players)

    def say(self, action: int, seat: int, players: int) -> Said:
        """The move of this number in words; seats are named as everybody counts them."""
        return self.words.say(self.move(action, seat, players))


@cache
def actions_of(game: Game) -> Actions:
    """The numbering of a game."""
    return Actions(game)
