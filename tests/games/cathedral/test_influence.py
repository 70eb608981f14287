"""Chapter 7: influence, word by word."""

from __future__ import annotations

from typing import Any

import pytest

from .tables import Table, table

GOLD = {"do": "gain", "what": "gold", "n": 1}


def using(first: dict[str, Any], second: dict[str, Any] = GOLD, **given: int) -> Table:
    """A table where the red die was moved to wood, in the first quarter, and influence is open."""
    return table(2, first=first, second=second).give(0, **given).visit("red")


def influence(laid: Table, number: int = 0) -> Table:
    """Use the first or the second action."""
    word = ("first", "second")[number]
    (move,) = [words for words in laid.moves("influence") if words.endswith(word)]
    return laid.play(move)


@pytest.mark.rule("cathedral:7.1")
def test_one_of_the_two_actions_of_the_quarter_s_card() -> None:
    """Not both, and not those of another quarter."""
    laid = using({"do": "gain", "what": "rubles", "n": 1})
    quarter = laid.match.view()["influence"][0]
    assert laid.moves("influence") == [
        f"influence {quarter['card']} first",
        f"influence {quarter['card']} second",
    ]
    influence(laid)
    assert laid.moves("influence") == []


@pytest.mark.rule("cathedral:7.1")
def test_two_neighbouring_spaces_share_a_card() -> None:
    """Recognition and wood, brick and stone, and so on."""
    laid = table(2, first=GOLD)
    cards = []
    for colour in ("blue", "green", "yellow"):
        at = table(2, first=GOLD).visit(colour)
        cards.append(at.moves("influence")[0].split()[1])
    quarters = [str(card["card"]) for card in laid.match.view()["influence"]]
    assert cards == [quarters[1], quarters[1], quarters[2]]


@pytest.mark.rule("cathedral:7.2")
def test_what_it_costs_is_paid_first() -> None:
    """Materials go back to the reserve, and make room."""
    exchange = {"do": "gain", "what": "green", "n": 1, "cost": {"brick": 2}}
    laid = influence(using(exchange, brick=2, stone=4))
    assert laid.stock() == {"stone": 4, "green": 1}
    assert laid.reserve("brick") == 20


@pytest.mark.rule("cathedral:7.2")
def test_who_cannot_pay_cannot_use_it() -> None:
    """One brick is not two."""
    exchange = {"do": "gain", "what": "green", "n": 1, "cost": {"brick": 2}}
    laid = using(exchange, exchange, brick=1)
    assert laid.moves("influence") == []


@pytest.mark.rule("cathedral:7.2")
def test_recognition_can_be_a_price() -> None:
    """Spaces on the track."""
    laid = influence(using({"do": "gain", "what": "gold", "n": 2, "cost": {"recognition": 2}},
                           recognition=3))  # fmt: skip
    assert laid.seat().marker == 1


@pytest.mark.rule("cathedral:7.3")
def test_an_action_for_once_cannot_be_used_again() -> None:
    """Even if it could be paid."""
    once = {"do": "gain", "what": "gold", "n": 1, "cost": {"rubles": 1}}
    laid = influence(using(once, rubles=3))
    assert laid.moves("influence") == []


@pytest.mark.rule("cathedral:7.3")
def test_an_action_may_be_for_as_often_as_one_likes() -> None:
    """Other things in between as well, but not the other action of the card."""
    again = {"do": "gain", "what": "gold", "n": 1, "cost": {"rubles": 1}, "again": True}
    laid = table(2, first=again, second=GOLD).free_slots().give(0, rubles=3).visit("red")
    influence(influence(laid)).play("obtain")
    assert len(laid.moves("influence")) == 1
    influence(laid)
    assert laid.stock() == {"wood": 4, "gold": 3}
    assert laid.waiting == [1]


@pytest.mark.rule("cathedral:7.4")
@pytest.mark.parametrize(
    ("what", "n", "rubles", "marker"), [("rubles", 3, 3, 0), ("recognition", 2, 0, 2)]
)
def test_gain_takes_so_much_of_one_resource(what: str, n: int, rubles: int, marker: int) -> None:
    """Rubles or recognition; materials as in other tests."""
    laid = influence(using({"do": "gain", "what": what, "n": n}))
    assert (laid.seat().rubles, laid.seat().marker) == (rubles, marker)


@pytest.mark.rule("cathedral:7.5")
def test_gain_any_takes_each_by_choice() -> None:
    """Two materials, alike or not, among those named."""
    laid = influence(using({"do": "gain_any", "of": ["wood", "brick", "gold"], "n": 2}))
    assert laid.moves() == ["take wood", "take brick", "take gold"]
    laid.play("take gold", "take wood")
    assert laid.stock() == {"wood": 1, "gold": 1}
    assert laid.step == "market"


@pytest.mark.rule("cathedral:7.5")
def test_gain_any_does_not_ask_where_there_is_no_choice() -> None:
    """Only brick is left in the reserve."""
    laid = using({"do": "gain_any", "of": ["wood", "brick"], "n": 2})
    laid.state.reserve[0] = 0
    assert influence(laid).stock() == {"brick": 2}


@pytest.mark.rule("cathedral:7.6")
def test_swap_returns_one_and_takes_another() -> None:
    """Of those named, one that is there for one that is in the reserve."""
    laid = influence(using({"do": "swap", "of": ["wood", "brick", "stone"]}, stone=1, gold=1))
    assert laid.moves() == ["swap stone wood", "swap stone brick"]
    laid.play("swap stone brick")
    assert laid.stock() == {"brick": 1, "gold": 1}
    assert laid.reserve("stone") == 20
    assert laid.reserve("brick") == 19
    assert laid.heard("swapped") == ["swapped 0 stone brick"]
    assert laid.heard("gained") == []


@pytest.mark.rule("cathedral:7.6")
def test_swap_needs_one_of_those_named() -> None:
    """Gold is not among them; and what can only be one swap is not asked."""
    swap = {"do": "swap", "of": ["wood", "brick"]}
    assert using(swap, swap, gold=1).moves("influence") == []
    assert influence(using(swap, wood=1)).stock() == {"brick": 1}


@pytest.mark.rule("cathedral:7.7")
@pytest.mark.parametrize(
    ("where", "gained"),
    [("here", {"wood": 2}), ("ahead", {"brick": 2}), ("across", {"green": 1})],
)
def test_gather_takes_the_quantity_of_a_space_once(where: str, gained: dict[str, int]) -> None:
    """Two dice lie here, which changes nothing."""
    assert influence(using({"do": "gather", "where": where})).stock() == gained


@pytest.mark.rule("cathedral:7.7")
def test_gather_from_the_space_before() -> None:
    """That is recognition here."""
    assert influence(using({"do": "gather", "where": "behind"})).seat().marker == 2


@pytest.mark.rule("cathedral:7.8")
def test_workshop_activates_any_face_up_tile() -> None:
    """Of any colour, besides the one of the die."""
    laid = table(2, first={"do": "workshop"}).bench(0, 2, "gold").bench(0, 3, "stone")
    laid.bench(0, 0, "brick").bench(0, 1, "green", face_up=False).visit("red")
    influence(laid)
    assert laid.moves() == ["activate red", "activate green", "activate yellow"]
    laid.play("activate green")
    assert laid.moves("activate") == ["activate red"]
    laid.play("activate red")
    assert laid.stock() == {"brick": 1, "gold": 1}


@pytest.mark.rule("cathedral:7.8")
def test_workshop_does_not_ask_about_one_tile_and_needs_one() -> None:
    """One tile is activated at once; with none the action cannot be used."""
    laid = table(2, first={"do": "workshop"}).bench(0, 2, "gold").visit("red")
    assert influence(laid).stock() == {"gold": 1}
    assert using({"do": "workshop"}, {"do": "workshop"}).moves("influence") == []


@pytest.mark.rule("cathedral:7.9")
def test_deliver_is_as_in_building() -> None:
    """So many materials; sections are finished by it, ornaments placed; then the visit goes on."""
    laid = table(2, first={"do": "deliver", "n": 2}).own("a1", 0).lay("a1", wood=2)
    laid.give(0, brick=1, wood=1).visit("red")
    influence(laid).play("deliver brick a 0", "decorate a 0")
    assert laid.seat().finished == 1
    assert laid.section("a1").ornament == 0
    assert laid.step == "market"
    assert laid.moves() == ["obtain", "roll"]


@pytest.mark.rule("cathedral:7.9")
def test_deliver_needs_something_to_deliver() -> None:
    """Otherwise it cannot be used; and one may stop early."""
    deliver = {"do": "deliver", "n": 3}
    assert using(deliver, deliver, gold=1).moves("influence") == []
    laid = table(2, first=deliver).own("a1", 0).give(0, wood=2).visit("red")
    influence(laid).play("deliver wood a 0", "stop_building")
    assert laid.stock() == {"wood": 1}


@pytest.mark.rule("cathedral:7.9")
@pytest.mark.rule("cathedral:5.1")
def test_a_delivery_that_was_paid_for_delivers_something() -> None:
    """Once paid, one cannot stop before the first material, whatever else comes in between."""
    deliver = {"do": "deliver", "n": 3, "cost": {"rubles": 3}}
    laid = table(2, first=deliver).own("a1", 0).give(0, wood=2, rubles=3, recognition=30)
    influence(laid.visit("red"))
    assert laid.seat().rubles == 0
    assert laid.moves("stop_building") == []
    laid.play("sell_prestige")
    assert laid.moves("stop_building") == []
    laid.play("deliver wood a 0")
    assert laid.moves("stop_building") == ["stop_building"]


@pytest.mark.rule("cathedral:7.9")
def test_an_ornament_is_something_delivered_too() -> None:
    """Its material is."""
    deliver = {"do": "deliver", "n": 3, "cost": {"rubles": 1}}
    laid = table(2, first=deliver).own("a1", 1, finished=True).own("b1", 0)
    influence(laid.give(0, wood=2, rubles=1).visit("red")).play("decorate a 0")
    assert laid.moves("stop_building") == ["stop_building"]


@pytest.mark.rule("cathedral:7.10")
@pytest.mark.parametrize(
    ("per", "points"), [("finished_sections", 4), ("ornaments", 2), ("towers", 6)]
)
def test_score_counts_sections_ornaments_or_towers(per: str, points: int) -> None:
    """Two finished sections, one ornament, banners in three towers; two recognition for each."""
    laid = table(3, first={"do": "score", "per": per, "n": 2})
    laid.own("a1", 0, finished=True, ornament=0).own("a2", 0).own("b1", 0, finished=True)
    laid.own("c1", 0).own("d1", 1, finished=True)
    assert influence(laid.visit("red")).seat().marker == points


@pytest.mark.rule("cathedral:7.5")
@pytest.mark.rule("cathedral:3.2")
def test_gain_any_needs_a_free_slot_and_stops_when_there_is_none() -> None:
    """With six of six slots full it cannot be used; with five, one of the two is taken."""
    any_two = {"do": "gain_any", "of": ["wood", "brick"], "n": 2}
    assert using(any_two, any_two, stone=6).waiting == [1]
    laid = influence(using(any_two, any_two, stone=5)).play("take brick")
    assert laid.stock() == {"brick": 1, "stone": 5}
    assert laid.heard("gained") == ["gained 0 1 brick"]
    assert laid.waiting == [1]


@pytest.mark.rule("cathedral:7.5")
@pytest.mark.rule("cathedral:7.2")
def test_what_gain_any_costs_makes_room_for_it() -> None:
    """A full inventory, of which two bricks are paid."""
    laid = using({"do": "gain_any", "of": ["wood", "gold"], "n": 2, "cost": {"brick": 2}},
                 brick=2, stone=4)  # fmt: skip
    influence(laid).play("take gold", "take wood")
    assert laid.stock() == {"wood": 1, "stone": 4, "gold": 1}


@pytest.mark.rule("cathedral:7.5")
@pytest.mark.rule("cathedral:6.11")
def test_gain_any_takes_the_last_piece_of_a_material() -> None:
    """One piece of wood is left, and no brick: that one is taken, without asking."""
    laid = using({"do": "gain_any", "of": ["wood", "brick"], "n": 2})
    laid.state.reserve[0], laid.state.reserve[1] = 1, 0
    assert influence(laid).stock() == {"wood": 1}
    laid = using({"do": "gain_any", "of": ["wood", "brick", "stone"], "n": 1})
    laid.state.reserve[0], laid.state.reserve[1] = 1, 0
    assert influence(laid).moves() == ["take wood", "take stone"]


@pytest.mark.rule("cathedral:7.6")
@pytest.mark.rule("cathedral:6.11")
def test_swap_takes_what_is_in_the_reserve() -> None:
    """The last brick may be had, a brick that is not there may not."""
    swap = {"do": "swap", "of": ["wood", "brick", "stone"]}
    laid = using(swap, wood=1)
    laid.state.reserve[1] = 1
    assert influence(laid).moves() == ["swap wood brick", "swap wood stone"]
    laid = using(swap, wood=1)
    laid.state.reserve[1] = 0
    assert influence(laid).stock() == {"stone": 1}
    laid = using(swap, swap, wood=1)
    laid.state.reserve[1] = laid.state.reserve[2] = 0
    assert laid.play("obtain").waiting == [1]


@pytest.mark.rule("cathedral:7.6")
def test_swap_is_asked_where_there_are_two() -> None:
    """Wood for brick, or brick for wood."""
    laid = influence(using({"do": "swap", "of": ["wood", "brick"]}, wood=1, brick=1))
    assert laid.moves() == ["swap wood brick", "swap brick wood"]
    assert laid.play("swap brick wood").stock() == {"wood": 2}


@pytest.mark.rule("cathedral:7.8")
@pytest.mark.rule("cathedral:3.2")
def test_workshop_activates_no_tile_that_would_give_nothing() -> None:
    """No slot is free: of wood and recognition only recognition can be had, without asking."""
    laid = table(2, first={"do": "workshop"}, second={"do": "workshop"})
    laid.bench(0, 1, "wood").give(0, stone=6)
    assert laid.visit("red").waiting == [1]
    laid = table(2, first={"do": "workshop"}).bench(0, 1, "wood").bench(0, 2, "recognition")
    influence(laid.give(0, stone=6).visit("red"))
    tile = laid.match.box.names["tile"].index("recognition")
    assert laid.heard("activated") == [f"activated 0 {tile} green"]


@pytest.mark.rule("cathedral:7.9")
def test_deliver_may_be_used_for_an_ornament_alone() -> None:
    """No section asks for anything, but one can be decorated."""
    laid = table(2, first={"do": "deliver", "n": 1}).own("a1", 1, finished=True).give(0, wood=1)
    influence(laid.visit("red")).play("decorate a 0")
    assert laid.section("a1").ornament == 0


@pytest.mark.rule("cathedral:7.10")
def test_score_counts_each_tower_once_wherever_it_stands() -> None:
    """Banners in the second and in the sixth of six towers, two of them in one."""
    laid = table(2, first={"do": "score", "per": "towers", "n": 3})
    laid.own("b1", 0).own("b2", 0).own("f1", 0)
    assert influence(laid.visit("red")).seat().marker == 6


@pytest.mark.rule("cathedral:7.10")
@pytest.mark.rule("cathedral:3.2")
def test_score_for_nothing_cannot_be_chosen() -> None:
    """For one it can."""
    finished = {"do": "score", "per": "finished_sections", "n": 2}
    assert using(finished, finished).moves("influence") == []
    laid = table(2, first=finished).own("a1", 0, finished=True)
    assert influence(laid.visit("red")).seat().marker == 2


@pytest.mark.rule("cathedral:7.9")
@pytest.mark.rule("cathedral:7.3")
def test_each_time_that_it_is_paid_something_is_delivered() -> None:
    """An action for as often as one likes: the second time one cannot stop before the first."""
    again = {"do": "deliver", "n": 2, "cost": {"rubles": 1}, "again": True}
    laid = table(2, first=again).own("a1", 0).give(0, wood=2, brick=1, rubles=2).visit("red")
    influence(laid).play("deliver wood a 0", "stop_building")
    influence(laid)
    assert laid.moves() == ["deliver wood a 0", "deliver brick a 0"]
    assert laid.match.view()["now"]["delivered"] is False


@pytest.mark.rule("cathedral:7.1")
def test_the_second_action_may_be_the_one() -> None:
    """Then not the first any more."""
    laid = influence(using({"do": "gain", "what": "rubles", "n": 1}), 1)
    assert (laid.stock(), laid.seat().rubles) == ({"gold": 1}, 0)
    assert laid.heard("used_influence")[0].endswith("second")
    assert laid.moves("influence") == []


@pytest.mark.rule("cathedral:7.8")
def test_workshop_asks_about_two_tiles() -> None:
    """Either of them."""
    laid = table(2, first={"do": "workshop"}).bench(0, 2, "gold").bench(0, 5, "stone")
    influence(laid.visit("red"))
    assert laid.moves() == ["activate green", "activate white_2"]


@pytest.mark.rule("cathedral:7.1")
@pytest.mark.rule("cathedral:7.3")
def test_not_both_even_if_each_is_for_as_often_as_one_likes() -> None:
    """Whoever has used the first may use the first again, and not the second."""
    stone = {"do": "gain", "what": "stone", "n": 1, "cost": {"rubles": 1}, "again": True}
    gold = {"do": "gain", "what": "gold", "n": 1, "cost": {"rubles": 1}, "again": True}
    laid = influence(using(stone, gold, rubles=3))
    assert [words.split()[2] for words in laid.moves("influence")] == ["first"]
    laid = influence(using(stone, gold, rubles=3), 1)
    assert [words.split()[2] for words in laid.moves("influence")] == ["second"]


@pytest.mark.rule("cathedral:6.8")
@pytest.mark.rule("cathedral:3.2")
def test_a_card_of_another_box_may_yield_as_tiles_do() -> None:
    """The quantity of the space where the green die lies, if a slot is free or becomes free."""
    brick = {"do": "yield", "die": "green"}
    assert influence(using(brick)).stock() == {"brick": 2}
    assert using(brick, brick, stone=6).waiting == [1]
    laid = using({"do": "yield", "die": "green", "cost": {"stone": 1}}, stone=6)
    assert influence(laid).stock() == {"brick": 1, "stone": 5}


@pytest.mark.rule("cathedral:7.1")
def test_both_actions_of_a_card_are_seen() -> None:
    """The first and the second, in their order."""
    laid = table(2, first={"do": "workshop"}, second={"do": "gather", "where": "ahead"})
    for card in laid.match.view()["influence"]:
        assert [choice["do"] for choice in card["choices"]] == ["workshop", "gather"]
        assert card["choices"][1]["where"] == "ahead"
