"""What a seat of Rubico learns of how others play, whatever their role."""

from __future__ import annotations

from typing import Any

import pytest

from rubra.core.record import blank
from rubra.games.rubico.game import GAME
from rubra.games.rubico.player import heuristics
from rubra.games.rubico.player.belief import blue_chance
from rubra.games.rubico.player.memory import (
    ANY_OF_THEM,
    BLUE_FIRST,
    HONESTLY,
    MANNERS,
    SLYLY,
    BeliefState,
    Ways,
)
from rubra.games.rubico.words import BLUE, JANUS, LEGIONARY, RED, SENATOR

from .brute import Turn, chance, counts, random_turn, reveal, story, ways_of
from .module import begin
from .test_belief import sit_down, tell

BOX = GAME.standard_box.record


def first(role: int) -> Any:
    """The manners of somebody of whom only the role is known."""
    ways: Any = blank(Ways)
    heuristics.first_ways(ways, role)
    return ways


@pytest.mark.parametrize("role", [LEGIONARY, SENATOR])
def test_manners_at_first_are_chances(role: int) -> None:
    """Of laying, of speaking and of taking; our own habits are the likeliest of each role."""
    ways, usual = first(role), blank(Ways)
    heuristics.usual_ways(usual, role)
    for name in ("lays", "says", "takes"):
        chances = ways[name].tolist()
        assert sum(chances) == pytest.approx(1)
        assert min(chances) >= 0
        assert chances.index(max(chances)) == usual[name].tolist().index(1.0)


@pytest.mark.parametrize("role", [LEGIONARY, SENATOR])
@pytest.mark.parametrize("seed", range(3))
def test_with_three_a_seat_learns_manners_exactly(seed: int, role: int) -> None:
    """It knows its own row, so nothing is left out of account: the chance of all that was seen."""
    turn = random_turn(3, seed)
    viewer, other = turn.rows
    belief = sit_down(turn, viewer)
    tell(belief, story(turn, viewer))
    ways, looks = ways_of(belief, viewer), [float(looks) for looks in belief.looks[:3]]
    tell(belief, reveal(turn))
    senators = 1 << other if role == SENATOR else 1 << viewer
    for name in ("lays", "says"):
        known = getattr(ways[2 * other + role], name)
        likely = []
        for manner in range(MANNERS):
            before = getattr(ways[2 * other + role], name)
            setattr(ways[2 * other + role], name, [float(n == manner) for n in range(MANNERS)])
            likely.append(chance(turn, looks, ways, viewer, senators, True))
            setattr(ways[2 * other + role], name, before)
        learned = [a * b for a, b in zip(known, likely, strict=True)]
        drift = heuristics.DRIFT
        expected = [
            (1 - drift) * one / sum(learned) + drift * float(at_first)
            for one, at_first in zip(learned, first(role)[name], strict=True)
        ]
        found = belief.memory.ways[2 * other + role][name].tolist()
        assert found == pytest.approx(expected, rel=1e-9)


def truthful_turn(centurion: int, taken: list[tuple[int, int]]) -> Turn:
    """With three players: both others lay blue in front, and say so."""
    rows = {
        seat: (BLUE, BLUE, JANUS, RED) if number else (BLUE, BLUE, RED, RED)
        for number, seat in enumerate(seat for seat in range(3) if seat != centurion)
    }
    claims = {seat: counts(row) for seat, row in rows.items()}
    revealed = [rows[seat][slot] for seat, slot in taken]
    return Turn(3, centurion, rows, claims, taken, revealed, 0, 0)


def test_a_habit_is_recognised_whatever_the_role() -> None:
    """Who tells the truth and lays blue first three times is expected to do so again."""
    belief: Any = blank(BeliefState)
    begin(BOX, belief, 1, 3, True)
    for _ in range(3):
        turn = truthful_turn(0, [(1, 0), (1, 1), (2, 0), (2, 1)])
        tell(belief, story(turn, 1))
        tell(belief, reveal(turn))
    for role in (LEGIONARY, SENATOR):
        ways = belief.memory.ways[2 * 2 + role]
        assert ways.lays[BLUE_FIRST] > 2 * first(role).lays[BLUE_FIRST]
        assert ways.lays[BLUE_FIRST] + ways.lays[SLYLY] > 0.9
        assert ways.says[HONESTLY] > first(role).says[HONESTLY]
        assert sum(ways.lays) == pytest.approx(1)


def test_who_takes_at_random_is_not_condemned() -> None:
    """Four cards without rhyme or reason: a senator takes otherwise, and so does a legionary."""
    belief: Any = blank(BeliefState)
    begin(BOX, belief, 1, 3, True)
    for taken in ([(1, 0), (1, 3), (2, 1), (2, 3)], [(1, 3), (1, 1), (2, 0), (2, 2)]):
        turn = truthful_turn(0, taken)
        tell(belief, story(turn, 1))
        tell(belief, reveal(turn))
    assert 0.1 < float(blue_chance(belief, belief.own, 0)) < 0.8
    for role in (LEGIONARY, SENATOR):
        assert belief.memory.ways[role].takes[ANY_OF_THEM] > first(role).takes[ANY_OF_THEM]


def test_a_seat_does_not_wonder_about_itself() -> None:
    """Its own manners are those of its role; others may wonder."""
    turn = random_turn(4, 1)
    viewer = next(iter(turn.rows))
    belief = sit_down(turn, viewer)
    tell(belief, story(turn, viewer))
    tell(belief, reveal(turn))
    for role in (LEGIONARY, SENATOR):
        own: Any = blank(Ways)
        heuristics.usual_ways(own, role)
        for name in ("lays", "says"):
            known = belief.memory.ways[2 * viewer + role][name].tolist()
            assert known == own[name].tolist()
            public = belief.public_ways[2 * viewer + role][name].tolist()
            assert public != first(role)[name].tolist()
