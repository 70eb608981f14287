"""The architecture: what may import what, and that a game is one folder."""

from __future__ import annotations

import ast
import importlib.metadata
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import rubra
from rubra.core import registry

SOURCES = Path(rubra.__file__).parent
# Each part may import from itself and from the parts named
ARROWS = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "games", "bots"},
    "lab": {"core", "games", "bots", "lab"},
    "research": {"core", "games", "bots", "lab", "research"},
    "server": {"core", "games", "bots", "server"},
    "terminal": {"core", "games", "bots", "lab", "terminal"},
    "commands": {"core", "games", "bots", "lab", "server", "terminal", "commands"},
}
PARTS = [part.name for part in SOURCES.iterdir() if list(part.glob("*.py"))]
RULES_MAY_IMPORT = {"__future__", "rubra", "numpy"}


# A game's folder holds a chapter for each part; each may import what that part may
CHAPTERS = {"player": "bots", "study": "bots", "terminal": "terminal", "balance": "commands"}


def part_of(file: Path) -> str:
    """The part that a file belongs to."""
    words = file.relative_to(SOURCES).with_suffix("").parts
    if words[0] == "games" and len(words) > 2:
        return CHAPTERS.get(words[2], "games")
    return words[0]


def imports_of(file: Path) -> Iterator[str]:
    """Everything a file imports, wherever in it."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


@pytest.mark.parametrize("part", PARTS)
def test_arrows_go_one_way(part: str) -> None:
    """core, games, bots, lab, terminal and commands, in this order."""
    for file in SOURCES.rglob("*.py"):
        if part_of(file) != part:
            continue
        for name in imports_of(file):
            words = name.split(".")
            if words[0] == "rubra" and len(words) > 1 and words[1] in PARTS:
                allowed = ARROWS[part] | ({"games"} if file.name == "registry.py" else set())
                assert words[1] in allowed, f"{file.relative_to(SOURCES)} imports {name}"


def test_games_do_not_know_each_other() -> None:
    """They share by calling core."""
    for file in (SOURCES / "games").rglob("*.py"):
        own = file.relative_to(SOURCES / "games").parts[0]
        for name in imports_of(file):
            words = name.split(".")
            if words[:2] == ["rubra", "games"] and len(words) > 2:
                assert words[2] == own, f"{file.relative_to(SOURCES)} imports {name}"


RULE_FILES = [
    file
    for file in sorted((SOURCES / "games").rglob("*.py"))
    if part_of(file) == "games" and "@rule" in file.read_text(encoding="utf-8")
]


@pytest.mark.parametrize("file", RULE_FILES, ids=lambda file: file.stem)
def test_rules_touch_nothing_outside(file: Path) -> None:
    """No network, clock, file or log."""
    assert {name.split(".")[0] for name in imports_of(file)} <= RULES_MAY_IMPORT


def test_everything_imported_is_declared() -> None:
    """Whoever installs the package gets what it needs."""
    project = tomllib.loads((SOURCES.parent.parent / "pyproject.toml").read_text(encoding="utf-8"))
    lists = [project["project"]["dependencies"]]
    lists += project["project"]["optional-dependencies"].values()
    declared = {plain(re.split(r"[^\w.-]", one)[0]) for wanted in lists for one in wanted}
    provided = importlib.metadata.packages_distributions()
    for file in SOURCES.rglob("*.py"):
        for name in imports_of(file):
            top = name.split(".")[0]
            if top != "rubra" and top not in sys.stdlib_module_names:
                packages = {plain(package) for package in provided[top]}
                assert packages & declared, f"{file.relative_to(SOURCES)} imports {name}"


def plain(package: str) -> str:
    """The name of a package, however it is written."""
    return re.sub(r"[-_.]+", "-", package).lower()


def test_no_source_names_a_local_path_or_a_package_host() -> None:
    """What the project needs, it carries itself."""
    root = SOURCES.parent.parent
    words = ["../sha" + "red", "/ro" + "ot/", "/wo" + "rk/", "pypi" + ".org", "registry.npm" + "js"]
    files = [
        f for f in root.rglob("*") if f.suffix in {".py", ".md", ".toml", ".ftl", ".lock", ".sh"}
    ]
    for file in files:
        if not {".venv", "build", "node_modules", "failures"} & set(file.parts):
            text = file.read_text(encoding="utf-8")
            for word in words:
                assert word not in text, f"{file.relative_to(root)} has {word}"


# --- A game is one folder ---

ROOT = SOURCES.parent.parent
# Where a game is at home; everything else finds it by the name of its folder
HOMES = ("src/rubra/games/", "web/src/games/", "tests/games/", "tests/records/", "tests/mutants/")
SCANNED = ("src", "web", "tools", "bench", "tests", "examples", "deploy", "Makefile")
# What may name a game all the same: the start of a path, and why
MAY_NAME_A_GAME = {
    "src/rubra/web_client/": "built from the sources, and not one of them",
    "web/src/core/fairness.vectors.json": "generated: a deal of every game that there is",
    "bench/": "compares one game with the same rules in C and on boardgame.io, and reports figures",
    "examples/": "what a reader types is about a game",
    "tests/example.py": "the game that tests take where any will do",
}


def game_names() -> re.Pattern[str]:
    """The names and titles of all games."""
    words = {word for name in registry.names() for word in (name, registry.about(name).title)}
    return re.compile(rf"(?<![a-z])({'|'.join(map(re.escape, words))})(?![a-z])", re.IGNORECASE)


def may_name_a_game(path: str) -> bool:
    """Whether a file is a game's own, is listed above, or tests something by an example."""
    is_test = path.startswith("tests/") and Path(path).name.startswith("test_")
    is_web_test = path.startswith("web/") and path.endswith(".test.ts")
    return is_test or is_web_test or path.startswith((*HOMES, *MAY_NAME_A_GAME))


def sources() -> list[str]:
    """The files that git knows, or would add."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", *SCANNED]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [path for path in listed.splitlines() if (ROOT / path).is_file()]


def test_nothing_names_a_game_but_its_own_folders() -> None:
    """A game is added by adding its folders: no other line has to know of it."""
    names = game_names()
    found = []
    for path in sources():
        if not may_name_a_game(path):
            text = (ROOT / path).read_bytes().decode("utf-8", errors="ignore")
            found += [f"{path}: {match[0]}" for match in names.finditer(text)]
    assert found == []


def test_tests_of_one_game_lie_in_its_folder() -> None:
    """A test outside may take a game as its example, but is not about it: no file is named so."""
    names = game_names()
    assert [path for path in sources() if names.search(path) and not may_be_named(path)] == []


def may_be_named(path: str) -> bool:
    """Whether a path may hold the name of a game."""
    return path.startswith((*HOMES, *MAY_NAME_A_GAME))
