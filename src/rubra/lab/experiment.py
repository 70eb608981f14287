"""An experiment: what is played, how often, and in which variants. Read from a TOML file.

    game = "<name>"
    players = 5
    bots = ["easy"]            # one for all seats, or one for each; these move on seat by seat
    games = 100_000            # of each variant
    seed = 1

    [[variants]]
    name = "as printed"

    [[variants]]
    name = "one more card each"
    patch = { "hand.cards" = 5 }

All variants are played on the same deals, so that their luck is the same.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec
import tomlkit

from rubra.bots.exclusion import NONE
from rubra.bots.levels import check_level
from rubra.bots.workspace import COMPILED_LEVELS
from rubra.core import registry
from rubra.core.box import BoxFile
from rubra.core.errors import ExperimentError, OptionError, RubraError
from rubra.core.game import Box, Game
from rubra.lab.study import Lens

STANDARD = "standard"
MOST_GAMES = 1_000_000_000
COMPILED_PART = 65_536  # games that are played, and written, in one go
LOOK_EVERY = {"random": 128, "easy": 8}  # one in so many games is looked at closely; else each
PARTS_OF_BOTS = 100  # in which games of slower bots are handed out


class VariantSheet(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """One variant in the file; what it leaves out is as in the experiment."""

    name: str
    players: int | None = None
    options: dict[str, bool | int | str] = {}
    bots: tuple[str, ...] | None = None
    box: str | None = None
    box_text: str | None = None  # a whole box file, where there is none beside the experiment
    patch: dict[str, Any] = {}


class BanSheet(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Things that one seat must leave, each in games of their own."""

    things: list[str] | str  # as "power.iuno"; or "all", or all of a kind: "power"
    games: int


class ExperimentSheet(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The file."""

    game: str
    games: int
    players: int | None = None
    options: dict[str, bool | int | str] = {}
    bots: tuple[str, ...] = ("easy",)
    seed: int = 1
    repeats: int | None = None
    box: str | None = None
    variants: list[VariantSheet] = []
    bans: BanSheet | None = None


@dataclass(frozen=True, eq=False)
class Variant:
    """One way to play that is compared with others."""

    name: str
    players: int
    options: Mapping[str, Any]
    bots: tuple[str, ...]  # by seat, before they move on
    box: Box

    @property
    def compiled(self) -> bool:
        """Whether whole games run as machine code."""
        return len(set(self.bots)) == 1 and self.bots[0] in COMPILED_LEVELS


@dataclass(frozen=True, eq=False)
class Run:
    """The games of one variant; perhaps with a thing that one seat must leave."""

    number: int
    variant: Variant
    games: int
    repeats: int  # games on each deal
    banned: tuple[str, str] | None = None  # family and name

    @property
    def part_size(self) -> int:
        """Games that are played and written in one go; it does not depend on who works."""
        if self.variant.compiled:
            return COMPILED_PART
        return max(1, -(-self.games // PARTS_OF_BOTS))

    @property
    def parts(self) -> int:
        """How many of these."""
        return -(-self.games // self.part_size)

    def games_in(self, part: int) -> int:
        """How many games a part has."""
        return min(self.part_size, self.games - part * self.part_size)

    @property
    def look_every(self) -> int:
        """One in so many games is looked at closely."""
        return LOOK_EVERY[self.variant.bots[0]] if self.variant.compiled else 1

    def lens(self, game: Game) -> Lens:
        """What is counted."""
        return Lens(game, self.variant.box)

    def ban_number(self, lens: Lens) -> int:
        """The banned thing as compiled code knows it."""
        return NONE if self.banned is None else lens.things.index(self.banned)


@dataclass(frozen=True, eq=False)
class Experiment:
    """What is played."""

    name: str
    game: Game
    seed: int
    variants: tuple[Variant, ...]
    runs: tuple[Run, ...]

    @property
    def games(self) -> int:
        """Of all runs together."""
        return sum(run.games for run in self.runs)

    @cached_property
    def plan(self) -> dict[str, Any]:
        """All that decides the result, for whoever goes on with it or reads it later."""
        return {
            "game": self.game.name,
            "rules_version": self.game.about.version,
            "seed": self.seed,
            "variants": [
                {
                    "name": variant.name,
                    "players": variant.players,
                    "options": self.game.about.settle(variant.players, variant.options),
                    "bots": list(variant.bots),
                    "box": variant.box.file.digest,
                }
                for variant in self.variants
            ],
            "runs": [
                {
                    "variant": self.variants.index(run.variant),
                    "games": run.games,
                    "repeats": run.repeats,
                    "part_size": run.part_size,
                    "look_every": run.look_every,
                    "banned": None if run.banned is None else ".".join(run.banned),
                }
                for run in self.runs
            ],
        }

    @property
    def digest(self) -> str:
        """Names the plan."""
        return hashlib.sha256(json.dumps(self.plan, sort_keys=True).encode()).hexdigest()[:16]


def experiment_again(name: str, plan: Mapping[str, Any], boxes: Sequence[Box]) -> Experiment:
    """The experiment of a plan, with the box of each variant."""
    variants = tuple(
        Variant(
            one["name"],
            one["players"],
            {option: value for option, value in one["options"].items() if option != "players"},
            tuple(one["bots"]),
            box,
        )
        for one, box in zip(plan["variants"], boxes, strict=True)
    )
    runs = tuple(
        Run(
            number,
            variants[one["variant"]],
            one["games"],
            one["repeats"],
            None if one["banned"] is None else tuple(one["banned"].split(".", 1)),
        )
        for number, one in enumerate(plan["runs"])
    )
    return Experiment(name, registry.load(plan["game"]), plan["seed"], variants, runs)


# --- Reading ---


def read_experiment(path: Path) -> Experiment:
    """An experiment from its file. Raises ExperimentError, or another RubraError that names it."""
    try:
        text = path.read_text(encoding="utf-8")
        sheet = msgspec.convert(tomllib.loads(text), ExperimentSheet)
    except OSError as error:
        raise ExperimentError(f"{path}: cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise ExperimentError(f"{path}: is not a text file in UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        raise ExperimentError(f"{path}: is not TOML: {error}") from None
    except msgspec.ValidationError as error:
        raise ExperimentError(f"{path}: {error}") from None
    try:
        return plan_experiment(sheet, path.stem, path.parent)
    except RubraError as error:
        raise ExperimentError(f"{path}: {error}") from None


def plan_experiment(sheet: ExperimentSheet, name: str, folder: Path) -> Experiment:
    """An experiment from what its file says; boxes are looked for in its folder."""
    game = registry.load(sheet.game)
    _check_number("games", sheet.games, MOST_GAMES)
    _check_number("repeats", 1 if sheet.repeats is None else sheet.repeats, 1000)
    if sheet.seed < 0:
        raise ExperimentError(f"seed is a number from 0 on, not {sheet.seed}")
    variants = tuple(
        _variant(game, sheet, one, folder)
        for one in sheet.variants or [VariantSheet(name=STANDARD)]
    )
    names = [variant.name for variant in variants]
    if len(set(names)) < len(names):
        raise ExperimentError("two variants have the same name; give each its own")
    runs: list[Run] = []
    for variant in variants:
        runs.append(Run(len(runs), variant, sheet.games, _repeats(sheet, variant)))
    if sheet.bans is not None:
        _check_number("bans.games", sheet.bans.games, sheet.games)
        first = variants[0]  # what is banned, is banned in the first variant
        for thing in _banned_things(sheet.bans.things, Lens(game, first.box)):
            repeats = _repeats(sheet, first)
            runs.append(Run(len(runs), first, sheet.bans.games, repeats, thing))
    return Experiment(name, game, sheet.seed, variants, tuple(runs))


def _check_number(name: str, value: int, most: int) -> None:
    if not 1 <= value <= most:
        raise ExperimentError(f"{name} is a number from 1 to {most}, not {value}")


def _repeats(sheet: ExperimentSheet, variant: Variant) -> int:
    """Games on each deal: bots that differ have every seat of it once, if nothing else is said."""
    return sheet.repeats or (variant.players if len(set(variant.bots)) > 1 else 1)


def _variant(game: Game, sheet: ExperimentSheet, one: VariantSheet, folder: Path) -> Variant:
    players = one.players or sheet.players or game.about.players[0]
    options = {**sheet.options, **one.options}
    game.about.settle(players, options)
    bots = one.bots or sheet.bots
    for bot in bots:
        check_level(bot, game.name, players)
    if len(bots) not in (1, players):
        raise OptionError(
            f"with {players} players name one bot for all seats or {players}, not {len(bots)}"
        )
    by_seat = bots if len(bots) == players else bots * players
    return Variant(one.name, players, options, by_seat, _box(game, sheet, one, folder))


def _box(game: Game, sheet: ExperimentSheet, one: VariantSheet, folder: Path) -> Box:
    name = one.box or sheet.box
    box = game.standard_box
    if one.box_text is not None:
        if one.box is not None:
            raise ExperimentError(f"the variant {one.name!r} has both box and box_text")
        box = game.open_box(BoxFile(one.box_text, f"the box of {one.name!r}"))
    elif name is not None:
        box = game.open_box(BoxFile.from_path(folder / name))
    return patched(game, box, one.patch, one.name) if one.patch else box


def patched(game: Game, box: Box, patch: Mapping[str, Any], name: str) -> Box:
    """A box with some of its figures changed, each named as in `senate[3].name`."""
    document = tomlkit.parse(box.file.text)
    for place, value in patch.items():
        *way, last = _keys(place)
        try:
            holder: Any = document
            for key in way:
                holder = holder[key]
            before = holder[last]
        except (KeyError, IndexError, TypeError):
            raise ExperimentError(f"the box has no {place!r} that could be changed") from None
        if isinstance(before, dict | list):
            raise ExperimentError(f"{place!r} is no single figure; name one inside it")
        holder[last] = value
    return game.open_box(BoxFile(tomlkit.dumps(document), f"{box.file.name} as {name!r} has it"))


def _keys(place: str) -> list[str | int]:
    """`a.b[2].c` in steps."""
    keys: list[str | int] = []
    for word in place.split("."):
        name, *numbers = word.replace("]", "").split("[")
        if not name or not all(number.isdecimal() for number in numbers):
            raise ExperimentError(f"{place!r} names no place; write it as in senate[3].name")
        keys += [name, *map(int, numbers)]
    return keys


def _banned_things(wanted: list[str] | str, lens: Lens) -> Iterator[tuple[str, str]]:
    """The things that somebody wants banned. Kinds of moves are not among "all"."""
    choosable = [thing for thing in lens.things if thing[0] != "move" and lens.is_in_moves(thing)]
    for word in [wanted] if isinstance(wanted, str) else wanted:
        found = [
            thing
            for thing in (choosable if word == "all" else lens.things)
            if word in ("all", thing[0], ".".join(thing))
        ]
        if not found:
            families = ", ".join(dict.fromkeys(family for family, _ in choosable))
            raise ExperimentError(
                f"there is no {word!r} to ban; write all, or one of {families},"
                f" or a thing as {'.'.join(choosable[0])}"
            )
        yield from found
