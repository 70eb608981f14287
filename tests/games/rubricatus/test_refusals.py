"""Which rule forbids a move that is not legal, and what a player is asked."""

from __future__ import annotations

import pytest

from rubra.core.errors import IllegalMove

from .tables import Table, new_match, table


def clause(laid: Table, words: str) -> str:
    """The clause by which a move is refused."""
    with pytest.raises(IllegalMove) as error:
        laid.play(words)
    return str(error.value).partition(" now: ")[2].split()[0]


@pytest.mark.rule("rubricatus:4.1")
def test_a_bid_is_a_card_of_the_hand() -> None:
    """Any other is refused."""
    laid = Table(new_match(3))
    hand = int(laid.state.seats[0].hand)
    absent = next(n for n in range(30) if not hand >> n & 1 and n < len(laid.names["action"]))
    assert clause(laid, f"bid {laid.names['action'][absent]}") == "4.1"


@pytest.mark.rule("rubricatus:7.3")
def test_a_card_is_played_from_the_hand_and_for_an_event_that_it_has() -> None:
    """`two` is in the hand, `three` is not."""
    laid = table(hand={0: "one two"})
    assert clause(laid, "points three") == "7.3"


@pytest.mark.rule("rubricatus:7.8")
@pytest.mark.rule("rubricatus:8.1")
@pytest.mark.rule("rubricatus:8.2")
def test_a_place_is_refused_by_its_rule() -> None:
    """Where one's own helper stands, where anybody's does, and where nothing can be done."""
    laid = table(3)
    laid.state.seats[0].worked = 1
    laid.state.standing[0] = 0b10
    laid.state.seats[0].stock[3] = 1
    laid.play("points two")
    assert clause(laid, "produce materials") == "7.8"
    assert clause(laid, "enter bergueda") == "8.1"
    laid.state.problems[2] = 0
    assert clause(laid, "enter solsones") == "8.2"


@pytest.mark.rule("rubricatus:8.4")
def test_a_construction_is_refused_by_its_rule() -> None:
    """What is not in the market, and what cannot be paid."""
    laid = table(stock={0: "m1"}, market="hut fort").play("points two", "enter bages")
    assert clause(laid, "build fort") == "8.4"
    assert laid.match.view(0)["asked"] == {"ask": "in_region", "region": "bages", "deeds": "build"}


def test_a_player_is_asked_by_the_step() -> None:
    """With the points of the card that was played."""
    laid = table()
    assert laid.match.view(0)["asked"] == {"ask": "choosing_card"}
    assert laid.match.view(1)["asked"] is None
    laid.play("points two")
    assert laid.match.view(0)["asked"] == {"ask": "choosing_place", "points": 2}
