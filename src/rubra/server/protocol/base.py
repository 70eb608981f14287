"""Words, limits and bases of everything that goes over the wire."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta, Struct

Language = Literal["en", "ca", "pt", "it"]
Access = Literal["open", "invited"]
Phase = Literal["gathering", "playing", "over", "frozen", "closed"]
# What is said at a table besides free text: statements in words of the game, how it agreed to go
# back, and what becomes of a seat that the table waits for. The first three were said before there
# were statements
LineKind = Literal[
    "trust", "suspect", "ask", "go_back", "agree", "refuse",
    "let_bot", "keep_waiting", "bot_plays", "here", "freed", "quiet", "loud",
    "rematch", "declined", "statement",
]  # fmt: skip
# What somebody is known by, besides their name; drawn by the browser
Sign = Literal[
    "boat", "bridge", "candle", "castle", "comet", "fish", "fox", "heron", "leaf", "mountain",
    "olive", "snail",
]  # fmt: skip
TournamentFormat = Literal["swiss", "round_robin"]
TournamentPhase = Literal["joining", "playing", "over"]
LateBecause = Literal["time", "gone"]

LONGEST_NAME = 30
LONGEST_LINE = 500
LONGEST_EMAIL = 254
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
Code = Annotated[str, Meta(min_length=16, max_length=100, pattern="^[0-9a-zA-Z_.-]+$")]
PersonId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[0-9a-zA-Z_-]+$")]
MessageId = Annotated[str, Meta(min_length=1, max_length=36, pattern="^[0-9a-zA-Z_-]+$")]
Words = Annotated[list[str | int], Meta(min_length=1, max_length=7)]  # a move: kind, part, part, …
Path = list[str | int]
if TYPE_CHECKING:
    Patch = tuple[Path, Any] | tuple[Path]
else:  # a union of arrays is more than a schema can say
    Patch = Annotated[list[Any], Meta(min_length=1, max_length=2)]


class Received(Struct, forbid_unknown_fields=True):
    """Base of all that a client sends: nothing that we do not know is let in."""


class Sent(Struct, omit_defaults=True):
    """Base of all that a client is told."""
