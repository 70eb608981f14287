"""The fuzzer: it finds a broken law, and keeps the game."""

from __future__ import annotations

import random
import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rubra.core import registry
from rubra.core.box import BoxFile
from rubra.core.errors import BoxError
from rubra.core.game import Game
from rubra.core.record_file import load, replay
from tests.laws import fuzz, fuzz_boxes
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


def test_boxes_whose_figures_are_changed_can_be_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the reader accepts them: one of each game here, as many as one likes by `make fuzz`."""
    monkeypatch.setattr(fuzz, "FAILURES", tmp_path)
    for setting in {setting.game: setting for setting in all_settings()}.values():
        assert fuzz_boxes.is_sound(setting, "the_end_is_told", 3, random.Random(3))
    assert list(tmp_path.iterdir()) == []


def test_a_box_that_breaks_a_law_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the game that was played with it."""

    def no_box_is_changed(walk: Walk) -> None:
        assert walk.match.box.file.digest == walk.match.game.standard_box.file.digest

    monkeypatch.setattr(fuzz, "FAILURES", tmp_path)
    monkeypatch.setitem(LAWS, "no_box_is_changed", no_box_is_changed)
    assert not fuzz_boxes.is_sound(a_setting(), "no_box_is_changed", 1, random.Random(1))
    box, game = sorted(tmp_path.iterdir(), key=lambda file: file.suffix, reverse=True)
    assert registry.load("rubico").open_box(BoxFile.from_path(box)).file.digest
    assert load(game).box.text == box.read_text(encoding="utf-8")


def test_a_reader_that_forgets_a_check_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One jewel worth more than two: the reader once took it, and a game then lost prestige."""
    monkeypatch.setattr(fuzz, "FAILURES", tmp_path)
    game = registry.load("cathedral")

    def forgetful(file: BoxFile) -> tuple[Any, dict[str, tuple[str, ...]]]:
        try:
            return game.read_box(file)
        except BoxError as error:
            if "one jewel is worth no more than two are" not in str(error):
                raise
        figures = tomllib.loads(file.text)
        worth = figures["ornaments"]
        one = worth["one_jewel"]
        worth["one_jewel"] = min(worth["two_alike"], worth["two_colours"])
        record, names = game.read_box(BoxFile(fuzz_boxes.to_toml(figures), file.name))
        record.one_jewel = one
        return record, names

    settings = [one for one in all_settings() if one.game == game.name]

    def is_sound(seed: int, reader: Game) -> bool:
        setting = settings[seed % len(settings)]
        dice = random.Random(seed)
        return fuzz_boxes.is_sound(setting, "the_end_is_told", seed, dice, reader, "ornaments")

    seeds = range(60)
    found = next(seed for seed in seeds if not is_sound(seed, replace(game, read_box=forgetful)))
    (kept,) = tmp_path.glob("*.toml")
    worth = tomllib.loads(kept.read_text(encoding="utf-8"))["ornaments"]
    assert worth["one_jewel"] > min(worth["two_alike"], worth["two_colours"])
    with pytest.raises(BoxError, match="one jewel"):
        game.open_box(BoxFile.from_path(kept))
    assert is_sound(found, game)  # as it is, the reader refuses such a box


def test_a_box_file_is_written_as_it_was_read() -> None:
    """Every figure, and nothing else."""
    for name in registry.names():
        box = registry.load(name).standard_box
        again = BoxFile(fuzz_boxes.to_toml(fuzz_boxes.figures_of(box)), "again")
        assert again.digest == box.file.digest
