"""What the interactive first game explains."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rubra.core import registry
from rubra.core.texts import text
from rubra.games.rubricatus.game import GAME

LESSON = json.loads((registry.folder("rubricatus") / "lesson.json").read_text(encoding="utf-8"))


def step_and_view(name: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """A step, and the table as its reader sees it there."""
    view: dict[str, Any] = {}
    for step in LESSON["steps"]:
        for passed in step["path"]:
            view = passed["view"]
        if step["text"] == name:
            return step, view
    raise AssertionError(f"there is no step {name!r}")


@pytest.mark.rule("rubricatus:9.5")
@pytest.mark.parametrize("language", ["en", "ca", "pt", "it"])
def test_it_explains_pairs_when_the_reader_has_built(language: str) -> None:
    """Beside cards of the market that have one: what it brings, in the reader's language."""
    names = [step["text"] for step in LESSON["steps"]]
    assert names.index("pairs") > names.index("build")
    step, view = step_and_view("pairs")
    assert step["point"] == "market"
    partners = [card["partner"] for card in view["market"] if card]
    assert any(partner is not None for partner in partners)
    said = text(language, "rubricatus-lesson-pairs")
    assert f" {GAME.standard_box.record.extension} p" in said
