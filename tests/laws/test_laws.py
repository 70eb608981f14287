"""The laws, held against a few random games of every setting of every game."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rubra.core import registry
from tests.laws.census import CENSUS
from tests.laws.laws import LAWS
from tests.laws.walk import Setting, Walk, all_settings


@pytest.mark.parametrize("setting", all_settings(), ids=str)
@pytest.mark.parametrize("law", LAWS)
def test_the_law_holds_at_every_setting(law: str, setting: Setting) -> None:
    """One game of each setting, for each law."""
    LAWS[law](Walk(setting, seed=1))


@given(setting=st.sampled_from(all_settings()), seed=st.integers(0, 2**32))
@pytest.mark.parametrize("law", LAWS)
def test_the_law_holds_in_any_game(law: str, setting: Setting, seed: int) -> None:
    """Many games, wherever chance leads."""
    LAWS[law](Walk(setting, seed))


def test_every_game_has_a_census() -> None:
    """A new game cannot forget to say what must be conserved."""
    assert set(CENSUS) == set(registry.names())
