"""Write the recorded games that the tests replay: one for each way a game can end.

    python tools/records.py [GAME …]

Run it after a change in play (with the rules version raised), and read the difference: the
playthrough beside each record tells the game in words.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

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
        for players in search.players:
            keep_endings(game, players, search)


def keep_endings(game: Game, players: int, search: Search) -> None:
    """A record and its story for each ending that comes up with so many players."""
    box = game.standard_box
    series = Series(game, players, {}, box, 1, search.games, (search.bots,))
    outcomes, _ = simulate(series)
    for number, reason in enumerate(game.reasons[1:], 1):
        found = (outcomes["reason"] == number).nonzero()[0][:50]
        if not len(found):
            continue
        shortest = min(found, key=lambda index: int(outcomes["decisions"][index]))
        match = match_of(series, int(shortest))
        record = to_record(match, about=f"{players} {search.bots} players: {reason.name}")
        file = RECORDS / game.name / f"{players}-{reason.name}.json"
        save(record, file)
        file.with_suffix(".txt").write_text(story(match, record, "en"), encoding="utf-8")
        print(file.relative_to(RECORDS.parent.parent))


if __name__ == "__main__":
    main(sys.argv[1:])
