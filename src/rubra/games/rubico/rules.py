"""The rules of Rubico, in the order of the rulebook.

A turn:

    a) Draw           every seat but the Centurion draws March cards
    b) Suggestion     each lays its cards face down in a row, and may declare what they are
       powers         each seat may play its power
    c) Choice         the Centurion takes cards unseen: the distance to the next Castrum, plus 2
       powers         each seat may play its power
    d) Reveal         he shuffles what he took and turns it up, card by card
    e) Advance        Caesar marches red minus blue steps; at Rome, Caesar has won
    f) Senate         Senate cards are turned; with four of one legion, the Senate has won
    g) End of turn    the Centurion's staff passes clockwise, all March cards are shuffled

Numbers such as 4.2 in the comments are the clauses of docs/rules/rubico.md.
"""

from __future__ import annotations

from rubra.core.bits import bit, has, nth_missing, size_of
from rubra.core.game import MoveArray
from rubra.core.journal import EVERYONE, NOBODY, Journal, only, tell
from rubra.core.record import Array
from rubra.core.rule import rule
from rubra.core.stream import Stream, below, draw_from, draw_lots, draw_one, shuffle
from rubra.core.vocabulary import kind_of, pack, part
from rubra.games.rubico.state import (
    AFTER_TAKING,
    BEFORE_TAKING,
    MOST_PILED,
    NONE_HELD,
    OVER,
    SUGGEST,
    TAKING,
    Box,
    Options,
    State,
)
from rubra.games.rubico.words import (
    APOLLINARIS,
    BACK,
    BLUE,
    CANCEL,
    COVER,
    DISCARD_CARD,
    E_ASKED_TO_TAKE,
    E_CANCELLED,
    E_COUNTED,
    E_COVERED,
    E_DECLARED,
    E_DISCARDED_UNSEEN,
    E_DREW,
    E_ENDED,
    E_EXTRA_CARD,
    E_FAVOURED,
    E_GOT_POWER,
    E_GOT_ROLE,
    E_MARCHED,
    E_PEEKED,
    E_PLAYED_POWER,
    E_RECOGNISED,
    E_REVEALED,
    E_ROLE_SHOWN,
    E_ROWS_LAID,
    E_SAID_NOTHING,
    E_SAW,
    E_SHIFTED,
    E_STAYED,
    E_SUMMONED,
    E_TOOK,
    E_TURN_BEGAN,
    E_TURNED_SENATE,
    EXTRA_CARD,
    FAVOUR,
    FORWARD,
    FOUR_APOLLINARIS,
    FOUR_ITALICA,
    FOUR_OF_BOTH,
    ITALICA,
    JANUS,
    LEGIONARY,
    LONGEST_ROW,
    M_CANCEL,
    M_COVER,
    M_DECLARE,
    M_FAVOUR,
    M_LAY,
    M_PASS,
    M_PEEK,
    M_SAY_NOTHING,
    M_SHIFT,
    M_SUMMON,
    M_TAKE,
    MARCH_KINDS,
    NO_CARD,
    ONE_BLUE,
    ONE_RED,
    PEEK,
    POMPEY,
    POWER_CARDS,
    RED,
    ROME_BY_FORTUNA,
    ROME_BY_MARCH,
    SENATE_CARDS,
    SENATOR,
    SHIFT,
    SUMMON,
)

MOST_MOVES = 64

# What chance is asked for, each with a count of its own
FIRST, ROLES, POWERS, DEAL, EXTRA, DISCARD, REVEAL, SENATE, IMAGINE = range(9)


# =================================================================================================
# The verbs
# =================================================================================================


@rule
def setup(box: Box, state: State, options: Options, stream: Stream, journal: Journal) -> None:
    """Lay out the table (chapter 2)."""
    state.players = options.players
    state.declarations = options.declarations
    state.caesar = 0
    deal_roles(box, state, stream, journal)
    deal_powers(box, state, stream, journal)
    recognise(box, state, journal)
    state.centurion = below(stream, FIRST, state.players)  # 2.8 nobody here crossed the Rubicon
    begin_turn(box, state, stream, journal)


@rule
def moves(box: Box, state: State, seat: int, out: MoveArray) -> int:
    """Every legal move of a seat that is asked."""
    if state.step == SUGGEST:
        if not state.seats[seat].laid:
            return list_rows(box, state, seat, out)
        return list_declarations(box, state, out)
    if state.step == TAKING:
        return list_takings(box, state, out)
    return list_powers(box, state, seat, out)


@rule
def play(box: Box, state: State, seat: int, move: int, stream: Stream, journal: Journal) -> None:
    """Carry out a legal move, and all that follows from it by itself."""
    kind = kind_of(move)
    if kind == M_LAY:
        lay(state, seat, move)
    elif kind in (M_DECLARE, M_SAY_NOTHING):
        declare(state, seat, move)
    elif kind == M_TAKE:
        choose(state, seat, part(move, 0), part(move, 1), journal)
    else:
        answer_for_power(state, seat, move)
    go_on(box, state, stream, journal)


@rule
def go_on(box: Box, state: State, stream: Stream, journal: Journal) -> None:
    """The sequence of play: on and on, until somebody has to decide or the game is over."""
    while not state.waiting and state.step != OVER:
        if state.step == SUGGEST:
            show_suggestions(state, journal)
            begin_choice(box, state, journal)
            open_window(state, BEFORE_TAKING)
        elif state.step == TAKING:
            open_window(state, AFTER_TAKING)
        else:
            close_window(box, state, stream, journal)


@rule
def imagine(box: Box, state: State, seat: int, stream: Stream, out: MoveArray) -> None:
    """Redraw all that a seat (or NOBODY, a spectator) cannot know: all that is possible, evenly."""
    imagine_roles(box, state, seat, stream)
    imagine_powers(box, state, seat, stream)
    if state.step != OVER:
        imagine_cards(box, state, seat, stream)
        imagine_answers(box, state, seat, stream, out)


# =================================================================================================
# 2. Set-up
# =================================================================================================


@rule
def deal_roles(box: Box, state: State, stream: Stream, journal: Journal) -> None:
    """2.3 One role card each, from a deck made for the number of players."""
    reds = int(box.setups[state.players].red_roles)
    draw_lots(stream, ROLES, state.players, state.players)
    for seat in range(state.players):
        if stream.lot[seat] < reds:
            state.seats[seat].role = LEGIONARY
            reds -= 1
        else:
            state.seats[seat].role = SENATOR
        tell(journal, only(seat), E_GOT_ROLE, state.seats[seat].role)


@rule
def deal_powers(box: Box, state: State, stream: Stream, journal: Journal) -> None:
    """2.4 One power card each, but none with three players."""
    if not box.setups[state.players].powers:
        return
    state.holders = bit(state.players) - 1
    dealt = 0  # a bit for each power card dealt
    draw_lots(stream, POWERS, POWER_CARDS, state.players)
    for seat in range(state.players):
        power = nth_missing(dealt, stream.lot[seat])
        dealt |= bit(power)
        state.seats[seat].power = power
        tell(journal, only(seat), E_GOT_POWER, power)


@rule
def recognise(box: Box, state: State, journal: Journal) -> None:
    """2.7 With five or seven players the senators open their eyes and see each other."""
    if not box.setups[state.players].recognition:
        return
    for seat in range(state.players):
        for other in range(state.players):
            if seat != other and both_senators(state, seat, other):
                tell(journal, only(seat), E_RECOGNISED, other)


@rule
def both_senators(state: State, seat: int, other: int) -> bool:
    """Whether two seats are both of the Senate."""
    return state.seats[seat].role == SENATOR and state.seats[other].role == SENATOR


# =================================================================================================
# 3. The track
# =================================================================================================


@rule
def exists(box: Box, state: State, space: int) -> bool:
    """3.2 A space marked 4+ to 7+ is there only with that many players."""
    return box.spaces[space].players <= state.players


@rule
def space_after(box: Box, state: State, space: int) -> int:
    """The next space that exists."""
    space += 1
    while not exists(box, state, space):
        space += 1
    return space


@rule
def space_before(box: Box, state: State, space: int) -> int:
    """The space before that exists."""
    space -= 1
    while not exists(box, state, space):
        space -= 1
    return space


@rule
def is_rome(box: Box, space: int) -> bool:
    """3.3 Rome is the last Castrum, at the end of the track."""
    return space == box.space_count - 1


@rule
def distance_to_castrum(box: Box, state: State) -> int:
    """Steps from Caesar to the next Castrum."""
    steps = 1
    space = space_after(box, state, state.caesar)
    while not box.spaces[space].castrum:
        space = space_after(box, state, space)
        steps += 1
    return steps


# =================================================================================================
# 4. Phase a: drawing
# =================================================================================================


@rule
def begin_turn(box: Box, state: State, stream: Stream, journal: Journal) -> None:
    """4.1 A new turn: all March cards are in the deck, everybody but the Centurion draws."""
    state.turn += 1
    state.taken_count = 0
    state.cancelled = 0
    state.favours = 0
    state.peeker = NONE_HELD
    tell(journal, EVERYONE, E_TURN_BEGAN, state.turn, state.centurion)
    gather_cards(box, state)
    draw_cards(box, state, stream, journal)
    state.step = SUGGEST
    state.waiting = everyone_but_centurion(state)


@rule
def gather_cards(box: Box, state: State) -> None:
    """All March cards go back into the deck."""
    for kind in range(MARCH_KINDS):
        state.deck[kind] = box.setups[state.players].march[kind]
    for seat in range(state.players):
        place = state.seats[seat]
        place.laid = 0
        place.taken = 0
        place.covered = NONE_HELD
        place.declared = 0
        place.answer = 0
        for kind in range(MARCH_KINDS):
            place.hand[kind] = 0
            place.claim[kind] = 0
        for slot in range(LONGEST_ROW):
            place.row[slot] = NO_CARD


@rule
def draw_cards(box: Box, state: State, stream: Stream, journal: Journal) -> None:
    """4.2 Four cards each with three or four players, three with more."""
    each = box.setups[state.players].hand
    draw_from(stream, DEAL, state.deck, MARCH_KINDS, each * (state.players - 1))
    drawn = 0
    for seat in range(state.players):
        if seat == state.centurion:
            continue
        hand = state.seats[seat].hand
        for _ in range(each):
            hand[stream.lot[drawn]] += 1
            drawn += 1
        tell(journal, only(seat), E_DREW, hand[RED], hand[BLUE], hand[JANUS], hand[POMPEY])


@rule
def everyone_but_centurion(state: State) -> int:
    """A bit for each seat that advises the Centurion."""
    return bit(state.players) - 1 - bit(state.centurion)


@rule
def left_of(state: State, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < state.players else 0


# =================================================================================================
# 5. Phase b: the suggestion
# =================================================================================================


@rule
def list_rows(box: Box, state: State, seat: int, out: MoveArray) -> int:
    """5.1 All its cards, in any order. Equal cards are not told apart."""
    setup = box.setups[state.players]
    hand = hand_number(state.seats[seat].hand)
    first = setup.first_row[hand]
    count = int(setup.row_count[hand])
    for number in range(count):
        out[number] = setup.rows[first + number]
    return count


@rule
def hand_number(hand: Array[int]) -> int:
    """A number for each hand: the last kind follows from the others."""
    number = 0
    for kind in range(MARCH_KINDS - 1):
        number = number * (LONGEST_ROW + 1) + hand[kind]
    return number


@rule
def lay(state: State, seat: int, move: int) -> None:
    """5.2 Face down, the recommended card on its own left; nobody sees a row being made."""
    place = state.seats[seat]
    for slot in range(LONGEST_ROW):
        place.row[slot] = part(move, slot)
    for kind in range(MARCH_KINDS):
        place.hand[kind] = 0
    place.laid = 1
    if not state.declarations:
        state.waiting -= bit(seat)


@rule
def list_declarations(box: Box, state: State, out: MoveArray) -> int:
    """5.4 Silence, or any make-up of its cards that the deck allows: true or false."""
    setup = box.setups[state.players]
    count = int(setup.claim_count)
    for number in range(count):
        out[number] = setup.claims[number]
    return count


@rule
def declare(state: State, seat: int, move: int) -> None:
    """5.5 What a seat says of its cards binds it to nothing and is never checked."""
    seal_claim(state, seat, move)
    state.waiting -= bit(seat)


@rule
def seal_claim(state: State, seat: int, move: int) -> None:
    """Keep a declaration until all are shown."""
    place = state.seats[seat]
    place.declared = kind_of(move) == M_DECLARE
    for kind in range(MARCH_KINDS):
        place.claim[kind] = part(move, kind)  # all zero in silence


@rule
def show_suggestions(state: State, journal: Journal) -> None:
    """5.3 Rows and declarations are shown together, once the last seat is ready."""
    tell(journal, EVERYONE, E_ROWS_LAID)
    if not state.declarations:
        return
    seat = left_of(state, state.centurion)
    while seat != state.centurion:
        tell_declaration(state, seat, journal)
        seat = left_of(state, seat)


@rule
def tell_declaration(state: State, seat: int, journal: Journal) -> None:
    """Everybody hears it, with the speaker's name."""
    claim = state.seats[seat].claim
    if state.seats[seat].declared:
        tell(
            journal, EVERYONE, E_DECLARED,
            seat, claim[RED], claim[BLUE], claim[JANUS], claim[POMPEY],
        )  # fmt: skip
    else:
        tell(journal, EVERYONE, E_SAID_NOTHING, seat)


# =================================================================================================
# 6. Phase c: the Centurion's choice
# =================================================================================================


@rule
def begin_choice(box: Box, state: State, journal: Journal) -> None:
    """6.1 As many cards as steps to the next Castrum, plus 2; 6.5 counted now, once and for all."""
    wanted = distance_to_castrum(box, state) + box.beyond_distance
    at_most = box.most_of_one * (state.players - 1)
    state.to_take = min(wanted, at_most)  # 6.3
    tell(journal, EVERYONE, E_ASKED_TO_TAKE, state.centurion, state.to_take)


@rule
def begin_taking(state: State) -> None:
    """The Centurion is asked, unless others have made him take all his cards already."""
    state.step = TAKING
    if state.taken_count < state.to_take:
        state.waiting = bit(state.centurion)


@rule
def lying_slots(box: Box, state: State, owner: int) -> int:
    """The slots in which a card still lies face down before its owner."""
    if not state.seats[owner].laid:
        return 0
    return bit(box.setups[state.players].hand) - 1 - int(state.seats[owner].taken)


@rule
def free_slots(box: Box, state: State, owner: int) -> int:
    """The slots from which the Centurion may take a card."""
    slots = lying_slots(box, state, owner)
    if not slots or size_of(state.seats[owner].taken) >= box.most_of_one:
        return 0  # 6.2 never more than two of one seat
    if state.seats[owner].covered != NONE_HELD:
        slots &= ~bit(state.seats[owner].covered)  # 9.6 Venus and Eris protect a card
    return slots


@rule
def list_takings(box: Box, state: State, out: MoveArray) -> int:
    """6.4 Any card that may be taken, one at a time."""
    count = 0
    for owner in range(state.players):
        free = free_slots(box, state, owner)
        for slot in range(LONGEST_ROW):
            out[count] = pack(M_TAKE, owner, slot)
            count += has(free, slot)
    return count


@rule
def choose(state: State, centurion: int, owner: int, slot: int, journal: Journal) -> None:
    """6.4 He takes a card, unseen and still face down, until he has as many as he must."""
    take(state, owner, slot)
    tell(journal, EVERYONE, E_TOOK, centurion, owner, slot)
    if state.taken_count == state.to_take:
        state.waiting = 0


@rule
def take(state: State, owner: int, slot: int) -> None:
    """A card goes to the Centurion's pile."""
    state.seats[owner].taken += bit(slot)
    state.taken_count += 1


# =================================================================================================
# 9. Powers: before the Centurion takes, and again after
# =================================================================================================


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
        if has(players, seat) and kind_of(state.seats[seat].answer) != M_PASS:
            return seat
        seat = left_of(state, seat)
    return NOBODY


@rule
def close_window(box: Box, state: State, stream: Stream, journal: Journal) -> None:
    """All have answered: somebody plays a power, or else the turn goes on."""
    player = first_to_play(state)
    if player != NOBODY:
        play_power(box, state, player, journal)
    elif state.step == BEFORE_TAKING:
        begin_taking(state)
    else:
        resolve_turn(box, state, stream, journal)


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
    out[0] = pack(M_PASS)
    count = 1
    power = state.seats[seat].power
    effect = box.powers[power]
    before = state.step == BEFORE_TAKING
    if effect == SUMMON and before and state.taken_count < state.to_take:
        count = list_cards_of_others(box, state, seat, M_SUMMON, out)
    elif effect == COVER and before:
        for slot in range(LONGEST_ROW):  # 9.6 a card of its own that is still there
            out[count] = pack(M_COVER, power, slot)
            count += has(lying_slots(box, state, seat), slot)
    elif effect == PEEK and not before:
        count = list_cards_of_others(box, state, seat, M_PEEK, out)
    elif effect == SHIFT:
        out[1] = pack(M_SHIFT, power, FORWARD)
        out[2] = pack(M_SHIFT, power, BACK)
        count = 3 if state.caesar != 0 else 2  # 9.8 nothing lies behind the start
    elif effect == CANCEL:
        out[1] = pack(M_CANCEL, power)
        count = 2
    elif effect == FAVOUR:
        out[1] = pack(M_FAVOUR, power)
        count = 2
    return count


@rule
def list_cards_of_others(box: Box, state: State, seat: int, kind: int, out: MoveArray) -> int:
    """9.5 Another's card that may be taken, to summon it; 9.10 one that still lies, to peek."""
    count = 1
    for owner in range(state.players):
        if owner == seat:
            continue
        slots = lying_slots(box, state, owner)
        if kind == M_SUMMON:
            slots = free_slots(box, state, owner)
        for slot in range(LONGEST_ROW):
            out[count] = pack(kind, state.seats[seat].power, owner, slot)
            count += has(slots, slot)
    return count


@rule
def use_power(box: Box, state: State, seat: int, move: int, journal: Journal) -> None:
    """Carry out a power; the card is out of the game."""
    state.holders -= bit(seat)
    tell(journal, EVERYONE, E_PLAYED_POWER, seat, state.seats[seat].power)
    kind = kind_of(move)
    if kind == M_SUMMON:
        owner, slot = part(move, 1), part(move, 2)
        take(state, owner, slot)  # 9.4 it is one of the cards he must take, not one more
        tell(journal, EVERYONE, E_SUMMONED, seat, owner, slot)
    elif kind == M_COVER:
        state.seats[seat].covered = part(move, 1)
        tell(journal, EVERYONE, E_COVERED, seat, part(move, 1))
    elif kind == M_PEEK:
        peek(state, seat, part(move, 1), part(move, 2), journal)
    elif kind == M_SHIFT:
        shift(box, state, seat, part(move, 1), journal)
    elif kind == M_CANCEL:
        state.cancelled = 1
        tell(journal, EVERYONE, E_CANCELLED, seat)
    elif kind == M_FAVOUR:
        state.favours += 1
        tell(journal, EVERYONE, E_FAVOURED, seat)


@rule
def peek(state: State, seat: int, owner: int, slot: int, journal: Journal) -> None:
    """9.10 Roma: everybody sees which card is looked at, only the looker sees what it is."""
    state.peeker = seat
    state.peeked_seat = owner
    state.peeked_slot = slot
    tell(journal, EVERYONE, E_PEEKED, seat, owner, slot)
    tell(journal, only(seat), E_SAW, owner, slot, state.seats[owner].row[slot])


@rule
def shift(box: Box, state: State, seat: int, way: int, journal: Journal) -> None:
    """9.7 Fortuna: one step forward or back; the number of cards to take stays as it was."""
    if way == FORWARD:
        state.caesar = space_after(box, state, state.caesar)
    else:
        state.caesar = space_before(box, state, state.caesar)
    tell(journal, EVERYONE, E_SHIFTED, seat, way, state.caesar)
    if is_rome(box, state.caesar):
        end_game(box, state, ROME_BY_FORTUNA, journal)


# =================================================================================================
# 7. Phases d to g: what follows by itself
# =================================================================================================


@rule
def resolve_turn(box: Box, state: State, stream: Stream, journal: Journal) -> None:
    """Reveal, advance, Senate, end of turn; each phase can end the game."""
    reveal(box, state, stream, journal)
    count_virtual_cards(box, state)
    tell(journal, EVERYONE, E_COUNTED, state.last_red, state.last_blue, state.last_pompey)
    advance(box, state, journal)
    if is_rome(box, state.caesar):
        end_game(box, state, ROME_BY_MARCH, journal)  # 7.8 phase f is not played
        return
    turn_senate(box, state, stream, journal)
    if state.step == OVER:
        return
    state.centurion = left_of(state, state.centurion)  # 7.12 clockwise
    begin_turn(box, state, stream, journal)


# --- d) The reveal ---


@rule
def reveal(box: Box, state: State, stream: Stream, journal: Journal) -> None:
    """7.1 The cards he took are shuffled and turned up one by one."""
    gather_pile(state)
    obey_senate(box, state, stream, journal)
    state.last_red = 0
    state.last_blue = 0
    state.last_pompey = 0
    state.revealed_count = 0
    before = NO_CARD  # the card that a Janus would copy
    shuffle(stream, REVEAL, state.pile, state.pile_count)
    for number in range(state.pile_count):
        card = state.pile[number]
        before = before if card == JANUS else card  # 7.2 the card before; 7.3 or none
        counts_as = before
        if state.cancelled and card in (JANUS, POMPEY):
            counts_as = NO_CARD
        count_card(state, card, counts_as)
        tell(journal, EVERYONE, E_REVEALED, card, counts_as)
    wipe_pile(state)


@rule
def gather_pile(state: State) -> None:
    """The cards the Centurion took, off the rows of their owners."""
    state.pile_count = 0
    for seat in range(state.players):
        for slot in range(LONGEST_ROW):
            state.pile[state.pile_count] = state.seats[seat].row[slot]
            state.pile_count += has(state.seats[seat].taken, slot)


@rule
def wipe_pile(state: State) -> None:
    """Nothing stays behind, of the cards that were not revealed least of all."""
    for number in range(MOST_PILED):
        state.pile[number] = 0
    state.pile_count = 0


@rule
def obey_senate(box: Box, state: State, stream: Stream, journal: Journal) -> None:
    """8.6 First the extra cards from the deck, then what is thrown away unseen."""
    for _ in range(active(box, state, EXTRA_CARD)):
        state.pile[state.pile_count] = draw_one(stream, EXTRA, state.deck, MARCH_KINDS)
        state.pile_count += 1
        tell(journal, EVERYONE, E_EXTRA_CARD)
    for _ in range(active(box, state, DISCARD_CARD)):
        thrown = below(stream, DISCARD, state.pile_count)
        state.pile_count -= 1
        state.pile[thrown] = state.pile[state.pile_count]
        tell(journal, EVERYONE, E_DISCARDED_UNSEEN)


@rule
def active(box: Box, state: State, effect: int) -> int:
    """8.3 How often an effect holds this turn: cards turned last turn, unless Vesta cancels."""
    if state.cancelled:
        return 0
    count = 0
    for number in range(state.turned_count - state.fresh, state.turned_count):
        count += box.senate[state.turned[number]].effect == effect
    return count


@rule
def count_card(state: State, card: int, counts_as: int) -> None:
    """Remember a revealed card and what it counts as."""
    state.revealed[state.revealed_count] = card
    state.revealed_as[state.revealed_count] = counts_as
    state.revealed_count += 1
    state.last_red += counts_as == RED
    state.last_blue += counts_as == BLUE
    state.last_pompey += counts_as == POMPEY


@rule
def count_virtual_cards(box: Box, state: State) -> None:
    """8.9 What the Senate and Iuno add in phases e and f; no Janus can copy it."""
    state.last_red += active(box, state, ONE_RED) + state.favours * box.favour_red
    state.last_blue += active(box, state, ONE_BLUE)
    if not state.cancelled:  # 9.14 Vesta cancels Iuno's Pompey, not her reds
        state.last_pompey += state.favours * box.favour_pompey


# --- e) The advance ---


@rule
def advance(box: Box, state: State, journal: Journal) -> None:
    """7.5 Red minus blue steps forward, never back, and no farther than the next Castrum."""
    steps = 0
    while steps < state.last_red - state.last_blue:
        state.caesar = space_after(box, state, state.caesar)
        steps += 1
        if box.spaces[state.caesar].castrum:  # 7.7 there he stops; what is left is lost
            break
    if steps:
        tell(journal, EVERYONE, E_MARCHED, steps, state.caesar)
    else:
        tell(journal, EVERYONE, E_STAYED, state.caesar)


# --- f) The Senate ---


@rule
def turn_senate(box: Box, state: State, stream: Stream, journal: Journal) -> None:
    """7.9 One card per Pompey, and one more for enough blue."""
    to_turn = int(state.last_pompey)
    if state.last_blue >= box.setups[state.players].blues_for_senate:
        to_turn += 1  # 7.10 one, however many blue there are
    state.fresh = 0
    for _ in range(to_turn):
        if state.turned_count < SENATE_CARDS and state.step != OVER:
            turn_one(box, state, stream, journal)


@rule
def turn_one(box: Box, state: State, stream: Stream, journal: Journal) -> None:
    """7.11 From the top of the column down; after each, the Senate may have won."""
    card = next_senate_card(box, state, stream)
    state.turned[state.turned_count] = card
    state.turned_count += 1
    state.fresh += 1
    italica = naming(box, state, ITALICA)
    apollinaris = naming(box, state, APOLLINARIS)
    tell(journal, EVERYONE, E_TURNED_SENATE, card, italica, apollinaris)
    if italica >= box.legions_to_win and apollinaris >= box.legions_to_win:
        end_game(box, state, FOUR_OF_BOTH, journal)
    elif italica >= box.legions_to_win:
        end_game(box, state, FOUR_ITALICA, journal)
    elif apollinaris >= box.legions_to_win:
        end_game(box, state, FOUR_APOLLINARIS, journal)


@rule
def next_senate_card(box: Box, state: State, stream: Stream) -> int:
    """2.6 The card without effect lies on top; nobody knows the order of the others."""
    if state.turned_count == 0:
        return int(box.top_senate)
    face_up = 0
    for number in range(state.turned_count):
        face_up |= bit(state.turned[number])
    hidden = SENATE_CARDS - state.turned_count
    return nth_missing(face_up, below(stream, SENATE, hidden))


@rule
def naming(box: Box, state: State, legion: int) -> int:
    """8.2 Face-up Senate cards that name a legion; the joker names both."""
    count = 0
    for number in range(state.turned_count):
        count += has(box.senate[state.turned[number]].legions, legion)
    return count


# =================================================================================================
# 10. The end of the game
# =================================================================================================


@rule
def end_game(box: Box, state: State, reason: int, journal: Journal) -> None:
    """10.1 At once: one side has won; 10.3 the roles are shown."""
    winner = LEGIONARY if reason in (ROME_BY_MARCH, ROME_BY_FORTUNA) else SENATOR
    state.step = OVER
    state.waiting = 0
    state.reason = reason
    for seat in range(state.players):
        if state.seats[seat].role == winner:
            state.winners += bit(seat)
    tell(journal, EVERYONE, E_ENDED, reason)
    for seat in range(state.players):
        tell(journal, EVERYONE, E_ROLE_SHOWN, seat, state.seats[seat].role)
    gather_cards(box, state)  # 7.13 cards that were not chosen are never shown


# =================================================================================================
# What a seat cannot know
# =================================================================================================


@rule
def knows_role(box: Box, state: State, seat: int, other: int) -> bool:
    """Whether `seat` has been shown the role of `other`."""
    if state.step == OVER or seat == other:
        return True
    if seat == NOBODY or not box.setups[state.players].recognition:
        return False
    return state.seats[seat].role == SENATOR  # who then knows the legionaries too


@rule
def imagine_roles(box: Box, state: State, seat: int, stream: Stream) -> None:
    """Any dealing of the roles that the seat has not been shown."""
    reds = 0
    hidden = 0
    for other in range(state.players):
        if not knows_role(box, state, seat, other):
            hidden += 1
            reds += state.seats[other].role == LEGIONARY
    if not hidden:
        return
    draw_lots(stream, IMAGINE, hidden, hidden)
    number = 0
    for other in range(state.players):
        if knows_role(box, state, seat, other):
            continue
        if stream.lot[number] < reds:
            state.seats[other].role = LEGIONARY
            reds -= 1
        else:
            state.seats[other].role = SENATOR
        number += 1


@rule
def imagine_powers(box: Box, state: State, seat: int, stream: Stream) -> None:
    """Any dealing of the powers that have not been played; those left in the box are hidden too."""
    if not box.setups[state.players].powers:
        return
    hidden = int(state.holders)
    if seat != NOBODY:
        hidden &= ~bit(seat)
    known = 0
    for other in range(state.players):
        if not has(hidden, other):
            known |= bit(state.seats[other].power)
    draw_lots(stream, IMAGINE, POWER_CARDS - size_of(known), size_of(hidden))
    number = 0
    for other in range(state.players):
        if has(hidden, other):
            state.seats[other].power = nth_missing(known, stream.lot[number])
            known |= bit(state.seats[other].power)
            number += 1


@rule
def imagine_cards(box: Box, state: State, seat: int, stream: Stream) -> None:
    """Any deal of the March cards that the seat has not seen; a row not shown yet may be unlaid."""
    pool_cards(box, state, seat)
    each = box.setups[state.players].hand
    for other in range(state.players):
        if other == seat or other == state.centurion:
            continue
        place = state.seats[other]
        for kind in range(MARCH_KINDS):
            place.hand[kind] = 0
        # 5.3 nobody sees whether a seat that is still busy has laid its row already
        place.laid = 1
        if state.step == SUGGEST and has(state.waiting, other):
            place.laid = below(stream, IMAGINE, 2) if state.declarations else 0
        wanted = int(each)
        for slot in range(each):
            wanted -= place.laid and has_seen(state, seat, other, slot)
        draw_from(stream, IMAGINE, state.deck, MARCH_KINDS, wanted)
        number = 0
        for slot in range(LONGEST_ROW):
            if slot >= each or not place.laid:
                place.row[slot] = NO_CARD
            elif not has_seen(state, seat, other, slot):
                place.row[slot] = stream.lot[number]
                number += 1
        if not place.laid:
            for number in range(each):
                place.hand[stream.lot[number]] += 1


@rule
def pool_cards(box: Box, state: State, seat: int) -> None:
    """Put every March card that the seat has not seen into the deck."""
    for kind in range(MARCH_KINDS):
        state.deck[kind] = box.setups[state.players].march[kind]
        if seat != NOBODY:
            state.deck[kind] -= state.seats[seat].hand[kind]
    for other in range(state.players):
        for slot in range(LONGEST_ROW):
            card = state.seats[other].row[slot]
            if card != NO_CARD and has_seen(state, seat, other, slot):
                state.deck[card] -= 1


@rule
def has_seen(state: State, seat: int, owner: int, slot: int) -> bool:
    """Whether a seat has seen the card in this slot: its own, or through Roma."""
    if seat == NOBODY:
        return False
    if seat == owner:
        return True
    return state.peeker == seat and state.peeked_seat == owner and state.peeked_slot == slot


@rule
def imagine_answers(box: Box, state: State, seat: int, stream: Stream, out: MoveArray) -> None:
    """Any sealed answers of the seats that have given theirs."""
    for other in range(state.players):
        if other == seat or other == state.centurion or has(state.waiting, other):
            continue
        if state.step == SUGGEST and state.declarations:
            count = list_declarations(box, state, out)
            seal_claim(state, other, out[below(stream, IMAGINE, count)])
        elif state.step == BEFORE_TAKING or state.step == AFTER_TAKING:
            if has(who_may_play(state), other):
                count = list_powers(box, state, other, out)
                state.seats[other].answer = out[below(stream, IMAGINE, count)]
