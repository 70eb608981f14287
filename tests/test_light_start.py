"""What is started imports only what it needs: large packages are loaded when asked for."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rubra.core import registry
from tests.example import EXAMPLE
from tests.serving import open_table, serving

# No package of an extra
LARGE = ("gymnasium", "llvmlite", "numba", "open_spiel", "pettingzoo", "polars")
LARGE += ("psycopg", "pyspiel", "ray", "scipy", "tomlkit", "vl_convert")
FOR_TABLES = ("numpy", "rich", "sqlalchemy", "starlette", "uvicorn", "wasmtime")

PROGRAM = """
import atexit, json, sys
names = json.loads(sys.argv.pop(1))
atexit.register(lambda: print("\\n" + json.dumps([one for one in names if one in sys.modules])))
"""
COMMAND = PROGRAM + "from rubra.cli import main; main()"


@pytest.fixture(autouse=True)
def nothing_compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As on a machine where no game was compiled: otherwise many games are played natively."""
    monkeypatch.setenv("RUBRA_CACHE", str(tmp_path))


def loaded(program: str, names: tuple[str, ...], *words: str, typed: str = "") -> list[str]:
    """Which packages are loaded when a program has ended."""
    done = subprocess.run(
        [sys.executable, "-c", program, json.dumps(names), *words],
        input=typed,
        capture_output=True,
        text=True,
        check=True,
    )
    return last_list(done.stdout)


def last_list(said: str) -> list[str]:
    """What the program printed when it ended."""
    return list(json.loads(said.splitlines()[-1]))


def test_the_package_alone_loads_nothing() -> None:
    """Each name is imported when it is used."""
    assert loaded(PROGRAM + "import rubra", LARGE + FOR_TABLES) == []


def test_help_loads_nothing_of_a_table() -> None:
    """It is printed at once."""
    assert loaded(COMMAND, (*LARGE, "numpy", "sqlalchemy", "uvicorn"), "--help") == []


@pytest.mark.parametrize("words", [["games"], ["sim", EXAMPLE, "--games=3", "--bots=easy"]])
def test_commands_load_no_extra(words: list[str]) -> None:
    """Nor do many games."""
    assert loaded(COMMAND, LARGE, *words) == []


@pytest.mark.parametrize("game", registry.names())
def test_playing_in_the_terminal_loads_no_extra_and_no_server(game: str) -> None:
    """A move, a hint, bots that search."""
    words = ["play", game, "--bots=hard:20"]
    names = (*LARGE, "sqlalchemy", "uvicorn")
    assert loaded(COMMAND, names, *words, typed="hint\n1\n1\nq\n") == []


def test_a_server_with_tables_loads_no_extra(tmp_path: Path) -> None:
    """A table of each game against hard bots, and the key of web push."""
    env = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    command = [sys.executable, "-u", "-c", COMMAND, json.dumps(LARGE), "serve", "--port=0"]
    with serving(command, tmp_path, env) as guest:
        for about in map(registry.about, registry.names()):
            table = open_table(guest, about.name, about.players[0])
            assert guest.get(f"/api/tables/{table}").json()["game"] == about.name
        assert guest.get("/api/push-key").json()["key"]
    assert last_list((tmp_path / "said").read_text()) == []


def test_watching_a_record_loads_no_extra(tmp_path: Path) -> None:
    """Although the command belongs to the lab."""
    record = next((Path(__file__).parent / "records" / EXAMPLE).glob("*.json"))
    env = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "BROWSER": "true"}
    command = [sys.executable, "-u", "-c", COMMAND, json.dumps(LARGE), "lab", "watch", str(record)]
    with serving(command, tmp_path, env) as guest:
        assert guest.get("/healthz").json() == {"status": "ok"}
    assert last_list((tmp_path / "said").read_text()) == []
