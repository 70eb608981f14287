"""Outside bots: they play, they are told only what they may know, and they lose only a move."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from rubra.bots.levels import RandomBot
from rubra.bots.outside import OutsideBot
from rubra.core import registry
from rubra.core.errors import OptionError
from rubra.core.match import Match
from rubra.core.position import Position
from rubra.core.stream import stream_from_seed

PATIENCE = 300.0  # seconds for a move, on a machine that is busy
EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "bots" / "first_bot.py"


def program(text: str, tmp_path: Path) -> str:
    """The command for a little program."""
    file = tmp_path / "bot.py"
    file.write_text(text, encoding="utf-8")
    return f"{sys.executable} {file}"


def play_game(bot: OutsideBot, players: int = 4, seed: int = 1) -> Match:
    """A whole game: the bot at seat 0, random players elsewhere."""
    match = Match(registry.load("rubico"), players, bytes([seed] * 16))
    other = RandomBot(stream_from_seed(seed))
    try:
        while not match.is_over:
            seat = match.waiting[0]
            match.play(seat, (bot if seat == 0 else other).choose(Position(match, seat)))
    finally:
        bot.close()
    return match


def first_position() -> Position:
    """The first decision of some game."""
    match = Match(registry.load("rubico"), 4, bytes(16))
    return Position(match, match.waiting[0])


def ask_once(command: str, seconds: float = PATIENCE) -> tuple[int, list[str], list[int]]:
    """The move a bot makes in the first position, its complaints, and the legal moves."""
    position = first_position()
    bot = OutsideBot(command, seconds)
    try:
        return bot.choose(position), bot.complaints, position.moves()
    finally:
        bot.close()


@pytest.mark.parametrize("players", [3, 5, 7])
def test_the_example_plays_whole_games_without_a_complaint(players: int) -> None:
    """Thirty lines are enough."""
    bot = OutsideBot(f"{sys.executable} {EXAMPLE}", PATIENCE)
    match = play_game(bot, players)
    assert match.is_over
    assert bot.complaints == []
    own = [match.game.move_words.say(step.move) for step in match.steps if step.seat == 0]
    assert {said.kind for said in own} >= {"lay", "declare"}


def test_the_example_has_thirty_lines() -> None:
    """As the page about it says, give or take a few."""
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 36


def test_a_bot_is_told_what_its_seat_may_know_and_no_more(tmp_path: Path) -> None:
    """Every line it gets is its own view, its own events and its own moves."""
    log = tmp_path / "log"
    text = f"""
import json, sys
with open({str(log)!r}, "w") as log:
    for line in sys.stdin:
        log.write(line)
        log.flush()
        if json.loads(line)["type"] == "choose":
            print(json.dumps({{"move": 0}}), flush=True)
"""
    match = play_game(OutsideBot(program(text, tmp_path), PATIENCE))
    start, *asked = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    assert start == {
        "type": "start",
        "protocol": 1,
        "game": "rubico",
        "version": match.game.about.version,
        "options": match.options,
        "seat": 0,
    }
    seen = [event.as_list() for event in match.events() if event.is_seen_by(0)]
    told = [event for message in asked for event in message["events"]]
    assert told == seen[: len(told)]
    for message in asked:
        assert message["view"]["you"] == 0
        assert all(seat["role"] is None for seat in message["view"]["seats"][1:])


def test_a_bot_answers_with_the_number_of_its_move(tmp_path: Path) -> None:
    """Counted from 0."""
    text = "import sys\ninput(); input()\nprint('{\"move\": 1}', flush=True)\nsys.stdin.read()"
    move, complaints, moves = ask_once(program(text, tmp_path))
    assert complaints == []
    assert move == moves[1]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("raise SystemExit(3)", "it has ended"),
        ("input(); input()", "it has ended"),
        ("import time; time.sleep(60)", "it took longer than 0.5 s"),
        ("input(); input(); print('hello', flush=True); input()", "it answered 'hello'"),
        ("input(); input(); print('{\"move\": 999}', flush=True); input()", "it answered move 999"),
        ("input(); input(); print('{\"move\": -1}', flush=True); input()", "it answered move -1"),
        ('input(); input(); print(\'{"move": "0"}\', flush=True); input()', "it answered"),
        ("input(); input(); print('[1]', flush=True); input()", "it answered"),
    ],
)
def test_a_bot_that_fails_loses_only_its_move(text: str, complaint: str, tmp_path: Path) -> None:
    """The first legal move is played, and the reason is kept."""
    seconds = 0.5 if "sleep" in text else PATIENCE
    move, complaints, moves = ask_once(program(text, tmp_path), seconds)
    assert move == moves[0]
    assert len(complaints) == 1
    assert complaint in complaints[0]


def test_what_a_bot_has_started_ends_with_it(tmp_path: Path) -> None:
    """A child that keeps the pipe open holds nobody up."""
    text = (
        "import subprocess, sys\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'])\n"
        "raise SystemExit(1)"
    )
    _, complaints, _ = ask_once(program(text, tmp_path), seconds=0.5)
    assert len(complaints) == 1


def test_a_command_that_does_not_exist_is_a_complaint() -> None:
    """Not the end of the game."""
    _, complaints, _ = ask_once("no-such-program-anywhere")
    assert "could not be started" in complaints[0]


def test_a_bot_that_crashes_is_started_again(tmp_path: Path) -> None:
    """With everything that has happened so far; the game goes on to its end."""
    text = "import sys\ninput(); input()\nprint('{\"move\": 0}', flush=True)\n"
    bot = OutsideBot(program(text, tmp_path), PATIENCE)
    match = play_game(bot, players=3)
    assert match.is_over
    assert bot.complaints
    decisions = sum(step.seat == 0 for step in match.steps)
    assert len(bot.complaints) < decisions


@pytest.mark.parametrize("command", ["", " ", "'"])
def test_a_bot_needs_a_command(command: str) -> None:
    """An empty one, or one that cannot be read, is refused."""
    with pytest.raises(OptionError, match="needs a command"):
        OutsideBot(command)
