"""A game as everything else sees it: data about it, and its few verbs.

    setup(box, state, options, stream, journal)         lay out the table
    moves(box, state, seat, out) -> count               every legal move of that seat, now
    play(box, state, seat, move, stream, journal)       carry it out; trusts that it is legal
    imagine(box, state, seat, stream, out)              redraw all that the seat cannot know
    view(box, state, seat, scratch, out)                write what that seat may know (see view.py)
    why_not(box, state, seat, move) -> refusal          which rule forbids a move that is not legal

All are rules (rule.py). `scratch`, and `out` of `imagine`, is room for moves that the caller lends.
`seat` may be NOBODY in `imagine` and `view`: somebody who only watches.

Every state has these fields, and whatever else its game needs:

    waiting   a bit for each seat that owes a decision; none once the game is over
    turn      which turn of the game it is, from 1
    reason    why the game ended, as an index of Game.reasons; 0 while it goes on
    winners   a bit for each seat that won
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from rubra.core.about import About
from rubra.core.box import BoxFile
from rubra.core.observation import Observation
from rubra.core.record import Array, Rows, blank, snapshot
from rubra.core.vocabulary import Vocabulary

MoveArray = npt.NDArray[np.int64] | Array[int]  # by itself, or in a record


class AnyState(Protocol):
    """What is read of the state of any game."""

    waiting: int
    turn: int
    reason: int
    winners: int


@dataclass(frozen=True)
class Reason:
    """One way in which the game can end."""

    name: str
    side: str | None = None  # the team that wins then, in a game of teams


GOES_ON = Reason("goes_on")


@dataclass(frozen=True)
class Refusal:
    """Why a move may not be made: the text `why-<name>`, and the clause of the rules behind it."""

    name: str
    clause: str


@dataclass(frozen=True, eq=False)
class Game:
    """Everything that it takes to run a game."""

    about: About
    folder: Path
    state: type[AnyState]
    options: type
    read_box: Callable[[BoxFile], tuple[Any, dict[str, tuple[str, ...]]]]  # record and names
    setup: Callable[..., None]
    moves: Callable[..., int]
    play: Callable[..., None]
    imagine: Callable[..., None]
    view: Callable[..., Any]
    move_words: Vocabulary
    event_words: Vocabulary
    reasons: tuple[Reason, ...]  # the first is GOES_ON
    most_moves: int  # no seat ever has more legal moves than this
    side_of: Callable[[Any, int], int] | None = None  # a seat's side by its state, in a team game
    observation: Observation | None = None  # what a seat may know, as numbers; a toy has none
    box: type | None = None  # the record that `read_box` fills; a toy may have none
    view_record: type | None = None  # what `view` writes; a toy has none
    why_not: Callable[..., int] | None = None  # an index of `refusals`, or ABSENT
    refusals: tuple[Refusal, ...] = ()

    @property
    def name(self) -> str:
        """Its name in commands, files and ids."""
        return self.about.name

    @cached_property
    def standard_box(self) -> Box:
        """The box that comes with the game."""
        return self.open_box(BoxFile.from_path(self.folder / "box.toml"))

    def open_box(self, file: BoxFile) -> Box:
        """A box from a file, checked completely. Raises BoxError."""
        return Box(file, *self.read_box(file))

    def options_record(self, settled: Mapping[str, Any]) -> Any:
        """Settled options as the rules see them."""
        record: Any = blank(self.options)
        record.players = settled["players"]
        for option in self.about.options:
            setattr(record, option.name, option.number_of(settled[option.name]))
        for each in self.about.seat_options:
            if each.name in settled:
                for seat, number in enumerate(each.numbers(settled[each.name])):
                    getattr(record, each.name)[seat] = number
        return record

    def scratch(self) -> Rows:
        """Room for the legal moves of one seat."""
        return Rows.numbers(np.int64, self.most_moves)


@dataclass(frozen=True, eq=False)
class Box:
    """A checked box: the file it came from, the record that the rules read, and the ids of things.

    `names` gives, by domain, the ids of what only the box knows (the spaces of a track, say).
    """

    file: BoxFile
    record: Any
    names: dict[str, tuple[str, ...]]

    @cached_property
    def rows(self) -> Rows:
        """The record as engines are handed it."""
        rows = Rows.of(self.record)
        rows.constant = True
        return rows

    @cached_property
    def printed(self) -> Any:
        """The record as plain numbers, for code outside the rules."""
        return snapshot(self.record)
