"""What stands in for the belief of a game that declares none: a pattern.

Nothing is remembered, and any world that agrees with what is seen is as good as another.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rubra.core.record import Array
from rubra.core.rule import rule
from rubra.core.stream import Stream

if TYPE_CHECKING:  # put in: the verbs of the game
    from rubra.core.verbs import imagine


@rule
def begin(box: Any, belief: Any, seat: int, players: int, exact: bool) -> None:
    """There is nothing to begin with."""


@rule
def witness(box: Any, belief: Any, scratch: Any, history: Array[Any], count: int) -> None:
    """What has been seen is still there to see."""


@rule
def conclude(box: Any, belief: Any, scratch: Any) -> None:
    """There is nothing to work out."""


@rule
def recall(box: Any, belief: Any, memory: Any) -> None:
    """There is nothing to remember."""


@rule
def sample(box: Any, state: Any, seat: int, belief: Any, scratch: Any, stream: Stream) -> None:
    """Any world that agrees with what the seat sees."""
    imagine(box, state, seat, stream, scratch.moves)


@rule
def watch(state: Any, move: int, memory: Any) -> None:
    """There is nothing to take note of."""
