"""Observations: what a seat may know, as numbers from 0 to 1, for those who learn.

A game writes them with one compiled function and says in which parts, in order:

    write(box, state, seat, out, at) -> place behind the last number

It follows the game's view: what the view does not show may not be read. Seats are counted from
the one that looks: 0 is itself, 1 the next, so that what was learned at one seat serves at all.
The same numbers, in the same places, for every number of players; what does not exist is 0.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from rubra.core.rule import rule

Numbers = npt.NDArray[np.float32]

# Compiled, an unsigned field stays unsigned through int() and range(), and the sum of an unsigned
# and a signed number is no whole number any more. To a type checker it is a plain integer.
signed = cast("Callable[[int], int]", np.int64)


@dataclass(frozen=True)
class Part:
    """Numbers of an observation that belong together."""

    name: str
    meaning: str
    shape: tuple[int, ...] = (1,)

    @property
    def size(self) -> int:
        """How many numbers."""
        return math.prod(self.shape)


@dataclass(frozen=True)
class Observation:
    """How a game's observations are written and read."""

    write: Callable[..., int]
    parts: tuple[Part, ...]

    @cached_property
    def size(self) -> int:
        """How many numbers in all."""
        return sum(part.size for part in self.parts)

    def split(self, numbers: Any) -> dict[str, Any]:
        """Observations, one or many, cut into their parts by name; the memory is shared."""
        found = {}
        at = 0
        for part in self.parts:
            piece = numbers[..., at : at + part.size]
            found[part.name] = piece.reshape(*numbers.shape[:-1], *part.shape)
            at += part.size
        return found


# --- What a game writes with: each returns the next index ---


@rule
def clear(out: Numbers, at: int, count: int) -> None:
    """Begin with nothing: what follows writes only what is there."""
    for place in range(at, at + count):
        out[place] = 0.0


@rule
def put_flag(out: Numbers, at: int, flag: int) -> int:
    """Yes or no."""
    if flag:
        out[at] = 1.0
    return at + 1


@rule
def put_amount(out: Numbers, at: int, amount: int, full: int) -> int:
    """So much of what counts as full; more than full is written as full."""
    out[at] = min(max(signed(amount), 0), full) / full
    return at + 1


@rule
def put_one_of(out: Numbers, at: int, number: int, count: int) -> int:
    """One of so many; or none of them, if the number is none of theirs."""
    if 0 <= signed(number) < count:
        out[at + signed(number)] = 1.0
    return at + count


@rule
def put_set(out: Numbers, at: int, found: int, count: int) -> int:
    """Which of so many are in a set."""
    for number in range(count):
        if (signed(found) >> number) & 1:
            out[at + number] = 1.0
    return at + count


# --- Seats, counted from the one that looks ---


@rule
def from_seat(seat: int, other: int, players: int) -> int:
    """How many places after `seat` the other sits; a seat that nobody has stays where it is."""
    if signed(other) >= signed(players):
        return signed(other)
    return (signed(other) - signed(seat) + signed(players)) % signed(players)


@rule
def seat_from(seat: int, places: int, players: int) -> int:
    """The seat so many places after `seat`: the reverse of `from_seat`."""
    if signed(places) >= signed(players):
        return signed(places)
    return (signed(seat) + signed(places)) % signed(players)


@rule
def put_seat(out: Numbers, at: int, seat: int, other: int, players: int, most: int) -> int:
    """One of the seats."""
    return put_one_of(out, at, from_seat(seat, other, players), most)


@rule
def put_seats(out: Numbers, at: int, seat: int, found: int, players: int, most: int) -> int:
    """Which of the seats are in a set."""
    for places in range(signed(players)):
        if (signed(found) >> seat_from(seat, places, players)) & 1:
            out[at + places] = 1.0
    return at + most
