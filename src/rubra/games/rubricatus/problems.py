"""Chapter 10: problems, their limit, and the common defeat."""

from __future__ import annotations

from rubra.core.game import MoveArray
from rubra.core.journal import EVERYONE, Journal, tell
from rubra.core.rule import rule
from rubra.games.rubricatus.ending import lose_together
from rubra.games.rubricatus.state import Box, State
from rubra.games.rubricatus.words import (
    REGION_COUNT,
    Event,
    Move,
)


@rule
def is_open(box: Box, state: State, region: int) -> bool:
    """2.4 With three players the mixed regions are covered."""
    return box.regions[region].players <= state.players


@rule
def has_room(box: Box, state: State, region: int) -> bool:
    """10.1 A region holds at most five problems."""
    return is_open(box, state, region) and state.problems[region] < box.most_problems


@rule(inline=False)
def add_problem(state: State, region: int, journal: Journal) -> None:
    """One problem from the drawer; 1.3 if it was the last, all have lost."""
    state.drawer -= 1
    state.problems[region] += 1
    tell(journal, EVERYONE, Event.problem_added(region, state.problems[region], state.drawer))
    if state.drawer == 0:
        lose_together(state, journal)


@rule(inline=False)
def remove_problem(state: State, region: int, journal: Journal) -> None:
    """10.4 One problem back to the drawer."""
    state.drawer += 1
    state.problems[region] -= 1
    tell(journal, EVERYONE, Event.problem_removed(region, state.problems[region], state.drawer))


@rule
def any_problems(state: State) -> bool:
    """Whether there is a problem anywhere."""
    problems = 0
    for region in range(REGION_COUNT):
        problems += int(state.problems[region])
    return problems > 0


@rule
def list_regions(box: Box, state: State, with_problems: bool, out: MoveArray) -> int:
    """The regions a problem can be taken from, or put into."""
    count = 0
    for region in range(REGION_COUNT):
        out[count] = Move.choose_region(region)
        if with_problems:
            count += state.problems[region] > 0
        else:
            count += has_room(box, state, region)
    return count
