"""Many games of random players, on all cores, with the same result however many there are."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy.typing as npt

from rubra.bots.levels import RandomBot
from rubra.bots.series import SeriesPlayer
from rubra.core.game import Box, Game
from rubra.core.match import Match
from rubra.core.position import Position
from rubra.core.record import blank
from rubra.core.specialise import specialise
from rubra.core.stream import Stream, branch, key_of, stream_from_seed
from rubra.lab.statistics import share_of, spread

CHUNK = 4096  # games that one thread plays before it says how far it is


@dataclass(frozen=True)
class Series:
    """What was simulated."""

    game: Game
    players: int
    options: Mapping[str, Any]
    box: Box
    seed: int
    games: int


def simulate(
    series: Series, progress: Callable[[int], None] = lambda _: None, threads: int | None = None
) -> tuple[npt.NDArray[Any], float]:
    """Play the series; answers an array with one Outcome per game, and the seconds it took.

    `progress` is called with the number of games just finished.
    """
    game = series.game
    settled = game.about.settle(series.players, series.options)
    key = stream_from_seed(series.seed)
    outcomes = SeriesPlayer(game, series.box, settled, key).new_outcomes(series.games)
    own = threading.local()

    def play(first: int) -> int:
        if not hasattr(own, "player"):
            own.player = SeriesPlayer(game, series.box, settled, key)
        chunk = outcomes[first : first + CHUNK]
        own.player.play(first, chunk)
        return len(chunk)

    began = time.perf_counter()
    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        for count in pool.map(play, range(0, series.games, CHUNK)):
            progress(count)
    return outcomes, time.perf_counter() - began


def match_of(series: Series, number: int) -> Match:
    """One game of a series, move by move, for whoever wants to look at it."""
    playout = specialise("rubra.bots.playout", series.game)
    key, stream, choices = stream_from_seed(series.seed), blank(Stream), blank(Stream)
    branch(key, stream, playout.GAME_STREAM, number)
    branch(key, choices, playout.CHOICE_STREAM, number)
    match = Match(series.game, series.players, key_of(stream), series.options, series.box)
    bot = RandomBot(choices)
    while not match.is_over and len(match.steps) < series.game.about.longest:
        seat = match.waiting[0]
        match.play(seat, bot.choose(Position(match, seat)))
    return match


def summary(series: Series, outcomes: npt.NDArray[Any], seconds: float) -> dict[str, Any]:
    """The figures of a series. Unfinished games are counted, never dropped."""
    game = series.game
    games = len(outcomes)
    decisions = int(outcomes["decisions"].sum())
    ends = {
        reason.name: int((outcomes["reason"] == number).sum())
        for number, reason in enumerate(game.reasons)
        if number
    }
    sides = {
        side: sum(ends[reason.name] for reason in game.reasons if reason.side == side)
        for side in game.about.sides
    }
    seats = [int((outcomes["winners"] >> seat & 1).sum()) for seat in range(series.players)]
    return {
        "game": game.name,
        "version": game.about.version,
        "players": series.players,
        "options": game.about.settle(series.players, series.options),
        "bots": "random",
        "seed": series.seed,
        "key": key_of(stream_from_seed(series.seed)).hex(),
        "games": games,
        "unfinished": int((outcomes["reason"] == 0).sum()),
        "ends": ends,
        "wins_by_side": {side: share_of(wins, games) for side, wins in sides.items()},
        "wins_by_seat": [share_of(wins, games) for wins in seats],
        "turns": spread(outcomes["turns"]),
        "decisions": spread(outcomes["decisions"]),
        "seconds": seconds,
        "decisions_per_second": decisions / seconds if seconds else None,
    }
