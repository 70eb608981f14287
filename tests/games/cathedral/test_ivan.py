"""Chapter 11: alone against Ivan."""

from __future__ import annotations

import pytest

from rubra.games.cathedral.words import MATERIAL_IDS

from .tables import SPACES, Table, new_match, table

IVAN = 1


def after(card: str, laid: Table | None = None) -> Table:
    """The player passes, and Ivan turns up this card."""
    return (laid or table(1)).ivan_next(card).pass_turn()


def load(laid: Table, inventory: int = 0, construction: int = 0) -> Table:
    """So much wood lies on his cards."""
    laid.state.ivan_inventory[0] = inventory
    laid.state.ivan_construction[0] = construction
    laid.state.reserve[0] -= inventory + construction
    return laid


@pytest.mark.rule("cathedral:11.1")
def test_the_set_up_is_that_for_two() -> None:
    """Ivan has banners and ornaments, no rubles and no slots; the player begins."""
    match = new_match(1)
    view = match.view()
    assert sum(map(len, view["towers"])) == 12
    assert match.waiting == [0]
    assert view["seats"][0]["rubles"] == 3
    ivan = view["seats"][IVAN]
    assert ivan["rubles"] == 0
    assert sum(ivan["banners"].values()) == 6
    assert ivan["ornaments"] == {"door": 1, "arch": 2, "cross": 1}


@pytest.mark.rule("cathedral:11.2")
def test_after_each_turn_ivan_turns_up_a_card_and_each_once_in_five() -> None:
    """Ten turns: every card twice, once in each five; the order is by lot."""
    orders = set()
    for seed in range(6):
        laid = table(1, seed=seed)
        for _ in range(10):
            while laid.step == "send_ivan":
                laid.play(laid.moves()[0])
            laid.pass_turn()
        cards = [words.split()[1] for words in laid.heard("ivan_turned")]
        assert len(cards) == 10
        assert len(set(cards[:5])) == len(set(cards[5:])) == 5
        orders.add(tuple(cards))
    assert len(orders) > 1


@pytest.mark.rule("cathedral:11.3")
def test_he_moves_the_die_of_the_card_and_rolls() -> None:
    """Even when he can do nothing else; he takes nothing there."""
    laid = after("transport")
    (moved,) = [words for words in laid.heard("moved_die") if words.startswith("moved_die 1")]
    _, _, die, steps, price, space = moved.split()
    transport = next(card for card in laid.match.box.record.ivan if card.kind == 2)
    assert die == ("red", "blue", "green", "yellow", "white")[transport.die]
    assert price == "0"
    assert steps == "1"
    assert laid.match.view()["dice"][die]["space"] == space
    assert laid.heard("ivan_skipped") == ["ivan_skipped"]
    assert laid.heard("rolled")[-1].split()[1] in ("red", "blue", "green", "yellow", "white")


@pytest.mark.rule("cathedral:11.3")
@pytest.mark.parametrize(
    ("card", "die"),
    [
        ("points", "white"),
        ("inventory", "green"),
        ("transport", "yellow"),
        ("claim", "red"),
        ("construction", "blue"),
    ],
)
def test_each_card_moves_a_die_of_its_own(card: str, die: str) -> None:
    """By its value, and the dice where it stops are rolled; no other die moves or is rolled."""
    laid = table(1)
    mine = "green" if die == "white" else "white"
    laid.die(mine, "purple").ivan_next(card).play(f"move_die {mine} 0 rubles")
    while laid.step == "market":
        laid.play("roll")
    (moved,) = [words for words in laid.heard("moved_die") if words.startswith("moved_die 1")]
    assert moved.split()[2] == die
    assert moved.split()[3] == "1"
    there = laid.match.view()["dice"][die]["space"]
    assert [words.split()[1] for words in laid.heard("rolled")[-len(laid.values_on(there)) :]] == [
        one["die"] for one in laid.match.view()["market"][SPACES.index(there)]["dice"]
    ]


@pytest.mark.rule("cathedral:11.3")
def test_from_a_full_space_his_die_goes_on() -> None:
    """Three dice lie where it would stop: one step more."""
    laid = table(1)
    transport = next(card for card in laid.match.box.record.ivan if card.kind == 2)
    colours = ["red", "blue", "green", "yellow", "white"]
    mine = colours.pop(transport.die)
    for colour in colours[:3]:
        laid.die(colour, "gold", 5)
    laid.die(mine, "stone").die(colours[3], "rubles")
    laid.ivan_next("transport")
    laid.play(f"move_die {colours[3]} 0 recognition", "roll")
    assert laid.match.view()["dice"][mine]["space"] == "green"


@pytest.mark.rule("cathedral:11.4")
def test_points_are_four_recognition() -> None:
    """At once."""
    assert after("points").seat(IVAN).marker == int(new_match(1).state.seats[IVAN].marker) + 4


@pytest.mark.rule("cathedral:11.5")
def test_inventory_takes_four_from_the_largest_piles() -> None:
    """Wood, brick and stone are level: the four come from these."""
    laid = after("inventory")
    taken = dict(zip(MATERIAL_IDS, laid.state.ivan_inventory.tolist(), strict=True))
    assert sum(taken.values()) == 4
    assert taken["gold"] == taken["green"] == taken["purple"] == 0
    assert sum(laid.state.reserve) == 95 - 4


@pytest.mark.rule("cathedral:11.6")
def test_transport_moves_all_of_it() -> None:
    """From the inventory card to the construction card."""
    laid = after("transport", load(table(1), inventory=8, construction=2))
    assert laid.match.view()["ivan"]["construction"]["wood"] == 10
    assert laid.match.view()["ivan"]["inventory"]["wood"] == 0


@pytest.mark.rule("cathedral:11.7")
def test_his_banner_goes_above_a_section_of_the_player() -> None:
    """That comes first, even with bases free."""
    laid = after("claim", table(1).own("b1", 0).own("c1", IVAN))
    assert laid.section("b2").owner == IVAN
    assert sum(laid.match.view()["seats"][IVAN]["banners"].values()) == 4


@pytest.mark.rule("cathedral:11.7")
def test_else_on_a_base_else_anywhere() -> None:
    """One base is free; then none, and only his own towers go on."""
    laid = table(1).own("a1", IVAN).own("b1", IVAN).own("c1", IVAN)
    assert after("claim", laid).section("d1").owner == IVAN
    laid = table(1).own("a1", IVAN).own("a2", IVAN)
    for name in ("b1", "b2", "b3", "c1", "c2", "c3"):
        laid.own(name, 0)
    laid.own("d1", IVAN).own("d2", IVAN)
    laid.ivan_next("claim").pass_turn()
    assert laid.moves() == ["send_ivan a 2", "send_ivan d 2"]


@pytest.mark.rule("cathedral:11.7")
def test_among_several_the_player_chooses() -> None:
    """Two sections above the player's, or four bases."""
    laid = after("claim", table(1).own("b1", 0).own("d1", 0))
    assert laid.moves() == ["send_ivan b 1", "send_ivan d 1"]
    laid.play("send_ivan d 1")
    assert laid.section("d2").owner == IVAN
    assert len(after("claim").moves()) == 4


@pytest.mark.rule("cathedral:11.7")
def test_without_a_banner_he_claims_nothing() -> None:
    """He skips it."""
    laid = table(1)
    for name in ("a1", "a2", "b1", "b2", "c1", "c2"):
        laid.own(name, IVAN)
    assert after("claim", laid).heard("ivan_skipped") == ["ivan_skipped"]


@pytest.mark.rule("cathedral:11.8")
@pytest.mark.parametrize(("tile", "gains"), [("recognition", True), ("gold", False)])
def test_the_tile_is_discarded_and_gives_only_recognition(tile: str, gains: bool) -> None:
    """A tile with points gives him these first."""
    laid = table(1).own("a1", 0).tile_on("a2", tile)
    before = int(laid.seat(IVAN).marker)
    after("claim", laid)
    assert (laid.seat(IVAN).marker > before) == gains
    assert laid.section("a2").tile == 255
    assert laid.heard("ivan_discarded")


@pytest.mark.rule("cathedral:11.9")
def test_construction_goes_left_to_right_and_up_by_number_alone() -> None:
    """Four wood: three finish the middle of tower a, one goes to the base of tower b."""
    laid = load(table(1).own("a1", 0, finished=True).own("a2", IVAN).own("b1", IVAN), 0, 4)
    before = int(laid.seat(IVAN).marker)
    after("construction", laid)
    assert laid.section("a2").finished
    assert laid.section("b1").missing == 2
    assert laid.seat(IVAN).marker == before + 4
    assert laid.seat(IVAN).rubles == 0


@pytest.mark.rule("cathedral:11.9")
def test_what_finds_no_place_stays_on_the_card() -> None:
    """Five materials and one section that lacks three."""
    laid = after("construction", load(table(1).own("a1", IVAN), 0, 5))
    assert laid.match.view()["ivan"]["construction"]["wood"] == 2
    assert laid.reserve("wood") == 20 - 2


@pytest.mark.rule("cathedral:11.10")
def test_after_a_construction_he_decorates_the_first_section_he_can() -> None:
    """From left to right and from the bottom up, without jewels and for no prestige."""
    laid = table(1).own("a1", 0, finished=True, ornament=0).own("a2", 0).own("b1", 0, finished=True)
    laid.own("c1", 0, finished=True)
    before = laid.prestige(IVAN)
    after("construction", laid)
    assert laid.section("b1").ornament == IVAN
    assert laid.section("c1").ornament == -1
    assert laid.prestige(IVAN) == before
    assert laid.seat(IVAN).ornaments.tolist() == [0, 2, 1]


@pytest.mark.rule("cathedral:11.10")
def test_he_decorates_even_if_he_could_build_nothing() -> None:
    """Then he has done something, and nobody says that he could not."""
    laid = after("construction", table(1).own("a1", 0, finished=True))
    assert laid.section("a1").ornament == IVAN
    assert laid.heard("ivan_skipped") == []


@pytest.mark.rule("cathedral:11.10")
def test_he_skips_the_card_only_if_he_can_neither_build_nor_decorate() -> None:
    """Nothing on his card, and nothing finished."""
    assert after("construction", table(1)).heard("ivan_skipped") == ["ivan_skipped"]


@pytest.mark.rule("cathedral:11.1")
def test_his_banner_comes_from_no_inventory() -> None:
    """He has none, and nothing is said of one."""
    laid = after("claim", table(1).own("b1", 0))
    assert laid.heard("ivan_claimed") == ["ivan_claimed b 1"]
    assert laid.heard("claimed") == []
    assert laid.match.view()["seats"][IVAN]["slots"] == 0
    assert laid.match.view()["seats"][IVAN]["side"] is None


@pytest.mark.rule("cathedral:11.10")
def test_he_decorates_with_no_other_card() -> None:
    """A finished section stays bare."""
    laid = after("points", table(1).own("a1", 0, finished=True))
    assert laid.section("a1").ornament == -1


@pytest.mark.rule("cathedral:11.11")
def test_he_loses_for_unfinished_sections_as_anybody() -> None:
    """The player finishes above him."""
    laid = table(1).own("a1", IVAN).own("a2", 0).lay("a2", stone=1, gold=1).give(0, brick=1)
    laid.seat(IVAN).marker = 10
    laid.ivan_next("transport").play("deliver brick a 1")
    assert laid.seat(IVAN).marker == 9


def five_finished(seat: int) -> Table:
    """Somebody has finished five sections and lacks a brick for the sixth."""
    laid = table(1)
    for name in ("a1", "b1", "c1", "a2", "b2"):
        laid.own(name, seat, finished=True)
    return laid.own("d1", seat).lay("d1", wood=2)


@pytest.mark.rule("cathedral:11.12")
def test_nobody_has_three_prestige_and_the_other_has_one_more_turn() -> None:
    """The player finishes: Ivan has one more turn, and it is over."""
    laid = five_finished(0).give(0, brick=1).ivan_next("points").play("deliver brick d 0")
    assert laid.heard("sixth_finished") == ["sixth_finished 0 6 0 1"]
    assert laid.match.is_over
    assert laid.heard("ivan_turned") == ["ivan_turned points"]


@pytest.mark.rule("cathedral:11.12")
def test_when_ivan_finishes_the_player_has_one_more_turn() -> None:
    """And then it is over."""
    laid = after("construction", load(five_finished(IVAN), 0, 1))
    assert laid.heard("sixth_finished") == ["sixth_finished 1 6 0 1"]
    assert not laid.match.is_over
    laid.pass_turn()
    assert laid.match.is_over


@pytest.mark.rule("cathedral:11.13")
@pytest.mark.parametrize(
    ("recognition", "reason", "winners"), [(60, "ivan_beaten", [0]), (0, "ivan_won", [])]
)
def test_more_prestige_than_ivan_wins(recognition: int, reason: str, winners: list[int]) -> None:
    """Otherwise nobody at the table has won."""
    laid = after("construction", load(five_finished(IVAN), 0, 1))
    laid.give(0, recognition=recognition).play(laid.moves("move_die")[0])
    while not laid.match.is_over:
        laid.play("roll" if laid.step == "market" else "end_turn")
    assert laid.match.result()["reason"] == reason
    assert laid.match.result()["winners"] == winners


@pytest.mark.rule("cathedral:11.13")
def test_an_unbroken_tie_is_won_and_materials_on_his_cards_count() -> None:
    """All level; then five materials of his, and he has one prestige more."""
    for materials, reason in ((4, "ivan_beaten"), (5, "ivan_won")):
        laid = load(table(1), inventory=materials)
        laid.seat(IVAN).marker = 0
        laid.state.finisher = 0
        laid.ivan_next("claim").own("a1", 0)
        laid.pass_turn()
        assert laid.match.result()["reason"] == reason


@pytest.mark.rule("cathedral:11.13")
def test_a_tie_may_be_broken_for_ivan() -> None:
    """Equal prestige, and he has finished more sections."""
    laid = table(1).own("a1", IVAN, finished=True).own("a2", 0).give(0, recognition=9)
    laid.seat(IVAN).marker = 0
    laid.state.finisher = 0
    laid.ivan_next("transport").pass_turn()
    assert [one["prestige"] for one in laid.match.view()["result"]["scores"]] == [2, 2]
    assert laid.match.result()["reason"] == "ivan_won_tie"
    assert laid.match.result()["winners"] == []


@pytest.mark.rule("cathedral:11.5")
def test_he_takes_one_by_one_from_the_largest_pile() -> None:
    """Of equal piles the first; what he takes is told, and is gone from the reserve."""
    laid = after("inventory")
    assert laid.match.view()["ivan"]["inventory"] == {
        "wood": 2, "brick": 1, "stone": 1, "gold": 0, "green": 0, "purple": 0
    }  # fmt: skip
    assert [laid.reserve(kind) for kind in MATERIAL_IDS] == [18, 19, 19, 15, 10, 10]
    assert laid.heard("ivan_stored") == ["ivan_stored 4"]
    assert laid.heard("ivan_skipped") == []
    laid = table(1)
    laid.state.reserve[5] = 22
    assert after("inventory", laid).state.ivan_inventory.tolist() == [1, 1, 0, 0, 0, 2]


@pytest.mark.rule("cathedral:11.5")
@pytest.mark.parametrize("left", [0, 1, 3])
def test_he_takes_no_more_than_there_is(left: int) -> None:
    """With an empty reserve he skips the card."""
    laid = table(1)
    laid.state.reserve[:] = 0
    laid.state.reserve[4] = left
    after("inventory", laid)
    assert laid.match.view()["ivan"]["inventory"]["green"] == left
    assert laid.reserve("green") == 0
    assert laid.heard("ivan_stored") == ([f"ivan_stored {left}"] if left else [])
    assert laid.heard("ivan_skipped") == ([] if left else ["ivan_skipped"])


@pytest.mark.rule("cathedral:11.6")
@pytest.mark.parametrize("stored", [0, 1, 8])
def test_what_he_transports_is_told(stored: int) -> None:
    """However little; with nothing on his inventory card he skips it."""
    laid = after("transport", load(table(1), inventory=stored))
    assert laid.heard("ivan_loaded") == ([f"ivan_loaded {stored}"] if stored else [])
    assert laid.heard("ivan_skipped") == ([] if stored else ["ivan_skipped"])


@pytest.mark.rule("cathedral:11.4")
@pytest.mark.rule("cathedral:11.2")
def test_each_card_and_what_it_brings_is_told() -> None:
    """The card, then the recognition; he has not skipped it, even with one point only."""
    laid = after("points")
    assert laid.heard("ivan_turned") == ["ivan_turned points"]
    assert laid.heard("gained") == ["gained 1 4 recognition"]
    assert laid.heard("ivan_skipped") == []
    laid = table(1)
    for card in laid.match.box.record.ivan:
        card.count = 1
    assert after("points", laid.reopen_box()).heard("ivan_skipped") == []


@pytest.mark.rule("cathedral:11.3")
def test_the_steps_of_his_die_are_told() -> None:
    """Two spaces in a row are full: two steps more, and nothing is paid for them."""
    laid = table(1).die("red", "purple", 1).die("green", "gold", 6)
    for colour in ("blue", "yellow", "white"):
        laid.die(colour, "rubles", 3)
    laid.ivan_next("claim").own("a1", 0).play("move_die green 0 brick", "roll")
    assert laid.heard("moved_die")[-1] == "moved_die 1 red 2 0 recognition"
    assert laid.match.view()["dice"]["red"]["space"] == "recognition"


@pytest.mark.rule("cathedral:11.7")
def test_the_section_directly_below_is_what_counts() -> None:
    """In tower a the player's base lies below Ivan's section, in tower b his lies below theirs."""
    laid = table(1).own("a1", 0).own("a2", IVAN).own("b1", IVAN).own("b2", 0)
    after("claim", laid)
    assert laid.section("b3").owner == IVAN
    assert laid.heard("ivan_claimed") == ["ivan_claimed b 2"]


@pytest.mark.rule("cathedral:11.7")
def test_one_place_is_claimed_without_asking_in_any_tower() -> None:
    """Above the player's in the first; and the last that can be claimed at all, in the third."""
    laid = after("claim", table(1).own("a1", 0))
    assert laid.heard("ivan_claimed") == ["ivan_claimed a 1"]
    assert laid.heard("ivan_skipped") == []
    laid = table(1).own("c1", 0).own("c2", IVAN)
    for tower in (0, 1, 3):
        laid.state.claimed[tower] = laid.state.heights[tower]
    assert after("claim", laid).heard("ivan_claimed") == ["ivan_claimed c 2"]


@pytest.mark.rule("cathedral:11.8")
def test_the_tile_he_discards_is_told() -> None:
    """And the recognition that it gave him."""
    laid = after("claim", table(1).own("a1", 0).tile_on("a2", "recognition"))
    tile = laid.match.box.names["tile"].index("recognition")
    count = laid.match.box.record.tiles[tile].effect.count
    assert laid.heard("ivan_discarded") == [f"ivan_discarded {tile}"]
    assert laid.heard("gained") == [f"gained 1 {count} recognition"]
    assert laid.heard("ivan_skipped") == []


@pytest.mark.rule("cathedral:11.9")
def test_he_builds_no_section_of_the_player() -> None:
    """Theirs comes first and is unfinished; his materials go past it, and that is told."""
    laid = load(table(1).own("a1", 0).own("a2", IVAN).own("b1", IVAN).own("c1", IVAN), 0, 4)
    laid.state.reserve[3] -= 1
    laid.state.ivan_construction[0], laid.state.ivan_construction[3] = 3, 1
    after("construction", laid)
    assert laid.section("a1").missing == 3
    assert laid.heard("ivan_delivered") == ["ivan_delivered 3 a 1", "ivan_delivered 1 b 0"]
    assert laid.heard("finished") == ["finished 1 a 1 4 0"]
    assert laid.match.view()["towers"][1][0]["laid"] == {"gold": 1}
    assert laid.heard("ivan_skipped") == []


@pytest.mark.rule("cathedral:11.9")
def test_materials_without_a_section_are_no_construction() -> None:
    """They stay on the card, and he skips it."""
    laid = after("construction", load(table(1), 0, 4))
    assert laid.heard("ivan_skipped") == ["ivan_skipped"]
    assert laid.match.view()["ivan"]["construction"]["wood"] == 4


@pytest.mark.rule("cathedral:11.10")
def test_he_puts_only_ornaments_that_he_has_left() -> None:
    """His door is used, so that the base stays bare; the middle above it has his arch."""
    laid = table(1).own("a1", 0, finished=True, ornament=IVAN).own("b1", 0, finished=True)
    laid.own("b2", 0, finished=True)
    after("construction", laid)
    assert laid.section("b1").ornament == -1
    assert laid.section("b2").ornament == IVAN
    assert laid.heard("decorated") == ["decorated 1 arch b 1"]


@pytest.mark.rule("cathedral:10.10")
@pytest.mark.rule("cathedral:11.9")
def test_what_ivan_builds_begins_the_count_again() -> None:
    """A claim or a construction of his."""
    for card in ("claim", "construction"):
        laid = load(table(1, standstill=True).own("a1", 0).own("b1", IVAN), 0, 1)
        after(card, laid)
        assert laid.match.view()["standstill"]["turns"] == 0
        assert laid.heard("ivan_skipped") == []


@pytest.mark.rule("cathedral:11.2")
def test_ivan_gives_up_no_prestige() -> None:
    """However much he has, his turn ends by itself and the player is asked."""
    laid = table(1)
    laid.seat(IVAN).marker = 60
    after("points", laid)
    assert laid.waiting == [0]
    assert (laid.step, laid.match.view()["active"]) == ("choose_action", 0)


@pytest.mark.rule("cathedral:11.13")
def test_materials_of_both_his_cards_are_left_over() -> None:
    """Two on the one and three on the other are five."""
    laid = load(table(1), inventory=2, construction=3)
    laid.state.finisher = 0
    laid.ivan_next("points").pass_turn()
    assert laid.heard("left_over")[1] == "left_over 1 5 1"
