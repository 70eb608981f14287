"""The rules of The Red Cathedral, in the order of the rulebook.

A turn:

    Claim        put a banner on a section and lay its workshop tile on one's board      claim.py
    or build     deliver up to three materials to sections and ornaments                 building.py
    or market    move a die, then in any order obtain the resource, use influence,
                 activate a workshop tile; at the end the dice there are rolled          market.py

    At any moment prestige may be given up for rubles, or to roll the dice of a space again.

When somebody has finished six sections the others have one more turn, then the towers are scored.
Alone, Ivan plays after each turn of the player.

Numbers such as 4.2 in the comments are the clauses of texts/en/rules.md.
"""

from __future__ import annotations

from rubra.core.bits import bit, lowest, size_of
from rubra.core.game import MoveArray
from rubra.core.journal import EVERYONE, NOBODY, Journal, tell
from rubra.core.rule import rule
from rubra.core.stream import Stream
from rubra.core.vocabulary import kind_of
from rubra.games.cathedral import building, claim, effects, ending, ivan, market, track
from rubra.games.cathedral.setup import lay_out
from rubra.games.cathedral.state import (
    ADD_JEWELS,
    AFTER_ACTION,
    BUILD,
    CHOOSE_ACTION,
    MARKET,
    NOT_SOLD,
    NOTHING,
    OVER,
    PLACE_TILE,
    SELLING,
    SEND_IVAN,
    SOLD,
    SWAP_ONE,
    TAKE_ANY,
    USE_WORKSHOP,
    Box,
    Options,
    State,
)
from rubra.games.cathedral.words import (
    FACE_DOWN,
    MATERIALS,
    SPACES,
    WORKSHOP_SPACES,
    Event,
    Move,
)

# --- The verbs ---


@rule
def setup(box: Box, state: State, options: Options, stream: Stream, journal: Journal) -> None:
    """Lay out the table (chapter 2), and begin."""
    lay_out(box, state, options, stream, journal)
    begin_turn(state, journal)


@rule(inline=False)
def moves(box: Box, state: State, seat: int, out: MoveArray) -> int:
    """Every legal move of a seat that is asked."""
    step = state.step
    # Choices within one thing, which nothing may interrupt (3.5)
    if step == ADD_JEWELS:
        return building.list_jewels(state, seat, out, 0)
    if step == TAKE_ANY:
        return effects.list_takings(state, seat, out)
    if step == SWAP_ONE:
        return effects.list_swaps(state, seat, out)
    if step == USE_WORKSHOP:
        return effects.list_tiles(box, state, seat, out)
    if step == SEND_IVAN:
        return ivan.list_sections_for_ivan(state, out)
    count = 0
    if step == CHOOSE_ACTION:
        count = claim.list_claims(state, seat, out, count)
        count = building.list_deliveries(state, seat, out, count)
        count = building.list_decorations(box, state, seat, out, count)
        count = market.list_dice(state, seat, out, count)
    elif step == PLACE_TILE:
        count = claim.list_places(box, state, seat, out, count)
    elif step == BUILD:
        count = building.list_deliveries(state, seat, out, count)
        count = building.list_decorations(box, state, seat, out, count)
        out[count] = Move.stop_building()
        count += state.delivered  # 5.1 and 7.9 at least one
    elif step == MARKET:
        count = market.list_visit(state, out, count)
    else:
        out[count] = Move.end_turn()
        count += 1
    return list_interruptions(box, state, seat, out, count)


@rule(inline=False)
def play(box: Box, state: State, seat: int, move: int, stream: Stream, journal: Journal) -> None:
    """Carry out a legal move, and all that follows from it by itself."""
    kind = kind_of(move)
    if state.sold == SELLING and kind != Move.sell_prestige.kind:
        state.sold = SOLD  # 3.3 the moment has passed
    if state.step == CHOOSE_ACTION and kind in (Move.deliver.kind, Move.decorate.kind):
        building.begin_building(state, box.deliveries)
    if kind == Move.move_die.kind:
        market.move_die(state, seat, Move.move_die.die(move), Move.move_die.extra(move), journal)
    elif kind == Move.obtain.kind:
        market.obtain(box, state, seat, journal)
    elif kind == Move.roll.kind:
        market.end_visit(state, stream, journal)
    elif kind == Move.deliver.kind:
        number = building.section_at(Move.deliver.tower(move), Move.deliver.level(move))
        building.deliver(box, state, seat, Move.deliver.material(move), number, journal)
    elif kind == Move.claim.kind:
        claim.claim(box, state, seat, Move.claim.tower(move), Move.claim.banner(move), journal)
    elif kind == Move.place.kind:
        claim.place_tile(box, state, seat, Move.place.bench(move), Move.place.face(move), journal)
    elif kind == Move.influence.kind:
        market.use_influence(box, state, seat, Move.influence.choice(move), journal)
    elif kind == Move.activate.kind:
        state.activated |= state.step == MARKET  # 7.8 an influence action is one more
        effects.activate(box, state, seat, Move.activate.bench(move), journal)
    elif kind == Move.decorate.kind:
        number = building.section_at(Move.decorate.tower(move), Move.decorate.level(move))
        building.decorate(box, state, seat, number, journal)
    elif kind == Move.add_jewel.kind:
        building.add_jewel(box, state, seat, Move.add_jewel.jewel(move), journal)
    elif kind == Move.no_jewel.kind:
        state.step = BUILD
    elif kind == Move.stop_building.kind:
        building.resume(state)
    elif kind == Move.end_turn.kind:
        end_turn(box, state, stream, journal)
    elif kind == Move.sell_prestige.kind:
        sell_prestige(box, state, seat, journal)
    elif kind == Move.reroll.kind:
        reroll(box, state, seat, Move.reroll.space(move), stream, journal)
    elif kind == Move.take.kind:
        effects.take(state, seat, Move.take.material(move), journal)
    elif kind == Move.swap.kind:
        effects.swap(state, seat, Move.swap.give(move), Move.swap.get(move), journal)
    elif kind == Move.send_ivan.kind:
        ivan.claim_for_ivan(box, state, Move.send_ivan.tower(move), journal)
    go_on(box, state, stream, journal)


@rule
def imagine(box: Box, state: State, seat: int, stream: Stream, out: MoveArray) -> None:
    """Everything on the table is seen by everybody: there is nothing to redraw."""


# --- The sequence of play ---


@rule(inline=False)
def go_on(box: Box, state: State, stream: Stream, journal: Journal) -> None:
    """On and on, until somebody has something to choose or the game is over."""
    while state.step != OVER:
        seat = int(state.active)
        if state.step == ADD_JEWELS:
            if building.can_add_jewel(state, seat):
                return
            state.step = BUILD
        elif state.step == BUILD:
            if state.deliveries and can_build(box, state, seat):
                return
            building.resume(state)
        elif state.step == TAKE_ANY:
            if not take_without_choice(state, seat, journal):
                return
        elif state.step == SWAP_ONE:
            if effects.count_swaps(state, seat, state.kinds) > 1:
                return
            swap_without_choice(state, seat, journal)
        elif state.step == USE_WORKSHOP:
            if effects.count_usable_tiles(box, state, seat) > 1:
                return
            activate_without_choice(box, state, seat, journal)
        elif state.step == PLACE_TILE:
            bench = claim.only_bench(box, state, seat)
            if bench == WORKSHOP_SPACES or can_interrupt(box, state, seat):
                return
            claim.place_tile(box, state, seat, bench, FACE_DOWN, journal)
        elif state.step == MARKET:
            market.look_around(box, state, seat)
            if state.visit or can_interrupt(box, state, seat):
                return
            market.end_visit(state, stream, journal)
        elif state.step == AFTER_ACTION:
            if can_interrupt(box, state, seat):
                return
            end_turn(box, state, stream, journal)
        else:
            return  # a turn begins, or the player sends Ivan somewhere


@rule(inline=False)
def can_build(box: Box, state: State, seat: int) -> bool:
    """Whether anything could be delivered, to a section or for an ornament."""
    return building.can_deliver(state, seat) or building.can_decorate(box, state, seat)


@rule
def take_without_choice(state: State, seat: int, journal: Journal) -> bool:
    """Take what can only be one thing, or nothing more; returns whether that was so."""
    kinds = effects.kinds_to_take(state, seat, state.kinds, 0)
    if not state.choices or not kinds:
        building.resume(state)
        return True
    if size_of(kinds) > 1:
        return False
    effects.take(state, seat, lowest(kinds), journal)
    return True


@rule
def swap_without_choice(state: State, seat: int, journal: Journal) -> None:
    """The only swap there is."""
    for give in range(MATERIALS):
        found = effects.swaps_for(state, seat, state.kinds, give)
        if found and state.step == SWAP_ONE:
            effects.swap(state, seat, give, lowest(found), journal)


@rule
def activate_without_choice(box: Box, state: State, seat: int, journal: Journal) -> None:
    """The only tile that would do something."""
    for bench in range(WORKSHOP_SPACES):
        if state.step == USE_WORKSHOP and effects.can_activate(box, state, seat, bench):
            effects.activate(box, state, seat, bench, journal)


# --- 3. A turn ---


@rule(inline=False)
def begin_turn(state: State, journal: Journal) -> None:
    """3.1 Somebody's turn, with nothing done yet."""
    state.turn += 1
    state.idle += 1
    state.step = CHOOSE_ACTION
    state.sold = NOT_SOLD
    state.rerolled = 0
    state.deliveries = 0
    state.delivered = 0
    state.moved = NOTHING
    state.obtained = 0
    state.activated = 0
    state.used = NOTHING
    state.choices = 0
    state.kinds = 0
    state.jewel = NOTHING
    state.waiting = bit(state.active) if state.active < state.players else 1  # 11. the player
    tell(journal, EVERYONE, Event.turn_began(state.turn, state.active))


@rule(inline=False)
def end_turn(box: Box, state: State, stream: Stream, journal: Journal) -> None:
    """3.1 Clockwise to the next; 10.1 but not to the one who finished first."""
    state.active = state.active + 1 if state.active + 1 < state.builders else 0
    standstill = stands_still(box, state)
    if state.active == state.finisher or standstill:
        ending.end_game(box, state, standstill, journal)
        return
    begin_turn(state, journal)
    if state.active >= state.players:
        ivan.play_ivan(box, state, stream, journal)


@rule
def stands_still(box: Box, state: State) -> bool:
    """10.10 With the option, and unless the end has come anyway."""
    if not state.standstill or state.finisher != NOBODY:
        return False
    return state.idle >= int(box.standstill_rounds) * int(state.builders)


# --- 3.3 and 3.4: at any moment ---


@rule
def can_sell(state: State) -> bool:
    """3.3 At one moment of the turn."""
    return state.sold != SOLD


@rule
def can_interrupt(box: Box, state: State, seat: int) -> bool:
    """Whether prestige can be given up, for rubles or for a roll."""
    if seat >= state.players:
        return False
    if state.sold == SOLD and state.rerolled:
        return False
    return track.can_lose_prestige(box, state, seat)  # 3.6


@rule
def list_interruptions(box: Box, state: State, seat: int, out: MoveArray, count: int) -> int:
    """Rubles for prestige, or another roll of the dice on one space."""
    if not track.can_lose_prestige(box, state, seat):
        return count
    out[count] = Move.sell_prestige()
    count += can_sell(state)
    if not state.rerolled:
        for space in range(SPACES):
            out[count] = Move.reroll(state.resource[space])
            count += state.dice[space] > 0
    return count


@rule
def sell_prestige(box: Box, state: State, seat: int, journal: Journal) -> None:
    """3.3 One prestige for two rubles, and again if one likes."""
    state.sold = SELLING
    track.lose_prestige(box, state, seat)
    state.seats[seat].rubles += box.rubles_for_prestige
    prestige = track.prestige_of(box, state.seats[seat].marker)
    tell(journal, EVERYONE, Event.sold_prestige(seat, box.rubles_for_prestige, prestige))


@rule
def reroll(
    box: Box, state: State, seat: int, resource: int, stream: Stream, journal: Journal
) -> None:
    """3.4 One prestige to roll the dice on a space again, once in a turn."""
    state.rerolled = 1
    track.lose_prestige(box, state, seat)
    space = 0
    while state.resource[space] != resource:
        space += 1
    tell(journal, EVERYONE, Event.rerolls(seat, resource))
    market.roll_dice(state, space, stream, journal)
