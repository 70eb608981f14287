"""One figure of the box over a range of values, and the curve of what it does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rubra.lab.experiment import (
    Experiment,
    ExperimentSheet,
    VariantSheet,
    plan_experiment,
)
from rubra.lab.findings import Findings
from rubra.lab.report_sections import overview, wins


def sweep_of(sheet: ExperimentSheet, figure: str, values: list[int], folder: Path) -> Experiment:
    """An experiment with a variant for each value of a figure. Raises RubraError."""
    variants = [VariantSheet(name=f"{figure} = {value}", patch={figure: value}) for value in values]
    named = ExperimentSheet(
        game=sheet.game, games=sheet.games, players=sheet.players, options=sheet.options,
        bots=sheet.bots, seed=sheet.seed, repeats=sheet.repeats, box=sheet.box, variants=variants,
    )  # fmt: skip
    return plan_experiment(named, f"{sheet.game}: {figure}", folder)


def curve(folder: Path, figure: str, values: list[int]) -> dict[str, Any]:
    """Wins of each side or seat, and the length of games, for each value."""
    findings = Findings(folder)
    settings = {f"{figure} = {value}": value for value in values}
    shown = ("side",) if findings.game.about.sides else ("seat", "first")
    rows = [
        {
            "setting": settings[row["variant"]],
            "label": f"{row['what']} {row['name']}",
            **{name: row[name] for name in ("value", "low", "high", "fair", "n")},
        }
        for row in wins(findings)
        if row["what"] in shown
    ]
    lengths = [
        {"setting": settings[findings.variant_of(run)["name"]], **overview(findings, run)}
        for run in findings.main_runs
    ]
    return {"figure": figure, "about": findings.about, "wins": rows, "lengths": lengths}
