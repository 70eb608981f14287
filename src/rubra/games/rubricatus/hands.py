"""Chapters 3 and 4: drawing action cards, and the initiative."""

from __future__ import annotations

from rubra.core.bits import bit, has, size_of
from rubra.core.game import MoveArray
from rubra.core.journal import EVERYONE, Journal, only, tell
from rubra.core.rule import rule
from rubra.core.stream import Stream, draw_lots
from rubra.games.rubricatus.state import (
    BIDDING,
    BREAKING_TIE,
    DRAW,
    TURNING_ERA_CARD,
    Box,
    State,
)
from rubra.games.rubricatus.words import (
    NO_CARD,
    Event,
    Move,
)


@rule
def nth_of(cards: int, number: int) -> int:
    """The n-th card of a set, counted from 0."""
    card = 0
    while True:
        if has(cards, card):
            if number == 0:
                return card
            number -= 1
        card += 1


@rule
def right_of(state: State, seat: int) -> int:
    """7.1 The next seat anticlockwise."""
    return int(seat) - 1 if seat > 0 else int(state.players) - 1


# --- 3.3 Phase 1: drawing ---


@rule
def draw_hands(box: Box, state: State, stream: Stream, journal: Journal) -> None:
    """Each player draws as many cards as the Era says."""
    for seat in range(state.players):
        draw_cards(state, seat, int(box.eras[state.era].draw), stream, journal)


@rule
def draw_cards(state: State, seat: int, wanted: int, stream: Stream, journal: Journal) -> None:
    """3.4 From the deck, and when that is empty from the shuffled discards."""
    place = state.seats[seat]
    left = size_of(place.deck)
    if wanted > left:
        take_from_deck(state, seat, left, stream, journal)
        wanted -= left
        place.sure = place.hand  # whoever counted knows that these were all that were left
        place.deck = place.discards
        place.discards = 0
        tell(journal, EVERYONE, Event.reshuffled(seat))
        wanted = min(wanted, size_of(place.deck))
    take_from_deck(state, seat, wanted, stream, journal)


@rule(inline=False)
def take_from_deck(state: State, seat: int, wanted: int, stream: Stream, journal: Journal) -> None:
    """So many cards, any of those that are there."""
    place = state.seats[seat]
    draw_lots(stream, DRAW, size_of(place.deck), wanted)
    for number in range(wanted):
        card = nth_of(int(place.deck), int(stream.lot[number]))
        place.deck -= bit(card)
        place.hand += bit(card)
        tell(journal, only(seat), Event.drew(card))


@rule
def lay_aside(state: State, seat: int, card: int) -> None:
    """A card leaves the hand, for all to see."""
    place = state.seats[seat]
    place.hand -= bit(card)
    place.sure &= ~bit(card)


@rule
def discard(state: State, seat: int, card: int) -> None:
    """7.4 Face up on the discards."""
    lay_aside(state, seat, card)
    state.seats[seat].discards += bit(card)


# --- 4. Phase 2: initiative ---


@rule
def begin_bidding(state: State) -> None:
    """4.1 Everybody who has cards is asked at once."""
    state.step = BIDDING
    state.waiting = 0
    for seat in range(state.players):
        if state.seats[seat].hand:
            state.waiting += bit(seat)


@rule
def list_bids(box: Box, state: State, seat: int, out: MoveArray) -> int:
    """Any card of the hand."""
    count = 0
    for card in range(box.action_count):
        out[count] = Move.bid(card)
        count += has(state.seats[seat].hand, card)
    return count


@rule
def bid(state: State, seat: int, card: int) -> None:
    """4.1 Face down, until all have chosen."""
    state.seats[seat].hand -= bit(card)
    state.seats[seat].bid = card
    state.waiting -= bit(seat)


@rule
def show_bids(box: Box, state: State, journal: Journal) -> None:
    """4.2 The highest takes the initiative; 4.3 among equals the holder decides."""
    highest = 0
    state.tied = 0
    for seat in range(state.players):
        place = state.seats[seat]
        if place.bid == NO_CARD:
            continue
        card = int(place.bid)
        points = int(box.actions[card].points)
        tell(journal, EVERYONE, Event.bid_shown(seat, card, points))
        if points > highest:
            highest = points
            state.tied = 0
        if points == highest:
            state.tied += bit(seat)
        place.sure &= ~bit(card)
        place.discards += bit(card)  # 4.4 it is spent
        place.bid = NO_CARD
    if size_of(state.tied) > 1:
        tell(journal, EVERYONE, Event.tied())
        state.step = BREAKING_TIE
        state.waiting = bit(state.holder)
        return
    for seat in range(state.players):
        if has(state.tied, seat):
            state.holder = seat
    give_initiative(state, state.holder, journal)


@rule
def list_tied(state: State, out: MoveArray) -> int:
    """4.3 Those who are tied, the holder too if they are among them."""
    count = 0
    for seat in range(state.players):
        out[count] = Move.favour(seat)
        count += has(state.tied, seat)
    return count


@rule
def give_initiative(state: State, seat: int, journal: Journal) -> None:
    """The initiative card has its holder for this round."""
    state.holder = seat
    state.tied = 0
    state.waiting = 0
    tell(journal, EVERYONE, Event.initiative(state.holder))
    state.step = TURNING_ERA_CARD
