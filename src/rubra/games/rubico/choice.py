"""Chapter 6: the Centurion takes cards, unseen."""

from __future__ import annotations

from rubra.core.bits import bit, has, size_of
from rubra.core.game import MoveArray
from rubra.core.journal import EVERYONE, Journal, tell
from rubra.core.rule import rule
from rubra.core.view import ABSENT
from rubra.games.rubico.state import NONE_HELD, TAKING, Box, State
from rubra.games.rubico.track import distance_to_castrum
from rubra.games.rubico.words import (
    COVERED,
    EMPTY,
    LONGEST_ROW,
    TAKEN,
    TWO,
    Event,
    Move,
)


@rule
def cards_to_take(box: Box, state: State) -> int:
    """6.1 As many as steps to the next Castrum, plus 2; 6.3 and no more than the others allow."""
    wanted = distance_to_castrum(box, state) + box.beyond_distance
    return min(wanted, box.most_of_one * (state.players - 1))


@rule
def begin_choice(box: Box, state: State, journal: Journal) -> None:
    """6.5 How many cards are to be taken is counted now, once and for all."""
    state.to_take = cards_to_take(box, state)
    tell(journal, EVERYONE, Event.asked_to_take(state.centurion, state.to_take))


@rule
def begin_taking(state: State) -> None:
    """The Centurion is asked, unless others have made them take all their cards already."""
    state.step = TAKING
    if state.taken_count < state.to_take:
        state.waiting = bit(state.centurion)


@rule
def lying_slots(box: Box, state: State, owner: int) -> int:
    """The slots in which a card still lies face down before its owner."""
    if not state.seats[owner].laid:
        return 0
    return bit(box.setups[state.players].hand) - 1 - int(state.seats[owner].taken)


@rule
def free_slots(box: Box, state: State, owner: int) -> int:
    """The slots from which the Centurion may take a card."""
    slots = lying_slots(box, state, owner)
    if not slots or size_of(state.seats[owner].taken) >= box.most_of_one:
        return 0  # 6.2 never more than two of one seat
    if state.seats[owner].covered != NONE_HELD:
        slots &= ~bit(state.seats[owner].covered)  # 9.6 Venus and Eris protect a card
    return slots


@rule
def why_not_take(box: Box, state: State, owner: int, slot: int) -> int:
    """Which rule keeps the Centurion from taking a card, if one does."""
    if has(free_slots(box, state, owner), slot):
        return ABSENT
    if has(state.seats[owner].taken, slot):
        return TAKEN
    if not has(lying_slots(box, state, owner), slot):
        return EMPTY
    return COVERED if state.seats[owner].covered == slot else TWO


@rule
def list_takings(box: Box, state: State, out: MoveArray) -> int:
    """6.4 Any card that may be taken, one at a time."""
    count = 0
    for owner in range(state.players):
        free = free_slots(box, state, owner)
        for slot in range(LONGEST_ROW):
            out[count] = Move.take(owner, slot)
            count += has(free, slot)
    return count


@rule
def choose(state: State, centurion: int, owner: int, slot: int, journal: Journal) -> None:
    """6.4 They take a card, unseen and still face down, until they have as many as they must."""
    take(state, owner, slot)
    tell(journal, EVERYONE, Event.took(centurion, owner, slot))
    if state.taken_count == state.to_take:
        state.waiting = 0


@rule
def take(state: State, owner: int, slot: int) -> None:
    """A card goes to the Centurion's pile."""
    state.seats[owner].taken += bit(slot)
    state.taken_count += 1
