"""The CUDA kernels of a game: a file beside its rules, and whether it is up to date.

It holds the kernels as PTX, a language that the driver of any GPU compiles, and like a WebAssembly
module it names its source files and carries their digest. `make engines` writes it.
"""

from __future__ import annotations

import gzip
import os
from pathlib import Path

import msgspec

from rubra.core.engines.module_file import REMEDY, Description, ModuleError, digest_of
from rubra.core.game import Game

FILE_NAME = "engine.cuda"
FORMAT = 1  # of the kernels' calls: raised when older kernels would be called wrongly


class Parameter(msgspec.Struct, frozen=True):
    """A parameter of a kernel's rule, in order."""

    name: str
    # array: the address of items and their number; integer; own: a record of each thread's own,
    # which the kernel makes; thread: its number, or how many there are, which the kernel knows
    kind: str
    size: int  # of an item, in bytes


class Kernel(msgspec.Struct, frozen=True):
    """A kernel, and how it is called."""

    name: str
    parameters: list[Parameter]
    ptx: str


class KernelFile(msgspec.Struct, frozen=True):
    """All kernels of a game."""

    description: Description
    kernels: list[Kernel]


def path_of(game: Game) -> Path:
    """Where the kernels of a game lie; `RUBRA_KERNELS` names a folder of others."""
    if folder := os.environ.get("RUBRA_KERNELS"):
        return Path(folder) / game.name / FILE_NAME
    return game.folder / FILE_NAME


def written(file: KernelFile) -> bytes:
    """The content of a file; the same kernels give the same bytes."""
    return gzip.compress(msgspec.json.encode(file), mtime=0)


def find_kernels(game: Game) -> KernelFile:
    """The kernels of a game. Raises ModuleError."""
    try:
        content = path_of(game).read_bytes()
    except OSError:
        raise ModuleError(f"{game.name} has no CUDA kernels; {REMEDY}") from None
    try:
        file = msgspec.json.decode(gzip.decompress(content), type=KernelFile)
    except (OSError, EOFError, ValueError, msgspec.MsgspecError):
        raise ModuleError(f"the CUDA kernels of {game.name} are damaged; {REMEDY}") from None
    description = file.description
    if description.format != FORMAT or description.game != game.name:
        raise ModuleError(
            f"the CUDA kernels of {game.name} are of another version of Tabula Rubra; {REMEDY}"
        )
    if digest_of(description.files, game) != description.digest:
        raise ModuleError(
            f"the rules of {game.name} have changed since its CUDA kernels were made; {REMEDY}"
        )
    return file
