"""The games: every folder of `rubra.games` is one, and no list names them."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import rubra.games as rubra_games  # the folder, which holds no code of its own
from rubra.core.about import About
from rubra.core.errors import UnknownGame

if TYPE_CHECKING:
    from rubra.core.game import Game


@cache
def names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(
        sorted(module.name for module in pkgutil.iter_modules(rubra_games.__path__) if module.ispkg)
    )


def quickest() -> str:
    """The name of the game that takes people the least time."""
    return min(names(), key=lambda name: about(name).minutes)


def folder(name: str) -> Path:
    """The folder that holds everything about a game."""
    return Path(next(iter(rubra_games.__path__))) / _module(name).rpartition(".")[2]


def rules(name: str, language: str) -> str:
    """The rules of a game in numbered clauses, as Markdown."""
    return (folder(name) / "texts" / language / "rules.md").read_text(encoding="utf-8")


def about(name: str) -> About:
    """What can be said about a game without loading it."""
    card: About = importlib.import_module(f"{_module(name)}.about").ABOUT
    return card


@cache
def load(name: str) -> Game:
    """A game, ready to be played."""
    game: Game = importlib.import_module(f"{_module(name)}.game").GAME
    return game


def _module(name: str) -> str:
    if name not in names():
        raise UnknownGame(f"there is no game {name!r}; the games are {', '.join(names())}")
    return f"rubra.games.{name}"
