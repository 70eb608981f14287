"""Chapter 5: build and decorate."""

from __future__ import annotations

import pytest

from rubra.core.errors import IllegalMove

from .tables import table


@pytest.mark.rule("cathedral:5.1")
def test_up_to_three_materials_divided_at_will() -> None:
    """To several own sections; after the third the turn is over."""
    laid = table(2).own("a1", 0).own("b1", 0).give(0, wood=3, brick=1)
    laid.play("deliver wood a 0", "deliver wood b 0", "deliver brick b 0")
    assert laid.waiting == [1]
    assert laid.section("a1").missing == 2
    assert laid.section("b1").missing == 1
    assert laid.stock() == {"wood": 1}


@pytest.mark.rule("cathedral:5.1")
def test_one_may_stop_early_but_not_before_the_first() -> None:
    """To begin is to deliver something."""
    laid = table(2).own("a1", 0).give(0, wood=2)
    assert not laid.moves("stop_building")
    laid.play("deliver wood a 0", "stop_building")
    assert laid.waiting == [1]
    assert laid.stock() == {"wood": 1}


@pytest.mark.rule("cathedral:5.1")
def test_when_nothing_more_fits_the_action_ends_by_itself() -> None:
    """No question is asked that has one answer."""
    laid = table(2).own("a1", 0).give(0, wood=1, gold=2).play("deliver wood a 0")
    assert laid.waiting == [1]


@pytest.mark.rule("cathedral:5.1")
def test_not_to_sections_of_others_nor_to_unclaimed_ones() -> None:
    """Only one's own unfinished sections take one's materials."""
    laid = table(2).own("a1", 1).own("b1", 0, finished=True).give(0, wood=2, brick=1)
    assert laid.moves("deliver") == []
    with pytest.raises(IllegalMove):
        laid.play("deliver wood a 0")


@pytest.mark.rule("cathedral:5.2")
def test_a_section_takes_only_what_it_still_asks_for() -> None:
    """A base asks for 2 wood and 1 brick, and has the brick already."""
    laid = table(2).own("a1", 0).lay("a1", brick=1).give(0, wood=2, brick=1, stone=1)
    assert laid.moves("deliver") == ["deliver wood a 0"]


@pytest.mark.rule("cathedral:5.2")
def test_what_was_delivered_stays() -> None:
    """Until the section is finished, in a later turn."""
    laid = table(2).own("a1", 0).give(0, wood=1).play("deliver wood a 0").pass_turn()
    assert laid.match.view()["towers"][0][0]["laid"] == {"wood": 1}
    assert laid.reserve("wood") == 19


@pytest.mark.rule("cathedral:5.3")
def test_a_finished_section_rewards_and_returns_its_materials() -> None:
    """3 recognition and 1 ruble for a base; the banner stays."""
    laid = table(2).own("a1", 0).give(0, wood=2, brick=1)
    laid.play("deliver wood a 0", "deliver brick a 0", "deliver wood a 0")
    assert (laid.seat().marker, laid.seat().rubles) == (3, 1)
    assert (laid.reserve("wood"), laid.reserve("brick")) == (20, 20)
    section = laid.match.view()["towers"][0][0]
    assert section["finished"]
    assert section["owner"] == 0
    assert laid.heard("finished") == ["finished 0 a 0 3 1"]


@pytest.mark.rule("cathedral:5.3")
def test_materials_are_delivered_one_after_the_other() -> None:
    """The first finishes a section, the second goes to another."""
    laid = table(2).own("a1", 0).lay("a1", wood=2).own("b1", 0).give(0, wood=1, brick=1)
    laid.play("deliver brick a 0")
    assert laid.seat().finished == 1
    laid.play("deliver wood b 0")
    assert laid.section("b1").missing == 2


@pytest.mark.rule("cathedral:5.4")
@pytest.mark.rule("cathedral:8.1")
def test_the_penalty_follows_at_once() -> None:
    """Who has an unfinished section below loses recognition before the next delivery."""
    laid = table(2).own("a1", 1).own("a2", 0).lay("a2", stone=1, gold=1)
    laid.give(0, brick=1).give(1, recognition=7).play("deliver brick a 1")
    assert laid.seat(1).marker == 6
    assert laid.heard("penalised") == ["penalised 1 a 0 1"]


@pytest.mark.rule("cathedral:5.5")
@pytest.mark.parametrize(
    ("section", "material", "ornament"),
    [("a1", "wood", "door"), ("a2", "stone", "arch"), ("a3", "gold", "cross")],
)
def test_each_ornament_has_its_section_and_its_material(
    section: str, material: str, ornament: str
) -> None:
    """A door on a base for wood, an arch on a middle for stone, a cross on a dome for gold."""
    laid = table(2)
    for name in ("a1", "a2", "a3"):
        laid.own(name, 1, finished=True)
    laid.give(0, **{material: 1})
    level = int(section[1]) - 1
    assert laid.moves("decorate") == [f"decorate a {level}"]
    laid.play(f"decorate a {level}")
    assert laid.heard("decorated") == [f"decorated 0 {ornament} a {level}"]
    assert laid.reserve(material) == {"wood": 20, "stone": 20, "gold": 15}[material]
    assert laid.prestige() == 0


@pytest.mark.rule("cathedral:5.5")
def test_only_finished_sections_can_be_decorated() -> None:
    """Whoever's they are."""
    laid = table(2).own("a1", 0).own("b1", 1, finished=True).give(0, wood=1)
    assert laid.moves("decorate") == ["decorate b 0"]


@pytest.mark.rule("cathedral:5.5")
def test_the_material_of_an_ornament_is_one_of_the_three() -> None:
    """An ornament with two jewels is a whole action."""
    laid = table(2).own("a1", 1, finished=True).own("b1", 0).give(0, wood=2, green=1, purple=1)
    laid.play("decorate a 0", "add_jewel green", "add_jewel purple")
    assert laid.step == "after_action"


@pytest.mark.rule("cathedral:5.6")
def test_one_ornament_on_a_section() -> None:
    """Where one is, no other can go."""
    laid = table(2).own("a1", 1, finished=True, ornament=1).give(0, wood=1)
    assert laid.moves("decorate") == []


@pytest.mark.rule("cathedral:5.6")
def test_one_door_two_arches_and_one_cross_each() -> None:
    """Who has used the door cannot place another."""
    laid = table(3).own("a1", 1, finished=True, ornament=0).own("b1", 1, finished=True)
    laid.own("a2", 1, finished=True, ornament=0).own("a3", 1, finished=True, ornament=0)
    laid.own("b2", 1, finished=True).give(0, wood=1, stone=1)
    assert laid.moves("decorate") == []


@pytest.mark.rule("cathedral:5.7")
@pytest.mark.parametrize(
    ("jewels", "prestige"),
    [("", 0), ("green", 1), ("purple", 1), ("green green", 2), ("purple purple", 2),
     ("green purple", 3), ("purple green", 3)],
)  # fmt: skip
def test_jewels_are_worth_prestige_at_once(jewels: str, prestige: int) -> None:
    """One is worth 1, two alike 2, one of each colour 3."""
    laid = table(2).own("a1", 1, finished=True).give(0, wood=1, green=2, purple=2)
    laid.play("decorate a 0", *(f"add_jewel {jewel}" for jewel in jewels.split()))
    if len(jewels.split()) < 2:
        laid.play("no_jewel")
    assert laid.prestige() == prestige


@pytest.mark.rule("cathedral:5.7")
def test_each_jewel_is_one_of_the_three() -> None:
    """After two deliveries to sections an ornament finds no room for a jewel."""
    laid = table(2).own("a1", 1, finished=True).own("b1", 0).give(0, wood=2, brick=1, green=1)
    laid.play("deliver brick b 0", "deliver wood b 0", "decorate a 0")
    assert laid.waiting == [1]
    assert laid.stock() == {"green": 1}


@pytest.mark.rule("cathedral:5.8")
def test_no_jewel_can_be_added_later() -> None:
    """Not in the same action, not in a later turn."""
    laid = table(2).own("a1", 1, finished=True).own("b1", 0).give(0, wood=2, green=1)
    laid.play("decorate a 0", "no_jewel")
    assert {words.split()[0] for words in laid.moves()} == {"deliver", "stop_building"}
    laid.play("stop_building").pass_turn()
    assert not laid.moves("add_jewel")
    assert not laid.moves("decorate")


@pytest.mark.rule("cathedral:5.9")
def test_a_section_finished_now_may_be_decorated_now() -> None:
    """The published example: the last gold, then an arch with a jewel."""
    laid = table(2).own("a1", 1).own("a2", 0).lay("a2", brick=1, stone=1)
    laid.give(0, gold=1, stone=1, green=1).give(1, recognition=4)
    laid.play("deliver gold a 1", "decorate a 1", "add_jewel green")
    assert laid.seat().rubles == 2
    assert laid.seat().marker == 5  # 4 recognition, then on to the first space of prestige
    assert laid.seat(1).marker == 3


@pytest.mark.rule("cathedral:5.3")
@pytest.mark.rule("cathedral:10.5")
def test_a_finished_section_counts_in_its_tower_from_then_on() -> None:
    """Nothing lies on it any more; it is worth 2, and its builder is present with one banner."""
    laid = table(2).own("a1", 0).lay("a1", wood=2).give(0, brick=1).play("deliver brick a 0")
    section = laid.match.view()["towers"][0][0]
    assert (section["finished"], section["laid"], section["missing"]) == (True, {}, 0)
    assert laid.match.view()["seats"][0]["finished"] == 1
    assert laid.match.view()["standings"][0] == {
        "finished": 1, "ornaments": 0, "worth": 2, "presence": [1, 0], "shares": [2, 0]
    }  # fmt: skip


@pytest.mark.rule("cathedral:5.5")
@pytest.mark.rule("cathedral:10.6")
def test_an_ornament_counts_in_its_tower_from_then_on() -> None:
    """For whoever put it there; the others may still decorate elsewhere."""
    laid = table(3).own("b1", 1, finished=True).own("b2", 1, finished=True).own("b3", 1)
    laid.give(0, wood=1, stone=2).play("decorate b 0", "decorate b 1")
    view = laid.match.view()
    assert [section["ornament"] for section in view["towers"][1][:3]] == [0, 0, None]
    assert view["seats"][0]["ornaments"] == {"door": 0, "arch": 1, "cross": 1}
    assert view["seats"][0]["decorated"] == 2
    assert view["standings"][1]["presence"] == [2, 2, 0]
    assert laid.stock() == {"stone": 1}


@pytest.mark.rule("cathedral:5.7")
def test_jewels_go_back_to_the_reserve() -> None:
    """As the material of the ornament does; each is one of the three."""
    laid = table(2).own("a1", 1, finished=True).own("b1", 0)
    laid.give(0, wood=2, green=2).play("decorate a 0", "add_jewel green")
    assert laid.moves() == ["add_jewel green", "no_jewel"]
    assert laid.match.view()["now"]["deliveries"] == 1
    assert (laid.reserve("green"), laid.reserve("wood")) == (9, 19)
    laid.play("no_jewel")
    assert laid.moves() == ["deliver wood b 0", "stop_building"]


@pytest.mark.rule("cathedral:5.7")
def test_two_ornaments_in_one_action_each_have_their_own_jewel() -> None:
    """A jewel is worth 1 prestige, whatever the ornament before has."""
    laid = table(2, first={"do": "deliver", "n": 5}).own("a1", 1, finished=True)
    laid.own("a2", 1, finished=True).give(0, wood=1, stone=1, green=1, purple=1).visit("red")
    laid.play(laid.moves("influence")[0], "decorate a 0", "add_jewel green", "no_jewel")
    laid.play("decorate a 1", "add_jewel purple")
    assert laid.heard("added_jewel") == ["added_jewel 0 green 1", "added_jewel 0 purple 1"]


@pytest.mark.rule("cathedral:5.1")
def test_an_ornament_alone_is_enough_to_go_on_building() -> None:
    """After a delivery only a base could be decorated: one is asked."""
    laid = table(2).own("a1", 1, finished=True).own("b1", 0).lay("b1", wood=2)
    laid.give(0, brick=1, wood=1).play("deliver brick b 0")
    assert laid.moves() == ["decorate a 0", "decorate b 0", "stop_building"]


@pytest.mark.rule("cathedral:5.7")
def test_never_a_third_jewel() -> None:
    """Though deliveries are left: five of them, by influence."""
    laid = table(2, first={"do": "deliver", "n": 5}).own("a1", 1, finished=True).own("b1", 0)
    laid.give(0, wood=2, green=3).visit("red")
    laid.play(laid.moves("influence")[0], "decorate a 0", "add_jewel green", "add_jewel green")
    assert laid.step == "build"
    assert (laid.moves("add_jewel"), laid.moves("deliver")) == ([], ["deliver wood b 0"])


@pytest.mark.rule("cathedral:5.2")
def test_a_section_takes_no_more_of_a_material_than_its_card_asks_for() -> None:
    """A base asks for two wood: a third stays in the inventory."""
    laid = table(2).give(0, wood=3, brick=1).own("a1", 0)
    laid.play("deliver wood a 0")
    assert laid.moves("deliver") == ["deliver wood a 0", "deliver brick a 0"]
    laid.play("deliver wood a 0")
    assert laid.moves("deliver") == ["deliver brick a 0"]


@pytest.mark.rule("cathedral:5.6")
def test_a_section_that_was_decorated_takes_no_other_ornament() -> None:
    """Nobody else's either."""
    laid = table(2).give(0, wood=1).give(1, wood=1).own("a1", 1, finished=True)
    laid.own("b1", 1, finished=True).play("decorate a 0")
    while laid.waiting == [0]:
        laid.play(laid.moves()[-1])
    assert laid.moves("decorate") == ["decorate b 0"]


@pytest.mark.rule("cathedral:5.7")
def test_a_jewel_goes_from_the_inventory_to_the_reserve() -> None:
    """Each of two."""
    laid = table(2).give(0, wood=1, green=2).own("a1", 1, finished=True).play("decorate a 0")
    assert (laid.stock(), laid.reserve("green")) == ({"green": 2}, 8)
    assert laid.play("add_jewel green").stock() == {"green": 1}
    assert laid.play("add_jewel green").stock() == {}
    assert laid.reserve("green") == 10
