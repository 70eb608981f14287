"""What is still to be done: effects of a card, or the end of a building, one after the other."""

from __future__ import annotations

from rubra.core.rule import rule
from rubra.games.rubricatus.state import State


@rule
def add_task(state: State, word: int, seat: int, what: int, count: int) -> None:
    """One thing more to do, after all others."""
    task = state.tasks[state.task_count]
    task.word = word
    task.seat = seat
    task.what = what
    task.count = count
    state.task_count += 1


@rule
def drop_task(state: State) -> None:
    """The first task is done."""
    if not state.task_count:
        return  # the game has ended by it
    state.task_count -= 1
    for number in range(state.task_count):
        state.tasks[number] = state.tasks[number + 1]
    last = state.tasks[state.task_count]
    last.word = 0
    last.seat = 0
    last.what = 0
    last.count = 0
