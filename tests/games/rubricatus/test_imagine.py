"""Hands redrawn for a seat: any cards that it has not seen go, and nothing that it knows."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rubra.core.bits import size_of
from rubra.core.journal import NOBODY
from rubra.core.position import Position
from rubra.core.record import as_dict
from rubra.core.stream import stream_from_seed
from rubra.games.rubricatus.state import BIDDING, OVER
from rubra.games.rubricatus.words import NO_CARD
from tests.laws.census import CENSUS

from .tables import Table, new_match, table

WORLDS = 120
VIEWERS = pytest.mark.parametrize("viewer", [NOBODY, 0, 1])


def bidding() -> Table:
    """Seat 0 has laid a card face down; all others are still asked."""
    laid = Table(new_match(4))
    seat = laid.match.waiting[0]
    assert seat == 0
    laid.match.play(0, laid.match.moves(0)[0])
    return laid


def partly_known() -> Table:
    """Of seat 2 it is known that it holds cards 0 and 1; cards 5 to 9 are discarded."""
    laid = table(hand={2: "one two three"})
    place = laid.state.seats[2]
    place.sure = 0b11
    place.deck -= 0b11111 << 5
    place.discards = 0b11111 << 5
    return laid


def worlds(laid: Table, viewer: int, count: int = WORLDS) -> list[Any]:
    """States that somebody could be in."""
    position = Position(laid.match, viewer)
    return [position.imagine(stream_from_seed(seed)) for seed in range(count)]


@pytest.mark.rule("rubricatus:3.5")
@pytest.mark.parametrize("layout", [bidding, partly_known])
@VIEWERS
def test_what_a_seat_sees_is_as_it_was(layout: Any, viewer: int) -> None:
    """No card is lost or doubled, and from another such world the same chance draws the same."""
    laid = layout()
    seen = json.dumps(laid.match.view(viewer))
    found = worlds(laid, viewer, 6)
    for number, world in enumerate(found):
        other = laid.match.copy()
        other.state = world
        assert json.dumps(other.view(viewer)) == seen
        assert CENSUS["rubricatus"](other) == CENSUS["rubricatus"](laid.match)
        again = Position(other, viewer).imagine(stream_from_seed(number))
        assert as_dict(again) == as_dict(found[number])


@pytest.mark.rule("rubricatus:3.5")
@VIEWERS
def test_a_hand_may_be_any_that_was_not_seen_to_go(viewer: int) -> None:
    """What is known stays, what was discarded does not come, all else may be there or not."""
    laid = partly_known()
    hands = [int(world.seats[2].hand) for world in worlds(laid, viewer)]
    cards = len(laid.names["action"])
    assert {size_of(hand) for hand in hands} == {3}
    for card in range(cards):
        held = {hand >> card & 1 for hand in hands}
        assert held == ({1} if card < 2 else {0} if card in range(5, 10) else {0, 1})


@pytest.mark.rule("rubricatus:3.5")
@VIEWERS
def test_ones_own_hand_is_known(viewer: int) -> None:
    """And a card that one has laid oneself."""
    laid = bidding()
    for world in worlds(laid, viewer, 5):
        if viewer != NOBODY:
            assert world.seats[viewer].hand == laid.state.seats[viewer].hand
            assert world.seats[viewer].bid == laid.state.seats[viewer].bid


@pytest.mark.rule("rubricatus:4.1")
@pytest.mark.parametrize("viewer", [NOBODY, 1, 2])
def test_a_card_laid_face_down_may_be_any(viewer: int) -> None:
    """Of all that its owner may hold; who has laid none still holds all cards."""
    laid = bidding()
    true = laid.state.seats
    found = worlds(laid, viewer, 3 * WORLDS)
    assert {int(world.seats[0].bid) for world in found} == set(range(len(laid.names["action"])))
    for world in found:
        for seat in range(4):
            hand, bid = int(world.seats[seat].hand), int(world.seats[seat].bid)
            assert size_of(hand) == size_of(true[seat].hand)
            assert (bid == NO_CARD) == (seat != 0)
            assert bid == NO_CARD or not hand >> bid & 1


@pytest.mark.rule("rubricatus:15.1")
@VIEWERS
def test_when_the_game_is_over_the_hands_that_are_shown_are_known(viewer: int) -> None:
    """All of them; only a common defeat leaves them hidden."""
    laid = table(hand={2: "one two three"})
    laid.state.step = OVER
    laid.state.drawer = 1
    assert {int(world.seats[2].hand) for world in worlds(laid, viewer, 8)} == {
        int(laid.state.seats[2].hand)
    }
    laid.state.drawer = 0
    assert len({int(world.seats[2].hand) for world in worlds(laid, viewer, 8)}) > 1


@pytest.mark.rule("rubricatus:4.1")
def test_a_card_laid_face_down_may_be_one_that_was_known() -> None:
    """Of seat 2 two of three cards are known; any of the three may be the one it has laid."""
    laid = partly_known()
    laid.state.step, laid.state.waiting = BIDDING, 0b1111
    laid.play("bid three", seat=2)
    bids = {int(world.seats[2].bid) for world in worlds(laid, 0)}
    assert {0, 1} < bids
    assert not bids & set(range(5, 10))
