"""Chapters 1 and 2: what it is about, and the set-up."""

from __future__ import annotations

import pytest

from rubra.core.errors import OptionError
from rubra.core.journal import NOBODY
from rubra.games.rubico.words import POWER_IDS

from .tables import GAME, KINDS, new_match, table

MARCH_DECKS = {
    3: {"red": 3, "blue": 4, "janus": 2, "pompey": 1},
    4: {"red": 6, "blue": 9, "janus": 1, "pompey": 1},
    5: {"red": 6, "blue": 7, "janus": 2, "pompey": 1},
    6: {"red": 8, "blue": 10, "janus": 2, "pompey": 1},
    7: {"red": 9, "blue": 11, "janus": 3, "pompey": 2},
}
ROLE_DECKS = {3: (2, 1), 4: (2, 2), 5: (3, 2), 6: (3, 3), 7: (4, 3)}
ALL_PLAYERS = (3, 4, 5, 6, 7)


def told_in_opening(match, seat: int, kind: str) -> list[str]:
    """What a seat was told of one kind while the table was laid out."""
    return [
        str(event.said)
        for event in match.opening
        if event.said.kind == kind and event.is_seen_by(seat)
    ]


@pytest.mark.rule("rubico:1.1")
@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_each_player_is_secretly_a_legionary_or_a_senator(players: int) -> None:
    """Every seat learns one role, its own; who only watches learns none."""
    match = new_match(players)
    for seat in range(players):
        (told,) = told_in_opening(match, seat, "got_role")
        assert told in ("got_role legionary", "got_role senator")
    assert told_in_opening(match, NOBODY, "got_role") == []


@pytest.mark.rule("rubico:1.1")
def test_a_seat_is_on_the_side_of_its_role() -> None:
    """By which those who learn from games, and the lab, tell winners together from each other."""
    laid = table(5, roles="blue red blue red red")
    assert GAME.side_of is not None
    assert [GAME.side_of(laid.state, seat) for seat in range(5)] == [1, 0, 1, 0, 0]


@pytest.mark.rule("rubico:2.1")
@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_three_to_seven_play(players: int) -> None:
    """With three to seven players there is a seat for each."""
    assert len(new_match(players).view()["seats"]) == players


@pytest.mark.rule("rubico:2.1")
@pytest.mark.parametrize("players", [0, 1, 2, 8])
def test_fewer_than_three_or_more_than_seven_cannot_play(players: int) -> None:
    """With any other number the game does not begin."""
    with pytest.raises(OptionError, match=rf"3, 4, 5, 6, 7 players, not {players}"):
        new_match(players)


@pytest.mark.rule("rubico:2.2")
@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_the_march_deck_is_made_for_the_number_of_players(players: int) -> None:
    """What the seats drew and what is left in the deck make up the deck of the table."""
    state = new_match(players).state
    for kind, name in enumerate(KINDS):
        drawn = sum(int(seat.hand[kind]) for seat in state.seats[:players])
        assert drawn + state.deck[kind] == MARCH_DECKS[players][name]


@pytest.mark.rule("rubico:2.3")
@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_the_deck_of_roles_is_made_for_the_number_of_players(players: int) -> None:
    """So many legionaries and so many senators are dealt, one role to each seat."""
    roles = [int(seat.role) for seat in new_match(players).state.seats[:players]]
    assert (roles.count(0), roles.count(1)) == ROLE_DECKS[players]


@pytest.mark.rule("rubico:2.3")
def test_any_seat_may_be_dealt_a_role_of_either_colour() -> None:
    """The roles are shuffled: with three players each of them is now and then the senator."""
    senators = set()
    for seed in range(40):
        roles = [int(seat.role) for seat in new_match(3, seed).state.seats[:3]]
        senators.add(roles.index(1))
    assert senators == {0, 1, 2}


@pytest.mark.rule("rubico:2.2")
@pytest.mark.rule("rubico:2.3")
def test_the_example_of_five_players_keeps_these_decks() -> None:
    """Five players: 3 red and 2 blue roles, 2 Janus, 6 red, 7 blue and 1 Pompey."""
    setup = GAME.standard_box.record.setups[5]
    assert (setup.red_roles, setup.blue_roles) == (3, 2)
    assert dict(zip(KINDS, setup.march.tolist(), strict=True)) == {
        "janus": 2,
        "red": 6,
        "blue": 7,
        "pompey": 1,
    }


@pytest.mark.rule("rubico:2.4")
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_with_four_or_more_each_seat_is_dealt_a_power_of_its_own(players: int) -> None:
    """Each seat learns one of the eight power cards, and no two the same."""
    match = new_match(players)
    told = [told_in_opening(match, seat, "got_power") for seat in range(players)]
    assert all(len(words) == 1 for words in told)
    assert len({words[0] for words in told}) == players
    held = [match.view(seat)["seats"][seat]["power"] for seat in range(players)]
    assert [words[0] for words in told] == [f"got_power {power}" for power in held]


@pytest.mark.rule("rubico:2.4")
def test_powers_are_dealt_by_lot() -> None:
    """Each of the eight is held by some seat in some game."""
    dealt = {
        new_match(4, seed).view(seat)["seats"][seat]["power"]
        for seed in range(20)
        for seat in range(4)
    }
    assert dealt == set(POWER_IDS)


@pytest.mark.rule("rubico:2.4")
def test_with_three_players_there_are_no_powers() -> None:
    """With three players nobody is dealt a power."""
    match = new_match(3)
    assert [seat["has_power"] for seat in match.view()["seats"]] == [False, False, False]
    assert all(told_in_opening(match, seat, "got_power") == [] for seat in range(3))


@pytest.mark.rule("rubico:2.4")
def test_the_powers_that_are_not_dealt_stay_unknown() -> None:
    """Nobody, and nobody who watches, is shown more powers than the one they hold."""
    match = new_match(4)
    for seat in (NOBODY, 0, 1, 2, 3):
        shown = [place["power"] for place in match.view(seat)["seats"] if place["power"]]
        assert len(shown) == (seat != NOBODY)


@pytest.mark.rule("rubico:2.5")
@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_caesar_stands_on_the_first_space(players: int) -> None:
    """Caesar begins on the first space of the track."""
    view = new_match(players).view()
    assert view["caesar"] == view["track"][0]["space"]


@pytest.mark.rule("rubico:2.6")
def test_the_eight_senate_cards_lie_face_down() -> None:
    """At the start eight cards lie in the column and none is face up."""
    senate = new_match(5).view()["senate"]
    assert (senate["hidden"], senate["turned"]) == (8, [])


@pytest.mark.rule("rubico:2.6")
def test_the_senate_card_without_effect_lies_on_top() -> None:
    """The first card that is turned is the one without effect, whatever the luck."""
    taken = table(3, chosen="pompey red blue").until_taking().take((1, 0), (1, 1))
    for seed in range(20):
        assert taken.copy(seed).take((2, 0)).senate[0] == "vacant"


@pytest.mark.rule("rubico:2.6")
def test_the_other_senate_cards_lie_in_any_order() -> None:
    """Below the top card any of the seven others may come next."""
    taken = table(3, chosen="pompey red red", turned="vacant").until_taking()
    taken.take((1, 0), (1, 1))
    second = {taken.copy(seed).take((2, 0)).senate[1] for seed in range(60)}
    others = {"muster", "veto", "acclamation", "desertion", "surrender", "triumph", "joker"}
    assert second == others


@pytest.mark.rule("rubico:2.7")
@pytest.mark.parametrize("players", [5, 7])
def test_with_five_or_seven_the_senators_see_each_other(players: int) -> None:
    """Every senator is shown each other senator, and no legionary is shown anything."""
    match = new_match(players)
    senators = [seat for seat in range(players) if match.state.seats[seat].role == 1]
    for seat in range(players):
        shown = [f"recognised {other}" for other in senators if seat in senators and other != seat]
        assert told_in_opening(match, seat, "recognised") == shown
    assert told_in_opening(match, NOBODY, "recognised") == []


@pytest.mark.rule("rubico:2.7")
@pytest.mark.parametrize("players", [3, 4, 6])
def test_with_three_four_or_six_nobody_is_recognised(players: int) -> None:
    """Only five and seven are named, so otherwise the senators keep their eyes shut (ruling 43)."""
    match = new_match(players)
    assert all(told_in_opening(match, seat, "recognised") == [] for seat in range(players))


@pytest.mark.rule("rubico:2.8")
@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_the_first_centurion_is_chosen_by_lot(players: int) -> None:
    """Any seat may be the first Centurion (ruling 41)."""
    first = {int(new_match(players, seed).state.centurion) for seed in range(50)}
    assert first == set(range(players))
