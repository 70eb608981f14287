"""Chapters 1 and 2: what it is about, and the set-up."""

from __future__ import annotations

import pytest

from rubra.core.errors import OptionError
from rubra.games.rubricatus.words import COMARQUES, NO_CARD, REGIONS

from .tables import GAME, edited_box, era_deck, new_match, table

MIXED = ["bages_bergueda", "bages_solsones", "bages_baix_llobregat"]


@pytest.mark.rule("rubricatus:1.1")
def test_building_and_developing_score_victory_points() -> None:
    """Two ways of many: the card one builds with, and a space of a track."""
    built = table(stock={0: "m1"}, market="hut").play("points two", "enter bages", "build hut")
    assert built.points() == 2
    developed = table(stock={0: "m3"}, track={0: "m1"}).play("points one", "produce materials")
    assert developed.points() == 1


@pytest.mark.rule("rubricatus:1.2")
def test_most_points_win_after_the_last_round() -> None:
    """One winner, whoever has most."""
    laid = table(points={2: 9})
    laid.state.round_number = 10
    assert laid.end_round().ended == "most_points"
    assert laid.match.result()["winners"] == [2]


@pytest.mark.rule("rubricatus:1.2")
def test_those_who_are_tied_share_the_victory() -> None:
    """Both of them win."""
    laid = table(points={1: 9, 3: 9})
    laid.state.round_number = 10
    assert laid.end_round().ended == "shared_victory"
    assert laid.match.result()["winners"] == [1, 3]


@pytest.mark.rule("rubricatus:1.3")
def test_with_the_last_problem_of_the_drawer_all_have_lost() -> None:
    """At that instant: the effects that would follow are not carried out any more."""
    laid = table(hand={0: "both"}, drawer=1, problems={"bages": 0})
    for region in range(7):
        laid.state.problems[region] = 0
    laid.play("event both", "choose_region solsones")
    assert laid.ended == "common_defeat"
    assert laid.match.result()["winners"] == []
    assert laid.points() == 0


@pytest.mark.rule("rubricatus:1.3")
def test_even_in_the_last_round() -> None:
    """However many points somebody has."""
    laid = table(era="contemporary", hand={0: "adding"}, drawer=2, points={0: 99})
    laid.state.round_number = 10
    assert laid.play("event adding").ended == "common_defeat"


@pytest.mark.rule("rubricatus:1.3")
def test_while_one_problem_is_left_the_game_goes_on() -> None:
    """Nearly empty is not empty."""
    assert table(hand={0: "adding"}, drawer=3).play("event adding").ended == "goes_on"


@pytest.mark.rule("rubricatus:2.1")
def test_four_players_have_seven_regions() -> None:
    """Four plain ones and three mixed ones."""
    assert [region["id"] for region in new_match(4).view()["regions"]] == list(REGIONS)
    with pytest.raises(OptionError):
        new_match(2)
    with pytest.raises(OptionError):
        new_match(5)


@pytest.mark.rule("rubricatus:2.2")
def test_a_region_takes_the_comarques_of_its_name_and_llucanes_goes_with_bergueda() -> None:
    """Every comarca has a place, with three players too (ruling)."""
    for players in (3, 4):
        regions = new_match(players, box=GAME.standard_box).view()["regions"]
        for region in regions:
            named = [c for c in COMARQUES if c in region["id"].replace("bages_", "bages ").split()]
            extra = ["llucanes"] if "bergueda" in named else []
            assert sorted(region["comarques"]) == sorted(named + extra)
        assert {c for region in regions for c in region["comarques"]} == set(COMARQUES)


@pytest.mark.rule("rubricatus:2.3")
def test_four_players_have_21_problems() -> None:
    """One in each region, fourteen in the drawer."""
    state = new_match(4).state
    assert list(state.problems) == [1] * 7
    assert state.drawer == 14


@pytest.mark.rule("rubricatus:2.4")
def test_three_players_have_15_problems_and_no_mixed_regions() -> None:
    """One in each of four regions, eleven in the drawer."""
    match = new_match(3)
    assert [region["id"] for region in match.view()["regions"]] == list(REGIONS[:4])
    assert list(match.state.problems) == [1, 1, 1, 1, 0, 0, 0]
    assert match.state.drawer == 11


@pytest.mark.rule("rubricatus:2.4")
def test_nobody_enters_a_covered_region() -> None:
    """Not to build, and nothing else can be done there."""
    laid = table(3, stock={0: "m1 d1"}, market="hut").play("points two")
    assert not {f"enter {region}" for region in MIXED} & set(laid.moves())
    assert "enter bages" in laid.moves()


@pytest.mark.rule("rubricatus:2.5")
def test_everybody_begins_with_nothing() -> None:
    """No points, no resources, at the start of every track."""
    for seat in new_match().view()["seats"]:
        assert seat["points"] == 0
        assert not any(seat["stock"].values())
        assert not any(seat["track"].values())


@pytest.mark.rule("rubricatus:2.6")
def test_everybody_begins_with_three_helpers() -> None:
    """Two more wait on the Era track."""
    assert [seat["helpers"] for seat in new_match().view()["seats"]] == [3] * 4
    assert [int(era.helpers) for era in GAME.standard_box.record.eras] == [3, 3, 4, 5, 5]


@pytest.mark.rule("rubricatus:2.6")
def test_the_helpers_at_home_are_those_of_the_first_era() -> None:
    """In a box of one's own that has two helpers there, and three from the Ancient Era on."""
    fewer = edited_box(("helpers = 3", "helpers = 2"))
    assert [int(era.helpers) for era in fewer.record.eras] == [2, 3, 4, 5, 5]
    assert [seat["helpers"] for seat in new_match(3, box=fewer).view()["seats"]] == [2] * 3


@pytest.mark.rule("rubricatus:2.7")
def test_everybody_has_the_same_action_cards() -> None:
    """Twenty in the standard box (ruling 8)."""
    match = new_match(box=GAME.standard_box)
    piles = {int(seat.hand) | int(seat.deck) for seat in match.state.seats}
    assert piles == {(1 << 20) - 1}


@pytest.mark.rule("rubricatus:2.8")
def test_five_iberian_constructions_are_the_market() -> None:
    """All different, and the rest lie in decks by Era."""
    view = new_match(box=GAME.standard_box).view()
    assert {card["era"] for card in view["market"]} == {"iberian"}
    assert len({card["id"] for card in view["market"]}) == 5
    assert view["decks"] == {
        "iberian": 4, "ancient": 10, "medieval": 18, "modern": 10, "contemporary": 13,
    }  # fmt: skip


@pytest.mark.rule("rubricatus:2.9")
@pytest.mark.parametrize("seed", range(3))
def test_the_era_deck_has_as_many_cards_of_an_era_as_it_has_rounds(seed: int) -> None:
    """Ten in all, none of them a calamity."""
    cards = era_deck(seed)
    assert [int(card.era) for card in cards] == [0, 1, 1, 2, 2, 2, 2, 3, 4, 4]
    assert not any(card.calamity for card in cards)


@pytest.mark.rule("rubricatus:2.10")
def test_seven_eteries_lie_beside_the_board() -> None:
    """Each can be recruited."""
    assert len(new_match(box=GAME.standard_box).view()["eteries"]) == 7


@pytest.mark.rule("rubricatus:2.11")
@pytest.mark.parametrize("players", [3, 4])
def test_the_first_holder_is_chosen_by_lot(players: int) -> None:
    """Anybody can be."""
    holders = {int(new_match(players, seed).state.holder) for seed in range(30)}
    assert holders == set(range(players))


@pytest.mark.rule("rubricatus:3.2")
def test_at_first_nothing_is_being_played() -> None:
    """No Era card lies on the table, no action has begun, nothing is bid, all tokens are there."""
    match = new_match()
    view = match.view(0)
    assert (view["action"], view["era_card"], view["seats"][0]["bid"]) == (None, None, None)
    assert (view["turn"], view["round"], view["turns_left"]) == (1, 1, 2)
    assert view["tracks"]["tokens"] == ["materials", "technology", "culture", "defence"]
    assert view["tied"] == []
    assert match.state.building == NO_CARD


@pytest.mark.rule("rubricatus:2.8")
def test_the_market_is_drawn_by_lot() -> None:
    """Each of the nine Iberian constructions comes up in some games, and not in all."""
    markets = [
        {card["id"] for card in new_match(seed=seed, box=GAME.standard_box).view()["market"]}
        for seed in range(30)
    ]
    assert len(set.union(*markets)) == 9
    assert set.intersection(*markets) == set()


@pytest.mark.rule("rubricatus:2.9")
def test_the_era_cards_are_drawn_by_lot() -> None:
    """Over many games each card of an Era but the calamities comes, in each of its rounds."""
    record = GAME.standard_box.record
    decks = [era_deck(seed) for seed in range(40)]
    for number, era in enumerate((0, 1, 1, 2, 2, 2, 2, 3, 4, 4)):
        cards = record.era_cards[: record.era_card_count]
        wanted = {card.tobytes() for card in cards if card.era == era and not card.calamity}
        assert {deck[number].tobytes() for deck in decks} == wanted


@pytest.mark.rule("rubricatus:2.7")
@pytest.mark.rule("rubricatus:3.3")
def test_hands_are_drawn_by_lot() -> None:
    """Each card comes to each seat in some games; two seats of one game hold other cards."""
    hands: list[list[int]] = [[], [], [], []]
    for seed in range(40):
        state = new_match(seed=seed, box=GAME.standard_box).state
        for seat in range(4):
            hands[seat].append(int(state.seats[seat].hand))
    for one in hands:
        assert {card for hand in one for card in range(20) if hand >> card & 1} == set(range(20))
        assert len(set(one)) > 35
    assert all(first != second for first, second in zip(hands[0], hands[1], strict=True))
