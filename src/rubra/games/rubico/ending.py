"""Chapter 10: the end of the game."""

from __future__ import annotations

from rubra.core.bits import bit
from rubra.core.journal import EVERYONE, Journal, tell
from rubra.core.rule import rule
from rubra.games.rubico.state import OVER, Box, State
from rubra.games.rubico.suggestion import gather_cards
from rubra.games.rubico.words import (
    LEGIONARY,
    ROME_BY_FORTUNA,
    ROME_BY_MARCH,
    SENATOR,
    Event,
)


@rule
def side_of(state: State, seat: int) -> int:
    """The side of a seat: 0 marches with Caesar, 1 sits in the Senate."""
    return int(state.seats[seat].role)


@rule
def end_game(box: Box, state: State, reason: int, journal: Journal) -> None:
    """10.1 At once: one side has won; 10.3 the roles are shown."""
    winner = LEGIONARY if reason in (ROME_BY_MARCH, ROME_BY_FORTUNA) else SENATOR
    state.step = OVER
    state.waiting = 0
    state.reason = reason
    for seat in range(state.players):
        if state.seats[seat].role == winner:
            state.winners += bit(seat)
    tell(journal, EVERYONE, Event.ended(reason))
    for seat in range(state.players):
        tell(journal, EVERYONE, Event.role_shown(seat, state.seats[seat].role))
    gather_cards(box, state)  # 7.13 no row is shown with the end
