"""Chapters 3 and 4: the round, drawing, and the initiative."""

from __future__ import annotations

import pytest

from rubra.core.errors import NotAsked
from rubra.core.journal import NOBODY

from .tables import GAME, new_match, table


@pytest.mark.rule("rubricatus:3.1")
def test_there_are_ten_rounds_in_five_eras() -> None:
    """One, two, four, one and two."""
    record = GAME.standard_box.record
    assert record.rounds == 10
    assert list(record.era_of_round[1:11]) == [0, 1, 1, 2, 2, 2, 2, 3, 4, 4]


@pytest.mark.rule("rubricatus:3.2")
def test_the_phases_of_a_round_come_in_order() -> None:
    """Draw, initiative, Era card, bonuses, actions: and then the check and the next round."""
    laid = table(era_card=None, constructions={0: "farm"})
    laid.bid("one", "three", "one", "one")
    kinds = [event.said.kind for event in laid.told]
    order = [kinds.index(kind) for kind in ("bid_shown", "initiative", "era_card", "income")]
    assert order == sorted(order)
    assert laid.step == "choosing_card"


@pytest.mark.rule("rubricatus:3.3")
@pytest.mark.parametrize(
    ("round_number", "cards"), [(1, 4), (3, 5), (7, 6), (8, 6), (9, 6)], ids=str
)
def test_the_era_says_how_many_cards_are_drawn(round_number: int, cards: int) -> None:
    """5 in the first round, 4 in the Ancient Era, 5 in the Medieval, 6 in those that follow."""
    assert {seat["cards"] for seat in new_match().view()["seats"]} == {5}
    laid = table(hand=dict.fromkeys(range(4), ""))
    laid.state.round_number = round_number
    laid.state.era = laid.match.box.record.era_of_round[round_number]
    laid.end_round()
    assert len(laid.pile("hand")) == cards


@pytest.mark.rule("rubricatus:3.4")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    """First what is left, then the shuffled discards; what was removed stays out."""
    laid = table(hand=dict.fromkeys(range(4), ""))
    place = laid.state.seats[0]
    everything = laid.pile("deck")
    place.deck, place.discards, place.removed = 0b11, 0b111100, sum(1 << n for n in range(6, 24))
    laid.end_round()
    assert {"one", "two"} <= set(laid.pile("hand"))
    assert len(laid.pile("hand")) == 4
    assert laid.pile("discards") == []
    assert laid.pile("removed") == everything[6:]
    assert laid.heard("reshuffled") == ["reshuffled 0"]


@pytest.mark.rule("rubricatus:3.4")
def test_who_finds_too_few_cards_draws_what_there_is() -> None:
    """And who has nothing is not asked for the initiative (ruling 7)."""
    laid = table(hand=dict.fromkeys(range(4), ""))
    laid.state.seats[0].deck = 0b1
    laid.state.seats[0].removed = sum(1 << n for n in range(1, 24))
    laid.state.seats[1].deck = 0
    laid.state.seats[1].removed = sum(1 << n for n in range(24))
    laid.end_round()
    assert laid.pile("hand") == ["one"]
    assert laid.waiting == [0, 2, 3]


@pytest.mark.rule("rubricatus:3.5")
def test_hands_are_seen_by_their_owners_alone() -> None:
    """Others see how many cards there are, and the discards."""
    one, other = table(hand={1: "one three"}), table(hand={1: "two three"})
    for viewer in (NOBODY, 0, 2):
        assert one.match.view(viewer) == other.match.view(viewer)
        assert one.match.view(viewer)["seats"][1]["cards"] == 2
    assert [card["id"] for card in one.match.view(1)["seats"][1]["hand"]] == ["one", "three"]
    laid = table().play("points two", "produce culture")
    assert laid.match.view(3)["seats"][0]["discards"] == ["two"]


@pytest.mark.rule("rubricatus:3.5")
def test_what_was_all_that_was_left_is_known() -> None:
    """Whoever counts knows the cards of a deck that ran out: no imagined hand lacks them."""
    laid = table(hand={1: "one"})
    place = laid.state.seats[1]
    place.deck = 0b110
    place.discards = sum(1 << n for n in range(3, 24))
    laid.end_round()
    for _ in range(5):
        twin = laid.match.copy()
        twin.state = twin.imagine(0, twin.stream)
        assert int(twin.state.seats[1].hand) & 0b111 == 0b111


@pytest.mark.rule("rubricatus:3.6")
def test_the_marker_moves_on_and_a_new_round_begins() -> None:
    """Helpers come home, regions are free again, everybody draws."""
    laid = table(stock={0: "m1"}, market="hut").play("points two", "enter bages", "build hut")
    laid.end_round()
    assert laid.state.round_number == 2
    assert not any(laid.state.standing)
    assert laid.state.seats[0].at_home == 3
    assert laid.step == "bidding"


@pytest.mark.rule("rubricatus:3.6")
def test_after_the_tenth_round_the_game_is_scored() -> None:
    """There is no eleventh."""
    laid = table(era="contemporary")
    laid.state.round_number = 10
    assert laid.end_round().ended in ("most_points", "shared_victory")


# --- Initiative ---


@pytest.mark.rule("rubricatus:4.1")
def test_bids_are_sealed_until_all_have_chosen() -> None:
    """Whatever somebody lays down, the others see the same."""
    views = []
    for card in ("one", "three"):
        laid = table(hand=dict.fromkeys(range(4), "one three"))
        laid.state.step, laid.state.waiting = 0, 0b1111
        laid.play(f"bid {card}", seat=1)
        views.append([laid.match.view(viewer) for viewer in (NOBODY, 0, 2, 3)])
        assert laid.heard() == []
    assert views[0] == views[1]


@pytest.mark.rule("rubricatus:4.1")
def test_a_seat_bids_once() -> None:
    """What lies, lies."""
    laid = table(hand=dict.fromkeys(range(4), "one three"))
    laid.state.step, laid.state.waiting = 0, 0b1111
    laid.play("bid one", seat=1)
    with pytest.raises(NotAsked):
        laid.play("bid three", seat=1)


@pytest.mark.rule("rubricatus:4.2")
def test_the_highest_value_takes_the_initiative() -> None:
    """Whoever held it before."""
    laid = table().bid("one", "two", "three", "one")
    assert laid.state.holder == 2
    assert laid.waiting == [2]


@pytest.mark.rule("rubricatus:4.3")
def test_the_holder_decides_among_those_who_are_tied() -> None:
    """Those of the highest value, and nobody else."""
    laid = table(holder=1).bid("two", "one", "two", "one")
    assert laid.step == "breaking_tie"
    assert laid.waiting == [1]
    assert laid.moves() == ["favour 0", "favour 2"]
    assert laid.play("favour 2").state.holder == 2


@pytest.mark.rule("rubricatus:4.3")
def test_the_holder_may_name_their_own_seat_if_tied() -> None:
    """They are one of those tied (ruling 4)."""
    laid = table(holder=1).bid("one", "two", "two", "one")
    assert laid.moves() == ["favour 1", "favour 2"]


@pytest.mark.rule("rubricatus:4.4")
def test_the_cards_shown_are_spent_without_their_events() -> None:
    """A card with an event is discarded like any other, even one that its event would remove."""
    laid = table().bid("scoring", "one", "one", "one")
    assert laid.pile("discards") == ["scoring"]
    assert laid.points() == 0
