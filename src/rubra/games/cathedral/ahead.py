"""What a choice would bring, for those who look at the table: nothing here changes anything."""

from __future__ import annotations

from typing import Any

from rubra.core.bits import has
from rubra.core.game import Box
from rubra.core.journal import NOBODY
from rubra.core.rule import uncompiled
from rubra.games.cathedral import building, effects, ending, inventory, market, track
from rubra.games.cathedral.state import (
    ADD_JEWELS,
    CHOOSE_ACTION,
    NOTHING,
    Effect,
    State,
)
from rubra.games.cathedral.words import (
    COLOUR_IDS,
    GAIN,
    GATHER,
    GREEN,
    MOST_LEVELS,
    PURPLE,
    RECOGNITION,
    RESOURCE_IDS,
    SCORE,
    SPACES,
    WORKSHOP_IDS,
    YIELD,
)

finished_above = uncompiled(building.finished_above)
furthest = uncompiled(market.furthest)
jewel_prestige = uncompiled(building.jewel_prestige)
left_over = uncompiled(ending.left_over)
may_stop = uncompiled(market.may_stop)
presence = uncompiled(ending.presence)
prestige_of = uncompiled(track.prestige_of)
measure = uncompiled(effects.measure)
room = uncompiled(inventory.room)
share_of = uncompiled(ending.share_of)
space_from = uncompiled(effects.space_from)
taken_of = uncompiled(inventory.taken_of)
tower_worth = uncompiled(ending.tower_worth)


# --- 6. Where a die would stop, and what it finds there ---


def dice_ahead(box: Box, state: State, seat: int) -> dict[str, list[dict[str, Any]]] | None:
    """For each die every space where it could stop, nearest first; None if no die may be moved.

    A die that may not stop at the space of its value is there too, with the space that is full.
    """
    if state.step != CHOOSE_ACTION or seat >= state.players:
        return None
    return {
        colour: [
            _landing(box, state, seat, die, extra)
            for extra in range(furthest(state, seat, die) + 1)
        ]
        for die, colour in enumerate(COLOUR_IDS)
    }


def _landing(box: Box, state: State, seat: int, die: int, extra: int) -> dict[str, Any]:
    steps = int(state.die_value[die]) + extra
    space = (int(state.die_space[die]) + steps) % SPACES
    resource = state.resource[space]
    dice = int(state.dice[space]) + (state.die_space[die] != space)
    return {
        "steps": steps,
        "price": extra,
        "space": RESOURCE_IDS[resource],
        "full": not may_stop(state, die, space),
        "dice": dice,
        **_taking(state, seat, resource, int(box.printed.quantity[resource]) * dice),
        "tiles": [
            {"bench": WORKSHOP_IDS[bench], **(_gives(box, state, seat, effect, die, space) or {})}
            for bench, effect in _tiles_of(box, state, seat, die)
        ],
    }


def _tiles_of(box: Box, state: State, seat: int, die: int) -> list[tuple[int, Effect]]:
    """6.7 The face-up tiles on the spaces that a die activates."""
    place = state.seats[seat]
    board = box.printed.boards[place.board]
    return [
        (bench, box.printed.tiles[place.tiles[bench]].effect)
        for bench in range(len(WORKSHOP_IDS))
        if has(place.face_up, bench) and has(board.dice[bench], die)
    ]


def _taking(state: State, seat: int, resource: int, count: int, freed: int = 0) -> dict[str, Any]:
    """6.10 and 6.11 So much of it, of which so much finds a slot and is in the reserve."""
    taken = max(0, taken_of(state, resource, count, room(state.seats[seat]) + freed))
    return {"resource": RESOURCE_IDS[resource], "count": count, "taken": taken}


# --- What a tile or an influence action would give now ---


def gives(box: Box, state: State, seat: int, effect: Effect) -> dict[str, Any] | None:
    """The one resource that it brings, how much, and how much would be taken; or None."""
    if seat >= state.players:
        return None
    die = None if state.moved == NOTHING else state.moved
    return _gives(box, state, seat, effect, die, None if die is None else state.die_space[die])


def _gives(
    box: Box, state: State, seat: int, effect: Effect, die: int | None, space: int | None
) -> dict[str, Any] | None:
    freed = int(effect.freed)
    if effect.word == GAIN:
        return _taking(state, seat, effect.what, int(effect.count), freed)
    if effect.word == SCORE:
        points = int(effect.count) * measure(state, seat, effect.what)
        return _taking(state, seat, RECOGNITION, points, freed)
    if effect.word == YIELD:
        source = space if effect.what == die and space is not None else state.die_space[effect.what]
    elif effect.word == GATHER and space is not None:
        source = space_from(space, effect.what)
    else:
        return None
    resource = state.resource[source]
    return _taking(state, seat, resource, int(box.printed.quantity[resource]), freed)


# --- 5. and 8. What finishing a section would cost whom ---


def penalties(state: State, tower: int, level: int) -> list[dict[str, int]]:
    """8.1 What would be lost for the unfinished sections below, if this one were finished now."""
    owner = state.sections[tower * MOST_LEVELS + level].owner
    found = []
    for below in range(level):
        section = state.sections[tower * MOST_LEVELS + below]
        if section.finished or section.owner == NOBODY:
            continue
        count = int(finished_above(state, tower, below, section.owner)) + (section.owner != owner)
        if count:
            found.append({"seat": int(section.owner), "level": below, "count": count})
    return found


# --- 9. What prestige that is given up would leave ---


def given_up(box: Box, state: State, seat: int) -> dict[str, int] | None:
    """9.4 Where the marker would stand, and the rubles; None from before the second space."""
    if seat >= state.players:
        return None
    marker = int(state.seats[seat].marker) - 1
    if marker < 0 or not prestige_of(box.printed, marker):
        return None
    prestige = int(prestige_of(box.printed, marker))
    while marker and prestige_of(box.printed, marker - 1) == prestige:
        marker -= 1
    return {
        "recognition": marker,
        "prestige": prestige,
        "rubles": int(box.printed.rubles_for_prestige),
    }


def jewels(box: Box, state: State) -> dict[str, int] | None:
    """5.7 The prestige that each jewel would bring to the ornament that is being placed."""
    if state.step != ADD_JEWELS:
        return None
    return {
        RESOURCE_IDS[kind]: jewel_prestige(box.printed, state, kind) for kind in (GREEN, PURPLE)
    }


# --- 10. What a tower is worth as it stands ---


def standing(box: Box, state: State, tower: int) -> dict[str, Any]:
    """10.5 to 10.8 The worth of a tower, who is present in it, and what each would have."""
    worth = int(tower_worth(box.printed, state, tower))
    present = [int(presence(state, tower, seat)) for seat in range(state.builders)]
    ornaments = sum(
        state.sections[tower * MOST_LEVELS + level].ornament != NOBODY
        for level in range(state.claimed[tower])
    )
    return {
        "finished": int(state.finished[tower]),
        "ornaments": ornaments,
        "worth": worth,
        "presence": present,
        "shares": [
            int(
                share_of(
                    int(state.builders),
                    worth,
                    int(box.printed.loser_share),
                    sum(other > own for other in present),
                    present.count(own),
                )
            )
            if own
            else 0
            for own in present
        ],
    }


def pieces(state: State, seat: int) -> int:
    """10.4 Materials and rubles left over; 11.13 for Ivan what lies on his cards."""
    return left_over(state, seat)
