"""Tables before and beside the game, as they go over the wire."""

# ruff: noqa: RUF012 - msgspec makes a new list for each

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from rubra.server.protocol.base import (
    LONGEST_BOX,
    LONGEST_RECORD,
    Access,
    Choices,
    Invitation,
    Name,
    Nonce,
    PersonId,
    Phase,
    Received,
    Seat,
    Sent,
    Sign,
)


class Pace(Received, omit_defaults=True):
    """How long people may think. Nothing: as long as they like.

    Live: a bank of seconds for the whole game and an increment for each decision. Correspondence:
    so many days for each decision. When somebody has used all of it, or is gone from a live table
    for more than `grace` seconds while it waits for them, the other people there are asked whether
    a bot may play until they are back. Without a clock, and where only bots wait, nobody else ever
    plays.
    """

    bank: Annotated[int, Meta(ge=30, le=36_000)] | None = None
    increment: Annotated[int, Meta(ge=0, le=600)] = 0
    days: Annotated[int, Meta(ge=1, le=30)] | None = None
    grace: Annotated[int, Meta(ge=10, le=86_400)] = 120


class SeatPlan(Received, omit_defaults=True):
    """What a new table wants at a seat: me, a bot, a friend of mine, or whoever comes."""

    who: Literal["me", "bot", "friend", "open"]
    friend: PersonId | None = None  # for whom it is kept
    level: Annotated[str, Meta(max_length=20)] | None = None  # of a bot
    name: Name | None = None  # of somebody who shares my device
    choices: Choices = {}  # what is mine to choose at this seat, by the game's seat options


class NewTable(Received, omit_defaults=True):
    """A table to be made. It begins by itself when every seat is taken.

    `asks_ready`: and when everybody has said that they are ready.
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    nonce: Nonce
    options: dict[str, str | int | bool] = {}
    box: Annotated[str, Meta(max_length=LONGEST_BOX)] | None = None
    access: Access = "open"
    pace: Pace = field(default_factory=Pace)
    asks_ready: bool = False


class SetReady(Received):
    """Say that I am ready to begin, or not yet."""

    yes: bool


class KeepSeat(Received):
    """Keep an empty seat for a friend of mine; only whoever made the table may."""

    friend: PersonId


class TakeSeat(Received, omit_defaults=True):
    """Sit down. The invitation is needed at a table that is not open."""

    nonce: Nonce
    seat: Seat | None = None
    name: Name | None = None  # if I have a seat already and somebody shares my device
    invitation: Invitation | None = None
    choices: Choices = {}


class SetBot(Received):
    """Put a bot at an empty seat, or take it away again; only whoever made the table may."""

    level: Annotated[str, Meta(max_length=20)] | None


class FromRecord(Received, omit_defaults=True):
    """A record to be shown; or, with a moment and seats, to be continued from there.

    The record of a game that has not ended is always continued. If it carries what its deal was
    made of, that is checked and kept: such a game was dealt on the sender's device.
    """

    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]
    at: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    seats: Annotated[list[SeatPlan], Meta(max_length=8)] = []


class Branch(Received, omit_defaults=True):
    """Continue a finished game from a moment of it, at a new table with the same luck."""

    at: Annotated[int, Meta(ge=0, le=100_000)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    invitation: Invitation | None = None  # to the table where it was played, if it is not open


class Rematch(Received):
    """Go on at a new table with those who played; the first who asks makes it, the others join."""

    nonce: Nonce


class SeatInfo(Sent):
    """Who sits there."""

    name: str | None = None  # nobody yet
    person: str | None = None  # the id of whoever plays it
    bot: str | None = None  # the level of a bot that plays it
    stand_in: str | None = None  # the level of a bot that plays it until its person is back
    resigned: bool = False
    here: bool = False  # whether its person is connected
    kept: bool = False  # for somebody who is asked to sit here
    kept_for: str | None = None  # their id; only they, and those who belong to the table, are told
    kept_name: str | None = None  # what they are called; the same
    ready: bool = False
    sign: Sign | None = None  # that its person has chosen


class TableInfo(Sent):
    """A table, as everybody may see it."""

    id: str
    game: str
    version: int
    options: dict[str, Any]
    players: int
    own_box: str | None  # the digest of a box that is not the game's own
    access: Access
    pace: Pace
    phase: Phase
    seats: list[SeatInfo]
    host: str  # the id of whoever made it
    created: float
    begun: float | None = None
    ended: float | None = None
    waiting: list[int] = []  # seats that owe a decision; in a scene it stands there
    number: int = 0  # moments so far; in a scene it stands there
    result: dict[str, Any] | None = None
    message: str | None = None  # why it is frozen or closed
    commitment: str | None = None  # to the secret that decides the deal; none in a continued game
    rematch: str | None = None  # the table where those who played go on
    source: str | None = None  # the table that it continues
    source_at: int | None = None
    on_device: bool = False  # it was dealt in the browser of whoever made the table
    asks_ready: bool = False  # it begins when everybody is ready
    tournament: str | None = None  # the id of the one that it belongs to
    invitation: str | None = None  # only whoever made it, or sits there, is told


class TableList(Sent):
    """Some tables, the latest first."""

    tables: list[TableInfo]
