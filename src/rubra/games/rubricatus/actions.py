"""Chapter 7: playing action cards, sending helpers, production."""

from __future__ import annotations

from rubra.core.bits import bit, has, lowest
from rubra.core.game import MoveArray
from rubra.core.journal import EVERYONE, Journal, tell
from rubra.core.rule import rule
from rubra.games.rubricatus.effects import add_effects
from rubra.games.rubricatus.eteries import can, eteries_at_home, leave_home
from rubra.games.rubricatus.hands import discard, lay_aside, right_of
from rubra.games.rubricatus.regions import affordable_comarques, can_enter
from rubra.games.rubricatus.state import (
    ACTING,
    CHECKING,
    CHOOSING_CARD,
    CHOOSING_PLACE,
    SENDING_FOR_EVENT,
    SENDING_FOR_POINTS,
    Box,
    State,
)
from rubra.games.rubricatus.tracks import advance
from rubra.games.rubricatus.words import (
    BASIC,
    GATHER,
    NO_CARD,
    REGION_COUNT,
    RESOURCE_KINDS,
    Event,
    Move,
)

ALL_RESOURCES = (1 << RESOURCE_KINDS) - 1

# --- 7.1 Whose turn it is ---


@rule
def begin_turn(state: State) -> None:
    """Everybody acts once, the holder of the initiative card first."""
    state.to_act = state.players
    state.actor = state.holder
    state.step = ACTING


@rule
def next_action(state: State) -> None:
    """The next seat, the next turn, or the end of the actions."""
    state.card = NO_CARD
    state.card_points = 0
    state.helper = BASIC
    state.acted = 0
    if state.to_act == 0:
        if state.turns_left == 0:
            state.step = CHECKING
            return
        state.turns_left -= 1
        state.turn += 1
        begin_turn(state)
    seat = int(state.actor)
    if state.to_act < state.players:
        seat = right_of(state, seat)
        state.actor = seat
    state.to_act -= 1
    if state.seats[seat].hand:  # 3.4 who could draw nothing has nothing to play
        state.step = CHOOSING_CARD
        state.waiting = bit(seat)


# --- 7.3 For points or for the event ---


@rule
def list_cards(box: Box, state: State, seat: int, out: MoveArray) -> int:
    """Each card for its points, and for its event if it has one that can be carried."""
    place = state.seats[seat]
    count = 0
    for card in range(box.action_count):
        if has(place.hand, card):
            out[count] = Move.points(card)
            count += 1
            action = box.actions[card]
            out[count] = Move.event(card)
            carried = not action.recruits or place.at_home > 0  # 13.2
            count += action.effect_count > 0 and carried
    return count


@rule
def play_for_points(box: Box, state: State, seat: int, card: int, journal: Journal) -> None:
    """7.4 The card is discarded, its value counts for what the helper will do."""
    state.card = card
    state.card_points = box.actions[card].points
    discard(state, seat, card)
    tell(journal, EVERYONE, Event.played_points(seat, card, state.card_points))
    state.waiting = 0
    state.step = SENDING_FOR_POINTS


@rule
def play_for_event(box: Box, state: State, seat: int, card: int, journal: Journal) -> None:
    """7.5 The card is discarded or removed, as it says."""
    action = box.actions[card]
    tell(journal, EVERYONE, Event.played_event(seat, card))
    if action.removed:
        lay_aside(state, seat, card)
        state.seats[seat].removed += bit(card)
        tell(journal, EVERYONE, Event.removed_card(seat, card))
    else:
        discard(state, seat, card)
    state.card = card
    state.waiting = 0
    state.step = SENDING_FOR_EVENT


# --- 13.4 Which helper ---


@rule(inline=False)
def can_send(box: Box, state: State, seat: int, helper: int) -> bool:
    """Whether a helper, or an etèria, is at home and fit for what was chosen."""
    for_event = state.step == SENDING_FOR_EVENT
    if helper == BASIC:
        if state.seats[seat].at_home == 0:
            return False
    elif not has(eteries_at_home(state, seat), helper):
        return False
    elif for_event and box.actions[state.card].recruits:
        return False  # 13.2
    return for_event or has_place(box, state, seat, helper)


@rule
def has_place(box: Box, state: State, seat: int, helper: int) -> bool:
    """7.7 Whether a helper can go anywhere."""
    if state.seats[seat].worked != ALL_RESOURCES:
        return True
    comarques = affordable_comarques(box, state, seat, helper)
    for region in range(REGION_COUNT):
        if can_enter(box, state, seat, helper, region, comarques):
            return True
    return False


@rule
def list_helpers(box: Box, state: State, seat: int, out: MoveArray) -> int:
    """All that can be sent."""
    out[0] = Move.send_helper()
    count = 1 if can_send(box, state, seat, BASIC) else 0
    for eteria in range(box.eteria_count):
        out[count] = Move.send_eteria(eteria)
        count += can_send(box, state, seat, eteria)
    return count


@rule
def choose_helper(box: Box, state: State, seat: int, journal: Journal) -> None:
    """7.1 Somebody is sent; the player is asked only where there is a choice."""
    found = BASIC
    options = 0
    for helper in range(BASIC + 1):
        if can_send(box, state, seat, helper):
            found = helper
            options += 1
    if options > 1:
        state.waiting = bit(seat)
    elif options == 1:
        send(box, state, seat, found, journal)
    else:
        leave_home(state, seat, any_at_home(state, seat), journal)  # 7.7
        tell(journal, EVERYONE, Event.idle(seat))
        state.step = ACTING


@rule
def any_at_home(state: State, seat: int) -> int:
    """Somebody who is not placed yet, a basic helper if there is one."""
    if state.seats[seat].at_home:
        return BASIC
    return lowest(eteries_at_home(state, seat))


@rule
def send(box: Box, state: State, seat: int, helper: int, journal: Journal) -> None:
    """To a place for points; 7.6 onto the card for an event, which is then carried out."""
    leave_home(state, seat, helper, journal)
    if state.step == SENDING_FOR_POINTS:
        state.step = CHOOSING_PLACE
        state.waiting = bit(seat)
        return
    action = box.actions[state.card]
    add_effects(box, state, action.effects, int(action.effect_count), seat)
    state.step = ACTING
    state.waiting = 0


# --- 7.8 Where ---


@rule
def list_places(box: Box, state: State, seat: int, out: MoveArray) -> int:
    """Own resources on which nobody stands, and regions where something can be done."""
    helper = int(state.helper)
    count = 0
    for resource in range(RESOURCE_KINDS):
        out[count] = Move.produce(resource)
        count += not has(state.seats[seat].worked, resource)
    comarques = affordable_comarques(box, state, seat, helper)
    for region in range(REGION_COUNT):
        out[count] = Move.enter(region)
        count += can_enter(box, state, seat, helper, region, comarques)
    return count


@rule
def produced(box: Box, state: State, resource: int) -> int:
    """7.8 The value of the card; 13.6 one more for who gathers this resource."""
    points = int(state.card_points)
    if can(box, state.helper, GATHER) and box.eteries[state.helper].what == resource:
        points += 1
    return points


@rule
def produce(box: Box, state: State, seat: int, resource: int, journal: Journal) -> None:
    """7.8 A helper stands on the resource, which advances."""
    state.seats[seat].worked |= bit(resource)
    points = produced(box, state, resource)
    tell(journal, EVERYONE, Event.produced(seat, resource, points))
    advance(box, state, seat, resource, points, journal)
    state.waiting = 0
    state.step = ACTING
