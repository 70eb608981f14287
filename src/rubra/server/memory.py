"""What a process remembers of a table, and how it comes to that from the table's log."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from rubra.core.match import Match, Step
from rubra.server import logbook
from rubra.server.clocks import Clocks
from rubra.server.stored import Entry, StoredLine, StoredTable

LINES_KEPT = 200


@dataclass
class Memory:
    """What is read again when the store knows better."""

    stored: StoredTable
    match: Match | None = None
    entries: int = 0  # in the log
    moments: int = 0
    noticed: int = 0  # the number of the last entry that everybody could notice
    messages: set[tuple[int, str]] = field(default_factory=set)  # that moves came with
    lines: list[StoredLine] = field(default_factory=list)  # the last of them
    said: set[tuple[str, str]] = field(default_factory=set)  # people, and messages of their lines

    @property
    def last_line(self) -> int:
        """The number of the last line that was said."""
        return self.lines[-1].number if self.lines else 0

    def hear(self, lines: list[StoredLine]) -> None:
        """Remember what was said."""
        self.lines = (self.lines + lines)[-LINES_KEPT:]
        self.said |= {
            (line.person, line.message)
            for line in lines
            if line.person is not None and line.message is not None
        }

    def note(self, match: Match, entry: Entry, step: Step | None) -> None:
        """Count an entry that has been carried out."""
        self.entries = entry.number
        if entry.message is not None:
            self.messages.add((entry.seat, entry.message))
        if logbook.is_noticed(step):
            self.noticed = entry.number
        if entry.kind == "move" and step is not None:
            self.moments += not step.silent
        else:
            self.moments = len(match.moments)


def copy_of(table: StoredTable) -> StoredTable:
    """As it is now; the seats are never changed in place."""
    return replace(table, seats=list(table.seats))


def replay(stored: StoredTable, entries: list[Entry]) -> tuple[Match, Clocks, int]:
    """What a log leads to: the match, its clocks, and the last entry that everybody could notice.

    Nobody's bank runs while no server does; days do.
    """
    clocks = Clocks(stored.pace, len(stored.seats))
    began = stored.begun or stored.created
    noticed = 0
    for now in logbook.play_again(stored, entries):
        match, entry = now.match, now.entry
        if entry is None:
            clocks.wait_for(match.waiting, began)
            continue
        run_clocks(clocks, match, entry, now.step)
        if logbook.is_noticed(now.step):
            noticed = entry.number
    if stored.pace.days is None:
        clocks.wait_for((), entries[-1].at if entries else began)
    return match, clocks, noticed


def run_clocks(clocks: Clocks, match: Match, entry: Entry, step: Step | None) -> None:
    """What an entry that has been carried out does to the clocks."""
    is_part = step is not None and step.silent and entry.seat in match.waiting
    if entry.kind == "move" and not is_part:
        clocks.decided(entry.seat, entry.at)
    elif entry.kind == "undo" and (logbook.is_noticed(step) or entry.seat not in clocks.asked_at):
        clocks.took_back(entry.seat)
    clocks.wait_for(match.waiting, entry.at)
