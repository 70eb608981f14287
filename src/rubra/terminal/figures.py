"""Figures of the lab, as tables."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table


def series_table(figures: dict[str, Any]) -> RenderableType:
    """What a simulation found."""
    games = figures["games"]
    wins = Table(title=f"{figures['game']}, {figures['players']} players, {games:,} games of "
                       f"{figures['bots']} players")  # fmt: skip
    wins.add_column("")
    wins.add_column("wins", justify="right")
    wins.add_column("share", justify="right")
    wins.add_column("95 % interval", justify="right")
    for side, share in figures["wins_by_side"].items():
        wins.add_row(side, *_share(share))
    if figures["wins_by_side"]:
        wins.add_section()
    for seat, share in enumerate(figures["wins_by_seat"], 1):
        wins.add_row(f"seat {seat}", *_share(share))
    wins.add_section()
    for reason, count in figures["ends"].items():
        wins.add_row(reason, f"{count:,}", f"{count / games:.1%}", "")
    if figures["unfinished"]:
        wins.add_row("unfinished", f"{figures['unfinished']:,}", "", "")
    length = Table()
    for heading in ("per game", "mean", "least", "median", "most"):
        length.add_column(heading, justify="right")
    for name in ("turns", "decisions"):
        spread = figures[name]
        length.add_row(name, f"{spread['mean']:.2f}", str(spread["least"]),
                       f"{spread['median']:.0f}", str(spread["most"]))  # fmt: skip
    rate = figures["decisions_per_second"]
    return Group(wins, length, f"{rate:,.0f} decisions a second, {figures['seconds']:.2f} s in all")


def _share(share: dict[str, float]) -> tuple[str, str, str]:
    interval = f"{share['low']:.1%} – {share['high']:.1%}"
    return f"{share['wins']:,}", f"{share['share']:.1%}", interval


def speed_table(figures: dict[str, Any]) -> RenderableType:
    """How fast the rules run."""
    table = Table(title="Random play on one core, per second of CPU time")
    for heading in ("game", "players", "decisions", "games", "draws of chance per decision"):
        table.add_column(heading, justify="right" if heading != "game" else "left")
    for row in figures["random_play"]:
        table.add_row(row["game"], str(row["players"]), f"{row['decisions_per_second']:,.0f}",
                      f"{row['games_per_second']:,.0f}", f"{row['in_draws']:.1f}")  # fmt: skip
    one = Table(title="One move at a table, microseconds of CPU time")
    for heading in ("game", "play a move", "view of a seat", "new game"):
        one.add_column(heading, justify="right" if heading != "game" else "left")
    for row in figures["at_a_table"]:
        one.add_row(row["game"], f"{row['play_us']:.0f}", f"{row['view_us']:.0f}",
                    f"{row['new_us']:.0f}")  # fmt: skip
    return Group(table, one)
