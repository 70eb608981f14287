"""What a client sends over the socket, or asks to be done at a table by HTTP."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from rubra.server.protocol.base import (
    LONGEST_LINE,
    Choice,
    Invitation,
    MessageId,
    Received,
    Seat,
    TableId,
    Words,
)


class Message(Received, tag_field="do", omit_defaults=True):
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


class Speak(Message, tag="speak"):
    """Say something in words of the game, which everybody understands, bots too."""

    seat: Seat
    words: Words


class Hint(Message, tag="hint"):
    """Ask what a bot would consider at my seat; the reply carries it.

    `level` is one that searches; without it, the usual one.
    """

    seat: Seat
    level: Choice | None = None


class WhyNot(Message, tag="why_not"):
    """Ask which rule keeps my seat from a move; nothing is done. The reply carries it."""

    seat: Seat
    move: Words


class Look(Message, tag="look"):
    """See the table from another seat of mine, or from none: as one who watches."""

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


class Ping(Received, tag_field="do", tag="ping"):
    """A sign of life; answered by a pong."""


class Go(Message, tag="go"):
    """Go on to another table by the same socket, seen from a seat of mine or from none.

    Whoever is let in is sent the whole scene there, then the reply, and nothing more of the table
    that they left; else they stay. What they send before the reply is refused: nobody could
    tell which table it was meant for.
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
    | Speak
    | Hint
    | WhyNot
    | Look
    | Resign
    | Return
    | Quiet
    | Ping
)
AnyMessage = TableMessage | Go
