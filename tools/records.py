"""Write the recorded games that the tests replay: one for each way a game can end.

    python tools/records.py

Run it after a change in play (with the rules version raised), and read the difference: the
playthrough beside each record tells the game in words.
"""

from __future__ import annotations

from pathlib import Path

from rubra.core import registry
from rubra.core.record_file import save, to_record
from rubra.lab.simulate import Series, match_of, simulate
from rubra.terminal.story import story

RECORDS = Path(__file__).parent.parent / "tests" / "records"
PLAYERS = {"rubico": 5}
# Who plays, and how many games are searched; in some games random players come to no good end
SEARCHED = {"rubricatus": ("easy", 5_000)}


def main() -> None:
    """Search many games for each ending and keep the first, shortest ones."""
    for name in registry.names():
        game = registry.load(name)
        players = PLAYERS.get(name, game.about.players[-1])
        bot, games = SEARCHED.get(name, ("random", 200_000))
        series = Series(game, players, {}, game.standard_box, seed=1, games=games, bots=(bot,))
        outcomes, _ = simulate(series)
        (RECORDS / name).mkdir(parents=True, exist_ok=True)
        for number, reason in enumerate(game.reasons[1:], 1):
            found = (outcomes["reason"] == number).nonzero()[0][:50]
            shortest = min(found, key=lambda index: int(outcomes["decisions"][index]))
            match = match_of(series, int(shortest))
            record = to_record(match, about=f"{players} {bot} players: {reason.name}")
            file = RECORDS / name / f"{players}-{reason.name}.json"
            save(record, file)
            file.with_suffix(".txt").write_text(story(match, record, "en"), encoding="utf-8")
            print(file.relative_to(RECORDS.parent.parent))


if __name__ == "__main__":
    main()
