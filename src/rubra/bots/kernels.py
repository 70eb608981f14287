"""Series of games on a GPU, as one of many threads plays them: a pattern (core/patterns.py).

An entry here is a kernel. Each thread calls it with its number (`thread`, of so many `threads`);
what begins with `own_` is memory that only this thread has. The results are those of bots/play.py.

Nobody looks at these games, nothing is left out in them, and where all play alike each deal is
played once: these are constants here, so that a compiler leaves out what it does not need.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rubra.bots.exclusion import NONE
from rubra.bots.kernel_workspace import Scratch, Work
from rubra.bots.workspace import (
    BY_PLACE,
    COMPILED_LEVELS,
    FINISHED,
    GOES_ON,
    Episode,
    Workspace,
)
from rubra.core.bits import lowest
from rubra.core.game import AnyState
from rubra.core.record import Array
from rubra.core.rule import entry, rule

if TYPE_CHECKING:  # put in: the verbs of the game, of bots/play.py, and of whoever looks on
    from rubra.bots.verbs import Kept, see_end, see_start
    from rubra.core.verbs import moves

    def lay_out(work: Work, episode: Episode) -> None: ...
    def make_move(work: Work, episode: Episode, seat: int, move: int, count: int) -> None: ...
    def standing_after(work: Work, state: AnyState, decisions: int) -> int: ...
    def allowed(work: Work, episode: Episode, seat: int, count: int) -> int: ...
    def choose(work: Work, episode: Episode, seat: int, count: int) -> int: ...


RANDOM = COMPILED_LEVELS.index("random")
EASY = COMPILED_LEVELS.index("easy")
NEVER = 0  # games that are observed: one in none


@entry(reads="row")
def play_random(
    row: Array[Workspace],
    own_episode: Array[Episode],
    own_scratch: Array[Scratch],
    outcomes: Array[Kept],
    first: int,
    every: int,
    thread: int,
    threads: int,
) -> None:
    """Play one game for each outcome, all seats at random; see play_games."""
    shared, scratch = row[0], own_scratch[0]
    work = Work(
        shared.box,
        shared.options,
        shared.blank,
        shared.memory,
        shared.series,
        scratch.journal,
        scratch.moves,
        scratch.weights,
        shared.in_moves,
        NONE,
        RANDOM,
        int(shared.draws_if_forced),
        int(shared.players),
        int(shared.longest),
        1,
        NEVER,
        shared.seating,
    )
    play_games(work, own_episode[0], outcomes, first, every, thread, threads)


@entry(reads="row")
def play_easy(
    row: Array[Workspace],
    own_episode: Array[Episode],
    own_scratch: Array[Scratch],
    outcomes: Array[Kept],
    first: int,
    every: int,
    thread: int,
    threads: int,
) -> None:
    """Play one game for each outcome, all seats by the game's heuristics; see play_games."""
    shared, scratch = row[0], own_scratch[0]
    work = Work(
        shared.box,
        shared.options,
        shared.blank,
        shared.memory,
        shared.series,
        scratch.journal,
        scratch.moves,
        scratch.weights,
        shared.in_moves,
        NONE,
        EASY,
        int(shared.draws_if_forced),
        int(shared.players),
        int(shared.longest),
        1,
        NEVER,
        shared.seating,
    )
    play_games(work, own_episode[0], outcomes, first, every, thread, threads)


@entry(reads="row")
def play_seated(
    row: Array[Workspace],
    own_episode: Array[Episode],
    own_scratch: Array[Scratch],
    outcomes: Array[Kept],
    first: int,
    every: int,
    thread: int,
    threads: int,
) -> None:
    """Play one game for each outcome, each seat as its place says; see play_games."""
    shared, scratch = row[0], own_scratch[0]
    work = Work(
        shared.box,
        shared.options,
        shared.blank,
        shared.memory,
        shared.series,
        scratch.journal,
        scratch.moves,
        scratch.weights,
        shared.in_moves,
        NONE,
        BY_PLACE,
        int(shared.draws_if_forced),
        int(shared.players),
        int(shared.longest),
        int(shared.repeats),
        NEVER,
        shared.seating,
    )
    play_games(work, own_episode[0], outcomes, first, every, thread, threads)


@rule
def play_games(
    work: Work,
    episode: Episode,
    rows: Array[Kept],
    first: int,
    every: int,
    thread: int,
    threads: int,
) -> None:
    """Play the games of this thread: its own number, and every `threads`-th after that.

    Threads of a group go on step by step together. One whose game is over waits for the others, so
    that several lay out their next games at the same time: in each `every`-th step.
    """
    place = thread - threads
    standing = FINISHED
    decisions = 0
    step = 0
    while True:
        if standing == GOES_ON:
            seat = lowest(episode.state.waiting)
            count = moves(work.box, episode.state, seat, work.moves)
            count = allowed(work, episode, seat, count)
            move = int(work.moves[choose(work, episode, seat, count)])
            make_move(work, episode, seat, move, count)
            decisions += 1
            standing = standing_after(work, episode.state, decisions)
        elif step % every == 0:
            if place >= 0:
                episode.decisions = decisions
                episode.standing = standing
                see_end(work, episode, rows, place)
            place += threads
            if place >= len(rows):
                break
            episode.game = first + place
            lay_out(work, episode)
            see_start(work, episode)
            decisions = 0
            standing = standing_after(work, episode.state, decisions)
        step += 1
