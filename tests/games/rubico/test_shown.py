"""What everybody sees of the table, part by part, and what a seat sees of its own."""

from __future__ import annotations

from typing import Any

import pytest

from rubra.core.journal import NOBODY

from .tables import Table, new_match, table


def seat_view(laid: Table, viewer: int, seat: int) -> Any:
    """A seat as somebody sees it."""
    return laid.view(viewer)["seats"][seat]


def faces(laid: Table, viewer: int, seat: int) -> list[str | None]:
    """The cards before a seat, as somebody sees them."""
    return [card["card"] for card in seat_view(laid, viewer, seat)["row"]]


# --- The table ---


@pytest.mark.rule("rubico:7.12")
def test_everybody_sees_whose_turn_it_is_and_who_is_asked() -> None:
    """The turn, its step, the Centurion, and those who have not laid yet."""
    laid = table(5, centurion=1).lay_row(2).play(2, "say_nothing")
    seen = laid.view()
    assert (seen["players"], seen["turn"], seen["step"]) == (5, 1, "suggest")
    assert (seen["centurion"], seen["waiting"]) == (1, [0, 3, 4])
    assert seen["result"] is None
    take_all(laid.until_taking())
    laid.pass_all()
    assert (laid.view()["turn"], laid.view()["centurion"]) == (2, 2)


def test_each_knows_which_seat_is_theirs() -> None:
    """Who only watches has none."""
    laid = table(5)
    assert [laid.view(seat)["you"] for seat in (NOBODY, 0, 4)] == [None, 0, 4]


@pytest.mark.rule("rubico:5.6")
def test_everybody_sees_whether_cards_are_declared() -> None:
    """It is agreed before the game."""
    assert table(5).view()["declarations"] is True
    assert table(5, declarations=False).view()["declarations"] is False


@pytest.mark.rule("rubico:3.1")
@pytest.mark.rule("rubico:3.2")
@pytest.mark.parametrize(
    ("players", "spaces"),
    [
        (3, "gallia rubico* corfinium* roma*"),
        (5, "gallia ravenna rubico* ariminum corfinium* roma*"),
        (7, "gallia mutina ravenna rubico* ariminum corfinium* alba_fucens roma*"),
    ],
)
def test_the_track_has_the_spaces_for_so_many_players(players: int, spaces: str) -> None:
    """Each by its number on the board, which stays the same, and Castra are marked."""
    track = table(players).view()["track"]
    said = [f"{space['id']}{'*' if space['castrum'] else ''}" for space in track]
    assert " ".join(said) == spaces
    names = new_match(players).box.names["space"]
    assert [names[space["space"]] for space in track] == [space["id"] for space in track]


@pytest.mark.rule("rubico:2.5")
def test_everybody_sees_where_caesar_is() -> None:
    """By the number of the space."""
    assert table(5, caesar="corfinium").view()["caesar"] == 5


@pytest.mark.rule("rubico:4.2")
@pytest.mark.parametrize(("players", "cards"), [(3, 4), (4, 4), (5, 3), (7, 3)])
def test_everybody_sees_how_long_rows_are(players: int, cards: int) -> None:
    """As many cards as each draws."""
    assert table(players).view()["row_length"] == cards


@pytest.mark.rule("rubico:6.1")
@pytest.mark.rule("rubico:6.2")
@pytest.mark.rule("rubico:6.5")
def test_everybody_sees_how_many_cards_are_taken() -> None:
    """They are counted when all have laid, and stay so many; and no seat gives more than two."""
    laid = table(5, caesar="rubico")
    assert (laid.view()["to_take"], laid.view()["taken"]) == (None, 0)
    laid.lay()
    assert (laid.view()["to_take"], laid.view()["taken"]) == (4, 0)
    laid.until_taking().take((1, 0), (3, 2), (1, 1))
    assert (laid.view()["to_take"], laid.view()["taken"]) == (4, 3)
    assert laid.view()["most_of_one"] == 2
    rows = [[card["taken"] for card in seat["row"]] for seat in laid.view()["seats"]]
    assert rows == [[], [True, True, False], [False] * 3, [False, False, True], [False] * 3]


@pytest.mark.rule("rubico:9.11")
@pytest.mark.rule("rubico:9.13")
def test_everybody_sees_what_powers_do_this_turn() -> None:
    """Whether the Senate is silenced, and how often Iuno helps; in the next turn none is left."""
    laid = table(5, powers={1: "vesta", 2: "iuno"}).lay()
    assert laid.view()["powers_this_turn"] == {"cancelled": False, "favours": 0}
    laid.use(1, "cancel vesta")
    assert laid.view()["powers_this_turn"] == {"cancelled": True, "favours": 0}
    laid.use(2, "favour iuno")
    assert laid.view()["powers_this_turn"] == {"cancelled": True, "favours": 1}
    take_all(laid.until_taking())
    laid.pass_all()
    assert laid.view()["turn"] == 2
    assert laid.view()["powers_this_turn"] == {"cancelled": False, "favours": 0}


def take_all(laid: Table) -> None:
    """The Centurion takes the first cards there are."""
    while laid.step == "taking":
        laid.play(int(laid.state.centurion), laid.moves(int(laid.state.centurion))[0])


# --- The Senate ---


@pytest.mark.rule("rubico:8.1")
@pytest.mark.rule("rubico:8.3")
def test_everybody_reads_the_cards_of_the_senate_that_are_turned() -> None:
    """Their legions, their effects, and which hold now: those turned last turn."""
    senate = table(5, turned="vacant joker", fresh="muster surrender").view()["senate"]
    both = ["italica", "apollinaris"]
    assert senate["turned"] == [
        {"card": "vacant", "legions": ["italica"], "effect": "none", "fresh": False},
        {"card": "joker", "legions": both, "effect": "none", "fresh": False},
        {"card": "muster", "legions": ["italica"], "effect": "extra_card", "fresh": True},
        {"card": "surrender", "legions": ["apollinaris"], "effect": "one_red", "fresh": True},
    ]
    assert senate["hidden"] == 4
    assert (senate["italica"], senate["apollinaris"], senate["to_win"]) == (3, 2, 4)


@pytest.mark.rule("rubico:8.3")
@pytest.mark.rule("rubico:8.4")
def test_effects_that_hold_are_added_up_by_kind() -> None:
    """Two cards of a kind count twice; those of earlier turns do not count any more."""
    laid = table(5, turned="veto desertion", fresh="muster surrender acclamation")
    active = laid.view()["senate"]["active"]
    assert active == {"extra_card": 1, "discard_card": 0, "one_blue": 0, "one_red": 2}
    laid = table(5, turned="muster", fresh="veto desertion")
    active = laid.view()["senate"]["active"]
    assert active == {"extra_card": 0, "discard_card": 1, "one_blue": 1, "one_red": 0}


@pytest.mark.rule("rubico:9.11")
def test_effects_that_are_cancelled_do_not_hold() -> None:
    """With Vesta."""
    laid = table(5, fresh="muster", powers={1: "vesta"}).lay().use(1, "cancel vesta")
    assert set(laid.view()["senate"]["active"].values()) == {0}


# --- The reveal ---


@pytest.mark.rule("rubico:7.1")
@pytest.mark.rule("rubico:7.2")
def test_everybody_sees_what_came_up_last_and_as_what_it_counted() -> None:
    """A Janus stands beside the card that it copies; and the sums are shown."""
    laid = table(5, caesar="rubico", chosen="red janus blue pompey")
    assert laid.view()["reveal"] == {"cards": [], "red": 0, "blue": 0, "pompey": 0}
    reveal = laid.resolve("red janus blue pompey").view()["reveal"]
    assert [(card["card"], card["as"]) for card in reveal["cards"]] == [
        ("red", "red"),
        ("janus", "red"),
        ("blue", "blue"),
        ("pompey", "pompey"),
    ]
    assert (reveal["red"], reveal["blue"], reveal["pompey"]) == (2, 1, 1)


# --- Seats ---


@pytest.mark.rule("rubico:9.1")
def test_everybody_sees_who_holds_a_power_and_which_were_played() -> None:
    """One's own is known; another's when it is played, for as long as the game lasts."""
    laid = table(5, powers={1: "vesta", 2: "iuno"}).lay()
    for viewer in (NOBODY, 0, 2):
        assert seat_view(laid, viewer, 1)["has_power"] is True
        assert seat_view(laid, viewer, 1)["power"] is None
    assert seat_view(laid, 1, 1)["power"] == "vesta"
    laid.use(1, "cancel vesta")
    for viewer in (NOBODY, 0, 1, 2):
        assert seat_view(laid, viewer, 1)["has_power"] is False
        assert seat_view(laid, viewer, 1)["power"] == "vesta"


@pytest.mark.rule("rubico:2.4")
def test_with_three_players_there_are_no_powers_to_see() -> None:
    """Nobody holds one, and nobody has played one."""
    laid = table(3)
    for viewer in (NOBODY, 0, 1):
        assert [seat["power"] for seat in laid.view(viewer)["seats"]] == [None] * 3
        assert not any(seat["has_power"] for seat in laid.view(viewer)["seats"])


@pytest.mark.rule("rubico:4.2")
@pytest.mark.rule("rubico:5.2")
def test_a_seat_sees_its_own_hand_and_then_its_row_before_the_others_do() -> None:
    """From its left; no hand of another is in any view."""
    laid = table(5, rows={1: "red janus blue", 2: "blue blue red"})
    assert seat_view(laid, 1, 1)["hand"] == {"red": 1, "blue": 1, "janus": 1, "pompey": 0}
    assert seat_view(laid, 2, 2)["hand"] == {"red": 1, "blue": 2, "janus": 0, "pompey": 0}
    assert all("hand" not in seat_view(laid, viewer, 1) for viewer in (NOBODY, 0, 2))
    laid.lay_row(1)
    assert faces(laid, 1, 1) == ["red", "janus", "blue"]
    assert faces(laid, 2, 1) == faces(laid, NOBODY, 1) == []
    assert set(seat_view(laid, 1, 1)["hand"].values()) == {0}
    laid.lay()
    assert faces(laid, 1, 1) == ["red", "janus", "blue"]
    assert faces(laid, 2, 1) == faces(laid, NOBODY, 1) == [None] * 3


@pytest.mark.rule("rubico:5.2")
@pytest.mark.rule("rubico:9.10")
@pytest.mark.parametrize("centurion", [0, 1])
def test_whoever_only_watches_sees_the_face_of_no_card(centurion: int) -> None:
    """In no row, whether somebody has looked at a card this turn, in an earlier one, or never."""
    laid = table(5, centurion=centurion, powers={2: "roma"}).lay()
    assert watched(laid) == {None}
    take_all(laid.until_taking())
    laid.use(2, "peek roma 4 2")
    assert watched(laid) == {None}
    laid.pass_all()
    assert laid.view()["turn"] == 2
    assert watched(laid.lay()) == {None}


def watched(laid: Table) -> set[str | None]:
    """What whoever only watches sees of all rows."""
    return {face for seat in range(5) for face in faces(laid, NOBODY, seat)}


@pytest.mark.rule("rubico:9.10")
def test_whoever_looked_with_roma_sees_that_card_and_no_other() -> None:
    """The others of that row stay face down."""
    laid = table(5, powers={1: "roma"}, rows={4: "blue blue red"})
    take_all(laid.until_taking())
    laid.use(1, "peek roma 4 2")
    assert faces(laid, 1, 4) == [None, None, "red"]
    assert faces(laid, 2, 4) == faces(laid, NOBODY, 4) == [None] * 3


@pytest.mark.rule("rubico:9.6")
def test_everybody_sees_which_card_is_covered() -> None:
    """By its place in the row; with nobody else anything is."""
    laid = table(5, powers={2: "venus"}).lay().use(2, "cover venus 2")
    assert [seat["covered"] for seat in laid.view()["seats"]] == [None, None, 2, None, None]


@pytest.mark.rule("rubico:5.3")
@pytest.mark.rule("rubico:5.5")
def test_a_seat_sees_its_own_claim_at_once_and_all_see_it_with_the_rows() -> None:
    """Not before it is made; who says nothing claims nothing."""
    laid = table(5).lay_row(1)
    assert seat_view(laid, 1, 1)["claim"] is None
    laid.play(1, "declare 0 1 1 1").lay_row(2).play(2, "say_nothing")
    said = {"red": 0, "blue": 1, "janus": 1, "pompey": 1}
    assert seat_view(laid, 1, 1)["claim"] == said
    assert seat_view(laid, 3, 1)["claim"] is seat_view(laid, NOBODY, 1)["claim"] is None
    laid.lay({3: "2 1 0 0"})
    claims = [seat["claim"] for seat in laid.view()["seats"]]
    other = {"red": 2, "blue": 1, "janus": 0, "pompey": 0}
    assert claims == [None, said, None, other, None]
    assert seat_view(laid, 2, 2)["claim"] is None


# --- The end ---


@pytest.mark.rule("rubico:10.1")
@pytest.mark.rule("rubico:10.2")
@pytest.mark.rule("rubico:10.3")
def test_at_the_end_everybody_sees_why_who_won_and_all_roles() -> None:
    """All of the side that won, and the roles of all."""
    roles = "blue red blue red red"
    over = table(5, caesar="corfinium", roles=roles, chosen="red red blue").resolve()
    for viewer in (NOBODY, 0, 1):
        seen = over.view(viewer)
        assert seen["step"] == "over"
        assert seen["result"] == {
            "reason": "rome_by_march",
            "side": "caesar",
            "winners": [1, 3, 4],
        }
        assert [seat["role"] for seat in seen["seats"]] == [
            {"red": "legionary", "blue": "senator"}[colour] for colour in roles.split()
        ]
        assert seen["asked"] is None
