"""Experiments: what their files say, and what is refused."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from rubra.core import registry
from rubra.core.errors import BoxError, ExperimentError, RubraError
from rubra.lab.experiment import COMPILED_PART, Experiment, patched, read_experiment

PLAIN = 'game = "rubico"\ngames = 100\n'


def read(folder: Path, text: str) -> Experiment:
    """An experiment from the text of its file."""
    file = folder / "some.toml"
    file.write_text(text, encoding="utf-8")
    return read_experiment(file)


def test_what_is_left_out_is_as_usual(tmp_path: Path) -> None:
    """One variant with the fewest players, the printed box and the easy bot."""
    found = read(tmp_path, PLAIN)
    (variant,) = found.variants
    assert variant.players == 3
    assert variant.bots == ("easy",) * 3
    assert variant.box is registry.load("rubico").standard_box
    assert [run.games for run in found.runs] == [100]
    assert found.runs[0].repeats == 1


def test_variants_take_over_what_they_do_not_say(tmp_path: Path) -> None:
    """Only what a variant names differs."""
    found = read(
        tmp_path,
        PLAIN
        + """
players = 4
bots = ["random"]
[[variants]]
name = "plain"
[[variants]]
name = "quiet"
options = { declarations = false }
bots = ["easy", "easy", "random", "random"]
""",
    )
    plain, quiet = found.variants
    assert (plain.players, quiet.players) == (4, 4)
    assert plain.bots == ("random",) * 4
    assert quiet.bots == ("easy", "easy", "random", "random")
    assert quiet.options == {"declarations": False}
    assert plain.compiled
    assert not quiet.compiled
    # Bots that differ have every seat of a deal
    assert [run.repeats for run in found.runs] == [1, 4]


def test_a_patch_changes_one_figure_and_nothing_else() -> None:
    """The same box, but for the figure that is named, wherever it stands."""
    game = registry.load("rubico")
    before = game.standard_box
    after = patched(game, before, {"victory.legions": 3, "setup[1].hand": 3}, "quick")
    now, then = tomllib.loads(after.file.text), tomllib.loads(before.file.text)
    assert (now["victory"]["legions"], now["setup"][1]["hand"]) == (3, 3)
    then["victory"]["legions"] = then["setup"][1]["hand"] = 3
    assert now == then
    assert "# --- Victory of the Senate" in after.file.text  # comments and all
    with pytest.raises(BoxError, match=r"as 'strange' has it, line \d+"):
        patched(game, before, {"victory.legions": "many"}, "strange")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("game = ", "is not TOML"),
        ('game = "chess"\ngames = 1', "chess"),
        ('game = "rubico"', "games"),
        (PLAIN + "plaiers = 3", "plaiers"),
        (PLAIN + "players = 9", "9"),
        (PLAIN + 'bots = ["clever"]', "clever"),
        (PLAIN + 'bots = ["easy", "easy"]', "name one bot for all seats or 3"),
        ('game = "rubico"\ngames = 0', "from 1 to"),
        (PLAIN + "seed = -1", "from 0 on"),
        (PLAIN + "repeats = 0", "from 1 to"),
        (PLAIN + "options = { speed = 3 }", "speed"),
        (PLAIN + 'box = "nowhere.toml"', "nowhere.toml"),
        (PLAIN + '[[variants]]\nname = "a"\n[[variants]]\nname = "a"', "same name"),
        (PLAIN + '[[variants]]\nname = "a"\npatch = { "moon.size" = 3 }', "moon.size"),
        (PLAIN + '[[variants]]\nname = "a"\npatch = { "senate" = 3 }', "no single figure"),
        (PLAIN + '[[variants]]\nname = "a"\npatch = { "senate[x].a" = 3 }', "names no place"),
        (PLAIN + '[bans]\nthings = "power.zeus"\ngames = 10', "power.zeus"),
        (PLAIN + '[bans]\nthings = "power"\ngames = 1000', "from 1 to 100"),
    ],
)
def test_a_mistake_is_named(tmp_path: Path, text: str, complaint: str) -> None:
    """The file, and what is wrong in it."""
    with pytest.raises(ExperimentError, match=r"some\.toml: ") as error:
        read(tmp_path, text)
    assert complaint in str(error.value)
    assert isinstance(error.value, RubraError)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    """Says so."""
    with pytest.raises(ExperimentError, match="cannot be read"):
        read_experiment(tmp_path / "none.toml")


def test_bans_have_runs_of_their_own(tmp_path: Path) -> None:
    """One for each power, after the variants."""
    found = read(tmp_path, PLAIN + '[bans]\nthings = "power"\ngames = 10')
    powers = [run.banned for run in found.runs[1:]]
    assert ("power", "iuno") in powers
    assert len(powers) == 8
    assert {run.games for run in found.runs[1:]} == {10}
    all_things = read(tmp_path, PLAIN + '[bans]\nthings = "all"\ngames = 10')
    assert [run.banned for run in all_things.runs[1:]] == powers  # nothing else can be chosen


def test_parts_cover_all_games_once(tmp_path: Path) -> None:
    """Whatever the number of games."""
    for bots, games in (("random", 3 * COMPILED_PART + 1), ("medium", 250), ("medium", 3)):
        text = f'game = "rubico"\ngames = {games}\nbots = ["{bots}"]'
        run = read(tmp_path, text).runs[0]
        assert sum(run.games_in(part) for part in range(run.parts)) == games


def test_the_digest_names_what_matters(tmp_path: Path) -> None:
    """Another seed, box or bot is another experiment; another name of the file is not."""
    plain = read(tmp_path, PLAIN).digest
    for more in ("seed = 2", 'bots = ["random"]', "repeats = 2", "players = 4"):
        assert read(tmp_path, PLAIN + more).digest != plain
    other = tmp_path / "other.toml"
    other.write_text(PLAIN, encoding="utf-8")
    assert read_experiment(other).digest == plain
