"""Check that every clause of docs/rules/<game>.md is cited by a test, and every citation is real.

A clause is a line with a bold number, `**4.2**`; a citation is `@pytest.mark.rule("game:4.2")`.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parent.parent
CLAUSE = re.compile(r"^\s*- \*\*(\d+(?:\.\d+)+)\*\*", re.MULTILINE)


def clauses(folder: Path) -> set[str]:
    """All clauses, as `game:4.2`."""
    found = set()
    for file in sorted(folder.glob("*.md")):
        numbers = CLAUSE.findall(file.read_text(encoding="utf-8"))
        if len(set(numbers)) != len(numbers):
            raise SystemExit(f"{file.name}: a clause number is there twice")
        found |= {f"{file.stem}:{number}" for number in numbers}
    return found


def citations(folder: Path) -> dict[str, list[str]]:
    """Which tests cite each clause."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for clause in cited_by(node):
                    found[clause].append(f"{file.name}::{node.name}")
    return found


def cited_by(test: ast.FunctionDef) -> list[str]:
    """The clauses that one test cites."""
    found = []
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
            found += [ast.literal_eval(argument) for argument in mark.args]
    return found


def main() -> int:
    """Say what is missing; exit code 1 if anything is."""
    wanted = clauses(ROOT / "docs" / "rules")
    found = citations(ROOT / "tests")
    untested = sorted(wanted - set(found))
    unknown = sorted(set(found) - wanted)
    for clause in untested:
        print(f"no test cites {clause}")
    for clause in unknown:
        print(f"{found[clause][0]} cites {clause}, which does not exist")
    if not wanted:
        print("docs/rules has no clauses")
    if untested or unknown or not wanted:
        return 1
    print(
        f"{len(wanted)} clauses, each cited by a test ({sum(map(len, found.values()))} citations)"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
