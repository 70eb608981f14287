"""Whatever runs the rules computes the same, to the last bit: a law for every game and setting."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

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
}
# Machine code that was compiled quickly, and is slower; `make fuzz` compares the fast one
NATIVE = {"RUBRA_ENGINE": "native", "NUMBA_OPT": os.environ.get("NUMBA_OPT", "0")}


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
    some = ("--some",) if engine == "plain Python" else ()
    found, here = printed_by("fingerprint", name, *some, env=ENGINES[engine]), computed_here(name)
    assert found == {what: here[what] for what in found}
    assert len(found) == len(here) or some


@pytest.mark.parametrize("name", registry.names())
def test_machine_code_computes_the_same_and_warming_compiles_all_of_it(name: str) -> None:
    """What the first start compiles is enough for bots of every level with any number of players
    and for compiled series; that and all the rest computes what modules do."""
    told = printed_by("warmed", name, env=NATIVE)
    assert told["compiled"]
    assert told["late"] == []
    assert told["found"] == computed_here(name)


def printed_by(program: str, name: str, *more: str, env: dict[str, str]) -> Any:
    """What a program of this folder prints for a game, in a process of its own."""
    command = [sys.executable, "-W", "error", "-m", f"tests.laws.{program}", name, str(GAMES)]
    done = subprocess.run(
        [*command, *more], env={**os.environ, **env}, cwd=ROOT, check=True, capture_output=True
    )
    return json.loads(done.stdout)
