"""Chapter 1, phase g of chapter 7, and chapter 10: how a turn ends, and how the game does."""

from __future__ import annotations

from typing import Any

import pytest

from rubra.core.errors import NotAsked
from rubra.core.journal import NOBODY

from .tables import KINDS, Table, table

EVERYBODY = (NOBODY, 0, 1, 2, 3, 4)


def march_to_rome(**layout: Any) -> Table:
    """Five players; Caesar takes the last step."""
    return table(5, caesar="corfinium", chosen="red red blue", **layout).resolve()


def fourth_card(turned: str, fourth: str, **layout: Any) -> Table:
    """Five players; one more Senate card is turned."""
    return table(5, chosen="red red blue blue", turned=turned, **layout).resolve(senate=fourth)


# --- 7. g) The end of the turn ---


@pytest.mark.rule("rubico:7.12")
@pytest.mark.parametrize(("centurion", "successor"), [(0, 1), (3, 4), (4, 0)])
def test_the_next_seat_clockwise_is_centurion(centurion: int, successor: int) -> None:
    """The staff goes round the table, from the last seat to the first."""
    turn = table(5, centurion=centurion, chosen="red red blue blue").resolve()
    assert turn.state.centurion == successor
    assert turn.heard("turn_began") == [f"turn_began 2 {successor}"]


@pytest.mark.rule("rubico:7.13")
def test_all_march_cards_are_shuffled_together_again() -> None:
    """Before the next draw the deck is whole, with all revealed, discarded and unchosen cards."""
    turn = table(5, chosen="red red blue blue", fresh="muster desertion").resolve()
    state = turn.state
    for kind, count in enumerate((6, 7, 2, 1)):
        assert sum(int(seat.hand[kind]) for seat in state.seats) + state.deck[kind] == count
    assert sum(state.pile) == 0


@pytest.mark.rule("rubico:7.13")
def test_any_card_may_be_drawn_in_the_next_turn() -> None:
    """Even the Pompey that was just revealed may come into any hand."""
    taken = table(3, chosen="pompey red red").until_taking().take((1, 0), (1, 1))
    owners = set()
    for seed in range(60):
        hands = [seat.hand.tolist() for seat in taken.copy(seed).take((2, 0)).state.seats[:3]]
        owners.update(seat for seat in range(3) if hands[seat][KINDS.index("pompey")])
    assert owners == {0, 2}


@pytest.mark.rule("rubico:7.13")
def test_in_the_next_turn_every_card_may_be_taken_again() -> None:
    """What was taken, and from whom, is forgotten with the turn."""
    turn = table(5, chosen="red red blue blue").resolve().until_taking()
    assert turn.moves(1) == [f"take {seat} {slot}" for seat in (0, 2, 3, 4) for slot in range(3)]


@pytest.mark.rule("rubico:7.13")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_cards_that_were_not_revealed_are_never_shown(viewer: int) -> None:
    """After the turn no row is seen any more, and only revealed cards were told (ruling 9)."""
    turn = table(5, rows={4: "janus janus pompey"}).until_taking()
    turn.take((1, 0), (1, 1), (2, 0), (2, 1)).pass_all()
    assert all(place["row"] == [] for place in turn.view(viewer)["seats"])
    told = " ".join(words for words in turn.heard(seat=viewer) if not words.startswith("drew"))
    assert "janus" not in told
    assert "pompey" not in told


# --- 1. and 10. The end of the game ---


@pytest.mark.rule("rubico:1.1")
@pytest.mark.rule("rubico:1.2")
def test_when_caesar_reaches_rome_all_legionaries_have_won() -> None:
    """The whole side wins together, and all senators have lost."""
    result = march_to_rome(roles="blue red red blue red").match.result()
    assert (result["side"], result["winners"]) == ("caesar", [1, 2, 4])


@pytest.mark.rule("rubico:1.2")
def test_short_of_rome_caesar_has_not_won() -> None:
    """Six players have a space between Corfinium and Rome; there the game goes on."""
    turn = table(6, caesar="corfinium", chosen="red red blue pompey").resolve()
    assert turn.caesar == "alba_fucens"
    assert turn.ended == "goes_on"


@pytest.mark.rule("rubico:1.1")
@pytest.mark.rule("rubico:1.3")
@pytest.mark.parametrize(
    ("turned", "fourth", "reason"),
    [
        ("vacant muster veto", "acclamation", "four_italica"),
        ("vacant muster veto", "joker", "four_italica"),
        ("vacant joker desertion surrender", "triumph", "four_apollinaris"),
        ("vacant desertion surrender triumph", "joker", "four_apollinaris"),
        ("vacant muster veto desertion surrender triumph", "joker", "four_of_both"),
    ],
)
def test_when_four_face_up_cards_name_one_legion_all_senators_have_won(
    turned: str, fourth: str, reason: str
) -> None:
    """With the fourth card of a legion, or of both at once, the whole side wins together."""
    turn = fourth_card(turned, fourth, roles="blue red red blue red")
    result = turn.match.result()
    assert (result["reason"], result["side"], result["winners"]) == (reason, "senate", [0, 3])


@pytest.mark.rule("rubico:1.3")
@pytest.mark.parametrize(
    ("turned", "next_card"),
    [
        ("vacant muster", "veto"),
        ("vacant muster", "joker"),
        ("vacant muster desertion surrender", "veto"),
    ],
)
def test_with_three_cards_of_a_legion_the_senate_has_not_won(turned: str, next_card: str) -> None:
    """Three of one legion are not enough, even with others of the other legion."""
    assert fourth_card(turned, next_card).ended == "goes_on"


@pytest.mark.rule("rubico:10.1")
@pytest.mark.parametrize("winner", ["caesar", "senate", "fortuna"])
def test_the_game_ends_at_the_moment_a_side_has_won(winner: str) -> None:
    """Nobody is asked any more, no turn begins, and no move can be made."""
    if winner == "caesar":
        over = march_to_rome()
    elif winner == "senate":
        over = fourth_card("vacant muster veto", "joker")
    else:
        over = table(5, caesar="corfinium", powers={1: "fortuna"}).lay()
        over.use(1, "shift fortuna forward")
    assert over.waiting == []
    assert over.heard("turn_began") == []
    with pytest.raises(NotAsked, match="the game is over"):
        over.play(0, "pass")


@pytest.mark.rule("rubico:10.1")
def test_a_power_behind_the_winning_one_is_not_played() -> None:
    """Fortuna wins first; the answer of the next seat is void (ruling 30)."""
    laid = table(5, caesar="corfinium", powers={1: "fortuna", 2: "vesta"}).lay()
    laid.play(2, "cancel vesta").play(3, "pass").play(4, "pass").play(1, "shift fortuna forward")
    assert laid.heard("played_power") == ["played_power 1 fortuna"]


@pytest.mark.rule("rubico:10.2")
def test_if_both_could_win_in_a_turn_caesar_does() -> None:
    """Caesar's step into Rome comes before the Pompey that would turn a fourth card (ruling 42)."""
    turned = "vacant muster veto desertion surrender triumph"  # any card is a fourth one
    laid = table(5, caesar="corfinium", chosen="red red pompey", turned=turned)
    assert laid.resolve().ended == "rome_by_march"


@pytest.mark.rule("rubico:10.2")
def test_if_caesar_does_not_reach_rome_the_same_cards_win_for_the_senate() -> None:
    """One space earlier the Pompey turns the fourth card (ruling 42)."""
    turned = "vacant muster veto desertion surrender triumph"
    laid = table(5, caesar="ravenna", chosen="red red pompey", turned=turned)
    assert laid.resolve().match.result()["side"] == "senate"


@pytest.mark.rule("rubico:10.3")
def test_at_the_end_all_roles_are_shown() -> None:
    """Everybody, and who watches, sees every role (ruling 40)."""
    over = march_to_rome(roles="blue red red blue red")
    roles = ["senator", "legionary", "legionary", "senator", "legionary"]
    for viewer in EVERYBODY:
        assert [place["role"] for place in over.view(viewer)["seats"]] == roles
        shown = [f"role_shown {seat} {role}" for seat, role in enumerate(roles)]
        assert over.heard("role_shown", viewer) == shown


@pytest.mark.rule("rubico:10.3")
def test_no_role_is_shown_before_the_end() -> None:
    """A turn that does not end the game shows none (ruling 40)."""
    turn = table(5, chosen="red red blue blue").resolve()
    for viewer in EVERYBODY:
        assert turn.heard("role_shown", viewer) == []
    assert [place["role"] for place in turn.view()["seats"]] == [None] * 5
