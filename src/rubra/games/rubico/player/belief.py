"""Exact belief: how likely each way of dealing the roles is, given all that a seat has seen.

A turn shows who declared what, which slots were taken, and which cards came up, shuffled. For one
dealing of the roles, the chance of all that is a sum over every deal of the March cards and every
row that could have been laid. Nothing is sampled: the sum is done seat by seat over the number of
cards of each kind that have been dealt and that have come up. Deals are counted by the formula

    deals of the hands = product over the kinds of  N! / (left! * product over the seats of hand!)

whose factors belong to one seat each.
"""

from __future__ import annotations

from rubra.core.bits import has, size_of
from rubra.core.journal import NOBODY
from rubra.core.record import Array, f64, i16, i64, record, size
from rubra.core.rule import rule
from rubra.games.rubico.player.heuristics import (
    card_told_chance,
    claim_chance,
    fib_chance,
    hand_told_chance,
    heeded,
    laying,
    left_taken,
    row_chance,
    settle_ways,
    some_told_chance,
    speaking,
    speaking_as,
)
from rubra.games.rubico.player.memory import (
    MANNERS,
    MOST_WORLDS,
    SILENT,
    Advice,
    BeliefState,
    Ways,
)
from rubra.games.rubico.state import ALL_ROWS, MOST_MOVES, Box
from rubra.games.rubico.words import (
    BLUE,
    JANUS,
    LEGIONARY,
    LONGEST_ROW,
    MARCH_KINDS,
    MOST_PLAYERS,
    NO_CARD,
    POMPEY,
    RED,
    SENATOR,
)

FREE_KINDS = MARCH_KINDS - 1  # of the last kind there are as many as remain
ROOM = 1 << 16  # numbers for one seat's step of the sum; a standard box needs a third of it
NO_CELL = -1
FACTORIALS = 26
DECKS = 1 << 10  # ways in which a deck of 25 cards can be left, by three kinds


@record
class Share:
    """One way in which a seat can have cards and give some of them."""

    chance: f64
    dealt: Array[i16] = size(FREE_KINDS)
    given: Array[i16] = size(FREE_KINDS)


@record
class Shares:
    """All the ways of one seat in one role."""

    count: i16
    ways: Array[Share] = size(ALL_ROWS)


@record
class Likely:
    """How likely a seat in one role laid each row there is."""

    rows: Array[f64] = size(ALL_ROWS)


@record
class Sheet:
    """Room for the sums. Belongs to whoever calculates; nothing in it is kept."""

    inverse: Array[f64] = size(FACTORIALS)  # 1 / n!
    deck: Array[i16] = size(MARCH_KINDS)
    shown: i16  # cards that came up; none before the reveal
    most_given: Array[i16] = size(MARCH_KINDS)  # of those taken, at most so many of each kind
    seats: i16
    order: Array[i16] = size(MOST_PLAYERS)  # the seats that laid rows
    shares: Array[Shares] = size(2 * MOST_PLAYERS)  # by place in that order, and by role
    either: Array[Shares] = size(MOST_PLAYERS)  # by place, whatever its role
    share_of: Array[i16] = size(ALL_ROWS * MOST_PLAYERS)  # of each row at a place, which way it is
    others: Array[f64] = size(ALL_ROWS)  # by way of one seat, how well all the others agree with it
    left: Array[i16] = size(MARCH_KINDS)  # at the end of the sum: in the deck
    given: Array[i16] = size(MARCH_KINDS)  # and taken from the rows
    ends: Array[f64] = size(ROOM)  # the end of the sum
    sums: Array[f64] = size(ROOM * MOST_PLAYERS)
    rest: Array[f64] = size(2 * ROOM)  # the sum from the other end: of one seat and of the next
    before: Ways  # manners at first, and one manner alone
    alone: Ways
    likely: Array[Likely] = size(2 * MOST_PLAYERS)  # by seat and role, once rows lie
    moves: Array[i64] = size(MOST_MOVES)  # of an imagined player, and how likely each is
    weights: Array[f64] = size(max(MOST_MOVES, ALL_ROWS))
    # By world, by place in the order of dealing and by the cards left then: the chance of all that
    # the seats from there on declared
    future: Array[f64] = size(MOST_WORLDS * (MOST_PLAYERS + 1) * DECKS)


# --- What one seat may have had and given ---


@rule(inline=False)
def list_shares(belief: BeliefState, sheet: Sheet, place: int, role: int, viewer: int) -> None:
    """Every hand of a seat with the cards it gave, each with its chance in this role."""
    seat = sheet.order[place]
    shares = sheet.shares[2 * place + role]
    shares.count = 0
    advice = belief.turn.seats[seat]
    for number in range(belief.row_count):
        row = belief.rows[number]
        sheet.share_of[place * ALL_ROWS + number] = -1
        if not may_lie(belief, seat, number, viewer):
            continue
        chance = 1.0  # the viewer knows what it did, whatever its role
        if seat != viewer:
            ways = ways_of(belief, seat, role, viewer)
            chance = suggestion_chance(belief, ways, seat, number, role)
        for kind in range(MARCH_KINDS):
            chance *= sheet.inverse[row.hand[kind]]
        sheet.share_of[place * ALL_ROWS + number] = add_share(
            belief, shares, number, advice, chance
        )


@rule
def ways_of(belief: BeliefState, seat: int, role: int, viewer: int) -> Ways:
    """The manners of a seat in a role, to a seat or to NOBODY, who only watches."""
    if viewer == NOBODY:
        return belief.public_ways[2 * seat + role]
    return belief.memory.ways[2 * seat + role]


@rule
def suggestion_chance(belief: BeliefState, ways: Ways, seat: int, number: int, role: int) -> float:
    """How likely a seat of this role, with these cards, lays this row and declares as it did."""
    return laid_chance(belief, ways, seat, number) * said_chance(belief, ways, seat, number, role)


@rule
def laid_chance(belief: BeliefState, ways: Ways, seat: int, number: int) -> float:
    """How likely a seat lays this row, of those of the same cards."""
    row = belief.rows[number]
    left = left_taken(belief.looks[seat], belief.looks[belief.turn.centurion])
    red_first, blue_first = laying(ways, left)
    return row_chance(red_first, blue_first, row.loyal, row.treacherous, row.alike)


@rule
def said_chance(belief: BeliefState, ways: Ways, seat: int, number: int, role: int) -> float:
    """How likely a seat of this role declares and says what it did, if it has laid this row."""
    row = belief.rows[number]
    declared = belief.turn.seats[seat].declared
    ordinary = 0.0
    if declared != SILENT:
        ordinary = belief.memory.ordinary[declared]
    fibs = fib_chance(role, belief.looks[belief.turn.centurion])
    if not belief.turn.seats[seat].told:
        often = speaking(ways, row.deceives, fibs)
        return claim_chance(often, declared, row.truth, row.boast, ordinary, belief.claims)
    chance = 0.0
    for manner in range(MANNERS):
        if ways.says[manner] > 0.0:
            often = speaking_as(manner, row.deceives, fibs)
            said = claim_chance(often, declared, row.truth, row.boast, ordinary, belief.claims)
            chance += ways.says[manner] * said * told_chance(belief, manner, seat, number)
    return chance


@rule
def told_chance(belief: BeliefState, manner: int, seat: int, number: int) -> float:
    """How likely somebody of this manner says of this row what was said of it in talk."""
    advice = belief.turn.seats[seat]
    row = belief.rows[number]
    chance = 1.0
    if advice.whole != SILENT:
        hands = int(belief.claims) - 1
        chance *= hand_told_chance(manner, advice.whole, row.truth, row.boast, hands)
    for slot in range(belief.hand):
        if advice.cards[slot] != NO_CARD:
            chance *= card_told_chance(manner, advice.cards[slot], row.cards[slot])
    for kind in range(MARCH_KINDS):
        if advice.least[kind]:
            holds = row.hand[kind] >= advice.least[kind]
            chance *= some_told_chance(manner, kind, holds)
    return chance


@rule
def may_lie(belief: BeliefState, seat: int, number: int, viewer: int) -> bool:
    """Whether a row agrees with the cards that the viewer has seen."""
    row = belief.rows[number]
    if seat == viewer:
        for slot in range(belief.hand):
            if row.cards[slot] != belief.turn.own_row[slot]:
                return False
    if viewer != NOBODY and seat == belief.turn.peeked_seat:
        return row.cards[belief.turn.peeked_slot] == belief.turn.peeked_card
    return True


@rule
def add_share(
    belief: BeliefState, shares: Shares, number: int, advice: Advice, chance: float
) -> int:
    """Add a row to the ways; those of one hand lie side by side, and equal ones are one.

    Returns which way it is.
    """
    row = belief.rows[number]
    red = 0
    blue = 0
    janus = 0
    for slot in range(LONGEST_ROW):
        if has(advice.taken, slot):
            red += row.cards[slot] == RED
            blue += row.cards[slot] == BLUE
            janus += row.cards[slot] == JANUS
    at = int(shares.count) - 1
    while at >= 0:
        way = shares.ways[at]
        if (
            way.dealt[RED] != row.hand[RED]
            or way.dealt[BLUE] != row.hand[BLUE]
            or way.dealt[JANUS] != row.hand[JANUS]
        ):
            break
        if way.given[RED] == red and way.given[BLUE] == blue and way.given[JANUS] == janus:
            way.chance += chance
            return at
        at -= 1
    way = shares.ways[shares.count]
    shares.count += 1
    way.chance = chance
    way.dealt[RED] = row.hand[RED]
    way.dealt[BLUE] = row.hand[BLUE]
    way.dealt[JANUS] = row.hand[JANUS]
    way.given[RED] = red
    way.given[BLUE] = blue
    way.given[JANUS] = janus
    return int(shares.count) - 1


# --- The sum over all seats ---


@rule(inline=False)
def weigh_worlds(
    box: Box, belief: BeliefState, sheet: Sheet, viewer: int, weights: Array[float]
) -> None:
    """Multiply the weight of each world by the chance, in it, of what this turn has shown.

    Before the reveal that is what was declared; after it, also what came up. The viewer knows its
    own row and what it looked at; NOBODY knows what everybody knows.
    """
    if belief.turn.extra > 1 or belief.turn.discarded > 1:  # another box: go by manners alone
        return
    prepare(box, belief, sheet, viewer)
    if cells_of(sheet) > ROOM:  # a box with a far larger deck: the same
        return
    foresee_end(belief, sheet)
    if sheet.shown:
        learn_manners(belief, sheet, viewer, weights)
    before = 0
    for world in range(belief.worlds):
        senators = int(belief.senators[world])
        place = 0
        if world > 0:  # the seats up to the first that changes sides have been added already
            while place < sheet.seats and not has(senators ^ before, sheet.order[place]):
                place += 1
        while place < sheet.seats:
            add_seat(sheet, place, role_in(senators, sheet.order[place]))
            place += 1
        before = senators
        weights[world] *= heeded(chance_of_reveal(sheet))
    normalise(belief, weights)


@rule
def prepare(box: Box, belief: BeliefState, sheet: Sheet, viewer: int) -> None:
    """Who laid rows, what they may be, and how many cards of each kind there are to think of."""
    setup = box.setups[belief.players]
    turn = belief.turn
    sheet.inverse[0] = 1.0
    for number in range(1, FACTORIALS):
        sheet.inverse[number] = sheet.inverse[number - 1] / number
    shown = 0
    for kind in range(MARCH_KINDS):
        sheet.deck[kind] = setup.march[kind]
        shown += int(turn.revealed[kind])
    for kind in range(MARCH_KINDS):
        most = int(turn.revealed[kind]) + int(turn.discarded) if shown else 0
        sheet.most_given[kind] = min(most, int(sheet.deck[kind]))
    sheet.shown = shown
    sheet.seats = 0
    for seat in range(belief.players):
        if seat != turn.centurion:
            sheet.order[sheet.seats] = seat
            list_shares(belief, sheet, sheet.seats, LEGIONARY, viewer)
            list_shares(belief, sheet, sheet.seats, SENATOR, viewer)
            sheet.seats += 1
    for cell in range(min(cells_of(sheet), ROOM)):
        sheet.sums[cell] = 0.0
    sheet.sums[0] = 1.0


@rule
def cells_of(sheet: Sheet) -> int:
    """Numbers that one step of the sum needs."""
    cells = 1
    for kind in range(FREE_KINDS):
        cells *= (int(sheet.deck[kind]) + 1) * (int(sheet.most_given[kind]) + 1)
    return cells


@rule
def add_seat(sheet: Sheet, place: int, role: int) -> None:
    """One step of the sum: to all that the seats before may have had, what this one may have."""
    add_shares(sheet, sheet.shares[2 * place + role], place)


@rule
def add_shares(sheet: Sheet, shares: Shares, place: int) -> None:
    """The same, with the shares of the seat at a place."""
    cells = cells_of(sheet)
    source = place * ROOM
    target = source + ROOM
    for cell in range(cells):
        sheet.sums[target + cell] = 0.0
    given_cells = 1
    for kind in range(FREE_KINDS):
        given_cells *= int(sheet.most_given[kind]) + 1
    cell = 0
    for red in range(sheet.deck[RED] + 1):
        for blue in range(sheet.deck[BLUE] + 1):
            for janus in range(sheet.deck[JANUS] + 1):
                for given in range(given_cells):
                    sofar = sheet.sums[source + cell]
                    if sofar != 0.0:
                        for number in range(shares.count):
                            way = shares.ways[number]
                            on = after(sheet, way, red, blue, janus, given)
                            if on != NO_CELL:
                                sheet.sums[target + on] += sofar * way.chance
                    cell += 1


@rule
def after(sheet: Sheet, way: Share, red: int, blue: int, janus: int, given: int) -> int:
    """From one cell of the sum, where a way of the next seat leads; NO_CELL if it cannot be."""
    deck = sheet.deck
    most = sheet.most_given
    new_red = red + int(way.dealt[RED])
    new_blue = blue + int(way.dealt[BLUE])
    new_janus = janus + int(way.dealt[JANUS])
    if new_red > deck[RED] or new_blue > deck[BLUE] or new_janus > deck[JANUS]:
        return NO_CELL
    width_janus = int(most[JANUS]) + 1
    width_blue = int(most[BLUE]) + 1
    up_janus = given % width_janus
    up_blue = given // width_janus % width_blue
    up_red = given // width_janus // width_blue
    if sheet.shown:
        up_red += int(way.given[RED])
        up_blue += int(way.given[BLUE])
        up_janus += int(way.given[JANUS])
        if up_red > most[RED] or up_blue > most[BLUE] or up_janus > most[JANUS]:
            return NO_CELL
    given_cells = (int(most[RED]) + 1) * width_blue * width_janus
    cell = (new_red * (int(deck[BLUE]) + 1) + new_blue) * (int(deck[JANUS]) + 1) + new_janus
    return cell * given_cells + (up_red * width_blue + up_blue) * width_janus + up_janus


@rule
def chance_of_reveal(sheet: Sheet) -> float:
    """The end of the sum."""
    at = int(sheet.seats) * ROOM
    total = 0.0
    for cell in range(cells_of(sheet)):
        total += sheet.sums[at + cell] * sheet.ends[cell]
    return total


@rule
def foresee_end(belief: BeliefState, sheet: Sheet) -> None:
    """The end of the sum: the cards that stay in the deck, and what came up of those given."""
    deck = sheet.deck
    most = sheet.most_given
    at = 0
    dealt = 0
    given = 0
    for place in range(sheet.seats):
        dealt += int(belief.hand)
        given += size_of(belief.turn.seats[sheet.order[place]].taken)
    for red in range(deck[RED] + 1):
        for blue in range(deck[BLUE] + 1):
            for janus in range(deck[JANUS] + 1):
                sheet.left[RED] = deck[RED] - red
                sheet.left[BLUE] = deck[BLUE] - blue
                sheet.left[JANUS] = deck[JANUS] - janus
                sheet.left[POMPEY] = deck[POMPEY] - (dealt - red - blue - janus)
                possible = 0 <= sheet.left[POMPEY] <= deck[POMPEY]
                ways = 1.0
                if possible:
                    for kind in range(MARCH_KINDS):
                        ways *= sheet.inverse[sheet.left[kind]]
                for up_red in range(most[RED] + 1):
                    for up_blue in range(most[BLUE] + 1):
                        for up_janus in range(most[JANUS] + 1):
                            sheet.ends[at] = 0.0
                            if possible:
                                sheet.given[RED] = up_red
                                sheet.given[BLUE] = up_blue
                                sheet.given[JANUS] = up_janus
                                sheet.given[POMPEY] = given - up_red - up_blue - up_janus
                                sheet.ends[at] = ways * shows(belief, sheet)
                            at += 1


@rule
def shows(belief: BeliefState, sheet: Sheet) -> float:
    """The chance that exactly the cards that came up do, if these were given and these are left.

    The Senate may have added a card of the deck, and then thrown one away unseen (8.5, 8.6).
    """
    if not sheet.shown:
        return 1.0
    if sheet.given[POMPEY] < 0:
        return 0.0
    if not belief.turn.extra:
        return shows_of_pile(belief, sheet, NO_CARD)
    left = 0
    for kind in range(MARCH_KINDS):
        left += int(sheet.left[kind])
    chance = 0.0
    for kind in range(MARCH_KINDS):
        if sheet.left[kind] > 0:
            chance += sheet.left[kind] / left * shows_of_pile(belief, sheet, kind)
    return chance


@rule
def shows_of_pile(belief: BeliefState, sheet: Sheet, added: int) -> float:
    """The same, once it is known which card the Senate added."""
    missing = NO_CARD  # the kind of which there is one more in the pile than came up
    pile = 0
    for kind in range(MARCH_KINDS):
        lacks = int(sheet.given[kind]) + (kind == added) - int(belief.turn.revealed[kind])
        pile += int(sheet.given[kind]) + (kind == added)
        if lacks == 1 and belief.turn.discarded and missing == NO_CARD:
            missing = kind
        elif lacks != 0:
            return 0.0
    if not belief.turn.discarded:
        return 1.0
    if missing == NO_CARD:
        return 0.0
    return (int(sheet.given[missing]) + (missing == added)) / pile


# --- How somebody plays, whatever their role ---


@rule(inline=False)
def learn_manners(belief: BeliefState, sheet: Sheet, viewer: int, weights: Array[float]) -> None:
    """Learn from a turn that is over how each seat lays and declares, if it has either role.

    For each seat, what all the others may have had and given is summed up without a look at how
    their roles hang together: an approximation, and the only one.
    """
    merge_roles(belief, sheet, weights)
    for place in range(sheet.seats):
        add_shares(sheet, sheet.either[place], place)
    cells = cells_of(sheet)
    for cell in range(cells):
        sheet.rest[cell] = sheet.ends[cell]
    here = 0
    for step in range(sheet.seats):
        place = int(sheet.seats) - 1 - step
        hear_others(sheet, place, here)
        here = ROOM - here
        seat = int(sheet.order[place])
        if seat != viewer:
            for role in (LEGIONARY, SENATOR):
                learn_ways(belief, sheet, place, role, ways_of(belief, seat, role, viewer))
    for cell in range(cells):
        sheet.sums[cell] = 0.0
    sheet.sums[0] = 1.0


@rule
def merge_roles(belief: BeliefState, sheet: Sheet, weights: Array[float]) -> None:
    """What each seat may have had and given, whatever its role."""
    for place in range(sheet.seats):
        blue = blue_chance(belief, weights, sheet.order[place])
        either = sheet.either[place]
        of_red = sheet.shares[2 * place + LEGIONARY]
        of_blue = sheet.shares[2 * place + SENATOR]
        either.count = of_red.count
        for number in range(either.count):
            either.ways[number] = of_red.ways[number]
            chance = (1 - blue) * of_red.ways[number].chance + blue * of_blue.ways[number].chance
            either.ways[number].chance = chance


@rule
def hear_others(sheet: Sheet, place: int, here: int) -> None:
    """For each way of one seat, how well all other seats agree; and go on to the seat before."""
    shares = sheet.either[place]
    deck = sheet.deck
    most = sheet.most_given
    width_janus = int(most[JANUS]) + 1
    width_blue = int(most[BLUE]) + 1
    given_cells = (int(most[RED]) + 1) * width_blue * width_janus
    there = ROOM - here
    for number in range(shares.count):
        sheet.others[number] = 0.0
    cell = 0
    for red in range(deck[RED] + 1):
        for blue in range(deck[BLUE] + 1):
            for janus in range(deck[JANUS] + 1):
                for given in range(given_cells):
                    rest = 0.0
                    sofar = sheet.sums[place * ROOM + cell]
                    if sofar != 0.0:
                        for number in range(shares.count):
                            way = shares.ways[number]
                            target = after(sheet, way, red, blue, janus, given)
                            if target != NO_CELL:
                                found = sheet.rest[here + target]
                                sheet.others[number] += sofar * found
                                rest += way.chance * found
                    sheet.rest[there + cell] = rest
                    cell += 1


@rule
def learn_ways(belief: BeliefState, sheet: Sheet, place: int, role: int, ways: Ways) -> None:
    """How likely each manner of a seat is, if it has this role."""
    seat = int(sheet.order[place])
    alone = sheet.alone
    lays = sheet.before.lays
    says = sheet.before.says
    for manner in range(MANNERS):
        lays[manner] = 0.0
        says[manner] = 0.0
    for number in range(belief.row_count):
        which = int(sheet.share_of[place * ALL_ROWS + number])
        if which < 0 or sheet.others[which] == 0.0:
            continue
        row = belief.rows[number]
        weight = sheet.others[which]
        for kind in range(MARCH_KINDS):
            weight *= sheet.inverse[row.hand[kind]]
        laid = weight * laid_chance(belief, ways, seat, number)
        said = weight * said_chance(belief, ways, seat, number, role)
        for manner in range(MANNERS):
            for other in range(MANNERS):
                alone.lays[other] = 1.0 * (other == manner)
                alone.says[other] = 1.0 * (other == manner)
            lays[manner] += said * laid_chance(belief, alone, seat, number)
            says[manner] += laid * said_chance(belief, alone, seat, number, role)
    settle_ways(ways.lays, lays)
    settle_ways(ways.says, says)


# --- What is still to be explained, when rows are dealt one after the other ---


@rule
def foresee(belief: BeliefState, sheet: Sheet) -> None:
    """For sampling: how well the cards that are left explain what the next seats declared."""
    deck = sheet.deck
    turn = belief.turn
    total = 0
    for kind in range(MARCH_KINDS):
        total += int(deck[kind])
    sheet.seats = 0
    for seat in range(belief.players):
        if seat == turn.centurion:
            continue
        if seat == belief.seat:
            for slot in range(belief.hand):
                deck[turn.own_row[slot]] -= 1
            total -= int(belief.hand)
            continue
        sheet.order[sheet.seats] = seat
        sheet.seats += 1
    for world in range(belief.worlds):
        if belief.now[world] > 0.0:
            for step in range(sheet.seats + 1):
                place = int(sheet.seats) - step
                foresee_from(belief, sheet, world, place, total - place * int(belief.hand))


@rule
def foresee_from(belief: BeliefState, sheet: Sheet, world: int, place: int, total: int) -> None:
    """The same from one seat on, for everything that may be left in the deck."""
    deck = sheet.deck
    left = sheet.left
    for red in range(deck[RED] + 1):
        for blue in range(deck[BLUE] + 1):
            for janus in range(deck[JANUS] + 1):
                pompey = total - red - blue - janus
                if pompey < 0 or pompey > deck[POMPEY]:
                    continue
                left[RED], left[BLUE], left[JANUS], left[POMPEY] = red, blue, janus, pompey
                chance = 1.0
                if place < sheet.seats:
                    role = role_in(belief.senators[world], sheet.order[place])
                    rows = sheet.likely[2 * sheet.order[place] + role].rows
                    chance = 0.0
                    number = 0
                    while number < belief.row_count:  # rows of one hand lie side by side
                        row = belief.rows[number]
                        alike = int(row.alike)
                        deals = ways_to_deal(left, row.hand)
                        if deals > 0.0:
                            some = 0.0
                            for other in range(number, number + alike):
                                some += rows[other]
                            at = future_at(sheet, world, place + 1, row.hand)
                            chance += deals * some * sheet.future[at]
                        number += alike
                at = future_of(sheet, world, place, red, blue, janus)
                sheet.future[at] = chance


@rule
def future_at(sheet: Sheet, world: int, place: int, hand: Array[int]) -> int:
    """Where the chance is kept for a deck without this hand."""
    left = sheet.left
    return future_of(
        sheet,
        world,
        place,
        int(left[RED]) - int(hand[RED]),
        int(left[BLUE]) - int(hand[BLUE]),
        int(left[JANUS]) - int(hand[JANUS]),
    )


@rule
def future_of(sheet: Sheet, world: int, place: int, red: int, blue: int, janus: int) -> int:
    """Where the chance is kept for a deck with these cards."""
    cell = (red * (int(sheet.deck[BLUE]) + 1) + blue) * (int(sheet.deck[JANUS]) + 1) + janus
    return (world * (MOST_PLAYERS + 1) + place) * DECKS + cell


@rule
def ways_to_deal(deck: Array[int], hand: Array[int]) -> float:
    """Ways to deal this hand from this deck; none if there are too few cards."""
    ways = 1.0
    for kind in range(MARCH_KINDS):
        for number in range(hand[kind]):
            ways *= (int(deck[kind]) - number) / (number + 1)
        if deck[kind] < hand[kind]:
            return 0.0
    return ways


# --- Chances ---


@rule
def normalise(belief: BeliefState, weights: Array[float]) -> None:
    """Make the weights add up to one."""
    total = 0.0
    for world in range(belief.worlds):
        total += weights[world]
    for world in range(belief.worlds):
        weights[world] /= total


@rule
def blue_chance(belief: BeliefState, weights: Array[float], seat: int) -> float:
    """How likely a seat is blue."""
    chance = 0.0
    for world in range(belief.worlds):
        if has(belief.senators[world], seat):
            chance += weights[world]
    return chance


@rule
def role_in(senators: int, seat: int) -> int:
    """The role of a seat in a world."""
    return SENATOR if has(senators, seat) else LEGIONARY
