"""The worlds a seat of Rubico samples: all that it thinks possible, as often as it thinks so."""

from __future__ import annotations

from collections.abc import Iterator
from math import comb, prod
from typing import Any

import pytest

from rubra.bots.levels import make_bot
from rubra.core.match import Match
from rubra.core.position import Position
from rubra.core.stream import stream_from_seed
from rubra.games.rubico.state import STEPS
from rubra.games.rubico.words import POMPEY
from tests.bots.lots import is_likely
from tests.games.rubico.tables import Table, new_match, table
from tests.laws.bot_laws import decided, sampled
from tests.laws.census import CENSUS

from . import brute

WORLDS = 2000


def worlds(bot: Any, position: Position, count: int = WORLDS) -> Iterator[Any]:
    """So many worlds, one after the other."""
    for _ in range(count):
        yield sampled(bot, position)


def played_until(match: Match, turn: int, step: str) -> Match:
    """A game among sensible players, up to a step of a turn."""
    bots = [make_bot("easy", stream_from_seed(seat)) for seat in range(match.players)]
    while (match.state.turn, STEPS[match.state.step]) != (turn, step):
        seat = match.waiting[0]
        match.play(seat, bots[seat].choose(Position(match, seat)))
    return match


def honest_table(players: int, seed: int, **arranged: Any) -> Table:
    """A table whose Centurion and roles are those that everybody was told of."""
    centurion = int(new_match(players, seed).state.centurion)
    return table(players, centurion=centurion, seed=seed, **arranged)


@pytest.mark.parametrize("step", ["suggest", "taking"])
def test_roles_are_sampled_as_often_as_believed(step: str) -> None:
    """In the second turn of a game of six, when some are suspected more than others."""
    match = played_until(new_match(6, seed=2), 2, step)
    position = Position(match, match.waiting[0])
    bot = decided(position, 1)
    belief = bot.belief
    believed = {int(belief.senators[w]): float(belief.now[w]) for w in range(belief.worlds)}
    found = [
        sum(1 << seat for seat in range(6) if world.seats[seat].role)
        for world in worlds(bot, position)
    ]
    assert len(set(believed.values())) > 2
    assert is_likely(found, believed)


def test_before_rows_lie_any_cards_are_sampled() -> None:
    """The other adviser has four of the six cards that a seat does not hold, all alike."""
    match = new_match(3, seed=1)
    seat, other = match.waiting
    position = Position(match, seat)
    setup = brute.setup_of(3)
    held = tuple(int(count) for count in match.state.seats[seat].hand)
    unseen = brute.minus(tuple(setup.march), held)
    ways = {
        hand: prod(comb(have, drawn) for have, drawn in zip(unseen, hand, strict=True))
        for hand in brute.hands_from(unseen, 4)
    }
    found = [
        tuple(int(count) for count in world.seats[other].hand)
        for world in worlds(decided(position, 1), position)
    ]
    assert set(found) == set(ways)
    assert is_likely(found, {hand: number / comb(6, 4) for hand, number in ways.items()})


@pytest.mark.parametrize(
    "claims", [("3 1 0 0", "3 1 0 0"), ("1 3 0 0", ""), ("2 0 2 0", "1 2 1 0")]
)
def test_rows_are_sampled_as_likely_as_they_are(claims: tuple[str, str]) -> None:
    """By the Centurion, who knows no card, and by a seat that knows its own.

    Whoever declares last is believed as much as the first: not both can have all the red cards.
    """
    laid = honest_table(3, seed=1)
    advisers = laid.waiting
    laid.lay(dict(zip(advisers, claims, strict=True)))
    assert laid.step == "taking"
    for viewer in range(3):
        position = Position(laid.match, viewer)
        bot = decided(position, 1)
        rows = [
            tuple(tuple(int(card) for card in world.seats[seat].row) for seat in advisers)
            for world in worlds(bot, position)
        ]
        turn = turn_of(laid)
        for number, seat in enumerate(advisers):
            if seat != viewer:
                likely = brute.likely_rows(turn, bot.belief, viewer, seat)
                assert is_likely([row[number] for row in rows], likely), (viewer, seat)


def turn_of(laid: Table) -> brute.Turn:
    """A table on which rows lie, and nothing has been taken."""
    state = laid.state
    advisers = [seat for seat in range(state.players) if seat != state.centurion]
    hand = brute.setup_of(int(state.players)).hand
    return brute.Turn(
        players=int(state.players),
        centurion=int(state.centurion),
        rows={s: tuple(int(card) for card in state.seats[s].row[:hand]) for s in advisers},
        claims={
            s: tuple(int(count) for count in state.seats[s].claim)
            if state.seats[s].declared
            else None
            for s in advisers
        },
        taken=[],
        revealed=[],
        extra=0,
        discarded=0,
    )


def test_a_card_seen_with_roma_lies_there_in_every_world() -> None:
    """The only Pompey, before the last seat: nobody else can have it."""
    seed = next(s for s in range(99) if new_match(4, s).state.centurion == 0)
    laid = honest_table(4, seed, powers={1: "roma"}, rows={3: "blue blue pompey red"})
    laid.until_taking()
    while laid.step == "taking":
        laid.play(0, laid.moves(0, "take")[0])
    laid.use(1, "peek roma 3 2")
    assert laid.heard("saw", seat=1) == ["saw 3 2 pompey"]
    position = Position(laid.match, 1)
    count = CENSUS["rubico"]
    for state in worlds(decided(position, 1), position, 200):
        world = laid.match.copy()
        world.state = state
        assert state.seats[3].row[2] == POMPEY
        assert count(world) == count(laid.match)
