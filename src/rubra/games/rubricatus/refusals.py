"""Which rule forbids a move that is not legal: for whoever is told no. Nothing here decides."""

from __future__ import annotations

from rubra.core.bits import bit, has
from rubra.core.rule import rule
from rubra.core.view import ABSENT
from rubra.core.vocabulary import kind_of
from rubra.games.rubricatus.problems import is_open
from rubra.games.rubricatus.regions import takes
from rubra.games.rubricatus.state import CHOOSING_CARD, CHOOSING_PLACE, IN_REGION, Box, State
from rubra.games.rubricatus.words import (
    MARKET,
    NEEDS_HELPER,
    NO_ETERIA,
    NO_EVENT,
    NO_SUCH_REGION,
    NO_SUCH_RESOURCE,
    NOT_AT_HOME,
    NOT_BUILT_HERE,
    NOT_FOR_SALE,
    NOT_IN_HAND,
    NOT_IN_MARKET,
    NOT_THEIRS,
    NOT_TIED,
    NOT_TO_BID,
    NOTHING_TO_DO,
    REGION_CLOSED,
    SOMEBODY_STANDS,
    UNPAID,
    WORKED_ALREADY,
    Move,
)


@rule
def why_not(box: Box, state: State, seat: int, move: int) -> int:
    """The rule that keeps a seat from a move; ABSENT if it is asked for moves of other kinds."""
    kind = kind_of(move)
    if state.task_count:  # 14. a choice inside an effect
        return why_not_choose(kind)
    if kind == Move.bid.kind:
        return NOT_TO_BID
    if kind == Move.favour.kind:
        return NOT_TIED
    if kind in (Move.points.kind, Move.event.kind) and state.step == CHOOSING_CARD:
        return why_not_play(box, state, seat, move)
    if kind == Move.send_eteria.kind:
        return NOT_AT_HOME
    if kind == Move.produce.kind and state.step == CHOOSING_PLACE:
        return WORKED_ALREADY
    if kind == Move.enter.kind and state.step == CHOOSING_PLACE:
        return why_not_enter(box, state, Move.enter.region(move))
    if kind in (Move.build.kind, Move.build_sparing.kind) and state.step == IN_REGION:
        return why_not_build_here(box, state, Move.build.construction(move))
    return ABSENT


@rule
def why_not_play(box: Box, state: State, seat: int, move: int) -> int:
    """7.3 A card of the hand, and for its event one that has some; 13.2 whom it needs."""
    card = Move.event.card(move)  # of both kinds the first part
    if not has(state.seats[seat].hand, card):
        return NOT_IN_HAND
    return NEEDS_HELPER if box.actions[card].effect_count else NO_EVENT


@rule
def why_not_enter(box: Box, state: State, region: int) -> int:
    """8.1 and 8.2: the region is closed, somebody stands there, or there is nothing to do."""
    if not is_open(box, state, region):
        return REGION_CLOSED
    return SOMEBODY_STANDS if state.standing[region] else NOTHING_TO_DO


@rule
def why_not_build_here(box: Box, state: State, card: int) -> int:
    """8.4 What is in the market, what the region takes, and what can be paid."""
    in_market = False
    for slot in range(MARKET):
        in_market = in_market or state.market[slot] == card
    if not in_market:
        return NOT_IN_MARKET
    construction = box.constructions[card]
    if not takes(box, state.region, bit(construction.comarca)):
        return NOT_BUILT_HERE
    return UNPAID  # 13.8 or paid as only another helper could


@rule
def why_not_choose(kind: int) -> int:
    """Chapter 14: what the effect does not offer."""
    if kind == Move.choose_region.kind:
        return NO_SUCH_REGION
    if kind == Move.choose_resource.kind:
        return NO_SUCH_RESOURCE
    if kind == Move.choose_eteria.kind:
        return NO_ETERIA
    if kind == Move.choose_construction.kind:
        return NOT_FOR_SALE
    return NOT_THEIRS if kind == Move.take.kind else ABSENT
