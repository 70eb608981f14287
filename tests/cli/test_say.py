"""Saying something at a terminal: a short list, a number, and bots that answer."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from rubra.bots.talking import converse
from rubra.core import record_file, registry
from rubra.core.record_file import SeatRecord
from rubra.terminal.table import TerminalTable


def test_say_lists_says_and_is_kept(tmp_path: Path) -> None:
    """`say` and a word lists it, `say` and a number says it; a bot that is asked answers."""
    game = registry.load("rubico")
    console = Console(record=True, width=100)
    file = tmp_path / "game.json"
    seats = [SeatRecord("Ada"), SeatRecord("Bea"), SeatRecord("Easy 3", "easy")]
    table = TerminalTable.new(game, 3, {}, game.standard_box, seats, "en", console, file)
    statements = table.match.statements(0)
    assert game.talk is not None
    words = [str(game.talk.words.say(one)) for one in statements]
    asks = 1 + words.index("ask 2 side")
    table._speak(0, "which side")
    table._speak(0, str(asks))
    table._speak(0, "999")
    told = console.export_text()
    assert "which side are you on?" in told
    assert "Ada: “Easy 3, which side are you on?”" in told
    assert "nothing of the kind" in told
    answers = converse(table.match, table.bots, table.listener)
    assert [(one.seat, str(game.talk.words.say(one.words))) for one in answers] == [
        (2, "am legionary")
    ]
    table._save(file)
    assert record_file.replay(record_file.load(file)).said == table.match.said
    assert "Easy 3: “I march with Caesar.”" in table._happened(1)
