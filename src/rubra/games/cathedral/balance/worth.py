"""What an influence card of The Red Cathedral is worth to bots that search: a table of its study.

    python -m rubra.games.cathedral.balance.worth --bots B --games G --keep FILE
        [--cards A,B] [--seed S] [--box BOX]

Two builders play G deals in which the card lies. One of them may not use it and plans without it:
whoever begins in one game, the other in the next. (The lab's `[bans]` play every deal, of which
only one in three has the card.) FILE holds one line for each game; games that are in it already
are not played again.
"""

from __future__ import annotations

import argparse
import json
import statistics
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path

from rubra.bots.exclusion import Exclusion
from rubra.commands.shared import open_box
from rubra.core import registry
from rubra.core.stream import stream_from_seed
from rubra.lab.arena import close, play_out, steady_bot
from rubra.lab.kept_games import Kept, share
from rubra.lab.running import restrained
from rubra.lab.simulate import Series, bots_of, new_match
from rubra.lab.study import Lens

Z = 1.96  # standard errors to each side of a mean: 95 %


def main() -> None:
    """Play what is missing, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bots", default="medium")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--keep", type=Path, required=True)
    parser.add_argument("--cards")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--box", type=Path)
    asked = parser.parse_args()
    game = registry.load("cathedral")
    box = open_box(game, asked.box)
    series = Series(game, 2, {}, box, asked.seed, asked.games, (asked.bots,))
    known = [json.loads(line) for line in asked.keep.open()] if asked.keep.exists() else []
    print("| who leaves | games | wins | prestige ahead |\n|---|---|---|---|")
    with asked.keep.open("a") as lines:
        for card in asked.cards.split(",") if asked.cards else box.names["influence"]:
            found = [kept for kept in known if kept["card"] == card]
            for place, number in enumerate(islice(deals_with(series, card), asked.games)):
                if place >= len(found):
                    found.append(play_without(series, card, number, place % 2))
                    lines.write(json.dumps(found[-1]) + "\n")
                    lines.flush()
            print(row(card, found), flush=True)


def deals_with(series: Series, card: str) -> Iterator[int]:
    """The numbers of the deals in which an influence card lies."""
    wanted = series.box.names["influence"].index(card)
    return (number for number in count() if wanted in new_match(series, number).state.influence)


def play_without(series: Series, card: str, number: int, place: int) -> Kept:
    """One game in which the builder who is `place` in turn leaves the card."""
    match = new_match(series, number)
    seat = (int(match.state.active) + place) % series.players
    lens = Lens(series.game, series.box)
    exclusion = Exclusion(lens.things.index(("influence", card)), lens.moves)
    bots = bots_of(series, number, steady_bot)
    bots[seat] = restrained(bots[seat], exclusion, stream_from_seed(number))
    play_out(match, bots)
    for bot in bots:
        close(bot)
    prestige = [int(match.state.seats[each].prestige) for each in range(series.players)]
    winners = match.result()["winners"]
    return {
        "card": card,
        "number": number,
        "place": place,
        "won": (seat in winners) / max(1, len(winners)),
        "ahead": prestige[seat] - prestige[1 - seat],
    }


def row(card: str, games: list[Kept]) -> str:
    """How often whoever leaves a card wins, and how far ahead they end."""
    wins = share(sum(kept["won"] for kept in games), len(games))
    ahead = [kept["ahead"] for kept in games]
    error = Z * statistics.stdev(ahead) / len(ahead) ** 0.5 if len(ahead) > 1 else float("nan")
    return f"| {card} | {len(games)} | {wins} | {statistics.mean(ahead):+.1f} ± {error:.1f} |"


if __name__ == "__main__":
    main()
