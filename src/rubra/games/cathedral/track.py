"""Chapter 9: the score track, with recognition on every space and prestige on some.

A marker is where it would be if the track went on for ever: a second round begins at 80.
"""

from __future__ import annotations

from rubra.core.rule import rule
from rubra.games.cathedral.state import Box, State
from rubra.games.cathedral.words import TRACK


@rule
def prestige_of(box: Box, marker: int) -> int:
    """9.2 The prestige spaces reached or passed; 9.5 with 40 for each whole round."""
    rounds = int(marker) // TRACK
    return rounds * int(box.prestige_at[TRACK]) + int(box.prestige_at[int(marker) - rounds * TRACK])


@rule
def is_prestige_space(box: Box, marker: int) -> bool:
    """Whether one more prestige is reached on this space."""
    return prestige_of(box, marker) > prestige_of(box, int(marker) - 1)


@rule(inline=False)
def gain_prestige(box: Box, state: State, seat: int, count: int) -> None:
    """9.3 On to the next space of prestige, so many times."""
    marker = int(state.seats[seat].marker)
    for _ in range(count):
        marker = prestige_space_after(box, marker)
    state.seats[seat].marker = marker


@rule
def prestige_space_after(box: Box, marker: int) -> int:
    """9.3 The next space of prestige."""
    space = int(marker) + 1
    while not is_prestige_space(box, space):
        space += 1
    return space


@rule
def can_lose_prestige(box: Box, state: State, seat: int) -> bool:
    """9.4 Only from beyond the first space of prestige."""
    return state.seats[seat].marker > box.first_prestige


@rule
def prestige_space_before(box: Box, marker: int) -> int:
    """9.4 The space of prestige before; from between two of them the one just passed."""
    space = int(marker) - 1
    while not is_prestige_space(box, space):
        space -= 1
    return space


@rule
def lose_prestige(box: Box, state: State, seat: int) -> None:
    """9.4 Back to the space of prestige before."""
    place = state.seats[seat]
    place.marker = prestige_space_before(box, place.marker)


@rule
def gain_recognition(state: State, seat: int, count: int) -> None:
    """9.2 So many spaces forward."""
    state.seats[seat].marker += count


@rule
def lose_recognition(state: State, seat: int, count: int) -> int:
    """So many spaces back, but 8.4 not below the start; returns how many they were."""
    lost = min(int(state.seats[seat].marker), int(count))
    state.seats[seat].marker -= lost
    return lost
