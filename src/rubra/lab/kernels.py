"""Games of a study on a GPU, as one of many threads plays them: a pattern (see bots/kernels.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rubra.bots.kernel_workspace import Scratch
from rubra.bots.workspace import Episode
from rubra.core.record import Array
from rubra.core.rule import entry
from rubra.lab.kernel_workspace import StudyWork, Tally
from rubra.lab.study_workspace import GameFigures, StudyWorkspace

if TYPE_CHECKING:  # put in: the loop of bots/kernels.py

    def play_games(
        work: StudyWork,
        episode: Episode,
        rows: Array[GameFigures],
        first: int,
        every: int,
        thread: int,
        threads: int,
    ) -> None: ...


@entry(reads="row")
def study(
    row: Array[StudyWorkspace],
    own_episode: Array[Episode],
    own_scratch: Array[Scratch],
    tallies: Array[Tally],
    games: Array[GameFigures],
    first: int,
    every: int,
    thread: int,
    threads: int,
) -> None:
    """Play one game for each row of `games`, and count in the tally of this thread."""
    shared, scratch, tally = row[0], own_scratch[0], tallies[thread]
    work = StudyWork(
        shared.box,
        shared.options,
        shared.blank,
        shared.memory,
        shared.series,
        scratch.journal,
        scratch.moves,
        scratch.weights,
        shared.in_moves,
        int(shared.excluded),
        int(shared.level),
        int(shared.draws_if_forced),
        int(shared.players),
        int(shared.longest),
        int(shared.repeats),
        int(shared.observe_every),
        shared.seating,
        tally.figures,
        shared.in_events,
        int(shared.thing_count),
        int(shared.way_count),
        tally.in_game,
        tally.things,
        tally.ways,
    )
    play_games(work, own_episode[0], games, first, every, thread, threads)
