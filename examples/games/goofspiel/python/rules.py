"""The rules of Goofspiel.

A round:

    a) Prize    a prize is turned up
    b) Bids     all choose a card from their hand, at once and face down
    c) Result   the bids are shown; the highest takes the prize, unless two are equally high

Numbers such as 2.1 in the comments are the clauses of texts/en/rules.md.
"""

from __future__ import annotations

from rubra.core.bits import bit, has, size_of
from rubra.core.game import MoveArray
from rubra.core.journal import EVERYONE, NOBODY, Journal, tell
from rubra.core.rule import rule
from rubra.core.stream import Stream, below
from rubra.core.view import ABSENT
from rubra.games.goofspiel.state import IMAGINE, NO_CARD, PRIZES, Box, Options, State
from rubra.games.goofspiel.words import MOST_CARDS, MOST_POINTS, NOT_HELD, SHARED, Event, Move

# --- The verbs ---


@rule
def setup(box: Box, state: State, options: Options, stream: Stream, journal: Journal) -> None:
    """1.1 Everybody holds the same cards, and the prizes are shuffled."""
    state.players = options.players
    state.prizes = bit(box.cards) - 1
    for seat in range(state.players):
        state.seats[seat].hand = bit(box.cards) - 1
        state.seats[seat].bid = NO_CARD
    begin_round(state, stream, journal)


@rule
def moves(box: Box, state: State, seat: int, out: MoveArray) -> int:
    """2.2 Any card that is still in hand."""
    count = 0
    for card in range(box.cards):
        if has(state.seats[seat].hand, card):
            out[count] = Move.bid(card)
            count += 1
    return count


@rule
def play(box: Box, state: State, seat: int, move: int, stream: Stream, journal: Journal) -> None:
    """Lay a card face down; the last to do so ends the round."""
    state.seats[seat].bid = Move.bid.card(move)
    state.waiting -= bit(seat)
    if not state.waiting:
        show_bids(state, journal)
        award_prize(state, journal)
        if state.prizes:
            begin_round(state, stream, journal)
        else:
            end_game(state, journal)


@rule
def imagine(box: Box, state: State, seat: int, stream: Stream, out: MoveArray) -> None:
    """Redraw the bids under seal: each card of a hand is equally likely."""
    for other in range(state.players):
        place = state.seats[other]
        if other != seat and place.bid != NO_CARD:
            place.bid = nth_card(place.hand, below(stream, IMAGINE, size_of(place.hand)))


@rule
def why_not(box: Box, state: State, seat: int, move: int) -> int:
    """The rule that forbids a bid; ABSENT if nothing does."""
    return ABSENT if has(state.seats[seat].hand, Move.bid.card(move)) else NOT_HELD


# --- 2. A round ---


@rule
def begin_round(state: State, stream: Stream, journal: Journal) -> None:
    """2.1 The next prize is turned up, and all are asked."""
    state.turn += 1
    state.prize = nth_card(state.prizes, below(stream, PRIZES, size_of(state.prizes)))
    state.prizes -= bit(state.prize)
    state.waiting = bit(state.players) - 1
    tell(journal, EVERYONE, Event.round_began(state.turn, state.prize))


@rule
def nth_card(cards: int, wanted: int) -> int:
    """The card of a set that has so many below it."""
    passed = 0
    for card in range(MOST_CARDS):
        if has(cards, card):
            if passed == wanted:
                return card
            passed += 1
    return NO_CARD


@rule
def show_bids(state: State, journal: Journal) -> None:
    """2.3 All bids are shown together; they leave the hands for good."""
    for seat in range(state.players):
        place = state.seats[seat]
        tell(journal, EVERYONE, Event.bid_shown(seat, place.bid))
        place.hand -= bit(place.bid)


@rule
def award_prize(state: State, journal: Journal) -> None:
    """2.4 The highest bid takes the prize; 2.5 if two are highest, nobody does."""
    winner = highest_bidder(state)
    if winner == NOBODY:
        tell(journal, EVERYONE, Event.tied(state.prize))
    else:
        state.seats[winner].points += state.prize + 1
        tell(journal, EVERYONE, Event.won(winner, state.prize))
    state.prize = NO_CARD
    for seat in range(state.players):
        state.seats[seat].bid = NO_CARD


@rule
def highest_bidder(state: State) -> int:
    """The seat whose bid nobody equals or exceeds."""
    for seat in range(state.players):
        beaten = False
        for other in range(state.players):
            if other != seat and state.seats[other].bid >= state.seats[seat].bid:
                beaten = True
        if not beaten:
            return seat
    return NOBODY


# --- 3. The end ---


@rule
def end_game(state: State, journal: Journal) -> None:
    """3.1 Whoever has most points wins; 3.2 those who are tied share the victory."""
    most = 0
    for seat in range(state.players):
        most = max(most, int(state.seats[seat].points))
    for seat in range(state.players):
        if state.seats[seat].points == most:
            state.winners |= bit(seat)
    state.reason = MOST_POINTS if size_of(state.winners) == 1 else SHARED
    tell(journal, EVERYONE, Event.ended(state.reason))
