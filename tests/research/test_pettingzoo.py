"""PettingZoo: its own tests, at every setting of every game."""

from __future__ import annotations

import random

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from rubra.core.errors import IllegalMove
from rubra.core.record_file import decode, encode, replay, to_record
from rubra.research import pettingzoo
from rubra.research.pettingzoo import SeatsEnv
from tests.laws.walk import Setting, all_settings

# Every environment with action masks in a dict gets these two
MASKS = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
)


def env_of(setting: Setting) -> SeatsEnv:
    return pettingzoo.env(setting.game, setting.players, dict(setting.options))


def play_out(env: SeatsEnv, seed: int) -> dict[str, float]:
    """A random game; returns what each agent was paid in all."""
    chance = random.Random(seed)
    paid: dict[str, float] = {}
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        paid[agent] = paid.get(agent, 0.0) + reward
        legal = np.flatnonzero(seen["action_mask"]).tolist()
        env.step(None if over or cut else chance.choice(legal))
    return paid


@MASKS
@pytest.mark.parametrize("setting", all_settings(), ids=str)
def test_the_interface_is_kept(setting: Setting) -> None:
    """PettingZoo's api_test."""
    api_test(env_of(setting), num_cycles=40)


@pytest.mark.parametrize("setting", all_settings(), ids=str)
def test_a_seed_decides_everything(setting: Setting) -> None:
    """PettingZoo's seed_test: two environments, and one that is reset."""
    seed_test(lambda: env_of(setting), num_cycles=10)


@MASKS
def test_a_whole_game_keeps_the_interface() -> None:
    """To the end and beyond it."""
    api_test(env_of(Setting("rubico", 3)), num_cycles=500)


@pytest.mark.parametrize("game", ["rubico", "rubricatus", "cathedral"])
def test_everybody_is_paid_once(game: str) -> None:
    """What the result says, to each seat."""
    env = pettingzoo.env(game)
    paid = play_out(env, 3)
    winners = env.match().result()["winners"]
    assert paid == {
        agent: 1.0 if seat in winners else -1.0 for seat, agent in enumerate(env.possible_agents)
    }
    assert not env.agents


def test_answers_under_seal_stay_sealed() -> None:
    """Rubricatus' first question goes to all; what one answers, the next does not see."""
    looks = []
    for choice in (0, -1):
        env = pettingzoo.env("rubricatus", 3)
        env.reset(seed=1)
        first, second = env.agent_selection, "seat_1"
        mask = env.observe(first)["action_mask"]
        env.step(int(np.flatnonzero(mask)[choice]))
        assert env.agent_selection == second
        looks.append(env.observe(second))
    assert (looks[0]["observation"] == looks[1]["observation"]).all()
    assert (looks[0]["action_mask"] == looks[1]["action_mask"]).all()


def test_who_is_not_asked_may_do_nothing() -> None:
    """But may look."""
    env = pettingzoo.env("cathedral", 2)
    env.reset(seed=1)
    waiting = next(agent for agent in env.agents if agent != env.agent_selection)
    seen = env.observe(waiting)
    assert not seen["action_mask"].any()
    assert env.observation_space(waiting).contains(seen)


def test_an_illegal_action_is_refused() -> None:
    """And nothing has changed."""
    env = pettingzoo.env("rubico", 3)
    env.reset(seed=1)
    before = env.observe("seat_0")["observation"]
    asked = env.agent_selection
    illegal = int(np.flatnonzero(env.observe(asked)["action_mask"] == 0)[0])
    with pytest.raises(IllegalMove):
        env.step(illegal)
    assert env.agent_selection == asked
    assert (env.observe("seat_0")["observation"] == before).all()


def test_a_game_can_be_saved_and_watched() -> None:
    """As the record of a match like any other."""
    env = pettingzoo.env("rubico", 4)
    play_out(env, 2)
    match = env.match()
    assert match.is_over
    assert replay(decode(encode(to_record(match)))).state_hash() == match.state_hash()


def test_it_says_what_happened() -> None:
    """In words, to those who ask."""
    env = pettingzoo.env("rubico", 3, render_mode="ansi")
    env.reset(seed=1)
    assert "seat_" in (env.render() or "")
    assert pettingzoo.env("rubico", 3).render() is None
