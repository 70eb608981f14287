"""What each game's terminal module offers, and what the pages of all games are made of.

A game is drawn by its own module `terminal`. It offers the functions of `Drawing`. All
are given a view, so that nothing can be shown which the reader may not know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rubra.core.texts import Speaker, text
from rubra.core.vocabulary import Said

T = TypeVar("T")

WIDTH = 80  # columns that are enough for every game, in every language


@dataclass(frozen=True)
class Entry:
    """One thing that can be explained: a card, a tile, a space."""

    name: str
    text: str  # what it costs, what it does, what it is worth

    def says(self, word: str) -> bool:
        """Whether somebody who looks for this word means this entry."""
        return word.casefold() in f"{self.name} {self.text}".casefold()


@dataclass(frozen=True)
class Chapter:
    """Things that are explained together."""

    title: str
    entries: Sequence[Entry]


class Drawing(Protocol):
    """The terminal module of a game."""

    def draw(self, view: dict[str, Any], speaker: Speaker) -> RenderableType:
        """The table as the viewer sees it, during the game and after it."""

    def price(self, view: dict[str, Any], move: Said, speaker: Speaker) -> str:
        """What a choice costs and brings, where its name does not say so; else nothing."""

    def explain(self, view: dict[str, Any], speaker: Speaker) -> list[Chapter]:
        """Every card, tile and space in play that the viewer sees: its cost, effect and price."""

    def final(self, view: dict[str, Any], speaker: Speaker) -> RenderableType:
        """How a finished game came out: every source of points, for each seat."""

    def beliefs(self, knowledge: dict[str, Any], you: int, speaker: Speaker) -> list[str]:
        """What a bot at seat `you` believes of the others, in sentences."""


def draw_choices(labels: Sequence[Text], width: int) -> RenderableType:
    """The choices with their numbers: side by side if they are short, else one below the other."""
    digits = len(str(len(labels)))
    numbered = [Text(f"{number:>{digits}}  ") for number in range(1, len(labels) + 1)]
    if all(digits + 2 + label.cell_len <= width // 2 - 2 for label in labels):
        whole = [number.append_text(label) for number, label in zip(numbered, labels, strict=True)]
        return Columns(whole, padding=(0, 4), column_first=True)
    grid = Table.grid(padding=0)
    grid.add_column(no_wrap=True)
    grid.add_column()
    for number, label in zip(numbered, labels, strict=True):
        grid.add_row(number, label)
    return grid


def draw_help(chapters: Sequence[Chapter]) -> RenderableType:
    """Chapters one below the other, each entry with its name in front."""
    parts: list[RenderableType] = []
    for chapter in chapters:
        parts.append(Text(f"\n{chapter.title}", "bold red"))
        for entry in chapter.entries:
            line = Text().append(f"{capital(entry.name)}: ", "bold").append(capital(entry.text))
            parts.append(Padding(line, (0, 0, 0, 2)))
    return Group(*parts)


def present(found: T | None) -> T:
    """What a view holds at this moment of the game, though not always."""
    assert found is not None
    return found


def capital(said: str) -> str:
    """As it begins a line."""
    return said[:1].upper() + said[1:]


def looked_up(chapters: Sequence[Chapter], word: str) -> list[Chapter]:
    """Only the entries that say a word."""
    found = [
        Chapter(chapter.title, [entry for entry in chapter.entries if entry.says(word)])
        for chapter in chapters
    ]
    return [chapter for chapter in found if chapter.entries]


def seat_name(view: Mapping[str, Any], speaker: Speaker, seat: int) -> str:
    """Who sits there; the seat from which the table is seen is marked, unless it is "You"."""
    name = speaker.name(seat)
    if seat != view["you"] or seat == speaker.reader:
        return name
    return text(speaker.language, "own-seat", name=name)


def score_sheet(
    speaker: Speaker,
    columns: Sequence[str],
    sources: Sequence[tuple[str, Sequence[int]]],
    winners: Sequence[int],
) -> Table:
    """Points by source, one column for each seat, and their sums below."""
    language = speaker.language
    sheet = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_footer=True)
    sheet.add_column(text(language, "score-source"), footer=text(language, "score-total"))
    for number, name in enumerate(columns):
        total = sum(points[number] for _, points in sources)
        style = "bold" if number in winners else ""
        heading = Text(f"★ {name}" if number in winners else name, style)
        sheet.add_column(heading, footer=Text(str(total), style), justify="right")
    for source, points in sources:
        sheet.add_row(source, *(str(n) for n in points))
    return sheet
