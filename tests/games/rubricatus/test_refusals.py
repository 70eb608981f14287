"""Which rule forbids a move that is not legal, and what a player is asked."""

from __future__ import annotations

import pytest

from rubra.core.errors import IllegalMove
from rubra.core.texts import text
from rubra.games.rubricatus.words import REFUSALS

from .tables import Table, new_match, table


def clause(laid: Table, words: str) -> str:
    """The clause by which a move is refused."""
    with pytest.raises(IllegalMove) as error:
        laid.play(words)
    return str(error.value).partition(" now: ")[2].split()[0]


def reason(laid: Table, words: str) -> str:
    """The name of the reason for which a move is refused; none if it is not the time for it."""
    with pytest.raises(IllegalMove) as error:
        laid.play(words)
    said = str(error.value).partition(" now: ")[2].partition(" ")[2]
    found = [one.name for one in REFUSALS if text("en", f"rubricatus-why-{one.name}") == said]
    return found[0] if found else ""


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
    assert laid.match.view(0)["asked"] == {
        "ask": "in_region",
        "region": "bages",
        "choices": "build",
    }


def test_a_player_is_asked_by_the_step() -> None:
    """With the points of the card that was played."""
    laid = table()
    assert laid.match.view(0)["asked"] == {"ask": "choosing_card"}
    assert laid.match.view(1)["asked"] is None
    laid.play("points two")
    assert laid.match.view(0)["asked"] == {"ask": "choosing_place", "points": 2}


@pytest.mark.rule("rubricatus:4.1")
@pytest.mark.rule("rubricatus:4.3")
def test_what_is_not_in_hand_and_who_is_not_tied_are_named() -> None:
    """While all choose a card, and while the holder decides."""
    laid = table(3)
    laid.give(0, "one two").state.step = 0
    assert reason(laid, "bid three") == "not_to_bid"
    laid.bid("two", "two", "one")
    assert reason(laid, "favour 2") == "not_tied"
    assert reason(laid, "points two") == ""


@pytest.mark.rule("rubricatus:7.3")
@pytest.mark.rule("rubricatus:13.2")
def test_why_a_card_cannot_be_played() -> None:
    """It is not in hand, it has no event, or no basic helper can carry it."""
    laid = table(hand={0: "one recruiting"}, eteries={0: "goja"})
    laid.state.seats[0].at_home = 0
    assert reason(laid, "points two") == reason(laid, "event two") == "not_in_hand"
    assert reason(laid, "event one") == "no_event"
    assert reason(laid, "event recruiting") == "needs_helper"
    for words in ("produce materials", "enter bages", "build hut", "mitigate"):
        assert reason(laid, words) == ""


@pytest.mark.rule("rubricatus:13.4")
def test_an_eteria_who_is_not_at_home_is_not_sent() -> None:
    """Two are at home, and another is with nobody."""
    laid = table(eteries={0: "goja merla"}).play("points two")
    assert reason(laid, "send_eteria aloja") == "not_at_home"


@pytest.mark.rule("rubricatus:7.8")
@pytest.mark.rule("rubricatus:8.1")
@pytest.mark.rule("rubricatus:8.2")
def test_why_a_place_cannot_be_taken() -> None:
    """One stands there oneself, or somebody does; it is covered; or there is nothing to do."""
    laid = table(3, stock={0: "d1"}, problems={"solsones": 0}).play("points two")
    laid.state.seats[0].worked = 0b10
    laid.state.standing[0] = 0b100
    assert reason(laid, "produce technology") == "worked_already"
    assert reason(laid, "enter bergueda") == "somebody_stands"
    assert reason(laid, "enter bages_solsones") == "region_closed"
    assert reason(laid, "enter solsones") == "nothing_to_do"
    assert reason(laid, "points one") == reason(laid, "build hut") == ""


@pytest.mark.rule("rubricatus:8.4")
@pytest.mark.rule("rubricatus:13.8")
def test_why_a_construction_cannot_be_built() -> None:
    """It is not in the market, the region does not take it, or it cannot be paid, or not so."""
    laid = table(stock={0: "m1"}, market="farm silo hut fort road")
    laid.play("points two", "enter bages")
    assert reason(laid, "build castle") == "not_in_market"
    assert reason(laid, "build fort") == reason(laid, "build silo") == "not_built_here"
    assert reason(laid, "build farm") == "unpaid"
    assert reason(laid, "build_sparing road materials") == "unpaid"
    assert reason(laid, "produce materials") == reason(laid, "enter bages") == ""
    assert reason(laid, "points one") == ""


@pytest.mark.rule("rubricatus:14.4")
@pytest.mark.rule("rubricatus:14.7")
@pytest.mark.rule("rubricatus:14.9")
@pytest.mark.rule("rubricatus:14.11")
@pytest.mark.parametrize(
    ("card", "words", "why"),
    [
        ("adding_any", "choose_region bages_solsones", "no_such_region"),
        ("giving_up", "choose_resource culture", "no_such_resource"),
        ("recruiting", "choose_eteria goja", "no_eteria"),
        ("replacing", "choose_construction hut", "not_for_sale"),
        ("taking", "take 1 culture", "not_theirs"),
        ("taking", "points one", ""),
    ],
)
def test_what_an_effect_does_not_offer_is_named(card: str, words: str, why: str) -> None:
    """Each word of a card has a reason of its own; what is no choice at all has none."""
    laid = table(
        3, hand={0: f"{card} one"}, stock={0: "m1", 1: "m1"}, eteries={2: "goja"}, market="farm"
    )
    assert reason(laid.play(f"event {card}"), words) == why
