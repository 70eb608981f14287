"""What an engine is to the rest of the program: it loads patterns, and lends memory to work in."""

from __future__ import annotations

from typing import Any, Protocol

from rubra.core.patterns import Pattern
from rubra.core.record import Rows


class Memory(Protocol):
    """Memory in which one thread at a time works."""

    def rows(self, cls: type, count: int) -> Rows:
        """Blank records which the engine need not copy when it is called with them."""

    def numbers(self, dtype: Any, count: int) -> Rows:
        """Zeros, likewise."""


class Engine(Protocol):
    """Something that can run rules."""

    name: str

    def load(self, pattern: Pattern) -> Any:  # Any: an attribute for each entry of the pattern
        """The entries of a pattern, to be called; its constants too."""

    def new_memory(self) -> Memory:
        """Memory for a series, a bot or a group of tables."""


class OrdinaryMemory:
    """The memory of this process, for engines that work on any array."""

    def rows(self, cls: type, count: int) -> Rows:
        """Blank records."""
        return Rows.blank(cls, count)

    def numbers(self, dtype: Any, count: int) -> Rows:
        """Zeros."""
        return Rows.numbers(dtype, count)
