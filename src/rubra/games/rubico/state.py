"""What lies in the box of Rubico, and what lies on the table."""

from __future__ import annotations

from rubra.core.record import Array, i8, i16, i64, record, size, u8, u16
from rubra.games.rubico.words import (
    LONGEST_ROW,
    MARCH_KINDS,
    MOST_PLAYERS,
    MOST_SPACES,
    POWER_CARDS,
    SENATE_CARDS,
)

ALL_ROWS = MARCH_KINDS**LONGEST_ROW
HAND_NUMBERS = (LONGEST_ROW + 1) ** (MARCH_KINDS - 1)
MOST_CLAIMS = 1 + 35  # ways to make up four cards of four kinds
MOST_REVEALED = 25  # there are no more March cards
MOST_PILED = MOST_REVEALED + 1  # and a place to write one that does not stay

MOST_MOVES = 64  # no seat ever has more

# What chance is asked for, each with a count of its own
FIRST, ROLES, POWERS, DEAL, EXTRA, DISCARD, REVEAL, SENATE, IMAGINE = range(9)

# The steps of a turn in which somebody decides; the rest happens by itself
SUGGEST, BEFORE_TAKING, TAKING, AFTER_TAKING, OVER = range(5)
STEPS = ("suggest", "before_taking", "taking", "after_taking", "over")

NONE_HELD = -1  # no slot, no seat


# --- The box ---


@record
class Setup:
    """One row of the set-up table."""

    red_roles: u8
    blue_roles: u8
    march: Array[u8] = size(MARCH_KINDS)  # cards of each kind in the March deck
    hand: u8  # cards each seat draws
    blues_for_senate: u8  # blue cards that turn a Senate card
    powers: u8  # whether power cards are dealt
    recognition: u8  # whether the blues see each other
    # Lists of moves that depend on nothing else, made when the box is opened
    claims: Array[i64] = size(MOST_CLAIMS)  # all a seat can say: silence first
    claim_count: u8
    rows: Array[i64] = size(ALL_ROWS)  # all rows there are, those of one hand side by side
    first_row: Array[u16] = size(HAND_NUMBERS)  # where those of a hand begin, by its number
    row_count: Array[u8] = size(HAND_NUMBERS)


@record
class Space:
    """A space of the track."""

    players: u8  # exists with at least this many players
    castrum: u8


@record
class SenateCard:
    """A Senate card."""

    effect: u8
    legions: u8  # a bit for each legion it names


@record
class Box:
    """Everything printed."""

    setups: Array[Setup] = size(MOST_PLAYERS + 1)  # by number of players
    spaces: Array[Space] = size(MOST_SPACES)
    space_count: u8
    senate: Array[SenateCard] = size(SENATE_CARDS)
    top_senate: u8  # the card that always lies in the top space
    powers: Array[u8] = size(POWER_CARDS)  # the effect of each
    favour_red: u8
    favour_pompey: u8
    beyond_distance: u8  # cards the Centurion takes beyond the distance
    most_of_one: u8  # cards that the Centurion may take from one seat
    legions_to_win: u8


@record
class Options:
    """Chosen before the game."""

    players: u8
    declarations: u8


# --- The table ---


@record
class Seat:
    """One place at the table."""

    role: u8
    power: u8  # the power card dealt to it, if powers are in the game
    hand: Array[u8] = size(MARCH_KINDS)  # cards drawn and not yet laid, by kind
    row: Array[u8] = size(LONGEST_ROW)  # cards laid, from its own left; NO_CARD where none lies
    laid: u8
    taken: u8  # a bit for each slot of the row that the Centurion has
    covered: i8  # the slot that Venus or Eris protects
    declared: u8  # made a claim this turn, rather than saying nothing
    claim: Array[u8] = size(MARCH_KINDS)
    answer: i64  # its sealed answer in a window for powers


@record
class State:
    """The table."""

    # What every game has (core/game.py)
    waiting: u16
    turn: i16
    reason: u8
    winners: u16

    # The game
    players: u8
    declarations: u8
    step: u8
    centurion: u8
    holders: u8  # a bit for each seat that holds a power it has not played
    caesar: u8  # the space he stands on
    seats: Array[Seat] = size(MOST_PLAYERS)
    deck: Array[u8] = size(MARCH_KINDS)  # March cards left after the draw, by kind

    pile: Array[u8] = size(MOST_PILED)  # cards in the Centurion's hand, only during the reveal
    pile_count: u8

    # This turn
    to_take: u8  # cards the Centurion takes in all
    taken_count: u8
    window_first: u8  # the seat whose power goes first if several would play
    cancelled: u8  # Vesta
    favours: u8  # Iuno
    peeker: i8  # who looked at a card with Roma
    peeked_seat: i8
    peeked_slot: i8

    # The Senate
    turned: Array[u8] = size(SENATE_CARDS)  # the cards face up, in the order they were turned
    turned_count: u8
    fresh: u8  # how many of them were turned last turn: their effects hold in this one

    # The last reveal, for everybody to see
    revealed: Array[u8] = size(MOST_REVEALED)
    revealed_as: Array[u8] = size(MOST_REVEALED)
    revealed_count: u8
    last_red: i8
    last_blue: i8
    last_pompey: i8
