"""Chapter 6: the market, its dice, and what one may do where a die has stopped."""

from __future__ import annotations

from rubra.core.bits import has
from rubra.core.game import MoveArray
from rubra.core.journal import EVERYONE, Journal, tell
from rubra.core.rule import rule
from rubra.core.stream import Stream, below
from rubra.games.cathedral.claim import board_of
from rubra.games.cathedral.effects import can_activate, can_use, use
from rubra.games.cathedral.inventory import can_gain, gain
from rubra.games.cathedral.state import AFTER_ACTION, MARKET, NOTHING, ROLL, Box, State
from rubra.games.cathedral.words import (
    DICE,
    DICE_TO_A_SPACE,
    FACES,
    SPACES,
    WHITE_DIE,
    WORKSHOP_SPACES,
    Event,
    Move,
)

# Bits of `state.visit`
OBTAIN_BIT, INFLUENCE_BIT, _, TILE_BIT = range(4)  # two influence actions, six tiles

# --- Moving a die ---


@rule
def on_ring(space: int) -> int:
    """A space of the market, however often one has gone round (there are 8, hence no division)."""
    return int(space) & (SPACES - 1)


@rule
def may_stop(state: State, die: int, space: int) -> bool:
    """6.3 Not where three dice lie already; back on its own space there are two at most."""
    return state.dice[space] < DICE_TO_A_SPACE or state.die_space[die] == space


@rule
def furthest(state: State, seat: int, die: int) -> int:
    """6.2 The white die and one's own may go further, for a ruble a step: so many steps."""
    if die != WHITE_DIE and die != state.seats[seat].colour:
        return 0
    return min(int(state.seats[seat].rubles), SPACES - 1)


@rule(inline=False)
def list_dice(state: State, seat: int, out: MoveArray, count: int) -> int:
    """6.1 Exactly its value, 6.2 or further."""
    for die in range(DICE):
        space = int(state.die_space[die]) + int(state.die_value[die])
        for extra in range(furthest(state, seat, die) + 1):
            target = on_ring(space + extra)
            out[count] = Move.move_die(die, extra, state.resource[target])
            count += may_stop(state, die, target)
    return count


@rule(inline=False)
def move_die(state: State, seat: int, die: int, extra: int, journal: Journal) -> None:
    """6.1 The die goes clockwise and stays where it stops."""
    steps = int(state.die_value[die]) + int(extra)
    target = on_ring(int(state.die_space[die]) + steps)
    state.seats[seat].rubles -= extra
    put_die(state, die, target)
    state.step = MARKET
    state.moved = die
    state.obtained = 0
    state.activated = 0
    state.used = NOTHING
    tell(journal, EVERYONE, Event.moved_die(seat, die, steps, extra, state.resource[target]))


@rule
def put_die(state: State, die: int, space: int) -> None:
    """A die lies on another space now."""
    state.dice[state.die_space[die]] -= 1
    state.die_space[die] = space
    state.dice[space] += 1


# --- What may be done there ---


@rule
def can_obtain(state: State, seat: int) -> bool:
    """6.4 Once, and only if anything would be taken."""
    if state.obtained:
        return False
    return can_gain(state, seat, state.resource[state.die_space[state.moved]], 0)


@rule
def obtain(box: Box, state: State, seat: int, journal: Journal) -> None:
    """6.5 The quantity on the tile for each die on the space."""
    space = state.die_space[state.moved]
    resource = state.resource[space]
    state.obtained = 1
    gain(state, seat, resource, int(box.quantity[resource]) * int(state.dice[space]), journal)


@rule
def influence_card(state: State) -> int:
    """7.1 The card of the quarter in which the die has stopped."""
    return int(state.influence[int(state.die_space[state.moved]) >> 1])


@rule(inline=False)
def can_influence(box: Box, state: State, seat: int, choice: int) -> bool:
    """7.1 One of the two, not both; 7.3 again only if it is for as often as one likes."""
    effect = box.influence[influence_card(state)].choices[choice]
    if state.used != NOTHING and (state.used != choice or not effect.again):
        return False
    return can_use(box, state, seat, effect)


@rule(inline=False)
def use_influence(box: Box, state: State, seat: int, choice: int, journal: Journal) -> None:
    """Carry out an action of the card."""
    card = influence_card(state)
    state.used = choice
    tell(journal, EVERYONE, Event.used_influence(seat, card, choice))
    use(box, state, seat, box.influence[card].choices[choice], journal)


@rule(inline=False)
def can_activate_for_die(box: Box, state: State, seat: int, bench: int) -> bool:
    """6.7 A tile of the moved die's colour, once, though there are two white spaces."""
    if state.activated or not has(board_of(box, state, seat).dice[bench], state.moved):
        return False
    return can_activate(box, state, seat, bench)


@rule(inline=False)
def look_around(box: Box, state: State, seat: int) -> None:
    """6.4 What is left of a visit to the market: a bit of `state.visit` for each thing."""
    visit = can_obtain(state, seat) << OBTAIN_BIT
    for choice in range(2):
        visit |= can_influence(box, state, seat, choice) << (INFLUENCE_BIT + choice)
    for bench in range(WORKSHOP_SPACES):
        visit |= can_activate_for_die(box, state, seat, bench) << (TILE_BIT + bench)
    state.visit = visit


@rule(inline=False)
def list_visit(state: State, out: MoveArray, count: int) -> int:
    """6.4 Resource, influence, workshop, in any order; or that is all, and 6.9 the dice roll."""
    out[count] = Move.obtain()
    count += has(state.visit, OBTAIN_BIT)
    for choice in range(2):
        out[count] = Move.influence(influence_card(state), choice)
        count += has(state.visit, INFLUENCE_BIT + choice)
    for bench in range(WORKSHOP_SPACES):
        out[count] = Move.activate(bench)
        count += has(state.visit, TILE_BIT + bench)
    out[count] = Move.roll()
    return count + 1


# --- The roll ---


@rule
def end_visit(state: State, stream: Stream, journal: Journal) -> None:
    """6.9 All dice on the space are rolled."""
    roll_dice(state, state.die_space[state.moved], stream, journal)
    state.moved = NOTHING
    state.step = AFTER_ACTION


@rule(inline=False)
def roll_dice(state: State, space: int, stream: Stream, journal: Journal) -> None:
    """They stay where they are, with new values: three at most, drawn as one number."""
    values = below(stream, ROLL, FACES**DICE_TO_A_SPACE)
    for die in range(DICE):  # without a branch for the processor to guess
        rolled = state.die_space[die] == space
        state.die_value[die] = 1 + values % FACES if rolled else state.die_value[die]
        values = values // FACES if rolled else values
    for die in range(DICE):
        if not journal.closed and state.die_space[die] == space:
            tell(journal, EVERYONE, Event.rolled(die, state.die_value[die]))
