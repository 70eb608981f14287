"""Change the rules in one small place after the other, and list the changes that no test notices.

    python -m tools.mutants                                 # all games: hours
    python -m tools.mutants --game GAME --module MODULE
    python -m tools.mutants --sample 200 --seed 7           # 200 mutants of each game, drawn by lot
    python -m tools.mutants --minutes 8                     # stop then; the next run goes on
    python -m tools.mutants --quick                         # what quick tests do not find

A run of all of a game's rules that is not quick writes docs/mutants/<game>.md. The exit status is 1
if a mutant survives that tests/mutants/<game>.toml does not name, if that file names one that a
test finds, or if there was not time for all.
"""

from __future__ import annotations

import argparse
import importlib
import os
import random
import sys
import time
from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from types import CodeType
from typing import Any

os.environ["RUBRA_ENGINE"] = "python"  # a mutant is Python code

import pytest
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from rubra.core import registry

from .memory import ROOT, Memory, Reach, Verdict, digest_of, rules_digest, test_digest
from .operators import Mutant, mutants_of
from .report import LAWS, RECORDS, RULES, Findings, read_equivalents
from .running import Hunt, Task, Test, killer_of, look_at, run_forked

TESTS = ROOT / "tests"
# What is not how one plays: numbers for those who train, the lab, drawings, a scripted game
NO_RULES = {"observation", "study", "terminal", "lesson"}
PLAIN = {"places"}  # rules all the same, which are asked after a game and never compiled
SAVE_EVERY = 20.0  # seconds
SLOW = 3.0  # seconds that a test takes under the tracer; slower ones are not asked in a quick run

COLUMNS = (
    SpinnerColumn(),
    MofNCompleteColumn(),
    TimeElapsedColumn(),
    TextColumn("{task.description}"),
)

console = Console(stderr=True, highlight=False, markup=False, soft_wrap=True)


# --- What there is ---


def rule_mutants(game: str, modules: Sequence[str]) -> list[Mutant]:
    """All mutants of a game's rules, or of some modules."""
    found: list[Mutant] = []
    for file in sorted((ROOT / "src" / "rubra" / "games" / game).glob("*.py")):
        if file.stem in modules or (not modules and file.stem not in NO_RULES):
            name = f"rubra.games.{game}.{file.stem}"
            module = importlib.import_module(name)
            source = file.read_text(encoding="utf-8")
            plain = file.stem in PLAIN
            found += mutants_of(
                source, str(module.__file__), name, vars(module), all_functions=plain
            )
    return found


def rule_of(mutant: Mutant) -> Any:
    """The function that a mutant is of."""
    return getattr(importlib.import_module(mutant.module), mutant.function)


def suite_of(item: pytest.Item, game: str) -> int | None:
    """Which of the suites a collected test belongs to; none, if it is of another game."""
    if item.path.is_relative_to(TESTS / "games" / game):
        return RULES
    if f"-{game}-" in item.name:
        return LAWS
    file = record_of(item)
    return RECORDS if file and file.parent.name == game else None


def record_of(item: pytest.Item) -> Path | None:
    """The recorded game that a test replays."""
    parameters = getattr(item, "callspec", None)
    file: Path | None = parameters.params.get("file") if parameters else None
    return file


def tests_of(game: str) -> list[str]:
    """What pytest is asked to collect: not how bots play, nor how a table is drawn."""
    folder = f"tests/games/{game}"
    others = [f"--ignore={folder}/{other}" for other in ("player", "web", "test_terminal.py")]
    laws = "tests/laws/test_laws.py::test_the_law_holds_at_every_setting"
    records = "tests/core/test_record_file.py::test_recorded_games_replay_to_their_result"
    return [folder, *others, laws, records]


# --- One game ---


class Session:
    """A pytest session in which mutants are hunted instead of tests being run."""

    def __init__(self, game: str, options: argparse.Namespace, until: float) -> None:
        self.game = game
        self.options = options
        self.until = until
        self.memory = Memory.read(game)
        self.equivalents = read_equivalents(TESTS / "mutants" / f"{game}.toml")
        self.tests: list[Test] = []
        self.asked: list[Test] = []
        self.laws: list[Test] = []
        self.findings: Findings | None = None  # of this run
        self.finished = False

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Everything was collected: begin."""
        if session.testsfailed:
            pytest.exit("the tests cannot be collected", returncode=1)
        self.tests = tests = [
            Test(item, suite)
            for item in session.items
            if (suite := suite_of(item, self.game)) is not None
        ]
        mutants = self.chosen(rule_mutants(self.game, self.options.module))
        console.print(f"{self.game}: {len(mutants):,} mutants, {len(tests):,} tests")
        # The laws take long, and are asked only for what nothing else finds
        suites = (RULES,) if self.options.quick else (RULES, RECORDS)
        self.asked = [test for test in tests if test.suite in suites]
        self.finished = self.hunt(mutants)
        self.laws = [test for test in tests if test.suite == LAWS]
        survivors = [
            mutant
            for mutant in mutants
            if mutant.key not in self.equivalents and self.survived(mutant)
        ]
        if self.finished and survivors and not self.options.quick:
            self.finished = self.hold_laws_against(survivors)
        found_by = {
            mutant: verdict.suite if verdict.killer else None
            for mutant in mutants
            if (verdict := self.known(mutant))
        }
        not_run = len(mutants) - len(found_by)
        self.findings = Findings(self.game, len(tests), found_by, self.equivalents, not_run)
        return True

    def chosen(self, mutants: list[Mutant]) -> list[Mutant]:
        """All of them, or some by lot."""
        if self.options.sample and self.options.sample < len(mutants):
            drawn = random.Random(self.options.seed).sample(
                range(len(mutants)), self.options.sample
            )
            return [mutants[number] for number in sorted(drawn)]
        return mutants

    # --- What holds from earlier runs ---

    def test_digest(self, test: Test) -> str:
        """Of all that a test depends on."""
        record = record_of(test.item) if test.suite == RECORDS else None
        more = digest_of(record) if record else ""
        return rules_digest(self.game) + test_digest(test.item.path) + more

    def known(self, mutant: Mutant) -> Verdict | None:
        """What became of a mutant, if that still holds."""
        verdict = self.memory.verdicts.get(mutant.key)
        if verdict is None or verdict.digest != self.verdict_digest(mutant, verdict.killer):
            return None
        return verdict

    def survived(self, mutant: Mutant) -> bool:
        """Whether it is known that nothing finds a mutant, the laws aside."""
        verdict = self.known(mutant)
        return verdict is not None and not verdict.killer

    def verdict_digest(self, mutant: Mutant, killer: str) -> str:
        """Of all that a verdict depends on; that nothing finds it, on all tests that were asked."""
        by_name = self.by_name
        if killer in by_name and by_name[killer].suite != RECORDS:
            return self.test_digest(by_name[killer])
        return self.digest_of_all(self.asked_of(mutant))

    def asked_of(self, mutant: Mutant) -> list[Test]:
        """The tests that a mutant is run against, if they reach it.

        Recorded games are not asked of equivalents: they may well notice other bits of a state.
        """
        return self.own_tests if mutant.key in self.equivalents else self.asked

    @cached_property
    def own_tests(self) -> list[Test]:
        """The tests of the rules themselves."""
        return [test for test in self.asked if test.suite == RULES]

    @cached_property
    def by_name(self) -> dict[str, Test]:
        """The tests by their names."""
        return {test.item.nodeid: test for test in self.tests}

    def digest_of_all(self, tests: list[Test]) -> str:
        """Of all these tests, one after the other; a quick run has not asked the slow ones."""
        digests = sorted({self.test_digest(test) for test in tests})
        return ",".join(["quick", *digests] if self.options.quick else digests)

    def quick_enough(self, tests: list[Test]) -> list[Test]:
        """Those that are asked: all of them, unless it has to be quick."""
        return [test for test in tests if not self.options.quick or test.seconds < SLOW]

    # --- The work ---

    def look_at_tests(self, tests: list[Test]) -> None:
        """Which lines each test reaches."""
        unknown = []
        for test in tests:
            reach = self.memory.tests.get(test.item.nodeid)
            if reach and reach.digest == self.test_digest(test):
                test.seconds, test.reached = reach.seconds, reach.reached
            else:
                unknown.append(test)
        if not unknown:
            return
        console.print(f"{len(unknown):,} tests are run once, to see what they reach")
        folder = ROOT / "src" / "rubra" / "games" / self.game
        modules = [file.stem for file in folder.glob("*.py")]
        codes: set[CodeType] = {
            rule_of(mutant).__code__ for mutant in rule_mutants(self.game, modules)
        }
        for test in look_at(unknown, codes, self.options.workers):
            pytest.exit(f"{test.item.nodeid} fails even with the true rules", returncode=1)
        for test in unknown:
            reach = Reach(self.test_digest(test), test.seconds, test.reached)
            self.memory.tests[test.item.nodeid] = reach
        self.memory.save()

    def hunt(self, mutants: list[Mutant]) -> bool:
        """Ask the tests of which mutants they fail; whether there was time for all."""
        verdicts = self.memory.verdicts

        def note(mutant: Mutant, killer: str) -> None:
            suite = self.by_name[killer].suite if killer else RULES
            verdicts[mutant.key] = Verdict(self.verdict_digest(mutant, killer), killer, suite)

        left = [mutant for mutant in mutants if self.known(mutant) is None]
        named = [mutant for mutant in left if mutant.key in self.equivalents]
        if self.options.quick:
            named = []
        others = [mutant for mutant in left if mutant.key not in self.equivalents]
        others.sort(key=lambda mutant: mutant.key in verdicts)  # news first
        finished = True
        for chosen, tests in ((others, self.asked), (named, self.own_tests)):
            if chosen and finished:
                finished = time.monotonic() < self.until
                if finished:
                    self.look_at_tests(tests)
                    finished = self.ask(chosen, Hunt(self.quick_enough(tests)), note)
        return finished

    def hold_laws_against(self, survivors: list[Mutant]) -> bool:
        """Ask the laws of mutants that nothing else finds; whether there was time for all."""
        verdicts = self.memory.verdicts
        laws = self.digest_of_all(self.laws)
        left = [mutant for mutant in survivors if verdicts[mutant.key].laws != laws]
        if left:
            self.look_at_tests(self.laws)

        def note(mutant: Mutant, killer: str) -> None:
            suite = LAWS if killer else RULES
            digest = self.verdict_digest(mutant, killer)
            verdicts[mutant.key] = Verdict(digest, killer, suite, "" if killer else laws)

        return self.ask(left, Hunt(self.laws), note)

    def ask(self, mutants: list[Mutant], hunt: Hunt, note: Callable[[Mutant, str], None]) -> bool:
        """Run tests against mutants, and note which test finds each; whether time sufficed."""
        saved = time.monotonic()
        with Progress(*COLUMNS, console=console) as progress:
            bar = progress.add_task("", total=len(mutants))

            def task(mutant: Mutant) -> Task[str]:
                before = self.memory.verdicts.get(mutant.key) or Verdict("", "", RULES)
                # Tests that have not found it, and are what they were, need not be asked again
                passed = set() if before.killer else set(before.digest.split(","))
                if "quick" in passed and not self.options.quick:
                    passed = set()
                chosen = [
                    test
                    for test in hunt.tests_for(mutant, before.killer)
                    if self.test_digest(test) not in passed
                ]

                def done(killer: str | None) -> None:
                    nonlocal saved
                    if killer is None:  # the process died in one of the tests
                        killer = chosen[0].item.nodeid
                    note(mutant, killer)
                    if killer:
                        hunt.note(mutant, killer)
                    else:
                        place = f"{mutant.name}:{mutant.lines[0]}"
                        asked = f"{len(chosen)} tests asked"
                        console.print(f"survives: {place}  {mutant.change}  ({asked})")
                    progress.update(bar, advance=1, description=mutant.name)
                    if time.monotonic() - saved > SAVE_EVERY:
                        self.memory.save()
                        saved = time.monotonic()

                return Task(lambda: killer_of(mutant, rule_of(mutant), chosen), done)

            finished = run_forked(map(task, mutants), self.options.workers, self.until)
        self.memory.save()
        return finished


# --- The command ---


def hunted(game: str, options: argparse.Namespace, until: float) -> bool:
    """Hunt one game's mutants, say what was found; whether nothing is wrong."""
    session = Session(game, options, until)
    quiet = ["-qq", "--no-header", "--no-summary", "-p", "no:cacheprovider", "-s"]
    pytest.main([*quiet, *tests_of(game)], plugins=[session])
    findings = session.findings
    if findings is None:
        return False
    whole = not options.module and not options.sample and not options.quick
    wrong = list(findings.false_equivalents(whole=whole and session.finished))
    print(findings.text())
    for line in wrong:
        print(line)
    if whole:
        report = ROOT / "docs" / "mutants" / f"{game}.md"
        report.parent.mkdir(exist_ok=True)
        report.write_text(findings.text(), encoding="utf-8")
    if not session.finished:
        console.print("there was not time for all; run it again to go on")
    return session.finished and not findings.survivors and not wrong


def read_options(arguments: Sequence[str]) -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(
        prog="mutants", description="List the changes to rules that no test notices."
    )
    games = registry.names()
    parser.add_argument("--game", action="append", choices=games, help="one game; may be repeated")
    parser.add_argument("--module", action="append", default=[], help="one module of its rules")
    parser.add_argument("--sample", type=int, default=0, help="so many mutants of each game")
    parser.add_argument("--seed", type=int, default=0, help="which ones")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument(
        "--quick",
        action="store_true",
        help="only the rules' own quick tests, and no known equivalents",
    )
    parser.add_argument("--minutes", type=float, default=float("inf"), help="then stop")
    options = parser.parse_args(arguments)
    options.game = options.game or games
    return options


def main() -> int:
    """Hunt the mutants of the games."""
    options = read_options(sys.argv[1:])
    os.chdir(ROOT)
    until = time.monotonic() + 60 * options.minutes
    fine = [hunted(game, options, until) for game in options.game]
    return 0 if all(fine) else 1


if __name__ == "__main__":
    raise SystemExit(main())
