"""Clauses 6.10 to 6.12: the inventory, the reserve, and how resources are gained and paid."""

from __future__ import annotations

from rubra.core.journal import EVERYONE, Journal, tell
from rubra.core.rule import rule
from rubra.games.cathedral.state import Effect, Seat, State
from rubra.games.cathedral.track import gain_recognition, lose_recognition
from rubra.games.cathedral.words import (
    MATERIALS,
    RECOGNITION,
    RESOURCES,
    RUBLES,
    Event,
)


@rule
def free_slots(place: Seat) -> int:
    """6.10 Free slots: all, less those under banners and those with materials."""
    free = int(place.slots) - int(place.banners_in)
    for kind in range(MATERIALS):
        free -= int(place.stock[kind])
    return free


@rule
def can_gain(state: State, seat: int, resource: int, freed: int) -> bool:
    """Whether anything of it would be taken, once so many slots more are free."""
    if resource >= MATERIALS:
        return True
    return state.reserve[resource] > 0 and free_slots(state.seats[seat]) + freed > 0


@rule
def taken_of(state: State, resource: int, count: int, free: int) -> int:
    """6.10 What finds one of so many free slots, and 6.11 is left in the reserve."""
    if resource >= MATERIALS:
        return int(count)  # 6.12 without limit
    return min(int(count), int(free), int(state.reserve[resource]))


@rule(inline=False)
def gain(state: State, seat: int, resource: int, count: int, journal: Journal) -> None:
    """Take so much, as far as one can."""
    place = state.seats[seat]
    taken = taken_of(state, resource, count, free_slots(place))
    if resource == RECOGNITION:
        gain_recognition(state, seat, taken)
    elif resource == RUBLES:
        place.rubles += taken
    else:
        place.stock[resource] += taken
        state.reserve[resource] -= taken
    if taken:
        tell(journal, EVERYONE, Event.gained(seat, taken, resource))


@rule
def holds(place: Seat, resource: int) -> int:
    """How much of a resource a builder could pay."""
    if resource == RUBLES:
        return int(place.rubles)
    if resource == RECOGNITION:
        return int(place.marker)
    return int(place.stock[resource])


@rule
def can_pay(state: State, seat: int, effect: Effect) -> bool:
    """7.2 Whether the builder holds what an effect costs."""
    if not effect.pieces:
        return True
    for resource in range(RESOURCES):
        if effect.cost[resource] and holds(state.seats[seat], resource) < effect.cost[resource]:
            return False
    return True


@rule(inline=False)
def pay(state: State, seat: int, effect: Effect, journal: Journal) -> None:
    """Materials go back to the reserve."""
    if not effect.pieces:
        return
    place = state.seats[seat]
    for resource in range(RESOURCES):
        count = int(effect.cost[resource])
        if not count:
            continue
        if resource == RECOGNITION:
            lose_recognition(state, seat, count)
        elif resource == RUBLES:
            place.rubles -= count
        else:
            place.stock[resource] -= count
            state.reserve[resource] += count
        tell(journal, EVERYONE, Event.paid(seat, count, resource))
