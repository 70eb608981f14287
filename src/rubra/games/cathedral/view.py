"""What one may know of a game of The Red Cathedral: all that lies on the table."""

from __future__ import annotations

from typing import Any

from rubra.core.bits import has, members
from rubra.core.game import Box
from rubra.core.journal import NOBODY
from rubra.core.rule import uncompiled
from rubra.games.cathedral import ahead, ending, track
from rubra.games.cathedral.state import NO_TILE, NOTHING, OVER, SOLD, STEPS, Seat, State
from rubra.games.cathedral.words import (
    BOARD_IDS,
    COLOUR_IDS,
    EFFECT_IDS,
    GATHER,
    GROUP_IDS,
    IVAN_CARDS,
    IVAN_IDS,
    MATERIAL_IDS,
    MEASURE_IDS,
    MOST_LEVELS,
    MOST_PLAYERS,
    ORNAMENT_IDS,
    PLACE_IDS,
    QUARTERS,
    REASONS,
    RESOURCE_IDS,
    SCORE,
    SECTION_IDS,
    SIDE_IDS,
    SPACES,
    TRACK,
    WORKSHOP_IDS,
    YIELD,
)

prestige_of = uncompiled(track.prestige_of)
turns_without_building = uncompiled(ending.turns_without_building)


def view(box: Box, state: State, seat: int) -> dict[str, Any]:
    """The table. Nothing on it is hidden: every seat and every spectator sees the same."""
    return {
        "you": None if seat == NOBODY else seat,
        "players": state.players,
        "builders": state.builders,
        "board": BOARD_IDS[state.board],
        "turn": state.turn,
        "step": STEPS[state.step],
        "waiting": members(state.waiting, state.players),
        "active": state.active,
        "finisher": None if state.finisher == NOBODY else state.finisher,
        "standstill": _standstill(box, state) if state.standstill else None,
        "towers": [_tower(box, state, tower) for tower in range(state.towers)],
        "standings": [ahead.standing(box, state, tower) for tower in range(state.towers)],
        "market": [_space(box, state, space) for space in range(SPACES)],
        "influence": [_influence(box, state, quarter) for quarter in range(QUARTERS)],
        "dice": {
            colour: {"space": RESOURCE_IDS[state.resource[space]], "value": value}
            for colour, space, value in zip(
                COLOUR_IDS, state.die_space, state.die_value, strict=True
            )
        },
        "ahead": ahead.dice_ahead(box, state, state.active),
        "reserve": _materials(state.reserve),
        "track": _prestige_spaces(box),
        "ornament_costs": {
            ornament: MATERIAL_IDS[material]
            for ornament, material in zip(ORNAMENT_IDS, box.printed.ornament_material, strict=True)
        },
        "to_end": box.printed.sections_to_end,
        "seats": [_seat(box, state, number) for number in range(state.builders)],
        "now": _now(box, state),
        "ivan": _ivan(box, state) if state.players == 1 else None,
        "result": _result(box, state) if state.step == OVER else None,
    }


def _standstill(box: Box, state: State) -> dict[str, int]:
    """10.10 Turns in a row without building, and how many end the game."""
    most = box.printed.standstill_rounds * state.builders
    return {"turns": turns_without_building(state), "most": most}


def _prestige_spaces(box: Box) -> list[int]:
    """9.1 The spaces of recognition that are spaces of prestige."""
    at = box.printed.prestige_at
    return [space for space in range(1, TRACK + 1) if at[space] > at[space - 1]]


def _materials(counts: Any) -> dict[str, int]:
    return dict(zip(MATERIAL_IDS, counts, strict=True))


def _some(counts: Any) -> dict[str, int]:
    """Only those of which there are any."""
    return {name: count for name, count in _materials(counts).items() if count}


# --- The cathedral ---


def _tower(box: Box, state: State, tower: int) -> list[dict[str, Any]]:
    """The sections of a tower from the bottom up."""
    first = tower * MOST_LEVELS
    sections = [_section(box, state, first + level) for level in range(state.heights[tower])]
    for level, section in enumerate(sections):
        if section["owner"] is not None and not section["finished"]:
            section["penalties"] = ahead.penalties(state, tower, level)
    return sections


def _section(box: Box, state: State, number: int) -> dict[str, Any]:
    section = state.sections[number]
    card = box.printed.cards[section.card]
    return {
        "section": SECTION_IDS[card.section],
        "cost": _some(card.cost),
        "recognition": card.recognition,
        "rubles": card.rubles,
        "tile": _tile(box, section.tile),
        "owner": None if section.owner == NOBODY else section.owner,
        "finished": bool(section.finished),
        "missing": section.missing if section.owner != NOBODY else card.materials,
        "laid": _some(section.laid),
        "ornament": None if section.ornament == NOBODY else section.ornament,
        "penalties": [],
    }


def _tile(box: Box, tile: int) -> dict[str, Any] | None:
    if tile == NO_TILE:
        return None
    return {"tile": tile, "id": box.names["tile"][tile], **_effect(box.printed.tiles[tile].effect)}


# --- The market ---


def _space(box: Box, state: State, space: int) -> dict[str, Any]:
    resource = state.resource[space]
    return {
        "resource": RESOURCE_IDS[resource],
        "quantity": box.printed.quantity[resource],
        "dice": [
            {"die": colour, "value": state.die_value[die]}
            for die, colour in enumerate(COLOUR_IDS)
            if state.die_space[die] == space
        ],
    }


def _influence(box: Box, state: State, quarter: int) -> dict[str, Any]:
    card = state.influence[quarter]
    printed = box.printed.influence[card]
    return {
        "card": card,
        "id": box.names["influence"][card],
        "group": GROUP_IDS[printed.group],
        "choices": [
            {**_effect(effect), "gives": ahead.gives(box, state, state.active, effect)}
            for effect in printed.choices
        ],
    }


def _effect(effect: Any) -> dict[str, Any]:
    """An effect in the words of the box file."""
    said: dict[str, Any] = {"do": EFFECT_IDS[effect.word]}
    if effect.word == YIELD:
        said["die"] = COLOUR_IDS[effect.what]
    elif effect.word == GATHER:
        said["where"] = PLACE_IDS[effect.what]
    elif effect.word == SCORE:
        said["per"] = MEASURE_IDS[effect.what]
    elif not effect.kinds:
        said["what"] = RESOURCE_IDS[effect.what]
    if effect.kinds:
        said["of"] = [name for kind, name in enumerate(MATERIAL_IDS) if has(effect.kinds, kind)]
    said["n"] = effect.count
    said["cost"] = {
        name: effect.cost[resource]
        for resource, name in enumerate(RESOURCE_IDS)
        if effect.cost[resource]
    }
    said["again"] = bool(effect.again)
    return said


# --- The builders ---


def _seat(box: Box, state: State, number: int) -> dict[str, Any]:
    place = state.seats[number]
    return {
        "colour": COLOUR_IDS[place.colour],
        "side": SIDE_IDS[place.board // MOST_PLAYERS] if number < state.players else None,
        "recognition": place.marker,
        "track_space": (place.marker - 1) % TRACK + 1 if place.marker else 0,
        "prestige": prestige_of(box.printed, place.marker),
        "rubles": place.rubles,
        "stock": _materials(place.stock),
        "slots": max(0, place.slots - place.banners_in),  # Ivan has none
        "banners": {"inventory": place.banners_in, "beside": place.banners_beside},
        "claimed": place.claimed,
        "finished": place.finished,
        "ornaments": dict(zip(ORNAMENT_IDS, place.ornaments, strict=True)),
        "decorated": place.decorated,
        "workshop": [
            _bench(box, state, number, place, bench) for bench in range(len(WORKSHOP_IDS))
        ],
    }


def _bench(box: Box, state: State, seat: int, place: Seat, bench: int) -> dict[str, Any]:
    board = box.printed.boards[place.board]
    return {
        "space": WORKSHOP_IDS[bench],
        "price": board.price[bench],
        "dice": [colour for die, colour in enumerate(COLOUR_IDS) if has(board.dice[bench], die)],
        "tile": _tile(box, place.tiles[bench]),
        "face_up": has(place.face_up, bench),
        "gives": ahead.gives(box, state, seat, box.printed.tiles[place.tiles[bench]].effect)
        if has(place.face_up, bench)
        else None,
    }


# --- The turn ---


def _now(box: Box, state: State) -> dict[str, Any]:
    """What has been done in this turn, and what is in hand."""
    moved = state.moved != NOTHING
    return {
        "may_sell": state.sold != SOLD,
        "rerolled": bool(state.rerolled),
        "tile": _tile(box, state.tile),
        "gives": None
        if state.tile == NO_TILE
        else ahead.gives(box, state, state.active, box.printed.tiles[state.tile].effect),
        "jewels": ahead.jewels(box, state),
        "sale": ahead.given_up(box, state, state.active),
        "deliveries": state.deliveries,
        "delivered": bool(state.delivered),
        "die": COLOUR_IDS[state.moved] if moved else None,
        "space": RESOURCE_IDS[state.resource[state.die_space[state.moved]]] if moved else None,
        "obtained": bool(state.obtained),
        "activated": bool(state.activated),
        "influence": None if state.used == NOTHING else state.used,
        "choices": state.choices,
    }


def _ivan(box: Box, state: State) -> dict[str, Any]:
    return {
        "turned": [
            IVAN_IDS[box.printed.ivan[number].deed]
            for number in range(IVAN_CARDS)
            if has(state.ivan_turned, number)
        ],
        "cards": [
            {
                "card": IVAN_IDS[card.deed],
                "die": COLOUR_IDS[card.die],
                "n": card.count,
                "decorates": bool(card.decorates),
            }
            for card in box.printed.ivan
        ],
        "inventory": _materials(state.ivan_inventory),
        "construction": _materials(state.ivan_construction),
    }


def _result(box: Box, state: State) -> dict[str, Any]:
    return {
        "reason": REASONS[state.reason].name,
        "winners": members(state.winners, state.players),
        "scores": [
            {
                "prestige": place.prestige,
                "track": prestige_of(box.printed, place.marker),
                "pieces": ahead.pieces(state, seat),
                "left_over": place.left_over,
                "towers": place.towers,
            }
            for seat, place in enumerate(map(state.seats.__getitem__, range(state.builders)))
        ],
    }
