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
    "training": {"core", "games", "bots", "lab", "research", "training"},
    "server": {"core", "games", "bots", "server"},
    "terminal": {"core", "games", "bots", "lab", "terminal"},
    "commands": {"core", "games", "bots", "lab", "server", "terminal", "commands", "training"},
}
PARTS = [part.name for part in SOURCES.iterdir() if list(part.glob("*.py"))]
RULES_MAY_IMPORT = {"__future__", "rubra", "numpy"}


# A game's folder holds a chapter for each part; each may import what that part may
CHAPTERS = {"player": "bots", "study": "lab", "terminal": "terminal", "balance": "commands"}


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


# --- The server in layers ---

# Each folder of the server may import from itself and from those named; "" is the server's own
# modules, which put everything together.
SERVER_FOLDERS = {
    "protocol": set(),
    "model": {"protocol"},
    "requests": {"protocol", "model"},
    "support": {"requests"},
    "table": {"protocol", "model", "requests"},
    "store": {"protocol", "model", "support"},
    "thinking": {"protocol"},
    "games": {"protocol", "requests", "support"},
    "people": {"protocol", "model", "requests", "support", "store"},
    "service": {"protocol", "model", "requests", "support", "store", "table", "thinking", "games"},
    "operators": {"protocol", "model", "requests", "support", "store", "people", "table"},
}
SERVER_FOLDERS["clubs"] = SERVER_FOLDERS["service"] | {"service"}
SERVER_FOLDERS["http"] = SERVER_FOLDERS["clubs"] | {"people", "clubs"}
SERVER_FOLDERS["sockets"] = SERVER_FOLDERS["service"] | {"people", "service"}
SERVER_FOLDERS[""] = {*SERVER_FOLDERS}
SERVER = SOURCES / "server"
SERVER_MODULES = {
    ".".join(file.relative_to(SOURCES.parent).with_suffix("").parts).removesuffix(".__init__"): file
    for file in sorted(SERVER.rglob("*.py"))
    if "migrations" not in file.parts
}


def server_imports(module: str) -> set[str]:
    """The modules of the server that a module imports, for type checking too."""
    found = set()
    for name in imports_of(SERVER_MODULES[module]):
        if name in SERVER_MODULES and name != module:
            found.add(name)
    # `from a.b import c` names the package a.b as well: only what is taken from it counts
    return {one for one in found if SERVER_MODULES[one].name != "__init__.py"}


def test_server_modules_do_not_import_each_other_in_circles() -> None:
    """Not even for type checking: each can be read without those above it."""
    imports = {module: server_imports(module) for module in SERVER_MODULES}
    done: set[str] = set()

    def visit(module: str, above: list[str]) -> None:
        if module in above:
            raise AssertionError(" imports ".join([*above[above.index(module) :], module]))
        if module not in done:
            for other in sorted(imports[module]):
                visit(other, [*above, module])
            done.add(module)

    for module in imports:
        visit(module, [])


def folder_of(module: str) -> str:
    """The folder of a module of the server."""
    parts = SERVER_MODULES[module].relative_to(SERVER).parts
    return parts[0] if len(parts) > 1 else ""


@pytest.mark.parametrize("module", SERVER_MODULES, ids=lambda name: name.removeprefix("rubra."))
def test_server_folders_import_one_way(module: str) -> None:
    """Only those below: what a table does can be read without network, database and event loop."""
    folder = folder_of(module)
    allowed = SERVER_FOLDERS[folder] | {folder}
    for other in server_imports(module):
        assert folder_of(other) in allowed, f"{module} imports {other}"


def test_server_layers_have_an_order() -> None:
    """What is allowed above is no circle either."""
    order: list[str] = []
    while len(order) < len(SERVER_FOLDERS):
        ready = [
            folder
            for folder, below in SERVER_FOLDERS.items()
            if folder not in order and below - {folder} <= set(order)
        ]
        assert ready, f"a circle among {SERVER_FOLDERS.keys() - set(order)}"
        order += ready


CORE_MAY_NOT_IMPORT = {"asyncio", "threading", "sqlalchemy", "psycopg", "sqlite3", "picows"}
CORE_MAY_NOT_IMPORT |= {"starlette", "uvicorn", "socket", "http", "time"}


@pytest.mark.parametrize(
    "file", sorted((SERVER / "table").glob("*.py")), ids=lambda file: file.stem
)
def test_the_core_of_a_table_is_synchronous(file: Path) -> None:
    """No event loop, thread, database, network or clock of the machine: all of it is passed in."""
    assert not {name.split(".")[0] for name in imports_of(file)} & CORE_MAY_NOT_IMPORT
    tree = ast.parse(file.read_text(encoding="utf-8"))
    waits = (ast.AsyncFunctionDef, ast.Await, ast.AsyncFor, ast.AsyncWith)
    assert not [node.lineno for node in ast.walk(tree) if isinstance(node, waits)]


# What is imported only where there is a GPU, and by which package
ELSEWHERE = {"cupy": ["cupy-cuda13x"], "torch": ["torch"]}


def test_everything_imported_is_declared() -> None:
    """Whoever installs the package gets what it needs."""
    project = tomllib.loads((SOURCES.parent.parent / "pyproject.toml").read_text(encoding="utf-8"))
    lists = [project["project"]["dependencies"]]
    lists += project["project"]["optional-dependencies"].values()
    declared = {plain(re.split(r"[^\w.-]", one)[0]) for wanted in lists for one in wanted}
    provided = {**importlib.metadata.packages_distributions(), **ELSEWHERE}
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


def test_the_page_names_every_module() -> None:
    """ARCHITECTURE.md leaves nothing out; of the server, its folders."""
    page = (SOURCES.parent.parent / "ARCHITECTURE.md").read_text(encoding="utf-8")
    described = [part for part in PARTS if part not in ("games", "server")]
    files = [file for part in described for file in (SOURCES / part).glob("*.py")]
    files += [*SOURCES.glob("*.py"), *(SOURCES / "server").glob("*.py")]
    names = {file.name for file in files if file.name != "__init__.py"}
    names |= {f"{part}/" for part in PARTS}
    names |= {f"{file.parent.name}/" for file in (SOURCES / "server").glob("*/*.py")}
    assert [name for name in sorted(names) if name not in page] == []


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
