"""Chapters 8 and 9: mitigation, and building in seven steps."""

from __future__ import annotations

from rubra.core.bits import bit, has
from rubra.core.game import MoveArray
from rubra.core.journal import EVERYONE, Journal, tell
from rubra.core.rule import rule
from rubra.core.stream import Stream
from rubra.games.rubricatus.eteries import can
from rubra.games.rubricatus.market import fill_market, slot_of
from rubra.games.rubricatus.problems import is_open, remove_problem
from rubra.games.rubricatus.state import ACTING, IN_REGION, Box, Construction, State
from rubra.games.rubricatus.tasks import add_task
from rubra.games.rubricatus.tracks import develop, score
from rubra.games.rubricatus.words import (
    ADD,
    BY_BONUS,
    BY_BUILDING,
    BY_EXTENSION,
    DEFENCE,
    ENDURE,
    FINISH_BUILDING,
    MARKET,
    NO_CARD,
    RESOURCE_KINDS,
    SOOTHE,
    SPARE,
    Event,
    Move,
)

# --- 8. What can be done in a region ---


@rule
def can_enter(box: Box, state: State, seat: int, helper: int, region: int, comarques: int) -> bool:
    """8.1, 8.2 Whether a helper may go there; `comarques`: those it could build in."""
    if not is_open(box, state, region):
        return False
    if state.standing[region]:  # 8.1 never two in one place
        return False
    if state.problems[region] and (
        state.seats[seat].stock[DEFENCE] > 0 or can(box, helper, SOOTHE)  # 13.5
    ):
        return True
    return is_calm_enough(box, state, helper, region) and takes(box, region, comarques)


@rule
def takes(box: Box, region: int, comarques: int) -> bool:
    """2.2 Whether a region takes constructions of one of these comarques."""
    return (int(box.regions[region].comarques) & int(comarques)) != 0


@rule
def is_calm_enough(box: Box, state: State, helper: int, region: int) -> bool:
    """8.4 Two problems or fewer; 13.7 one more for the Paitida."""
    return state.problems[region] <= box.problems_to_build + can(box, helper, ENDURE)


@rule
def affordable_comarques(box: Box, state: State, seat: int, helper: int) -> int:
    """A bit for each comarca of which the market has a construction that the seat can pay."""
    comarques = 0
    for slot in range(MARKET):
        card = int(state.market[slot])
        if card != NO_CARD:
            construction = box.constructions[card]
            if can_pay(box, state, seat, helper, construction):
                comarques |= bit(construction.comarca)
    return comarques


@rule
def can_pay(box: Box, state: State, seat: int, helper: int, construction: Construction) -> bool:
    """8.4 The whole cost; 13.8 the Encantada need not pay one resource of her kind."""
    missing = short_of(state, seat, construction)
    if missing == 1 and can(box, helper, SPARE):
        spared = box.eteries[helper].what
        return construction.cost[spared] > state.seats[seat].stock[spared]
    return missing == 0


@rule
def short_of(state: State, seat: int, construction: Construction) -> int:
    """How many resources a seat lacks for a construction."""
    missing = 0
    for resource in range(RESOURCE_KINDS):
        cost = int(construction.cost[resource])
        missing += max(0, cost - int(state.seats[seat].stock[resource]))
    return missing


# --- 8.2 In the region ---


@rule
def enter(box: Box, state: State, seat: int, region: int, journal: Journal) -> None:
    """8.1 The helper stands there for the rest of the round."""
    state.region = region
    state.standing[region] |= bit(seat)
    tell(journal, EVERYONE, Event.entered(seat, region))
    if can(box, state.helper, SOOTHE) and state.problems[region]:
        state.acted = 1  # 13.5
        tell(journal, EVERYONE, Event.soothed(seat, region))
        remove_problem(state, region, journal)
    ask_in_region(box, state, seat)


@rule
def can_mitigate(state: State, seat: int) -> bool:
    """8.3 A problem there, and a defence to spend."""
    return state.problems[state.region] > 0 and state.seats[seat].stock[DEFENCE] > 0


@rule
def ask_in_region(box: Box, state: State, seat: int) -> None:
    """The player, who is asked already, goes on there if there is anything left to do."""
    state.step = IN_REGION
    if can_mitigate(state, seat):
        return
    if is_calm_enough(box, state, state.helper, state.region):
        comarques = affordable_comarques(box, state, seat, int(state.helper))
        if takes(box, state.region, comarques):
            return
    state.waiting = 0
    state.step = ACTING


@rule
def list_region_moves(box: Box, state: State, seat: int, out: MoveArray) -> int:
    """8.2 Mitigate, build, or leave when something has been done."""
    out[0] = Move.mitigate()
    count = 1 if can_mitigate(state, seat) else 0
    if is_calm_enough(box, state, state.helper, state.region):
        for slot in range(MARKET):
            card = int(state.market[slot])
            if card != NO_CARD and takes(box, state.region, bit(box.constructions[card].comarca)):
                count = list_building(box, state, seat, card, out, count)
    out[count] = Move.leave()
    return count + int(state.acted)


@rule
def list_building(box: Box, state: State, seat: int, card: int, out: MoveArray, count: int) -> int:
    """A construction that can be paid; 13.8 by the Encantada with one resource less."""
    construction = box.constructions[card]
    out[count] = Move.build(card)
    if can(box, state.helper, SPARE):
        spared = box.eteries[state.helper].what
        if construction.cost[spared]:
            out[count] = Move.build_sparing(card, spared)
    return count + can_pay(box, state, seat, state.helper, construction)


@rule
def mitigate(box: Box, state: State, seat: int, journal: Journal) -> None:
    """8.3 One defence, one problem."""
    state.acted = 1
    state.seats[seat].stock[DEFENCE] -= 1
    tell(journal, EVERYONE, Event.mitigated(seat, state.region))
    remove_problem(state, int(state.region), journal)
    ask_in_region(box, state, seat)


@rule
def leave(state: State) -> None:
    """Enough has been done there."""
    state.waiting = 0
    state.step = ACTING


# --- 9. Building ---


@rule
def build(box: Box, state: State, seat: int, card: int, spared: int, journal: Journal) -> None:
    """9.1 Pay, 9.2 put down the problems; the other steps follow."""
    construction = box.constructions[card]
    tell(journal, EVERYONE, Event.built(seat, card, state.region))
    for resource in range(RESOURCE_KINDS):
        state.seats[seat].stock[resource] -= to_pay(construction, resource, spared)
    state.building = card
    state.market[slot_of(state, card)] = NO_CARD
    if construction.problems:
        add_task(state, ADD, seat, state.region, construction.problems)  # 9.2
    add_task(state, FINISH_BUILDING, seat, 0, 1)
    state.waiting = 0
    state.step = ACTING


@rule
def to_pay(construction: Construction, resource: int, spared: int) -> int:
    """9.1 What is printed; 13.8 one less of what is spared."""
    return int(construction.cost[resource]) - (resource == spared)


@rule
def extends(state: State, seat: int, construction: Construction) -> bool:
    """9.5 Whether the seat has built the partner of a construction."""
    partner = construction.partner
    return partner != NO_CARD and has(state.seats[seat].constructions, partner)


@rule
def finish_building(box: Box, state: State, seat: int, stream: Stream, journal: Journal) -> None:
    """9.3 to 9.7, once the problems have been added."""
    card = int(state.building)
    construction = box.constructions[card]
    place = state.seats[seat]
    score(state, seat, int(state.card_points), BY_BUILDING, journal)  # 9.3
    score(state, seat, int(construction.points), BY_BONUS, journal)  # 9.4
    for resource in range(RESOURCE_KINDS):
        place.income[resource] += construction.income[resource]
        if construction.develop[resource]:
            develop(box, state, seat, resource, int(construction.develop[resource]), journal)
    if extends(state, seat, construction):
        tell(journal, EVERYONE, Event.extended(seat, card, int(construction.partner)))
        score(state, seat, int(box.extension), BY_EXTENSION, journal)
    place.constructions += bit(card)  # 9.6
    place.built[construction.era] += 1
    place.built_now += 1
    state.building = NO_CARD
    fill_market(box, state, stream, journal)  # 9.7
