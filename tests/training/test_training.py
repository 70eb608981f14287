"""Learning itself: credit for decisions, runs that are resumed, the network in whole numbers."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed: pip install rubra[train]")

from rubra.core import registry  # noqa: E402
from rubra.core.errors import OptionError  # noqa: E402
from rubra.training.examples import deals, play_example  # noqa: E402
from rubra.training.quantised import compute, dequantise, quantise  # noqa: E402
from rubra.training.rollout import SelfPlay, credit, sample  # noqa: E402
from rubra.training.run import (  # noqa: E402
    NETWORK,
    Plan,
    Run,
    new_network,
    repeat,
    start,
)
from rubra.training.settings import GameTraining, Settings, TableKind, Teaching, training_of  # noqa: E402

SMALL = Settings(tables=8, steps=6, kinds=1, batch=64)
torch.set_num_threads(1)


def small_run(folder: Path, name: str = "rubico", settings: Settings = SMALL) -> Run:
    """A run that takes a moment."""
    game = registry.load(name)
    rules = GameTraining(hidden=(16, 8), tables=(TableKind(min(game.about.players)),))
    return Run(game, rules, settings, folder, "cpu")


def lessons(count: int) -> Plan:
    """So many lessons, and hardly any measuring."""
    return Plan(updates=count, measured_tables=1)


# --- Credit ---


def test_credit_goes_along_the_decisions_of_each_seat() -> None:
    """Seat 0 decides, then seat 1, then seat 0 wins: by hand, with a trace of one half."""
    values = torch.zeros(3, 1, 2, 2)
    values[:, 0, 0, 0] = torch.tensor((0.4, 0.5, 0.8))
    values[:, 0, 1, 0] = torch.tensor((0.6, 0.5, 0.2))
    seat = torch.tensor([[0], [1], [0]])
    over = torch.tensor([[False], [False], [True]])
    results = torch.zeros(3, 1, 2, 2)
    results[2, 0, 0, 0] = 1.0
    better, target = credit(values, seat, over, results, torch.zeros(1, 2, 2), 0.5)
    assert better[:, 0, 0].tolist() == pytest.approx([0.4 + 0.5 * 0.2, -0.5, 0.2])
    assert target[0, 0, :, 0].tolist() == pytest.approx([0.9, 0.0])
    assert target[2, 0, :, 0].tolist() == pytest.approx([1.0, 0.0])


def test_after_the_end_of_a_game_the_next_one_counts_for_nothing() -> None:
    """What is expected of the next game is not credited to the last one."""
    values = torch.full((2, 1, 1, 2), 0.5)
    seat = torch.zeros(2, 1, dtype=torch.long)
    over = torch.tensor([[True], [False]])
    results = torch.zeros(2, 1, 1, 2)
    better, _ = credit(values, seat, over, results, torch.ones(1, 1, 2), 1.0)
    assert better[:, 0, 0].tolist() == pytest.approx([-0.5, 0.5])


def test_only_legal_actions_are_drawn() -> None:
    """As often as they are likely."""
    chances = torch.tensor((0.0, 0.25, 0.75)).log().expand(4000, 3)
    drawn = sample(chances)
    assert (drawn > 0).all()
    assert (drawn == 2).float().mean().item() == pytest.approx(0.75, abs=0.04)


@pytest.mark.parametrize("name", registry.names())
def test_the_lead_of_each_seat_is_what_the_scores_say(name: str) -> None:
    """Whoever has won alone leads; and nobody leads where all have lost."""
    game = registry.load(name)
    rules = training_of(game)
    kind = rules.tables[0]
    play = SelfPlay(name, kind, 32, rules, game.standard_box, "cpu", seed=3)
    network = new_network(game, GameTraining((8, 8), rules.tables))
    leads = []

    def book(over: torch.Tensor, results: torch.Tensor) -> None:
        SelfPlay.book(play, over, results)
        leads.extend(results[over].tolist())

    play.book = book  # type: ignore[method-assign]
    for _ in range(60):
        play.play(network, Settings(steps=32), torch.float32)
    assert leads
    for seats in leads:
        won = [seat for seat, (win, _) in enumerate(seats) if win]
        margins = [margin for _, margin in seats]
        assert all(-1 <= margin <= 1 for margin in margins)
        if len(won) == 1 and kind.players > 1:
            assert margins[won[0]] == max(margins)
        if not won and rules.survival is not None:
            assert len(set(margins)) == 1


# --- Runs ---


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    """Lessons, log and weights; and it says what made them."""
    run = small_run(tmp_path)
    run.train(lessons(2), lambda _: None)
    again = small_run(tmp_path)
    again.resume()
    assert (again.updates, len(again.log)) == (2, 1)
    for ours, theirs in zip(
        run.learner.network.parameters(), again.learner.network.parameters(), strict=True
    ):
        assert torch.equal(ours, theirs)
    again.train(lessons(3), lambda _: None)
    about = json.loads((tmp_path / "run.json").read_bytes())
    assert about["updates"] == 3
    assert [phase["updates"] for phase in about["phases"]] == [[0, 2], [2, 3]]


def test_a_network_can_be_made_again(tmp_path: Path) -> None:
    """The same settings, seeds and lessons give the same weights on the same device."""
    first = small_run(tmp_path / "first")
    first.train(lessons(2), lambda _: None)
    second = small_run(tmp_path / "second", settings=Settings(tables=8, seed=1))
    repeat(second, first.metadata(), lessons(1), lambda _: None)
    assert second.updates == 2
    made, again = quantise(first.learner.average), quantise(second.learner.average)
    assert all(np.array_equal(made[name], again[name]) for name in made)
    assert (tmp_path / "second" / NETWORK).exists()


def test_a_run_of_another_game_is_not_gone_on_with(tmp_path: Path) -> None:
    """It says whose run it is."""
    small_run(tmp_path).train(lessons(1), lambda _: None)
    from rubra.core.errors import OptionError

    with pytest.raises(OptionError, match="a run of rubico"):
        start(registry.load("rubricatus"), tmp_path, SMALL, "cpu")


# --- Whole numbers ---


def test_whole_numbers_say_what_the_network_says(tmp_path: Path) -> None:
    """Within what eight bits can hold."""
    run = small_run(tmp_path, "cathedral", Settings(tables=32, steps=8, kinds=1, batch=64))
    run.train(lessons(3), lambda _: None)
    network = run.learner.average
    seen = np.array(run.groups[0].tables.observations)
    with torch.no_grad():
        expected = network(network.scale(torch.from_numpy(seen)))
    shipped = compute(quantise(network), seen)
    assert (expected.policy - shipped.policy).abs().max() < 0.02
    assert (expected.win - shipped.win).abs().max() < 0.02


def test_a_network_that_had_teachers_is_made_again_with_the_same(tmp_path: Path) -> None:
    """The same games lead to the same weights; without them nothing is repeated."""
    game = registry.load("rubico")
    rules = GameTraining(hidden=(16, 8), tables=(TableKind(3),))
    games = [play_example(game, rules, kind, number, "hard:4") for kind, number in deals(rules, 3)]
    first = small_run(tmp_path / "first")
    first.imitate(games, Teaching(2, 64), lambda _: None)
    first.train(lessons(1), lambda _: None)
    second = small_run(tmp_path / "second")
    second.imitate(games, Teaching(2, 64), lambda _: None)
    repeat(second, first.metadata(), lessons(1), lambda _: None)
    made, again = quantise(first.learner.average), quantise(second.learner.average)
    assert all(np.array_equal(made[name], again[name]) for name in made)
    with pytest.raises(OptionError, match="began with 3 games"):
        repeat(small_run(tmp_path / "third"), first.metadata(), lessons(1), lambda _: None)


def test_learning_can_begin_with_a_shipped_network(tmp_path: Path) -> None:
    """What was lost in eight bits is all that is lost."""
    run = small_run(tmp_path)
    run.train(lessons(1), lambda _: None)
    tensors = quantise(run.learner.average)
    other = small_run(tmp_path / "other")
    dequantise(tensors, other.learner.network)
    for name, array in quantise(other.learner.network).items():
        assert np.abs(array.astype(float) - tensors[name]).max() <= max(
            1, np.abs(tensors[name].astype(float)).max() * 1e-3
        ), name


def test_rules_compute_what_training_promised(tmp_path: Path) -> None:
    """The network as rules, on the file that a run wrote: the same whole numbers."""
    from rubra.bots.network import (
        Network,
        judge_moves,
        judge_seats,
        network_workspace_type,
        think_through,
    )
    from rubra.bots.network_file import parse
    from rubra.core.actions import actions_of
    from rubra.core.record import blank

    run = small_run(tmp_path)
    run.train(lessons(2), lambda _: None)
    game, tables = run.game, run.groups[0].tables
    file = parse((tmp_path / NETWORK).read_bytes(), game)
    network = Network(
        file.weights.array, file.biases.array, file.factors.array, actions_of(game).numbering
    )
    work = blank(network_workspace_type(game))
    for name, size in file.sizes.items():
        setattr(work.layout, name, size)
    seen = np.array(tables.observations)
    promised = compute(quantise(run.learner.average), seen)
    for table in range(len(tables)):
        seat = int(tables.seats[table])
        work.observation[:] = seen[table]
        think_through(work, network)
        judge_seats(work, network, seat, tables.players)
        chances = [work.chances[(seat + place) % tables.players] for place in range(3)]
        assert chances == pytest.approx(promised.win[table].sigmoid()[:3].tolist(), abs=1e-12)
        legal = tables.legal(table)
        moves = np.array([actions_of(game).move(one, seat, tables.players) for one in legal])
        likely = np.zeros(len(legal))
        judge_moves(work, network, moves, len(legal), seat, tables.players, 1.0, likely)
        expected = torch.softmax(promised.policy[table][legal], 0).tolist()
        assert likely.tolist() == pytest.approx(expected, abs=1e-12)
