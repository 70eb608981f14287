"""What a choice would bring, for those who look at the table: nothing here changes anything."""

from __future__ import annotations

from rubra.core.bits import has
from rubra.core.journal import NOBODY
from rubra.core.rule import rule
from rubra.games.cathedral.building import finished_above, jewel_prestige, section_at
from rubra.games.cathedral.claim import board_of
from rubra.games.cathedral.effects import measure, space_from
from rubra.games.cathedral.ending import presence, tower_share, tower_worth
from rubra.games.cathedral.inventory import free_slots, taken_of
from rubra.games.cathedral.market import furthest, may_stop, on_ring
from rubra.games.cathedral.shown import Gives, Landing, Landings, Now, Sale, SectionView, Standing
from rubra.games.cathedral.state import ADD_JEWELS, NOTHING, Box, Effect, State
from rubra.games.cathedral.track import can_lose_prestige, prestige_of, prestige_space_before
from rubra.games.cathedral.words import (
    GAIN,
    GATHER,
    GREEN,
    PURPLE,
    RECOGNITION,
    SCORE,
    WORKSHOP_SPACES,
    YIELD,
)

# --- 6. Where a die would stop, and what it finds there ---


@rule
def show_landings(box: Box, state: State, seat: int, die: int, out: Landings) -> None:
    """Every space where a die could stop; the one of its value even if that space is full."""
    most = furthest(state, seat, die)
    out.count = most + 1
    for extra in range(most + 1):
        show_landing(box, state, seat, die, extra, out.landings[extra])


@rule
def show_landing(box: Box, state: State, seat: int, die: int, extra: int, out: Landing) -> None:
    """One space, what can be taken there, and what the tiles of the die would give."""
    steps = int(state.die_value[die]) + extra
    space = on_ring(int(state.die_space[die]) + steps)
    resource = state.resource[space]
    out.steps = steps
    out.price = extra
    out.space = resource
    out.full = not may_stop(state, die, space)
    out.dice = int(state.dice[space]) + (state.die_space[die] != space)
    show_taking(state, seat, resource, int(box.quantity[resource]) * int(out.dice), 0, out.gives)
    place = state.seats[seat]
    for bench in range(WORKSHOP_SPACES):  # 6.7 the face-up tiles that it activates
        if has(place.face_up, bench) and has(board_of(box, state, seat).dice[bench], die):
            tile = out.tiles[out.tile_count]
            tile.bench = bench
            effect = box.tiles[place.tiles[bench]].effect
            show_gain(box, state, seat, effect, die, space, tile.gives)
            out.tile_count += 1


@rule
def show_obtaining(box: Box, state: State, seat: int, out: Gives) -> None:
    """6.5 What the space where the die has stopped gives, and how much of it there is room for."""
    if seat >= state.players:
        return
    space = state.die_space[state.moved]
    resource = state.resource[space]
    count = int(box.quantity[resource]) * int(state.dice[space])
    show_taking(state, seat, resource, count, 0, out)


@rule
def show_taking(state: State, seat: int, resource: int, count: int, freed: int, out: Gives) -> None:
    """So much of it, of which so much would be taken."""
    out.resource = resource
    out.count = count
    out.taken = max(0, taken_of(state, resource, count, free_slots(state.seats[seat]) + freed))


# --- What a tile or an influence action would give now ---


@rule
def show_gives(box: Box, state: State, seat: int, effect: Effect, out: Gives) -> None:
    """The one resource that an effect brings a player, if it is one; none for Ivan."""
    if seat >= state.players:
        return
    space = NOTHING
    if state.moved != NOTHING:
        space = int(state.die_space[state.moved])
    show_gain(box, state, seat, effect, state.moved, space, out)


@rule(inline=False)
def show_gain(
    box: Box, state: State, seat: int, effect: Effect, die: int, space: int, out: Gives
) -> None:
    """The same, had this die stopped at this space."""
    freed = int(effect.freed)
    if effect.word == GAIN:
        show_taking(state, seat, effect.what, int(effect.count), freed, out)
    elif effect.word == SCORE:
        points = int(effect.count) * measure(state, seat, effect.what)
        show_taking(state, seat, RECOGNITION, points, freed, out)
    else:
        source = NOTHING
        if effect.word == YIELD:
            source = space if effect.what == die else int(state.die_space[effect.what])
        elif effect.word == GATHER and space != NOTHING:
            source = space_from(space, effect.what)
        if source != NOTHING:
            resource = state.resource[source]
            show_taking(state, seat, resource, int(box.quantity[resource]), freed, out)


# --- 5. and 8. What finishing a section would cost whom ---


@rule
def show_penalties(state: State, tower: int, level: int, out: SectionView) -> None:
    """8.1 What would be lost for the unfinished sections below, if this one were finished now."""
    owner = state.sections[section_at(tower, level)].owner
    for below in range(level):
        section = state.sections[section_at(tower, below)]
        if section.finished:
            continue
        count = finished_above(state, tower, below, section.owner) + (section.owner != owner)
        if count:
            lost = out.penalties[out.penalty_count]
            lost.seat = section.owner
            lost.level = below
            lost.count = count
            out.penalty_count += 1


@rule
def risk_of(state: State, tower: int, level: int) -> int:
    """8.1 What an unfinished section can still cost, if others finish all above it first."""
    owner = state.sections[section_at(tower, level)].owner
    others = 0
    for above in range(level + 1, state.heights[tower]):
        others += owner == NOBODY or state.sections[section_at(tower, above)].owner != owner
    lost = 0
    for count in range(finished_above(state, tower, level, owner) + 1, others + 1):
        lost += count  # 8.2 a space for each that is finished by then
    return lost


# --- 9. What prestige that is given up would leave ---


@rule
def show_sale(box: Box, state: State, seat: int, out: Sale) -> None:
    """Where the marker would stand, and the rubles for it; nothing if none can be given up."""
    if seat >= state.players or not can_lose_prestige(box, state, seat):
        return
    marker = prestige_space_before(box, state.seats[seat].marker)
    out.recognition = marker
    out.prestige = prestige_of(box, marker)
    out.rubles = box.rubles_for_prestige


@rule
def show_jewels(box: Box, state: State, out: Now) -> None:
    """5.7 The prestige that each jewel would bring to the ornament that is being placed."""
    if state.step != ADD_JEWELS:
        return
    for kind in range(GREEN, PURPLE + 1):
        out.jewels[kind - GREEN] = jewel_prestige(box, state, kind)


# --- 10. What a tower is worth as it stands ---


@rule
def show_standing(box: Box, state: State, tower: int, out: Standing) -> None:
    """10.5 to 10.8 The worth of a tower, who is present in it, and what each would have."""
    worth = tower_worth(box, state, tower)
    out.builders = state.builders
    out.finished = state.finished[tower]
    out.worth = worth
    for level in range(state.claimed[tower]):
        out.ornaments += state.sections[section_at(tower, level)].ornament != NOBODY
    for seat in range(state.builders):
        out.presence[seat] = presence(state, tower, seat)
        out.shares[seat] = tower_share(box, state, tower, seat, worth)
