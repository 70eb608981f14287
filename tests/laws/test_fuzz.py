"""The fuzzer: it finds a broken law, and keeps the game."""

from __future__ import annotations

from pathlib import Path

import pytest

from rubra.core.record_file import load, replay
from tests.laws import fuzz
from tests.laws.laws import LAWS
from tests.laws.walk import Setting, Walk, all_settings


def a_setting() -> Setting:
    """A game with a Caesar."""
    return next(setting for setting in all_settings() if setting.game == "rubico")


def test_a_broken_law_leaves_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ready to be replayed up to the position in which it broke."""

    def caesar_never_moves(walk: Walk) -> None:
        for match in walk.positions():
            assert match.view()["caesar"] == 0

    monkeypatch.setitem(LAWS, "caesar_never_moves", caesar_never_moves)
    monkeypatch.setattr(fuzz, "FAILURES", tmp_path)
    setting = a_setting()
    broken = [seed for seed in range(9) if not fuzz.holds("caesar_never_moves", setting, seed)]
    assert broken
    records = [load(file) for file in tmp_path.iterdir()]
    assert len(records) == len(broken)
    assert replay(records[0]).view()["caesar"] > 0
    assert records[0].about == "caesar_never_moves was broken here"


def test_laws_that_hold_leave_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And the number of broken ones is none."""
    monkeypatch.setattr(fuzz, "FAILURES", tmp_path)
    assert fuzz.fuzz(minutes=0) == 0
    assert fuzz.holds("nonsense_is_refused", a_setting(), 1)
    assert list(tmp_path.iterdir()) == []
