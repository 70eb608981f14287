"""Chapter 7: action cards, helpers and production."""

from __future__ import annotations

import pytest

from rubra.core.errors import IllegalMove

from .tables import table

ALL_FOUR = ("materials", "technology", "culture", "defence")


@pytest.mark.rule("rubricatus:7.1")
def test_in_each_turn_the_holder_acts_first_and_the_others_anticlockwise() -> None:
    """As many turns as helpers: three in the first Era."""
    laid = table(holder=1, hand=dict.fromkeys(range(4), "one two three other_one"))
    order = []
    for resource in ("culture", "defence", "materials"):
        for _ in range(4):
            order.append(laid.waiting[0])
            card = laid.moves("points")[0]
            laid.play(card, f"produce {resource}")
    assert order == [1, 0, 3, 2] * 3
    assert laid.step == "bidding"


@pytest.mark.rule("rubricatus:7.2")
def test_one_card_is_kept() -> None:
    """Five drawn, one spent on the initiative, three played."""
    laid = table(hand=dict.fromkeys(range(4), "one two three other_one"))
    for resource in ("culture", "defence", "materials"):
        for _ in range(4):
            laid.play(laid.moves("points")[0], f"produce {resource}")
    assert [len(laid.pile("hand", seat)) for seat in range(4)] == [1 + 4] * 4  # and four drawn


@pytest.mark.rule("rubricatus:7.3")
def test_a_card_is_played_for_points_or_for_its_event() -> None:
    """A card without an event for its points only."""
    laid = table(hand={0: "one scoring"})
    assert laid.moves() == ["points one", "points scoring", "event scoring"]
    with pytest.raises(IllegalMove):
        laid.play("event one")


@pytest.mark.rule("rubricatus:7.4")
def test_a_card_played_for_points_is_discarded() -> None:
    """Even one whose event would remove it."""
    laid = table(hand={0: "scoring"}).play("points scoring", "produce culture")
    assert laid.pile("discards") == ["scoring"]
    assert laid.stock() == "c2"
    assert laid.points() == 0


@pytest.mark.rule("rubricatus:7.5")
def test_an_event_discards_or_removes_its_card() -> None:
    """As the card says."""
    laid = table(hand={0: "scoring gaining"})
    laid.play("event scoring")
    assert (laid.pile("removed"), laid.pile("discards")) == (["scoring"], [])
    assert laid.pile("hand") == ["gaining"]
    other = table(hand={0: "scoring gaining"}).play("event gaining")
    assert (other.pile("removed"), other.pile("discards")) == ([], ["gaining"])
    assert other.pile("hand") == ["scoring"]


@pytest.mark.rule("rubricatus:7.6")
def test_the_helper_of_an_event_blocks_nothing() -> None:
    """No region and no resource is taken, but a helper is placed (ruling 9)."""
    laid = table(hand={0: "gaining"}).play("event gaining")
    assert not any(laid.state.standing)
    assert laid.state.seats[0].worked == 0
    assert laid.state.seats[0].at_home == 2


@pytest.mark.rule("rubricatus:7.6")
def test_what_an_event_cannot_do_is_left_out() -> None:
    """Nobody has anything to take."""
    laid = table(hand={0: "taking"}).play("event taking")
    assert laid.waiting == [3]


@pytest.mark.rule("rubricatus:7.7")
def test_without_any_place_the_helper_stays_idle() -> None:
    """All own resources are used, and nothing can be done in any region (ruling 10)."""
    laid = table(hand={0: "two one"}, market="")
    laid.state.seats[0].worked = 0b1111
    laid.play("points two")
    assert laid.heard("idle") == ["idle 0"]
    assert laid.state.seats[0].at_home == 2
    assert laid.waiting == [3]


@pytest.mark.rule("rubricatus:7.7")
def test_who_has_a_place_must_use_it() -> None:
    """There is no move to stay idle."""
    laid = table(stock={0: "d1"})
    laid.state.seats[0].worked = 0b1111
    laid.play("points two")
    assert {words.split()[0] for words in laid.moves()} == {"enter"}


@pytest.mark.rule("rubricatus:7.8")
def test_production_advances_a_resource_by_the_value_of_the_card() -> None:
    """The example of the rulebook: a card of value 2 on technology."""
    laid = table().play("points two", "produce technology")
    assert laid.stock() == "t2"


@pytest.mark.rule("rubricatus:7.8")
def test_a_resource_on_which_a_helper_stands_is_blocked_for_the_round() -> None:
    """The others are still there, and next round all are."""
    laid = table(hand={0: "one two"}).play("points two", "produce technology")
    for _ in range(3):
        laid.play(laid.moves("points")[0], "produce culture")
    laid.play("points one")
    assert laid.moves("produce") == ["produce materials", "produce culture", "produce defence"]
    laid.play("produce culture").end_round()
    assert laid.state.seats[0].worked == 0


@pytest.mark.rule("rubricatus:7.9")
def test_the_example_of_an_overflow() -> None:
    """From 3, a card of value 2: one step of development, back to 0, and one point on."""
    laid = table(stock={0: "t3"}).play("points two", "produce technology")
    assert laid.stock() == "t1"
    assert laid.track() == "t1"


@pytest.mark.rule("rubricatus:7.9")
@pytest.mark.parametrize(
    ("held", "value", "after", "steps"),
    [
        (0, "three", "m3", ""),
        (2, "one", "m3", ""),
        (3, "one", "", "m1"),
        (2, "two", "", "m1"),
        (2, "three", "m1", "m1"),
        (3, "three", "m2", "m1"),
    ],
)
def test_exactly_three_is_held_and_more_flows_over(
    held: int, value: str, after: str, steps: str
) -> None:
    """The point that passes the end lands on 0."""
    laid = table(stock={0: f"m{held}"}, hand={0: value}).play(
        f"points {value}", "produce materials"
    )
    assert laid.stock() == after
    assert laid.track() == steps


@pytest.mark.rule("rubricatus:7.10")
def test_every_gain_flows_over() -> None:
    """By an event as by production."""
    laid = table(stock={0: "d3"}, hand={0: "gaining"}).play("event gaining")
    assert (laid.stock(), laid.track()) == ("d1", "d1")


@pytest.mark.rule("rubricatus:7.10")
def test_a_bonus_flows_over_too() -> None:
    """One material each round, and three are there already."""
    laid = table(stock={0: "m3"}, constructions={0: "farm"}).gather()
    assert (laid.stock(), laid.track()) == ("", "m1")


@pytest.mark.rule("rubricatus:7.1")
def test_a_turn_is_over_when_everybody_has_acted() -> None:
    """Then the next one begins, again with the holder of the initiative card."""
    laid = table(3, holder=1, hand=dict.fromkeys(range(3), "one two"))
    for seat in (1, 0, 2):
        assert (laid.waiting, laid.match.view()["turn"], laid.state.turns_left) == ([seat], 1, 2)
        laid.play("points one", "produce culture")
    assert (laid.waiting, laid.match.view()["turn"], laid.state.turns_left) == ([1], 2, 1)
