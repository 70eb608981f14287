"""Chapter 15: the final scoring."""

from __future__ import annotations

import pytest

from rubra.core.journal import NOBODY
from rubra.core.placing import places

from .tables import table


def scored(laid, source: str) -> list[int]:
    """What each seat scored for something when the game was over."""
    laid.state.round_number = 10
    laid.end_round()
    return [seat["scored"][source] for seat in laid.match.view()["seats"]]


@pytest.mark.rule("rubricatus:15.1")
def test_the_card_left_scores_its_value() -> None:
    """And all see it."""
    laid = table(hand={0: "one", 1: "two", 2: "three", 3: "scoring"})
    assert scored(laid, "last_card") == [1, 2, 3, 2]
    assert [card["id"] for card in laid.match.view(NOBODY)["seats"][2]["hand"]] == ["three"]


@pytest.mark.rule("rubricatus:15.2")
def test_most_constructions_of_an_era_score_two() -> None:
    """Each Era by itself."""
    laid = table(constructions={0: "hut farm", 1: "silo", 2: "mill"})
    assert scored(laid, "majority") == [2, 0, 2, 0]


@pytest.mark.rule("rubricatus:15.2")
def test_those_who_are_tied_score_one() -> None:
    """However many they are; an Era without constructions scores nothing."""
    laid = table(constructions={0: "hut", 1: "silo", 3: "farm"})
    assert scored(laid, "majority") == [1, 1, 0, 1]
    assert scored(table(), "majority") == [0, 0, 0, 0]


@pytest.mark.rule("rubricatus:15.2")
def test_the_era_of_the_card_counts_and_not_that_of_its_building() -> None:
    """An Iberian hut, built in the Ancient Era, against a mill of the Ancient Era."""
    laid = table(era="ancient", stock={0: "m1"}, market="hut", constructions={1: "mill"})
    laid.play("points two", "enter bages", "build hut")
    assert scored(laid, "majority") == [2, 2, 0, 0]
    assert laid.heard("majority") == ["majority 0 2 iberian", "majority 1 2 ancient"]


@pytest.mark.rule("rubricatus:15.3")
def test_every_era_scores_three() -> None:
    """Four of five score nothing."""
    laid = table(constructions={0: "hut mill church house colony", 1: "farm road bridge tower"})
    assert scored(laid, "all_eras") == [3, 0, 0, 0]


@pytest.mark.rule("rubricatus:15.4")
def test_two_resources_left_over_score_one() -> None:
    """Of whatever kinds, rounded down."""
    laid = table(stock={0: "m1 t1 c1", 1: "d3 m3", 2: "c1"})
    assert scored(laid, "leftovers") == [1, 3, 0, 0]


@pytest.mark.rule("rubricatus:15.5")
def test_all_five_comarques_score_three() -> None:
    """Of the cards; four are not enough."""
    laid = table(constructions={0: "hut silo cave port shrine", 1: "farm mill baths bridge"})
    assert scored(laid, "all_comarques") == [3, 0, 0, 0]


@pytest.mark.rule("rubricatus:1.2")
def test_those_who_did_not_win_are_placed_by_their_points() -> None:
    """Those who are tied share a place too."""
    laid = table()
    for seat, points in enumerate((20, 40, 20, 30)):
        laid.state.seats[seat].points = points
    laid.state.round_number = 10
    laid.end_round()
    assert places(laid.match) == [2, 0, 2, 1]
