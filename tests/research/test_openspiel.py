"""OpenSpiel: its own tests, chance, information states, and its own search."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import rubra.research.openspiel as ours
from rubra.core import registry
from rubra.core.record import as_dict
from rubra.research.chance_game import LOT_SIZE, LOTS, MEMORY, SETUP_LOTS
from tests.laws.walk import Setting, all_settings

WITHOUT_END = 10**6


def load(setting: Setting) -> Any:
    """A game by its name and parameters."""
    return pyspiel.load_game(
        ours.name_of(setting.game), {"players": setting.players, **dict(setting.options)}
    )


def play_some(game: Any, decisions: int, seed: int) -> Any:
    """The state after so many decisions, at a player's turn or at the end."""
    chance = random.Random(seed)
    state = game.new_initial_state()
    made = 0
    while not state.is_terminal() and (state.is_chance_node() or made < decisions):
        if state.is_chance_node():
            state.apply_action(chance.randrange(LOT_SIZE))
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            made += 1
    return state


@pytest.mark.parametrize("setting", all_settings(), ids=str)
def test_the_interface_is_kept(setting: Setting) -> None:
    """OpenSpiel's random simulation, serialisation included."""
    pyspiel.random_sim_test(load(setting), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", registry.names())
def test_returns_are_the_result(game: str) -> None:
    """1 for those who have won, -1 for all others; nothing before the end."""
    state = play_some(load(Setting(game, registry.about(game).players[-1])), WITHOUT_END, 1)
    winners = state.chance_game.view(0)["result"]["winners"]
    assert state.returns() == [1.0 if s in winners else -1.0 for s in range(state.num_players())]
    assert play_some(state.get_game(), 5, 1).returns() == [0.0] * state.num_players()


# --- Chance ---


def test_chance_is_drawn_by_lots() -> None:
    """The set-up first; equally likely, and they add up."""
    state = load(Setting("rubico", 4)).new_initial_state()
    for _ in range(SETUP_LOTS):
        assert state.is_chance_node()
        lots, chances = zip(*state.chance_outcomes(), strict=True)
        assert list(lots) == list(range(LOT_SIZE))
        assert sum(chances) == pytest.approx(1.0)
        state.apply_action(0)
    assert not state.is_chance_node()


def test_a_state_holds_nothing_of_the_future() -> None:
    """From copies of one state, other lots lead elsewhere, and the same lots to the same place."""
    chance = random.Random(1)
    state = play_some(load(Setting("rubricatus", 3)), 3, 1)
    while not state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))

    def after(*lots: int) -> str:
        twin = state.clone()
        for lot in lots:
            twin.apply_action(lot)
        return str(twin.observation_string(0))

    ends = {after(*[lot] * LOTS) for lot in range(20)}
    assert len(ends) > 1
    assert ends == {after(*[lot] * LOTS) for lot in range(20)}


def test_deals_are_as_likely_as_they_should_be() -> None:
    """Rubico for three: two legionaries in three at each seat, over many lots."""
    game = load(Setting("rubico", 3))
    reds = np.zeros(3)
    for number in range(600):
        state = play_some(game, 0, number)
        reds += [
            state.chance_game.match["state"]["seats"][0][seat]["role"] == 0 for seat in range(3)
        ]
    assert reds.sum() == 1200
    assert abs(reds - 400).max() < 4 * (600 * 2 / 9) ** 0.5


def test_the_same_history_leads_to_the_same_state() -> None:
    """Everything is in the actions, those of chance included."""
    state = play_some(load(Setting("cathedral", 2)), 30, 1)
    again = state.get_game().new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)


def test_a_state_can_be_saved_and_copied() -> None:
    """By OpenSpiel, by pickle and by copy, in the middle of a draw too."""
    game = load(Setting("rubico", 5))
    for decisions in (0, 10, 25):
        state = play_some(game, decisions, 2)
        _, saved = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        for twin in (saved, pickle.loads(pickle.dumps(state)), copy.deepcopy(state), state.clone()):
            assert str(twin) == str(state)
            for seat in range(5):
                assert twin.information_state_string(seat) == state.information_state_string(seat)


# --- What a seat may know ---


@pytest.mark.parametrize("setting", [Setting("rubico", 5), Setting("rubricatus", 4)], ids=str)
def test_a_resampled_state_cannot_be_told_apart(setting: Setting) -> None:
    """By the seat for which it was drawn; what the others hold is another world."""
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    game = load(setting)
    elsewhere = 0
    for decisions in (1, 6, 15, 40):
        state = play_some(game, decisions, decisions)
        seat = state.current_player()
        for _ in range(5):
            world = state.resample_from_infostate(seat, sampler)
            assert world.information_state_string(seat) == state.information_state_string(seat)
            assert world.observation_string(seat) == state.observation_string(seat)
            assert world.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert world.observation_tensor(seat) == state.observation_tensor(seat)
            assert world.legal_actions() == state.legal_actions()
            other = (seat + 1) % setting.players
            elsewhere += world.observation_string(other) != state.observation_string(other)
    assert elsewhere > 5


def test_a_resampled_state_holds_nothing_of_the_truth() -> None:
    """Not even in what the others remember, nor in its history, nor in its luck to come."""
    game = load(Setting("rubico", 5))
    for decisions in (3, 12):
        truth = play_some(game, decisions, 1)
        seat = truth.current_player()
        other = truth.resample_from_infostate(seat, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        draws = [0.1, 0.2, 0.3, 0.4]
        one, two = truth.chance_game.imagined(seat, draws), other.chance_game.imagined(seat, draws)
        assert as_dict(one.match[0].state) == as_dict(two.match[0].state)
        assert [link.told for link in one.past.links()] == [link.told for link in two.past.links()]
        assert one.match.tobytes() == two.match.tobytes()
        told = ("match", "past")
        for name, value in vars(one).items():
            assert name in told or value == vars(two)[name], name
        assert other.history() == []


def test_information_states_remember() -> None:
    """One's own moves, and all that one saw, in order; not what others did in secret."""
    game = load(Setting("rubico", 3))
    state = play_some(game, 0, 1)
    seat = state.current_player()
    action = state.legal_actions()[0]
    said = state.action_to_string(seat, action)
    state.apply_action(action)
    assert f"> {said}\n" in state.information_state_string(seat)
    for other in {0, 1, 2} - {seat}:
        assert said not in state.information_state_string(other)


def test_tensors_show_the_latest_first() -> None:
    """What that seat saw last."""
    state = play_some(load(Setting("rubico", 3)), 12, 1)
    chance_game, seat = state.chance_game, state.current_player()
    observer = state.get_game().make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(state, seat)
    latest = chance_game.past.latest(seat)
    happened = observer.dict["happened"]
    assert happened.shape == (MEMORY, chance_game.table.width)
    kinds = len(chance_game.table.kinds)
    assert happened[: len(latest), :kinds].argmax(1).tolist() == [kind for kind, _ in latest]
    assert happened.min() >= 0.0
    assert happened.max() <= 1.0
    text = chance_game.past.text(seat)
    assert text.endswith("".join(map(chance_game.table.line, reversed(latest[:3]))))


# --- Its own search ---


@pytest.mark.parametrize("game", registry.names())
def test_openspiels_own_search_plays(game: str) -> None:
    """ISMCTS, from the beginning of a game and from its middle."""
    players = registry.about(game).players[0] if game != "cathedral" else 2
    loaded = load(Setting(game, players))
    bot = ismcts.ISMCTSBot(
        loaded,
        mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=4,
        random_state=np.random.RandomState(1),
    )
    for decisions in (0, 20):
        state = play_some(loaded, decisions, 3)
        while len(state.legal_actions()) == 1:
            state.apply_action(state.legal_actions()[0])
            while state.is_chance_node():
                state.apply_action(7)
        assert bot.step(state) in state.legal_actions()


def test_wrong_parameters_are_refused() -> None:
    """By name or by value."""
    with pytest.raises(pyspiel.SpielError):
        pyspiel.load_game("rubra_rubico(colour=3)")
    with pytest.raises(Exception, match="is for 3, 4, 5, 6, 7 players"):
        pyspiel.load_game("rubra_rubico(players=9)")
    game = pyspiel.load_game("rubra_rubricatus(players=3,difficulty=easy)")
    assert game.num_players() == 3
