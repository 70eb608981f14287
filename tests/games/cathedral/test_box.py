"""The box file: what the standard one holds, and how a bad one is refused."""

from __future__ import annotations

from collections import Counter

import pytest

from rubra.core.box import BoxFile
from rubra.core.errors import BoxError
from rubra.core.match import Match
from rubra.core.record import as_dict
from rubra.games.cathedral.words import MATERIAL_IDS

from .tables import GAME, Table

TEXT = GAME.standard_box.file.text


def complaint(*changes: tuple[str, str]) -> str:
    """What is said when somebody opens the box with words replaced, each once, from the top."""
    text = TEXT
    for old, new in changes:
        assert old in text, f"the box file does not say {old!r}"
        text = text.replace(old, new, 1)
    with pytest.raises(BoxError) as raised:
        GAME.open_box(BoxFile(text, "mine.toml"))
    return str(raised.value)


# --- The standard box ---


@pytest.mark.rule("cathedral:2.2")
def test_forty_cards_of_three_or_four_materials() -> None:
    """10 bases, 20 middles, 10 domes; the symbols follow the sizes of the reserve."""
    cards = as_dict(GAME.standard_box.record)["cards"]
    assert Counter(card["section"] for card in cards) == {0: 10, 1: 20, 2: 10}
    assert Counter(card["materials"] for card in cards) == {3: 33, 4: 7}
    symbols = [sum(card["cost"][kind] for card in cards) for kind in range(6)]
    assert symbols == [26, 25, 25, 22, 15, 14]


def test_what_was_published_of_the_cards_is_there() -> None:
    """A card of 2 wood, 1 brick and 1 gold; a middle with gold for 4 recognition and 2 rubles."""
    cards = as_dict(GAME.standard_box.record)["cards"]
    assert [2, 1, 0, 1, 0, 0] in [card["cost"] for card in cards]
    gold = MATERIAL_IDS.index("gold")
    middles = [card for card in cards if card["section"] == 1 and card["cost"][gold]]
    assert (4, 2) in [(card["recognition"], card["rubles"]) for card in middles]


def test_what_was_published_of_the_influence_is_there() -> None:
    """2 brick for 1 green jewel."""
    effects = [
        effect
        for card in as_dict(GAME.standard_box.record)["influence"]
        for effect in card["choices"]
    ]
    wanted = [0, 2, 0, 0, 0, 0, 0, 0]
    assert any(effect["cost"] == wanted and effect["what"] == 4 for effect in effects)


@pytest.mark.rule("cathedral:7.4")
def test_the_clergy_gives_points_and_nothing_else() -> None:
    """And no influence card and no tile gives prestige, for which there is no word."""
    clergy = as_dict(GAME.standard_box.record)["influence"][9:]
    for card in clergy:
        for effect in card["choices"]:
            assert effect["word"] in (0, 7)  # gain or score
            assert effect["word"] == 7 or effect["what"] == 7


def test_every_board_asks_a_price_of_a_single_figure() -> None:
    """And each colour has the same ones, its own colour apart."""
    boards = as_dict(GAME.standard_box.record)["boards"]
    for side in (boards[:4], boards[4:]):
        assert len({tuple(sorted(board["price"])) for board in side}) == 1
        assert len({board["price"][seat] for seat, board in enumerate(side)}) == 1


# --- A box of one's own ---


def test_an_owner_can_write_other_cards() -> None:
    """Another influence card, another tile, another cost: the game is played with them."""
    text = TEXT.replace('first = { do = "gather", where = "here" }',
                        'first = { do = "gain", what = "purple", n = 2 }')  # fmt: skip
    text = text.replace('id = "die_white"', 'id = "my_tile"')
    box = GAME.open_box(BoxFile(text, "mine.toml"))
    match = Match(GAME, 2, bytes(16), {"standstill": True}, box)
    while not match.is_over:
        seat = match.waiting[0]
        match.play(seat, match.moves(seat)[0])
    assert "my_tile" in box.names["tile"]


ADVANCED_RED = 'colour = "red"\nprice = { red = 3,'


def with_advanced_red(more: str) -> Match:
    """A game of two on the advanced side; that of red says more in this box."""
    assert ADVANCED_RED in TEXT
    text = TEXT.replace(ADVANCED_RED, f'colour = "red"\n{more}\nprice = {{ red = 3,')
    box = GAME.open_box(BoxFile(text, "mine.toml"))
    return Match(GAME, 2, bytes(16), {"board": "advanced"}, box)


@pytest.mark.rule("cathedral:2.9")
def test_an_owner_can_say_what_else_differs_on_a_side() -> None:
    """Slots, banners, ornaments and rubles of one side of one board."""
    match = with_advanced_red(
        "slots = 12\ncovered_slots = 5\nornaments = { door = 2, arch = 1, cross = 1 }\nrubles = 2"
    )
    red, blue = match.view()["seats"]
    assert (red["slots"], blue["slots"]) == (7, 6)
    assert (red["banners"], blue["banners"]) == (
        {"inventory": 5, "beside": 1}, {"inventory": 4, "beside": 2}
    )  # fmt: skip
    assert red["ornaments"] == {"door": 2, "arch": 1, "cross": 1}
    assert blue["ornaments"] == {"door": 1, "arch": 2, "cross": 1}
    first = match.waiting == [0]
    assert (red["rubles"], blue["rubles"]) == ((5, 4) if first else (6, 3))


@pytest.mark.rule("cathedral:2.9")
@pytest.mark.rule("cathedral:6.7")
def test_an_owner_can_say_which_dice_activate_a_space() -> None:
    """The second white space of this side belongs to the red and the blue die, not to the white."""
    match = with_advanced_red('dice = { white_2 = ["red", "blue"] }')
    laid = Table(match)
    match.state.active = 0
    match.state.waiting = 1
    laid.seat().rubles = 0
    laid.seat().marker = 0
    laid.bench(0, 5, "rubles").bench(1, 5, "rubles")
    assert match.view()["seats"][0]["workshop"][5]["dice"] == ["red", "blue"]
    assert match.view()["seats"][1]["workshop"][5]["dice"] == ["white"]
    for die, works in (("red", True), ("blue", True), ("green", False), ("white", False)):
        twin = Table(match.copy()).visit(die)
        assert bool(twin.waiting == [0] and twin.moves("activate")) == works


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('game = "cathedral"', 'game = "rubico"', "this is a box of 'rubico'"),
        ("deliveries = 3", "deliveries = 3\nspeed = 1", "unknown field `speed`"),
        ('do = "gain", what = "wood"', 'do = "steal", what = "wood"', "invalid enum value 'steal'"),
        ('do = "yield", die = "red"', 'do = "yield", n = 1', "'yield' takes die, not n"),
        ('{ do = "workshop" }', '{ do = "workshop", n = 1 }', "takes nothing else, not n"),
        ('{ do = "gather", where = "here" }', '{ do = "yield", die = "red" }',
         "only a workshop tile"),
        ('{ do = "gain", what = "wood", n = 1 }', '{ do = "workshop" }', "a tile costs nothing"),
        ("tiles = 2", "tiles = 3", "there are 28 workshop tiles, not 29"),
        ("three_plus = 1", "three_plus = 3", "more tiles are marked 3+ than there are"),
        ("middles = [1, 1, 1, 1]", "middles = [1, 1, 1, 2]", "there are 12 sections, not 13"),
        ("middles = [1, 1, 1, 1]", "middles = [2, 2, 2]", "a plan has 4 to 6 towers, not 3"),
        ("middles = [3, 5, 5, 3]", "middles = [1, 7, 7, 1]", "at most 8 sections"),
        ("    5, 9, 13", "    5, 9, 9", "40 different spaces of prestige"),
        ("78, 79, 80", "77, 78, 79", "40 different spaces of prestige"),
        ('group = "artisans"', 'group = "clergy"', "each group has 3 cards, artisans has 2"),
        ('section = "base"', 'section = "dome"', "there are 10 base cards, not 9"),
        ('colour = "blue"', 'colour = "red"', "the basic side of the red board is there twice"),
        (", white_2 = 3", "", "a board has a price for each of"),
        (ADVANCED_RED, f"slots = 3\n{ADVANCED_RED}", "4 banners cover more than the 3 slots"),
        (ADVANCED_RED, f"slots = 0\n{ADVANCED_RED}", "Expected `int` >= 1"),
        (ADVANCED_RED, f'dice = {{ pink = ["red"] }}\n{ADVANCED_RED}', "invalid enum value 'pink'"),
        ('do = "points"', 'do = "claim"', "Ivan has 5 cards"),
        ('of = ["wood", "brick", "stone"], n = 1 }', 'of = ["wood"], n = 1 }', "two different"),
        ('do = "deliver", n = 1 }', 'do = "deliver", n = 1, again = true }', "costs nothing"),
        ('cost = { rubles = 1 }, again = true }', 'cost = { gold = 1 }, again = true }',
         "can only cost rubles"),
        ('id = "base_2"', 'id = "base_1"', "the id 'base_1' is there twice"),
        ("zero = 0", "zero = 40", "the starting spaces are in no order"),
        ("one_jewel = 1 ", "one_jewel = 15 ", "one jewel is worth no more than two are"),
    ],
)  # fmt: skip
def test_a_bad_box_is_refused_with_its_line(old: str, new: str, reason: str) -> None:
    """One sentence that names the file, the line and the reason."""
    said = complaint((old, new)).lower()
    assert reason.lower() in said
    assert said.startswith("mine.toml")
