"""Chapter 13: the etèries, and which helper is placed."""

from __future__ import annotations

from rubra.core.bits import bit, has
from rubra.core.game import MoveArray
from rubra.core.journal import EVERYONE, Journal, tell
from rubra.core.rule import rule
from rubra.games.rubricatus.state import Box, State
from rubra.games.rubricatus.words import (
    BASIC,
    Event,
    Move,
)


@rule
def can(box: Box, helper: int, ability: int) -> bool:
    """Whether a helper is an etèria with this ability."""
    return helper != BASIC and box.eteries[helper].ability == ability


@rule
def list_eteries(box: Box, state: State, out: MoveArray) -> int:
    """13.1 Any that is still beside the board."""
    count = 0
    for eteria in range(box.eteria_count):
        out[count] = Move.choose_eteria(eteria)
        count += has(state.eteries, eteria)
    return count


@rule
def recruit(state: State, seat: int, eteria: int, journal: Journal) -> None:
    """13.2 She takes the place of the helper that was sent, from the next round on."""
    place = state.seats[seat]
    state.eteries -= bit(eteria)
    place.eteries += bit(eteria)
    place.eteries_out += bit(eteria)
    place.helpers -= 1
    tell(journal, EVERYONE, Event.recruited(seat, eteria))


@rule
def eteries_at_home(state: State, seat: int) -> int:
    """The etèries of a seat that can still be placed this round."""
    return int(state.seats[seat].eteries) & ~int(state.seats[seat].eteries_out)


@rule
def leave_home(state: State, seat: int, helper: int, journal: Journal) -> None:
    """A helper or an etèria is placed."""
    place = state.seats[seat]
    state.helper = helper
    if helper == BASIC:
        place.at_home -= 1
    else:
        place.eteries_out += bit(helper)
        tell(journal, EVERYONE, Event.sent_eteria(seat, helper))
