"""Algorithms written once and compiled for each game: a series of games, tree search.

Such an algorithm, a pattern, is a module that uses the verbs (`setup`, `moves`, `play`, `imagine`,
`view`) as plain globals. It imports their stubs from verbs.pyi for type checkers only; here it is
loaded once per game with that game's verbs in their place. The compiler then sees ordinary function
calls and keeps the machine code on disk; a closure over the verbs would be compiled anew in every
process. What is kept on disk for one game is never taken for another: its name is part of the name
of each rule (see rule.py).
"""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable
from functools import cache
from threading import RLock
from types import ModuleType
from typing import Any

from rubra.core.game import Game

_loading = RLock()


Verbs = tuple[tuple[str, Callable[..., Any]], ...]  # functions by name


def specialise(module_name: str, game: Game, more: Verbs = (), purpose: str = "") -> ModuleType:
    """The module of that name, with the verbs of this game and more functions by name.

    If a module is made for the same game with several sets of functions, name the purpose of each.
    """
    with _loading:  # two threads would load it twice, each under the other's eyes
        return _load(module_name, game, more, purpose)


@cache
def _load(module_name: str, game: Game, more: Verbs, purpose: str) -> ModuleType:
    template = importlib.util.find_spec(module_name)
    if template is None or template.origin is None:
        raise ImportError(f"there is no module {module_name}")
    name = f"{module_name}[{game.name}{purpose and ' for '}{purpose}]"
    spec = importlib.util.spec_from_file_location(name, template.origin)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    for verb in ("setup", "moves", "play", "imagine", "view"):
        setattr(module, verb, getattr(game, verb))
    for verb, function in more:
        setattr(module, verb, function)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def is_compiled(game: Game) -> bool:
    """Whether its verbs can be called by compiled code; those of a toy may be plain functions."""
    return hasattr(game.play, "py_func")
