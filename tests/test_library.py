"""`import rubra`: light, complete, and as its page says."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import rubra
from tests.example import EXAMPLE

PAGE = (Path(__file__).parent.parent / "docs" / "library.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def test_importing_it_loads_nothing_heavy() -> None:
    """Neither NumPy nor Numba nor any of our own modules."""
    code = (
        "import rubra, sys; print([m for m in sys.modules if m[:5] in ('numpy', 'numba', 'rubra')])"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout == "['rubra']\n"


@pytest.mark.parametrize("name", rubra.__all__)
def test_every_public_name_is_there_and_documented(name: str) -> None:
    """With a docstring, and a line on the page."""
    assert getattr(rubra, name).__doc__
    assert re.search(rf"`{name}\b", PAGE), f"docs/library.md does not name {name}"
    assert name in dir(rubra)


def test_other_names_are_refused_as_python_does() -> None:
    """So that a misspelling is found."""
    with pytest.raises(AttributeError, match="no attribute 'new_game'"):
        _ = rubra.new_game  # type: ignore[attr-defined]


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_the_examples_run(example: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a reader would paste them."""
    monkeypatch.chdir(tmp_path)
    exec(compile(example, "docs/library.md", "exec"), {})


def test_the_same_seed_deals_the_same_match() -> None:
    """And without one the deal is another every time."""
    first, again = (rubra.new_match(EXAMPLE, seed=7) for _ in range(2))
    assert first.state_hash() == again.state_hash()
    assert rubra.new_match(EXAMPLE).key != rubra.new_match(EXAMPLE).key


def test_moves_are_described_in_every_language() -> None:
    """As the table says them."""
    match = rubra.new_match(EXAMPLE, seed=1)
    seat = match.waiting[0]
    said = {rubra.describe(match, match.moves(seat)[0], language) for language in ("en", "it")}
    assert len(said) == 2


def test_a_match_is_saved_and_loaded(tmp_path: Path) -> None:
    """In the middle of it."""
    game = next(about for about in rubra.list_games() if about.name == EXAMPLE)
    match = rubra.new_match(EXAMPLE, game.players[-1], seed=1)
    seat = match.waiting[0]
    match.play(seat, match.moves(seat)[0])
    rubra.save(match, tmp_path / "match.json")
    assert rubra.load(tmp_path / "match.json").state_hash() == match.state_hash()


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: rubra.new_match("chess"),
        lambda: rubra.new_match(EXAMPLE, 99),
        lambda: rubra.new_match(EXAMPLE, options={"size": 3}),
        lambda: rubra.new_match(EXAMPLE, box="nowhere.toml"),
        lambda: rubra.new_bot("genius"),
        lambda: rubra.simulate(EXAMPLE, games=1, bots=["easy", "easy"]),
        lambda: rubra.load("nowhere.json"),
    ],
)
def test_what_is_wrong_is_said(wrong: object) -> None:
    """Always as a RubraError with a sentence."""
    with pytest.raises(rubra.RubraError, match=r"\w+ \w+"):
        wrong()  # type: ignore[operator]


def test_one_match_of_a_simulation_is_the_one_that_was_counted() -> None:
    """Played again move by move."""
    played = rubra.simulate(EXAMPLE, games=5, bots="random", seed=3)
    match = played.match(4)
    assert len(match.steps) == played.outcomes["decisions"][4]
    assert played.summary()["games"] == 5


def test_a_view_belongs_to_whoever_asked_for_it() -> None:
    """Who changes one changes it for nobody else."""
    match = rubra.new_match(EXAMPLE, seed=1)
    before = match.view(0)
    mine = match.view(0)
    spoil(mine)
    assert match.view(0) == before


def spoil(value: Any) -> None:
    """Change all that can be changed."""
    if isinstance(value, dict | list):
        for one in list(value.values() if isinstance(value, dict) else value):
            spoil(one)
        value.clear()
