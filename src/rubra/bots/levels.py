"""Bots by name."""

from __future__ import annotations

from typing import Protocol

from rubra.core.errors import OptionError
from rubra.core.position import Position
from rubra.core.stream import Stream, below

CHOICE = 0  # what a random player draws for, here and in playout.py: the same games


class Bot(Protocol):
    """Somebody who can sit at a seat."""

    def choose(self, position: Position) -> int:
        """One of the legal moves of the position."""


class RandomBot:
    """Plays any legal move, each equally likely."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream

    def choose(self, position: Position) -> int:
        """One of the legal moves, by lot."""
        moves = position.moves()
        return moves[below(self.stream, CHOICE, len(moves))]


LEVELS = {"random": RandomBot}


def make_bot(level: str, stream: Stream) -> Bot:
    """A bot of a named level, with a stream of its own. Raises OptionError."""
    check_level(level)
    return LEVELS[level](stream)


def check_level(level: str) -> None:
    """Raise OptionError if there is no bot of that name."""
    if level not in LEVELS:
        raise OptionError(f"there is no bot {level!r}; the bots are {', '.join(LEVELS)}")
