"""What holds for the observations and actions of every game; `write` can be another, to plant."""

from __future__ import annotations

import importlib.util
import json
from collections.abc import Callable, Iterator
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np

from rubra.core.actions import actions_of
from rubra.core.errors import RulesFailed
from rubra.core.match import Match
from rubra.core.record import dtype_of
from rubra.core.stream import stream_from_seed
from tests.laws.walk import Walk

Write = Callable[..., int]


def look(match: Match, seat: int, write: Write | None = None) -> Any:
    """What a seat may know, as numbers; they end where they should and lie between 0 and 1."""
    observation = match.game.observation
    assert observation is not None
    seen = np.full(observation.size + 2, 7.0, np.float32)  # and what lies around it
    end = (write or observation.write)(match.box.record, match.state, seat, seen, 1)
    assert end == observation.size + 1
    assert seen[0] == seen[-1] == 7.0
    seen = seen[1:-1]
    assert seen.min() >= 0.0
    assert seen.max() <= 1.0
    return seen


def nobody_can_see_what_is_redrawn(walk: Walk, write: Write | None = None) -> None:
    """Redraw what a seat cannot know: its observation stays the same, to the last bit."""
    dice = stream_from_seed(walk.seed)
    for match in walk.positions():
        for seat in range(match.players):
            other = match.copy()
            other.state = other.imagine(seat, dice)
            assert look(other, seat, write).tobytes() == look(match, seat, write).tobytes()


def it_tells_what_the_view_tells(walk: Walk, write: Write | None = None) -> None:
    """Change one number of the state: the observation changes if and only if the view does.

    The number is what it was at another moment of another game. Where the view cannot be made,
    the state would make no sense.
    """
    follows = getattr(observed(walk.setting.game), "FOLLOWS", ())
    others = [match.copy() for match in Walk(walk.setting, walk.seed + 1).positions()]
    for match in walk.positions():
        if not (match.is_over or walk.looks(0.05)):
            continue
        other = walk.random.choice(others)
        seat = walk.random.randrange(match.players)
        view, seen = essence(match, seat), look(match, seat, write).tobytes()
        for name, changed in one_number_changed(match, other):
            # Of a large state not every number each time
            if name in follows or walk.random.random() < 0.5:
                continue
            try:
                changed_view = essence(changed, seat)
            except (IndexError, ValueError, RulesFailed):
                continue
            changed_seen = look(changed, seat, write).tobytes()
            assert (changed_seen == seen) == (changed_view == view), f"{name} for seat {seat}"


def one_number_changed(match: Match, other: Match) -> Iterator[tuple[str, Match]]:
    """The match with one number of its state from another, for each that differs."""
    twin = match.copy()
    raw, source = (as_raw(each) for each in (twin, other))
    for name, place, size in numbers_of(dtype_of(match.game.state), "", 0):
        before = raw[place : place + size].copy()
        raw[place : place + size] = source[place : place + size]
        if (raw[place : place + size] != before).any():
            yield name, twin
            raw[place : place + size] = before


def as_raw(match: Match) -> Any:
    """The memory of a match's state, to be written to."""
    return np.frombuffer(match._work.raw, np.uint8)  # the tests' way in: the state comes first


def numbers_of(dtype: Any, name: str, at: int) -> Iterator[tuple[str, int, int]]:
    """Every number of a record: its name without indices, its place, its size."""
    if dtype.subdtype is not None:
        item, (length,) = dtype.subdtype
        for index in range(length):
            yield from numbers_of(item, name, at + index * item.itemsize)
    elif dtype.names:
        for field in dtype.names:
            kind, offset = dtype.fields[field][:2]
            yield from numbers_of(kind, f"{name}.{field}".lstrip("."), at + offset)
    else:
        yield name, at, dtype.itemsize


def essence(match: Match, seat: int) -> dict[str, Any]:
    """A seat's view without the order in which equal things lie."""
    view: dict[str, Any] = json.loads(json.dumps(match.view(seat)))
    if sort := getattr(observed(match.game.name), "essence", None):
        sort(view)
    return view


@cache
def observed(game: str) -> ModuleType | None:
    """tests/games/<name>/observed.py, if there is one: where view and observation differ."""
    name = f"tests.games.{game}.observed"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def actions_are_moves(walk: Walk) -> None:
    """Every legal move has a number of its own, and leads back from it."""
    actions = actions_of(walk.match.game)
    for match in walk.positions():
        for seat in match.waiting:
            moves = match.moves(seat)
            numbers = [actions.action(move, seat, match.players) for move in moves]
            assert len(set(numbers)) == len(moves)
            assert [actions.move(number, seat, match.players) for number in numbers] == moves
            assert all(0 <= number < actions.size for number in numbers)
