"""What a process remembers of a table, and how it comes to that from the table's log."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from rubra.core.match import Match, Step
from rubra.server.model.stored import Entry, Maker, StoredLine, StoredTable
from rubra.server.table import game_log
from rubra.server.table.clocks import Clocks

LINES_KEPT = 200


@dataclass
class TableState:
    """What is read again when the store knows better."""

    stored: StoredTable
    match: Match | None = None
    entries: int = 0  # in the log
    moments: int = 0
    noticed: int = 0  # the number of the last entry that everybody could notice
    makers: list[tuple[int, Maker]] = field(default_factory=list)  # of each step: seat, and by whom
    went_back: bool = False  # by consent, beyond what a seat may undo alone
    has_stand_ins: bool = False  # a bot has played for somebody
    messages: set[tuple[int, str]] = field(default_factory=set)  # that moves came with
    lines: list[StoredLine] = field(default_factory=list)  # the last of them
    freed: set[str] = field(default_factory=set)  # people whose seats the host has freed
    is_quiet: bool = False  # those who only watch may not talk
    said: set[tuple[str, str]] = field(default_factory=set)  # people, and messages of their lines

    @property
    def last_line(self) -> int:
        """The number of the last line that was said."""
        return self.lines[-1].number if self.lines else 0

    def hear(self, lines: list[StoredLine]) -> None:
        """Remember what was said."""
        self.lines = (self.lines + lines)[-LINES_KEPT:]
        for line in lines:
            if line.signal == "freed" and line.person is not None:
                self.freed.add(line.person)
            elif line.signal in ("quiet", "loud"):
                self.is_quiet = line.signal == "quiet"
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
        self._follow(entry, match)
        if game_log.is_noticed(step):
            self.noticed = entry.number
        if entry.kind == "move" and step is not None:
            self.moments += not step.silent
        else:
            self.moments = len(match.moments)

    def _follow(self, entry: Entry, match: Match) -> None:
        """Keep in step with the log: who made each step that still stands."""
        makers = self.makers
        if entry.kind == "move":
            makers.append((entry.seat, entry.by))
            self.has_stand_ins |= entry.by == "stand_in"
        elif entry.kind == "undo":  # the last step of that seat
            del makers[max(n for n, (seat, _) in enumerate(makers) if seat == entry.seat)]
        else:
            del makers[len(match.steps) :]
            self.went_back = True

    def made_for(self, seat: int) -> list[int]:
        """The steps that a bot made in a person's name, since they last decided themselves."""
        found: list[int] = []
        for number in reversed(range(len(self.makers))):
            of, by = self.makers[number]
            if of == seat and by != "stand_in":
                break
            if of == seat:
                found.append(number)
        return found[::-1]


def copy_of(table: StoredTable) -> StoredTable:
    """As it is now; the seats are never changed in place."""
    return replace(table, seats=list(table.seats))


def replay_state(stored: StoredTable, entries: list[Entry]) -> tuple[TableState, Clocks]:
    """What a log leads to, without lines and messages.

    Nobody's bank runs while no server does; days do.
    """
    memory = TableState(stored)
    clocks = Clocks(stored.pace, len(stored.seats))
    began = stored.begun or stored.created
    for now in game_log.play_again(stored, entries):
        match, entry = now.match, now.entry
        if entry is None:
            clocks.wait_for(match.waiting, began)
            continue
        memory.note(match, entry, now.step)
        run_clocks(clocks, match, entry, now.step)
    if stored.pace.days is None:
        clocks.wait_for((), entries[-1].at if entries else began)
    memory.match = match
    return memory, clocks


def run_clocks(clocks: Clocks, match: Match, entry: Entry, step: Step | None) -> None:
    """What an entry that has been carried out does to the clocks."""
    waiting = match.waiting
    is_part = step is not None and step.silent and entry.seat in waiting
    if entry.kind == "move" and not is_part:
        clocks.decided(entry.seat, entry.at)
    elif entry.kind == "undo" and (game_log.is_noticed(step) or entry.seat not in clocks.asked_at):
        clocks.took_back(entry.seat)
    clocks.wait_for(waiting, entry.at)
