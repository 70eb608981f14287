"""A table as it is now, and everything that can be asked of it without changing it.

The parts of a table (absence, scenes, moves, chat, seats) are given this, and only those of the
others that they name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rubra.core.match import Match
from rubra.server.model import ratings
from rubra.server.model.stored import StoredPerson, StoredTable
from rubra.server.requests.refusals import Refused
from rubra.server.table.audience import Audience, Viewer
from rubra.server.table.clocks import Clocks
from rubra.server.table.drafts import Draft
from rubra.server.table.move_words import MoveWords
from rubra.server.table.table_state import TableState

MOST_TAKEN_BACK = 600  # entries of a log that no longer stand, beside twice as many as do


class CurrentTable:
    """The state of a table, who is here, and the drafts of what will be told."""

    def __init__(
        self, stored: StoredTable, clock: Callable[[], float], words: MoveWords | None = None
    ) -> None:
        self.id = stored.id
        self.clock = clock
        self.words = words or MoveWords()
        self.now = TableState(stored)
        self.clocks = Clocks(stored.pace, len(stored.seats))
        self.audiences: dict[int, Audience] = {}
        self.elsewhere: dict[str, float] = {}  # people who are here at another process, until when
        self.drafts: list[Draft] = []
        self.is_stale = True  # it has to be read from the store before anything is done

    # --- What it is ---

    @property
    def stored(self) -> StoredTable:
        """Its row."""
        return self.now.stored

    @property
    def match(self) -> Match:
        """Its game. Raises Refused before it has begun, and if it no longer replays."""
        if self.now.match is None and self.stored.phase == "frozen":
            raise Refused("frozen", f"This table is frozen: {self.stored.message}")
        if self.now.match is None:
            raise Refused("not_begun", "The game has not begun; it does when every seat is taken.")
        return self.now.match

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.stored.seats)

    @property
    def is_correspondence(self) -> bool:
        """Whether people have days for a move, and need not be here at the same time."""
        return self.stored.pace.days is not None

    @property
    def is_unhurried(self) -> bool:
        """Whether people come back when it is their turn: they have days, or no clock at all."""
        if self.is_correspondence:
            return True
        if self.has_clock:
            return False
        return len({seat.person for seat in self.stored.seats if seat.person is not None}) > 1

    @property
    def is_rated(self) -> bool:
        """Whether the result counts: not if the table has gone back beyond the free limit."""
        return ratings.is_rated(self.stored) and not self.now.went_back

    # --- Who plays ---

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that somebody plays."""
        if person is None:
            return []
        return [n for n, seat in enumerate(self.stored.seats) if seat.person == person]

    def belongs(self, person: StoredPerson | None) -> bool:
        """Whether somebody made this table or plays at it."""
        if person is None:
            return False
        return person.id == self.stored.host or bool(self.seats_of(person.id))

    def awaits(self, person: StoredPerson | None) -> bool:
        """Whether a seat is kept for somebody."""
        return person is not None and bool(self.kept_for(person.id))

    def kept_for(self, person: str) -> list[int]:
        """The seats that are kept for somebody."""
        return [n for n, seat in enumerate(self.stored.seats) if seat.kept_for == person]

    def involves(self, person: str) -> bool:
        """Whether somebody made it, sits there or is asked to, or has said something."""
        if self.stored.host == person or self.seats_of(person) or self.kept_for(person):
            return True
        return any(line.person == person for line in self.now.lines)

    def others(self, seat: int) -> list[str]:
        """The other people who play on: not those who gave up, or for whom a bot plays."""
        seats = self.stored.seats
        found = {
            one.person
            for one in seats
            if one.person is not None and one.stand_in is None and not one.resigned
        }
        return sorted(found - {seats[seat].person})

    def may_have_stand_in(self, seat: int) -> bool:
        """Whether a bot may play for the person at a seat: there is a clock, and others wait."""
        return self.has_clock and bool(self.others(seat))

    @property
    def has_clock(self) -> bool:
        """Whether people may think only so long."""
        pace = self.stored.pace
        return pace.bank is not None or pace.days is not None

    def level(self, seat: int) -> str | None:
        """The level of the bot that plays a seat now, if one does."""
        return self.stored.seats[seat].bot or self.stand_in(seat)

    def stand_in(self, seat: int) -> str | None:
        """The level of the bot that plays for somebody who gave up or is away, if one does."""
        place = self.stored.seats[seat]
        if place.stand_in is None or place.resigned:
            return place.stand_in
        return place.stand_in if self.may_have_stand_in(seat) else None

    # --- Who is here ---

    def viewers(self) -> Iterator[Viewer]:
        """Everybody who looks at the table, at this process."""
        for audience in self.audiences.values():
            yield from audience.viewers

    def has_viewers(self) -> bool:
        """Whether anybody looks, at this process."""
        return any(audience.viewers for audience in self.audiences.values())

    def is_here(self, person: str) -> bool:
        """Whether somebody looks at the table now, at this process or another."""
        for audience in self.audiences.values():
            for viewer in audience.viewers:
                if viewer.person is not None and viewer.person.id == person:
                    return True
        until = self.elsewhere.get(person)
        return until is not None and until > self.clock()

    # --- What somebody may do: each raises Refused ---

    def check_admitted(self, person: StoredPerson | None, invitation: str | None) -> None:
        """Somebody may look at it."""
        table = self.stored
        if table.access == "open" or invitation == table.invitation:
            return
        if not self.belongs(person) and not self.awaits(person):
            raise Refused("not_invited", "This table is by invitation; ask its host for the link.")

    def check_own(self, person: StoredPerson | None, seat: int) -> None:
        """Somebody plays that seat."""
        if person is None:
            raise Refused("not_signed_in", "Say who you are first: give a name.")
        self.check_seat(seat)
        if self.stored.seats[seat].person != person.id:
            raise Refused("not_yours", f"Seat {seat} is not yours.")

    def check_seat(self, seat: int) -> None:
        """There is such a seat."""
        if seat >= self.players:
            raise Refused("no_such_seat", f"This table has {self.players} seats, from 0 on.")

    def check_host(self, person: StoredPerson | None) -> None:
        """Somebody made this table."""
        if person is None or person.id != self.stored.host:
            raise Refused("not_yours", "Only whoever made the table may do that.")

    def check_not_closed(self) -> None:
        """Something can be done here."""
        if self.stored.phase == "closed":
            why = f" {self.stored.message}" if self.stored.message else ""
            raise Refused("closed", f"This table is closed.{why}")

    def check_playing(self) -> Match:
        """Somebody can play on: the match."""
        self.check_not_closed()
        if self.stored.phase == "frozen":
            raise Refused("frozen", f"This table is frozen: {self.stored.message}")
        if self.stored.phase == "over":
            raise Refused("already_over", "The game is over.")
        return self.match

    def check_log(self, match: Match) -> None:
        """The log does not grow without end: nobody takes back so much at play."""
        if self.now.entries - len(match.steps) > MOST_TAKEN_BACK + 2 * len(match.steps):
            raise Refused("cannot_undo", "Too much has been taken back in this game; play on.")
