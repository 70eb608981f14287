"""Check the clauses of the rules: each is cited by a test, each citation is real, and every
language has the same clauses with the same figures.

A clause is a line with a bold number, `**4.2**`; a citation is `@pytest.mark.rule("game:4.2")`. The
rules of a game are texts/<language>/rules.md in its folder.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "rubra" / "games"
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
                raise SystemExit(f"{game_of(file)}: clause {number} is there twice")
            found[number] = match[2]
        elif number and line.startswith("  "):
            found[number] += f"\n{line}"
        elif line:
            number = ""
    return found


def all_clauses(games: Path) -> set[str]:
    """The clauses of all games, as `game:4.2`."""
    files = games.glob("*/texts/en/rules.md")
    return {f"{game_of(file)}:{number}" for file in files for number in clauses(file)}


def game_of(file: Path) -> str:
    """The game whose rules a file holds."""
    return file.parents[2].name


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


def mistranslated(games: Path, languages: list[str]) -> Iterator[str]:
    """What a translation lacks, has too much of, or says otherwise than the English."""
    for texts in sorted(games.glob("*/texts")):
        for language in languages:
            where = f"{texts.parent.name} ({language})"
            english, translated = texts / "en" / "rules.md", texts / language / "rules.md"
            if not english.exists():
                yield f"{where} translates nothing"
            elif not translated.exists():
                yield f"{where} is missing"
            else:
                differences = differing(english, translated)
                yield from (f"{where}: {difference}" for difference in differences)


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
    wanted = all_clauses(GAMES)
    found = citations(ROOT / "tests")
    wrong = [f"no test cites {clause}" for clause in sorted(wanted - set(found))]
    for clause in sorted(set(found) - wanted):
        wrong.append(f"{found[clause][0]} cites {clause}, which does not exist")
    wrong += mistranslated(GAMES, languages())
    if not wanted:
        wrong.append("no game has clauses")
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
