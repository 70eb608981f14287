"""What a seat of The Red Cathedral may know, as numbers: all that lies on the table."""

from __future__ import annotations

from rubra.core.bits import has
from rubra.core.journal import NOBODY
from rubra.core.observation import (
    Numbers,
    Observation,
    Part,
    clear,
    put_amount,
    put_flag,
    put_one_of,
    put_seat,
    put_seats,
    put_set,
    seat_from,
    signed,
)
from rubra.core.record import Array
from rubra.core.rule import rule
from rubra.games.cathedral.ending import turns_without_building
from rubra.games.cathedral.state import (
    ADD_JEWELS,
    INFLUENCE_CARDS,
    OVER,
    SECTION_KINDS,
    SOLD,
    STEPS,
    TILES,
    Box,
    Section,
    State,
)
from rubra.games.cathedral.words import (
    BANNERS,
    COLOUR_IDS,
    DICE,
    INVENTORY,
    IVAN_CARDS,
    MATERIAL_IDS,
    MATERIALS,
    MOST_LEVELS,
    MOST_PLAYERS,
    MOST_TOWERS,
    ORNAMENT_IDS,
    ORNAMENTS,
    QUARTERS,
    REASONS,
    RESOURCE_IDS,
    RESOURCES,
    SECTION_IDS,
    SPACES,
    TRACK,
    WORKSHOP_SPACES,
)

# What counts as full, where the rules know no limit or the box says it
TURNS = 2000
RECOGNITION = 10 * TRACK
RUBLES = 128
RESERVE = 32  # of a material
COST = 4  # of a material, for a section
PIECES = 8  # for a section in all
REWARD = 16  # for a section
DIE = 7  # values, 0 to 6
DELIVERIES = 8
CHOICES = 8
IDLE = 64
PRESTIGE = 256

STEP_COUNT = len(STEPS)
REASON_COUNT = len(REASONS)
SECTION_SIZE = 1 + SECTION_KINDS + 2 * MATERIALS + 4 + TILES + 2 * MOST_PLAYERS
BENCH_SIZE = TILES + 1
MATERIAL_WORDS = ", ".join(MATERIAL_IDS)

PARTS = (
    Part("seat", "which seat looks", (MOST_PLAYERS,)),
    Part("players", "how many play, from one on", (MOST_PLAYERS,)),
    Part(
        "colours",
        f"of each builder, who owns the die of it: {', '.join(COLOUR_IDS[:MOST_PLAYERS])}",
        (MOST_PLAYERS, MOST_PLAYERS),
    ),
    Part("advanced", "the side of each builder's workshop board", (MOST_PLAYERS,)),
    Part("standstill", f"turns without building, of {IDLE}, if that can end the game"),
    Part("turn", f"of {TURNS}"),
    Part("step", ", ".join(STEPS), (STEP_COUNT,)),
    Part("waiting", "seats that owe a decision", (MOST_PLAYERS,)),
    Part("active", "whose turn it is", (MOST_PLAYERS,)),
    Part("finisher", "who finished the last section first", (MOST_PLAYERS,)),
    Part(
        "sections",
        "for each level of each tower, from the bottom: it exists;"
        f" {', '.join(SECTION_IDS)}; its cost in {MATERIAL_WORDS}, each of {COST};"
        f" recognition and rubles for it, of {REWARD}; the kind of tile on it; whose banner;"
        f" finished; materials missing, of {PIECES}; materials laid, of {COST}; whose ornament",
        (MOST_TOWERS, MOST_LEVELS, SECTION_SIZE),
    ),
    Part("market", f"on each space, clockwise: {', '.join(RESOURCE_IDS)}", (SPACES, RESOURCES)),
    Part("influence", "the card in each quarter", (QUARTERS, INFLUENCE_CARDS)),
    Part("die_spaces", f"the space of each die: {', '.join(COLOUR_IDS)}", (DICE, SPACES)),
    Part("die_values", "the value of each die, from 0 on", (DICE, DIE)),
    Part("reserve", f"{MATERIAL_WORDS}, of {RESERVE}", (MATERIALS,)),
    Part("recognition", f"of each builder, of {RECOGNITION}", (MOST_PLAYERS,)),
    Part("rubles", f"of {RUBLES}", (MOST_PLAYERS,)),
    Part("stock", f"{MATERIAL_WORDS}, of {INVENTORY}", (MOST_PLAYERS, MATERIALS)),
    Part(
        "banners",
        f"in the inventory, beside it, on sections, on finished ones, of {BANNERS}",
        (MOST_PLAYERS, 4),
    ),
    Part("ornaments", f"{', '.join(ORNAMENT_IDS)} left, of {COST}", (MOST_PLAYERS, ORNAMENTS)),
    Part(
        "workshops",
        "for each space of each board: the kind of tile on it; face up",
        (MOST_PLAYERS, WORKSHOP_SPACES, BENCH_SIZE),
    ),
    Part("may_sell", "prestige, this turn"),
    Part("rerolled", "this turn"),
    Part("tile", "the one in hand", (TILES,)),
    Part("deliveries", f"left, of {DELIVERIES}"),
    Part("delivered", "something, in this building"),
    Part("moved", "the die that was moved", (DICE,)),
    Part("obtained", "the resources of the space"),
    Part("activated", "a tile of the workshop"),
    Part("used", "the influence action, first or second", (2,)),
    Part("choices", f"materials still to be taken, of {CHOICES}"),
    Part("jewel", "the first on the ornament that is being placed", (MATERIALS,)),
    Part("ivan_turned", "his cards that are face up", (IVAN_CARDS,)),
    Part("ivan_stores", f"inventory and construction, each of {RESERVE}", (2, MATERIALS)),
    Part("scores", f"at the end: in all, left over, towers, of {PRESTIGE}", (MOST_PLAYERS, 3)),
    Part("reason", "why the game ended", (REASON_COUNT,)),
    Part("winners", "seats that won", (MOST_PLAYERS,)),
)
SIZE = sum(part.size for part in PARTS)


@rule(inline=False)
def observe(box: Box, state: State, seat: int, out: Numbers, at: int) -> int:
    """Write what a seat may know, from place `at` on; returns the next index.

    Alone, Ivan sits at the next seat.
    """
    builders = signed(state.builders)
    clear(out, at, SIZE)
    at = put_one_of(out, at, seat, MOST_PLAYERS)
    at = put_one_of(out, at, state.players - 1, MOST_PLAYERS)
    at = observe_boards(state, seat, out, at)
    at = put_amount(out, at, turns_without_building(state) if state.standstill else 0, IDLE)
    at = put_amount(out, at, state.turn, TURNS)
    at = put_one_of(out, at, state.step, STEP_COUNT)
    at = put_seats(out, at, seat, state.waiting, builders, MOST_PLAYERS)
    at = put_seat(out, at, seat, state.active, builders, MOST_PLAYERS)
    at = put_builder(out, at, seat, state.finisher, builders)
    for tower in range(MOST_TOWERS):
        for level in range(MOST_LEVELS):
            if tower < state.towers and level < state.heights[tower]:
                section = state.sections[MOST_LEVELS * tower + level]
                observe_section(box, section, seat, builders, out, at)
            at += SECTION_SIZE
    at = observe_market(state, out, at)
    at = observe_builders(state, seat, out, at)
    at = observe_workshops(state, seat, out, at)
    at = observe_turn(state, out, at)
    at = observe_ivan(state, out, at)
    at = observe_scores(state, seat, out, at)
    if state.step == OVER:
        put_one_of(out, at, state.reason, REASON_COUNT)
        put_seats(out, at + REASON_COUNT, seat, state.winners, builders, MOST_PLAYERS)
    return at + REASON_COUNT + MOST_PLAYERS


@rule
def observe_boards(state: State, seat: int, out: Numbers, at: int) -> int:
    """The colour of each builder, and the side of the board of each player."""
    sides = at + MOST_PLAYERS * MOST_PLAYERS
    for places in range(signed(state.builders)):
        other = seat_from(seat, places, state.builders)
        place = state.seats[other]
        put_one_of(out, at + MOST_PLAYERS * places, place.colour, MOST_PLAYERS)
        put_flag(out, sides + places, other < state.players and place.board >= MOST_PLAYERS)
    return sides + MOST_PLAYERS


@rule
def put_builder(out: Numbers, at: int, seat: int, other: int, builders: int) -> int:
    """One of the builders, or nobody."""
    if other != NOBODY:
        put_seat(out, at, seat, other, builders, MOST_PLAYERS)
    return at + MOST_PLAYERS


@rule
def put_materials(out: Numbers, at: int, counts: Array[int], full: int) -> int:
    """One amount for each material."""
    for kind in range(MATERIALS):
        at = put_amount(out, at, counts[kind], full)
    return at


@rule
def observe_section(
    box: Box, section: Section, seat: int, builders: int, out: Numbers, at: int
) -> int:
    """A section of the cathedral: what it costs and gives, and what was done there."""
    card = box.cards[section.card]
    at = put_flag(out, at, 1)
    at = put_one_of(out, at, card.section, SECTION_KINDS)
    at = put_materials(out, at, card.cost, COST)
    at = put_amount(out, at, card.recognition, REWARD)
    at = put_amount(out, at, card.rubles, REWARD)
    at = put_one_of(out, at, section.tile, TILES)
    at = put_builder(out, at, seat, section.owner, builders)
    at = put_flag(out, at, section.finished)
    missing = section.missing if section.owner != NOBODY else card.materials
    at = put_amount(out, at, missing, PIECES)
    at = put_materials(out, at, section.laid, COST)
    return put_builder(out, at, seat, section.ornament, builders)


@rule
def observe_market(state: State, out: Numbers, at: int) -> int:
    """Resources, influence cards, dice, and what is left in the reserve."""
    for space in range(SPACES):
        at = put_one_of(out, at, state.resource[space], RESOURCES)
    for quarter in range(QUARTERS):
        at = put_one_of(out, at, state.influence[quarter], INFLUENCE_CARDS)
    for die in range(DICE):
        at = put_one_of(out, at, state.die_space[die], SPACES)
    for die in range(DICE):
        at = put_one_of(out, at, state.die_value[die], DIE)
    return put_materials(out, at, state.reserve, RESERVE)


@rule
def observe_builders(state: State, seat: int, out: Numbers, at: int) -> int:
    """What each builder has."""
    rubles = at + MOST_PLAYERS
    stock = rubles + MOST_PLAYERS
    banners = stock + MOST_PLAYERS * MATERIALS
    ornaments = banners + MOST_PLAYERS * 4
    for places in range(signed(state.builders)):
        place = state.seats[seat_from(seat, places, state.builders)]
        put_amount(out, at + places, place.marker, RECOGNITION)
        put_amount(out, rubles + places, place.rubles, RUBLES)
        put_materials(out, stock + MATERIALS * places, place.stock, INVENTORY)
        start = put_amount(out, banners + 4 * places, place.banners_in, BANNERS)
        start = put_amount(out, start, place.banners_beside, BANNERS)
        start = put_amount(out, start, place.claimed, BANNERS)
        put_amount(out, start, place.finished, BANNERS)
        for kind in range(ORNAMENTS):
            put_amount(out, ornaments + ORNAMENTS * places + kind, place.ornaments[kind], COST)
    return ornaments + MOST_PLAYERS * ORNAMENTS


@rule
def observe_workshops(state: State, seat: int, out: Numbers, at: int) -> int:
    """The tiles on the boards."""
    for places in range(signed(state.builders)):
        place = state.seats[seat_from(seat, places, state.builders)]
        for bench in range(WORKSHOP_SPACES):
            start = at + (WORKSHOP_SPACES * places + bench) * BENCH_SIZE
            start = put_one_of(out, start, place.tiles[bench], TILES)
            put_flag(out, start, has(place.face_up, bench))
    return at + MOST_PLAYERS * WORKSHOP_SPACES * BENCH_SIZE


@rule
def observe_turn(state: State, out: Numbers, at: int) -> int:
    """What has been done in this turn, and what is in hand."""
    at = put_flag(out, at, state.sold != SOLD)
    at = put_flag(out, at, state.rerolled)
    at = put_one_of(out, at, state.tile, TILES)
    at = put_amount(out, at, state.deliveries, DELIVERIES)
    at = put_flag(out, at, state.delivered)
    at = put_one_of(out, at, state.moved, DICE)
    at = put_flag(out, at, state.obtained)
    at = put_flag(out, at, state.activated)
    at = put_one_of(out, at, state.used, 2)
    at = put_amount(out, at, state.choices, CHOICES)
    if state.step == ADD_JEWELS:
        put_one_of(out, at, state.jewel, MATERIALS)
    return at + MATERIALS


@rule
def observe_ivan(state: State, out: Numbers, at: int) -> int:
    """His cards, in a game played alone."""
    if state.players == 1:
        place = put_set(out, at, state.ivan_turned, IVAN_CARDS)
        place = put_materials(out, place, state.ivan_inventory, RESERVE)
        put_materials(out, place, state.ivan_construction, RESERVE)
    return at + IVAN_CARDS + 2 * MATERIALS


@rule
def observe_scores(state: State, seat: int, out: Numbers, at: int) -> int:
    """The scores at the end."""
    if state.step == OVER:
        for places in range(signed(state.builders)):
            place = state.seats[seat_from(seat, places, state.builders)]
            start = put_amount(out, at + 3 * places, place.prestige, PRESTIGE)
            start = put_amount(out, start, place.left_over, PRESTIGE)
            put_amount(out, start, place.towers, PRESTIGE)
    return at + 3 * MOST_PLAYERS


OBSERVATION = Observation(observe, PARTS)
