"""What one can say about a game before it is loaded: light, so that lists and help are instant."""

from __future__ import annotations

from collections.abc import Collection, Mapping
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


@dataclass(frozen=True)
class SeatOption:
    """A choice that each seat makes for itself before the game begins.

    Its value is written for all seats together, in their order: "blue,red". A seat that is left out
    takes the first value, or the first that is left where all have to be different.
    """

    name: str
    values: tuple[str, ...]
    different: bool = False  # no two seats have the same
    only: tuple[str, str] | None = None  # the table's option, and the value, with which one chooses

    def read(self, typed: str) -> str:
        """What somebody typed; whether it fits the players is seen when it is settled."""
        return typed.lower()

    def settle(self, players: int, written: Any) -> str:
        """A value for each seat. Raises OptionError."""
        if not isinstance(written, str):
            raise self._refusal(written)
        wished = [wish.strip() for wish in written.split(",")] if written else []
        if len(wished) > players:
            raise OptionError(
                f"option {self.name!r} is for {players} seats, not {len(wished)}: {written!r}"
            )
        wished += [""] * (players - len(wished))
        named = [wish for wish in wished if wish]
        if not set(named) <= set(self.values):
            raise self._refusal(written)
        if self.different and len(set(named)) < len(named):
            raise OptionError(
                f"option {self.name!r}: no two seats have the same, as in {written!r}"
            )
        free = [value for value in self.values if not self.different or value not in named]
        settled = []
        for wish in wished:
            settled.append(wish or free[0])
            if not wish and self.different:
                free.pop(0)
        return ",".join(settled)

    def numbers(self, settled: str) -> list[int]:
        """The values as the rules see them: the place in the list, for each seat."""
        return [self.values.index(value) for value in settled.split(",")]

    def choose(self, settled: str, seat: int, value: str, people: Collection[int]) -> str:
        """The values once a seat has chosen one. Raises OptionError if a person has it already.

        Where all have to be different, a seat without a person gives its value up and takes the
        other in exchange.
        """
        if value not in self.values:
            raise self._refusal(value)
        values = settled.split(",")
        if self.different and value in values:
            holder = values.index(value)
            if holder != seat and holder in people:
                taken = {values[person] for person in people if person != seat}
                free = ", ".join(one for one in self.values if one not in taken)
                raise OptionError(f"somebody has {value} already; free are {free}")
            values[holder] = values[seat]
        values[seat] = value
        return ",".join(values)

    def _refusal(self, value: Any) -> OptionError:
        known = ", ".join(self.values)
        return OptionError(
            f"option {self.name!r} has a value for each seat, as a,b, of {known}, not {value!r}"
        )


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
    longest: int  # decisions after which simulations cut a game short
    sides: tuple[str, ...] = ()  # teams that win or lose together
    samples: tuple[Chosen, ...] = ()  # options that stand for all, where those are too many
    seat_options: tuple[SeatOption, ...] = ()

    def option(self, name: str) -> Option | SeatOption:
        """The option of that name. Raises OptionError."""
        known: tuple[Option | SeatOption, ...] = (*self.options, *self.seat_options)
        for option in known:
            if option.name == name:
                return option
        has = ", ".join(option.name for option in known) or "none"
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
        for each in self.seat_options:
            if self._is_chosen(each, settled):
                settled[each.name] = each.settle(players, chosen.get(each.name, ""))
            elif chosen.get(each.name):
                raise self._not_chosen(each)
        return settled

    def choose(
        self,
        settled: Mapping[str, Any],
        seat: int,
        wishes: Mapping[str, str],
        people: Collection[int],
    ) -> dict[str, Any]:
        """Settled options once a seat has chosen what is its own to choose. Raises OptionError.

        `people` are the seats at which a person sits, who keep what they have.
        """
        changed = dict(settled)
        for name, value in wishes.items():
            option = self.option(name)
            if not isinstance(option, SeatOption):
                raise OptionError(f"option {name!r} is for the whole table, not for one seat")
            if not self._is_chosen(option, settled):
                raise self._not_chosen(option)
            changed[name] = option.choose(changed[name], seat, value, people)
        return changed

    @staticmethod
    def _is_chosen(option: SeatOption, settled: Mapping[str, Any]) -> bool:
        return option.only is None or settled[option.only[0]] == option.only[1]

    @staticmethod
    def _not_chosen(option: SeatOption) -> OptionError:
        name, value = option.only or ("", "")
        return OptionError(f"option {option.name!r} can be chosen only with {name}={value}")
