"""What nobody may know: roles, powers, cards and sealed answers, seen by the others at the table.

Most tests lay two tables that differ in one secret only. Whoever is not in on it, and whoever
only watches, must see the same on both.
"""

from __future__ import annotations

from typing import Any

import pytest

from rubra.core.journal import NOBODY

from .tables import Table, new_match, table


def seen_by_others(laid: Table, *insiders: int) -> list[dict[str, Any]]:
    """The views of everybody who is not in on the secret, a spectator's first."""
    seats = range(laid.match.players)
    return [laid.view(seat) for seat in (NOBODY, *seats) if seat not in insiders]


def heard_by_others(laid: Table, *insiders: int) -> list[list[str]]:
    """What was told to everybody who is not in on the secret, a spectator first."""
    seats = range(laid.match.players)
    return [laid.heard(seat=seat) for seat in (NOBODY, *seats) if seat not in insiders]


def role_seen(laid: Table, viewer: int) -> list[str | None]:
    """The roles as somebody sees them."""
    return [place["role"] for place in laid.view(viewer)["seats"]]


# --- Roles ---


@pytest.mark.rule("rubico:1.1")
@pytest.mark.rule("rubico:2.3")
@pytest.mark.parametrize(
    ("roles", "swapped"),
    [
        ("red blue red", "red red blue"),
        ("red blue blue red", "red red blue blue"),
        ("red blue blue red red blue", "red red blue blue red blue"),
    ],
)
def test_nobody_sees_the_role_of_another(roles: str, swapped: str) -> None:
    """Without recognition, a swap of two roles changes nothing for all the others."""
    players = len(roles.split())
    differing = [seat for seat in range(players) if roles.split()[seat] != swapped.split()[seat]]
    one, other = table(players, roles=roles), table(players, roles=swapped)
    assert seen_by_others(one, *differing) == seen_by_others(other, *differing)


@pytest.mark.rule("rubico:2.3")
def test_a_seat_sees_its_own_role() -> None:
    """And no other one."""
    assert role_seen(table(4, roles="red blue red blue"), 1) == [None, "senator", None, None]


@pytest.mark.rule("rubico:2.3")
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_a_role_is_told_to_its_owner_alone(players: int) -> None:
    """While the table is laid out each seat hears of one role and one power at most: its own."""
    match = new_match(players)
    for kind in ("got_role", "got_power"):
        audiences = [event.audience for event in match.opening if event.said.kind == kind]
        assert audiences == [1 << seat for seat in range(len(audiences))]


@pytest.mark.rule("rubico:2.7")
@pytest.mark.parametrize("roles", ["red blue red red blue", "red blue red red blue blue red"])
def test_with_five_or_seven_a_senator_sees_all_roles(roles: str) -> None:
    """Who knows the senators knows the legionaries too: they are the others."""
    colours = roles.split()
    words = ["senator" if colour == "blue" else "legionary" for colour in colours]
    laid = table(len(colours), roles=roles)
    for seat, colour in enumerate(colours):
        if colour == "blue":
            assert role_seen(laid, seat) == words


@pytest.mark.rule("rubico:2.7")
@pytest.mark.parametrize("players", [5, 7])
def test_with_five_or_seven_a_legionary_sees_no_role_but_their_own(players: int) -> None:
    """Their eyes were shut; a spectator is shown nothing either."""
    roles = ["red", "blue", "red", "red", "blue", "blue", "red"][:players]
    laid = table(players, roles=" ".join(roles))
    assert role_seen(laid, 0) == ["legionary"] + [None] * (players - 1)
    assert role_seen(laid, NOBODY) == [None] * players


@pytest.mark.rule("rubico:2.7")
def test_without_recognition_a_senator_sees_no_other_senator() -> None:
    """With six players they see their own role only (ruling 43)."""
    laid = table(6, roles="blue blue blue red red red")
    assert role_seen(laid, 0) == ["senator"] + [None] * 5


# --- Powers ---


@pytest.mark.rule("rubico:2.4")
def test_nobody_sees_the_power_of_another() -> None:
    """A swap of two powers changes nothing for the others."""
    one = table(5, powers={1: "vesta", 2: "iuno"}).lay()
    other = table(5, powers={1: "iuno", 2: "vesta"}).lay()
    assert seen_by_others(one, 1, 2) == seen_by_others(other, 1, 2)


@pytest.mark.rule("rubico:2.4")
def test_a_seat_sees_its_own_power_and_that_the_others_hold_one() -> None:
    """Which seats hold one is known to all, what it is to its owner."""
    seats = table(5, powers={1: "vesta"}).view(1)["seats"]
    assert [place["power"] for place in seats] == [None, "vesta", None, None, None]
    assert all(place["has_power"] for place in seats)


# --- Rows ---


@pytest.mark.rule("rubico:4.3")
@pytest.mark.rule("rubico:5.2")
@pytest.mark.parametrize(
    "swapped",
    [
        {1: "pompey blue red", 2: "red blue blue"},  # another order
        {1: "red blue blue", 2: "red blue pompey"},  # a card of seat 2
        {1: "red blue janus", 2: "red blue blue"},  # a card of the deck
    ],
    ids=["order", "seat", "deck"],
)
def test_nobody_sees_the_cards_of_another(swapped: dict[int, str]) -> None:
    """From the draw to the end of the taking another's cards look all alike (ruling 44)."""
    one, other = table(5, rows={1: "red blue pompey", 2: "red blue blue"}), table(5, rows=swapped)
    holders = (1, 2, 3, 4)  # seats 3 and 4 hold what is left; the Centurion and spectators nothing
    assert seen_by_others(one, *holders) == seen_by_others(other, *holders)
    for action in (Table.lay, Table.pass_all, take_four):
        action(one)
        action(other)
        assert seen_by_others(one, *holders) == seen_by_others(other, *holders)
        assert heard_by_others(one, *holders) == heard_by_others(other, *holders)


def take_four(laid: Table) -> None:
    """The Centurion takes one card of each of four seats."""
    laid.take((1, 0), (2, 0), (3, 0), (4, 0))


@pytest.mark.rule("rubico:5.3")
def test_nobody_sees_that_a_busy_seat_has_laid_its_row_already() -> None:
    """Between its row and its declaration a seat looks as if it were still sorting."""
    drawn = table(5)
    before = seen_by_others(drawn, 1)
    assert seen_by_others(drawn.lay_row(1), 1) == before
    assert drawn.heard() == []


@pytest.mark.rule("rubico:5.3")
def test_a_claim_is_sealed_until_all_have_declared() -> None:
    """Whatever a seat will have said, the others see and hear the same until then."""
    one = table(5).lay_row(1).play(1, "declare 3 0 0 0")
    other = table(5).lay_row(1).play(1, "say_nothing")
    assert seen_by_others(one, 1) == seen_by_others(other, 1)
    assert heard_by_others(one, 1) == heard_by_others(other, 1)


@pytest.mark.rule("rubico:5.3")
def test_a_seat_sees_its_own_claim_before_it_is_told() -> None:
    """Only its owner knows what is under the seal."""
    sealed = table(5).lay_row(1).play(1, "declare 3 0 0 0")
    assert sealed.view(1)["seats"][1]["claim"]["red"] == 3
    assert sealed.view(2)["seats"][1]["claim"] is None


@pytest.mark.rule("rubico:6.4")
def test_the_centurion_sees_no_card_before_the_reveal() -> None:
    """Not even the cards in their own hand."""
    taken = table(5, chosen="red blue pompey janus").until_taken()
    rows = [place["row"] for place in taken.view(0)["seats"]]
    assert all(card["card"] is None for row in rows for card in row)


# --- Sealed answers ---


@pytest.mark.rule("rubico:9.3")
@pytest.mark.parametrize(
    ("power", "answer"),
    [
        ("minerva", "summon minerva 2 0"),
        ("venus", "cover venus 0"),
        ("fortuna", "shift fortuna forward"),
        ("vesta", "cancel vesta"),
        ("iuno", "favour iuno"),
    ],
)
def test_a_sealed_answer_looks_like_any_other(power: str, answer: str) -> None:
    """Whether a seat will play or pass is not seen by the others before all have answered."""
    playing = table(5, powers={1: power}).lay().play(1, answer)
    passing = table(5, powers={1: power}).lay().play(1, "pass")
    assert seen_by_others(playing, 1) == seen_by_others(passing, 1)
    assert heard_by_others(playing, 1) == heard_by_others(passing, 1)


@pytest.mark.rule("rubico:9.3")
def test_an_answer_that_was_not_carried_out_is_never_shown() -> None:
    """A seat that came too late and then passes has betrayed nothing."""
    laid = table(5, powers={1: "vesta", 2: "iuno"}).lay()
    late = (
        laid.copy().play(2, "favour iuno").play(3, "pass").play(4, "pass").play(1, "cancel vesta")
    )
    never = laid.copy().play(2, "pass").play(3, "pass").play(4, "pass").play(1, "cancel vesta")
    assert seen_by_others(late) == seen_by_others(never)
    assert heard_by_others(late) == heard_by_others(never)


@pytest.mark.rule("rubico:9.10")
def test_what_roma_saw_is_seen_by_her_owner_alone() -> None:
    """The looked-at card may be anything: only seat 1 can tell the tables apart."""
    tables = []
    for card in ("red", "pompey"):
        laid = table(5, powers={1: "roma"}, rows={4: f"blue blue {card}"}, seed=3).until_taking()
        take_four(laid)
        tables.append(laid.use(1, "peek roma 4 2"))
    one, other = tables
    holders = (1, 2, 3, 4)  # seats 2 and 3 hold what is left; the Centurion and spectators nothing
    assert seen_by_others(one, *holders) == seen_by_others(other, *holders)
    assert heard_by_others(one, 1, 4) == heard_by_others(other, 1, 4)
    assert one.view(1) != other.view(1)


# --- The Senate and the deck ---


@pytest.mark.rule("rubico:2.6")
def test_nobody_sees_the_senate_cards_that_lie_face_down() -> None:
    """Only how many they are is known."""
    senate = table(5, turned="vacant joker").view(0)["senate"]
    assert [card["card"] for card in senate["turned"]] == ["vacant", "joker"]
    assert senate["hidden"] == 6


@pytest.mark.rule("rubico:8.6")
def test_nobody_sees_which_card_was_thrown_away() -> None:
    """Of four cards three came up; the fourth may have been red or blue for all they know."""
    one = table(5, chosen="red red red blue", fresh="desertion").resolve("red red red")
    other = table(5, chosen="red red red red", fresh="desertion").resolve("red red red")
    assert one.heard("discarded_unseen") == other.heard("discarded_unseen") == ["discarded_unseen"]
    assert one.view()["reveal"] == other.view()["reveal"]


@pytest.mark.rule("rubico:7.13")
@pytest.mark.rule("rubico:10.3")
def test_at_the_end_the_rows_are_still_not_shown() -> None:
    """Roles are shown then, cards and unplayed powers are not (rulings 9 and 40)."""
    over = table(5, caesar="corfinium", chosen="red red blue", powers={1: "vesta"}).resolve()
    for viewer in (NOBODY, 0, 2):
        seats = over.view(viewer)["seats"]
        assert all(place["row"] == [] for place in seats)
        assert seats[1]["power"] is None
