"""The file of a network: read within bounds, and refused with a sentence where it does not fit."""

from __future__ import annotations

import pytest

from rubra.bots.network_file import MOST_BYTES, parse
from rubra.core import registry
from rubra.core.errors import NetworkError
from tests.bots.networks import about, random_tensors, written

GAME = registry.load("rubico")
TENSORS = random_tensors(GAME, seed=1, first=8, second=4)
CONTENT = written(TENSORS, about(GAME))


def test_a_network_is_read_with_its_shapes() -> None:
    """And with what it says of itself."""
    found = parse(CONTENT, GAME)
    assert (found.sizes["first"], found.sizes["second"]) == (8, 4)
    assert found.players == GAME.about.players
    assert found.box == GAME.standard_box.file.digest


@pytest.mark.parametrize("name", [name for name in registry.names() if name != GAME.name])
def test_a_network_of_another_game_is_refused(name: str) -> None:
    """Its shapes do not fit."""
    with pytest.raises(NetworkError, match=f"rubra train {name}"):
        parse(CONTENT, registry.load(name))


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "cut off"),
        (CONTENT[:100], "cut off"),
        (CONTENT[:-1], "not where it should be"),
        (b"\xff" * 64, "cut off"),
        (CONTENT + bytes(MOST_BYTES), "larger than"),
        (written(TENSORS, about(GAME, version="1")), "trained for rubico 1"),
        (written(TENSORS, about(GAME, players="all")), "how many players"),
        (written({**TENSORS, "more": TENSORS["input.gain"]}, about(GAME)), "other tensors"),
    ],
)
def test_a_file_that_is_damaged_is_refused_with_the_reason(content: bytes, reason: str) -> None:
    """And with what to do about it."""
    with pytest.raises(NetworkError, match=reason) as refused:
        parse(content, GAME)
    assert "rubra train rubico" in str(refused.value)
