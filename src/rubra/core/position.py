"""A position as one seat may know it: all that a bot, or anybody else at that seat, is given.

The true state stays inside; what comes out is the view, the legal moves, what this seat saw and
did, and worlds redrawn by `imagine`, which agree with all of that and with nothing more.
"""

from __future__ import annotations

from typing import Any

from rubra.core.game import Box, Game
from rubra.core.journal import Event
from rubra.core.match import Match
from rubra.core.stream import Stream
from rubra.core.talk import Statement


class Position:
    """What one seat knows of a match now."""

    is_open = False  # whether `imagine` tells the truth

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
    def box(self) -> Box:
        """What is printed: known to all."""
        return self.__match.box

    @property
    def era(self) -> object:
        """Another object whenever the past has changed, as by an undo."""
        return self.__match.era

    def moves(self) -> list[int]:
        """The legal moves of this seat."""
        return self.__match.moves(self.seat)

    def statements(self) -> list[int]:
        """All that this seat may say now."""
        return self.__match.statements(self.seat)

    def said(self) -> list[Statement]:
        """What was said so far, by anybody."""
        return list(self.__match.said)

    def view(self) -> dict[str, Any]:
        """The table as this seat sees it."""
        return self.__match.view(self.seat)

    def events(self) -> list[Event]:
        """Everything this seat has seen happen."""
        return [event for event in self.__match.events() if event.is_seen_by(self.seat)]

    def history(self, since: int = 0) -> Any:
        """What this seat saw, heard and did, in order, from number `since` on: an array of Seen."""
        return self.__match.history(self.seat, since)

    def imagine(self, stream: Stream) -> Any:
        """A state this seat could be in, drawn with a stream of the asker's own."""
        return self.__match.imagine(self.seat, stream)


class OpenPosition(Position):
    """The same with all hands open, for looking back at a game that is over; no bot plays by it."""

    is_open = True

    def __init__(self, match: Match, seat: int) -> None:
        super().__init__(match, seat)
        self.__state = match.copy().state

    def imagine(self, stream: Stream) -> Any:  # noqa: ARG002 - there is nothing to draw
        """The true state as it was."""
        return self.__state
