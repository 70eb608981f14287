"""Bots by name: a level, and if one likes its budget, as in `hard`, `hard:4000` or `hard:0.5s`.

`level:1`, `level:2` and so on are levels by number, from `easy` upwards: what each means is said
beside each game (ladder.py).

The lab knows `habit:NAME` besides (habits.py); nobody is offered such a bot at a table.
"""

from __future__ import annotations

import re
from typing import Protocol

from rubra.bots.easy import EasyBot
from rubra.bots.habits import HabitBot
from rubra.bots.ladder import rung_of
from rubra.bots.level_bot import LevelBot
from rubra.bots.player import CHOICE, player_of
from rubra.bots.search_bot import Budget, SearchBot
from rubra.core.errors import OptionError
from rubra.core.game import Game
from rubra.core.position import Position
from rubra.core.stream import Stream, below

# What a search may spend on a decision: iterations, and seconds as a limit on slow machines
BUDGETS = {"medium": Budget(200, 0.2, "medium"), "hard": Budget(4000, 1.0, "hard")}
LEVELS = ("random", "easy", *BUDGETS)  # the strongest last
MOST_ITERATIONS = 100_000_000
HABIT = "habit:"
NUMBERED = "level"  # and a number behind a colon


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


def make_bot(level: str, stream: Stream) -> Bot:
    """A bot of a named level or habit, with a stream of its own. Raises OptionError."""
    if is_habit(level):
        return HabitBot(stream, level.removeprefix(HABIT))
    number = number_of(level)
    if number is not None:
        return LevelBot(stream, number)
    name, budget = read_level(level)
    if budget is not None:
        return SearchBot(stream, budget)
    return EasyBot(stream) if name == "easy" else RandomBot(stream)


def strongest(game: Game) -> str:
    """The level that is asked to look back at a game."""
    del game  # so far all have the same levels
    return LEVELS[-1]


def is_habit(level: str) -> bool:
    """Whether a name is meant for a fixed habit; whether a game has it is found out in play."""
    return level.startswith(HABIT)


def check_level(level: str, game: str | None = None, players: int = 0) -> None:
    """Raise OptionError if there is no level of that name, or none in a game with so many players.

    Which numbers there are depends on the game.
    """
    number = number_of(level)
    if number is None:
        read_level(level)
    elif game is not None:
        rung_of(game, players, number)


def number_of(level: str) -> int | None:
    """The number in `level:4`; None for all other names. Raises OptionError."""
    name, _, typed = level.partition(":")
    if name != NUMBERED:
        return None
    if not re.fullmatch(r"[1-9][0-9]{0,3}", typed):
        raise OptionError(f"a level by number is written level:1, level:2 …, not {level!r}")
    return int(typed)


def budget_of(level: str, game: Game, players: int) -> Budget | None:
    """What the search of a level may spend in a game; None if it does not search.

    Of a level by number which leaves some decisions to heuristics: what it spends on the others.
    Raises OptionError.
    """
    number = number_of(level)
    if number is None:
        return read_level(level)[1]
    iterations = rung_of(game.name, players, number).iterations
    return Budget(iterations) if iterations else None


def read_level(level: str) -> tuple[str, Budget | None]:
    """The name and the budget of a level that has a name; no budget if it does not search."""
    name, colon, typed = level.partition(":")
    if name not in LEVELS:
        raise OptionError(
            f"there is no bot {name!r}; the bots are {', '.join(LEVELS)},"
            f" and {NUMBERED}:1, {NUMBERED}:2 and so on"
        )
    if not colon:
        return name, BUDGETS.get(name)
    if name not in BUDGETS:
        raise OptionError(f"{name!r} does not search and has no budget; write {name!r} alone")
    return name, _read_budget(typed)


def _read_budget(typed: str) -> Budget:
    try:
        if typed.endswith("s"):
            budget = Budget(MOST_ITERATIONS, float(typed[:-1]))
        else:
            budget = Budget(int(typed) if typed.isdecimal() else 0)
    except ValueError:
        budget = Budget(0)
    seconds = 1.0 if budget.seconds is None else budget.seconds
    if not 0 < budget.iterations <= MOST_ITERATIONS or not 0 < seconds <= 3600:
        raise OptionError(
            f"a budget is a number of iterations or of seconds, as in hard:4000 or hard:0.5s,"
            f" not {typed!r}"
        )
    return budget


def doubled(level: str, times: int, game: Game) -> str:
    """The same bot with its budget in a game doubled so many times. Raises OptionError."""
    name, budget = (level, None) if number_of(level) else read_level(level)
    if budget is None:
        raise OptionError(f"{level!r} has no budget to double; the bots that search have")
    if budget.iterations == MOST_ITERATIONS and budget.seconds is not None:
        doubled_name = f"{name}:{budget.seconds * 2**times:g}s"
    else:
        own = budget.iterations_of(player_of(game)) if budget.level else budget.iterations
        doubled_name = f"{name}:{own * 2**times}"
    check_level(doubled_name)
    return doubled_name
