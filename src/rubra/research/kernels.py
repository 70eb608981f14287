"""Many tables on a GPU, as one of many threads steps them: a pattern (see bots/kernels.py).

The results are those of stepping.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rubra.bots.kernel_workspace import Scratch, Work
from rubra.bots.workspace import GOES_ON, Episode, Workspace
from rubra.core.actions import Numbering
from rubra.core.bits import lowest, whole
from rubra.core.observation import Numbers
from rubra.core.record import Array
from rubra.core.rule import entry
from rubra.research.stepping import BEGIN, NO_MOVE, STEP, Masks

if TYPE_CHECKING:  # put in: the game's observation, and what stepping.py does at a table
    from rubra.core.verbs import observe
    from rubra.research.questions import Question

    def lay_out(work: Work, episode: Episode) -> None: ...
    def play_on(work: Work, episode: Episode, move: int) -> None: ...
    def place_of(episode: Episode, question: Question) -> int: ...
    def pay(work: Work, episode: Episode, question: Question) -> None: ...
    def show_moves(
        work: Work,
        episode: Episode,
        question: Question,
        masks: Masks,
        at: int,
        numbering: Numbering,
    ) -> None: ...


@entry(reads="episodes questions")
def check(
    episodes: Array[Episode],
    questions: Array[Question],
    refused: Masks,
    thread: int,
    threads: int,
) -> None:
    """Whether the action given at some table is not legal: then the only item of `refused` is 1."""
    for number in range(thread, len(episodes), threads):
        if place_of(episodes[number], questions[number]) == episodes[number].legal:
            refused[0] = 1


@entry(reads="row numbering")
def advance(
    row: Array[Workspace],
    own_scratch: Array[Scratch],
    episodes: Array[Episode],
    questions: Array[Question],
    observations: Numbers,
    masks: Masks,
    numbering: Numbering,
    task: int,
    thread: int,
    threads: int,
) -> None:
    """Begin games, or take one action at each table; then go on to the next question or the end.

    Whoever launches it has called `check` before a step, and has cleared the observations of the
    tables that go on: kernels are compiled without what clears them.
    """
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
        int(shared.excluded),
        int(shared.level),
        int(shared.draws_if_forced),
        int(shared.players),
        int(shared.longest),
        int(shared.repeats),
        int(shared.observe_every),
        shared.seating,
    )
    scratch.journal.closed = 1
    tables = len(episodes)
    for number in range(thread, tables, threads):
        episode = episodes[number]
        question = questions[number]
        move = NO_MOVE
        if task == STEP:
            move = int(question.moves[place_of(episode, question)])
        elif task == BEGIN or episode.standing != GOES_ON:
            lay_out(work, episode)
            episode.seat = lowest(episode.guided)
        else:
            continue
        play_on(work, episode, move)
        pay(work, episode, question)
        show_moves(work, episode, question, masks, number * (len(masks) // tables), numbering)
        at = number * (len(observations) // tables)
        observe(work.box, episode.state, whole(episode.seat), observations, at)
