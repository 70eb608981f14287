"""What a study of Rubico looks at: powers, and what was laid and revealed."""

from __future__ import annotations

from rubra.core.rule import rule
from rubra.games.rubico.ending import side_of
from rubra.games.rubico.state import State
from rubra.lab.study_workspace import Study


@rule
def points(state: State, seat: int) -> int:
    """There are none: a side wins or loses."""
    return 0


@rule
def first(state: State) -> int:
    """The first Centurion."""
    return int(state.centurion)


STUDY = Study(things=("power", "senate"), points=points, first=first, side=side_of)
