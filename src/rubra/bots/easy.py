"""Bots that follow the game, and the simplest of them, which plays by the game's heuristics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from rubra.bots.exclusion import NO_EXCLUSION
from rubra.bots.patterns import thinking_pattern
from rubra.bots.player import Player, belief_of, player_of
from rubra.bots.workspace import bot_workspace_type
from rubra.core.engines.choice import engine_for
from rubra.core.position import Position
from rubra.core.record import blank
from rubra.core.stream import Stream


class BelievingBot:
    """A seat that remembers what it saw and did. Reads again from the start after an undo."""

    exact = False  # whether the seat keeps exact probabilities
    player: Player

    def __init__(self, stream: Stream) -> None:
        self.stream = stream
        self.exclusion = NO_EXCLUSION
        self.work: Any = None  # rows of one BotWorkspace
        self._place: tuple[object, int] | None = None  # the match as it was, and the seat
        self._read = 0

    @property
    def belief(self) -> Any:
        """What the seat has made of what it saw."""
        return self.work[0].belief

    def follow(self, position: Position) -> None:
        """Take in what has happened since the last decision."""
        if (position.era, position.seat) != self._place:
            self._sit_down(position)
        if self.player.belief is not None:
            history = position.history(self._read)
            self.thinking.take_in(self.work, history)
            self._read += len(history)

    def speak(self, position: Position) -> int | None:
        """What the seat says now, of its own accord; nothing more often than not."""
        statements = position.statements()
        if not statements:
            return None
        self.follow(position)
        number = self.thinking.say_something(self.work, np.array(statements, np.int64))
        return None if number < 0 else statements[number]

    def advice(self, state: Any, moves: Sequence[int]) -> list[float]:
        """How likely a sensible player at this seat is to make each of these moves in a state."""
        work = self.work[0]
        work.state = state
        work.moves[: len(moves)] = moves
        self.thinking.weigh(self.work, len(moves))
        weights: list[float] = work.weights[: len(moves)].tolist()
        return weights

    def by_heuristics(self, position: Position, moves: Sequence[int]) -> int:
        """One of several moves, as likely as a sensible player makes it."""
        self.follow(position)
        work = self.work[0]
        work.moves[: len(moves)] = moves
        work.state = position.imagine(self.stream)
        number: int = self.thinking.choose(self.work, len(moves))
        return moves[number]

    def _sit_down(self, position: Position) -> None:
        game = position.game
        if self.work is None:
            self.player = player_of(game)
            self.engine = engine_for(game)
            self.thinking = self.engine.load(thinking_pattern(game))
            self.memory = self.engine.new_memory()
            self.work = self.memory.rows(bot_workspace_type(game), 1)
            self.work[0].stream = self.stream
            self.stream = self.work[0].stream  # from now on the one in the workspace
        self._place = position.era, position.seat
        self._read = 0
        work = self.work[0]
        work.box = position.box.record
        work.belief = blank(belief_of(game).state)
        players = position.options["players"]
        self.thinking.sit_down(self.work, position.seat, players, self.exact)


class EasyBot(BelievingBot):
    """Plays as people do who know the game and do not think long."""

    def choose(self, position: Position) -> int:
        """A move that a sensible player might make."""
        moves = self.exclusion.allowed(position.moves())
        return moves[0] if len(moves) == 1 else self.by_heuristics(position, moves)
