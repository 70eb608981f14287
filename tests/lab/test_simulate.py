"""Series of games: reproducible, the same on any number of threads, honest in what they count."""

from __future__ import annotations

import numpy as np
import pytest

from rubra.core import registry
from rubra.lab.simulate import CHUNK, Series, match_of, simulate, summary
from tests.laws.walk import Setting, all_settings


def series_of(setting: Setting, games: int, seed: int = 1) -> Series:
    """A series of random games."""
    game = registry.load(setting.game)
    options = dict(setting.options)
    return Series(game, setting.players, options, game.standard_box, seed, games)


RUBICO = Setting("rubico", 5)


def test_the_number_of_threads_does_not_matter() -> None:
    """Each game depends on the key and its number alone."""
    series = series_of(RUBICO, 3 * CHUNK + 17)
    one, _ = simulate(series, threads=1)
    three, _ = simulate(series, threads=3)
    assert np.array_equal(one, three)


def test_a_longer_series_begins_with_the_shorter_one() -> None:
    """Going on does not change what was."""
    short, _ = simulate(series_of(RUBICO, 50))
    long, _ = simulate(series_of(RUBICO, 200))
    assert np.array_equal(long[:50], short)


def test_progress_is_told() -> None:
    """All games, in parts."""
    told: list[int] = []
    simulate(series_of(RUBICO, CHUNK + 5), told.append)
    assert told == [CHUNK, 5]


@pytest.mark.parametrize("setting", all_settings(), ids=str)
def test_a_game_of_a_series_can_be_looked_at(setting: Setting) -> None:
    """Move by move it is the very game that was counted."""
    series = series_of(setting, 5)
    outcomes, _ = simulate(series)
    for number, outcome in enumerate(outcomes):
        match = match_of(series, number)
        assert match.state.reason == outcome["reason"]
        assert match.state.winners == outcome["winners"]
        assert match.state.turn == outcome["turns"]
        assert len(match.steps) == outcome["decisions"]


def test_sides_and_reasons_add_up() -> None:
    """Every game is counted once."""
    series = series_of(RUBICO, 1000)
    outcomes, seconds = simulate(series)
    figures = summary(series, outcomes, seconds)
    assert sum(figures["ends"].values()) + figures["unfinished"] == 1000
    assert sum(side["wins"] for side in figures["wins_by_side"].values()) == 1000
    senators = figures["wins_by_side"]["senate"]["wins"] * 2
    legionaries = figures["wins_by_side"]["caesar"]["wins"] * 3
    assert sum(seat["wins"] for seat in figures["wins_by_seat"]) == senators + legionaries


def test_unfinished_games_are_counted() -> None:
    """Never dropped."""
    series = series_of(RUBICO, 10)
    outcomes, seconds = simulate(series)
    outcomes["reason"][:4] = 0
    assert summary(series, outcomes, seconds)["unfinished"] == 4
