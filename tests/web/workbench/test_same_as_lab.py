"""The workbench has the games and the figures of the lab."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from rubra.core import registry
from rubra.lab.experiment import ExperimentSheet, VariantSheet, plan_experiment, read_experiment
from rubra.lab.findings import Findings
from rubra.lab.report import write_report
from rubra.lab.running import run
from rubra.lab.sums import sums_of
from tests.cli.command import printed
from tests.web.browser import Visit
from tests.web.workbench.bench import SIZES, open_experiment, played, result_in, saved
from tests.web.workbench.test_study import assert_alike, table_of
from tests.web.workbench.test_workbench import EXPERIMENT

# --- The same as the lab ---

CARD = re.compile(r"^\[\[(\w+)\]\]\n(?:(?!\[|# ---).*\n?)*", re.MULTILINE)


def without(box: str, card: str) -> str:
    """The box without one of its cards."""
    found = next(one for one in CARD.finditer(box) if f'id = "{card}"\n' in one[0])
    return box[: found.start()] + box[found.end() :]


def with_one_more(box: str, card: str, name: str) -> str:
    """The box with the same card once more, under another name."""
    found = next(one for one in CARD.finditer(box) if f'id = "{card}"\n' in one[0])
    again = found[0].replace(f'id = "{card}"', f'id = "{name}"').rstrip("\n") + "\n\n"
    return box[: found.end()] + again + box[found.end() :]


def another_base(box: str) -> str:
    """A base of the cathedral is replaced by one like the second, as there are always ten."""
    return with_one_more(without(box, "base_1"), "base_2", "base_11")


# By game: players, games, and what becomes of its cards: each a whole box in the file
BOXES: dict[str, tuple[int, int, Callable[[str], str]]] = {
    "rubico": (5, 600, lambda box: without(box, "mutina")),
    "cathedral": (3, 60, another_base),
    "rubricatus": (4, 60, lambda box: with_one_more(box, "anseresa", "anseresa_nova")),
}


def experiment_of(game: str) -> str:
    """An experiment in which a card is gone, or is there once more."""
    players, games, change = BOXES[game]
    box = change(registry.load(game).standard_box.file.text)
    head = EXPERIMENT[: EXPERIMENT.index("patch")].replace("rubico", game)
    head = head.replace("players = 5", f"players = {players}").replace("= 600", f"= {games}")
    return f"{head}box_text = '''\n{box}'''\n"


@pytest.mark.parametrize("game", ["rubico, by figures", *registry.names()])
def test_the_tab_has_the_games_of_the_lab(visit: Visit, tmp_path: Path, game: str) -> None:
    """Game by game, and in every sum that the figures are made of; its file is an experiment."""
    file = tmp_path / "some.toml"
    file.write_text(EXPERIMENT if "," in game else experiment_of(game), encoding="utf-8")
    folder = tmp_path / "some.result"
    printed("lab", "run", file, "--out", folder)
    experiment = read_experiment(file)
    findings = Findings(folder)

    page = visit(f"/workbench/{experiment.game.name}", accept_downloads=True)
    open_experiment(page, file)
    page.locator(".side button.main").click()
    played(page)
    rows = saved(page, "Save the games", tmp_path).splitlines()[1:]
    assert rows == table_of(findings)
    text = saved(page, "Save as a file", tmp_path)
    assert_alike(result_in(text)["sums"], sums_of(findings))
    (tmp_path / "again.toml").write_text(text, encoding="utf-8")
    assert read_experiment(tmp_path / "again.toml").digest == experiment.digest


@SIZES
def test_what_the_lab_has_found_opens_in_the_workbench(
    visit: Visit, tmp_path: Path, size: dict[str, int]
) -> None:
    """With the figures that the report shows; and it goes on from there."""
    sheet = ExperimentSheet(
        game="rubico",
        players=4,
        games=300,
        variants=[
            VariantSheet(name="as printed"),
            VariantSheet(name="three", patch={"victory.legions": 3}),
        ],
    )
    folder = tmp_path / "some.result"
    run(plan_experiment(sheet, "some", Path()), folder)
    write_report([folder], folder / "report.html")

    page = visit("/workbench", size)
    page.locator("input[type=file]").set_input_files(folder / "workbench.toml")
    sentences = page.locator(".words .sentence")
    expect(sentences.first).to_be_visible()
    said = sentences.all_inner_texts()
    report = visit(None, size)
    report.goto((folder / "report.html").as_uri())
    visit.forgiven.append(folder.as_uri())  # no address of the server
    expect(report.locator(".words .sentence").first).to_be_visible()
    assert report.locator(".words .sentence").all_inner_texts() == said
    page.get_by_role("button", name="More games").click()
    played(page)
    expect(page.get_by_text("1,300 games of each box")).to_be_visible()
