"""Games of a study on a GPU: what StudyPlayer does, a part of the study at a time."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from rubra.bots.cuda_series import EVERY, THREADS_EACH
from rubra.bots.exclusion import NONE, Exclusion
from rubra.bots.workspace import COMPILED_LEVELS, exclude, new_workspace
from rubra.core.engines.cuda import BLOCK, DeviceRows, cuda_for, record_rows
from rubra.core.engines.interface import OrdinaryMemory
from rubra.core.game import Box, Game
from rubra.core.record import Rows, dtype_of
from rubra.core.stream import Stream
from rubra.lab.kernel_workspace import study_kernels, tally_type
from rubra.lab.study import Lens, counts_of
from rubra.lab.study_workspace import GameFigures, ThingTally, WayTally, study_workspace_type


class CudaStudyPlayer:
    """Plays games of a study; one thread at a time."""

    def __init__(
        self, game: Game, box: Box, settled: dict[str, Any], series: Stream, lens: Lens
    ) -> None:
        """Raises EngineError where no GPU can be used, and MissingPackage."""
        self.lens = lens
        self._engine = cuda_for(game)
        self._kernel = self._engine.kernel(f"{study_kernels(game).name}_study")
        self._tally = tally_type(game)
        kind = study_workspace_type(game)
        self._work = new_workspace(OrdinaryMemory(), game, box, settled, series, "random", kind)
        lens.prepare(self._work[0])
        fields: Any = dtype_of(self._tally).fields
        self._things = np.zeros(fields["things"][0].shape[0] * len(_words(ThingTally)))
        self._ways = np.zeros(fields["ways"][0].shape[0] * len(_words(WayTally)))

    @property
    def counts(self) -> npt.NDArray[np.float64]:
        """By thing, the sums named in COUNTS."""
        return counts_of(self._things.reshape(-1, len(_words(ThingTally))))

    @property
    def way_counts(self) -> npt.NDArray[np.float64]:
        """By way of scoring, the sums named in WAY_COUNTS."""
        return self._ways.reshape(-1, len(_words(WayTally)))

    def play(
        self,
        first: int,
        rows: Any,
        *,
        level: str,
        repeats: int = 1,
        observe_every: int = 1,
        excluded: int = NONE,
    ) -> None:
        """Play the games from number `first` on, one for each row; see StudyPlayer."""
        work = self._work[0]
        work.level = COMPILED_LEVELS.index(level)
        work.repeats, work.observe_every = repeats, observe_every
        exclude(work, Exclusion(excluded, self.lens.moves))
        array = rows.array if isinstance(rows, Rows) else rows
        with self._engine.in_use:  # its memory is for one part at a time
            self._play(first, array, self._engine.processors * THREADS_EACH[level])

    def _play(self, first: int, array: Any, most: int) -> None:
        engine = self._engine
        games = record_rows(engine, GameFigures, len(array))
        # Every thread of a block needs a tally, also one that has no game
        wanted = -(-min(len(array), most) // BLOCK)
        size = dtype_of(self._tally).itemsize * BLOCK
        threads = engine.most(size, wanted, self._kernel.local_memory) * BLOCK
        tallies = record_rows(engine, self._tally, threads)
        self._kernel.launch(threads, engine.copy(self._work), tallies, games, first, EVERY)
        array[:] = games.get()
        self._things += _sums(engine.cupy, tallies, "things", ThingTally)
        self._ways += _sums(engine.cupy, tallies, "ways", WayTally)


def _words(kind: type) -> range:
    """Where in a tally its counts lie, in words of 8 bytes."""
    fields: Any = dtype_of(kind).fields
    counts, offset = fields["counts"][:2]
    return range(offset // 8, (offset + counts.itemsize) // 8)


def _sums(cupy: Any, tallies: DeviceRows, field: str, kind: type) -> npt.NDArray[np.float64]:
    """The counts of all threads added up: whole numbers, so that their order does not matter."""
    fields: Any = tallies.dtype.fields
    each, offset = fields[field][:2]
    words = cupy.ndarray(
        (len(tallies), each.itemsize // 8),
        np.float64,
        memptr=tallies.raw.data + offset,
        strides=(tallies.dtype.itemsize, 8),
    )
    inside = _words(kind)
    by_item = words.sum(axis=0).reshape(each.shape[0], -1)[:, inside.start : inside.stop]
    found: npt.NDArray[np.float64] = by_item.get().reshape(-1)
    return found
