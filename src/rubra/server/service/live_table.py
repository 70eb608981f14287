"""One table in the memory of this process: who looks, who sits, and the game that is played.

Whatever happens at a table is a job (pipeline.py). What everybody sees of it is in scenes.py, talk
in chat.py, bots and clocks in table_runner.py.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from rubra.core import registry
from rubra.core.errors import OptionError, RubraError
from rubra.core.fairness import key_from
from rubra.core.match import Match, Step
from rubra.server.model import ratings
from rubra.server.model.stored import (
    AddEntry,
    Change,
    Entry,
    EntryKind,
    Maker,
    PutSeat,
    PutTable,
    RateGame,
    StoredPerson,
    StoredSeat,
    StoredTable,
)
from rubra.server.protocol.wire import Play, TableInfo
from rubra.server.requests.refusals import Refused, our_mistake, refused_because
from rubra.server.service.pipeline import Pipeline
from rubra.server.service.table_runner import TableRunner
from rubra.server.table import game_log
from rubra.server.table.absence import Absence
from rubra.server.table.audience import Viewer
from rubra.server.table.chat import Chat
from rubra.server.table.clocks import Clocks
from rubra.server.table.scenes import AWAY, Scenes
from rubra.server.table.table_state import TableState, copy_of, replay, run_clocks
from rubra.server.thinking.bot_pool import STAND_IN

if TYPE_CHECKING:
    from rubra.server.service.table_service import TableService

log = logging.getLogger("rubra.table")

REST = 60.0  # seconds after which bots rest at a table that nobody looks at
TAKEN_BACK = 600  # entries of a log that no longer stand, beside twice as many as do

ANYBODY = "-"  # somebody without a seat who looks at another process


class LiveTable:
    """A table: its game, its seats, and everybody who looks at it."""

    def __init__(self, service: TableService, stored: StoredTable) -> None:
        self.service = service
        self.id = stored.id
        self.now = TableState(stored)
        self.clocks = Clocks(stored.pace, len(stored.seats))
        self.pipeline = Pipeline(service, self)
        self.scenes = Scenes(self)
        self.chat = Chat(self)
        self.absence = Absence(self)
        self.runner = TableRunner(self)
        self.elsewhere: dict[str, float] = {}  # people who are here at another process, until when
        self.last_used = service.time()
        self.last_visit = service.time()  # of a person
        self._was_read = False
        self._showing: asyncio.Handle | None = None  # to tell who is here

    # --- Asking ---

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

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that somebody plays."""
        if person is None:
            return []
        return [n for n, seat in enumerate(self.stored.seats) if seat.person == person]

    def has_to_do_with(self, person: str) -> bool:
        """Whether somebody made it, sits there or has said something."""
        if self.stored.host == person or self.seats_of(person):
            return True
        return any(line.person == person for line in self.now.lines)

    def check_admitted(self, person: StoredPerson | None, invitation: str | None) -> None:
        """Raise Refused if somebody may not even look."""
        table = self.stored
        if table.access == "open" or invitation == table.invitation:
            return
        if not self.belongs(person):
            raise Refused("not_invited", "This table is by invitation; ask its host for the link.")

    def check_own(self, person: StoredPerson | None, seat: int) -> None:
        """Raise Refused unless somebody plays that seat."""
        if person is None:
            raise Refused("not_signed_in", "Say who you are first: give a name.")
        if seat >= self.players:
            raise Refused("no_such_seat", f"This table has {self.players} seats, from 0 on.")
        if self.stored.seats[seat].person != person.id:
            raise Refused("not_yours", f"Seat {seat} is not yours.")

    def check_host(self, person: StoredPerson | None) -> None:
        """Raise Refused unless somebody made this table."""
        if person is None or person.id != self.stored.host:
            raise Refused("not_yours", "Only whoever made the table may do that.")

    def belongs(self, person: StoredPerson | None) -> bool:
        """Whether somebody made this table or plays at it."""
        if person is None:
            return False
        return person.id == self.stored.host or bool(self.seats_of(person.id))

    def check_not_closed(self) -> None:
        """Raise Refused if nothing can be done here any more."""
        if self.stored.phase == "closed":
            why = f" {self.stored.message}" if self.stored.message else ""
            raise Refused("closed", f"This table is closed.{why}")

    def check_playing(self) -> Match:
        """The match, or Refused if nobody can play on."""
        self.check_not_closed()
        if self.stored.phase == "frozen":
            raise Refused("frozen", f"This table is frozen: {self.stored.message}")
        if self.stored.phase == "over":
            raise Refused("already_over", "The game is over.")
        return self.match

    def check_log(self, match: Match) -> None:
        """Raise Refused if the log would grow without end: nobody takes back so much at play."""
        if self.now.entries - len(match.steps) > TAKEN_BACK + 2 * len(match.steps):
            raise Refused("cannot_undo", "Too much has been taken back in this game; play on.")

    def info(self, person: StoredPerson | None = None) -> TableInfo:
        """As everybody may see it; with the invitation for those who belong to it."""
        info = self.scenes.info(self.belongs(person))
        if self.now.match is not None:
            info.waiting = self.now.match.waiting
            info.number = self.now.moments
        return info

    def is_here(self, person: str) -> bool:
        """Whether somebody looks at the table now, at this process or another."""
        return self.elsewhere.get(person, 0) > self.service.time() or self.scenes.is_seen_by(person)

    @property
    def rests(self) -> bool:
        """Whether bots do not play on: nobody looks, and nobody is to be told of their moves."""
        now = self.service.time()
        if self.scenes.has_viewers() or now - self.last_visit < REST:
            return False
        if any(until > now for until in self.elsewhere.values()):
            return False
        is_correspondence = self.stored.pace.days is not None
        return not (
            is_correspondence
            and any(seat.person and not seat.resigned for seat in self.stored.seats)
        )

    def level(self, seat: int) -> str | None:
        """The level of the bot that plays a seat now, if one does."""
        return self.stored.seats[seat].bot or self.stand_in(seat)

    def stand_in(self, seat: int) -> str | None:
        """The level of the bot that plays for somebody who gave up or is away, if one does."""
        place = self.stored.seats[seat]
        if place.stand_in is None or place.resigned:
            return place.stand_in
        return place.stand_in if self.absence.may_be_stood_in_for(seat) else None

    @property
    def is_rated(self) -> bool:
        """Whether the result counts: not if the table has gone back beyond the free limit."""
        return ratings.is_rated(self.stored) and not self.now.went_back

    @property
    def is_ready(self) -> bool:
        """Whether it has been read from the store."""
        return self._was_read and not self.pipeline.is_stale

    @property
    def is_idle(self) -> bool:
        """Whether nobody would notice if it were put away."""
        if self.scenes.has_viewers() or self.runner.is_busy or not self.pipeline.are_done:
            return False
        return self.service.time() - self.last_used > AWAY

    # --- Jobs, and what they ask of a table ---

    async def submit(self, apply: Callable[[], list[Change]]) -> None:
        """Do something at this table; returns when it is stored and told. Raises Refused."""
        self.last_used = self.service.time()
        await self.pipeline.submit(apply)

    async def read(self) -> None:
        """Take everything from the store; whoever looks gets the whole scene anew."""
        store = self.service.store
        stored = await store.table(self.id)
        if stored is None:
            raise Refused("no_such_table", "There is no such table.")
        memory = TableState(stored)
        lines = await store.lines(self.id)
        entries = await store.entries(self.id)
        if stored.key is not None and stored.phase != "gathering":
            try:
                memory, self.clocks = await self.service.replayed(replay, stored, entries)
                assert memory.match is not None
                self.clocks.wait_for(memory.match.waiting, self.service.time())
                if stored.phase == "frozen":
                    await self._thaw(stored)
            except game_log.DoesNotReplay as error:
                await self._freeze(stored, str(error))
        memory.hear(lines)
        memory.entries = len(entries)
        memory.messages = {(e.seat, e.message) for e in entries if e.message is not None}
        self.now = memory
        self._was_read = True
        self.pipeline.forget_drafts()
        self.scenes.show_anew()

    def draft_steps(self) -> None:
        """Draft the moves that were made."""
        self.scenes.update_steps()

    def forget_steps(self) -> None:
        """They were not made after all."""
        self.scenes.forget_steps()

    def go_on(self) -> None:
        """See to it that bots think and clocks run."""
        self.runner.go_on()

    async def _freeze(self, stored: StoredTable, why: str) -> None:
        """A log that leads elsewhere is kept as it is, and nobody plays on."""
        if stored.phase in ("frozen", "closed"):
            return
        log.error("table %s does not replay: %s", self.id, why)
        was = copy_of(stored)
        stored.phase = "frozen"
        stored.message = (
            f"The rules have changed since this game began, and it no longer replays ({why})."
            " Its log is kept; nobody can play on with this version."
        )
        await self.service.store.commit(PutTable(copy_of(stored), was))

    async def _thaw(self, stored: StoredTable) -> None:
        """Play on: the rules are once more those it was played by."""
        log.info("table %s replays again", self.id)
        was = copy_of(stored)
        stored.phase = "playing" if stored.result is None else "over"
        stored.message = None
        await self.service.store.commit(PutTable(copy_of(stored), was))

    def is_elsewhere(self, person: str, until: float) -> None:
        """Another process says that somebody is there, or no longer."""
        self.elsewhere[person] = until
        if until == 0.0 and self.seats_of(person) and not self.is_here(person):
            self.absence.departed(person)
        self._show_seats()
        self.go_on()

    async def news(self, kind: str) -> None:
        """Another process has stored something."""
        if kind == "entry" and self.is_ready and self.now.match is not None:
            entries = await self.service.store.entries(self.id, self.now.entries)
            await self.submit(lambda: self._follow(entries))
        elif kind == "line" and self.is_ready:
            lines = await self.service.store.lines(self.id, self.now.last_line)
            await self.submit(lambda: self.chat.hear(lines))
        else:
            self.pipeline.is_stale = True
            await self.submit(self._begin)  # if the last two seats were taken at two processes

    def _follow(self, entries: list[Entry]) -> list[Change]:
        for entry in entries:
            if entry.number == self.now.entries + 1:
                self._enter(entry)
        return []

    # --- Who looks ---

    async def join(
        self,
        person: StoredPerson | None,
        eyes: int,
        since: tuple[str, int] | None,
        send: Callable[[bytes], None],
        close: Callable[[str], None],
        instead_of: Viewer | None = None,
    ) -> Viewer:
        """Somebody comes to look; he is sent what he missed, or the whole scene.

        From then on he is sent nothing more as the viewer that he was before.
        """
        self.last_visit = self.service.time()
        viewer = Viewer(self, person, eyes, send, close)
        was_here = person is not None and self.is_here(person.id)

        def come() -> list[Change]:
            self._welcome(viewer, eyes, since, instead_of)
            if person is not None and not was_here:
                self._arrive(person.id)
            if person is None or not self.seats_of(person.id):
                self.service.announce(self.id, ANYBODY, here=True)
            return self._come_back_by_itself(person)

        await self.submit(come)
        return viewer

    def _welcome(
        self,
        viewer: Viewer,
        eyes: int,
        since: tuple[str, int] | None = None,
        instead_of: Viewer | None = None,
    ) -> None:
        """Draft that a viewer joins his audience, and the first that he is sent."""
        self.scenes.update_steps()
        audience = self.scenes.audience(eyes)
        whole = None
        if since is None or not audience.knows(*since):
            whole = self.scenes.whole(audience)

        def welcome() -> None:
            viewer.eyes = eyes
            audience.viewers.add(viewer)
            audience.left_at = None
            if instead_of is not None:
                instead_of.leave()
            if whole is not None:
                viewer.send(whole)
            elif since is not None:
                for raw in audience.sent_since(since[1]):
                    viewer.send(raw)

        self.pipeline.draft(welcome)

    async def look(self, viewer: Viewer, eyes: int) -> None:
        """A viewer changes to the eyes of another seat of his."""

        def change() -> list[Change]:
            self.pipeline.draft(lambda: self._remove(viewer))
            self._welcome(viewer, eyes)
            return []

        await self.submit(change)

    def leave(self, viewer: Viewer) -> None:
        """A viewer is gone."""
        self._remove(viewer)
        self.last_used = self.last_visit = self.service.time()
        person = viewer.person
        if person is not None and not self.is_here(person.id):
            self._depart(person.id)

    def _remove(self, viewer: Viewer) -> None:
        audience = self.scenes.audiences.get(viewer.eyes)
        if audience is not None and viewer in audience.viewers:
            audience.viewers.discard(viewer)
            if not audience.viewers:
                audience.left_at = self.service.time()

    def _arrive(self, person: str) -> None:
        """Tell everybody that somebody is here, if he has a seat."""
        self.absence.arrived(person)
        if self.seats_of(person):
            # He is among the viewers only once he is welcomed, after this
            self.pipeline.draft(self._show_seats)
            self.service.announce(self.id, person, here=True)

    def _depart(self, person: str) -> None:
        if self.seats_of(person):
            self.absence.departed(person)
            self._show_seats()
            self.service.announce(self.id, person, here=False)
            self.go_on()

    def _show_seats(self) -> None:
        """Tell soon who is here: nothing of it is stored, and several often come or go at once."""
        if self._showing is None:
            self._showing = asyncio.get_running_loop().call_soon(self._show_seats_now)

    def _show_seats_now(self) -> None:
        self._showing = None
        self.scenes.update_table()
        self.scenes.update_situation()  # who is asked about somebody who is late
        self.pipeline.tell_unless_working()

    async def close(self) -> None:
        """Stop; what is under way comes to its end, if it soon does."""
        self.runner.close()
        await self.pipeline.close()
        for audience in self.scenes.audiences.values():
            for viewer in list(audience.viewers):
                viewer.close("closing")

    # --- The game ---

    async def play(self, person: StoredPerson | None, play: Play) -> None:
        """Somebody makes a move. Raises Refused, and then nothing has changed."""
        await self.submit(lambda: self._play(person, play))

    def play_soon(
        self,
        person: StoredPerson | None,
        play: Play,
        answer: Callable[[Exception | None], None],
    ) -> None:
        """The same for whoever does not wait; `answer` is called with nothing, or why not."""
        self.last_used = self.service.time()
        self.pipeline.add(partial(self._play, person, play), answer)

    def _play(self, person: StoredPerson | None, play: Play) -> list[Change]:
        self.check_own(person, play.seat)
        if (play.seat, play.id) in self.now.messages:
            return []  # sent twice, applied once
        match = self.check_playing()
        if self.level(play.seat) is not None:
            raise Refused("not_asked", "A bot stands in for you; take your seat back first.")
        if play.at != self.now.moments:
            raise Refused(
                "stale",
                f"The move was chosen at moment {play.at}; the table is at {self.now.moments}."
                " Look again and choose.",
            )
        try:
            move = self.service.read_move(match.game, play.move)
            changes = self.make_move(match, play.seat, move, "person", play.id)
        except RubraError as error:
            raise refused_because(error) or our_mistake() from None
        place = self.stored.seats[play.seat]
        if place.stand_in is not None:  # the bot had nothing to do here any more
            changes += self.change_seat(play.seat, replace(place, stand_in=None))
        return changes

    def make_move(
        self, match: Match, seat: int, move: int, by: Maker, message: str | None = None
    ) -> list[Change]:
        """Make a legal move, for whomever; what must be stored. Raises NotAsked or IllegalMove."""
        before = match.waiting if self.stored.pace.days is not None else ()
        step = match.play(seat, move)
        words = self.service.words(match.game, move)
        entry = self._new_entry(match, "move", seat, by, move=words, message=message)
        self._note(entry, step)
        self.scenes.update_step(step)
        changes: list[Change] = [AddEntry(self.id, entry)]
        if match.is_over:
            changes += self._end(match)
        self._remind(before)
        return changes

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
            number=self.now.entries + 1,
            kind=kind,
            seat=seat,
            move=move,
            to=to,
            digest=match.digest(),
            at=self.service.time(),
            by=by,
            message=message,
        )

    def _note(self, entry: Entry, step: Step | None) -> None:
        """Count an entry that has been carried out."""
        self.now.note(self.match, entry, step)
        run_clocks(self.clocks, self.match, entry, step)

    def _enter(self, entry: Entry) -> None:
        """Follow an entry that another process has stored."""
        match = self.match
        step = game_log.carry_out(match, entry)
        if match.digest() != entry.digest:
            raise game_log.DoesNotReplay(f"entry {entry.number} leads elsewhere here")
        self._note(entry, step)
        if step is None:
            self.scenes.update_all(gone_back=self.now.moments)
        elif entry.kind == "undo":
            self.scenes.update_undone(step, match)
        else:
            self.scenes.update_step(step)
        if match.is_over:
            self._end(match)

    def _end(self, match: Match) -> list[Change]:
        table = self.stored
        was = copy_of(table)
        table.phase = "over"
        table.ended = self.service.time()
        table.result = match.result()
        self.scenes.update_all()
        ended = copy_of(table)
        changes: list[Change] = [PutTable(ended, was)]
        if self.is_rated:
            changes.append(RateGame(ended))
        return changes

    async def undo(
        self, person: StoredPerson | None, seat: int, message: str, made_for_me: bool = False
    ) -> None:
        """Take a seat's last move back, if nobody has learned anything since.

        `made_for_me`: all that a bot did in this person's name, as far as that goes.
        """

        def undo() -> list[Change]:
            self.check_own(person, seat)
            if (seat, message) in self.now.messages:
                return []
            match = self.check_playing()
            self.check_log(match)
            if made_for_me and (self.level(seat) is not None or not self.now.made_for(seat)):
                raise Refused("cannot_undo", "No bot has played for you since you last decided.")
            before = match.waiting
            changes = self._undo_one(match, seat, message)
            while made_for_me and self.now.made_for(seat) and match.may_undo(seat):
                changes += self._undo_one(match, seat)
            self._remind(before)
            return changes

        await self.submit(undo)

    def _undo_one(self, match: Match, seat: int, message: str | None = None) -> list[Change]:
        try:
            step = match.undo(seat)
        except RubraError as error:
            raise refused_because(error) or our_mistake() from None
        entry = self._new_entry(match, "undo", seat, message=message)
        self._note(entry, step)
        self.scenes.update_undone(step, match)
        return [AddEntry(self.id, entry)]

    def go_back(self, match: Match, seat: int, to: int) -> list[Change]:
        """Go back to a moment, as a seat has proposed and all have agreed."""
        before = match.waiting
        if game_log.is_free(match, seat, to):  # as if it had done so alone: nobody loses anything
            changes: list[Change] = []
            while len(match.moments) > to:
                changes += self._undo_one(match, seat)
            self._remind(before)
            return changes
        game_log.go_back(match, to)
        entry = self._new_entry(match, "rewind", seat, to=to)
        self._note(entry, None)
        self.scenes.update_all(gone_back=self.now.moments)
        self._remind(before)
        return [AddEntry(self.id, entry)]

    def _remind(self, before: Iterable[int]) -> None:
        """Draft that those are reminded whom a table by days begins to wait for, not `before`."""
        match = self.now.match
        if self.stored.pace.days is None or self.stored.phase != "playing" or match is None:
            return
        asked = [seat for seat in match.waiting if seat not in before and self.level(seat) is None]
        people = {person for seat in asked if (person := self.stored.seats[seat].person)}
        for person in sorted(people):
            if not self.is_here(person):
                self.pipeline.draft(partial(self.service.remind, person, self))

    # --- Seats ---

    async def sit(
        self,
        person: StoredPerson,
        seat: int | None,
        nonce: str,
        name: str | None,
        invitation: str | None,
        choices: Mapping[str, str] | None = None,
    ) -> None:
        """Somebody sits down, with what is theirs to choose. When all seats are taken it begins."""

        def sit() -> list[Change]:
            self.check_not_closed()
            if self.stored.phase != "gathering":
                raise Refused("already_begun", "The game has begun; you can watch it.")
            self.check_admitted(person, invitation)
            if person.id in self.now.freed:
                raise Refused("not_invited", "The host has freed your seat; find another table.")
            place = self._free_seat() if seat is None else seat
            if place >= self.players:
                raise Refused("no_such_seat", f"This table has {self.players} seats, from 0 on.")
            was = self.stored.seats[place]
            if was.person is not None or was.bot is not None:
                raise Refused("seat_taken", f"Seat {place} is taken; choose another.")
            called = name or person.name
            taken = {other.name for other in self.stored.seats}
            if called in taken:
                called = next(n for i in range(2, 99) if (n := f"{called} {i}") not in taken)
            chosen = self._choose(place, choices or {})
            return chosen + self.change_seat(place, StoredSeat(called, person.id, nonce=nonce))

        await self.submit(sit)

    def _choose(self, seat: int, choices: Mapping[str, str]) -> list[Change]:
        """Whoever sits down chooses what is theirs to choose, such as a colour. Raises Refused."""
        if not choices:
            return []
        table = self.stored
        if table.secret is None:
            raise Refused("bad_option", "This game was begun before; its options stay as they are.")
        people = [n for n, other in enumerate(table.seats) if other.person is not None]
        was = copy_of(table)
        try:
            table.options = registry.about(table.game).choose(table.options, seat, choices, people)
        except OptionError as error:
            raise refused_because(error) or our_mistake() from None
        return [PutTable(copy_of(table), was)]

    async def sit_again(
        self, person: StoredPerson, before: Sequence[StoredSeat], nonce: str
    ) -> None:
        """Somebody takes the seats that he had at the table before this one, if they are free."""

        def sit() -> list[Change]:
            changes: list[Change] = []
            if self.stored.phase != "gathering":
                return changes
            for number, had in enumerate(before):
                seat = self.stored.seats[number]
                if had.person == person.id and seat.person is None and seat.bot is None:
                    again = StoredSeat(had.name, person.id, nonce=nonce)
                    changes += self.change_seat(number, again)
            return changes

        await self.submit(sit)

    def _free_seat(self) -> int:
        for number, seat in enumerate(self.stored.seats):
            if seat.person is None and seat.bot is None:
                return number
        raise Refused("seat_taken", "Every seat is taken.")

    async def stand_up(self, person: StoredPerson, seat: int) -> None:
        """Somebody leaves a seat before the game begins, or the host frees it."""

        def stand_up() -> list[Change]:
            if seat >= self.players:
                raise Refused("no_such_seat", f"This table has {self.players} seats, from 0 on.")
            sitter = self.stored.seats[seat].person
            frees = person.id == self.stored.host and sitter not in (None, person.id)
            if not frees:
                self.check_own(person, seat)
            self.check_not_closed()
            if self.stored.phase != "gathering":
                raise Refused("already_begun", "The game has begun; you can resign.")
            changes = self.chat.freed(sitter, seat) if frees and sitter is not None else []
            return changes + self.change_seat(seat, StoredSeat())

        await self.submit(stand_up)

    async def set_bot(self, person: StoredPerson, seat: int, bot: StoredSeat) -> None:
        """The host puts a bot at an empty seat, or takes it away."""

        def set_bot() -> list[Change]:
            if person.id != self.stored.host:
                raise Refused("not_yours", "Only whoever made the table places bots.")
            self.check_not_closed()
            if self.stored.phase != "gathering":
                raise Refused("already_begun", "The game has begun.")
            if seat >= self.players:
                raise Refused("no_such_seat", f"This table has {self.players} seats, from 0 on.")
            if self.stored.seats[seat].person is not None:
                raise Refused("seat_taken", "Somebody sits there.")
            return self.change_seat(seat, bot)

        await self.submit(set_bot)

    async def close_for_good(self, person: StoredPerson) -> None:
        """The host closes the table: before the game begins, or where nobody else plays."""

        def close() -> list[Change]:
            self.check_host(person)
            table = self.stored
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
            self.scenes.update_all()
            return [PutTable(copy_of(table), was)]

        await self.submit(close)

    def change_seat(self, number: int, seat: StoredSeat) -> list[Change]:
        """Put somebody else at a seat; if that was the last free one the game begins."""
        was = self.stored.seats[number]
        self.stored.seats[number] = seat
        changes: list[Change] = [PutSeat(self.id, number, seat, was)]
        changes += self._begin()
        self.scenes.update_all()
        return changes

    def _begin(self) -> list[Change]:
        """Begin, if every seat is taken."""
        table = self.stored
        if table.phase != "gathering":
            return []
        if any(seat.person is None and seat.bot is None for seat in table.seats):
            return []
        was = copy_of(table)
        if table.secret is not None:
            table.key = key_from(table.secret, [seat.nonce or "" for seat in table.seats])
        table.phase = "playing"
        table.begun = self.service.time()
        if self.now.entries:
            # A game that is continued: its log is there already, and is read next
            self.pipeline.is_stale = True
            self.pipeline.draft(self.pipeline.read_soon)
        else:
            match = self.now.match = game_log.open_match(table)
            self.clocks.wait_for(match.waiting, self.service.time())
            self.scenes.update_all(events_from=0)
            self._remind(())
        return [PutTable(copy_of(table), was)]

    async def begin_if_full(self) -> None:
        """Begin, if every seat is taken."""
        await self.submit(self._begin)

    async def set_rematch(self, table: StoredTable) -> None:
        """Make the table where those who played go on, unless somebody has made one already."""

        def make() -> list[Change]:
            if self.stored.rematch is not None:
                return []
            was = copy_of(self.stored)
            self.stored.rematch = table.id
            self.scenes.update_table()
            return [PutTable(copy_of(self.stored), was), PutTable(table)]

        await self.submit(make)

    async def resign(self, person: StoredPerson | None, seat: int) -> None:
        """Somebody gives up: a bot plays his seat to the end."""

        def resign() -> list[Change]:
            self.check_own(person, seat)
            self.check_playing()
            place = self.stored.seats[seat]
            return self.change_seat(seat, replace(place, stand_in=STAND_IN, resigned=True))

        await self.submit(resign)

    def let_bot_play(self, seat: int) -> list[Change]:
        """A bot plays for somebody from now on, and everybody is told; until they are back."""
        place = self.stored.seats[seat]
        changes = self.change_seat(seat, replace(place, stand_in=STAND_IN))
        return changes + self.chat.bot_plays(seat)

    async def take_back(self, person: StoredPerson | None, seat: int) -> None:
        """Somebody takes a seat back from the bot that stood in, or says that they are here."""

        def take_back() -> list[Change]:
            self.check_own(person, seat)
            self.check_playing()
            place = self.stored.seats[seat]
            if place.resigned:
                raise Refused("not_asked", "You have resigned; the bot plays on.")
            if place.stand_in is not None:
                return self._return(seat)
            return self.chat.is_here(person, seat) if seat in self.absence.late() else []

        await self.submit(take_back)

    def _return(self, seat: int) -> list[Change]:
        self.clocks.come_back(seat, self.service.time())
        place = self.stored.seats[seat]
        changes = self.change_seat(seat, replace(place, stand_in=None))
        self.scenes.update_situation()
        return changes

    def _come_back_by_itself(self, person: StoredPerson | None) -> list[Change]:
        """Whoever a bot played for has their seat back when they are here again."""
        changes: list[Change] = []
        if person is not None and self.stored.phase == "playing":
            for seat in self.seats_of(person.id):
                place = self.stored.seats[seat]
                if place.stand_in is not None and not place.resigned:
                    changes += self._return(seat)
        return changes
