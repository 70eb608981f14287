"""How fast the research interfaces are, each beside games of others in the same library.

    python bench/run.py --only research

Everybody plays at random, on one core, in turns, in one run, and is judged by the best round, in
CPU time. A step is one decision that the caller makes: chance and bots are no steps, but their work
counts. With each step the legal actions are read, and what can be observed is made wherever the
library makes it by itself (OpenSpiel does not).
"""

from __future__ import annotations

import importlib
import logging
import random
import subprocess
import sys
import time
import warnings
from collections.abc import Callable
from functools import partial
from importlib import metadata
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np

import rubra.research.gymnasium
from rubra.core import registry
from rubra.research import pettingzoo

HERE = Path(__file__).parent
PEERS = HERE.parent / "build" / "bench" / "python"
WISHES = HERE / "peers" / "research.txt"
TABLES = 4096  # stepped at once
PEER_TABLES = 64  # in a loop: more are not faster
SEED = 1

Play = Callable[[float], float]  # from seconds to steps per second
# The libraries of others have no types: their games are Any


def players_of(game: str) -> int:
    """As many as sit down with "Play now": five, or else as many as can play."""
    counts = registry.about(game).players
    return 5 if 5 in counts else counts[-1]


# --- How a game is played in each library: the same loop for ours and theirs ---


def in_pettingzoo(env: Any) -> Play:
    """Agents one after the other, each with its observation and its mask."""

    def play(seconds: float) -> float:
        chance = random.Random(SEED)
        steps = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds:
            env.reset(seed=steps)
            for _ in env.agent_iter():
                seen, _, over, cut, info = env.last()
                if over or cut:
                    env.step(None)
                    continue
                mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
                env.step(chance.choice(np.flatnonzero(mask).tolist()))
                steps += 1
        return steps / spent

    return play


def in_gymnasium(env: Any, legal: Callable[[Any, Any], list[int]]) -> Play:
    """One seat, the others played by random bots."""

    def play(seconds: float) -> float:
        chance = random.Random(SEED)
        steps = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds:
            seen, info = env.reset(seed=steps)
            over = cut = False
            while not (over or cut):
                seen, _, over, cut, info = env.step(chance.choice(legal(seen, info)))
                steps += 1
        return steps / spent

    return play


def in_a_vector(env: Any, choose: Callable[[Any, Any, Any], Any]) -> Play:
    """Many tables at once, each with its observation and its legal actions."""

    def play(seconds: float) -> float:
        chance = np.random.default_rng(SEED)
        seen, info = env.reset(seed=SEED)
        steps = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds:
            seen, _, _, _, info = env.step(choose(seen, info, chance))
            steps += env.num_envs
        return steps / spent

    return play


def in_openspiel(name: str) -> Play:
    """States driven from Python; chance nodes are drawn by the caller, and are no steps."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play(seconds: float) -> float:
        chance = random.Random(SEED)
        steps = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chance.choices(outcomes, weights)[0])
                else:
                    state.apply_action(chance.choice(state.legal_actions()))
                    steps += 1
        return steps / spent

    return play


# --- Choosing a legal action ---


def by_mask(seen: Any, _: Any) -> list[int]:
    """As our environments tell it."""
    legal: list[int] = np.flatnonzero(seen["action_mask"]).tolist()
    return legal


def by_list(_: Any, info: Any) -> list[int]:
    """As Catanatron tells it."""
    legal: list[int] = info["valid_actions"]
    return legal


def by_masks(seen: Any, _: Any, chance: Any) -> Any:
    """A legal action of each table: the first one at or after a place drawn by lot."""
    masks = seen["action_mask"]
    place = int(chance.integers(masks.shape[1]))
    after = masks[:, place:].argmax(1) + place
    return np.where(masks[:, place:].any(1), after, masks.argmax(1))


def by_lists(_: Any, info: Any, chance: Any) -> Any:
    """As Catanatron tells it."""
    return np.array([legal[int(chance.integers(len(legal)))] for legal in info["valid_actions"]])


def hit_or_stick(seen: Any, _: Any, chance: Any) -> Any:
    """Blackjack: both are always legal."""
    return chance.integers(2, size=len(seen[0]))


# --- The contestants ---


Makers = dict[str, Callable[[], Play]]  # by name; made when they are needed


def contests() -> dict[str, tuple[Makers, Makers]]:
    """For each interface our games and those of others."""

    def ours(make: Callable[[str], Play]) -> Makers:
        return {game: partial(make, game) for game in registry.names()}

    def theirs(make: Callable[[str], Play], *names: str) -> Makers:
        return {name: partial(make, name) for name in names}

    zoo = ("connect_four_v3", "leduc_holdem_v4", "texas_holdem_no_limit_v6")
    spiel = ("team_dominoes", "block_dominoes", "liars_poker")
    return {
        "PettingZoo": (ours(our_agents), theirs(their_agents, *zoo)),
        "Gymnasium, one seat": (ours(our_seat), {"Catanatron": their_seat}),
        "Gymnasium, many tables": (
            ours(our_tables),
            {"Catanatron, SyncVectorEnv": their_tables, "Blackjack, SyncVectorEnv": blackjack},
        ),
        "OpenSpiel": (ours(our_states), theirs(their_states, *spiel)),
    }


def our_agents(game: str) -> Play:
    """All seats of a game of ours."""
    return in_pettingzoo(pettingzoo.env(game, players_of(game)))


def their_agents(name: str) -> Play:
    """A game of PettingZoo's own."""
    return in_pettingzoo(importlib.import_module(f"pettingzoo.classic.{name}").env())


def our_seat(game: str) -> Play:
    """A seat of ours against random bots."""
    name = rubra.research.gymnasium.id_of(game)
    env = gymnasium.make(name, players=players_of(game), opponents="random")
    return in_gymnasium(env, by_mask)


def their_seat() -> Play:
    """A seat of Catanatron against its random bot, which is one."""
    return in_gymnasium(catanatron(), by_list)


def catanatron() -> Any:
    """Catanatron's environment."""
    return importlib.import_module("catanatron_gym.envs.catanatron_env").CatanatronEnv()


def our_tables(game: str) -> Play:
    """Tables of ours, at each one seat against random bots."""
    name = rubra.research.gymnasium.id_of(game)
    many = gymnasium.make_vec(name, TABLES, players=players_of(game), opponents="random")
    return in_a_vector(many, by_masks)


def their_tables() -> Play:
    """Catanatron many times, as Gymnasium does it."""
    return in_a_vector(gymnasium.vector.SyncVectorEnv([catanatron] * PEER_TABLES), by_lists)


def blackjack() -> Play:
    """The card game that comes with Gymnasium."""
    return in_a_vector(gymnasium.make_vec("Blackjack-v1", PEER_TABLES, "sync"), hit_or_stick)


def our_states(game: str) -> Play:
    """A game of ours as OpenSpiel knows it."""
    importlib.import_module("rubra.research.openspiel")
    return in_openspiel(f"rubra_{game}(players={players_of(game)})")


def their_states(name: str) -> Play:
    """A game of OpenSpiel's own that is written in Python."""
    importlib.import_module(f"open_spiel.python.games.{name}")
    return in_openspiel(f"python_{name}")


def install_peers() -> None:
    """Fetch the games of others into a folder of their own; what we use ourselves comes first."""
    if not PEERS.exists():
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target"]
        subprocess.run([*pip, str(PEERS), "-r", str(WISHES)], check=False)
    sys.path.append(str(PEERS))


# --- Measuring ---


def measure(rounds: int, seconds: float) -> dict[str, Any]:
    """Everybody in turns, several rounds; returns steps per second by interface."""
    warnings.simplefilter("ignore")  # of the libraries, about each other
    logging.disable(logging.WARNING)
    install_peers()
    found: dict[str, Any] = {}
    for interface, (ours, theirs) in contests().items():
        found[interface] = {
            "ours": best_of({name: make() for name, make in ours.items()}, rounds, seconds),
            **_theirs(theirs, rounds, seconds),
        }
        print(f"measured {interface}", file=sys.stderr)
    names = ("pettingzoo", "gymnasium", "open_spiel")
    found["versions"] = {name: metadata.version(name) for name in names}
    return found


def _theirs(makers: Makers, rounds: int, seconds: float) -> dict[str, Any]:
    players: dict[str, Play] = {}
    missing: dict[str, str] = {}
    for name, make in makers.items():
        try:
            players[name] = make()
        except ImportError as error:
            missing[name] = str(error)
    return {"theirs": best_of(players, rounds, seconds), "missing": missing}


def best_of(players: dict[str, Play], rounds: int, seconds: float) -> dict[str, float]:
    """The best round of each."""
    best = dict.fromkeys(players, 0.0)
    for play in players.values():
        play(0.01)  # whatever is compiled or loaded late
    for _ in range(rounds):
        for name, play in players.items():
            best[name] = max(best[name], play(seconds))
    return best


def report(figures: dict[str, Any]) -> str:
    """The figures as tables for people, in Markdown."""
    lines = []
    for interface, found in figures.items():
        if interface == "versions":
            continue
        games = list(found["ours"])
        lines.append(f"| {interface} | steps a second | {' | '.join(f'{g} is' for g in games)} |")
        lines.append("|---|---|" + "---|" * len(games))
        for name, rate in found["ours"].items():
            lines.append(f"| **{name}** | {rate:,.0f} |" + " |" * len(games))
        for name, rate in found["theirs"].items():
            factors = [f"{found['ours'][game] / rate:,.1f} times" for game in games]
            lines.append(f"| {name} | {rate:,.0f} | {' | '.join(factors)} |")
        lines += [f"| {name} | not installed: {why} |" for name, why in found["missing"].items()]
        lines.append("")
    versions = ", ".join(f"{name} {version}" for name, version in figures["versions"].items())
    return "\n".join([*lines, f"With {versions}."])
