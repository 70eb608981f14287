"""Whether bots are right as often as they believe: of what they think 70 % likely, 70 % is true.

A bot that searches tells with each decision what it believes of the other seats. In a game of
sides that can be held against the truth.
"""

from __future__ import annotations

import os
import time
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from rubra.bots.levels import Bot
from rubra.bots.talking import word_of
from rubra.core.errors import OptionError
from rubra.core.match import Match
from rubra.core.position import Position
from rubra.core.stream import key_of, stream_from_seed
from rubra.lab.arena import MakeBot, play_out, rehearse, steady_bot
from rubra.lab.simulate import Series, bots_of, new_match
from rubra.lab.statistics import share_of

TENTHS = 10
CERTAIN = 1e-15  # chances that differ from 0 or 1 by less differ by rounding only
SURE = 0.95  # of every seat: so much is to know all sides
SAID, TRUE, GAME = range(3)  # columns of what was heard

Numbers = npt.NDArray[np.float64]


@dataclass
class Heard:
    """What the bots of one game said: by the name of a belief, the chance and whether it is so."""

    decisions: int = 0
    said: dict[str, list[tuple[float, bool]]] = field(default_factory=lambda: defaultdict(list))
    # By the name of a belief, the turn in which a seat of side 0 first was SURE of all
    known: dict[str, int] = field(default_factory=dict)


class Listener:
    """Sits in for a bot and writes down what it believes of the others when it has searched.

    A belief is a list with a chance for each seat: that it is on side 1.
    """

    def __init__(self, bot: Bot, match: Match, heard: Heard) -> None:
        self.bot = bot
        self.match = match
        self.heard = heard

    def choose(self, position: Position) -> int:
        """The move of the bot."""
        before = getattr(self.bot, "thought", None)
        move = self.bot.choose(position)
        thought = getattr(self.bot, "thought", None)
        if thought is not None and thought is not before:  # forced moves are not thought about
            self.heard.decisions += 1
            for name, chances in thought.knowledge.items():
                self._note(name, chances, position.seat)
        return move

    def speak(self, position: Position) -> int | None:
        """What the bot says."""
        return word_of(self.bot, position)

    def _note(self, name: str, chances: list[float], own_seat: int) -> None:
        side_of = self.match.game.side_of
        assert side_of is not None
        sure = min(max(chance, 1 - chance) for chance in chances) >= SURE
        if sure and side_of(self.match.state, own_seat) == 0:
            self.heard.known.setdefault(name, int(self.match.state.turn))
        for seat, chance in enumerate(chances):
            if seat != own_seat:
                truth = side_of(self.match.state, seat) == 1
                self.heard.said[name].append((chance, truth))


def calibrate(
    series: Series,
    progress: Callable[[int], None] = lambda _: None,
    threads: int | None = None,
    make: MakeBot = steady_bot,
) -> dict[str, Any]:
    """Let the bots of a series play, and hold what those that search believe against the truth.

    They are the games that `simulate` plays with bots, and as there the number of threads does
    not matter. Raises OptionError for a game without sides, and if no bot says what it believes.
    """
    _check(series, make)

    def listen(number: int) -> Heard:
        match, heard = new_match(series, number), Heard()
        bots = [Listener(bot, match, heard) for bot in bots_of(series, number, make)]
        play_out(match, bots, talk=series.talk)
        return heard

    all_heard = []
    began = time.perf_counter()
    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        for heard in pool.map(listen, range(series.games)):
            all_heard.append(heard)
            progress(1)
    return _figures(series, all_heard, time.perf_counter() - began)


def _check(series: Series, make: MakeBot) -> None:
    about = series.game.about
    if series.game.side_of is None:
        raise OptionError(
            f"bots can be calibrated where seats have sides that others do not know;"
            f" {about.title} has no sides"
        )
    bots = [make(level, stream_from_seed(0)) for level in series.bots]
    if not any(hasattr(bot, "thought") for bot in bots):
        raise OptionError(
            f"{', '.join(dict.fromkeys(series.bots))}: no such bot says what it believes;"
            " name one that searches, as in --bots hard"
        )
    for level in dict.fromkeys(series.bots):
        rehearse(new_match(series, 0), level, make)


# --- Counting ---


def _figures(series: Series, games: list[Heard], seconds: float) -> dict[str, Any]:
    about = series.game.about
    rows: dict[str, list[tuple[float, bool, int]]] = defaultdict(list)
    for number, heard in enumerate(games):
        for name, said in heard.said.items():
            rows[name] += [(chance, truth, number) for chance, truth in said]
    return {
        "game": about.name,
        "version": about.version,
        "players": series.players,
        "options": about.settle(series.players, series.options),
        "bots": list(series.by_seat),
        "seed": series.seed,
        "talk": series.talk,
        "key": key_of(stream_from_seed(series.seed)).hex(),
        "games": len(games),
        "decisions": sum(heard.decisions for heard in games),
        "beliefs": {
            name: belief_figures(np.array(found)) | {"known": _known(games, name, about.sides[0])}
            for name, found in rows.items()
        },
        "seconds": seconds,
    }


def _known(games: list[Heard], name: str, side: str) -> dict[str, Any]:
    """In how many games somebody of a side came to know all sides, and in which turn on average."""
    turns = [heard.known[name] for heard in games if name in heard.known]
    mean = sum(turns) / len(turns) if turns else None
    return {"side": side, "sure": SURE, "games": len(turns), "mean_turn": mean}


def belief_figures(heard: Numbers) -> dict[str, Any]:
    """How well one belief is calibrated: from rows of what was SAID, whether it is TRUE, the GAME.

    What a bot holds for certain is counted separately, right or wrong. The intervals take all
    answers for independent, and those of one game are not: they are too narrow.
    """
    sure = np.minimum(heard[:, SAID], 1 - heard[:, SAID]) < CERTAIN
    known, open_ = heard[sure], heard[~sure]
    wrong = np.abs(known[:, SAID] - known[:, TRUE]) > 0.5
    base = float(open_[:, TRUE].mean()) if len(open_) else None
    return {
        "certain": {"number": len(known), "wrong": int(wrong.sum())},
        "number": len(open_),
        "share": base,
        "log_loss": log_loss(open_[:, SAID], open_[:, TRUE]),
        "log_loss_of_share": None if base is None else log_loss(base, open_[:, TRUE]),
        "tenths": [_tenth(open_, tenth) for tenth in range(TENTHS)],
    }


def log_loss(said: Numbers | float, true: Numbers) -> float | None:
    """How surprised somebody is by the truth on average: 0 at best, log 2 for saying one half.

    None if nothing was said.
    """
    given_to_truth = np.where(true > 0, said, 1 - np.asarray(said))
    return float(-np.log(given_to_truth).mean()) if len(true) else None


def _tenth(heard: Numbers, tenth: int) -> dict[str, Any]:
    """Of what was said between two tenths, how much is true."""
    tenths = np.minimum((heard[:, SAID] * TENTHS).astype(int), TENTHS - 1)
    found = heard[tenths == tenth]
    figures: dict[str, Any] = {
        "from": tenth / TENTHS,
        "to": (tenth + 1) / TENTHS,
        "number": len(found),
        "games": len(np.unique(found[:, GAME])),
        "mean_said": None,
        "true": None,
    }
    if len(found):
        share = share_of(int(found[:, TRUE].sum()), len(found))
        figures["mean_said"] = float(found[:, SAID].mean())
        figures["true"] = {name: share[name] for name in ("share", "low", "high")}
    return figures
