"""Chapter 6, phase c: the Centurion's choice."""

from __future__ import annotations

import pytest

from rubra.core.errors import IllegalMove, NotAsked
from rubra.core.journal import NOBODY

from .tables import edited_box, table

# A track on which three players have three steps to the first Castrum: five cards, more than the
# two seats can give
LONG_STRETCH = (
    ('id = "mutina"\nplayers = 7', 'id = "mutina"\nplayers = 3'),
    ('id = "ravenna"\nplayers = 4', 'id = "ravenna"\nplayers = 3'),
)
# And one on which four players have four steps: six cards, as many as the three seats can give
LONGER_STRETCH = (
    ('id = "mutina"\nplayers = 7', 'id = "mutina"\nplayers = 4'),
    ('id = "rubico"\nplayers = 3\ncastrum = true', 'id = "rubico"\nplayers = 3\ncastrum = false'),
)


@pytest.mark.rule("rubico:6.1")
@pytest.mark.parametrize(
    ("players", "caesar", "cards"),
    [
        (3, "gallia", 3),
        (4, "gallia", 4),
        (4, "rubico", 3),
        (5, "gallia", 4),
        (5, "ravenna", 3),
        (5, "rubico", 4),
        (6, "corfinium", 4),
        (7, "gallia", 5),
        (7, "alba_fucens", 3),
    ],
)
def test_the_centurion_takes_the_steps_to_the_next_castrum_plus_two(
    players: int, caesar: str, cards: int
) -> None:
    """As many cards as there are steps from Caesar to the next Castrum, plus two."""
    assert table(players, caesar=caesar).lay().view()["to_take"] == cards


@pytest.mark.rule("rubico:6.1")
@pytest.mark.rule("rubico:6.2")
@pytest.mark.rule("rubico:6.3")
@pytest.mark.parametrize("split", [(1, 1, 1, 1), (2, 2, 0, 0), (1, 1, 2, 0)], ids=str)
def test_the_example_of_five_players_and_two_steps_allows_these_splits(
    split: tuple[int, ...],
) -> None:
    """Four cards in all: one of each seat, two of two seats, or one, one and two (ruling 3)."""
    laid = table(5).until_taking()
    laid.take(*[(seat, slot) for seat in range(1, 5) for slot in range(split[seat - 1])])
    assert laid.step == "after_taking"
    assert laid.view()["taken"] == 4


@pytest.mark.rule("rubico:6.2")
def test_a_third_card_of_one_seat_cannot_be_taken() -> None:
    """After two cards of a seat none of its cards is offered any more."""
    laid = table(5).until_taking().take((1, 0), (1, 2))
    owners = [int(words.split()[1]) for words in laid.moves(0)]
    assert owners == [2, 2, 2, 3, 3, 3, 4, 4, 4]


@pytest.mark.rule("rubico:6.2")
def test_the_centurion_may_take_any_card_of_a_seat() -> None:
    """Every card of every row is offered, and none twice."""
    moves = table(4, centurion=3).until_taking().moves(3)
    assert moves == [f"take {owner} {slot}" for owner in (0, 1, 2) for slot in range(4)]


@pytest.mark.rule("rubico:6.2")
def test_a_card_that_was_taken_cannot_be_taken_again() -> None:
    """It lies before the Centurion, no longer before its owner."""
    laid = table(5).until_taking().take((1, 0))
    with pytest.raises(IllegalMove):
        laid.take((1, 0))


@pytest.mark.rule("rubico:6.3")
def test_the_centurion_cannot_stop_before_all_are_taken() -> None:
    """While one is missing the Centurion is asked, and nothing but taking is offered (ruling 3)."""
    laid = table(5).until_taking().take((1, 0), (2, 0), (3, 0))
    assert laid.waiting == [0]
    assert {words.split()[0] for words in laid.moves(0)} == {"take"}


@pytest.mark.rule("rubico:6.3")
def test_the_centurion_cannot_take_more_than_are_due() -> None:
    """After the last of them the Centurion is not asked any more (ruling 3)."""
    laid = table(5).until_taking().take((1, 0), (2, 0), (3, 0), (4, 0))
    with pytest.raises(NotAsked):
        laid.take((1, 1))


@pytest.mark.rule("rubico:6.3")
def test_if_the_seats_cannot_give_so_many_all_they_can_give_is_taken() -> None:
    """Three steps with three players would be five cards, but two seats give four (ruling 2)."""
    laid = table(3, box=edited_box(*LONG_STRETCH)).lay()
    assert laid.view()["to_take"] == 4
    laid.take((1, 0), (1, 1), (2, 0))
    assert {words.split()[1] for words in laid.moves(0)} == {"2"}
    assert laid.take((2, 1)).view()["turn"] == 2


@pytest.mark.rule("rubico:6.3")
def test_the_more_seats_there_are_the_more_cards_can_be_given() -> None:
    """Four steps with four players are six cards, and three seats give six."""
    laid = table(4, box=edited_box(*LONGER_STRETCH)).lay()
    assert laid.view()["to_take"] == 6


@pytest.mark.rule("rubico:6.4")
def test_the_centurion_takes_one_card_at_a_time() -> None:
    """One is taken, all see which, and the next is asked for."""
    laid = table(5).until_taking().play(0, "take 3 1")
    assert laid.heard("took") == ["took 0 3 1"]
    assert laid.waiting == [0]


@pytest.mark.rule("rubico:6.4")
def test_the_cards_that_were_taken_stay_face_down() -> None:
    """Nobody but the owner sees what was taken until the reveal, not even the Centurion."""
    taken = table(5, chosen="red blue pompey janus").until_taken()
    for viewer in (NOBODY, 0, 3, 4):
        row = taken.view(viewer)["seats"][1]["row"]
        assert [place["card"] for place in row] == [None, None, None]
        assert [place["taken"] for place in row] == [True, True, False]
    assert taken.heard("revealed") == []


@pytest.mark.rule("rubico:6.4")
def test_nobody_but_the_centurion_takes() -> None:
    """While the Centurion takes no other seat is asked."""
    laid = table(5).until_taking()
    assert laid.waiting == [0]
    with pytest.raises(NotAsked):
        laid.play(2, "take 1 0")


@pytest.mark.rule("rubico:6.5")
def test_the_steps_are_counted_when_the_rows_have_been_laid() -> None:
    """The number is told right after the rows and declarations, before any power."""
    laid = table(5, declarations=False).lay()
    assert laid.heard() == ["rows_laid", "asked_to_take 0 4"]
    assert laid.step == "before_taking"


@pytest.mark.rule("rubico:6.5")
@pytest.mark.rule("rubico:9.7")
@pytest.mark.parametrize(("way", "space"), [("forward", "rubico"), ("back", "gallia")])
def test_fortuna_does_not_change_the_number_of_cards(way: str, space: str) -> None:
    """From Ravenna it is three cards, wherever Fortuna moves Caesar this turn (ruling 4)."""
    laid = table(5, caesar="ravenna", powers={1: "fortuna"}).lay()
    laid.use(1, f"shift fortuna {way}").pass_all()
    assert laid.caesar == space
    assert laid.take((1, 0), (2, 0), (3, 0)).step == "after_taking"
