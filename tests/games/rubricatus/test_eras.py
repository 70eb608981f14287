"""Chapters 5, 6, 11 and 16: Era cards, bonuses, the Era track, and the variants."""

from __future__ import annotations

from typing import Any

import pytest

from rubra.games.rubricatus.state import TURNING_ERA_CARD

from .tables import box_with, era_deck, new_match, table


@pytest.mark.rule("rubricatus:5.1")
def test_an_era_card_is_turned_and_its_immediate_part_carried_out() -> None:
    """The only Iberian card here gives the holder three points."""
    laid = table(holder=2, era_card=box_with("score:3")).turn_era_card()
    assert laid.heard("era_card") == ["era_card told"]
    assert [laid.points(seat) for seat in range(4)] == [0, 0, 3, 0]


@pytest.mark.rule("rubricatus:5.2")
def test_the_holder_chooses_for_the_table() -> None:
    """Where a problem goes."""
    laid = table(holder=2, era_card=box_with("add_any:1")).turn_era_card()
    assert laid.waiting == [2]
    assert laid.play("choose_region bages").problems("bages") == 2


@pytest.mark.rule("rubricatus:5.2")
def test_what_concerns_each_player_goes_anticlockwise_from_the_holder() -> None:
    """Each is asked in turn."""
    laid = table(holder=1, era_card=box_with("gain_any:1:each")).turn_era_card()
    order = []
    for _ in range(4):
        order.append(laid.waiting[0])
        laid.play("choose_resource culture")
    assert order == [1, 0, 3, 2]
    assert [laid.stock(seat) for seat in range(4)] == ["c1"] * 4


@pytest.mark.rule("rubricatus:5.3")
def test_the_check_is_made_when_all_have_acted() -> None:
    """Not before the last helper is placed."""
    card = box_with("", "all_calm:1", "score:2:each")
    laid = table(era_card=card, hand=dict.fromkeys(range(4), "one two"))
    laid.state.turns_left = 0
    for _ in range(3):
        laid.play("points one", "produce culture")
    assert laid.heard("checked") == []
    laid.play("points one", "produce culture")
    assert laid.heard("table_passed") == ["table_passed"]
    assert [laid.points(seat) for seat in range(4)] == [2] * 4


@pytest.mark.rule("rubricatus:5.3")
def test_a_card_without_a_check_ends_in_silence() -> None:
    """The next round begins."""
    laid = table(era_card=box_with("score:1")).check()
    assert laid.heard("checked") == []
    assert laid.state.round_number == 2


@pytest.mark.rule("rubricatus:5.4")
def test_a_check_of_each_player_rewards_and_punishes_alone() -> None:
    """Who has a defence gains, who has none loses."""
    card = box_with("", "has:defence:1", "score:2", "lose_any:1")
    laid = table(era_card=card, stock={1: "d1", 2: "m1"}).check()
    assert laid.heard("passed") == ["passed 1"]
    assert laid.heard("failed") == ["failed 0", "failed 3", "failed 2"]
    assert laid.waiting == [2]
    assert laid.play("choose_resource materials").points(1) == 2
    assert laid.stock(2) == ""


@pytest.mark.rule("rubricatus:5.5")
@pytest.mark.parametrize("seed", range(3))
def test_no_era_card_comes_twice(seed: int) -> None:
    """Ten different ones."""
    for difficulty in ("standard", "calamities", "random"):
        cards = era_deck(seed, difficulty)
        assert len({card.tobytes() for card in cards}) == 10


@pytest.mark.rule("rubricatus:5.5")
@pytest.mark.parametrize("seed", range(12))
def test_a_card_that_was_turned_up_does_not_come_back(seed: int) -> None:
    """The tests' Ancient Era has two cards: each comes in one of its two rounds."""
    laid = table(era="ancient", seed=seed)
    laid.go_on(TURNING_ERA_CARD)
    laid.state.round_number = 3
    laid.go_on(TURNING_ERA_CARD)
    assert sorted(laid.heard("era_card")) == ["era_card ancient_0", "era_card ancient_1"]


@pytest.mark.rule("rubricatus:6.1")
def test_constructions_give_their_resource_every_round() -> None:
    """To their owners, from the holder on."""
    laid = table(holder=2, constructions={1: "farm"}).gather()
    assert laid.heard("income") == ["income 1 materials 1"]
    assert laid.stock(1) == "m1"


@pytest.mark.rule("rubricatus:6.2")
def test_the_era_card_comes_before_the_bonuses() -> None:
    """What the card takes, the bonus brings again (ruling 19)."""
    laid = table(era_card=box_with("lose:materials:3:each"), constructions={0: "farm"})
    laid.state.seats[0].stock[0] = 1
    assert laid.turn_era_card().stock(0) == "m1"


# --- 11. The Era track ---


@pytest.mark.rule("rubricatus:11.1")
@pytest.mark.parametrize(
    ("era", "round_number", "helpers"),
    [
        ("iberian", 1, 3),
        ("ancient", 3, 4),
        ("medieval", 4, 4),
        ("medieval", 7, 5),
        ("modern", 8, 5),
    ],
)
def test_helpers_arrive_with_the_medieval_and_the_modern_era(
    era: str, round_number: int, helpers: int
) -> None:
    """On reaching the first space of each."""
    laid = table(era=era)
    laid.state.round_number = round_number
    laid.end_round()
    assert [int(seat.at_home) for seat in laid.state.seats] == [helpers] * 4
    assert laid.state.turns_left == helpers - 1


@pytest.mark.rule("rubricatus:11.2")
@pytest.mark.parametrize(
    ("era", "round_number", "left"),
    [
        ("iberian", 1, ["hut", "mill", "church", "house"]),
        ("ancient", 3, ["mill", "church", "house"]),
        ("medieval", 7, ["church", "house"]),
        ("modern", 8, ["house"]),
    ],
)
def test_cards_of_the_era_before_the_last_leave_the_market(
    era: str, round_number: int, left: list[str]
) -> None:
    """With the third Era those of the first, and so on."""
    laid = table(era=era, market="hut mill church house")
    laid.state.round_number = round_number
    laid.end_round()
    assert [card for card in laid.market if card in ("hut", "mill", "church", "house")] == left


@pytest.mark.rule("rubricatus:11.3")
def test_the_market_is_filled_after_a_purge() -> None:
    """From the Era that begins (ruling 24)."""
    laid = table(era="ancient", market="hut farm silo fort port")
    laid.state.round_number = 3
    laid.end_round()
    assert {"church", "bridge", "castle", "wall"} <= set(laid.market)
    assert len(laid.market) == 5
    assert not set(laid.market) & {"hut", "farm", "silo", "fort", "port"}


@pytest.mark.rule("rubricatus:5.2")
@pytest.mark.parametrize("holder", [1, 2])
def test_the_holder_places_the_penalty_of_the_table(holder: int) -> None:
    """Whoever acted last, and whoever sits at the first seat."""
    card = box_with(check="calm:bages:0", penalty="add_any:2")
    laid = table(era_card=card, holder=holder).check()
    assert laid.waiting == [holder]
    laid.play("choose_region bages")
    assert laid.waiting == [holder]


@pytest.mark.rule("rubricatus:3.6")
@pytest.mark.rule("rubricatus:5.3")
def test_the_check_is_made_in_the_last_round_too() -> None:
    """Before the scoring: a prize counts, and a penalty may still lose the game for all."""
    card = box_with(check="calm:bages:1", prize="score:2:each", penalty="add_any:1")
    laid = table(era_card=card)
    laid.state.round_number = 10
    laid.check()
    view = laid.match.view()
    assert view["result"]["reason"] == "shared_victory"
    assert [seat["scored"]["cards"] for seat in view["seats"]] == [2] * 4
    laid = table(era_card=card, problems={"bages": 2}, drawer=1)
    laid.state.round_number = 10
    laid.check().play("choose_region bages")
    assert laid.match.view()["result"]["reason"] == "common_defeat"


# --- 16. Variants ---


def calamities_by_era(cards: list[Any]) -> list[int]:
    """How many of these Era cards are calamities, Era by Era."""
    found = [0] * 5
    for card in cards:
        found[card.era] += int(card.calamity)
    return found


@pytest.mark.rule("rubricatus:16.1")
def test_the_easy_game_has_no_era_cards() -> None:
    """Phase 3 and the check are left out."""
    match = new_match(difficulty="easy")
    while match.state.round_number == 1:
        seat = match.waiting[0]
        match.play(seat, match.moves(seat)[0])
    kinds = {event.said.kind for event in match.events()}
    assert not kinds & {"era_card", "checked"}


@pytest.mark.rule("rubricatus:16.2")
@pytest.mark.parametrize("seed", range(4))
def test_the_hard_game_has_as_many_calamities_as_were_chosen(seed: int) -> None:
    """In each Era the number that was asked for, in any of its rounds."""
    chosen = {
        "iberian_calamities": 0,
        "ancient_calamities": 1,
        "medieval_calamities": 3,
        "modern_calamities": 1,
        "contemporary_calamities": 0,
    }
    assert calamities_by_era(era_deck(seed, "hard", **chosen)) == list(chosen.values())


@pytest.mark.rule("rubricatus:16.2")
def test_the_hard_game_has_seven_calamities_unless_told() -> None:
    """At least one in each Era, and they come in any of its rounds."""
    medieval, contemporary = set(), set()
    for seed in range(60):
        cards = era_deck(seed, "hard")
        medieval.add(tuple(int(card.calamity) for card in cards[3:7]))
        contemporary.add(tuple(int(card.calamity) for card in cards[8:]))
        assert calamities_by_era(cards) == [1, 2, 2, 1, 1]
    assert len(medieval) == 6  # two of four rounds
    assert contemporary == {(0, 1), (1, 0)}


@pytest.mark.rule("rubricatus:16.3")
def test_only_calamities() -> None:
    """Ten of them."""
    assert all(card.calamity for card in era_deck(0, "calamities"))


@pytest.mark.rule("rubricatus:16.4")
def test_in_the_random_game_nobody_knows_how_many_calamities_come() -> None:
    """Sometimes few, sometimes many; the view does not tell."""
    counts = {sum(int(card.calamity) for card in era_deck(seed, "random")) for seed in range(20)}
    assert len(counts) > 3
    assert new_match(difficulty="random").view()["difficulty"]["calamities"] is None
    assert new_match(difficulty="hard").view()["difficulty"]["calamities"]["medieval"] == 2


@pytest.mark.rule("rubricatus:16.5")
def test_a_calamity_works_like_any_era_card() -> None:
    """The black cards of the tests give their holder a point."""
    match = new_match(difficulty="calamities")
    while match.state.turns_left == 2 and not match.state.seats[match.state.holder].points:
        seat = match.waiting[0]
        match.play(seat, match.moves(seat)[0])
    assert match.view()["era_card"]["calamity"] is True
    assert match.state.seats[match.state.holder].points == 1


@pytest.mark.rule("rubricatus:5.1")
@pytest.mark.rule("rubricatus:14.12")
def test_an_era_card_may_do_many_things() -> None:
    """A problem in each of seven regions, and two things for each of four players."""
    laid = table(era_card=box_with("add_everywhere:1 score:1:each gain:culture:2:each"))
    laid.turn_era_card()
    assert list(laid.state.problems) == [2] * 7
    assert [(laid.points(seat), laid.stock(seat)) for seat in range(4)] == [(1, "c2")] * 4
