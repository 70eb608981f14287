"""Machine code: never stale, kept on disk, and no rule allocates."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from numba.core.errors import NumbaError

from rubra.core import registry
from rubra.core.engines.native import compiled
from rubra.core.engines.native_cache import sources_digest
from rubra.core.match_workspace import turn_pattern
from rubra.core.patterns import plain
from rubra.core.rule import rule
from rubra.core.vocabulary import pack

PROGRAM = """
from rubra.core.engines.native import NativeEngine, compiled
from rubra.core.record import blank
from rubra.games.rubico.suggestion import everyone_but_centurion
from rubra.games.rubico.state import State
NativeEngine()
state = blank(State)
state.players = 3
print(compiled(everyone_but_centurion)(state))
"""


def edit(file: Path, old: str, new: str) -> None:
    """Change a source file."""
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def run(package: Path, cache: Path) -> str:
    """Run the program on this copy, keeping machine code in that cache."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith("NUMBA_")}
    environment = {**kept, "RUBRA_CACHE": str(cache), "PYTHONPATH": str(package.parent)}
    command = [sys.executable, "-c", PROGRAM]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return done.stdout.strip()


def test_an_edited_helper_never_leaves_stale_code(package: Path, tmp_path: Path) -> None:
    """A caller in another file is compiled again when what it calls has changed."""
    cache = tmp_path / "cache"
    assert run(package, cache) == "6"
    assert run(package, cache) == "6"
    assert len(list((cache / "compiled").iterdir())) == 1
    edit(package / "core" / "bits.py", "return 1 << int(number)", "return 2 << int(number)")
    assert run(package, cache) == "13"


def test_rules_run_where_nothing_can_be_kept(package: Path, tmp_path: Path) -> None:
    """A cache that cannot be written is no reason to refuse."""
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    assert run(package, blocked) == "6"


def test_the_digest_sees_every_rule_source(package: Path) -> None:
    """An edit and a new file count; what lies outside the rules does not."""
    digests = [sources_digest(package)]
    (package / "cli.py").write_text("", encoding="utf-8")
    assert sources_digest(package) == digests[0]
    edit(package / "games" / "rubico" / "words.py", "LONGEST_ROW = 4", "LONGEST_ROW = 5")
    digests.append(sources_digest(package))
    (package / "bots" / "new.py").write_text("", encoding="utf-8")
    digests.append(sources_digest(package))
    assert len(set(digests)) == 3


def test_the_digest_sees_where_the_sources_lie(package: Path, tmp_path: Path) -> None:
    """Numba would not find the machine code of the same text elsewhere."""
    elsewhere = tmp_path / "elsewhere"
    shutil.copytree(package, elsewhere)
    assert sources_digest(elsewhere) != sources_digest(package)


def test_the_digest_sees_the_compiler_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Code with bounds checks is not taken for code without."""
    monkeypatch.delenv("NUMBA_BOUNDSCHECK", raising=False)
    without = sources_digest()
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    assert sources_digest() != without


def test_a_rule_may_not_allocate() -> None:
    """Scratch room belongs to the caller; the compiler refuses, plain Python cannot."""

    @rule
    def make_room() -> int:
        return len(np.zeros(3))

    assert make_room() == 3
    with pytest.raises(NumbaError):
        compiled(make_room)()


def test_what_is_no_rule_is_not_compiled() -> None:
    """A function that nobody marked may do anything."""
    with pytest.raises(TypeError, match="is no rule"):
        compiled(len.__class__)


def test_a_compiled_rule_returns_the_same() -> None:
    """As the plain function."""
    assert compiled(pack)(1, 2, 3) == pack(1, 2, 3)


def test_an_algorithm_is_kept_on_disk_for_each_game() -> None:
    """Also where nothing in its types tells them apart: a process may know only one of them."""
    names = {
        compiled(plain(turn_pattern(registry.load(game))).list_moves).__qualname__
        for game in registry.names()
    }
    assert len(names) == len(registry.names())
