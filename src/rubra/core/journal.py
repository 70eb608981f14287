"""The journal: what happened, as events, each with the seats that may see it.

Rules write with `tell`. An event is told as it happened, in order, and never changed. What a
seat may read is decided here once: the audience of the event, and nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from struct import Struct
from typing import Any

from rubra.core.bits import bit
from rubra.core.record import Array, i16, i64, record, size, u8, u16
from rubra.core.rule import rule
from rubra.core.vocabulary import PARTS, Said, Told, Vocabulary

CAPACITY = 128  # events that one move can cause
EVERYONE = 0xFFFF  # all seats, and those who only watch
WATCHING = 15  # the bit of those who only watch

NOBODY = -1  # the "seat" of a spectator


@record
class Entry:
    """One event."""

    kind: u8
    audience: u16  # a bit for each seat that may see it
    parts: Array[i16] = size(PARTS)


@record
class Journal:
    """The events of one move; emptied before the next."""

    count: i16
    closed: u8  # nobody reads: simulations skip the writing
    overfull: u8  # more was told than there is room for
    entries: Array[Entry] = size(CAPACITY)


@rule
def tell(journal: Journal, audience: int, event: Told) -> None:
    """Write one event for those in the audience."""
    if journal.closed:
        return
    if journal.count == CAPACITY:
        journal.overfull = 1
        return
    entry = journal.entries[journal.count]
    entry.kind = event[0]
    entry.audience = audience
    entry.parts[0] = event[1]
    entry.parts[1] = event[2]
    entry.parts[2] = event[3]
    entry.parts[3] = event[4]
    entry.parts[4] = event[5]
    entry.parts[5] = event[6]
    journal.count += 1


@rule
def only(seat: int) -> int:
    """The audience of one seat."""
    return bit(seat)


OWN_MOVE = 255  # no event has this number
STATEMENT = 254  # nor this


@record
class Seen:
    """One thing that a seat saw or did, as compiled players read it."""

    kind: u8  # the kind of the event, or OWN_MOVE, or STATEMENT
    parts: Array[i16] = size(PARTS)  # of a statement only the first: whose it is
    move: i64  # if it is the seat's own, or what somebody said


@dataclass(frozen=True)
class Event:
    """An event in words, with its audience."""

    said: Said
    audience: int

    def is_seen_by(self, seat: int) -> bool:
        """Whether this seat (or NOBODY, a spectator) may know of it."""
        return bool(self.audience >> (WATCHING if seat == NOBODY else seat) & 1)

    def as_list(self) -> list[Any]:
        """Kind and parts, as records and the wire write it."""
        return self.said.as_list()


def read_journal(journal: Journal, events: Vocabulary) -> list[Event]:
    """The events of the last move, in words."""
    raw: Any = journal  # Any: by name NumPy reads four times faster than by attribute
    check_room(raw["overfull"])
    return read_entries(raw["entries"][: raw["count"]].tobytes(), events)


def check_room(overfull: int) -> None:
    """Raise OverflowError if more was told than there was room for."""
    if overfull:
        raise OverflowError(f"a move told more than {CAPACITY} events")


def read_entries(memory: bytes, events: Vocabulary) -> list[Event]:
    """The events in the memory of some entries, in words."""
    return [
        _read_entry(events, memory[at : at + _ENTRY.size])
        for at in range(0, len(memory), _ENTRY.size)
    ]


_ENTRY = Struct(f"<BxH{PARTS}h")  # the memory of an Entry


@lru_cache(maxsize=16_384)
def _read_entry(events: Vocabulary, entry: bytes) -> Event:
    """An event in words, remembered: the same ones are told again and again."""
    number, audience, *parts = _ENTRY.unpack(entry)
    kind = events.kinds[number]
    return Event(Said(kind.name, kind.words(parts)), audience)
