"""Sets of small numbers as bits of one integer: seats that are asked, cards that were dealt."""

from __future__ import annotations

from rubra.core.rule import rule


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
def size_of(found: int) -> int:
    """How many numbers are in a set."""
    left = int(found)
    count = 0
    while left:
        left &= left - 1
        count += 1
    return count


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
