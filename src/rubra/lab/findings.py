"""A result read again: its tables, and every figure with its interval.

All intervals of one table hold together with 95 %: they are corrected for multiple comparisons
(Sidak), so the more figures a table has, the wider they are. Games on the same deal are
not independent; they are taken together first.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from statistics import NormalDist
from typing import Any

import polars as pl

from rubra.core import registry
from rubra.core.box import BoxFile
from rubra.core.errors import ExperimentError
from rubra.core.game import Box, Game
from rubra.lab.running import TABLES, module_of
from rubra.lab.statistics import wilson

CONFIDENCE = 0.95

Figure = dict[str, Any]  # value, low, high, and more


def z_for(figures: int) -> float:
    """How many standard errors to either side, if so many intervals are to hold together."""
    each = CONFIDENCE ** (1 / max(1, figures))
    return NormalDist().inv_cdf((1 + each) / 2)


def share(hits: float, tries: float, z: float) -> Figure:
    """A share with Wilson's interval; no figure where nothing was tried."""
    if tries <= 0:
        return {"value": None, "low": None, "high": None, "n": 0}
    low, high = wilson(min(hits, tries), tries, z)
    return {"value": hits / tries, "low": low, "high": high, "n": tries}


def mean(total: float, squares: float, count: int, z: float) -> Figure:
    """A mean with its interval, from the sums of values and of their squares."""
    value = total / count
    error = (max(0.0, squares / count - value * value) / max(1, count - 1)) ** 0.5
    return {"value": value, "low": value - z * error, "high": value + z * error, "n": count}


def difference(one: Figure, other: Figure) -> Figure:
    """One share less another that is independent of it (Newcombe)."""
    if one["value"] is None or other["value"] is None:
        return {"value": None, "low": None, "high": None}
    value = one["value"] - other["value"]
    below = ((one["value"] - one["low"]) ** 2 + (other["high"] - other["value"]) ** 2) ** 0.5
    above = ((one["high"] - one["value"]) ** 2 + (other["value"] - other["low"]) ** 2) ** 0.5
    return {"value": value, "low": value - below, "high": value + above}


def is_clear(figure: Figure, fair: float = 0.0) -> bool:
    """Whether an interval leaves out what nothing special would give."""
    return figure["low"] is not None and not figure["low"] <= fair <= figure["high"]


@dataclass(frozen=True)
class Findings:
    """A result, read."""

    folder: Path

    def __post_init__(self) -> None:
        if not (self.folder / "experiment.json").exists():
            raise ExperimentError(
                f"{self.folder} holds no result; `rubra lab run` makes one from an experiment"
            )
        parts = sum(-(-run["games"] // run["part_size"]) for run in self.about["runs"])
        there = len(list((self.folder / TABLES[-1]).glob("*.parquet")))
        if there < parts:
            raise ExperimentError(
                f"{self.folder} has {there} of {parts} parts;"
                " run the experiment again, it goes on where it was"
            )

    @cached_property
    def about(self) -> dict[str, Any]:
        """The plan and the versions."""
        text = (self.folder / "experiment.json").read_text(encoding="utf-8")
        about: dict[str, Any] = json.loads(text)
        return about

    @cached_property
    def made(self) -> dict[str, Any]:
        """Which rules the games were played by; as web/src/workbench/found.ts has it."""
        return {"rules": self.about["rules_version"], "module": self.about.get("module")}

    @cached_property
    def is_of_these_rules(self) -> bool:
        """Whether its games would go the same way now."""
        now = {"rules": self.game.about.version, "module": module_of(self.game)}
        return self.made == now

    def table(self, name: str) -> pl.LazyFrame:
        """All rows of one of the tables."""
        return pl.scan_parquet(self.folder / name / "*.parquet")

    @cached_property
    def game(self) -> Any:
        """The game."""
        return registry.load(self.about["game"])

    def box(self, variant: int) -> Box:
        """The box that a variant was played with."""
        box: Box = self.game.open_box(BoxFile.from_path(self.folder / "boxes" / f"{variant}.toml"))
        return box

    @property
    def main_runs(self) -> list[int]:
        """The runs in which nothing was banned, one for each variant."""
        return [number for number, run in enumerate(self.about["runs"]) if run["banned"] is None]

    def variant_of(self, run: int) -> dict[str, Any]:
        """The variant of a run."""
        variant: dict[str, Any] = self.about["variants"][self.about["runs"][run]["variant"]]
        return variant

    def comparable(self, first: int, other: int) -> bool:
        """Whether two runs had the same table, so that they can be compared game by game."""
        tables = [
            (self.variant_of(run)["players"], self.about["runs"][run]["repeats"])
            for run in (first, other)
        ]
        return tables[0] == tables[1]

    # --- Sums over deals ---

    def by_deal(self, rows: pl.LazyFrame, by: Sequence[str], *values: str) -> pl.DataFrame:
        """Sums of values and of their squares over deals, each deal counted once."""
        keys = ["run", *by]
        deals = rows.group_by(*keys, "deal").agg(pl.col(values).mean())
        sums = [pl.len().alias("count")]
        for value in values:
            sums.append(pl.col(value).sum().alias(value))
            sums.append((pl.col(value) ** 2).sum().alias(f"{value}_squares"))
        return deals.group_by(keys).agg(sums).sort(keys).collect(engine="streaming")

    @cached_property
    def seats(self) -> pl.LazyFrame:
        """The rows of players, with what their game was."""
        games = self.table("games").select("run", "game", "deal", "first", "closely")
        return self.table("players").join(games, on=["run", "game"])


def win_columns(game: Game, players: int) -> list[pl.Expr]:
    """By game: whether each side has won, and each seat; shared wins are whole ones."""
    ended = pl.col("reason").cast(pl.String)
    sides = {
        f"side-{side}": ended.is_in([one.name for one in game.reasons if one.side == side])
        for side in game.about.sides
    }
    winners = pl.col("winners").cast(pl.Int32)
    seats = {f"winner-{seat}": winners // (1 << seat) % 2 == 1 for seat in range(players)}
    return [one.cast(pl.Float64).alias(name) for name, one in {**sides, **seats}.items()]
