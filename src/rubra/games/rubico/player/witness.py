"""From what a seat sees, hears and does, in order, to what it thinks."""

from __future__ import annotations

from rubra.core.bits import bit, has, size_of
from rubra.core.journal import NOBODY, OWN_MOVE, STATEMENT, Seen
from rubra.core.numeric import exp
from rubra.core.record import Array
from rubra.core.rule import rule
from rubra.core.vocabulary import kind_of
from rubra.games.rubico.player.belief import (
    Sheet,
    blue_chance,
    foresee,
    may_lie,
    normalise,
    role_in,
    suggestion_chance,
    weigh_worlds,
)
from rubra.games.rubico.player.heuristics import (
    ANY_CARD,
    BLUE_SHARPNESS,
    FAVOUR_BY_BLUE,
    FORWARD_BY_BLUE,
    SHARPNESS,
    boast_number,
    card_at,
    deceives,
    end_weight,
    first_ways,
    forget,
    left_taken,
    remember,
    settle_ways,
    share_of_hands,
    slot_worth,
    telling,
    usual_ways,
)
from rubra.games.rubico.player.memory import (
    ANY_OF_THEM,
    FOR_CAESAR,
    FOR_THE_SENATE,
    FROM_THE_LEFT,
    FROM_THE_RIGHT,
    MANNERS,
    SILENT,
    Advice,
    BeliefState,
    Memory,
)
from rubra.games.rubico.player.talking import forget_talk, hear
from rubra.games.rubico.state import NONE_HELD, Box, Setup
from rubra.games.rubico.suggestion import card_in, hand_number
from rubra.games.rubico.words import (
    BLUE,
    FORWARD,
    JANUS,
    LEGIONARY,
    LONGEST_ROW,
    MARCH_KINDS,
    POMPEY,
    RED,
    SENATOR,
    Event,
    Move,
)

# --- Before the game ---


@rule(inline=False)
def begin(box: Box, belief: BeliefState, seat: int, players: int, exact: bool) -> None:
    """Sit down: nothing has been seen, everything is possible."""
    belief.exact = exact
    setup = box.setups[players]
    belief.seat = seat
    belief.players = players
    belief.hand = setup.hand
    belief.claims = setup.claim_count
    begin_memory(setup, belief.memory, players)
    for other in range(players):
        for role in (LEGIONARY, SENATOR):
            first_ways(belief.public_ways[2 * other + role], role)
            if exact and other != seat:  # which manners it has itself, a seat knows
                first_ways(belief.memory.ways[2 * other + role], role)
    list_worlds(setup, belief)
    learn_rows(setup, belief)


@rule
def begin_memory(setup: Setup, memory: Memory, players: int) -> None:
    """Nobody is suspect yet; and what each declaration would tell."""
    for seat in range(players):
        memory.odds[seat] = 1.0
        memory.said[seat] = 1.0
        for role in (LEGIONARY, SENATOR):
            usual_ways(memory.ways[2 * seat + role], role)
    for number in range(1, setup.claim_count):
        claim = setup.claims[number]
        red, blue = Move.declare.red(claim), Move.declare.blue(claim)
        janus, pompey = Move.declare.janus(claim), Move.declare.pompey(claim)
        at = (red * (LONGEST_ROW + 1) + blue) * (LONGEST_ROW + 1) + janus
        memory.tells[at] = telling(setup, red, blue, janus, pompey)
        memory.ordinary[at] = share_of_hands(setup, red, blue, janus, pompey)


@rule
def list_worlds(setup: Setup, belief: BeliefState) -> None:
    """Every way to deal the roles; neighbours in the list differ in few seats."""
    belief.worlds = 0
    for senators in range(bit(belief.players)):
        if size_of(senators) == setup.blue_roles:
            belief.senators[belief.worlds] = mirrored(senators, belief.players)
            belief.own[belief.worlds] = 1.0
            belief.public[belief.worlds] = 1.0
            belief.worlds += 1
    normalise(belief, belief.own)
    normalise(belief, belief.public)


@rule
def mirrored(seats: int, players: int) -> int:
    """A set of seats with the last seat first."""
    found = 0
    for seat in range(players):
        if has(seats, seat):
            found += bit(players - 1 - seat)
    return found


@rule
def learn_rows(setup: Setup, belief: BeliefState) -> None:
    """What each row would say about whoever laid it."""
    belief.row_count = 1
    for _ in range(setup.hand):
        belief.row_count *= MARCH_KINDS
    for index in range(belief.row_count):
        row = belief.rows[index]
        move = setup.rows[index]
        for kind in range(MARCH_KINDS):
            row.hand[kind] = 0
        for slot in range(LONGEST_ROW):
            row.cards[slot] = card_in(move, slot)
            if slot < setup.hand:
                row.hand[row.cards[slot]] += 1
        number = hand_number(row.hand)
        row.truth = number
        row.boast = boast_number(setup, row.hand)
        row.alike = setup.row_count[number]
        row.loyal = 1
        row.treacherous = 1
        for slot in range(setup.hand):
            row.loyal &= row.cards[slot] == card_at(row.hand, slot, False)
            row.treacherous &= row.cards[slot] == card_at(row.hand, slot, True)
        row.deceives = deceives(row.truth, row.boast, row.cards[0])


# --- During the game ---


@rule(inline=False)
def witness(box: Box, belief: BeliefState, sheet: Sheet, history: Array[Seen], count: int) -> None:
    """Take in what the seat saw, heard and did since it was last asked."""
    for number in range(count):
        seen = history[number]
        if seen.kind == OWN_MOVE:
            if kind_of(seen.move) == Move.lay.kind:
                for slot in range(LONGEST_ROW):
                    belief.turn.own_row[slot] = card_in(seen.move, slot)
        elif seen.kind == STATEMENT:
            hear(box, belief, seen)
        elif seen.kind == Event.counted.kind:
            finish_turn(box, belief, sheet)
        else:
            see(box, belief, sheet, seen)


@rule
def see(box: Box, belief: BeliefState, sheet: Sheet, seen: Seen) -> None:
    """One event."""
    turn = belief.turn
    if seen.kind == Event.got_role.kind:
        keep_worlds(belief, belief.seat, Event.got_role.role(seen))
    elif seen.kind == Event.recognised.kind:
        keep_worlds(belief, Event.recognised.seat(seen), SENATOR)
    elif seen.kind == Event.turn_began.kind:
        start_turn(belief, Event.turn_began.centurion(seen))
    elif seen.kind == Event.rows_laid.kind:
        turn.rows_lie = 1
    elif seen.kind == Event.declared.kind:
        hear_claim(belief, seen)
    elif seen.kind == Event.summoned.kind:
        see_taken(
            box, belief, sheet,
            Event.summoned.seat(seen), Event.summoned.owner(seen), Event.summoned.slot(seen),
        )  # fmt: skip
    elif seen.kind == Event.took.kind:
        see_taken(
            box, belief, sheet,
            Event.took.centurion(seen), Event.took.owner(seen), Event.took.slot(seen),
        )  # fmt: skip
    elif seen.kind == Event.shifted.kind:
        forward = Event.shifted.way(seen) == FORWARD
        by_blue = FORWARD_BY_BLUE if forward else 1 - FORWARD_BY_BLUE
        judge_manners(belief, Event.shifted.seat(seen), by_blue)
    elif seen.kind == Event.favoured.kind:
        judge_manners(belief, Event.favoured.seat(seen), FAVOUR_BY_BLUE)
    elif seen.kind == Event.covered.kind:
        turn.seats[Event.covered.seat(seen)].covered = Event.covered.slot(seen)
    elif seen.kind == Event.saw.kind:
        turn.peeked_seat = Event.saw.owner(seen)
        turn.peeked_slot = Event.saw.slot(seen)
        turn.peeked_card = Event.saw.card(seen)
    elif seen.kind == Event.extra_card.kind:
        turn.extra += 1
    elif seen.kind == Event.discarded_unseen.kind:
        turn.discarded += 1
    elif seen.kind == Event.revealed.kind:
        turn.revealed[Event.revealed.card(seen)] += 1


@rule
def hear_claim(belief: BeliefState, seen: Seen) -> None:
    """What somebody says of a row."""
    seat = Event.declared.seat(seen)
    place = belief.turn.seats[seat]
    place.claim[RED] = Event.declared.red(seen)
    place.claim[BLUE] = Event.declared.blue(seen)
    place.claim[JANUS] = Event.declared.janus(seen)
    place.claim[POMPEY] = Event.declared.pompey(seen)
    place.declared = hand_number(place.claim)
    belief.memory.said[seat] = belief.memory.tells[place.declared]


@rule(inline=False)
def see_taken(
    box: Box, belief: BeliefState, sheet: Sheet, chooser: int, owner: int, slot: int
) -> None:
    """A card goes to the Centurion's pile."""
    if belief.exact:
        judge_choice(box, belief, sheet, chooser, owner, slot)
    belief.turn.seats[owner].taken |= bit(slot)
    belief.memory.gave[owner] += 1


@rule
def keep_worlds(belief: BeliefState, seat: int, role: int) -> None:
    """The seat has been shown a role."""
    for world in range(belief.worlds):
        if role_in(belief.senators[world], seat) != role:
            belief.own[world] = 0.0
    normalise(belief, belief.own)


@rule
def start_turn(belief: BeliefState, centurion: int) -> None:
    """A new turn: the table is clear, everybody has their opinion of everybody."""
    turn = belief.turn
    turn.centurion = centurion
    turn.rows_lie = 0
    turn.peeked_seat = NONE_HELD
    turn.extra = 0
    turn.discarded = 0
    for kind in range(MARCH_KINDS):
        turn.revealed[kind] = 0
    for seat in range(belief.players):
        turn.seats[seat].declared = SILENT
        turn.seats[seat].taken = 0
        turn.seats[seat].covered = NONE_HELD
        belief.looks[seat] = blue_chance(belief, belief.public, seat)
        belief.to_red[seat] = blue_chance_beside(belief, seat, centurion, LEGIONARY)
        belief.to_blue[seat] = blue_chance_beside(belief, seat, centurion, SENATOR)
        belief.memory.gave[seat] = 0
        belief.memory.said[seat] = 1.0
    belief.memory.chooser = centurion
    forget_talk(belief)


@rule
def blue_chance_beside(belief: BeliefState, seat: int, other: int, role: int) -> float:
    """How likely a seat is blue, to everybody, if another has this role."""
    both = 0.0
    total = 0.0
    for world in range(belief.worlds):
        if role_in(belief.senators[world], other) == role:
            total += belief.public[world]
            if has(belief.senators[world], seat):
                both += belief.public[world]
    return both / total


@rule
def finish_turn(box: Box, belief: BeliefState, sheet: Sheet) -> None:
    """All cards have come up: weigh what they say about those who gave them."""
    if belief.exact:
        weigh_worlds(box, belief, sheet, belief.seat, belief.own)
        weigh_worlds(box, belief, sheet, NOBODY, belief.public)
        forget_a_little(belief, sheet)
    shown = belief.turn.revealed
    remember(belief.memory, belief.players, shown[RED], shown[BLUE], shown[POMPEY])


# --- Reading others ---


@rule
def judge_choice(
    box: Box, belief: BeliefState, sheet: Sheet, chooser: int, owner: int, slot: int
) -> None:
    """Somebody had a card taken, of all those that could be: who would choose so?"""
    knows = box.setups[belief.players].recognition != 0
    chances = sheet.before.takes  # of this card, by manner
    end_chances(box, belief, chooser, owner, slot, chances)
    chances[FOR_CAESAR] = side_chance(box, belief, chooser, owner, slot, LEGIONARY, SHARPNESS, 0)
    chances[FOR_THE_SENATE] = 0.0
    red = 2 * chooser + LEGIONARY
    own_red = chance_of(belief.memory.ways[red].takes, chances)
    public_red = chance_of(belief.public_ways[red].takes, chances)
    settle_ways(belief.memory.ways[red].takes, chances)
    settle_ways(belief.public_ways[red].takes, chances)
    blue = 2 * chooser + SENATOR
    # What the seat knows itself may not reach what everybody thinks: two sums
    own = 0.0
    own_caesar = 0.0
    own_senate = 0.0
    public = 0.0
    public_caesar = 0.0
    public_senate = 0.0
    for world in range(belief.worlds):
        senators = int(belief.senators[world])
        if role_in(senators, chooser) == LEGIONARY:
            belief.own[world] *= own_red
            belief.public[world] *= public_red
            continue
        if knows or public == 0.0:
            told = senators if knows else 0
            chances[FOR_CAESAR] = side_chance(
                box, belief, chooser, owner, slot, SENATOR, BLUE_SHARPNESS, told
            )
            chances[FOR_THE_SENATE] = side_chance(
                box, belief, chooser, owner, slot, SENATOR, -BLUE_SHARPNESS, told
            )
        own += belief.own[world]
        own_caesar += belief.own[world] * chances[FOR_CAESAR]
        own_senate += belief.own[world] * chances[FOR_THE_SENATE]
        public += belief.public[world]
        public_caesar += belief.public[world] * chances[FOR_CAESAR]
        public_senate += belief.public[world] * chances[FOR_THE_SENATE]
        belief.own[world] *= chance_of(belief.memory.ways[blue].takes, chances)
        belief.public[world] *= chance_of(belief.public_ways[blue].takes, chances)
    learn_takes(belief.memory.ways[blue].takes, chances, own, own_caesar, own_senate)
    learn_takes(belief.public_ways[blue].takes, chances, public, public_caesar, public_senate)
    normalise(belief, belief.own)
    normalise(belief, belief.public)


@rule
def learn_takes(
    takes: Array[float], chances: Array[float], total: float, caesar: float, senate: float
) -> None:
    """Learn from a card that was taken; for either side its chance is the mean over all worlds."""
    if total > 0.0:
        chances[FOR_CAESAR] = caesar / total
        chances[FOR_THE_SENATE] = senate / total
        settle_ways(takes, chances)


@rule
def chance_of(takes: Array[float], chances: Array[float]) -> float:
    """The chance of a card that was taken, whatever the manner."""
    chance = 0.0
    for manner in range(MANNERS):
        chance += takes[manner] * chances[manner]
    return chance


@rule
def side_chance(
    box: Box,
    belief: BeliefState,
    chooser: int,
    owner: int,
    slot: int,
    role: int,
    sharpness: float,
    senators: int,
) -> float:
    """How likely somebody of this role takes this card who wants what is good for Caesar, or bad.

    If the senators are told, they know each other.
    """
    wanted = 0.0
    total = 0.0
    free = 0
    for other in range(belief.players):
        if other == chooser or other == belief.turn.centurion:
            continue
        blue = belief.to_red[other] if role == LEGIONARY else belief.to_blue[other]
        blue = swayed(blue, belief.memory.said[other])
        if senators:
            blue = 1.0 * has(senators, other)
        for place in range(belief.hand):
            if not may_be_taken(box, belief.turn.seats[other], place):
                continue
            weight = exp(sharpness * worth_of(belief, other, place, blue))
            free += 1
            total += weight
            if other == owner and place == slot:
                wanted = weight
    return ANY_CARD / free + (1 - ANY_CARD) * wanted / total


@rule
def end_chances(
    box: Box, belief: BeliefState, chooser: int, owner: int, slot: int, chances: Array[float]
) -> None:
    """How likely somebody takes this card who goes by its place in the row, or by nothing."""
    left = 0.0
    right = 0.0
    free = 0
    last = int(belief.hand) - 1
    for other in range(belief.players):
        if other == chooser or other == belief.turn.centurion:
            continue
        for place in range(belief.hand):
            if may_be_taken(box, belief.turn.seats[other], place):
                free += 1
                left += end_weight(place)
                right += end_weight(last - place)
    any_card = ANY_CARD / free
    chances[FROM_THE_LEFT] = any_card + (1 - ANY_CARD) * end_weight(slot) / left
    chances[FROM_THE_RIGHT] = any_card + (1 - ANY_CARD) * end_weight(last - slot) / right
    chances[ANY_OF_THEM] = 1.0 / free


@rule
def forget_a_little(belief: BeliefState, sheet: Sheet) -> None:
    """People change, and so may their manners."""
    first = sheet.before
    for role in (LEGIONARY, SENATOR):
        first_ways(first, role)
        for seat in range(belief.players):
            public = belief.public_ways[2 * seat + role]
            forget(public.lays, first.lays)
            forget(public.says, first.says)
            forget(public.takes, first.takes)
            if seat != belief.seat:
                own = belief.memory.ways[2 * seat + role]
                forget(own.lays, first.lays)
                forget(own.says, first.says)
                forget(own.takes, first.takes)


@rule
def swayed(blue: float, times: float) -> float:
    """How likely somebody is blue who did what a senator does so many times more often."""
    return blue * times / (blue * times + 1 - blue)


@rule
def may_be_taken(box: Box, advice: Advice, slot: int) -> bool:
    """Whether the Centurion might have taken this card."""
    if size_of(advice.taken) >= box.most_of_one:
        return False
    return not has(advice.taken, slot) and advice.covered != slot


@rule
def worth_of(belief: BeliefState, owner: int, slot: int, blue: float) -> float:
    """What a card seems worth to Caesar, to somebody who thinks its owner blue with this chance."""
    advice = belief.turn.seats[owner]
    left = left_taken(belief.looks[owner], belief.looks[belief.turn.centurion])
    return slot_worth(advice.declared, advice.claim, slot, belief.hand, blue, left)


@rule
def judge_manners(belief: BeliefState, seat: int, by_blue: float) -> None:
    """Somebody did what a senator does with this chance, and a legionary with the rest."""
    for world in range(belief.worlds):
        chance = by_blue if has(belief.senators[world], seat) else 1 - by_blue
        belief.own[world] *= chance
        belief.public[world] *= chance
    normalise(belief, belief.own)
    normalise(belief, belief.public)


# --- Before deciding ---


@rule(inline=False)
def conclude(box: Box, belief: BeliefState, sheet: Sheet) -> None:
    """Work out what to believe now: what was declared this turn counts already."""
    for world in range(belief.worlds):
        belief.now[world] = belief.own[world]
    if belief.turn.rows_lie:
        weigh_worlds(box, belief, sheet, belief.seat, belief.now)
        for seat in range(belief.players):
            for role in (LEGIONARY, SENATOR):
                weigh_rows_of(belief, seat, role, sheet.likely[2 * seat + role].rows)
        foresee(belief, sheet)


@rule
def weigh_rows_of(belief: BeliefState, seat: int, role: int, chances: Array[float]) -> None:
    """How likely a seat of this role laid each row and then declared as it did."""
    for number in range(belief.row_count):
        chances[number] = 0.0
        if may_lie(belief, seat, number, belief.seat):
            ways = belief.memory.ways[2 * seat + role]
            chances[number] = suggestion_chance(belief, ways, seat, number, role)
