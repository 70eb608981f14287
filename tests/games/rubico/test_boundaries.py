"""What follows when a phase ends, and what must not; found by changing the rules."""

from __future__ import annotations

import pytest

from rubra.core.journal import NOBODY
from rubra.games.rubico.words import CARD, NO_CARD

from .tables import Table, table


@pytest.mark.rule("rubico:7.8")
def test_when_caesar_marches_into_rome_nothing_follows() -> None:
    """No Senate card is turned for the Pompey, no new turn begins, nobody is asked.

    As phase f is not played, the card that was turned last turn still holds.
    """
    laid = table(3, caesar="corfinium", chosen="red red pompey", turned="vacant", fresh="triumph")
    turn = laid.resolve()
    assert turn.view()["senate"]["active"]["one_red"] == 1
    assert turn.ended == "rome_by_march"
    assert turn.heard("turned_senate") == []
    assert turn.heard("turn_began") == []
    assert turn.waiting == []
    assert turn.state.turn == 1


@pytest.mark.rule("rubico:10.1")
@pytest.mark.parametrize("seat", [NOBODY, 0, 2])
def test_the_end_is_told_to_everybody(seat: int) -> None:
    """With its reason."""
    turn = table(3, caesar="corfinium", chosen="red red pompey").resolve()
    assert turn.heard("ended", seat) == ["ended rome_by_march"]


@pytest.mark.rule("rubico:7.1")
def test_every_reveal_counts_from_nothing() -> None:
    """What the turn before counted is gone."""
    laid = table(5, chosen="red red blue pompey")
    laid.state.last_red, laid.state.last_blue, laid.state.last_pompey = 3, 2, 1
    laid.state.revealed_count = 4
    turn = laid.resolve()
    assert turn.counted == (2, 1, 1)
    assert len(turn.revealed.split()) == 4


@pytest.mark.rule("rubico:2.7")
def test_who_watches_is_shown_no_role_whoever_sits_last() -> None:
    """Not even with seven players when the last of them is a senator."""
    seats = table(7, roles="red blue red red blue red blue").view(NOBODY)["seats"]
    assert [place["role"] for place in seats] == [None] * 7


@pytest.mark.rule("rubico:7.13")
def test_nothing_stays_in_the_hand_of_the_centurion() -> None:
    """Neither the cards revealed nor one that was thrown away unseen."""
    turn = table(5, chosen="red red blue pompey", turned="vacant", fresh="desertion").resolve()
    assert turn.state.pile_count == 0
    assert not any(turn.state.pile)


def spoken_and_protected() -> Table:
    """Seats declare, and play all four powers; with the last the cards come up."""
    laid = table(
        5,
        powers={1: "venus", 2: "iuno", 3: "roma", 4: "vesta"},
        chosen="red red blue blue",
        rows={4: "red red pompey"},
    )
    laid.lay({1: "1 1 1 0", 3: "0 3 0 0"}).use(1, "cover venus 2").use(2, "favour iuno")
    laid.use(4, "cancel vesta").until_taken()
    return laid.use(3, "peek roma 4 2")


@pytest.mark.rule("rubico:4.1")
def test_a_new_turn_begins_with_nothing_of_the_last_one() -> None:
    """All cards are in the deck or drawn; no row, claim, cover, answer or favour is left."""
    state = spoken_and_protected().state
    assert (state.turn, state.taken_count, state.cancelled, state.favours) == (2, 0, 0, 0)
    assert state.peeker == -1
    for place in state.seats[:5]:
        assert (place.laid, place.taken, place.covered) == (0, 0, -1)
        assert (place.declared, sum(place.claim), place.answer) == (0, 0, 0)
        assert set(place.row) == {NO_CARD}
    drawn = [sum(int(place.hand[kind]) for place in state.seats[:5]) for kind in range(4)]
    assert sum(state.seats[1].hand) == 0  # the new Centurion
    assert [sum(place.hand) for place in state.seats[:5]] == [3, 0, 3, 3, 3]
    in_all = table(5).match.box.record.setups[5].march
    assert [int(state.deck[kind]) + drawn[kind] for kind in range(4)] == list(in_all)


@pytest.mark.rule("rubico:5.1")
def test_a_row_is_laid_with_all_cards_of_the_hand() -> None:
    """Nothing stays in the hand, and the row is as it was laid."""
    laid = table(5, rows={1: "red blue pompey"}).lay_row(1)
    assert sum(laid.state.seats[1].hand) == 0
    assert [str(CARD.word(int(card))) for card in laid.state.seats[1].row] == [
        "red",
        "blue",
        "pompey",
        "none",
    ]


@pytest.mark.rule("rubico:9.3")
def test_when_a_power_was_played_no_answer_is_left() -> None:
    """The others think again: what they had answered under seal is nowhere any more."""
    laid = table(5, powers={1: "iuno", 2: "vesta", 3: "fortuna"}).lay()
    laid.play(2, "cancel vesta").play(3, "shift fortuna forward").play(4, "pass")
    laid.play(1, "favour iuno")
    assert laid.waiting == [2, 3, 4]
    assert [int(place.answer) for place in laid.state.seats] == [0] * 7


@pytest.mark.rule("rubico:9.2")
@pytest.mark.parametrize(
    ("power", "offered"),
    [
        ("fortuna", ["shift fortuna forward", "shift fortuna back"]),
        ("vesta", ["cancel vesta"]),
        ("iuno", ["favour iuno"]),
    ],
)
def test_what_a_power_offers_is_offered_once(power: str, offered: list[str]) -> None:
    """To pass, what the power does, and nothing else."""
    laid = table(5, powers={1: power}, caesar="ravenna").lay()
    assert laid.moves(1) == ["pass", *offered]
