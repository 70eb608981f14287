"""Box files are read in the browser as in Python: the same bytes and ids, or the same sentence."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from rubra.core import registry
from tests.web.local.box_mutants import differs, mutate
from tests.web.local.boxes import BoxesInNode, boxes_in_node, read_here

GAMES = registry.names()
MUTANTS = 300  # of each game; `make fuzz` has others


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[BoxesInNode]:
    """One Node for all tests."""
    with boxes_in_node(Path(tmp_path_factory.mktemp("boxes"))) as node:
        yield node


@pytest.mark.parametrize("game", GAMES)
def test_the_box_of_a_game_is_read_alike(node: BoxesInNode, game: str) -> None:
    """And it is accepted."""
    text = registry.load(game).standard_box.file.text
    assert "bytes" in read_here(game, text)
    assert node.read(game, text) == read_here(game, text)


@pytest.mark.parametrize("game", GAMES)
def test_changed_boxes_are_read_alike(node: BoxesInNode, game: str) -> None:
    """Figures, fields, tables and letters changed; some are accepted, many refused."""
    sentences = set()
    for seed in range(MUTANTS):
        text = mutate(game, random.Random(seed))
        assert differs(node, game, text) is None, f"seed {seed}"
        sentences.add(read_here(game, text).get("refused", ""))
    assert "" in sentences
    assert len(sentences) > MUTANTS / 4


@pytest.mark.parametrize("game", GAMES)
def test_layout_and_comments_change_no_digest(node: BoxesInNode, game: str) -> None:
    """Another order of tables does not either."""
    text = registry.load(game).standard_box.file.text
    there = node.read(game, f"# Another box\r\n{text}\n\n# The end".replace(" = ", "   =  "))
    assert there == read_here(game, text)


TOO_MUCH = {
    "x = '": "a string that does not end",
    "[" * 20: "brackets more than 16 deep",
    "x = " + "1" * 60: "a number of 60 characters",
    "k" * 200: "a word of 200 characters",
    "a." * 9 + "b = 1": "a key of more than 8 parts",
    f'x = "{"é" * 2000}"': "a string of 2002 characters",
    "x = 1\n" * 50_001: "more than 50000 keys",
    "# \U0001f3b2\n" * 300_000: "has 1200000 characters",
    "x = 1\nx = 2\n": "is not TOML: Cannot overwrite a value (at line 2, column 6)",
}


@pytest.mark.parametrize("text", TOO_MUCH, ids=TOO_MUCH.values())
def test_what_is_too_much_is_not_read(node: BoxesInNode, text: str) -> None:
    """The bounds of core/bounds.py hold in the browser."""
    here = read_here(GAMES[0], text)
    assert TOO_MUCH[text] in here["refused"]
    assert node.read(GAMES[0], text) == here
