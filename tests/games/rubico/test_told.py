"""What is told, in which order, and to whom: everything that happens at the table is."""

from __future__ import annotations

import pytest

from rubra.core.journal import EVERYONE, NOBODY

from .tables import new_match, table

EVERYBODY = pytest.mark.parametrize("seat", [NOBODY, 0, 1, 3])


@pytest.mark.rule("rubico:9.1")
@EVERYBODY
def test_all_hear_rows_declarations_and_powers(seat: int) -> None:
    """From the rows to the taking, with two declarations and four powers."""
    laid = table(
        5,
        powers={1: "fortuna", 2: "vesta", 3: "iuno", 4: "venus"},
        rows={1: "red red blue", 2: "red blue janus", 3: "pompey red blue", 4: "red red blue"},
    )
    laid.lay({1: "1 1 1 0", 4: "0 2 0 1"})
    laid.use(1, "shift fortuna forward").use(2, "cancel vesta")
    laid.use(3, "favour iuno").use(4, "cover venus 2").pass_all()
    assert laid.heard(seat=seat) == [
        "rows_laid",
        "declared 1 1 1 1 0",
        "said_nothing 2",
        "said_nothing 3",
        "declared 4 0 2 0 1",
        "asked_to_take 0 4",
        "played_power 1 fortuna",
        "shifted 1 forward 2",
        "played_power 2 vesta",
        "cancelled 2",
        "played_power 3 iuno",
        "favoured 3",
        "played_power 4 venus",
        "covered 4 2",
    ]


@pytest.mark.rule("rubico:5.3")
def test_declarations_are_heard_clockwise_from_the_left_of_the_centurion() -> None:
    """Whoever was ready first."""
    laid = table(4, centurion=2).lay()
    assert laid.heard("said_nothing") == ["said_nothing 3", "said_nothing 0", "said_nothing 1"]


@pytest.mark.rule("rubico:5.6")
def test_without_declarations_nobody_is_heard_to_say_nothing() -> None:
    """The rows are laid, and the Centurion is asked."""
    laid = table(3, declarations=False).lay()
    assert laid.heard() == ["rows_laid", "asked_to_take 0 3"]


@pytest.mark.rule("rubico:7.12")
@EVERYBODY
def test_all_hear_the_taking_the_reveal_and_the_next_turn(seat: int) -> None:
    """From the taking to the next draw, in the order of the phases."""
    turn = table(3, chosen="red blue blue").resolve("blue red blue")
    public = [words for words in turn.heard(seat=seat) if not words.startswith("drew")]
    assert public == [
        "rows_laid",
        "said_nothing 1",
        "said_nothing 2",
        "asked_to_take 0 3",
        "took 0 1 0",
        "took 0 1 1",
        "took 0 2 0",
        "revealed blue blue",
        "revealed red red",
        "revealed blue blue",
        "counted 1 2 0",
        "stayed 0",
        "turned_senate vacant 1 0",
        "turn_began 2 1",
    ]


@pytest.mark.rule("rubico:4.3")
def test_a_seat_hears_what_it_drew_and_nobody_else_does() -> None:
    """The Centurion of the next turn draws nothing."""
    turn = table(3, chosen="red blue blue").resolve()
    drew = [event for event in turn.told if event.said.kind == "drew"]
    assert [event.audience for event in drew] == [0b001, 0b100]
    for event, seat in zip(drew, (0, 2), strict=True):
        hand = " ".join(str(int(count)) for count in turn.state.seats[seat].hand)
        assert str(event.said) == f"drew {hand}"


@pytest.mark.rule("rubico:2.7")
@pytest.mark.parametrize("seed", range(4))
def test_senators_recognise_each_other_and_nobody_else(seed: int) -> None:
    """With five players each senator hears of the other one."""
    match = new_match(5, seed)
    senators = [seat for seat in range(5) if match.state.seats[seat].role == 1]
    heard = {
        (event.audience, str(event.said))
        for event in match.opening
        if event.said.kind == "recognised"
    }
    one, other = senators
    assert heard == {(1 << one, f"recognised {other}"), (1 << other, f"recognised {one}")}


@pytest.mark.rule("rubico:2.3")
@pytest.mark.rule("rubico:2.4")
def test_each_seat_hears_its_role_and_its_power_and_all_that_the_turn_began() -> None:
    """In this order, as the table is laid out."""
    match = new_match(4)
    for seat in range(4):
        place = match.state.seats[seat]
        heard = [event.said for event in match.opening if event.audience == 1 << seat]
        assert [said.kind for said in heard[:2]] == ["got_role", "got_power"]
        assert str(heard[0]) == f"got_role {('legionary', 'senator')[int(place.role)]}"
    public = [str(event.said) for event in match.opening if event.audience == EVERYONE]
    assert public == [f"turn_began 1 {match.state.centurion}"]


@pytest.mark.rule("rubico:10.3")
@EVERYBODY
def test_at_the_end_all_hear_every_role(seat: int) -> None:
    """After the reason, from seat 0 on."""
    laid = table(3, roles="red blue red", caesar="corfinium", chosen="red red red").resolve()
    assert laid.heard(seat=seat)[-4:] == [
        "ended rome_by_march",
        "role_shown 0 legionary",
        "role_shown 1 senator",
        "role_shown 2 legionary",
    ]
