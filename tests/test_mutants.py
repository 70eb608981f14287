"""tools/mutants: what it changes in a rule, and which changes it finds that tests do not notice."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from tools.mutants.operators import Mutant, mutants_of
from tools.mutants.report import LAWS, RECORDS, RULES, Findings, read_equivalents

ROOT = Path(__file__).parent.parent

RULES_OF_BRIDGES = '''"""Bridges."""
from __future__ import annotations

COST = 3


def rule(function):
    return function


@rule
def can_build(coins: int, held: bool) -> bool:
    """Whoever holds the bank may build for three coins."""
    if not held:
        return False
    return coins >= COST


@rule
def crossed(people: int) -> int:
    """How many crossings it takes, two at a time."""
    times = 0
    while people > 0:
        people -= 2
        times += 1
    return times


@rule
def unused(people: int) -> int:
    return people + 1


def helper(people: int) -> int:
    return people + 1
'''

TESTS_OF_BRIDGES = """
from bridges import can_build, crossed


def test_cost():
    assert can_build(4, True)
    assert not can_build(2, True)
    assert not can_build(4, False)


def test_crossings():
    assert crossed(3) == 2
    assert crossed(4) == 2
"""

HUNT = """
import json
import sys

import bridges
import pytest
from tools.mutants.operators import mutants_of
from tools.mutants.running import Hunt, Task, Test, killer_of, look_at, run_forked


class Plugin:
    def pytest_runtestloop(self, session):
        tests = [Test(item, 0) for item in session.items]
        source = open(bridges.__file__).read()
        mutants = list(mutants_of(source, bridges.__file__, "bridges", vars(bridges)))
        codes = {getattr(bridges, mutant.function).__code__ for mutant in mutants}
        failing = [test.item.name for test in look_at(tests, codes, workers=2)]
        hunt = Hunt(tests)
        found = {}

        def task(mutant):
            rule = getattr(bridges, mutant.function)
            chosen = hunt.tests_for(mutant, "")
            return Task(
                lambda: killer_of(mutant, rule, chosen),
                lambda killer: found.update({mutant.key: killer}),
            )

        finished = run_forked(map(task, mutants), workers=2)
        with open("found.json", "w") as file:
            json.dump({"found": found, "failing": failing, "finished": finished}, file)
        return True


pytest.main(["-q", "-p", "no:cacheprovider", *sys.argv[1:]], plugins=[Plugin()])
"""


def changes(body: str, **names: object) -> set[tuple[str, str]]:
    """The changes that are made to a rule with these statements."""
    lines = "\n".join(f"    {line}" for line in body.splitlines())
    source = f"@rule\ndef f(a, b, c):\n{lines}\n"
    found = mutants_of(source, "f.py", "f", names)
    return {(mutant.was, mutant.now) for mutant in found}


def to(body: str, **names: object) -> set[str]:
    """What the last of these statements becomes."""
    last = body.splitlines()[-1].strip()
    return {now for was, now in changes(body, **names) if was == last}


# --- What is changed ---


def test_comparisons_are_moved_by_one_and_turned_round() -> None:
    """At the edge is where rules are most often wrong."""
    assert to("return a < b") == {"", "return a <= b", "return a >= b"}
    assert to("return a >= b") == {"", "return a > b", "return a < b"}
    assert to("return a == b") == {"", "return a != b"}
    assert to("return a in b") == {"", "return a not in b"}


def test_constants_are_one_more_and_one_less() -> None:
    """Literal and named; nothing becomes negative."""
    assert to("return 3") == {"", "return 4", "return 2"}
    assert to("return 0") == {"", "return 1"}
    assert to("return False") == {"", "return True"}
    assert to("return COST", COST=3) == {"", "return COST + 1"}
    assert to("return Cost", Cost=3) == {""}


def test_constants_that_change_no_rule_are_left_alone() -> None:
    """Which stream of chance is drawn from, and what could only be never equal."""
    assert to("return below(stream, FIRST, a)", FIRST=3) == {""}
    assert to("return a == FIRST", FIRST=3) == {"", "return a != FIRST"}


def test_arithmetic_becomes_other_arithmetic() -> None:
    """Sums, bits, what is left after dividing, the smaller of two."""
    assert to("return a + b") == {"", "return a - b"}
    assert to("return a % b") == {"", "return a"}
    assert to("return a & b") == {"", "return a | b"}
    assert to("return min(a, b)") == {"", "return max(a, b)"}
    assert to("a += b") == {"", "a -= b"}
    assert to("return -a") == {"", "return a"}


def test_conditions_hold_always_or_never_or_in_part() -> None:
    """Which leaves out a guard, or one sentence of it."""
    always_or_never = {"if True:", "if False:"}
    assert {now for was, now in changes("if a:\n    b()") if was == "if a:"} == always_or_never
    found = {now for was, now in changes("if a and b:\n    c()") if was == "if a and b:"}
    assert found == {"if a:", "if b:", "if True:", "if False:"}
    assert to("return not a") == {"", "return a"}
    assert to("return a if b else c") == {"", "return a if True else c", "return a if False else c"}


def test_statements_are_dropped() -> None:
    """But what stands alone under a condition only once: the condition never holds."""
    assert ("b()", "") in changes("b()\nc()")
    assert ("for a in b:", "") in changes("for a in b:\n    c()")
    assert ("b()", "") not in changes("if a:\n    b()")
    assert ("b()", "") in changes("if a:\n    b()\nelse:\n    c()")


def test_what_compiles_to_the_same_is_left_out() -> None:
    """No test could tell it apart."""
    assert changes("return") == set()
    assert to("while a < b:\n    a += 1") == {"", "a -= 1", "a += 2"}
    assert len(list(mutants_of("@rule\ndef f():\n    'Only words.'\n", "f.py", "f", {}))) == 0


def test_the_same_change_twice_is_counted() -> None:
    """So that a file can name one of them."""
    source = "@rule\ndef f(a):\n    a += 1\n    a *= 2\n    a += 1\n"
    dropped = [m for m in mutants_of(source, "f.py", "f", {}) if (m.was, m.now) == ("a += 1", "")]
    assert [(mutant.nth, mutant.lines) for mutant in dropped] == [(1, (3, 3)), (2, (5, 5))]


def test_functions_that_are_no_rules_are_changed_where_all_are_asked_for() -> None:
    """Who came second is worked out by a plain function."""
    source = "def f(a):\n    return a < 1\n"
    assert list(mutants_of(source, "f.py", "f", {})) == []
    found = {mutant.now for mutant in mutants_of(source, "f.py", "f", {}, all_functions=True)}
    assert "return a <= 1" in found


# --- Who finds it ---


@pytest.fixture(scope="module")
def hunted(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Which test finds each mutant of a tiny module."""
    folder = tmp_path_factory.mktemp("bridges")
    (folder / "bridges.py").write_text(RULES_OF_BRIDGES)
    (folder / "test_bridges.py").write_text(TESTS_OF_BRIDGES)
    (folder / "hunt.py").write_text(HUNT)
    command = [sys.executable, "hunt.py", "test_bridges.py"]
    environment = {"PYTHONPATH": f"{ROOT}:{folder}", "PYTHONDONTWRITEBYTECODE": "1"}
    subprocess.run(command, cwd=folder, env=environment, check=True, capture_output=True)
    answer = json.loads((folder / "found.json").read_text())
    assert answer["failing"] == []
    assert answer["finished"]
    found: dict[str, str] = answer["found"]
    return found


def test_a_change_that_a_test_notices_is_found(hunted: dict[str, str]) -> None:
    """By a test that reaches it."""
    guard = hunted["bridges.can_build | if not held: | if False: | 1"]
    assert guard == "test_bridges.py::test_cost"
    assert hunted["bridges.crossed | times += 1 | times -= 1 | 1"].endswith("test_crossings")


def test_a_change_that_no_test_notices_survives(hunted: dict[str, str]) -> None:
    """Nobody builds with exactly three coins, and nobody crosses with none."""
    survivors = {key for key, killer in hunted.items() if not killer}
    assert survivors == {
        "bridges.can_build | return coins >= COST | return coins > COST | 1",
        "bridges.can_build | return coins >= COST | return coins >= COST + 1 | 1",
        "bridges.unused | return people + 1 |  | 1",
        "bridges.unused | return people + 1 | return people - 1 | 1",
        "bridges.unused | return people + 1 | return people + 2 | 1",
        "bridges.unused | return people + 1 | return people + 0 | 1",
    }


def test_a_change_that_never_ends_is_found(hunted: dict[str, str]) -> None:
    """The test is stopped, and counts as failed."""
    assert hunted["bridges.crossed | people -= 2 |  | 1"].endswith("test_crossings")


# --- What is said of it ---

EQUIVALENTS = """
[[equivalent]]
rule = "bridges.can_build"
was = "return coins >= COST"
now = ["return coins > COST", "return coins >= COST + 1"]
reason = "for a test of this file"
"""


def findings(equivalents: str, tmp_path: Path, found_by: int | None = None) -> Findings:
    """What is said of the mutants of one rule, all of them found by this suite or by none."""
    file = tmp_path / "bridges.toml"
    file.write_text(equivalents)
    mutants: list[Mutant] = [
        mutant
        for mutant in mutants_of(RULES_OF_BRIDGES, "bridges.py", "bridges", {"COST": 3})
        if mutant.was == "return coins >= COST"
    ]
    return Findings("bridges", 2, dict.fromkeys(mutants, found_by), read_equivalents(file))


def test_a_file_names_equivalents(tmp_path: Path) -> None:
    """They are counted, and are no survivors."""
    found = findings(EQUIVALENTS, tmp_path)
    assert [mutant.now for mutant in found.survivors] == ["", "return coins < COST"]
    assert "| bridges | 4 | 0 | 0 | 0 | 2 | 2 |" in found.text()
    assert list(found.false_equivalents(whole=True)) == []


def test_what_was_not_run_is_said(tmp_path: Path) -> None:
    """A report of a run that was stopped does not look like one that was not."""
    found = findings(EQUIVALENTS, tmp_path)
    assert "not been run" not in found.text()
    found.not_run = 1200
    assert "**1,200 mutants have not been run.**" in found.text()


def test_what_only_records_find_is_listed_separately(tmp_path: Path) -> None:
    """A weak finding, unless the change is named as equivalent: the same game with other luck."""
    found = findings(EQUIVALENTS, tmp_path, RECORDS)
    assert [mutant.now for mutant in found.only_records] == ["", "return coins < COST"]
    assert found.survivors == []
    assert "## Found only by recorded games" in found.text()


@pytest.mark.parametrize("suite", [RULES, LAWS])
def test_what_a_test_finds_is_no_equivalent(suite: int, tmp_path: Path) -> None:
    """The file would claim what is not so."""
    found = findings(EQUIVALENTS, tmp_path, suite)
    assert len(list(found.false_equivalents(whole=False))) == 2


def test_what_is_gone_is_no_equivalent(tmp_path: Path) -> None:
    """After a rule was rewritten its entry has to go; a run of a part cannot know."""
    found = findings(EQUIVALENTS.replace("coins >= COST", "coins >= PRICE"), tmp_path)
    assert len(list(found.false_equivalents(whole=True))) == 2
    assert list(found.false_equivalents(whole=False)) == []


def test_a_wrong_file_is_refused(tmp_path: Path) -> None:
    """A reason is not left out."""
    without = EQUIVALENTS.replace("reason", "because")
    with pytest.raises(msgspec.ValidationError):
        findings(without, tmp_path)
