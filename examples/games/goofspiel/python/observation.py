"""What a seat of Goofspiel may know, as numbers: nothing that the view does not show."""

from __future__ import annotations

from rubra.core.observation import (
    Numbers,
    Observation,
    Part,
    clear,
    put_amount,
    put_one_of,
    put_seats,
    put_set,
    seat_from,
    signed,
)
from rubra.core.rule import rule
from rubra.games.goofspiel.state import Box, State
from rubra.games.goofspiel.words import MOST_CARDS, MOST_PLAYERS, REASONS

TURNS = MOST_CARDS
ALL_POINTS = MOST_CARDS * (MOST_CARDS + 1) // 2
REASON_COUNT = len(REASONS)

PARTS = (
    Part("seat", "which seat looks", (MOST_PLAYERS,)),
    Part("players", "how many play, from one on", (MOST_PLAYERS,)),
    Part("turn", f"of {TURNS}"),
    Part("waiting", "seats that owe a bid", (MOST_PLAYERS,)),
    Part("prize", "the one that is bid for", (MOST_CARDS,)),
    Part("prizes", "those that have not come up", (MOST_CARDS,)),
    Part("hands", "cards of each seat that it has not shown", (MOST_PLAYERS, MOST_CARDS)),
    Part("points", f"of {ALL_POINTS}", (MOST_PLAYERS,)),
    Part("bid", "one's own, under seal", (MOST_CARDS,)),
    Part("reason", "why the game ended", (REASON_COUNT,)),
    Part("winners", "seats that won", (MOST_PLAYERS,)),
)
SIZE = sum(part.size for part in PARTS)


@rule
def observe(box: Box, state: State, seat: int, out: Numbers, at: int) -> int:
    """Write what a seat may know, from index `at` on; returns the next index."""
    players = signed(state.players)
    clear(out, at, SIZE)
    at = put_one_of(out, at, seat, MOST_PLAYERS)
    at = put_one_of(out, at, players - 1, MOST_PLAYERS)
    at = put_amount(out, at, state.turn, TURNS)
    at = put_seats(out, at, state.waiting, seat, players, MOST_PLAYERS)
    at = put_one_of(out, at, state.prize, MOST_CARDS)
    at = put_set(out, at, state.prizes, MOST_CARDS)
    for distance in range(MOST_PLAYERS):
        if distance < players:
            hand = state.seats[seat_from(seat, distance, players)].hand
            at = put_set(out, at, hand, MOST_CARDS)
        else:
            at += MOST_CARDS
    for distance in range(MOST_PLAYERS):
        if distance < players:
            points = state.seats[seat_from(seat, distance, players)].points
            at = put_amount(out, at, points, ALL_POINTS)
        else:
            at += 1
    at = put_one_of(out, at, state.seats[seat].bid, MOST_CARDS)
    at = put_one_of(out, at, state.reason, REASON_COUNT)
    return put_seats(out, at, state.winners, seat, players, MOST_PLAYERS)


OBSERVATION = Observation(observe, PARTS)
