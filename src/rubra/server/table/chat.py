"""Talk at a table: what is said, signs that everybody understands, and going back by consent."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from rubra.core.match import Match
from rubra.server.model.stored import AddLine, Change, StoredLine, StoredPerson
from rubra.server.protocol.wire import LineKind, Proposal, SignalKind
from rubra.server.requests.refusals import Refused
from rubra.server.table import game_log
from rubra.server.thinking.fair_queue import Requester

if TYPE_CHECKING:
    from rubra.server.service.live_table import LiveTable


class Chat:
    """The lines of a table."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table

    # --- Saying ---

    async def say(
        self, person: StoredPerson | None, seat: int | None, text: str, message: str
    ) -> None:
        """Somebody says something to all."""

        def say() -> list[Change]:
            if person is None:
                raise Refused("not_signed_in", "Say who you are first: give a name.")
            self._table.check_not_closed()
            if seat is not None:
                self._table.check_own(person, seat)
            elif self._table.now.is_quiet and not self._table.belongs(person):
                raise Refused("muted", "Only those who play may talk at this table.")
            if self._is_repeated(person, message):
                return []
            return self._add(person, seat, text, message=message)

        await self._table.submit(say)

    async def signal(
        self, person: StoredPerson | None, seat: int, signal: SignalKind, about: int, message: str
    ) -> None:
        """Somebody makes a sign that everybody understands."""
        table = self._table
        is_new = True

        def make() -> list[Change]:
            nonlocal is_new
            table.check_own(person, seat)
            table.check_playing()
            if about >= table.players or about == seat:
                raise Refused("no_such_seat", "A signal is about another seat of this table.")
            is_new = not self._is_repeated(person, message)
            return self._add(person, seat, None, signal, about, message) if is_new else []

        await table.submit(make)
        if signal == "ask" and is_new and table.level(about) is not None:
            table.service.start(self._bot_answers(about))

    async def _bot_answers(self, seat: int) -> None:
        """A bot was asked what it thinks of the others: it says what anybody might think."""
        table = self._table
        match = table.now.match
        if match is None or table.level(seat) is None:
            return
        opinion = await table.service.bot_pool.opinion(
            match.still(), seat, Requester(table.stored.host, table.id)
        )
        if opinion is None:
            return
        kind, about = opinion

        def answer() -> list[Change]:
            if table.stored.phase != "playing" or table.level(seat) is None:
                return []
            return self._add(None, seat, None, kind, about)

        await table.submit(answer)

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
    ) -> list[Change]:
        table = self._table
        name = person.name if person is not None else ""
        if seat is not None:
            name = table.stored.seats[seat].name or name
        line = StoredLine(
            number=table.now.last_line + 1,
            name=name,
            at=table.service.time(),
            person=person.id if person is not None else None,
            seat=seat,
            text=text,
            signal=signal,
            about=about,
            message=message,
        )
        self.hear([line])
        return [AddLine(table.id, line)]

    def hear(self, lines: list[StoredLine]) -> list[Change]:
        """Lines that were said here, or that another process has stored."""
        now = self._table.now
        new = [line for line in lines if line.number > now.last_line]
        now.hear(new)
        for line in new:
            if line.signal == "here" and line.seat is not None:
                self._table.clocks.come_back(line.seat, line.at)
        self._table.scenes.update_lines(new)
        return []

    async def set_quiet(self, person: StoredPerson | None, quiet: bool, message: str) -> None:
        """The host lets those who only watch be silent, or talk again."""
        table = self._table

        def set_quiet() -> list[Change]:
            table.check_host(person)
            if table.now.is_quiet == quiet or self._is_repeated(person, message):
                return []
            return self._add(person, None, None, "quiet" if quiet else "loud", message=message)

        await table.submit(set_quiet)

    def freed(self, person: str, seat: int) -> list[Change]:
        """Tell all that the host has freed somebody's seat; they do not sit down here again."""
        name = self._table.stored.seats[seat].name or ""
        gone = StoredPerson(person, name, 0.0)
        return self._add(gone, None, None, "freed", seat)

    # --- Who is late ---

    async def let_bot(
        self, person: StoredPerson | None, seat: int, about: int, yes: bool, message: str
    ) -> None:
        """Somebody wants a bot to play for a seat that is late, or would rather wait."""
        table = self._table

        def wish() -> list[Change]:
            table.check_own(person, seat)
            table.check_playing()
            if self._is_repeated(person, message):
                return []
            asked = next((late for late in table.absence.told() if late.seat == about), None)
            if asked is None or seat not in asked.asked:
                raise Refused("not_asked", f"Nobody is asked about seat {about} now.")
            kind: LineKind = "let_bot" if yes else "keep_waiting"
            changes = self._add(person, seat, None, kind, about, message)
            absent = table.stored.seats[about].person
            if table.stored.pace.days is not None and absent is not None:
                if table.absence.bot_at(about) is not None and not table.is_here(absent):
                    table.pipeline.draft(partial(table.service.remind, absent, table))
            return changes

        await table.submit(wish)

    def bot_plays(self, seat: int) -> list[Change]:
        """Tell all that a bot plays for a seat from now on."""
        return self._add(None, seat, None, "bot_plays", seat)

    def is_here(self, person: StoredPerson | None, seat: int) -> list[Change]:
        """Somebody who is late says that they are here: they have time to look around."""
        return self._add(person, seat, None, "here", seat)

    # --- Going back by consent ---

    def proposal(self) -> Proposal | None:
        """What was proposed since the last move and not refused."""
        now = self._table.now
        if not now.lines or now.match is None or now.stored.phase != "playing":
            return None
        found: Proposal | None = None
        proposed = -1  # how long the log was then
        for line in now.lines:
            if line.signal == "go_back" and line.seat is not None and line.about is not None:
                found = Proposal(line.seat, line.about, [line.seat])
                proposed = int(line.text or 0)
            elif line.signal == "refuse":
                found = None
            elif line.signal == "agree" and found is not None and line.seat is not None:
                found.agreed.append(line.seat)
        # It is over with the next move that all can see, and once it was carried out; if an answer
        # under seal ended it, that would tell of it
        if found is None or proposed < now.noticed:
            return None
        found.beyond = not game_log.is_free(now.match, found.seat, found.to)
        return found

    async def propose(self, person: StoredPerson | None, seat: int, to: int, message: str) -> None:
        """Ask the table to go back to a moment."""
        table = self._table

        def propose() -> list[Change]:
            table.check_own(person, seat)
            match = table.check_playing()
            if to >= table.now.moments:
                raise Refused("cannot_undo", f"Choose a moment before {table.now.moments}.")
            table.check_log(match)
            if self._is_repeated(person, message):
                return []
            changes = self._add(person, seat, str(table.now.entries), "go_back", to, message)
            return changes + self._carry_out(match)

        await table.submit(propose)

    async def answer(self, person: StoredPerson | None, seat: int, yes: bool, message: str) -> None:
        """Agree to a proposal, or not."""
        table = self._table

        def answer() -> list[Change]:
            table.check_own(person, seat)
            if self._is_repeated(person, message):
                return []
            match = table.check_playing()
            proposal = self.proposal()
            if proposal is None:
                raise Refused("no_proposal", "Nobody has asked to go back.")
            if yes and seat in proposal.agreed:
                return []
            kind: LineKind = "agree" if yes else "refuse"
            changes = self._add(person, seat, None, kind, proposal.to, message)
            return changes + self._carry_out(match)

        await table.submit(answer)

    def _carry_out(self, match: Match) -> list[Change]:
        """Go back if all people who play have agreed, whether they are here or not.

        Bots do not mind; one that plays for somebody who is away does not speak for them.
        """
        table = self._table
        proposal = self.proposal()
        table.scenes.update_situation()
        if proposal is None:
            return []
        agreed = {table.stored.seats[seat].person for seat in proposal.agreed}
        for seat in table.stored.seats:
            if seat.person is not None and not seat.resigned and seat.person not in agreed:
                return []
        return table.go_back(match, proposal.seat, proposal.to)
