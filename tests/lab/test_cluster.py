"""Ray: the same result as on one machine, also when a worker dies."""

from __future__ import annotations

import os
from pathlib import Path

import polars as pl
import pytest

import rubra
from rubra.core.errors import RulesFailed
from rubra.lab.cluster import Worker, flattened, on_ray, unflattened
from rubra.lab.experiment import ExperimentSheet, VariantSheet, plan_experiment
from rubra.lab.running import TABLES, Part, run

SHEET = ExperimentSheet(
    game="rubico",
    players=3,
    games=60,
    bots=("easy", "random", "random"),
    variants=[VariantSheet(name="one"), VariantSheet(name="two", patch={"victory.legions": 3})],
)


def test_an_experiment_can_travel() -> None:
    """As plain data, there and back."""
    planned = plan_experiment(SHEET, "some", Path())
    assert unflattened(flattened(planned)).digest == planned.digest


def test_a_cluster_finds_the_same_and_counts_nothing_twice(tmp_path: Path) -> None:
    """Although one worker dies in the middle of a part."""
    planned = plan_experiment(SHEET, "some", Path())
    mark = str(tmp_path / "died")

    class Mortal(Worker):
        def play(self, part: Part) -> dict[str, bytes]:
            if part == (0, 5) and not os.path.exists(mark):  # noqa: PTH110 - travels alone
                open(mark, "w").close()  # noqa: PTH123
                os._exit(1)
            return super().play(part)

    told: list[int] = []
    far = run(planned, tmp_path / "far", told.append, on_ray(workers=1, worker=Mortal))
    assert Path(mark).exists()
    assert sum(told) == planned.games
    near = run(planned, tmp_path / "near")
    for table in TABLES:
        files = [pl.read_parquet(result.folder / table / "*.parquet") for result in (far, near)]
        assert files[0].equals(files[1])
    assert_failing_rules_are_an_error()


def assert_failing_rules_are_an_error() -> None:
    """Ray has taken the signals by which that is noticed, and given them back."""
    match = rubra.new_match("rubico", 3, seed=1)
    match.state.players = 200
    with pytest.raises(RulesFailed):
        match.view(0)
