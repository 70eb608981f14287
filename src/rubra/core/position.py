"""A position as one seat may know it: all that a bot, or anybody else at that seat, is given.

The true state stays inside; what comes out is the view, the legal moves, the events this seat
saw, and worlds redrawn by `imagine`, which agree with all of that and with nothing more.
"""

from __future__ import annotations

from typing import Any

from rubra.core.game import Game
from rubra.core.journal import Event
from rubra.core.match import Match
from rubra.core.record import copy_of
from rubra.core.stream import Stream


class Position:
    """What one seat knows of a match now."""

    def __init__(self, match: Match, seat: int) -> None:
        self.__match = match
        self.seat = seat

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.__match.game

    @property
    def options(self) -> dict[str, Any]:
        """What was chosen before the game: known to all."""
        return dict(self.__match.options)

    @property
    def box(self) -> Any:
        """The record of what is printed: known to all."""
        return self.__match.box.record

    def moves(self) -> list[int]:
        """The legal moves of this seat."""
        return self.__match.moves(self.seat)

    def view(self) -> dict[str, Any]:
        """The table as this seat sees it."""
        return self.__match.view(self.seat)

    def events(self) -> list[Event]:
        """Everything this seat has seen happen."""
        return [event for event in self.__match.events() if event.is_seen_by(self.seat)]

    def imagine(self, stream: Stream) -> Any:
        """A state this seat could be in, drawn with a stream of the asker's own."""
        state = copy_of(self.__match.state)
        self.game.imagine(self.box, state, self.seat, stream, self.game.scratch())
        return state
