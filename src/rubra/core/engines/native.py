"""The engine `native`: rules compiled to machine code by Numba, on the machine they run on.

The machine code is kept on disk. Numba's own bookkeeping looks at the file of a function and not
at what it calls, so an edited helper would leave stale code in its callers. Therefore the folder
is named by a digest of every source file that may hold rules, of the compiler's version and of
its settings: whatever changes, the old code is out of reach.

Numba comes with `rubra[native]`. Nothing but this folder, and what builds WebAssembly modules,
imports it.
"""

from __future__ import annotations

import shutil
import tempfile
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any

import numba
import numba.extending
from numba.core import codegen, compiler
from numba.core.imputils import lower_cast
from numba.np import arrayobj

from rubra.core.engines.compiled_words import make_known
from rubra.core.engines.interface import Memory, OrdinaryMemory
from rubra.core.engines.native_cache import PACKAGE, RULE_SOURCES, cache_folder
from rubra.core.engines.plain import with_arrays
from rubra.core.patterns import Pattern
from rubra.core.rule import settings_of
from rubra.core.vocabulary import PARTS, EventKind, MoveKind, Namespace

_config: Any = numba.config  # Any: its settings are made at run time
numba_arrays: Any = arrayobj  # Any: Numba is hardly typed
numba_compiler: Any = compiler
numba_codegen: Any = codegen
UNUSED_AFTER = 14 * 24 * 3600  # seconds after which machine code of another version is removed


class NativeEngine:
    """Runs compiled rules."""

    name = "native"

    def __init__(self) -> None:
        _config.CACHE_DIR = str(_prepared_cache())

    def load(self, pattern: Pattern) -> Any:
        """The entries of a pattern, each compiled when it is first called."""
        return with_arrays(pattern, compiled)

    def new_memory(self) -> Memory:
        """The memory of this process."""
        return OrdinaryMemory()


@cache
def _prepared_cache() -> Path:
    folder = cache_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
    except OSError:  # nothing can be kept here: compile for this process alone
        return Path(tempfile.mkdtemp(prefix="rubra-"))
    for other in folder.parent.iterdir():
        if time.time() - other.stat().st_mtime > UNUSED_AFTER:
            shutil.rmtree(other, ignore_errors=True)
    return folder


@cache
def compiled(function: Callable[..., Any]) -> Any:
    """A rule for Numba: compiled for the types that it is called with.

    A rule outside the package (a test's toy game) is compiled too, but not kept on disk: the
    digest does not see it.
    """
    spelled, inline = _spelled(function)
    file = Path(spelled.__code__.co_filename)
    kept = any(file.is_relative_to(PACKAGE / source) for source in RULE_SOURCES)
    # Else it is made fast later, by what builds modules
    dispatcher = compiler_for(inline=inline, cache=kept and _config.OPT > 0)(spelled)
    _simplify_types(dispatcher)
    return dispatcher


@cache
def called_by_rules(function: Callable[..., Any]) -> Any:
    """The same for rules that call it.

    Where nothing is made fast it becomes part of them and nothing by itself, which takes half the
    time: Numba would write machine code for it and for all that it calls, again at each level.
    """
    if _config.OPT > 0:
        return compiled(function)  # each is kept on disk
    spelled, inline = _spelled(function)
    options = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    dispatcher = compiler_for(inline=inline, cache=False, pipeline_class=_Part, **options)(spelled)
    _simplify_types(dispatcher)
    insert = dispatcher.overloads.__setitem__

    def add_overload(result: Any) -> None:
        name = object()  # by which callers ask for it, in the place of a function of Python's
        result.target_context.insert_user_function(name, result.fndesc, [result.library])
        insert(tuple(result.signature.args), result._replace(entry_point=name))

    dispatcher.add_overload = add_overload
    return dispatcher


def _spelled(function: Callable[..., Any]) -> tuple[Any, bool]:
    """What is compiled of a rule, and whether it is put into its callers."""
    settings = settings_of(function)
    if settings is None:
        raise TypeError(f"{function.__module__}.{function.__qualname__} is no rule")
    spelled: Any = settings.compiled_as or function
    # Rules of a pattern are kept on disk for each game, even where their types are the same: the
    # machine code names the module that it belongs to
    _, bracket, game = spelled.__module__.partition("[")
    if bracket and bracket not in spelled.__qualname__:
        spelled.__qualname__ += bracket + game
    return spelled, settings.inline


class _PartLibrary(numba_codegen.JITCodeLibrary):  # type: ignore[misc]  # no stubs
    """LLVM's code that is put into that of others, and does not run by itself."""

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True


class _Part(numba_compiler.Compiler):  # type: ignore[misc]  # no stubs
    """Compiles a rule as a part of others."""

    def compile_extra(self, function: Callable[..., Any]) -> Any:
        """As Numba does, with a library that writes no machine code."""
        code = self.state.targetctx.codegen()
        self.state.library = _PartLibrary(code, function.__qualname__)
        self.state.flags.no_compile = True
        return super().compile_extra(function)


def compiler_for(*, inline: bool, cache: bool, **more: Any) -> Any:
    """What turns a function into one that is compiled, with the settings that all rules share."""
    compiler: Any = numba.njit  # Any: its stubs do not know `_nrt`
    return compiler(
        cache=cache,
        nogil=True,
        error_model="numpy",
        forceinline=inline,
        _nrt=False,  # no memory management: whoever allocates in a rule is told when compiling
        **more,
    )


def _simplify_types(dispatcher: Any) -> None:
    """Compile a rule for the types it is called with, and not anew for each constant or length.

    What is put into its callers is simplified there; the rest of the time would be wasted.
    """
    template_for = dispatcher.get_call_template

    def get_call_template(args: Any, kws: Any) -> Any:
        named = {name: _simple_type(kind) for name, kind in kws.items()}
        return template_for(tuple(map(_simple_type, args)), named)

    dispatcher.get_call_template = get_call_template


def _simple_type(kind: Any) -> Any:
    """A constant as any number, an array inside a record as any array."""
    if isinstance(kind, numba.types.NestedArray):
        return numba.types.Array(kind.dtype, kind.ndim, "C")
    plain: Callable[[Any], Any] = numba.types.unliteral
    return plain(kind)


@lower_cast(numba.types.NestedArray, numba.types.Array)  # type: ignore[no-untyped-call, untyped-decorator]  # no stubs
def _as_any_array(_context: Any, _builder: Any, _source: Any, _target: Any, value: Any) -> Any:
    """To the compiled code the two are the same."""
    return value


def _index(context: Any, builder: Any, kind: Any, index: Any, _size: Any) -> Any:
    """An index as it is: rules do not count from the end, so its sign is not looked at.

    Where indices are checked, one below 0 is out of range.
    """
    return context.cast(
        builder, index, kind, numba.types.intp if kind.signed else numba.types.uintp
    )


numba_arrays.fix_integer_index = _index


def _type_of_function(function: FunctionType, _context: Any) -> Any:
    """A rule that another one calls is for Numba what it is compiled to."""
    if settings_of(function) is None:
        return None  # as Numba has it: a plain function is nothing that it knows
    dispatcher_type: Any = numba.types.Dispatcher
    return dispatcher_type(called_by_rules(function))


_typeof: Any = numba.extending.typeof_impl
_typeof.register(FunctionType)(_type_of_function)
make_known(Namespace, MoveKind, EventKind, PARTS)
