"""The laws of bots, held against a random game of every setting that bots can play."""

from __future__ import annotations

import pytest

from tests.laws.bot_laws import BOT_LAWS, settings_with_players
from tests.laws.walk import Setting, Walk


@pytest.mark.parametrize("setting", settings_with_players(), ids=str)
@pytest.mark.parametrize("law", BOT_LAWS)
def test_the_law_holds_for_bots(law: str, setting: Setting) -> None:
    """One game of each setting, for each law."""
    BOT_LAWS[law](Walk(setting, seed=1))
