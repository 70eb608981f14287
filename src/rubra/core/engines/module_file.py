"""The WebAssembly module of a game: a file beside its rules, and whether it is up to date.

A module says in a section of its own which source files it was made of, and their digest. If one
of them has changed since, it is not used. `make engines` writes modules anew.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec

from rubra.core.engines.native_cache import PACKAGE
from rubra.core.game import Game

FILE_NAME = "engine.wasm"
SECTION = "rubra"  # of the file: a Description
FORMAT = 2  # of modules: raised when they are built or called in another way
REMEDY = "run `make engines`, or install Tabula Rubra again"

MAGIC = b"\0asm\1\0\0\0"


class ModuleError(Exception):
    """A module that is missing, damaged or out of date; says what to do."""


class Description(msgspec.Struct):
    """What a module says about itself."""

    format: int
    game: str
    files: list[str]  # the sources, as paths in the package
    digest: str  # of those files
    checked: bool  # whether every index is checked


@dataclass(frozen=True)
class ModuleFile:
    """A module that is up to date."""

    game: str
    content: bytes
    description: Description


def path_of(game: Game) -> Path:
    """Where the module of a game lies; `RUBRA_MODULES` names a folder of others."""
    if folder := os.environ.get("RUBRA_MODULES"):
        return Path(folder) / game.name / FILE_NAME
    return game.folder / FILE_NAME


def find_module(game: Game) -> ModuleFile:
    """The module of a game. Raises ModuleError."""
    path = path_of(game)
    try:
        content = path.read_bytes()
    except OSError:
        raise ModuleError(f"{game.name} has no WebAssembly module; {REMEDY}") from None
    try:
        section = custom_section(content, SECTION)
        description = msgspec.json.decode(section, type=Description)
    except (ValueError, IndexError, msgspec.MsgspecError):
        raise ModuleError(f"the WebAssembly module of {game.name} is damaged; {REMEDY}") from None
    if description.format != FORMAT or description.game != game.name:
        raise ModuleError(
            f"the WebAssembly module of {game.name} is of another version of Tabula Rubra; {REMEDY}"
        )
    if digest_of(description.files, game) != description.digest:
        raise ModuleError(f"the rules of {game.name} have changed since it was compiled; {REMEDY}")
    return ModuleFile(game.name, content, description)


def digest_of(files: list[str], game: Game) -> str:
    """Names the content of source files. Those of a game may lie elsewhere than the package."""
    digest = hashlib.sha256()
    own = f"games/{game.name}/"
    for file in files:
        path = game.folder / file.removeprefix(own) if file.startswith(own) else PACKAGE / file
        digest.update(file.encode() + b"\0")
        try:
            digest.update(path.read_bytes() + b"\0")
        except OSError:
            return ""
    return digest.hexdigest()


def custom_section(content: bytes, name: str) -> bytes:
    """What a named section of a WebAssembly file holds. Raises ValueError or IndexError."""
    for kind, raw in sections(content):
        if kind == 0:
            length, begin = read_number(raw, 0)
            if raw[begin : begin + length] == name.encode():
                return raw[begin + length :]
    raise ValueError(f"there is no section {name!r}")


def with_section(content: bytes, name: str, section: bytes) -> bytes:
    """A WebAssembly file with one more named section at its end."""
    label = name.encode()
    whole = write_number(len(label)) + label + section
    return content + b"\0" + write_number(len(whole)) + whole


def sections(content: bytes) -> Iterator[tuple[int, bytes]]:
    """The sections of a WebAssembly file: the number of its kind, and what each holds."""
    if content[: len(MAGIC)] != MAGIC:
        raise ValueError("this is no WebAssembly")
    at = len(MAGIC)
    while at < len(content):
        kind = content[at]
        size, start = read_number(content, at + 1)
        at = start + size
        if at > len(content):
            raise ValueError("the file is cut off")
        yield kind, content[start:at]


def read_number(content: bytes, at: int) -> tuple[int, int]:
    """A number as WebAssembly writes it (LEB128), and the index behind it."""
    value = shift = 0
    while True:
        byte = content[at]
        at += 1
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return value, at


def write_number(value: int) -> bytes:
    """A number as WebAssembly writes it."""
    written = b""
    while value >= 0x80:
        written += bytes([value & 0x7F | 0x80])
        value >>= 7
    return written + bytes([value])
