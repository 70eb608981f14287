"""Games of bots that search, kept as examples."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from rubra.core import registry
from rubra.core.errors import OptionError
from rubra.research.tables import Tables
from rubra.training.examples import SEED, check_teacher, play_example, read_games, write_games
from rubra.training.settings import training_of


def test_an_example_is_a_game_that_tables_can_play_again(tmp_path: Path) -> None:
    """The same deal, every action legal, the same end; a game that was cut off is left out."""
    game = registry.load("rubico")
    rules = training_of(game)
    played = play_example(game, rules, kind=0, number=3, level="hard:4")
    file = tmp_path / "games"
    write_games(file, [played, played])
    file.write_bytes(file.read_bytes()[:-1])
    (again,) = read_games(file)
    assert again == played
    tables = Tables(game.name, rules.tables[0].players)
    tables.reset(SEED, first=3)
    decisions = iter(again.decisions)
    while not tables.terminated[0]:
        legal = tables.legal()
        if len(legal) > 1:
            decision = next(decisions)
            assert {decision.chosen, *decision.actions} <= set(legal)
            legal = [decision.chosen]
        tables.step(np.array([legal[0]]))
    assert next(decisions, None) is None
    assert [seat for seat, reward in enumerate(tables.rewards[0]) if reward > 0] == again.winners


def test_who_does_not_search_has_nothing_to_teach() -> None:
    """It says who has."""
    check_teacher("hard:200")
    with pytest.raises(OptionError, match="hard:200"):
        check_teacher("easy")
