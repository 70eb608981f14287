"""Chapter 10: the end, and final scoring."""

from __future__ import annotations

from typing import Any

import pytest

from rubra.core.placing import places

from .tables import Table, table


def about_to_finish(players: int = 2, **options: Any) -> Table:
    """Seat 0 lacks one brick for its sixth section."""
    laid = table(players, **options)
    for name in ("a1", "b1", "c1", "a2", "b2"):
        laid.own(name, 0, finished=True)
    laid.own("d1", 0).lay("d1", wood=2).give(0, brick=1)
    return laid


LAST = "deliver brick d 0"


def score(laid: Table) -> list[dict[str, int]]:
    """The result by builder."""
    result: dict[str, Any] = laid.match.view()["result"]
    return list(result["scores"])


def ended(laid: Table) -> Table:
    """Play on until the game is over, nobody doing anything."""
    while not laid.match.is_over:
        laid.pass_turn()
    return laid


@pytest.mark.rule("cathedral:10.1")
def test_the_sixth_section_brings_three_prestige_after_its_reward() -> None:
    """3 recognition for the base, then three spaces of prestige on."""
    laid = about_to_finish().give(0, recognition=2).play(LAST)
    assert laid.heard("sixth_finished") == ["sixth_finished 0 6 3 1"]
    assert laid.seat().marker == 17


@pytest.mark.rule("cathedral:10.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_other_builder_has_one_more_turn(players: int) -> None:
    """Then the game is over, and the one who finished is not asked again."""
    laid = about_to_finish(players).play(LAST)
    order = []
    if laid.waiting == [0]:
        laid.play("end_turn")
    while not laid.match.is_over:
        order += laid.waiting
        laid.pass_turn()
    assert order == list(range(1, players))


@pytest.mark.rule("cathedral:10.1")
def test_who_finished_ends_the_turn_first() -> None:
    """Deliveries left may still be used."""
    laid = about_to_finish().give(0, wood=1).play(LAST)
    assert laid.waiting == [0]
    assert laid.moves("decorate")


@pytest.mark.rule("cathedral:10.2")
def test_only_the_first_has_the_three_prestige() -> None:
    """Who finishes the sixth in the last turn has its reward and nothing more."""
    laid = about_to_finish(3)
    for name in ("c2", "a3", "b3", "c3", "a4"):
        laid.own(name, 1, finished=True)
    laid.own("b4", 1).lay("b4", stone=1, gold=1).give(1, brick=1)
    laid.play(LAST, "end_turn", "deliver brick b 3")
    assert laid.seat(1).finished == 6
    assert laid.heard("sixth_finished") == ["sixth_finished 0 6 3 2"]


@pytest.mark.rule("cathedral:10.3")
def test_recognition_between_spaces_of_prestige_is_worth_nothing() -> None:
    """8 recognition are 1 prestige, as 5 are."""
    laid = ended(about_to_finish().give(1, recognition=8).play(LAST, "end_turn"))
    assert score(laid)[1]["prestige"] == 1


@pytest.mark.rule("cathedral:10.4")
@pytest.mark.parametrize(
    ("wood", "rubles", "prestige"), [(2, 2, 0), (2, 3, 1), (4, 5, 1), (5, 5, 2)]
)
def test_five_left_over_pieces_give_one_prestige(wood: int, rubles: int, prestige: int) -> None:
    """Materials and rubles counted together."""
    laid = about_to_finish().give(1, wood=wood, rubles=rubles).play(LAST, "end_turn")
    assert score(ended(laid))[1]["left_over"] == prestige


@pytest.mark.rule("cathedral:10.4")
def test_materials_on_unfinished_sections_are_not_left_over() -> None:
    """They were delivered."""
    laid = about_to_finish().own("c2", 1).lay("c2", brick=1, stone=1).give(1, rubles=3)
    assert score(ended(laid.play(LAST, "end_turn")))[1]["left_over"] == 0


@pytest.mark.rule("cathedral:10.5")
def test_a_tower_is_worth_two_for_a_section_and_one_for_an_ornament() -> None:
    """Two finished sections and an ornament: 5; the unfinished one counts for nothing."""
    laid = table(3).own("a1", 0, finished=True, ornament=0).own("a2", 0, finished=True).own("a3", 1)
    assert towers(laid) == [5, 0, 0]


def towers(laid: Table) -> list[int]:
    """What the towers are worth to each builder if the game ends now."""
    laid.state.finisher = (int(laid.state.active) + 1) % int(laid.state.builders)
    laid.pass_turn()
    return [one["towers"] for one in score(laid)]


@pytest.mark.rule("cathedral:10.6")
def test_the_second_has_half_the_third_half_of_that_the_fourth_half_again() -> None:
    """Seven sections and three ornaments, worth 17: 17, 8, 4, 2."""
    laid = table(4)
    for level, (owner, ornament) in enumerate(
        [(0, 0), (0, 1), (0, 2), (1, -1), (1, -1), (2, -1), (3, -1)], 1
    ):
        laid.own(f"b{level}", owner, finished=True, ornament=ornament)
    assert towers(laid) == [17, 8, 4, 2]


@pytest.mark.rule("cathedral:10.6")
def test_presence_is_banners_on_finished_sections_and_ornaments() -> None:
    """A banner on an unfinished section is no presence, an ornament on another's section is."""
    laid = table(3).own("b1", 0, finished=True, ornament=2).own("b2", 0, finished=True, ornament=2)
    laid.own("b3", 2, finished=True).own("b4", 1)
    assert towers(laid) == [4, 0, 8]


@pytest.mark.rule("cathedral:10.6")
def test_who_is_not_present_has_nothing() -> None:
    """Though there are places left."""
    assert towers(table(3).own("a1", 1, finished=True)) == [0, 2, 0]


@pytest.mark.rule("cathedral:10.7")
def test_equals_share_the_places_they_take() -> None:
    """Worth 8: two first share 8 and 4, each 6; the third takes the third place, 2."""
    laid = table(4).own("b1", 0, finished=True, ornament=0).own("b2", 1, finished=True, ornament=1)
    laid.own("b3", 2, finished=True)
    assert towers(laid) == [6, 6, 2, 0]


@pytest.mark.rule("cathedral:10.7")
def test_three_equals_behind_a_first_share_what_is_left() -> None:
    """Worth 10: the places 2 to 4 are worth 5, 2 and 1 together, 8 for three, each 2."""
    laid = table(4).own("b1", 0, finished=True).own("b2", 0, finished=True)
    for level, owner in ((3, 1), (4, 2), (5, 3)):
        laid.own(f"b{level}", owner, finished=True)
    assert towers(laid) == [10, 2, 2, 2]


@pytest.mark.rule("cathedral:10.8")
def test_with_two_the_less_present_has_a_third() -> None:
    """Worth 7: 7 and 2."""
    laid = table(2).own("a1", 0, finished=True, ornament=0).own("a2", 0, finished=True)
    assert towers(laid.own("a3", 1, finished=True)) == [7, 2]


@pytest.mark.rule("cathedral:10.8")
def test_with_two_equals_have_nothing() -> None:
    """Worth 4, and one banner each."""
    laid = table(2).own("a1", 0, finished=True).own("a2", 1, finished=True)
    assert towers(laid) == [0, 0]


@pytest.mark.rule("cathedral:10.8")
def test_with_two_the_only_one_present_has_all() -> None:
    """And the other nothing."""
    assert towers(table(2).own("a1", 1, finished=True)) == [0, 2]


def end_level(laid: Table) -> Table:
    """End the game now."""
    towers(laid)
    return laid


@pytest.mark.rule("cathedral:10.9")
def test_the_most_prestige_wins() -> None:
    """However it was earned."""
    laid = end_level(table(3).give(0, recognition=9).give(1, recognition=13))
    assert laid.match.result()["winners"] == [1]
    assert laid.match.result()["reason"] == "most_prestige"


@pytest.mark.rule("cathedral:10.9")
def test_a_tie_goes_to_the_most_finished_sections() -> None:
    """Level at 2 prestige: one by a section, the other by recognition."""
    laid = end_level(table(3).own("a1", 2, finished=True).give(0, recognition=9))
    assert laid.match.result()["winners"] == [2]
    assert laid.match.result()["reason"] == "most_finished"


@pytest.mark.rule("cathedral:10.9")
def test_then_to_the_most_ornaments() -> None:
    """Level in sections too: an ornament on somebody else's section decides."""
    laid = table(3).own("a1", 0, finished=True).own("b1", 1, finished=True)
    laid.own("b2", 2, finished=True, ornament=1).own("c1", 2).give(0, recognition=13)
    end_level(laid)
    scores = [one["prestige"] for one in score(laid)]
    assert scores[0] == scores[1] > scores[2]
    assert laid.match.result()["winners"] == [1]
    assert laid.match.result()["reason"] == "most_ornaments"


@pytest.mark.rule("cathedral:10.9")
def test_then_they_win_together() -> None:
    """Everything is level."""
    laid = end_level(table(3).give(0, recognition=9).give(2, recognition=9))
    assert laid.match.result()["winners"] == [0, 2]
    assert laid.match.result()["reason"] == "shared"


@pytest.mark.rule("cathedral:10.10")
def test_a_standstill_ends_the_game() -> None:
    """With the option: eight turns of each in which nobody claims, delivers or decorates."""
    laid = table(2, standstill=True).give(1, recognition=9)
    for turns in range(16):
        assert not laid.match.is_over
        assert laid.match.view()["standstill"] == {"turns": turns, "most": 16}
        laid.pass_turn()
    assert laid.match.view()["standstill"] == {"turns": 16, "most": 16}
    assert laid.match.result()["reason"] == "standstill"
    assert laid.match.result()["winners"] == [1]


@pytest.mark.rule("cathedral:10.10")
def test_without_the_option_no_game_ends_but_by_the_sixth_section() -> None:
    """However long nothing is built; and nobody counts."""
    laid = table(2)
    for _ in range(40):
        laid.pass_turn()
    assert not laid.match.is_over
    assert laid.match.view()["standstill"] is None


@pytest.mark.rule("cathedral:10.10")
def test_a_standstill_does_not_cut_the_last_turns_short() -> None:
    """Once somebody has finished the sixth section the game ends by that."""
    laid = about_to_finish(3, standstill=True).play(LAST, "end_turn")
    laid.state.idle = 100
    ended(laid)
    assert laid.match.result()["reason"] == "most_prestige"


@pytest.mark.rule("cathedral:10.10")
@pytest.mark.parametrize("action", ["claim", "deliver", "decorate"])
def test_whatever_is_built_begins_the_count_again(action: str) -> None:
    """A claim, a delivery or an ornament."""
    laid = table(2).own("a1", 0).own("b1", 1, finished=True).give(0, wood=2)
    for _ in range(14):
        laid.pass_turn()
    laid.play(laid.moves(action)[0])
    laid.play({"claim": "place red down"}.get(action, "stop_building"))
    assert laid.state.idle == 1


@pytest.mark.rule("cathedral:10.6")
@pytest.mark.parametrize(("players", "shares"), [(2, [0, 6]), (3, [0, 6, 0]), (4, [0, 6, 0, 0])])
def test_a_tower_that_one_has_built_alone_gives_nothing_to_others(
    players: int, shares: list[int]
) -> None:
    """Whose banners are elsewhere, or unfinished."""
    laid = table(players).own("a1", 1, finished=True).own("a2", 1, finished=True)
    assert towers(laid.own("a3", 1, finished=True).own("b1", 0)) == shares


@pytest.mark.rule("cathedral:10.9")
@pytest.mark.parametrize(
    ("others", "placed"),
    [
        ([(3, 0, 9), (3, 1, 0), (4, 0, 0)], [0, 3, 2, 1]),  # prestige, then finished sections
        ([(3, 1, 0), (3, 1, 2), (3, 1, 1)], [0, 3, 1, 2]),  # then ornaments
        ([(3, 1, 1), (2, 5, 5), (3, 1, 1)], [0, 1, 3, 1]),  # who are level share a place
    ],
)
def test_those_who_did_not_win_are_placed_in_the_same_order(
    others: list[tuple[int, int, int]], placed: list[int]
) -> None:
    """By prestige, finished sections and ornaments, behind whoever has won."""
    laid = end_level(table(4).give(0, recognition=20))
    for seat, (prestige, finished, ornaments) in enumerate(others, 1):
        laid.state.seats[seat].prestige = prestige
        laid.state.seats[seat].finished = finished
        laid.state.seats[seat].decorated = ornaments
    assert places(laid.match) == placed


@pytest.mark.rule("cathedral:10.9")
def test_who_has_less_prestige_does_not_break_a_tie() -> None:
    """Two are level at 6 prestige; the third has finished more sections, and has 4."""
    laid = table(3).give(0, recognition=17).give(1, recognition=25)
    laid.own("a1", 2, finished=True).own("a2", 2, finished=True).own("b1", 0, finished=True)
    end_level(laid)
    assert [one["prestige"] for one in score(laid)] == [6, 6, 4]
    assert laid.match.result()["winners"] == [0]
    assert laid.match.result()["reason"] == "most_finished"


@pytest.mark.rule("cathedral:10.9")
def test_without_any_prestige_all_have_won() -> None:
    """Nobody has anything."""
    laid = end_level(table(3))
    assert [one["prestige"] for one in score(laid)] == [0, 0, 0]
    assert laid.match.result()["winners"] == [0, 1, 2]


@pytest.mark.rule("cathedral:10.4")
@pytest.mark.rule("cathedral:10.5")
def test_the_scoring_is_told() -> None:
    """Left-overs of each, who has what of which tower, each total, and how it ended."""
    laid = table(3).own("a1", 1, finished=True, ornament=0).own("b1", 1, finished=True)
    laid.give(1, wood=3, rubles=2).give(2, recognition=5)
    end_level(laid)
    assert laid.heard("left_over") == ["left_over 0 0 0", "left_over 1 5 1", "left_over 2 0 0"]
    assert laid.heard("scored_tower") == [
        "scored_tower 0 a 1 2",
        "scored_tower 1 a 1 2",
        "scored_tower 1 b 1 2",
    ]
    assert laid.heard("total") == ["total 0 2", "total 1 5", "total 2 1"]
    assert laid.heard("ended") == ["ended most_prestige"]
    assert laid.waiting == []
    assert laid.match.view()["waiting"] == []


@pytest.mark.rule("cathedral:10.10")
def test_the_count_begins_again_at_once() -> None:
    """In the turn in which something was built no turn has passed without building."""
    laid = table(2, standstill=True).own("a1", 1).give(1, wood=2).pass_turn()
    assert laid.match.view()["standstill"] == {"turns": 1, "most": 16}
    laid.play("deliver wood a 0")
    assert laid.match.view()["standstill"] == {"turns": 0, "most": 16}
