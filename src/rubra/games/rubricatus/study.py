"""What a study of Rubricatus looks at: its cards, and where the points come from."""

from __future__ import annotations

from rubra.core.rule import rule
from rubra.games.rubricatus.state import State
from rubra.lab.study_workspace import Study, Way


@rule
def points(state: State, seat: int) -> int:
    """Victory points in all."""
    return int(state.seats[seat].points)


@rule
def first(state: State) -> int:
    """The first holder of the initiative."""
    return int(state.holder)


@rule
def side(state: State, seat: int) -> int:
    """There are no teams."""
    return 0


STUDY = Study(
    things=("action", "era_card", "eteria", "construction"),
    points=points,
    first=first,
    side=side,
    ways=(Way("scored", "points", by="source"),),
)
