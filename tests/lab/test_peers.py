"""OpenSpiel beside our search: what is measured, and what is said when it is not there."""

from __future__ import annotations

import random
import subprocess
import sys
from importlib import metadata
from typing import Any

import pyspiel
import pytest
from rich.console import Console

from rubra.lab import peers
from rubra.terminal.figures import search_table

RUBICO = {
    "game": "rubico",
    "players": 4,
    "iterations_per_second": 200_000.0,
    "in_draws": 250.0,
    "turns_ahead": 1,
    "to_the_end_per_second": 80_000.0,
    "time_budgets": [
        {"seconds": 0.05, "decisions": 20, "mean_ratio": 1.015, "worst_ratio": 1.25},
        {"seconds": 0.2, "decisions": 5, "mean_ratio": 1.002, "worst_ratio": 1.033},
    ],
}
OPENSPIEL = {
    "library": "OpenSpiel",
    "version": "2.0.2",
    "game": "oh_hell",
    "players": 4,
    "decisions_per_game": 52.0,
    "moves_per_decision": 4.4,
    "iterations_per_second": 50_000.0,
    "iterations_per_search": 1000,
    "rollouts": "one random game to its end",
}


def printed(figures: dict[str, Any]) -> str:
    """The table as a reader sees it."""
    console = Console(width=100)
    with console.capture() as capture:
        console.print(search_table(figures))
    return capture.get()


# --- Measuring ---


def test_openspiel_is_measured() -> None:
    """Four players bid once each and play twelve cards each: 52 decisions, up to 13 moves."""
    figures = peers.openspiel_search(0.05)
    assert figures is not None
    assert figures["library"] == "OpenSpiel"
    assert figures["version"] == metadata.version("open_spiel")
    assert (figures["game"], figures["players"]) == ("oh_hell", 4)
    assert figures["decisions_per_game"] == 52
    assert 1 < figures["moves_per_decision"] < 13
    assert figures["iterations_per_second"] > 0


def test_a_search_is_as_long_as_is_counted() -> None:
    """The first iteration opens the root; every other one tries a move there."""
    chance = random.Random(2)
    games = [peers._random_game(pyspiel.load_game(peers.GAME), chance)]
    rollouts = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.ISMCTSBot(1, rollouts, peers.EXPLORATION, peers.ITERATIONS)
    shares = [share for _, share in bot.get_policy(peers._positions(games, chance)[0])]
    tries = [share * (peers.ITERATIONS - 1) for share in shares]
    assert tries == pytest.approx([round(count) for count in tries])
    assert sum(round(count) for count in tries) == peers.ITERATIONS - 1


def test_forced_moves_are_not_searched() -> None:
    """They would be counted and cost nothing."""
    chance = random.Random(3)
    game = pyspiel.load_game(peers.GAME)
    games = [peers._random_game(game, chance) for _ in range(50)]
    assert any(len(state.legal_actions()) == 1 for decisions in games for state in decisions)
    positions = peers._positions(games, chance)
    assert len(positions) == len(games)
    assert all(len(state.legal_actions()) > 1 for state in positions)


# --- When OpenSpiel is not there ---


def test_without_openspiel_there_is_no_peer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing fails: there is nothing to compare with."""
    monkeypatch.setitem(sys.modules, "pyspiel", None)  # so Python marks a module as not to be found
    assert peers.openspiel_search(0.05) is None


def test_openspiel_is_imported_only_when_asked_for() -> None:
    """Who does not compare does not need it."""
    program = "import sys, rubra.lab.peers; print('pyspiel' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)
    assert done.stdout.strip() == b"False"


# --- The table ---


def test_the_table_gives_speed_and_ratio() -> None:
    """Ours, theirs, and how many times theirs ours is when it plays games to their end as well."""
    text = printed({"search": [RUBICO], "peer": OPENSPIEL})
    ours = next(line for line in text.splitlines() if "rubico" in line)
    for figure in ("200,000", "5.0", "250", "80,000", "1.60"):
        assert f" {figure} " in ours
    theirs = next(line for line in text.splitlines() if "50,000" in line)
    assert "oh_hell" in theirs
    assert "OpenSpiel 2.0.2" in text
    assert "52 decisions a game" in text


def test_the_table_says_how_to_compare() -> None:
    """Without OpenSpiel: our figures, no ratio, and what to install."""
    text = printed({"search": [RUBICO], "peer": None})
    assert " 200,000 " in text
    assert "1.60" not in text
    assert "pip install 'rubra[research]'" in text


def test_the_table_says_how_well_time_is_kept() -> None:
    """Mean and worst, for each budget; with OpenSpiel and without."""
    for peer in (OPENSPIEL, None):
        text = printed({"search": [RUBICO], "peer": peer})
        heading = next(line for line in text.splitlines() if "worst" in line)
        assert heading.index("0.05 s: mean") < heading.index("0.2 s: mean")
        row = text.splitlines()[-2]
        shares = [cell.strip() for cell in row.split("│")[3:-1]]
        assert shares == ["101.5%", "125.0%", "100.2%", "103.3%"]
