"""What the view says of the market: where a card can be built, or why it cannot."""

from __future__ import annotations

from typing import Any

import pytest

from rubra.core.stream import below, stream_from_seed

from .tables import GAME, Table, new_match, table


def card_of(laid: Table, name: str) -> dict[str, Any]:
    """A card of the market as everybody sees it."""
    return next(card for card in laid.match.view()["market"] if card["id"] == name)


def said_of(laid: Table, name: str, seat: int = 0) -> list[str] | str:
    """Where a seat can build a card, or why it cannot."""
    card = card_of(laid, name)
    assert bool(card["sites"][seat]) == (card["why_not"][seat] is None)
    return card["sites"][seat] or card["why_not"][seat]


@pytest.mark.rule("rubricatus:8.4")
def test_a_card_about_to_be_built_can_be_built_where_its_builder_stands() -> None:
    """The region is taken for everybody else, and the builder can build nowhere else."""
    laid = table(stock={0: "m1", 1: "m1"}, market="hut")
    everywhere = ["bages", "bages_bergueda", "bages_solsones", "bages_baix_llobregat"]
    assert said_of(laid, "hut") == said_of(laid, "hut", 1) == everywhere
    laid.play("points two", "enter bages")
    assert said_of(laid, "hut") == ["bages"]
    assert said_of(laid, "hut", 1) == everywhere[1:]


@pytest.mark.rule("rubricatus:8.4")
def test_who_can_pay_may_still_be_unable_to_build() -> None:
    """The reason is the first thing that is in the way."""
    laid = table(3, stock={0: "m1"}, market="hut fort")
    assert said_of(laid, "fort") == "cost"
    assert said_of(laid, "hut", 1) == "cost"
    laid.state.problems[1] = 3
    assert said_of(laid, "hut") == "problems"
    laid.state.standing[1] = 0b10
    assert said_of(laid, "hut") == "taken"
    laid.state.seats[0].at_home = 0
    assert said_of(laid, "hut") == "helpers"


@pytest.mark.rule("rubricatus:8.2")
def test_whoever_is_in_a_region_builds_nothing_of_another() -> None:
    """A helper that mitigates in Solsonès."""
    laid = table(stock={0: "m1 d2"}, market="hut", problems={"solsones": 3})
    laid.play("points two", "enter solsones")
    assert said_of(laid, "hut") == "elsewhere"


@pytest.mark.rule("rubricatus:8.5")
@pytest.mark.parametrize(("stock", "said"), [("m1 d1", ["bages"]), ("m1", "problems")])
def test_defence_opens_a_region(stock: str, said: object) -> None:
    """Three problems: one has to go first, and the cost must still be paid."""
    laid = table(3, stock={0: stock}, market="hut", problems={"bages": 3})
    assert said_of(laid, "hut") == said
    laid = table(3, stock={0: "m1 d2"}, market="fort", problems={"solsones": 3})
    assert said_of(laid, "fort") == "problems"


@pytest.mark.rule("rubricatus:13.5")
@pytest.mark.rule("rubricatus:13.7")
@pytest.mark.rule("rubricatus:13.8")
@pytest.mark.parametrize(
    ("eteria", "market", "stock", "problems", "why"),
    [
        ("goja", "hut", "m1", 3, "problems"),
        ("paitida", "hut", "m1", 3, "problems"),
        ("encantada", "fort", "m1 d1", 1, "cost"),
    ],
)
def test_an_eteria_at_home_counts(
    eteria: str, market: str, stock: str, problems: int, why: str
) -> None:
    """With her it can be built; once she is out it cannot."""
    region = "bages" if market == "hut" else "solsones"
    laid = table(
        3, eteries={0: eteria}, stock={0: stock}, market=market, problems={region: problems}
    )
    assert said_of(laid, market) == [region]
    laid.state.seats[0].eteries_out = laid.state.seats[0].eteries
    assert said_of(laid, market) == why


@pytest.mark.rule("rubricatus:7.1")
def test_the_helper_at_work_can_build_though_nobody_is_left_at_home() -> None:
    """The last one of seat 0, from when it is sent; not seat 1, whose helpers are all placed."""
    laid = table(3, stock={0: "m1", 1: "m1"}, market="hut")
    laid.state.seats[0].at_home = 1
    laid.state.seats[1].at_home = 0
    assert said_of(laid, "hut") == ["bages"]
    for words in ("points two", "enter bages"):
        laid.play(words)
        assert said_of(laid, "hut") == ["bages"]
        assert said_of(laid, "hut", 1) == "helpers"


@pytest.mark.rule("rubricatus:13.8")
@pytest.mark.parametrize(
    ("eteria", "card", "stock", "problems", "said"),
    [
        ("encantada", "fort", "m1 d2", 3, ["solsones"]),
        ("encantada", "fort", "m1 d2", 4, "problems"),
        ("encantada", "castle", "d1", 3, ["bages"]),
        ("minairo", "fort", "m1 d2", 3, "problems"),
    ],
)
def test_defence_that_is_spared_can_mitigate(
    eteria: str, card: str, stock: str, problems: int, said: object
) -> None:
    """A fort costs two of it, a castle one; the Encantada of the tests spares one, a Minairó none.

    More than two problems have to be mitigated first.
    """
    region = "solsones" if card == "fort" else "bages"
    laid = table(3, eteries={0: eteria}, stock={0: stock}, market=card, problems={region: problems})
    laid.state.seats[0].at_home = 0
    assert said_of(laid, card) == said


@pytest.mark.rule("rubricatus:13.5")
def test_a_goja_in_the_region_has_soothed_it_already() -> None:
    """Three problems are left of four: the one defence mitigates, or pays for the castle."""
    laid = table(3, eteries={0: "goja"}, stock={0: "d1"}, market="castle", problems={"bages": 4})
    laid.play("points two", "send_eteria goja", "enter bages")
    assert laid.problems("bages") == 3
    assert said_of(laid, "castle") == "problems"


@pytest.mark.rule("rubricatus:13.4")
def test_only_the_helper_at_work_counts() -> None:
    """A Goja could soothe the region, but a basic helper was sent."""
    laid = table(3, eteries={0: "goja"}, stock={0: "m1"}, market="hut", problems={"bages": 3})
    assert said_of(laid, "hut") == ["bages"]
    assert said_of(laid.play("points two", "send_helper"), "hut") == "problems"


@pytest.mark.rule("rubricatus:8.2")
@pytest.mark.parametrize(
    ("stock", "problems", "market", "choices"),
    [
        ("d1", 1, "", ["mitigate"]),
        ("m1", 1, "hut", ["build"]),
        ("m1 d1", 1, "hut", ["mitigate", "build"]),
        ("m1 d1", 3, "hut", ["mitigate"]),
    ],
)
def test_what_may_be_done_in_a_region(
    stock: str, problems: int, market: str, choices: list[str]
) -> None:
    """Only that; one may leave once something has been done."""
    laid = table(stock={0: stock}, market=market, problems={"bages": problems})
    laid.play("points two", "enter bages")
    assert laid.match.view(0)["action"]["choices"] == choices
    if len(choices) == 2:
        laid.play("mitigate")
        assert laid.match.view(0)["action"]["choices"] == ["build", "leave"]


@pytest.mark.rule("rubricatus:9.1")
@pytest.mark.parametrize(
    ("eteria", "paid"), [("encantada", "m1 d1"), ("paitida", "m1 d2")], ids=["spared", "all"]
)
def test_what_a_construction_costs_now_and_brings(eteria: str, paid: str) -> None:
    """What is paid, with what is spared left out, and the points of card, bonus and extension."""
    laid = table(eteries={0: eteria}, stock={0: "m1 d2"}, market="fort")
    laid.play("points two", f"send_eteria {eteria}", "enter solsones")
    (move,) = laid.moves("build_sparing") or laid.moves("build")
    (build,) = laid.match.view(0)["action"]["builds"]
    before, points = laid.stock(), laid.state.seats[0].points
    cost = " ".join(f"{resource[0]}{count}" for resource, count in build["cost"].items())
    assert (cost, build["spared"]) == (paid, "defence" if "sparing" in move else None)
    laid.play(move)
    assert (before, laid.stock()) == ("m1 d2", "d1" if build["spared"] else "")
    brought = build["points"] + build["bonus"] + build["extension"]
    assert laid.state.seats[0].points - points == brought > 0


@pytest.mark.rule("rubricatus:7.1")
def test_the_order_of_a_round() -> None:
    """From the holder of the initiative card on, anticlockwise; so they are asked."""
    laid = table(4, holder=1, hand=dict.fromkeys(range(4), "one two"))
    order = laid.match.view()["order"]
    assert order == [1, 0, 3, 2]
    asked = []
    for _ in order:
        (seat,) = laid.waiting
        asked.append(seat)
        laid.play("points one", "produce materials")
    assert asked == order


@pytest.mark.rule("rubricatus:8.4")
@pytest.mark.rule("rubricatus:9.5")
def test_what_each_player_lacks_for_a_card_and_whose_it_would_extend_is_seen() -> None:
    """A silo costs materials and technology, and is paired with a mill."""
    laid = table(
        stock={0: "m1", 1: "m3 t3", 3: "m1 t1"}, market="silo hut", constructions={2: "mill"}
    )
    silo = card_of(laid, "silo")
    assert silo["short"] == [{"technology": 1}, {}, {"materials": 1, "technology": 1}, {}]
    assert silo["extends"] == [2]
    assert card_of(laid, "hut")["extends"] == []


@pytest.mark.parametrize("players", [3, 4])
def test_the_view_says_of_building_what_the_rules_say(players: int) -> None:
    """In random games: where a helper may go and what may be done there, no more and no less."""
    chance = stream_from_seed(1000)
    match = new_match(players, 0, "easy", GAME.standard_box)
    say = match.game.move_words.say
    looked = 0
    while not match.is_over and looked < 80:
        seat = match.waiting[0]
        moves = match.moves(seat)
        view = match.view(seat)
        words = [say(move) for move in moves]
        kinds = {said.kind for said in words}
        if view["step"] == "in_region" and view["choice"] is None:
            looked += 1
            region = view["action"]["region"]
            built = {s.parts["construction"] for s in words if s.kind.startswith("build")}
            assert [build["construction"] for build in view["action"]["builds"]] == [
                s.parts["construction"] for s in words if s.kind.startswith("build")
            ]
            calm = "build" in view["action"]["choices"]
            found = {c["number"] for c in view["market"] if region in c["sites"][seat]}
            assert built == (found if calm else set())
            known = {"build" if kind.startswith("build") else kind for kind in kinds}
            assert known == set(view["action"]["choices"])
        elif view["step"] == "choosing_place":
            looked += 1
            entered = {s.parts["region"] for s in words if s.kind == "enter"}
            sites = {region for card in view["market"] for region in card["sites"][seat]}
            assert sites <= entered
            if not view["seats"][seat]["stock"]["defence"] and view["action"]["eteria"] != "goja":
                assert sites == entered
        match.play(seat, moves[below(chance, 0, len(moves))])
    assert looked == 80
