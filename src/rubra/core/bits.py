"""Sets of small numbers as bits of one integer: seats that are asked, cards that were dealt."""

from __future__ import annotations

from functools import lru_cache

from rubra.core.rule import rule


@rule
def whole(number: int) -> int:
    """A small number as a large one: what is called with both is compiled twice."""
    return number + 0


@rule
def bit(number: int) -> int:
    """The set of this number alone.

    Shifting by a record's own small integer would stay as small, uncompiled: hence the `int`.
    """
    return 1 << int(number)


@rule
def has(found: int, number: int) -> bool:
    """Whether a number is in a set."""
    return (int(found) >> int(number)) & 1 == 1


@rule
def lowest(found: int) -> int:
    """The least number in a set that is not empty."""
    number = 0
    while not has(found, number):
        number += 1
    return number


@rule
def size_of(found: int) -> int:
    """How many numbers, of the first 32, are in a set."""
    # Sums of two, four and eight neighbours: without a branch for the processor to guess
    sums = int(found) - (int(found) >> 1 & 0x55555555)
    sums = (sums & 0x33333333) + (sums >> 2 & 0x33333333)
    sums = (sums + (sums >> 4)) & 0x0F0F0F0F
    return (sums * 0x01010101 & 0xFFFFFFFF) >> 24


def members(found: int, size: int) -> list[int]:
    """The numbers below `size` that are in a set, for code outside the rules."""
    return [*_members(int(found), size)]


@lru_cache(maxsize=4096)
def _members(found: int, size: int) -> tuple[int, ...]:
    return tuple(number for number in range(size) if found >> number & 1)


@rule
def nth_missing(found: int, number: int) -> int:
    """The n-th number, counted from 0, that is not in a set."""
    candidate = 0
    while True:
        if not has(found, candidate):
            if number == 0:
                return candidate
            number -= 1
        candidate += 1
