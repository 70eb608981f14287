"""Whatever runs the rules computes the same, to the last bit: a law for every game and setting."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from rubra.core import registry
from rubra.core.engines.choice import chosen, engine_for
from tests.laws.fingerprint import fingerprint

GAMES = int(os.environ.get("RUBRA_ENGINE_GAMES", "1"))
ROOT = Path(__file__).parent.parent.parent

# By name: what makes a process use an engine
ENGINES = {
    "plain Python": {"RUBRA_ENGINE": "python"},
    "WebAssembly as it is shipped": {"RUBRA_ENGINE": "wasm", "RUBRA_MODULES": ""},
    # Machine code that was compiled quickly, and is slower; `make fuzz` compares the fast one
    "machine code": {"RUBRA_ENGINE": "native", "NUMBA_OPT": os.environ.get("NUMBA_OPT", "0")},
}


@cache
def computed_here(name: str) -> dict[str, str]:
    """What the modules with checks compute, which all tests run on."""
    return fingerprint(name, GAMES)


def test_tests_run_on_modules_that_check_every_index() -> None:
    """Or an index out of range would go unnoticed."""
    assert chosen() == "auto"
    for name in registry.names():
        engine = engine_for(registry.load(name))
        assert engine.name == "wasm"
        assert engine.is_checked


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("name", registry.names())
def test_all_engines_compute_the_same(name: str, engine: str) -> None:
    """Games, views, observations, bots of every level, series, studies and many tables.

    Plain Python takes long: there bots and series play with the fewest and the most players.
    """
    command = [sys.executable, "-W", "error", "-m", "tests.laws.fingerprint", name, str(GAMES)]
    if engine == "plain Python":
        command.append("--some")
    printed = subprocess.run(
        command, env={**os.environ, **ENGINES[engine]}, cwd=ROOT, check=True, capture_output=True
    ).stdout
    found, here = json.loads(printed), computed_here(name)
    assert found == {what: here[what] for what in found}
    assert len(found) == len(here) or engine == "plain Python"
