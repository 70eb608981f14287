"""Networks with random weights, of the shapes that a game asks for: whoever plays by them has
learned nothing, and everything else about them is as it is with those that have.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from rubra.bots.network_file import FILE_NAME, TENSORS, TYPES
from rubra.core.actions import actions_of
from rubra.core.game import Game

Tensors = dict[str, Any]


def random_tensors(game: Game, seed: int, first: int = 32, second: int = 16) -> Tensors:
    """Weights such that every layer says something: neither all zero nor all full."""
    assert game.observation is not None
    sizes = {
        "N": game.observation.size,
        "A": actions_of(game).size,
        "S": max(game.about.players),
        "H": first,
        "K": second,
    }
    dice = np.random.default_rng(seed)
    found = {}
    for name, (kind, letters) in TENSORS.items():
        shape = [sizes[letter] for letter in letters]
        what = name.partition(".")[2]
        if what == "weight":
            numbers = dice.integers(-127, 128, shape)
        elif what == "bias":
            numbers = dice.integers(-20_000, 20_000, shape)
        elif what == "gain":
            numbers = dice.uniform(100, 255, shape)
        elif kind == "I32":
            numbers = dice.integers(20_000, 60_000, shape)
        else:
            numbers = dice.uniform(1e-6, 1e-5, shape)
        found[name] = numbers.astype(TYPES[kind])
    return found


def about(game: Game, **other: str) -> dict[str, str]:
    """What the file of a network says of itself."""
    assert game.observation is not None
    return {
        "game": game.name,
        "version": str(game.about.version),
        "observation": str(game.observation.size),
        "actions": str(actions_of(game).size),
        "players": ",".join(map(str, game.about.players)),
        "run": "none: weights by lot",
        "box": game.standard_box.file.digest,
        "strength": "as good as weights by lot",
    } | other


def written(tensors: Tensors, said: dict[str, str]) -> bytes:
    """A file in the format safetensors."""
    header: dict[str, Any] = {"__metadata__": said}
    kinds = {dtype: kind for kind, dtype in TYPES.items()}
    body = b""
    for name, numbers in tensors.items():
        start = len(body)
        body += numbers.tobytes()
        header[name] = {
            "dtype": kinds[numbers.dtype],
            "shape": [*numbers.shape],
            "data_offsets": [start, len(body)],
        }
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    return len(text).to_bytes(8, "little") + text + body


def put_network(folder: Path, game: Game, seed: int = 1, **sizes: int) -> Path:
    """Write a random network where `RUBRA_NETWORKS=folder` has it found."""
    file = folder / game.name / FILE_NAME
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(written(random_tensors(game, seed, **sizes), about(game)))
    return file
