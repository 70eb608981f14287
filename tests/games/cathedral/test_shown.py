"""What everybody sees of the table, part by part, and what a choice would bring."""

from __future__ import annotations

from typing import Any

import pytest

from rubra.core.journal import NOBODY

from .tables import Table, table

NO_MATERIALS = dict.fromkeys(("wood", "brick", "stone", "gold", "green", "purple"), 0)
BRICK = {"do": "gain", "what": "brick", "n": 1, "cost": {}, "again": False}


def seen(laid: Table, *names: str, by: int = NOBODY) -> Any:
    """These parts of a view."""
    view = laid.match.view(by)
    return view[names[0]] if len(names) == 1 else tuple(view[name] for name in names)


def gives(resource: str, count: int, taken: int) -> dict[str, Any]:
    """So much of a resource, of which so much would be taken."""
    return {"resource": resource, "count": count, "taken": taken}


# --- The game ---


@pytest.mark.rule("cathedral:3.1")
def test_everybody_sees_how_far_the_game_is() -> None:
    """Who plays, whose turn it is, which side the boards show, and who finished first."""
    laid = table(3, board="advanced").pass_turn()
    assert seen(laid, "players", "builders", "board", "turn") == (3, 3, "advanced", 2)
    assert seen(laid, "step", "waiting", "active") == ("choose_action", [1], 1)
    assert seen(laid, "finisher", "to_end", "you", "asked") == (None, 6, None, None)
    assert seen(laid, "you", "asked", by=1) == (1, {"ask": "choose_action"})
    assert seen(laid, "you", "asked", by=2) == (2, None)
    laid.state.finisher = 2
    assert seen(laid, "finisher") == 2
    assert seen(table(1), "players", "builders") == (1, 2)


@pytest.mark.rule("cathedral:2.11")
@pytest.mark.rule("cathedral:5.5")
def test_the_reserve_and_the_costs_of_ornaments_are_seen() -> None:
    """All materials less what somebody has."""
    laid = table(2).give(0, wood=2, purple=1)
    assert seen(laid, "reserve") == {
        "wood": 18, "brick": 20, "stone": 20, "gold": 15, "green": 10, "purple": 9,
    }  # fmt: skip
    assert seen(laid, "ornament_costs") == {"door": "wood", "arch": "stone", "cross": "gold"}


@pytest.mark.rule("cathedral:9.1")
def test_the_spaces_of_prestige_are_seen() -> None:
    """Forty, the last one at 80."""
    spaces = seen(table(2), "track")
    assert (len(spaces), spaces[:3], spaces[-2:]) == (40, [5, 9, 13], [79, 80])


@pytest.mark.rule("cathedral:9.3")
@pytest.mark.parametrize(
    ("recognition", "following"), [(0, 5), (4, 5), (5, 9), (12, 13), (79, 80), (80, 85)]
)
def test_a_seat_shows_the_next_space_of_prestige(recognition: int, following: int) -> None:
    """Beyond the end of the track too."""
    laid = table(2).give(0, recognition=recognition)
    assert seen(laid, "seats")[0]["next_prestige"] == following


# --- The cathedral ---


@pytest.mark.rule("cathedral:2.2")
@pytest.mark.rule("cathedral:5.2")
def test_a_section_shows_its_card_and_what_was_done_there() -> None:
    """Unclaimed with its tile, claimed with what lies on it, finished with its ornament."""
    laid = table(2).own("a1", 1, finished=True, ornament=0).own("a2", 0).lay("a2", gold=1)
    base, middle, dome = seen(laid, "towers")[0]
    assert base == {
        "section": "base", "cost": {"wood": 2, "brick": 1}, "recognition": 3, "rubles": 1,
        "tile": None, "owner": 1, "finished": True, "missing": 0, "laid": {}, "ornament": 0,
        "penalties": [], "takes": "door", "risk": 0,
    }  # fmt: skip
    assert middle == {
        "section": "middle", "cost": {"brick": 1, "stone": 1, "gold": 1}, "recognition": 4,
        "rubles": 2, "tile": None, "owner": 0, "finished": False, "missing": 2,
        "laid": {"gold": 1}, "ornament": None, "penalties": [], "takes": "arch", "risk": 1,
    }  # fmt: skip
    assert dome == {
        "section": "dome", "cost": {"stone": 1, "gold": 1, "green": 1, "purple": 1},
        "recognition": 6, "rubles": 0, "tile": {"tile": 1, "id": "brick"} | BRICK,
        "owner": None, "finished": False, "missing": 4, "laid": {}, "ornament": None,
        "penalties": [], "takes": "cross", "risk": 0,
    }  # fmt: skip


@pytest.mark.rule("cathedral:8.1")
@pytest.mark.rule("cathedral:8.2")
def test_a_section_shows_what_finishing_it_would_cost_whom() -> None:
    """For each unfinished section below, whoever's; one's own counts only for the others above."""
    laid = table(4).own("b1", 0).own("b2", 1).own("b3", 2, finished=True).own("b4", 0).own("b5", 1)
    tower = seen(laid, "towers")[1]
    lost = [[(one["seat"], one["level"], one["count"]) for one in s["penalties"]] for s in tower]
    assert lost[:3] == [[], [(0, 0, 2)], []]
    assert lost[3:6] == [[(0, 0, 1), (1, 1, 2)], [(0, 0, 2), (1, 1, 1), (0, 3, 1)], []]


@pytest.mark.rule("cathedral:8.2")
def test_nothing_is_lost_for_a_section_of_ones_own_above_ones_own() -> None:
    """No section of anybody else's is finished there."""
    laid = table(2).own("a1", 0).own("a2", 0)
    assert [section["penalties"] for section in seen(laid, "towers")[0]] == [[], [], []]


@pytest.mark.rule("cathedral:8.1")
@pytest.mark.rule("cathedral:8.2")
def test_a_section_shows_what_it_can_still_cost() -> None:
    """One space for the first finished above it, two for the second; nothing for one's own."""
    laid = table(2)
    assert [section["risk"] for section in seen(laid, "towers")[0]] == [3, 1, 0]
    laid.own("a1", 0).own("a2", 1, finished=True)  # what is finished above cannot be lost again
    assert [section["risk"] for section in seen(laid, "towers")[0]] == [2, 0, 0]
    laid.own("a3", 0)
    assert [section["risk"] for section in seen(laid, "towers")[0]] == [0, 0, 0]


@pytest.mark.rule("cathedral:10.5")
@pytest.mark.rule("cathedral:10.6")
def test_a_tower_shows_its_worth_and_what_each_would_have() -> None:
    """Two finished sections and two ornaments; an unfinished section counts for nothing."""
    laid = table(3).own("a1", 0, finished=True, ornament=0).own("a2", 1, finished=True, ornament=0)
    laid.own("a3", 2)
    assert seen(laid, "standings")[:2] == [
        {"finished": 2, "ornaments": 2, "worth": 6, "presence": [3, 1, 0], "shares": [6, 3, 0]},
        {"finished": 0, "ornaments": 0, "worth": 0, "presence": [0, 0, 0], "shares": [0, 0, 0]},
    ]


# --- The market ---


@pytest.mark.rule("cathedral:2.4")
@pytest.mark.rule("cathedral:2.6")
def test_a_space_of_the_market_shows_its_tile_and_its_dice() -> None:
    """And each die where it lies."""
    laid = table(2).die("white", "wood", 5)
    market = seen(laid, "market")
    assert market[1] == {
        "resource": "wood", "quantity": 2,
        "dice": [{"die": "blue", "value": 1}, {"die": "white", "value": 5}],
    }  # fmt: skip
    assert market[4] == {"resource": "gold", "quantity": 1, "dice": []}
    assert [space["resource"] for space in market] == [
        "recognition", "wood", "brick", "stone", "gold", "green", "purple", "rubles",
    ]  # fmt: skip
    assert seen(laid, "dice") == {
        "red": {"space": "recognition", "value": 1},
        "blue": {"space": "wood", "value": 1},
        "green": {"space": "brick", "value": 1},
        "yellow": {"space": "stone", "value": 1},
        "white": {"space": "wood", "value": 5},
    }


@pytest.mark.rule("cathedral:2.5")
def test_an_influence_card_shows_its_group() -> None:
    """In its quarter: here the last of the clergy's, the first of the artisans', and so on."""
    laid = table(2)
    laid.state.influence[:] = (11, 0, 4, 8)
    names = ("card", "id", "group")
    assert [tuple(card[name] for name in names) for card in seen(laid, "influence")] == [
        (11, "clergy_3", "clergy"),
        (0, "artisans_1", "artisans"),
        (4, "carriers_2", "carriers"),
        (8, "merchants_3", "merchants"),
    ]


@pytest.mark.rule("cathedral:7.4")
@pytest.mark.rule("cathedral:7.5")
@pytest.mark.rule("cathedral:7.6")
@pytest.mark.rule("cathedral:7.7")
@pytest.mark.rule("cathedral:7.10")
@pytest.mark.parametrize(
    ("effect", "shown"),
    [
        ({"do": "gain", "what": "gold", "n": 2, "cost": {"brick": 2, "rubles": 1}, "again": True},
         {"what": "gold", "n": 2, "cost": {"brick": 2, "rubles": 1}, "again": True}),
        ({"do": "gain_any", "of": ("wood", "gold"), "n": 3}, {"of": ["wood", "gold"], "n": 3}),
        ({"do": "swap", "of": ("brick", "stone")}, {"of": ["brick", "stone"]}),
        ({"do": "gather", "where": "behind"}, {"where": "behind"}),
        ({"do": "score", "per": "towers", "n": 1}, {"per": "towers", "n": 1}),
        ({"do": "deliver", "n": 2}, {"n": 2}),
        ({"do": "workshop"}, {}),
    ],
)  # fmt: skip
def test_an_effect_is_shown_in_the_words_of_the_box(
    effect: dict[str, Any], shown: dict[str, Any]
) -> None:
    """What it is about, how much, what it costs, and whether it is for as often as one likes."""
    choice = dict(seen(table(2, first=effect), "influence")[0]["choices"][0])
    del choice["gives"]
    assert choice == {"do": effect["do"], "n": 0, "cost": {}, "again": False} | shown


@pytest.mark.rule("cathedral:6.8")
def test_a_tile_with_a_die_shows_the_die() -> None:
    """And no resource: that depends on where the die lies."""
    laid = table(2).bench(0, 2, "die_yellow")
    assert seen(laid, "seats")[0]["workshop"][2]["tile"] == {
        "tile": 11, "id": "die_yellow", "do": "yield", "die": "yellow",
        "n": 0, "cost": {}, "again": False,
    }  # fmt: skip


# --- 6. Where a die would stop ---


def ahead(laid: Table, die: str) -> list[tuple[Any, ...]]:
    """Steps, price, space, full, dice, what and how much of it one finds, how much one takes."""
    names = ("steps", "price", "space", "full", "dice", "resource", "count", "taken")
    return [tuple(one[name] for name in names) for one in seen(laid, "ahead")[die]]


@pytest.mark.rule("cathedral:6.2")
@pytest.mark.rule("cathedral:6.5")
def test_every_space_where_a_die_could_stop_is_shown() -> None:
    """By its value; one's own and the white one also further, for a ruble a step."""
    laid = table(2).give(0, rubles=2).die("red", "rubles", 3)
    assert ahead(laid, "red") == [
        (3, 0, "brick", False, 2, "brick", 4, 4),
        (4, 1, "stone", False, 2, "stone", 4, 4),
        (5, 2, "gold", False, 2, "gold", 2, 2),
    ]
    assert ahead(laid, "blue") == [(1, 0, "brick", False, 2, "brick", 4, 4)]
    assert [one[2] for one in ahead(laid, "white")] == ["green", "purple", "rubles"]


@pytest.mark.rule("cathedral:6.3")
def test_a_full_space_is_shown_as_full() -> None:
    """A die that comes back to its own space is not counted twice, and finds room."""
    laid = table(2).die("green", "wood").die("yellow", "wood").give(0, rubles=7)
    assert ahead(laid, "red")[0] == (1, 0, "wood", True, 4, "wood", 8, 6)
    laid = table(2).die("red", "wood").die("green", "wood").give(0, rubles=7)
    assert ahead(laid, "red")[-1] == (8, 7, "wood", False, 3, "wood", 6, 6)
    assert len(ahead(laid, "red")) == 8


@pytest.mark.rule("cathedral:6.10")
@pytest.mark.rule("cathedral:6.11")
@pytest.mark.rule("cathedral:6.12")
@pytest.mark.parametrize(
    ("held", "left", "taken"), [(4, 20, 2), (6, 20, 0), (0, 3, 3), (0, 0, 0), (2, 4, 4)]
)
def test_what_would_be_taken_is_what_finds_a_slot_and_is_there(
    held: int, left: int, taken: int
) -> None:
    """Six slots are free of banners; two dice on wood give four."""
    laid = table(2).give(0, stone=held)
    laid.state.reserve[0] = left
    assert ahead(laid, "red") == [(1, 0, "wood", False, 2, "wood", 4, taken)]


@pytest.mark.rule("cathedral:6.12")
def test_rubles_and_recognition_find_room_always() -> None:
    """Though the inventory is full."""
    laid = table(2).give(0, stone=6).die("blue", "purple").die("green", "rubles")
    assert ahead(laid, "blue") == [(1, 0, "rubles", False, 2, "rubles", 4, 4)]
    assert ahead(laid, "green") == [(1, 0, "recognition", False, 2, "recognition", 4, 4)]


@pytest.mark.rule("cathedral:6.7")
def test_the_face_up_tiles_that_a_die_would_activate_are_shown() -> None:
    """Both of the white die's, none that lies face down and none of another colour."""
    laid = table(2).bench(0, 4, "gold").bench(0, 5, "rubles").bench(0, 0, "wood", face_up=False)
    (landing,) = seen(laid, "ahead")["white"]
    assert landing["tiles"] == [
        {"bench": "white"} | gives("gold", 1, 1),
        {"bench": "white_2"} | gives("rubles", 2, 2),
    ]
    assert seen(laid, "ahead")["red"][0]["tiles"] == []
    assert seen(laid, "ahead")["blue"][0]["tiles"] == []


@pytest.mark.rule("cathedral:6.8")
def test_a_tile_with_a_die_gives_the_space_where_that_die_would_lie_then() -> None:
    """The moved die itself on its new space, another where it is."""
    laid = table(2).bench(0, 0, "die_red").bench(0, 1, "die_white")
    assert seen(laid, "ahead")["red"][0]["tiles"] == [{"bench": "red"} | gives("wood", 2, 2)]
    assert seen(laid, "ahead")["blue"][0]["tiles"] == [{"bench": "blue"} | gives("gold", 1, 1)]


@pytest.mark.rule("cathedral:3.1")
def test_where_dice_could_go_is_shown_as_long_as_nothing_is_done() -> None:
    """Then no die is moved any more in this turn."""
    laid = table(2)
    assert list(seen(laid, "ahead")) == ["red", "blue", "green", "yellow", "white"]
    assert seen(laid.visit("red"), "ahead") is None


# --- What an effect would give now ---


@pytest.mark.rule("cathedral:7.4")
@pytest.mark.rule("cathedral:7.7")
@pytest.mark.rule("cathedral:7.10")
@pytest.mark.parametrize(
    ("effect", "before", "after"),
    [
        ({"do": "gain", "what": "gold", "n": 2}, gives("gold", 2, 1), gives("gold", 2, 1)),
        ({"do": "gain", "what": "gold", "n": 2, "cost": {"stone": 1}},
         gives("gold", 2, 2), gives("gold", 2, 2)),
        ({"do": "score", "per": "finished_sections", "n": 3},
         gives("recognition", 6, 6), gives("recognition", 6, 6)),
        ({"do": "gather", "where": "here"}, None, gives("wood", 2, 1)),
        ({"do": "gather", "where": "ahead"}, None, gives("brick", 2, 1)),
        ({"do": "gather", "where": "behind"}, None, gives("recognition", 2, 2)),
        ({"do": "gather", "where": "across", "cost": {"stone": 1}}, None, gives("green", 1, 1)),
        ({"do": "gain_any", "of": ("wood", "gold"), "n": 1}, None, None),
        ({"do": "swap", "of": ("wood", "gold")}, None, None),
        ({"do": "deliver", "n": 1}, None, None),
        ({"do": "workshop"}, None, None),
    ],
)  # fmt: skip
def test_an_influence_action_shows_what_it_would_give(
    effect: dict[str, Any], before: dict[str, Any] | None, after: dict[str, Any] | None
) -> None:
    """Before a die is moved and after; with one slot free, and those that its cost leaves."""
    laid = table(2, first=effect).give(0, stone=5)
    laid.own("a1", 0, finished=True).own("b1", 0, finished=True)
    assert seen(laid, "influence")[0]["choices"][0]["gives"] == before
    laid.visit("red")
    assert seen(laid, "influence")[0]["choices"][0]["gives"] == after


@pytest.mark.rule("cathedral:6.8")
def test_a_face_up_tile_shows_what_it_would_give() -> None:
    """A die gives what its space does, before it is moved and after; face down a tile is silent."""
    laid = table(2).bench(0, 0, "die_red").bench(1, 0, "gold").bench(0, 1, "gold", face_up=False)

    def shown(seat: int, bench: int) -> tuple[bool, dict[str, Any] | None]:
        one = seen(laid, "seats")[seat]["workshop"][bench]
        return one["face_up"], one["gives"]

    assert shown(0, 0) == (True, gives("recognition", 2, 2))
    assert shown(1, 0) == (True, gives("gold", 1, 1))
    assert shown(0, 1) == shown(1, 1) == (False, None)
    laid.visit("red")
    assert shown(0, 0) == (True, gives("wood", 2, 2))


@pytest.mark.rule("cathedral:11.1")
def test_nothing_is_foretold_to_ivan() -> None:
    """While the player sends his banner somewhere it is his turn."""
    laid = table(1, first={"do": "gain", "what": "gold", "n": 1}).give(1, recognition=20)
    laid.ivan_next("claim").pass_turn()
    assert (laid.step, seen(laid, "active")) == ("send_ivan", 1)
    assert seen(laid, "influence")[0]["choices"][0]["gives"] is None
    assert seen(laid, "now")["sale"] is None
    assert seen(laid, "ahead") is None


# --- Builders ---


@pytest.mark.rule("cathedral:2.7")
@pytest.mark.rule("cathedral:2.9")
def test_a_builder_shows_what_lies_before_them() -> None:
    """Marker, rubles, materials, slots, banners, sections, ornaments."""
    laid = table(2, board="own", side="basic,advanced").give(1, wood=2, rubles=3)
    laid.own("a1", 1, finished=True).own("a2", 1).own("a3", 1).give(1, recognition=10)
    laid.own("b1", 0, finished=True, ornament=1)
    shown = dict(seen(laid, "seats")[1])
    assert [bench["price"] for bench in shown.pop("workshop")] == [2, 2, 2, 2, 0, 4]
    assert shown == {
        "colour": "blue",
        "side": "advanced",
        "recognition": 10,
        "track_space": 10,
        "prestige": 2,
        "next_prestige": 13,
        "rubles": 3,
        "stock": NO_MATERIALS | {"wood": 2},
        "slots": 7,
        "banners": {"inventory": 3, "beside": 0},
        "claimed": 3,
        "finished": 1,
        "ornaments": {"door": 0, "arch": 2, "cross": 1},
        "decorated": 1,
    }


@pytest.mark.rule("cathedral:9.5")
@pytest.mark.parametrize(
    ("marker", "space", "prestige"),
    [(0, 0, 0), (1, 1, 0), (5, 5, 1), (80, 80, 40), (81, 1, 40), (160, 80, 80), (165, 5, 81)],
)
def test_the_space_of_a_marker_is_that_of_its_round(marker: int, space: int, prestige: int) -> None:
    """The last space is the 80th, not the start."""
    shown = seen(table(2).give(0, recognition=marker), "seats")[0]
    names = ("recognition", "track_space", "prestige")
    assert tuple(shown[name] for name in names) == (marker, space, prestige)


@pytest.mark.rule("cathedral:4.3")
@pytest.mark.rule("cathedral:4.5")
def test_a_workshop_space_shows_its_price_its_dice_and_its_tile() -> None:
    """Two are the white die's."""
    workshop = seen(table(2).bench(0, 1, "brick"), "seats")[0]["workshop"]
    assert [(one["space"], one["price"], one["dice"]) for one in workshop] == [
        ("red", 1, ["red"]),
        ("blue", 1, ["blue"]),
        ("green", 1, ["green"]),
        ("yellow", 1, ["yellow"]),
        ("white", 2, ["white"]),
        ("white_2", 3, ["white"]),
    ]
    assert workshop[1]["tile"] == {"tile": 1, "id": "brick"} | BRICK
    assert workshop[0]["tile"] is None


# --- The turn ---


def now(laid: Table, *names: str) -> Any:
    """What has been done in this turn."""
    shown = seen(laid, "now")
    return shown[names[0]] if len(names) == 1 else tuple(shown[name] for name in names)


@pytest.mark.rule("cathedral:3.1")
def test_a_turn_begins_with_nothing_done() -> None:
    """Prestige may be sold, and nothing else has happened."""
    assert seen(table(2), "now") == {
        "may_sell": True, "rerolled": False, "tile": None, "gives": None, "jewels": None,
        "sale": None, "deliveries": 0, "delivered": False, "die": None, "space": None,
        "obtained": False, "activated": False, "influence": None, "choices": 0, "card": None,
        "obtains": None,
    }  # fmt: skip


@pytest.mark.rule("cathedral:6.4")
def test_a_visit_to_the_market_shows_what_has_been_done_there() -> None:
    """The die and its space; then the resource, the tile and the influence action, each done."""
    laid = table(2, second={"do": "gain", "what": "rubles", "n": 1}).bench(0, 0, "gold")
    laid.visit("red")
    assert seen(laid, "step") == "market"
    names = ("die", "space", "obtained", "activated", "influence")
    assert now(laid, *names) == ("red", "wood", False, False, None)
    assert now(laid.play("obtain"), *names) == ("red", "wood", True, False, None)
    laid.play(f"influence {laid.state.influence[0]} second")
    assert now(laid, *names) == ("red", "wood", True, False, 1)
    laid = table(2).bench(0, 0, "gold").visit("red").play("activate red")
    assert now(laid, *names) == ("red", "wood", False, True, None)


@pytest.mark.rule("cathedral:5.1")
@pytest.mark.rule("cathedral:5.7")
def test_building_shows_what_is_left_and_what_each_jewel_would_bring() -> None:
    """Two deliveries after the ornament; the second jewel adds less if it is alike."""
    laid = table(2).give(0, wood=1, green=2, purple=1).own("a1", 1, finished=True)
    assert now(laid, "jewels") is None
    laid.play("decorate a 0")
    assert now(laid, "deliveries", "delivered") == (2, True)
    assert now(laid, "jewels") == {"green": 1, "purple": 1}
    laid.play("add_jewel green")
    assert now(laid, "deliveries", "jewels") == (1, {"green": 1, "purple": 2})


@pytest.mark.rule("cathedral:4.3")
def test_a_tile_in_hand_shows_what_it_would_give() -> None:
    """Face up, as things stand."""
    laid = table(2).play("claim a 0 beside")
    assert now(laid, "tile", "gives") == ({"tile": 1, "id": "brick"} | BRICK, gives("brick", 1, 1))
    laid = table(2).give(0, stone=6).play("claim a 0 beside")
    assert now(laid, "gives") == gives("brick", 1, 0)


@pytest.mark.rule("cathedral:7.5")
def test_materials_still_to_be_chosen_are_counted() -> None:
    """Two of one's choice, then one."""
    laid = table(2, first={"do": "gain_any", "of": ("wood", "gold", "stone"), "n": 2}).visit("red")
    laid.play(f"influence {laid.state.influence[0]} first")
    assert (laid.step, now(laid, "choices")) == ("take_any", 2)
    assert now(laid.play("take gold"), "choices") == 1


@pytest.mark.rule("cathedral:3.3")
@pytest.mark.rule("cathedral:3.4")
def test_what_has_been_sold_or_rolled_again_is_seen() -> None:
    """Prestige may be sold again at once, but not after anything else."""
    laid = table(2).give(0, recognition=30).play("sell_prestige")
    assert now(laid, "may_sell", "rerolled") == (True, False)
    laid.play("reroll wood")
    assert now(laid, "may_sell", "rerolled") == (False, True)


@pytest.mark.rule("cathedral:9.4")
@pytest.mark.parametrize(
    ("marker", "sale"),
    [(0, None), (5, None), (6, (5, 1)), (9, (5, 1)), (10, (9, 2)), (81, (80, 40)), (85, (80, 40))],
)
def test_where_prestige_that_is_given_up_would_lead_is_seen(
    marker: int, sale: tuple[int, int] | None
) -> None:
    """To the space of prestige before, for two rubles; from the first one nowhere."""
    laid = table(2).give(0, recognition=marker)
    expected = sale and {"recognition": sale[0], "prestige": sale[1], "rubles": 2}
    assert now(laid, "sale") == expected


# --- Ivan, and the end ---


@pytest.mark.rule("cathedral:11.2")
@pytest.mark.rule("cathedral:11.5")
def test_ivans_cards_and_what_lies_on_them_are_seen() -> None:
    """Those that were turned up, each with its die, and the materials on two of them."""
    laid = table(1)
    laid.state.ivan_turned = 0b10010
    laid.state.ivan_inventory[1] = 3
    laid.state.ivan_construction[4] = 2
    shown = seen(laid, "ivan")
    assert shown["turned"] == ["inventory", "construction"]
    names = ("card", "die", "n", "decorates")
    assert [tuple(card[name] for name in names) for card in shown["cards"]] == [
        ("points", "white", 4, False),
        ("inventory", "green", 4, False),
        ("transport", "yellow", 0, False),
        ("claim", "red", 0, False),
        ("construction", "blue", 0, True),
    ]
    assert shown["inventory"] == NO_MATERIALS | {"brick": 3}
    assert shown["construction"] == NO_MATERIALS | {"green": 2}
    assert seen(table(2), "ivan") is None


@pytest.mark.rule("cathedral:11.1")
def test_ivan_shows_neither_a_board_nor_slots() -> None:
    """But a colour, banners and ornaments."""
    ivan = seen(table(1), "seats")[1]
    names = ("colour", "side", "slots", "banners", "rubles")
    assert tuple(ivan[name] for name in names) == (
        "blue", None, 0, {"inventory": 0, "beside": 6}, 0,
    )  # fmt: skip


@pytest.mark.rule("cathedral:10.9")
def test_the_result_shows_where_everybodys_prestige_comes_from() -> None:
    """The track, left-overs and towers of each."""
    laid = table(3).own("a1", 1, finished=True, ornament=0).give(1, wood=5, rubles=1)
    laid.give(2, recognition=11)
    assert seen(laid, "result") is None
    laid.state.finisher = 1
    laid.pass_turn()
    names = ("prestige", "track", "pieces", "left_over", "towers")
    result = seen(laid, "result")
    assert (result["reason"], result["winners"]) == ("most_prestige", [1])
    assert [tuple(score[name] for name in names) for score in result["scores"]] == [
        (2, 0, 0, 0, 2),
        (3, 0, 6, 1, 2),
        (2, 2, 0, 0, 0),
    ]
