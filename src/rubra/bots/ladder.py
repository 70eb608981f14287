"""Levels by number: what `level:N` means, from `levels.toml` beside the game.

[players]                                # for so many players, from level 1 on
3 = [
    { easy = 100 },                      # level 1 plays as `easy` does
    { easy = 50, iterations = 200 },     # half of its decisions as `easy`, the others by a search
    { iterations = 200 },
]

Each level is meant to win clearly against the one below. Stronger ones are added
at the end, so a number keeps its meaning. For a number of players that is not in the file the
nearest one that is counts; a game without a file has the levels of DEFAULT.
"""

from __future__ import annotations

import tomllib
from functools import cache

import msgspec

from rubra.core import registry
from rubra.core.errors import OptionError

FILE_NAME = "levels.toml"
MOST = 100  # levels by number, and decisions in a hundred


class Rung(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a level plays."""

    easy: int = 0  # of a hundred decisions, so many as `easy` makes them
    iterations: int = 0  # of the search for each of the others

    def __post_init__(self) -> None:
        if not 0 <= self.easy <= MOST or self.iterations < 0:
            raise ValueError("easy is 0 to 100, iterations 0 or more")
        if (self.easy < MOST) != (self.iterations > 0):
            raise ValueError("iterations belong to decisions that are not made as easy makes them")


# Between easy and hard, by what was alike in all games
DEFAULT = (Rung(100), Rung(50, 100), Rung(0, 100), Rung(0, 600), Rung(0, 4000))


class Ladders(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All levels of a game, by number of players."""

    players: dict[int, tuple[Rung, ...]]


def read_ladders(text: str) -> Ladders:
    """The levels in a file. Raises ValueError."""
    ladders = msgspec.convert(tomllib.loads(text), Ladders, strict=False)
    if not ladders.players or not all(ladders.players.values()):
        raise ValueError("there is a level at least for some number of players")
    return ladders


@cache
def ladder_of(game: str, players: int) -> tuple[Rung, ...]:
    """The levels by number of a game, level 1 first; none where its bots cannot search."""
    folder = registry.folder(game)
    if not (folder / "player" / "player.py").exists():
        return ()
    file = folder / FILE_NAME
    if not file.exists():
        return DEFAULT
    told = read_ladders(file.read_text(encoding="utf-8")).players
    return told[min(told, key=lambda count: (abs(count - players), count))]


def rung_of(game: str, players: int, number: int) -> Rung:
    """What a level by number means. Raises OptionError."""
    ladder = ladder_of(game, players)
    title = registry.about(game).title
    if not ladder:
        raise OptionError(f"bots do not search in {title}, so there are no levels by number")
    if not 1 <= number <= len(ladder):
        raise OptionError(
            f"in {title} with {players} players the levels are level:1 to level:{len(ladder)};"
            f" there is no level:{number}"
        )
    return ladder[number - 1]
