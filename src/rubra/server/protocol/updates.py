"""What a client is sent over the socket."""

# ruff: noqa: RUF012 - msgspec makes a new list for each

from __future__ import annotations

from typing import Any

from rubra.server.protocol.base import Patch, Sent, Words
from rubra.server.protocol.scene import Line, Scene, ToldEvent


class Update(Sent, tag_field="is"):
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
    because: Because | None = None


class Pong(Update, tag="pong"):
    """The answer to a ping."""

    now: float


class NotDone(Update, tag="not_done"):
    """Why a message without a readable id was not done, or why the socket is about to be closed."""

    error: Refusal


class Refusal(Sent):
    """Why something was not done. Nothing has changed.

    `reason` is a word for programs; `text` is a sentence in English for everything else.
    """

    reason: str
    text: str


class FearedReply(Sent):
    """What another seat may do after a move, how likely that is, and what can be expected then."""

    seat: int
    move: Words
    share: float
    expected: float


class ConsideredMove(Sent):
    """A move that a bot considered, and what it fears most after it."""

    move: Words
    share: float
    expected: float | None
    fear: FearedReply | None = None


class Because(Sent):
    """The rule that forbids a move: the name of its sentence, and the clause."""

    name: str
    clause: str


class HintTold(Sent):
    """What a bot would do at this seat, from what this seat knows."""

    moves: list[ConsideredMove]
    knowledge: dict[str, Any]


AnyUpdate = Whole | Change | Reply | Pong | NotDone
