"""Series of games on a GPU: what SeriesPlayer does, hundreds of thousands at a time."""

from __future__ import annotations

from typing import Any

from rubra.bots.kernel_workspace import series_kernels
from rubra.bots.outcome import Outcome
from rubra.bots.workspace import SeatedLevels, new_workspace
from rubra.core.engines.cuda import cuda_for, record_rows
from rubra.core.engines.interface import OrdinaryMemory
from rubra.core.game import Box, Game
from rubra.core.record import Rows, dtype_of
from rubra.core.stream import Stream

GAMES = 1 << 24  # whose outcomes lie on the GPU at once
THREADS_EACH = {"random": 2048, "easy": 128, "seated": 128}  # of a multiprocessor
EVERY = 64  # steps after which threads whose game is over lay out the next one


class CudaSeriesPlayer:
    """Plays games of one series."""

    def __init__(
        self,
        game: Game,
        box: Box,
        settled: dict[str, Any],
        series: Stream,
        level: str | SeatedLevels = "random",
        repeats: int = 1,
    ) -> None:
        """See SeriesPlayer. Raises EngineError where no GPU can be used, and MissingPackage."""
        self._engine = engine = cuda_for(game)
        kind = level if isinstance(level, str) else "seated"
        if isinstance(level, str) and repeats != 1:
            raise ValueError("where all play alike, a GPU plays each deal once")
        self._kernel = engine.kernel(f"{series_kernels(game).name}_play_{kind}")
        work = new_workspace(OrdinaryMemory(), game, box, settled, series, level)
        work[0].repeats = repeats
        self._work = engine.copy(work)
        self._outcomes = record_rows(engine, Outcome, 0)
        self.threads = engine.processors * THREADS_EACH[kind]
        self.every = EVERY

    def new_outcomes(self, count: int) -> Rows:
        """Room for the outcomes of so many games."""
        return Rows.blank(Outcome, count)

    def play(self, first: int, outcomes: Any) -> int:
        """Play the games from number `first` on, one for each outcome; returns the decisions."""
        array = outcomes.array if isinstance(outcomes, Rows) else outcomes
        size = dtype_of(Outcome).itemsize
        room = self._engine.most(size, min(len(array), GAMES), self._kernel.local_memory)
        if room > len(self._outcomes):
            self._outcomes = record_rows(self._engine, Outcome, room)
        for start in range(0, len(array), room):
            part = array[start : start + room]
            self.play_there(first + start, len(part))
            part[:] = self._outcomes.get(0, len(part))
        return int(array["decisions"].sum())

    def play_there(self, first: int, count: int) -> None:
        """Play games whose outcomes stay on the GPU."""
        rows = self._outcomes
        if count > len(rows):
            rows = self._outcomes = record_rows(self._engine, Outcome, count)
        threads = min(self.threads, count)
        self._kernel.launch(threads, self._work, rows.first(count), first, self.every)
