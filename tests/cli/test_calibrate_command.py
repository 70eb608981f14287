"""`rubra calibrate`: what it prints for people and for programs, and what it refuses."""

from __future__ import annotations

import json

import pytest

from tests.cli.command import printed, refused

CALIBRATE = ["calibrate", "rubico", "--players", 3, "--bots", "medium:30", "--games", 6]


def test_help_names_it() -> None:
    """In one line, as every command."""
    assert "\n  calibrate " in printed("--help")


def test_figures_for_people_fit_a_terminal() -> None:
    """Ten tenths, the log loss, and a word of caution."""
    text = printed(*CALIBRATE)
    for words in (
        "rubico, 3 players: who is a senator",
        "0% – 10%",
        "90% – 100%",
        "the intervals are too narrow",
        "of which 0 wrong",
        "Log loss 0.",
        "6 games of medium:30, ",
    ):
        assert words in text
    assert max(map(len, text.splitlines())) <= 80


def test_figures_for_programs() -> None:
    """The same seed gives the same figures, another one others."""
    found = [json.loads(printed(*CALIBRATE, "--json", "--seed", seed)) for seed in (1, 1, 2)]
    beliefs = [figures["beliefs"]["senator"] for figures in found]
    assert beliefs[0] == beliefs[1] != beliefs[2]
    assert found[0]["games"] == 6
    assert len(beliefs[0]["tenths"]) == 10


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["calibrate"], "Missing argument 'game'"),
        (["calibrate", "rubico", "--bots", "genius"], "there is no bot 'genius'; the bots are"),
        (["calibrate", "rubico", "--bots", "easy"], "name one that searches, as in --bots hard"),
        (["calibrate", "rubico", "--bots", "hard,hard"], "with 3 players name one bot"),
        (["calibrate", "rubico", "--games", "0"], "--games"),
    ],
)
def test_bad_arguments(arguments: list[str], reason: str) -> None:
    """What was wrong and what would be right."""
    assert reason in refused(*arguments)
