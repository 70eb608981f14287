"""A study in the browser's code has the games and the figures of `rubra lab run`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from statistics import NormalDist
from typing import Any

import polars as pl
import pytest

from rubra.core import record_file, registry
from rubra.core.box import BoxFile
from rubra.lab.experiment import Experiment, ExperimentSheet, VariantSheet, plan_experiment
from rubra.lab.findings import Findings
from rubra.lab.report import record_of
from rubra.lab.report_sections import differences, things, wins
from rubra.lab.running import match_of, run
from rubra.lab.sums import sums_of, things_of
from rubra.server.http.app_files import data_files
from tests.web.local.node import readers_of_games, running

HERE = Path(__file__).parent
# A figure of each game that bots notice, and its new value
PATCHES: dict[str, dict[str, Any]] = {
    "rubico": {"centurion.beyond_distance": 3, "victory.legions": 3},
    "cathedral": {"card[0].cost.wood": 1, "market.wood": 1},
    "rubricatus": {"problems.in_drawer_with_four": 9},
}
PLAYERS = {"rubico": 5, "cathedral": 3, "rubricatus": 4}
BOTS = {"random": 1000, "easy": 400}


class Driver:
    """The browser's code in Node."""

    def __init__(self, process: Any, data: Path) -> None:
        self.process = process
        self.data = data

    def ask(self, what: str, experiment: Experiment | None = None, **more: Any) -> Any:
        """What it returns."""
        wish = {"do": what, **more}
        if experiment is not None:
            first = experiment.variants[0]
            standard = experiment.game.standard_box.file.digest
            wish |= {
                "folder": str(self.data / experiment.game.name),
                "game": experiment.game.name,
                "boxes": [
                    None if one.box.file.digest == standard else one.box.file.text
                    for one in experiment.variants
                ],
                "players": first.players,
                "options": first.options,
                "bots": first.bots,
                "seed": experiment.seed,
                "games": experiment.runs[0].games,
            }
        self.process.stdin.write(json.dumps(wish) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        assert "error" not in answer, answer
        return answer["is"]


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Driver]:
    """One for all tests."""
    folder = tmp_path_factory.mktemp("study")
    for path, content in data_files().items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(content)
    with running("study_driver", folder, readers_of_games(), HERE) as process:
        yield Driver(process, folder / "data")


def planned(game: str, bots: tuple[str, ...], games: int, players: int = 0) -> Experiment:
    """An experiment with a change that matters."""
    sheet = ExperimentSheet(
        game=game,
        players=players or PLAYERS[game],
        bots=bots,
        games=games,
        seed=7,
        variants=[
            VariantSheet(name="as printed"),
            VariantSheet(name="changed", patch=PATCHES[game]),
        ],
    )
    return plan_experiment(sheet, "some", Path())


def result_of(experiment: Experiment, folder: Path) -> Findings:
    """What `rubra lab run` finds."""
    run(experiment, folder / "some.result")
    return Findings(folder / "some.result")


def table_of(findings: Findings) -> list[str]:
    """The games as the browser writes them."""
    points = (
        findings.table("players")
        .sort("run", "game", "seat")
        .group_by("run", "game", maintain_order=True)
        .agg("points")
    )
    rows = findings.table("games").join(points, on=["run", "game"]).sort("run", "game").collect()
    columns = ("run", "game", "reason", "winners", "first", "turns", "decisions", "forced")
    return [
        ",".join(
            str("" if value is None else value)
            for value in (
                *(row[name] for name in columns),
                row["offers"],
                row["lead_changes"],
                *row["points"],
            )
        )
        for row in rows.with_columns(pl.col("reason").cast(pl.String)).iter_rows(named=True)
    ]


def same(ours: dict[str, Any], theirs: dict[str, Any]) -> None:
    """Whether two figures are one."""
    for name in ("value", "low", "high"):
        assert ours[name] == pytest.approx(theirs[name], rel=1e-9, abs=1e-12)


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("game", registry.names())
def test_games_and_figures_are_those_of_the_lab(
    driver: Driver, tmp_path: Path, game: str, level: str
) -> None:
    """Game by game, and every figure that is made of them, in whatever parts they are played."""
    experiment = planned(game, (level,), BOTS[level])
    found = driver.ask("study", experiment, part=170)
    findings = result_of(experiment, tmp_path)
    assert found["rows"] == table_of(findings)

    expected = differences(findings)
    assert len(found["differences"]) == len(expected) > 3
    for ours, theirs in zip(found["differences"], expected, strict=True):
        same(ours, theirs)
        assert ours["sure"] == theirs["sure"]
    by_kind: dict[str, list[Any]] = {}
    for row in wins(findings):
        by_kind.setdefault(row["what"], []).append(row)
    for kind in ("side", "seat"):
        figures = [figure for of in found[f"{kind}s"] for figure in of]
        rows = by_kind.get(kind, [])
        if kind == "seat":  # theirs go by run, ours by seat
            players = experiment.variants[0].players
            rows = [rows[n * players + seat] for seat in range(players) for n in range(2)]
        assert len(figures) == len(rows)
        for one, other in zip(figures, rows, strict=True):
            same(one, other)
    for one, other in zip(found["began"], by_kind["first"], strict=True):
        same(one, other)

    for number in range(2):
        theirs_of = things(findings, number, "en")["things"]
        assert len(found["things"][number]) == len(theirs_of) > 5
        for ours, theirs in zip(found["things"][number], theirs_of, strict=True):
            assert ours["thing"] == [theirs["family"], theirs["name"]]
            for mine, name in (("taken", "taken"), ("wonIfTaken", "won_if_taken")):
                if theirs[name]["value"] is None:
                    assert ours[mine] is None
                else:
                    same(ours[mine], theirs[name])
            assert (ours["worth"] or {"value": None})["value"] == pytest.approx(
                theirs["gap"]["value"]
            )


def assert_alike(ours: Any, theirs: Any, place: str = "") -> None:
    """The same numbers under the same names; of sums in parts, up to rounding."""
    if isinstance(ours, dict):
        assert {str(key) for key in theirs} == set(ours), place
        for key, value in theirs.items():
            assert_alike(ours[str(key)], value, f"{place}.{key}")
    elif isinstance(ours, list):
        assert len(ours) == len(theirs), place
        for number, (one, other) in enumerate(zip(ours, theirs, strict=True)):
            assert_alike(one, other, f"{place}[{number}]")
    else:
        assert ours == (theirs if theirs is None else pytest.approx(theirs, rel=1e-9)), place


@pytest.mark.parametrize(
    ("game", "bots", "games"),
    [
        ("rubico", ("easy",), 400),
        ("cathedral", ("random",), 600),
        ("rubricatus", ("easy",), 200),
        ("rubricatus", ("easy", "random", "random"), 6),
    ],
)
def test_a_report_has_the_sums_of_the_workbench(
    driver: Driver, tmp_path: Path, game: str, bots: tuple[str, ...], games: int
) -> None:
    """So that the same page shows what the lab found and what a tab found."""
    experiment = planned(game, bots, games, len(bots) if len(bots) > 1 else 0)
    found = driver.ask("study", experiment, part=180)
    findings = result_of(experiment, tmp_path)
    assert_alike(found["sums"], sums_of(findings))
    assert found["names"] == [[list(name) for name in names] for names in things_of(findings)]


@pytest.mark.parametrize(
    ("game", "bots", "games"),
    [
        ("rubico", ("easy", "random", "easy"), 9),
        ("cathedral", ("random", "easy"), 8),
        ("rubricatus", ("medium", "easy", "random"), 3),
        ("rubico", ("level:2", "random", "easy"), 6),
        ("rubico", ("level:3",), 4),
    ],
)
def test_bots_that_differ_play_as_in_the_lab(
    driver: Driver, tmp_path: Path, game: str, bots: tuple[str, ...], games: int
) -> None:
    """With a bot at each seat, who moves on with every game; each deal once for each seat."""
    experiment = planned(game, bots, games, len(bots) if len(bots) > 1 else 4)
    found = driver.ask("study", experiment, part=len(bots))
    findings = result_of(experiment, tmp_path)
    assert found["rows"] == table_of(findings)
    for ours, theirs in zip(found["differences"], differences(findings), strict=True):
        same(ours, theirs)


def test_a_bot_by_number_is_called_as_at_every_table(driver: Driver) -> None:
    """In the browser's record, and in the lab's."""
    experiment = planned("rubico", ("level:2", "easy", "random"), 6, 3)
    theirs = record_of(experiment, experiment.runs[1], 1, "for a test")
    ours = record_file.decode(driver.ask("record", experiment, run=1, number=1))
    names = [seat.name for seat in ours.seats]
    assert names == [seat.name for seat in theirs.seats] == ["Easy 1", "Random 2", "Level 2, 3"]
    assert [seat.bot for seat in ours.seats] == ["easy", "random", "level:2"]


@pytest.mark.parametrize("bots", [("easy",), ("random",), ("easy", "random", "random")])
@pytest.mark.parametrize("game", registry.names())
def test_a_game_can_be_watched(driver: Driver, game: str, bots: tuple[str, ...]) -> None:
    """The record of one game is that of the lab, with the box that it was played with."""
    experiment = planned(game, bots, 20, 3)
    record = record_file.decode(driver.ask("record", experiment, run=1, number=8))
    assert record.box.text is not None
    changed = experiment.game.open_box(BoxFile(record.box.text, "box"))
    assert changed.file.digest == experiment.variants[1].box.file.digest
    theirs = match_of(experiment, experiment.runs[1], 8)
    assert len(record.moves) == len(theirs.steps) > 5
    assert record.state == theirs.state_hash()


@pytest.mark.parametrize("p", [0.5, 0.6, 0.975, 0.9999, 1 - 1e-12, 0.01])
def test_quantiles_are_those_of_python(driver: Driver, p: float) -> None:
    """How wide intervals are."""
    assert driver.ask("quantile", p=p) == pytest.approx(NormalDist().inv_cdf(p), rel=1e-13)
