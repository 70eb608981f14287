"""What a game brings so that bots can play it well. A player is two compiled functions:

    advise(box, state, seat, memory, out, count, weights)
                                    how likely a sensible player is to make each of `count` moves
    worth(box, state, seat) -> 0 to 1
                                    how well a seat stands, or what it has won

`advise` is the whole of `easy`: it plays by those chances. The search tries likely moves first
and lets imagined players follow them. It may read of `state` only what the seat knows. `memory` is
a record of the game's own: what everybody at the table remembers, or scratch.

Where it pays to guess what others hide, a game declares a `Belief` besides. Without one, imagined
worlds come from the game's `imagine`.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from rubra.core.game import Game
from rubra.core.patterns import Pattern, Verbs, plain
from rubra.core.record import Array, i64, make_record, record, size, u8
from rubra.core.rule import rule
from rubra.core.stream import PURPOSES, Stream, below

Weights = npt.NDArray[np.float64] | Array[float]
CHOICE = 0  # what a bot draws for; compiled series draw for the same, so they play the same games
FINE = 1 << 24  # steps of a chance
SPEECH = PURPOSES - 1  # what it draws for when it says something: so moves do not depend on that
NOTHING = -1  # no statement


@record
class NoMemory:
    """For a player who goes by what lies on the table."""

    nothing: u8


@rule
def says_nothing(
    box: Any, belief: Any, scratch: Any, words: Any, count: int, stream: Stream
) -> int:
    """There is no talk, or nothing to say."""
    return NOTHING


@dataclass(frozen=True)
class Belief:
    """What a seat makes of all that it saw. Compiled functions:

        begin(box, belief, seat, players, exact)      sit down; `exact`: keep exact probabilities
        witness(box, belief, scratch, history, count) take in what the seat saw and did since
        conclude(box, belief, scratch)                before a search: what to believe now
        recall(box, belief, memory)                   what imagined players remember
        sample(box, state, seat, belief, scratch, stream)
                                                      redraw what the seat cannot know, as believed
        watch(state, move, memory)                    an imagined move is about to be made
        speak(box, belief, scratch, words, count, stream) -> number
                                                      which of the statements in `words` the seat
                                                      makes now, of its own accord; or NOTHING

    A belief holds the seat's own `memory`.
    """

    state: type
    scratch: type  # belongs to whoever calculates; nothing in it is kept
    begin: Callable[..., None]
    witness: Callable[..., None]
    conclude: Callable[..., None]
    recall: Callable[..., None]
    sample: Callable[..., None]
    watch: Callable[..., None]
    # In words, for people; not compiled
    describe: Callable[[Any], dict[str, Any]]
    speak: Callable[..., int] = says_nothing

    @property
    def verbs(self) -> Verbs:
        """What patterns call, by name."""
        return (
            ("begin_belief", self.begin),
            ("witness", self.witness),
            ("conclude", self.conclude),
            ("recall", self.recall),
            ("sample", self.sample),
            ("watch", self.watch),
            ("speak", self.speak),
        )


@rule
def no_secret(state: Any, seat: int) -> int:
    """Everything lies on the table."""
    return 0


@rule
def no_side(state: Any, seat: int) -> int:
    """There are no sides."""
    return 0


@dataclass(frozen=True)
class Player:
    """The functions above, and what a search has to know."""

    advise: Callable[..., None]
    worth: Callable[..., float]
    # For so many players: turns that a search plays out before it asks `worth`; 0: to the end
    horizon: Callable[[int], int]
    memory: type = NoMemory
    belief: Belief | None = None
    # secret(state, seat) -> a number that names what only this seat knows
    secret: Callable[..., int] = no_secret
    # Kinds of moves by which whoever always did the same would be seen through: these a search
    # draws, each as often as it was tried
    mixed: frozenset[int] = frozenset()
    # Levels for which other numbers of iterations make even steps in this game
    iterations: Mapping[str, int] = field(default_factory=dict)


def player_of(game: Game) -> Player:
    """The player of a game: `rubra.games.<game>.player.player.PLAYER`."""
    player: Player = importlib.import_module(f"rubra.games.{game.name}.player.player").PLAYER
    return player


def belief_of(game: Game) -> Belief:
    """The belief of a game's player, or what stands in for one."""
    return player_of(game).belief or _no_belief(game)


class EmptyBelief:
    """The belief of a seat that makes nothing of what it saw."""

    memory: Any


class MoveList:
    """Scratch of such a seat."""

    moves: Array[i64]


@cache
def _no_belief(game: Game) -> Belief:
    stand_in = plain(Pattern("rubra.bots.no_belief", game))
    return Belief(
        state=make_record(EmptyBelief, memory=player_of(game).memory),
        scratch=make_record(MoveList, moves=size(game.most_moves)),
        begin=stand_in.begin,
        witness=stand_in.witness,
        conclude=stand_in.conclude,
        recall=stand_in.recall,
        sample=stand_in.sample,
        watch=stand_in.watch,
        describe=lambda _: {},
    )


def player_verbs(game: Game) -> Verbs:
    """All that patterns call of a player and its belief, by name."""
    player = player_of(game)
    own: Verbs = (
        ("advise", player.advise),
        ("worth", player.worth),
        ("secret", player.secret),
        ("side_of", game.side_of or no_side),
    )
    return own + belief_of(game).verbs


@rule
def pick(weights: Weights, count: int, stream: Stream, purpose: int) -> int:
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
