"""Chapter 6: the market."""

from __future__ import annotations

from typing import Any

import pytest

from rubra.core.errors import IllegalMove
from rubra.games.cathedral.box import EffectPart, _read_effect

from .tables import Table, table


@pytest.mark.rule("cathedral:6.1")
def test_a_die_moves_clockwise_by_exactly_its_value() -> None:
    """Any die may be chosen; past the last space the ring goes on at the first."""
    laid = table(2).die("red", "wood", 3).die("yellow", "rubles", 2)
    assert laid.moves("move_die") == [
        "move_die red 0 gold",
        "move_die blue 0 brick",
        "move_die green 0 stone",
        "move_die yellow 0 wood",
        "move_die white 0 green",
    ]
    laid.play("move_die yellow 0 wood")
    assert laid.match.view()["dice"]["yellow"]["space"] == "wood"
    assert laid.heard("moved_die") == ["moved_die 0 yellow 2 0 wood"]


@pytest.mark.rule("cathedral:6.2")
def test_the_white_die_and_ones_own_go_further_for_rubles() -> None:
    """One ruble a step, as far as the rubles go; dice of other colours do not."""
    laid = table(2).give(0, rubles=2)
    assert [words for words in laid.moves("move_die") if words.split()[2] != "0"] == [
        "move_die red 1 brick",
        "move_die red 2 stone",
        "move_die white 1 purple",
        "move_die white 2 rubles",
    ]
    laid.play("move_die white 2 rubles")
    assert laid.seat().rubles == 0


@pytest.mark.rule("cathedral:6.2")
@pytest.mark.rule("cathedral:2.9")
def test_ones_own_die_is_that_of_the_colour_one_chose() -> None:
    """Not that of the seat."""
    laid = table(2, colour="yellow,red").give(0, rubles=1).give(1, rubles=1)
    further = [words.split()[1] for words in laid.moves("move_die") if words.split()[2] == "1"]
    assert further == ["yellow", "white"]
    laid.pass_turn()
    further = [words.split()[1] for words in laid.moves("move_die") if words.split()[2] == "1"]
    assert further == ["red", "white"]
    assert {len(laid.match.view()["ahead"][die]) for die in ("blue", "green", "yellow")} == {1}


@pytest.mark.rule("cathedral:6.2")
def test_a_move_may_be_longer_than_six() -> None:
    """Six and one more: seven."""
    laid = table(2).give(0, rubles=1).die("red", "recognition", 6)
    laid.play("move_die red 1 rubles")
    assert laid.heard("moved_die") == ["moved_die 0 red 7 1 rubles"]


@pytest.mark.rule("cathedral:6.2")
def test_each_space_is_offered_once() -> None:
    """With many rubles a die reaches all eight spaces, each at its lowest price."""
    laid = table(2).give(0, rubles=20)
    spaces = [words.split()[3] for words in laid.moves("move_die") if "white" in words]
    assert len(spaces) == len(set(spaces)) == 8


@pytest.mark.rule("cathedral:6.3")
def test_a_die_is_blocked_by_three_others() -> None:
    """It must be another die, or more steps for the white die and one's own."""
    laid = table(2).give(0, rubles=1)
    for colour in ("blue", "green", "yellow"):
        laid.die(colour, "gold")
    laid.die("white", "stone").die("red", "stone")
    assert laid.moves("move_die") == [
        "move_die red 1 green",
        "move_die blue 0 green",
        "move_die green 0 green",
        "move_die yellow 0 green",
        "move_die white 1 green",
    ]
    with pytest.raises(IllegalMove):
        laid.play("move_die red 0 gold")


@pytest.mark.rule("cathedral:6.3")
def test_a_die_that_comes_back_does_not_count_itself() -> None:
    """Two others lie on its own space: it may go round and be the third again."""
    laid = table(2).give(0, rubles=7).die("blue", "recognition").die("green", "recognition")
    assert "move_die red 7 recognition" in laid.moves()


@pytest.mark.rule("cathedral:6.4")
def test_three_things_in_any_order_each_once() -> None:
    """Resource, influence, workshop tile; when all are done the dice roll by themselves."""
    first = {"do": "gain", "what": "gold", "n": 1}
    for order in (("obtain", "influence", "activate"), ("activate", "obtain", "influence"),
                  ("influence", "activate", "obtain")):  # fmt: skip
        laid = table(2, first=first).bench(0, 0, "stone").visit("red")
        for kind in order:
            (move, *others) = laid.moves(kind)
            assert not others
            laid.play(move)
        assert laid.stock() == {"wood": 4, "stone": 1, "gold": 1}
        assert laid.waiting == [1]


@pytest.mark.rule("cathedral:6.4")
def test_each_may_be_left_out() -> None:
    """One may roll at once."""
    laid = table(2).bench(0, 0, "stone").visit("red").play("roll")
    assert laid.stock() == {}
    assert laid.waiting == [1]


@pytest.mark.rule("cathedral:6.4")
def test_none_can_be_done_twice() -> None:
    """What was done is not offered again."""
    laid = table(2, first={"do": "gain", "what": "gold", "n": 1}).bench(0, 0, "stone")
    laid.visit("red").play("obtain")
    assert not laid.moves("obtain")
    laid.play("activate red")
    assert not laid.moves("activate")


@pytest.mark.rule("cathedral:6.5")
@pytest.mark.parametrize(("dice", "wood"), [(0, 2), (1, 4), (2, 6)])
def test_the_quantity_for_each_die_on_the_space(dice: int, wood: int) -> None:
    """The published example: 2 wood, two dice, 4 wood."""
    laid = table(2).die("blue", "gold")
    for colour in ("green", "yellow")[:dice]:
        laid.die(colour, "wood")
    assert laid.visit("red").play("obtain").stock() == {"wood": wood}


@pytest.mark.rule("cathedral:6.6")
def test_dice_multiply_neither_influence_nor_tile() -> None:
    """With three dice on the space, each of those gives what it gives with one."""
    laid = table(2, first={"do": "gain", "what": "gold", "n": 1}).bench(0, 0, "stone")
    laid.die("green", "wood").visit("red").play("activate red")
    laid.play(laid.moves("influence")[0])
    assert laid.stock() == {"stone": 1, "gold": 1}


@pytest.mark.rule("cathedral:6.7")
def test_the_tile_of_the_moved_die_s_colour() -> None:
    """Another colour's tile is not activated, nor one that lies face down."""
    laid = table(2).bench(0, 1, "stone").bench(0, 0, "gold", face_up=False).visit("red")
    assert not laid.moves("activate")
    laid = table(2).bench(0, 1, "stone").visit("blue")
    assert laid.moves("activate") == ["activate blue"]


@pytest.mark.rule("cathedral:6.7")
def test_of_two_tiles_on_the_white_spaces_one_may_be_activated() -> None:
    """Whichever one likes, but not both."""
    laid = table(2).bench(0, 4, "stone").bench(0, 5, "gold").visit("white")
    assert laid.moves("activate") == ["activate white", "activate white_2"]
    laid.play("activate white_2")
    assert not laid.moves("activate")
    assert laid.stock() == {"gold": 1}


@pytest.mark.rule("cathedral:6.8")
@pytest.mark.parametrize(
    ("tile", "gained"),
    [("wood", {"wood": 1}), ("green", {"green": 1}), ("die_green", {"brick": 2}),
     ("die_white", {"gold": 1}), ("die_red", {"wood": 2})],
)  # fmt: skip
def test_a_tile_gives_what_it_shows(tile: str, gained: dict[str, int]) -> None:
    """A die: the quantity of its space once, wherever it lies, on the space reached as well."""
    laid = table(2).bench(0, 0, tile).visit("red").play("activate red")
    assert laid.stock() == gained


@pytest.mark.rule("cathedral:6.8")
@pytest.mark.parametrize(("tile", "resource"), [("rubles", "rubles"), ("recognition", "marker")])
def test_tiles_give_rubles_and_recognition_too(tile: str, resource: str) -> None:
    """As much as the tile shows."""
    laid = table(2).bench(0, 0, tile)
    kind = laid.match.box.names["tile"].index(tile)
    count = int(laid.match.box.record.tiles[kind].effect.count)
    laid.visit("red").play("activate red")
    assert getattr(laid.seat(), resource) == count


@pytest.mark.rule("cathedral:6.9")
def test_all_dice_on_the_space_are_rolled_and_no_others() -> None:
    """They stay there; over many games every value comes up."""
    values = set()
    for seed in range(30):
        laid = table(2, seed=seed).visit("red").play("obtain")
        assert [words.split()[1] for words in laid.heard("rolled")] == ["red", "blue"]
        values |= set(laid.values_on("wood"))
        assert laid.values_on("brick") == [1]
    assert values == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("cathedral:6.10")
def test_what_finds_no_slot_is_not_taken() -> None:
    """Six slots at first, four of them full: of 4 wood, 2 are taken."""
    laid = table(2).give(0, stone=4).visit("red").play("obtain")
    assert laid.stock() == {"wood": 2, "stone": 4}


@pytest.mark.rule("cathedral:6.10")
def test_ten_slots_without_banners() -> None:
    """And never more."""
    laid = table(2).free_slots().give(0, stone=9).visit("red").play("obtain")
    assert laid.stock() == {"wood": 1, "stone": 9}


@pytest.mark.rule("cathedral:6.10")
def test_nothing_can_be_thrown_away() -> None:
    """With a full inventory no move gets rid of a material that nothing asks for."""
    laid = table(2).give(0, stone=6)
    assert {words.split()[0] for words in laid.moves()} == {"claim", "move_die"}


@pytest.mark.rule("cathedral:6.11")
def test_what_is_not_in_the_reserve_cannot_be_taken() -> None:
    """One piece of wood is left: one is taken; with none left there is nothing to obtain."""
    laid = table(2).free_slots(1).give(1, wood=10)
    laid.own("a1", 1).own("b1", 1).lay("a1", wood=2).lay("b1", wood=2).own("c1", 1)
    laid.state.reserve[0] = 1
    laid.visit("red").play("obtain")
    assert laid.stock() == {"wood": 1}
    assert laid.reserve("wood") == 0
    again = table(2)
    again.state.reserve[0] = 0
    again.visit("red")
    assert again.waiting == [1]


@pytest.mark.rule("cathedral:6.12")
def test_rubles_take_no_slot() -> None:
    """A full inventory takes rubles all the same."""
    laid = table(2).give(0, stone=6).die("red", "purple").visit("red").play("obtain")
    assert laid.seat().rubles == 2


def with_tile(words: dict[str, Any], **given: int) -> Table:
    """A tile of a box of one's own lies face up on the red space, and the red die was moved."""
    laid = table(2).give(0, **given).bench(0, 0, "wood")
    box = laid.match.box
    effect = box.record.tiles[box.names["tile"].index("wood")].effect
    _read_effect(box.file, "test", EffectPart(**words), effect)
    return laid.reopen_box().visit("red")


@pytest.mark.rule("cathedral:6.8")
@pytest.mark.rule("cathedral:3.2")
def test_a_tile_that_would_give_nothing_is_not_activated() -> None:
    """A full inventory takes neither the wood of the tile nor what lies at the blue die."""
    for tile in ("wood", "die_blue"):
        assert table(2).give(0, stone=6).bench(0, 0, tile).visit("red").waiting == [1]
        laid = table(2).give(0, stone=5).bench(0, 0, tile).visit("red").play("activate red")
        assert laid.stock() == {"wood": 1, "stone": 5}


@pytest.mark.rule("cathedral:6.8")
def test_a_tile_of_another_box_may_give_materials_of_ones_choice() -> None:
    """As long as a slot is free, and one of them is in the reserve."""
    any_one = {"do": "gain_any", "of": ["wood", "gold"], "n": 1}
    laid = with_tile(any_one).play("activate red")
    assert laid.moves() == ["take wood", "take gold"]
    assert laid.play("take gold").stock() == {"gold": 1}
    assert with_tile(any_one, stone=6).waiting == [1]
    laid = with_tile(any_one, stone=5)
    laid.state.reserve[3] = 0
    assert laid.play("activate red").stock() == {"wood": 1, "stone": 5}


@pytest.mark.rule("cathedral:6.8")
def test_a_tile_of_another_box_may_give_recognition_for_what_one_has() -> None:
    """One tower with a banner; no ornament, and then there is nothing to activate."""
    laid = table(2).own("c1", 0)
    assert with_tile({"do": "score", "per": "ornaments", "n": 2}).moves("activate") == []
    laid = table(2).own("c1", 0).bench(0, 0, "wood")
    box = laid.match.box
    effect = box.record.tiles[box.names["tile"].index("wood")].effect
    _read_effect(box.file, "test", EffectPart(do="score", per="towers", n=2), effect)
    assert laid.reopen_box().visit("red").play("activate red").seat().marker == 2


@pytest.mark.rule("cathedral:6.7")
def test_an_activated_tile_is_told() -> None:
    """Whose, which tile, and on which space."""
    laid = table(2).bench(0, 5, "gold").visit("white").play("activate white_2")
    tile = laid.match.box.names["tile"].index("gold")
    assert laid.heard("activated") == [f"activated 0 {tile} white_2"]
