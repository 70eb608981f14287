"""What a game brings so that bots can play it well.

    attend(box, mind, seat, players, exact)       sit down; `exact`: keep exact probabilities
    witness(box, mind, work, history, count)      take in what the seat saw and did since
    reflect(box, mind, work)                      before a search: work out what to believe now
    recall(box, mind, memory)                     what imagined players know of each other
    dream(box, state, seat, mind, work, stream, out, weights)
                                                  redraw what the seat cannot know, as it believes
    advise(box, state, seat, memory, out, count, weights)
                                                  how likely a sensible player is to make each move
    watch(state, move, memory)                    an imagined move is about to be made
    worth(box, state, seat) -> 0 to 1             how well a seat stands, or what it has won
    secret(state, seat) -> int                    names what only this seat knows
    knowledge(mind) -> dict                       in words, for people; not compiled
    opinion(mind, seat) -> signal or None         whom anybody might trust or suspect who only
                                                  watches; optional, not compiled

`advise` is the whole of `easy`: it plays by those chances. The search tries likely moves first
and lets imagined players follow them. It may read of `state` only what the seat knows.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from rubra.core.game import Game
from rubra.core.record import Array
from rubra.core.rule import rule
from rubra.core.stream import Stream, below

Weights = npt.NDArray[np.float64]
CHOICE = 0  # what a bot draws for; compiled series draw for the same, so they play the same games
FINE = 1 << 24  # steps of a chance
Opinion = tuple[Literal["trust", "suspect"], int]  # and the seat it is about


@dataclass(frozen=True)
class Player:
    """The compiled functions above, and the records they work on."""

    mind: type
    memory: type
    work: type
    room: int  # numbers that `weights` must hold
    # For so many players: turns that a search plays out before it asks `worth`; 0: to the end
    horizon: Callable[[int], int]
    attend: Callable[..., None]
    witness: Callable[..., None]
    reflect: Callable[..., None]
    recall: Callable[..., None]
    dream: Callable[..., None]
    advise: Callable[..., None]
    watch: Callable[..., None]
    worth: Callable[..., float]
    secret: Callable[..., int]
    knowledge: Callable[[Any], dict[str, Any]]
    opinion: Callable[[Any, int], Opinion | None] | None = None
    # Kinds of moves by which whoever always did the same would be seen through: these a search
    # draws, each as often as it was tried
    veiled: frozenset[int] = frozenset()
    # Levels for which other numbers of iterations make even steps in this game
    iterations: Mapping[str, int] = field(default_factory=dict)

    @property
    def verbs(self) -> tuple[tuple[str, Callable[..., Any]], ...]:
        """What a search compiled for this game calls, by name."""
        names = ("recall", "dream", "advise", "watch", "worth", "secret")
        return tuple((name, getattr(self, name)) for name in names)


def player_of(game: Game) -> Player:
    """The player of a game: `rubra.games.<game>.player.player.PLAYER`."""
    player: Player = importlib.import_module(f"rubra.games.{game.name}.player.player").PLAYER
    return player


@rule
def pick(weights: Weights | Array[float], count: int, stream: Stream, purpose: int) -> int:
    """A number below count, as likely as its weight."""
    last = int(count) - 1
    total = 0.0
    for number in range(last + 1):
        total += weights[number]
    point = below(stream, purpose, FINE) / FINE * total
    chosen = 0
    for number in range(last + 1):
        if weights[number] > 0:
            chosen = number
            point -= weights[number]
            if point < 0:
                break
    return chosen
