"""The arrows of the house: what may call what."""

from __future__ import annotations

import ast
import importlib.metadata
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import rubra

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
