"""A game small enough to know who wins: all put in a coin, then each bids, and the highest wins.

A bid of 0 never wins. Among equals all win; in the game of teams, which has one hawk against the
doves, the side that the key favours. Uncompiled: the rules are plain functions.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rubra.core.about import About
from rubra.core.bits import bit
from rubra.core.box import BoxFile
from rubra.core.game import GOES_ON, Box, Game, MoveArray, Reason
from rubra.core.journal import Journal
from rubra.core.position import Position
from rubra.core.record import Array, record, size, u8, u16
from rubra.core.stream import Stream, below
from rubra.core.vocabulary import Domain, MoveKind, Vocabulary, Words

HAWK, LUCK = range(2)  # what chance is asked for
HAWKS, DOVES = range(2)


class Move(Words):
    """A coin, or so many."""

    coin = MoveKind()
    bid = MoveKind(amount=Domain("amount", 3))


class Event(Words):
    """Nothing is told."""


@record
class Options:
    """How many play."""

    players: u8


@record
class State:
    """The table; in turn 1 coins are put in, in turn 2 all bid."""

    waiting: u16
    turn: u8
    reason: u8
    winners: u16
    players: u8
    hawk: u8  # the seat that is alone
    favoured: u8  # the side that wins among equals
    teams: u8
    bids: Array[u8] = size(7)


def setup(box: Any, state: State, options: Options, stream: Stream, journal: Journal) -> None:
    """Deal the sides; seat 0 begins."""
    state.turn = state.waiting = 1
    state.players = options.players
    state.hawk = below(stream, HAWK, int(options.players))
    state.favoured = below(stream, LUCK, 2)
    state.teams = box


def moves(box: Any, state: State, seat: int, out: MoveArray) -> int:
    """One coin, or three bids."""
    if state.turn == 1:
        out[0] = Move.coin()
        return 1
    for amount in range(3):
        out[amount] = Move.bid(amount)
    return 3


def play(box: Any, state: State, seat: int, move: int, stream: Stream, journal: Journal) -> None:
    """Note the bid and pass on; after the last bid the game is over."""
    if state.turn == 2:
        state.bids[seat] = Move.bid.amount(move)
    if seat + 1 < state.players:
        state.waiting = bit(seat + 1)
    elif state.turn == 1:
        state.turn, state.waiting = 2, 1
    else:
        state.waiting = 0
        _end(state)


def _end(state: State) -> None:
    seats = range(int(state.players))
    highest = max(int(state.bids[seat]) for seat in seats)
    best = [seat for seat in seats if highest and state.bids[seat] == highest]
    state.reason = 1
    if state.teams and best:
        sides = {side_of(state, seat) for seat in best}
        side = int(state.favoured) if len(sides) == 2 else sides.pop()
        state.reason = 2 + side
        best = [seat for seat in seats if side_of(state, seat) == side]
    state.winners = sum(bit(seat) for seat in best)


def side_of(state: Any, seat: int) -> int:
    """One hawk, the rest are doves."""
    return HAWKS if seat == state.hawk else DOVES


def _nothing(*_: Any) -> Any:
    raise NotImplementedError("the arena does not look at it")


def bidding(
    *, teams: bool, longest: int = 100, players: tuple[int, ...] = tuple(range(1, 8))
) -> Game:
    """The game, each alone or in teams."""
    sides = ("hawks", "doves") if teams else ()
    return Game(
        about=About("bidding", "Bidding", 1, players, (1, 1), (), longest, sides),
        folder=Path(),
        state=State,
        options=Options,
        read_box=_nothing,
        setup=setup,
        moves=moves,
        play=play,
        imagine=_nothing,
        view=_nothing,
        move_words=Vocabulary(Move),
        event_words=Vocabulary(Event),
        reasons=(GOES_ON, Reason("highest"), *(Reason(side, side) for side in sides)),
        most_moves=3,
        side_of=side_of if teams else None,
    )


def bidding_box(*, teams: bool) -> Box:
    """What the rules read of the box is whether there are teams."""
    return Box(BoxFile("", "bidding"), int(teams), {})


class Bidder:
    """Always bids the same."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def choose(self, position: Position) -> int:
        """The same bid whenever it may bid."""
        legal = position.moves()
        return legal[self.amount] if len(legal) > 1 else legal[0]


def make_bidder(name: str, stream: Stream) -> Bidder:
    """Bidders by name; `random` stands for a weak one."""
    return Bidder({"none": 0, "random": 1, "low": 1, "high": 2}[name.partition(":")[0]])
