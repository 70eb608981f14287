"""Reports: one page that needs nothing else, and games that can be watched."""

from __future__ import annotations

import base64
import re
import zlib
from pathlib import Path
from typing import Any

import pytest

from rubra.core import record_file
from rubra.lab.experiment import ExperimentSheet, VariantSheet, plan_experiment
from rubra.lab.report import write_report
from rubra.lab.running import run
from rubra.lab.sweep import curve, sweep_of, write_curve


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    """The report of a small experiment, and its figures."""
    sheet = ExperimentSheet(
        game="rubico",
        players=4,
        games=300,
        bots=("random",),
        variants=[
            VariantSheet(name="<b>bold</b>"),
            VariantSheet(name="quiet", options={"declarations": False}),
        ],
    )
    folder = tmp_path_factory.mktemp("lab") / "some.result"
    run(plan_experiment(sheet, "some", Path()), folder)
    page = folder / "report.html"
    return page, write_report([folder], page, "it")[0]


def test_the_page_needs_nothing_else(written: tuple[Path, dict[str, Any]]) -> None:
    """No script, style, picture or font from elsewhere; and names are text, not markup."""
    text = written[0].read_text(encoding="utf-8")
    ours = re.sub(r"<script>.*?</script>", "", text, flags=re.DOTALL)
    assert not re.search(r"<(script|link|img|iframe)\b[^>]*\b(src|href)=", ours)
    assert len(re.findall(r"<script\b", ours)) == 0
    assert "url(" not in ours
    assert "@import" not in ours
    assert "<b>bold</b>" not in ours
    assert "&lt;b&gt;bold&lt;/b&gt;" in ours


def test_unusual_games_can_be_replayed(written: tuple[Path, dict[str, Any]]) -> None:
    """Each has a record that leads where it says, in a file and in its link."""
    page, found = written
    assert len(found["unusual"]) >= 6
    for game in found["unusual"]:
        record = record_file.load(page.parent.parent / game["file"])
        match = record_file.replay(record)
        assert match.result()["turns"] == game["turns"]
        assert len(match.steps) == game["decisions"]
        packed = game["link"].partition("/watch#")[2]
        unpacked = zlib.decompress(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)))
        assert record_file.decode(unpacked.decode()) == record


def test_several_results_make_one_page(
    written: tuple[Path, dict[str, Any]], tmp_path: Path
) -> None:
    """One after the other, each with charts and links of its own."""
    sheet = ExperimentSheet(game="rubricatus", games=20, bots=("random",))
    other = tmp_path / "other.result"
    run(plan_experiment(sheet, "other", Path()), other)
    page = tmp_path / "both.html"
    found = write_report([written[0].parent, other], page)
    assert [figures["about"]["name"] for figures in found] == ["some", "other"]
    text = page.read_text(encoding="utf-8")
    names = re.findall(r'\bid="([^"]+)"', text)
    assert len(set(names)) == len(names)
    assert {"r0-wins", "r1-wins", "chart-r0-wins", "chart-r1-wins", "chart-r1-ways"} <= set(names)
    assert set(re.findall(r'href="#([^"]+)"', text)) <= set(names)


def test_names_are_in_the_language_asked_for(written: tuple[Path, dict[str, Any]]) -> None:
    """Cards by their Italian names."""
    titles = {row["name"]: row["title"] for row in written[1]["things"][0]["things"]}
    assert titles["vacant"] == "Seggio vuoto"


def test_a_sweep_draws_a_curve(tmp_path: Path) -> None:
    """The fewer legions the Senate needs, the more it wins."""
    sheet = ExperimentSheet(game="rubico", games=400, players=4, bots=("random",))
    planned = sweep_of(sheet, "victory.legions", [2, 3, 4], Path())
    run(planned, tmp_path / "sweep")
    found = curve(tmp_path / "sweep", "victory.legions", [2, 3, 4])
    senate = [row["value"] for row in found["wins"] if row["label"] == "side senate"]
    assert senate == sorted(senate, reverse=True)
    assert senate[0] > senate[-1]
    write_curve(found, tmp_path / "curve.html")
    assert "victory.legions" in (tmp_path / "curve.html").read_text(encoding="utf-8")
