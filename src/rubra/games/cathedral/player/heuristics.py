"""How people play The Red Cathedral: what a sensible player thinks each thing is worth.

All values are in prestige at the end of the game. A player claims when there is little left to
build, fetches what the claimed sections still ask for, builds as soon as a section can be finished
or three materials go at once, decorates with jewels, and pays for workshop tiles early rather than
late. And never fills the inventory with what no section asks for: nothing can be thrown away, so
that nothing could be built any more.
"""

from __future__ import annotations

from rubra.core.bits import has
from rubra.core.journal import NOBODY
from rubra.core.record import Array, f64, i16, record, size, u8
from rubra.core.rule import rule
from rubra.games.cathedral.building import asks_for
from rubra.games.cathedral.claim import board_of
from rubra.games.cathedral.effects import measure, space_from, swaps_for
from rubra.games.cathedral.inventory import can_pay, free_slots, taken_of
from rubra.games.cathedral.state import Box, Effect, Section, State
from rubra.games.cathedral.words import (
    BANNERS,
    DELIVER,
    DICE,
    GAIN,
    GAIN_ANY,
    GATHER,
    GOLD,
    GREEN,
    MATERIALS,
    ORNAMENTS,
    RECOGNITION,
    RESOURCES,
    RUBLES,
    SCORE,
    SPACES,
    SWAP,
    WORKSHOP,
    WORKSHOP_SPACES,
    YIELD,
)

RECOGNITION_WORTH = 0.45  # a space on the track, where it is later
RUBLE_WORTH = 0.4
MANY_RUBLES = 5  # beyond which they are worth less
SECTION_WORTH = 1.3  # finished, for the tower
TURN_WORTH = 1.4  # what an average turn brings
CLOGGED = -30.0  # no slot is left for what the sections ask for: never, whatever it brings


# --- Before moves are weighed ---


@record
class Thoughts:
    """What a player works out once for all moves."""

    wanted: Array[i16] = size(MATERIALS)  # of each material, as wanted() says
    lacking: i16  # materials that one's sections still lack in all
    slots: i16  # as open_slots() says
    free: i16  # slots
    ornaments: i16  # left
    # Before anything is done
    space: Array[u8] = size(RESOURCES)  # where each resource lies
    influence: Array[f64] = size(SPACES)  # the better influence action of each space
    tile: Array[f64] = size(DICE)  # the best tile that each die activates
    building: f64  # all deliveries


@rule(inline=False)
def consider(box: Box, state: State, seat: int, thoughts: Thoughts) -> None:
    """What one's sections ask for, and what there is room for."""
    place = state.seats[seat]
    for kind in range(MATERIALS):
        thoughts.wanted[kind] = -int(place.stock[kind])
    for number in range(place.claimed):
        section = state.sections[place.claims[number]]
        if not section.finished:
            for kind in range(MATERIALS):
                asked = int(box.cards[section.card].cost[kind]) - int(section.laid[kind])
                thoughts.wanted[kind] += asked
    thoughts.lacking = 0
    thoughts.slots = int(place.slots) - int(place.banners_in)
    for kind in range(MATERIALS):
        thoughts.lacking += max(0, int(thoughts.wanted[kind]))
        if place.stock[kind]:
            thoughts.slots -= max(0, -int(thoughts.wanted[kind]))
    thoughts.free = free_slots(place)
    thoughts.ornaments = 0
    for ornament in range(ORNAMENTS):
        thoughts.ornaments += int(place.ornaments[ornament])


@rule(inline=False)
def consider_actions(box: Box, state: State, seat: int, thoughts: Thoughts) -> None:
    """What can be had in the market, and what building would bring."""
    place = state.seats[seat]
    for space in range(SPACES):
        thoughts.space[state.resource[space]] = space
        card = box.influence[state.influence[space // 2]]
        thoughts.influence[space] = max(
            0.0,
            effect_worth(box, state, seat, card.choices[0], space, thoughts),
            effect_worth(box, state, seat, card.choices[1], space, thoughts),
        )
    for die in range(DICE):
        thoughts.tile[die] = 0.0
    for bench in range(WORKSHOP_SPACES):
        if has(place.face_up, bench):
            worth = tile_worth(box, state, seat, place.tiles[bench], thoughts)
            for die in range(DICE):
                if has(board_of(box, state, seat).dice[bench], die):
                    thoughts.tile[die] = max(thoughts.tile[die], worth)
    thoughts.building = building_worth(box, state, seat, int(box.deliveries), thoughts)


# --- Resources ---


@rule(inline=False)
def wanted(box: Box, state: State, seat: int, kind: int) -> int:
    """How many of a material one's sections still ask for, beyond what one has."""
    place = state.seats[seat]
    count = -int(place.stock[kind])
    for number in range(place.claimed):
        section = state.sections[place.claims[number]]
        if not section.finished:
            count += int(box.cards[section.card].cost[kind]) - int(section.laid[kind])
    return count


@rule(inline=False)
def open_slots(box: Box, state: State, seat: int) -> int:
    """Slots for what one's sections ask for: all but those with other materials or banners."""
    place = state.seats[seat]
    count = int(place.slots) - int(place.banners_in)
    for kind in range(MATERIALS):
        if place.stock[kind]:
            count -= max(0, -wanted(box, state, seat, kind))
    return count


@rule
def needed_worth(kind: int) -> float:
    """A material that a section asks for."""
    return 0.75 if kind < GOLD else 0.95 if kind < GREEN else 1.15


@rule(inline=False)
def spare_worth(state: State, seat: int, kind: int, thoughts: Thoughts) -> float:
    """A material that no section asks for yet: for sections to come, and for ornaments."""
    place = state.seats[seat]
    left = int(thoughts.ornaments)
    to_come = 0.05 * (BANNERS - int(place.claimed))
    if kind >= GREEN:
        return to_come + (0.7 if left and place.stock[kind] < 2 else 0.1)
    if kind == GOLD:
        return to_come + (0.25 if left else 0.05)
    return to_come + 0.05


@rule(inline=False)
def gain_worth(
    state: State, seat: int, resource: int, count: int, freed: int, thoughts: Thoughts
) -> float:
    """To take so much of a resource, as far as there is room."""
    place = state.seats[seat]
    if resource == RECOGNITION:
        return RECOGNITION_WORTH * count
    if resource == RUBLES:
        return (RUBLE_WORTH if place.rubles < MANY_RUBLES else 0.2) * count
    free = int(thoughts.free) + int(freed)
    taken = taken_of(state, resource, count, free)
    useful = max(0, min(taken, int(thoughts.wanted[resource])))
    worth = useful * needed_worth(resource)
    if taken > useful:
        if int(thoughts.slots) + int(freed) <= taken - useful and not is_last(state):
            return CLOGGED
        # What no section asks for must not take the slots of what is still to be fetched
        blocked = int(thoughts.lacking) + taken - useful - free
        worth += spare_worth(state, seat, resource, thoughts)
        worth -= 0.6 * min(taken - useful, max(0, blocked))
    return worth


@rule
def is_last(state: State) -> bool:
    """Whether this is everybody's last turn: materials are left-overs then, wanted or not."""
    return state.finisher != NOBODY


@rule(inline=False)
def cost_worth(effect: Effect, thoughts: Thoughts) -> float:
    """What is lost by paying for an effect."""
    cost = RUBLE_WORTH * int(effect.cost[RUBLES]) + RECOGNITION_WORTH * int(
        effect.cost[RECOGNITION]
    )
    for kind in range(MATERIALS):
        count = int(effect.cost[kind])
        if count:
            surplus = max(0, -int(thoughts.wanted[kind]))
            cost += 0.1 * min(count, surplus) + 0.8 * max(0, count - surplus)
    return cost


# --- Building ---


@rule(inline=False)
def deliverable(state: State, seat: int, thoughts: Thoughts) -> int:
    """How many materials one could deliver to one's sections."""
    count = 0
    for kind in range(MATERIALS):
        stock = int(state.seats[seat].stock[kind])
        if stock:
            count += min(stock, stock + int(thoughts.wanted[kind]))
    return count


@rule(inline=False)
def lacks(box: Box, state: State, seat: int, section: Section) -> int:
    """How many of the materials that a section asks for are not in the inventory."""
    count = 0
    for kind in range(MATERIALS):
        asked = int(box.cards[section.card].cost[kind]) - int(section.laid[kind])
        count += max(0, asked - int(state.seats[seat].stock[kind]))
    return count


@rule(inline=False)
def reward_worth(box: Box, section: Section) -> float:
    """To finish a section."""
    card = box.cards[section.card]
    reward = RECOGNITION_WORTH * int(card.recognition) + RUBLE_WORTH * int(card.rubles)
    return SECTION_WORTH + reward


@rule(inline=False)
def delivery_worth(
    box: Box, state: State, seat: int, kind: int, number: int, deliveries: int
) -> float:
    """To deliver a material to a section: best where it can be finished now."""
    section = state.sections[number]
    if not asks_for(box, section, kind):
        return 0.0
    missing = int(section.missing)
    worth = 0.6 - 0.08 * missing
    if missing <= deliveries and lacks(box, state, seat, section) == 0:
        worth += reward_worth(box, section)
    return worth


@rule(inline=False)
def building_worth(box: Box, state: State, seat: int, deliveries: int, thoughts: Thoughts) -> float:
    """What so many deliveries would bring: the sections that can be finished, and the rest."""
    place = state.seats[seat]
    best = 0.0
    for number in range(place.claimed):
        section = state.sections[place.claims[number]]
        if section.finished or lacks(box, state, seat, section):
            continue
        part = 1.0 if section.missing <= deliveries else 0.3  # the rest in another turn
        best = max(best, part * reward_worth(box, section))
    return best + 0.7 * min(deliveries, deliverable(state, seat, thoughts))


@rule(inline=False)
def ornament_worth(box: Box, state: State, seat: int, deliveries: int) -> float:
    """To decorate: presence in a tower, and prestige for jewels."""
    place = state.seats[seat]
    green = int(place.stock[GREEN])
    purple = int(place.stock[GREEN + 1])
    if deliveries >= 3 and green and purple:
        return 1.3 + 1.3 * int(box.two_colours)
    if deliveries >= 3 and green + purple >= 2:
        return 1.2 + 1.3 * int(box.two_alike)
    if deliveries >= 2 and green + purple:
        return 1.2 + 1.3 * int(box.one_jewel)
    return 1.0


# --- Effects ---


@rule(inline=False)
def effect_worth(
    box: Box, state: State, seat: int, effect: Effect, space: int, thoughts: Thoughts
) -> float:
    """What an effect would bring somebody whose die is on that space; 0 if it cannot be paid."""
    if not can_pay(state, seat, effect):
        return 0.0
    freed = int(effect.freed)
    worth = -cost_worth(effect, thoughts)
    if effect.word == GAIN:
        worth += gain_worth(state, seat, effect.what, effect.count, freed, thoughts)
    elif effect.word == GAIN_ANY:
        worth += best_of(state, seat, effect.kinds, thoughts) * int(effect.count)
    elif effect.word == YIELD:
        there = state.die_space[effect.what]
        resource = state.resource[there]
        worth += gain_worth(state, seat, resource, box.quantity[resource], freed, thoughts)
    elif effect.word == GATHER:
        resource = state.resource[space_from(space, effect.what)]
        worth += gain_worth(state, seat, resource, box.quantity[resource], freed, thoughts)
    elif effect.word == SWAP:
        worth += max(0.0, best_swap(state, seat, effect.kinds, thoughts))
    elif effect.word == WORKSHOP:
        worth += best_tile(box, state, seat, thoughts)
    elif effect.word == DELIVER:
        worth += building_worth(box, state, seat, effect.count, thoughts)
    elif effect.word == SCORE:
        worth += RECOGNITION_WORTH * int(effect.count) * measure(state, seat, effect.what)
    return worth


@rule(inline=False)
def best_of(state: State, seat: int, kinds: int, thoughts: Thoughts) -> float:
    """The material one would choose among these: one of them has to be taken."""
    best = CLOGGED
    for kind in range(MATERIALS):
        if has(kinds, kind) and state.reserve[kind]:
            best = max(best, gain_worth(state, seat, kind, 1, 0, thoughts))
    return best


@rule(inline=False)
def swap_worth(give: int, get: int, thoughts: Thoughts) -> float:
    """To have one material instead of another: the way out of a full inventory."""
    gained = needed_worth(get) if thoughts.wanted[get] > 0 else 0.1
    return gained - (0.8 if thoughts.wanted[give] >= 0 else 0.1)


@rule(inline=False)
def best_swap(state: State, seat: int, kinds: int, thoughts: Thoughts) -> float:
    """The swap one would choose among these."""
    best = CLOGGED
    for give in range(MATERIALS):
        found = swaps_for(state, seat, kinds, give)
        for get in range(MATERIALS):
            if has(found, get):
                best = max(best, swap_worth(give, get, thoughts))
    return best


@rule(inline=False)
def best_tile(box: Box, state: State, seat: int, thoughts: Thoughts) -> float:
    """The tile one would activate of those on one's board."""
    place = state.seats[seat]
    best = 0.0
    for bench in range(WORKSHOP_SPACES):
        if has(place.face_up, bench):
            best = max(best, tile_now(box, state, seat, place.tiles[bench], thoughts))
    return best


@rule(inline=False)
def tile_worth(box: Box, state: State, seat: int, tile: int, thoughts: Thoughts) -> float:
    """What a workshop tile gives each time."""
    effect = box.tiles[tile].effect
    if effect.word == YIELD:
        return 0.9  # the die will lie somewhere else
    if effect.word == GAIN:
        return gain_worth(state, seat, effect.what, effect.count, 0, thoughts)
    return 0.7


@rule(inline=False)
def tile_now(box: Box, state: State, seat: int, tile: int, thoughts: Thoughts) -> float:
    """What a workshop tile gives at this moment."""
    effect = box.tiles[tile].effect
    if effect.word == YIELD:
        resource = state.resource[state.die_space[effect.what]]
        return gain_worth(state, seat, resource, box.quantity[resource], 0, thoughts)
    if effect.word == GAIN_ANY:
        return best_of(state, seat, effect.kinds, thoughts)
    return tile_worth(box, state, seat, tile, thoughts)
