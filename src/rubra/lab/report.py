"""The report of results: the findings of the workbench as one page, and files that go with it."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from rubra.bots.levels import number_of
from rubra.core.record_file import GameRecord, SeatRecord, save, to_record, watch_link
from rubra.lab.experiment import Experiment, Run, experiment_again
from rubra.lab.findings import Findings
from rubra.lab.page import write_page
from rubra.lab.report_sections import whole
from rubra.lab.running import match_of, seated
from rubra.lab.sums import sums_of, things_of, ways_of

SERVER = "http://127.0.0.1:8000"
WORKBENCH = "workbench.toml"  # beside a result: the same for the workbench in the browser
WIDTH = 100  # of its lines that hold the result

Sweep = tuple[str, list[int]]  # a figure of the box, and the values that the variants have


def write_report(
    folders: Sequence[Path],
    page: Path,
    language: str = "en",
    server: str = SERVER,
    sweep: Sweep | None = None,
) -> list[dict[str, Any]]:
    """Write one page of these results, and beside each what the workbench opens.

    Returns the figures of each result.
    """
    found = [Findings(folder) for folder in folders]
    reports = [_Report(findings, language, server, sweep) for findings in found]
    title = "; ".join(f"{one.findings.game.about.title}: {one.name}" for one in reports)
    write_page(page, title, language, [one.shown() for one in reports])
    for report in reports:
        report.write_files()
    return [one.figures for one in reports]


def experiment_of(findings: Findings) -> Experiment:
    """The experiment again, from what its result keeps of it."""
    boxes = [findings.box(number) for number in range(len(findings.about["variants"]))]
    return experiment_again(findings.about["name"], findings.about, boxes)


def seat_name(level: str, seat: int) -> str:
    """What a bot is called at a seat, as at every table: Easy 2; Level 3, 2 for the third by number."""
    number = number_of(level)
    return f"{level.title() if number is None else f'Level {number},'} {seat + 1}"


def record_of(experiment: Experiment, run: Run, number: int, what: str) -> GameRecord:
    """The record of one game of a result."""
    match = match_of(experiment, run, number)
    seats = [SeatRecord(seat_name(level, seat)) for seat, level in enumerate(seated(run, number))]
    return to_record(match, seats, about=f"{experiment.name}, {run.variant.name}: {what}")


class _Report:
    """One result on its way to a page."""

    def __init__(self, findings: Findings, language: str, server: str, sweep: Sweep | None) -> None:
        self.findings = findings
        self.server = server
        self.sweep = sweep
        self.name = str(findings.about["name"])
        self.figures = whole(findings, language)
        self.sums = sums_of(findings)
        self.experiment = experiment_of(findings)
        self.records: dict[tuple[int, int], GameRecord] = {}  # of unusual games
        for game in self.figures["unusual"]:
            game["file"] = game["link"] = None
            if not findings.is_of_these_rules:
                continue  # with these rules it would be another game
            run = self.experiment.runs[game["run"]]
            record = record_of(self.experiment, run, game["game"], game["what"])
            self.records[game["run"], game["game"]] = record
            file = self._file_of(game["run"], game["game"])
            game["file"] = str(file.relative_to(findings.folder.parent))
            game["link"] = watch_link(record, server)

    def _file_of(self, run: int, game: int) -> Path:
        return self.findings.folder / "records" / f"{run:04}-{game:09}.json"

    def write_files(self) -> None:
        """The records of unusual games, and the experiment for the workbench if it can open it."""
        for (run, game), record in self.records.items():
            file = self._file_of(run, game)
            file.parent.mkdir(exist_ok=True)
            save(record, file)
        if text := self.workbench():
            (self.findings.folder / WORKBENCH).write_text(text, encoding="utf-8")

    def shown(self) -> dict[str, Any]:
        """All that the page shows, as plain data: web/src/report/told.ts."""
        findings, figures = self.findings, self.figures
        game = findings.game
        runs = findings.main_runs
        domains = {
            domain.name: domain
            for words in (game.move_words, game.event_words)
            for kind in words.kinds
            for domain in kind.parts.values()
        }
        return {
            "game": game.name,
            "title": game.about.title,
            "name": self.name,
            "seed": findings.about["seed"],
            "rubra": findings.about["rubra"],
            "rules": findings.made["rules"],
            "of_these_rules": findings.is_of_these_rules,
            "variants": [findings.variant_of(run) for run in runs],
            "sums": self.sums,
            "things": things_of(findings),
            "ways": ways_of(findings),
            "sides": game.about.sides,
            "reasons": [(reason.name, reason.side) for reason in game.reasons],
            "sweeps": self._sweeps(),
            "words": {
                "info": {"name": game.name},
                "domains": dict.fromkeys(domains),
                "spoken": {name: one.spoken for name, one in domains.items() if one.spoken != name},
            },
            "luck": figures["luck"],
            "bans": figures["bans"],
            "moves": [[one["never_legal"], one["never_chosen"]] for one in figures["things"]],
            "unusual": [{**game, "run": runs.index(game["run"])} for game in figures["unusual"]],
            "links": dict(self._links()),
            "workbench": self.workbench(),
            "server": self.server,
        }

    def _sweeps(self) -> list[dict[str, Any]]:
        return [{"place": self.sweep[0], "values": self.sweep[1]}] if self.sweep else []

    def _links(self) -> Iterator[tuple[str, str]]:
        """Where games are watched that stand for figures: by run and game."""
        runs = self.findings.main_runs
        for (run, game), record in self.records.items():
            yield f"{runs.index(run)}-{game}", watch_link(record, self.server)
        if not self.findings.is_of_these_rules:
            return
        if not all(run.variant.compiled for run in self.experiment.runs):
            return  # to play these once more takes as long as it took
        for place, game in self._examples():
            if (runs[place], game) not in self.records:
                played = self.experiment.runs[runs[place]]
                record = record_of(self.experiment, played, game, "shows a figure of the report")
                yield f"{place}-{game}", watch_link(record, self.server)

    def _examples(self) -> set[tuple[int, int]]:
        """The first game of each end, and those that differ most, with and without the change."""
        found = {
            (place, first)
            for place, run in enumerate(self.sums["runs"])
            for _, first in run["reasons"].values()
        }
        for place, gaps in enumerate(self.sums["gaps"], 1):
            for gap in gaps.values():
                for furthest in (gap["above"], gap["below"]):
                    if furthest:
                        found |= {(0, furthest[1]), (place, furthest[1])}
        return found

    def workbench(self) -> str | None:
        """The experiment and its result as the workbench reads it; None: it has no such tables."""
        about = self.findings.about
        variants = [self.findings.variant_of(run) for run in self.findings.main_runs]
        plans = [about["runs"][run] for run in self.findings.main_runs]
        first, plan = variants[0], plans[0]
        rotating = first["players"] if len(set(first["bots"])) > 1 else 1
        told = ("players", "options", "bots")
        alike = all(
            [one[name] for name in told] == [first[name] for name in told] for one in variants
        )
        if not alike or {one["repeats"] for one in plans} != {rotating}:
            return None
        if len({one["games"] for one in plans}) > 1:
            return None
        options = {name: one for name, one in first["options"].items() if name != "players"}
        bots = first["bots"] if rotating > 1 else first["bots"][:1]
        lines = [
            f"# A result of rubra lab run: {self.name}. The workbench opens it.",
            *(f"#~ {one['place']} = {','.join(map(str, one['values']))}" for one in self._sweeps()),
            "",
            f"game = {json.dumps(about['game'])}",
            f"players = {first['players']}",
            f"bots = {json.dumps(bots)}",
            f"games = {plan['games']}",
            f"seed = {about['seed']}",
            f"options = {{ {', '.join(f'{k} = {json.dumps(v)}' for k, v in options.items())} }}",
        ]
        standard = self.findings.game.standard_box.file.digest
        for number, variant in enumerate(variants):
            lines += ["", "[[variants]]", f"name = {json.dumps(variant['name'])}"]
            if variant["box"] != standard:
                box = self.findings.folder / "boxes" / f"{plans[number]['variant']}.toml"
                lines += ["box_text = '''", box.read_text(encoding="utf-8").rstrip(), "'''"]
        result = {
            "made": self.findings.made,
            "sums": self.sums,
            "things": things_of(self.findings),
            "ways": ways_of(self.findings),
            "next": plan["games"],
            "left": [],
        }
        packed = zlib.compress(json.dumps(result, separators=(",", ":")).encode(), 9)
        letters = base64.urlsafe_b64encode(packed).decode().rstrip("=")
        lines += ["", "# What was found, for the workbench:"]
        lines += [f"#= {letters[at : at + WIDTH]}" for at in range(0, len(letters), WIDTH)]
        return "\n".join(lines) + "\n"
