"""Which rule forbids a move that is not legal: for whoever is told no. Nothing here decides."""

from __future__ import annotations

from rubra.core.rule import rule
from rubra.core.view import ABSENT
from rubra.core.vocabulary import kind_of
from rubra.games.rubico.choice import why_not_take
from rubra.games.rubico.state import AFTER_TAKING, BEFORE_TAKING, SUGGEST, TAKING, Box, State
from rubra.games.rubico.words import (
    ALL_TAKEN,
    NO_WAY_BACK,
    OTHER_CARDS,
    OTHER_MOMENT,
    OTHER_POWER,
    OWN_CARD,
    UNHEARD_OF,
    Move,
)


@rule
def why_not(box: Box, state: State, seat: int, move: int) -> int:
    """The rule that keeps a seat from a move; ABSENT if it is asked for moves of other kinds."""
    kind = kind_of(move)
    if kind == Move.lay.kind and state.step == SUGGEST and not state.seats[seat].laid:
        return OTHER_CARDS
    if kind == Move.declare.kind and state.step == SUGGEST and state.seats[seat].laid:
        return UNHEARD_OF
    if kind == Move.take.kind and state.step == TAKING:
        return why_not_take(box, state, Move.take.seat(move), Move.take.slot(move))
    if Move.summon.kind <= kind <= Move.favour.kind and state.step in (BEFORE_TAKING, AFTER_TAKING):
        return why_not_play(box, state, seat, move)
    return ABSENT


@rule
def why_not_play(box: Box, state: State, seat: int, move: int) -> int:
    """Chapter 9: the power is another's, the moment is wrong, or the card is."""
    kind, power = kind_of(move), Move.summon.power(move)  # in all of them the first part
    if power != state.seats[seat].power or kind != Move.summon.kind + box.powers[power]:
        return OTHER_POWER
    if kind == Move.shift.kind:
        return NO_WAY_BACK
    if (kind == Move.peek.kind) != (state.step == AFTER_TAKING):
        return OTHER_MOMENT
    if kind == Move.cover.kind:
        return why_not_take(box, state, seat, Move.cover.slot(move))
    if Move.summon.seat(move) == seat:
        return OWN_CARD
    if kind == Move.summon.kind and state.taken_count >= state.to_take:
        return ALL_TAKEN
    return why_not_take(box, state, Move.summon.seat(move), Move.summon.slot(move))
