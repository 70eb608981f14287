"""Many games side by side, moved from outside: a pattern (core/patterns.py).

At each table some seats are guided from outside, by those who learn; the others are played here, at
random or by the game's heuristics (bots/play.py). What happens at a table depends on the series'
key, on the number of its game and on the actions it is given, and not on other tables.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from rubra.bots.workspace import FINISHED, GOES_ON, Episode, Workspace
from rubra.core.actions import Numbering, action_of
from rubra.core.bits import has, lowest, whole
from rubra.core.observation import Numbers
from rubra.core.record import Array
from rubra.core.rule import entry, rule

if TYPE_CHECKING:  # put in: the game's observation, and the loop of bots/play.py
    from rubra.core.verbs import observe
    from rubra.research.questions import Question

    def lay_out(work: Workspace, episode: Episode) -> None: ...
    def play_on(work: Workspace, episode: Episode, move: int) -> None: ...


NO_MOVE = -1
NO_ACTION = -1
BEGIN, BEGIN_WHERE_ENDED, STEP = range(3)  # what to do with all tables

Masks = npt.NDArray[np.int8]


@entry(reads="numbering")
def advance(
    row: Array[Workspace],
    episodes: Array[Episode],
    questions: Array[Question],
    observations: Numbers,
    masks: Masks,
    numbering: Numbering,
    task: int,
) -> int:
    """Begin games, or take one action at each table; then go on to the next question or the end.

    Returns how many games have ended. If an action is not legal, nothing has happened anywhere, and
    the result is below 0: -1 for the first table, -2 for the second.

    `observations` and `masks` lie flat, those of one table behind those of the other.
    """
    if task == STEP:
        wrong = first_illegal(episodes, questions)
        if wrong >= 0:
            return -1 - wrong
    work = row[0]
    tables = len(episodes)
    ended = 0
    for number in range(tables):
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
        ended += episode.standing != GOES_ON
        pay(work, episode, question)
        show_moves(work, episode, question, masks, number * (len(masks) // tables), numbering)
        at = number * (len(observations) // tables)
        observe(work.box, episode.state, whole(episode.seat), observations, at)
    return ended


@entry(reads="row episodes")
def look(
    row: Array[Workspace], episodes: Array[Episode], number: int, seat: int, out: Numbers
) -> None:
    """Write what any seat of a table may know."""
    observe(row[0].box, episodes[number].state, seat, out, 0)


@entry(reads="episodes questions")
def first_illegal(episodes: Array[Episode], questions: Array[Question]) -> int:
    """The first table where the action given is not legal, or -1."""
    for number in range(len(episodes)):
        if place_of(episodes[number], questions[number]) == episodes[number].legal:
            return number
    return -1


@rule
def place_of(episode: Episode, question: Question) -> int:
    """Which of the legal moves the action given is; their number, if none."""
    place = 0
    while place < episode.legal and question.actions[place] != question.given:
        place += 1
    return place


@rule
def pay(work: Workspace, episode: Episode, question: Question) -> None:
    """At the end 1 to those who have won and -1 to the others; nothing before, or if cut short."""
    finished = episode.standing == FINISHED
    for seat in range(int(work.players)):
        question.rewards[seat] = 0.0
        if finished:
            question.rewards[seat] = 1.0 if has(episode.state.winners, seat) else -1.0


@rule
def show_moves(
    work: Workspace,
    episode: Episode,
    question: Question,
    masks: Masks,
    at: int,
    numbering: Numbering,
) -> None:
    """Write what the seat that is asked may do, in place of what could be done before."""
    seat = whole(episode.seat)
    place = 0
    while place < len(question.actions) and question.actions[place] >= 0:
        masks[at + question.actions[place]] = 0
        question.actions[place] = NO_ACTION
        place += 1
    for place in range(int(episode.legal)):
        action = action_of(numbering, work.moves[place], seat, int(work.players))
        question.moves[place] = work.moves[place]
        question.actions[place] = action
        masks[at + action] = 1
