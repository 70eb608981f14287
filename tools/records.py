"""Write the recorded games that the tests replay: one for each way a game can end.

    python tools/records.py [GAME …]

Run it after a change in play (with the rules version raised), and read the difference: the
playthrough beside each record tells the game in words.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rubra.core import registry
from rubra.core.game import Game
from rubra.core.record_file import save, to_record
from rubra.lab.simulate import Series, match_of, simulate
from rubra.terminal.story import story

RECORDS = Path(__file__).parent.parent / "tests" / "records"


@dataclass(frozen=True)
class Search:
    """Which games are searched for endings."""

    players: tuple[int, ...]
    bots: str = "random"
    games: int = 200_000
    options: Mapping[str, Any] = field(default_factory=dict)
    reasons: tuple[str, ...] = ()  # those looked for; if none are named, all
    name: str = ""  # of the options, in the file's name


MORE = {  # searches for options that change play, besides the one for all endings
    "cathedral": (
        Search((2, 4), "easy", 200, {"board": "advanced"}, ("most_prestige",), "advanced"),
        Search((3,), "easy", 200,
               {"board": "own", "side": "advanced,basic,advanced", "colour": "yellow,red,blue"},
               ("most_prestige",), "own"),
        Search((1,), "easy", 200, {"board": "own", "side": "advanced", "colour": "green"},
               ("ivan_beaten",), "own"),
        Search((2,), "random", 200, {"standstill": True}, ("standstill",)),
    ),
}  # fmt: skip
SEARCHES = {
    "rubico": Search((5,)),
    "rubricatus": Search((4,), "easy", 5_000),  # random players come to no good end
    "cathedral": Search((1, 2, 3, 4), "easy", 2_000),  # random builders seldom finish anything
}


def main(names: list[str]) -> None:
    """Search games for each ending and keep the first, shortest ones."""
    for name in names or registry.names():
        game = registry.load(name)
        search = SEARCHES.get(name, Search(game.about.players[-1:]))
        (RECORDS / name).mkdir(parents=True, exist_ok=True)
        for one in (search, *MORE.get(name, ())):
            for players in one.players:
                keep_endings(game, players, one)


def keep_endings(game: Game, players: int, search: Search) -> None:
    """A record and its story for each ending that comes up with so many players."""
    box = game.standard_box
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
