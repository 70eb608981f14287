"""Fixed habits: players who never think, to find out whether bots that do can be farmed.

A habit is what somebody says, which colour lies in front, and where they take as Centurion, as in
`truth-blue-right`. Powers are played as the heuristics say. A habit goes by its own cards and by
what lies open, and by nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

from rubra.core.vocabulary import kind_of
from rubra.games.rubico.player.heuristics import boast_number, card_at, card_worth
from rubra.games.rubico.suggestion import hand_number
from rubra.games.rubico.words import LEGIONARY, LONGEST_ROW, MARCH_KINDS, NO_CARD, Move

# Of the moves of a seat, those that the habit is content with: one of them is drawn
Choice = Callable[[Any, Any, int, list[int]], list[int]]


def _anything(box: Any, state: Any, seat: int, moves: list[int]) -> list[int]:
    return moves


# --- What is said ---


def _truth(box: Any, state: Any, seat: int, moves: list[int]) -> list[int]:
    return _declaring(moves, int(hand_number(_cards_of(state, seat))))


def _silent(box: Any, state: Any, seat: int, moves: list[int]) -> list[int]:
    return [move for move in moves if kind_of(move) == Move.say_nothing.kind]


def _boast(box: Any, state: Any, seat: int, moves: list[int]) -> list[int]:
    hand = _cards_of(state, seat)
    return _declaring(moves, int(boast_number(box.setups[state.players], hand)))


def _cards_of(state: Any, seat: int) -> Any:
    """How many cards of each kind a seat has laid."""
    row = [int(card) for card in state.seats[seat].row]
    return [row.count(kind) for kind in range(MARCH_KINDS)]


def _declaring(moves: list[int], number: int) -> list[int]:
    """The move that declares the hand of this number."""
    said = [move for move in moves if kind_of(move) == Move.declare.kind]
    return [move for move in said if hand_number(_claim(move)) == number]


def _claim(move: int) -> Any:
    declare = Move.declare
    return [declare.red(move), declare.blue(move), declare.janus(move), declare.pompey(move)]


# --- How the row lies ---


def _red(box: Any, state: Any, seat: int, moves: list[int]) -> list[int]:
    return _in_order(state, seat, moves, blue_first=False)


def _blue(box: Any, state: Any, seat: int, moves: list[int]) -> list[int]:
    return _in_order(state, seat, moves, blue_first=True)


def _own(box: Any, state: Any, seat: int, moves: list[int]) -> list[int]:
    return _in_order(state, seat, moves, blue_first=state.seats[seat].role != LEGIONARY)


def _in_order(state: Any, seat: int, moves: list[int], *, blue_first: bool) -> list[int]:
    hand = state.seats[seat].hand
    size = int(sum(hand))
    row = [int(card_at(hand, slot, blue_first)) for slot in range(size)]
    row += [NO_CARD] * (LONGEST_ROW - size)
    return [move for move in moves if move == Move.lay(*row)]


# --- What is taken ---


def _left(box: Any, state: Any, seat: int, moves: list[int]) -> list[int]:
    return _lowest(moves, Move.take.slot)


def _right(box: Any, state: Any, seat: int, moves: list[int]) -> list[int]:
    return _lowest(moves, lambda move: -Move.take.slot(move))


def _sides(box: Any, state: Any, seat: int, moves: list[int]) -> list[int]:
    """From the left for Caesar, from the right for the Senate."""
    side = _left if state.seats[seat].role == LEGIONARY else _right
    return side(box, state, seat, moves)


def _mute(box: Any, state: Any, seat: int, moves: list[int]) -> list[int]:
    """From the right, and of those who said nothing while there is something of theirs."""
    return _lowest(
        moves,
        lambda move: 9 * int(state.seats[Move.take.seat(move)].declared) - Move.take.slot(move),
    )


def _said(box: Any, state: Any, seat: int, moves: list[int]) -> list[int]:
    """What is red, if all tell the truth and lay red in front; who is silent comes last."""

    def looks(move: int) -> float:
        owner = state.seats[Move.take.seat(move)]
        if not owner.declared:
            return 0.0
        return -float(card_worth(card_at(owner.claim, Move.take.slot(move), False)))

    return _lowest(moves, looks)


def _lowest(moves: list[int], rank: Callable[[int], float]) -> list[int]:
    """All moves that rank lowest."""
    ranks = [rank(move) for move in moves]
    return [move for move, found in zip(moves, ranks, strict=True) if found == min(ranks)]


# --- All of them ---

SAYS: dict[str, Choice] = {"truth": _truth, "silent": _silent, "boast": _boast, "any": _anything}
ROWS: dict[str, Choice] = {"red": _red, "blue": _blue, "own": _own, "any": _anything}
TAKES: dict[str, Choice] = {
    "left": _left, "right": _right, "sides": _sides, "mute": _mute, "said": _said,
    "any": _anything,
}  # fmt: skip

# By name, what somebody of this habit does with each kind of move
HABITS: dict[str, dict[int, Choice]] = {
    f"{say}-{row}-{take}": {
        Move.lay.kind: ROWS[row],
        Move.declare.kind: SAYS[say],
        Move.say_nothing.kind: SAYS[say],
        Move.take.kind: TAKES[take],
    }
    for say, row, take in product(SAYS, ROWS, TAKES)
}
