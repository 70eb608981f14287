"""The page about training: every line of code on it runs, in order."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from rubra.core import registry
from rubra.core.actions import actions_of
from rubra.research.gymnasium import id_of

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(page: str) -> list[str]:
    """The code on a page."""
    return re.findall(r"```python\n(.*?)```", page, re.DOTALL)


def test_the_readme_tells_the_truth() -> None:
    """The first lines of somebody who trains."""
    (block,) = [block for block in blocks(README) if "gymnasium" in block]
    names: dict[str, Any] = {}
    exec(compile(block, "README.md", "exec"), names)
    assert names["env"].unwrapped.players == 5
    assert names["many"].num_envs == 4096


def test_the_code_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One block after the other, as a reader would type them."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    for block in blocks(PAGE):
        exec(compile(block, "docs/research.md", "exec"), names)
    assert (tmp_path / "game.json").exists()
    assert len(blocks(PAGE)) >= 8


@pytest.mark.parametrize("name", registry.names())
def test_the_sizes_are_as_told(name: str) -> None:
    """How many numbers and actions each game has, and its name."""
    game = registry.load(name)
    assert game.observation is not None
    row = f"| {game.about.title} | {game.observation.size:,} | {actions_of(game).size:,} |"
    assert row in PAGE
    assert id_of(name) in PAGE
