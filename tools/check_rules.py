"""Check the clauses of docs/rules: each is cited by a test, each citation is real, and every
language has the same clauses with the same figures.

A clause is a line with a bold number, `**4.2**`; a citation is `@pytest.mark.rule("game:4.2")`. The
English of a game is docs/rules/<game>.md, its translations are docs/rules/<language>/<game>.md.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
CLAUSE = re.compile(r"- \*\*(\d+(?:\.\d+)+)\*\*(.*)")
CHAPTER = re.compile(r"#+ ")
FIGURE = re.compile(r"\d+")
RULING = "*("  # opens what is said about a ruling, in any language


# --- Clauses and citations ---


def clauses(file: Path) -> dict[str, str]:
    """What each clause of a file says, its table included."""
    found: dict[str, str] = {}
    number = ""
    for line in file.read_text(encoding="utf-8").splitlines():
        if match := CLAUSE.match(line):
            number = match[1]
            if number in found:
                raise SystemExit(f"{file.name}: clause {number} is there twice")
            found[number] = match[2]
        elif number and line.startswith("  "):
            found[number] += f"\n{line}"
        elif line:
            number = ""
    return found


def all_clauses(folder: Path) -> set[str]:
    """The clauses of all games, as `game:4.2`."""
    return {f"{file.stem}:{number}" for file in folder.glob("*.md") for number in clauses(file)}


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


# --- Translations ---


def languages() -> list[str]:
    """Those that the texts speak, besides English."""
    return sorted({locale.name for locale in (ROOT / "src/rubra/locales").iterdir()} - {"en"})


def mistranslated(folder: Path, languages: list[str]) -> Iterator[str]:
    """What a translation lacks, has too much of, or says otherwise than the English."""
    games = {file.name for file in folder.glob("*.md")}
    for language in languages:
        for name in sorted(games | {file.name for file in (folder / language).glob("*.md")}):
            english, translated = folder / name, folder / language / name
            if not english.exists():
                yield f"{language}/{name} translates nothing"
            elif not translated.exists():
                yield f"{language}/{name} is missing"
            else:
                differences = differing(english, translated)
                yield from (f"{language}/{name}: {difference}" for difference in differences)


def differing(english: Path, translated: Path) -> Iterator[str]:
    """How the clauses of two files differ, apart from the words."""
    if chapters(english) != chapters(translated):
        yield f"its chapters are not the {len(chapters(english))} of the English"
    ours, theirs = clauses(english), clauses(translated)
    yield from (f"clause {number} is missing" for number in ours if number not in theirs)
    yield from (f"there is no clause {number}" for number in theirs if number not in ours)
    for number in (number for number in ours if number in theirs):
        if figures(ours[number]) != figures(theirs[number]):
            yield f"clause {number} has other figures"
        if ours[number].count(RULING) != theirs[number].count(RULING):
            yield f"clause {number} has other rulings"


def chapters(file: Path) -> list[str]:
    """The headings of a file, each by its depth alone."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return [match[0] for match in map(CHAPTER.match, lines) if match]


def figures(text: str) -> Counter[str]:
    """The figures of a clause, in whatever order a language has them."""
    return Counter(FIGURE.findall(text))


def main() -> int:
    """Say what is wrong; exit code 1 if anything is."""
    folder = ROOT / "docs" / "rules"
    wanted = all_clauses(folder)
    found = citations(ROOT / "tests")
    wrong = [f"no test cites {clause}" for clause in sorted(wanted - set(found))]
    for clause in sorted(set(found) - wanted):
        wrong.append(f"{found[clause][0]} cites {clause}, which does not exist")
    wrong += mistranslated(folder, languages())
    if not wanted:
        wrong.append("docs/rules has no clauses")
    for line in wrong:
        print(line)
    if wrong:
        return 1
    print(
        f"{len(wanted)} clauses, each cited by a test ({sum(map(len, found.values()))} citations), "
        f"in {1 + len(languages())} languages"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
