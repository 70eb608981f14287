"""Many games of bots, on all cores, with the same result however many there are.

Where all seats are played alike by a level that is compiled, whole games run as machine code;
otherwise each seat has a bot of its own.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy.typing as npt

from rubra.bots.levels import Bot, RandomBot
from rubra.bots.outcome import Outcome, note
from rubra.bots.series import HeuristicPlayer, SeriesPlayer
from rubra.bots.workspace import BOT_STREAM, CHOICE_STREAM, COMPILED_LEVELS, GAME_STREAM
from rubra.core.engines.choice import on_gpu
from rubra.core.errors import OptionError
from rubra.core.game import Box, Game
from rubra.core.match import Match
from rubra.core.record import Array, blank, blanks
from rubra.core.stream import Stream, branch, key_of, stream_from_seed
from rubra.lab.arena import MakeBot, play_out, rehearse, steady_bot
from rubra.lab.statistics import share_of, spread

CHUNK = 4096  # compiled games that one thread plays before it says how far it is
CUDA_CHUNK = 1 << 22  # the same, of a GPU
MOST_PARTS = 10_000  # in which games of bots are handed out: one by one, unless there are more

Play = Callable[[int], int]  # from the number of a first game to the number of games played


@dataclass(frozen=True)
class Series:
    """What is simulated. Raises OptionError if there are too many or too few bots.

    Whether there are bots of these names is found out when they are made.
    """

    game: Game
    players: int
    options: Mapping[str, Any]
    box: Box
    seed: int
    games: int
    bots: tuple[str, ...] = ("random",)  # one for all seats, or one for each
    talk: bool = False  # whether bots say something and hear it; machine code is silent

    def __post_init__(self) -> None:
        if len(self.bots) not in (1, self.players):
            raise OptionError(
                f"with {self.players} players name one bot for all seats or {self.players},"
                f" one for each, not {len(self.bots)}"
            )

    @property
    def by_seat(self) -> tuple[str, ...]:
        """The bot at each seat."""
        return self.bots if len(self.bots) == self.players else self.bots * self.players

    @property
    def compiled(self) -> str | None:
        """The level that plays all seats, if it is one that runs as machine code."""
        alike = set(self.bots)
        if self.talk:
            return None
        return self.bots[0] if len(alike) == 1 and self.bots[0] in COMPILED_LEVELS else None


# --- Playing ---


def simulate(
    series: Series,
    progress: Callable[[int], None] = lambda _: None,
    threads: int | None = None,
    make: MakeBot = steady_bot,
) -> tuple[npt.NDArray[Any], float]:
    """Play the series; returns an array with one Outcome per game, and the seconds it took.

    `progress` is called with the number of games just finished. `make` makes the bots where games
    are not compiled. Raises OptionError for a bot that cannot be made, before any game is played.
    """
    outcomes: Any = blanks(Outcome, series.games)
    threads = threads or os.cpu_count() or 1
    if series.compiled is None:
        part = -(-series.games // MOST_PARTS)
        play = _with_bots(series, outcomes, part, make)
    elif on_gpu():
        part, threads = CUDA_CHUNK, 1
        play = _on_gpu(series, series.compiled, outcomes)
    else:
        part = CHUNK
        play = _compiled(series, series.compiled, outcomes)
    began = time.perf_counter()
    with ThreadPoolExecutor(threads) as pool:
        for count in pool.map(play, range(0, series.games, part)):
            progress(count)
    return outcomes, time.perf_counter() - began


def _compiled(series: Series, level: str, outcomes: Any) -> Play:
    """Plays games as machine code, CHUNK by CHUNK."""
    settled = series.game.about.settle(series.players, series.options)
    own = threading.local()

    def new_player() -> SeriesPlayer:
        return SeriesPlayer(series.game, series.box, settled, stream_from_seed(series.seed), level)

    def play(first: int) -> int:
        if not hasattr(own, "player"):
            own.player = new_player()
        chunk = outcomes[first : first + CHUNK]
        own.player.play(first, chunk)
        return len(chunk)

    rehearsal = new_player()  # so that no thread waits for the compiler while the time is taken
    rehearsal.play(0, rehearsal.new_outcomes(1))
    return play


def _on_gpu(series: Series, level: str, outcomes: Any) -> Play:
    """Plays games on a GPU, CUDA_CHUNK by CUDA_CHUNK."""
    from rubra.bots.cuda_series import CudaSeriesPlayer

    settled = series.game.about.settle(series.players, series.options)
    stream = stream_from_seed(series.seed)
    player = CudaSeriesPlayer(series.game, series.box, settled, stream, level)
    player.play(0, player.new_outcomes(1))  # a GPU compiles when it is first asked

    def play(first: int) -> int:
        chunk = outcomes[first : first + CUDA_CHUNK]
        player.play(first, chunk)
        return len(chunk)

    return play


def _with_bots(series: Series, outcomes: Array[Outcome], part: int, make: MakeBot) -> Play:
    """Plays games with a bot at each seat, so many at a time."""

    def play(first: int) -> int:
        last = min(first + part, series.games)
        for number in range(first, last):
            match = new_match(series, number)
            play_out(match, bots_of(series, number, make), talk=series.talk)
            note(outcomes[number], match.state, len(match.steps))
        return last - first

    for level in dict.fromkeys(series.bots):
        rehearse(new_match(series, 0), level, make)
    return play


def match_of(
    series: Series, number: int, make: MakeBot = steady_bot, deal: int | None = None
) -> Match:
    """One game of a series, move by move, for whoever wants to look at it.

    Its deal is that of its number, unless another is named.
    """
    match = new_match(series, number if deal is None else deal)
    if series.compiled == "easy":
        player = HeuristicPlayer(series.game, series.box, match.options, _choices(series, number))
        while not match.is_over and len(match.steps) < series.game.about.longest:
            seat = match.waiting[0]
            match.play(seat, player.choose(match.state, seat))
    elif series.compiled == "random":
        play_out(match, [RandomBot(_choices(series, number))] * series.players)
    else:
        play_out(match, bots_of(series, number, make), talk=series.talk)
    return match


def new_match(series: Series, number: int) -> Match:
    """One game of a series before its first move."""
    stream = blank(Stream)
    branch(stream_from_seed(series.seed), stream, GAME_STREAM, number)
    return Match(series.game, series.players, key_of(stream), series.options, series.box)


def _choices(series: Series, number: int) -> Stream:
    """What all seats of a compiled game draw from."""
    choices = blank(Stream)
    branch(stream_from_seed(series.seed), choices, CHOICE_STREAM, number)
    return choices


def bots_of(series: Series, number: int, make: MakeBot) -> list[Bot]:
    """The bots of one game, each with a stream of its own."""
    of_game = blank(Stream)
    branch(stream_from_seed(series.seed), of_game, BOT_STREAM, number)
    bots = []
    for seat, level in enumerate(series.by_seat):
        of_seat = blank(Stream)
        branch(of_game, of_seat, 0, seat)
        bots.append(make(level, of_seat))
    return bots


# --- Counting ---


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
        "bots": list(series.by_seat),
        "seed": series.seed,
        "talk": series.talk,
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
