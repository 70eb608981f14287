"""The edges of rules, and what is told of each action; found by changing the rules."""

from __future__ import annotations

from collections import Counter

import pytest

from rubra.core.journal import Journal
from rubra.core.record import blank
from rubra.games.cathedral import market
from rubra.games.cathedral.words import COLOUR_IDS

from .tables import table


@pytest.mark.rule("cathedral:9.3")
@pytest.mark.rule("cathedral:9.5")
@pytest.mark.parametrize(
    ("before", "after"), [(79, 80), (80, 85), (84, 85), (85, 89), (88, 89), (160, 165)]
)
def test_prestige_is_gained_beyond_the_end_of_the_track_too(before: int, after: int) -> None:
    """On the second round, and on a third, the next space of prestige is where it was."""
    laid = table(2).give(0, recognition=before, wood=1, green=1).own("a1", 1, finished=True)
    laid.play("decorate a 0", "add_jewel green")
    assert laid.seat().marker == after


@pytest.mark.rule("cathedral:9.4")
@pytest.mark.rule("cathedral:9.5")
@pytest.mark.parametrize(("before", "after"), [(81, 80), (85, 80), (86, 85), (89, 85), (165, 160)])
def test_prestige_is_given_up_beyond_the_end_of_the_track_too(before: int, after: int) -> None:
    """From the second round back into the first, if need be."""
    assert table(2).give(0, recognition=before).play("sell_prestige").seat().marker == after


@pytest.mark.rule("cathedral:6.9")
def test_dice_are_rolled_when_all_is_done_and_not_before() -> None:
    """Three dice lie on wood and show the same until the visit ends; the others always do."""
    outcomes = set()
    for seed in range(12):
        laid = table(2, seed=seed, first={"do": "gain", "what": "rubles", "n": 1})
        laid.die("blue", "wood", 2).die("green", "wood", 3).visit("red")
        assert laid.values_on("wood") == [1, 2, 3]
        laid.play("obtain")
        assert laid.values_on("wood") == [1, 2, 3]
        laid.play(laid.moves("influence")[0])
        while laid.state.active == 0 and laid.state.turn == 1:
            laid.play(laid.moves()[-1])
        outcomes.add(tuple(laid.values_on("wood")))
        assert laid.values_on("stone") + laid.values_on("gold") == [1, 1]
    assert len(outcomes) > 8
    for die in range(3):
        assert {values[die] for values in outcomes} <= set(range(1, 7))
        assert len({values[die] for values in outcomes}) > 2


@pytest.mark.rule("cathedral:6.9")
def test_each_die_is_rolled_by_itself_and_all_six_values_come_up() -> None:
    """Also where three lie together."""
    seen: list[set[int]] = [set(), set(), set()]
    for seed in range(60):
        laid = table(2, seed=seed).die("blue", "wood").die("green", "wood").visit("red")
        while laid.state.turn == 1:
            laid.play(laid.moves()[-1])
        for die, value in enumerate(laid.values_on("wood")):
            seen[die].add(value)
    assert seen == [set(range(1, 7))] * 3


@pytest.mark.rule("cathedral:6.10")
@pytest.mark.parametrize(("held", "gained"), [(5, 0), (4, 1), (2, 3), (1, 4), (0, 4)])
def test_what_is_taken_is_what_finds_a_slot(held: int, gained: int) -> None:
    """Five slots are free of banners; two dice on wood give four."""
    laid = table(2)
    place = laid.seat()
    place.banners_in, place.banners_beside = 5, 1
    laid.give(0, stone=held).visit("red")
    if gained:
        laid.play("obtain")
    assert laid.stock().get("wood", 0) == gained


# --- What is told ---


@pytest.mark.rule("cathedral:4.1")
def test_a_claim_and_its_tile_are_told() -> None:
    """Whose, where, which banner; the tile, its space, its face and its price."""
    laid = table(2).give(0, rubles=3).play("claim a 0 inventory", "place red up")
    tile = laid.match.box.names["tile"].index("brick")
    assert laid.heard("claimed") == ["claimed 0 a 0 inventory"]
    assert laid.heard("placed") == [f"placed 0 {tile} red up 1"]
    assert laid.heard("gained") == ["gained 0 1 brick"]


@pytest.mark.rule("cathedral:5.3")
def test_deliveries_and_a_finished_section_are_told() -> None:
    """Each material, then the section with what it brought."""
    laid = table(2).give(0, wood=2, brick=1).own("a1", 0)
    laid.play("deliver wood a 0", "deliver wood a 0", "deliver brick a 0")
    assert laid.heard("delivered") == [
        "delivered 0 wood a 0",
        "delivered 0 wood a 0",
        "delivered 0 brick a 0",
    ]
    assert laid.heard("finished") == ["finished 0 a 0 3 1"]


@pytest.mark.rule("cathedral:8.1")
def test_a_penalty_is_told() -> None:
    """Whose, where, and how much."""
    laid = table(2).own("a1", 1).own("a2", 0).lay("a2", brick=1, stone=1)
    laid.give(0, gold=1).give(1, recognition=9).play("deliver gold a 1")
    assert laid.heard("penalised") == ["penalised 1 a 0 1"]


@pytest.mark.rule("cathedral:5.5")
@pytest.mark.rule("cathedral:5.7")
def test_ornaments_and_jewels_are_told() -> None:
    """With the prestige that each jewel adds."""
    laid = table(2).give(0, wood=1, green=1, purple=1).own("a1", 1, finished=True)
    laid.play("decorate a 0", "add_jewel green", "add_jewel purple")
    assert laid.heard("decorated") == ["decorated 0 door a 0"]
    assert laid.heard("added_jewel") == ["added_jewel 0 green 1", "added_jewel 0 purple 2"]


@pytest.mark.rule("cathedral:6.1")
def test_a_visit_to_the_market_is_told() -> None:
    """The die with its steps, those that were paid for among them; the resource; every roll."""
    laid = table(2).give(0, rubles=1).die("red", "rubles")
    laid.play("move_die red 1 wood", "obtain")
    while laid.state.turn == 1:
        laid.play(laid.moves()[-1])
    assert laid.heard("moved_die") == ["moved_die 0 red 2 1 wood"]
    assert laid.heard("gained") == ["gained 0 4 wood"]
    red, blue = laid.values_on("wood")
    assert laid.heard("rolled") == [f"rolled red {red}", f"rolled blue {blue}"]


@pytest.mark.rule("cathedral:5.2")
def test_a_middle_takes_no_wood() -> None:
    """It asks for brick, stone and gold; of wood and brick only brick is offered."""
    laid = table(2).give(0, wood=1, brick=1).own("a1", 1).own("a2", 0)
    assert laid.moves("deliver") == ["deliver brick a 1"]


@pytest.mark.rule("cathedral:7.2")
@pytest.mark.parametrize(
    ("cost", "paid"),
    [
        ({"brick": 2}, ["paid 0 2 brick"]),
        ({"rubles": 1}, ["paid 0 1 rubles"]),
        ({"recognition": 3}, ["paid 0 3 recognition"]),
        ({"stone": 1, "rubles": 2}, ["paid 0 1 stone", "paid 0 2 rubles"]),
        ({}, []),
    ],
)
def test_what_is_paid_for_influence_is_told(cost: dict[str, int], paid: list[str]) -> None:
    """Each resource that it costs, and nothing that it does not; exactly enough is enough."""
    laid = table(2, first={"do": "gain", "what": "gold", "n": 1, "cost": cost})
    laid.give(0, **cost).visit("red")
    card = laid.match.view()["influence"][0]["card"]
    laid.play(f"influence {card} first")
    assert laid.heard("used_influence") == [f"used_influence 0 {card} first"]
    assert laid.heard("paid") == paid
    assert laid.stock() == {"gold": 1}
    assert (laid.seat().rubles, laid.seat().marker) == (0, 0)
    assert laid.reserve("brick") == laid.reserve("stone") == 20


@pytest.mark.rule("cathedral:6.9")
@pytest.mark.parametrize("dice", [("red", "blue", "green"), ("blue", "yellow", "white")])
def test_the_values_of_a_roll_are_equally_likely(dice: tuple[str, str, str]) -> None:
    """Of 600 rolls of three dice that lie together, each die shows each value in about 100."""
    laid = table(2, seed=2)
    for die in dice:
        laid.die(die, "rubles")
    counts = {die: Counter[int]() for die in dice}
    journal = blank(Journal)
    for _ in range(600):
        market.roll_dice(laid.state, 7, laid.match.stream, journal)
        journal.count = 0
        for die in dice:
            counts[die][int(laid.state.die_value[COLOUR_IDS.index(die)])] += 1
    for count in counts.values():
        assert set(count) == set(range(1, 7))
        assert all(70 <= times <= 130 for times in count.values())
