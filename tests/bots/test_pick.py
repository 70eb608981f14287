"""Picking by weight: the draw behind heuristics and sampled worlds."""

from __future__ import annotations

import numpy as np
import pytest

from rubra.bots.player import pick
from rubra.core.stream import stream_from_seed

from .lots import is_likely


@pytest.mark.parametrize("scale", [1.0, 1e-12, 1e9])
def test_a_pick_follows_the_weights(scale: float) -> None:
    """Whatever they add up to; only the first `count` are looked at."""
    weights = np.array([0.0, 1.0, 3.0, 0.0, 4.0, 0.0, 99.0]) * scale
    stream = stream_from_seed(1)
    found = [pick(weights, 6, stream, 0) for _ in range(4000)]
    assert is_likely(found, {1: 1 / 8, 2: 3 / 8, 4: 4 / 8})


def test_a_weight_of_zero_is_never_picked() -> None:
    """Not at either end, and not for a tiny weight beside it."""
    stream = stream_from_seed(1)
    for weights in ([0.0, 0.0, 1e-30, 0.0], [0.0, 1e-30, 1e-30], [1e-30, 0.0]):
        numbers = {pick(np.array(weights), len(weights), stream, 0) for _ in range(200)}
        assert all(weights[number] > 0 for number in numbers)
