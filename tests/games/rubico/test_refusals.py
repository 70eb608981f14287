"""Which rule forbids a move that is not legal; the clauses that are named are in test_asked.py."""

from __future__ import annotations

import pytest

from rubra.core.errors import IllegalMove
from rubra.core.texts import text
from rubra.games.rubico.words import REFUSALS

from .tables import Table, edited_box, table


def reason(laid: Table, seat: int, words: str) -> str:
    """The name of the reason for which a move is refused; none if it is not the time for it."""
    with pytest.raises(IllegalMove) as error:
        laid.play(seat, words)
    said = str(error.value).partition(" now: ")[2].partition(" ")[2]
    found = [one.name for one in REFUSALS if text("en", f"rubico-why-{one.name}") == said]
    return found[0] if found else ""


@pytest.mark.rule("rubico:5.1")
@pytest.mark.rule("rubico:5.4")
def test_a_row_and_a_claim_are_refused_for_what_they_say() -> None:
    """Each while it is asked for; before and after there is another reason, and no rule."""
    laid = table(5, rows={1: "red red blue"})
    assert reason(laid, 1, "lay red blue blue none") == "other_cards"
    assert reason(laid, 1, "declare 1 1 1 0") == ""
    laid.lay_row(1)
    assert reason(laid, 1, "lay red blue blue none") == ""
    assert reason(laid, 1, "declare 4 0 0 0") == "unheard_of"
    laid.lay()
    for words in ("lay red red blue none", "declare 1 1 1 0"):
        assert reason(laid, 2, words) == ""
    laid.until_taking()
    for words in ("lay red red blue none", "declare 1 1 1 0"):
        assert reason(laid, 0, words) == ""


@pytest.mark.rule("rubico:6.2")
@pytest.mark.rule("rubico:6.4")
@pytest.mark.rule("rubico:9.6")
def test_why_a_card_cannot_be_taken() -> None:
    """It is taken or covered, it would be the third of one seat, or no card lies there."""
    laid = table(5, powers={2: "venus"}).lay().use(2, "cover venus 1")
    assert reason(laid, 1, "take 2 0") == ""
    laid.pass_all().take((1, 0), (1, 1))
    assert reason(laid, 0, "take 1 0") == "taken"
    assert reason(laid, 0, "take 1 2") == "two"
    assert reason(laid, 0, "take 2 1") == "covered"
    assert reason(laid, 0, "take 3 3") == reason(laid, 0, "take 0 0") == "empty"
    laid.take((2, 0), (2, 2))
    assert laid.step == "after_taking"
    assert reason(laid, 1, "take 3 0") == ""


@pytest.mark.rule("rubico:9.1")
@pytest.mark.rule("rubico:9.2")
def test_a_power_is_the_one_that_is_held_and_does_what_it_does() -> None:
    """Another's of the same kind, another's of another kind, and another deed of one's own."""
    laid = table(5, powers={1: "venus", 2: "minerva"}).lay()
    for words in ("cover eris 0", "favour iuno", "cancel venus", "summon cibelis 3 0"):
        assert reason(laid, 1, words) == "other_power"
    for words in ("summon cibelis 3 0", "cover minerva 0"):
        assert reason(laid, 2, words) == "other_power"


def test_a_power_is_no_question_of_rules_when_something_else_is_asked() -> None:
    """While rows are laid, and while the Centurion takes."""
    laid = table(5, powers={0: "vesta", 1: "minerva"})
    assert reason(laid, 1, "summon minerva 2 0") == reason(laid, 1, "pass") == ""
    laid.until_taking()
    assert reason(laid, 0, "cancel vesta") == reason(laid, 0, "pass") == ""


@pytest.mark.rule("rubico:9.2")
def test_a_power_for_the_other_moment_is_refused() -> None:
    """Roma before the taking; Minerva, Venus and the like after it."""
    laid = table(5, powers={1: "roma", 2: "minerva", 3: "venus"}).lay()
    assert reason(laid, 1, "peek roma 2 0") == "other_moment"
    laid.until_taking().take((1, 0), (1, 1), (4, 0), (4, 1))
    assert reason(laid, 2, "summon minerva 3 0") == "other_moment"
    assert reason(laid, 3, "cover venus 0") == "other_moment"


@pytest.mark.rule("rubico:9.8")
def test_fortuna_does_not_lead_back_from_the_start() -> None:
    """At either moment."""
    laid = table(5, powers={1: "fortuna"}).lay()
    assert reason(laid, 1, "shift fortuna back") == "no_way_back"
    laid.until_taking().take((1, 0), (1, 1), (4, 0), (4, 1))
    assert reason(laid, 1, "shift fortuna back") == "no_way_back"


@pytest.mark.rule("rubico:6.2")
@pytest.mark.rule("rubico:9.4")
@pytest.mark.rule("rubico:9.5")
def test_why_a_card_cannot_be_summoned() -> None:
    """It is one's own, taken, covered, or no card lies there."""
    laid = table(5, powers={1: "minerva", 2: "venus", 3: "cibelis"}).lay()
    laid.use(2, "cover venus 1").use(3, "summon cibelis 4 0")
    assert reason(laid, 1, "summon minerva 1 0") == "own_card"
    assert reason(laid, 1, "summon minerva 4 0") == "taken"
    assert reason(laid, 1, "summon minerva 2 1") == "covered"
    assert reason(laid, 1, "summon minerva 2 3") == "empty"


@pytest.mark.rule("rubico:6.2")
@pytest.mark.rule("rubico:9.5")
def test_no_third_card_of_one_seat_is_summoned() -> None:
    """With a box in which one card of each seat is the most, not even a second one."""
    laid = table(
        5,
        powers={1: "minerva", 3: "cibelis"},
        box=edited_box(("most_of_one = 2", "most_of_one = 1")),
    ).lay()
    laid.use(3, "summon cibelis 4 0")
    assert reason(laid, 1, "summon minerva 4 1") == "two"


@pytest.mark.rule("rubico:9.4")
def test_nothing_is_summoned_beyond_the_cards_that_must_be_taken() -> None:
    """With a box that asks for a single card, one power is enough."""
    laid = table(
        5,
        caesar="ariminum",
        powers={1: "minerva", 3: "cibelis"},
        box=edited_box(("beyond_distance = 2", "beyond_distance = 0")),
    ).lay()
    assert laid.state.to_take == 1
    laid.use(3, "summon cibelis 4 0")
    assert reason(laid, 1, "summon minerva 2 0") == "all_taken"
    assert reason(laid, 1, "summon minerva 1 0") == "own_card"


@pytest.mark.rule("rubico:9.6")
def test_why_a_card_cannot_be_covered() -> None:
    """It is taken, or no card lies there."""
    laid = table(5, powers={1: "venus", 3: "cibelis"}).lay().use(3, "summon cibelis 1 2")
    assert reason(laid, 1, "cover venus 2") == "taken"
    assert reason(laid, 1, "cover venus 3") == "empty"


@pytest.mark.rule("rubico:9.10")
def test_why_a_card_cannot_be_looked_at() -> None:
    """It is one's own, taken, or no card lies there; all cards being taken is no reason here."""
    laid = table(5, powers={1: "roma"}).lay().until_taking().take((1, 0), (1, 1), (4, 0), (4, 1))
    assert reason(laid, 1, "peek roma 1 2") == "own_card"
    assert reason(laid, 1, "peek roma 4 0") == "taken"
    assert reason(laid, 1, "peek roma 2 3") == "empty"
