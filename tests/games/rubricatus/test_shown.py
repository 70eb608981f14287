"""What everybody sees of the table, part by part, and what only its owner does."""

from __future__ import annotations

from typing import Any

import pytest

from rubra.core.bits import bit
from rubra.core.journal import NOBODY
from rubra.games.rubricatus.state import ENDING_ROUND

from .tables import Table, box_with, edited_box, new_match, table

NO_POINTS = dict.fromkeys(
    ("building", "bonus", "extension", "development", "cards",
     "last_card", "majority", "all_eras", "leftovers", "all_comarques"), 0,
)  # fmt: skip
RESOURCES = ("materials", "technology", "culture", "defence")
NOTHING = dict.fromkeys(RESOURCES, 0)
ERAS = ("iberian", "ancient", "medieval", "modern", "contemporary")


def seen(laid: Table, *names: str, by: int = NOBODY) -> Any:
    """These parts of a view."""
    view = laid.match.view(by)
    return view[names[0]] if len(names) == 1 else tuple(view[name] for name in names)


# --- 3. The round ---


@pytest.mark.rule("rubricatus:3.1")
def test_everybody_sees_how_far_the_game_is() -> None:
    """Players, turn, round, Era, who holds the initiative card, who acts, how many turns follow."""
    laid = table(3, holder=1, era="ancient")
    assert seen(laid, "players", "turn", "round", "rounds", "era") == (3, 1, 2, 10, "ancient")
    assert seen(laid, "step", "waiting", "holder", "actor") == ("choosing_card", [1], 1, 1)
    assert seen(laid, "tied", "turns_left", "you", "asked") == ([], 2, None, None)
    assert seen(laid, "you", "asked", by=1) == (1, {"ask": "choosing_card"})
    assert seen(laid, "you", "asked", by=0) == (0, None)


@pytest.mark.rule("rubricatus:4.1")
def test_while_all_choose_a_card_nobody_acts() -> None:
    """Whoever acted last in the round before is not named."""
    match = new_match(3)
    assert (match.view()["step"], match.view()["actor"]) == ("bidding", None)


@pytest.mark.rule("rubricatus:3.1")
@pytest.mark.rule("rubricatus:3.3")
@pytest.mark.rule("rubricatus:11.1")
@pytest.mark.rule("rubricatus:11.2")
def test_the_era_track_says_what_each_era_brings() -> None:
    """Its rounds, the cards one draws, the helpers one has, and the Era that leaves the market."""
    names = ("id", "rounds", "draw", "helpers", "leaving")
    assert [tuple(era[name] for name in names) for era in seen(table(), "eras")] == [
        ("iberian", 1, 5, 3, None),
        ("ancient", 2, 4, 3, None),
        ("medieval", 4, 5, 4, "iberian"),
        ("modern", 1, 6, 5, "ancient"),
        ("contemporary", 2, 6, 5, "medieval"),
    ]


# --- 2. The board ---


@pytest.mark.rule("rubricatus:2.4")
@pytest.mark.rule("rubricatus:8.1")
@pytest.mark.rule("rubricatus:8.4")
def test_a_region_shows_its_comarques_its_problems_and_who_stands_there() -> None:
    """It is calm with two problems and not with three; covered regions are not shown."""
    laid = table(3, problems={"bages": 3, "solsones": 2})
    laid.state.standing[2] = 0b101
    regions = seen(laid, "regions")
    names = ("id", "comarques", "problems", "calm", "standing")
    assert [tuple(region[name] for name in names) for region in regions] == [
        ("bergueda", ["bergueda", "llucanes"], 1, True, []),
        ("bages", ["bages"], 3, False, []),
        ("solsones", ["solsones"], 2, True, [0, 2]),
        ("baix_llobregat", ["baix_llobregat"], 1, True, []),
    ]


@pytest.mark.rule("rubricatus:2.3")
@pytest.mark.rule("rubricatus:2.4")
@pytest.mark.parametrize(("players", "drawer", "supply"), [(3, 8, 15), (4, 11, 21)])
def test_the_problems_of_the_drawer_and_all_there_are_are_seen(
    players: int, drawer: int, supply: int
) -> None:
    """Three have come to the table since the start."""
    laid = table(players, problems={"bages": 3, "solsones": 2})
    assert seen(laid, "drawer", "supply") == (drawer, supply)


@pytest.mark.rule("rubricatus:2.8")
def test_how_many_constructions_are_left_of_an_era_is_seen() -> None:
    """Whatever their numbers in the box are: the first, the last, and those around the 32nd."""
    laid = table()
    assert seen(laid, "decks") == {
        "iberian": 7, "ancient": 3, "medieval": 4, "modern": 2, "contemporary": 2,
    }  # fmt: skip
    for cards in ((0,), (31,), (32,), (0, 30, 31, 32, 33, 61)):
        laid.state.decks[4] = sum(bit(card) for card in cards)
        assert seen(laid, "decks")["contemporary"] == len(cards)


@pytest.mark.rule("rubricatus:12.1")
@pytest.mark.rule("rubricatus:12.2")
def test_the_development_tracks_are_seen() -> None:
    """How far they go, the points of each space before the end, and the tokens at the ends."""
    laid = table(box=edited_box(("spaces = [0, 1, 0, 2]", "spaces = [3, 1, 0, 2]")))
    laid.state.tokens = 0b1101
    assert seen(laid, "tracks") == {
        "end": 4,
        "points": [3, 1, 0],
        "tokens": ["materials", "culture", "defence"],
        "first": 5,
        "later": 1,
    }


@pytest.mark.rule("rubricatus:7.9")
@pytest.mark.rule("rubricatus:10.1")
@pytest.mark.rule("rubricatus:15.2")
def test_what_is_printed_of_limits_and_of_the_end_is_seen() -> None:
    """Each figure of the box."""
    laid = table()
    assert seen(laid, "limits") == {"resource": 3, "problems": 5, "problems_to_build": 2}
    assert seen(laid, "scoring") == {
        "extension": 1, "majority": 2, "majority_tied": 1, "all_eras": 3, "all_comarques": 3,
        "leftovers": 2,
    }  # fmt: skip


@pytest.mark.rule("rubricatus:16.1")
@pytest.mark.rule("rubricatus:16.2")
@pytest.mark.rule("rubricatus:16.3")
@pytest.mark.rule("rubricatus:16.4")
@pytest.mark.parametrize(
    ("difficulty", "calamities"),
    [("standard", [0] * 5), ("easy", None), ("calamities", [1, 2, 4, 1, 2]), ("random", None)],
)
def test_the_calamities_to_come_are_seen_where_they_are_known(
    difficulty: str, calamities: list[int] | None
) -> None:
    """Not where there are no Era cards, nor where chance has mixed them in."""
    shown = new_match(difficulty=difficulty).view()["difficulty"]
    assert shown["name"] == difficulty
    assert shown["calamities"] == (calamities and dict(zip(ERAS, calamities, strict=True)))


# --- Cards ---


@pytest.mark.rule("rubricatus:9.4")
@pytest.mark.rule("rubricatus:9.5")
@pytest.mark.parametrize(
    ("name", "number", "era", "comarca", "cost", "problems", "points", "bonus", "partner"),
    [
        ("silo", 2, "iberian", "bergueda", {"materials": 1, "technology": 1}, 0, 2, {}, 7),
        ("farm", 1, "iberian", "bages", {"materials": 2}, 1, 0, {"income": {"materials": 1}}, None),
        ("port", 4, "iberian", "baix_llobregat", {"technology": 1}, 0, 0,
         {"develop": {"technology": 2}}, None),
        ("mill", 7, "ancient", "bergueda", {"materials": 1}, 1, 0, {}, 2),
    ],
)  # fmt: skip
def test_a_construction_shows_what_is_printed_on_it(
    name: str,
    number: int,
    era: str,
    comarca: str,
    cost: dict[str, int],
    problems: int,
    points: int,
    bonus: dict[str, dict[str, int]],
    partner: int | None,
) -> None:
    """In the market, and before whoever has built it."""
    printed = {
        "number": number, "id": name, "era": era, "comarca": comarca, "cost": cost,
        "problems": problems, "points": points, "develop": {}, "income": {}, "partner": partner,
    } | bonus  # fmt: skip
    (for_sale,) = seen(table(market=name), "market")
    assert printed.items() <= for_sale.items()
    assert seen(table(constructions={1: name}), "seats")[1]["constructions"] == [printed]


@pytest.mark.rule("rubricatus:2.2")
@pytest.mark.parametrize(
    ("players", "name", "regions"),
    [
        (4, "silo", ["bergueda", "bages_bergueda"]),
        (3, "silo", ["bergueda"]),
        (4, "shrine", ["bergueda", "bages_bergueda"]),
        (4, "fort", ["solsones", "bages_solsones"]),
    ],
)
def test_a_card_of_the_market_shows_the_open_regions_that_take_it(
    players: int, name: str, regions: list[str]
) -> None:
    """Whoever may be there, and whatever it costs."""
    (card,) = seen(table(players, market=name), "market")
    assert card["regions"] == regions


@pytest.mark.rule("rubricatus:7.3")
@pytest.mark.parametrize(
    ("name", "number", "points", "event", "removed"),
    [
        ("one", 0, 1, [], False),
        ("gaining", 5, 2, [("gain", "defence", 2)], False),
        ("choosing", 6, 2, [("gain_any", None, 2)], False),
        ("losing", 7, 2, [("lose", "materials", 2)], False),
        ("scoring", 9, 2, [("score", None, 3)], True),
        ("adding", 15, 2, [("add", "bages", 2)], False),
        ("removing", 18, 2, [("remove", "bages", 2)], False),
        ("both", 21, 2,
         [("remove_any", None, 1), ("add_any", None, 1), ("score", None, 1)], False),
    ],
)  # fmt: skip
def test_an_action_card_shows_what_is_printed_on_it(
    name: str, number: int, points: int, event: list[tuple[str, str | None, int]], removed: bool
) -> None:
    """Its value, its event with the region or the resource it names, and whether it goes."""
    effects = [{"do": do, "what": what, "n": n, "who": "holder"} for do, what, n in event]
    assert seen(table(hand={0: name}), "seats", by=0)[0]["hand"] == [
        {"number": number, "id": name, "points": points, "event": effects, "removed": removed}
    ]


@pytest.mark.rule("rubricatus:5.1")
@pytest.mark.rule("rubricatus:5.3")
def test_an_era_card_shows_what_is_printed_on_it() -> None:
    """Its Era, its immediate part, its prize and its penalty, and whom they are for."""
    card = box_with("score:1:each add:bages:1", "all_calm:2", "score:2", "lose:culture:1 forfeit:3")
    shown = dict(seen(table(era_card=card), "era_card"))
    del shown["check"]
    assert shown == {
        "id": "told",
        "era": "iberian",
        "calamity": False,
        "now": [
            {"do": "score", "what": None, "n": 1, "who": "each"},
            {"do": "add", "what": "bages", "n": 1, "who": "holder"},
        ],
        "prize": [{"do": "score", "what": None, "n": 2, "who": "holder"}],
        "penalty": [
            {"do": "lose", "what": "culture", "n": 1, "who": "holder"},
            {"do": "forfeit", "what": None, "n": 3, "who": "holder"},
        ],
    }
    laid = table(era_card=box_with("score:1"))
    assert seen(laid, "era_card")["check"] is None
    laid.state.era_card = laid.names["era_card"].index("medieval_2")
    assert seen(laid, "era_card")["era"] == "medieval"


@pytest.mark.rule("rubricatus:14.16")
@pytest.mark.rule("rubricatus:14.17")
@pytest.mark.rule("rubricatus:14.18")
@pytest.mark.rule("rubricatus:14.19")
@pytest.mark.rule("rubricatus:14.20")
@pytest.mark.parametrize(
    ("check", "shown"),
    [
        ("calm:bages:2", {"do": "calm", "what": "bages", "n": 2, "passing": True}),
        ("calm:bages:1", {"do": "calm", "what": "bages", "n": 1, "passing": False}),
        ("all_calm:3", {"do": "all_calm", "what": None, "n": 3, "passing": True}),
        ("all_calm:2", {"do": "all_calm", "what": None, "n": 2, "passing": False}),
        ("has:culture:2", {"do": "has", "what": "culture", "n": 2, "passing": [1, 3]}),
        ("built:1", {"do": "built", "what": None, "n": 1, "passing": [2]}),
        ("leads:defence", {"do": "leads", "what": "defence", "n": 0, "passing": [0, 1]}),
    ],
)
def test_a_check_shows_who_would_pass_it_now(check: str, shown: dict[str, Any]) -> None:
    """The table, or each player."""
    laid = table(
        stock={1: "c2", 2: "c1", 3: "c3"},
        track={0: "d2", 1: "d2", 2: "d1"},
        problems={"bages": 2, "solsones": 3},
        era_card=box_with("", check, "score:1"),
    )
    laid.state.seats[2].built_now = 1
    assert seen(laid, "era_card")["check"] == shown


@pytest.mark.rule("rubricatus:13.4")
def test_an_eteria_shows_her_ability() -> None:
    """And the resource, where it is about one; beside the board, or with whom she is."""
    laid = table(eteries={2: "merla goja"})
    names = ("number", "id", "ability", "what")
    assert [tuple(one[name] for name in names) for one in seen(laid, "eteries")] == [
        (1, "aloja", "gather", "materials"),
        (2, "follet", "gather", "technology"),
        (3, "paitida", "endure", None),
        (4, "encantada", "spare", "defence"),
        (5, "minairo", "spare", "technology"),
    ]
    own = seen(laid, "seats")[2]["eteries"]
    assert [tuple(one[name] for name in names) for one in own] == [
        (0, "goja", "soothe", None),
        (6, "merla", "gather", "defence"),
    ]


# --- Players ---


@pytest.mark.rule("rubricatus:3.5")
def test_a_player_shows_all_but_the_hand() -> None:
    """How many cards are in hand and in the deck, which are discarded and removed, and the rest."""
    laid = table(
        stock={1: "m1 t2 c3"},
        track={1: "t1 d3"},
        hand={1: "one two three"},
        constructions={1: "farm"},
        points={1: 7},
    )
    place = laid.state.seats[1]
    place.deck -= bit(5) + bit(9)
    place.discards, place.removed = bit(5), bit(9)
    place.worked, place.built_now, place.at_home = 0b110, 2, 1
    shown = dict(seen(laid, "seats", by=0)[1])
    assert [card["id"] for card in shown.pop("constructions")] == ["farm"]
    assert shown == {
        "points": 7,
        "scored": NO_POINTS | {"building": 7},
        "stock": NOTHING | {"materials": 1, "technology": 2, "culture": 3},
        "income": {"materials": 1},
        "track": NOTHING | {"technology": 1, "defence": 3},
        "helpers": 3,
        "at_home": 1,
        "eteries": [],
        "eteries_out": [],
        "worked": ["technology", "culture"],
        "built_now": 2,
        "cards": 3,
        "deck": 17,
        "discards": ["gaining"],
        "removed": ["scoring"],
        "bid": None,
    }


@pytest.mark.rule("rubricatus:3.5")
@pytest.mark.rule("rubricatus:4.1")
def test_a_hand_and_a_card_laid_face_down_are_seen_by_their_owner_alone() -> None:
    """The others see as many cards as before, for who has chosen is all that they may know."""
    laid = Table(new_match(3))
    before = [card["id"] for card in seen(laid, "seats", by=1)[1]["hand"]]
    laid.play(f"bid {before[0]}", seat=1)
    own = seen(laid, "seats", by=1)[1]
    assert (own["bid"], [card["id"] for card in own["hand"]]) == (before[0], before[1:])
    for other in (NOBODY, 0, 2):
        shown = seen(laid, "seats", by=other)[1]
        assert (shown["bid"], shown["cards"], "hand" in shown) == (None, len(before), False)


@pytest.mark.rule("rubricatus:1.3")
@pytest.mark.rule("rubricatus:15.1")
def test_the_last_cards_are_shown_but_not_in_defeat() -> None:
    """After the scoring to everybody, after the common defeat to nobody else."""
    laid = table(hand={1: "three"})
    laid.state.round_number = 10
    laid.go_on(ENDING_ROUND)
    assert [card["id"] for card in seen(laid, "seats")[1]["hand"]] == ["three"]
    lost = table(hand={0: "adding", 1: "three"}, drawer=1).play("event adding")
    assert "hand" not in seen(lost, "seats")[1]
    assert [card["id"] for card in seen(lost, "seats", by=1)[1]["hand"]] == ["three"]


@pytest.mark.rule("rubricatus:1.2")
def test_the_result_shows_the_winners_and_the_points_of_all() -> None:
    """Nobody has a card left."""
    laid = table(3, points={0: 3, 1: 9, 2: 9}, hand=dict.fromkeys(range(3), ""))
    assert seen(laid, "result") is None
    laid.state.round_number = 10
    laid.end_round()
    assert seen(laid, "result") == {
        "reason": "shared_victory", "winners": [1, 2], "points": [3, 9, 9],
    }  # fmt: skip


# --- What is going on ---


@pytest.mark.rule("rubricatus:7.8")
@pytest.mark.rule("rubricatus:7.9")
@pytest.mark.rule("rubricatus:13.6")
@pytest.mark.parametrize(
    ("card", "eteria", "stock", "produce"),
    [
        ("two", None, "m1 t2 c3", [(2, 3, 0), (2, 0, 1), (2, 1, 1), (2, 2, 0)]),
        ("three", "aloja", "m3 t1", [(4, 3, 1), (3, 0, 1), (3, 3, 0), (3, 3, 0)]),
    ],
)
def test_what_a_resource_would_come_to_is_seen_before_it_is_produced(
    card: str, eteria: str | None, stock: str, produce: list[tuple[int, int, int]]
) -> None:
    """Its points, where its marker would stand, and the steps of development on the way."""
    laid = table(hand={0: card}, eteries={0: eteria or ""}, stock={0: stock})
    laid.play(f"points {card}", *([f"send_eteria {eteria}"] if eteria else []))
    shown = seen(laid, "action")
    assert (shown["seat"], shown["points"]) == (0, laid.state.card_points)
    assert (shown["card"], shown["eteria"], shown["region"]) == (card, eteria, None)
    found = [tuple(shown["produce"][r][n] for n in ("points", "stock", "steps")) for r in RESOURCES]
    assert found == produce


@pytest.mark.rule("rubricatus:8.2")
def test_an_action_in_a_region_shows_the_region_and_what_is_left_to_do() -> None:
    """And nothing of production; what is being built is seen as long as problems are put down."""
    laid = table(stock={1: "m1 d3"}, holder=1, market="fort", problems={"solsones": 4})
    laid.play("points two", "enter solsones")
    assert seen(laid, "action") == {
        "seat": 1, "card": "two", "points": 2, "eteria": None, "region": "solsones",
        "choices": ["mitigate"], "builds": [], "building": None, "produce": None,
    }  # fmt: skip
    assert seen(laid, "asked", by=1) == {
        "ask": "in_region", "region": "solsones", "choices": "mitigate",
    }  # fmt: skip


@pytest.mark.rule("rubricatus:10.2")
@pytest.mark.parametrize(
    ("card", "laid", "choice"),
    [
        ("adding", {"problems": {"bages": 4}}, ("add", "bages", 1)),
        ("adding_any", {}, ("add_any", None, 2)),
        ("removing_any", {}, ("remove_any", None, 2)),
        ("choosing", {}, ("gain_any", None, 2)),
        ("giving_up", {"stock": {0: "m2"}}, ("lose_any", None, 2)),
        ("taking", {"stock": {1: "m1"}}, ("take", None, 1)),
        ("replacing", {"market": "hut"}, ("replace", None, 1)),
        ("recruiting", {}, ("recruit", None, 1)),
    ],
)
def test_an_effect_that_leaves_a_choice_shows_whose_it_is(
    card: str, laid: dict[str, Any], choice: tuple[str, str | None, int]
) -> None:
    """What is to be done, how often, and where the region is full."""
    arranged = table(hand={0: card}, **laid).play(f"event {card}")
    do, what, n = choice
    assert seen(arranged, "choice") == {"seat": 0, "do": do, "what": what, "n": n}
    assert seen(arranged, "asked", by=0) == {"ask": do}


@pytest.mark.rule("rubricatus:5.1")
def test_a_calamity_is_seen_to_be_one() -> None:
    """In the Era deck of a game that has nothing else."""
    laid = Table(new_match(difficulty="calamities"))
    laid.bid("one", "two", "one", "one")
    assert seen(laid, "era_card")["calamity"] is True
