"""Kernels of a game compiled for this processor, and what they compute: run by test_cuda.py.

python -m tests.core.engines.host_kernels GAME

In a process of its own: rules are compiled without optimising, and without what nobody is told.
Prints, by kernel, whether it computes what the engine of this process does.
"""

from __future__ import annotations

import json
import sys
from functools import partial
from typing import Any

import numpy as np
from tools.engines.cuda import HostKernel, leave_out_clearing, leave_out_telling, sources_for

from rubra.bots.kernel_workspace import series_kernels
from rubra.bots.outcome import Outcome
from rubra.bots.series import SeriesPlayer
from rubra.bots.workspace import GOES_ON, SeatedLevels, new_workspace
from rubra.core import registry
from rubra.core.engines.interface import OrdinaryMemory
from rubra.core.game import Box, Game
from rubra.core.record import dtype_of
from rubra.core.stream import Stream, stream_from_seed
from rubra.lab.arena import PAIR, Arena, Contest
from rubra.lab.contest_series import contest_player
from rubra.research.kernel_workspace import stepping_kernels
from rubra.research.stepping import BEGIN, BEGIN_WHERE_ENDED, STEP
from rubra.research.tables import Tables

GAMES = 40
TABLES = 12
STEPS = 150


class HostSeriesPlayer:
    """Plays games of one series by a kernel; as CudaSeriesPlayer, with few threads."""

    def __init__(
        self,
        kernel: HostKernel,
        game: Game,
        box: Box,
        settled: dict[str, Any],
        series: Stream,
        level: str | SeatedLevels,
        repeats: int = 1,
    ) -> None:
        self._kernel = kernel
        self._work = new_workspace(OrdinaryMemory(), game, box, settled, series, level)
        self._work[0].repeats = repeats

    def play(self, first: int, count: int) -> Any:
        """The outcomes of games."""
        found = np.zeros(count, dtype_of(Outcome))
        self._kernel.launch(7, self._work.array, found, first, 3)  # each thread has several games
        return found


def series(game: Game, kernel: HostKernel, level: str) -> bool:
    """Whether games of every number of players end as on the engine of this process."""
    for players in game.about.players:
        settled = game.about.settle(players, {})
        given = game, game.standard_box, settled, stream_from_seed(players), level
        player = SeriesPlayer(*given)
        expected = player.new_outcomes(GAMES)
        player.play(5, expected)
        if HostSeriesPlayer(kernel, *given).play(5, GAMES).tobytes() != expected.tobytes():
            return False
    return True


def contests(game: Game, kernel: HostKernel) -> bool:
    """Whether games of an arena are the same, with any number of players, whoever sits where."""
    for players in game.about.players:
        if players == 1:
            continue
        arena = Arena(game, players, {}, game.standard_box, ("random", "easy"), GAMES, players)
        for bots in (("random", "easy"), ("easy", "random"), ("easy", "easy")):
            contest = Contest(PAIR, 0, bots)
            player = contest_player(SeriesPlayer, arena, contest)
            expected = player.new_outcomes(GAMES)
            player.play(1, expected)
            other = contest_player(partial(HostSeriesPlayer, kernel), arena, contest)
            if other.play(1, GAMES).tobytes() != expected.tobytes():
                return False
    return True


def stepping(game: Game, check: HostKernel, advance: HostKernel) -> bool:
    """Whether tables are the same after each step, and an illegal action is noticed."""
    here = Tables(game.name, game.about.players[-1], TABLES)
    there = Tables(game.name, game.about.players[-1], TABLES)
    here.reset(1)
    there.reset(1)
    group: Any = there._groups[0]
    refused = np.zeros(1, np.int8)
    random = np.random.default_rng(1)

    def go(task: int) -> None:
        begun = group.episodes["standing"] != GOES_ON
        group.observations[begun if task == BEGIN_WHERE_ENDED else slice(None)] = 0
        advance.launch(
            5, group.work.array, group.episodes.array, group.questions.array,
            group.observations.reshape(-1), group.masks.reshape(-1), here.actions.numbering, task,
        )  # fmt: skip

    go(BEGIN)
    for _ in range(STEPS):
        mine: Any = here._groups[0]
        picked = (random.random(TABLES) * mine.episodes["legal"]).astype(int)
        actions = mine.questions["actions"][np.arange(TABLES), picked].astype(np.int64)
        group.questions["given"] = actions
        check.launch(5, group.episodes.array, group.questions.array, refused)
        go(STEP)
        if here.step(actions):
            here.restart()
            there._next_where_ended()
            go(BEGIN_WHERE_ENDED)
        if mine.episodes.tobytes() != group.episodes.tobytes() or refused[0]:
            return False
        same = mine.observations.tobytes() == group.observations.tobytes()
        if not same or mine.masks.tobytes() != group.masks.tobytes():
            return False
    group.questions["given"][3] = here.actions.size
    check.launch(5, group.episodes.array, group.questions.array, refused)
    return bool(refused[0])


def main() -> None:
    """Compile and compare."""
    game = registry.load(sys.argv[1])
    leave_out_telling()
    leave_out_clearing()
    sources = sources_for([series_kernels(game), stepping_kernels(game)])
    found = {source.name.rpartition("_")[2]: HostKernel(source) for source in sources}
    results = {level: series(game, found[level], level) for level in ("random", "easy")}
    results["seated"] = contests(game, found["seated"])
    results["stepping"] = stepping(game, found["check"], found["advance"])
    print(json.dumps(results))


if __name__ == "__main__":
    main()
