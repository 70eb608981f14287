"""Ratings: whoever wins more stands higher, and the interval says how sure that is."""

from __future__ import annotations

from rubra.core import registry
from rubra.lab.arena import Arena, compete
from rubra.lab.tournament import ratings


def test_a_rigged_bot_is_rated_first() -> None:
    """Its interval lies above the others'; equals cannot be told apart."""
    game = registry.load("rubico")
    names = ("random", "easy", "medium:100")
    arena = Arena(game, 5, {}, game.standard_box, names, 40, 1, controls=False, ladder=0)
    contests, _ = compete(arena)
    found = {row["bot"]: row for row in ratings(arena, contests)}
    assert next(iter(found)) == "medium:100"
    assert found["medium:100"]["low"] > found["random"]["high"]
    for row in found.values():
        assert row["low"] <= row["rating"] <= row["high"]
        assert row["games"] == 80
    assert found == {row["bot"]: row for row in ratings(arena, contests)}  # the same seed
