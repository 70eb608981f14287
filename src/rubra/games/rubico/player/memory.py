"""What a player of Rubico remembers while the game goes on.

`Memory` is the rule of thumb that any player has: whoever gave cards to a bad reveal is suspect.
`BeliefState` holds, besides, the facts that belief.py needs for exact probabilities.
"""

from __future__ import annotations

from rubra.core.record import Array, f64, i8, i16, record, size, u8, u16
from rubra.games.rubico.state import ALL_ROWS, HAND_NUMBERS
from rubra.games.rubico.words import LONGEST_ROW, MARCH_KINDS, MOST_PLAYERS

# Manners: what somebody does again and again, whatever their side. Nobody knows another's
LOYALLY, SLYLY, RED_FIRST, BLUE_FIRST, ANYHOW = range(5)  # of laying a row
HONESTLY, BOASTFULLY, NOT_AT_ALL, ALWAYS_BOASTING, ANYTHING = range(5)  # of declaring
FOR_CAESAR, FOR_THE_SENATE, FROM_THE_LEFT, FROM_THE_RIGHT, ANY_OF_THEM = range(5)  # of taking
MANNERS = 5

MOST_WORLDS = 35  # ways to deal four red and three blue roles to seven seats
SILENT = 255  # the number of a declaration that was not made


@record
class Ways:
    """How likely somebody of one role has each of the manners above."""

    lays: Array[f64] = size(MANNERS)
    says: Array[f64] = size(MANNERS)
    takes: Array[f64] = size(MANNERS)


@record
class Memory:
    """Suspicion by rule of thumb: this is what imagined players go by."""

    turn: i16  # the turn that `gave` is about
    odds: Array[f64] = size(MOST_PLAYERS)  # how much more a seat looks blue than at first
    gave: Array[u8] = size(MOST_PLAYERS)  # cards the Centurion took from each seat this turn
    said: Array[f64] = size(MOST_PLAYERS)  # how much more a senator says what each seat declared
    chooser: u8  # that Centurion
    # Of all that can be declared, by its number: the same, and the share of hands that are so
    tells: Array[f64] = size(HAND_NUMBERS)
    ordinary: Array[f64] = size(HAND_NUMBERS)
    ways: Array[Ways] = size(2 * MOST_PLAYERS)  # by seat and role


@record
class Row:
    """A row that can be laid, and how it relates to the hand it is made of."""

    cards: Array[u8] = size(LONGEST_ROW)
    hand: Array[u8] = size(MARCH_KINDS)
    truth: u8  # the number of the hand, when declared as it is
    boast: u8  # the number of what somebody who hides blue cards would declare
    alike: u8  # rows that the same hand can make
    loyal: u8  # whether it is the row with red in front
    treacherous: u8  # whether it is the row with blue in front
    deceives: u8  # whether the card in front is not the one it pretends to be


@record
class Advice:
    """What a seat has said and given this turn."""

    declared: u8  # the number of its declaration, or SILENT
    claim: Array[u8] = size(MARCH_KINDS)
    taken: u8  # a bit for each slot
    covered: i8
    # Said of its own cards besides: the last of each counts
    told: u8  # whether anything was
    whole: u8  # the number of the hand, or SILENT
    cards: Array[u8] = size(LONGEST_ROW)  # what lies in a place, or NO_CARD
    least: Array[u8] = size(MARCH_KINDS)  # at least so many of a kind


@record
class Talk:
    """What the seat remembers of what is said."""

    spoke: u8  # how often it did itself this turn
    asked: u8  # a bit for each question that it was asked this turn and has not answered
    doubters: u8  # a bit for each seat that has doubted it this turn
    considered: u8  # a bit for each topic that it has thought about this turn
    views: Array[u8] = size(MOST_PLAYERS * MOST_PLAYERS)  # by speaker and seat: the last it said


@record
class Turn:
    """What its seat knows of this turn."""

    centurion: u8
    rows_lie: u8
    own_row: Array[u8] = size(LONGEST_ROW)
    seats: Array[Advice] = size(MOST_PLAYERS)
    peeked_seat: i8  # looked at with Roma, by the seat itself
    peeked_slot: i8
    peeked_card: u8
    extra: u8
    discarded: u8
    revealed: Array[u8] = size(MARCH_KINDS)


@record
class BeliefState:
    """All that a seat has made of what it saw."""

    exact: u8  # whether to keep exact probabilities, or only the rule of thumb
    seat: i8
    players: u8
    hand: u8  # cards in a row
    claims: u8  # how many different things can be declared
    memory: Memory
    turn: Turn
    talk: Talk

    # The roles: one world for each way they may have been dealt
    worlds: u8
    senators: Array[u8] = size(MOST_WORLDS)  # a bit for each blue seat
    own: Array[f64] = size(MOST_WORLDS)  # how likely to this seat
    public: Array[f64] = size(MOST_WORLDS)  # how likely to somebody who only watches
    now: Array[f64] = size(MOST_WORLDS)  # to this seat, with what was declared this turn
    # The manners of each seat in each role, to somebody who only watches; to this seat: in `memory`
    public_ways: Array[Ways] = size(2 * MOST_PLAYERS)
    # Likely blue at the start of the turn, to everybody and to a Centurion of either colour
    looks: Array[f64] = size(MOST_PLAYERS)
    to_red: Array[f64] = size(MOST_PLAYERS)
    to_blue: Array[f64] = size(MOST_PLAYERS)

    # Every row there is with so many players
    row_count: u16
    rows: Array[Row] = size(ALL_ROWS)
