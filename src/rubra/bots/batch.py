"""Many games side by side, moved from outside: a pattern for `rubra.core.specialise`.

At each table some seats are guided from outside, by those who learn; the others are played here, at
random or by rule of thumb. What happens at a table depends on the series' key, on the number of its
game and on the actions it is given, and not on other tables.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from rubra.bots.player import CHOICE, Weights, pick
from rubra.bots.room import CUT_SHORT, FINISHED, GOES_ON, Room
from rubra.bots.series import CHOICE_STREAM, GAME_STREAM
from rubra.core.actions import action_of
from rubra.core.bits import has, lowest, whole
from rubra.core.game import MoveArray
from rubra.core.journal import Journal
from rubra.core.observation import Numbers
from rubra.core.rule import rule
from rubra.core.stream import Stream, below, branch

if TYPE_CHECKING:  # put in by specialise(): the verbs of the game, of its player, its observation

    def setup(box: Any, state: Any, options: Any, stream: Stream, journal: Journal) -> None: ...
    def moves(box: Any, state: Any, seat: int, out: MoveArray) -> int: ...
    def play(
        box: Any, state: Any, seat: int, move: int, stream: Stream, journal: Journal
    ) -> None: ...
    def advise(
        box: Any,
        state: Any,
        seat: int,
        memory: Any,
        out: MoveArray,
        count: int,
        weights: Weights,
    ) -> None: ...
    def watch(state: Any, move: int, memory: Any) -> None: ...
    def observe(box: Any, state: Any, seat: int, out: Numbers, at: int) -> int: ...


NO_MOVE = -1
BEGIN, BEGIN_WHERE_ENDED, STEP = range(3)  # what to do with all tables


@rule
def advance(room: Room, task: int, given: npt.NDArray[np.int64]) -> int:
    """Begin games, or take one action at each table; then go on to the next question or the end.

    Answers how many games have ended. If an action is not legal, nothing has happened anywhere, and
    the answer is below 0: -1 for the first table, -2 for the second.

    All of it is one function, because each function that calls the rules is compiled with them.
    """
    if task == STEP:
        wrong = first_illegal(room, given)
        if wrong >= 0:
            return -1 - wrong
    ended = 0
    for number in range(len(room.desks)):
        desk = room.desks[number]
        state = room.states[number]
        stream = room.streams[number]
        move = NO_MOVE
        if task == STEP:
            move = int(room.listed[number, place_of(room, number, given[number])])
        elif task == BEGIN or desk.standing != GOES_ON:
            clear_table(room, number)
            setup(room.box[0], state, room.options[0], stream, room.journal[0])
        else:
            continue
        seat = whole(desk.seat)
        legal = 0
        while True:
            if move != NO_MOVE:
                if room.thoughtful:
                    watch(state, move, room.memories[number])
                play(room.box[0], state, seat, move, stream, room.journal[0])
                desk.decisions += 1
            if not state.waiting:
                desk.standing = FINISHED
                break
            if desk.decisions >= room.longest:
                desk.standing = CUT_SHORT
                break
            seat = lowest(state.waiting)
            legal = moves(room.box[0], state, seat, room.out)
            if has(desk.guided, seat):
                desk.seat = seat
                break
            move = int(room.out[choose(room, number, seat, legal)])
        desk.legal = legal if desk.standing == GOES_ON else 0
        ended += desk.standing != GOES_ON
        pay(room, number)
        show(room, number)
    return ended


@rule
def look(room: Room, number: int, seat: int, out: Numbers) -> None:
    """Write what any seat of a table may know."""
    observe(room.box[0], room.states[number], seat, out, 0)


@rule
def first_illegal(room: Room, given: npt.NDArray[np.int64]) -> int:
    """The first table where the action given is not legal, or -1."""
    for number in range(len(room.desks)):
        if place_of(room, number, given[number]) == room.desks[number].legal:
            return number
    return -1


@rule
def place_of(room: Room, number: int, action: int) -> int:
    """Which of the legal moves an action is; their number, if none."""
    place = 0
    while place < room.desks[number].legal and room.numbers[number, place] != action:
        place += 1
    return place


@rule
def clear_table(room: Room, number: int) -> None:
    """Make a table ready for the game that its desk names."""
    desk = room.desks[number]
    branch(room.series[0], room.streams[number], GAME_STREAM, desk.game)
    branch(room.series[0], room.choices[number], CHOICE_STREAM, desk.game)
    room.states[number] = room.blank[0]
    room.memories[number] = room.fresh[0]
    desk.decisions = 0
    desk.standing = GOES_ON
    desk.seat = lowest(desk.guided)


@rule
def choose(room: Room, number: int, seat: int, legal: int) -> int:
    """Which of the legal moves is made at a seat that is played here."""
    if legal == 1:
        return 0
    if not room.thoughtful:
        return below(room.choices[number], CHOICE, legal)
    memory = room.memories[number]
    advise(room.box[0], room.states[number], seat, memory, room.out, legal, room.weights)
    return pick(room.weights, legal, room.choices[number], CHOICE)


@rule
def pay(room: Room, number: int) -> None:
    """At the end 1 to those who have won and -1 to the others; nothing before, or if cut short."""
    finished = room.desks[number].standing == FINISHED
    for seat in range(room.players):
        room.rewards[number, seat] = 0.0
        if finished:
            room.rewards[number, seat] = 1.0 if has(room.states[number].winners, seat) else -1.0


@rule
def show(room: Room, number: int) -> None:
    """Write what the seat that is asked may know and do, or at the end the one asked last."""
    desk = room.desks[number]
    seat = whole(desk.seat)
    place = 0
    while place < room.numbers.shape[1] and room.numbers[number, place] >= 0:
        room.masks[number, room.numbers[number, place]] = 0
        room.numbers[number, place] = -1
        place += 1
    for place in range(int(desk.legal)):
        action = action_of(room.actions, room.out[place], seat, room.players)
        room.listed[number, place] = room.out[place]
        room.numbers[number, place] = action
        room.masks[number, action] = 1
    at = number * room.size
    observe(room.box[0], room.states[number], seat, room.observations, at)
