"""Bots rated against each other: a round robin, and openskill's ratings with their intervals.

Every deal is played with places changed, as in an arena. A rating depends a little on the order
of the games; so it is the mean of several orders, each over deals drawn anew, and the interval is
what these draws leave.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from openskill.models import PlackettLuce

from rubra.lab.arena import Arena, Contest, Played
from rubra.lab.standings import Columns, columns_of

DRAWS = 60


def ratings(arena: Arena, contests: list[tuple[Contest, Sequence[Played]]]) -> list[dict[str, Any]]:
    """The bots, the best first: how good openskill thinks each is, and who won how much."""
    bots = list(arena.bots)
    results = [(contest.bots, columns_of(played)) for contest, played in contests]
    random = np.random.default_rng(arena.seed)
    drawn = np.array([_rated(arena, results, bots, random) for _ in range(DRAWS)])
    low, middle, high = np.quantile(drawn, (0.025, 0.5, 0.975), axis=0)
    scores = {bot: [0.0, 0] for bot in bots}
    for names, games in results:
        for place, bot in enumerate(names):
            scores[bot][0] += sum(games.scores[:, place].tolist())
            scores[bot][1] += len(games.scores)
    found = [
        {
            "bot": bot,
            "rating": float(middle[place]),
            "low": float(low[place]),
            "high": float(high[place]),
            "share": scores[bot][0] / scores[bot][1],
            "games": scores[bot][1],
        }
        for place, bot in enumerate(bots)
    ]
    return sorted(found, key=lambda row: -row["rating"])


def _rated(
    arena: Arena, results: list[tuple[tuple[str, str], Columns]], bots: list[str], random: Any
) -> list[float]:
    """Ratings after the games of as many deals as there are, drawn with repetition."""
    model = PlackettLuce()
    rated = {bot: model.rating(name=bot) for bot in bots}
    deals = random.integers(0, arena.keys, arena.keys)
    games = [
        (number, deal * arena.rounds + turn)
        for deal in deals
        for number in range(len(results))
        for turn in range(arena.rounds)
    ]
    for number in random.permutation(len(games)):
        contest, game = games[number]
        (first, second), played = results[contest]
        if first == second or not played.has_winner[game]:
            continue
        teams = [[rated[first]], [rated[second]]]
        scores = played.scores[game].tolist()
        (rated[first],), (rated[second],) = model.rate(teams, scores=scores)
    return [float(rated[bot].mu) for bot in bots]
