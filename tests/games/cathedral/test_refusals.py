"""Which rule forbids a move that is not legal, and what a builder is asked."""

from __future__ import annotations

import pytest

from rubra.core.errors import IllegalMove
from rubra.games.cathedral.words import RESOURCE_IDS

from .tables import Table, table


def clause(laid: Table, words: str) -> str:
    """The clause by which a move is refused."""
    with pytest.raises(IllegalMove) as error:
        laid.play(words)
    return str(error.value).partition(" now: ")[2].split()[0]


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
