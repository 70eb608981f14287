"""What cards, tiles, plans and seats do to games between bots: the tables of the games' READMEs.

    python tools/balance.py GAME --players N --bots B --games G --keep FILE [-o option=value]
                            [--seed S] [--box BOX] [--seconds T]

FILE holds one line for each game. Games that are in it already are not played again, so a long
series can be played in pieces of T seconds; the tables are made of all that FILE holds. What is
kept and which tables are made of it is told by the game's own folder `balance`.
"""

from __future__ import annotations

import argparse
import importlib
import json
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Protocol, cast

from rubra.commands.shared import open_box, settle
from rubra.core import registry
from rubra.core.match import Match
from rubra.lab.kept_games import Kept, Rows
from rubra.lab.simulate import Series, match_of


class Balance(Protocol):
    """What a game brings in its folder `balance`."""

    def keep(self, match: Match) -> Kept:
        """What is kept of a finished game, beside its result."""

    def tables(self, games: list[Kept]) -> Iterable[tuple[str, Rows]]:
        """Tables with their titles, made of all that was kept."""


def balanced_games() -> list[str]:
    """The games that have a folder `balance`."""
    return [name for name in registry.names() if (registry.folder(name) / "balance").exists()]


def balance_of(name: str) -> Balance:
    """What a game brings."""
    return cast(Balance, importlib.import_module(f"rubra.games.{name}.balance"))


def main() -> None:
    """Play what is missing, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=balanced_games())
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--bots", default="easy")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--keep", type=Path, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--box", type=Path)
    parser.add_argument("-o", "--option", action="append", default=[])
    asked = parser.parse_args()
    game = registry.load(asked.game)
    players, options = settle(game.about, asked.players, asked.option)
    bots = tuple(asked.bots.split(","))
    box = open_box(game, asked.box)
    series = Series(game, players, options, box, asked.seed, asked.games, bots)
    known = [json.loads(line) for line in lines_of(asked.keep)]
    known += play_missing(series, {kept["number"] for kept in known}, asked.keep, asked.seconds)
    print(f"{game.about.title}, {players} players, {asked.bots}, {len(known)} games\n")
    for title, rows in balance_of(game.name).tables(known):
        print_table(title, rows)


def lines_of(file: Path) -> list[str]:
    """The lines of a file that may not exist yet."""
    return file.read_text().splitlines() if file.exists() else []


def play_missing(series: Series, played: set[int], file: Path, seconds: float) -> list[Kept]:
    """Play the games that are not there yet, for so many seconds, and keep each at once."""
    keep = balance_of(series.game.name).keep
    began = time.monotonic()
    found = []
    with file.open("a") as lines:
        for number in range(series.games):
            if number in played:
                continue
            if time.monotonic() - began > seconds:
                break
            match = match_of(series, number)
            kept = {"number": number, **match.result(), **keep(match)}
            lines.write(json.dumps(kept) + "\n")
            lines.flush()
            found.append(kept)
    return found


def print_table(title: str, rows: list[list[str]]) -> None:
    """A table in Markdown."""
    print(f"### {title}\n\n| {' | '.join(rows[0])} |\n|{'---|' * len(rows[0])}")
    for row in rows[1:]:
        print(f"| {' | '.join(row)} |")
    print()


if __name__ == "__main__":
    main()
