"""Reading what comes from outside: strictly, and with a sentence for whatever is wrong."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta

from rubra.server.protocol import wire
from rubra.server.protocol.wire import (
    LONGEST_NAME,
    AnyMessage,
    Invitation,
    Language,
    Received,
    Seat,
)
from rubra.server.requests.refusals import Refused

TABLE_ID = re.compile("[0-9a-zA-Z_-]{1,64}")
# What can stand in a path, and why it is refused if it cannot be
PARTS = {
    "table": (TABLE_ID, "no_such_table"),
    "person": (TABLE_ID, "no_such_person"),
    "game": (re.compile("[0-9a-z_]{1,40}"), "no_such_game"),
    "seat": (re.compile("[0-7]"), "no_such_seat"),
    "friend": (TABLE_ID, "no_such_person"),
    "club": (TABLE_ID, "no_such_club"),
    "tournament": (TABLE_ID, "no_such_tournament"),
    "code": (re.compile("[0-9a-zA-Z_-]{16,100}"), "no_such_code"),
    "session": (re.compile("[0-9a-f]{16}"), "no_such_session"),
}
Moment = Annotated[int, Meta(ge=0, le=100_000)]
Version = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Epoch = Annotated[str, Meta(max_length=64)]
GameFilter = Annotated[str, Meta(max_length=40)]
Wanted = TypeVar("Wanted")


# --- What can stand behind the question mark ---


class NoQuery(Received):
    """Nothing."""


class RulesQuery(Received):
    """In which language."""

    language: Language = "en"


class GameQuery(Received):
    """Only tables of one game."""

    game: GameFilter | None = None


class GalleryQuery(Received):
    """Only of one game, only what ended before then."""

    game: GameFilter | None = None
    before: float | None = None


class PageQuery(Received):
    """Only what was made before then."""

    before: float | None = None


class TableQuery(Received):
    """The invitation to a table that is not open."""

    invitation: Invitation | None = None


class ReplayQuery(Received):
    """Which moment, and seen from where; `open`: also what each seat saw."""

    at: Moment = 0
    seat: Seat | None = None
    open: bool = False
    invitation: Invitation | None = None


class LiveQuery(Received):
    """Seen from where, and what has been seen already."""

    seat: Seat | None = None
    epoch: Epoch | None = None
    version: Version | None = None
    invitation: Invitation | None = None


# --- Reading ---


def read_message(raw: bytes) -> AnyMessage:
    """What a client sent over the socket. Raises Refused."""
    try:
        _no_nul(raw)
        return wire.read_message(raw)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise _unreadable("The message", error) from None


def read_body(raw: bytes, wanted: type[Wanted]) -> Wanted:
    """The body of a request. Raises Refused."""
    try:
        _no_nul(raw)
        return msgspec.json.decode(raw, type=wanted)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise _unreadable("The request", error) from None


def read_query(query: Mapping[str, str], wanted: type[Wanted]) -> Wanted:
    """What stands behind the question mark. Raises Refused."""
    try:
        if any("\0" in value for value in query.values()):
            raise ValueError("it has a NUL in it")
        return msgspec.convert(dict(query), wanted, strict=False)
    except (msgspec.MsgspecError, ValueError) as error:
        raise _unreadable("The address", error) from None


def read_name(typed: str) -> str:
    """A name as it is kept: one line, no tricks. Raises Refused."""
    name = tidy_name(typed)
    if not name or len(name) > LONGEST_NAME:
        raise Refused("bad_name", f"A name has 1 to {LONGEST_NAME} characters.")
    for letter in name:
        if letter != " " and unicodedata.category(letter)[0] in "CZ":
            raise Refused("bad_name", "A name has no control characters and no invisible ones.")
    if not any(unicodedata.category(letter)[0] in "LN" for letter in name):
        raise Refused("bad_name", "A name has at least one letter or digit.")
    return name


def tidy_name(typed: str) -> str:
    """A name without needless spaces, its letters written in one way."""
    return " ".join(unicodedata.normalize("NFC", typed).split())


def _no_nul(raw: bytes) -> None:
    if b"\\u0000" in raw:
        raise msgspec.DecodeError("it has a NUL in it")


def _unreadable(what: str, error: Exception) -> Refused:
    if isinstance(error, msgspec.ValidationError | ValueError) and not isinstance(
        error, UnicodeError
    ):
        return Refused("unreadable", f"{what} is not as it should be: {error}.")
    if isinstance(error, RecursionError):
        return Refused("unreadable", f"{what} is nested too deeply.")
    return Refused("unreadable", f"{what} is not readable as JSON: {error}.")
