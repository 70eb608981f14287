"""What one seat may know of a game of Rubico: a blank view, to which is added what is allowed."""

from __future__ import annotations

from rubra.core.bits import has
from rubra.core.game import MoveArray
from rubra.core.journal import NOBODY
from rubra.core.record import Array, i8, i16, u8, u16
from rubra.core.rule import rule
from rubra.core.view import (
    by_name,
    flag,
    hidden,
    listed,
    members,
    nested,
    number,
    view_record,
    word,
)
from rubra.games.rubico.choice import cards_to_take, why_not_take
from rubra.games.rubico.knowledge import has_seen, knows_role
from rubra.games.rubico.march import active, naming
from rubra.games.rubico.powers import list_powers
from rubra.games.rubico.state import (
    BEFORE_TAKING,
    MOST_REVEALED,
    NONE_HELD,
    OVER,
    STEPS,
    SUGGEST,
    TAKING,
    Box,
    State,
)
from rubra.games.rubico.track import distance_to_castrum, is_rome, space_after, space_before
from rubra.games.rubico.words import (
    APOLLINARIS,
    ASK_DECLARE,
    ASK_LAY,
    ASK_NOTHING,
    ASK_TAKING,
    ASKS,
    CARD,
    ITALICA,
    KINDS,
    LEGIONS,
    LONGEST_ROW,
    MARCH_KINDS,
    MOST_PLAYERS,
    MOST_SPACES,
    NO_CARD,
    POWER,
    POWER_EFFECTS,
    REASON,
    ROLE,
    SENATE,
    SENATE_CARDS,
    SENATE_EFFECTS,
    SIDES,
    WHY_NOT,
)

HELD_EFFECTS = SENATE_EFFECTS[1:]  # the first is none

# --- What a view is made of ---


@view_record
class Space:
    """A space that exists with this many players."""

    space: u8
    id: u8 = word("space")
    castrum: u8 = flag()


@view_record
class Beside:
    """The spaces before and behind Caesar."""

    forward: i8 = number(or_null=True)
    back: i8 = number(or_null=True)


@view_record
class PowersThisTurn:
    """What the powers played this turn do."""

    cancelled: u8 = flag()
    favours: u8


@view_record
class SenateCard:
    """A Senate card that lies face up."""

    card: u8 = word(SENATE)
    legions: u8 = members(LEGIONS)
    effect: u8 = word(SENATE_EFFECTS)
    fresh: u8 = flag()  # turned last turn: its effect holds in this one


@view_record
class Senate:
    """The cards face up, and what they do."""

    turned: Array[SenateCard] = listed(SENATE_CARDS, count="turned_count")
    turned_count: u8 = hidden()
    hidden: u8
    italica: u8
    apollinaris: u8
    to_win: u8
    active: Array[u8] = by_name(HELD_EFFECTS)


@view_record
class RowCard:
    """A card before its owner."""

    card: i8 = word(KINDS, or_null=True)  # its face, for those who have seen it
    taken: u8 = flag()
    why_not: i8 = word(WHY_NOT, or_null=True)  # why the Centurion cannot take it


@view_record
class SeatView:
    """A place at the table."""

    role: i8 = word(ROLE, or_null=True)
    has_power: u8 = flag()
    power: i8 = word(POWER, or_null=True)
    effect: i8 = word(POWER_EFFECTS, or_null=True)  # of that power
    row: Array[RowCard] = listed(LONGEST_ROW, count="row_count")
    row_count: u8 = hidden()
    covered: i8 = number(or_null=True)
    claim: Array[i8] = by_name(KINDS, or_null=True)
    hand: Array[i8] = by_name(KINDS, left_out=True)


@view_record
class Shown:
    """A card that came up, and what it counted as."""

    card: u8 = word(KINDS)
    counted_as: u8 = word(CARD, name="as")


@view_record
class Reveal:
    """What came up last, and how it was counted."""

    cards: Array[Shown] = listed(MOST_REVEALED, count="card_count")
    card_count: u8 = hidden()
    red: i8
    blue: i8
    pompey: i8


@view_record
class Result:
    """How the game ended."""

    reason: i8 = word(REASON)
    side: u8 = word(SIDES)
    winners: u16 = members()


@view_record
class Asked:
    """What the viewer is asked."""

    ask: i8 = word(ASKS)
    left: i8 = number(left_out=True)
    most: i8 = number(left_out=True)


@view_record
class View:
    """The table as one seat sees it, or somebody who only watches."""

    you: i8 = number(or_null=True)
    players: u8
    declarations: u8 = flag()
    turn: i16
    step: u8 = word(STEPS)
    waiting: u16 = members()
    asked: Asked = nested(or_null=True)
    centurion: u8
    caesar: u8
    track: Array[Space] = listed(MOST_SPACES, count="space_count")
    space_count: u8 = hidden()
    beside: Beside
    to_castrum: i8 = number(or_null=True)  # steps of Caesar
    row_length: u8
    to_take: i8 = number(or_null=True)
    would_take: i8 = number(or_null=True)  # if all had laid now
    taken: u8
    most_of_one: u8
    powers_this_turn: PowersThisTurn
    senate: Senate
    seats: Array[SeatView] = listed(MOST_PLAYERS, count="players")
    reveal: Reveal
    result: Result = nested(or_null=True)


# --- What is allowed ---


@rule
def view(box: Box, state: State, seat: int, scratch: MoveArray, out: View) -> None:
    """The table as `seat` sees it; as a spectator sees it for NOBODY."""
    show_table(box, state, out)
    show_senate(box, state, out.senate)
    show_reveal(state, out.reveal)
    for other in range(state.players):
        show_seat(box, state, seat, other, out.seats[other])
    if state.step == OVER:
        out.result.reason = state.reason
        out.result.side = state.reason
        out.result.winners = state.winners
    if seat != NOBODY:
        out.you = seat
        if has(state.waiting, seat):
            ask(box, state, seat, scratch, out.asked)


@rule
def show_table(box: Box, state: State, out: View) -> None:
    """What lies open in the middle."""
    out.players = state.players
    out.declarations = state.declarations
    out.turn = state.turn
    out.step = state.step
    out.waiting = state.waiting
    out.centurion = state.centurion
    out.caesar = state.caesar
    out.row_length = box.setups[state.players].hand  # 5.1
    if state.step == SUGGEST:
        out.would_take = cards_to_take(box, state)
    else:
        out.to_take = state.to_take  # 6.5 counted when all have laid
    if not is_rome(box, state.caesar):
        out.beside.forward = space_after(box, state, state.caesar)
        out.to_castrum = distance_to_castrum(box, state)
    if state.caesar != 0:  # 9.8 nothing lies behind the start
        out.beside.back = space_before(box, state, state.caesar)
    out.taken = state.taken_count
    out.most_of_one = box.most_of_one
    out.powers_this_turn.cancelled = state.cancelled
    out.powers_this_turn.favours = state.favours
    for space in range(box.space_count):
        if box.spaces[space].players <= state.players:
            shown = out.track[out.space_count]
            shown.space = space
            shown.id = space
            shown.castrum = box.spaces[space].castrum
            out.space_count += 1


@rule
def show_senate(box: Box, state: State, out: Senate) -> None:
    """8.1 The cards that were turned, and nothing of the others but how many."""
    out.turned_count = state.turned_count
    for place in range(state.turned_count):
        card = state.turned[place]
        out.turned[place].card = card
        out.turned[place].legions = box.senate[card].legions
        out.turned[place].effect = box.senate[card].effect
        out.turned[place].fresh = place >= int(state.turned_count) - int(state.fresh)
    out.hidden = SENATE_CARDS - state.turned_count
    out.italica = naming(box, state, ITALICA)
    out.apollinaris = naming(box, state, APOLLINARIS)
    out.to_win = box.legions_to_win
    for effect in range(1, len(SENATE_EFFECTS)):
        out.active[effect - 1] = active(box, state, effect)


@rule
def show_reveal(state: State, out: Reveal) -> None:
    """7.1 What came up last is seen by all."""
    out.card_count = state.revealed_count
    for place in range(state.revealed_count):
        out.cards[place].card = state.revealed[place]
        out.cards[place].counted_as = state.revealed_as[place]
    out.red = state.last_red
    out.blue = state.last_blue
    out.pompey = state.last_pompey


# --- Seats ---


@rule
def show_seat(box: Box, state: State, viewer: int, seat: int, out: SeatView) -> None:
    """A seat: what lies open, and what its owner or another has been shown."""
    place = state.seats[seat]
    own = viewer == seat
    if knows_role(box, state, viewer, seat):
        out.role = place.role
    out.has_power = has(state.holders, seat)
    if own if out.has_power else box.setups[state.players].powers:
        out.power = place.power  # one's own, or one that was played
        out.effect = box.powers[place.power]
    if own or state.step != SUGGEST:  # 5.3 others see a row when all have laid
        show_row(box, state, viewer, seat, out)
    if place.covered != NONE_HELD:
        out.covered = place.covered
    # 5.5 Claims are shown together; until then each seat knows its own
    if place.declared and (state.step != SUGGEST or (own and not has(state.waiting, seat))):
        for kind in range(MARCH_KINDS):
            out.claim[kind] = place.claim[kind]
    if own:
        for kind in range(MARCH_KINDS):
            out.hand[kind] = place.hand[kind]


@rule
def show_row(box: Box, state: State, viewer: int, seat: int, out: SeatView) -> None:
    """The cards before a seat, from its own left; those that were seen with their faces."""
    for slot in range(LONGEST_ROW):
        if state.seats[seat].row[slot] == NO_CARD:
            continue
        card = out.row[out.row_count]
        if has_seen(state, viewer, seat, slot):
            card.card = state.seats[seat].row[slot]
        card.taken = has(state.seats[seat].taken, slot)
        if card.taken or state.step == BEFORE_TAKING or state.step == TAKING:
            card.why_not = why_not_take(box, state, seat, slot)
        out.row_count += 1


# --- The question ---


@rule
def ask(box: Box, state: State, seat: int, scratch: MoveArray, out: Asked) -> None:
    """What a seat is asked."""
    if state.step == SUGGEST:
        out.ask = ASK_DECLARE if state.seats[seat].laid else ASK_LAY
    elif state.step == TAKING:
        out.ask = ASK_TAKING
        out.left = state.to_take - state.taken_count
        out.most = box.most_of_one
    elif list_powers(box, state, seat, scratch) > 1:
        out.ask = state.step  # its name is the same
    else:
        out.ask = ASK_NOTHING
