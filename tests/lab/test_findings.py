"""What a result says: planted truths are found, and chance is not taken for one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import polars as pl
import pytest

from rubra.core.errors import ExperimentError
from rubra.lab import report_sections
from rubra.lab.experiment import BanSheet, ExperimentSheet, VariantSheet, plan_experiment
from rubra.lab.findings import Findings, difference, is_clear, mean, share, z_for
from rubra.lab.report_sections import verdict
from rubra.lab.running import run


@pytest.fixture(scope="module")
def result(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Rubico with four, as printed and with a Senate that needs one legion less."""
    sheet = ExperimentSheet(
        game="rubico",
        players=4,
        games=2000,
        bots=("random",),
        repeats=2,
        variants=[
            VariantSheet(name="as printed"),
            VariantSheet(name="three legions", patch={"victory.legions": 3}),
            VariantSheet(name="the same"),
        ],
        bans=BanSheet(things=["power.vesta"], games=1000),
    )
    folder = tmp_path_factory.mktemp("lab") / "senate.result"
    run(plan_experiment(sheet, "senate", Path()), folder)
    return folder


@pytest.fixture(scope="module")
def found(result: Path) -> dict[str, Any]:
    """All that is found in it."""
    return report_sections.whole(Findings(result))


def test_many_intervals_are_wider() -> None:
    """One is the usual one; a hundred hold together."""
    assert z_for(1) == pytest.approx(1.96, abs=0.001)
    assert z_for(100) == pytest.approx(3.48, abs=0.01)


def test_chance_is_not_taken_for_a_truth() -> None:
    """Of many tables of nothing but chance, about one in twenty shows something anywhere."""
    random = np.random.default_rng(1)
    shown = 0
    for _ in range(400):
        hits = random.binomial(500, 0.3, 40)
        z = z_for(20)
        pairs = zip(hits[:20], hits[20:], strict=True)
        shown += any(is_clear(difference(share(a, 500, z), share(b, 500, z))) for a, b in pairs)
    assert 2 <= shown <= 40  # 20 are expected


def test_a_mean_covers_the_truth_as_often_as_it_says() -> None:
    """Nineteen times in twenty."""
    random = np.random.default_rng(2)
    covered = 0
    for _ in range(1000):
        values = random.exponential(3.0, 200)
        figure = mean(values.sum(), (values**2).sum(), 200, z_for(1))
        covered += figure["low"] <= 3.0 <= figure["high"]
    assert 920 <= covered <= 975


def test_wins_are_those_of_the_rows(result: Path, found: dict[str, Any]) -> None:
    """Counted again by hand, with an interval around each."""
    games = pl.read_parquet(result / "games" / "*.parquet").filter(pl.col("run") == 0)
    caesar = games["reason"].cast(pl.String).str.starts_with("rome").mean()
    (row,) = [
        row
        for row in found["wins"]
        if (row["variant"], row["what"], row["name"]) == ("as printed", "side", "caesar")
    ]
    assert row["value"] == pytest.approx(caesar)
    assert row["low"] < row["value"] < row["high"]
    seats = [r for r in found["wins"] if r["variant"] == "as printed" and r["what"] == "seat"]
    assert [row["name"] for row in seats] == [1, 2, 3, 4]
    assert sum(row["value"] for row in seats) / 4 == pytest.approx(seats[0]["fair"], rel=1e-4)


def test_a_planted_difference_is_found_and_told(found: dict[str, Any]) -> None:
    """A Senate that needs less wins more, in shorter games; the same variant changes nothing."""
    by_variant: dict[str, dict[str, dict[str, Any]]] = {}
    for row in found["differences"]:
        by_variant.setdefault(row["variant"], {})[row["what"]] = row
    easier = by_variant["three legions"]
    assert easier["games won by senate"]["sure"]
    assert easier["games won by senate"]["value"] > 0
    assert "games won by senate: more, by" in easier["games won by senate"]["verdict"]
    assert easier["turns"]["value"] < 0
    assert "the same" not in by_variant  # not one game differs


def test_a_verdict_says_when_nothing_is_shown() -> None:
    """In words, with the interval."""
    row = {"what": "turns", "value": 0.1, "low": -0.2, "high": 0.4, "sure": False}
    assert "no difference shown (-0.2 to +0.4" in verdict({**row, "in_shares": False})


def test_everything_has_an_interval(found: dict[str, Any]) -> None:
    """Shares of things, bans and luck."""
    powers = [row for row in found["things"][0]["things"] if row["family"] == "power"]
    assert len(powers) == 8
    for row in powers:
        assert row["available"]["low"] < row["available"]["value"] < row["available"]["high"]
        assert row["title"] != row["name"]  # a name for people
    (ban,) = found["bans"]
    assert ban["low"] < ban["value"] < ban["high"]
    luck = {row["variant"]: row["value"] for row in found["luck"]}
    assert 0 <= luck["as printed"] < 0.5  # random players: the deal of roles is fair
    assert found["things"][0]["never_legal"] == []


def test_sums_add_up(found: dict[str, Any]) -> None:
    """Every game is in every distribution."""
    for variant in found["variants"]:
        name = variant["name"]
        for table in ("turns", "ends"):
            assert sum(r["games"] for r in found[table] if r["variant"] == name) == 2000
    assert found["points"]["seats"] == []  # there are no points in Rubico


def test_unusual_games_are_the_ends_of_the_scale(result: Path, found: dict[str, Any]) -> None:
    """The longest game is as long as any."""
    games = pl.read_parquet(result / "games" / "*.parquet").filter(pl.col("run") == 0)
    longest = [r for r in found["unusual"] if r["what"] == "longest" and r["run"] == 0]
    assert longest[0]["turns"] == games["turns"].max()
    assert len({(row["run"], row["game"]) for row in found["unusual"]}) == len(found["unusual"])


def test_what_is_no_result_is_refused(result: Path, tmp_path: Path) -> None:
    """And so is one that is not finished."""
    with pytest.raises(ExperimentError, match="holds no result"):
        Findings(tmp_path)
    half = tmp_path / "half"
    half.mkdir()
    (half / "experiment.json").write_bytes((result / "experiment.json").read_bytes())
    with pytest.raises(ExperimentError, match="0 of 4 parts"):
        Findings(half)
