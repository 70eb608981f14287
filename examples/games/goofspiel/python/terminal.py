"""Goofspiel's table, drawn with letters."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rubra.core.texts import Speaker
from rubra.core.vocabulary import Said
from rubra.terminal.pages import Chapter, Entry


def draw(view: dict[str, Any], speaker: Speaker) -> RenderableType:
    """The whole table as one seat sees it."""
    parts: list[RenderableType] = []
    if view["prize"] is not None:
        parts.append(Text(speaker.text("table-prize", prize=view["prize"] + 1), style="bold"))
    parts.append(Text(speaker.text("table-prizes", cards=_cards(view["prizes"])), style="dim"))
    seats = Table.grid(padding=(0, 3))
    for number, seat in enumerate(view["seats"]):
        name = Text(speaker.name(number), style="bold" if number == view["you"] else "")
        points = speaker.text("table-points", points=seat["points"])
        bid = "" if seat["bid"] is None else speaker.text("table-bid", card=seat["bid"] + 1)
        seats.add_row(name, points, _cards(seat["hand"]), bid)
    parts.append(seats)
    title = f"{speaker.text('title')} · {speaker.text('table-turn', turn=view['turn'])}"
    return Panel(Group(*parts), title=title, title_align="left", border_style="red")


def _cards(cards: list[int]) -> str:
    return " ".join(str(card + 1) for card in cards) or "–"


def price(view: dict[str, Any], move: Said, speaker: Speaker) -> str:
    """A bid costs the card, as its name says."""
    return ""


def explain(view: dict[str, Any], speaker: Speaker) -> list[Chapter]:
    """The few things there are."""
    things = ("prize", "bid")
    entries = [
        Entry(speaker.text(f"help-{one}"), speaker.text(f"help-{one}-text")) for one in things
    ]
    return [Chapter(speaker.text("title"), entries)]


def final(view: dict[str, Any], speaker: Speaker) -> RenderableType:
    """The points of each seat."""
    lines = Text(speaker.text(f"reason-{view['result']['reason']}"), style="bold")
    for number, seat in enumerate(view["seats"]):
        mark = "★ " if number in view["result"]["winners"] else "  "
        points = speaker.text("table-points", points=seat["points"])
        lines.append(f"\n{mark}{speaker.name(number)}: {points}", style="not bold")
    return lines


def beliefs(knowledge: dict[str, Any], you: int, speaker: Speaker) -> list[str]:
    """A bot believes nothing of bids that it cannot see."""
    return []
