"""Chapters 7 and 8: the reveal, Caesar's advance, the Senate, the end of the turn."""

from __future__ import annotations

from rubra.core.bits import bit, has, nth_missing
from rubra.core.journal import EVERYONE, Journal, tell
from rubra.core.rule import rule
from rubra.core.stream import Stream, below, draw_one, shuffle
from rubra.games.rubico.ending import end_game
from rubra.games.rubico.state import DISCARD, EXTRA, MOST_PILED, OVER, REVEAL, SENATE, Box, State
from rubra.games.rubico.suggestion import begin_turn, left_of
from rubra.games.rubico.track import is_rome, space_after
from rubra.games.rubico.words import (
    APOLLINARIS,
    BLUE,
    DISCARD_CARD,
    EXTRA_CARD,
    FOUR_APOLLINARIS,
    FOUR_ITALICA,
    FOUR_OF_BOTH,
    ITALICA,
    JANUS,
    LONGEST_ROW,
    MARCH_KINDS,
    NO_CARD,
    ONE_BLUE,
    ONE_RED,
    POMPEY,
    RED,
    ROME_BY_MARCH,
    SENATE_CARDS,
    Event,
)

# --- 7. What follows by itself ---


@rule
def resolve_turn(box: Box, state: State, stream: Stream, journal: Journal) -> None:
    """Reveal, advance, Senate, end of turn; each phase can end the game."""
    reveal(box, state, stream, journal)
    count_virtual_cards(box, state, journal)
    tell(journal, EVERYONE, Event.counted(state.last_red, state.last_blue, state.last_pompey))
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
    """7.1 The cards that the Centurion took are shuffled and turned up one by one."""
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
        tell(journal, EVERYONE, Event.revealed(card, counts_as))
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
        tell(journal, EVERYONE, Event.extra_card())
    for _ in range(active(box, state, DISCARD_CARD)):
        thrown = below(stream, DISCARD, state.pile_count)
        state.pile_count -= 1
        state.pile[thrown] = state.pile[state.pile_count]
        tell(journal, EVERYONE, Event.discarded_unseen())


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
def count_virtual_cards(box: Box, state: State, journal: Journal) -> None:
    """8.9 What the Senate and Iuno add in phases e and f; no Janus can copy it."""
    if not state.cancelled:
        for number in range(state.turned_count - state.fresh, state.turned_count):
            count_senate_card(box, state, state.turned[number], journal)
    if state.favours:
        red = int(state.favours) * int(box.favour_red)
        pompey = 0 if state.cancelled else int(state.favours) * int(box.favour_pompey)  # 9.14
        state.last_red += red
        state.last_pompey += pompey
        tell(journal, EVERYONE, Event.favour_added(red, pompey))


@rule
def count_senate_card(box: Box, state: State, card: int, journal: Journal) -> None:
    """8.7, 8.8 One more blue or red card, if that is what a Senate card does."""
    effect = box.senate[card].effect
    if effect == ONE_RED:
        state.last_red += 1
        tell(journal, EVERYONE, Event.senate_added(card, RED))
    elif effect == ONE_BLUE:
        state.last_blue += 1
        tell(journal, EVERYONE, Event.senate_added(card, BLUE))


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
        tell(journal, EVERYONE, Event.marched(steps, state.caesar))
    else:
        tell(journal, EVERYONE, Event.stayed(state.caesar))


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
    tell(journal, EVERYONE, Event.turned_senate(card, italica, apollinaris))
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
