"""What a seat cannot know, and any world that agrees with what it knows."""

from __future__ import annotations

from rubra.core.bits import bit, size_of
from rubra.core.rule import rule
from rubra.core.stream import Stream, below, draw_lots
from rubra.games.rubricatus.hands import nth_of
from rubra.games.rubricatus.state import IMAGINE, OVER, State
from rubra.games.rubricatus.words import NO_CARD


@rule
def imagine_hand(state: State, seat: int, stream: Stream) -> None:
    """3.5 Any hand, and any card laid face down, of those that have not been seen to go."""
    if state.step == OVER and state.drawer > 0:
        return  # 15.1 the last cards are on the table
    place = state.seats[seat]
    laid = place.bid != NO_CARD
    if laid:
        place.hand += bit(place.bid)
    wanted = size_of(place.hand) - size_of(place.sure)
    place.deck += place.hand - place.sure
    place.hand = place.sure
    draw_lots(stream, IMAGINE, size_of(place.deck), wanted)
    for number in range(wanted):
        card = nth_of(int(place.deck), int(stream.lot[number]))
        place.deck -= bit(card)
        place.hand += bit(card)
    if laid:
        card = nth_of(int(place.hand), below(stream, IMAGINE, size_of(place.hand)))
        place.hand -= bit(card)
        place.bid = card
