"""Leaving a thing alone, a card or a power, to learn what it is worth to whoever uses it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rubra.core.game import MoveArray
from rubra.core.record import Array, blanks, i16, record, size
from rubra.core.rule import rule
from rubra.core.vocabulary import PARTS, kind_of, part

NONE = -1  # no such thing, where an index is expected


@record
class MoveThings:
    """By part of a kind of move, the number of the thing that its value 0 names, or NONE."""

    first: Array[i16] = size(PARTS)


@dataclass(frozen=True)
class Exclusion:
    """What a seat leaves where it can, and knows that it will."""

    thing: int = NONE
    in_moves: Array[MoveThings] = field(default_factory=lambda: blanks(MoveThings, 0))

    def allowed(self, moves: Sequence[int]) -> list[int]:
        """The moves without the thing, or all if there are no others."""
        if self.thing == NONE:
            return [*moves]
        without = [move for move in moves if not has_thing(move, self.thing, self.in_moves)]
        return without or [*moves]


NO_EXCLUSION = Exclusion()


@rule(inline=False)
def leave_out(excluded: int, out: MoveArray, count: int, in_moves: Array[MoveThings]) -> int:
    """Take the moves with an excluded thing off the list, unless there are no others."""
    kept = 0
    for place in range(count):
        if not has_thing(int(out[place]), excluded, in_moves):
            kept += 1
    if kept == 0 or kept == count:
        return count
    kept = 0
    for place in range(count):
        if not has_thing(int(out[place]), excluded, in_moves):
            out[kept] = out[place]
            kept += 1
    return kept


@rule
def has_thing(move: int, thing: int, in_moves: Array[MoveThings]) -> bool:
    """Whether a move is of this kind, or has this thing for one of its parts."""
    kind = kind_of(move)
    found = kind == thing
    for place in range(PARTS):
        first = int(in_moves[kind].first[place])
        if first != NONE and first + part(move, place) == thing:
            found = True
    return found
