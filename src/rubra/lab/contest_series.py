"""Contests of bots whose levels are compiled: whole games as machine code, or on a GPU.

The games are those of arena.play_game, move by move. Nobody takes the time of single decisions in
them.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, overload

import numpy as np
import numpy.typing as npt

from rubra.bots.outcome import Outcome
from rubra.bots.player import player_of
from rubra.bots.series import SeriesPlayer
from rubra.bots.workspace import COMPILED_LEVELS, SeatedLevels
from rubra.core.engines.choice import on_gpu
from rubra.core.record import blanks
from rubra.core.rule import settings_of
from rubra.core.stream import stream_from_seed
from rubra.lab.arena import Arena, Contest, Played, contest_stream, scores_of

CHUNK = 1024  # games that one thread plays before it says how far it is
CUDA_CHUNK = 1 << 22  # the same, of a GPU


def is_compiled(arena: Arena, contest: Contest) -> bool:
    """Whether the games of a contest can be played as machine code, move by move the same.

    Where a game has a belief, the bot `easy` goes by all that its seat saw, and compiled play by a
    rule of thumb that all seats share: those are not the same games.
    """
    levels = set(contest.bots)
    if arena.talk and levels != {"random"}:
        return False
    if not levels <= set(COMPILED_LEVELS) or settings_of(arena.game.play) is None:
        return False
    return levels == {"random"} or player_of(arena.game).belief is None


class CompiledGames(Sequence[Played]):
    """The games of one contest, in columns."""

    def __init__(self, arena: Arena, outcomes: npt.NDArray[Any]) -> None:
        self.outcomes = outcomes
        seats = np.arange(arena.players)
        rounds = np.arange(len(outcomes))[:, None] % arena.rounds
        if arena.is_of_teams:
            self.seating = outcomes["sides"][:, None] >> seats & 1 ^ rounds
        else:
            places = (seats + rounds) % arena.players
            self.seating = places % 2 ^ rounds // arena.players
        self.won = outcomes["winners"][:, None] >> seats & 1

    def __len__(self) -> int:
        return len(self.outcomes)

    @overload
    def __getitem__(self, number: int) -> Played: ...
    @overload
    def __getitem__(self, number: slice) -> Sequence[Played]: ...
    def __getitem__(self, number: int | slice) -> Played | Sequence[Played]:
        if isinstance(number, slice):
            return [self[one] for one in range(*number.indices(len(self)))]
        outcome = self.outcomes[number]
        seating = tuple(self.seating[number].tolist())
        winners = tuple(np.flatnonzero(self.won[number]).tolist())
        return Played(
            seating=seating,
            winners=winners,
            scores=scores_of(winners, seating),
            finished=bool(outcome["reason"]),
            turns=int(outcome["turns"]),
            decisions=int(outcome["decisions"]),
            thinking=([], []),
        )


def play_contest(
    arena: Arena, contest: Contest, progress: Callable[[int], None], threads: int
) -> CompiledGames:
    """Play all games of a contest. `progress` is called with the number of games just finished."""
    outcomes: Any = blanks(Outcome, arena.games_each)
    for count in (_on_gpu if on_gpu() else _on_cores)(arena, contest, outcomes, threads):
        progress(count)
    return CompiledGames(arena, outcomes)


def _on_cores(arena: Arena, contest: Contest, outcomes: Any, threads: int) -> Iterator[int]:
    own = threading.local()

    def play(first: int) -> int:
        if not hasattr(own, "player"):
            own.player = contest_player(SeriesPlayer, arena, contest)
        chunk = outcomes[first : first + CHUNK]
        own.player.play(first, chunk)
        return len(chunk)

    with ThreadPoolExecutor(threads) as pool:
        yield from pool.map(play, range(0, len(outcomes), CHUNK))


def _on_gpu(arena: Arena, contest: Contest, outcomes: Any, _threads: int) -> Iterator[int]:
    from rubra.bots.cuda_series import CudaSeriesPlayer

    player = contest_player(CudaSeriesPlayer, arena, contest)
    for first in range(0, len(outcomes), CUDA_CHUNK):
        chunk = outcomes[first : first + CUDA_CHUNK]
        player.play(first, chunk)
        yield len(chunk)


def contest_player(kind: Callable[..., Any], arena: Arena, contest: Contest) -> Any:
    """A SeriesPlayer, or one like it, of a contest's games: each key as often as it has rounds."""
    settled = arena.game.about.settle(arena.players, arena.options)
    players = arena.players
    places: list[int] = [0, 1]  # by side and round, the bot
    if not arena.is_of_teams:
        places = [place % players % 2 ^ place // players for place in range(2 * players)]
    levels = SeatedLevels(
        levels=tuple(contest.bots[bot] for bot in places),
        source=contest_stream(arena, contest),
        turns=arena.rounds,
        by_side=arena.is_of_teams,
        rounds=arena.rounds,
        label=0,
    )
    series = stream_from_seed(arena.seed)
    return kind(arena.game, arena.box, settled, series, levels, arena.rounds)
