"""The wheel: everything that playing needs besides other packages, and nothing else.

It is installed alone into an empty folder; other packages are those of the tests.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from rubra.core import registry
from tests.example import EXAMPLE
from tests.serving import open_table, serving

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "src" / "rubra" / "web_client" / "index.html"
MOST_BYTES = 5_000_000
LANGUAGES = ("en", "ca", "pt", "it")
ENDINGS = (".py", ".pyi", ".toml", ".ftl", ".md", ".json", ".html", ".wasm", ".cuda", ".typed")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built as `make wheel` does."""
    if not CLIENT.exists():
        pytest.fail("the client is not built: run `make web`")
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel in it, far from the sources."""
    folder = tmp_path_factory.mktemp("installed")
    options = ["--no-deps", "--no-index", "--no-compile", "--disable-pip-version-check", "--quiet"]
    command = [sys.executable, "-m", "pip", "install", *options, "--target", str(folder)]
    subprocess.run([*command, str(wheel)], check=True, capture_output=True)
    return folder


def environment(installed: Path, home: Path) -> dict[str, str]:
    """Nothing of the sources, and an empty home."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("RUBRA_")}
    return {
        **kept,
        "PYTHONPATH": str(installed),
        "HOME": str(home),
        "XDG_DATA_HOME": str(home),
        "XDG_CACHE_HOME": str(home),
    }


def run(installed: Path, home: Path, *words: str, typed: str = "") -> str:
    """What the command prints; it must not complain about anything."""
    done = subprocess.run(
        [sys.executable, str(installed / "bin" / "rubra"), *words],
        cwd=home,
        env=environment(installed, home),
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return done.stdout


def test_it_holds_all_that_playing_needs(wheel: Path) -> None:
    """The client, and of each game rules, module, box and texts."""
    names = set(zipfile.ZipFile(wheel).namelist())
    client = {
        f"rubra/web_client/{file.relative_to(CLIENT.parent).as_posix()}"
        for file in CLIENT.parent.rglob("*")
        if file.is_file()
    }
    assert client <= names
    for language in LANGUAGES:
        assert [name for name in names if name.startswith(f"rubra/locales/{language}/")]
    for game in registry.names():
        home = f"rubra/games/{game}"
        wanted = ["rules.py", "box.toml", "engine.wasm", "lesson.json"]
        wanted += [f"texts/{one}/{file}" for one in LANGUAGES for file in ("game.ftl", "rules.md")]
        assert {f"{home}/{file}" for file in wanted} <= names
    sources = {
        f"rubra/{file.relative_to(ROOT / 'src' / 'rubra').as_posix()}"
        for file in (ROOT / "src" / "rubra").rglob("*.py")
    }
    assert sources <= names


def test_it_holds_nothing_else(wheel: Path) -> None:
    """No tests, no modules made for tests, nothing that Python has compiled; and it is small."""
    names = zipfile.ZipFile(wheel).namelist()
    ours = [name for name in names if not name.startswith(("rubra/web_client/", "rubra-"))]
    assert [name for name in ours if not name.startswith("rubra/")] == []
    assert [name for name in ours if not name.endswith(ENDINGS)] == []
    for kind in (".wasm", ".cuda"):
        made = sorted(name for name in names if name.endswith(kind))
        assert made == sorted(f"rubra/games/{game}/engine{kind}" for game in registry.names())
    assert wheel.stat().st_size <= MOST_BYTES


def test_commands_run_without_the_sources(installed: Path, tmp_path: Path) -> None:
    """Listing, simulating and playing, with the modules that came along."""
    program = "import rubra; print(rubra.__file__)"
    found = subprocess.run(
        [sys.executable, "-c", program],
        cwd=tmp_path,
        env=environment(installed, tmp_path),
        capture_output=True,
        text=True,
        check=True,
    )
    assert Path(found.stdout.strip()).is_relative_to(installed)
    listed = json.loads(run(installed, tmp_path, "games", "--json"))
    assert [one["name"] for one in listed] == list(registry.names())
    for game in registry.names():
        figures = json.loads(run(installed, tmp_path, "sim", game, "--games=20", "--json"))
        assert figures["games"] == 20
    run(installed, tmp_path, "play", EXAMPLE, "--bots=hard:50", "--save=game.json", typed="1\nq\n")
    assert (tmp_path / "game.json").exists()


def test_a_site_is_written_without_the_sources(installed: Path, tmp_path: Path) -> None:
    """The client that came along, and what is made from the games."""
    said = run(installed, tmp_path, "site", "site")
    assert said.startswith("site: ")
    frame = (tmp_path / "site" / "index.html").read_text()
    for file in re.findall(r'(?:src|href)="\./([^"]+)"', frame):
        assert (tmp_path / "site" / file).is_file()
    for game in registry.names():
        assert (tmp_path / "site" / "data" / game / "engine.wasm").is_file()


def test_the_page_is_served_without_the_sources(installed: Path, tmp_path: Path) -> None:
    """The very files of the wheel, and a table of each game against bots."""
    command = [sys.executable, "-u", str(installed / "bin" / "rubra"), "serve", "--port=0"]
    with serving(command, tmp_path, environment(installed, tmp_path)) as guest:
        page = guest.get("/")
        assert page.content == (installed / "rubra" / "web_client" / "index.html").read_bytes()
        files = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text)
        assert files
        for file in files:
            assert guest.get(file).status_code == 200
        for about in map(registry.about, registry.names()):
            open_table(guest, about.name, about.players[0])
