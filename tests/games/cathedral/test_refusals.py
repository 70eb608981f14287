"""Which rule forbids a move that is not legal, and what a builder is asked."""

from __future__ import annotations

import pytest

from rubra.core.errors import IllegalMove
from rubra.core.texts import text
from rubra.games.cathedral.words import REFUSALS, RESOURCE_IDS

from .tables import Table, table


def clause(laid: Table, words: str) -> str:
    """The clause by which a move is refused."""
    with pytest.raises(IllegalMove) as error:
        laid.play(words)
    return str(error.value).partition(" now: ")[2].split()[0]


def reason(laid: Table, words: str) -> str:
    """The name of the reason for which a move is refused; none if it is not the time for it."""
    with pytest.raises(IllegalMove) as error:
        laid.play(words)
    said = str(error.value).partition(" now: ")[2].partition(" ")[2]
    found = [one.name for one in REFUSALS if text("en", f"cathedral-why-{one.name}") == said]
    return found[0] if found else ""


@pytest.mark.rule("cathedral:4.1")
@pytest.mark.rule("cathedral:4.2")
def test_a_claim_is_refused_for_its_section_or_for_its_banner() -> None:
    """Not two steps up, not in a tower that is not there, and not with a banner one has not."""
    laid = table(2)
    assert clause(laid, "claim a 2 inventory") == "4.2"
    assert clause(laid, "claim f 0 inventory") == "4.2"
    laid.state.seats[0].banners_beside = 0
    assert clause(laid, "claim a 0 beside") == "4.1"


@pytest.mark.rule("cathedral:4.3")
@pytest.mark.rule("cathedral:4.5")
def test_a_tile_is_refused_for_its_place_or_for_its_price() -> None:
    """Where a tile lies, or face up without the rubles."""
    laid = table(2)
    laid.state.seats[0].rubles = 0
    laid.bench(0, 0, laid.match.box.names["tile"][0])
    laid.play("claim a 0 inventory")
    assert laid.step == "place_tile"
    assert clause(laid, "place red down") == "4.3"
    laid.match.box.record.boards[laid.state.seats[0].board].price[1] = 3
    laid.reopen_box()
    assert clause(laid, "place blue up") == "4.5"


@pytest.mark.rule("cathedral:5.1")
@pytest.mark.rule("cathedral:5.2")
def test_a_delivery_is_refused_for_the_material_or_for_the_section() -> None:
    """What one has not, and what the section does not ask for."""
    laid = table(2).own("a1", 0).give(0, wood=1, gold=1)
    assert clause(laid, "deliver stone a 0") == "5.1"
    assert clause(laid, "deliver gold a 0") == "5.2"
    assert clause(laid, "deliver wood b 0") == "5.2"


@pytest.mark.rule("cathedral:5.5")
@pytest.mark.rule("cathedral:5.6")
def test_an_ornament_is_refused_for_the_section_or_for_what_it_costs() -> None:
    """A section that is not finished, one that has an ornament, and one for which wood lacks."""
    laid = table(2).own("a1", 1, finished=True, ornament=1).own("b1", 1).own("c1", 1, finished=True)
    laid.own("c2", 1, finished=True).give(0, wood=1)
    assert clause(laid, "decorate a 0") == "5.6"
    assert clause(laid, "decorate b 0") == "5.5"
    assert clause(laid, "decorate c 1") == "5.5"


@pytest.mark.rule("cathedral:6.1")
@pytest.mark.rule("cathedral:6.2")
@pytest.mark.rule("cathedral:6.3")
def test_a_die_is_refused_for_its_space_its_steps_or_the_dice_there() -> None:
    """Each of the three in its turn."""
    laid = table(2)
    by_die = {words.split()[1]: words.split() for words in laid.moves("move_die")}
    other = next(words for words in by_die.values() if words[3] != by_die["red"][3])
    assert clause(laid, f"move_die red 0 {other[3]}") == "6.1"
    laid.state.seats[0].rubles = 0
    space = (int(laid.state.die_space[0]) + int(laid.state.die_value[0]) + 1) % 8
    assert clause(laid, f"move_die red 1 {RESOURCE_IDS[laid.state.resource[space]]}") == "6.2"
    target = (int(laid.state.die_space[0]) + int(laid.state.die_value[0])) % 8
    laid.state.dice[target] = 3
    assert clause(laid, f"move_die red 0 {RESOURCE_IDS[laid.state.resource[target]]}") == "6.3"


def test_a_builder_is_asked_by_the_step() -> None:
    """With the tile in hand, or with how much may still be delivered."""
    laid = table(2)
    assert laid.match.view(0)["asked"] == {"ask": "choose_action"}
    assert laid.match.view(1)["asked"] is None
    laid.play("claim a 0 inventory")
    assert laid.match.view(0)["asked"] == {"ask": "place_tile", "tile": int(laid.state.tile)}
    laid = table(2).own("a1", 0).give(0, wood=2).play("deliver wood a 0")
    assert laid.match.view(0)["asked"] == {"ask": "build", "left": 2}


@pytest.mark.rule("cathedral:4.1")
@pytest.mark.rule("cathedral:4.2")
def test_why_a_section_cannot_be_claimed() -> None:
    """It is not the lowest free one, the tower is full or is not there, or there is no banner."""
    laid = table(2).own("a1", 0).own("a2", 1).own("a3", 1)
    for words in ("claim b 1 beside", "claim a 2 beside", "claim a 3 beside", "claim e 0 beside"):
        assert reason(laid, words) == "not_lowest"
    laid.seat().banners_beside = 0
    assert reason(laid, "claim b 0 beside") == "no_banner"
    assert reason(laid.play("claim b 0 inventory"), "claim c 0 inventory") == ""


@pytest.mark.rule("cathedral:4.3")
@pytest.mark.rule("cathedral:4.5")
def test_why_a_tile_cannot_be_laid() -> None:
    """A tile lies there, or face up it is too dear."""
    laid = table(2).bench(0, 0, "gold").play("claim a 0 inventory")
    assert reason(laid, "place red down") == "occupied"
    assert reason(laid, "place white up") == "too_dear"
    assert reason(table(2), "place red down") == ""


@pytest.mark.rule("cathedral:5.1")
@pytest.mark.rule("cathedral:5.2")
@pytest.mark.parametrize("begun", [False, True])
def test_why_a_material_cannot_be_delivered(begun: bool) -> None:
    """One has none, or the section asks for no more; at first and later in the building."""
    laid = table(2).own("a1", 0).give(0, wood=2, gold=1)
    if begun:
        laid.play("deliver wood a 0")
    assert reason(laid, "deliver brick a 0") == "not_held"
    assert reason(laid, "deliver gold a 0") == "not_asked_for"
    assert reason(table(2).visit("red"), "deliver wood a 0") == ""


@pytest.mark.rule("cathedral:5.5")
@pytest.mark.rule("cathedral:5.6")
@pytest.mark.parametrize("begun", [False, True])
def test_why_a_section_cannot_be_decorated(begun: bool) -> None:
    """It is not finished, it has an ornament, or one lacks the ornament or what it costs."""
    laid = table(2).own("a1", 1, finished=True, ornament=1).own("b1", 0).own("c1", 1, finished=True)
    laid.own("c2", 1, finished=True).give(0, wood=2)
    if begun:
        laid.play("deliver wood b 0")
    assert reason(laid, "decorate b 0") == "not_finished"
    assert reason(laid, "decorate a 0") == "decorated"
    assert reason(laid, "decorate c 1") == "no_ornament"
    laid = table(2).own("a1", 1, finished=True).own("b1", 1, finished=True).give(0, wood=1, green=1)
    assert reason(laid.play("decorate a 0"), "decorate b 0") == ""


@pytest.mark.rule("cathedral:5.7")
def test_why_a_jewel_cannot_be_added() -> None:
    """One has none of that colour; without an ornament there is nothing to add it to."""
    laid = table(2).own("a1", 1, finished=True).give(0, wood=1, green=1)
    assert reason(laid, "add_jewel green") == ""
    assert reason(laid.play("decorate a 0"), "add_jewel purple") == "no_such_jewel"


@pytest.mark.rule("cathedral:6.1")
@pytest.mark.rule("cathedral:6.2")
@pytest.mark.rule("cathedral:6.3")
def test_why_a_die_cannot_be_moved() -> None:
    """It comes to another space, it may not go so far, or three dice lie there."""
    laid = table(2).give(0, rubles=1).die("green", "brick").die("blue", "brick")
    laid.die("yellow", "brick")
    assert reason(laid, "move_die red 0 brick") == "other_space"
    assert reason(laid, "move_die red 2 stone") == "not_so_far"
    assert reason(laid, "move_die green 1 gold") == "not_so_far"
    assert reason(laid, "move_die red 1 brick") == "space_full"
    assert reason(laid.visit("red"), "move_die white 0 green") == ""


@pytest.mark.rule("cathedral:6.7")
@pytest.mark.rule("cathedral:7.1")
@pytest.mark.rule("cathedral:7.2")
def test_why_something_cannot_be_done_in_the_market() -> None:
    """The card lies in another quarter, its action is of no use, or no such tile lies there."""
    laid = table(2).bench(0, 1, "gold")
    here, other = (int(card) for card in laid.state.influence[:2])
    assert reason(laid, f"influence {here} first") == reason(laid, "activate blue") == ""
    laid.visit("red")
    assert reason(laid, f"influence {here} first") == "no_use"
    assert reason(laid, f"influence {other} first") == "other_card"
    assert reason(laid, "activate blue") == "no_such_tile"


@pytest.mark.rule("cathedral:7.5")
@pytest.mark.rule("cathedral:7.6")
@pytest.mark.rule("cathedral:7.8")
@pytest.mark.parametrize(
    ("effect", "words", "why"),
    [
        ({"do": "gain_any", "of": ("wood", "gold"), "n": 2}, "take stone", "no_such_material"),
        ({"do": "swap", "of": ("wood", "stone", "gold")}, "swap wood wood", "no_such_swap"),
        ({"do": "workshop"}, "activate yellow", "no_such_tile"),
    ],
)
def test_why_something_cannot_be_chosen_for_an_effect(
    effect: dict[str, object], words: str, why: str
) -> None:
    """It is not among what the effect offers; before the effect it is not the time for it."""
    laid = table(2, first=effect).give(0, wood=1).bench(0, 1, "gold").bench(0, 2, "brick")
    assert reason(laid, words) == ""
    laid.visit("red").play(f"influence {laid.state.influence[0]} first")
    assert reason(laid, words) == why
    assert reason(laid, "roll") == ""


@pytest.mark.rule("cathedral:3.4")
def test_why_dice_cannot_be_rolled_again() -> None:
    """None lie there; and once it has been done there is no time for it any more."""
    laid = table(2).give(0, recognition=20)
    assert reason(laid, "reroll green") == "no_dice"
    assert reason(laid.play("reroll wood"), "reroll wood") == ""


@pytest.mark.rule("cathedral:11.7")
def test_why_ivan_cannot_be_sent_somewhere() -> None:
    """It is none of the sections that he prefers; and only his card sends him anywhere."""
    laid = table(1).own("a1", 0).own("b1", 0)
    assert reason(laid, "send_ivan a 1") == ""
    laid.ivan_next("claim").pass_turn()
    assert laid.step == "send_ivan"
    assert reason(laid, "send_ivan c 0") == "not_for_ivan"
    assert reason(laid, "end_turn") == ""
