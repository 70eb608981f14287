"""Chapter 3: the track from the start to Rome."""

from __future__ import annotations

from rubra.core.rule import rule
from rubra.games.rubico.state import Box, State


@rule
def exists(box: Box, state: State, space: int) -> bool:
    """3.2 A space marked 4+ to 7+ is there only with that many players."""
    return box.spaces[space].players <= state.players


@rule
def space_after(box: Box, state: State, space: int) -> int:
    """The next space that exists."""
    space += 1
    while not exists(box, state, space):
        space += 1
    return space


@rule
def space_before(box: Box, state: State, space: int) -> int:
    """The space before that exists."""
    space -= 1
    while not exists(box, state, space):
        space -= 1
    return space


@rule
def is_rome(box: Box, space: int) -> bool:
    """3.3 Rome is the last Castrum, at the end of the track."""
    return space == box.space_count - 1


@rule
def distance_to_castrum(box: Box, state: State) -> int:
    """Steps from Caesar to the next Castrum."""
    steps = 1
    space = space_after(box, state, state.caesar)
    while not box.spaces[space].castrum:
        space = space_after(box, state, space)
        steps += 1
    return steps
