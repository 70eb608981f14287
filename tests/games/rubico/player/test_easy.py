"""How `easy` plays Rubico: what a player of the game would nod at.

That its rows and declarations are those that belief expects is in `test_heuristics.py`.
"""

from __future__ import annotations

from typing import Any

import pytest

from rubra.bots.easy import EasyBot
from rubra.core.position import Position
from rubra.core.stream import stream_from_seed
from rubra.games.rubico.game import GAME
from tests.games.rubico.tables import Table, new_match, table

from .test_heuristics import advice

FRIENDS = "red red blue red blue"  # roles of five seats; the Centurion is seat 0


def bot_at(laid: Table, seat: int) -> Any:
    """An easy bot that has sat at this seat from the start."""
    bot: Any = EasyBot(stream_from_seed(0))
    bot.follow(Position(laid.match, seat))
    return bot


def chances(laid: Table, seat: int) -> dict[str, float]:
    """How likely easy makes each move, in words."""
    found = advice(laid.match, seat, bot_at(laid, seat))
    return {str(GAME.move_words.say(move)): chance for move, chance in found.items()}


def favourite(laid: Table, seat: int) -> str:
    """The move that easy makes most often."""
    found = chances(laid, seat)
    return max(found, key=found.__getitem__)


def sway(laid: Table, seat: int, kind: str) -> float:
    """How likely easy plays a power of this kind when it is asked now."""
    return sum(chance for move, chance in chances(laid, seat).items() if move.startswith(kind))


# --- Suggesting ---


def test_a_legionary_recommends_red_and_says_what_is_held() -> None:
    """Red on the left, blue on the right, and the truth."""
    laid = table(4, roles="red red blue blue", rows={1: "red red blue blue"})
    assert favourite(laid, 1) == "lay red red blue blue"
    assert favourite(laid.lay_row(1), 1) == "declare 2 2 0 0"


def test_a_senator_with_blue_in_front_calls_it_red() -> None:
    """Three blue cards and a red one become three red and a blue one."""
    laid = table(4, roles="red red blue blue", rows={2: "blue blue blue red"}).lay_row(2)
    assert favourite(laid, 2) == "declare 3 1 0 0"


def test_a_senator_with_nothing_but_red_has_no_need_to_lie() -> None:
    """They say so, and earn trust for later."""
    laid = table(4, roles="red red blue blue", rows={2: "red red red red"}).lay_row(2)
    assert favourite(laid, 2) == "declare 4 0 0 0"


# --- Taking ---


def test_a_red_centurion_takes_from_the_left_and_a_blue_one_from_the_right() -> None:
    """Where the best should lie for their side, of rows declared as red, Janus and blue."""
    claims = dict.fromkeys(range(1, 5), "1 1 1 0")
    for colour, slot in (("red", "0"), ("blue", "2")):
        laid = table(5, roles=f"{colour} red blue red red").lay(claims).pass_all()
        assert favourite(laid, 0).split()[-1] == slot


def test_who_boasts_of_nothing_but_red_is_trusted_less_than_who_owns_up_to_blue() -> None:
    """Few are dealt such a hand, and every liar claims it."""
    laid = table(4, roles="red red blue blue").lay({1: "4 0 0 0", 2: "2 2 0 0"}).pass_all()
    tells = bot_at(laid, 0).belief.memory.said
    assert tells[1] > 1.5 > 1.0 >= tells[2] > 0


def test_senators_who_know_each_other_take_blue_from_each_other() -> None:
    """With five players: the left card of a friend, who will have put blue there."""
    claims = dict.fromkeys(range(1, 5), "2 1 0 0")
    laid = table(5, roles="blue red blue red red").lay(claims).pass_all()
    found = chances(laid, 0)
    assert found["take 2 0"] > found["take 1 0"]


# --- Remembering ---


def suspicion(chosen: str) -> list[float]:
    """How much more a seat looks blue than at first, after seats 1 and 2 gave these cards."""
    drawn = next(seed for seed in range(99) if new_match(5, seed).state.centurion == 0)
    laid = table(5, seed=drawn, chosen=chosen).lay().resolve()
    return [float(odds) for odds in bot_at(laid, 4).belief.memory.odds[:5]]


def test_who_gave_to_a_bad_reveal_is_suspect_and_so_is_who_chose_it() -> None:
    """Those who gave nothing are neither better nor worse for it."""
    chooser, *others = suspicion("blue blue blue blue")
    assert chooser > 1
    assert others[0] == others[1] > 1
    assert others[2] == others[3] == 1


def test_who_gave_to_a_good_reveal_is_praised() -> None:
    """And so is who chose it."""
    chooser, *others = suspicion("red red red red")
    assert chooser < 1
    assert others[0] == others[1] < 1
    assert others[2] == others[3] == 1


# --- Powers ---


def holding(power: str, caesar: str = "gallia", **more: Any) -> Table:
    """Seat 1, a legionary, holds a power and is asked before the Centurion takes."""
    return table(5, roles=FRIENDS, powers={1: power}, caesar=caesar, **more).lay()


def test_fortuna_is_kept_for_a_castrum_and_takes_caesar_home_at_once() -> None:
    """A legionary seldom spends her on a plain step, often on a stop, and always on Rome."""
    plain, castrum, rome = (
        sway(holding("fortuna", caesar), 1, "shift fortuna forward")
        for caesar in ("gallia", "ariminum", "corfinium")
    )
    assert plain < 0.2 < 0.5 < castrum < 0.9 < rome


def test_a_senator_sends_caesar_back_from_a_castrum() -> None:
    """Never forward, if it can be helped."""
    laid = table(5, roles=FRIENDS, powers={2: "fortuna"}, caesar="rubico").lay()
    assert favourite(laid, 2) == "shift fortuna back"
    assert sway(laid, 2, "shift fortuna forward") < 0.05


def test_venus_covers_what_would_hurt_one_s_own_side() -> None:
    """A legionary the blue card, a senator the red one."""
    for seat, hidden in ((1, "cover venus 2"), (2, "cover venus 0")):
        laid = table(5, roles=FRIENDS, powers={seat: "venus"}, rows={seat: "red red blue"}).lay()
        covers = {move: chance for move, chance in chances(laid, seat).items() if "cover" in move}
        best = max(covers.values())
        assert covers[hidden] == pytest.approx(best)


def test_vesta_waits_for_a_card_of_the_senate_that_helps_the_others() -> None:
    """A legionary cancels one more blue, and leaves one more red alone."""
    against = sway(holding("vesta", fresh="veto"), 1, "cancel")
    in_favour = sway(holding("vesta", fresh="acclamation"), 1, "cancel")
    assert in_favour < 0.1 < 0.4 < against


def test_iuno_is_kept_for_the_last_steps() -> None:
    """A legionary spends her two reds when they can bring Caesar home."""
    far = sway(holding("iuno", "gallia"), 1, "favour")
    near = sway(holding("iuno", "corfinium"), 1, "favour")
    assert far < 0.2 < 0.5 < near


def test_iuno_s_pompey_is_not_called_when_one_card_would_lose_the_game() -> None:
    """Not even by a legionary who would like her two reds."""
    far = sway(holding("iuno", turned="vacant muster veto"), 1, "favour")
    assert 0 < far < 0.02
