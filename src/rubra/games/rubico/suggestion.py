"""Chapters 4 and 5: drawing March cards, laying them in a row, declaring what they are."""

from __future__ import annotations

from rubra.core.bits import bit
from rubra.core.game import MoveArray
from rubra.core.journal import EVERYONE, Journal, only, tell
from rubra.core.record import Array
from rubra.core.rule import rule
from rubra.core.stream import Stream, draw_from
from rubra.core.vocabulary import kind_of, part
from rubra.games.rubico.state import DEAL, NONE_HELD, SUGGEST, Box, State
from rubra.games.rubico.words import (
    BLUE,
    JANUS,
    LONGEST_ROW,
    MARCH_KINDS,
    NO_CARD,
    POMPEY,
    RED,
    Event,
    Move,
)

# --- 4. Phase a: drawing ---


@rule
def begin_turn(box: Box, state: State, stream: Stream, journal: Journal) -> None:
    """4.1 A new turn: all March cards are in the deck, everybody but the Centurion draws."""
    state.turn += 1
    state.taken_count = 0
    state.cancelled = 0
    state.favours = 0
    state.peeker = NONE_HELD
    tell(journal, EVERYONE, Event.turn_began(state.turn, state.centurion))
    gather_cards(box, state)
    draw_cards(box, state, stream, journal)
    state.step = SUGGEST
    state.waiting = everyone_but_centurion(state)


@rule
def gather_cards(box: Box, state: State) -> None:
    """All March cards go back into the deck."""
    for kind in range(MARCH_KINDS):
        state.deck[kind] = box.setups[state.players].march[kind]
    for seat in range(state.players):
        place = state.seats[seat]
        place.laid = 0
        place.taken = 0
        place.covered = NONE_HELD
        place.declared = 0
        place.answer = 0
        for kind in range(MARCH_KINDS):
            place.hand[kind] = 0
            place.claim[kind] = 0
        for slot in range(LONGEST_ROW):
            place.row[slot] = NO_CARD


@rule
def draw_cards(box: Box, state: State, stream: Stream, journal: Journal) -> None:
    """4.2 Four cards each with three or four players, three with more."""
    each = box.setups[state.players].hand
    draw_from(stream, DEAL, state.deck, MARCH_KINDS, each * (state.players - 1))
    drawn = 0
    for seat in range(state.players):
        if seat == state.centurion:
            continue
        hand = state.seats[seat].hand
        for _ in range(each):
            hand[stream.lot[drawn]] += 1
            drawn += 1
        tell(journal, only(seat), Event.drew(hand[RED], hand[BLUE], hand[JANUS], hand[POMPEY]))


@rule
def everyone_but_centurion(state: State) -> int:
    """A bit for each seat that advises the Centurion."""
    return bit(state.players) - 1 - bit(state.centurion)


@rule
def left_of(state: State, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < state.players else 0


# --- 5. Phase b: the suggestion ---


@rule
def list_rows(box: Box, state: State, seat: int, out: MoveArray) -> int:
    """5.1 All its cards, in any order. Equal cards are not told apart."""
    setup = box.setups[state.players]
    hand = hand_number(state.seats[seat].hand)
    first = setup.first_row[hand]
    count = int(setup.row_count[hand])
    for number in range(count):
        out[number] = setup.rows[first + number]
    return count


@rule
def hand_number(hand: Array[int]) -> int:
    """A number for each hand: the last kind follows from the others."""
    number = 0
    for kind in range(MARCH_KINDS - 1):
        number = number * (LONGEST_ROW + 1) + int(hand[kind])
    return number


@rule
def card_in(row: int, slot: int) -> int:
    """The card in a slot of the row that a move lays: first, second, third or fourth."""
    return part(row, slot)


@rule
def lay(state: State, seat: int, move: int) -> None:
    """5.2 Face down, the recommended card on its own left; nobody sees a row being made."""
    place = state.seats[seat]
    for slot in range(LONGEST_ROW):
        place.row[slot] = card_in(move, slot)
    for kind in range(MARCH_KINDS):
        place.hand[kind] = 0
    place.laid = 1
    if not state.declarations:
        state.waiting -= bit(seat)


@rule
def list_declarations(box: Box, state: State, out: MoveArray) -> int:
    """5.4 Silence, or any make-up of its cards that the deck allows: true or false."""
    setup = box.setups[state.players]
    count = int(setup.claim_count)
    for number in range(count):
        out[number] = setup.claims[number]
    return count


@rule
def declare(state: State, seat: int, move: int) -> None:
    """5.5 What a seat says of its cards binds it to nothing and is never checked."""
    seal_claim(state, seat, move)
    state.waiting -= bit(seat)


@rule
def seal_claim(state: State, seat: int, move: int) -> None:
    """Keep a declaration until all are shown."""
    place = state.seats[seat]
    place.declared = kind_of(move) == Move.declare.kind
    place.claim[RED] = Move.declare.red(move)  # none of any in silence
    place.claim[BLUE] = Move.declare.blue(move)
    place.claim[JANUS] = Move.declare.janus(move)
    place.claim[POMPEY] = Move.declare.pompey(move)


@rule
def show_suggestions(state: State, journal: Journal) -> None:
    """5.3 Rows and declarations are shown together, once the last seat is ready."""
    tell(journal, EVERYONE, Event.rows_laid())
    if not state.declarations:
        return
    seat = left_of(state, state.centurion)
    while seat != state.centurion:
        tell_declaration(state, seat, journal)
        seat = left_of(state, seat)


@rule
def tell_declaration(state: State, seat: int, journal: Journal) -> None:
    """Everybody hears it, with the speaker's name."""
    claim = state.seats[seat].claim
    if state.seats[seat].declared:
        red, blue, janus, pompey = claim[RED], claim[BLUE], claim[JANUS], claim[POMPEY]
        tell(journal, EVERYONE, Event.declared(seat, red, blue, janus, pompey))
    else:
        tell(journal, EVERYONE, Event.said_nothing(seat))
