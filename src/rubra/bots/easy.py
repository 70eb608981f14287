"""Bots that pay attention, and the simplest of them, which plays by rule of thumb."""

from __future__ import annotations

from typing import Any

import numpy as np

from rubra.bots.ban import NO_BAN
from rubra.bots.player import CHOICE, Player, pick, player_of
from rubra.core.position import Position
from rubra.core.record import blank
from rubra.core.stream import Stream


class Attentive:
    """A seat that remembers what it saw and did. Reads again from the start after an undo."""

    exact = False  # whether the seat keeps exact probabilities
    player: Player

    def __init__(self, stream: Stream) -> None:
        self.stream = stream
        self.ban = NO_BAN
        self._place: tuple[object, int] | None = None  # the match as it was, and the seat
        self._read = 0

    def attend(self, position: Position) -> None:
        """Take in what has happened since the last decision."""
        if (position.era, position.seat) != self._place:
            self._sit_down(position)
        history = position.history(self._read)
        self.player.witness(self.box, self.mind, self.work, history, len(history))
        self._read += len(history)

    def _sit_down(self, position: Position) -> None:
        game = position.game
        if self._place is None:
            self.player = player_of(game)
            self.work: Any = blank(self.player.work)
            self.out = game.scratch()
            self.weights = np.zeros(self.player.room)
        self._place = position.era, position.seat
        self._read = 0
        self.box = position.box.record
        self.mind: Any = blank(self.player.mind)
        self.player.attend(
            self.box, self.mind, position.seat, position.options["players"], self.exact
        )


class EasyBot(Attentive):
    """Plays as people do who know the game and do not think long."""

    def choose(self, position: Position) -> int:
        """A move that a sensible player might make."""
        moves = self.ban.allowed(position.moves())
        if len(moves) == 1:
            return moves[0]
        self.attend(position)
        self.out[: len(moves)] = moves
        state = position.imagine(self.stream)
        self.player.advise(
            self.box, state, position.seat, self.mind.memory, self.out, len(moves), self.weights
        )
        return moves[pick(self.weights, len(moves), self.stream, CHOICE)]
