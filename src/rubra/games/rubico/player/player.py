"""Rubico's player: what the bots of all levels ask of a game (see rubra.bots.player)."""

from __future__ import annotations

from rubra.bots.chances import Chances
from rubra.bots.player import Belief, Player, Weights, pick
from rubra.core.bits import has, size_of, whole
from rubra.core.game import MoveArray
from rubra.core.journal import NOBODY
from rubra.core.numeric import exp, logistic
from rubra.core.rule import rule
from rubra.core.stream import Stream, draw_from
from rubra.core.vocabulary import kind_of
from rubra.games.rubico.knowledge import imagine_powers
from rubra.games.rubico.march import active, naming
from rubra.games.rubico.player.belief import Sheet, blue_chance, future_at, role_in, ways_to_deal
from rubra.games.rubico.player.heuristics import (
    ANY_CARD,
    EAGER_AT_CASTRUM,
    EAGER_COVER,
    EAGER_FAVOUR,
    EAGER_PEEK,
    EAGER_SHIFT,
    EAGER_SUMMON,
    EAGER_TO_CANCEL,
    EAGER_TO_WIN,
    EAGER_VESTA,
    MOST_ODDS,
    SHARPNESS,
    boast_number,
    card_at,
    card_worth,
    claim_chance,
    deceives,
    end_weight,
    fib_chance,
    heard,
    laying,
    left_taken,
    looks_blue,
    remember,
    row_chance,
    seems_blue,
    slot_worth,
    speaking,
    take_weight,
)
from rubra.games.rubico.player.memory import (
    ANY_OF_THEM,
    FOR_CAESAR,
    FOR_THE_SENATE,
    FROM_THE_LEFT,
    FROM_THE_RIGHT,
    SILENT,
    BeliefState,
    Memory,
)
from rubra.games.rubico.player.talking import speak
from rubra.games.rubico.player.witness import begin, conclude, witness
from rubra.games.rubico.powers import list_powers, who_may_play
from rubra.games.rubico.state import (
    HAND_NUMBERS,
    IMAGINE,
    OVER,
    SUGGEST,
    TAKING,
    Box,
    State,
)
from rubra.games.rubico.suggestion import (
    card_in,
    hand_number,
    list_declarations,
    list_rows,
    seal_claim,
)
from rubra.games.rubico.track import is_rome, space_after
from rubra.games.rubico.words import (
    APOLLINARIS,
    BLUE,
    ITALICA,
    LEGIONARY,
    LONGEST_ROW,
    MARCH_KINDS,
    NO_CARD,
    ONE_BLUE,
    ONE_RED,
    POMPEY,
    RED,
    SENATOR,
    Move,
)

# --- Advice: what a sensible player would do ---


@rule
def advise(
    box: Box, state: State, seat: int, memory: Memory, out: MoveArray, count: int, weights: Weights
) -> None:
    """How likely a sensible player at this seat is to make each of its moves."""
    weigh_moves(box, state, whole(seat), memory, out, whole(count), weights)


@rule(inline=False)
def weigh_moves(
    box: Box, state: State, seat: int, memory: Memory, out: MoveArray, count: int, weights: Weights
) -> None:
    """The same, compiled once for all who call it."""
    if state.step == SUGGEST:
        if state.seats[seat].laid:
            weigh_claims(box, state, seat, memory, out, count, weights)
        else:
            weigh_rows(box, state, seat, memory, out, count, weights)
    elif state.step == TAKING:
        weigh_cards(box, state, seat, memory, out, 0, count, weights)
    else:
        weigh_powers(box, state, seat, memory, out, count, weights)


@rule
def weigh_rows(
    box: Box, state: State, seat: int, memory: Memory, out: MoveArray, count: int, weights: Weights
) -> None:
    """Red in front or blue in front, seldom anything else."""
    place = state.seats[seat]
    own = looks_blue(box, state, seat, memory)
    left = left_taken(own, looks_blue(box, state, state.centurion, memory))
    red_first, blue_first = laying(memory.ways[2 * seat + int(place.role)], left)
    loyal = ordered_row(box, state, seat, False)
    treacherous = ordered_row(box, state, seat, True)
    for number in range(count):
        weights[number] = row_chance(
            red_first, blue_first, out[number] == loyal, out[number] == treacherous, count
        )


@rule
def ordered_row(box: Box, state: State, seat: int, blue_first: bool) -> int:
    """The move that lays a hand in order."""
    hand = state.seats[seat].hand
    fourth = NO_CARD
    if box.setups[state.players].hand == LONGEST_ROW:
        fourth = card_at(hand, 3, blue_first)
    return Move.lay(
        card_at(hand, 0, blue_first),
        card_at(hand, 1, blue_first),
        card_at(hand, 2, blue_first),
        fourth,
    )


@rule
def weigh_claims(
    box: Box, state: State, seat: int, memory: Memory, out: MoveArray, count: int, weights: Weights
) -> None:
    """The truth, or a boast, or a fib, or nothing."""
    place = state.seats[seat]
    setup = box.setups[state.players]
    scratch = place.claim  # not declared yet: room to count the row in, wiped below
    for slot in range(setup.hand):
        scratch[place.row[slot]] += 1
    truth = hand_number(scratch)
    boast = boast_number(setup, scratch)
    fibs = fib_chance(place.role, looks_blue(box, state, state.centurion, memory))
    lies = deceives(truth, boast, place.row[0])
    often = speaking(memory.ways[2 * seat + int(place.role)], lies, fibs)
    for kind in range(MARCH_KINDS):
        scratch[kind] = 0
    for number in range(count):
        declared = SILENT
        ordinary = 0.0
        if kind_of(out[number]) == Move.declare.kind:
            move = int(out[number])
            declared = Move.declare.red(move)
            declared = declared * (LONGEST_ROW + 1) + Move.declare.blue(move)
            declared = declared * (LONGEST_ROW + 1) + Move.declare.janus(move)
            ordinary = memory.ordinary[declared]
        weights[number] = claim_chance(often, declared, truth, boast, ordinary, count)


@rule
def weigh_cards(
    box: Box,
    state: State,
    seat: int,
    memory: Memory,
    out: MoveArray,
    first: int,
    count: int,
    weights: Weights,
) -> None:
    """Take, or have taken, what looks best for one's side.

    The moves from `first` on take a card, or summon one if the move before is to pass.
    """
    role = state.seats[seat].role
    takes = memory.ways[2 * seat + int(role)].takes
    own = takes[FOR_CAESAR] if role == LEGIONARY else takes[FOR_THE_SENATE]
    honest = 0.0 if role == LEGIONARY else takes[FOR_CAESAR]  # like a legionary
    cards = int(box.setups[state.players].hand)
    centurion = looks_blue(box, state, state.centurion, memory)
    last = NOBODY
    blue = 0.0
    left = 0.0
    total = 0.0
    of_honest = 0.0
    of_left = 0.0
    of_right = 0.0
    for number in range(first, count):
        move = int(out[number])
        owner = Move.summon.seat(move) if first else Move.take.seat(move)
        slot = Move.summon.slot(move) if first else Move.take.slot(move)
        if owner != last:
            last = owner
            blue = seems_blue(box, state, seat, owner, memory)
            left = left_taken(looks_blue(box, state, owner, memory), centurion)
        place = state.seats[owner]
        declared = 0 if place.declared else SILENT
        worth = slot_worth(declared, place.claim, slot, cards, blue, left)
        weights[number] = take_weight(role, worth)
        total += weights[number]
        of_honest += 1 / weights[number]
        of_left += end_weight(slot)
        of_right += end_weight(cards - 1 - slot)
    own /= total
    honest /= of_honest
    from_left = takes[FROM_THE_LEFT] / of_left
    from_right = takes[FROM_THE_RIGHT] / of_right
    anything = takes[ANY_OF_THEM] / (count - first)
    for number in range(first, count):
        move = int(out[number])
        slot = Move.summon.slot(move) if first else Move.take.slot(move)
        chance = own * weights[number] + honest / weights[number] + anything
        chance += from_left * end_weight(slot) + from_right * end_weight(cards - 1 - slot)
        weights[number] = (1 - ANY_CARD) * chance + ANY_CARD / (count - first)


@rule
def weigh_powers(
    box: Box, state: State, seat: int, memory: Memory, out: MoveArray, count: int, weights: Weights
) -> None:
    """Mostly wait; use a power for one's side when it is worth it."""
    weights[0] = 1.0
    if count == 1:
        return
    kind = kind_of(out[1])
    role = state.seats[seat].role
    eager = 0.0
    if kind == Move.summon.kind:
        eager = EAGER_SUMMON
        weigh_cards(box, state, seat, memory, out, 1, count, weights)
    elif kind == Move.cover.kind:
        eager = EAGER_COVER
        weigh_covers(state, seat, out, count, weights)
    elif kind == Move.peek.kind:
        eager = EAGER_PEEK
        for number in range(1, count):
            weights[number] = 1 / (count - 1)
    elif kind == Move.shift.kind:
        eager = weigh_shifts(box, state, role, count, weights)
    elif kind == Move.favour.kind:
        eager = favour_chance(box, state, role)
        weights[1] = 1.0
    elif kind == Move.cancel.kind:
        eager = cancel_chance(box, state, role)
        weights[1] = 1.0
    weights[0] = 1 - eager
    for number in range(1, count):
        weights[number] *= eager


@rule
def weigh_covers(state: State, seat: int, out: MoveArray, count: int, weights: Weights) -> None:
    """Protect the card that would hurt one's side most."""
    side = 1 if state.seats[seat].role == LEGIONARY else -1
    total = 0.0
    for number in range(1, count):
        worth = card_worth(state.seats[seat].row[Move.cover.slot(out[number])])
        weights[number] = exp(-SHARPNESS * side * worth)
        total += weights[number]
    for number in range(1, count):
        weights[number] /= total


@rule
def weigh_shifts(box: Box, state: State, role: int, count: int, weights: Weights) -> float:
    """Caesar forward for his side, back for the Senate: at a Castrum that is worth a turn."""
    if role == SENATOR:
        weights[1] = 0.02
        if count == 2:
            return 0.01  # at the start there is no way back
        weights[2] = 0.98  # off a Castrum he has to stop there again
        return EAGER_AT_CASTRUM if box.spaces[state.caesar].castrum else EAGER_SHIFT
    weights[1] = 0.98
    if count > 2:
        weights[2] = 0.02
    after = space_after(box, state, state.caesar)
    if is_rome(box, after):
        return 0.98  # without a thought
    return EAGER_AT_CASTRUM if box.spaces[after].castrum else EAGER_SHIFT  # he marches on from it


@rule
def favour_chance(box: Box, state: State, role: int) -> float:
    """Iuno: for the last steps to Rome, or for the last Senate card."""
    steps, castra = way_to_rome(box, state)
    nearly_there = castra == 1 and steps <= box.favour_red
    last_card = cards_to_victory(box, state) <= box.favour_pompey
    if role == LEGIONARY:
        if nearly_there:
            return EAGER_TO_WIN
        return 0.01 if last_card else EAGER_FAVOUR
    return EAGER_TO_WIN if last_card and not nearly_there else EAGER_FAVOUR / 8


@rule
def cancel_chance(box: Box, state: State, role: int) -> float:
    """Vesta: against what the Senate's cards add for the others, or against a Pompey."""
    reds = active(box, state, ONE_RED)
    blues = active(box, state, ONE_BLUE)
    if role == LEGIONARY:
        return EAGER_TO_CANCEL if blues > reds or state.favours else EAGER_VESTA
    return EAGER_TO_CANCEL if reds > blues else EAGER_VESTA


@rule
def way_to_rome(box: Box, state: State) -> tuple[int, int]:
    """Steps that Caesar has still to go, and Castra where he has to stop, Rome too."""
    steps = 0
    castra = 0
    space = int(state.caesar)
    while not is_rome(box, space):
        space = space_after(box, state, space)
        steps += 1
        castra += int(box.spaces[space].castrum)
    return steps, castra


@rule
def cards_to_victory(box: Box, state: State) -> int:
    """Senate cards that have still to name the leading legion."""
    most = max(naming(box, state, ITALICA), naming(box, state, APOLLINARIS))
    return int(box.legions_to_win) - most


# --- Imagined play ---


@rule
def recall(box: Box, belief: BeliefState, memory: Memory) -> None:
    """Imagined players suspect each other as anybody would who has watched the game."""
    setup = box.setups[belief.players]
    prior = int(setup.blue_roles) / belief.players
    memory.turn = 0
    for seat in range(belief.players):
        chance = blue_chance(belief, belief.public, seat)
        chance = min(0.98, max(0.02, chance))
        odds = chance / (1 - chance) * (1 - prior) / prior
        memory.odds[seat] = min(MOST_ODDS, max(1 / MOST_ODDS, odds))
        memory.gave[seat] = belief.memory.gave[seat]
        memory.said[seat] = 1.0
    memory.ways = belief.memory.ways
    for number in range(HAND_NUMBERS):
        memory.tells[number] = belief.memory.tells[number]
        memory.ordinary[number] = belief.memory.ordinary[number]
    memory.chooser = belief.turn.centurion


@rule
def watch(state: State, move: int, memory: Memory) -> None:
    """Note who says what and gives how many; when a reveal is over, praise and blame."""
    if memory.turn != state.turn:
        if memory.turn != 0:
            recall_reveal(state, memory)
        memory.turn = state.turn
        memory.chooser = state.centurion
    if kind_of(move) == Move.take.kind:
        for seat in range(state.players):
            memory.gave[seat] = size_of(state.seats[seat].taken)
            memory.said[seat] = heard(state, seat, memory)
        memory.gave[Move.take.seat(move)] += 1


@rule
def recall_reveal(state: State, memory: Memory) -> None:
    """The cards of the last turn still lie open."""
    red = 0
    blue = 0
    pompey = 0
    for number in range(state.revealed_count):
        red += state.revealed[number] == RED
        blue += state.revealed[number] == BLUE
        pompey += state.revealed[number] == POMPEY
    remember(memory, state.players, red, blue, pompey)


@rule
def worth(box: Box, state: State, seat: int) -> float:
    """1 for a seat that has won, 0 for one that has lost; while the game goes on, the race."""
    if state.step == OVER:
        return 1.0 * has(state.winners, seat)
    senate = cards_to_victory(box, state)
    steps, castra = way_to_rome(box, state)
    # Fitted to games of searching bots with 3 to 7 players
    lead = 2.2 - 1.4 * castra - 0.03 * steps
    lead += 0.7 * senate - 0.95 * (state.seats[state.centurion].role == SENATOR)
    caesar = logistic(lead)
    return caesar if state.seats[seat].role == LEGIONARY else 1 - caesar


@rule
def secret(state: State, seat: int) -> int:
    """Role, power, hand and row in one number."""
    place = state.seats[seat]
    name = int(place.role) * 8 + int(place.power)
    for kind in range(MARCH_KINDS):
        name = name * 8 + int(place.hand[kind])
    for slot in range(LONGEST_ROW):
        name = name * 8 + int(place.row[slot])
    return name


# --- Worlds as a seat believes them ---


@rule(inline=False)
def sample(
    box: Box, state: State, seat: int, belief: BeliefState, sheet: Sheet, stream: Stream
) -> None:
    """Roles by belief, cards by what was declared, sealed answers by heuristics."""
    world = pick(belief.now, belief.worlds, stream, IMAGINE)
    senators = int(belief.senators[world])
    place = 0
    for other in range(state.players):
        state.seats[other].role = role_in(senators, other)
    imagine_powers(box, state, seat, stream)
    pool_unseen(box, state, seat)
    for other in range(state.players):
        if other == seat or other == state.centurion:
            continue
        if state.step == SUGGEST:
            deal_hand(box, state, other, stream)
            if not has(state.waiting, other):
                answer_already(box, state, other, belief.memory, stream, sheet)
        else:
            place += 1
            weigh_rows_left(belief, sheet, state, other, world, place)
            deal_row(belief, sheet, state, other, stream)
            if state.step != TAKING and has(who_may_play(state) & ~int(state.waiting), other):
                answer_already(box, state, other, belief.memory, stream, sheet)


@rule
def pool_unseen(box: Box, state: State, seat: int) -> None:
    """Put every March card but the seat's own into the deck."""
    place = state.seats[seat]
    for kind in range(MARCH_KINDS):
        state.deck[kind] = box.setups[state.players].march[kind] - place.hand[kind]
    for slot in range(LONGEST_ROW):
        if place.row[slot] != NO_CARD:
            state.deck[place.row[slot]] -= 1


@rule
def deal_hand(box: Box, state: State, other: int, stream: Stream) -> None:
    """Rows have not been shown: any cards."""
    place = state.seats[other]
    each = int(box.setups[state.players].hand)
    draw_from(stream, IMAGINE, state.deck, MARCH_KINDS, each)
    place.laid = 0
    for slot in range(LONGEST_ROW):
        place.row[slot] = NO_CARD
    for kind in range(MARCH_KINDS):
        place.hand[kind] = 0
        place.claim[kind] = 0
    place.declared = 0
    for number in range(each):
        place.hand[stream.lot[number]] += 1


@rule
def weigh_rows_left(
    belief: BeliefState, sheet: Sheet, state: State, other: int, world: int, place: int
) -> None:
    """How likely each row is, given what its owner declared, what was seen and what is left."""
    role = int(state.seats[other].role)
    for kind in range(MARCH_KINDS):
        sheet.left[kind] = state.deck[kind]
    last = -1
    deals = 1.0
    for number in range(belief.row_count):
        row = belief.rows[number]
        if row.truth != last:
            last = int(row.truth)
            deals = ways_to_deal(state.deck, row.hand)
            if deals > 0.0:
                deals *= sheet.future[future_at(sheet, world, place, row.hand)]
        sheet.weights[number] = deals * sheet.likely[2 * other + role].rows[number]


@rule
def deal_row(belief: BeliefState, sheet: Sheet, state: State, other: int, stream: Stream) -> None:
    """One of these rows."""
    number = pick(sheet.weights, belief.row_count, stream, IMAGINE)
    owner = state.seats[other]
    owner.laid = 1
    for kind in range(MARCH_KINDS):
        owner.hand[kind] = 0
    for slot in range(LONGEST_ROW):
        card = belief.rows[number].cards[slot]
        owner.row[slot] = card
        if card != NO_CARD:
            state.deck[card] -= 1


@rule
def answer_already(
    box: Box, state: State, other: int, memory: Memory, stream: Stream, sheet: Sheet
) -> None:
    """A seat has decided under seal: as a sensible player would."""
    place = state.seats[other]
    out = sheet.moves
    weights = sheet.weights
    if state.step == SUGGEST:
        count = list_rows(box, state, other, out)
        advise(box, state, other, memory, out, count, weights)
        row = out[pick(weights, count, stream, IMAGINE)]
        for slot in range(LONGEST_ROW):
            place.row[slot] = card_in(row, slot)
        for kind in range(MARCH_KINDS):
            place.hand[kind] = 0
        place.laid = 1
        if state.declarations:
            count = list_declarations(box, state, out)
            advise(box, state, other, memory, out, count, weights)
            seal_claim(state, other, out[pick(weights, count, stream, IMAGINE)])
    else:
        count = list_powers(box, state, other, out)
        advise(box, state, other, memory, out, count, weights)
        place.answer = out[pick(weights, count, stream, IMAGINE)]


# --- For people ---


def chances_by(weights: str) -> Chances:
    """How likely each seat is a senator, by these weights of the worlds."""
    return Chances("senator", worlds="worlds", sets="senators", weights=weights, seats="players")


describe = chances_by("now")


PLAYER = Player(
    advise=advise,
    worth=worth,
    horizon=lambda _: 1,  # stronger than playing on, measured (docs/bots.md)
    memory=Memory,
    belief=Belief(
        state=BeliefState,
        scratch=Sheet,
        begin=begin,
        witness=witness,
        conclude=conclude,
        recall=recall,
        sample=sample,
        watch=watch,
        describe=describe,
        speak=speak,
    ),
    secret=secret,
    mixed=frozenset((Move.lay.kind, Move.declare.kind, Move.say_nothing.kind, Move.take.kind)),
)
