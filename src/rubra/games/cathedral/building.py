"""Chapters 5 and 8: delivering materials, finishing sections, ornaments, and the penalty."""

from __future__ import annotations

from rubra.core.bits import bit, has
from rubra.core.game import MoveArray
from rubra.core.journal import EVERYONE, NOBODY, Journal, tell
from rubra.core.rule import rule
from rubra.games.cathedral.state import (
    ADD_JEWELS,
    AFTER_ACTION,
    BUILD,
    MARKET,
    NOTHING,
    Box,
    Section,
    State,
)
from rubra.games.cathedral.track import gain_prestige, gain_recognition, lose_recognition
from rubra.games.cathedral.words import (
    BASE,
    DOME,
    GREEN,
    LEVEL_BITS,
    MATERIALS,
    MIDDLE,
    MOST_LEVELS,
    MOST_PLAYERS,
    ORNAMENTS,
    PURPLE,
    Event,
    Move,
)

# --- Sections ---


@rule
def section_at(tower: int, level: int) -> int:
    """The number of a section."""
    return (int(tower) << LEVEL_BITS) + int(level)


@rule
def tower_of(number: int) -> int:
    """Its tower."""
    return int(number) >> LEVEL_BITS


@rule
def level_of(number: int) -> int:
    """How high in the tower it lies; the base is 0."""
    return int(number) & (MOST_LEVELS - 1)


@rule
def presence_at(tower: int, seat: int) -> int:
    """Where `state.present` counts a builder's banners and ornaments in a tower (10.6)."""
    return int(tower) * MOST_PLAYERS + int(seat)


@rule
def asks_for(box: Box, section: Section, kind: int) -> bool:
    """5.2 Whether a section still takes a material of this kind."""
    return section.laid[kind] < box.cards[section.card].cost[kind]


@rule
def asked_kinds(box: Box, section: Section) -> int:
    """A bit for each kind of material that a section still takes."""
    asked = 0
    for kind in range(MATERIALS):
        asked |= asks_for(box, section, kind) << kind
    return asked


# --- 5. Deliver ---


@rule
def begin_building(state: State, deliveries: int) -> None:
    """So many materials may be delivered."""
    state.step = BUILD
    state.deliveries = deliveries
    state.delivered = 0


@rule
def resume(state: State) -> None:
    """Something is done: back to the market, if it was part of a visit there."""
    state.step = AFTER_ACTION if state.moved == NOTHING else MARKET


@rule
def can_deliver(state: State, seat: int) -> bool:
    """5.2 Whether any own unfinished section takes anything that the builder has."""
    place = state.seats[seat]
    held = held_kinds(state, seat)
    if not held:
        return False
    for number in range(place.claimed):
        if held & int(state.sections[place.claims[number]].asked):
            return True
    return False


@rule(inline=False)
def list_deliveries(state: State, seat: int, out: MoveArray, count: int) -> int:
    """5.1 Any material to any own unfinished section that asks for it."""
    place = state.seats[seat]
    held = held_kinds(state, seat)
    if not held:
        return count
    for number in range(place.claimed):
        index = int(place.claims[number])
        fitting = held & int(state.sections[index].asked)
        if not fitting:
            continue
        tower, level = tower_of(index), level_of(index)
        for kind in range(MATERIALS):
            out[count] = Move.deliver(kind, tower, level)
            count += has(fitting, kind)
    return count


@rule
def held_kinds(state: State, seat: int) -> int:
    """A bit for each kind of material in the inventory."""
    held = 0
    for kind in range(MATERIALS):
        held |= (state.seats[seat].stock[kind] > 0) << kind
    return held


@rule(inline=False)
def deliver(box: Box, state: State, seat: int, kind: int, number: int, journal: Journal) -> None:
    """5.3 One material; the section may be finished by it."""
    section = state.sections[number]
    state.seats[seat].stock[kind] -= 1
    section.laid[kind] += 1
    section.missing -= 1
    section.asked = asked_kinds(box, section)
    state.deliveries -= 1
    state.delivered = 1
    state.idle = 0
    tell(journal, EVERYONE, Event.delivered(seat, kind, tower_of(number), level_of(number)))
    if not section.missing:
        finish_section(box, state, seat, number, journal)


@rule(inline=False)
def finish_section(box: Box, state: State, seat: int, number: int, journal: Journal) -> None:
    """5.3 Materials back to the reserve, the reward, then 5.4 the penalty, 10.1 maybe the end."""
    section = state.sections[number]
    place = state.seats[seat]
    tower, level = tower_of(number), level_of(number)
    for kind in range(MATERIALS):
        state.reserve[kind] += section.laid[kind]
        section.laid[kind] = 0
    section.finished = 1
    section.asked = 0
    place.finished += 1
    state.finished[tower] += 1
    state.present[presence_at(tower, seat)] += 1
    state.bare[tower] |= bit(level)
    card = box.cards[section.card]
    rubles = int(card.rubles) if seat < state.players else 0  # 11.9 Ivan has no use for them
    gain_recognition(state, seat, card.recognition)
    place.rubles += rubles
    tell(journal, EVERYONE, Event.finished(seat, tower, level, card.recognition, rubles))
    penalise_below(state, tower, level, journal)
    if place.finished == box.sections_to_end and state.finisher == NOBODY:  # 10.2 the first only
        state.finisher = seat
        prestige = int(box.end_prestige) if state.players > 1 else 0  # 11.12 not alone
        gain_prestige(box, state, seat, prestige)
        others = int(state.builders) - 1
        tell(journal, EVERYONE, Event.sixth_finished(seat, place.finished, prestige, others))


# --- 8. Unfinished sections below ---


@rule
def penalise_below(state: State, tower: int, level: int, journal: Journal) -> None:
    """8.1 The owner of each unfinished section below loses recognition; 8.3 counted for each."""
    for below in range(level):
        section = state.sections[section_at(tower, below)]
        if section.finished:
            continue
        above = finished_above(state, tower, below, section.owner)
        if above:
            lost = lose_recognition(state, section.owner, above)
            tell(journal, EVERYONE, Event.penalised(section.owner, tower, below, lost))


@rule
def finished_above(state: State, tower: int, level: int, owner: int) -> int:
    """8.2 Finished sections above, but none of this owner's."""
    count = 0
    for above in range(level + 1, int(state.claimed[tower])):
        section = state.sections[section_at(tower, above)]
        count += section.finished and section.owner != owner
    return count


# --- 5.5 Decorate ---


@rule
def ornaments_at_hand(box: Box, state: State, seat: int) -> int:
    """A bit for each kind of ornament that the builder has left and can pay."""
    place = state.seats[seat]
    found = 0
    for ornament in range(ORNAMENTS):
        if place.ornaments[ornament] and place.stock[box.ornament_material[ornament]]:
            found |= bit(ornament)
    return found


@rule
def bare_sections(state: State, tower: int, ornaments: int) -> int:
    """5.5 A bit for each finished section, whoever's, 5.6 without one, that takes one of these."""
    found = int(state.bare[tower])
    if found:
        dome = bit(int(state.heights[tower]) - 1)
        if not has(ornaments, BASE):
            found &= ~1
        if not has(ornaments, DOME):
            found &= ~dome
        if not has(ornaments, MIDDLE):
            found &= dome | 1
    return found


@rule
def can_decorate(box: Box, state: State, seat: int) -> bool:
    """Whether there is anything that the builder could decorate."""
    ornaments = ornaments_at_hand(box, state, seat)
    if not ornaments:
        return False
    found = 0
    for tower in range(state.towers):
        found |= bare_sections(state, tower, ornaments)
    return found != 0


@rule(inline=False)
def list_decorations(box: Box, state: State, seat: int, out: MoveArray, count: int) -> int:
    """Every section that the builder could decorate."""
    ornaments = ornaments_at_hand(box, state, seat)
    if not ornaments:
        return count
    for tower in range(state.towers):
        found = bare_sections(state, tower, ornaments)
        if not found:
            continue
        for level in range(state.claimed[tower]):
            out[count] = Move.decorate(tower, level)
            count += has(found, level)
    return count


@rule(inline=False)
def decorate(box: Box, state: State, seat: int, number: int, journal: Journal) -> None:
    """5.5 The ornament is paid and placed; 5.7 jewels may follow."""
    ornament = box.cards[state.sections[number].card].section  # a door for a base, and so on
    material = box.ornament_material[ornament]
    state.seats[seat].stock[material] -= 1
    state.reserve[material] += 1
    state.deliveries -= 1
    state.delivered = 1
    place_ornament(state, seat, ornament, number, journal)
    state.jewel = NOTHING
    state.step = ADD_JEWELS


@rule
def place_ornament(state: State, seat: int, ornament: int, number: int, journal: Journal) -> None:
    """It stays there."""
    state.sections[number].ornament = seat
    tower = tower_of(number)
    state.present[presence_at(tower, seat)] += 1
    state.bare[tower] = int(state.bare[tower]) & ~bit(level_of(number))
    state.seats[seat].ornaments[ornament] -= 1
    state.seats[seat].decorated += 1
    state.idle = 0
    tell(journal, EVERYONE, Event.decorated(seat, ornament, tower_of(number), level_of(number)))


@rule
def can_add_jewel(state: State, seat: int) -> bool:
    """5.7 If a delivery is left, and a jewel."""
    place = state.seats[seat]
    return state.deliveries > 0 and (place.stock[GREEN] > 0 or place.stock[PURPLE] > 0)


@rule
def list_jewels(state: State, seat: int, out: MoveArray, count: int) -> int:
    """A jewel, or none."""
    for kind in range(GREEN, PURPLE + 1):
        out[count] = Move.add_jewel(kind)
        count += state.seats[seat].stock[kind] > 0
    out[count] = Move.no_jewel()
    return count + 1


@rule
def jewel_prestige(box: Box, state: State, kind: int) -> int:
    """5.7 One jewel, two alike or one of each colour: what the second adds to the first."""
    if state.jewel == NOTHING:
        return int(box.one_jewel)
    both = int(box.two_alike) if state.jewel == kind else int(box.two_colours)
    return both - int(box.one_jewel)


@rule(inline=False)
def add_jewel(box: Box, state: State, seat: int, kind: int, journal: Journal) -> None:
    """5.7 A jewel on the ornament that is being placed."""
    state.seats[seat].stock[kind] -= 1
    state.reserve[kind] += 1
    state.deliveries -= 1
    prestige = jewel_prestige(box, state, kind)
    if state.jewel != NOTHING:
        state.step = BUILD  # 5.7 never a third
    state.jewel = kind
    gain_prestige(box, state, seat, prestige)
    tell(journal, EVERYONE, Event.added_jewel(seat, kind, prestige))
