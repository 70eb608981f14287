"""The verbs of a game as patterns call them (see patterns.py): for type checkers only.

Nothing here is ever run. A pattern imports these names under TYPE_CHECKING, and is loaded with the
functions of a game in their place. What each verb promises is told in game.py.
"""

from __future__ import annotations

from typing import Any

from rubra.core.game import MoveArray
from rubra.core.journal import Journal
from rubra.core.observation import Numbers
from rubra.core.stream import Stream

Box = Any
Options = Any
State = Any
View = Any

def setup(box: Any, state: Any, options: Any, stream: Stream, journal: Journal) -> None: ...
def moves(box: Any, state: Any, seat: int, out: MoveArray) -> int: ...
def play(box: Any, state: Any, seat: int, move: int, stream: Stream, journal: Journal) -> None: ...
def imagine(box: Any, state: Any, seat: int, stream: Stream, out: MoveArray) -> None: ...
def view(box: Any, state: Any, seat: int, scratch: MoveArray, out: Any) -> None: ...
def observe(box: Any, state: Any, seat: int, out: Numbers, at: int) -> int: ...
def statements(box: Any, state: Any, seat: int, out: MoveArray) -> int: ...
def why_not(box: Any, state: Any, seat: int, move: int) -> int: ...
