"""What a study of The Red Cathedral looks at: influence cards, workshop tiles, ways to prestige."""

from __future__ import annotations

from rubra.core.rule import rule
from rubra.games.cathedral.state import State
from rubra.lab.study_workspace import Study, Way


@rule
def points(state: State, seat: int) -> int:
    """Prestige in all."""
    return int(state.seats[seat].prestige)


@rule
def first(state: State) -> int:
    """Who begins."""
    return int(state.active)


@rule
def side(state: State, seat: int) -> int:
    """There are no teams."""
    return 0


STUDY = Study(
    things=("influence", "tile", "ivan"),
    points=points,
    first=first,
    side=side,
    ways=(
        Way("added_jewel", "prestige"),
        Way("sixth_finished", "prestige"),
        Way("left_over", "prestige"),
        Way("scored_tower", "prestige"),
    ),
)
