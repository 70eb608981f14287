"""A module that is damaged, of another version or out of date is refused, and one reads why."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from rubra.core import registry
from rubra.core.engines import module_file
from rubra.core.engines.module_file import (
    SECTION,
    Description,
    ModuleError,
    custom_section,
    find_module,
    with_section,
)
from rubra.core.game import Game
from tests.example import EXAMPLE

EMPTY = b"\0asm\1\0\0\0"


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game whose sources and module a test may change."""
    monkeypatch.delenv("RUBRA_MODULES", raising=False)
    true = registry.load(EXAMPLE)
    folder = tmp_path / EXAMPLE
    shutil.copytree(true.folder, folder, ignore=shutil.ignore_patterns("__pycache__"))
    return replace(true, folder=folder)


def test_the_modules_that_come_with_games_are_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    """And those of the tests, which have been checked on import."""
    monkeypatch.delenv("RUBRA_MODULES", raising=False)
    for name in registry.names():
        description = find_module(registry.load(name)).description
        assert description.game == name
        assert not description.checked


def test_an_edited_rule_makes_a_module_out_of_date(game: Game) -> None:
    """It is not used any more."""
    find_module(game)
    rules = game.folder / "rules.py"
    rules.write_text(rules.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    with pytest.raises(ModuleError, match="have changed since it was compiled; run `make engines`"):
        find_module(game)


def test_a_source_that_is_gone_makes_a_module_out_of_date(game: Game) -> None:
    """As an edited one does."""
    (game.folder / "rules.py").unlink()
    with pytest.raises(ModuleError, match="have changed"):
        find_module(game)


def test_what_no_rule_imports_changes_nothing(game: Game) -> None:
    """The terminal is not part of a module."""
    (game.folder / "terminal.py").write_text("", encoding="utf-8")
    find_module(game)


def test_a_missing_module_is_named(game: Game) -> None:
    """With what to do about it."""
    (game.folder / module_file.FILE_NAME).unlink()
    with pytest.raises(ModuleError, match="has no WebAssembly module; run `make engines`"):
        find_module(game)


@pytest.mark.parametrize("content", [b"", b"no module", EMPTY, EMPTY + b"\0\xff", b"\0asm\2\0\0\0"])
def test_a_damaged_module_is_refused(game: Game, content: bytes) -> None:
    """Whatever is wrong with it."""
    (game.folder / module_file.FILE_NAME).write_bytes(content)
    with pytest.raises(ModuleError, match=f"the WebAssembly module of {EXAMPLE} is damaged"):
        find_module(game)


@pytest.mark.parametrize("change", [{"format": 0}, {"game": "another"}])
def test_a_module_of_another_version_is_refused(game: Game, change: dict[str, object]) -> None:
    """Or of another game."""
    path = game.folder / module_file.FILE_NAME
    described = msgspec.json.decode(custom_section(path.read_bytes(), SECTION), type=Description)
    other = msgspec.structs.replace(described, **change)
    path.write_bytes(with_section(EMPTY, SECTION, msgspec.json.encode(other)))
    with pytest.raises(ModuleError, match="of another version"):
        find_module(game)


def test_sections_are_found_by_name() -> None:
    """Among others, whatever their size."""
    content = with_section(with_section(EMPTY, "first", b"x" * 300), "second", b"found")
    assert custom_section(content, "second") == b"found"
    assert custom_section(content, "first") == b"x" * 300
    with pytest.raises(ValueError, match="there is no section"):
        custom_section(content, "third")


# --- What is used instead ---

PROGRAM = f"""
from rubra.core import registry
from rubra.core.engines.choice import engine_for
print(engine_for(registry.load("{EXAMPLE}")).name)
"""


def engine_used(package: Path, **environment: str) -> tuple[str, str]:
    """Which engine a copy of the package uses, and what it says about it."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith("RUBRA_")}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**kept, "PYTHONPATH": str(package.parent), **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout.strip(), done.stderr


def test_a_module_out_of_date_is_never_used_silently(package: Path) -> None:
    """While somebody works on rules another engine runs them, and a line says so."""
    assert engine_used(package) == ("wasm", "")
    rules = package / "games" / EXAMPLE / "rules.py"
    rules.write_text(rules.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    name, said = engine_used(package)
    assert name == "native"
    assert "have changed since it was compiled" in said
    assert "using the engine native instead" in said
    name, said = engine_used(package, RUBRA_ENGINE="wasm")
    assert name == ""
    assert "have changed since it was compiled" in said


def test_where_neither_wasmtime_nor_numba_is_rules_run_as_python(package: Path) -> None:
    """A machine on which wasmtime does not run says so."""
    for missing in ("wasmtime", "numba"):
        broken = package.parent / f"{missing}.py"
        broken.write_text("raise ImportError('not for this machine')", encoding="utf-8")
    name, said = engine_used(package)
    assert name == "native" or "WebAssembly does not run on this machine" in said
    assert "not for this machine" in said


def test_an_engine_that_does_not_exist_is_refused(package: Path) -> None:
    """With the names of those that do."""
    name, said = engine_used(package, RUBRA_ENGINE="steam")
    assert name == ""
    assert "there is no engine 'steam'; the engines are auto, python, native, wasm" in said
