"""Bots rated against each other: a round robin, and openskill's ratings with their intervals.

Every deal is played with places changed, as in an arena. A rating depends a little on the order
of the games; so it is the mean of several orders, each over deals drawn anew, and the interval is
what these draws leave.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from openskill.models import PlackettLuce

from rubra.lab.arena import Arena, Contest, Played

DRAWS = 60


def ratings(arena: Arena, contests: list[tuple[Contest, list[Played]]]) -> list[dict[str, Any]]:
    """The bots, the best first: how good openskill thinks each is, and who won how much."""
    bots = list(arena.bots)
    random = np.random.default_rng(arena.seed)
    drawn = np.array([_rated(arena, contests, bots, random) for _ in range(DRAWS)])
    low, middle, high = np.quantile(drawn, (0.025, 0.5, 0.975), axis=0)
    scores = {bot: [0.0, 0] for bot in bots}
    for contest, played in contests:
        for place, bot in enumerate(contest.bots):
            scores[bot][0] += sum(game.scores[place] for game in played)
            scores[bot][1] += len(played)
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
    arena: Arena, contests: list[tuple[Contest, list[Played]]], bots: list[str], random: Any
) -> list[float]:
    """Ratings after the games of as many deals as there are, drawn with repetition."""
    model = PlackettLuce()
    rated = {bot: model.rating(name=bot) for bot in bots}
    deals = random.integers(0, arena.keys, arena.keys)
    games = [
        (contest, played[deal * arena.rounds + turn])
        for deal in deals
        for contest, played in contests
        for turn in range(arena.rounds)
    ]
    for number in random.permutation(len(games)):
        contest, game = games[number]
        first, second = contest.bots
        if first == second or not game.winners:
            continue
        teams = [[rated[first]], [rated[second]]]
        (rated[first],), (rated[second],) = model.rate(teams, scores=list(game.scores))
    return [float(rated[bot].mu) for bot in bots]
