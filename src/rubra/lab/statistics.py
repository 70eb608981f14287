"""Shares with their intervals, and how figures are spread."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

RESAMPLES = 10_000
SAME = 1e-9  # scores that differ by less differ by rounding only


def wilson(hits: float, tries: float, z: float = 1.959964) -> tuple[float, float]:
    """Wilson's 95 % interval of a share; a shared win may count in part."""
    share = hits / tries
    middle = share + z * z / (2 * tries)
    reach = z * ((share * (1 - share) + z * z / (4 * tries)) / tries) ** 0.5
    scale = 1 + z * z / tries
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


def share_of(wins: int, games: int) -> dict[str, float]:
    """A share of games that were won, with Wilson's interval."""
    low, high = wilson(wins, games)
    return {"wins": wins, "share": wins / games, "low": low, "high": high}


def bootstrap(means: npt.NDArray[np.float64], seed: int) -> list[tuple[float, float]]:
    """95 % intervals of the mean of each column, by drawing whole rows again and again.

    A row holds what belongs together and is not independent: the mean scores of all bots over the
    games of one key. Where all rows are the same there is nothing to draw from, and the interval
    is Wilson's, with a row for a try.
    """
    rows = len(means)
    # Equal rows are drawn together: the same lottery in far less room
    kinds, counts = np.unique(means, axis=0, return_counts=True)
    drawn = np.random.default_rng(seed).multinomial(rows, counts / rows, RESAMPLES)
    lows, highs = np.quantile(drawn @ kinds / rows, (0.025, 0.975), axis=0)
    return [
        wilson(float(column.sum()), rows) if np.ptp(column) < SAME else (float(low), float(high))
        for column, low, high in zip(means.T, lows, highs, strict=True)
    ]


def spread(values: npt.NDArray[Any]) -> dict[str, float]:
    """Mean, median and both ends."""
    return {
        "mean": float(values.mean()),
        "least": int(values.min()),
        "median": float(np.median(values)),
        "most": int(values.max()),
    }
