"""What Rubricatus' player thinks of positions that anybody can judge."""

from __future__ import annotations

import numpy as np
import pytest

from rubra.bots.easy import EasyBot
from rubra.bots.levels import make_bot
from rubra.core.position import Position
from rubra.core.stream import stream_from_seed
from rubra.games.rubricatus.player.player import CONSOLATION, worth
from rubra.games.rubricatus.player.values import defeat_chance
from tests.games.rubricatus.tables import Table, box_with, table


def advice(laid: Table) -> dict[str, float]:
    """How likely a sensible player is to make each move of whoever is asked."""
    seat = laid.waiting[0]
    bot = EasyBot(stream_from_seed(0))
    position = Position(laid.match, seat)
    bot.follow(position)
    weights = np.array(bot.advice(position.imagine(bot.stream), position.moves()))
    chances = weights / weights.sum()
    return dict(zip(laid.moves(), chances.tolist(), strict=True))


def best(chances: dict[str, float]) -> str:
    """The likeliest move."""
    return max(chances, key=lambda move: chances[move])


def test_a_common_defeat_is_worth_nothing_to_anybody() -> None:
    """Not even to whoever has most points."""
    laid = table(hand={0: "adding"}, drawer=1, points={0: 50}).play("event adding")
    assert [worth(laid.match.box.record, laid.state, seat) for seat in range(4)] == [0.0] * 4


def test_a_victory_is_worth_one_and_another_s_more_than_a_common_defeat() -> None:
    """Whoever is behind must still work against the drawer running empty."""
    for points, shares in (({1: 9}, [0, 1, 0, 0]), ({1: 9, 2: 9}, [0, 0.5, 0.5, 0])):
        laid = table(points=points)
        laid.state.round_number = 10
        laid.end_round()
        found = [worth(laid.match.box.record, laid.state, seat) for seat in range(4)]
        assert found == [CONSOLATION + (1 - CONSOLATION) * share for share in shares]
        assert min(found) > 0


def test_what_the_seats_may_hope_for_leaves_room_for_defeat() -> None:
    """Less in all when the drawer is nearly empty."""
    hopes = []
    for drawer in (14, 2):
        laid = table(drawer=drawer, points={0: 5})
        shares = [worth(laid.match.box.record, laid.state, seat) for seat in range(4)]
        assert 1 > shares[0] == max(shares)
        hopes.append(sum(shares))
    assert hopes[0] > hopes[1] > 0


def test_sensible_players_produce_what_is_missing() -> None:
    """One material for the only construction in the market."""
    laid = table(market="silo", stock={0: "t1"}, hand={0: "one"}).play("points one")
    assert best(advice(laid)) == "produce materials"


def test_sensible_players_build_what_they_can_pay() -> None:
    """Rather than produce more."""
    laid = table(market="silo", stock={0: "m1 t1"}, hand={0: "three"}).play("points three")
    chances = advice(laid)
    assert best(chances).startswith("enter")
    assert sum(chance for move, chance in chances.items() if move.startswith("enter")) > 0.8


def test_sensible_players_do_not_build_everybody_into_defeat() -> None:
    """Two problems would empty the drawer: they leave, or solve problems first."""
    laid = table(market="fort", stock={0: "m1 d3"}, drawer=1, problems={"solsones": 2})
    laid.state.drawer = 1
    laid.play("points two", "enter solsones")
    assert best(advice(laid)) == "mitigate"


def test_in_danger_they_solve_problems() -> None:
    """With a drawer nearly empty and defence at hand."""
    laid = table(stock={0: "d3"}, problems={"bages": 4}, hand={0: "one"}).play("points one")
    laid.state.drawer = 2
    assert best(advice(laid)).startswith("enter")


def test_who_must_hold_a_resource_produces_it() -> None:
    """The Era card takes two points from everybody without culture at the end of the round."""
    card = box_with(check="has:culture:1", penalty="forfeit:2")
    laid = table(era_card=card, stock={0: "m1 t1 d1"}, hand={0: "one"}).play("points one")
    assert best(advice(laid)) == "produce culture"


def test_who_must_build_builds_sooner() -> None:
    """A construction that gives nothing, for a card that asks for one."""
    chances = []
    for card in (box_with(), box_with(check="built:1", prize="score:2")):
        laid = table(era_card=card, market="hut", stock={0: "m1"}, hand={0: "one"})
        found = advice(laid.play("points one"))
        chances.append(sum(found[move] for move in found if move.startswith("enter")))
    assert chances[1] > chances[0] + 0.1


def test_problems_are_solved_where_the_era_card_looks() -> None:
    """Three in each of two regions; the card asks for calm in Solsonès."""
    card = box_with(check="calm:solsones:1", penalty="add_any:1:each")
    laid = table(era_card=card, stock={0: "d2"}, problems={"bages": 3, "solsones": 3})
    chances = advice(laid.play("points one"))
    assert chances["enter solsones"] > 1.5 * chances["enter bages"]


def test_defeat_is_nearer_with_fewer_problems_left_and_more_calamities_to_come() -> None:
    """And certain for nobody while the drawer is full."""

    def danger(drawer: int, calamities: int = 0) -> float:
        laid = table(drawer=drawer)
        laid.state.calamities[4] = calamities
        return float(defeat_chance(laid.match.box.record, laid.state))

    assert 0 < danger(14) < danger(8) < danger(2) < 1
    assert danger(8, calamities=2) > danger(8)


@pytest.mark.parametrize("level", ["easy", "medium:40"])
def test_no_level_ends_the_game_for_nothing(level: str) -> None:
    """Where one choice loses for everybody, it is not made."""
    laid = table(hand={0: "adding_any one"}, drawer=1, market="hut", stock={0: "m1"})
    bot = make_bot(level, stream_from_seed(1))
    chosen = bot.choose(Position(laid.match, 0))
    assert laid.match.game.move_words.say(chosen).kind == "points"
