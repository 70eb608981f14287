"""A game is added by adding two folders: the example is played in a copy of the sources.

In the terminal, on the server, in the browser, in the lab and through the research interfaces; no
other line is edited. Rules run uncompiled: compiling is tested with the games that are there.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.serving import SECONDS
from tests.web.browser import DESKTOP, ROOT, Visit
from tests.web.local.boxes import boxes_in_node
from tests.web.table import learn, play, violations

GAME = "goofspiel"
EXAMPLE = ROOT / "examples" / "games" / GAME
PROGRAM = "from rubra.cli import main; main()"
NOT_COPIED = shutil.ignore_patterns("web_client", "__pycache__", "node_modules")


class Copy:
    """The sources with one game more, and programs that run there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(ROOT / "src", folder / "src", ignore=NOT_COPIED)
        shutil.copytree(ROOT / "tools", folder / "tools", ignore=NOT_COPIED)
        shutil.copytree(ROOT / "web", folder / "web", ignore=NOT_COPIED)
        reports = Path("src", "rubra", "web_client", "report")  # they are drawn alike for any game
        shutil.copytree(ROOT / reports, folder / reports)
        shutil.copytree(EXAMPLE / "python", folder / "src" / "rubra" / "games" / GAME)
        shutil.copytree(EXAMPLE / "web", folder / "web" / "src" / "games" / GAME)

    @property
    def environment(self) -> dict[str, str]:
        """The copy's sources, a cache and data of its own, no compiler."""
        own = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
        return own | {
            "PYTHONPATH": f"{self.folder / 'src'}{os.pathsep}{self.folder}",
            "RUBRA_ENGINE": "python",
            "RUBRA_CACHE": str(self.folder / "cache"),
            "XDG_DATA_HOME": str(self.folder / "data"),
        }

    def run(self, *arguments: str, typed: str = "") -> str:
        """What Python prints; it must not fail."""
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=self.folder,
            env=self.environment,
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    def rubra(self, *arguments: str, typed: str = "") -> str:
        """What a command prints."""
        return self.run("-c", PROGRAM, *arguments, typed=typed)

    @contextmanager
    def server(self) -> Iterator[str]:
        """The address of a server in the copy."""
        with subprocess.Popen(
            [sys.executable, "-c", PROGRAM, "serve", "--port", "0", "--hold", "0"],
            cwd=self.folder,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        ) as server:
            assert server.stdout is not None
            line = next(line for line in server.stdout if "http://" in line)
            try:
                yield next(word for word in line.split() if word.startswith("http://")).rstrip("/.")
            finally:
                server.terminate()

    def build_client(self) -> None:
        """The browser's client, with the game's board."""
        (self.folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
        path = f"{os.environ['PATH']}{os.pathsep}{ROOT / '.venv' / 'bin'}"
        subprocess.run(
            ["npm", "run", "--silent", "build"],
            cwd=self.folder / "web",
            env=os.environ | {"PATH": path},
            check=True,
            capture_output=True,
        )


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """One for all tests of a worker."""
    return Copy(tmp_path_factory.mktemp("copy"))


# --- Without a browser ---


def test_what_is_generated_for_it_is_fresh(copy: Copy) -> None:
    """Types of moves, events and views, the lesson, and what reads its box in the browser."""
    for tool in ("word_types", "view_types", "lessons"):
        copy.run(f"tools/{tool}.py", "--check")
    copy.run("-m", "tools.box_readers", "--check")


READ = """
import sys
from tests.web.local.boxes import read_here
print(json.dumps(read_here(sys.argv[1], sys.stdin.read())))
"""


def test_its_boxes_are_read_in_the_browser(copy: Copy, tmp_path: Path) -> None:
    """As in Python, right ones and wrong ones."""
    own = (EXAMPLE / "python" / "box.toml").read_text(encoding="utf-8")
    reader = copy.folder / "web" / "src" / "games" / GAME / "box-reader.ts"
    shutil.copytree(ROOT / "tests", copy.folder / "tests", dirs_exist_ok=True)
    here = copy.folder / "tests" / "web" / "local"
    with boxes_in_node(tmp_path, {GAME: reader}, here) as node:
        for text in (own, own.replace("each", "all"), f"{own}\nodd = 1\n", "game = "):
            there = node.read(GAME, text)
            assert there == json.loads(copy.run("-c", f"import json{READ}", GAME, typed=text))
            assert ("bytes" in there) == (text == own)


def test_it_is_played_in_the_terminal(copy: Copy) -> None:
    """To its end, in every language, with help and a hint, against a bot that searches."""
    assert "Goofspiel (2-3 players" in copy.rubra("games")
    rounds = {"en": "Round 6", "ca": "Ronda 6", "pt": "Ronda 6", "it": "Turno 6"}
    for language, last in rounds.items():
        command = ("play", GAME, "--bots", "medium:5", "--lang", language)
        told = copy.rubra(*command, typed="?\nhint\n" + "1\n" * 6)
        assert last in told
        assert "★" in told  # the final count


def test_it_is_saved_and_replayed(copy: Copy) -> None:
    """Like every game."""
    copy.rubra("play", GAME, "--bots", "easy", "--save", "game.json", typed="1\n" * 6)
    assert "takes the prize" in copy.rubra("replay", "game.json")
    assert "verified" in copy.rubra("verify", "game.json")


def test_it_is_simulated_and_studied(copy: Copy) -> None:
    """Random and sensible players; an experiment and its report."""
    figures = json.loads(copy.rubra("sim", GAME, "--players", "3", "--games", "20", "--json"))
    assert sum(figures["ends"].values()) == 20
    (copy.folder / "study.toml").write_text(
        f'game = "{GAME}"\nplayers = 2\nbots = ["easy"]\ngames = 20\nseed = 1\n', encoding="utf-8"
    )
    copy.rubra("lab", "run", "study.toml", "--out", "study.result")
    copy.rubra("lab", "report", "study.result", "--out", "study.html")
    assert "Goofspiel" in (copy.folder / "study.html").read_text(encoding="utf-8")
    arena = copy.rubra("arena", GAME, "--bots", "random,easy", "--games", "4", "--json")
    assert json.loads(arena)


RESEARCH = """
import gymnasium, numpy as np, pyspiel, random
import rubra
from rubra.research import openspiel, pettingzoo
from rubra.research.gymnasium import id_of

env = pettingzoo.env("goofspiel", players=3)
env.reset(seed=1)
for agent in env.agent_iter():
    seen, reward, over, cut, info = env.last()
    env.step(None if over or cut else env.action_space(agent).sample(seen["action_mask"]))
assert env.match().is_over

one = gymnasium.make(id_of("goofspiel"), players=2, opponents="easy")
seen, info = one.reset(seed=1)
over = False
while not over:
    seen, reward, over, cut, info = one.step(int(seen["action_mask"].argmax()))
assert reward in (-1, 1)

many = gymnasium.make_vec(id_of("goofspiel"), num_envs=4, players=2)
seen, info = many.reset(seed=1)
for _ in range(8):
    seen, rewards, over, cut, info = many.step(seen["action_mask"].argmax(1))

state = pyspiel.load_game("rubra_goofspiel(players=2)").new_initial_state()
while not state.is_terminal():
    state.apply_action(random.Random(1).choice(state.legal_actions()))

match = rubra.new_match("goofspiel", seed=1)
assert [about.name for about in rubra.list_games()].count("goofspiel") == 1
assert rubra.simulate("goofspiel", games=5).summary()["games"] == 5
print("played")
"""


def test_it_is_trained_on(copy: Copy) -> None:
    """PettingZoo, Gymnasium, many tables, OpenSpiel, and the library."""
    assert copy.run("-c", RESEARCH).endswith("played\n")


# --- With a browser ---


def act(page: Any, _: int = 0) -> str | None:
    """Bid the first card that can be bid."""
    if page.locator(".result").count():
        return "over"
    cards = page.locator(".mine .hand button:enabled")
    if not cards.count():
        return None
    cards.first.click(timeout=5000)
    return "bid"


def test_it_is_played_on_the_server_and_in_the_browser(copy: Copy, browser: Browser) -> None:
    """From the home page to the result; then its lesson; nothing complains."""
    copy.build_client()
    with copy.server() as address:
        rules = httpx.get(f"{address}/api/games/{GAME}/rules?language=ca", timeout=SECONDS).json()[
            "rules"
        ]
        assert rules[0]["number"] == "1.1"
        visit = Visit(address, browser)
        page = visit("/", DESKTOP)
        page.locator("li.game", has_text="Goofspiel").get_by_role("link", name="New table").click()
        page.locator("input[name=fill][value='bot:easy']").check(force=True)
        page.get_by_role("button", name="Open the table").click()
        page.locator(".goofspiel").wait_for()
        assert violations(page) == []
        assert play(page, act).count("bid") == 6
        expect(page.locator(".result h2")).to_contain_text("You have")
        learn(page, GAME, act, copy.folder / "src" / "rubra" / "games" / GAME)
        for context in visit.contexts:
            context.close()
        assert visit.complaints_left() == []
