"""Reports: one page that needs nothing else, and games that can be watched."""

from __future__ import annotations

import base64
import json
import re
import zlib
from pathlib import Path
from typing import Any

import pytest

from rubra.core import record_file
from rubra.core.texts import LANGUAGES
from rubra.lab.experiment import (
    ExperimentSheet,
    VariantSheet,
    plan_experiment,
    read_experiment,
)
from rubra.lab.findings import Findings
from rubra.lab.report import seat_name, write_report
from rubra.lab.running import run
from rubra.lab.sweep import curve, sweep_of

NAMES = ["<b>bold</b>", "quiet"]


def unpacked(letters: str) -> str:
    """Text that was packed for a link, or for a file."""
    return zlib.decompress(base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4))).decode()


def record_in(link: str) -> record_file.GameRecord:
    """The game that a link carries."""
    return record_file.decode(unpacked(link.partition("/watch#")[2]))


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


def told_by(page: Path) -> dict[str, Any]:
    """What a page holds."""
    text = page.read_text(encoding="utf-8")
    (data,) = re.findall(r'<script type="application/json" id="results">(.*?)</script>', text, re.S)
    told: dict[str, Any] = json.loads(data)
    return told


def test_the_page_needs_nothing_else(written: tuple[Path, dict[str, Any]]) -> None:
    """No script, style, picture or font from elsewhere; and names are text, not markup."""
    text = written[0].read_text(encoding="utf-8")
    frame = re.sub(r"<(script|style)\b[^>]*>.*?</\1>", "", text, flags=re.DOTALL)
    assert not re.search(r"<(script|link|img|iframe)\b", frame)
    assert set(re.findall(r"url\((.{5})", text)) == {"data:"}
    assert "@import" not in text
    assert "</b>" not in frame
    assert [one["name"] for one in told_by(written[0])["results"][0]["variants"]] == NAMES


def test_the_page_speaks_all_languages(written: tuple[Path, dict[str, Any]]) -> None:
    """The one that was asked for first, with the names of the game's cards."""
    told = told_by(written[0])
    assert told["language"] == "it"
    assert set(told["texts"]) == set(LANGUAGES)
    assert "Seggio vuoto" in told["texts"]["it"]


def test_games_stand_for_figures(written: tuple[Path, dict[str, Any]]) -> None:
    """Every end has a game of each variant to be watched, which ends so."""
    (told,) = told_by(written[0])["results"]
    for place, sums in enumerate(told["sums"]["runs"]):
        for reason, (_, first) in sums["reasons"].items():
            match = record_file.replay(record_in(told["links"][f"{place}-{first}"]))
            assert match.result()["reason"] == told["reasons"][int(reason)][0]


def test_unusual_games_can_be_replayed(written: tuple[Path, dict[str, Any]]) -> None:
    """Each has a record that leads where it says, in a file and in its link."""
    page, found = written
    assert len(found["unusual"]) >= 6
    for game in found["unusual"]:
        record = record_file.load(page.parent.parent / game["file"])
        match = record_file.replay(record)
        assert match.result()["turns"] == game["turns"]
        assert len(match.steps) == game["decisions"]
        assert record_in(game["link"]) == record


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
    told = told_by(page)["results"]
    assert [one["name"] for one in told] == ["some", "other"]
    assert [len(one["sums"]["runs"]) for one in told] == [2, 1]


def test_the_workbench_gets_a_file(tmp_path: Path) -> None:
    """An experiment that `rubra lab run` plays again, with the result in its remarks."""
    sheet = ExperimentSheet(
        game="rubico",
        players=4,
        games=150,
        bots=("random",),
        seed=3,
        variants=[
            VariantSheet(name="as printed"),
            VariantSheet(name="three", patch={"victory.legions": 3}),
        ],
    )
    folder = tmp_path / "some.result"
    run(plan_experiment(sheet, "some", Path()), folder)
    write_report([folder], folder / "report.html")
    file = folder / "workbench.toml"
    again = read_experiment(file)
    assert again.digest == Findings(folder).about["digest"]
    lines = file.read_text(encoding="utf-8").splitlines()
    found = json.loads(unpacked("".join(x[3:] for x in lines if x.startswith("#= "))))
    assert [one["games"] for one in found["sums"]["runs"]] == [150, 150]


def test_a_result_of_other_rules_says_so(tmp_path: Path) -> None:
    """Its games would go otherwise: none is linked or written, and the workbench is told."""
    sheet = ExperimentSheet(game="rubico", players=4, games=120, bots=("random",))
    folder = tmp_path / "some.result"
    run(plan_experiment(sheet, "some", Path()), folder)

    def made() -> Any:
        lines = (folder / "workbench.toml").read_text(encoding="utf-8").splitlines()
        return json.loads(unpacked("".join(x[3:] for x in lines if x.startswith("#= "))))["made"]

    write_report([folder], folder / "report.html")
    (told,) = told_by(folder / "report.html")["results"]
    assert told["of_these_rules"]
    assert told["links"]
    about = folder / "experiment.json"
    known = json.loads(about.read_text(encoding="utf-8"))
    assert made() == {"rules": known["rules_version"], "module": known["module"]}
    for other in ({"module": "0" * 64}, {"rules_version": 1}):
        about.write_text(json.dumps(known | other), encoding="utf-8")
        found = write_report([folder], folder / "report.html")[0]
        (told,) = told_by(folder / "report.html")["results"]
        assert not told["of_these_rules"]
        assert told["rules"] == (known | other)["rules_version"]
        assert told["links"] == {}
        assert len(told["unusual"]) >= 6
        assert {game["link"] for game in told["unusual"]} == {None}
        assert {game["file"] for game in found["unusual"]} == {None}
        assert made()[next(iter(other)).removesuffix("_version")] == next(iter(other.values()))


@pytest.mark.parametrize(
    ("level", "name"), [("easy", "Easy 2"), ("level:3", "Level 3, 2"), ("hard:50", "Hard:50 2")]
)
def test_bots_are_called_as_at_every_table(level: str, name: str) -> None:
    """A level by number too."""
    assert seat_name(level, 1) == name


def test_other_tables_get_no_file(written: tuple[Path, dict[str, Any]]) -> None:
    """The workbench has one table for all variants."""
    assert not (written[0].parent / "workbench.toml").exists()


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
    sweep = ("victory.legions", [2, 3, 4])
    write_report([tmp_path / "sweep"], tmp_path / "curve.html", sweep=sweep)
    (told,) = told_by(tmp_path / "curve.html")["results"]
    assert told["sweeps"] == [{"place": "victory.legions", "values": [2, 3, 4]}]
