"""The Box: what is printed, read from a TOML file and checked once, completely.

A game describes its file with msgspec structs (unknown keys are refused, types are strict) and
turns them into one read-only record. Every table of figures says where they come from.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from functools import cached_property
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from rubra.core.bounds import too_much_in
from rubra.core.errors import BoxError

Source = Literal["rulebook", "published", "reconstructed"]


class BoxTable(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """One table of a box file: figures and where they come from."""

    source: Source


class Sheet(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A whole box file."""

    game: str
    edition: str


S = TypeVar("S", bound=Sheet)


class BoxFile:
    """The text of a box file, able to say where in it something stands."""

    def __init__(self, text: str, name: str) -> None:
        self.text = text
        self.name = name

    @classmethod
    def from_path(cls, path: Path) -> BoxFile:
        """Read a file; BoxError if that cannot be done."""
        try:
            return cls(path.read_text(encoding="utf-8"), str(path))
        except OSError as error:
            raise BoxError(f"cannot be read ({error.strerror})", path) from None
        except UnicodeDecodeError:
            raise BoxError("is not a text file in UTF-8", path) from None

    @cached_property
    def digest(self) -> str:
        """Names the figures, whatever the layout and comments of the file."""
        plain = json.dumps(tomllib.loads(self.text), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(plain.encode()).hexdigest()

    def decode(self, sheet: type[S], game: str) -> S:
        """The figures, checked against the game's description of its file."""
        if found := too_much_in(self.text):
            reason, line = found
            raise BoxError(reason, self.name, line)
        try:
            data = tomllib.loads(self.text)
        except (ValueError, RecursionError) as error:  # also integers that Python does not read
            raise self.error(f"is not TOML: {error}") from None
        try:
            decoded = msgspec.convert(data, sheet)
        except msgspec.ValidationError as error:
            reason, place = _split(str(error))
            raise self.error(reason, place) from None
        if decoded.game != game:
            raise self.error(f"this is a box of {decoded.game!r}, not of {game!r}", "game")
        return decoded

    def error(self, reason: str, place: str = "") -> BoxError:
        """An error that points at a place such as `senate[3].legions`."""
        return BoxError(f"{place}: {reason}" if place else reason, self.name, self.line_of(place))

    def line_of(self, place: str) -> int | None:
        """The line on which a place stands; the nearest enclosing one if it has none itself."""
        if not place:
            return None
        keys = re.findall(r"\w+|\[\d+\]", place)
        while keys:
            line = self._find(keys)
            if line:
                return line
            keys.pop()
        return None

    def _find(self, wanted: list[str]) -> int | None:
        seen: dict[str, int] = {}
        table: list[str] = []
        for number, line in enumerate(self.text.splitlines(), 1):
            if header := re.match(r"\s*\[\[\s*([\w.]+)\s*\]\]", line):
                name = header[1]
                seen[name] = seen.get(name, -1) + 1
                table = [*name.split("."), f"[{seen[name]}]"]
            elif header := re.match(r"\s*\[\s*([\w.]+)\s*\]", line):
                table = header[1].split(".")
            elif key := re.match(r"\s*([\w.-]+)\s*=", line):
                if [*table, key[1]] == wanted:
                    return number
                continue
            if header and wanted in (table, table[:-1]):
                return number
        return None


def _split(message: str) -> tuple[str, str]:
    """msgspec's "Expected `int`, got `str` - at `$.a[0].b`" as reason and place."""
    reason, _, place = message.partition(" - at `$.")
    place = place.rstrip("`")
    if unknown := re.search(r"unknown field `(\w+)`", reason):
        place = f"{place}.{unknown[1]}" if place else unknown[1]
    return reason[:1].lower() + reason[1:], place


def check_unique(file: BoxFile, name: str, items: tuple[Any, ...]) -> None:
    """Every entry has an id of its own."""
    seen: set[str] = set()
    for index, item in enumerate(items):
        if item.id in seen:
            raise file.error(f"the id {item.id!r} is there twice", f"{name}[{index}].id")
        seen.add(item.id)
