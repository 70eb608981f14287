"""The weights of a network: a file in the format safetensors, read and checked completely.

Eight bytes that say how long the header is, the header in JSON, then the numbers. Whoever trains
writes it; nothing of it is code. A file that was made for another version of the rules, for other
sizes or for another game is refused by a sentence that says what to do.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from rubra.bots.network import MOST_ACTIVATION, MOST_INPUT, MOST_WIDTH
from rubra.core.actions import actions_of
from rubra.core.errors import NetworkError
from rubra.core.game import Game
from rubra.core.record import Rows

FILE_NAME = "network.safetensors"
MOST_BYTES = 3_000_000  # of a file
MOST_HEADER = 1 << 16
PREFIX = 8  # bytes that say how long the header is
MOST_SUM = 1 << 31

TYPES: dict[str, np.dtype[Any]] = {
    "I8": np.dtype("<i1"),
    "I32": np.dtype("<i4"),
    "F32": np.dtype("<f4"),
}
# Shapes in these letters: N numbers of an observation, layers of H and K, A actions, S seats
TENSORS = {
    "input.gain": ("F32", "N"),
    "input.weight": ("I8", "NH"),
    "input.bias": ("I32", "H"),
    "input.scale": ("I32", "H"),
    "hidden.weight": ("I8", "HK"),
    "hidden.bias": ("I32", "K"),
    "hidden.scale": ("I32", "K"),
    "policy.weight": ("I8", "AK"),
    "policy.bias": ("I32", "A"),
    "policy.scale": ("F32", "A"),
    "value.weight": ("I8", "SK"),
    "value.bias": ("I32", "S"),
    "value.scale": ("F32", "S"),
}
# How compiled code wants them: bots/network.py, Layout
LAYOUT = {"inputs": "N", "first": "H", "second": "K", "actions": "A", "seats": "S"}
WEIGHTS = ("input.weight", "hidden.weight", "policy.weight", "value.weight")
BIASES = (
    "input.bias",
    "input.scale",
    "hidden.bias",
    "hidden.scale",
    "policy.bias",
    "value.bias",
)
FACTORS = ("input.gain", "policy.scale", "value.scale")
# What a file says of itself, all of it text
SAID = ("game", "version", "observation", "actions", "players", "run", "box", "strength")


@dataclass(frozen=True, eq=False)
class NetworkFile:
    """A network that fits its game, ready for an engine."""

    said: dict[str, str]  # by the names in SAID, and what else the training wrote
    sizes: dict[str, int]  # as Layout has them
    weights: Rows
    biases: Rows
    factors: Rows

    @property
    def players(self) -> tuple[int, ...]:
        """With how many players it was trained."""
        return tuple(int(count) for count in self.said["players"].split(","))

    @property
    def box(self) -> str:
        """The digest of the box it was trained with."""
        return self.said["box"]


def path_of(game: Game) -> Path:
    """Where the network of a game lies; `RUBRA_NETWORKS` names a folder of others."""
    if folder := os.environ.get("RUBRA_NETWORKS"):
        return Path(folder) / game.name / FILE_NAME
    return game.folder / FILE_NAME


def has_network(game: Game) -> bool:
    """Whether a game comes with a network."""
    return game.observation is not None and path_of(game).is_file()


def network_of(game: Game) -> NetworkFile:
    """The network of a game, read once. Raises NetworkError."""
    return _read(game, path_of(game))


@cache
def _read(game: Game, path: Path) -> NetworkFile:
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError:
        raise NetworkError(f"{game.name} has no network; {remedy(game)}") from None
    return parse(content, game)


def remedy(game: Game) -> str:
    """What to do about a network that is missing or cannot be used."""
    return f"run `rubra train {game.name}`, or install Tabula Rubra again"


def parse(content: bytes, game: Game) -> NetworkFile:
    """A network from the bytes of its file. Raises NetworkError."""
    said, sizes, found = read_tensors(content, game)
    layout = {name: sizes[letter] for name, letter in LAYOUT.items()}
    flat = (_flat(found, names) for names in (WEIGHTS, BIASES, FACTORS))
    return NetworkFile(said, layout, *flat)


def read_tensors(
    content: bytes, game: Game
) -> tuple[dict[str, str], dict[str, int], dict[str, Any]]:
    """What a file says of itself, the letters of shapes, and its tensors. Raises NetworkError."""
    try:
        header, numbers = _split(content)
        said = _said(header)
        sizes = _sizes(header, game)
        found = {name: _tensor(header, numbers, name, sizes) for name in TENSORS}
    except (ValueError, KeyError, TypeError) as error:
        reason = f"the network of {game.name} is damaged ({error})"
        raise NetworkError(f"{reason}; {remedy(game)}") from None
    if said["game"] != game.name or said["version"] != str(game.about.version):
        raise NetworkError(
            f"the network of {game.name} was trained for {said['game']} {said['version']},"
            f" and the rules are {game.name} {game.about.version}; {remedy(game)}"
        )
    _check(found, game)
    return said, sizes, found


def _split(content: bytes) -> tuple[dict[str, Any], bytes]:
    """The header, and the numbers behind it."""
    if len(content) > MOST_BYTES:
        raise ValueError(f"it is larger than {MOST_BYTES:,} bytes")
    length = int.from_bytes(content[:PREFIX], "little")
    if len(content) < PREFIX or length > min(MOST_HEADER, len(content) - PREFIX):
        raise ValueError("its header is cut off")
    header = json.loads(content[PREFIX : PREFIX + length])
    if not isinstance(header, dict) or header.keys() != {"__metadata__", *TENSORS}:
        raise ValueError("it holds other tensors")
    return header, content[PREFIX + length :]


def _said(header: dict[str, Any]) -> dict[str, str]:
    """What the file says of itself."""
    said = header["__metadata__"]
    if not isinstance(said, dict) or not all(isinstance(said.get(name), str) for name in SAID):
        raise ValueError("it does not say what it was trained for")
    counts = said["players"].split(",")
    if not all(count.isdecimal() and count.isascii() for count in counts):
        raise ValueError("it does not say for how many players")
    return {name: one for name, one in said.items() if isinstance(one, str)}


def _sizes(header: dict[str, Any], game: Game) -> dict[str, int]:
    """The letters of shapes as numbers: those of the game, and the two that the file may choose."""
    assert game.observation is not None
    first, second = header["hidden.weight"]["shape"]
    for width in (first, second):
        if not (isinstance(width, int) and 0 < width <= MOST_WIDTH):
            raise ValueError(f"a layer has a width of {width}")
    return {
        "N": game.observation.size,
        "A": actions_of(game).size,
        "S": max(game.about.players),
        "H": first,
        "K": second,
    }


def _tensor(header: dict[str, Any], numbers: bytes, name: str, sizes: dict[str, int]) -> Any:
    kind, letters = TENSORS[name]
    shape = [sizes[letter] for letter in letters]
    told = header[name]
    if told["dtype"] != kind or told["shape"] != shape:
        raise ValueError(f"{name} is {told['dtype']} {told['shape']}, not {kind} {shape}")
    start, end = told["data_offsets"]
    dtype = TYPES[kind]
    size = dtype.itemsize * int(np.prod(shape))
    if not isinstance(start, int) or not 0 <= start <= len(numbers) - size or end != start + size:
        raise ValueError(f"{name} is not where it should be")
    return np.frombuffer(numbers[start:end], dtype).reshape(shape)


def _check(found: dict[str, Any], game: Game) -> None:
    """No sum can leave its 32 bits, and every factor is a number."""
    fine = all(np.isfinite(found[name]).all() for name in FACTORS)
    fine = fine and found["input.gain"].min() >= 0
    for name, axis, most in (
        ("input", 0, MOST_INPUT),
        ("hidden", 0, MOST_ACTIVATION),
        ("policy", 1, MOST_ACTIVATION),
        ("value", 1, MOST_ACTIVATION),
    ):
        reach = np.abs(found[f"{name}.weight"].astype(np.int64)).sum(axis=axis) * most
        reach += np.abs(found[f"{name}.bias"].astype(np.int64))
        fine = fine and reach.max() < MOST_SUM
    if not fine:
        raise NetworkError(
            f"the network of {game.name} has weights that are too large; {remedy(game)}"
        )


def _flat(found: dict[str, Any], names: tuple[str, ...]) -> Rows:
    rows = Rows.over(np.concatenate([found[name].reshape(-1) for name in names]))
    rows.constant = True
    return rows
