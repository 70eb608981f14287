"""What the terminal pages of all games are made of."""

from __future__ import annotations

import pytest
from rich.text import Text

from rubra.core import registry
from rubra.core.texts import LANGUAGES, Speaker, text
from rubra.terminal.pages import WIDTH, Chapter, Entry, draw_choices, draw_help, score_sheet
from rubra.terminal.table import drawing_of
from tests.cli.screen import show


def speaker_of(language: str = "en") -> Speaker:
    """Somebody with names of different length."""
    game = registry.load("rubico")
    return Speaker(game, game.standard_box, language, ["Ada", "Bea", "Maximilian"])


# --- Choices ---


def test_short_choices_stand_side_by_side() -> None:
    """Numbered down the columns."""
    lines = show(draw_choices([Text(f"choice {n}") for n in range(6)], WIDTH)).splitlines()
    assert len(lines) < 6
    assert lines[0].startswith("1  choice 0")


def test_long_choices_stand_below_each_other() -> None:
    """Each on a line of its own, and what does not fit is indented behind its number."""
    long = Text("a choice with its price · " + "wood and stone " * 5)
    lines = show(draw_choices([long] * 10, WIDTH)).splitlines()
    numbered = [line for line in lines if line[:2].strip()]
    assert [int(line[:2]) for line in numbered] == list(range(1, 11))
    assert all(line.startswith("    ") for line in lines if line not in numbered)
    assert max(len(line) for line in lines) <= WIDTH


# --- Help ---


def test_brackets_in_texts_are_no_markup() -> None:
    """What stands in brackets is shown."""
    shown = show(draw_help([Chapter("Cards [4]", [Entry("One [red]", "Costs [2].")])]))
    assert "Cards [4]" in shown
    assert "One [red]: Costs [2]." in shown


# --- The score ---


def test_a_score_sheet_adds_up() -> None:
    """Every source, a column for each seat, sums below, winners marked."""
    sources = [("Towers", [3, 0, 12]), ("Gold", [2, 5, -1])]
    shown = show(score_sheet(speaker_of(), ["Ada", "Bea", "Maximilian"], sources, [2]))
    rows = [line.split() for line in shown.splitlines() if line.strip("─ \n")]
    assert rows[0] == ["Points", "for", "Ada", "Bea", "★", "Maximilian"]
    assert rows[1:] == [
        ["Towers", "3", "0", "12"],
        ["Gold", "2", "5", "-1"],
        ["In", "all", "5", "5", "11"],
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_score_sheet_fits(language: str) -> None:
    """Five names and a long source are not cut."""
    names = [text(language, "seat-name", number=n) for n in range(1, 6)]
    sources = [("the last space of prestige that was reached", [10] * 5)]
    shown = show(score_sheet(speaker_of(language), names, sources, [0, 1]))
    assert "…" not in shown
    assert shown.count(names[0].split()[0]) == 5


# --- Every game ---


@pytest.mark.parametrize("name", registry.names())
def test_every_game_can_be_drawn(name: str) -> None:
    """Its module offers all that the table calls for."""
    drawing = drawing_of(registry.load(name))
    for function in ("draw", "price", "explain", "final", "beliefs"):
        assert callable(getattr(drawing, function))
