"""Who came second at Rubricatus."""

from __future__ import annotations

from rubra.games.rubricatus.state import State


def standing(state: State, seat: int) -> tuple[int, ...]:
    """1.2 Victory points."""
    return (int(state.seats[seat].points),)
