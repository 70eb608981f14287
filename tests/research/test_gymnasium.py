"""Gymnasium: its own checks, one seat against bots, many tables at once."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import rubra.research.gymnasium as ours
from rubra.core import registry
from rubra.core.errors import IllegalMove, OptionError
from rubra.core.stream import stream_from_seed
from rubra.research.gymnasium import SeatEnv, TablesEnv
from rubra.research.seat import Bots, CompiledSeat, MatchSeat
from tests.laws.walk import Setting, all_settings


def first_legal(seen: dict[str, Any]) -> int:
    return int(np.flatnonzero(seen["action_mask"])[0])


def play_out(env: Any, seed: int | None) -> tuple[float, int]:
    """A game of first choices; returns the reward and the number of steps."""
    seen, _ = env.reset(seed=seed)
    steps, over = 0, False
    while not over:
        seen, reward, ended, cut, _ = env.step(first_legal(seen))
        over = ended or cut
        steps += 1
    return reward, steps


# --- One seat ---


@pytest.mark.parametrize("game", registry.names())
def test_every_game_is_registered(game: str) -> None:
    """With the version of its rules."""
    env = gymnasium.make(ours.id_of(game), opponents="random")
    assert ours.id_of(game) == f"rubra/{game.title()}-v{registry.about(game).version}"
    assert isinstance(env.unwrapped, SeatEnv)


@pytest.mark.parametrize("setting", all_settings(), ids=str)
def test_the_interface_is_kept(setting: Setting) -> None:
    """Gymnasium's check_env."""
    env = gymnasium.make(
        ours.id_of(setting.game),
        players=setting.players,
        options=dict(setting.options),
        opponents="random",
    )
    check_env(env.unwrapped)


@pytest.mark.parametrize("level", ["random", "easy", "medium:5"])
def test_bots_of_any_level_play_the_others(level: str) -> None:
    """By name, all alike."""
    reward, steps = play_out(SeatEnv("rubico", 3, seat=1, opponents=level), 1)
    assert reward in (-1.0, 1.0)
    assert steps > 3


def test_each_opponent_can_be_another() -> None:
    """In the order of their seats."""
    bots = Bots(("random", "easy"), 1, stream_from_seed(1)).bots
    assert [type(bot).__name__ for bot in bots] == ["RandomBot", "NoneType", "EasyBot"]
    reward, _ = play_out(SeatEnv("rubico", 3, seat=1, opponents=["random", "easy"]), 1)
    assert reward in (-1.0, 1.0)


@pytest.mark.parametrize("level", ["random", "easy"])
@pytest.mark.parametrize("game", registry.names())
def test_compiled_or_not_the_games_are_the_same(game: str, level: str) -> None:
    """What a seat sees at each step, and how it ends."""
    loaded, players = registry.load(game), registry.about(game).players[-1]
    table = loaded, loaded.standard_box, players, {}
    quick = CompiledSeat(*table, level)
    slow = MatchSeat(*table, (level,) * (players - 1))
    chance = random.Random(1)
    quick.begin(5, 2, 1)
    slow.begin(5, 2, 1)
    over = False
    while not over:
        one, two = quick.look(), slow.look()
        assert (one["observation"] == two["observation"]).all()
        assert (one["action_mask"] == two["action_mask"]).all()
        action = chance.choice(np.flatnonzero(one["action_mask"]).tolist())
        quick.act(action)
        slow.act(action)
        assert quick.result() == slow.result()
        _, ended, cut_short = quick.result()
        over = ended or cut_short
    assert quick.match().state_hash() == slow.match().state_hash()


@pytest.mark.parametrize("game", registry.names())
def test_the_reward_is_the_result(game: str) -> None:
    """1 for a victory, -1 otherwise, at the end alone."""
    env = SeatEnv(game, opponents="random")
    for seed in range(3):
        reward, _ = play_out(env, seed)
        assert env.match().is_over
        assert (reward == 1.0) == (env.seat in env.match().result()["winners"])


def test_the_same_seed_gives_the_same_game() -> None:
    """Chance and bots alike; without a seed the next one follows."""
    games = []
    for _ in range(2):
        env = SeatEnv("rubico", 4, opponents="easy")
        play_out(env, 7)
        first = env.match().state_hash()
        play_out(env, None)
        games.append((first, env.match().state_hash()))
    assert games[0] == games[1]
    assert games[0][0] != games[0][1]


def test_seats_can_take_turns() -> None:
    """One game at each."""
    env = SeatEnv("rubico", 3, seat=None, opponents="random")
    seats = []
    for number in range(4):
        env.reset(seed=1 if number == 0 else None)
        seats.append(env.seat)
    assert seats == [0, 1, 2, 0]


def test_an_illegal_action_forfeits_the_game_or_raises() -> None:
    """As one likes; the table stays as it was."""
    for illegal in ("forfeit", "raise"):
        env = SeatEnv("rubico", 3, opponents="random", illegal=illegal)  # type: ignore[arg-type]
        seen, _ = env.reset(seed=1)
        before = env.match().state_hash()
        wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
        if illegal == "raise":
            with pytest.raises(IllegalMove):
                env.step(wrong)
        else:
            _, reward, ended, cut, info = env.step(wrong)
            assert (reward, ended, cut) == (-1.0, True, False)
            assert "may not play" in info["illegal"]
        assert env.match().state_hash() == before


def test_it_says_what_happened() -> None:
    """In words, to those who ask."""
    env = SeatEnv("rubico", 3, opponents="random", render_mode="ansi")
    env.reset(seed=1)
    assert "seat_" in (env.render() or "")


def test_wrong_settings_are_refused() -> None:
    """In a sentence."""
    with pytest.raises(OptionError, match="seats are 0 to 2"):
        SeatEnv("rubico", 3, seat=3)
    with pytest.raises(OptionError, match="no bot 'wizard'"):
        SeatEnv("rubico", 3, opponents="wizard")
    with pytest.raises(OptionError, match="one for each"):
        SeatEnv("rubico", 3, opponents=["easy"])
    with pytest.raises(OptionError, match="illegal"):
        SeatEnv("rubico", 3, illegal="ignore")  # type: ignore[arg-type]


# --- Many tables ---


def legal_of(seen: dict[str, Any]) -> Any:
    return seen["action_mask"].argmax(1)


@pytest.mark.parametrize("game", registry.names())
def test_many_tables_are_made_by_name(game: str) -> None:
    """With Gymnasium's make_vec; spaces hold what is seen."""
    many = gymnasium.make_vec(ours.id_of(game), num_envs=5)
    assert isinstance(many.unwrapped, TablesEnv)
    seen, _ = many.reset(seed=1)
    assert many.observation_space.contains(seen)
    seen, rewards, ended, cut, _ = many.step(legal_of(seen))
    assert many.observation_space.contains(seen)
    assert rewards.shape == ended.shape == cut.shape == (5,)


def test_a_game_that_ends_is_followed_by_the_next() -> None:
    """In the same step; how the last one looked is told beside it."""
    many = TablesEnv("rubico", 8, 3, seat=2)
    seen, info = many.reset(seed=1)
    ends = 0
    while ends < 10:
        assert (info["seat"] == 2).all()
        seen, rewards, ended, cut, info = many.step(legal_of(seen))
        assert seen["action_mask"].any(1).all()
        assert ((rewards != 0) == ended).all()
        assert not cut.any()
        for table in np.flatnonzero(ended):
            ends += 1
            last = info["final_obs"][table]["observation"]
            parts = many.tables.observation.split(last)
            assert parts["step"][-1] == 1.0  # over
            assert parts["winners"][0] == (rewards[table] == 1.0)
            assert info["_final_obs"][table]


def test_all_seats_can_be_moved_from_outside() -> None:
    """Then the one that has just moved is paid, and the others' rewards are told."""
    many = TablesEnv("rubico", 4, 3, opponents=None)
    seen, info = many.reset(seed=1)
    asked, ended = set(), np.zeros(4, bool)
    while not ended.any():
        movers = info["seat"]
        asked |= set(movers.tolist())
        seen, rewards, ended, _, info = many.step(legal_of(seen))
    assert asked == {0, 1, 2}
    assert (info["rewards"][ended] != 0).all()
    assert (rewards == info["rewards"][np.arange(4), movers]).all()


def test_what_was_seen_is_kept_unless_one_says_otherwise() -> None:
    """A copy for each step; without, the next step writes over it."""
    for copy in (True, False):
        many = TablesEnv("rubico", 2, 3, copy=copy)
        seen, _ = many.reset(seed=1)
        before = seen["observation"].copy()
        many.step(legal_of(seen))
        assert (seen["observation"] == before).all() == copy


def test_a_vector_of_gymnasiums_own_works_too() -> None:
    """For bots that search, which are not compiled into the tables."""
    many = gymnasium.make_vec(
        ours.id_of("rubico"), 2, vectorization_mode="sync", players=3, opponents="medium:5"
    )
    seen, _ = many.reset(seed=1)
    seen, *_ = many.step(legal_of(seen))
    assert many.observation_space.contains(seen)
