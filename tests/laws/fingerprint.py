"""Has an engine compute everything that it can compute, and prints what came of it.

Run as a program, it prints that of the engine which the environment names:

    RUBRA_ENGINE=python python -m tests.laws.fingerprint GAME NUMBER [--some]

With `--some`, bots and series play with the fewest and with the most players only.
"""

from __future__ import annotations

import hashlib
import json
import sys
from typing import Any

import numpy as np

from rubra.bots.levels import LEVELS, make_bot
from rubra.bots.search_bot import Budget, SearchBot, Style
from rubra.bots.series import SeriesPlayer
from rubra.bots.workspace import COMPILED_LEVELS
from rubra.core import registry
from rubra.core.journal import NOBODY
from rubra.core.match import Match
from rubra.core.position import Position
from rubra.core.stream import stream_from_seed
from rubra.lab.arena import PAIR, Arena, Contest
from rubra.lab.contest_series import contest_player
from rubra.lab.study import Lens, StudyPlayer, new_rows
from rubra.research.tables import Tables
from tests.laws.walk import Setting, Walk, all_settings

ITERATIONS = 3  # of a bot that searches: plain Python takes long
DECISIONS = 12  # of a game with bots, and of many tables
REACHES = ("flat", "own", "all")


def fingerprint(name: str, games: int, *, some: bool = False) -> dict[str, str]:
    """For each thing that was computed of a game, a hash of the result."""
    found: dict[str, str] = {}
    for setting in all_settings():
        if setting.game == name:
            for number in range(games):
                found[f"{setting} {number}: a random game"] = _hash(random_game(setting, number))
    numbers = registry.about(name).players
    for players in {numbers[0], numbers[-1]} if some else numbers:
        found[f"{players}: bots"] = _hash(game_with_bots(name, players))
        for computed in (series, contest, study, tables):
            found[f"{players}: {computed.__name__}"] = _hash(computed(name, players, games))
    return found


def _hash(told: Any) -> str:
    return hashlib.sha256(repr(told).encode()).hexdigest()


def random_game(setting: Setting, number: int) -> Any:
    """Its last state, all its events, and what everybody saw of it now and then."""
    walk = Walk(setting, number)
    seen = [
        (match.view_bytes(seat), _observed(match, seat))
        for match in walk.positions()
        if walk.looks(0.1)
        for seat in (NOBODY, *range(match.players))
    ]
    match = walk.match
    told = [[*event.as_list(), event.audience] for event in match.events()]
    return match.state_hash(), match.digest(), told, len(match.steps), seen


def _observed(match: Match, seat: int) -> bytes:
    observation = match.game.observation
    if observation is None or seat == NOBODY:
        return b""
    numbers = np.zeros(observation.size, np.float32)
    match.observe(seat, numbers)
    return numbers.tobytes()


def game_with_bots(name: str, players: int) -> Any:
    """What bots of every level choose, one after the other; and what a search says of it."""
    match = Match(registry.load(name), players, bytes(16))
    levels = [f"{one}:{ITERATIONS}" if one in ("medium", "hard") else one for one in LEVELS]
    bots = [make_bot(level, stream_from_seed(number)) for number, level in enumerate(levels)]
    found: list[Any] = []
    for number in range(DECISIONS):
        if match.is_over:
            break
        seat = match.waiting[0]
        position = Position(match, seat)
        if number % 4 == 0 and len(position.moves()) > 1:
            style = Style(REACHES[number // 4 % len(REACHES)])
            thought = SearchBot(stream_from_seed(number), Budget(ITERATIONS), style).think(position)
            found.append((thought.moves, thought.knowledge))
        move = bots[number % len(bots)].choose(position)
        match.play(seat, move)
        found.append(move)
    return found, match.digest()


def series(name: str, players: int, games: int) -> Any:
    """Outcomes of compiled series."""
    game = registry.load(name)
    found = []
    for level in COMPILED_LEVELS:
        settled = game.about.settle(players, {})
        player = SeriesPlayer(game, game.standard_box, settled, stream_from_seed(1), level)
        outcomes = player.new_outcomes(games)
        found.append((player.play(0, outcomes), outcomes.tobytes()))
    return found


def contest(name: str, players: int, games: int) -> Any:
    """Outcomes of games in which each seat has a level of its own."""
    if players == 1:
        return None
    game = registry.load(name)
    arena = Arena(game, players, {}, game.standard_box, ("random", "easy"), games)
    player = contest_player(SeriesPlayer, arena, Contest(PAIR, 0, ("random", "easy")))
    outcomes = player.new_outcomes(games + 1)
    return player.play(0, outcomes), outcomes.tobytes()


def study(name: str, players: int, games: int) -> Any:
    """What a study keeps and counts."""
    game = registry.load(name)
    settled = game.about.settle(players, {})
    lens = Lens(game, game.standard_box)
    player = StudyPlayer(game, game.standard_box, settled, stream_from_seed(2), lens)
    rows = new_rows(games)
    player.play(0, rows, level="easy")
    return rows.tobytes(), player.counts.tolist(), player.way_counts.tolist()


def tables(name: str, players: int, games: int) -> Any:
    """What learners see at several tables, and what they are paid."""
    together = Tables(name, players, games + 1, others="easy", guided=(0,))
    together.reset(3)
    found: list[bytes] = []
    for _ in range(DECISIONS):
        actions = np.array([together.legal(table)[-1] for table in range(len(together))])
        if together.step(actions):
            found.append(together.rewards.tobytes())
            together.restart()
        found += [together.observations.tobytes(), together.masks.tobytes()]
    return found, together.look(players - 1).tobytes()


if __name__ == "__main__":
    some = sys.argv[3:] == ["--some"]
    print(json.dumps(fingerprint(sys.argv[1], int(sys.argv[2]), some=some)))
