"""Chapter 7: what workshop tiles and influence cards can do, each word of it one function here.

gain       so much of one resource
gain_any   so many materials of one's choice
yield      the quantity of the space where a die lies (workshop tiles)
swap       one material for another
gather     the quantity of a space: here, ahead, behind, across
workshop   activate any face-up tile
deliver    so many materials, as in chapter 5
score      recognition for finished sections, ornaments or towers
"""

from __future__ import annotations

from rubra.core.bits import has, size_of
from rubra.core.game import MoveArray
from rubra.core.journal import EVERYONE, Journal, tell
from rubra.core.rule import rule
from rubra.games.cathedral.building import (
    begin_building,
    can_decorate,
    can_deliver,
    resume,
    tower_of,
)
from rubra.games.cathedral.inventory import can_gain, can_pay, free_slots, gain, pay
from rubra.games.cathedral.state import (
    SWAP_ONE,
    TAKE_ANY,
    USE_WORKSHOP,
    Box,
    Effect,
    State,
)
from rubra.games.cathedral.words import (
    ACROSS,
    AHEAD,
    BEHIND,
    DELIVER,
    FINISHED,
    GAIN,
    GAIN_ANY,
    GATHER,
    MATERIALS,
    MOST_TOWERS,
    ORNAMENTED,
    RECOGNITION,
    SCORE,
    SPACES,
    SWAP,
    WORKSHOP,
    WORKSHOP_SPACES,
    YIELD,
    Event,
    Move,
)

# --- May it be used, and what happens ---


@rule(inline=False)
def can_use(box: Box, state: State, seat: int, effect: Effect) -> bool:
    """7.2 It can be paid, and 3.2 it would do something."""
    if not can_pay(state, seat, effect):
        return False
    if effect.word == GATHER:
        resource = state.resource[space_for(state, effect.what)]
        return can_gain(state, seat, resource, effect.freed)
    if effect.word == SWAP:
        return count_swaps(state, seat, effect.kinds) > 0
    if effect.word == WORKSHOP:
        return count_usable_tiles(box, state, seat) > 0
    if effect.word == DELIVER:
        return can_deliver(state, seat) or can_decorate(box, state, seat)
    return would_give(state, seat, effect)


@rule
def would_give(state: State, seat: int, effect: Effect) -> bool:
    """3.2 Whether what tiles and cards have in common would give anything now."""
    freed = effect.freed  # materials that are paid leave slots for those that are gained
    if effect.word == GAIN:
        return can_gain(state, seat, effect.what, freed)
    if effect.word == YIELD:
        return can_gain(state, seat, state.resource[state.die_space[effect.what]], freed)
    if effect.word == GAIN_ANY:
        return kinds_to_take(state, seat, effect.kinds, freed) != 0
    return measure(state, seat, effect.what) > 0


@rule(inline=False)
def use(box: Box, state: State, seat: int, effect: Effect, journal: Journal) -> None:
    """Pay, and have it; where it leaves a choice, the next step asks for it."""
    pay(state, seat, effect, journal)
    if effect.word == GAIN:
        gain(state, seat, effect.what, effect.count, journal)
    elif effect.word == GAIN_ANY:
        state.choices = effect.count
        state.kinds = effect.kinds
        state.step = TAKE_ANY
    elif effect.word == YIELD:
        gather(box, state, seat, state.die_space[effect.what], journal)
    elif effect.word == GATHER:
        gather(box, state, seat, space_for(state, effect.what), journal)
    elif effect.word == SWAP:
        state.kinds = effect.kinds
        state.step = SWAP_ONE
    elif effect.word == WORKSHOP:
        state.step = USE_WORKSHOP
    elif effect.word == DELIVER:
        begin_building(state, effect.count)
    elif effect.word == SCORE:
        points = int(effect.count) * measure(state, seat, effect.what)
        gain(state, seat, RECOGNITION, points, journal)


# --- gain_any ---


@rule(inline=False)
def kinds_to_take(state: State, seat: int, kinds: int, freed: int) -> int:
    """7.5 A bit for each of these materials that could be taken."""
    if free_slots(state.seats[seat]) + freed <= 0:
        return 0
    found = 0
    for kind in range(MATERIALS):
        found |= (has(kinds, kind) and state.reserve[kind] > 0) << kind
    return found


@rule
def list_takings(state: State, seat: int, out: MoveArray) -> int:
    """One of the materials named."""
    kinds = kinds_to_take(state, seat, state.kinds, 0)
    count = 0
    for kind in range(MATERIALS):
        out[count] = Move.take(kind)
        count += has(kinds, kind)
    return count


@rule
def take(state: State, seat: int, kind: int, journal: Journal) -> None:
    """7.5 One by one."""
    gain(state, seat, kind, 1, journal)
    state.choices -= 1


# --- swap ---


@rule
def swaps_for(state: State, seat: int, kinds: int, give: int) -> int:
    """7.6 For one of those named that the builder has, a bit for each other in the reserve."""
    if not has(kinds, give) or not state.seats[seat].stock[give]:
        return 0
    found = 0
    for kind in range(MATERIALS):
        found |= (kind != give and has(kinds, kind) and state.reserve[kind] > 0) << kind
    return found


@rule(inline=False)
def count_swaps(state: State, seat: int, kinds: int) -> int:
    """How many different swaps there are."""
    count = 0
    for give in range(MATERIALS):
        count += size_of(swaps_for(state, seat, kinds, give))
    return count


@rule
def list_swaps(state: State, seat: int, out: MoveArray) -> int:
    """Every swap."""
    count = 0
    for give in range(MATERIALS):
        found = swaps_for(state, seat, state.kinds, give)
        for get in range(MATERIALS):
            out[count] = Move.swap(give, get)
            count += has(found, get)
    return count


@rule
def swap(state: State, seat: int, give: int, get: int, journal: Journal) -> None:
    """7.6 One goes back to the reserve, another comes."""
    place = state.seats[seat]
    place.stock[give] -= 1
    state.reserve[give] += 1
    place.stock[get] += 1
    state.reserve[get] -= 1
    tell(journal, EVERYONE, Event.swapped(seat, give, get))
    resume(state)


# --- gather and yield ---


@rule
def space_for(state: State, place: int) -> int:
    """7.7 A space of the ring, seen from the die that was moved."""
    return space_from(state.die_space[state.moved], place)


@rule
def space_from(space: int, place: int) -> int:
    """7.7 A space of the ring, seen from another."""
    steps = 0
    if place == AHEAD:
        steps = 1
    elif place == BEHIND:
        steps = SPACES - 1
    elif place == ACROSS:
        steps = SPACES // 2
    return (int(space) + steps) % SPACES


@rule
def gather(box: Box, state: State, seat: int, space: int, journal: Journal) -> None:
    """6.6 The quantity on the tile, once: dice do not multiply it."""
    resource = state.resource[space]
    gain(state, seat, resource, box.quantity[resource], journal)


# --- workshop ---


@rule(inline=False)
def can_activate(box: Box, state: State, seat: int, bench: int) -> bool:
    """6.7 A tile that lies face up and would do something."""
    place = state.seats[seat]
    return has(place.face_up, bench) and would_give(
        state, seat, box.tiles[place.tiles[bench]].effect
    )


@rule(inline=False)
def count_usable_tiles(box: Box, state: State, seat: int) -> int:
    """7.8 Tiles of the board that could be activated."""
    count = 0
    for bench in range(WORKSHOP_SPACES):
        count += can_activate(box, state, seat, bench)
    return count


@rule
def list_tiles(box: Box, state: State, seat: int, out: MoveArray) -> int:
    """Any of them."""
    count = 0
    for bench in range(WORKSHOP_SPACES):
        out[count] = Move.activate(bench)
        count += can_activate(box, state, seat, bench)
    return count


@rule(inline=False)
def activate(box: Box, state: State, seat: int, bench: int, journal: Journal) -> None:
    """6.8 The tile gives what it shows."""
    tile = state.seats[seat].tiles[bench]
    tell(journal, EVERYONE, Event.activated(seat, tile, bench))
    resume(state)
    use(box, state, seat, box.tiles[tile].effect, journal)


# --- score ---


@rule(inline=False)
def measure(state: State, seat: int, what: int) -> int:
    """7.10 Finished sections, ornaments placed, or towers with a banner."""
    place = state.seats[seat]
    if what == FINISHED:
        return int(place.finished)
    if what == ORNAMENTED:
        return int(place.decorated)
    towers = 0
    for number in range(place.claimed):
        towers |= 1 << (tower_of(place.claims[number]))
    count = 0
    for tower in range(MOST_TOWERS):
        count += has(towers, tower)
    return count
