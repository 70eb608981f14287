"""What is said of a game's mutants: equivalents that are known, counts, survivors."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec

from .operators import Mutant

# Who finds mutants, in the order in which they are asked, and as the columns of the report
RULES, RECORDS, LAWS = range(3)
SUITES = ("rules' tests", "only records", "only laws")


class Equivalent(msgspec.Struct, forbid_unknown_fields=True):
    """Changes of a line that change nothing, and why."""

    rule: str
    was: str
    now: str | list[str]
    reason: str
    nth: int = 1

    @property
    def keys(self) -> list[str]:
        """The mutants it names."""
        changed = [self.now] if isinstance(self.now, str) else self.now
        return [f"{self.rule} | {self.was} | {now} | {self.nth}" for now in changed]


class EquivalentsFile(msgspec.Struct, forbid_unknown_fields=True):
    """tests/mutants/<game>.toml."""

    equivalent: list[Equivalent] = []


def read_equivalents(file: Path) -> dict[str, str]:
    """The reason for each mutant that a file names."""
    if not file.exists():
        return {}
    text = tomllib.loads(file.read_text(encoding="utf-8"))
    entries = msgspec.convert(text, EquivalentsFile).equivalent
    return {key: entry.reason for entry in entries for key in entry.keys}


@dataclass
class Findings:
    """What became of the mutants of a game: who found each, or nobody."""

    game: str
    tests: int
    found_by: dict[Mutant, int | None]
    equivalents: dict[str, str]
    not_run: int = 0  # mutants for which there was not time

    @property
    def survivors(self) -> list[Mutant]:
        """Those that nothing finds and no file explains."""
        return [
            mutant
            for mutant, suite in self.found_by.items()
            if suite is None and mutant.key not in self.equivalents
        ]

    @property
    def only_records(self) -> list[Mutant]:
        """Those that only a recorded game finds, though they change a rule."""
        return [
            mutant
            for mutant, suite in self.found_by.items()
            if suite == RECORDS and mutant.key not in self.equivalents
        ]

    def false_equivalents(self, *, whole: bool) -> Iterator[str]:
        """What the file of equivalents says that is not so."""
        by_key = {mutant.key: suite for mutant, suite in self.found_by.items()}
        for key in self.equivalents:
            if key not in by_key and whole:
                yield f"there is no such mutant: {key}"
            elif by_key.get(key) in (RULES, LAWS):
                yield f"a test finds it: {key}"

    def column(self, mutant: Mutant) -> str:
        """Where a mutant is counted."""
        suite = self.found_by[mutant]
        if mutant.key in self.equivalents and suite in (None, RECORDS):
            return "equivalent"
        return "survivors" if suite is None else SUITES[suite]

    def text(self) -> str:
        """The report, as docs/mutants/<game>.md."""
        columns = (*SUITES, "equivalent", "survivors")
        counts: dict[str, Counter[str]] = {}
        for mutant in self.found_by:
            module = mutant.name.partition(".")[0]
            counts.setdefault(module, Counter())[self.column(mutant)] += 1
        total = sum(counts.values(), Counter[str]())
        lines = [
            f"# Mutants of {self.game}",
            "",
            "Written by `make mutants`: each rule is changed in one small place, and tests that",
            "reach it are run. *Only records* are changes that no test of a rule finds, but a",
            "recorded game does; *only laws* those that not even a record finds, but tests/laws.",
            "Equivalents change nothing that can be seen at the table;",
            f"tests/mutants/{self.game}.toml says why. {self.tests:,} tests were used.",
            *([f"**{self.not_run:,} mutants have not been run.**"] if self.not_run else []),
            "",
            f"| module | mutants | {' | '.join(columns)} |",
            f"|---|{'---:|' * (1 + len(columns))}",
        ]
        for module, count in [*sorted(counts.items()), ("**all**", total)]:
            figures = (f"{count[column]:,}" for column in columns)
            lines.append(f"| {module} | {sum(count.values()):,} | {' | '.join(figures)} |")
        lines += listed("Survivors", self.survivors)
        lines += listed("Found only by recorded games", self.only_records)
        return "\n".join(lines) + "\n"


def listed(title: str, mutants: list[Mutant]) -> list[str]:
    """A chapter with some mutants, if there are any."""
    if not mutants:
        return []
    lines = ["", f"## {title}", ""]
    for mutant in mutants:
        place = f"- {mutant.name}: `{mutant.was}` → "
        lines.append(place + (f"`{mutant.now}`" if mutant.now else "dropped"))
    return lines
