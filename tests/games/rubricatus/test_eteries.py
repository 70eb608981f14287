"""Chapter 13: the etèries."""

from __future__ import annotations

import pytest

from .tables import GAME, table


@pytest.mark.rule("rubricatus:13.1")
def test_an_event_recruits_any_eteria_that_is_left() -> None:
    """Those of others are not."""
    laid = table(hand={0: "recruiting"}, eteries={1: "goja merla"}).play("event recruiting")
    assert laid.moves() == [
        "choose_eteria aloja", "choose_eteria follet", "choose_eteria paitida",
        "choose_eteria encantada", "choose_eteria minairo",
    ]  # fmt: skip


@pytest.mark.rule("rubricatus:13.1")
def test_one_player_may_have_several() -> None:
    """No limit is printed (ruling 34)."""
    laid = table(hand={0: "recruiting"}, eteries={0: "goja"})
    laid.play("event recruiting", "choose_eteria merla")
    assert [e["id"] for e in laid.match.view()["seats"][0]["eteries"]] == ["goja", "merla"]


@pytest.mark.rule("rubricatus:13.2")
@pytest.mark.rule("rubricatus:13.3")
def test_the_helper_leaves_and_the_eteria_comes_with_the_next_round() -> None:
    """Three actions this round, three in the next (ruling 33)."""
    laid = table(hand={0: "recruiting"}).play("event recruiting", "choose_eteria merla")
    place = laid.state.seats[0]
    assert (place.helpers, place.at_home) == (2, 2)
    assert laid.match.view()["seats"][0]["eteries_out"] == ["merla"]
    laid.end_round()
    seat = laid.match.view()["seats"][0]
    assert seat["at_home"] + len(seat["eteries"]) == 3
    assert seat["eteries_out"] == []


@pytest.mark.rule("rubricatus:13.2")
def test_without_a_basic_helper_nobody_is_recruited() -> None:
    """The event is not offered, and an etèria cannot carry it."""
    laid = table(hand={0: "recruiting"}, eteries={0: "goja merla"})
    laid.play("event recruiting")
    assert laid.heard("sent_eteria") == []
    assert laid.moves()[0] == "choose_eteria aloja"
    laid = table(hand={0: "recruiting"}, eteries={0: "goja merla aloja"})
    assert laid.moves() == ["points recruiting"]


@pytest.mark.rule("rubricatus:13.4")
def test_who_has_several_kinds_at_home_chooses() -> None:
    """A helper or one of the etèries; with one kind nobody is asked."""
    laid = table(eteries={0: "goja merla"}).play("points two")
    assert laid.moves() == ["send_helper", "send_eteria goja", "send_eteria merla"]
    laid.play("send_eteria goja", "produce culture")
    assert laid.heard("sent_eteria") == ["sent_eteria 0 goja"]
    assert table().play("points two").step == "choosing_place"


@pytest.mark.rule("rubricatus:13.4")
def test_an_eteria_is_placed_once_a_round() -> None:
    """She is out until the next."""
    laid = table(eteries={0: "goja"}, hand={0: "one two"})
    laid.play("points two", "send_eteria goja", "produce culture")
    for _ in range(3):
        laid.play(laid.moves("points")[0], "produce culture")
    assert laid.play("points one").step == "choosing_place"


@pytest.mark.rule("rubricatus:13.5")
def test_goja_takes_a_problem_out_on_entering() -> None:
    """Without any defence, and that is enough of a reason to go."""
    laid = table(eteries={0: "goja"}).play("points two", "send_eteria goja", "enter bages")
    assert laid.heard("soothed") == ["soothed 0 bages"]
    assert laid.problems("bages") == 0
    assert laid.waiting == [3]


@pytest.mark.rule("rubricatus:13.5")
def test_goja_may_open_the_way_to_build() -> None:
    """From three problems to two; where there are none she does nothing."""
    laid = table(eteries={0: "goja"}, stock={0: "m1"}, market="hut", problems={"bages": 3})
    laid.play("points two", "send_eteria goja", "enter bages")
    assert laid.moves() == ["build hut", "leave"]
    laid = table(eteries={0: "goja"}, problems={"bages": 0}).play("points two", "send_eteria goja")
    assert "enter bages" not in laid.moves()


@pytest.mark.rule("rubricatus:13.6")
@pytest.mark.parametrize(
    ("who", "best"), [("aloja", "materials"), ("follet", "technology"), ("merla", "defence")]
)
def test_aloja_follet_and_merla_gather_one_more(who: str, best: str) -> None:
    """Of their own resource, and not of another."""
    for resource in ("materials", "technology", "culture", "defence"):
        laid = table(eteries={0: who}, hand={0: "two"})
        laid.play("points two", f"send_eteria {who}", f"produce {resource}")
        assert laid.stock() == f"{resource[0]}{3 if resource == best else 2}"


@pytest.mark.rule("rubricatus:13.7")
def test_paitida_builds_among_three_problems() -> None:
    """But not among four."""
    for problems, allowed in ((3, True), (4, False)):
        laid = table(
            eteries={0: "paitida"}, stock={0: "m1"}, market="hut", problems={"bages": problems}
        ).play("points two", "send_eteria paitida")
        assert ("enter bages" in laid.moves()) == allowed


@pytest.mark.rule("rubricatus:13.8")
def test_encantada_spares_one_resource_of_her_kind() -> None:
    """Whether she has it or not; nothing where the cost has none."""
    for stock, left in (("m1 d2", "d1"), ("m1 d1", "")):
        laid = table(eteries={0: "encantada"}, stock={0: stock}, market="fort")
        laid.play("points two", "send_eteria encantada", "enter solsones")
        assert laid.moves("build_sparing") == ["build_sparing fort defence"]
        assert laid.moves("build") == []
        assert laid.play("build_sparing fort defence").stock() == left
    laid = table(eteries={0: "encantada"}, stock={0: "m1"}, market="hut")
    laid.play("points two", "send_eteria encantada", "enter bages")
    assert laid.moves("build") == ["build hut"]
    assert laid.play("build hut").stock() == ""


@pytest.mark.rule("rubricatus:13.8")
def test_minairo_spares_technology() -> None:
    """The other one who spares; no defence."""
    laid = table(eteries={0: "minairo"}, stock={0: "m1"}, market="silo")
    laid.play("points two", "send_eteria minairo", "enter bergueda")
    assert laid.moves("build_sparing") == ["build_sparing silo technology"]


@pytest.mark.rule("rubricatus:13.8")
@pytest.mark.parametrize("stock", ["m1", "d2"], ids=["two", "another kind"])
def test_encantada_spares_no_second_resource_and_no_other(stock: str) -> None:
    """Two are missing, or one of another kind: nothing can be built."""
    laid = table(
        eteries={0: "encantada"}, stock={0: stock}, market="fort", problems={"solsones": 0}
    )
    laid.play("points two", "send_eteria encantada")
    assert "enter solsones" not in laid.moves()


@pytest.mark.rule("rubricatus:8.1")
@pytest.mark.rule("rubricatus:7.8")
@pytest.mark.parametrize("number", range(7))
def test_no_eteria_shares_a_place(number: int) -> None:
    """Never two in one region or on one resource, whatever an etèria of the box can do."""
    name = GAME.standard_box.names["eteria"][number]
    hands = dict.fromkeys(range(4), "segadors")
    laid = table(box=GAME.standard_box, hand=hands, stock={0: "d3"})
    laid.recruit(0, name)
    laid.state.standing[1] = 0b10
    laid.state.seats[0].worked = 0b0101
    laid.play("points segadors", f"send_eteria {name}")
    assert laid.moves("produce") == ["produce technology", "produce defence"]
    assert "enter bages" not in laid.moves()
    assert "enter solsones" in laid.moves()


@pytest.mark.rule("rubricatus:13.4")
def test_whoever_has_an_eteria_at_home_may_send_a_basic_helper() -> None:
    """She stays at home, and nothing of hers holds where the helper goes."""
    laid = table(eteries={0: "aloja"}).play("points two")
    assert laid.moves() == ["send_helper", "send_eteria aloja"]
    laid.play("send_helper", "produce materials")
    assert (laid.stock(), laid.state.seats[0].at_home) == ("m2", 1)
    assert laid.match.view()["seats"][0]["eteries_out"] == []


@pytest.mark.rule("rubricatus:13.1")
def test_an_eteria_who_was_recruited_is_not_beside_the_board_any_more() -> None:
    """The others are, and somebody else may choose among them."""
    laid = table(hand={0: "recruiting", 3: "recruiting"})
    laid.play("event recruiting", "choose_eteria goja", "event recruiting")
    others = ["aloja", "follet", "paitida", "encantada", "minairo", "merla"]
    assert laid.moves() == [f"choose_eteria {name}" for name in others]
    assert [eteria["id"] for eteria in laid.match.view()["eteries"]] == others
