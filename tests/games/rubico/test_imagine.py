"""Worlds redrawn for a seat: all that it cannot know, and nothing that it does.

What nobody may know is chapters 1, 2, 5 and 9; a world that a seat imagines keeps every part of it
open, and everything else as it is.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from itertools import permutations
from typing import Any

import pytest

from rubra.core.bits import has
from rubra.core.journal import NOBODY
from rubra.core.position import Position
from rubra.core.record import as_dict, copy_of
from rubra.core.stream import stream_from_seed
from rubra.games.rubico.words import NO_CARD, POWER, POWER_IDS
from tests.laws.census import CENSUS

from .tables import GAME, Table, table

WORLDS = 80
ROLES = "red red blue red blue"  # with five players the senators, seats 2 and 4, know all roles
POWERS = {0: "venus", 1: "roma", 2: "minerva", 3: "fortuna", 4: "iuno"}
Layout = Callable[[], Table]


def while_laying() -> Table:
    """Seat 1 is ready, seat 2 has laid its row and not spoken, the others are busy."""
    laid = table(5, roles=ROLES, powers=POWERS)
    laid.lay_row(1).play(1, "say_nothing")
    return laid.lay_row(2)


def while_laying_in_silence() -> Table:
    """Without declarations a row that is laid is an answer."""
    return table(4, roles="red blue blue red", declarations=False).lay_row(1)


def with_three() -> Table:
    """No powers; the rows are laid."""
    return table(3, roles="red blue red", rows={1: "red blue janus pompey"}).lay()


def with_seven() -> Table:
    """Nobody has laid a row; the last seat holds cards as all others do."""
    return table(7, rows={6: "red red blue"})


def while_taking() -> Table:
    """All have passed, and the Centurion is asked."""
    return table(5, roles=ROLES, powers=POWERS).until_taking()


def with_answers() -> Table:
    """The rows are laid; seats 1 and 2 have answered whether they play a power."""
    return table(5, roles=ROLES, powers=POWERS).lay().play(1, "pass").play(2, "summon minerva 3 0")


def after_a_look() -> Table:
    """Seat 1 looked at a card of seat 4; seats 2 and 3 have answered again."""
    laid = table(5, roles=ROLES, powers=POWERS, rows={4: "red blue pompey"}).until_taking()
    laid.take((1, 0), (2, 0), (3, 0), (4, 0)).use(1, "peek roma 4 2")
    return laid.play(2, "pass").play(3, "shift fortuna forward")


def when_it_is_over() -> Table:
    """Caesar is in Rome, and the roles are shown."""
    laid = table(5, roles=ROLES, powers=POWERS, caesar="corfinium").lay()
    return laid.use(3, "shift fortuna forward")


LAYOUTS = pytest.mark.parametrize(
    "layout",
    [
        while_laying,
        while_laying_in_silence,
        with_three,
        with_seven,
        while_taking,
        with_answers,
        after_a_look,
        when_it_is_over,
    ],
)
VIEWERS = pytest.mark.parametrize("viewer", [NOBODY, 1, 2])


@cache
def worlds(layout: Layout, viewer: int) -> list[Any]:
    """States that somebody could be in."""
    position = Position(layout().match, viewer)
    return [position.imagine(stream_from_seed(seed)) for seed in range(WORLDS)]


@LAYOUTS
@VIEWERS
def test_what_a_seat_sees_is_as_it_was(layout: Layout, viewer: int) -> None:
    """Whoever imagines sees the same table, no card is lost or doubled, and it can be played on."""
    laid = layout()
    seen = json.dumps(laid.view(viewer))
    for world in worlds(layout, viewer)[:8]:
        other = laid.match.copy()
        other.state = copy_of(world)
        assert json.dumps(other.view(viewer)) == seen
        assert CENSUS["rubico"](other) == CENSUS["rubico"](laid.match)
        for seat in other.waiting:
            other.play(seat, other.moves(seat)[-1])
            break


@LAYOUTS
@VIEWERS
def test_nothing_of_the_truth_is_left(layout: Layout, viewer: int) -> None:
    """From another world that looks the same, the same chance draws the same."""
    laid = layout()
    for number, world in enumerate(worlds(layout, viewer)[:5]):
        other = laid.match.copy()
        other.state = worlds(layout, viewer)[-1]
        again = Position(other, viewer).imagine(stream_from_seed(number))
        assert as_dict(again) == as_dict(world)


@pytest.mark.rule("rubico:2.7")
@pytest.mark.parametrize("layout", [while_laying, with_three, when_it_is_over])
@VIEWERS
def test_roles_may_be_dealt_in_any_way_that_is_not_known(layout: Layout, viewer: int) -> None:
    """All ways for who knows none; those that agree with the own role; one for who knows all."""
    laid = layout()
    players = laid.match.players
    true = tuple(int(laid.state.seats[seat].role) for seat in range(players))
    ways = set(permutations(true))
    if viewer != NOBODY:
        ways = {way for way in ways if way[viewer] == true[viewer]}
    recognised = players == 5 and viewer != NOBODY and true[viewer] == true[2]
    if recognised or laid.step == "over":
        ways = {true}
    dealt = [tuple(int(w.seats[s].role) for s in range(players)) for w in worlds(layout, viewer)]
    assert set(dealt) == ways
    assert min(dealt.count(way) for way in ways) >= WORLDS // len(ways) // 5


@pytest.mark.rule("rubico:9.1")
@pytest.mark.parametrize("layout", [while_laying, with_answers, after_a_look])
@VIEWERS
def test_powers_may_be_any_that_were_not_seen(layout: Layout, viewer: int) -> None:
    """Those left in the box too; what was played, and one's own, are known."""
    laid = layout()
    known = {seat for seat in POWERS if seat == viewer or not has(laid.state.holders, seat)}
    unseen = {power for power in POWER_IDS if power not in {POWERS[seat] for seat in known}}
    found = worlds(layout, viewer)
    for seat, power in POWERS.items():
        held = {str(POWER.word(int(world.seats[seat].power))) for world in found}
        assert held == ({power} if seat in known else unseen)


@pytest.mark.rule("rubico:5.2")
@pytest.mark.parametrize("layout", [with_three, with_answers, after_a_look])
@VIEWERS
def test_a_row_may_hold_any_cards_that_were_not_seen(layout: Layout, viewer: int) -> None:
    """Every slot any kind that is left, but one's own row, and the card that Roma showed."""
    laid = layout()
    setup = laid.match.box.record.setups[laid.match.players]
    rows = [list(map(int, place.row)) for place in laid.state.seats]
    seen = {(viewer, slot) for slot in range(int(setup.hand)) if viewer > 0}
    if layout is after_a_look and viewer == 1:
        seen.add((4, 2))
    left = [int(count) for count in setup.march]
    for seat, slot in seen:
        left[rows[seat][slot]] -= 1
    unseen = {kind for kind, count in enumerate(left) if count}
    found = worlds(layout, viewer)
    for seat in range(1, laid.match.players):
        for slot in range(4):
            held = {int(world.seats[seat].row[slot]) for world in found}
            if slot >= setup.hand:
                assert held == {NO_CARD}
            else:
                assert held == ({rows[seat][slot]} if (seat, slot) in seen else unseen)


@pytest.mark.rule("rubico:5.3")
@VIEWERS
def test_whether_a_busy_seat_has_laid_its_row_is_not_known(viewer: int) -> None:
    """Seat 2 has, seats 3 and 4 have not; for all others each may have or not, seat 1 has."""
    for world in worlds(while_laying, viewer):
        for seat in range(1, 5):
            row, hand = list(world.seats[seat].row), list(world.seats[seat].hand)
            laid = bool(world.seats[seat].laid)
            assert row.count(NO_CARD) == (1 if laid else 4)
            assert sum(hand) == (0 if laid else 3)
    ready = {
        seat: {int(world.seats[seat].laid) for world in worlds(while_laying, viewer)}
        for seat in range(1, 5)
    }
    own = {1: {1}, 2: {1}}
    assert ready == {
        seat: own[seat] if seat == viewer or seat == 1 else {0, 1} for seat in range(1, 5)
    }


@pytest.mark.rule("rubico:5.6")
@VIEWERS
def test_without_declarations_a_busy_seat_has_laid_nothing(viewer: int) -> None:
    """Its row would be its answer, and all see who has answered; nobody has claimed anything."""
    for world in worlds(while_laying_in_silence, viewer):
        assert [int(world.seats[seat].laid) for seat in range(1, 4)] == [1, 0, 0]
        assert not any(world.seats[seat].declared for seat in range(4))
        assert not any(sum(world.seats[seat].claim) for seat in range(4))


@pytest.mark.rule("rubico:5.3")
@VIEWERS
def test_a_sealed_declaration_may_be_any(viewer: int) -> None:
    """Silence too. Seat 1 has spoken, or not; nobody else has, and the Centurion never does."""
    found = worlds(while_laying, viewer)
    for seat in range(5):
        said = {tuple(map(int, world.seats[seat].claim)) for world in found}
        silent = {int(world.seats[seat].declared) for world in found}
        if seat == 1 and viewer != 1:
            assert len(said) > 10
            assert silent == {0, 1}
        else:
            assert said == {(0, 0, 0, 0)}
            assert silent == {0}


@pytest.mark.rule("rubico:9.2")
@pytest.mark.parametrize("layout", [while_taking, with_answers, after_a_look])
@VIEWERS
def test_a_sealed_answer_may_be_any_that_the_power_allows(layout: Layout, viewer: int) -> None:
    """To pass, or to play it: of the seats that have answered, and as long as it is sealed."""
    laid = layout()
    found = worlds(layout, viewer)
    for seat in range(5):
        answers = {str(GAME.move_words.say(int(world.seats[seat].answer))) for world in found}
        asked = layout is not while_taking and seat != 0 and has(laid.state.holders, seat)
        if seat == viewer or not asked or seat in laid.waiting:
            assert answers == {str(GAME.move_words.say(int(laid.state.seats[seat].answer)))}
        else:
            assert "pass" in answers
            assert len({words.split()[0] for words in answers}) > 3
