"""What a study of Goofspiel looks at: the points. Its cards have no names to be counted by."""

from __future__ import annotations

from rubra.core.rule import rule
from rubra.games.goofspiel.state import State
from rubra.lab.study_workspace import Study


@rule
def points(state: State, seat: int) -> int:
    """The prizes of a seat, added up."""
    return int(state.seats[seat].points)


@rule
def first(state: State) -> int:
    """All bid at once; the first seat stands for nobody in particular."""
    return 0


@rule
def side(state: State, seat: int) -> int:
    """There are no teams."""
    return 0


STUDY = Study(things=(), points=points, first=first, side=side)
