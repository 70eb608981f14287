"""What one can say about a game before it is loaded: light, so that lists and help are instant."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rubra.core.errors import OptionError


def written(value: bool | int | str) -> str:
    """An option's value as people type it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


@dataclass(frozen=True)
class Option:
    """A choice made before the game begins."""

    name: str
    values: tuple[bool | int | str, ...]
    default: bool | int | str

    def read(self, typed: str) -> bool | int | str:
        """The value that somebody typed. Raises OptionError."""
        for known in self.values:
            if written(known) == typed.lower():
                return known
        raise self._refusal(typed)

    def number_of(self, value: Any) -> int:
        """The value as the rules see it: its place in the list (so False is 0 and True is 1)."""
        for number, known in enumerate(self.values):
            if value == known and type(value) is type(known):
                return number
        raise self._refusal(value)

    def _refusal(self, value: Any) -> OptionError:
        known_values = " or ".join(written(known) for known in self.values)
        return OptionError(f"option {self.name!r} is {known_values}, not {value!r}")


Chosen = tuple[tuple[str, Any], ...]  # values of options, each with its name


@dataclass(frozen=True)
class About:
    """A game's visiting card."""

    name: str
    title: str
    version: int  # of the rules: raised whenever the same moves may lead elsewhere
    players: tuple[int, ...]
    minutes: tuple[int, int]  # how long a game takes people, our estimate
    options: tuple[Option, ...]
    longest: int  # decisions that no game of random players exceeds
    sides: tuple[str, ...] = ()  # teams that win or lose together
    samples: tuple[Chosen, ...] = ()  # options that stand for all, where those are too many

    def option(self, name: str) -> Option:
        """The option of that name. Raises OptionError."""
        for option in self.options:
            if option.name == name:
                return option
        has = ", ".join(option.name for option in self.options) or "none"
        raise OptionError(f"{self.title} has no option {name!r}; its options: {has}")

    def settle(self, players: int, chosen: Mapping[str, Any]) -> dict[str, Any]:
        """The options of one game, complete and checked."""
        if players not in self.players or isinstance(players, bool):
            counts = ", ".join(str(count) for count in self.players)
            raise OptionError(f"{self.title} is for {counts} players, not {players!r}")
        for name in chosen:
            self.option(name)
        settled: dict[str, Any] = {"players": players}
        for option in self.options:
            value = chosen.get(option.name, option.default)
            option.number_of(value)
            settled[option.name] = value
        return settled
