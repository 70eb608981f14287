"""How fast the rules and the search run here, on one core, in CPU time.

Machines differ and are noisy: every figure is also given as a multiple of a draw of chance
measured in the same run, and the search stands beside OpenSpiel's.
"""

from __future__ import annotations

import functools
import itertools
import time
from collections.abc import Callable, Iterator
from typing import Any

from rubra.bots.easy import EasyBot
from rubra.bots.levels import MOST_ITERATIONS, Bot
from rubra.bots.patterns import play_pattern
from rubra.bots.player import player_of
from rubra.bots.search_bot import Budget, SearchBot, Style
from rubra.bots.series import SeriesPlayer
from rubra.core.engines.choice import engine_for
from rubra.core.game import Game
from rubra.core.match import Match
from rubra.core.position import Position
from rubra.core.record import Rows
from rubra.core.stream import KEY_BYTES, key_of, stream_from_seed
from rubra.lab.peers import ITERATIONS, openspiel_search
from rubra.lab.simulate import Series, match_of

POSITIONS = 32  # to search from
GOLDEN = 0.618034  # steps of this part of a game, again and again, come by all parts of it evenly
TIME_BUDGETS = (0.05, 0.2)  # seconds for a decision


def measure(
    games: list[Game], seconds: float, progress: Callable[[int], None] = lambda _: None
) -> dict[str, Any]:
    """Speed of a draw, of random play and of search by game and player count, of single moves."""
    found: dict[str, Any] = {"random_play": [], "at_a_table": [], "search": []}
    draw = _seconds_per_draw(games[0], seconds)
    progress(1)
    for game in games:
        for players in game.about.players:
            found["random_play"].append(_random_play(game, players, seconds, draw))
            progress(1)
            found["search"].append(_search(game, players, seconds, draw))
            progress(1)
        found["at_a_table"].append(_at_a_table(game, seconds))
        progress(1)
    found["peer"] = openspiel_search(seconds)
    progress(1)
    return {"draws_per_second": 1 / draw, **found}


def steps_of(games: list[Game]) -> int:
    """How often `measure` tells its progress."""
    return 2 + sum(2 * len(game.about.players) + 1 for game in games)


def _seconds_per_draw(game: Game, seconds: float) -> float:
    draw_many = engine_for(game, long_work=True).load(play_pattern(game)).draw_many
    stream = Rows.of(stream_from_seed(0))
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


# --- The search ---


def _search(game: Game, players: int, seconds: float, draw: float) -> dict[str, Any]:
    position_at = functools.cache(functools.partial(position_of, game, players))
    per_iteration = _seconds_per_iteration(position_at, Style(), seconds / 2)
    to_the_end = _seconds_per_iteration(position_at, Style(horizon=0), seconds / 2)
    return {
        "game": game.name,
        "players": players,
        "iterations_per_search": ITERATIONS,
        "iterations_per_second": 1 / per_iteration,
        "in_draws": per_iteration / draw,
        "turns_ahead": player_of(game).horizon(players),  # 0: to the end
        "to_the_end_per_second": 1 / to_the_end,
        "time_budgets": [
            _time_budget(game, players, allowed, seconds / len(TIME_BUDGETS))
            for allowed in TIME_BUDGETS
        ],
    }


def position_of(game: Game, players: int, number: int) -> Position:
    """A decision with a choice from a game of easy bots; early and late ones by turns."""
    series = Series(game, players, {}, game.standard_box, 1, POSITIONS, ("easy",))
    return _position(match_of(series, number), (number + 1) * GOLDEN % 1)


def _position(match: Match, part: float) -> Position:
    """The match taken back to the decision with a choice that lies so far into it."""
    moves = [(step.seat, step.move) for step in match.steps]
    match.restart([])
    open_choices = []
    for number, (seat, move) in enumerate(moves):
        if len(match.moves(seat)) > 1:
            open_choices.append(number)
        match.play(seat, move)
    chosen = open_choices[int(part * len(open_choices))]
    match.restart(moves[:chosen])
    return Position(match, moves[chosen][0])


def _seconds_per_iteration(
    position_at: Callable[[int], Position], style: Style, seconds: float
) -> float:
    """CPU seconds, over about so many, of searches that each begin with an empty tree.

    That a seat has followed the game so far is no part of its search, and is not timed.
    """
    bot = SearchBot(stream_from_seed(1), Budget(ITERATIONS), style)
    bot.think(position_at(0))  # compiles
    spent = 0.0
    iterations = 0
    for number in itertools.cycle(range(POSITIONS)):
        position = position_at(number)
        bot.follow(position)
        began = time.process_time()
        iterations += bot.think(position).iterations
        spent += time.process_time() - began
        if spent >= seconds:
            break
    return spent / iterations


def _time_budget(game: Game, players: int, allowed: float, seconds: float) -> dict[str, Any]:
    """How well the search keeps to the time it is allowed, by the clock on the wall.

    The bot plays whole games, so this includes following them.
    """
    ratios: list[float] = []
    for spent in _thinking_times(game, players, Budget(MOST_ITERATIONS, allowed)):
        ratios.append(spent / allowed)
        if sum(ratios) * allowed >= seconds:
            break
    return {
        "seconds": allowed,
        "decisions": len(ratios),
        "mean_ratio": sum(ratios) / len(ratios),
        "worst_ratio": max(ratios),
    }


def _thinking_times(game: Game, players: int, budget: Budget) -> Iterator[float]:
    """Seconds of each decision with a choice of a search bot among easy ones, without end."""
    for number in itertools.count():
        match = Match(game, players, key_of(stream_from_seed(number)))
        streams = [stream_from_seed(number * players + seat) for seat in range(players)]
        bots: list[Bot] = [EasyBot(stream) for stream in streams]
        searcher = number % players
        bots[searcher] = SearchBot(streams[searcher], budget)
        while not match.is_over:
            seat = match.waiting[0]
            has_choice = len(match.moves(seat)) > 1
            began = time.perf_counter()
            move = bots[seat].choose(Position(match, seat))
            if seat == searcher and has_choice:
                yield time.perf_counter() - began
            match.play(seat, move)


# --- The clock ---


def _per_unit(seconds: float, work: Callable[[], int]) -> float:
    """CPU seconds per unit of work, over about so many seconds; work returns the units it did."""
    units = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        units += work()
    return spent / units
