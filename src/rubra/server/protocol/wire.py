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

Each chapter is a module of its own; this one has all of them under one name, and reads and writes.
"""

from __future__ import annotations

from typing import Any

import msgspec

from rubra.server.protocol.base import (
    LONGEST_BOX,
    LONGEST_LINE,
    LONGEST_NAME,
    LONGEST_RECORD,
    Access,
    Choice,
    Choices,
    Code,
    Invitation,
    Language,
    LateBecause,
    LineKind,
    MessageId,
    Name,
    Nonce,
    Password,
    Patch,
    Path,
    PersonId,
    Phase,
    Received,
    Seat,
    Sent,
    Sign,
    SignalKind,
    TableId,
    Words,
)
from rubra.server.protocol.games import (
    Clause,
    GameInfo,
    GameList,
    GameRules,
    GameWords,
    OptionInfo,
    SeatOptionInfo,
    WordInfo,
)
from rubra.server.protocol.messages import (
    Answer,
    AnyMessage,
    Go,
    Hint,
    LetBot,
    Look,
    Message,
    Ping,
    Play,
    Propose,
    Quiet,
    Resign,
    Return,
    Say,
    Signal,
    TableMessage,
    Undo,
    WhyNot,
)
from rubra.server.protocol.people import (
    BeGuest,
    Career,
    ChangePassword,
    Credentials,
    Email,
    Farewell,
    FriendCode,
    FriendList,
    GalleryOffer,
    GalleryOfferList,
    GalleryState,
    MailAnswer,
    MailCode,
    Me,
    Person,
    PushAddress,
    PushKey,
    Rating,
    RatingList,
    Reminders,
    Reported,
    ReportLine,
    SessionInfo,
    SessionList,
    SetEmail,
    SetSign,
    Tally,
    TallyList,
)
from rubra.server.protocol.scene import (
    Clock,
    Draw,
    DrawList,
    Fairness,
    Late,
    Line,
    Proposal,
    Replay,
    Scene,
    StoodIn,
    ToldEvent,
)
from rubra.server.protocol.tables import (
    Branch,
    FromRecord,
    KeepSeat,
    NewTable,
    Pace,
    Rematch,
    SeatInfo,
    SeatPlan,
    SetBot,
    SetReady,
    TableInfo,
    TableList,
    TakeSeat,
)
from rubra.server.protocol.updates import (
    AnyUpdate,
    Because,
    Change,
    ConsideredMove,
    FearedReply,
    HintTold,
    NotDone,
    Pong,
    Refusal,
    Reply,
    Update,
    Whole,
)

__all__ = [
    "LONGEST_BOX",
    "LONGEST_LINE",
    "LONGEST_NAME",
    "LONGEST_RECORD",
    "Access",
    "Answer",
    "AnyMessage",
    "AnyUpdate",
    "BeGuest",
    "Because",
    "Branch",
    "Career",
    "Change",
    "ChangePassword",
    "Choice",
    "Choices",
    "Clause",
    "Clock",
    "Code",
    "ConsideredMove",
    "Credentials",
    "Draw",
    "DrawList",
    "Email",
    "Fairness",
    "Farewell",
    "FearedReply",
    "FriendCode",
    "FriendList",
    "FromRecord",
    "GalleryOffer",
    "GalleryOfferList",
    "GalleryState",
    "GameInfo",
    "GameList",
    "GameRules",
    "GameWords",
    "Go",
    "Hint",
    "HintTold",
    "Invitation",
    "KeepSeat",
    "Language",
    "Late",
    "LateBecause",
    "LetBot",
    "Line",
    "LineKind",
    "Look",
    "MailAnswer",
    "MailCode",
    "Me",
    "Message",
    "MessageId",
    "Name",
    "NewTable",
    "Nonce",
    "NotDone",
    "OptionInfo",
    "Pace",
    "Password",
    "Patch",
    "Path",
    "Person",
    "PersonId",
    "Phase",
    "Ping",
    "Play",
    "Pong",
    "Proposal",
    "Propose",
    "PushAddress",
    "PushKey",
    "Quiet",
    "Rating",
    "RatingList",
    "Received",
    "Refusal",
    "Rematch",
    "Reminders",
    "Replay",
    "Reply",
    "ReportLine",
    "Reported",
    "Resign",
    "Return",
    "Say",
    "Scene",
    "Seat",
    "SeatInfo",
    "SeatOptionInfo",
    "SeatPlan",
    "Sent",
    "SessionInfo",
    "SessionList",
    "SetBot",
    "SetEmail",
    "SetReady",
    "SetSign",
    "Sign",
    "Signal",
    "SignalKind",
    "StoodIn",
    "TableId",
    "TableInfo",
    "TableList",
    "TableMessage",
    "TakeSeat",
    "Tally",
    "TallyList",
    "ToldEvent",
    "Undo",
    "Update",
    "Whole",
    "WhyNot",
    "WordInfo",
    "Words",
    "encode",
    "read_message",
]


def encode(told: Any) -> bytes:
    """As JSON."""
    return _encoder.encode(told)


def read_message(raw: bytes | str) -> AnyMessage:
    """What a client sent over the socket. Raises msgspec.ValidationError or DecodeError."""
    return _messages.decode(raw)


_encoder = msgspec.json.Encoder()
_messages: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)
