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


def test_a_network_takes_after_its_teacher(tmp_path: Path) -> None:
    """Every decision is seen again; afterwards it foresees them better, also in other games."""
    torch = pytest.importorskip(
        "torch", reason="PyTorch is not installed: pip install rubra[train]"
    )
    from rubra.training.imitation import agreement, imitate, losses, observed
    from rubra.training.learner import Learner
    from rubra.training.run import new_network
    from rubra.training.settings import GameTraining, Settings, Teaching

    torch.set_num_threads(1)
    torch.manual_seed(1)
    game = registry.load("rubico")
    rules = GameTraining((64, 32), training_of(game).tables)
    games = [play_example(game, rules, 0, number, "hard:8") for number in range(32, 68)]
    learner = Learner(new_network(game, rules), Settings(average=0.5))
    taught = observed(game.name, rules, games, learner.network, "cpu", torch.float32)
    assert len(taught) == sum(len(one.decisions) for one in games)
    assert bool((taught.legal | (taught.tried == 0)).all())  # only legal actions were tried
    assert 0 < int(taught.kept_back.sum()) < len(taught)
    everything = torch.arange(len(taught))
    before, win = (
        agreement(learner.network, taught, 256),
        losses(learner.network, taught, everything)[1],
    )
    chance = torch.Generator().manual_seed(1)
    imitate(learner, taught, Teaching(6, 64, (1e-3, 1e-4)), chance, lambda *_: None)
    assert agreement(learner.average, taught, 256).policy < before.policy
    assert losses(learner.average, taught, everything)[1] < win
