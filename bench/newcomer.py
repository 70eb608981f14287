"""How often a newcomer wins their first games who does nothing but follow the hints.

    python bench/newcomer.py rubricatus --games 100

The table is the one that *Play now* lays (web/src/core/start.ts): as few seats as there are for
more than one, the newcomer at the first of them, bots of one level at the others, the easy game if
there is one. At each decision a hint is asked for at the level that the browser offers, and its
first move is made; iterations are counted, so that a busy machine plays the same games.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import replace

import rubra
from rubra.bots.levels import BUDGETS
from rubra.bots.search_bot import SearchBot
from rubra.core.match import Match
from rubra.core.stream import stream_from_seed
from rubra.lab.statistics import wilson

ADVISER = "medium"  # whose hints the browser shows unless somebody chooses another level
NEWCOMER = 0  # their seat


def advised(match: Match, adviser: SearchBot) -> int:
    """The first move of a hint."""
    position = rubra.Position(match, NEWCOMER)
    moves = position.moves()
    if len(moves) == 1:
        return moves[0]
    return adviser.think(position).moves[0].move


def play(game: str, level: str, options: dict[str, str], players: int, seed: int) -> Match:
    """A whole game of somebody who follows the hints."""
    match = rubra.new_match(game, players, seed=seed, options=options)
    adviser = SearchBot(stream_from_seed(seed), replace(BUDGETS[ADVISER], seconds=None))
    others = [rubra.new_bot(level, seed=seed * players + seat) for seat in range(players)]
    while not match.is_over:
        seat = match.waiting[0]
        if seat == NEWCOMER:
            match.play(seat, advised(match, adviser))
        else:
            match.play(seat, others[seat].choose(rubra.Position(match, seat)))
    return match


def main() -> None:
    """Print how many were won, with Wilson's interval, and what became of the others."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--level", default="easy", help="of the bots")
    parser.add_argument("--difficulty", default="easy", help="of games that have one")
    given = parser.parse_args()
    (about,) = (one for one in rubra.list_games() if one.name == given.game)
    options = {one.name: given.difficulty for one in about.options if one.name == "difficulty"}
    players = min(count for count in about.players if count > 1)
    ends: Counter[str] = Counter()
    won = 0
    for number in range(given.games):
        match = play(given.game, given.level, options, players, seed=number)
        result = match.result()
        won += NEWCOMER in result["winners"]
        ends[result["reason"]] += 1
    low, high = wilson(won, given.games)
    print(
        f"{given.game}, {players} players, {given.level} bots, {options}: "
        f"{won} of {given.games} won ({100 * low:.0f} - {100 * high:.0f} %); {dict(ends)}"
    )


if __name__ == "__main__":
    main()
