"""Chapter 9: the powers, before the Centurion takes cards and again after."""

from __future__ import annotations

from rubra.core.bits import bit, has
from rubra.core.game import MoveArray
from rubra.core.journal import EVERYONE, NOBODY, Journal, only, tell
from rubra.core.rule import rule
from rubra.core.vocabulary import kind_of
from rubra.games.rubico.choice import free_slots, lying_slots, take
from rubra.games.rubico.ending import end_game
from rubra.games.rubico.state import BEFORE_TAKING, OVER, Box, State
from rubra.games.rubico.suggestion import left_of
from rubra.games.rubico.track import is_rome, space_after, space_before
from rubra.games.rubico.words import (
    BACK,
    CANCEL,
    COVER,
    FAVOUR,
    FORWARD,
    LONGEST_ROW,
    PEEK,
    ROME_BY_FORTUNA,
    SHIFT,
    SUMMON,
    Event,
    Move,
)


@rule
def who_may_play(state: State) -> int:
    """9.1 The seats that hold a power, but never the Centurion: everybody knows which they are."""
    return int(state.holders) & ~bit(state.centurion)


@rule
def open_window(state: State, window: int) -> None:
    """9.2 Every seat that may hold a power is asked, so that no pause betrays who has which."""
    state.step = window
    state.window_first = left_of(state, state.centurion)
    ask_for_powers(state)


@rule
def ask_for_powers(state: State) -> None:
    """Everyone at once, under seal."""
    state.waiting = who_may_play(state)
    if state.waiting:
        for seat in range(state.players):
            state.seats[seat].answer = 0


@rule
def answer_for_power(state: State, seat: int, move: int) -> None:
    """9.3 An answer is sealed until all have given theirs."""
    state.seats[seat].answer = move
    state.waiting -= bit(seat)


@rule
def first_to_play(state: State) -> int:
    """The first seat, clockwise from the last that played, whose answer is not to pass."""
    players = who_may_play(state)
    if not players:
        return NOBODY
    seat = int(state.window_first)
    for _ in range(state.players):
        if has(players, seat) and kind_of(state.seats[seat].answer) != Move.pass_.kind:
            return seat
        seat = left_of(state, seat)
    return NOBODY


@rule
def play_power(box: Box, state: State, seat: int, journal: Journal) -> None:
    """9.3 The first clockwise who would play does; the others can think again."""
    state.window_first = left_of(state, seat)
    use_power(box, state, seat, state.seats[seat].answer, journal)
    if state.step != OVER:
        ask_for_powers(state)


@rule
def list_powers(box: Box, state: State, seat: int, out: MoveArray) -> int:
    """Pass, or play the power it holds, if this is the moment for it."""
    out[0] = Move.pass_()
    count = 1
    power = state.seats[seat].power
    effect = box.powers[power]
    before = state.step == BEFORE_TAKING
    if effect == SUMMON and before and state.taken_count < state.to_take:
        count = list_summons(box, state, seat, out)
    elif effect == COVER and before:
        for slot in range(LONGEST_ROW):  # 9.6 a card of its own that is still there
            out[count] = Move.cover(power, slot)
            count += has(lying_slots(box, state, seat), slot)
    elif effect == PEEK and not before:
        count = list_peeks(box, state, seat, out)
    elif effect == SHIFT:
        out[1] = Move.shift(power, FORWARD)
        out[2] = Move.shift(power, BACK)
        count = 3 if state.caesar != 0 else 2  # 9.8 nothing lies behind the start
    elif effect == CANCEL:
        out[1] = Move.cancel(power)
        count = 2
    elif effect == FAVOUR:
        out[1] = Move.favour(power)
        count = 2
    return count


@rule
def list_summons(box: Box, state: State, seat: int, out: MoveArray) -> int:
    """9.5 Another's card that may be taken."""
    power = state.seats[seat].power
    count = 1
    for owner in range(state.players):
        slots = free_slots(box, state, owner) if owner != seat else 0
        for slot in range(LONGEST_ROW):
            out[count] = Move.summon(power, owner, slot)
            count += has(slots, slot)
    return count


@rule
def list_peeks(box: Box, state: State, seat: int, out: MoveArray) -> int:
    """9.10 Another's card that still lies."""
    power = state.seats[seat].power
    count = 1
    for owner in range(state.players):
        slots = lying_slots(box, state, owner) if owner != seat else 0
        for slot in range(LONGEST_ROW):
            out[count] = Move.peek(power, owner, slot)
            count += has(slots, slot)
    return count


@rule
def use_power(box: Box, state: State, seat: int, move: int, journal: Journal) -> None:
    """Carry out a power; the card is out of the game."""
    state.holders -= bit(seat)
    tell(journal, EVERYONE, Event.played_power(seat, state.seats[seat].power))
    kind = kind_of(move)
    if kind == Move.summon.kind:
        owner, slot = Move.summon.seat(move), Move.summon.slot(move)
        take(state, owner, slot)  # 9.4 it is one of the cards that must be taken, not one more
        tell(journal, EVERYONE, Event.summoned(seat, owner, slot))
    elif kind == Move.cover.kind:
        state.seats[seat].covered = Move.cover.slot(move)
        tell(journal, EVERYONE, Event.covered(seat, Move.cover.slot(move)))
    elif kind == Move.peek.kind:
        peek(state, seat, Move.peek.seat(move), Move.peek.slot(move), journal)
    elif kind == Move.shift.kind:
        shift(box, state, seat, Move.shift.way(move), journal)
    elif kind == Move.cancel.kind:
        state.cancelled = 1
        tell(journal, EVERYONE, Event.cancelled(seat))
    elif kind == Move.favour.kind:
        state.favours += 1
        tell(journal, EVERYONE, Event.favoured(seat))


@rule
def peek(state: State, seat: int, owner: int, slot: int, journal: Journal) -> None:
    """9.10 Roma: everybody sees which card is looked at, only the looker sees what it is."""
    state.peeker = seat
    state.peeked_seat = owner
    state.peeked_slot = slot
    tell(journal, EVERYONE, Event.peeked(seat, owner, slot))
    tell(journal, only(seat), Event.saw(owner, slot, state.seats[owner].row[slot]))


@rule
def shift(box: Box, state: State, seat: int, way: int, journal: Journal) -> None:
    """9.7 Fortuna: one step forward or back; the number of cards to take stays as it was."""
    if way == FORWARD:
        state.caesar = space_after(box, state, state.caesar)
    else:
        state.caesar = space_before(box, state, state.caesar)
    tell(journal, EVERYONE, Event.shifted(seat, way, state.caesar))
    if is_rome(box, state.caesar):
        end_game(box, state, ROME_BY_FORTUNA, journal)
