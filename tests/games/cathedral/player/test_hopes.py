"""balance/hopes.py fits what `prospects` adds up: the same things, by the same names."""

from __future__ import annotations

import numpy as np
import pytest

from rubra.core import registry
from rubra.games.cathedral.balance.hopes import FIGURES, play, signed
from rubra.games.cathedral.player import player
from rubra.lab.arena import steady_bot
from rubra.lab.simulate import Series, bots_of, new_match


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_noted_is_what_is_hoped_for(players: int) -> None:
    """At every turn of a game, with the figures in use."""
    game = registry.load("cathedral")
    series = Series(game, players, {}, game.standard_box, 1, 1, ("easy",))
    figures = signed([getattr(player, f"HOPE_{name}") for name in FIGURES])
    noted = play(new_match(series, 0), bots_of(series, 0, steady_bot))
    assert len(noted) > 10 * players
    for haves, hopes in noted:
        assert np.allclose(np.array(haves) @ figures, hopes)
