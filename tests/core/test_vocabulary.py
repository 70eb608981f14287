"""Moves and events in words, packed and as flat numbers."""

from __future__ import annotations

from typing import Any

import numba
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rubra.core.errors import UnreadableMove
from rubra.core.rule import rule
from rubra.core.vocabulary import (
    Domain,
    EventKind,
    MoveKind,
    Vocabulary,
    Words,
    kind_of,
    pack,
    part,
)

CARD = Domain("card", ("ace", "king"), secret=True)
PLACE = Domain("place", 5)


class Move(Words):
    """Three kinds of moves."""

    put = MoveKind(card=CARD, place=PLACE)
    pass_ = MoveKind()
    swap = MoveKind(one=PLACE, other=PLACE)


class Event(Words):
    """One kind of event."""

    swapped = EventKind(one=PLACE, other=PLACE)


WORDS = Vocabulary(Move)
PUT, SWAP = Move.put.kind, Move.swap.kind


def test_a_move_is_one_number_with_parts() -> None:
    """Kind and parts come out as they went in."""
    move = pack(SWAP, 3, 4)
    assert (kind_of(move), part(move, 0), part(move, 1)) == (SWAP, 3, 4)


@given(st.integers(0, 255), st.lists(st.integers(0, 255), min_size=6, max_size=6))
def test_packing_loses_nothing(kind: int, parts: list[int]) -> None:
    """Six parts of a byte each, and the kind."""
    move = pack(kind, *parts)
    assert kind_of(move) == kind
    assert [part(move, index) for index in range(6)] == parts


def test_a_move_in_words() -> None:
    """What records and the wire say."""
    said = WORDS.say(pack(PUT, 1, 4))
    assert said.as_list() == ["put", "king", 4]
    assert said.parts == {"card": "king", "place": 4}
    assert str(said) == "put king 4"
    assert WORDS.read(["put", "king", 4]) == pack(PUT, 1, 4)


def test_every_conceivable_move_has_one_flat_number() -> None:
    """From 0 on, without gaps, there and back."""
    assert WORDS.flat_size == 2 * 5 + 1 + 5 * 5
    moves = [WORDS.from_flat(index) for index in range(WORDS.flat_size)]
    assert len(set(moves)) == WORDS.flat_size
    assert [WORDS.flat(move) for move in moves] == list(range(WORDS.flat_size))


@pytest.mark.parametrize("index", [-1, 36])
def test_there_is_no_other_flat_number(index: int) -> None:
    """Out of range is refused."""
    with pytest.raises(ValueError, match="flat index"):
        WORDS.from_flat(index)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("pass", "is no move"),
        ([], "is no move"),
        ([2, 3], "is no move"),
        (["fly"], "the moves are put, pass, swap"),
        (["put", "king"], r"takes 2 parts \(card, place\), not 1"),
        (["pass", 1], r"takes 0 parts \(nothing\), not 1"),
        (["put", "queen", 0], "it is one of ace, king"),
        (["put", 1, 0], "it is one of ace, king"),
        (["put", "ace", 5], "a number from 0 to 4"),
        (["put", "ace", -1], "a number from 0 to 4"),
        (["put", "ace", "0"], "a number from 0 to 4"),
        (["put", "ace", True], "a number from 0 to 4"),
        (["put", "ace", 1.0], "a number from 0 to 4"),
    ],
)
def test_reading_is_strict(words: Any, reason: str) -> None:
    """What was wrong, and what would be right."""
    with pytest.raises(UnreadableMove, match=reason):
        WORDS.read(words)


def test_a_kind_reveals_if_one_of_its_parts_is_secret() -> None:
    """Undo stops at such events."""
    assert WORDS["put"].reveals
    assert not WORDS["swap"].reveals


def test_a_kind_has_six_parts_at_most() -> None:
    """There is no room for more."""
    with pytest.raises(TypeError, match="at most 6"):
        MoveKind(**{f"part{number}": PLACE for number in range(7)})


def test_a_part_is_not_called_like_something_of_its_kind() -> None:
    """It could not be read."""
    with pytest.raises(TypeError, match="cannot be called 'size'"):
        MoveKind(size=PLACE)


# --- In rules ---


@rule
def in_a_rule(one: int, other: int) -> tuple[int, int, int, int, bool]:
    """All that a rule does with moves."""
    move = Move.swap(one, other=other)
    kind = kind_of(move)
    known = kind in (Move.put.kind, Move.swap.kind) and kind != Move.pass_.kind
    return move, kind, Move.swap.one(move), Move.swap.other(move), known


@rule
def told_by_a_rule(one: int, other: int) -> tuple[int, ...]:
    """What a rule hands to `tell`."""
    return Event.swapped(one, other)


def test_rules_make_moves_and_read_their_parts_by_name() -> None:
    """Compiled or not, given in order or by name."""
    move = pack(SWAP, 3, 4)
    assert in_a_rule(3, 4) == (move, SWAP, 3, 4, True)
    assert Move.swap(3, 4) == Move.swap(one=3, other=4) == Move.swap(3, other=4) == move


def test_an_event_is_its_kind_and_its_parts() -> None:
    """And zeros up to the most there can be."""
    assert told_by_a_rule(3, 4) == Event.swapped(3, 4) == (Event.swapped.kind, 3, 4, 0, 0, 0, 0)


@pytest.mark.parametrize("parts", [(), (1,), (1, 2, 3)])
def test_a_move_is_made_of_all_its_parts(parts: tuple[int, ...]) -> None:
    """Neither fewer nor more."""
    with pytest.raises(TypeError, match="argument"):
        Move.swap(*parts)


def test_a_rule_makes_a_move_of_all_its_parts() -> None:
    """The compiler says so too."""

    @rule
    def half() -> int:
        return Move.swap(1)

    with pytest.raises((TypeError, numba.core.errors.TypingError), match="missing a required"):
        half()


def test_a_rule_reads_only_what_there_is() -> None:
    """A part of another kind is no part of this one."""

    @rule
    def wrong(move: int) -> int:
        return Move.swap.card(move)

    with pytest.raises((AttributeError, numba.core.errors.TypingError), match="card"):
        wrong(pack(SWAP, 1, 2))
