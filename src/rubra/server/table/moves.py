"""Moves at a table: made, taken back, and gone back by consent; each is an entry of its log."""

from __future__ import annotations

from collections.abc import Iterable

from rubra.core.errors import RubraError
from rubra.core.match import Match, Step
from rubra.server.model.stored import (
    AddEntry,
    Change,
    Entry,
    EntryKind,
    Maker,
    PutTable,
    RateGame,
)
from rubra.server.requests.refusals import our_mistake, refused_because
from rubra.server.table import game_log
from rubra.server.table.current_table import CurrentTable
from rubra.server.table.drafts import Remind
from rubra.server.table.scenes import Scenes
from rubra.server.table.table_state import copy_of, run_clocks


class Moves:
    """What changes the game of a table."""

    def __init__(self, table: CurrentTable, scenes: Scenes) -> None:
        self._table = table
        self._scenes = scenes

    def make(
        self, match: Match, seat: int, move: int, by: Maker, message: str | None = None
    ) -> list[Change]:
        """Make a legal move, for whomever; what must be stored. Raises NotAsked or IllegalMove."""
        table = self._table
        before = match.waiting if table.is_correspondence else ()
        step = match.play(seat, move)
        words = table.words.say(match.game, move)
        entry = self._new_entry(match, "move", seat, by, move=words, message=message)
        self._note(entry, step)
        self._scenes.update_step(step)
        changes: list[Change] = [AddEntry(table.id, entry)]
        if match.is_over:
            changes += self._end(match)
        self.remind(before)
        return changes

    def take_back(self, match: Match, seat: int, message: str | None = None) -> list[Change]:
        """Take a seat's last move back. Raises Refused if somebody has learned something since."""
        try:
            step = match.undo(seat)
        except RubraError as error:
            raise refused_because(error) or our_mistake() from None
        entry = self._new_entry(match, "undo", seat, message=message)
        self._note(entry, step)
        self._scenes.update_undone(step, match)
        return [AddEntry(self._table.id, entry)]

    def go_back(self, match: Match, seat: int, to: int) -> list[Change]:
        """Go back to a moment, as a seat has proposed and all have agreed."""
        before = match.waiting
        changes: list[Change] = []
        if game_log.is_free(match, seat, to):  # as if it had done so alone: nobody loses anything
            while len(match.moments) > to:
                changes += self.take_back(match, seat)
        else:
            game_log.go_back(match, to)
            entry = self._new_entry(match, "rewind", seat, to=to)
            self._note(entry, None)
            self._scenes.update_all(gone_back=self._table.now.moments)
            changes.append(AddEntry(self._table.id, entry))
        self.remind(before)
        return changes

    def follow(self, entries: Iterable[Entry]) -> None:
        """Carry out entries that another process has stored. Raises DoesNotReplay."""
        for entry in entries:
            if entry.number == self._table.now.entries + 1:
                self._follow_one(entry)

    def _follow_one(self, entry: Entry) -> None:
        match = self._table.match
        step = game_log.carry_out(match, entry)
        if match.digest() != entry.digest:
            raise game_log.DoesNotReplay(f"entry {entry.number} leads elsewhere here")
        self._note(entry, step)
        if step is None:
            self._scenes.update_all(gone_back=self._table.now.moments)
        elif entry.kind == "undo":
            self._scenes.update_undone(step, match)
        else:
            self._scenes.update_step(step)
        if match.is_over:
            self._end(match)

    def remind(self, before: Iterable[int]) -> None:
        """Draft reminders for those whom an unhurried game waits for now, and not `before`."""
        table = self._table
        match = table.now.match
        if table.stored.phase != "playing" or match is None:
            return
        seats = table.stored.seats
        absent = {
            person
            for seat in match.waiting
            if seat not in before
            and (person := seats[seat].person) is not None
            and not table.is_here(person)
            and table.level(seat) is None
        }
        if absent and table.is_unhurried:
            table.drafts += [Remind(person) for person in sorted(absent)]

    def _new_entry(
        self,
        match: Match,
        kind: EntryKind,
        seat: int,
        by: Maker = "person",
        move: list[str | int] | None = None,
        to: int | None = None,
        message: str | None = None,
    ) -> Entry:
        return Entry(
            number=self._table.now.entries + 1,
            kind=kind,
            seat=seat,
            move=move,
            to=to,
            digest=match.digest(),
            at=self._table.clock(),
            by=by,
            message=message,
        )

    def _note(self, entry: Entry, step: Step | None) -> None:
        """Count an entry that has been carried out."""
        match = self._table.match
        self._table.now.note(match, entry, step)
        run_clocks(self._table.clocks, match, entry, step)

    def _end(self, match: Match) -> list[Change]:
        table = self._table.stored
        was = copy_of(table)
        table.phase = "over"
        table.ended = self._table.clock()
        table.result = match.result()
        self._scenes.update_all()
        ended = copy_of(table)
        changes: list[Change] = [PutTable(ended, was)]
        if self._table.is_rated:
            changes.append(RateGame(ended))
        return changes
