"""Fixed habits: they do what their names say, and see no more than their seat."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rubra.bots.habits import HabitBot, habits_of
from rubra.bots.levels import check_level, make_bot
from rubra.core import registry
from rubra.core.errors import OptionError
from rubra.core.match import Match
from rubra.core.position import Position
from rubra.core.stream import KEY_BYTES, stream_from_seed
from rubra.core.vocabulary import kind_of
from rubra.games.rubico.game import GAME
from rubra.games.rubico.suggestion import hand_number
from rubra.games.rubico.words import BLUE, LEGIONARY, MARCH_KINDS, RED, Move
from tests.games.rubico.tables import new_match


def decisions(habit: str, players: int = 3, seed: int = 1) -> list[tuple[Any, int, int]]:
    """A whole game of a habit at all seats: the state before each move, the seat and the move."""
    match = new_match(players, seed)
    bots = [make_bot(f"habit:{habit}", stream_from_seed(seat)) for seat in range(players)]
    found = []
    while not match.is_over:
        seat = match.waiting[0]
        move = bots[seat].choose(Position(match, seat))
        found.append((match.copy().state, seat, move))
        match.play(seat, move)
    return found


def laid_row(state: Any, seat: int) -> list[int]:
    """The cards that a seat has laid."""
    return [int(card) for card in state.seats[seat].row]


def test_truth_is_told_and_blue_lies_in_front() -> None:
    """In every turn, by either side."""
    kinds = set()
    for state, seat, move in decisions("truth-blue-right"):
        kinds.add(kind_of(move))
        if kind_of(move) == Move.lay.kind:
            assert Move.lay.first(move) != RED or state.seats[seat].hand[BLUE] == 0
        elif kind_of(move) == Move.declare.kind:
            held = [laid_row(state, seat).count(kind) for kind in range(MARCH_KINDS)]
            said = [Move.declare.red(move), Move.declare.blue(move), Move.declare.janus(move)]
            assert said == held[:3]
    assert {Move.lay.kind, Move.declare.kind, Move.take.kind} <= kinds


def test_silence_is_kept() -> None:
    """Nothing is ever declared."""
    kinds = {kind_of(move) for _, _, move in decisions("silent-red-left", 5)}
    assert Move.say_nothing.kind in kinds
    assert Move.declare.kind not in kinds


def test_sides_take_from_different_ends() -> None:
    """Caesar's from the left, the Senate from the right, as far as cards lie there."""
    for state, seat, move in decisions("truth-own-sides"):
        if kind_of(move) != Move.take.kind:
            continue
        free = [
            slot
            for owner in state.seats[: state.players]
            if owner.laid and int(owner.taken).bit_count() < 2
            for slot in range(4)
            if not int(owner.taken) >> slot & 1
        ]
        loyal = state.seats[seat].role == LEGIONARY
        assert Move.take.slot(move) == (min(free) if loyal else max(free))


@pytest.mark.parametrize("players", [3, 5, 7])
def test_all_habits_play_whole_games(players: int) -> None:
    """With as many players as there may be; some of them, drawn."""
    names = random.Random(players).sample(sorted(habits_of(GAME)), 4)
    for name in names:
        assert decisions(name, players)


def test_a_habit_goes_by_what_its_seat_knows() -> None:
    """In two deals that its seat cannot tell apart it makes the same moves."""
    match = new_match(3, 2)
    seat = match.waiting[0]
    other = match.copy()
    hidden = other.waiting[1]
    hand = other.state.seats[hidden].hand
    before = hand_number(hand)
    swap = next(kind for kind in range(MARCH_KINDS) if hand[kind])
    give = next(kind for kind in range(MARCH_KINDS) if kind != swap and other.state.deck[kind])
    hand[swap] -= 1
    hand[give] += 1
    other.state.deck[swap] += 1
    other.state.deck[give] -= 1
    assert hand_number(hand) != before
    for name in ("any-any-any", "truth-own-sides"):
        moves = [
            make_bot(f"habit:{name}", stream_from_seed(3)).choose(Position(one, seat))
            for one in (match, other)
        ]
        assert moves[0] == moves[1]


def test_a_habit_that_there_is_not_is_refused() -> None:
    """With a word on those that there are; and nobody is offered a habit at a table."""
    match = new_match(3, 1)
    bot = HabitBot(stream_from_seed(1), "lazy")
    with pytest.raises(OptionError, match=r"Rubico has no habit 'lazy'; its habits are truth-"):
        bot.choose(Position(match, match.waiting[0]))
    with pytest.raises(OptionError):
        check_level("habit:truth-red-left")
    cathedral = Match(registry.load("cathedral"), 2, bytes(KEY_BYTES))
    with pytest.raises(OptionError, match=r"has no habit 'truth-red-left'$"):
        HabitBot(stream_from_seed(1), "truth-red-left").choose(
            Position(cathedral, cathedral.waiting[0])
        )
