"""A game looked back at in the browser: the same as in Python, to the last bit."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from rubra.core import record_file, registry
from rubra.lab.review import review
from tests.web.browser import ROOT
from tests.web.local.node import LocalTable, local_tables

RECORDS = ROOT / "tests" / "records"


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalTable]:
    """The client's own code."""
    with local_tables(tmp_path_factory.mktemp("review")) as tables:
        yield tables


def shortest(game: str) -> Path:
    """The recorded game with the fewest moves."""
    files = (RECORDS / game).glob("*.json")
    return min(files, key=lambda file: len(record_file.load(file).moves))


@pytest.mark.parametrize("game", registry.names())
def test_the_browser_finds_the_same(here: LocalTable, game: str) -> None:
    """Chances, turning points, verdicts, what was better and what was feared."""
    record = record_file.load(shortest(game))
    ours = review(record_file.replay(record), [0], iterations=60)
    assert ours.decisions
    assert here.review(record, seats=[0], iterations=60) == msgspec.to_builtins(ours)


def test_a_game_that_goes_on_is_not_looked_at(here: LocalTable) -> None:
    """Not there either."""
    record = record_file.load(shortest(registry.names()[0]))
    match = record_file.begin(record)
    for seat, *words in record.moves[:-1]:
        match.play_words(int(seat), words)
    running = record_file.to_record(match)
    with pytest.raises(ValueError, match="when it is over"):
        here.review(running, seats=[0], iterations=20)
