"""What a seat of Rubico thinks of the others: what it was shown is certain, the rest adds up."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from rubra.bots.levels import make_bot
from rubra.core.match import Match
from rubra.core.position import Position
from rubra.core.stream import stream_from_seed
from rubra.games.rubico.player.player import describe
from rubra.games.rubico.words import SENATOR
from tests.games.rubico.tables import edited_box, new_match
from tests.laws.bot_laws import decided
from tests.laws.walk import Setting, Walk

from .brute import random_turn, reveal, setup_of, story
from .test_belief import sit_down, tell


def thoughts(match: Match, seat: int) -> list[float]:
    """How likely each seat is a senator, as a seat believes now."""
    return list(describe(decided(Position(match, seat)).belief)["senator"])


def is_senator(match: Match, seat: int) -> bool:
    """Whether a seat truly is one."""
    return bool(match.state.seats[seat].role == SENATOR)


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_before_anything_happened_all_others_look_alike(players: int) -> None:
    """A seat knows its own role, and how many senators there are besides."""
    match = new_match(players, seed=players)
    setup = setup_of(players)
    for seat in range(players):
        if is_senator(match, seat) and setup.recognition:
            continue
        others = (setup.blue_roles - is_senator(match, seat)) / (players - 1)
        expected = [others] * players
        expected[seat] = float(is_senator(match, seat))
        assert thoughts(match, seat) == pytest.approx(expected, abs=1e-12)
        assert thoughts(match, seat)[seat] == expected[seat]


@pytest.mark.parametrize("players", [5, 7])
def test_senators_who_saw_each_other_know_everybody(players: int) -> None:
    """From the first moment to the last, whatever happens."""
    walk = Walk(Setting("rubico", players), seed=1)
    for match in walk.positions():
        if walk.random.random() < 0.1:
            roles = [is_senator(match, seat) for seat in range(players)]
            for seat in range(players):
                if roles[seat]:
                    assert thoughts(match, seat) == roles


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_chances_add_up_to_the_number_of_senators(players: int) -> None:
    """In every position, to every seat, which never doubts its own role."""
    walk = Walk(Setting("rubico", players), seed=2)
    for match in walk.positions():
        if walk.random.random() < 0.1:
            seat = walk.random.randrange(players)
            found = thoughts(match, seat)
            assert sum(found) == pytest.approx(setup_of(players).blue_roles)
            assert all(-1e-9 <= chance <= 1 + 1e-9 for chance in found)
            assert found[seat] == pytest.approx(float(is_senator(match, seat)), abs=1e-9)


def test_bots_learn_who_is_who() -> None:
    """Among players with heuristics, whoever keeps exact probabilities soon guesses better."""
    surer = []
    for seed in range(5):
        match = new_match(6, seed)
        bots = [make_bot("easy", stream_from_seed(seat)) for seat in range(6)]
        while not match.is_over:
            asked = match.waiting[0]
            match.play(asked, bots[asked].choose(Position(match, asked)))
        for seat in range(6):
            found = thoughts(match, seat)
            true = [
                found[other] if is_senator(match, other) else 1 - found[other] for other in range(6)
            ]
            surer.append(np.mean([chance for other, chance in enumerate(true) if other != seat]))
    guessing = (3 * 3 + 2 * 2) / 25  # before the game, a legionary as well as a senator
    assert np.mean(surer) > guessing + 0.05


# --- Other boxes ---


@pytest.mark.parametrize("what", ["extra", "discarded"])
def test_a_senate_that_does_a_thing_twice_leaves_no_belief_undefined(what: str) -> None:
    """Such cards are not in the standard box, but a box may have them."""
    word = {"extra": "extra_card", "discarded": "discard_card"}[what]
    assert edited_box(('effect = "one_red"', f'effect = "{word}"'))
    turn = random_turn(4, 1, **{what: 2})
    viewer = next(iter(turn.rows))
    belief: Any = sit_down(turn, viewer)
    tell(belief, story(turn, viewer))
    tell(belief, reveal(turn))
    for weights in (belief.own, belief.public):
        assert weights[: belief.worlds].sum() == pytest.approx(1)
