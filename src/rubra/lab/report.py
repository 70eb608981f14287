"""The report of results: one HTML page that needs nothing else, no network either."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rubra.core.record_file import GameRecord, SeatRecord, save, to_record, watch_link
from rubra.lab import charts
from rubra.lab.experiment import Experiment, Run, experiment_again
from rubra.lab.findings import Findings, whole
from rubra.lab.page import write_page
from rubra.lab.running import match_of, seated

PARTS = (
    ("played", "What was played"),
    ("differences", "Variants"),
    ("wins", "Who wins"),
    ("length", "How long"),
    ("ends", "Ends"),
    ("points", "Points"),
    ("drama", "Drama"),
    ("luck", "Luck"),
    ("things", "Cards"),
    ("bans", "Worth"),
    ("holes", "Holes"),
    ("unusual", "Unusual games"),
)
SERVER = "http://127.0.0.1:8000"


def write_report(
    folders: Sequence[Path], page: Path, language: str = "en", server: str = SERVER
) -> list[dict[str, Any]]:
    """Write one page of these results, and the records of the games it shows.

    Answers the figures of each result.
    """
    found = [figures_of(folder, language, server) for folder in folders]
    marks = [""] if len(found) == 1 else [f"r{number}-" for number in range(len(found))]
    drawn = {
        mark + name: spec
        for mark, figures in zip(marks, found, strict=True)
        for name, spec in specs_of(figures).items()
    }
    reports = [
        {
            "found": figures,
            "mark": mark,  # before all that has a name of its own in the page
            "games": sum(variant["games"] for variant in figures["variants"]),
            "parts": [part for part in PARTS if _has(figures, part[0])],
            "end_sums": end_sums(figures),
        }
        for mark, figures in zip(marks, found, strict=True)
    ]
    write_page(page, "report.html", drawn, reports=reports)
    return found


def figures_of(folder: Path, language: str, server: str) -> dict[str, Any]:
    """All that a result says, with the records of its unusual games beside it."""
    findings = Findings(folder)
    found = whole(findings, language)
    experiment = experiment_of(findings)
    for game in found["unusual"]:
        run = experiment.runs[game["run"]]
        record = record_of(experiment, run, game["game"], game["what"])
        file = folder / "records" / f"{game['run']:04}-{game['game']:09}.json"
        file.parent.mkdir(exist_ok=True)
        save(record, file)
        game["file"] = str(file.relative_to(folder.parent))
        game["link"] = watch_link(record, server)
    return found


def _has(found: dict[str, Any], part: str) -> bool:
    """Whether there is anything to say in this part."""
    if part == "points":
        return bool(found["points"]["seats"])
    return part not in ("differences", "luck", "bans") or bool(found[part])


def experiment_of(findings: Findings) -> Experiment:
    """The experiment again, from what its result keeps of it."""
    boxes = [findings.box(number) for number in range(len(findings.about["variants"]))]
    return experiment_again(findings.about["name"], findings.about, boxes)


def record_of(experiment: Experiment, run: Run, number: int, what: str) -> GameRecord:
    """The record of one game of a result."""
    match = match_of(experiment, run, number)
    seats = [SeatRecord(f"{level} {seat + 1}") for seat, level in enumerate(seated(run, number))]
    return to_record(match, seats, about=f"{experiment.name}, {run.variant.name}: {what}")


def specs_of(found: dict[str, Any]) -> dict[str, charts.Spec]:
    """The charts that there is something to show in."""
    specs = {
        "wins": charts.wins(found["wins"]),
        "turns": charts.shares_of(found["turns"], "turns", "turns"),
    }
    for number, variant in enumerate(found["variants"]):
        specs[f"ends-{number}"] = charts.ends(_only(variant, found["ends"]))
        if seats := _only(variant, found["points"]["seats"]):
            specs[f"points-{number}"] = charts.points(seats, found["points"]["step"])
    if found["points"]["seats"]:
        specs["margins"] = charts.shares_of(found["points"]["margins"], "margin", "points ahead")
    drama = found["drama"]
    if drama["settled"]:
        specs["lead"] = charts.shares_of(drama["lead_changes"], "lead_changes", "changes")
        specs["settled"] = charts.shares_of(drama["settled"], "tenth", "hundredths of the game")
    for number, one in enumerate(found["things"]):
        if any(thing["gap"]["value"] is not None for thing in one["things"]):
            specs[f"things-{number}"] = charts.things(one["things"])
    if found["ways"][0]["ways"]:
        specs["ways"] = charts.ways(found["ways"][0]["ways"])
    if found["bans"]:
        specs["bans"] = charts.bans(found["bans"])
    return specs


def _only(variant: dict[str, Any], rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [row for row in rows if row["variant"] == variant["name"]]


def end_sums(found: dict[str, Any]) -> list[dict[str, Any]]:
    """How often each end came, by variant."""
    sums: dict[tuple[str, str], int] = {}
    for row in found["ends"]:
        key = row["variant"], row["reason"]
        sums[key] = sums.get(key, 0) + row["games"]
    games = {variant["name"]: variant["games"] for variant in found["variants"]}
    return [
        {"variant": variant, "reason": reason, "share": count / games[variant]}
        for (variant, reason), count in sums.items()
    ]
