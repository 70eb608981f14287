"""What is stored, as plain data, and the changes that can be made to it.

A table is its row, its seats, and a log of entries. The log is the truth: it is only ever added to,
and the game is what follows from it. A change is applied with others in one transaction; several
changes in one list happen all or not at all.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from rubra.server.model.stored_clubs import ClubChange
from rubra.server.protocol.wire import Access, LineKind, Pace, Phase

EntryKind = Literal["move", "undo", "rewind"]
Maker = Literal["person", "bot", "stand_in"]
BanKind = Literal["name", "person", "address"]

STAND_IN = "medium"  # level of the bot that plays for somebody who is away or has given up


@dataclass
class StoredPerson:
    """A person. A guest has no password, and others may have the same name."""

    id: str
    name: str
    created: float
    password: str | None = None  # argon2
    language: str | None = None
    webhook: str | None = None
    push: dict[str, str] | None = None
    email: StoredEmail | None = None
    sign: str | None = None  # what they chose to be known by
    friend_code: str | None = None  # of the link by which others become their friends


@dataclass
class StoredEmail:
    """Where somebody can be written to; nothing but the question is sent before they agree."""

    address: str
    code: str  # of the links in what is sent there: to agree, and to stop it
    confirmed: bool = False


@dataclass
class StoredSeat:
    """Who plays a seat."""

    name: str | None = None
    person: str | None = None
    bot: str | None = None  # level
    nonce: str | None = None
    stand_in: str | None = None  # level of the bot that plays for the person
    resigned: bool = False
    kept_for: str | None = None  # somebody who is asked to sit here; nobody else may
    kept_name: str | None = None  # what they were called when they were asked
    ready: bool = False  # at a table that begins when all are
    sign: str | None = None  # of the person, as it was when they sat down


@dataclass
class StoredTable:
    """A table without its log."""

    id: str
    game: str
    version: int  # of the rules
    options: dict[str, Any]  # settled, with "players"
    box_digest: str
    box_text: str | None  # of a box that is not the game's own
    access: Access
    invitation: str
    pace: Pace
    host: str
    phase: Phase
    created: float
    secret: bytes | None  # none: a continued game, whose luck is known
    key: bytes | None  # from the moment that it begins
    seats: list[StoredSeat] = field(default_factory=list)
    begun: float | None = None
    ended: float | None = None
    result: dict[str, Any] | None = None
    message: str | None = None
    rematch: str | None = None
    source: str | None = None
    source_at: int | None = None
    # What each seat added to a deal that was made on the host's device; none: it was made here
    device_nonces: list[str] | None = None
    asks_ready: bool = False  # it begins when every seat is taken and everybody is ready
    tournament: str | None = None  # whose table it is: its seats stay kept for those paired there


@dataclass
class Entry:
    """One entry of a table's log: a move, a move taken back, or the table going back."""

    number: int  # from 1
    kind: EntryKind
    seat: int
    move: list[str | int] | None  # in words, if it is a move
    to: int | None  # moves that stand afterwards, if it goes back
    digest: bytes  # of the whole state afterwards
    at: float
    by: Maker = "person"
    message: str | None = None  # the id that the client gave it: sent twice, applied once


@dataclass
class StoredLine:
    """Something said at a table."""

    number: int  # from 1
    name: str
    at: float
    person: str | None = None
    seat: int | None = None
    text: str | None = None
    signal: LineKind | None = None
    about: int | None = None
    message: str | None = None  # the id that the client gave it: sent twice, said once
    words: list[str | int] | None = None  # of a statement; it is said in the moment `about`
    entry: int | None = None  # how long the log was when a statement was made

    @property
    def is_statement(self) -> bool:
        """Whether it was said in words of the game: bots hear it, and records keep it."""
        return self.signal == "statement"


@dataclass
class StoredRating:
    """How strong somebody is at a game."""

    person: str
    game: str
    games: int
    wins: int
    mu: float
    sigma: float


@dataclass
class StoredSession:
    """A browser in which somebody is signed in."""

    token: str  # the hash of what its cookie holds
    person: str
    at: float
    used: float  # to a day
    device: str | None = None


@dataclass
class StoredBan:
    """Who may not come in, until then or for good."""

    id: str
    kind: BanKind
    what: str  # a name as accounts are compared by, the id of a person, or a network
    at: float
    until: float | None
    why: str


@dataclass
class StoredReport:
    """A line that somebody complained of, as it was then."""

    id: str
    at: float
    table: str
    line: int
    name: str
    person: str | None  # whoever said it
    text: str
    reporter: str | None
    why: str
    settled: float | None = None


@dataclass
class StoredConsent:
    """Somebody agreed that a game is shown in the gallery."""

    table: str
    person: str
    at: float


@dataclass
class AuditEntry:
    """One entry of the audit log."""

    id: str
    at: float
    who: Literal["operator", "person"]
    did: str
    about: str | None = None  # the id of a person, table, ban or report
    detail: str | None = None
    address: str | None = None  # only if the operator wants it


# --- Changes ---


@dataclass
class AddEntry:
    """Fails with Conflict if the table has an entry of that number already."""

    table: str
    entry: Entry


@dataclass
class AddLine:
    """Fails with Conflict if the table has that number, or its person that message, already."""

    table: str
    line: StoredLine


@dataclass
class PutTable:
    """A new table, or all of its row and seats anew, but never its log.

    If `was` is given, what a table is made of stays, but for its options: only what becomes of it
    is put, and it fails with Conflict unless the phase, seats and rematch are still there. Of two
    processes that begin the same game, one does.
    """

    table: StoredTable
    was: StoredTable | None = None


@dataclass
class DropTable:
    """A table that nobody comes to goes for good, with all that belongs to it.

    Fails with Conflict if it is of another phase by now, or anything happened there since.
    """

    table: str
    phase: Phase
    before: float


@dataclass
class PutSeat:
    """One seat anew. Fails with Conflict unless `was` is still there."""

    table: str
    seat: int
    now: StoredSeat
    was: StoredSeat


@dataclass
class PutPerson:
    """Somebody new, or anew. Fails with NameTaken if an account of another has that name."""

    person: StoredPerson


@dataclass
class DropGuest:
    """A guest is deleted; their name stays where they sat and spoke.

    Fails with Conflict if they have an account, or sit at or host a table that is not over.
    """

    person: str


@dataclass
class AddSession:
    """A new session; `token` is the hash of what its cookie holds."""

    token: str
    person: str
    at: float
    device: str | None = None


@dataclass
class UseSession:
    """Somebody is still there. The store notes this by itself when it is asked whose a token is."""

    token: str
    at: float


@dataclass
class DropSession:
    """Somebody goes."""

    token: str


@dataclass
class DropSessions:
    """All sessions that were last used before then."""

    before: float


@dataclass
class DropSessionsOf:
    """All sessions of somebody but one."""

    person: str
    but: str | None = None  # a token


@dataclass
class DropPerson:
    """Somebody goes for good, and everything that is theirs with them.

    Games stay, without the name: a bot of the level `stand_in` plays running ones to the end. What
    they said is replaced by an ellipsis. Tables of theirs that gather close, unless others sit
    there. Fails with Conflict if there is nobody of that id.
    """

    person: str
    stand_in: str


@dataclass
class AddFriends:
    """Two people are friends from now on, or still. Fails with Conflict if one is gone."""

    one: str
    other: str
    at: float


@dataclass
class DropFriends:
    """Two people are no friends any more."""

    one: str
    other: str


@dataclass
class AddConsent:
    """Somebody agrees that a game is shown, or still does. Fails with Conflict if it is gone."""

    consent: StoredConsent


@dataclass
class DropConsent:
    """Somebody does not agree any more; the game is not shown from then on."""

    table: str
    person: str


@dataclass
class HideGame:
    """A game is not shown, whoever agrees. Fails with Conflict if it is hidden already, or gone."""

    table: str
    at: float
    why: str


@dataclass
class UnhideGame:
    """It is shown again if all agree. Fails with Conflict if it was not hidden."""

    table: str


@dataclass
class PutBan:
    """A ban, new or anew."""

    ban: StoredBan


@dataclass
class DropBan:
    """Fails with Conflict if there is no such ban."""

    ban: str


@dataclass
class AddReport:
    """Fails with Conflict if that person has reported that line already."""

    report: StoredReport


@dataclass
class SettleReport:
    """Fails with Conflict if there is no such report, or it is settled."""

    report: str
    at: float


@dataclass
class AddAuditEntry:
    """One more entry of the audit log."""

    audit_entry: AuditEntry


@dataclass
class DropAuditEntries:
    """All of the audit log before then, and bans that ended before then."""

    before: float


@dataclass
class PutRating:
    """A rating anew. Fails with Conflict unless `games` counted on by one."""

    rating: StoredRating


@dataclass
class RateGame:
    """The ratings of all with an account who played at a table that is over, anew.

    What they were before is read in the same transaction.
    """

    table: StoredTable


@dataclass
class Touch:
    """Something is written that means nothing: whether it can be is what somebody wants to know."""


Change = (
    ClubChange
    | Touch
    | AddEntry
    | AddLine
    | PutTable
    | DropTable
    | PutSeat
    | PutPerson
    | DropGuest
    | AddSession
    | UseSession
    | DropSession
    | DropSessions
    | DropSessionsOf
    | DropPerson
    | AddFriends
    | DropFriends
    | AddConsent
    | DropConsent
    | HideGame
    | UnhideGame
    | PutBan
    | DropBan
    | AddReport
    | SettleReport
    | AddAuditEntry
    | DropAuditEntries
    | PutRating
    | RateGame
)


# --- What can go wrong ---


class StoreError(Exception):
    """Something was not stored."""


class Conflict(StoreError):  # noqa: N818 - the name says what happened
    """Somebody else was first: read again and look whether it still makes sense."""


class NameTaken(StoreError):  # noqa: N818
    """There is an account of that name."""


class Unreachable(StoreError):  # noqa: N818
    """The database does not answer; it was tried for as long as makes sense."""
