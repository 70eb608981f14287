"""Clubs and their tournaments, as they go over the wire."""

# ruff: noqa: RUF012 - msgspec makes a new list for each

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from rubra.server.protocol.base import (
    Code,
    Name,
    PersonId,
    Received,
    Sent,
    TournamentFormat,
    TournamentPhase,
)
from rubra.server.protocol.people import Person
from rubra.server.protocol.tables import Pace


class NameClub(Received):
    """Make a club of that name, or rename one."""

    name: Name


class JoinClub(Received):
    """Join the club whose link has that code."""

    code: Code


class LeadClub(Received):
    """Who is to lead a club: one of its members."""

    person: PersonId


class ClubInvitation(Sent):
    """What a link leads to: a club, before one is in it."""

    id: str
    name: str
    leader: Person
    members: int
    mine: bool = False  # whoever asks is in it already


class ClubLine(Sent):
    """A club in a list."""

    id: str
    name: str
    members: int
    leads: bool = False  # whoever asks leads it


class ClubList(Sent):
    """My clubs, by name."""

    clubs: list[ClubLine]


class TournamentLine(Sent):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    phase: TournamentPhase
    people: int
    round: int = 0  # that is played
    rounds: int = 0  # in all; of a round robin not before it begins
    mine: bool = False  # whoever asks is in it


class Club(Sent):
    """A club, as its members see it."""

    id: str
    name: str
    leader: str  # the id of one of the members
    code: str  # of the link by which one joins
    members: list[Person]  # in the order in which they came
    tournaments: list[TournamentLine]  # the latest first


class NewTournament(Received, omit_defaults=True):
    """A tournament of a club, that its members can join until its leader starts it."""

    name: Name
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=2, le=4)]  # of a table
    format: TournamentFormat
    hours: Annotated[int, Meta(ge=1, le=2160)]  # for which a round lasts at most
    rounds: Annotated[int, Meta(ge=1, le=20)] = 5  # of a Swiss tournament
    options: dict[str, str | int | bool] = {}
    pace: Pace = field(default_factory=Pace)
    bots: Annotated[str, Meta(max_length=20)] | None = None  # the level of those that fill seats


class Entrant(Sent):
    """Somebody in a tournament."""

    number: int
    name: str | None = None  # none: they have deleted everything of theirs
    person: str | None = None
    withdrawn: bool = False


class StandingLine(Sent):
    """Where somebody stands. What the columns mean is told by `model/standings.py`."""

    entrant: int
    place: int  # equals share it
    points: float
    opponents: float
    beaten: float
    won: int
    played: int


class Pairing(Sent):
    """A table of a round, or one person without a table."""

    entrants: list[int | None]  # by seat; none: a bot
    table: str | None = None
    invitation: str | None = None  # what one needs to watch it
    points: list[float] | None = None  # by seat, when it is over


class TournamentRound(Sent):
    """A round."""

    number: int  # from 1
    pairings: list[Pairing]


class Tournament(Sent):
    """A tournament, as the members of its club see it."""

    id: str
    name: str
    club: str
    club_name: str
    leader: str  # the id of whoever leads the club
    game: str
    options: dict[str, str | int | bool]
    seats: int
    format: TournamentFormat
    phase: TournamentPhase
    pace: Pace
    hours: int
    round: int
    rounds: int
    entrants: list[Entrant]
    standings: list[StandingLine]
    played: list[TournamentRound]  # the latest first
    bots: str | None = None
    until: float | None = None  # when the round ends
    me: int | None = None  # the number of whoever asks
