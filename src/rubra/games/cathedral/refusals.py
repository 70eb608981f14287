"""Which rule forbids a move that is not legal: for whoever is told no. Nothing here decides."""

from __future__ import annotations

from rubra.core.bits import has
from rubra.core.rule import rule
from rubra.core.view import ABSENT
from rubra.core.vocabulary import kind_of
from rubra.games.cathedral.building import section_at
from rubra.games.cathedral.claim import can_claim_in
from rubra.games.cathedral.market import furthest, influence_card, on_ring
from rubra.games.cathedral.state import (
    ADD_JEWELS,
    BUILD,
    CHOOSE_ACTION,
    MARKET,
    NO_TILE,
    PLACE_TILE,
    SEND_IVAN,
    SWAP_ONE,
    TAKE_ANY,
    USE_WORKSHOP,
    Box,
    State,
)
from rubra.games.cathedral.words import (
    DECORATED,
    NO_BANNER,
    NO_DICE,
    NO_ORNAMENT,
    NO_SUCH_JEWEL,
    NO_SUCH_MATERIAL,
    NO_SUCH_SWAP,
    NO_SUCH_TILE,
    NO_USE,
    NOT_ASKED_FOR,
    NOT_FINISHED,
    NOT_FOR_IVAN,
    NOT_HELD,
    NOT_LOWEST,
    NOT_SO_FAR,
    OCCUPIED,
    OTHER_CARD,
    OTHER_SPACE,
    SPACE_FULL,
    TOO_DEAR,
    Move,
)


@rule
def why_not(box: Box, state: State, seat: int, move: int) -> int:
    """The rule that keeps a seat from a move; ABSENT if it is asked for moves of other kinds."""
    kind, step = kind_of(move), state.step
    if kind == Move.claim.kind and step == CHOOSE_ACTION:
        return why_not_claim(state, seat, move)
    if kind == Move.place.kind and step == PLACE_TILE:
        empty = state.seats[seat].tiles[Move.place.bench(move)] == NO_TILE
        return TOO_DEAR if empty else OCCUPIED
    if kind == Move.deliver.kind and step in (CHOOSE_ACTION, BUILD):
        held = state.seats[seat].stock[Move.deliver.material(move)] > 0
        return NOT_ASKED_FOR if held else NOT_HELD
    if kind == Move.decorate.kind and step in (CHOOSE_ACTION, BUILD):
        return why_not_decorate(state, move)
    if kind == Move.add_jewel.kind and step == ADD_JEWELS:
        return NO_SUCH_JEWEL
    if kind == Move.move_die.kind and step == CHOOSE_ACTION:
        return why_not_move(state, seat, move)
    if kind == Move.influence.kind and step == MARKET:
        return NO_USE if Move.influence.card(move) == influence_card(state) else OTHER_CARD
    if kind == Move.activate.kind and step in (MARKET, USE_WORKSHOP):
        return NO_SUCH_TILE
    if kind == Move.take.kind and step == TAKE_ANY:
        return NO_SUCH_MATERIAL
    if kind == Move.swap.kind and step == SWAP_ONE:
        return NO_SUCH_SWAP
    if kind == Move.send_ivan.kind and step == SEND_IVAN:
        return NOT_FOR_IVAN
    return NO_DICE if kind == Move.reroll.kind and not state.rerolled else ABSENT


@rule
def why_not_claim(state: State, seat: int, move: int) -> int:
    """Chapter 4: the section cannot be claimed, or there is no banner for it."""
    tower = Move.claim.tower(move)
    if not can_claim_in(state, tower):  # nor in a tower that is not there: its height is 0
        return NOT_LOWEST
    return NO_BANNER if state.claimed[tower] == Move.claim.level(move) else NOT_LOWEST


@rule
def why_not_decorate(state: State, move: int) -> int:
    """5.5 and 5.6: the section, or what the builder has."""
    tower, level = Move.decorate.tower(move), Move.decorate.level(move)
    section = state.sections[section_at(tower, level)]
    if not section.finished:
        return NOT_FINISHED
    return NO_ORNAMENT if has(state.bare[tower], level) else DECORATED


@rule
def why_not_move(state: State, seat: int, move: int) -> int:
    """Chapter 6: how far a die may go, where it comes to, and whether there is room."""
    die, extra = Move.move_die.die(move), Move.move_die.extra(move)
    if extra > furthest(state, seat, die):
        return NOT_SO_FAR
    target = on_ring(int(state.die_space[die]) + int(state.die_value[die]) + extra)
    if state.resource[target] != Move.move_die.space(move):
        return OTHER_SPACE
    return SPACE_FULL
