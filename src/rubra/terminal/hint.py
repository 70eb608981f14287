"""A hint for a person at the table: what a bot that searches would consider at that seat."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rubra.bots.levels import make_bot
from rubra.bots.search_bot import SearchBot, Thought
from rubra.core.fairness import new_secret
from rubra.core.stream import KEY_BYTES, stream_from_key
from rubra.core.texts import Speaker, text

LEVEL = "medium"
SHOWN = 3  # moves
CERTAIN = 1e-12  # chances that differ from 0 or 1 by less differ by rounding only


def new_adviser() -> SearchBot:
    """The bot that is asked."""
    bot = make_bot(LEVEL, stream_from_key(new_secret()[:KEY_BYTES]))
    assert isinstance(bot, SearchBot)
    return bot


def draw_hint(
    thought: Thought, moves: Sequence[int], beliefs: Sequence[str], speaker: Speaker
) -> RenderableType:
    """The moves that the bot likes best, numbered as at the table, and what it believes."""
    language = speaker.language
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    table.add_column(text(language, "hint-move"))
    table.add_column(text(language, "hint-share"), justify="right")
    table.add_column(text(language, "hint-chance"), justify="right")
    for considered in [one for one in thought.moves if one.share > 0][:SHOWN]:
        expected = min(99, max(1, 100 * considered.expected))  # no search is certain
        table.add_row(
            str(moves.index(considered.move) + 1),
            speaker.move(considered.move),
            text(language, "percent", number=round(100 * considered.share)),
            text(language, "percent", number=round(expected)),
        )
    parts: list[RenderableType] = [
        Text(text(language, "hint-title", level=text(language, f"web-level-{LEVEL}")), "bold"),
        table,
        Text(text(language, "hint-legend"), "dim"),
    ]
    if beliefs:
        parts.append(Text(f"\n{text(language, 'hint-beliefs')}", "bold"))
        parts += [Text(f"· {belief}") for belief in beliefs]
    return Group(*parts)


def percent(chance: float) -> int:
    """A chance in whole percent: 0 and 100 are only said of what is certain."""
    if chance < CERTAIN:
        return 0
    return 100 if chance > 1 - CERTAIN else min(99, max(1, round(100 * chance)))
