"""`rubra arena`: what it prints for people and for programs, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rubra.core import registry
from tests.cli.command import printed, refused, rubra

ARENA = ["arena", "rubico", "--players", 3, "--bots", "random,random"]


def test_help_names_it() -> None:
    """In one line, as every command."""
    assert "\n  arena " in printed("--help")


def test_figures_for_people_fit_a_terminal() -> None:
    """Matrix, pair with its sides and seats, controls, thinking; all within 80 columns."""
    done = rubra(*ARENA, "--games", 40)
    assert done.returncode == 0, done.stderr
    for words in (
        "rubico, 3 players: what rows score against columns",
        "random (1) against random (2)",
        "as caesar",
        "as senate",
        "at seat 3",
        "random against itself",
        "95 % within",
        "40 games on 20 keys in each contest",
    ):
        assert words in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80


def test_figures_for_programs() -> None:
    """All of them, with the score of every key; the games are rounded up to whole keys."""
    figures = json.loads(printed(*ARENA, "--games", 31, "--seed", 7, "--json"))
    assert (figures["games_asked"], figures["games"], figures["keys"]) == (31, 32, 16)
    assert figures["seed"] == 7
    pair = figures["pairs"][0]
    assert sum(map(sum, pair["scores_by_key"]["first"])) == pair["score"]["first"]["total"]
    assert [mirror["first"] for mirror in figures["controls"]["mirrors"]] == ["random"]
    assert figures["controls"]["sanity"] is None


def test_the_same_seed_gives_the_same_games() -> None:
    """And another seed gives others."""
    arguments = [*ARENA, "--games", 60, "--no-controls", "--json"]
    scores = [
        json.loads(printed(*arguments, "--seed", seed))["pairs"][0]["scores_by_key"]
        for seed in (7, 7, 8)
    ]
    assert scores[0] == scores[1] != scores[2]


def test_an_arena_takes_options_and_a_box(tmp_path: Path) -> None:
    """A changed card changes the games."""
    box = tmp_path / "mine.toml"
    standard = registry.load("rubico").standard_box.file.text
    box.write_text(standard.replace("legions = 4 ", "legions = 2 "), encoding="utf-8")
    arguments = [*ARENA, "--games", 100, "--json", "--no-controls", "-o", "declarations=false"]
    usual = json.loads(printed(*arguments))
    quick = json.loads(printed(*arguments, "--box", box))
    assert usual["options"]["declarations"] is False
    assert usual["controls"] is None
    assert usual["box"] != quick["box"]
    assert quick["pairs"][0]["turns"]["mean"] < usual["pairs"][0]["turns"]["mean"]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["arena", "rubico"], "Missing option '--bots'"),
        (["arena", "rubico", "--bots", "random"], "an arena needs two bots or more, as in"),
        (["arena", "rubico", "--bots", "random,genius"], "there is no bot 'genius'; the bots are"),
        (["arena", "rubico", "--bots", "random,"], "there is no bot ''"),
        ([*ARENA, "--games", 0], "an arena plays one game or more for each pair, not 0"),
        ([*ARENA, "--ladder", 1], "'random' has no budget to double"),
        ([*ARENA, "--ladder", -1], "0 for none, not -1"),
        (["arena", "rubico", "--bots", "random,random", "--players", 2], "not 2"),
        (["arena", "chess", "--bots", "random,random"], "there is no game 'chess'"),
    ],
)
def test_bad_arguments(arguments: list[str], reason: str) -> None:
    """What was wrong and what would be right."""
    assert reason in refused(*arguments)
