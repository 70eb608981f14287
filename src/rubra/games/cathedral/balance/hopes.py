"""What things are worth to a builder of The Red Cathedral: fits the HOPE_ figures of its bots.

    python -m rubra.games.cathedral.balance.hopes [--players 2,3] [--bots medium:64]
        [--minutes 5] [--seed 1]

Bots play each other. At the beginning of every turn it is noted what each builder has more than the
best rival, and at the end how far ahead of that rival it was. The figures are those that tell
the one from the other with the least squares of error; `prospects` in
`player/player.py` adds the same things up.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
import numpy.typing as npt

from rubra.bots.levels import Bot
from rubra.core import registry
from rubra.core.match import Match
from rubra.core.position import Position
from rubra.games.cathedral.ending import tower_share, tower_worth
from rubra.games.cathedral.player import player
from rubra.games.cathedral.player.heuristics import MANY_RUBLES, lacks, wanted
from rubra.games.cathedral.track import prestige_of
from rubra.games.cathedral.words import BANNERS, GOLD, MATERIALS
from rubra.lab.arena import steady_bot
from rubra.lab.simulate import Series, bots_of, new_match

FIGURES = (
    "MARKER", "PRESTIGE", "TOWER", "FINISHED", "CLAIMED", "MISSING", "READY", "COMMON", "RARE",
    "SPARE_RARE", "RUBLE", "MORE_RUBLES", "TILE", "ORNAMENT",
)  # fmt: skip
LATE = 12  # turns before the end; what was so long before counts less
EARLY_COUNTS = 0.4
CALM = 30.0  # keeps figures small that the games say little about
Table = npt.NDArray[np.float64]


def main() -> None:
    """Play, fit, and print the figures beside those in use."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--players", default="2,3")
    parser.add_argument("--bots", default="medium:64")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    found = [
        play_for(60 * asked.minutes, int(players), asked.bots, asked.seed)
        for players in asked.players.split(",")
    ]
    more, ahead, weight = (np.concatenate(parts) for parts in zip(*found, strict=True))
    weighed = more * weight[:, None]
    calm = CALM * np.eye(len(FIGURES))
    fitted = np.linalg.solve(weighed.T @ more + calm, weighed.T @ ahead)
    in_use = [getattr(player, f"HOPE_{name}") for name in FIGURES]
    for name, figure, now in zip(FIGURES, fitted, in_use, strict=True):
        print(f"HOPE_{name:12} {abs(figure):6.2f}   in use {now:6.2f}")
    for name, figures in (("fitted", fitted), ("in use", signed(in_use))):
        missed = ahead - more @ figures
        print(f"{name}: explains {1 - missed.var() / ahead.var():.0%} of who is ahead at the end")


def signed(figures: list[float]) -> Table:
    """As they are added up: what is missing counts against one."""
    return np.array(
        [-now if name == "MISSING" else now for name, now in zip(FIGURES, figures, strict=True)]
    )


def play_for(seconds: float, players: int, bots: str, seed: int) -> tuple[Table, Table, Table]:
    """What each had more than the best rival, how far ahead it was at the end, and the weight."""
    game = registry.load("cathedral")
    series = Series(game, players, {}, game.standard_box, seed, 1_000_000, (bots,))
    more, ahead, weight = [], [], []
    began = time.monotonic()
    number = 0
    while time.monotonic() - began < seconds:
        match = new_match(series, number)
        noted = play(match, bots_of(series, number, steady_bot))
        number += 1
        scores = [int(match.state.seats[seat].prestige) for seat in range(players)]
        for turn, (haves, hopes) in enumerate(noted):
            for seat in range(players):
                rival = max((one for one in range(players) if one != seat), key=hopes.__getitem__)
                more.append(np.subtract(haves[seat], haves[rival]))
                ahead.append(scores[seat] - scores[rival])
                is_late = len(noted) - turn < LATE * players
                weight.append((1.0 if is_late else EARLY_COUNTS) / players)
    print(f"{players} players: {number} games")
    return np.array(more), np.array(ahead, float), np.array(weight)


def play(match: Match, bots: list[Bot]) -> list[tuple[list[list[float]], list[float]]]:
    """Play a match; at the beginning of each turn, what everybody has, and may hope for."""
    noted = []
    turn = -1
    box = match.box.record
    while not match.is_over:
        if match.state.turn != turn:
            turn = int(match.state.turn)
            everybody = range(match.players)
            haves = [have(box, match.state, seat) for seat in everybody]
            noted.append((haves, [player.prospects(box, match.state, seat) for seat in everybody]))
        seat = match.waiting[0]
        match.play(seat, bots[seat].choose(Position(match, seat)))
    return noted


def have(box: Any, state: Any, seat: int) -> list[float]:
    """What a builder has, in the order of FIGURES."""
    place = state.seats[seat]
    marker, rubles = int(place.marker), int(place.rubles)
    towers = sum(
        tower_share(box, state, tower, seat, tower_worth(box, state, tower))
        for tower in range(state.towers)
    )
    claims = [state.sections[place.claims[number]] for number in range(place.claimed)]
    under_way = [section for section in claims if not section.finished]
    missing = sum(int(section.missing) for section in under_way)
    ready = sum(lacks(box, state, seat, section) == 0 for section in under_way)
    useful = [0, 0]  # common and rare
    spare = [0, 0]
    for kind in range(MATERIALS):
        stock = int(place.stock[kind])
        asked = max(0, min(stock, stock + wanted(box, state, seat, kind)))
        useful[kind >= GOLD] += asked
        spare[kind >= GOLD] += stock - asked
    tiles = int(place.face_up).bit_count() * (BANNERS - int(place.finished))
    return [
        marker, prestige_of(box, marker), towers, int(place.finished), len(under_way), missing,
        ready, *useful, spare[True], min(MANY_RUBLES, rubles), max(0, rubles - MANY_RUBLES),
        tiles, int(place.decorated),
    ]  # fmt: skip


if __name__ == "__main__":
    main()
