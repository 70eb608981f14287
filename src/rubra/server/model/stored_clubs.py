"""What is stored of clubs and their tournaments, and the changes that can be made to it.

A tournament is its row, the people in it by number, and for each round its pairings: who sits at
which table. A round is stored with its tables in one transaction, or not at all.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rubra.server.protocol.wire import Pace, TournamentFormat, TournamentPhase


@dataclass
class StoredClub:
    """A club without its members."""

    id: str
    name: str
    leader: str  # one of the members
    code: str  # of the link by which one joins
    created: float


@dataclass
class StoredMember:
    """Somebody in a club."""

    person: str
    since: float


@dataclass
class StoredTournament:
    """A tournament without its people and pairings."""

    id: str
    club: str
    name: str
    game: str
    options: dict[str, Any]  # as they were chosen; settled for each table
    seats: int
    format: TournamentFormat
    rounds: int  # of a Swiss tournament; of a round robin once it has begun
    pace: Pace
    hours: int  # for which a round lasts at most
    bots: str | None  # the level of bots that fill seats; none: nobody does
    created: float
    phase: TournamentPhase = "joining"
    round: int = 0  # the one that is played, from 1
    until: float | None = None  # when that ends
    begun: float | None = None
    ended: float | None = None


@dataclass
class StoredEntrant:
    """Somebody in a tournament; the number stays theirs, whoever goes."""

    number: int  # from 0
    person: str | None  # none: they have deleted everything of theirs
    name: str | None  # as it was when they joined
    joined: float
    withdrawn: bool = False


@dataclass
class StoredPairing:
    """A table of a round; or one person without a table."""

    round: int
    number: int  # in the round, from 0
    table: str | None  # none: there is nobody to play with
    entrants: list[int | None]  # by seat; none: a bot
    points: list[int] | None = None  # by seat, in twelfths, when it is over


# --- Changes ---


@dataclass
class PutClub:
    """A club, new or anew. Fails with Conflict unless `was` is still there."""

    club: StoredClub
    was: StoredClub | None = None


@dataclass
class DropClub:
    """A club goes for good, with its tournaments; their tables stay. Conflict: there is none."""

    club: str


@dataclass
class AddMember:
    """Somebody joins by a link. Conflict: it has ended, they are in it, or somebody is gone."""

    club: str
    code: str
    member: StoredMember


@dataclass
class DropMember:
    """Somebody leaves, and withdraws from the tournaments of the club.

    Fails with Conflict if they are no member, or lead the club.
    """

    club: str
    person: str


@dataclass
class PutTournament:
    """A new tournament. Fails with Conflict if its club is gone."""

    tournament: StoredTournament


@dataclass
class DropTournament:
    """A tournament is called off; its tables stay. Conflict: there is none."""

    tournament: str


@dataclass
class AddEntrant:
    """Somebody joins. Conflict: it has begun, they are in it, or the number is taken."""

    tournament: str
    entrant: StoredEntrant


@dataclass
class DropEntrant:
    """Somebody leaves before it begins, or withdraws later. Conflict: they are not in it."""

    tournament: str
    number: int


@dataclass
class NextRound:
    """A tournament begins, goes on by a round, or ends.

    Fails with Conflict unless it is still at the round and phase of `was` and has as many people:
    of two processes that pair the same round, one does.
    """

    now: StoredTournament
    was: StoredTournament
    people: int
    pairings: list[StoredPairing] = field(default_factory=list)


@dataclass
class ScorePairing:
    """What a table has come to. Fails with Conflict if that is known already."""

    tournament: str
    round: int
    number: int
    points: list[int]


ClubChange = (
    PutClub
    | DropClub
    | AddMember
    | DropMember
    | PutTournament
    | DropTournament
    | AddEntrant
    | DropEntrant
    | NextRound
    | ScorePairing
)
