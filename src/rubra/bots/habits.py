"""Fixed habits as bots: `habit:NAME`, to find out whether bots that search can be farmed.

A game that has such habits declares them in `rubra.games.<game>.player.habits`: by name, for some
kinds of moves, a function that leaves only the moves the habit is content with. It is given a
state that its seat could be in, and may read of it only what the seat knows. What a habit says
nothing about is played as `easy` does.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from typing import Any

from rubra.bots.easy import EasyBot
from rubra.bots.player import CHOICE
from rubra.core.errors import OptionError
from rubra.core.game import Game
from rubra.core.position import Position
from rubra.core.stream import Stream, below
from rubra.core.vocabulary import kind_of

# (box, state, seat, moves) -> those it is content with
Choice = Callable[[Any, Any, int, list[int]], list[int]]


def habits_of(game: Game) -> Mapping[str, Mapping[int, Choice]]:
    """The habits of a game, by name; none if it declares none."""
    try:
        module = importlib.import_module(f"rubra.games.{game.name}.player.habits")
    except ModuleNotFoundError:
        return {}
    found: Mapping[str, Mapping[int, Choice]] = module.HABITS
    return found


class HabitBot(EasyBot):
    """Always does the same. Raises OptionError when it first plays a game without its habit."""

    def __init__(self, stream: Stream, name: str) -> None:
        super().__init__(stream)
        self.name = name

    def speak(self, position: Position) -> int | None:
        """Nothing: a habit is what somebody declares, lays and takes."""
        del position
        return None

    def choose(self, position: Position) -> int:
        """One of the moves that the habit is content with, each equally likely."""
        habits = habits_of(position.game)
        if self.name not in habits:
            known = f"; its habits are {', '.join(habits)}" if habits else ""
            title = position.game.about.title
            raise OptionError(f"{title} has no habit {self.name!r}{known}")
        moves = self.exclusion.allowed(position.moves())
        content = habits[self.name].get(kind_of(moves[0]))
        if content is None:
            return super().choose(position)
        if len(moves) == 1:
            return moves[0]
        self.follow(position)
        state = position.imagine(self.stream)
        wanted = content(position.box.record, state, position.seat, moves) or moves
        return wanted[below(self.stream, CHOICE, len(wanted))]
