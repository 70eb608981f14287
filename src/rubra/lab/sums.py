"""A result added up as the workbench of the browser does it: web/src/workbench/sums.ts.

The page of a report and the workbench read the same sums, and say the same of them.
"""

from __future__ import annotations

from typing import Any

import polars as pl

from rubra.lab.findings import Findings, win_columns

# Figures of a game that are there for every game, by their columns
PLAIN = {"nobody": "nobody", "turns": "turns", "decisions": "decisions", "margin": "margin"}
PLAIN |= {"best": "best", "lead": "lead_changes"}
TALLIES = {"turns": "turns", "margin": "margin", "lead": "lead_changes", "best": "best"}

Moments = dict[str, float]  # count, total and squares over deals


def sums_of(findings: Findings) -> dict[str, Any]:
    """The sums of all runs in which nothing was banned; the others are compared with the first."""
    runs = findings.main_runs
    return {
        "games": findings.about["runs"][runs[0]]["games"],
        "runs": [_run(findings, run) for run in runs],
        "gaps": [_gaps(findings, runs[0], run) for run in runs[1:]],
    }


def things_of(findings: Findings) -> list[list[tuple[str, str]]]:
    """The names of what was counted, by run."""
    return [list(_counts(findings, "things", run)) for run in findings.main_runs]


def ways_of(findings: Findings) -> list[str]:
    """The names of the ways to score."""
    return [name for _, name in _counts(findings, "ways", findings.main_runs[0])]


def _run(findings: Findings, run: int) -> dict[str, Any]:
    games = findings.table("games").filter(run=run).with_columns(_nobody())
    seats = findings.seats.filter(run=run).with_columns((pl.col("won") > 0).alias("winner"))
    closely = seats.filter(pl.col("closely"))
    whole = games.select(
        pl.len(), *(pl.col(name).cast(pl.Int64).sum() for name in ("closely", *_SUMMED))
    )
    count, looked, *summed = whole.collect(engine="streaming").row(0)
    looked_at = closely.select(
        pl.col("won").cast(pl.Float64).sum(),
        pl.col("winner").cast(pl.Int64).sum(),
        (~pl.col("winner")).cast(pl.Int64).sum().alias("others"),
    )
    won, winners, others = looked_at.collect(engine="streaming").row(0)
    reasons = [reason.name for reason in findings.game.reasons]
    ends = _tally(games.with_columns(pl.col("reason").cast(pl.String)), "reason")
    return {
        "games": count,
        "closely": looked,
        **dict(zip(_SUMMED, summed, strict=True)),
        "reasons": {reasons.index(str(name)): one for name, one in ends.items()},
        **{name: _tally(games, column) for name, column in TALLIES.items()},
        "settled": _tally(games.with_columns(_tenth()), "tenth"),
        "winners": _tally(seats.filter(pl.col("winner")), "points"),
        "others": _tally(seats.filter(~pl.col("winner")), "points"),
        "wonClosely": won,
        "winnersClosely": winners,
        "othersClosely": others,
        "figures": _figures(findings, run, games, seats),
        "things": list(_counts(findings, "things", run).values()),
        "ways": list(_counts(findings, "ways", run).values()),
    }


_SUMMED = ("decisions", "forced", "offers")


def _nobody() -> pl.Expr:
    return (pl.col("winners") == 0).cast(pl.Float64).alias("nobody")


def _tenth() -> pl.Expr:
    """In which tenth of the game the winner came to lead for good; of some games nobody knows."""
    tenth = (pl.col("settled") * 10 / pl.col("turns").clip(1)).floor().clip(0, 9) + 1
    known = pl.col("closely") & (pl.col("winners") != 0)
    return pl.when(known).then(tenth.cast(pl.Int32)).alias("tenth")


def _tally(rows: pl.LazyFrame, column: str) -> dict[Any, list[int]]:
    """How many rows have each value, and the first game that has it."""
    found = (
        rows.filter(pl.col(column).is_not_null())
        .group_by(column)
        .agg(pl.len(), pl.col("game").min())
        .sort(column)
        .collect(engine="streaming")
    )
    return {value: [games, first] for value, games, first in found.iter_rows()}


def _counts(findings: Findings, table: str, run: int) -> dict[tuple[str, str], list[float]]:
    found = (
        findings.table(table)
        .filter(run=run)
        .group_by("family", "name", maintain_order=True)
        .agg(pl.col(pl.Float64).sum())
        .collect()
    )
    return {(family, name): counts for family, name, *counts in found.iter_rows()}


def _moments(findings: Findings, rows: pl.LazyFrame, column: str) -> Moments:
    known = rows.filter(pl.col(column).is_not_null()).with_columns(pl.col(column).cast(pl.Float64))
    sums = findings.by_deal(known, (), column)
    if not len(sums):
        return {"count": 0, "total": 0.0, "squares": 0.0}
    row = sums.row(0, named=True)
    return {"count": row["count"], "total": row[column], "squares": row[f"{column}_squares"]}


def _figures(
    findings: Findings, run: int, games: pl.LazyFrame, seats: pl.LazyFrame
) -> dict[str, Moments]:
    variant = findings.variant_of(run)
    won = games.with_columns(win_columns(findings.game, variant["players"]))
    bots = list(dict.fromkeys(variant["bots"]))
    of_seats = {f"seat-{seat}": pl.col("seat") == seat for seat in range(variant["players"])}
    of_seats["first"] = pl.col("seat") == pl.col("first")
    if len(bots) > 1:
        of_seats |= {f"bot-{bot}": pl.col("bot").cast(pl.String) == bot for bot in bots}
    sides = [f"side-{side}" for side in findings.game.about.sides]
    winners = [f"winner-{seat}" for seat in range(variant["players"])]
    return {
        **{name: _moments(findings, won, name) for name in (*sides, *winners)},
        **{name: _moments(findings, seats.filter(one), "won") for name, one in of_seats.items()},
        **{name: _moments(findings, games, column) for name, column in PLAIN.items()},
    }


def _gaps(findings: Findings, first: int, other: int) -> dict[str, Any]:
    """What another run has more or less of, game by game; nothing if the tables differ."""
    if not findings.comparable(first, other):
        return {}
    game, players = findings.game, findings.variant_of(first)["players"]
    columns = win_columns(game, players)
    games = findings.table("games").with_columns(*columns, _nobody())
    names = dict.fromkeys(f"side-{side}" for side in game.about.sides)
    names = names or dict.fromkeys(f"winner-{seat}" for seat in range(players))
    wanted = {name: name for name in names} | PLAIN
    ours = games.filter(run=other).select("run", "game", "deal", *wanted.values())
    base = games.filter(run=first).select(
        "game", pl.col(list(wanted.values())).name.prefix("base_")
    )
    both = ours.join(base, on="game")
    found: dict[str, Any] = {}
    for name, column in wanted.items():
        gap = (pl.col(column).cast(pl.Float64) - pl.col(f"base_{column}")).alias("gap")
        rows = both.with_columns(gap)
        found[name] = _moments(findings, rows, "gap") | {
            "above": _furthest(rows.filter(pl.col("gap") > 0), descending=True),
            "below": _furthest(rows.filter(pl.col("gap") < 0), descending=False),
        }
    return found


def _furthest(rows: pl.LazyFrame, *, descending: bool) -> tuple[float, int] | None:
    """The largest gap, and the first game that has it."""
    found = rows.sort("gap", "game", descending=[descending, False]).select("gap", "game").head(1)
    return next(found.collect().iter_rows(), None)
