"""When a table has waited too long for somebody: the others decide whether a bot plays for them.

Nobody plays for a person unless the table has a clock, other people play there, and all of those
who can be asked want it. It is announced first, and whoever comes back has their seat at once.
"""

from __future__ import annotations

from rubra.server.model.stored import StoredLine
from rubra.server.protocol.wire import Late, LateBecause
from rubra.server.table.clocks import DAY
from rubra.server.table.current_table import CurrentTable

NOTICE = 30.0  # seconds between the announcement and the first move of a bot
NOTICE_CORRESPONDENCE = DAY / 4  # where nobody looks all the time


class Absence:
    """Who is late at a table, and what the others want to do about it."""

    def __init__(self, table: CurrentTable) -> None:
        self._table = table
        self._gone_since: dict[str, float] = {}  # people who have a seat and are not here

    # --- Who is here ---

    def arrived(self, person: str) -> None:
        """Somebody is here again."""
        self._gone_since.pop(person, None)

    def departed(self, person: str) -> None:
        """Somebody who has a seat is gone."""
        self._gone_since[person] = self._table.clock()

    def _gone(self, person: str) -> float | None:
        """Since when somebody is gone, as far as we know; none: they are here."""
        if self._table.is_here(person):
            return None
        return self._gone_since.setdefault(person, self._table.clock())

    # --- Who is late ---

    def deadline(self, seat: int) -> float | None:
        """When the table will have waited too long for a seat; none: never."""
        person = self._table.stored.seats[seat].person
        if person is None or not self._table.may_have_stand_in(seat):
            return None
        if self._table.level(seat) is not None:
            return None
        return self._table.clocks.deadline(seat, self._gone(person))

    def _is_late(self, seat: int) -> bool:
        deadline = self.deadline(seat)
        return deadline is not None and deadline <= self._table.clock() + 0.01

    # --- What the others want ---

    def _asked(self, seat: int) -> dict[str, float | None]:
        """The others, and since when each cannot be asked; none: they can be.

        At a live table those are asked who are here; in a correspondence game, all who are not
        late themselves.
        """
        asked: dict[str, float | None] = {}
        for person in self._table.others(seat):
            gone = self._gone(person)
            if self._table.is_correspondence and gone is not None:
                late = [self.deadline(one) for one in self._table.seats_of(person)]
                due = min((one for one in late if one is not None), default=None)
                gone = due if due is not None and due <= self._table.clock() else None
            asked[person] = gone
        return asked

    def _wishes(self, seat: int) -> dict[str, StoredLine]:
        """What each of the others said last about a seat, since it was asked or answered for."""
        since = self._table.clocks.asked_at.get(seat, 0.0)
        wishes: dict[str, StoredLine] = {}
        for line in self._table.now.lines:
            if line.signal == "here" and line.seat == seat:
                wishes.clear()
            elif line.signal in ("let_bot", "keep_waiting") and line.about == seat:
                if line.person is not None and line.at >= since:
                    wishes[line.person] = line
        return wishes

    def bot_at(self, seat: int) -> float | None:
        """When a bot begins to play for a seat that is late; none: not all want it."""
        asked, wishes = self._asked(seat), self._wishes(seat)
        since = []
        for person, unreachable in asked.items():
            if unreachable is not None:
                since.append(unreachable)  # from then on nobody waited for their answer
            elif person in wishes and wishes[person].signal == "let_bot":
                since.append(wishes[person].at)
            else:
                return None
        if all(unreachable is not None for unreachable in asked.values()):
            return None  # nobody is there who waits
        return max(since) + (NOTICE_CORRESPONDENCE if self._table.is_correspondence else NOTICE)

    def late(self) -> list[int]:
        """The seats that the table has waited for too long."""
        match = self._table.now.match
        if match is None or self._table.stored.phase != "playing" or not self._table.has_clock:
            return []
        return [seat for seat in match.waiting if self._is_late(seat)]

    def next_look(self, seat: int) -> float | None:
        """When something happens unless a seat decides: the others are asked, or a bot comes."""
        if not self._table.has_clock:
            return None
        return self.bot_at(seat) if self._is_late(seat) else self.deadline(seat)

    # --- As people see it ---

    def questions(self) -> list[Late]:
        """The question to the others."""
        return [self._question(seat) for seat in self.late()]

    def _question(self, seat: int) -> Late:
        table = self._table
        person = table.stored.seats[seat].person
        assert person is not None
        due = table.clocks.deadline(seat, None)
        out_of_time = due is not None and due <= table.clock() + 0.01
        gone = self._gone(person)
        because: LateBecause = "time" if out_of_time or gone is None else "gone"
        since = due if because == "time" else gone
        wishes = self._wishes(seat)
        asked = [one for one, unreachable in self._asked(seat).items() if unreachable is None]

        def seats_of(people: list[str]) -> list[int]:
            return sorted(n for one in people for n in table.seats_of(one))

        return Late(
            seat,
            because,
            round(since or 0.0, 1),
            asked=seats_of(asked),
            wanted=seats_of([p for p in asked if p in wishes and wishes[p].signal == "let_bot"]),
            waiting=seats_of(
                [p for p in asked if p in wishes and wishes[p].signal == "keep_waiting"]
            ),
            bot_at=self.bot_at(seat),
        )
