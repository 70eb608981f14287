"""How fast others search: OpenSpiel's information-set search, on a game of its own of our size.

The game is Oh Hell for four with twelve cards each: open bids, hidden hands, 52 decisions with 4.4
moves on average. Of the games we tried, it is the nearest to ours that OpenSpiel can redraw from
what a seat knows; Hearts is as near, but its search crashes.

OpenSpiel is optional and imported only here, when it is asked for.
"""

from __future__ import annotations

import random
import time
from importlib import metadata
from itertools import cycle
from typing import Any

GAME = "oh_hell(players=4,num_tricks_fixed=12)"
GAMES = 100  # random games: they tell the game's size and lend the positions to search from
ITERATIONS = 1000  # of one search, which begins with an empty tree
EXPLORATION = 5.0  # as in OpenSpiel's own tests; from 1 to 30 the speed is the same
SEED = 1
HOW_TO_INSTALL = "OpenSpiel is not installed; to compare with it: pip install 'rubra[research]'"


def openspiel_search(seconds: float) -> dict[str, Any] | None:
    """Speed of OpenSpiel's search over about so much CPU time, or None if it is not installed.

    An iteration redraws what the seat cannot see, walks down the tree and plays one game at random
    to its end. Positions are spread over whole games. How well it plays is not measured.
    """
    try:
        import pyspiel
    except ModuleNotFoundError:
        return None
    chance = random.Random(SEED)
    game = pyspiel.load_game(GAME)
    games = [_random_game(game, chance) for _ in range(GAMES)]
    moves = [len(state.legal_actions()) for decisions in games for state in decisions]
    rollouts = pyspiel.RandomRolloutEvaluator(1, SEED)
    bot = pyspiel.ISMCTSBot(SEED, rollouts, EXPLORATION, ITERATIONS)
    return {
        "library": "OpenSpiel",
        "version": metadata.version("open_spiel"),
        "game": game.get_type().short_name,
        "players": game.num_players(),
        "decisions_per_game": len(moves) / GAMES,
        "moves_per_decision": sum(moves) / len(moves),
        "iterations_per_second": _iterations_per_second(bot, _positions(games, chance), seconds),
        "iterations_per_search": ITERATIONS,
        "rollouts": "one random game to its end",
    }


# OpenSpiel has no types: its games, states and bots are Any


def _random_game(game: Any, chance: random.Random) -> list[Any]:
    """A game of random players: the state at each decision."""
    state = game.new_initial_state()
    decisions = []
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            action = chance.choices(outcomes, weights)[0]
        else:
            decisions.append(state.clone())
            action = chance.choice(state.legal_actions())
        state.apply_action(action)
    return decisions


def _positions(games: list[list[Any]], chance: random.Random) -> list[Any]:
    """One decision of each game; never a forced one, which is answered without a search."""
    return [
        chance.choice([state for state in decisions if len(state.legal_actions()) > 1])
        for decisions in games
    ]


def _iterations_per_second(bot: Any, positions: list[Any], seconds: float) -> float:
    iterations = 0
    began = time.process_time()
    for position in cycle(positions):
        bot.step(position)
        iterations += ITERATIONS
        if (spent := time.process_time() - began) >= seconds:
            break
    return iterations / spent
