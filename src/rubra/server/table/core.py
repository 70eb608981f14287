"""The core of a table: apply a request, get changes to be stored and drafts to be published.

It is synchronous and knows neither sockets nor store nor event loop. A request changes what is in
memory and returns what must be stored, or raises Refused and has changed nothing; what everybody is
to be told lies in `drafts` afterwards. If the changes cannot be stored, whoever asked discards the
drafts and loads the table again.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace

from rubra.core.errors import RubraError
from rubra.server.model.stored import Change, Entry, Maker, StoredLine, StoredPerson, StoredTable
from rubra.server.protocol.wire import (
    Answer,
    Because,
    LetBot,
    Play,
    Propose,
    Quiet,
    Resign,
    Return,
    Say,
    Speak,
    TableInfo,
    Undo,
    WhyNot,
)
from rubra.server.requests.refusals import Refused, our_mistake, refused_because
from rubra.server.table.absence import Absence
from rubra.server.table.audience import Viewer
from rubra.server.table.chat import Chat
from rubra.server.table.clocks import Clocks
from rubra.server.table.current_table import CurrentTable
from rubra.server.table.drafts import (
    AddViewer,
    AnnouncePresence,
    Draft,
    RemoveViewer,
    ShowPresence,
)
from rubra.server.table.move_words import MoveWords
from rubra.server.table.moves import Moves
from rubra.server.table.scenes import Scenes
from rubra.server.table.seats import Seats
from rubra.server.table.table_state import TableState

ANYBODY = "-"  # somebody without a seat who looks, as other processes are told

# What somebody can ask a table for that changes it
Request = Play | Undo | Propose | Answer | LetBot | Say | Speak | Resign | Return | Quiet


class TableCore(CurrentTable):
    """A table, its parts, and everything that can be done at it."""

    def __init__(
        self,
        stored: StoredTable,
        clock: Callable[[], float],
        words: MoveWords | None = None,
        most_taken_back: float = math.inf,
    ) -> None:
        super().__init__(stored, clock, words, most_taken_back)
        self.absence = Absence(self)
        self.scenes = Scenes(self, self.absence)
        self.moves = Moves(self, self.scenes)
        self.chat = Chat(self, self.absence, self.scenes, self.moves)
        self.seats = Seats(self, self.absence, self.scenes, self.moves, self.chat)

    # --- Drafts ---

    def finish(self) -> None:
        """Draft what requests have changed, as far as they left that to the end."""
        self.scenes.update_steps()

    def discard(self) -> None:
        """None of it happened: nobody is told."""
        self.scenes.forget_steps()
        self.drafts.clear()

    def take_drafts(self) -> list[Draft]:
        """What is to be published now, in order."""
        drafts, self.drafts = self.drafts, []
        return drafts

    # --- Requests of people ---

    def apply(self, person: StoredPerson | None, request: Request) -> list[Change]:
        """What somebody asks for over the wire. Raises Refused, and then nothing has changed."""
        match request:
            case Play():
                return self.play(person, request)
            case Undo():
                return self.undo(person, request)
            case Propose():
                return self.chat.propose(person, request)
            case Answer():
                return self.chat.answer(person, request)
            case LetBot():
                return self.chat.let_bot(person, request)
            case Say():
                return self.chat.say(person, request)
            case Speak():
                return self.chat.speak(person, request)
            case Resign():
                return self.seats.resign(person, request.seat)
            case Return():
                return self.seats.take_back(person, request.seat)
            case Quiet():
                return self.chat.set_quiet(person, request)

    def play(self, person: StoredPerson | None, play: Play) -> list[Change]:
        """Make a move."""
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
            move = self.words.read(match.game, play.move)
            changes = self.moves.make(match, play.seat, move, "person", play.id)
        except RubraError as error:
            raise refused_because(error) or our_mistake() from None
        place = self.stored.seats[play.seat]
        if place.stand_in is not None:  # the bot had nothing to do here any more
            changes += self.seats.change(play.seat, replace(place, stand_in=None))
        return changes

    def why_not(self, person: StoredPerson | None, asked: WhyNot) -> Because | None:
        """Which rule keeps somebody's seat from a move; none if no rule is named."""
        self.check_own(person, asked.seat)
        match = self.check_playing()
        try:
            move = self.words.read(match.game, asked.move)
        except RubraError as error:
            raise refused_because(error) or our_mistake() from None
        refusal = match.refusal(asked.seat, move)
        return None if refusal is None else Because(refusal.name, refusal.clause)

    def undo(self, person: StoredPerson | None, asked: Undo) -> list[Change]:
        """Take a seat's last move back, if nobody has learned anything since.

        `made_for_me`: all that a bot did in this person's name, as far as that goes.
        """
        seat = asked.seat
        self.check_own(person, seat)
        if (seat, asked.id) in self.now.messages:
            return []
        match = self.check_playing()
        self.check_log(match)
        if asked.made_for_me and (self.level(seat) is not None or not self.now.made_for(seat)):
            raise Refused("cannot_undo", "No bot has played for you since you last decided.")
        before = match.waiting
        changes = self.moves.take_back(match, seat, asked.id)
        while asked.made_for_me and self.now.made_for(seat) and match.may_undo(seat):
            changes += self.moves.take_back(match, seat)
        self.moves.remind(before)
        return changes

    # --- Requests of the server itself ---

    def play_bot(self, seat: int, level: str, move: int, era: object, moment: int) -> list[Change]:
        """A bot's move, if it still makes sense: `era` and `moment` are those it thought about."""
        match = self.now.match
        if match is None or match.era is not era or self.now.moments != moment:
            return []
        if self.level(seat) != level or move not in match.moves(seat):
            return []
        by: Maker = "bot" if self.stored.seats[seat].bot is not None else "stand_in"
        return self.moves.make(match, seat, move, by)

    def ask_about(self, late: list[int]) -> list[Change]:
        """Ask the others about seats that are late; a bot plays where they have decided so."""
        changes: list[Change] = []
        for seat in late:
            bot_at = self.absence.bot_at(seat)
            if bot_at is not None and bot_at <= self.clock() + 0.01:
                changes += self.seats.let_bot_play(seat)
        self.scenes.update_situation()
        return changes

    def follow(self, entries: list[Entry]) -> list[Change]:
        """Entries that another process has stored."""
        self.moves.follow(entries)
        return []

    def hear(self, lines: list[StoredLine]) -> list[Change]:
        """Lines that another process has stored."""
        self.chat.hear(lines)
        return []

    def load(self, now: TableState, clocks: Clocks | None) -> None:
        """Begin anew with what was read; everybody who looks is drafted the whole scene."""
        self.now = now
        if clocks is not None:
            self.clocks = clocks
        self.discard()
        self.scenes.show_anew()

    # --- Who looks ---

    def add_viewer(
        self,
        viewer: Viewer,
        since: tuple[str, int] | None,
        replaces: Viewer | None,
        was_here: bool,
    ) -> list[Change]:
        """Somebody comes to look; they are sent what they missed, or the whole scene."""
        self._welcome(viewer, viewer.seen_from, since, replaces)
        person = viewer.person
        if person is not None and not was_here:
            self.absence.arrived(person.id)
            if self.seats_of(person.id):
                # They are among the viewers only once they were added, after this
                self.drafts.append(ShowPresence())
                self.drafts.append(AnnouncePresence(person.id))
        if person is None or not self.seats_of(person.id):
            self.drafts.append(AnnouncePresence(ANYBODY))
        return self.seats.come_back(person)

    def move_viewer(self, viewer: Viewer, seen_from: int) -> list[Change]:
        """A viewer looks from another seat of theirs, or only watches from now on."""
        self.drafts.append(RemoveViewer(viewer))
        self._welcome(viewer, seen_from, None, None)
        return []

    def _welcome(
        self,
        viewer: Viewer,
        seen_from: int,
        since: tuple[str, int] | None,
        replaces: Viewer | None,
    ) -> None:
        self.scenes.update_steps()
        audience = self.scenes.audience(seen_from)
        if since is None or not audience.knows(*since):
            scene, missed_since = self.scenes.whole(audience), None
        else:
            scene, missed_since = None, since[1]
        self.drafts.append(AddViewer(viewer, audience, scene, missed_since, replaces))

    def drop_viewer(self, viewer: Viewer) -> None:
        """A viewer is no longer in the audience they were in."""
        audience = self.audiences.get(viewer.seen_from)
        if audience is not None and viewer in audience.viewers:
            audience.viewers.discard(viewer)
            if not audience.viewers:
                audience.left_at = self.clock()

    def departed(self, person: str) -> bool:
        """Note that somebody is gone; whether anybody has to be told: they have a seat."""
        if self.is_here(person) or not self.seats_of(person):
            return False
        self.absence.departed(person)
        return True

    def show_presence(self) -> None:
        """Draft who is here, and who is asked about somebody who is late."""
        self.scenes.update_table()
        self.scenes.update_situation()

    # --- What is shown of it from outside ---

    def info(self, person: StoredPerson | None = None) -> TableInfo:
        """As everybody may see it; with the invitation for those who belong to it."""
        info = self.scenes.info(self.belongs(person), person.id if person is not None else None)
        if self.now.match is not None:
            info.waiting = self.now.match.waiting
            info.number = self.now.moments
        return info
