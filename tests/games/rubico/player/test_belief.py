"""Rubico's belief is exact: it agrees with going through every deal and every row."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import combinations
from typing import Any

import numpy as np
import pytest

from rubra.core.journal import NOBODY
from rubra.core.record import blank
from rubra.games.rubico.game import GAME
from rubra.games.rubico.player.belief import Sheet
from rubra.games.rubico.player.heuristics import HEED
from rubra.games.rubico.player.memory import BeliefState
from rubra.games.rubico.talk import Say
from rubra.games.rubico.words import Event

from .brute import (
    Turn,
    chances,
    counts,
    random_turn,
    reveal,
    seen,
    setup_of,
    story,
    together,
    ways_of,
)
from .module import begin, conclude, witness

BOX = GAME.standard_box.record
SHEET: Any = blank(Sheet)


def sit_down(turn: Turn, viewer: int, role: int = 0) -> Any:
    """A belief in mid-game, with some opinion of everybody; a viewer at a seat knows its role."""
    belief: Any = blank(BeliefState)
    begin(BOX, belief, viewer, turn.players, True)
    if viewer != NOBODY:
        witness(BOX, belief, SHEET, together([seen(*Event.got_role(role))]), 1)
    dice = random.Random(f"{turn}")
    for world in range(belief.worlds):
        belief.own[world] *= dice.random()
        belief.public[world] *= dice.random()
    for weights in (belief.own, belief.public):
        weights /= weights.sum()
    return belief


def tell(belief: Any, history: Any) -> None:
    """Let it see what happened."""
    witness(BOX, belief, SHEET, history, len(history))


def updated(before: list[float], chances: list[float]) -> list[float]:
    """What one should believe, having seen something that had these chances, and heeding it."""
    after = np.array(before) * np.power(chances, HEED)
    return list(after / after.sum())


def opinion(belief: Any, weights: Any) -> list[float]:
    """The weights of all worlds, of those that there are."""
    return [float(weight) for weight in weights[: belief.worlds]]


def viewers(turn: Turn) -> list[int]:
    """Somebody who only watches, the Centurion, and a seat that has laid a row."""
    return [NOBODY, turn.centurion, next(iter(turn.rows))]


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_the_worlds_are_all_ways_to_deal_the_roles(players: int) -> None:
    """Each once, and at first all equally likely."""
    belief: Any = blank(BeliefState)
    begin(BOX, belief, NOBODY, players, True)
    blues = setup_of(players).blue_roles
    ways = [sum(1 << seat for seat in seats) for seats in combinations(range(players), blues)]
    assert sorted(belief.senators[: belief.worlds].tolist()) == sorted(ways)
    for weights in (belief.own, belief.public):
        assert opinion(belief, weights) == pytest.approx([1 / len(ways)] * len(ways))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("players", [3, 4, 5])
def test_declarations_are_weighed_exactly_before_the_reveal(players: int, seed: int) -> None:
    """By a spectator, by the Centurion and by a seat that knows its own row."""
    turn = random_turn(players, seed)
    for viewer in viewers(turn):
        belief = sit_down(turn, viewer)
        tell(belief, story(turn, viewer))
        before = opinion(belief, belief.own)
        conclude(BOX, belief, SHEET)
        expected = updated(
            before, chances(turn, belief, viewer, ways_of(belief, viewer), revealed=False)
        )
        assert opinion(belief, belief.now) == pytest.approx(expected, rel=1e-9)
        assert opinion(belief, belief.own) == before


@pytest.mark.parametrize("senate", ["", "extra", "discarded", "extra discarded"])
@pytest.mark.parametrize(("players", "seed"), [(3, 1), (3, 2), (4, 3), (5, 4)])
def test_what_came_up_is_weighed_exactly(players: int, seed: int, senate: str) -> None:
    """Also with a card that the Senate added, one that it threw away, and both."""
    turn = random_turn(
        players, seed, extra=senate.count("extra"), discarded=senate.count("discarded")
    )
    for viewer in viewers(turn):
        belief = sit_down(turn, viewer)
        tell(belief, story(turn, viewer))
        own, public = opinion(belief, belief.own), opinion(belief, belief.public)
        ways, seen_by_all = ways_of(belief, viewer), ways_of(belief, NOBODY)
        tell(belief, reveal(turn))
        expected = updated(own, chances(turn, belief, viewer, ways, revealed=True))
        assert opinion(belief, belief.own) == pytest.approx(expected, rel=1e-9)
        if viewer == NOBODY:
            continue
        expected = updated(public, chances(turn, belief, NOBODY, seen_by_all, revealed=True))
        assert opinion(belief, belief.public) == pytest.approx(expected, rel=1e-9)


def talked(turn: Turn, dice: random.Random) -> Turn:
    """The same turn, in which seats say this and that of their cards, some of it true."""
    told = {}
    for seat, row in turn.rows.items():
        said = []
        if dice.random() < 0.6:
            slot = dice.randrange(len(row))
            said.append(Say.lies(slot, dice.choice([row[slot], dice.randrange(4)])))
        if dice.random() < 0.4:
            said.append(Say.hold(*counts(row)))
        if dice.random() < 0.4:
            kind = dice.randrange(4)
            said.append(Say.hold_some(kind, dice.randint(1, 2)))
        if said:
            told[seat] = tuple(said)
    return replace(turn, told=told)


@pytest.mark.parametrize(("players", "seed"), [(3, 1), (3, 2), (3, 3), (4, 4)])
def test_what_is_said_of_cards_is_weighed_exactly(players: int, seed: int) -> None:
    """Before the reveal and after it: by the manner that has declared, too."""
    turn = talked(random_turn(players, seed), random.Random(seed))
    assert turn.told
    for viewer in viewers(turn):
        belief = sit_down(turn, viewer)
        tell(belief, story(turn, viewer))
        own = opinion(belief, belief.own)
        ways = ways_of(belief, viewer)
        conclude(BOX, belief, SHEET)
        expected = updated(own, chances(turn, belief, viewer, ways, revealed=False))
        assert opinion(belief, belief.now) == pytest.approx(expected, rel=1e-9)
        tell(belief, reveal(turn))
        expected = updated(own, chances(turn, belief, viewer, ways, revealed=True))
        assert opinion(belief, belief.own) == pytest.approx(expected, rel=1e-9)


@pytest.mark.parametrize("senate", ["", "extra discarded"])
@pytest.mark.parametrize("players", [4, 5])
def test_a_card_seen_with_roma_counts_for_its_seer_alone(players: int, senate: str) -> None:
    """Before and after the reveal; what everybody thinks is not touched by it."""
    turn = random_turn(
        players, 1, extra=senate.count("extra"), discarded=senate.count("discarded"), peek=True
    )
    assert turn.peek
    viewer = next(seat for seat in turn.rows if seat != turn.peek[0])
    belief = sit_down(turn, viewer)
    tell(belief, story(turn, viewer))
    own, public = opinion(belief, belief.own), opinion(belief, belief.public)
    ways, seen_by_all = ways_of(belief, viewer), ways_of(belief, NOBODY)
    conclude(BOX, belief, SHEET)
    expected = updated(own, chances(turn, belief, viewer, ways_of(belief, viewer), revealed=False))
    assert opinion(belief, belief.now) == pytest.approx(expected, rel=1e-9)
    tell(belief, reveal(turn))
    expected = updated(own, chances(turn, belief, viewer, ways, revealed=True))
    assert opinion(belief, belief.own) == pytest.approx(expected, rel=1e-9)
    expected = updated(public, chances(turn, belief, NOBODY, seen_by_all, revealed=True))
    assert opinion(belief, belief.public) == pytest.approx(expected, rel=1e-9)
