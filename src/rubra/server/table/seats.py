"""Seats at a table: who sits down, gets up, gives up, and for whom a bot plays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from rubra.core import registry
from rubra.core.errors import OptionError
from rubra.core.fairness import key_from
from rubra.server.model.stored import (
    STAND_IN,
    Change,
    PutSeat,
    PutTable,
    StoredPerson,
    StoredSeat,
    StoredTable,
)
from rubra.server.requests.refusals import Refused, our_mistake, refused_because
from rubra.server.table import game_log
from rubra.server.table.absence import Absence
from rubra.server.table.chat import Chat
from rubra.server.table.current_table import CurrentTable
from rubra.server.table.drafts import ReadAgain, Remind
from rubra.server.table.moves import Moves
from rubra.server.table.scenes import Scenes
from rubra.server.table.table_state import copy_of


class Seats:
    """What changes the seats of a table, and begins its game when all are taken."""

    def __init__(
        self, table: CurrentTable, absence: Absence, scenes: Scenes, moves: Moves, chat: Chat
    ) -> None:
        self._table = table
        self._absence = absence
        self._scenes = scenes
        self._moves = moves
        self._chat = chat

    # --- Before the game ---

    def sit(
        self,
        person: StoredPerson,
        seat: int | None,
        nonce: str,
        name: str | None,
        invitation: str | None,
        choices: Mapping[str, str] | None = None,
    ) -> list[Change]:
        """Somebody sits down, with what is theirs to choose. When all seats are taken it begins."""
        table = self._table
        self._check_gathering("The game has begun; you can watch it.")
        table.check_admitted(person, invitation)
        if person.id in table.now.freed:
            raise Refused("freed", "The host has freed your seat; find another table.")
        place = self._free_seat(person) if seat is None else seat
        table.check_seat(place)
        was = table.stored.seats[place]
        if was.person is not None or was.bot is not None:
            raise Refused("seat_taken", f"Seat {place} is taken; choose another.")
        is_for_anybody = was.kept_for is None and table.stored.tournament is None
        if was.kept_for != person.id and not is_for_anybody:
            raise Refused("seat_taken", f"Seat {place} is kept for somebody; choose another.")
        called = name or person.name
        taken = {other.name for other in table.stored.seats}
        if called in taken:
            called = next(n for i in range(2, 99) if (n := f"{called} {i}") not in taken)
        chosen = self._choose(place, choices or {})
        for kept in table.kept_for(person.id):
            if kept != place and not table.seats_of(person.id):  # they have chosen another seat
                chosen += self.change(kept, StoredSeat())
        sits = StoredSeat(called, person.id, nonce=nonce, sign=person.sign)
        return chosen + self.change(place, sits)

    def _check_gathering(self, otherwise: str) -> None:
        """Raise Refused unless the table waits for people; `otherwise`: what can be done then."""
        self._table.check_not_closed()
        if self._table.stored.phase != "gathering":
            raise Refused("already_begun", otherwise)

    def _choose(self, seat: int, choices: Mapping[str, str]) -> list[Change]:
        """Whoever sits down chooses what is theirs to choose, such as a colour. Raises Refused."""
        if not choices:
            return []
        table = self._table.stored
        if table.key is not None:
            raise Refused("bad_option", "This game was begun before; its options stay as they are.")
        people = [n for n, other in enumerate(table.seats) if other.person is not None]
        was = copy_of(table)
        try:
            table.options = registry.about(table.game).choose(table.options, seat, choices, people)
        except OptionError as error:
            raise refused_because(error) or our_mistake() from None
        return [PutTable(copy_of(table), was)]

    def sit_again(
        self, person: StoredPerson, before: Sequence[StoredSeat], nonce: str
    ) -> list[Change]:
        """Somebody takes the seats they had at the table before this one, if those are free."""
        changes: list[Change] = []
        if self._table.stored.phase != "gathering":
            return changes
        for number, had in enumerate(before):
            seat = self._table.stored.seats[number]
            if had.person != person.id or seat.kept_for not in (None, person.id):
                continue
            if seat.person is None and seat.bot is None:
                sits = StoredSeat(had.name, person.id, nonce=nonce, ready=True, sign=person.sign)
                changes += self.change(number, sits)
        return changes

    def _free_seat(self, person: StoredPerson) -> int:
        """The seat that is kept for somebody, or else the first that is free."""
        for wanted in (person.id, None):
            for number, seat in enumerate(self._table.stored.seats):
                if seat.person is None and seat.bot is None and seat.kept_for == wanted:
                    return number
        raise Refused("seat_taken", "Every seat is taken.")

    def stand_up(self, person: StoredPerson, seat: int) -> list[Change]:
        """Somebody leaves a seat before the game begins, or the host frees it.

        Whoever a seat is kept for says so that they do not come.
        """
        table = self._table
        table.check_seat(seat)
        if table.stored.seats[seat].kept_for is not None:
            return self._keep_no_longer(person, seat)
        sitter = table.stored.seats[seat].person
        frees = person.id == table.stored.host and sitter not in (None, person.id)
        if not frees:
            table.check_own(person, seat)
        self._check_gathering("The game has begun; you can resign.")
        changes = self._chat.seat_freed(sitter, seat) if frees and sitter is not None else []
        free = StoredSeat()
        if table.stored.tournament is not None:  # it stays theirs
            free = StoredSeat(kept_for=person.id, kept_name=person.name)
        return changes + self.change(seat, free)

    def _keep_no_longer(self, person: StoredPerson, seat: int) -> list[Change]:
        kept_for = self._table.stored.seats[seat].kept_for
        if person.id not in (kept_for, self._table.stored.host):
            raise Refused("not_yours", f"Seat {seat} is kept for somebody else.")
        self._check_gathering("The game has begun.")
        if self._table.stored.tournament is not None:
            raise Refused("not_yours", "This seat is of a tournament; you can withdraw from that.")
        changes = self._chat.declined(person) if person.id == kept_for else []
        return changes + self.change(seat, StoredSeat())

    def keep(self, person: StoredPerson, seat: int, friend: StoredPerson) -> list[Change]:
        """The host keeps an empty seat for a friend."""
        table = self._table
        table.check_host(person)
        self._check_gathering("The game has begun.")
        table.check_seat(seat)
        was = table.stored.seats[seat]
        if was.person is not None or was.bot is not None or was.kept_for is not None:
            raise Refused("seat_taken", f"Seat {seat} is not free.")
        if table.seats_of(friend.id) or table.kept_for(friend.id):
            raise Refused("seat_taken", "They have a seat at this table already.")
        if friend.id in table.now.freed:
            raise Refused("freed", "You have freed their seat; they do not sit down here again.")
        table.drafts.append(Remind(friend.id))
        return self.change(seat, StoredSeat(kept_for=friend.id, kept_name=friend.name))

    def set_ready(self, person: StoredPerson, yes: bool) -> list[Change]:
        """Somebody is ready to begin, at all their seats, or not yet."""
        table = self._table
        self._check_gathering("The game has begun.")
        mine = table.seats_of(person.id)
        if not mine:
            raise Refused("not_yours", "You have no seat here; sit down first.")
        changes: list[Change] = []
        for number in mine:
            was = table.stored.seats[number]
            if was.ready != yes:
                now = table.stored.seats[number] = replace(was, ready=yes)
                changes.append(PutSeat(table.id, number, now, was))
        if changes:
            changes += self.begin_if_full()
            self._scenes.update_all()
        return changes

    def set_bot(self, person: StoredPerson, seat: int, bot: StoredSeat) -> list[Change]:
        """The host puts a bot at an empty seat, or takes it away."""
        table = self._table
        if person.id != table.stored.host:
            raise Refused("not_yours", "Only whoever made the table places bots.")
        self._check_gathering("The game has begun.")
        table.check_seat(seat)
        if table.stored.seats[seat].person is not None:
            raise Refused("seat_taken", "Somebody sits there.")
        return self.change(seat, bot)

    def close_for_good(self, person: StoredPerson) -> list[Change]:
        """The host closes the table: before the game begins, or where nobody else plays."""
        self._table.check_host(person)
        table = self._table.stored
        if table.phase == "closed":
            return []
        if table.phase == "over":
            raise Refused("already_over", "The game is over; there is nothing to close.")
        others = {s.person for s in table.seats if s.person is not None and not s.resigned}
        if table.phase != "gathering" and others - {person.id}:
            raise Refused("already_begun", "Others play here; you can give up your seat.")
        was = copy_of(table)
        table.phase = "closed"
        table.message = "The host has closed it."
        self._scenes.update_all()
        return [PutTable(copy_of(table), was)]

    def end_of_round(self, why: str) -> list[Change]:
        """What its tournament waits for is known: nobody plays on."""
        table = self._table.stored
        if table.phase in ("over", "closed"):
            return []
        was = copy_of(table)
        table.phase = "closed"
        table.message = why
        self._scenes.update_all()
        return [PutTable(copy_of(table), was)]

    def change(self, number: int, seat: StoredSeat) -> list[Change]:
        """Put somebody else at a seat; if that was the last free one the game begins."""
        was = self._table.stored.seats[number]
        self._table.stored.seats[number] = seat
        changes: list[Change] = [PutSeat(self._table.id, number, seat, was)]
        changes += self.begin_if_full()
        self._scenes.update_all()
        return changes

    def begin_if_full(self) -> list[Change]:
        """Begin, if every seat is taken, and everybody is ready where that is asked."""
        table = self._table.stored
        if table.phase != "gathering":
            return []
        if any(seat.person is None and seat.bot is None for seat in table.seats):
            return []
        if table.asks_ready and any(seat.person and not seat.ready for seat in table.seats):
            return []
        was = copy_of(table)
        if table.key is None and table.secret is not None:
            table.key = key_from(table.secret, game_log.nonces_of(table))
        table.phase = "playing"
        table.begun = self._table.clock()
        if self._table.now.entries:
            # A game that is continued: its log is there already, and is read next
            self._table.is_stale = True
            self._table.drafts.append(ReadAgain())
        else:
            match = self._table.now.match = game_log.open_match(table)
            self._table.clocks.wait_for(match.waiting, self._table.clock())
            self._scenes.update_all(events_from=0)
            self._moves.remind(())
        return [PutTable(copy_of(table), was)]

    # --- While it is played, and after ---

    def resign(self, person: StoredPerson | None, seat: int) -> list[Change]:
        """Somebody gives up: a bot plays their seat to the end."""
        self._table.check_own(person, seat)
        self._table.check_playing()
        place = self._table.stored.seats[seat]
        return self.change(seat, replace(place, stand_in=STAND_IN, resigned=True))

    def let_bot_play(self, seat: int) -> list[Change]:
        """A bot plays for somebody from now on, and everybody is told; until they are back."""
        place = self._table.stored.seats[seat]
        changes = self.change(seat, replace(place, stand_in=STAND_IN))
        return changes + self._chat.bot_plays(seat)

    def take_back(self, person: StoredPerson | None, seat: int) -> list[Change]:
        """Somebody takes a seat back from the bot that stood in, or says that they are here."""
        self._table.check_own(person, seat)
        self._table.check_playing()
        place = self._table.stored.seats[seat]
        if place.resigned:
            raise Refused("not_asked", "You have resigned; the bot plays on.")
        if place.stand_in is not None:
            return self._return(seat)
        return self._chat.is_here(person, seat) if seat in self._absence.late() else []

    def come_back(self, person: StoredPerson | None) -> list[Change]:
        """Whoever a bot played for has their seat back when they are here again."""
        changes: list[Change] = []
        if person is not None and self._table.stored.phase == "playing":
            for seat in self._table.seats_of(person.id):
                place = self._table.stored.seats[seat]
                if place.stand_in is not None and not place.resigned:
                    changes += self._return(seat)
        return changes

    def _return(self, seat: int) -> list[Change]:
        self._table.clocks.come_back(seat, self._table.clock())
        place = self._table.stored.seats[seat]
        changes = self.change(seat, replace(place, stand_in=None))
        self._scenes.update_situation()
        return changes

    def set_rematch(self, person: StoredPerson, rematch: StoredTable) -> list[Change]:
        """Make the table where those who played go on, unless somebody has made one already.

        Everybody hears who asks.
        """
        table = self._table.stored
        if table.rematch is not None:
            return []
        was = copy_of(table)
        table.rematch = rematch.id
        self._scenes.update_table()
        said = self._chat.asks_rematch(person, self._table.seats_of(person.id)[0])
        return [PutTable(copy_of(table), was), PutTable(rematch), *said]
