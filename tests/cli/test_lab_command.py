"""`rubra lab`: run, report, sweep, tournament, and what they refuse."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.command import printed, refused, rubra

SMALL = """
game = "rubico"
players = 3
games = 50
bots = ["random"]
[[variants]]
name = "as printed"
[[variants]]
name = "three legions"
patch = { "victory.legions" = 3 }
"""


def test_an_experiment_from_file_to_page(tmp_path: Path) -> None:
    """Run, run again without playing anything, report for people and for programs."""
    file = tmp_path / "small.toml"
    file.write_text(SMALL, encoding="utf-8")
    said = printed("lab", "run", file)
    folder = tmp_path / "small.result"
    assert f"{folder}: 100 games" in said
    parts = {part: part.stat().st_mtime_ns for part in folder.rglob("*.parquet")}
    printed("lab", "run", file)
    assert {part: part.stat().st_mtime_ns for part in folder.rglob("*.parquet")} == parts
    found = json.loads(printed("lab", "report", folder, "--json", "--lang", "ca"))
    assert [variant["name"] for variant in found["variants"]] == ["as printed", "three legions"]
    assert (folder / "report.html").exists()
    record = folder.parent / found["unusual"][0]["file"]
    assert json.loads(printed("replay", record, "--json"))


def test_a_sweep_and_a_tournament(tmp_path: Path) -> None:
    """Each prints where its page is, or its table."""
    out = tmp_path / "sweep"
    sweep = ["lab", "sweep", "rubico", "victory.legions", "3..4", "--games", 50, "--bots", "random"]
    assert str(out / "curve.html") in printed(*sweep, "--out", out)
    table = printed("lab", "tournament", "rubico", "--bots", "random,easy", "--games", 10)
    assert "Ratings" in table
    assert "easy" in table


def test_what_is_refused(tmp_path: Path) -> None:
    """In one sentence each."""
    assert "cannot be read" in refused("lab", "run", tmp_path / "none.toml")
    assert "holds no result" in refused("lab", "report", tmp_path)
    sweep = ["lab", "sweep", "rubico"]
    assert "2..6 or 2,4,6" in refused(*sweep, "victory.legions", "many")
    assert "the box has no 'moon.size'" in refused(*sweep, "moon.size", "1..2")
    file = tmp_path / "small.toml"
    file.write_text(SMALL, encoding="utf-8")
    assert "local or ray" in refused("lab", "run", file, "--on", "steam")
    torn = tmp_path / "torn.json"
    torn.write_text("{", encoding="utf-8")
    assert "is not a game record" in refused("lab", "watch", torn)


def test_help_is_light() -> None:
    """Asking for help imports nothing heavy."""
    done = rubra("lab", "--help")
    assert done.returncode == 0
    for command in ("run", "report", "watch", "sweep", "tournament"):
        assert command in done.stdout
