"""Who came second at The Red Cathedral."""

from __future__ import annotations

from rubra.games.cathedral.state import State


def standing(state: State, seat: int) -> tuple[int, ...]:
    """10.9 Prestige, then finished sections, then ornaments."""
    place = state.seats[seat]
    return int(place.prestige), int(place.finished), int(place.decorated)
