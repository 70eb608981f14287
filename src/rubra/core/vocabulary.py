"""The words of a game: its domains, and the kinds of moves and events made of them.

    CARD = Domain("card", ("red", "blue"), secret=True)
    SEAT = Domain("seat", 7)

    MOVES = Vocabulary(
        Kind("take", seat=SEAT, slot=SLOT),
        Kind("pass"),
    )
    TAKE, PASS = MOVES.numbers

From this one declaration come the packed integer that rules work with, the flat index for
learning, the JSON on the wire and in records, the ids of the texts and the names in a replay.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rubra.core.errors import UnreadableMove
from rubra.core.rule import rule

PARTS = 6  # a move is a kind and at most this many parts


# --- Packing: what compiled rules use ---


@rule
def pack(kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0) -> int:
    """One move as one integer: the kind in the lowest byte, each part in the next."""
    low = int(kind) | int(a) << 8 | int(b) << 16 | int(c) << 24
    return low | int(d) << 32 | int(e) << 40 | int(f) << 48


@rule
def kind_of(move: int) -> int:
    """The kind of a packed move."""
    return int(move) & 0xFF


@rule
def part(move: int, index: int) -> int:
    """One part of a packed move, counted from 0."""
    return (int(move) >> (8 + 8 * index)) & 0xFF


# --- Declaring ---


class Domain:
    """The values that one part of a move or event can take: names, or the numbers 0 to n - 1.

    A secret domain holds what is hidden until somebody is shown it (a card, a role): an event
    that names such a value has revealed something, and nothing before it can be undone.
    """

    def __init__(self, name: str, values: Sequence[str] | int, *, secret: bool = False) -> None:
        self.name = name
        self.names = None if isinstance(values, int) else tuple(values)
        self.size = values if isinstance(values, int) else len(values)
        self.secret = secret

    def word(self, number: int) -> str | int:
        """The value as people and JSON write it."""
        if not 0 <= number < self.size:
            raise ValueError(f"{number} is no {self.name}")
        return number if self.names is None else self.names[number]

    def number(self, word: Any) -> int:
        """The value as the rules write it; the reverse of `word`, and strict."""
        if self.names is not None:
            if isinstance(word, str) and word in self.names:
                return self.names.index(word)
            raise UnreadableMove(
                f"{word!r} is no {self.name}; it is one of {', '.join(self.names)}"
            )
        if isinstance(word, int) and not isinstance(word, bool):
            if 0 <= word < self.size:
                return word
        raise UnreadableMove(
            f"{word!r} is no {self.name}; it is a number from 0 to {self.size - 1}"
        )


class Kind:
    """One kind of move or event: a name, and its parts in order with the domain of each."""

    def __init__(self, name: str, **parts: Domain) -> None:
        if len(parts) > PARTS:
            raise TypeError(f"{name}: at most {PARTS} parts")
        self.name = name
        self.parts = parts
        # Whether one of its parts is secret until told
        self.reveals = any(domain.secret for domain in parts.values())
        self.count = 1  # how many different ones there are
        for domain in parts.values():
            self.count *= domain.size

    def words(self, numbers: Sequence[int]) -> dict[str, str | int]:
        """The parts by name, as people and JSON write them."""
        return {
            name: domain.word(int(number))
            for (name, domain), number in zip(self.parts.items(), numbers, strict=False)
        }


@dataclass(frozen=True)
class Said:
    """A move or an event in words: what the wire, the records and the texts work with."""

    kind: str
    parts: dict[str, str | int]

    def as_list(self) -> list[str | int]:
        """The kind, then its parts in order: how a record writes it."""
        return [self.kind, *self.parts.values()]

    def __str__(self) -> str:
        return " ".join(str(item) for item in self.as_list())


class Vocabulary:
    """All kinds of moves, or all kinds of events, of one game; numbered in order of declaration."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds
        self.numbers = tuple(range(len(kinds)))
        self._by_name = {kind.name: number for number, kind in enumerate(kinds)}
        self._first = [sum(kind.count for kind in kinds[:number]) for number in self.numbers]
        self.flat_size = sum(kind.count for kind in kinds)

    def __getitem__(self, name: str) -> Kind:
        return self.kinds[self._by_name[name]]

    # Packed integers and words

    def say(self, move: int) -> Said:
        """A packed move in words."""
        kind = self.kinds[kind_of(move)]
        return Said(kind.name, kind.words([part(move, index) for index in range(len(kind.parts))]))

    def read(self, words: Any) -> int:
        """A move given as a list, `["take", 2, 0]`, packed. Raises UnreadableMove."""
        if not isinstance(words, list) or not words or not isinstance(words[0], str):
            raise UnreadableMove(
                f'{words!r} is no move; a move is a list like ["kind", part, part]'
            )
        name, *parts = words
        if name not in self._by_name:
            raise UnreadableMove(
                f"there is no move {name!r}; the moves are {', '.join(self._by_name)}"
            )
        number = self._by_name[name]
        domains = self.kinds[number].parts
        if len(parts) != len(domains):
            wanted = ", ".join(domains) or "nothing"
            raise UnreadableMove(
                f"{name!r} takes {len(domains)} parts ({wanted}), not {len(parts)}"
            )
        return int(
            pack(number, *(d.number(w) for d, w in zip(domains.values(), parts, strict=True)))
        )

    # The flat index, for learning: every conceivable move has one number

    def flat(self, move: int) -> int:
        """The number of a packed move among all conceivable ones, from 0 to flat_size - 1."""
        number = kind_of(move)
        index = 0
        for place, domain in enumerate(self.kinds[number].parts.values()):
            index = index * domain.size + part(move, place)
        return int(self._first[number] + index)

    def from_flat(self, index: int) -> int:
        """The packed move with this number; the reverse of `flat`."""
        if not 0 <= index < self.flat_size:
            raise ValueError(f"flat index {index} is not in 0 to {self.flat_size - 1}")
        number = max(n for n in self.numbers if self._first[n] <= index)
        index -= self._first[number]
        parts: list[int] = []
        for domain in reversed(self.kinds[number].parts.values()):
            index, value = divmod(index, domain.size)
            parts.append(value)
        return int(pack(number, *reversed(parts)))
