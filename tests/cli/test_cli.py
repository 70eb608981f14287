"""The command `rubra`: what it prints, what it refuses, how quickly it starts."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from rubra import __version__
from rubra.bots.levels import LEVELS, make_bot
from rubra.core import record_file, registry
from rubra.core.stream import stream_from_seed
from rubra.lab.speed import measure
from rubra.terminal.figures import search_table, speed_table
from rubra.terminal.table import TerminalTable
from tests.cli.command import printed, refused, rubra

RECORDS = Path(__file__).parent.parent / "records"
RECORD = RECORDS / "rubico" / "5-rome_by_march.json"


# --- What works ---


def test_help_names_every_command() -> None:
    """One line each."""
    text = printed("--help")
    for command in ("games", "play", "sim", "calibrate", "replay", "verify", "bench"):
        assert f"\n  {command} " in text


def test_starting_costs_little() -> None:
    """Nothing heavy is imported before it is needed."""
    program = "import sys, rubra.cli; print([m for m in sys.modules if '.' not in m])"
    command = [sys.executable, "-c", program]
    loaded = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    for heavy in ("numpy", "numba", "rich", "msgspec", "fluent", "asyncio"):
        assert f"'{heavy}'" not in loaded


def test_it_is_a_program_of_its_own() -> None:
    """Nothing but its answer is printed, and no warning."""
    program = [sys.executable, "-W", "error", "-c", "from rubra.cli import main; main()"]
    command = [*program, "sim", "rubico", "--games", "3", "--json"]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    assert json.loads(done.stdout)["games"] == 3
    assert done.stderr == ""


def test_version() -> None:
    """The same as the package's."""
    assert printed("--version").strip() == __version__


def test_games_are_listed() -> None:
    """For people and for programs."""
    assert "Rubico" in printed("games")
    listed = json.loads(printed("games", "--json"))
    assert [game["name"] for game in listed] == list(registry.names())
    (rubico,) = [game for game in listed if game["name"] == "rubico"]
    assert rubico["options"][0] == {
        "name": "declarations",
        "values": [False, True],
        "default": True,
    }


def test_a_game_can_be_played_to_its_end(tmp_path: Path) -> None:
    """Always the first choice, against bots; then the record verifies."""
    file = tmp_path / "game.json"
    text = printed("play", "rubico", "--players", 5, "--seat", 1, "--save", file, typed="1\n" * 500)
    assert "The game is over." in text
    over = text.index("The game is over.")
    assert "★" in text[over:]  # the winning side
    assert text[over:].count("The winner") == 1
    assert text[:over].rstrip().endswith("╯")  # the last table is drawn
    assert "verified" in printed("verify", file)


def test_help_undo_and_wrong_answers_at_the_table() -> None:
    """Help explains every card; nonsense is asked again; a row can be laid anew."""
    typed = "?\nx\n0\n99\n1\nu\nq\n"
    text = printed("play", "rubico", "--players", 7, "--seat", 1, "--seat", 2, typed="\n" + typed)
    if "Janus: " not in text:  # that seat was Centurion: it was the other's turn
        text = printed("play", "rubico", "--players", 7, "--seat", 3, typed=typed)
    assert "Becomes a copy of the card revealed just before it" in text
    # A row of equal cards can be laid in one way only, and then there is one number to type
    asked_again = r"Please type (1|a number from 1 to \d+), or one of \?, h, u, s, q\."
    assert len(re.findall(asked_again, " ".join(text.split()))) >= 3  # for x, 0 and 99
    assert "not saved" in text


def test_a_word_is_looked_up_at_the_table() -> None:
    """Only what has to do with it is explained; nonsense is said to be nothing."""
    typed = "? JANUS\n? dragon\nq\n"
    text = printed("play", "rubico", "--players", 5, "--bots", "easy", typed=typed)
    assert "Becomes a copy of the card revealed just before it" in text
    assert "Does not move Caesar" not in text
    assert "Nothing in play has to do with “dragon”." in text


@pytest.mark.parametrize(
    ("game", "players", "own"), [("cathedral", 2, "claim"), ("rubricatus", 3, "play")]
)
def test_one_person_at_a_terminal_is_spoken_to(game: str, players: int, own: str) -> None:
    """In news, at the table, in the scores and at the end; with somebody beside them names stay."""
    alone = printed("play", game, "--players", players, "--bots", "easy", typed="1\n" * 600)
    assert "The game is over." in alone
    assert f"· You {own} " in alone
    assert re.search(r"^ Points for +(★ )?You +(★ )?Seat 2 ", alone, re.MULTILINE)
    assert re.search(r"^The winner(s: |: Seat [23]| is you)|^Nobody", alone, re.MULTILINE)
    assert "Seat 1" not in alone
    assert not re.search(r"\bYou (\w+[^s]s|has|goes)\b", alone)
    typed = "\n1\n" * 20 + "q\n"
    people = ["--seat", 1, "--seat", 2]
    both = printed("play", game, "--players", players, *people, "--bots", "easy", typed=typed)
    assert "Seat 1 (you)" in both
    assert "Seat 2 (you)" in both
    assert not re.search("· You (?!draw )", both)


def test_a_game_can_be_saved_and_resumed(tmp_path: Path) -> None:
    """The same game, where it was left."""
    file = tmp_path / "game.json"
    printed("play", "rubico", "--players", 3, "--save", file, typed="1\n1\n1\nq\n")
    before = json.loads(file.read_text(encoding="utf-8"))
    assert before["result"]["reason"] == "goes_on"
    printed("play", "--resume", file, typed="1\n" * 500)
    after = json.loads(file.read_text(encoding="utf-8"))
    assert after["key"] == before["key"]
    assert after["moves"][: len(before["moves"])] == before["moves"]
    assert after["result"]["reason"] != "goes_on"


@pytest.mark.parametrize("level", [None, "easy", "hard:7"])
def test_bots_keep_their_levels(tmp_path: Path, level: str | None) -> None:
    """Whoever goes on with a game meets the same opponents; medium ones if none were named."""
    file = tmp_path / "game.json"
    named = ["--bots", level] if level else []
    printed("play", "rubico", "--players", 3, "--save", file, *named, typed="1\n1\nq\n")
    record = record_file.load(file)
    assert [seat.bot for seat in record.seats] == [None, level or "medium", level or "medium"]
    match = record_file.replay(record)
    table = TerminalTable(match, record.seats, None, "en", Console(), file)
    for bot in table.bots.values():
        expected = make_bot(level or "medium", stream_from_seed(1))
        assert type(bot) is type(expected)
        assert getattr(bot, "budget", None) == getattr(expected, "budget", None)
    printed("play", "--resume", file, typed="1\n" * 500)
    assert record_file.load(file).seats == record.seats


def test_a_game_can_be_saved_on_the_way(tmp_path: Path) -> None:
    """Without a file name it finds one itself."""
    done = rubra("play", "rubico", "--players", 3, typed="s\nq\n", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    if "Saved in" not in done.stdout:
        pytest.fail(done.stdout)
    assert len(list(tmp_path.glob("rubico-*.json"))) == 1


@pytest.mark.parametrize(
    ("language", "over"),
    [
        ("en", "The game is over."),
        ("ca", "La partida s'ha acabat."),
        ("pt", "A partida terminou."),
        ("it", "La partita è finita."),
    ],
)
def test_the_table_speaks_four_languages(language: str, over: str) -> None:
    """From the first question to the end."""
    text = printed("play", "rubico", "--players", 4, "--lang", language, typed="1\n" * 500)
    assert over in text


def test_a_simulation_is_counted() -> None:
    """Wins by side and seat, length and speed."""
    figures = json.loads(printed("sim", "rubico", "--players", 5, "--games", 2000, "--json"))
    assert figures["games"] == sum(figures["ends"].values()) == 2000
    assert set(figures["wins_by_side"]) == {"caesar", "senate"}
    assert len(figures["wins_by_seat"]) == 5
    assert figures["unfinished"] == 0
    assert figures["decisions_per_second"] > 0
    text = printed("sim", "rubico", "--players", 3, "--games", 500, "--bots", "random")
    assert "decisions a second" in text


def test_the_same_seed_gives_the_same_games() -> None:
    """And another seed gives others."""
    ends = [
        json.loads(printed("sim", "rubico", "--games", 500, "--seed", seed, "--json"))["ends"]
        for seed in (7, 7, 8)
    ]
    assert ends[0] == ends[1] != ends[2]


def test_a_simulation_names_its_bots() -> None:
    """One level for all, or one for each seat; with a budget, too."""
    for bots, players, told in (
        ("easy", 5, "5 players, 2,000 games of easy bots"),
        ("easy,easy,easy", 3, "3 players, 2,000 games of easy bots"),
    ):
        arguments = ["sim", "rubico", "--players", players, "--games", 2000, "--bots", bots]
        assert told in printed(*arguments)
        assert json.loads(printed(*arguments, "--json"))["bots"] == ["easy"] * players
    text = printed("sim", "rubico", "--games", 3, "--bots", "medium:9,easy,random")
    assert "3 players, 3 games of mixed bots" in text
    for seat in ("seat 1, medium:9", "seat 2, easy", "seat 3, random"):
        assert seat in text


def test_bots_of_a_simulation_are_really_those_named() -> None:
    """The same deals, other games."""
    ends = [
        json.loads(printed("sim", "rubico", "--games", 300, "--bots", bots, "--json"))["ends"]
        for bots in ("random", "easy")
    ]
    assert ends[0] != ends[1]
    searched = [
        json.loads(printed("sim", "rubico", "--games", 4, "--bots", "medium:40", "--json"))
        for _ in range(2)
    ]
    assert searched[0]["bots"] == ["medium:40"] * 3
    assert searched[0]["decisions"] == searched[1]["decisions"]


def test_help_lists_every_level() -> None:
    """They stand in the help of each command that takes them."""
    for command in ("play", "sim"):
        text = " ".join(printed(command, "--help").split())
        assert f"{', '.join(LEVELS[:-1])} or {LEVELS[-1]}" in text


def test_a_simulation_takes_options_and_a_box(tmp_path: Path) -> None:
    """A changed card changes the games."""
    box = tmp_path / "mine.toml"
    standard = registry.load("rubico").standard_box.file.text
    box.write_text(standard.replace("legions = 4 ", "legions = 2 "), encoding="utf-8")
    arguments = ["sim", "rubico", "--games", 2000, "--json", "--option", "declarations=false"]
    usual = json.loads(printed(*arguments))
    quick = json.loads(printed(*arguments, "--box", box))
    assert usual["options"]["declarations"] is False
    assert quick["turns"]["mean"] < usual["turns"]["mean"]


def test_a_replay_tells_the_game() -> None:
    """In words, the same as the playthrough kept beside the record, and as JSON."""
    assert printed("replay", RECORD) == RECORD.with_suffix(".txt").read_text(encoding="utf-8")
    told = json.loads(printed("replay", RECORD, "--json"))
    assert told["result"]["reason"] == "rome_by_march"
    assert told["opening"][0]["event"] == "got_role"
    assert told["opening"][0]["seen_by"] == [0]
    assert len(json.loads(printed("replay", RECORD, "--json", "--at", 3))["steps"]) == 3


@pytest.mark.parametrize("file", sorted(RECORDS.rglob("*.json")), ids=lambda file: file.stem)
def test_every_record_has_its_playthrough(file: Path) -> None:
    """A change in play, or in how it is told, shows as a difference."""
    assert printed("replay", file) == file.with_suffix(".txt").read_text(encoding="utf-8")


def test_speed_is_measured() -> None:
    """In numbers for people and for programs."""
    figures = measure([registry.load("rubico")], 0.05)  # of all games: the command in the README
    counts = [row["players"] for row in figures["random_play"]]
    assert counts == [3, 4, 5, 6, 7]
    assert all(row["decisions_per_second"] > 0 for row in figures["random_play"])
    assert [row["players"] for row in figures["search"]] == counts
    assert all(row["iterations_per_second"] > 0 for row in figures["search"])
    with (console := Console(width=100)).capture() as shown:
        console.print(speed_table(figures), search_table(figures))
    text = shown.get()
    for title in ("Random play on one core", "One move at a table", "Search on one core"):
        assert title in text
    assert "Time that a decision takes, of what it is allowed" in text


# --- What is refused: one sentence, exit code 2, nothing written ---


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["nonsense"], "No such command 'nonsense'"),
        (["sim"], "Missing argument 'game'"),
        (["sim", "chess"], "there is no game 'chess'; the games are"),
        (["sim", "rubico", "--players", "9"], "Rubico is for 3, 4, 5, 6, 7 players, not 9"),
        (["sim", "rubico", "--players", "many"], "--players"),
        (["sim", "rubico", "--games", "0"], "--games"),
        (["sim", "rubico", "--bots", "genius"], "there is no bot 'genius'; the bots are random"),
        (["sim", "rubico", "--bots", "easy,genius,easy"], "there is no bot 'genius'"),
        (["sim", "rubico", "--bots", "easy:100"], "'easy' does not search and has no budget"),
        (["sim", "rubico", "--bots", "easy,hard"], "with 3 players name one bot for all seats or"),
        (["sim", "rubico", "--seed", "-1"], "--seed"),
        (["sim", "rubico", "--option", "declarations"], "written name=value"),
        (["sim", "rubico", "--option", "declarations=maybe"], "is false or true, not 'maybe'"),
        (["sim", "rubico", "--option", "magic=on"], "its options: declarations"),
        (["sim", "rubico", "--box", "none.toml"], "none.toml: cannot be read"),
        (["play", "rubico", "--seat", "6", "--players", "5"], "they are 1 to 5"),
        (["play", "rubico", "--lang", "xx"], "the languages are en, ca, pt, it"),
        (["play", "rubico", "--bots", "genius"], "the bots are random"),
        (["play", "--resume", "none.json"], "none.json: cannot be read"),
        (["replay", "none.json"], "none.json: cannot be read"),
        (["verify", "none.json"], "none.json: cannot be read"),
        (["bench", "--seconds", "0"], "--seconds"),
    ],
)
def test_bad_arguments(arguments: list[str], reason: str) -> None:
    """What was wrong and what would be right."""
    assert reason in refused(*arguments)


def test_a_bad_box_is_refused_with_its_line(tmp_path: Path) -> None:
    """File, line, place and reason."""
    box = tmp_path / "bad.toml"
    standard = registry.load("rubico").standard_box.file.text
    box.write_text(standard.replace("beyond_distance = 2", "beyond_distanz = 2"), encoding="utf-8")
    line = 1 + standard[: standard.index("beyond_distance =")].count("\n")
    for command in ("sim", "play"):
        sentence = refused(command, "rubico", "--box", box)
        assert f"bad.toml, line {line}: centurion" in sentence
        assert "unknown field `beyond_distanz`" in sentence


def test_an_illegal_move_in_a_record_is_refused_with_its_place(tmp_path: Path) -> None:
    """File and number of the move."""
    record = json.loads(RECORD.read_text(encoding="utf-8"))
    record["moves"][4] = [record["moves"][4][0], "take", 0, 0]
    file = tmp_path / "bad.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    for command in (["replay"], ["verify"], ["play", "--resume"]):
        assert "bad.json: move 5: " in refused(*command, file)


def test_a_record_without_commitment_is_not_verified() -> None:
    """It replays, and that is all that can be said."""
    assert "carries no commitment" in refused("verify", RECORD)


def test_nothing_is_written_when_something_is_wrong(tmp_path: Path) -> None:
    """No file, not even an empty one."""
    done = rubra("play", "rubico", "--players", "9", "--save", "game.json", cwd=tmp_path)
    assert done.returncode == 2
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    """Before anybody believes the game is safe."""
    done = rubra("play", "rubico", "--save", tmp_path / "no" / "game.json", typed="1\n" * 9)
    assert done.returncode == 2
    assert "cannot be written" in done.stderr


def test_leaving_is_not_an_error() -> None:
    """The end of the input is taken as a wish to leave."""
    assert rubra("play", "rubico", "--players", "5", typed="").returncode == 0


def test_programs_can_play(tmp_path: Path) -> None:
    """One that works and one that does not; the table says what went wrong, and goes on."""
    example = Path(__file__).parent.parent.parent / "examples" / "bots" / "first_bot.py"
    works, fails = f"{sys.executable} {example}", "no-such-program-anywhere"
    file = tmp_path / "game.json"
    arguments = ["play", "rubico", "--players", 3, "--seat", 3, "--save", file]
    text = printed(*arguments, "--bot", works, "--bot", fails, typed="1\n" * 500)
    assert "The game is over." in text
    assert "The bot at Seat 2 gave no move (it could not be started" in text
    assert "The bot at Seat 1" not in text
    assert "3 programs want to play, and 2 seats are free" in refused(
        "play", "rubico", "--players", 3, *["--bot", works] * 3
    )


def test_a_record_never_says_what_to_run(tmp_path: Path) -> None:
    """Whoever resumes a game names its programs again: a record may come from anybody."""
    example = Path(__file__).parent.parent.parent / "examples" / "bots" / "first_bot.py"
    command = f"{sys.executable} {example}"
    file = tmp_path / "game.json"
    start = ["play", "rubico", "--players", 3, "--save", file, "--bot", command]
    printed(*start, typed="1\n" * 4 + "q\n")
    text = file.read_text(encoding="utf-8")
    assert "first_bot" not in text
    assert [seat.get("bot") for seat in json.loads(text)["seats"]] == [None, "outside", "medium"]
    assert "name each with --bot" in refused("play", "--resume", file)
    assert "The game is over." in printed(
        "play", "--resume", file, "--bot", command, typed="1\n" * 500
    )
    file.write_text(text.replace('"outside"', f'"outside:{command}"'), encoding="utf-8")
    assert "there is no bot" in refused("play", "--resume", file)
