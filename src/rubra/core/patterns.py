"""Algorithms written once and made for each game: one move, a series of games, tree search.

Such an algorithm, a pattern, is a module that uses the verbs (`setup`, `moves`, `play`, `imagine`,
`view`) as plain globals. It imports their stubs from verbs.pyi for type checkers only; here it is
loaded once per game with that game's verbs in their place. A compiler then sees ordinary function
calls. What is called from outside are the pattern's entries (rule.py), through an engine.
"""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from threading import RLock
from types import ModuleType
from typing import Any

from rubra.core.game import Game
from rubra.core.rule import settings_of

_loading = RLock()

Verbs = tuple[tuple[str, Callable[..., Any]], ...]  # functions by name
Records = tuple[tuple[str, type], ...]  # record classes by the name they have in annotations


@dataclass(frozen=True)
class Pattern:
    """A pattern for one game.

    `verbs` are functions beside those of the game. `records` are the records of this game that the
    annotations of its entries name. If a module is made for the same game with several sets of
    functions, the purpose of each is named.
    """

    module: str
    game: Game
    verbs: Verbs = ()
    records: Records = ()
    purpose: str = ""

    @property
    def name(self) -> str:
        """Names it among the patterns of its game."""
        short = self.module.rpartition(".")[2]
        return f"{short}_{self.purpose}" if self.purpose else short


def plain(pattern: Pattern) -> ModuleType:
    """The module of a pattern, with plain Python functions."""
    with _loading:  # two threads would load it twice, and each see the other's half-loaded one
        return _load(pattern)


@cache
def _load(pattern: Pattern) -> ModuleType:
    template = importlib.util.find_spec(pattern.module)
    if template is None or template.origin is None:
        raise ImportError(f"there is no module {pattern.module}")
    game = pattern.game
    name = f"{pattern.module}[{game.name}{pattern.purpose and ' for '}{pattern.purpose}]"
    spec = importlib.util.spec_from_file_location(name, template.origin)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    for verb in ("setup", "moves", "play", "imagine", "view"):
        setattr(module, verb, getattr(game, verb))
    for verb, function in pattern.verbs:
        setattr(module, verb, function)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def entries_of(module: ModuleType) -> dict[str, Callable[..., Any]]:
    """The functions of a pattern's module that are called from outside, by name."""
    return {
        name: function
        for name, function in vars(module).items()
        if (settings := settings_of(function)) is not None
        and settings.is_entry
        and function.__module__ == module.__name__
    }
