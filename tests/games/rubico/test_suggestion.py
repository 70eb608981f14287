"""Chapters 4 and 5: drawing, and the suggestion."""

from __future__ import annotations

import pytest

from rubra.core.errors import IllegalMove, NotAsked
from rubra.core.journal import NOBODY

from .tables import Table, new_match, table


def row_seen(laid: Table, viewer: int, owner: int) -> list[str | None]:
    """The cards of a row as somebody sees them: None for the back of a card."""
    return [place["card"] for place in laid.view(viewer)["seats"][owner]["row"]]


# --- 4. Phase a: drawing ---


@pytest.mark.rule("rubico:4.1")
def test_the_centurion_draws_nothing() -> None:
    """Every seat but the Centurion holds March cards."""
    match = new_match(5)
    holding = [seat for seat in range(5) if any(match.state.seats[seat].hand)]
    assert holding == [seat for seat in range(5) if seat != match.state.centurion]


@pytest.mark.rule("rubico:4.2")
@pytest.mark.parametrize(("players", "cards"), [(3, 4), (4, 4), (5, 3), (6, 3), (7, 3)])
def test_each_draws_four_cards_with_three_or_four_players_and_three_with_more(
    players: int, cards: int
) -> None:
    """The number of cards that each seat draws depends on the number of players."""
    match = new_match(players)
    others = [seat for seat in range(players) if seat != match.state.centurion]
    assert [sum(match.state.seats[seat].hand.tolist()) for seat in others] == [cards] * (
        players - 1
    )


@pytest.mark.rule("rubico:4.3")
def test_a_seat_may_look_at_its_own_cards_at_any_time() -> None:
    """It sees what it drew, and later its row, even what the Centurion has taken (ruling 7)."""
    laid = table(5, rows={1: "red janus blue"})
    assert laid.view(1)["seats"][1]["hand"] == {"red": 1, "blue": 1, "janus": 1, "pompey": 0}
    laid.until_taking()
    assert row_seen(laid, 1, 1) == ["red", "janus", "blue"]
    laid.take((1, 0))
    assert row_seen(laid, 1, 1) == ["red", "janus", "blue"]


@pytest.mark.rule("rubico:4.3")
def test_nobody_may_look_at_the_cards_of_another() -> None:
    """What a seat drew is shown to nobody else; nothing is shown while talking (ruling 44)."""
    laid = table(5, rows={1: "red janus blue"})
    for viewer in (NOBODY, 0, 2, 3, 4):
        assert "hand" not in laid.view(viewer)["seats"][1]
    laid.lay()
    for viewer in (NOBODY, 0, 2, 3, 4):
        assert row_seen(laid, viewer, 1) == [None, None, None]


@pytest.mark.rule("rubico:4.3")
def test_what_a_seat_drew_is_told_to_it_alone() -> None:
    """Each seat that drew hears of its own cards only, the Centurion and spectators of none."""
    match = new_match(5)
    drew = [event for event in match.opening if event.said.kind == "drew"]
    for seat in range(5):
        assert sum(event.is_seen_by(seat) for event in drew) == (seat != match.state.centurion)
    assert not any(event.is_seen_by(NOBODY) for event in drew)


# --- 5. Phase b: the suggestion ---


@pytest.mark.rule("rubico:5.1")
@pytest.mark.parametrize(
    ("players", "row", "orders"),
    [
        (5, "red blue janus", 6),
        (5, "red red blue", 3),
        (5, "blue blue blue", 1),
        (4, "red blue janus pompey", 24),
        (4, "red red blue blue", 6),
    ],
)
def test_a_seat_lays_its_cards_in_any_order(players: int, row: str, orders: int) -> None:
    """Every order of its cards is offered once; equal cards are not told apart."""
    moves = table(players, rows={1: row}).moves(1)
    assert len(moves) == len(set(moves)) == orders


@pytest.mark.rule("rubico:5.1")
def test_a_seat_lays_all_its_cards_and_no_others() -> None:
    """Each row offered holds exactly the cards drawn."""
    for words in table(5, rows={1: "red blue janus"}).moves(1):
        assert sorted(words.split()[1:]) == ["blue", "janus", "none", "red"]


@pytest.mark.rule("rubico:5.1")
@pytest.mark.parametrize("row", ["red red red none", "red none none none", "red blue janus red"])
def test_a_row_of_other_cards_cannot_be_laid(row: str) -> None:
    """A seat may not leave a card out, nor lay one that it did not draw."""
    drawn = table(5, rows={1: "red blue janus"})
    with pytest.raises(IllegalMove):
        drawn.play(1, f"lay {row}")


@pytest.mark.rule("rubico:5.2")
def test_the_cards_lie_face_down_from_their_owners_left() -> None:
    """Slot 0 is the card on the owner's own left, the one it recommends (ruling 45)."""
    laid = table(5, rows={1: "pompey red blue"}).lay()
    assert row_seen(laid, 1, 1) == ["pompey", "red", "blue"]
    assert row_seen(laid, 0, 1) == [None, None, None]


@pytest.mark.rule("rubico:5.2")
def test_the_recommendation_binds_neither_its_owner_nor_the_centurion() -> None:
    """Any card may lie leftmost, whatever the role, and any may be taken (ruling 8)."""
    drawn = table(5, roles="blue red red red blue", rows={1: "blue red pompey"})
    leftmost = {words.split()[1] for words in drawn.moves(1)}
    assert leftmost == {"red", "blue", "pompey"}
    assert drawn.until_taking().moves(0)[:3] == ["take 1 0", "take 1 1", "take 1 2"]


@pytest.mark.rule("rubico:5.3")
def test_all_lay_at_the_same_time() -> None:
    """All but the Centurion are asked at once, and may answer in any order."""
    drawn = table(5, centurion=2)
    assert drawn.waiting == [0, 1, 3, 4]
    drawn.lay_row(4).play(4, "say_nothing").lay_row(0)
    assert drawn.waiting == [0, 1, 3]


@pytest.mark.rule("rubico:5.3")
def test_nobody_sees_a_row_before_the_last_seat_is_ready() -> None:
    """While one seat is still busy the others' rows are not even seen face down."""
    drawn = table(3).lay_row(1).play(1, "declare 3 1 0 0")
    assert row_seen(drawn, 0, 1) == row_seen(drawn, 2, 1) == row_seen(drawn, NOBODY, 1) == []
    drawn.lay()
    assert row_seen(drawn, 0, 1) == row_seen(drawn, 2, 1) == [None] * 4


@pytest.mark.rule("rubico:5.3")
def test_nobody_hears_a_declaration_before_the_last_seat_is_ready() -> None:
    """Declarations are told together, clockwise from the Centurion's left."""
    drawn = table(5, centurion=2)
    for seat in (4, 0, 1):
        drawn.lay_row(seat).play(seat, "declare 3 0 0 0")
    assert drawn.heard() == []
    drawn.lay()
    assert drawn.heard()[:5] == [
        "rows_laid",
        "said_nothing 3",
        "declared 4 3 0 0 0",
        "declared 0 3 0 0 0",
        "declared 1 3 0 0 0",
    ]


@pytest.mark.rule("rubico:5.3")
def test_a_seat_that_is_ready_is_not_asked_again() -> None:
    """A row that lies, with its declaration, cannot be changed."""
    ready = table(5).lay_row(1).play(1, "say_nothing")
    with pytest.raises(NotAsked):
        ready.play(1, "declare 3 0 0 0")


@pytest.mark.rule("rubico:5.4")
def test_with_its_row_a_seat_says_nothing_or_declares_how_many_of_each_kind() -> None:
    """It is asked right after laying: silence, or a claim about as many cards as it holds."""
    moves = table(5).lay_row(1).moves(1)
    claims = [[int(word) for word in words.split()[1:]] for words in moves[1:]]
    assert moves[0] == "say_nothing"
    assert {len(claim) for claim in claims} == {4}
    assert {sum(claim) for claim in claims} == {3}


@pytest.mark.rule("rubico:5.4")
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_a_seat_may_claim_any_make_up_that_the_deck_contains_and_no_other(players: int) -> None:
    """Every such claim is offered; one with, say, more Pompeys than the deck has is not."""
    laid = table(players).lay_row(1)
    setup = laid.match.box.record.setups[players]
    each = int(setup.hand)
    possible = {
        f"declare {red} {blue} {janus} {each - red - blue - janus}"
        for red in range(each + 1)
        for blue in range(each + 1 - red)
        for janus in range(each + 1 - red - blue)
        if (red <= setup.march[0] and blue <= setup.march[1] and janus <= setup.march[2])
        and each - red - blue - janus <= setup.march[3]
    }
    assert set(laid.moves(1, "declare")) == possible


@pytest.mark.rule("rubico:5.4")
@pytest.mark.parametrize("claim", ["0 1 0 2", "0 0 3 0", "1 1 0 0", "3 1 0 0"])
def test_a_claim_beyond_the_deck_or_of_another_number_of_cards_is_refused(claim: str) -> None:
    """Five players hold three cards, and their deck has one Pompey and two Januses."""
    laid = table(5).lay_row(1)
    with pytest.raises(IllegalMove):
        laid.play(1, f"declare {claim}")


@pytest.mark.rule("rubico:5.5")
def test_a_declaration_may_be_a_lie() -> None:
    """Who holds three red cards may say that they are blue."""
    laid = table(5, rows={1: "red red red"}).lay_row(1)
    assert "declare 0 3 0 0" in laid.moves(1)


@pytest.mark.rule("rubico:5.5")
def test_a_declaration_is_heard_by_all() -> None:
    """Everybody at the table, and who watches, hears it with the speaker's name."""
    laid = table(5, rows={1: "red red red"}).lay({1: "0 3 0 0"})
    for seat in (NOBODY, 0, 1, 2, 3, 4):
        assert laid.heard("declared", seat) == ["declared 1 0 3 0 0"]
        claim = laid.view(seat)["seats"][1]["claim"]
        assert claim == {"red": 0, "blue": 3, "janus": 0, "pompey": 0}


@pytest.mark.rule("rubico:5.5")
def test_the_rules_never_check_a_declaration() -> None:
    """With the same luck, liar and honest player come to the same end of the turn."""
    honest = table(5, chosen="red red blue pompey").lay({1: "2 1 0 0"}).resolve()
    lying = table(5, chosen="red red blue pompey").lay({1: "0 1 2 0"}).resolve()
    after = [words for words in honest.heard() if not words.startswith("declared")]
    assert after == [words for words in lying.heard() if not words.startswith("declared")]


@pytest.mark.rule("rubico:5.6")
def test_without_the_option_nobody_is_asked_for_a_declaration() -> None:
    """A seat that has laid its row is ready, and nothing is told of what it said."""
    drawn = table(5, declarations=False)
    drawn.lay_row(1)
    assert drawn.waiting == [2, 3, 4]
    drawn.lay()
    assert drawn.heard() == ["rows_laid", "asked_to_take 0 4"]


@pytest.mark.rule("rubico:5.6")
def test_without_the_option_no_declaration_can_be_made() -> None:
    """Only rows are among the moves."""
    drawn = table(5, declarations=False)
    assert {words.split()[0] for words in drawn.moves(1)} == {"lay"}
