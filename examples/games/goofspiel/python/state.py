"""What lies in the box of Goofspiel, and what lies on the table. Cards count from 0."""

from __future__ import annotations

from rubra.core.record import Array, i16, record, size, u8, u16
from rubra.games.goofspiel.words import MOST_CARDS, MOST_PLAYERS

MOST_MOVES = MOST_CARDS
PRIZES, IMAGINE = range(2)  # what chance is asked for
NO_CARD = 255


@record
class Box:
    """Everything printed."""

    cards: u8  # of each player, and prizes


@record
class Options:
    """Chosen before the game."""

    players: u8


@record
class Seat:
    """A place at the table."""

    hand: u16  # a bit for each card, the one that is bid too until it is shown
    bid: u8  # the card under seal, or NO_CARD
    points: u8


@record
class State:
    """The table."""

    players: u8
    turn: i16
    waiting: u16
    reason: u8
    winners: u16
    prize: u8  # the one that is bid for, or NO_CARD
    prizes: u16  # a bit for each prize that has not come up
    seats: Array[Seat] = size(MOST_PLAYERS)
