"""What The Red Cathedral's player does where anybody who knows the game would nod.

The box is that of tables.py: a base asks for 2 wood and 1 brick and gives 3 recognition.
"""

from __future__ import annotations

import numpy as np
import pytest

from rubra.bots.easy import EasyBot
from rubra.bots.levels import make_bot
from rubra.core.position import Position
from rubra.core.stream import stream_from_seed
from rubra.games.cathedral.player.player import horizon, worth
from tests.games.cathedral.tables import Table, table


def advice(laid: Table) -> dict[str, float]:
    """How likely a sensible builder is to make each move of whoever is asked."""
    seat = laid.waiting[0]
    bot = EasyBot(stream_from_seed(0))
    position = Position(laid.match, seat)
    bot.follow(position)
    weights = np.array(bot.advice(position.imagine(bot.stream), position.moves()))
    chances = weights / weights.sum()
    return dict(zip(laid.moves(), chances.tolist(), strict=True))


def chance_of(laid: Table, *beginnings: str) -> float:
    """How likely the move is one of those that begin like this."""
    return sum(chance for move, chance in advice(laid).items() if move.startswith(beginnings))


def best(laid: Table) -> str:
    """The likeliest move."""
    chances = advice(laid)
    return max(chances, key=lambda move: chances[move])


def hope(laid: Table, seat: int = 0) -> float:
    """How well a seat seems to stand."""
    return float(worth(laid.match.box.record, laid.state, seat))


# --- Claiming ---


def test_who_has_nothing_to_build_claims() -> None:
    """With the materials of a base in the inventory and no section of one's own."""
    assert chance_of(table(2).give(0, wood=2, brick=1), "claim") > 0.9


def test_who_has_three_sections_to_build_does_not_claim_a_fourth() -> None:
    """First things first."""
    laid = table(2).own("a1", 0).own("b1", 0).own("c1", 0)
    assert chance_of(laid, "claim") < 0.1


def test_a_banner_is_taken_from_the_inventory_where_it_frees_a_slot() -> None:
    """Those beside the board can wait."""
    chances = advice(table(2).give(0, wood=2, brick=1))
    inventory = sum(chance for move, chance in chances.items() if move.endswith("inventory"))
    beside = sum(chance for move, chance in chances.items() if move.endswith("beside"))
    assert inventory > 10 * beside


def test_a_tile_is_paid_for_early_if_it_can_be() -> None:
    """It will work for the whole game."""
    laid = table(2).give(0, rubles=3).play("claim a 0 inventory")
    assert laid.step == "place_tile"
    assert sum(chance for move, chance in advice(laid).items() if move.endswith("up")) > 0.8


# --- Building ---


def test_a_section_that_can_be_finished_is_finished() -> None:
    """All three materials are there."""
    laid = table(2).own("a1", 0).give(0, wood=2, brick=1)
    assert chance_of(laid, "deliver") > 0.9


def test_a_single_material_is_not_worth_a_turn() -> None:
    """Better to claim, or to fetch the others first."""
    laid = table(2).own("a1", 0).give(0, wood=1)
    assert chance_of(laid, "deliver") < 0.1


def test_deliveries_go_where_they_finish_something() -> None:
    """The brick that one base lacks, not the other's first."""
    laid = table(2).own("a1", 0).lay("a1", wood=2).own("b1", 0).give(0, brick=1, wood=1)
    laid.play("deliver wood b 0")
    assert best(laid) == "deliver brick a 0"


def test_jewels_go_onto_an_ornament() -> None:
    """One of each colour gives three prestige."""
    laid = table(2).own("a1", 0, finished=True).give(0, wood=1, green=1, purple=1)
    assert chance_of(laid, "decorate") > 0.8
    laid.play("decorate a 0")
    assert chance_of(laid, "add_jewel") > 0.9


def test_a_jewel_that_a_section_asks_for_is_kept_sooner_than_a_spare_one() -> None:
    """A dome asks for the green one, nothing for the purple one."""
    laid = table(2).own("a1", 0, finished=True).own("a2", 0, finished=True).own("a3", 0)
    laid.give(0, wood=1, green=1, purple=1).play("decorate a 0")
    laid.lay("a3", purple=1)
    chances = advice(laid)
    assert chances["add_jewel purple"] > chances["add_jewel green"]


# --- The market ---


def test_one_fetches_what_is_missing() -> None:
    """Blue would bring brick, which the base asks for; yellow gold, which nothing does."""
    laid = table(2).own("a1", 0).give(0, wood=2)
    chances = advice(laid)
    assert chances["move_die blue 0 brick"] > 5 * chances["move_die yellow 0 gold"]


def test_one_goes_where_several_dice_lie() -> None:
    """Two dice there, and the moved one: three times two wood."""
    laid = table(2).own("a1", 0).own("b1", 0)
    laid.die("green", "wood").die("yellow", "brick", 6).die("white", "rubles")
    assert best(laid) == "move_die red 0 wood"


def test_what_lies_in_the_market_is_taken() -> None:
    """Nobody moves a die and leaves the wood there that is needed."""
    laid = table(2).own("a1", 0).visit("red")
    assert advice(laid)["obtain"] > 0.9


def test_a_full_inventory_sends_nobody_to_the_market_for_materials() -> None:
    """Six slots, six materials, and a section that takes three of them."""
    laid = table(2).own("a1", 0).give(0, wood=3, brick=3)
    assert chance_of(laid, "deliver") > 0.9


# --- How well a seat stands ---


@pytest.mark.parametrize("players", [2, 3, 4])
def test_more_recognition_and_finished_sections_are_better(players: int) -> None:
    """For whoever has them, and worse for the others."""
    before = table(players)
    ahead = table(players).give(0, recognition=10)
    builder = table(players).own("a1", 0, finished=True)
    for better in (ahead, builder):
        assert hope(better) > hope(before)
        assert hope(better, 1) < hope(before, 1)


def test_materials_count_for_more_where_a_section_asks_for_them() -> None:
    """Wood is something, wood for a claimed base is more."""
    idle = hope(table(2).give(0, wood=2)) - hope(table(2))
    wanted = hope(table(2).own("a1", 0).give(0, wood=2)) - hope(table(2).own("a1", 0))
    assert wanted > idle


def test_a_game_that_is_over_is_worth_what_was_won() -> None:
    """One to the winner, nothing to the others."""
    laid = table(2).give(0, recognition=30)
    for name in ("a1", "b1", "c1", "d1", "a2"):
        laid.own(name, 0, finished=True)
    laid.own("b2", 0).lay("b2", brick=1, stone=1).give(0, gold=1)
    laid.play("deliver gold b 1", "end_turn").pass_turn()
    assert laid.match.is_over
    assert (hope(laid, 0), hope(laid, 1)) == (1, 0)


# --- All levels ---


@pytest.mark.parametrize("level", ["easy", "medium:100"])
def test_every_level_finishes_the_section_that_wins(level: str) -> None:
    """Far ahead, with the last material for the sixth section in the inventory."""
    laid = table(2).give(0, recognition=40)
    for name in ("a1", "b1", "c1", "d1", "a2"):
        laid.own(name, 0, finished=True)
    laid.own("b2", 0).lay("b2", brick=1, stone=1).give(0, gold=1)
    bot = make_bot(level, stream_from_seed(1))
    chosen = bot.choose(Position(laid.match, 0))
    assert str(laid.match.game.move_words.say(chosen)) == "deliver gold b 1"


def test_alone_every_decision_is_a_legal_one_to_the_end() -> None:
    """Against Ivan, too, who is sent where the player likes."""
    laid = table(1)
    bot = make_bot("easy", stream_from_seed(2))
    while not laid.match.is_over:
        laid.match.play(0, bot.choose(Position(laid.match, 0)))
    assert laid.match.result()["reason"] in ("ivan_beaten", "ivan_won")


@pytest.mark.parametrize(("players", "turns"), [(1, 5), (2, 5), (3, 7), (4, 9)])
def test_a_search_looks_two_rounds_ahead(players: int, turns: int) -> None:
    """However many build: everybody has had two turns, and whoever searches a third."""
    assert horizon(players) == turns


# --- The inventory ---


def test_nobody_fills_the_last_slot_with_what_no_section_asks_for() -> None:
    """Nothing can be thrown away: nothing could be built any more, and the game might never end."""
    laid = table(2).free_slots().own("a1", 0).give(0, stone=9).visit("green")
    assert laid.moves("obtain") == ["obtain"]
    assert chance_of(laid, "obtain") < 1e-6


def test_what_a_section_asks_for_may_take_the_last_slot() -> None:
    """One piece of wood finds room, and will be delivered."""
    laid = table(2).free_slots().own("a1", 0).give(0, stone=9).visit("red")
    assert chance_of(laid, "obtain") > 0.5


def test_a_full_inventory_looks_bad_to_those_who_search() -> None:
    """Worse than one stone fewer."""
    full = table(2).free_slots().own("a1", 0).give(0, stone=10)
    assert hope(table(2).free_slots().own("a1", 0).give(0, stone=5)) > hope(full) + 0.2


def test_a_swap_is_the_way_out() -> None:
    """A material that a section asks for, for one that none does."""
    swap = {"do": "swap", "of": ["wood", "stone"]}
    laid = table(2, first=swap).free_slots().own("a1", 0).give(0, stone=10).visit("red")
    assert best(laid).startswith("influence")
