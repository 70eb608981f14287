"""People, their accounts, sessions and ratings, as they go over the wire."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from rubra.server.protocol.base import (
    LONGEST_EMAIL,
    LONGEST_LINE,
    Code,
    Language,
    Name,
    Password,
    Received,
    Sent,
    Sign,
)
from rubra.server.protocol.tables import TableInfo


class Person(Sent):
    """A person, as everybody may see them."""

    id: str
    name: str
    guest: bool = False
    sign: Sign | None = None


class Reminders(Received, omit_defaults=True):
    """How somebody wants to be told that it is their turn in correspondence games, if at all."""

    webhook: Annotated[str, Meta(max_length=500)] | None = None
    push: PushAddress | None = None


class Email(Sent):
    """Where I can be written to; nothing is sent there before I have agreed there."""

    address: str
    confirmed: bool = False


class SetEmail(Received):
    """Write to me there: the question whether I want that is sent first. Nothing: no more."""

    address: Annotated[str, Meta(min_length=3, max_length=LONGEST_EMAIL)] | None


class MailCode(Received):
    """What stood in a link of an e-mail."""

    code: Code


class MailAnswer(Sent):
    """What was agreed, or stopped, by a link in an e-mail."""

    confirmed: bool


class SetSign(Received):
    """What I want to be known by, besides my name."""

    sign: Sign | None


class FriendList(Sent):
    """My friends by name, and the code of the link by which others become it; none yet."""

    friends: list[Person]
    code: str | None = None


class FriendCode(Received):
    """The code of somebody's link."""

    code: Code


class PushAddress(Received):
    """Where a browser can be reached (the Push API's subscription)."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class Me(Sent):
    """The signed-in user."""

    person: Person | None = None
    language: Language | None = None
    reminders: Reminders = field(default_factory=Reminders)
    email: Email | None = None


class BeGuest(Received):
    """Come in with a name, or change it."""

    name: Name
    language: Language | None = None


class Credentials(Received):
    """Open an account, or come back to it."""

    name: Name
    password: Password


class ChangePassword(Received):
    """Another password; all other sessions end."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class Farewell(Received, omit_defaults=True):
    """Delete me and everything that is mine; whoever has an account says the password."""

    password: Annotated[str, Meta(max_length=200)] | None = None


class SessionInfo(Sent):
    """A browser in which I am signed in."""

    id: str
    since: float
    used: float  # the last time, to a day
    device: str | None = None  # browser and system, as far as it says
    here: bool = False  # the one that asks


class SessionList(Sent):
    """Where I am signed in, the latest first."""

    sessions: list[SessionInfo]


class ReportLine(Received, omit_defaults=True):
    """Complain of a line that was said at a table, to those who run the server."""

    line: Annotated[int, Meta(ge=1, le=1_000_000_000)]
    why: Annotated[str, Meta(max_length=LONGEST_LINE)] = ""


class Reported(Sent):
    """The complaint was noted."""

    id: str


class Tally(Sent):
    """How often I have played a game, against people or against bots of a level, and won."""

    game: str
    level: str | None  # of the strongest bot, if there were only bots; "alone": nobody else
    played: int
    won: int


class TallyList(Sent):
    """My finished games, counted."""

    tallies: list[Tally]


class Rating(Sent):
    """How strong somebody is at a game: openskill's estimate and its doubt."""

    person: Person
    games: int
    wins: int
    strength: float
    doubt: float
    rank: float  # what lists are ordered by: strength that is nearly certain


NotForGallery = Literal["own_box", "one_device", "continued", "gone", "hidden"]


class GalleryState(Sent):
    """Whether a game is shown in the gallery: while everybody who sat there agrees."""

    shown: bool
    mine: bool  # I agree
    agreed: list[int]  # seats whose people do
    missing: list[int]  # and those whose people have not said so
    why_not: NotForGallery | None = None  # why it can never be shown
    message: str | None = None  # what whoever runs the server said of it, if they took it out


class GalleryOffer(Sent):
    """A game of mine that somebody at it wants shown."""

    table: TableInfo
    state: GalleryState


class GalleryOfferList(Sent):
    """Those of mine, the latest first."""

    offers: list[GalleryOffer]


class Career(Sent):
    """What somebody has played."""

    person: Person
    since: float
    ratings: dict[str, Rating]
    tables: list[TableInfo]


class RatingList(Sent):
    """Who is how strong at a game, the strongest first."""

    ratings: list[Rating]


class PushKey(Sent):
    """What a browser needs to be reachable by us: the server's public key (base64url)."""

    key: str
    mail: bool = False  # whether it can also send e-mail
