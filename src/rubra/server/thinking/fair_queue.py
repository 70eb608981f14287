"""Work that waits, shared out fairly: of each person in turn, and of each of their tables in turn.

Whoever has sixty tables is served as often as whoever has one.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Generic, TypeVar

Work = TypeVar("Work")


@dataclass(frozen=True)
class Requester:
    """For whom something is done: a person, and at which table."""

    person: str = ""
    table: str = ""


class FairQueue(Generic[Work]):
    """What waits."""

    def __init__(self) -> None:
        # Whoever comes first in each is next; dicts keep their order
        self._people: dict[str, dict[str, deque[Work]]] = {}
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def add(self, requester: Requester, work: Work) -> None:
        """Put something in line."""
        tables = self._people.setdefault(requester.person, {})
        tables.setdefault(requester.table, deque()).append(work)
        self._count += 1

    def next(self) -> Work:
        """What is next; whoever it is for goes to the end of the line. IndexError if nothing is."""
        if not self._people:
            raise IndexError("nothing waits")
        person = next(iter(self._people))
        tables = self._people.pop(person)
        table = next(iter(tables))
        waiting = tables.pop(table)
        work = waiting.popleft()
        if waiting:
            tables[table] = waiting
        if tables:
            self._people[person] = tables
        self._count -= 1
        return work
