"""Packages that not everybody needs: without them, a sentence says how to get them."""

from __future__ import annotations

import importlib
import subprocess
import sys
from pathlib import Path

import pytest

from rubra.core.errors import RubraError
from rubra.core.optional import MissingPackage, needs
from rubra.server.store.database import open_database
from tests.example import EXAMPLE

# What a program needs, the package without which it is run, and the extra that brings the package
MISSING = [
    (("from rubra.core.engines.choice import engine_for, choose",
      "from rubra.core import registry",
      "choose('native')",
      f"engine_for(registry.load('{EXAMPLE}'))"), "numba", "native"),
    (("from rubra.server.store.database import open_database",
      "open_database('postgresql://nobody@localhost:1/none')"), "psycopg", "postgresql"),
    (("from rubra.lab.cluster import on_ray", "on_ray()"), "ray", "cluster"),
    (("import rubra.research.gymnasium",), "gymnasium", "research"),
    (("import rubra.research.pettingzoo",), "pettingzoo", "research"),
    (("import rubra.research.openspiel",), "pyspiel", "research"),
]  # fmt: skip
# Commands, likewise
COMMANDS = [
    (("lab", "run", "experiment.toml"), "tomlkit", "lab"),
    (("lab", "report", "experiment.result"), "polars", "lab"),
    (("lab", "sweep", EXAMPLE, "a.b", "1..2"), "polars", "lab"),
    (("serve", "--port=0", "--db=postgresql://nobody@localhost:1/none"), "psycopg", "postgresql"),
]
WITHOUT = "import sys; sys.modules[{package!r}] = None\n"


def test_what_is_missing_is_named() -> None:
    """With the extra that brings it."""
    with (
        pytest.raises(MissingPackage, match=r"^no_such_package is not .* 'rubra\[some\]'$"),
        needs("some"),
    ):
        importlib.import_module("no_such_package.part")


def test_a_module_of_ours_is_our_mistake() -> None:
    """No extra brings it."""
    with pytest.raises(ModuleNotFoundError), needs("some"):
        importlib.import_module("rubra.no_such_module")


@pytest.mark.parametrize(("lines", "package", "extra"), MISSING, ids=lambda one: str(one)[:40])
def test_without_a_package_it_is_said_how_to_install_it(
    lines: tuple[str, ...], package: str, extra: str
) -> None:
    """In one sentence, as an error of ours."""
    program = WITHOUT.format(package=package) + (
        "from rubra.core.errors import RubraError\ntry:\n    "
        + "\n    ".join(lines)
        + "\nexcept RubraError as error:\n    print(error)"
    )
    done = run("-c", program)
    assert done.stdout == told(package, extra), done.stderr


@pytest.mark.parametrize(("words", "package", "extra"), COMMANDS)
def test_a_command_says_how_to_install_what_it_needs(
    words: tuple[str, ...], package: str, extra: str, tmp_path: Path
) -> None:
    """And ends as for any other mistake."""
    (tmp_path / "experiment.toml").write_text(f'game = "{EXAMPLE}"\n', encoding="utf-8")
    program = WITHOUT.format(package=package) + "from rubra.cli import main\nmain()"
    done = run("-c", program, *words, folder=tmp_path)
    assert (done.returncode, done.stderr) == (2, f"rubra: {told(package, extra)}")


def test_who_compiles_by_hand_is_told_too() -> None:
    """The process that the server starts, started by a person."""
    program = WITHOUT.format(package="numba") + (
        "import runpy\n"
        f"sys.argv = ['warm', '{EXAMPLE}']\n"
        "runpy.run_module('rubra.bots.warm', run_name='__main__')"
    )
    done = run("-c", program)
    assert (done.returncode, done.stderr) == (1, f"rubra: {told('numba', 'native')}")


def told(package: str, extra: str) -> str:
    """What is said."""
    return f"{package} is not installed; install it with: pip install 'rubra[{extra}]'\n"


def run(*words: str, folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Python, with these words."""
    command = [sys.executable, *words]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_a_database_that_is_not_there_is_something_else() -> None:
    """With its package, the server is looked for."""
    with pytest.raises(RubraError, match="cannot be opened"):
        open_database("postgresql://nobody@127.0.0.1:1/none")
