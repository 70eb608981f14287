"""Goofspiel's player: what the bots of all levels ask of a game (see rubra.bots.player)."""

from __future__ import annotations

from typing import Any

from rubra.bots.player import Player, Weights
from rubra.core.bits import has, size_of
from rubra.core.game import MoveArray
from rubra.core.rule import rule
from rubra.games.goofspiel.state import Box, State
from rubra.games.goofspiel.words import MOST_CARDS, Move

ALL_POINTS = MOST_CARDS * (MOST_CARDS + 1) // 2


@rule
def advise(
    box: Box, state: State, seat: int, memory: Any, out: MoveArray, count: int, weights: Weights
) -> None:
    """A sensible player bids about as much as the prize is worth."""
    for number in range(count):
        off = abs(Move.bid.card(out[number]) - int(state.prize))
        weights[number] = 1.0 / (1 + off * off)


@rule
def worth(box: Box, state: State, seat: int) -> float:
    """A victory, or a share of one; before the end, how far ahead of the best rival."""
    if state.reason:
        return 1.0 / size_of(state.winners) if has(state.winners, seat) else 0.0
    best = 0
    for other in range(state.players):
        if other != seat:
            best = max(best, int(state.seats[other].points))
    return 0.5 + 0.5 * (int(state.seats[seat].points) - best) / ALL_POINTS


def horizon(players: int) -> int:
    """A game is short: a search plays it to the end."""
    return 0


PLAYER = Player(advise=advise, worth=worth, horizon=horizon)
