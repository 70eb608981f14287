"""The interactive first games are those that their scripts tell."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

TOOLS = Path(__file__).parent.parent / "tools"
SCRIPTS = sorted(TOOLS.glob("first_*.py"))


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.stem)
def test_the_lesson_is_the_one_that_the_words_tell_of(script: Path) -> None:
    """Neither rules nor box have changed since it was written down."""
    subprocess.run([sys.executable, script, "--check"], check=True)


def test_every_game_has_one() -> None:
    """As many as there are games in the client."""
    lessons = list((TOOLS.parent / "web/src/games").glob("*/lesson.json"))
    assert len(SCRIPTS) == len(lessons) >= 3
