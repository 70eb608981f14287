"""What a seat has been shown, and any world that agrees with it."""

from __future__ import annotations

from rubra.core.bits import bit, has, nth_missing, size_of
from rubra.core.game import MoveArray
from rubra.core.journal import NOBODY
from rubra.core.rule import rule
from rubra.core.stream import Stream, below, draw_from, draw_lots
from rubra.games.rubico.powers import list_powers, who_may_play
from rubra.games.rubico.state import AFTER_TAKING, BEFORE_TAKING, IMAGINE, OVER, SUGGEST, Box, State
from rubra.games.rubico.suggestion import list_declarations, seal_claim
from rubra.games.rubico.words import (
    LEGIONARY,
    LONGEST_ROW,
    MARCH_KINDS,
    NO_CARD,
    POWER_CARDS,
    SENATOR,
)


@rule
def knows_role(box: Box, state: State, seat: int, other: int) -> bool:
    """Whether `seat` has been shown the role of `other`."""
    if state.step == OVER or seat == other:
        return True
    if seat == NOBODY or not box.setups[state.players].recognition:
        return False
    return state.seats[seat].role == SENATOR  # who then knows the legionaries too


@rule
def imagine_roles(box: Box, state: State, seat: int, stream: Stream) -> None:
    """Any dealing of the roles that the seat has not been shown."""
    reds = 0
    hidden = 0
    for other in range(state.players):
        if not knows_role(box, state, seat, other):
            hidden += 1
            reds += state.seats[other].role == LEGIONARY
    if not hidden:
        return
    draw_lots(stream, IMAGINE, hidden, hidden)
    number = 0
    for other in range(state.players):
        if knows_role(box, state, seat, other):
            continue
        if stream.lot[number] < reds:
            state.seats[other].role = LEGIONARY
            reds -= 1
        else:
            state.seats[other].role = SENATOR
        number += 1


@rule
def imagine_powers(box: Box, state: State, seat: int, stream: Stream) -> None:
    """Any dealing of the powers that have not been played; those left in the box are hidden too."""
    if not box.setups[state.players].powers:
        return
    hidden = int(state.holders)
    if seat != NOBODY:
        hidden &= ~bit(seat)
    known = 0
    for other in range(state.players):
        if not has(hidden, other):
            known |= bit(state.seats[other].power)
    draw_lots(stream, IMAGINE, POWER_CARDS - size_of(known), size_of(hidden))
    number = 0
    for other in range(state.players):
        if has(hidden, other):
            state.seats[other].power = nth_missing(known, stream.lot[number])
            known |= bit(state.seats[other].power)
            number += 1


@rule
def imagine_cards(box: Box, state: State, seat: int, stream: Stream) -> None:
    """Any deal of the March cards that the seat has not seen; a row not shown yet may be unlaid."""
    pool_cards(box, state, seat)
    each = box.setups[state.players].hand
    for other in range(state.players):
        if other == seat or other == state.centurion:
            continue
        place = state.seats[other]
        for kind in range(MARCH_KINDS):
            place.hand[kind] = 0
        # 5.3 nobody sees whether a seat that is still busy has laid its row already
        place.laid = 1
        if state.step == SUGGEST and has(state.waiting, other):
            place.laid = below(stream, IMAGINE, 2) if state.declarations else 0
        wanted = int(each)
        for slot in range(each):
            wanted -= place.laid and has_seen(state, seat, other, slot)
        draw_from(stream, IMAGINE, state.deck, MARCH_KINDS, wanted)
        number = 0
        for slot in range(LONGEST_ROW):
            if slot >= each or not place.laid:
                place.row[slot] = NO_CARD
            elif not has_seen(state, seat, other, slot):
                place.row[slot] = stream.lot[number]
                number += 1
        if not place.laid:
            for number in range(each):
                place.hand[stream.lot[number]] += 1


@rule
def pool_cards(box: Box, state: State, seat: int) -> None:
    """Put every March card that the seat has not seen into the deck."""
    for kind in range(MARCH_KINDS):
        state.deck[kind] = box.setups[state.players].march[kind]
        if seat != NOBODY:
            state.deck[kind] -= state.seats[seat].hand[kind]
    for other in range(state.players):
        for slot in range(LONGEST_ROW):
            card = state.seats[other].row[slot]
            if card != NO_CARD and has_seen(state, seat, other, slot):
                state.deck[card] -= 1


@rule
def has_seen(state: State, seat: int, owner: int, slot: int) -> bool:
    """Whether a seat has seen the card in this slot."""
    return has(seen_slots(state, seat, owner), slot)


@rule
def seen_slots(state: State, seat: int, owner: int) -> int:
    """The slots of a row whose cards a seat has seen: all of its own, or one through Roma."""
    if seat == NOBODY:
        return 0
    if seat == owner:
        return bit(LONGEST_ROW) - 1
    if state.peeker == seat and state.peeked_seat == owner:
        return bit(state.peeked_slot)
    return 0


@rule
def imagine_answers(box: Box, state: State, seat: int, stream: Stream, out: MoveArray) -> None:
    """Any sealed answers of the seats that have given theirs."""
    for other in range(state.players):
        if other == seat or other == state.centurion or has(state.waiting, other):
            continue
        if state.step == SUGGEST and state.declarations:
            count = list_declarations(box, state, out)
            seal_claim(state, other, out[below(stream, IMAGINE, count)])
        elif state.step == BEFORE_TAKING or state.step == AFTER_TAKING:
            if has(who_may_play(state), other):
                count = list_powers(box, state, other, out)
                state.seats[other].answer = out[below(stream, IMAGINE, count)]
