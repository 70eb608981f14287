"""Talk at a table: free text, statements in words of the game, and going back by consent."""

from __future__ import annotations

from rubra.core.errors import NotSayable, RubraError
from rubra.core.match import Match
from rubra.server.model.stored import AddLine, Change, StoredLine, StoredPerson
from rubra.server.protocol.wire import Answer, LetBot, LineKind, Propose, Quiet, Say, Speak
from rubra.server.requests.refusals import Refused, our_mistake, refused_because
from rubra.server.table.absence import Absence
from rubra.server.table.current_table import CurrentTable
from rubra.server.table.drafts import ReadAgain, Remind
from rubra.server.table.moves import Moves
from rubra.server.table.proposals import proposal_of
from rubra.server.table.scenes import Scenes


class Chat:
    """The lines of a table."""

    def __init__(self, table: CurrentTable, absence: Absence, scenes: Scenes, moves: Moves) -> None:
        self._table = table
        self._absence = absence
        self._scenes = scenes
        self._moves = moves

    # --- Saying ---

    def say(self, person: StoredPerson | None, asked: Say) -> list[Change]:
        """Somebody says something to all."""
        table = self._table
        if person is None:
            raise Refused("not_signed_in", "Say who you are first: give a name.")
        table.check_not_closed()
        if asked.seat is not None:
            table.check_own(person, asked.seat)
        elif table.now.is_quiet and not table.belongs(person):
            raise Refused("muted", "Only those who play may talk at this table.")
        if self._is_repeated(person, asked.id):
            return []
        return self._add(person, asked.seat, asked.text, message=asked.id)

    def speak(self, person: StoredPerson | None, asked: Speak) -> list[Change]:
        """Somebody says something in words of the game. It is checked like a move."""
        table, seat = self._table, asked.seat
        table.check_own(person, seat)
        if self._is_repeated(person, asked.id):
            return []
        match = table.check_playing()
        if table.level(seat) is not None:
            raise Refused("not_asked", "A bot stands in for you; take your seat back first.")
        try:
            match.check_sayable(seat, match.read_statement(asked.words))
        except RubraError as error:
            raise refused_because(error) or our_mistake() from None
        return self._state(person, seat, asked.words, asked.id)

    def bot_speaks(self, seat: int, level: str, statement: int, era: object) -> list[Change]:
        """What a bot says, if it still makes sense: `era` is that in which it thought of it."""
        table = self._table
        match = table.now.match
        if match is None or match.era is not era or table.level(seat) != level:
            return []
        if statement not in match.statements(seat) or match.game.talk is None:
            return []
        return self._state(None, seat, match.game.talk.words.say(statement).as_list())

    def _state(
        self,
        person: StoredPerson | None,
        seat: int,
        words: list[str | int],
        message: str | None = None,
    ) -> list[Change]:
        now = self._table.now
        return self._add(
            person, seat, None, "statement", now.moments, message, words=words, entry=now.entries
        )

    def _follow(self, line: StoredLine) -> None:
        """A statement enters the match, where bots hear it."""
        now = self._table.now
        if now.match is None or line.seat is None:
            return
        try:
            if line.entry != now.entries:  # another process stored it meanwhile, at another moment
                raise NotSayable("the table is elsewhere")
            now.match.say_words(line.seat, line.words)
        except RubraError:
            self._table.is_stale = True
            self._table.drafts.append(ReadAgain())

    def _is_repeated(self, person: StoredPerson | None, message: str) -> bool:
        """Whether somebody has sent this already: sent twice, said once."""
        return person is not None and (person.id, message) in self._table.now.said

    def _add(
        self,
        person: StoredPerson | None,
        seat: int | None,
        text: str | None,
        signal: LineKind | None = None,
        about: int | None = None,
        message: str | None = None,
        words: list[str | int] | None = None,
        entry: int | None = None,
    ) -> list[Change]:
        table = self._table
        name = person.name if person is not None else ""
        if seat is not None:
            name = table.stored.seats[seat].name or name
        line = StoredLine(
            number=table.now.last_line + 1,
            name=name,
            at=table.clock(),
            person=person.id if person is not None else None,
            seat=seat,
            text=text,
            signal=signal,
            about=about,
            message=message,
            words=words,
            entry=entry,
        )
        self.hear([line])
        return [AddLine(table.id, line)]

    def hear(self, lines: list[StoredLine]) -> None:
        """Lines that were said here, or that another process has stored."""
        now = self._table.now
        new = [line for line in lines if line.number > now.last_line]
        now.hear(new)
        for line in new:
            if line.is_statement:
                self._follow(line)
            if line.signal == "here" and line.seat is not None:
                self._table.clocks.come_back(line.seat, line.at)
        self._scenes.update_lines(new)

    def set_quiet(self, person: StoredPerson | None, asked: Quiet) -> list[Change]:
        """The host lets those who only watch be silent, or talk again."""
        self._table.check_host(person)
        if self._table.now.is_quiet == asked.yes or self._is_repeated(person, asked.id):
            return []
        return self._add(person, None, None, "quiet" if asked.yes else "loud", message=asked.id)

    def seat_freed(self, person: str, seat: int) -> list[Change]:
        """Tell all that the host has freed somebody's seat; they do not sit down here again."""
        name = self._table.stored.seats[seat].name or ""
        gone = StoredPerson(person, name, 0.0)
        return self._add(gone, None, None, "freed", seat)

    def declined(self, person: StoredPerson) -> list[Change]:
        """Tell all that somebody for whom a seat was kept does not come."""
        return self._add(person, None, None, "declined")

    def asks_rematch(self, person: StoredPerson, seat: int) -> list[Change]:
        """Tell all that somebody would like to play again, and has made the table for it."""
        return self._add(person, seat, None, "rematch")

    # --- Who is late ---

    def let_bot(self, person: StoredPerson | None, asked: LetBot) -> list[Change]:
        """Somebody wants a bot to play for a seat that is late, or would rather wait."""
        table, about = self._table, asked.about
        table.check_own(person, asked.seat)
        table.check_playing()
        if self._is_repeated(person, asked.id):
            return []
        late = next((late for late in self._absence.questions() if late.seat == about), None)
        if late is None or asked.seat not in late.asked:
            raise Refused("not_asked", f"Nobody is asked about seat {about} now.")
        kind: LineKind = "let_bot" if asked.yes else "keep_waiting"
        changes = self._add(person, asked.seat, None, kind, about, asked.id)
        absent = table.stored.seats[about].person
        if table.is_correspondence and absent is not None:
            if self._absence.bot_at(about) is not None and not table.is_here(absent):
                table.drafts.append(Remind(absent))
        return changes

    def bot_plays(self, seat: int) -> list[Change]:
        """Tell all that a bot plays for a seat from now on."""
        return self._add(None, seat, None, "bot_plays", seat)

    def is_here(self, person: StoredPerson | None, seat: int) -> list[Change]:
        """Somebody who is late says that they are here: they have time to look around."""
        return self._add(person, seat, None, "here", seat)

    # --- Going back by consent ---

    def propose(self, person: StoredPerson | None, asked: Propose) -> list[Change]:
        """Ask the table to go back to a moment."""
        table = self._table
        table.check_own(person, asked.seat)
        match = table.check_playing()
        if asked.to >= table.now.moments:
            raise Refused("cannot_undo", f"Choose a moment before {table.now.moments}.")
        table.check_log(match)
        if self._is_repeated(person, asked.id):
            return []
        changes = self._add(
            person, asked.seat, str(table.now.entries), "go_back", asked.to, asked.id
        )
        return changes + self._carry_out(match)

    def answer(self, person: StoredPerson | None, asked: Answer) -> list[Change]:
        """Agree to a proposal, or not."""
        table = self._table
        table.check_own(person, asked.seat)
        if self._is_repeated(person, asked.id):
            return []
        match = table.check_playing()
        proposal = proposal_of(table.now)
        if proposal is None:
            raise Refused("no_proposal", "Nobody has asked to go back.")
        if asked.yes and asked.seat in proposal.agreed:
            return []
        kind: LineKind = "agree" if asked.yes else "refuse"
        changes = self._add(person, asked.seat, None, kind, proposal.to, asked.id)
        return changes + self._carry_out(match)

    def _carry_out(self, match: Match) -> list[Change]:
        """Go back if all people who play have agreed, whether they are here or not.

        Bots always agree; one that plays for somebody who is away does not speak for them.
        """
        table = self._table
        proposal = proposal_of(table.now)
        self._scenes.update_situation()
        if proposal is None:
            return []
        agreed = {table.stored.seats[seat].person for seat in proposal.agreed}
        for seat in table.stored.seats:
            if seat.person is not None and not seat.resigned and seat.person not in agreed:
                return []
        return self._moves.go_back(match, proposal.seat, proposal.to)
