"""The rules of Rubico, in the order of the rulebook.

A turn:

    a) Draw           every seat but the Centurion draws March cards
    b) Suggestion     each lays its cards face down in a row, and may declare what they are
       powers         each seat may play its power
    c) Choice         the Centurion takes cards unseen: the distance to the next Castrum, plus 2
       powers         each seat may play its power
    d) Reveal         the Centurion shuffles these cards and turns them up, card by card
    e) Advance        Caesar marches red minus blue steps; at Rome, Caesar has won
    f) Senate         Senate cards are turned; with four of one legion, the Senate has won
    g) End of turn    the Centurion's staff passes clockwise, all March cards are shuffled

Numbers such as 4.2 in the comments are the clauses of texts/en/rules.md.
"""

from __future__ import annotations

from rubra.core.bits import bit, nth_missing
from rubra.core.game import MoveArray
from rubra.core.journal import NOBODY, Journal, only, tell
from rubra.core.rule import rule
from rubra.core.stream import Stream, below, draw_lots
from rubra.core.vocabulary import kind_of
from rubra.games.rubico import choice, knowledge, march, powers, suggestion
from rubra.games.rubico.state import (
    AFTER_TAKING,
    BEFORE_TAKING,
    FIRST,
    OVER,
    POWERS,
    ROLES,
    SUGGEST,
    TAKING,
    Box,
    Options,
    State,
)
from rubra.games.rubico.words import (
    LEGIONARY,
    POWER_CARDS,
    SENATOR,
    Event,
    Move,
)

# --- The verbs ---


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
    suggestion.begin_turn(box, state, stream, journal)


@rule
def moves(box: Box, state: State, seat: int, out: MoveArray) -> int:
    """Every legal move of a seat that is asked."""
    if state.step == SUGGEST:
        if not state.seats[seat].laid:
            return suggestion.list_rows(box, state, seat, out)
        return suggestion.list_declarations(box, state, out)
    if state.step == TAKING:
        return choice.list_takings(box, state, out)
    return powers.list_powers(box, state, seat, out)


@rule
def play(box: Box, state: State, seat: int, move: int, stream: Stream, journal: Journal) -> None:
    """Carry out a legal move, and all that follows from it by itself."""
    kind = kind_of(move)
    if kind == Move.lay.kind:
        suggestion.lay(state, seat, move)
    elif kind in (Move.declare.kind, Move.say_nothing.kind):
        suggestion.declare(state, seat, move)
    elif kind == Move.take.kind:
        choice.choose(state, seat, Move.take.seat(move), Move.take.slot(move), journal)
    else:
        powers.answer_for_power(state, seat, move)
    go_on(box, state, stream, journal)


@rule
def go_on(box: Box, state: State, stream: Stream, journal: Journal) -> None:
    """The sequence of play: on and on, until somebody has to decide or the game is over."""
    while not state.waiting and state.step != OVER:
        if state.step == SUGGEST:
            suggestion.show_suggestions(state, journal)
            choice.begin_choice(box, state, journal)
            powers.open_window(state, BEFORE_TAKING)
        elif state.step == TAKING:
            powers.open_window(state, AFTER_TAKING)
        else:
            close_window(box, state, stream, journal)


@rule
def close_window(box: Box, state: State, stream: Stream, journal: Journal) -> None:
    """All have answered: somebody plays a power, or else the turn goes on."""
    player = powers.first_to_play(state)
    if player != NOBODY:
        powers.play_power(box, state, player, journal)
    elif state.step == BEFORE_TAKING:
        choice.begin_taking(state)
    else:
        march.resolve_turn(box, state, stream, journal)


@rule
def imagine(box: Box, state: State, seat: int, stream: Stream, out: MoveArray) -> None:
    """Redraw all that a seat (or NOBODY, a spectator) cannot know: all that is possible, evenly."""
    knowledge.imagine_roles(box, state, seat, stream)
    knowledge.imagine_powers(box, state, seat, stream)
    if state.step != OVER:
        knowledge.imagine_cards(box, state, seat, stream)
        knowledge.imagine_answers(box, state, seat, stream, out)


# --- 2. Set-up ---


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
        tell(journal, only(seat), Event.got_role(state.seats[seat].role))


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
        tell(journal, only(seat), Event.got_power(power))


@rule
def recognise(box: Box, state: State, journal: Journal) -> None:
    """2.7 With five or seven players the senators open their eyes and see each other."""
    if not box.setups[state.players].recognition:
        return
    for seat in range(state.players):
        for other in range(state.players):
            if seat != other and both_senators(state, seat, other):
                tell(journal, only(seat), Event.recognised(other))


@rule
def both_senators(state: State, seat: int, other: int) -> bool:
    """Whether two seats are both of the Senate."""
    return state.seats[seat].role == SENATOR and state.seats[other].role == SENATOR
