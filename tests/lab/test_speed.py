"""Speed: what is measured, and that it is what is said. How fast it is, is never asserted."""

from __future__ import annotations

import sys
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from rubra.bots.player import player_of
from rubra.bots.search_bot import Budget, SearchBot, Thought
from rubra.core import registry
from rubra.core.position import Position
from rubra.lab import speed
from rubra.lab.peers import ITERATIONS

RUBICO = registry.load("rubico")
FOR_THREE = replace(RUBICO, about=replace(RUBICO.about, players=(3,)))


@pytest.fixture(scope="module")
def measured() -> tuple[dict[str, Any], list[int]]:
    """The figures of Rubico for three, and the progress that was told."""
    told: list[int] = []
    return speed.measure([FOR_THREE], 0.05, told.append), told


def test_every_figure_is_a_step_of_the_progress(measured: tuple[dict[str, Any], list[int]]) -> None:
    """The bar is full at the end, and not before."""
    assert measured[1] == [1] * speed.steps_of([FOR_THREE])
    assert speed.steps_of([FOR_THREE]) == 5  # draws, random play, search, a table, OpenSpiel
    assert speed.steps_of([RUBICO]) == 5 + 4 * 2


def test_the_search_is_measured(measured: tuple[dict[str, Any], list[int]]) -> None:
    """Absolute, and in draws of the same run."""
    figures = measured[0]
    row = figures["search"][0]
    assert (row["game"], row["players"]) == ("rubico", 3)
    assert row["iterations_per_search"] == ITERATIONS
    assert row["to_the_end_per_second"] > 0
    assert row["turns_ahead"] == player_of(RUBICO).horizon(3)
    assert row["in_draws"] * row["iterations_per_second"] == pytest.approx(
        figures["draws_per_second"]
    )
    assert figures["peer"]["iterations_per_second"] > 0


def test_time_budgets_are_measured(measured: tuple[dict[str, Any], list[int]]) -> None:
    """The mean of the ratios is never above the worst."""
    budgets = measured[0]["search"][0]["time_budgets"]
    assert [budget["seconds"] for budget in budgets] == list(speed.TIME_BUDGETS)
    for budget in budgets:
        assert budget["decisions"] >= 1
        assert 0 < budget["mean_ratio"] <= budget["worst_ratio"]


def test_without_openspiel_our_search_is_measured_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """There is nothing to compare with, and nothing fails."""
    monkeypatch.setitem(sys.modules, "pyspiel", None)  # so Python marks a module as not to be found
    figures = speed.measure([FOR_THREE], 0.01)
    assert figures["peer"] is None
    assert figures["search"][0]["iterations_per_second"] > 0


@pytest.mark.parametrize("players", RUBICO.about.players)
def test_positions_are_spread_over_games(players: int) -> None:
    """Always a choice, never the same game twice, from the first turn to late ones."""
    positions = [speed.position_of(RUBICO, players, n) for n in range(speed.POSITIONS)]
    assert len(positions) == len({id(position.era) for position in positions}) == speed.POSITIONS
    assert all(len(position.moves()) > 1 for position in positions)
    turns = [position.view()["turn"] for position in positions]
    assert min(turns) == 1
    assert max(turns) >= 4
    assert min(turns[:8]) < 3 <= max(turns[:8])  # the first few are spread as well


def test_positions_are_the_same_every_time() -> None:
    """So that two runs measure the same work."""
    for number in range(speed.POSITIONS):
        first, again = (speed.position_of(RUBICO, 4, number).view() for _ in range(2))
        assert first == again


def test_exactly_the_searches_are_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither forced moves nor those of the other seats."""
    searched: list[int] = []
    search = SearchBot._search

    def spy(bot: SearchBot, position: Position) -> Thought:
        searched.append(position.seat)
        return search(bot, position)

    monkeypatch.setattr(SearchBot, "_search", spy)
    times = list(islice(speed._thinking_times(RUBICO, 3, Budget(20)), 50))
    assert all(seconds > 0 for seconds in times)
    assert len(searched) == 50
    assert set(searched) == {0, 1, 2}  # another seat in every game
