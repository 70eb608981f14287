"""Where a construction of the market could be built, and what keeps a seat from it."""

from __future__ import annotations

from rubra.core.bits import bit, has
from rubra.core.rule import rule
from rubra.games.rubricatus.eteries import can, eteries_at_home
from rubra.games.rubricatus.problems import is_open
from rubra.games.rubricatus.regions import can_pay, extends, takes
from rubra.games.rubricatus.shown import ForSale
from rubra.games.rubricatus.state import CHOOSING_PLACE, IN_REGION, Box, Construction, State
from rubra.games.rubricatus.words import (
    BASIC,
    CANNOT_PAY,
    DEFENCE,
    ENDURE,
    NO_HELPER,
    REGION_COUNT,
    REGION_TAKEN,
    RESOURCE_KINDS,
    SOOTHE,
    SPARE,
    TOO_MANY_PROBLEMS,
    WORKS_ELSEWHERE,
)


@rule
def show_sites(box: Box, state: State, seat: int, card: int, out: ForSale) -> None:
    """Where a seat could build a card with the helper it has placed, or the next it may place."""
    construction = box.constructions[card]
    for region in range(REGION_COUNT):
        if could_build(box, state, seat, region, construction):
            out.sites[seat] |= bit(region)
    if not out.sites[seat]:
        out.why_not[seat] = why_not_build(box, state, seat, construction)
    for resource in range(RESOURCE_KINDS):
        lacking = int(construction.cost[resource]) - int(state.seats[seat].stock[resource])
        out.short[seat].amounts[resource] = max(0, lacking)
    if extends(state, seat, construction):
        out.extends |= bit(seat)


@rule
def takers(box: Box, state: State, construction: Construction) -> int:
    """2.2 A bit for each open region that takes a construction."""
    found = 0
    for region in range(REGION_COUNT):
        if is_open(box, state, region) and takes(box, region, bit(construction.comarca)):
            found |= bit(region)
    return found


@rule
def could_build(box: Box, state: State, seat: int, region: int, construction: Construction) -> bool:
    """Whether one of the helpers that the seat may still place could build there."""
    if not has(takers(box, state, construction), region) or not can_stand(state, seat, region):
        return False
    helpers = helpers_left(state, seat)
    for helper in range(BASIC + 1):
        if has(helpers, helper) and can_pay(box, state, seat, helper, construction):
            if can_calm(box, state, seat, helper, region, construction):
                return True
    return False


@rule
def why_not_build(box: Box, state: State, seat: int, construction: Construction) -> int:
    """The first thing that keeps a seat from building a card: who, what, where, problems."""
    helpers = helpers_left(state, seat)
    if not helpers:
        return NO_HELPER
    payable = False
    for helper in range(BASIC + 1):
        if has(helpers, helper) and can_pay(box, state, seat, helper, construction):
            payable = True
    if not payable:
        return CANNOT_PAY
    regions = takers(box, state, construction)
    for region in range(REGION_COUNT):
        if has(regions, region) and can_stand(state, seat, region):
            return TOO_MANY_PROBLEMS
    return WORKS_ELSEWHERE if is_in_region(state, seat) else REGION_TAKEN


@rule
def helpers_left(state: State, seat: int) -> int:
    """A bit for the helper at work, or for all kinds that can still be placed this round."""
    if state.actor == seat and (state.step == CHOOSING_PLACE or state.step == IN_REGION):
        return bit(state.helper)
    helpers = eteries_at_home(state, seat)
    if state.seats[seat].at_home > 0:
        helpers |= bit(BASIC)
    return helpers


@rule
def is_in_region(state: State, seat: int) -> bool:
    """Whether a seat has just placed a helper in a region and is still at work there."""
    return state.step == IN_REGION and state.actor == seat


@rule
def can_stand(state: State, seat: int, region: int) -> bool:
    """8.1 Where nobody stands; whoever is at work in a region is at work nowhere else."""
    if is_in_region(state, seat):
        return state.region == region
    return state.standing[region] == 0


@rule
def can_calm(
    box: Box, state: State, seat: int, helper: int, region: int, construction: Construction
) -> bool:
    """8.3, 8.4 Whether the problems that are too many could be mitigated, the cost set aside."""
    cost = int(construction.cost[DEFENCE])
    if can(box, helper, SPARE) and box.eteries[helper].what == DEFENCE:  # 13.8
        cost = max(0, cost - 1)
    allowed = int(box.problems_to_build) + can(box, helper, ENDURE)  # 13.7
    soothed = can(box, helper, SOOTHE) and not is_in_region(state, seat)  # 13.5
    too_many = int(state.problems[region]) - soothed - allowed
    return too_many <= int(state.seats[seat].stock[DEFENCE]) - cost
