"""What one seat may know of a game of Goofspiel: everything but the bids of others under seal."""

from __future__ import annotations

from rubra.core.bits import has
from rubra.core.game import MoveArray
from rubra.core.journal import NOBODY
from rubra.core.record import Array, i8, i16, u8, u16
from rubra.core.rule import rule
from rubra.core.view import listed, members, nested, number, view_record, word
from rubra.games.goofspiel.state import NO_CARD, Box, State
from rubra.games.goofspiel.words import ASK_BID, ASKS, MOST_PLAYERS, REASON


@view_record
class SeatView:
    """A place at the table."""

    hand: u16 = members()  # the cards it has not shown
    bid: i8 = number(or_null=True)  # one's own, under seal
    points: u8


@view_record
class Asked:
    """What the viewer is asked."""

    ask: i8 = word(ASKS)
    prize: u8


@view_record
class Result:
    """How the game ended."""

    reason: i8 = word(REASON)
    winners: u16 = members()


@view_record
class View:
    """The table as one seat sees it, or somebody who only watches."""

    you: i8 = number(or_null=True)
    players: u8
    turn: i16
    waiting: u16 = members()
    asked: Asked = nested(or_null=True)
    prize: i8 = number(or_null=True)
    prizes: u16 = members()  # those that have not come up
    seats: Array[SeatView] = listed(MOST_PLAYERS, count="players")
    result: Result = nested(or_null=True)


@rule
def view(box: Box, state: State, seat: int, scratch: MoveArray, out: View) -> None:
    """The table as `seat` sees it; as a spectator sees it for NOBODY."""
    out.players = state.players
    out.turn = state.turn
    out.waiting = state.waiting
    out.prizes = state.prizes
    if state.prize != NO_CARD:
        out.prize = state.prize
    for other in range(state.players):
        out.seats[other].hand = state.seats[other].hand
        out.seats[other].points = state.seats[other].points
    if state.reason:
        out.result.reason = state.reason
        out.result.winners = state.winners
    if seat != NOBODY:
        show_own(state, seat, out)


@rule
def show_own(state: State, seat: int, out: View) -> None:
    """What only this seat knows, and what it is asked."""
    out.you = seat
    if state.seats[seat].bid != NO_CARD:
        out.seats[seat].bid = state.seats[seat].bid
    if has(state.waiting, seat):
        out.asked.ask = ASK_BID
        out.asked.prize = state.prize
