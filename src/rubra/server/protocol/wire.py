"""Everything that goes over the wire, in both directions, as strict types.

The browser's TypeScript types and the description of the HTTP interface are made from these.

Over the socket a client sends a `Message` and gets a `Reply` for each that has an `id`; besides, it
is sent `Update`s. All of them are tagged: `{"do": "play", …}`, `{"is": "change", …}`.

What a viewer sees of a table is one `Scene`. Whoever comes is sent the whole of it; from then on
only what changed: a list of patches, each a path into the scene and the new value, or a path alone
for what is no longer there. A list is replaced whole, unless it has as many objects as before;
what lies deeper than a seat and the names of its parts is replaced whole, too.

    [["view", "seats", 2, "claim"], {"red": 2, "blue": 1}]
    [["proposal"]]

A `number` counts the moments of a game: the steps that everybody can notice. An answer under seal
is none, so the count tells nothing of it; it belongs to the moment in which all are opened.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, field

# --- Words and limits ---

Language = Literal["en", "ca", "pt", "it"]
Access = Literal["open", "invited"]
Phase = Literal["gathering", "playing", "over", "frozen", "closed"]
SignalKind = Literal["trust", "suspect", "ask"]
# What is said at a table besides words: signals, and how it agreed to go back
# and what becomes of a seat that the table waits for
LineKind = Literal[
    "trust", "suspect", "ask", "go_back", "agree", "refuse",
    "let_bot", "keep_waiting", "bot_plays", "here", "freed", "quiet", "loud",
]  # fmt: skip
LateBecause = Literal["time", "gone"]

LONGEST_NAME = 30
LONGEST_LINE = 500
LONGEST_BOX = 200_000
LONGEST_RECORD = 2_000_000

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Nonce = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[0-9a-zA-Z_-]+$")]
Seat = Annotated[int, Meta(ge=0, le=7)]
TableId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[0-9a-zA-Z_-]+$")]
Invitation = Annotated[str, Meta(max_length=64)]
Choice = Annotated[str, Meta(max_length=40)]
Choices = Annotated[dict[Choice, Choice], Meta(max_length=8)]
MessageId = Annotated[str, Meta(min_length=1, max_length=36, pattern="^[0-9a-zA-Z_-]+$")]
Words = Annotated[list[str | int], Meta(min_length=1, max_length=7)]  # a move: kind, part, part, …
Path = list[str | int]
if TYPE_CHECKING:
    Patch = tuple[Path, Any] | tuple[Path]
else:  # a union of arrays is more than a schema can say
    Patch = Annotated[list[Any], Meta(min_length=1, max_length=2)]


class Asked(Struct, forbid_unknown_fields=True):
    """Base of all that a client sends: nothing that we do not know is let in."""


class Told(Struct, omit_defaults=True):
    """Base of all that a client is told."""


# --- People ---


class Person(Told):
    """A person, as everybody may see them."""

    id: str
    name: str
    guest: bool = False


class Reminders(Asked, omit_defaults=True):
    """How somebody wants to be told that it is their turn in correspondence games, if at all."""

    webhook: Annotated[str, Meta(max_length=500)] | None = None
    push: PushAddress | None = None


class PushAddress(Asked):
    """Where a browser can be reached (the Push API's subscription)."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class Me(Told):
    """The signed-in user."""

    person: Person | None = None
    language: Language | None = None
    reminders: Reminders = field(default_factory=Reminders)


class BeGuest(Asked):
    """Come in with a name, or change it."""

    name: Name
    language: Language | None = None


class Credentials(Asked):
    """Open an account, or come back to it."""

    name: Name
    password: Password


class ChangePassword(Asked):
    """Another password; all other sessions end."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class Farewell(Asked, omit_defaults=True):
    """Delete me and everything that is mine; whoever has an account says the password."""

    password: Annotated[str, Meta(max_length=200)] | None = None


class SessionInfo(Told):
    """A browser in which I am signed in."""

    id: str
    since: float
    used: float  # the last time, to a day
    device: str | None = None  # browser and system, as far as it says
    here: bool = False  # the one that asks


class SessionList(Told):
    """Where I am signed in, the latest first."""

    sessions: list[SessionInfo]


class ReportLine(Asked, omit_defaults=True):
    """Complain of a line that was said at a table, to those who run the server."""

    line: Annotated[int, Meta(ge=1, le=1_000_000_000)]
    why: Annotated[str, Meta(max_length=LONGEST_LINE)] = ""


class Reported(Told):
    """The complaint was noted."""

    id: str


class Rating(Told):
    """How strong somebody is at a game: openskill's estimate and its doubt."""

    person: Person
    games: int
    wins: int
    strength: float
    doubt: float
    rank: float  # what lists are ordered by: strength that is nearly certain


class Career(Told):
    """What somebody has played."""

    person: Person
    since: float
    ratings: dict[str, Rating]
    tables: list[TableInfo]


# --- Tables before and beside the game ---


class Pace(Asked, omit_defaults=True):
    """How long people may think. Nothing: as long as they like.

    Live: a bank of seconds for the whole game and an increment for each decision. By days: so many
    days for each decision. When somebody has used all of it, or is gone from a live table for more
    than `grace` seconds while it waits for them, the other people there are asked whether a bot may
    play until they are back. Without a clock, and where only bots wait, nobody else ever plays.
    """

    bank: Annotated[int, Meta(ge=30, le=36_000)] | None = None
    increment: Annotated[int, Meta(ge=0, le=600)] = 0
    days: Annotated[int, Meta(ge=1, le=30)] | None = None
    grace: Annotated[int, Meta(ge=10, le=86_400)] = 120


class SeatPlan(Asked, omit_defaults=True):
    """What a new table wants at a seat: me, a bot, or whoever comes."""

    who: Literal["me", "bot", "open"]
    level: Annotated[str, Meta(max_length=20)] | None = None  # of a bot
    name: Name | None = None  # of somebody who shares my device
    choices: Choices = {}  # what is mine to choose at this seat, by the game's seat options


class NewTable(Asked, omit_defaults=True):
    """A table to be made. It begins by itself when every seat is taken."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    nonce: Nonce
    options: dict[str, str | int | bool] = {}
    box: Annotated[str, Meta(max_length=LONGEST_BOX)] | None = None
    access: Access = "open"
    pace: Pace = field(default_factory=Pace)


class TakeSeat(Asked, omit_defaults=True):
    """Sit down. The invitation is needed at a table that is not open."""

    nonce: Nonce
    seat: Seat | None = None
    name: Name | None = None  # if I have a seat already and somebody shares my device
    invitation: Invitation | None = None
    choices: Choices = {}


class SetBot(Asked):
    """Put a bot at an empty seat, or take it away again; only whoever made the table may."""

    level: Annotated[str, Meta(max_length=20)] | None


class FromRecord(Asked, omit_defaults=True):
    """A record to be shown; or, with a moment and seats, to be continued from there.

    The record of a game that has not ended is always continued.
    """

    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]
    at: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    seats: Annotated[list[SeatPlan], Meta(max_length=8)] = []


class Branch(Asked, omit_defaults=True):
    """Continue a finished game from a moment of it, at a new table with the same luck."""

    at: Annotated[int, Meta(ge=0, le=100_000)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    invitation: Invitation | None = None  # to the table where it was played, if it is not open


class Rematch(Asked):
    """Go on at a new table with those who played; the first who asks makes it, the others join."""

    nonce: Nonce


class PushKey(Told):
    """What a browser needs to be reachable by us: the server's public key (base64url)."""

    key: str


class SeatInfo(Told):
    """Who sits there."""

    name: str | None = None  # nobody yet
    person: str | None = None  # the id of whoever plays it
    bot: str | None = None  # the level of a bot that plays it
    stand_in: str | None = None  # the level of a bot that plays it until its person is back
    resigned: bool = False
    here: bool = False  # whether its person is connected


class TableInfo(Told):
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
    invitation: str | None = None  # only whoever made it, or sits there, is told


class TableList(Told):
    """Some tables, the latest first."""

    tables: list[TableInfo]


class RatingList(Told):
    """Who is how strong at a game, the strongest first."""

    ratings: list[Rating]


# --- The table while it is played ---


class Clock(Told):
    """Time to think. `left` counts down while the seat is waited for, since `at`."""

    left: list[float]
    at: float


class Proposal(Told):
    """Somebody asks the table to go back; it is done when all people have agreed.

    Beyond what that seat could undo alone, the game is not rated from then on.
    """

    seat: int
    to: int  # the number of moments that would stand
    agreed: list[int]
    beyond: bool = False  # what that seat could undo alone


class Late(Told):
    """The table has waited too long for a seat: the other people are asked what to do."""

    seat: int
    because: LateBecause  # no time is left, or nobody is there
    since: float
    asked: list[int] = []  # the seats of those who are asked
    wanted: list[int] = []  # of these, who wants a bot to play
    waiting: list[int] = []  # and who would rather wait
    bot_at: float | None = None  # when a bot begins: all want it, and it was announced


class StoodIn(Told):
    """What a bot did in my name since I last decided myself."""

    moves: list[Words]
    to: int  # the moment before the first of them


class Line(Told):
    """Something said at the table: words, or a signal that everybody understands."""

    number: int
    name: str
    at: float
    seat: int | None = None  # none: somebody who watches
    text: str | None = None
    signal: LineKind | None = None
    about: int | None = None  # the seat that a signal is about; the moment to go back to


class Fairness(Told):
    """What proves the deal: the commitment before, the rest after the end."""

    commitment: str
    nonces: list[str] | None = None
    secret: str | None = None
    key: str | None = None


class Draw(Told, array_like=True):
    """One draw of chance: [moment, purpose, total, wanted, what was found].

    Item i of what was found is below total - i.
    """

    moment: int
    purpose: int
    total: int
    wanted: int
    found: list[int]


class DrawList(Told):
    """All draws of a finished game, in order."""

    draws: list[Draw]


class Scene(Told):
    """All that a viewer sees of a table."""

    table: TableInfo
    viewer: int | None = None  # the seat whose eyes these are; none: somebody who watches
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


class ToldEvent(Told, array_like=True):
    """An event and its moment: [number, [kind, part, …]]; number 0 is the opening."""

    number: int
    words: list[Any]


# --- The socket: what a client sends ---


class Message(Asked, tag_field="do", omit_defaults=True):
    """Base of the messages."""

    id: MessageId


class Play(Message, tag="play"):
    """Make a move. `at`: the number of the moment in which it was chosen."""

    seat: Seat
    at: Annotated[int, Meta(ge=0, le=100_000)]
    move: Words


class Undo(Message, tag="undo"):
    """Take my last move back, if nobody has learned anything since.

    `made_for_me`: all moves that a bot made in my name since I last decided, as far as that goes.
    """

    seat: Seat
    made_for_me: bool = False


class Propose(Message, tag="propose"):
    """Ask the table to go back to an earlier moment."""

    seat: Seat
    to: Annotated[int, Meta(ge=0, le=100_000)]


class Answer(Message, tag="answer"):
    """Agree to a proposal, or not."""

    seat: Seat
    yes: bool


class LetBot(Message, tag="let_bot"):
    """Let a bot play for a seat that is late, or rather wait."""

    seat: Seat
    about: Seat
    yes: bool


class Say(Message, tag="say"):
    """Say something to all at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]
    seat: Seat | None = None


class Signal(Message, tag="signal"):
    """A sign that everybody understands, bots too."""

    seat: Seat
    signal: SignalKind
    about: Seat


class Hint(Message, tag="hint"):
    """Ask what a bot would consider at my seat; the reply carries it."""

    seat: Seat


class Look(Message, tag="look"):
    """See the table with the eyes of another seat of mine, or none: as one who watches."""

    seat: Seat | None = None


class Resign(Message, tag="resign"):
    """Give up a seat: a bot plays it to the end."""

    seat: Seat


class Return(Message, tag="return"):
    """Take a seat of mine back from the bot that stood in; or say that I am here, if I am late."""

    seat: Seat


class Quiet(Message, tag="quiet"):
    """Whoever made the table: let those who only watch be silent, or talk again."""

    yes: bool


class Ping(Asked, tag_field="do", tag="ping"):
    """A sign of life; answered by a pong."""


class Go(Message, tag="go"):
    """Go on to another table by the same socket, with the eyes of a seat of mine or of none.

    Whoever is let in is sent the whole scene there, then the reply, and nothing more of the table
    that he left; else he stays. What he sends before the reply is refused: nobody could tell which
    table it was meant for.
    """

    table: TableId
    seat: Seat | None = None
    invitation: Invitation | None = None


# What can be done at a table, by socket or by HTTP
TableMessage = (
    Play
    | Undo
    | Propose
    | Answer
    | LetBot
    | Say
    | Signal
    | Hint
    | Look
    | Resign
    | Return
    | Quiet
    | Ping
)
AnyMessage = TableMessage | Go


# --- The socket: what a client is sent ---


class Update(Told, tag_field="is"):
    """Base of the updates."""


class Whole(Update, tag="whole"):
    """The scene as it is. `epoch` and `version` name it; later changes count on from there."""

    epoch: str
    version: int
    scene: Scene
    events: list[ToldEvent] = []
    lines: list[Line] = []


class Change(Update, tag="change"):
    """What changed since the version before."""

    version: int
    patches: list[Patch] = []
    events: list[ToldEvent] = []
    lines: list[Line] = []
    gone_back: int | None = None  # moments that stand now: forget the events of later ones


class Reply(Update, tag="reply"):
    """The answer to a message: done (perhaps with what was asked for), or why not."""

    id: str
    error: Refusal | None = None
    hint: HintTold | None = None


class Pong(Update, tag="pong"):
    """The answer to a ping."""

    now: float


class NotDone(Update, tag="not_done"):
    """Why a message without a readable id was not done, or why the socket is about to be closed."""

    error: Refusal


class Refusal(Told):
    """Why something was not done. Nothing has changed.

    `reason` is a word for programs; `text` is a sentence in English for everything else.
    """

    reason: str
    text: str


class ConsideredMove(Told):
    """A move that a bot considered."""

    move: Words
    share: float
    expected: float | None


class HintTold(Told):
    """What a bot would do at this seat, from what this seat knows."""

    moves: list[ConsideredMove]
    knowledge: dict[str, Any]


AnyUpdate = Whole | Change | Reply | Pong | NotDone


# --- Replays ---


class Replay(Told):
    """A moment of a game as the viewer may know it: of a running game, what they knew then."""

    table: TableInfo
    at: int
    moments: int  # how many there are
    viewer: int | None
    view: dict[str, Any]
    waiting: list[int]
    events: list[ToldEvent] = []  # up to this moment


# --- What a client needs to know of a game ---


class OptionInfo(Told):
    """A choice made before the game."""

    name: str
    values: list[bool | int | str]
    default: bool | int | str


class SeatOptionInfo(Told):
    """A choice that each seat makes for itself. In a table's options it is written "a,b,c"."""

    name: str
    values: list[str]
    different: bool  # no two seats have the same
    only: tuple[str, str] | None  # the table's option, and its value, with which one chooses


class GameInfo(Told):
    """A game that can be played."""

    name: str
    title: str
    version: int
    players: list[int]
    minutes: tuple[int, int]
    options: list[OptionInfo]
    seat_options: list[SeatOptionInfo]
    sides: list[str]
    levels: list[str]
    ready: float  # 1, or how much of it is compiled: a table of it is laid when all is


class WordInfo(Told):
    """A kind of move or event: its parts in order, each with its domain."""

    kind: str
    parts: dict[str, str]


class GameList(Told):
    """The games that can be played."""

    games: list[GameInfo]


class GameWords(Told):
    """The words of a game: what the texts are made of."""

    info: GameInfo
    moves: list[WordInfo]
    events: list[WordInfo]
    domains: dict[str, list[str] | int]  # the values of each: names, or how many
    names: dict[str, list[str]]  # what only the box knows, by domain
    # Domains that are not spoken by messages of their own name: of which others, or `ordinal`
    spoken: dict[str, str]
    reasons: list[str]


class Clause(Told):
    """A clause of the rules, in our words."""

    number: str
    text: str
    chapter: str


class GameRules(Told):
    """The rules of a game, clause by clause."""

    rules: list[Clause]


def encode(told: Any) -> bytes:
    """As JSON."""
    return _encoder.encode(told)


def read_message(raw: bytes | str) -> AnyMessage:
    """What a client sent over the socket. Raises msgspec.ValidationError or DecodeError."""
    return _messages.decode(raw)


_encoder = msgspec.json.Encoder()
_messages: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)
