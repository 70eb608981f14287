"""Chapter 4: claim a section."""

from __future__ import annotations

import pytest

from rubra.core.errors import IllegalMove

from .tables import Table, table


@pytest.mark.rule("cathedral:4.1")
def test_a_banner_from_the_inventory_leaves_a_free_slot() -> None:
    """Six slots at first, then seven."""
    laid = table(2).play("claim a 0 inventory")
    seat = laid.match.view()["seats"][0]
    assert seat["slots"] == 7
    assert seat["banners"] == {"inventory": 3, "beside": 2}


@pytest.mark.rule("cathedral:4.1")
def test_a_banner_from_beside_leaves_none() -> None:
    """The slots stay as they were."""
    laid = table(2).play("claim a 0 beside")
    seat = laid.match.view()["seats"][0]
    assert seat["slots"] == 6
    assert seat["banners"] == {"inventory": 4, "beside": 1}


@pytest.mark.rule("cathedral:4.1")
def test_without_a_banner_beside_only_the_inventory_is_offered() -> None:
    """And the other way round."""
    laid = table(2).own("a1", 0).own("b1", 0)
    assert {words.split()[3] for words in laid.moves("claim")} == {"inventory"}
    assert {words.split()[3] for words in table(2).free_slots().moves("claim")} == {"beside"}


@pytest.mark.rule("cathedral:4.2")
def test_a_base_or_what_lies_above_a_banner_can_be_claimed() -> None:
    """Whoever's banner it is, finished or not."""
    laid = table(2).own("a1", 0).own("b1", 1, finished=True).own("c1", 1).own("c2", 0)
    assert [words for words in laid.moves("claim") if words.endswith("inventory")] == [
        "claim a 1 inventory",
        "claim b 1 inventory",
        "claim c 2 inventory",
        "claim d 0 inventory",
    ]


@pytest.mark.rule("cathedral:4.2")
@pytest.mark.parametrize("section", ["a 1", "b 0", "c 2"])
def test_nothing_else_can_be_claimed(section: str) -> None:
    """Not above nobody's section, not where a banner is, not two steps up."""
    laid = table(2).own("b1", 1).own("c1", 1)
    with pytest.raises(IllegalMove):
        laid.play(f"claim {section} inventory")


@pytest.mark.rule("cathedral:4.2")
def test_a_whole_tower_offers_nothing() -> None:
    """Above the dome there is nothing."""
    laid = table(2).own("a1", 0).own("a2", 1).own("a3", 1)
    assert not [words for words in laid.moves("claim") if words.startswith("claim a")]


@pytest.mark.rule("cathedral:4.3")
def test_the_tile_goes_on_any_empty_workshop_space() -> None:
    """Where a tile lies, up or down, no other can go."""
    laid = table(2).bench(0, 1, "wood").bench(0, 4, "gold", face_up=False)
    laid.play("claim a 0 inventory")
    assert laid.section("a1").tile == 255
    assert laid.moves("place") == [
        "place red down", "place green down", "place yellow down", "place white_2 down"
    ]  # fmt: skip


@pytest.mark.rule("cathedral:4.4")
def test_face_down_is_free_and_gives_nothing() -> None:
    """The tile stays there and is never activated."""
    laid = table(2).give(0, rubles=3).play("claim a 0 inventory", "place red down")
    assert laid.seat().rubles == 3
    assert laid.stock() == {}
    laid.pass_turn()
    laid.visit("red")
    assert not laid.moves("activate")


@pytest.mark.rule("cathedral:4.5")
def test_face_up_is_paid_and_gives_at_once_what_it_shows() -> None:
    """The price of the space, then the benefit."""
    laid = table(2).give(0, rubles=3).play("claim a 0 inventory", "place white up")
    assert laid.seat().rubles == 1
    assert laid.stock() == {"brick": 1}
    assert laid.heard("placed") == ["placed 0 1 white up 2"]


@pytest.mark.rule("cathedral:4.5")
def test_who_cannot_pay_cannot_lay_it_face_up() -> None:
    """With one ruble the coloured spaces can be paid, the white ones cannot."""
    laid = table(2).give(0, rubles=1).play("claim a 0 inventory")
    up = [words for words in laid.moves("place") if words.endswith("up")]
    assert up == ["place red up", "place blue up", "place green up", "place yellow up"]


def with_prices(**options: str) -> Table:
    """Each side of each board asks another price for its red space: 1 to 4, then 5 to 8."""
    laid = table(4, **options)
    for number, board in enumerate(laid.match.box.record.boards):
        board.price[0] = number + 1
    return laid.reopen_box().give(0, rubles=9)


@pytest.mark.rule("cathedral:4.5")
@pytest.mark.rule("cathedral:2.9")
@pytest.mark.parametrize(
    ("options", "price"),
    [
        ({}, 1),
        ({"colour": "blue"}, 2),
        ({"colour": "yellow"}, 4),
        ({"board": "advanced"}, 5),
        ({"board": "advanced", "colour": "green"}, 7),
        ({"board": "own", "side": "advanced", "colour": "yellow"}, 8),
        ({"board": "own", "side": "basic,advanced", "colour": "green"}, 3),
    ],
)
def test_the_price_is_that_of_the_colour_and_the_side(options: dict[str, str], price: int) -> None:
    """Whoever sits where: what counts is the board in front of the builder."""
    laid = with_prices(**options).play("claim a 0 inventory", "place red up")
    assert laid.heard("placed") == [f"placed 0 1 red up {price}"]
    assert laid.seat().rubles == 9 - price


@pytest.mark.rule("cathedral:4.5")
def test_the_price_of_a_rival_s_board_does_not_count() -> None:
    """With 4 rubles the red space of the fifth price cannot be paid."""
    laid = with_prices(board="own", side="advanced,basic,basic,basic")
    laid.seat().rubles = 4
    laid.play("claim a 0 inventory")
    assert "place red up" not in laid.moves("place")
    assert laid.match.view()["seats"][0]["workshop"][0]["price"] == 5
    assert laid.match.view()["seats"][1]["workshop"][0]["price"] == 2


@pytest.mark.rule("cathedral:4.5")
def test_prestige_may_be_given_up_to_pay() -> None:
    """Between the claim and the tile."""
    laid = table(2).give(0, recognition=13).play("claim a 0 inventory", "sell_prestige")
    laid.play("place white up")
    assert laid.seat().rubles == 0


@pytest.mark.rule("cathedral:4.5")
def test_a_tile_with_a_die_gives_at_once_too() -> None:
    """What the space of that die gives: the blue die lies on wood."""
    laid = table(2).give(0, rubles=1).tile_on("a1", "die_blue")
    laid.play("claim a 0 inventory", "place red up")
    assert laid.stock() == {"wood": 2}


@pytest.mark.rule("cathedral:4.6")
def test_with_six_claims_no_banner_is_left() -> None:
    """A seventh section cannot be claimed."""
    laid = table(3)
    for name in ("a1", "b1", "c1", "d1", "a2", "b2"):
        laid.own(name, 0)
    assert laid.moves("claim") == []


@pytest.mark.rule("cathedral:4.4")
def test_the_last_tile_that_cannot_be_paid_is_laid_without_asking() -> None:
    """There is one space left, and only one way."""
    laid = table(2)
    for space in (0, 1, 2, 3, 4):
        laid.bench(0, space, "wood", face_up=False)
    laid.play("claim a 0 inventory")
    assert laid.waiting == [1]
    assert laid.heard("placed") == ["placed 0 1 white_2 down 0"]


@pytest.mark.rule("cathedral:4.1")
def test_the_last_banner_in_the_inventory_and_beside_it_may_still_be_taken() -> None:
    """One of each is left: both are offered, for the same section."""
    laid = table(2)
    place = laid.seat()
    place.banners_in = place.banners_beside = 1
    assert [words for words in laid.moves("claim") if words.startswith("claim a")] == [
        "claim a 0 inventory",
        "claim a 0 beside",
    ]


@pytest.mark.rule("cathedral:4.3")
def test_the_tile_is_in_hand_until_it_is_laid() -> None:
    """Then it lies on the board, and nothing is in hand any more."""
    laid = table(2).give(0, recognition=30).play("claim a 0 inventory")
    assert laid.match.view()["now"]["tile"]["id"] == "brick"
    laid.play("place red down")
    assert laid.match.view()["now"]["tile"] is None
    bench = laid.match.view()["seats"][0]["workshop"][0]
    assert (bench["tile"]["id"], bench["face_up"]) == ("brick", False)


@pytest.mark.rule("cathedral:4.5")
def test_the_last_space_is_asked_about_if_it_can_just_be_paid() -> None:
    """Face up costs 3 there; with 3 rubles there is a choice, with 2 there is none."""
    for rubles, asked in ((3, True), (2, False)):
        laid = table(2).give(0, rubles=rubles)
        for space in range(5):
            laid.bench(0, space, "wood", face_up=False)
        laid.play("claim a 0 inventory")
        assert (laid.waiting == [0]) == asked


@pytest.mark.rule("cathedral:4.5")
@pytest.mark.rule("cathedral:6.7")
def test_tiles_that_were_laid_face_up_can_be_activated_from_then_on() -> None:
    """Each of them, by the die of its space; the tile on the other space too."""
    laid = table(2).give(0, rubles=2)
    laid.play("claim a 0 inventory", "place red up").pass_turn()
    laid.play("claim b 0 inventory", "place blue up").pass_turn()
    faces = [bench["face_up"] for bench in laid.match.view()["seats"][0]["workshop"]]
    assert faces == [True, True, False, False, False, False]
    laid.visit("red").play("activate red")
    assert laid.stock() == {"brick": 3}


@pytest.mark.rule("cathedral:4.2")
@pytest.mark.rule("cathedral:5.1")
def test_claimed_sections_take_their_owner_s_materials_from_then_on() -> None:
    """Each of them, in the order in which they were claimed; others cannot deliver there."""
    laid = table(2).give(0, wood=1).give(1, wood=1)
    laid.play("claim c 0 inventory", "place red down").pass_turn()
    laid.play("claim a 0 beside", "place blue down")
    assert laid.moves("deliver") == []
    laid.pass_turn()
    assert laid.moves("deliver") == ["deliver wood c 0", "deliver wood a 0"]
    assert [seat["claimed"] for seat in laid.match.view()["seats"]] == [2, 0]
    section = laid.match.view()["towers"][2][0]
    assert (section["owner"], section["tile"], section["missing"]) == (0, None, 3)
