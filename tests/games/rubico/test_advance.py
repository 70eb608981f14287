"""Chapter 7, phase e: Caesar advances."""

from __future__ import annotations

import pytest

from .tables import table


@pytest.mark.rule("rubico:7.5")
@pytest.mark.parametrize(
    ("order", "space"),
    [
        ("red red red blue blue", "mutina"),
        ("red red red blue pompey", "ravenna"),
        ("red red red pompey pompey", "rubico"),
    ],
)
def test_caesar_advances_as_many_steps_as_there_are_more_red_than_blue_cards(
    order: str, space: str
) -> None:
    """With seven players three steps lead to the first Castrum; red minus blue is 1, 2 or 3."""
    assert table(7, chosen=order).resolve().caesar == space


@pytest.mark.rule("rubico:7.2")
@pytest.mark.rule("rubico:7.5")
def test_in_the_example_a_janus_doubles_the_red_card_and_caesar_takes_one_step() -> None:
    """Red, Janus, blue, Pompey: two red steps less one for the blue card is one step."""
    turn = table(5, chosen="red janus blue pompey").resolve("red janus blue pompey")
    assert turn.heard("marched") == ["marched 1 2"]
    assert turn.caesar == "ravenna"


@pytest.mark.rule("rubico:7.5")
def test_pompeys_do_not_count_for_the_march() -> None:
    """Two red cards and two Pompeys are two steps, as if the Pompeys were not there."""
    turn = table(7, caesar="mutina", chosen="red red pompey pompey").resolve()
    assert turn.caesar == "rubico"


@pytest.mark.rule("rubico:7.6")
@pytest.mark.parametrize(
    "cards", ["red red blue blue", "red blue blue blue", "blue blue blue blue"]
)
def test_caesar_stays_if_there_are_not_more_red_than_blue(cards: str) -> None:
    """As many blue as red, or more of them, and he does not move (ruling 1)."""
    turn = table(5, caesar="rubico", chosen=cards).resolve()
    assert turn.caesar == "rubico"
    assert turn.heard("stayed") == ["stayed 3"]


@pytest.mark.rule("rubico:7.6")
def test_caesar_never_marches_back() -> None:
    """Three blue cards more than red do not move him back, not even off the road (ruling 1)."""
    assert table(5, caesar="ariminum", chosen="blue blue blue").resolve().caesar == "ariminum"


@pytest.mark.rule("rubico:7.7")
@pytest.mark.parametrize(
    ("caesar", "cards", "steps"),
    [
        ("gallia", "red red red red", 2),
        ("ravenna", "red red red", 1),
        ("rubico", "red red red red", 2),
    ],
)
def test_on_reaching_a_castrum_caesar_stops_and_the_other_steps_are_lost(
    caesar: str, cards: str, steps: int
) -> None:
    """He goes no farther than the next Castrum, however many steps are left (ruling 6)."""
    turn = table(5, caesar=caesar, chosen=cards).resolve()
    assert turn.caesar == ("corfinium" if caesar == "rubico" else "rubico")
    assert turn.heard("marched") == [f"marched {steps} {turn.state.caesar}"]


@pytest.mark.rule("rubico:7.7")
def test_caesar_marches_on_from_the_castrum_on_which_he_stands() -> None:
    """Only reaching a Castrum stops him, not standing on one."""
    turn = table(5, caesar="rubico", chosen="red blue pompey red").resolve()
    assert turn.caesar == "ariminum"


@pytest.mark.rule("rubico:7.8")
def test_on_reaching_rome_the_game_ends_at_once_and_caesars_side_has_won() -> None:
    """With one step to Rome one red card more than blue is enough."""
    turn = table(5, caesar="corfinium", chosen="red red blue").resolve()
    assert turn.caesar == "roma"
    assert turn.ended == "rome_by_march"


@pytest.mark.rule("rubico:7.8")
def test_after_reaching_rome_phase_f_is_not_played() -> None:
    """A Pompey revealed in that turn turns no Senate card."""
    turn = table(5, caesar="corfinium", chosen="red red pompey").resolve()
    assert turn.heard("turned_senate") == []


@pytest.mark.rule("rubico:7.8")
def test_short_of_rome_phase_f_is_played() -> None:
    """Otherwise the same cards do turn a Senate card."""
    turn = table(5, caesar="ravenna", chosen="red red pompey").resolve()
    assert len(turn.heard("turned_senate")) == 1
