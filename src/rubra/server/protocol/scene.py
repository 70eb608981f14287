"""What a viewer sees of a table while it is played, and of a game that is replayed."""

# ruff: noqa: RUF012 - msgspec makes a new list for each

from __future__ import annotations

from typing import Any

from rubra.server.protocol.base import LateBecause, LineKind, Sent, Words
from rubra.server.protocol.tables import TableInfo


class Clock(Sent):
    """Time to think. `left` counts down while the seat is waited for, since `at`."""

    left: list[float]
    at: float


class Proposal(Sent):
    """Somebody asks the table to go back; it is done when all people have agreed.

    Beyond what that seat could undo alone, the game is not rated from then on.
    """

    seat: int
    to: int  # the number of moments that would stand
    agreed: list[int]
    beyond: bool = False  # what that seat could undo alone


class Late(Sent):
    """The table has waited too long for a seat: the other people are asked what to do."""

    seat: int
    because: LateBecause  # no time is left, or nobody is there
    since: float
    asked: list[int] = []  # the seats of those who are asked
    wanted: list[int] = []  # of these, who wants a bot to play
    waiting: list[int] = []  # and who would rather wait
    bot_at: float | None = None  # when a bot begins: all want it, and it was announced


class StoodIn(Sent):
    """What a bot did in my name since I last decided myself."""

    moves: list[Words]
    to: int  # the moment before the first of them


class Line(Sent):
    """Something said at the table: words, or a signal that everybody understands."""

    number: int
    name: str
    at: float
    seat: int | None = None  # none: somebody who watches
    text: str | None = None
    signal: LineKind | None = None
    about: int | None = None  # the seat that a signal is about; the moment to go back to


class Fairness(Sent):
    """What proves the deal: the commitment before, the rest after the end."""

    commitment: str
    nonces: list[str] | None = None
    secret: str | None = None
    key: str | None = None


class Draw(Sent, array_like=True):
    """One draw of chance: [moment, purpose, total, wanted, what was found].

    Item i of what was found is below total - i.
    """

    moment: int
    purpose: int
    total: int
    wanted: int
    found: list[int]


class DrawList(Sent):
    """All draws of a finished game, in order."""

    draws: list[Draw]


class Scene(Sent):
    """All that a viewer sees of a table."""

    table: TableInfo
    viewer: int | None = None  # the seat it is seen from; none: somebody who watches
    mine: list[int] = []  # the seats of whoever plays that seat
    number: int = 0  # moments so far
    waiting: list[int] = []  # seats that owe a decision
    view: dict[str, Any] | None = None  # the game; none before it begins
    moves: list[Words] = []  # what the viewer's seat may do now
    undo: bool = False  # whether it may take its last move back
    clock: Clock | None = None
    proposal: Proposal | None = None
    quiet: bool = False  # those who only watch may not talk
    rated: bool = False  # whether the result will count for those with an account
    late: list[Late] = []
    stood_in: StoodIn | None = None  # at the viewer's seat
    by_bots: list[tuple[int, int]] = []  # moments that a bot decided for somebody, and whose seat
    fairness: Fairness | None = None


class ToldEvent(Sent, array_like=True):
    """An event and its moment: [number, [kind, part, …]]; number 0 is the opening."""

    number: int
    words: list[Any]


class Replay(Sent):
    """A moment of a game as the viewer may know it: of a running game, what they knew then."""

    table: TableInfo
    at: int
    moments: int  # how many there are
    viewer: int | None
    view: dict[str, Any]
    waiting: list[int]
    events: list[ToldEvent] = []  # up to this moment
    seats: list[dict[str, Any]] | None = None  # what each seat saw, if everything is asked for
