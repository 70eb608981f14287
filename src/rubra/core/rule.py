"""`@rule`: an ordinary Python function that engines can compile.

A rule works on records, arrays and integers; it does not allocate, raise, recurse or touch Python
objects. So the same function runs as it is, as machine code, as WebAssembly and on a GPU (see
core/engines). Called from Python it is the plain function: for tests, for a debugger, for readable
tracebacks. What is to be fast is called through an engine, and for that there are entries.

    @rule
    def can_pay(state: State, seat: int, price: int) -> bool: ...

    @entry
    def list_moves(box: Array[Box], state: Array[State], seat: int, out: MoveArray) -> int: ...
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar, overload

F = TypeVar("F", bound=Callable[..., Any])


@dataclass(frozen=True)
class Settings:
    """How a rule is to be compiled."""

    inline: bool = True
    compiled_as: Callable[..., Any] | None = None
    is_entry: bool = False
    reads: tuple[str, ...] = ()  # of an entry: the arguments that it does not change


@overload
def rule(function: F) -> F: ...
@overload
def rule(
    *, inline: bool = True, compiled_as: Callable[..., Any] | None = None
) -> Callable[[F], F]: ...


def rule(
    function: F | None = None,
    *,
    inline: bool = True,
    compiled_as: Callable[..., Any] | None = None,
) -> F | Callable[[F], F]:
    """Mark a function as a rule.

    A compiler puts a rule into every rule that calls it, which makes random play a quarter
    faster. `@rule(inline=False)` keeps a large one, called from many places, in a place of its own.
    `compiled_as` is another spelling of the same function, for compilers only.
    """
    return _mark(function, Settings(inline, compiled_as))


@overload
def entry(function: F) -> F: ...
@overload
def entry(*, reads: str) -> Callable[[F], F]: ...


def entry(function: F | None = None, *, reads: str = "") -> F | Callable[[F], F]:
    """Mark a rule that is called from outside, through an engine.

    It takes rows of records, other arrays of one dimension, and integers, and returns an integer
    or nothing. Each argument says in its annotation what it is. `reads` names arrays that it does
    not change: an engine with a memory of its own need not copy them back.
    """
    return _mark(function, Settings(is_entry=True, reads=tuple(reads.split())))


def _mark(function: F | None, settings: Settings) -> F | Callable[[F], F]:
    def mark(late: F) -> F:
        late.__rule__ = settings  # type: ignore[attr-defined]  # a function takes any attribute
        return late

    return mark if function is None else mark(function)


def settings_of(function: Any) -> Settings | None:
    """How a rule is to be compiled; None if it is no rule."""
    settings: Settings | None = getattr(function, "__rule__", None)
    return settings
