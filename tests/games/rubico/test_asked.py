"""What a seat is asked, and which rule forbids what it may not do."""

from __future__ import annotations

from typing import Any

import pytest

from rubra.core.errors import IllegalMove
from rubra.core.journal import NOBODY

from .tables import Table, table


def asked(laid: Table, seat: int) -> Any:
    """What the view of a seat asks it."""
    return laid.view(seat)["asked"]


def test_a_seat_is_asked_for_its_row_then_for_what_it_declares() -> None:
    """And no longer once it has declared; the Centurion and those who watch are asked nothing."""
    laid = table(5)
    assert asked(laid, 1) == {"ask": "lay"}
    laid.lay_row(1)
    assert asked(laid, 1) == {"ask": "declare"}
    laid.play(1, "say_nothing")
    assert asked(laid, 1) is None
    assert asked(laid, 0) is None
    assert asked(laid, NOBODY) is None


def test_the_centurion_is_told_how_many_cards_are_left_to_take() -> None:
    """And how many of them one seat may give."""
    laid = table(5, caesar="rubico").until_taking()
    assert asked(laid, 0) == {"ask": "taking", "left": 4, "most": 2}
    assert asked(laid.take((1, 0)), 0) == {"ask": "taking", "left": 3, "most": 2}


@pytest.mark.rule("rubico:9.2")
def test_whoever_has_no_power_for_this_moment_is_asked_all_the_same() -> None:
    """Minerva can be played before the taking and not after it; Roma the other way round."""
    laid = table(5, powers={1: "minerva", 2: "roma"}).lay()
    assert asked(laid, 1) == {"ask": "before_taking"}
    assert asked(laid, 2) == {"ask": "nothing"}
    laid.until_taking().take((1, 0), (1, 1), (2, 0), (2, 1))
    assert asked(laid, 1) == {"ask": "nothing"}
    assert asked(laid, 2) == {"ask": "after_taking"}


def refused(laid: Table, seat: int, words: str) -> str:
    """What somebody is told who makes a move that is not legal."""
    with pytest.raises(IllegalMove) as error:
        laid.play(seat, words)
    return str(error.value).partition(" now: ")[2]


@pytest.mark.rule("rubico:5.1")
def test_a_row_of_other_cards_is_refused() -> None:
    """It is made of all the cards of its seat."""
    laid = table(5, rows={1: "red red blue"})
    assert refused(laid, 1, "lay red blue blue none").startswith("5.1 ")


@pytest.mark.rule("rubico:5.4")
def test_a_claim_of_too_many_cards_is_refused() -> None:
    """As many as it holds, of kinds that the deck contains."""
    laid = table(5).lay_row(1)
    assert refused(laid, 1, "declare 4 0 0 0").startswith("5.4 ")


@pytest.mark.parametrize(
    ("words", "clause"),
    [
        pytest.param("take 1 0", "6.4", marks=pytest.mark.rule("rubico:6.4")),  # is taken
        pytest.param("take 1 2", "6.2", marks=pytest.mark.rule("rubico:6.2")),  # the third of one
        pytest.param("take 2 1", "9.6", marks=pytest.mark.rule("rubico:9.6")),  # is covered
        pytest.param("take 0 0", "6.4", marks=pytest.mark.rule("rubico:6.4")),  # nothing lies there
    ],
)
def test_a_card_that_may_not_be_taken_is_refused_by_its_rule(words: str, clause: str) -> None:
    """Taken, a third one, covered, or not there at all."""
    laid = table(5, powers={2: "venus"}).lay().use(2, "cover venus 1").pass_all()
    laid.take((1, 0), (1, 1))
    assert refused(laid, 0, words).startswith(f"{clause} ")


def test_everybody_sees_why_a_card_cannot_be_taken() -> None:
    """While the Centurion takes, and of a taken card afterwards too."""
    laid = table(5, powers={2: "venus"}).lay().use(2, "cover venus 1").pass_all()
    laid.take((1, 0), (1, 1))
    seats = laid.view()["seats"]
    assert [card["why_not"] for card in seats[1]["row"]] == ["taken", "taken", "two"]
    assert [card["why_not"] for card in seats[2]["row"]] == [None, "covered", None]
    laid.take((3, 0), (3, 1))
    assert [card["why_not"] for card in laid.view()["seats"][1]["row"]] == ["taken", "taken", None]


@pytest.mark.parametrize(
    ("power", "words", "clause"),
    [
        pytest.param("venus", "cover eris 0", "9.1", marks=pytest.mark.rule("rubico:9.1")),
        pytest.param("venus", "cancel venus", "9.1", marks=pytest.mark.rule("rubico:9.1")),
        pytest.param("roma", "peek roma 2 0", "9.2", marks=pytest.mark.rule("rubico:9.2")),
        pytest.param("minerva", "summon minerva 1 0", "9.5", marks=pytest.mark.rule("rubico:9.5")),
        pytest.param("fortuna", "shift fortuna back", "9.8", marks=pytest.mark.rule("rubico:9.8")),
        pytest.param("venus", "cover venus 3", "6.4", marks=pytest.mark.rule("rubico:9.6")),
    ],
)
def test_a_power_that_cannot_be_played_is_refused_by_its_rule(
    power: str, words: str, clause: str
) -> None:
    """Another's power, the other moment, a card of one's own, back from the start, no card."""
    laid = table(5, powers={1: power}).lay()
    assert refused(laid, 1, words).startswith(f"{clause} ")


@pytest.mark.rule("rubico:9.4")
def test_nothing_is_summoned_once_all_cards_are_taken() -> None:
    """A summoned card is one of those that must be taken."""
    laid = table(4, caesar="rubico", powers={1: "minerva", 2: "cibelis"}).lay()
    laid.state.taken_count = laid.state.to_take
    assert refused(laid, 1, "summon minerva 2 0").startswith("9.4 ")
