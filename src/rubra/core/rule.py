"""`@rule`: an ordinary Python function, compiled to machine code by Numba.

The machine code is kept on disk. Numba's own bookkeeping looks at the file of a function and not
at what it calls, so an edited helper would leave stale code in its callers. Therefore the folder
is named by a digest of every source file that may hold rules, of the compiler's version and of
its settings: whatever changes, the old code is out of reach.

With `NUMBA_DISABLE_JIT=1` a rule is the plain function itself: for a debugger, for readable
tracebacks, and for the test that both ways play identical games.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, overload

import numba
import platformdirs
from numba.core.imputils import lower_cast

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parent.parent
# Compiled code that is kept on disk may live in these folders and files only
RULE_SOURCES = ("core", "games", "bots", "lab/study.py", "lab/observing.py", "research/stepping.py")
NOT_COMPILED = {"terminal.py", "lesson.py"}  # files of a game that no rule depends on
UNUSED_AFTER = 14 * 24 * 3600  # seconds after which machine code of another version is removed

_config: Any = numba.config  # Any: its settings are made at run time
COMPILED = not _config.DISABLE_JIT


def sources_digest(package: Path = PACKAGE) -> str:
    """Names every rule source, where it lies, the compiler and its settings in a few letters.

    Where, because Numba keeps machine code for a file of a path, not for its text.
    """
    digest = hashlib.sha256()
    for part in (str(package), sys.version, numba.__version__, *_compiler_settings()):
        digest.update(part.encode() + b"\0")
    for source in RULE_SOURCES:
        place = package / source
        for file in [place] if place.is_file() else sorted(place.rglob("*.py")):
            if file.name in NOT_COMPILED:
                continue
            digest.update(file.relative_to(package).as_posix().encode() + b"\0")
            digest.update(file.read_bytes() + b"\0")
    return digest.hexdigest()[:20]


def _compiler_settings() -> list[str]:
    """Numba does not tell apart code compiled with and without, say, bounds checking."""
    ignored = {"NUMBA_CACHE_DIR", "NUMBA_NUM_THREADS"}
    return sorted(
        f"{name}={value}"
        for name, value in os.environ.items()
        if name.startswith("NUMBA_") and name not in ignored
    )


def cache_folder() -> Path:
    """Where compiled rules are kept; `RUBRA_CACHE` moves it."""
    root = Path(os.environ.get("RUBRA_CACHE") or platformdirs.user_cache_path("rubra"))
    return root / "compiled" / sources_digest()


def _prepare_cache() -> Path:
    folder = cache_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError:  # nothing can be kept here: compile for this process alone
        return Path(tempfile.mkdtemp(prefix="rubra-"))
    for other in folder.parent.iterdir():
        if time.time() - other.stat().st_mtime > UNUSED_AFTER:
            shutil.rmtree(other, ignore_errors=True)
    return folder


if COMPILED:
    CACHE = _prepare_cache()
    _config.CACHE_DIR = str(CACHE)


def is_warm(game: str) -> bool:
    """Whether this game's rules were compiled before, so that starting takes no time."""
    return not COMPILED or (CACHE / f"{game}.warm").exists()


def mark_warm(game: str) -> None:
    """Remember that this game's rules are compiled."""
    if COMPILED:
        (CACHE / f"{game}.warm").touch()


@overload
def rule(function: F) -> F: ...
@overload
def rule(*, inline: bool) -> Callable[[F], F]: ...


def rule(function: F | None = None, *, inline: bool = True) -> F | Callable[[F], F]:
    """Compile a rule.

    A rule works on records, arrays and integers; it does not allocate, raise, recurse or touch
    Python objects, so that the same function can run in a GPU kernel. A rule outside the package
    (a test's toy game) is compiled too, but not kept on disk: the digest does not see it.

    The compiler puts a rule into every rule that calls it, which makes random play a quarter
    faster. `@rule(inline=False)` keeps a large one, called from many places, in a place of its own.
    """
    if function is None:
        return lambda late: _compile(late, inline)
    return _compile(function, inline)


def _compile(function: F, inline: bool) -> F:
    file = Path(function.__code__.co_filename)
    kept = any(file.is_relative_to(PACKAGE / source) for source in RULE_SOURCES)
    # Rules of an algorithm that is made for each game are kept on disk for each game, even where
    # their types are the same: the machine code names the module that it belongs to
    _, bracket, game = function.__module__.partition("[")
    function.__qualname__ += bracket + game
    compiler: Any = numba.njit  # Any: its stubs do not know `_nrt`
    compiled = compiler(
        cache=kept,
        nogil=True,
        error_model="numpy",
        forceinline=inline,
        _nrt=False,  # no memory management: whoever allocates in a rule is told when compiling
    )(function)
    if COMPILED:
        _simplify_types(compiled)
    called: F = compiled  # which is called like the function itself
    return called


def _simplify_types(compiled: Any) -> None:
    """Compile a rule for the types it is called with, and not anew for each constant or length.

    What is put into its callers is simplified there; the rest of the time would be wasted.
    """
    template_for = compiled.get_call_template

    def get_call_template(args: Any, kws: Any) -> Any:
        named = {name: _simple_type(kind) for name, kind in kws.items()}
        return template_for(tuple(map(_simple_type, args)), named)

    compiled.get_call_template = get_call_template


if COMPILED:

    @lower_cast(numba.types.NestedArray, numba.types.Array)  # type: ignore[no-untyped-call, untyped-decorator]  # no stubs
    def _as_any_array(_context: Any, _builder: Any, _source: Any, _target: Any, value: Any) -> Any:
        """To the compiled code the two are the same."""
        return value


def _simple_type(kind: Any) -> Any:
    """A constant as any number, an array inside a record as any array."""
    if isinstance(kind, numba.types.NestedArray):
        return numba.types.Array(kind.dtype, kind.ndim, "C")
    plain: Callable[[Any], Any] = numba.types.unliteral
    return plain(kind)


def uncompiled(function: F) -> F:
    """The plain Python function of a rule: for reading snapshots, which compiled code cannot."""
    plain: F = getattr(function, "py_func", function)
    return plain
