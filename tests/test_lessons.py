"""The interactive first games are those that their scripts tell."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest
from tools.lessons import lessons, written

from rubra.core import registry

LESSONS = lessons()


@pytest.mark.parametrize(("file", "script"), LESSONS.items(), ids=lambda part: str(part)[-40:])
def test_the_lesson_is_the_one_that_the_words_tell_of(file: Path, script: ModuleType) -> None:
    """Neither rules nor box have changed since it was written down."""
    assert file.read_text(encoding="utf-8") == written(script), "run python tools/lessons.py"


def test_every_game_has_one() -> None:
    """A newcomer learns any of the games by playing."""
    assert [file.parent.name for file in LESSONS] == list(registry.names())
