"""The words of a game: its domains, and the kinds of moves and events made of them.

    CARD = Domain("card", ("red", "blue"), secret=True)
    SEAT = Domain("seat", 7, spoken=BY_NAME)

    class Move(Words):
        take = MoveKind(seat=SEAT, card=CARD)
        pass_ = MoveKind()

    class Event(Words):
        took = EventKind(seat=SEAT, card=CARD)

    MOVES, EVENTS = Vocabulary(Move), Vocabulary(Event)

From this one declaration come the packed integer that rules work with, the flat index for
learning, the JSON on the wire and in records, the ids of the texts, the names in a replay and the
types in the browser. In rules:

    move = Move.take(seat, RED)                      # to make one
    if kind_of(move) == Move.take.kind:              # to ask what it is
        card = Move.take.card(move)                  # to read a part of it
    tell(journal, EVERYONE, Event.took(seat, card))  # to tell what happened

How compiled rules understand this is written in engines/compiled_words.py.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rubra.core.errors import UnreadableMove
from rubra.core.rule import rule

PARTS = 6  # a move is a kind and at most this many parts

# How a value is spoken that has no message of its own
BY_NAME = "seat"  # a seat, by the name of who sits there
FROM_ONE = "ordinal"  # a number, counted from 1


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


# One rule for each place: `Move.take.card` is the second of them. A closure would be compiled anew


@rule
def _part_0(move: int) -> int:
    return (int(move) >> 8) & 0xFF


@rule
def _part_1(move: int) -> int:
    return (int(move) >> 16) & 0xFF


@rule
def _part_2(move: int) -> int:
    return (int(move) >> 24) & 0xFF


@rule
def _part_3(move: int) -> int:
    return (int(move) >> 32) & 0xFF


@rule
def _part_4(move: int) -> int:
    return (int(move) >> 40) & 0xFF


@rule
def _part_5(move: int) -> int:
    return (int(move) >> 48) & 0xFF


@rule
def _told_0(entry: Any) -> int:
    return int(entry.parts[0])


@rule
def _told_1(entry: Any) -> int:
    return int(entry.parts[1])


@rule
def _told_2(entry: Any) -> int:
    return int(entry.parts[2])


@rule
def _told_3(entry: Any) -> int:
    return int(entry.parts[3])


@rule
def _told_4(entry: Any) -> int:
    return int(entry.parts[4])


@rule
def _told_5(entry: Any) -> int:
    return int(entry.parts[5])


_OF_A_MOVE = (_part_0, _part_1, _part_2, _part_3, _part_4, _part_5)
_OF_AN_EVENT = (_told_0, _told_1, _told_2, _told_3, _told_4, _told_5)

Told = tuple[int, int, int, int, int, int, int]  # an event: its kind and its parts


# --- Declaring ---


class Domain:
    """The values that one part of a move or event can take: names, or the numbers 0 to n - 1.

    A secret domain holds what is hidden until somebody is shown it (a card, a role): an event
    that names such a value has revealed something, and nothing before it can be undone.

    `spoken` says by which messages its values are named (`piece`: `<game>-piece-wood`), if not by
    those of its own name; or BY_NAME, or FROM_ONE. With an `automaton`, a seat beyond those who
    play belongs to the game's own player, called by the message `<game>-automaton`.
    """

    def __init__(
        self,
        name: str,
        values: Sequence[str] | int,
        *,
        secret: bool = False,
        spoken: str = "",
        automaton: bool = False,
    ) -> None:
        self.name = name
        self.names = None if isinstance(values, int) else tuple(values)
        self.size = values if isinstance(values, int) else len(values)
        self.secret = secret
        self.spoken = spoken or name
        self.is_seat = spoken == BY_NAME
        self.automaton = automaton

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
    """One kind of move or event: its parts in order with the domain of each.

    Called, it makes one. Each part is also the name of a function that reads it.
    """

    readers: tuple[Callable[[Any], int], ...]  # one for each place

    def __init__(self, **parts: Domain) -> None:
        if len(parts) > PARTS:
            raise TypeError(f"{', '.join(parts)}: at most {PARTS} parts")
        self.name = ""  # as the class of Words says that declares it
        self.path = ""  # names it among all kinds of all games
        self.kind = -1  # its number among those of the class
        self.parts = parts
        # Whether one of its parts is secret until told
        self.reveals = any(domain.secret for domain in parts.values())
        self.size = 1  # how many different ones there are
        for domain in parts.values():
            self.size *= domain.size
        parameters = [
            inspect.Parameter(part, inspect.Parameter.POSITIONAL_OR_KEYWORD) for part in parts
        ]
        self.signature = inspect.Signature(parameters)
        for part, reader in zip(parts, self.readers, strict=False):
            if hasattr(self, part):
                raise TypeError(f"a part of a kind cannot be called {part!r}")
            setattr(self, part, reader)

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name.removesuffix("_")  # a word of Python has one: pass_
        self.path = f"{owner.__module__}.{owner.__qualname__}.{name}"

    def __repr__(self) -> str:
        return self.path

    if TYPE_CHECKING:  # the readers of its parts, set above

        def __getattr__(self, part: str) -> Callable[[Any], int]: ...

    def words(self, numbers: Sequence[int]) -> dict[str, str | int]:
        """The parts by name, as people and JSON write them."""
        return {
            name: domain.word(int(number))
            for (name, domain), number in zip(self.parts.items(), numbers, strict=False)
        }

    def _in_order(self, given: tuple[int, ...], named: dict[str, int]) -> tuple[int, ...]:
        """What it is called with, part by part."""
        if named or len(given) != len(self.parts):
            return self.signature.bind(*given, **named).args
        return given


class MoveKind(Kind):
    """A kind of move; one of them is one integer."""

    readers = _OF_A_MOVE

    def __call__(self, *parts: int, **named: int) -> int:
        return pack(self.kind, *self._in_order(parts, named))


class EventKind(Kind):
    """A kind of event; one of them is a tuple, for `tell`."""

    readers = _OF_AN_EVENT

    def __call__(self, *parts: int, **named: int) -> Told:
        a, b, c, d, e, f = (*self._in_order(parts, named), 0, 0, 0, 0, 0, 0)[:PARTS]
        return self.kind, a, b, c, d, e, f


class Namespace(type):
    """The type of classes that hold words: by it the compiler knows them."""


class Words(metaclass=Namespace):
    """The kinds of moves, or of events, that a class of a game declares; numbered in order."""

    __kinds__: tuple[Kind, ...] = ()

    def __init_subclass__(cls) -> None:
        cls.__kinds__ = tuple(each for each in vars(cls).values() if isinstance(each, Kind))
        for number, kind in enumerate(cls.__kinds__):
            kind.kind = number


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
    """All kinds of moves, of events or of statements of one game: to and from words and numbers."""

    def __init__(self, words: type[Words], called: str = "move") -> None:
        self.called = called  # one of them, when one cannot be read
        self.kinds = words.__kinds__
        self.numbers = tuple(range(len(self.kinds)))
        self._by_name = {kind.name: kind.kind for kind in self.kinds}
        self._first = [sum(kind.size for kind in self.kinds[:number]) for number in self.numbers]
        self.flat_size = sum(kind.size for kind in self.kinds)

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
                f"{words!r} is no {self.called}; a {self.called} is a list like"
                ' ["kind", part, part]'
            )
        name, *parts = words
        if name not in self._by_name:
            raise UnreadableMove(
                f"there is no {self.called} {name!r};"
                f" the {self.called}s are {', '.join(self._by_name)}"
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
