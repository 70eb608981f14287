"""A toy pattern: what an entry can be given and can do."""

from __future__ import annotations

import math

from rubra.core.game import MoveArray
from rubra.core.record import Array, f64, i8, i64, record, size
from rubra.core.rule import entry, rule
from rubra.core.stream import Stream, below


@record
class Toy:
    """Numbers of several kinds."""

    small: i8
    large: i64
    root: f64
    row: Array[i64] = size(4)


@rule
def double(number: int) -> int:
    """A rule that entries call."""
    return 2 * number


@entry(reads="numbers")
def total(numbers: MoveArray, count: int) -> int:
    """The sum of the first numbers; one that is not there is an index out of range."""
    found = 0
    for place in range(count):
        found += numbers[place]
    return found


@entry(reads="numbers")
def number_at(numbers: MoveArray, place: int) -> int:
    """One number."""
    return int(numbers[place])


@entry
def fill(toys: Array[Toy], value: int) -> None:
    """Write into every record."""
    for number in range(len(toys)):
        toy = toys[number]
        toy.small = value
        toy.large = double(value)
        toy.root = math.sqrt(value) / 3.0
        toy.row[3] = number


@entry
def is_even(number: int, wanted: bool) -> bool:
    """Truth comes and goes as a number."""
    return (number % 2 == 0) == wanted


@entry
def draw(stream: Array[Stream], bound: int) -> int:
    """From a stream, which changes."""
    return below(stream[0], 3, bound)


@entry(reads="fixed")
def add_to(fixed: Array[Toy], changed: Array[Toy]) -> int:
    """Reads one and changes the other, and tries to change the first."""
    changed[0].large += fixed[0].large
    fixed[0].large = -1
    return int(changed[0].large)
