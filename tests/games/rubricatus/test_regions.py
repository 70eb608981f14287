"""Chapters 8, 9 and 10: mitigation, building in seven steps, problems."""

from __future__ import annotations

import pytest

from rubra.core.errors import IllegalMove

from .tables import Table, edited_box, table


@pytest.mark.rule("rubricatus:8.1")
def test_one_helper_for_each_region_and_round() -> None:
    """Nobody follows, whoever stands there."""
    laid = table(stock={0: "d1", 3: "d1"}).play("points two", "enter bages", "mitigate")
    laid.play("points two")
    assert "enter bages" not in laid.moves()
    assert "enter solsones" in laid.moves()


@pytest.mark.rule("rubricatus:8.1")
def test_not_even_ones_own_second_helper() -> None:
    """A region is blocked until the next round."""
    laid = table(stock={0: "d2"}, problems={"bages": 2}, hand={0: "one two"})
    laid.play("points two", "enter bages", "mitigate", "leave")
    for _ in range(3):
        laid.play(laid.moves("points")[0], "produce culture")
    assert "enter bages" not in laid.play("points one").moves()
    laid.play("produce culture").end_round()
    assert not any(laid.state.standing)


@pytest.mark.rule("rubricatus:8.2")
def test_mitigate_or_build_or_both_in_this_order() -> None:
    """After building nothing more is done there."""
    laid = table(stock={0: "m1 d1"}, market="hut").play("points two", "enter bages")
    assert laid.moves() == ["mitigate", "build hut"]
    laid.play("mitigate")
    assert laid.moves() == ["build hut", "leave"]
    laid.play("build hut")
    assert laid.waiting == [3]


@pytest.mark.rule("rubricatus:8.2")
def test_nobody_enters_a_region_to_do_nothing() -> None:
    """Without defence and without a construction to build, no region is open (ruling 11)."""
    assert table().play("points two").moves("enter") == []
    laid = table(stock={0: "m1"}, market="hut").play("points two", "enter bages")
    assert "leave" not in laid.moves()


@pytest.mark.rule("rubricatus:8.3")
def test_each_defence_solves_one_problem() -> None:
    """It goes back to the drawer, scores nothing, and the value of the card does not matter."""
    laid = table(stock={0: "d3"}, problems={"bages": 3}, hand={0: "one"})
    before = laid.drawer
    laid.play("points one", "enter bages", "mitigate", "mitigate", "mitigate")
    assert (laid.problems("bages"), laid.stock(), laid.points()) == (0, "", 0)
    assert laid.drawer == before + 3


@pytest.mark.rule("rubricatus:8.3")
def test_without_problems_there_is_nothing_to_mitigate() -> None:
    """And without defence neither."""
    laid = table(stock={0: "d3"}, problems={"bages": 0}).play("points two")
    assert "enter bages" not in laid.moves()


@pytest.mark.rule("rubricatus:8.4")
@pytest.mark.rule("rubricatus:2.2")
def test_the_comarca_must_be_one_of_the_region() -> None:
    """A mixed region takes both, and Lluçanès is built where Berguedà is."""
    laid = table(stock={0: "m1"}, market="hut").play("points two")
    assert laid.moves("enter") == [
        "enter bages", "enter bages_bergueda", "enter bages_solsones", "enter bages_baix_llobregat",
    ]  # fmt: skip
    laid = table(stock={0: "c1"}, market="shrine").play("points two")
    assert laid.moves("enter") == ["enter bergueda", "enter bages_bergueda"]


@pytest.mark.rule("rubricatus:8.4")
def test_nobody_builds_what_cannot_be_paid() -> None:
    """The whole cost, of each resource."""
    laid = table(stock={0: "m3 d1"}, market="fort hut").play("points two", "enter bages_solsones")
    assert laid.moves("build") == ["build hut"]


@pytest.mark.rule("rubricatus:8.4")
@pytest.mark.parametrize(("problems", "allowed"), [(2, True), (3, False)])
def test_nobody_builds_among_more_than_two_problems(problems: int, allowed: bool) -> None:
    """Two are still few enough."""
    laid = table(stock={0: "m1"}, market="hut", problems={"bages": problems}).play("points two")
    assert ("enter bages" in laid.moves()) == allowed


@pytest.mark.rule("rubricatus:8.5")
def test_mitigation_may_open_the_way_to_build() -> None:
    """From three problems to two, in the same action."""
    laid = table(stock={0: "m1 d1"}, market="hut", problems={"bages": 3})
    laid.play("points two", "enter bages")
    assert laid.moves() == ["mitigate"]
    laid.play("mitigate", "build hut")
    assert laid.built() == ["hut"]


@pytest.mark.rule("rubricatus:8.6")
def test_one_construction_for_each_action() -> None:
    """The next seat is asked, though more could be paid (ruling 17)."""
    laid = table(stock={0: "m3 d1"}, market="hut road")
    laid.play("points two", "enter bages", "build hut")
    assert laid.waiting == [3]
    with pytest.raises(IllegalMove):
        laid.play("build road")


# --- 9. The seven steps ---


@pytest.mark.rule("rubricatus:8.3")
def test_whoever_is_in_a_region_without_problems_can_only_build() -> None:
    """With defence left, and after the last problem has gone."""
    laid = table(stock={0: "m1 d2"}, market="hut", problems={"bages": 0})
    assert laid.play("points two", "enter bages").moves() == ["build hut"]
    laid = table(stock={0: "m1 d2"}, market="hut", problems={"bages": 1})
    laid.play("points two", "enter bages", "mitigate")
    assert laid.moves() == ["build hut", "leave"]


def is_done(laid: Table) -> bool:
    """Whether seat 0 has placed one helper, and the next player is asked for a card."""
    return (laid.waiting, laid.step, laid.state.seats[0].at_home) == ([3], "choosing_card", 2)


@pytest.mark.rule("rubricatus:8.2")
def test_an_action_in_a_region_ends_when_nothing_is_left_to_do_there() -> None:
    """After the last problem, after a construction, or when the player leaves."""
    laid = table(stock={0: "d2"}, problems={"bages": 1})
    assert is_done(laid.play("points two", "enter bages", "mitigate"))
    laid = table(stock={0: "m1 d2"}, market="hut").play("points two", "enter bages", "build hut")
    assert is_done(laid)
    laid = table(stock={0: "d2"}, problems={"bages": 2})
    assert is_done(laid.play("points two", "enter bages", "mitigate", "leave"))


@pytest.mark.rule("rubricatus:8.2")
def test_nobody_leaves_a_region_because_somebody_else_has_done_something() -> None:
    """Seat 0 has mitigated; seat 3, who comes next, has to as well."""
    laid = table(stock={0: "d2", 3: "d2"}, problems={"bages": 2, "solsones": 2})
    laid.play("points two", "enter bages", "mitigate", "leave", "points two", "enter solsones")
    assert laid.moves() == ["mitigate"]


@pytest.mark.rule("rubricatus:8.4")
def test_only_constructions_of_its_comarca_are_built_in_a_region() -> None:
    """A silo of the Berguedà is not offered in the Bages, though it could be paid."""
    laid = table(stock={0: "m1 t1"}, market="silo hut").play("points two", "enter bages")
    assert laid.moves() == ["build hut"]


@pytest.mark.rule("rubricatus:9.2")
def test_a_construction_without_problems_adds_none() -> None:
    """A hut has none, a farm has one."""
    laid = table(stock={0: "m1"}, market="hut").play("points two", "enter bages", "build hut")
    assert (laid.problems("bages"), laid.heard("problem_added")) == (1, [])
    laid = table(stock={0: "m2"}, market="farm").play("points two", "enter bages", "build farm")
    assert laid.problems("bages") == 2


@pytest.mark.rule("rubricatus:15.2")
def test_a_construction_counts_once_for_its_era() -> None:
    """Who builds one is level with who has one."""
    laid = table(stock={0: "m1"}, market="hut", constructions={1: "farm"})
    laid.play("points two", "enter bages", "build hut")
    laid.state.round_number = 10
    laid.end_round()
    assert laid.heard("majority") == ["majority 0 1 iberian", "majority 1 1 iberian"]


@pytest.mark.rule("rubricatus:9.6")
@pytest.mark.rule("rubricatus:14.9")
def test_only_the_card_that_is_built_or_replaced_leaves_the_market() -> None:
    """The second of three; no other comes, for the decks are empty."""
    decks = ("iberian", "ancient", "medieval", "modern", "contemporary")
    laid = table(stock={0: "m1"}, market="farm hut silo").empty_decks(*decks)
    assert laid.play("points two", "enter bages", "build hut").market == ["farm", "silo"]
    laid = table(hand={0: "replacing"}, market="farm hut silo").empty_decks(*decks)
    laid.play("event replacing", "choose_construction hut")
    assert laid.market == ["farm", "silo"]


@pytest.mark.rule("rubricatus:9.1")
@pytest.mark.rule("rubricatus:9.2")
@pytest.mark.rule("rubricatus:9.3")
@pytest.mark.rule("rubricatus:9.4")
@pytest.mark.rule("rubricatus:9.6")
@pytest.mark.rule("rubricatus:9.7")
def test_the_seven_steps_of_building() -> None:
    """The example of the rulebook: a castle with two problems, built with a card of value 3."""
    laid = table(stock={0: "m2 d3"}, market="fort hut", hand={0: "three"})
    laid.play("points three", "enter solsones", "build fort")
    assert laid.stock() == "m1 d1"  # 1. the cost is paid
    assert laid.problems("solsones") == 3  # 2. its problems are added
    scored = laid.match.view()["seats"][0]["scored"]
    assert scored["building"] == 3  # 3. the value of the card
    assert scored["bonus"] == 3  # 4. the bonus
    assert scored["extension"] == 0  # 5. it extends nothing
    assert laid.built() == ["fort"]  # 6. the card is kept
    assert len(laid.market) == 5  # 7. and the market is filled
    assert "fort" not in laid.market


@pytest.mark.rule("rubricatus:9.2")
def test_the_problems_come_before_the_points() -> None:
    """If they empty the drawer, nothing is scored any more."""
    laid = table(stock={0: "m1 d2"}, market="fort", drawer=2)
    laid.play("points two", "enter solsones", "build fort")
    assert laid.ended == "common_defeat"
    assert laid.points() == 0


@pytest.mark.rule("rubricatus:9.3")
@pytest.mark.parametrize(("card", "points"), [("one", 1), ("two", 2), ("three", 3)])
def test_the_value_of_the_action_card_is_scored(card: str, points: int) -> None:
    """One to three."""
    laid = table(stock={0: "m1"}, market="hut", hand={0: card})
    assert laid.play(f"points {card}", "enter bages", "build hut").points() == points


@pytest.mark.rule("rubricatus:9.4")
def test_a_bonus_of_development_is_applied_at_once() -> None:
    """Two steps on the track of technology."""
    laid = table(stock={0: "t1"}, market="port").play("points two", "enter baix_llobregat")
    assert laid.play("build port").track() == "t2"


@pytest.mark.rule("rubricatus:9.4")
@pytest.mark.rule("rubricatus:6.1")
def test_a_bonus_of_a_resource_waits_for_the_next_round() -> None:
    """Not now, but then, and every round after."""
    laid = table(stock={0: "m2"}, market="farm").play("points two", "enter bages", "build farm")
    assert laid.stock() == ""
    assert laid.gather().stock() == "m1"
    assert laid.gather().stock() == "m2"


@pytest.mark.rule("rubricatus:9.5")
@pytest.mark.parametrize(("first", "second"), [("silo", "mill"), ("mill", "silo")])
def test_a_pair_scores_one_point_more(first: str, second: str) -> None:
    """Whichever came first (ruling 29)."""
    laid = table(stock={0: "m1 t1"}, market=second, constructions={0: first})
    laid.play("points two", "enter bergueda", f"build {second}")
    assert laid.heard("extended") == [f"extended 0 {second} {first}"]
    assert laid.match.view()["seats"][0]["scored"]["extension"] == 1


@pytest.mark.rule("rubricatus:9.5")
def test_anothers_construction_is_not_extended() -> None:
    """Both must belong to the same player."""
    laid = table(stock={0: "m1"}, market="mill", constructions={1: "silo"})
    laid.play("points two", "enter bergueda", "build mill")
    assert laid.heard("extended") == []


@pytest.mark.rule("rubricatus:9.7")
def test_the_next_era_fills_the_market_when_the_present_one_is_used_up() -> None:
    """And the one after, and then nobody (ruling 27)."""
    laid = table(stock={0: "m1"}, market="hut").empty_decks("iberian")
    laid.play("points two", "enter bages", "build hut")
    assert set(laid.market[:3]) == {"mill", "road", "baths"}
    eras = ("iberian", "ancient", "medieval", "modern", "contemporary")
    laid = table(stock={0: "m1"}, market="hut").empty_decks(*eras)
    assert laid.play("points two", "enter bages", "build hut").market == []


@pytest.mark.rule("rubricatus:9.7")
def test_no_card_of_an_earlier_era_comes_up() -> None:
    """Though some are left."""
    laid = table(era="modern", stock={0: "m1"}, market="hut").empty_decks("modern")
    laid.play("points two", "enter bages", "build hut")
    assert sorted(laid.market) == ["colony", "dam"]


# --- 10. Problems ---


@pytest.mark.rule("rubricatus:10.1")
@pytest.mark.rule("rubricatus:10.2")
def test_the_sixth_problem_goes_to_another_region() -> None:
    """It cannot be left out; whoever played the card says where, among regions with room."""
    laid = table(hand={0: "adding"}, problems={"bages": 4, "solsones": 5}).play("event adding")
    assert laid.problems("bages") == 5
    assert laid.waiting == [0]
    assert laid.moves() == [
        "choose_region bergueda", "choose_region baix_llobregat", "choose_region bages_bergueda",
        "choose_region bages_solsones", "choose_region bages_baix_llobregat",
    ]  # fmt: skip
    laid.play("choose_region bergueda")
    assert (laid.problems("bages"), laid.problems("bergueda")) == (5, 2)
    assert laid.waiting == [3]


@pytest.mark.rule("rubricatus:10.2")
def test_the_builder_places_the_surplus_of_a_building() -> None:
    """Two problems where one has room: one stays, the other is placed."""
    tolerant = edited_box(("most_to_build = 2", "most_to_build = 4"))
    laid = table(stock={0: "m1 d2"}, market="fort", problems={"solsones": 4}, box=tolerant)
    laid.play("points two", "enter solsones", "build fort")
    assert laid.problems("solsones") == 5
    assert laid.waiting == [0]
    assert laid.points() == 0  # the other steps wait
    laid.play("choose_region bergueda")
    assert laid.points() == 5


@pytest.mark.rule("rubricatus:10.3")
def test_problems_are_put_down_one_at_a_time() -> None:
    """Each is told with what is left in the drawer, and the last one ends the game."""
    laid = table(hand={0: "flooding"}, drawer=3).play("event flooding")
    assert laid.heard("problem_added") == [
        "problem_added bergueda 2 2", "problem_added bages 2 1", "problem_added solsones 2 0",
    ]  # fmt: skip
    assert laid.ended == "common_defeat"


@pytest.mark.rule("rubricatus:10.4")
def test_solved_problems_go_back_to_the_drawer() -> None:
    """All that is in the game stays in it."""
    laid = table(hand={0: "removing"}, problems={"bages": 4})
    before = laid.drawer
    assert laid.play("event removing").drawer == before + 2
