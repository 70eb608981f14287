"""What a seat of Rubico may know, as numbers: nothing that `view` does not show."""

from __future__ import annotations

from rubra.core.bits import has
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
    seat_from,
    signed,
)
from rubra.core.rule import rule
from rubra.games.rubico.knowledge import knows_role, seen_slots
from rubra.games.rubico.state import MOST_REVEALED, OVER, STEPS, SUGGEST, Box, State
from rubra.games.rubico.words import (
    LONGEST_ROW,
    MARCH_KINDS,
    MOST_PLAYERS,
    MOST_SPACES,
    NO_CARD,
    POWER_CARDS,
    REASONS,
    SENATE_CARDS,
)

# What counts as full, where the rules know no limit
TURNS = 1000
CARDS = 64  # counted in a reveal, effects too

STEP_COUNT = len(STEPS)
REASON_COUNT = len(REASONS)
COUNTED_AS = MARCH_KINDS + 1  # or as nothing

PARTS = (
    Part("seat", "which seat looks", (MOST_PLAYERS,)),
    Part("players", "how many play, from one on", (MOST_PLAYERS,)),
    Part("declarations", "whether seats may say what they laid"),
    Part("turn", f"of {TURNS}"),
    Part("step", ", ".join(STEPS), (STEP_COUNT,)),
    Part("waiting", "seats that owe a decision", (MOST_PLAYERS,)),
    Part("centurion", "that seat", (MOST_PLAYERS,)),
    Part("caesar", "the space he stands on", (MOST_SPACES,)),
    Part("to_take", f"cards that the Centurion takes, of {MOST_REVEALED}; 0 before they are asked"),
    Part("taken", f"of {MOST_REVEALED}"),
    Part("cancelled", "Vesta was played this turn"),
    Part("favours", f"of {POWER_CARDS}: how often Iuno was played this turn"),
    Part(
        "senate",
        "for each Senate card: face up, turned last turn, its place in their order",
        (SENATE_CARDS, 3),
    ),
    Part("roles", "for each seat, if known: legionary, senator", (MOST_PLAYERS, 2)),
    Part("has_power", "holds a power not yet played", (MOST_PLAYERS,)),
    Part("powers", "for each seat, if known: which", (MOST_PLAYERS, POWER_CARDS)),
    Part(
        "rows",
        "for each slot of each row: a card lies there, it is taken, its kind if seen",
        (MOST_PLAYERS, LONGEST_ROW, 2 + MARCH_KINDS),
    ),
    Part("covered", "the protected slot of each row", (MOST_PLAYERS, LONGEST_ROW)),
    Part("declared", "made a claim this turn", (MOST_PLAYERS,)),
    Part(
        "claims",
        f"cards of each kind that it claims, of {LONGEST_ROW}",
        (MOST_PLAYERS, MARCH_KINDS),
    ),
    Part("hand", f"one's own cards of each kind, of {LONGEST_ROW}", (MARCH_KINDS,)),
    Part(
        "revealed",
        f"last reveal: cards of each kind, by the kind they counted as or none, of {MOST_REVEALED}",
        (MARCH_KINDS, COUNTED_AS),
    ),
    Part("counted", f"last reveal: red, blue and Pompey, of {CARDS}", (3,)),
    Part("reason", "why the game ended", (REASON_COUNT,)),
    Part("winners", "seats that won", (MOST_PLAYERS,)),
)
SIZE = sum(part.size for part in PARTS)


@rule
def observe(box: Box, state: State, seat: int, out: Numbers, at: int) -> int:
    """Write what a seat may know, from place `at` on; returns the next index."""
    players = signed(state.players)
    clear(out, at, SIZE)
    at = put_one_of(out, at, seat, MOST_PLAYERS)
    at = put_one_of(out, at, players - 1, MOST_PLAYERS)
    at = put_flag(out, at, state.declarations)
    at = put_amount(out, at, state.turn, TURNS)
    at = put_one_of(out, at, state.step, STEP_COUNT)
    at = put_seats(out, at, seat, state.waiting, players, MOST_PLAYERS)
    at = put_seat(out, at, seat, state.centurion, players, MOST_PLAYERS)
    at = put_one_of(out, at, state.caesar, MOST_SPACES)
    to_take = int(state.to_take) if state.step != SUGGEST else 0
    at = put_amount(out, at, to_take, MOST_REVEALED)
    at = put_amount(out, at, state.taken_count, MOST_REVEALED)
    at = put_flag(out, at, state.cancelled)
    at = put_amount(out, at, state.favours, POWER_CARDS)
    at = observe_senate(state, out, at)
    at = observe_roles(box, state, seat, out, at)
    at = observe_powers(box, state, seat, out, at)
    at = observe_rows(state, seat, out, at)
    at = observe_claims(state, seat, out, at)
    for kind in range(MARCH_KINDS):
        at = put_amount(out, at, state.seats[seat].hand[kind], LONGEST_ROW)
    at = observe_reveal(state, out, at)
    if state.step == OVER:
        put_one_of(out, at, state.reason, REASON_COUNT)
        put_seats(out, at + REASON_COUNT, seat, state.winners, players, MOST_PLAYERS)
    return at + REASON_COUNT + MOST_PLAYERS


@rule
def observe_senate(state: State, out: Numbers, at: int) -> int:
    """The cards face up, and when they were turned."""
    count = signed(state.turned_count)
    for number in range(count):
        place = at + 3 * int(state.turned[number])
        place = put_flag(out, place, 1)
        place = put_flag(out, place, number >= count - signed(state.fresh))
        put_amount(out, place, number + 1, SENATE_CARDS)
    return at + 3 * SENATE_CARDS


@rule
def observe_roles(box: Box, state: State, seat: int, out: Numbers, at: int) -> int:
    """The roles that the seat has been shown."""
    for places in range(signed(state.players)):
        other = seat_from(seat, places, state.players)
        if knows_role(box, state, seat, other):
            put_one_of(out, at + 2 * places, state.seats[other].role, 2)
    return at + 2 * MOST_PLAYERS


@rule
def observe_powers(box: Box, state: State, seat: int, out: Numbers, at: int) -> int:
    """Who holds one, and which: one's own, and those that were played."""
    powers = at + MOST_PLAYERS
    for places in range(signed(state.players)):
        other = seat_from(seat, places, state.players)
        holds = has(state.holders, other)
        put_flag(out, at + places, holds)
        played = not holds and box.setups[state.players].powers
        if played or (holds and places == 0):
            put_one_of(out, powers + POWER_CARDS * places, state.seats[other].power, POWER_CARDS)
    return powers + MOST_PLAYERS * POWER_CARDS


@rule
def observe_rows(state: State, seat: int, out: Numbers, at: int) -> int:
    """Every row once all have laid, and before that one's own; and the slots that are protected."""
    width = 2 + MARCH_KINDS
    covered = at + MOST_PLAYERS * LONGEST_ROW * width
    for places in range(signed(state.players)):
        other = seat_from(seat, places, state.players)
        row = state.seats[other]
        put_one_of(out, covered + LONGEST_ROW * places, row.covered, LONGEST_ROW)
        if state.step == SUGGEST and places != 0:
            continue
        seen = seen_slots(state, seat, other)
        for slot in range(LONGEST_ROW):
            if row.row[slot] == NO_CARD:
                continue
            place = at + (LONGEST_ROW * places + slot) * width
            place = put_flag(out, place, 1)
            place = put_flag(out, place, has(row.taken, slot))
            if has(seen, slot):
                put_one_of(out, place, row.row[slot], MARCH_KINDS)
    return covered + MOST_PLAYERS * LONGEST_ROW


@rule
def observe_claims(state: State, seat: int, out: Numbers, at: int) -> int:
    """Claims are shown together; until then each seat knows its own."""
    claims = at + MOST_PLAYERS
    for places in range(signed(state.players)):
        other = seat_from(seat, places, state.players)
        own = places == 0 and not has(state.waiting, other)
        if (state.step == SUGGEST and not own) or not state.seats[other].declared:
            continue
        put_flag(out, at + places, 1)
        for kind in range(MARCH_KINDS):
            place = claims + MARCH_KINDS * places + kind
            put_amount(out, place, state.seats[other].claim[kind], LONGEST_ROW)
    return claims + MOST_PLAYERS * MARCH_KINDS


@rule
def observe_reveal(state: State, out: Numbers, at: int) -> int:
    """What came up last, in whatever order, and how it was counted."""
    for number in range(signed(state.revealed_count)):
        pair = int(state.revealed[number]) * COUNTED_AS + int(state.revealed_as[number])
        out[at + pair] += 1 / MOST_REVEALED
    at += MARCH_KINDS * COUNTED_AS
    at = put_amount(out, at, state.last_red, CARDS)
    at = put_amount(out, at, state.last_blue, CARDS)
    return put_amount(out, at, state.last_pompey, CARDS)


OBSERVATION = Observation(observe, PARTS)
