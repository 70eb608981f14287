"""Leaving a thing alone, a card or a power, to learn what it is worth to whoever uses it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from rubra.core.game import MoveArray
from rubra.core.rule import rule
from rubra.core.vocabulary import PARTS, kind_of, part

Numbers = npt.NDArray[np.int16]

NONE = -1  # no such thing, where an index is expected


@dataclass(frozen=True)
class Ban:
    """What a seat leaves where it can, and knows that it will."""

    thing: int
    in_moves: Numbers  # by kind and part, the number of the thing that its value 0 names

    def allowed(self, moves: Sequence[int]) -> list[int]:
        """The moves without the thing, or all if there are no others."""
        if self.thing == NONE:
            return [*moves]
        without = [move for move in moves if not names(move, self.thing, self.in_moves)]
        return without or [*moves]


NO_BAN = Ban(NONE, np.full((1, PARTS), NONE, np.int16))


@rule(apart=True)
def leave_out(banned: int, out: MoveArray, offered: int, in_moves: Numbers) -> int:
    """Take the moves with a banned thing off the list, unless there are no others."""
    kept = 0
    for place in range(offered):
        if not names(int(out[place]), banned, in_moves):
            kept += 1
    if kept == 0 or kept == offered:
        return offered
    kept = 0
    for place in range(offered):
        if not names(int(out[place]), banned, in_moves):
            out[kept] = out[place]
            kept += 1
    return kept


@rule
def names(move: int, thing: int, in_moves: Numbers) -> bool:
    """Whether a move is of this kind, or has this thing for one of its parts."""
    kind = kind_of(move)
    found = kind == thing
    for place in range(PARTS):
        if (
            in_moves[kind, place] != NONE
            and int(in_moves[kind, place]) + part(move, place) == thing
        ):
            found = True
    return found
