"""Chapters 1 and 2: what it is about, and the set-up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rubra.core.box import BoxFile
from rubra.core.errors import OptionError
from rubra.core.journal import NOBODY
from rubra.core.match import Match
from rubra.core.stream import key_of, stream_from_seed
from rubra.games.cathedral.words import RESOURCE_IDS

from .tables import GAME, new_match

SECTIONS = {1: 12, 2: 12, 3: 18, 4: 24}
ALL_PLAYERS = (1, 2, 3, 4)


@pytest.mark.rule("cathedral:1.1")
@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_one_to_four_play_each_with_a_colour(players: int) -> None:
    """A seat for each, in four colours; alone there is a second builder."""
    view = new_match(players).view()
    colours = [seat["colour"] for seat in view["seats"]]
    assert colours == ["red", "blue", "green", "yellow"][: max(2, players)]
    assert view["players"] == players


@pytest.mark.rule("cathedral:1.1")
@pytest.mark.parametrize("players", [0, 5])
def test_no_other_number_can_play(players: int) -> None:
    """Nobody at all, or five, cannot."""
    with pytest.raises(OptionError, match=rf"1, 2, 3, 4 players, not {players}"):
        new_match(players)


@pytest.mark.rule("cathedral:1.2")
def test_alone_one_plays_against_ivan() -> None:
    """The second builder has no seat and is never asked."""
    match = new_match(1)
    assert match.view()["ivan"] is not None
    assert match.waiting == [0]
    assert new_match(2).view()["ivan"] is None


@pytest.mark.rule("cathedral:2.1")
@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_one_plan_of_three_is_drawn_for_the_number_of_players(players: int) -> None:
    """All three plans come up, and no others."""
    wanted = {
        tuple(int(plan.middles[tower]) for tower in range(plan.towers))
        for plan in GAME.standard_box.record.plans
        if plan.players == max(2, players)
    }
    found = set()
    for seed in range(30):
        towers = new_match(players, seed).view()["towers"]
        found.add(tuple(len(tower) - 2 for tower in towers))
    assert found == wanted


@pytest.mark.rule("cathedral:2.2")
@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_every_tower_is_a_base_its_middles_and_a_dome(players: int) -> None:
    """12, 12, 18 or 24 sections, and the costs of all of them are seen."""
    towers = new_match(players).view()["towers"]
    assert sum(map(len, towers)) == SECTIONS[players]
    for tower in towers:
        kinds = [section["section"] for section in tower]
        assert kinds == ["base", *["middle"] * (len(tower) - 2), "dome"]
        assert all(section["cost"] for section in tower)


@pytest.mark.rule("cathedral:2.2")
def test_the_cards_are_drawn_by_lot_and_none_twice() -> None:
    """Another game has other cards."""
    drawn = []
    for seed in range(10):
        match = new_match(4, seed)
        heights = match.state.heights
        cards = [
            int(match.state.sections[8 * tower + level].card)
            for tower in range(match.state.towers)
            for level in range(heights[tower])
        ]
        assert len(set(cards)) == 24
        drawn.append(tuple(cards))
    assert len(set(drawn)) == 10


@pytest.mark.rule("cathedral:2.3")
@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_on_every_section_lies_a_workshop_tile_that_all_see(players: int) -> None:
    """No kind more often than there are tiles of it, with few players without those marked 3+."""
    record = GAME.standard_box.record
    for seed in range(10):
        match = new_match(players, seed)
        towers = match.view()["towers"]
        tiles = Counter(section["tile"]["tile"] for tower in towers for section in tower)
        assert sum(tiles.values()) == SECTIONS[players]
        for kind, count in tiles.items():
            marked = int(record.tiles[kind].three_plus) if players < 3 else 0
            assert count <= int(record.tiles[kind].tiles) - marked


@pytest.mark.rule("cathedral:2.3")
def test_tiles_marked_3_plus_are_there_with_three_and_four() -> None:
    """With four players 24 of all 28 are laid, more than there are without the mark."""
    record = GAME.standard_box.record
    unmarked = sum(int(tile.tiles) - int(tile.three_plus) for tile in record.tiles)
    assert unmarked < 18
    assert sum(int(tile.tiles) for tile in record.tiles) == 28


@pytest.mark.rule("cathedral:2.3")
@pytest.mark.parametrize("seed", range(3))
def test_tiles_that_are_just_enough_are_all_laid(seed: int) -> None:
    """In a box of one's own in which twelve tiles are left with two players."""
    text = GAME.standard_box.file.text
    for name in ("wood", "brick", "stone", "gold"):
        before, marked, after = text.partition(f'id = "{name}"\neffect')
        text = before + marked + after.replace("three_plus = 1", "three_plus = 2", 1)
    box = GAME.open_box(BoxFile(text, "mine.toml"))
    towers = Match(GAME, 2, key_of(stream_from_seed(seed)), {}, box).view()["towers"]
    laid = Counter(section["tile"]["tile"] for tower in towers for section in tower)
    left = {kind: int(tile.tiles - tile.three_plus) for kind, tile in enumerate(box.record.tiles)}
    assert sum(left.values()) == 12
    assert laid == Counter(left)


@pytest.mark.rule("cathedral:2.4")
def test_the_eight_resource_tiles_lie_on_the_eight_spaces_by_lot() -> None:
    """One of each, in many orders."""
    orders = {
        tuple(space["resource"] for space in new_match(2, seed).view()["market"])
        for seed in range(20)
    }
    assert len(orders) == 20
    assert all(sorted(order) == sorted(RESOURCE_IDS) for order in orders)


@pytest.mark.rule("cathedral:2.5")
def test_one_influence_card_of_each_group_lies_in_a_quarter() -> None:
    """Each of the twelve comes up, in any quarter, and never two of a group."""
    seen = set()
    for seed in range(60):
        cards = new_match(2, seed).view()["influence"]
        assert len({card["group"] for card in cards}) == 4
        seen |= {(quarter, card["id"]) for quarter, card in enumerate(cards)}
    assert len(seen) == 48


@pytest.mark.rule("cathedral:2.6")
def test_the_dice_lie_from_the_space_of_recognition_on() -> None:
    """One to a space, in any order and with any values."""
    first, values = set(), set()
    for seed in range(60):
        market = new_match(3, seed).view()["market"]
        start = [space["resource"] for space in market].index("recognition")
        dice = [market[(start + step) % 8]["dice"] for step in range(8)]
        assert [len(lying) for lying in dice] == [1, 1, 1, 1, 1, 0, 0, 0]
        first.add(dice[0][0]["die"])
        values |= {lying[0]["value"] for lying in dice[:5]}
    assert first == {"red", "blue", "green", "yellow", "white"}
    assert values == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("cathedral:2.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_builder_has_six_banners_and_four_ornaments(players: int) -> None:
    """Four banners in the inventory and two beside; a door, two arches, a cross."""
    for seat in new_match(players).view()["seats"]:
        assert seat["banners"] == {"inventory": 4, "beside": 2}
        assert seat["ornaments"] == {"door": 1, "arch": 2, "cross": 1}


@pytest.mark.rule("cathedral:2.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_drawn_by_lot_and_the_rubles_follow_the_order(players: int) -> None:
    """3 for the first, then clockwise 4, 4 and 5."""
    first = set()
    for seed in range(40):
        match = new_match(players, seed)
        (begins,) = match.waiting
        first.add(begins)
        rubles = [int(match.state.seats[(begins + n) % players].rubles) for n in range(players)]
        assert rubles == [3, 4, 4, 5][:players]
        assert str(match.opening[0].said) == f"begins {begins}"
    assert first == set(range(players))


@pytest.mark.rule("cathedral:2.9")
def test_the_sides_of_the_boards_differ_in_prices_only() -> None:
    """In the standard box; all play on the same side, if the option says so."""
    views = [new_match(3, board=side).view() for side in ("basic", "advanced")]
    assert [view["board"] for view in views] == ["basic", "advanced"]
    for one, other in zip(views[0]["seats"], views[1]["seats"], strict=True):
        prices = [[bench["price"] for bench in seat["workshop"]] for seat in (one, other)]
        assert prices[0] != prices[1]
        assert (one["side"], other["side"]) == ("basic", "advanced")
        assert without_prices(one) == without_prices(other)


def without_prices(seat: dict[str, Any]) -> dict[str, Any]:
    """A seat as it looks on either side of its board."""
    workshop = [{**bench, "price": None} for bench in seat["workshop"]]
    return {**seat, "side": None, "workshop": workshop}


@pytest.mark.rule("cathedral:2.9")
def test_each_may_choose_the_side_of_their_own_board() -> None:
    """Where the table leaves it to them; who does not choose plays the basic side."""
    seats = new_match(3, board="own", side="basic,advanced").view()["seats"]
    assert [seat["side"] for seat in seats] == ["basic", "advanced", "basic"]
    record = GAME.standard_box.record
    for number, side in enumerate((0, 1, 0)):
        prices = [bench["price"] for bench in seats[number]["workshop"]]
        assert prices == record.boards[4 * side + number].price.tolist()


@pytest.mark.rule("cathedral:2.9")
@pytest.mark.parametrize("board", ["basic", "advanced"])
def test_nobody_chooses_a_side_where_all_play_the_same(board: str) -> None:
    """It is refused with what would be right."""
    with pytest.raises(OptionError, match="'side' can be chosen only with board=own"):
        new_match(2, board=board, side="basic,advanced")


@pytest.mark.rule("cathedral:2.9")
@pytest.mark.parametrize(
    ("wish", "colours"),
    [
        ("", ["red", "blue", "green"]),
        ("green", ["green", "red", "blue"]),
        (",,red", ["blue", "green", "red"]),
        ("yellow,green,blue", ["yellow", "green", "blue"]),
    ],
)
def test_each_chooses_a_colour_and_the_others_take_what_is_left(
    wish: str, colours: list[str]
) -> None:
    """In the order of the seats."""
    view = new_match(3, colour=wish).view()
    assert [seat["colour"] for seat in view["seats"]] == colours


@pytest.mark.rule("cathedral:2.9")
@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ("red,red", "no two seats have the same"),
        ("white", "red, blue, green, yellow, not 'white'"),
        ("red,blue,green", "is for 2 seats, not 3"),
        (3, "has a value for each seat"),
    ],
)
def test_a_colour_that_cannot_be_had_is_refused(wish: str | int, reason: str) -> None:
    """One sentence that says what would be right."""
    with pytest.raises(OptionError, match=reason):
        new_match(2, colour=wish)


@pytest.mark.rule("cathedral:2.9")
def test_ivan_has_a_colour_that_is_left() -> None:
    """The first."""
    for wish, ivan in (("", "blue"), ("blue", "red"), ("yellow", "red")):
        assert new_match(1, colour=wish).view()["seats"][1]["colour"] == ivan


@pytest.mark.rule("cathedral:2.10")
@pytest.mark.parametrize(
    ("start", "recognition", "prestige"),
    [("recognition_2", 2, 0), ("prestige_2", 9, 2), ("zero", 0, 0)],
)
def test_the_markers_start_where_the_option_says(
    start: str, recognition: int, prestige: int
) -> None:
    """All of them, Ivan's too."""
    for players in (1, 4):
        for seat in new_match(players, start=start).view()["seats"]:
            assert (seat["recognition"], seat["prestige"]) == (recognition, prestige)


@pytest.mark.rule("cathedral:2.10")
def test_without_the_option_they_start_at_2_recognition() -> None:
    """As the rules are read here."""
    assert new_match(2).view()["seats"][0]["recognition"] == 2


@pytest.mark.rule("cathedral:2.11")
def test_all_materials_form_the_reserve() -> None:
    """20 each of wood, brick and stone, 15 gold, 10 of each jewel."""
    reserve = new_match(4).view()["reserve"]
    assert reserve == {
        "wood": 20, "brick": 20, "stone": 20, "gold": 15, "green": 10, "purple": 10
    }  # fmt: skip


@pytest.mark.rule("cathedral:1.1")
def test_everybody_sees_everything() -> None:
    """A spectator sees what each builder sees."""
    match = new_match(3)
    views = [match.view(seat) for seat in (NOBODY, 0, 1, 2)]
    assert [view["you"] for view in views] == [None, 0, 1, 2]
    own = {"you": None, "asked": None}  # a seat is also shown what it is asked
    assert all({**view, **own} == {**views[0], **own} for view in views)


@pytest.mark.rule("cathedral:2.6")
@pytest.mark.parametrize("seed", range(4))
def test_the_dice_that_lie_on_a_space_are_counted(seed: int) -> None:
    """For each die that could be moved, those where it would stop, and it."""
    match = new_match(3, seed, start="prestige_2")
    view = match.view()
    lying = {space["resource"]: len(space["dice"]) for space in view["market"]}
    for die, stops in view["ahead"].items():
        own = stops[0]["space"] == view["dice"][die]["space"]
        assert stops[0]["dice"] == lying[stops[0]["space"]] + (not own)
    seat = match.waiting[0]
    said = [GAME.move_words.say(move) for move in match.moves(seat)]
    rolls = {one.parts["space"] for one in said if one.kind == "reroll"}
    assert rolls == {space for space, dice in lying.items() if dice}


@pytest.mark.rule("cathedral:2.2")
@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_at_first_nothing_is_claimed_built_or_decorated(players: int) -> None:
    """No banner, no material and no ornament lies on any section."""
    for tower in new_match(players).view()["towers"]:
        for section in tower:
            assert (section["owner"], section["ornament"]) == (None, None)
            assert (section["finished"], section["laid"]) == (False, {})
            assert section["missing"] == sum(section["cost"].values())


@pytest.mark.rule("cathedral:2.9")
def test_the_side_of_a_board_is_that_of_any_colour() -> None:
    """Red, the first, and yellow, the last."""
    match = new_match(4, board="own", side="advanced,basic,basic,advanced")
    sides = [seat["side"] for seat in match.view()["seats"]]
    assert sides == ["advanced", "basic", "basic", "advanced"]
