"""What a client needs to know of a game."""

from __future__ import annotations

from rubra.server.protocol.base import Sent


class OptionInfo(Sent):
    """A choice made before the game."""

    name: str
    values: list[bool | int | str]
    default: bool | int | str


class SeatOptionInfo(Sent):
    """A choice that each seat makes for itself. In a table's options it is written "a,b,c"."""

    name: str
    values: list[str]
    different: bool  # no two seats have the same
    only: tuple[str, str] | None  # the table's option, and its value, with which one chooses


class GameInfo(Sent):
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
    numbered: list[int]  # for each of `players`: levels by number, `level:1` and so on
    ready: float  # 1, or how much of it is compiled: a table of it is laid when all is


class WordInfo(Sent):
    """A kind of move, event or statement: its parts in order, each with its domain."""

    kind: str
    parts: dict[str, str]


class GameList(Sent):
    """The games that can be played."""

    games: list[GameInfo]


class GameWords(Sent):
    """The words of a game: what the texts are made of."""

    info: GameInfo
    moves: list[WordInfo]
    events: list[WordInfo]
    statements: list[WordInfo]
    domains: dict[str, list[str] | int]  # the values of each: names, or how many
    names: dict[str, list[str]]  # what only the box knows, by domain
    # Domains that are not spoken by messages of their own name: of which others, or `ordinal`
    spoken: dict[str, str]
    reasons: list[str]


class Clause(Sent):
    """A clause of the rules, in our words."""

    number: str
    text: str
    chapter: str


class GameRules(Sent):
    """The rules of a game, clause by clause."""

    rules: list[Clause]
