"""The engine `python`: rules run as the plain functions that they are."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import SimpleNamespace
from typing import Any

from rubra.core.engines.interface import Memory, OrdinaryMemory
from rubra.core.patterns import Pattern, entries_of, plain
from rubra.core.record import Rows


class PythonEngine:
    """Runs rules uncompiled."""

    name = "python"

    def load(self, pattern: Pattern) -> Any:
        """The entries of a pattern."""
        return with_arrays(pattern, lambda function: function)

    def new_memory(self) -> Memory:
        """The memory of this process."""
        return OrdinaryMemory()


Change = Callable[[Callable[..., Any]], Callable[..., Any]]


@cache
def with_arrays(pattern: Pattern, change: Change) -> Any:
    """A pattern whose entries are changed, and called with the arrays of rows."""
    module = plain(pattern)
    found = dict(vars(module))
    for name, function in entries_of(module).items():
        found[name] = _with_arrays(change(function))
    return SimpleNamespace(**found)


def _with_arrays(function: Callable[..., Any]) -> Callable[..., Any]:
    def call(*arguments: Any) -> Any:
        return function(*[one.array if type(one) is Rows else one for one in arguments])

    return call
