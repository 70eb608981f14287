"""Intervals: the known ones, and that games on one key are not taken for independent."""

from __future__ import annotations

import numpy as np
import pytest
from scipy import stats

from rubra.lab.statistics import bootstrap, wilson


@pytest.mark.parametrize(
    ("hits", "tries", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
        (0.5, 1, 0.0546, 0.9454),  # a shared win: 1/2 -+ z / (2 sqrt(1 + z^2))
    ],
)
def test_intervals_are_wilsons(hits: float, tries: int, low: float, high: float) -> None:
    """Values from Newcombe's table of 1998, the usual textbook cases, and one by hand."""
    assert wilson(hits, tries) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize("wins", [30, 100, 170])
def test_a_bootstrap_of_wins_and_losses_is_binomial(wins: int) -> None:
    """Drawing rows of 0 and 1 again is drawing from a binomial distribution, which is known."""
    rows = 200
    means = np.array([[1.0]] * wins + [[0.0]] * (rows - wins))
    expected = stats.binom.ppf((0.025, 0.975), rows, wins / rows) / rows
    assert bootstrap(means, seed=1)[0] == pytest.approx(expected, abs=1.01 / rows)


def test_the_bootstrap_draws_rows_and_not_games() -> None:
    """Two games that always end alike tell no more than one: the interval is as wide as for one."""
    games = np.array([[1.0, 1.0]] * 25 + [[0.0, 0.0]] * 25)
    (low, high), *_ = bootstrap(games.mean(axis=1, keepdims=True), seed=1)
    by_rows, by_games = wilson(25, 50), wilson(50, 100)
    assert high - low == pytest.approx(by_rows[1] - by_rows[0], abs=0.02)
    assert high - low > (by_games[1] - by_games[0]) * 1.3


def test_rows_that_cancel_make_the_interval_narrow() -> None:
    """Where most keys are won once by each, the luck of the deal is gone."""
    means = np.array([[0.5]] * 80 + [[1.0]] * 12 + [[0.0]] * 8)
    (low, high), *_ = bootstrap(means, seed=1)
    deviation = means.std() / 10
    assert (low, high) == pytest.approx(
        (0.52 - 1.96 * deviation, 0.52 + 1.96 * deviation), abs=0.01
    )


@pytest.mark.parametrize("score", [0.0, 0.5, 1.0])
def test_equal_rows_fall_back_on_wilson(score: float) -> None:
    """An interval is never of no width; the tries are the rows."""
    assert bootstrap(np.full((40, 1), score), seed=1) == [wilson(40 * score, 40)]


def test_what_one_wins_the_other_loses() -> None:
    """Columns are drawn together: their intervals are each other's mirror image."""
    wins = np.random.default_rng(5).integers(0, 3, 60) / 2
    (low, high), (other_low, other_high) = bootstrap(np.column_stack([wins, 1 - wins]), seed=1)
    assert (other_low, other_high) == pytest.approx((1 - high, 1 - low))
    assert low < wins.mean() < high


def test_the_same_seed_gives_the_same_interval() -> None:
    """Figures can be checked by anybody."""
    means = np.random.default_rng(5).random((60, 1))
    assert bootstrap(means, seed=3) == bootstrap(means, seed=3) != bootstrap(means, seed=4)
