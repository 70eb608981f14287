"""Who came second: the places of a finished game, for those who count more than wins.

The rules say who has won. A game whose losers can be told apart has a file `places.py`, with

    standing(state, seat) -> tuple of numbers, the higher the better
"""

from __future__ import annotations

import importlib
from functools import cache
from importlib.util import find_spec
from typing import Any, Protocol

from rubra.core.match import Match


class Standing(Protocol):
    """How well a seat stands."""

    def __call__(self, state: Any, seat: int) -> tuple[int, ...]:
        """Numbers to be compared one by one, the higher the better."""


def places(match: Match) -> list[int]:
    """The place of each seat, from 0; equals share it. Where nobody won, all are level."""
    winners = match.result()["winners"]
    seats = range(match.players)
    if not winners or len(winners) == match.players:
        return [0] * match.players
    standing = None if match.game.about.sides else _standing_of(match.game.name)
    worth = [
        (
            seat in winners,
            () if seat in winners or standing is None else standing(match.state, seat),
        )
        for seat in seats
    ]
    return [sum(other > mine for other in worth) for mine in worth]


@cache
def _standing_of(game: str) -> Standing | None:
    name = f"rubra.games.{game}.places"
    if find_spec(name) is None:
        return None
    standing: Standing = importlib.import_module(name).standing
    return standing
