"""Victory points, resources that flow over, and chapter 12: the development tracks."""

from __future__ import annotations

from rubra.core.bits import bit, has
from rubra.core.journal import EVERYONE, Journal, tell
from rubra.core.rule import rule
from rubra.games.rubricatus.state import Box, State
from rubra.games.rubricatus.words import (
    BY_CARDS,
    BY_DEVELOPMENT,
    Event,
)

# --- Victory points ---


@rule
def score(state: State, seat: int, points: int, source: int, journal: Journal) -> None:
    """Victory points, and where they came from."""
    if points:
        add_points(state, seat, points, source)
        tell(journal, EVERYONE, Event.scored(seat, points, source))


@rule
def add_points(state: State, seat: int, points: int, source: int) -> None:
    """The same, for points of which something else tells."""
    state.seats[seat].points += points
    state.seats[seat].scored[source] += points


@rule
def forfeit(state: State, seat: int, points: int, journal: Journal) -> None:
    """14.6 Victory points are lost, but never more than there are."""
    lost = min(int(points), int(state.seats[seat].points))
    state.seats[seat].points -= lost
    state.seats[seat].scored[BY_CARDS] -= lost
    if lost:
        tell(journal, EVERYONE, Event.forfeited(seat, lost))


# --- 7.9 Resources ---


@rule
def gain(box: Box, state: State, seat: int, resource: int, points: int, journal: Journal) -> None:
    """7.10 Points of a resource, from a card or a construction."""
    tell(journal, EVERYONE, Event.gained(seat, resource, points))
    advance(box, state, seat, resource, points, journal)


@rule(inline=False)
def advance(
    box: Box, state: State, seat: int, resource: int, points: int, journal: Journal
) -> None:
    """7.9 Advance a resource; past its end, one step of development and on from 0."""
    place = state.seats[seat]
    place.stock[resource] += points
    while place.stock[resource] > box.most_resource:
        place.stock[resource] -= box.cycle
        develop(box, state, seat, resource, 1, journal)


@rule
def lose(state: State, seat: int, resource: int, points: int, journal: Journal) -> None:
    """14.3 As many as there are."""
    place = state.seats[seat]
    lost = min(int(points), int(place.stock[resource]))
    place.stock[resource] -= lost
    if lost:
        tell(journal, EVERYONE, Event.lost(seat, resource, lost))


# --- 12. The development tracks ---


@rule(inline=False)
def develop(box: Box, state: State, seat: int, track: int, steps: int, journal: Journal) -> None:
    """Advance on a track, step by step, and score what the spaces give."""
    place = state.seats[seat]
    for _ in range(steps):
        if place.track[track] < box.track_end:  # 12.4 at the end, one lands there again
            place.track[track] += 1
        space = int(place.track[track])
        tell(journal, EVERYONE, Event.developed(seat, track, space))
        if space < box.track_end:
            score(state, seat, int(box.track[space]), BY_DEVELOPMENT, journal)  # 12.1
        elif has(state.tokens, track):
            state.tokens -= bit(track)  # 12.2 the first to get there
            tell(journal, EVERYONE, Event.first_developer(seat, track))
            score(state, seat, int(box.first_developer), BY_DEVELOPMENT, journal)
        else:
            score(state, seat, int(box.later_developers), BY_DEVELOPMENT, journal)  # 12.3
