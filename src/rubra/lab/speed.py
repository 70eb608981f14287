"""How fast the rules run here, on one core, in CPU time.

Machines differ and are noisy: every figure is also given as a multiple of a draw of chance
measured in the same run.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from rubra.bots.series import SeriesPlayer
from rubra.core.game import Game
from rubra.core.match import Match
from rubra.core.rule import rule
from rubra.core.stream import KEY_BYTES, Stream, below, stream_from_seed


@rule
def draw_many(stream: Stream, count: int) -> int:
    """Many bounded draws: the yardstick."""
    total = 0
    for _ in range(count):
        total += below(stream, 0, 24)
    return total


def measure(
    games: list[Game], seconds: float, progress: Callable[[int], None] = lambda _: None
) -> dict[str, Any]:
    """Speed of a draw, of random play by game and player count, and of single moves."""
    draw = _seconds_per_draw(seconds)
    progress(1)
    random_play = []
    at_a_table = []
    for game in games:
        for players in game.about.players:
            random_play.append(_random_play(game, players, seconds, draw))
            progress(1)
        at_a_table.append(_at_a_table(game, seconds))
        progress(1)
    return {
        "draws_per_second": 1 / draw,
        "random_play": random_play,
        "at_a_table": at_a_table,
    }


def _seconds_per_draw(seconds: float) -> float:
    stream = stream_from_seed(0)
    draw_many(stream, 1)
    return _per_unit(seconds, lambda: (draw_many(stream, 1_000_000), 1_000_000)[1])


def _random_play(game: Game, players: int, seconds: float, draw: float) -> dict[str, Any]:
    settled = game.about.settle(players, {})
    player = SeriesPlayer(game, game.standard_box, settled, stream_from_seed(1))
    outcomes = player.new_outcomes(1000)
    games = 0

    def chunk() -> int:
        nonlocal games
        games += len(outcomes)
        return player.play(games, outcomes)

    chunk()
    games = 0
    per_decision = _per_unit(seconds, chunk)
    return {
        "game": game.name,
        "players": players,
        "games": games,
        "decisions_per_second": 1 / per_decision,
        "games_per_second": 1 / (per_decision * float(outcomes["decisions"].mean())),
        "in_draws": per_decision / draw,
    }


def _at_a_table(game: Game, seconds: float) -> dict[str, Any]:
    players = game.about.players[-1]
    match = Match(game, players, bytes(KEY_BYTES))

    def new() -> int:
        Match(game, players, bytes(KEY_BYTES))
        return 1

    def play() -> int:
        nonlocal match
        if match.is_over:
            match = Match(game, players, bytes(KEY_BYTES))
        seat = match.waiting[0]
        match.play(seat, match.moves(seat)[-1])
        return 1

    def view() -> int:
        match.view(0)
        return 1

    return {
        "game": game.name,
        "players": players,
        "new_us": _per_unit(seconds / 4, new) * 1e6,
        "play_us": _per_unit(seconds / 4, play) * 1e6,
        "view_us": _per_unit(seconds / 4, view) * 1e6,
    }


def _per_unit(seconds: float, work: Callable[[], int]) -> float:
    """CPU seconds per unit of work, over about so many seconds; work answers the units it did."""
    units = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        units += work()
    return spent / units
