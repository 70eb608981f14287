"""Which engine runs a game.

The environment variable `RUBRA_ENGINE`, or `choose` (which commands call for `--engine`), names
one of ENGINES. `cuda` plays series, studies and many tables on a GPU; all the rest is then done as
with `auto`. With `auto` it is `wasm` where the game has a module that is up to date; else
`native` where Numba is installed, else `python`, and a line says so. For long work `native` is
taken where the game has been compiled already.
"""

from __future__ import annotations

import os
import sys
from functools import cache
from importlib.util import find_spec
from threading import RLock

from rubra.core.engines import native_cache
from rubra.core.engines.interface import Engine
from rubra.core.engines.module_file import ModuleError, find_module
from rubra.core.engines.plain import PythonEngine
from rubra.core.errors import EngineError
from rubra.core.game import Game
from rubra.core.optional import needs
from rubra.core.rule import settings_of

ENGINES = ("auto", "python", "native", "wasm", "cuda")

_chosen = ""
_choosing = RLock()


def choose(name: str) -> None:
    """Let this process use an engine; takes the place of RUBRA_ENGINE. Raises EngineError."""
    global _chosen
    _chosen = _checked(name)


def chosen() -> str:
    """The engine that was asked for: one of ENGINES."""
    return _chosen or _checked(os.environ.get("RUBRA_ENGINE") or "auto")


def _checked(name: str) -> str:
    if name not in ENGINES:
        raise EngineError(f"there is no engine {name!r}; the engines are {', '.join(ENGINES)}")
    return name


def on_gpu() -> bool:
    """Whether series, studies and tables are to be played on a GPU."""
    return chosen() == "cuda"


def engine_for(game: Game, *, long_work: bool = False) -> Engine:
    """What runs a game. Raises EngineError."""
    with _choosing:  # two threads would load the same module twice
        return _engine(game, "auto" if on_gpu() else chosen(), long_work)


@cache
def _engine(game: Game, name: str, long_work: bool) -> Engine:
    if name == "python":
        return PythonEngine()
    if name == "native":
        return _native()
    if name == "wasm":
        return _wasm(game)
    if settings_of(game.play) is None:  # a toy, made of plain functions
        return PythonEngine()
    if long_work and native_cache.is_warm(game.name):
        return _native()
    try:
        return _wasm(game)
    except EngineError as error:
        instead = "native" if find_spec("numba") else "python"
        print(f"rubra: {error}; using the engine {instead} instead.", file=sys.stderr)
        return _engine(game, instead, long_work)


@cache
def _native() -> Engine:
    with needs("native"):
        from rubra.core.engines.native import NativeEngine
    return NativeEngine()


@cache
def _wasm(game: Game) -> Engine:
    try:
        module = find_module(game)
        from rubra.core.engines.wasm import WasmEngine
    except ModuleError as error:
        raise EngineError(str(error)) from None
    except (ImportError, OSError) as error:
        raise EngineError(f"WebAssembly does not run on this machine ({error})") from error
    return WasmEngine(module)
