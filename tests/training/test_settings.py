"""What a game needs to be learned: the file in its folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from rubra.core import registry
from rubra.core.errors import OptionError
from rubra.training.settings import read_training, training_of

GAMES = registry.names()


@pytest.mark.parametrize("name", GAMES)
def test_every_game_says_how_it_is_learned(name: str) -> None:
    """With every number of players it can be played with."""
    game = registry.load(name)
    found = training_of(game)
    assert {kind.players for kind in found.tables} == set(game.about.players)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("hidden = [8, 8]\ntables = []", "at least one kind"),
        ("hidden = [8, 8]\n[[tables]]\nplayers = 99", "players"),
        ("hidden = [8]\n[[tables]]\nplayers = 3", "length 2"),
        ("hidden = [8, 8]\nwidth = 3\n[[tables]]\nplayers = 3", "width"),
        (
            'hidden = [8, 8]\n[score]\npart = "x"\nfull = 1\nmargin = 1\n[[tables]]\nplayers = 3',
            "no part 'x'",
        ),
        ("hidden = ", "Invalid value"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_with_the_reason(
    text: str, reason: str, tmp_path: Path
) -> None:
    """Before anything is trained."""
    file = tmp_path / "training.toml"
    file.write_text(text)
    with pytest.raises(OptionError, match=reason):
        read_training(registry.load("rubico"), file)
