"""What an arena found: who beats whom and how surely, and whether the measuring can be trusted."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from rubra.core.stream import key_of, stream_from_seed
from rubra.lab.arena import (
    FIRST,
    MIRROR,
    PAIR,
    RUNG,
    SANITY,
    SECOND,
    Arena,
    Contest,
    Played,
    pairs_of,
)
from rubra.lab.contest_series import CompiledGames
from rubra.lab.statistics import bootstrap, share_of, spread, wilson

FAIR = 0.5  # what a bot scores against its equal
BOTS = {"first": FIRST, "second": SECOND}


@dataclass(frozen=True)
class Columns:
    """The games of a contest in columns."""

    scores: npt.NDArray[np.float64]  # by game and bot
    won: npt.NDArray[Any]  # by game and seat, whether it won
    seating: npt.NDArray[Any]  # by game and seat, the bot
    has_winner: npt.NDArray[Any]
    finished: npt.NDArray[Any]
    turns: npt.NDArray[Any]
    decisions: npt.NDArray[Any]


def columns_of(played: Sequence[Played]) -> Columns:
    """The games of a contest in columns, in which they may have come."""
    if isinstance(played, CompiledGames):
        outcomes = played.outcomes
        wins = np.maximum(1, played.won.sum(axis=1))
        seconds = (played.won * played.seating).sum(axis=1)
        has_winner = outcomes["winners"] != 0
        firsts = np.where(has_winner, wins - seconds, 0)
        return Columns(
            scores=np.stack([firsts / wins, seconds / wins], axis=1),
            won=played.won,
            seating=played.seating,
            has_winner=has_winner,
            finished=outcomes["reason"] != 0,
            turns=outcomes["turns"],
            decisions=outcomes["decisions"],
        )
    seats = range(len(played[0].seating))
    return Columns(
        scores=np.array([game.scores for game in played]),
        won=np.array([[seat in game.winners for seat in seats] for game in played]),
        seating=np.array([game.seating for game in played]),
        has_winner=np.array([bool(game.winners) for game in played]),
        finished=np.array([game.finished for game in played]),
        turns=np.array([game.turns for game in played]),
        decisions=np.array([game.decisions for game in played]),
    )


def standings(
    arena: Arena, contests: list[tuple[Contest, Sequence[Played]]], seconds: float
) -> dict[str, Any]:
    """The figures of an arena. Unfinished games are counted, never dropped."""
    game = arena.game
    found: dict[int, list[dict[str, Any]]] = defaultdict(list)
    for contest, played in contests:
        found[contest.kind].append(contest_figures(arena, contest, played))
    places = pairs_of(len(arena.bots))
    return {
        "game": game.name,
        "version": game.about.version,
        "players": arena.players,
        "options": game.about.settle(arena.players, arena.options),
        "box": arena.box.file.digest,
        "bots": list(arena.bots),
        "seed": arena.seed,
        "talk": arena.talk,
        "key": key_of(stream_from_seed(arena.seed)).hex(),
        "games_asked": arena.games,
        "games": arena.games_each,
        "keys": arena.keys,
        "games_per_key": arena.rounds,
        "pairs": [
            {"places": list(pair), **figures}
            for pair, figures in zip(places, found[PAIR], strict=True)
        ],
        "controls": _controls(found) if arena.controls else None,
        "ladder": found[RUNG],
        "thinking": _thinking_by_bot(contests),
        "seconds": seconds,
    }


def contest_figures(arena: Arena, contest: Contest, played: Sequence[Played]) -> dict[str, Any]:
    """The figures of two bots that met, each under `first` and `second`."""
    games = columns_of(played)
    scores = games.scores.reshape(arena.keys, arena.rounds, 2)
    times = [game.thinking for game in played] if not isinstance(played, CompiledGames) else []
    return {
        **{name: contest.bots[bot] for name, bot in BOTS.items()},
        "games": len(played),
        "keys": arena.keys,
        "unfinished": int((~games.finished).sum()),
        "won_by_nobody": int((games.finished & ~games.has_winner).sum()),
        "score": _score(scores, arena.seed),
        "wins_by_side": _wins_by_side(arena, scores),
        "wins_by_seat": _wins_by_seat(arena, games),
        "turns": spread(games.turns),
        "decisions": spread(games.decisions),
        "thinking": {name: _thinking([time[bot] for time in times]) for name, bot in BOTS.items()},
        "scores_by_key": {name: scores[:, :, bot].tolist() for name, bot in BOTS.items()},
    }


def _score(scores: npt.NDArray[np.float64], seed: int) -> dict[str, Any]:
    """Each bot's share of all games: by keys, and for comparison as if games were independent."""
    keys, rounds, _ = scores.shape
    intervals = bootstrap(scores.mean(axis=1), seed)
    found = {}
    for name, bot in BOTS.items():
        total = float(scores[:, :, bot].sum())
        low, high = intervals[bot]
        by_games = wilson(total, keys * rounds)
        found[name] = {
            "total": total,
            "share": total / (keys * rounds),
            "low": low,
            "high": high,
            "wilson_low": by_games[0],
            "wilson_high": by_games[1],
        }
    return found


def _wins_by_side(arena: Arena, scores: npt.NDArray[np.float64]) -> dict[str, Any]:
    """Each bot's share of the games in which it had a side; none in a free-for-all."""
    if not arena.is_of_teams:
        return {}
    # FIRST has side 0 in round 0 and side 1 in round 1, SECOND the other way round
    return {
        side: {
            name: share_of(int(scores[:, number ^ bot, bot].sum()), arena.keys)
            for name, bot in BOTS.items()
        }
        for number, side in enumerate(arena.game.about.sides)
    }


def _wins_by_seat(arena: Arena, games: Columns) -> list[dict[str, Any]]:
    """Each bot's share of the games in which it sat at a seat."""
    half = arena.games_each // 2  # every seat is had by both bots equally often
    wins = [
        np.sum(games.won.astype(bool) & (games.seating == bot), axis=0) for bot in BOTS.values()
    ]
    return [
        {name: share_of(int(wins[bot][seat]), half) for name, bot in BOTS.items()}
        for seat in range(arena.players)
    ]


def _controls(found: dict[int, list[dict[str, Any]]]) -> dict[str, Any]:
    """Whether equals come out equal, and whether the last bot beats random play.

    One mirror in twenty misses by chance. There is no sanity control if the last bot is random.
    """
    mirrors = []
    for figures in found[MIRROR]:
        score = figures["score"]["first"]
        mirrors.append({"fair": score["low"] <= half_won(figures) <= score["high"], **figures})
    sanity = None
    for figures in found[SANITY]:
        clear = figures["score"]["first"]["low"] > half_won(figures)
        sanity = {"clear": clear, **figures}
    return {"fair_share": FAIR, "mirrors": mirrors, "sanity": sanity}


def half_won(figures: dict[str, Any]) -> float:
    """What each of two equals would have scored: half of all games but those that nobody won."""
    return FAIR * sum(float(score["share"]) for score in figures["score"].values())


def _thinking_by_bot(contests: list[tuple[Contest, Sequence[Played]]]) -> dict[str, Any]:
    """How long each bot thought, over all its games that were not compiled."""
    parts: dict[str, list[list[float]]] = defaultdict(list)
    for contest, played in contests:
        for bot, name in enumerate(contest.bots):
            timed = [] if isinstance(played, CompiledGames) else played
            parts[name] += [game.thinking[bot] for game in timed]
    return {name: _thinking(games) for name, games in parts.items()}


def _thinking(games: Sequence[Sequence[float]]) -> dict[str, Any]:
    """Seconds of a decision with a choice; no figures where there never was one."""
    seconds = np.array([second for game in games for second in game])
    if not len(seconds):
        return {"decisions": 0, "mean": None, "percentile_95": None, "longest": None}
    return {
        "decisions": len(seconds),
        "mean": float(seconds.mean()),
        "percentile_95": float(np.percentile(seconds, 95)),
        "longest": float(seconds.max()),
    }
