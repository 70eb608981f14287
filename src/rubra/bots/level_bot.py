"""Bots of a level by number: some decisions as `easy` makes them, the others by a short search."""

from __future__ import annotations

from rubra.bots.ladder import MOST, Rung, rung_of
from rubra.bots.player import CHOICE
from rubra.bots.search_bot import Budget, SearchBot
from rubra.core.position import Position
from rubra.core.record import blank
from rubra.core.stream import Stream, below, branch

LOT_LABEL = 2  # of the stream that decides how; search_bot.py has the labels before it


class LevelBot(SearchBot):
    """Plays as its level by number says in the game and at the table where it sits.

    A level that makes all its decisions as `easy` does makes the same moves as `easy`, and one that
    always searches the same as `hard` with that many iterations.
    """

    def __init__(self, stream: Stream, number: int) -> None:
        super().__init__(stream, Budget(0))
        self.number = number

    def choose(self, position: Position) -> int:
        """The move that the search prefers, or one that a sensible player might make."""
        moves = self.exclusion.allowed(position.moves())
        if len(moves) > 1 and self._follows_heuristics(self._rung(position)):
            self.thought = None
            self.asked += 1
            return self.by_heuristics(position, moves)
        return super().choose(position)

    def _follows_heuristics(self, rung: Rung) -> bool:
        if rung.easy in (0, MOST):
            return rung.easy == MOST
        lot = blank(Stream)
        branch(self.stream, lot, LOT_LABEL, self.asked)
        return int(below(lot, CHOICE, MOST)) < rung.easy

    def _rung(self, position: Position) -> Rung:
        return rung_of(position.game.name, position.options["players"], self.number)

    def _sit_down(self, position: Position) -> None:
        rung = self._rung(position)
        self.exact = rung.easy < MOST
        self.budget = Budget(rung.iterations)
        super()._sit_down(position)
