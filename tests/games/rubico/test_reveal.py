"""Chapter 7, phase d: the reveal."""

from __future__ import annotations

from collections import Counter

import pytest

from rubra.core.journal import NOBODY

from .tables import table


@pytest.mark.rule("rubico:7.1")
def test_the_centurion_shuffles_the_cards_that_were_taken() -> None:
    """Cards taken in one order come up in any order, each about as often."""
    taken = table(3, chosen="red blue pompey").until_taking().take((1, 0), (1, 1))
    orders = Counter(taken.copy(seed).take((2, 0)).revealed for seed in range(120))
    assert len(orders) == 6
    assert min(orders.values()) >= 8


@pytest.mark.rule("rubico:7.1")
def test_the_order_of_the_taking_does_not_show_in_the_reveal() -> None:
    """With the same luck the same cards come up alike, in whatever order they were taken."""
    one = table(3, chosen="red blue pompey").until_taking().take((1, 0), (1, 1), (2, 0))
    other = table(3, chosen="red blue pompey").until_taking().take((2, 0), (1, 1), (1, 0))
    assert one.revealed == other.revealed


@pytest.mark.rule("rubico:7.1")
def test_exactly_the_cards_that_were_taken_are_revealed_one_by_one() -> None:
    """Each comes up by itself, for all to see."""
    turn = table(5, chosen="red red blue pompey").resolve()
    assert sorted(turn.revealed.split()) == ["blue", "pompey", "red", "red"]
    assert len(turn.heard("revealed")) == 4


@pytest.mark.rule("rubico:7.1")
def test_nobody_learns_whose_card_was_whose() -> None:
    """What is told of a revealed card is the card and what it counts as; no owner, no slot."""
    turn = table(5, chosen="red blue red pompey").resolve("red blue red pompey")
    for seat in (NOBODY, 0, 4):
        assert turn.heard("revealed", seat) == [
            "revealed red red",
            "revealed blue blue",
            "revealed red red",
            "revealed pompey pompey",
        ]


@pytest.mark.rule("rubico:7.2")
@pytest.mark.parametrize(
    ("order", "counted_as"),
    [
        ("red janus blue pompey", "red red blue pompey"),
        ("red blue janus pompey", "red blue blue pompey"),
        ("red red blue janus", "red red blue blue"),
    ],
)
def test_a_janus_becomes_a_copy_of_the_card_before_it(order: str, counted_as: str) -> None:
    """A Janus counts as the card revealed just before it."""
    assert table(5, chosen=order).resolve(order).revealed_as == counted_as


@pytest.mark.rule("rubico:7.2")
@pytest.mark.parametrize(
    ("order", "counted_as"),
    [
        ("red janus janus blue", "red red red blue"),
        ("red blue janus janus", "red blue blue blue"),
    ],
)
def test_several_januses_in_a_row_all_copy_the_same_card(order: str, counted_as: str) -> None:
    """The second Janus copies what the first one copied."""
    assert table(5, chosen=order).resolve(order).revealed_as == counted_as


@pytest.mark.rule("rubico:7.2")
def test_januses_that_do_not_touch_copy_different_cards() -> None:
    """Each Janus looks at the card just before it, not at what the other copied."""
    turn = table(5, chosen="red janus blue janus").resolve("red janus blue janus")
    assert turn.revealed_as == "red red blue blue"


@pytest.mark.rule("rubico:7.3")
def test_a_janus_revealed_first_counts_as_nothing() -> None:
    """It is shown like any other card, but there is nothing to copy (ruling 10)."""
    turn = table(5, chosen="janus red blue blue").resolve("janus red blue blue")
    assert turn.heard("revealed")[0] == "revealed janus none"
    assert turn.counted == (1, 2, 0)


@pytest.mark.rule("rubico:7.3")
def test_a_janus_with_nothing_before_it_but_a_janus_counts_as_nothing_too() -> None:
    """Two Januses at the beginning count as nothing, both of them (ruling 12)."""
    turn = table(5, chosen="janus janus red blue").resolve("janus janus red blue")
    assert turn.revealed_as == "none none red blue"


@pytest.mark.rule("rubico:7.3")
def test_a_later_janus_copies_again_once_another_card_has_come_up() -> None:
    """The first Janus is nothing, the one behind the red card is red (ruling 12)."""
    turn = table(5, chosen="janus red janus blue").resolve("janus red janus blue")
    assert turn.revealed_as == "none red red blue"


@pytest.mark.rule("rubico:7.4")
def test_a_janus_that_copies_a_pompey_is_one_more_pompey() -> None:
    """Pompey and Janus turn two Senate cards (ruling 11)."""
    turn = table(5, chosen="red red pompey janus").resolve("red red pompey janus")
    assert turn.counted == (2, 0, 2)
    assert len(turn.heard("turned_senate")) == 2
