"""Write the recorded games that the tests replay: one for each way a game can end.

    python tools/records.py [GAME …]

Run it after a change in play (with the rules version raised), and read the difference: the
playthrough beside each record tells the game in words. tests/records/<game>/searches.toml says who
plays, with which options, and why.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from rubra.core import registry
from rubra.core.game import Game
from rubra.core.record_file import save, to_record
from rubra.lab.simulate import Series, match_of, simulate
from rubra.terminal.story import story

RECORDS = Path(__file__).parent.parent / "tests" / "records"


class Search(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Which games are looked through for endings."""

    players: int
    why: str = "every ending that random players come to"
    bots: str = "random"
    games: int = 200_000
    options: dict[str, Any] = {}
    reasons: list[str] = []  # the endings that are kept; without any, all
    name: str = ""  # of the options, in the file's name


class Searches(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """tests/records/<game>/searches.toml."""

    search: list[Search]


def main(names: list[str]) -> None:
    """Look for each ending and keep the first, shortest game."""
    for name in names or registry.names():
        game = registry.load(name)
        (RECORDS / name).mkdir(parents=True, exist_ok=True)
        for search in searches_of(game):
            keep_endings(game, search)


def searches_of(game: Game) -> list[Search]:
    """What the game's folder of records asks for; if nothing, every ending at its fullest table."""
    file = RECORDS / game.name / "searches.toml"
    if not file.exists():
        return [Search(game.about.players[-1])]
    return msgspec.toml.decode(file.read_bytes(), type=Searches).search


def keep_endings(game: Game, search: Search) -> None:
    """A record and its story for each ending that comes up."""
    box, players = game.standard_box, search.players
    series = Series(game, players, search.options, box, 1, search.games, (search.bots,))
    outcomes, _ = simulate(series)
    for number, reason in enumerate(game.reasons[1:], 1):
        found = (outcomes["reason"] == number).nonzero()[0][:50]
        if not len(found) or (search.reasons and reason.name not in search.reasons):
            continue
        shortest = min(found, key=lambda index: int(outcomes["decisions"][index]))
        match = match_of(series, int(shortest))
        record = to_record(match, about=f"{players} {search.bots} players: {reason.name}")
        name = "-".join(filter(None, (str(players), search.name, reason.name)))
        file = RECORDS / game.name / f"{name}.json"
        save(record, file)
        file.with_suffix(".txt").write_text(story(match, record, "en"), encoding="utf-8")
        print(file.relative_to(RECORDS.parent.parent))


if __name__ == "__main__":
    main(sys.argv[1:])
