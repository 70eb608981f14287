"""Series of random games: the room they need, and the call that plays them."""

from __future__ import annotations

from typing import Any, TypeVar

from rubra.core.game import Box, Game
from rubra.core.journal import Journal
from rubra.core.record import Array, blanks, dtype_of
from rubra.core.specialise import specialise
from rubra.core.stream import Stream, key_of, stream_from_key

T = TypeVar("T")
ROOM = 4096  # bytes for each thing that a thread writes to


class SeriesPlayer:
    """Plays games of one series, one thread at a time; give each thread a player of its own."""

    def __init__(self, game: Game, box: Box, settled: dict[str, Any], series: Stream) -> None:
        self.game = game
        self._playout = specialise("rubra.bots.playout", game)
        journal = _roomy(Journal)
        journal[0].closed = 1
        self._room = (
            box.record,
            blanks(game.state, 1),
            _roomy(game.state),
            game.options_record(settled),
            stream_from_key(key_of(series)),
            _roomy(Stream)[0],
            _roomy(Stream)[0],
            journal[0],
            game.scratch(),
        )

    def new_outcomes(self, count: int) -> Any:
        """Room for the outcomes of so many games."""
        return blanks(self._playout.Outcome, count)

    def play(self, first: int, outcomes: Any) -> int:
        """Play the games from number `first` on, one for each outcome; answers the decisions."""
        longest = self.game.about.longest
        made: int = self._playout.play_series(*self._room, first, outcomes, len(outcomes), longest)
        return made


def _roomy(cls: type[T]) -> Array[T]:
    """A record with space behind it: threads that write close together slow each other down."""
    return blanks(cls, -(-ROOM // dtype_of(cls).itemsize))
