"""Observations are what a seat may know, all of it and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rubra.core import registry
from rubra.core.actions import actions_of
from rubra.core.match import Match
from rubra.core.stream import key_of, stream_from_seed
from tests.laws.walk import Setting, Walk, all_settings
from tests.research import laws

LAWS = [
    laws.nobody_can_see_what_is_redrawn,
    laws.it_tells_what_the_view_tells,
    laws.actions_are_moves,
]


@pytest.mark.parametrize("setting", all_settings(), ids=str)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_law_holds_at_every_setting(law: Callable[[Walk], None], setting: Setting) -> None:
    """One game of each setting."""
    law(Walk(setting, seed=1))


@given(setting=st.sampled_from(all_settings()), seed=st.integers(0, 2**32))
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_law_holds_in_any_game(
    law: Callable[[Walk], None], setting: Setting, seed: int
) -> None:
    """Other games, wherever chance leads."""
    law(Walk(setting, seed))


# --- The laws can fail ---


def with_leak(game: str, leak: Callable[[Any, int, Any], None]) -> laws.Write:
    """The game's observation, and one number more than a seat may know."""
    observation = registry.load(game).observation
    assert observation is not None

    def write(box: Any, state: Any, seat: int, out: Any, at: int) -> int:
        end = observation.write(box, state, seat, out, at)
        leak(state, seat, out[at:end])
        return end

    return write


def next_role(state: Any, seat: int, out: Any) -> None:
    out[0] = state.seats[(seat + 1) % state.players].role


def next_row(state: Any, seat: int, out: Any) -> None:
    out[0] = state.seats[(seat + 1) % state.players].row[0] / 4


def next_power(state: Any, seat: int, out: Any) -> None:
    out[0] = state.seats[(seat + 1) % state.players].power / 8


def sealed_claim(state: Any, seat: int, out: Any) -> None:
    out[0] = state.seats[(seat + 1) % state.players].claim[0] / 4


def march_deck(state: Any, seat: int, out: Any) -> None:
    out[0] = state.deck[0] / 25


def next_hand(state: Any, seat: int, out: Any) -> None:
    out[0] = state.seats[(seat + 1) % state.players].hand & 1


def sealed_bid(state: Any, seat: int, out: Any) -> None:
    out[0] = state.seats[(seat + 1) % state.players].bid / 255


def next_deck(state: Any, seat: int, out: Any) -> None:
    out[0] = state.seats[(seat + 1) % state.players].deck & 1


@pytest.mark.parametrize(
    ("setting", "leak"),
    [
        *((Setting("rubico", 5), leak) for leak in (next_role, next_row, next_power, sealed_claim)),
        (Setting("rubico", 3), march_deck),
        *((Setting("rubricatus", 4), leak) for leak in (next_hand, sealed_bid, next_deck)),
    ],
    ids=lambda one: getattr(one, "__name__", str(one)),
)
def test_a_planted_leak_is_caught(setting: Setting, leak: Callable[..., None]) -> None:
    """One hidden number in an observation, and the law does not hold."""
    with pytest.raises(AssertionError):
        laws.nobody_can_see_what_is_redrawn(Walk(setting, 1), with_leak(setting.game, leak))


@pytest.mark.parametrize("game", registry.names())
def test_a_part_that_is_not_written_is_missed(game: str) -> None:
    """An observation that forgets something the view shows does not tell as much as the view."""
    observation = registry.load(game).observation
    assert observation is not None
    players = registry.about(game).players[-1]
    forgotten = {"waiting", "rows", "sections", "stock", "market", "claims", "hands", "recognition"}
    for name in forgotten & {part.name for part in observation.parts}:

        def forgetful(box: Any, state: Any, seat: int, out: Any, at: int, name: str = name) -> int:
            end = observation.write(box, state, seat, out, at)
            observation.split(out[at:end])[name][:] = 0.0
            return end

        with pytest.raises(AssertionError):
            laws.it_tells_what_the_view_tells(Walk(Setting(game, players), 1), forgetful)


# --- What the numbers mean ---


def parts_of(match: Match, seat: int) -> dict[str, Any]:
    """An observation by the names of its parts."""
    assert match.game.observation is not None
    return match.game.observation.split(laws.look(match, seat))


def new_match(game: str, players: int) -> Match:
    return Match(registry.load(game), players, key_of(stream_from_seed(1)))


def test_seats_are_counted_from_the_one_that_looks() -> None:
    """0 is oneself, 1 the next; which seat that is, is told too."""
    match = new_match("rubico", 5)
    for seat in range(5):
        seen = parts_of(match, seat)
        assert seen["seat"].tolist() == [float(seat == other) for other in range(7)]
        centurion = (match.view(seat)["centurion"] - seat) % 5
        assert seen["centurion"].argmax() == centurion
        role = ("legionary", "senator").index(match.view(seat)["seats"][seat]["role"])
        assert seen["roles"][0].argmax() == role


def test_rubico_shows_ones_own_hand() -> None:
    """As many cards of each kind as the view says, of four."""
    match = new_match("rubico", 5)
    for seat in range(5):
        hand = match.view(seat)["seats"][seat]["hand"]
        assert (parts_of(match, seat)["hand"] * 4).tolist() == list(hand.values())


def test_cathedral_shows_sections_and_dice() -> None:
    """What a section costs, and where the dice lie."""
    match = new_match("cathedral", 3)
    view, seen = match.view(1), parts_of(match, 1)
    first = view["towers"][0][0]
    materials = ("wood", "brick", "stone", "gold", "green", "purple")
    assert (seen["sections"][0, 0, 4:10] * 4).tolist() == [
        first["cost"].get(m, 0) for m in materials
    ]
    assert seen["sections"][:, :, 0].sum() == sum(map(len, view["towers"]))
    values = [die["value"] for die in view["dice"].values()]
    assert seen["die_values"].argmax(1).tolist() == values


def test_cathedral_shows_the_colours_and_sides_that_were_chosen() -> None:
    """Of the one who looks first, then clockwise: which die is whose follows from it."""
    options = {"board": "own", "side": "basic,advanced", "colour": "yellow,red,blue"}
    match = Match(registry.load("cathedral"), 3, key_of(stream_from_seed(1)), options)
    seen = parts_of(match, 1)
    assert seen["colours"].argmax(1)[:3].tolist() == [0, 1, 3]
    assert seen["colours"][3].sum() == 0
    assert seen["advanced"].tolist() == [1, 0, 0, 0]


def test_rubricatus_shows_hand_and_market() -> None:
    """One's own cards, and those for sale."""
    match = new_match("rubricatus", 3)
    view, seen = match.view(2), parts_of(match, 2)
    held = [card["number"] for card in view["seats"][2]["hand"]]
    assert np.flatnonzero(seen["hands"][0]).tolist() == held
    assert not seen["hands"][1:].any()
    sold = sorted(card["number"] for card in view["market"])
    assert np.flatnonzero(seen["market"]).tolist() == sold


# --- Actions ---


@pytest.mark.parametrize("game", registry.names())
def test_every_number_is_a_move(game: str) -> None:
    """There and back, at every seat, for all of them."""
    actions = actions_of(registry.load(game))
    players = registry.about(game).players[-1]
    for seat in (0, players - 1):
        for number in range(actions.size):
            assert actions.action(actions.move(number, seat, players), seat, players) == number


def test_actions_name_seats_from_ones_own() -> None:
    """To take the first card of the next seat is the same action everywhere."""
    actions = actions_of(registry.load("rubico"))
    words = registry.load("rubico").move_words
    numbers = {
        actions.action(words.read(["take", (seat + 1) % 5, 0]), seat, 5) for seat in range(5)
    }
    assert len(numbers) == 1
    assert str(actions.say(numbers.pop(), 4, 5)) == "take 0 0"


def test_a_number_that_is_no_action_is_refused() -> None:
    """They go from 0 to one less than their number."""
    actions = actions_of(registry.load("rubico"))
    for number in (-1, actions.size):
        with pytest.raises(ValueError, match="is not in 0 to"):
            actions.move(number, 0, 3)
