"""Small things to store."""

from __future__ import annotations

from typing import Any

from rubra.server.model.stored import (
    AddEntry,
    AddLine,
    Entry,
    StoredLine,
    StoredPerson,
    StoredSeat,
    StoredTable,
)
from rubra.server.protocol.wire import Pace
from tests.example import EXAMPLE


def a_person(name: str, password: str | None = None, **more: Any) -> StoredPerson:
    """Somebody whose id is their name in small letters."""
    return StoredPerson(f"id-{name.lower()}", name, created=1000.0, password=password, **more)


def a_table(name: str = "forum", people: int = 3, **more: Any) -> StoredTable:
    """A table that gathers, with nobody at it."""
    parts: dict[str, Any] = {
        "id": name,
        "game": EXAMPLE,
        "version": 1,
        "options": {"players": people, "gods": True},
        "box_digest": "b0c5",
        "box_text": None,
        "access": "open",
        "invitation": "come-in",
        "pace": Pace(bank=600, increment=5),
        "host": "id-livia",
        "phase": "gathering",
        "created": 1000.0,
        "secret": b"\x00secret\xff",
        "key": None,
        "seats": [StoredSeat() for _ in range(people)],
    }
    return StoredTable(**(parts | more))


def an_entry(number: int, seat: int = 0, **more: Any) -> Entry:
    """A move."""
    parts: dict[str, Any] = {
        "number": number,
        "kind": "move",
        "seat": seat,
        "move": ["take", number, "röd"],
        "to": None,
        "digest": bytes([0, 255, number % 256]),
        "at": 1000.25 + number,
        "message": f"message-{number}",
    }
    return Entry(**(parts | more))


def add_entry(number: int, table: str = "forum", **more: Any) -> AddEntry:
    """A move at a table."""
    return AddEntry(table, an_entry(number, **more))


def add_line(number: int, table: str = "forum", **more: Any) -> AddLine:
    """Something said at a table."""
    parts: dict[str, Any] = {"name": "Livia", "at": 1000.5, "text": "salve"}
    return AddLine(table, StoredLine(number, **(parts | more)))
