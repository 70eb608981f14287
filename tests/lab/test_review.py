"""A finished game looked back at: what is judged, by which knowledge, and the same twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from rubra.bots.search_bot import Considered
from rubra.core import record_file, registry
from rubra.core.errors import OptionError, RecordFileError
from rubra.core.match import Match
from rubra.core.record_file import GameRecord, to_record
from rubra.core.stream import key_of, stream_from_seed
from rubra.lab.review import HOW, chosen_moments, review, verdict_on

RECORDS = Path(__file__).parent.parent / "records"
GAMES = list(registry.names())


def shortest(game: str) -> GameRecord:
    """The recorded game with the fewest moves."""
    found = [record_file.load(file) for file in sorted((RECORDS / game).glob("*.json"))]
    return min(found, key=lambda record: len(record.moves))


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_of_a_seat_is_judged_and_nothing_else(game: str) -> None:
    """A forced move is no decision; those of others are not looked at; twice it is the same."""
    record = shortest(game)
    match = record_file.replay(record)
    again = record_file.begin(record)
    choices = []
    for number, step in enumerate(match.steps):
        if step.seat == 0 and len(again.moves(0)) > 1:
            choices.append(number)
        again.play(step.seat, step.move)
    found = review(match, [0], "hard:40")
    assert [one.step for one in found.decisions] == choices
    assert found == review(match, [0], "hard:40")
    assert [point.moment for point in found.points][-1] == len(match.moments)
    assert found.points[-1].known == found.points[-1].true
    for one in found.decisions:
        assert one.verdict != "best" or one.played == one.best


def considered(move: int, expected: float, visits: int = 10_000, share: float = 0.01) -> Considered:
    """A move as a search found it."""
    return Considered(move, share, expected, None, visits)


@pytest.mark.parametrize(
    ("loss", "verdict"),
    [(0.0, "fine"), (0.049, "fine"), (0.06, "inaccuracy"), (0.11, "mistake"), (0.21, "blunder")],
)
def test_a_verdict_goes_by_what_was_lost(loss: float, verdict: str) -> None:
    """By the thresholds of HOW."""
    assert verdict_on(considered(1, 0.6 - loss), considered(2, 0.6), False) == verdict


def test_what_cannot_be_told_apart_is_fine() -> None:
    """Few iterations are no reason to call anything a mistake; nor is variation."""
    assert verdict_on(considered(1, 0.4, 10), considered(2, 0.6, 10), False) == "fine"
    varied = considered(1, 0.3, share=HOW.varied)
    assert verdict_on(varied, considered(2, 0.6), True) == "fine"
    assert verdict_on(varied, considered(2, 0.6), False) == "blunder"


def test_a_game_that_goes_on_is_not_looked_at() -> None:
    """Whoever asks."""
    game = registry.load(GAMES[0])
    match = Match(game, game.about.players[-1], key_of(stream_from_seed(1)))
    with pytest.raises(RecordFileError, match="when it is over"):
        review(record_file.replay(to_record(match)), [0])


def test_who_cannot_say_what_it_expects_is_not_asked() -> None:
    """Nor is a seat that is not there."""
    match = record_file.replay(shortest(GAMES[0]))
    with pytest.raises(OptionError, match="does not search"):
        review(match, [0], "easy")
    with pytest.raises(OptionError, match="no seat 99"):
        review(match, [98], "hard:10")


def test_the_curve_has_the_beginning_of_each_turn() -> None:
    """More where there are few turns, fewer where there are many; and always the end."""
    assert chosen_moments([1, 1, 2, 2, 2]) == [0, 1, 2, 3, 4]
    long = chosen_moments(list(range(1000)))
    assert len(long) <= HOW.most_points + 1
    assert (long[0], long[-1]) == (0, 999)
