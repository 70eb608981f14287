"""Bots against each other, each deal played with their places changed so that its luck cancels.

A key decides all chance of a game. Two bots play every key several times: in a game of teams each
has either side once, in a free-for-all they alternate around the table and move on seat by seat.
All contests of an arena are held on the same keys. What a bot draws for itself depends on the
seed, the contest, the key, the game on that key and the seat, and on nothing else: the number of
threads does not matter, nor whether there is a bot at each seat or, where both levels are compiled,
whole games run as machine code (contest_series.py).
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from rubra.bots.levels import (
    MOST_ITERATIONS,
    Bot,
    doubled,
    is_habit,
    make_bot,
    number_of,
    read_level,
)
from rubra.bots.search_bot import SearchBot
from rubra.bots.talking import Listener, converse
from rubra.core.errors import OptionError
from rubra.core.game import Box, Game
from rubra.core.match import Match
from rubra.core.position import Position
from rubra.core.record import blank
from rubra.core.stream import Stream, branch, key_of, stream_from_seed

FIRST, SECOND = range(2)  # the bots of a contest
KEYS, PAIR, MIRROR, SANITY, RUNG = range(5)  # labels of the streams that an arena hands out
WEAKEST = "random"  # whom every bot must beat

MakeBot = Callable[[str, Stream], Bot]
Observer = Callable[[Match, int, Bot], None]
Clock = Callable[[], float]


# --- What is measured ---


@dataclass(frozen=True)
class Arena:
    """Which bots meet, at which game and how often. Raises OptionError where that makes no sense.

    Whether there are bots of these names is found out when they are made.
    """

    game: Game
    players: int
    options: Mapping[str, Any]
    box: Box
    bots: tuple[str, ...]
    games: int  # at least so many in each contest
    seed: int = 1
    controls: bool = True
    ladder: int = 0  # how often the budget of the first bot is doubled
    talk: bool = False  # whether bots say something and hear it

    def __post_init__(self) -> None:
        about = self.game.about
        if self.players < 2:
            raise OptionError(
                f"an arena needs two players or more, and {about.title} alone has nobody to beat"
            )
        about.settle(self.players, self.options)
        if self.is_of_teams and len(about.sides) != 2:
            raise OptionError(
                f"an arena is for games of two sides or of none; {about.title} has"
                f" {len(about.sides)}"
            )
        if self.games < 1:
            raise OptionError(f"an arena plays one game or more for each pair, not {self.games}")
        if self.ladder < 0:
            raise OptionError(f"a ladder has one rung or more, or 0 for none, not {self.ladder}")
        if len(self.bots) < 2 and not (self.bots and self.ladder):
            raise OptionError(
                "an arena needs two bots or more, as in --bots easy,hard; one is enough for a"
                " --ladder"
            )

    @property
    def is_of_teams(self) -> bool:
        """Whether seats win and lose by their sides."""
        return self.game.side_of is not None

    @property
    def rounds(self) -> int:
        """How many games are played on each key, so that both bots sit everywhere equally often."""
        if self.is_of_teams:
            return 2
        return self.players if self.players % 2 == 0 else 2 * self.players

    @property
    def keys(self) -> int:
        """How many keys each contest is held on."""
        return -(-self.games // self.rounds)

    @property
    def games_each(self) -> int:
        """How many games each contest really has: what was asked for, up to whole keys."""
        return self.keys * self.rounds


@dataclass(frozen=True)
class Contest:
    """Two bots that meet."""

    kind: int  # PAIR, MIRROR, SANITY or RUNG
    number: int  # among its kind
    bots: tuple[str, str]  # FIRST and SECOND


def pairs_of(count: int) -> list[tuple[int, int]]:
    """Everybody with everybody, by their places; a bot added at the end changes no earlier pair."""
    return [(first, second) for second in range(count) for first in range(second)]


def contests_of(arena: Arena) -> list[Contest]:
    """All that meet in an arena: the pairs, the controls, the rungs of the ladder."""
    bots = arena.bots
    contests = [
        Contest(PAIR, number, (bots[first], bots[second]))
        for number, (first, second) in enumerate(pairs_of(len(bots)))
    ]
    if arena.controls:
        alone = enumerate(dict.fromkeys(bots))
        contests += [Contest(MIRROR, number, (bot, bot)) for number, bot in alone]
        if bots[-1] != WEAKEST:
            contests.append(Contest(SANITY, 0, (bots[-1], WEAKEST)))
    return contests + _rungs(arena)


def _rungs(arena: Arena) -> list[Contest]:
    """The first bot with its budget doubled again and again, each against the one before."""
    if not arena.ladder:
        return []
    names = [doubled(arena.bots[0], times, arena.game) for times in range(arena.ladder + 1)]
    return [
        Contest(RUNG, number, (stronger, weaker))
        for number, (weaker, stronger) in enumerate(pairwise(names))
    ]


# --- One game ---


def steady_bot(level: str, stream: Stream) -> Bot:
    """A bot by name that does not look at the clock, so that it plays the same on any machine.

    One whose budget is given in seconds, and in nothing else, has to. Raises OptionError.
    """
    if is_habit(level) or number_of(level):
        return make_bot(level, stream)
    _, budget = read_level(level)
    if budget is None or budget.iterations == MOST_ITERATIONS:
        return make_bot(level, stream)
    return SearchBot(stream, replace(budget, seconds=None))


@dataclass(frozen=True)
class Played:
    """What an arena keeps of one game."""

    seating: tuple[int, ...]  # FIRST or SECOND, by seat
    winners: tuple[int, ...]
    scores: tuple[float, float]  # of FIRST and SECOND: its share of the winning seats
    finished: bool
    turns: int
    decisions: int
    # Seconds of each decision of FIRST and SECOND; none where games were compiled
    thinking: tuple[list[float], list[float]]


def play_out(
    match: Match,
    bots: Sequence[Bot],
    observer: Observer | None = None,
    clock: Clock = time.thread_time,
    talk: bool = False,
) -> list[list[float]]:
    """Let the bots play a match to its end, or for as many decisions as any game takes.

    Returns for each seat the seconds of every decision where it had a choice: of the processor,
    not of the wall, since other games are played beside it. `observer` is called before each
    decision. With `talk` they say something where the game has them consider it.
    """
    thinking: list[list[float]] = [[] for _ in bots]
    listener = Listener()
    while not match.is_over and len(match.steps) < match.game.about.longest:
        if talk:
            converse(match, dict(enumerate(bots)), listener)
        seat = match.waiting[0]
        if observer is not None:
            observer(match, seat, bots[seat])
        has_choice = len(match.moves(seat)) > 1
        began = clock()
        move = bots[seat].choose(Position(match, seat))
        if has_choice:
            thinking[seat].append(clock() - began)
        match.play(seat, move)
    return thinking


def play_game(
    arena: Arena,
    contest: Contest,
    number: int,
    make: MakeBot = steady_bot,
    observer: Observer | None = None,
) -> Played:
    """Play one game of a contest; the same number gives the same game."""
    key_number, round_number = divmod(number, arena.rounds)
    match = _new_match(arena, key_number)
    seating = seating_of(match, round_number)
    with ExitStack() as at_the_end:
        bots = []
        for seat, bot in enumerate(seating):
            stream = _stream(arena, contest, key_number, round_number, seat)
            bots.append(make(contest.bots[bot], stream))
            at_the_end.callback(close, bots[seat])
        seconds = play_out(match, bots, observer, talk=arena.talk)
    thinking: tuple[list[float], list[float]] = ([], [])
    for seat, bot in enumerate(seating):
        thinking[bot].extend(seconds[seat])
    result = match.result()
    winners = tuple(result["winners"])
    return Played(
        seating=seating,
        winners=winners,
        scores=scores_of(winners, seating),
        finished=match.is_over,
        turns=result["turns"],
        decisions=len(match.steps),
        thinking=thinking,
    )


def seating_of(match: Match, round_number: int) -> tuple[int, ...]:
    """Who sits where in a game on the key of this match, before its first move.

    In a game of teams FIRST has side 0 in round 0 and side 1 in round 1. Otherwise the bots
    alternate, each round one seat further on; with an odd number of seats, where one bot has a
    seat more, they change places for as many rounds again.
    """
    seats = range(match.players)
    side_of = match.game.side_of
    if side_of is not None:
        return tuple(side_of(match.state, seat) ^ round_number for seat in seats)
    swapped, shift = divmod(round_number, match.players)
    return tuple((seat + shift) % match.players % 2 ^ swapped for seat in seats)


def close(bot: Bot) -> None:
    """Let a bot go that holds something it must give back."""
    if hasattr(bot, "close"):
        bot.close()


def scores_of(winners: tuple[int, ...], seating: tuple[int, ...]) -> tuple[float, float]:
    """The share of each bot in the winning seats: all or nothing in a game of teams."""
    if not winners:
        return 0.0, 0.0
    seconds = sum(seating[seat] == SECOND for seat in winners)
    return (len(winners) - seconds) / len(winners), seconds / len(winners)


def _new_match(arena: Arena, key_number: int) -> Match:
    """The game of one key before its first move, the same in every contest."""
    stream = blank(Stream)
    branch(stream_from_seed(arena.seed), stream, KEYS, key_number)
    return Match(arena.game, arena.players, key_of(stream), arena.options, arena.box)


def _stream(
    arena: Arena, contest: Contest, key_number: int, round_number: int, seat: int
) -> Stream:
    """What the bot at one seat of one game draws from.

    The round counts: a mirror would otherwise play the same game twice and prove nothing.
    """
    of_game, of_seat = blank(Stream), blank(Stream)
    branch(contest_stream(arena, contest), of_game, round_number, key_number)
    branch(of_game, of_seat, 0, seat)
    return of_seat


def contest_stream(arena: Arena, contest: Contest) -> Stream:
    """From which the bots of a contest have their streams."""
    stream = blank(Stream)
    branch(stream_from_seed(arena.seed), stream, contest.kind, contest.number)
    return stream


# --- All games ---


def compete(
    arena: Arena,
    progress: Callable[[int], None] = lambda _: None,
    threads: int | None = None,
    make: MakeBot = steady_bot,
) -> tuple[list[tuple[Contest, Sequence[Played]]], float]:
    """Hold all contests; returns the games of each, in order, and the seconds it took.

    `progress` is called with the number of games just finished. `make` makes the bots where games
    are not compiled. Raises OptionError for a bot that cannot be made, before any game is played.
    """
    from rubra.lab.contest_series import is_compiled, play_contest

    contests = contests_of(arena)
    compiled = [one for one in contests if make is steady_bot and is_compiled(arena, one)]
    others = [one for one in contests if one not in compiled]
    for name in dict.fromkeys(name for contest in others for name in contest.bots):
        rehearse(_new_match(arena, 0), name, make)
    jobs = [(contest, number) for contest in others for number in range(arena.games_each)]

    def play(job: tuple[Contest, int]) -> Played:
        return play_game(arena, *job, make)

    threads = threads or os.cpu_count() or 1
    began = time.perf_counter()
    played: dict[Contest, Sequence[Played]] = {
        contest: play_contest(arena, contest, progress, threads) for contest in compiled
    }
    by_bots: dict[Contest, list[Played]] = {contest: [] for contest in others}
    with ThreadPoolExecutor(threads) as pool:
        for (contest, _), game in zip(jobs, pool.map(play, jobs), strict=True):
            by_bots[contest].append(game)
            progress(1)
    played |= by_bots
    seconds = time.perf_counter() - began
    return [(contest, played[contest]) for contest in contests], seconds


def rehearse(match: Match, name: str, make: MakeBot) -> None:
    """Let a bot decide once: what it compiles or loads is then there, and not timed as thinking."""
    bot = make(name, stream_from_seed(0))
    try:
        bot.choose(Position(match, match.waiting[0]))
    finally:
        close(bot)
