"""Rubico's heuristics are chances: `easy` plays by those that belief.py reads backwards."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from rubra.bots.easy import EasyBot
from rubra.core.journal import NOBODY
from rubra.core.match import Match
from rubra.core.position import Position
from rubra.core.record import blank, snapshot
from rubra.core.stream import stream_from_seed
from rubra.core.vocabulary import kind_of, part
from rubra.games.rubico.game import GAME
from rubra.games.rubico.player import heuristics
from rubra.games.rubico.player.memory import BeliefState, Row
from rubra.games.rubico.player.witness import begin
from rubra.games.rubico.state import SUGGEST
from rubra.games.rubico.words import (
    LEGIONARY,
    NO_CARD,
    SENATOR,
    Move,
)
from tests.laws.walk import Setting, Walk

from . import brute

PLAYERS = (3, 4, 5, 6, 7)
LEFTS = (0.0, 0.3, 0.5, 0.8, 1.0)  # how likely the Centurion takes from the left


def rows_by_hand(players: int) -> list[list[Row]]:
    """All rows that can be laid, those of one hand together."""
    belief: Any = blank(BeliefState)
    begin(GAME.standard_box.record, belief, NOBODY, players, True)
    deck = brute.setup_of(players).march
    hands: dict[int, list[Row]] = defaultdict(list)
    for row in snapshot(belief).rows[: belief.row_count]:
        if all(count <= deck[kind] for kind, count in enumerate(row.hand)):
            hands[row.truth].append(row)
    return list(hands.values())


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("role", [LEGIONARY, SENATOR])
@pytest.mark.parametrize("manners", [brute.usual, brute.unknown])
def test_some_row_is_laid(players: int, role: int, manners: Callable[[int], Any]) -> None:
    """The chances of all rows of a hand add up to one, and none is zero."""
    ways = manners(role)
    row_chance = heuristics.row_chance
    for left in LEFTS:
        often = heuristics.laying(ways, left)
        for rows in rows_by_hand(players):
            chances = [
                float(row_chance(*often, row.loyal, row.treacherous, row.alike)) for row in rows
            ]
            assert min(chances) > 0
            assert sum(chances) == pytest.approx(1)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_hand_makes_one_loyal_row_and_one_treacherous(players: int) -> None:
    """Red, Janus, blue and Pompey from the left, and the other way round."""
    for rows in rows_by_hand(players):
        hand = tuple(rows[0].hand)
        ordered = sorted(next(iter(brute.rows_of(hand))), key=brute.BEST_FIRST.index)
        cards = sum(hand)
        assert {row.alike for row in rows} == {len(rows)} == {len(brute.rows_of(hand))}
        assert [row.cards[:cards] for row in rows if row.loyal] == [ordered]
        assert [row.cards[:cards] for row in rows if row.treacherous] == [ordered[::-1]]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("role", [LEGIONARY, SENATOR])
@pytest.mark.parametrize("manners", [brute.usual, brute.unknown])
def test_something_is_declared_or_nothing(
    players: int, role: int, manners: Callable[[int], Any]
) -> None:
    """The chances of silence and of all that may be declared add up to one, and none is zero."""
    ways = manners(role)
    setup = brute.setup_of(players)
    declarations = [claim_of(move) for move in setup.claims[: setup.claim_count]]
    assert declarations.count(None) == 1
    for rows in rows_by_hand(players):
        for row in rows:
            cards = tuple(row.cards[: setup.hand])
            for centurion in (0.0, 0.5, 1.0):
                chances = [
                    brute.claim_chance(ways, players, cards, role, centurion, claim)
                    for claim in declarations
                ]
                assert min(chances) > 0
                assert sum(chances) == pytest.approx(1)


def claim_of(move: int) -> brute.Counts | None:
    """What a move declares; None for silence."""
    if kind_of(move) != Move.declare.kind:
        return None
    return tuple(part(move, kind) for kind in brute.KINDS)


@pytest.mark.parametrize("role", [LEGIONARY, SENATOR])
def test_a_colour_in_front_is_a_chance(role: int) -> None:
    """However sure anybody is of anybody."""
    for owner in LEFTS:
        for centurion in LEFTS:
            left = heuristics.left_taken(owner, centurion)
            assert 0 <= left <= 1
            assert 0 < heuristics.blue_in_front(role, left) < 1


# --- What easy does ---


def suggestions(players: int, seed: int) -> Iterator[tuple[Match, int, Any]]:
    """Decisions about rows and declarations, each with a bot that suspects everybody somehow."""
    walk = Walk(Setting("rubico", players, (("declarations", True),)), seed)
    for match in walk.positions():
        for seat in match.waiting:
            if match.state.step == SUGGEST:
                bot = EasyBot(stream_from_seed(0))
                bot.follow(Position(match, seat))
                dice = random.Random(f"{len(match.steps)} {seat}")
                for other in range(players):
                    bot.belief.memory.odds[other] = dice.uniform(1 / heuristics.MOST_ODDS, 3)
                yield match, seat, bot


def advice(match: Match, seat: int, bot: Any) -> dict[int, float]:
    """How likely a sensible player makes each move."""
    moves = match.moves(seat)
    return dict(zip(moves, bot.advice(match.state, moves), strict=True))


def looks(match: Match, seat: int, bot: Any) -> float:
    """How blue a seat looks to somebody who only watches and suspects like this bot."""
    looks_blue = heuristics.looks_blue
    return float(looks_blue(match.box.printed, match.state, seat, bot.belief.memory))


@pytest.mark.parametrize("players", PLAYERS)
def test_easy_lays_and_declares_as_belief_thinks_it_does(players: int) -> None:
    """Given the same looks, the advice is the chance of the row and of the declaration."""
    kinds = set()
    for match, seat, bot in suggestions(players, seed=players):
        role = int(match.state.seats[seat].role)
        owner, centurion = (looks(match, who, bot) for who in (seat, int(match.state.centurion)))
        left = heuristics.left_taken(owner, centurion)
        row = tuple(int(card) for card in match.state.seats[seat].row if card != NO_CARD)
        for move, weight in advice(match, seat, bot).items():
            kinds.add(kind_of(move))
            parts = tuple(part(move, index) for index in range(4))
            if kind_of(move) == Move.lay.kind:
                cards = tuple(card for card in parts if card != NO_CARD)
                expected = brute.row_chance(brute.usual(role), cards, left)
            else:
                claim = claim_of(move)
                expected = brute.claim_chance(
                    brute.usual(role), players, row, role, centurion, claim
                )
            assert weight == pytest.approx(expected)
    assert kinds >= {Move.lay.kind, Move.declare.kind}
