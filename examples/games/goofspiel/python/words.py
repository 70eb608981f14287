"""Goofspiel's vocabulary: its moves, its events, the ways to end."""

from __future__ import annotations

from rubra.core.game import GOES_ON, Reason, Refusal
from rubra.core.vocabulary import BY_NAME, FROM_ONE, Domain, EventKind, MoveKind, Vocabulary, Words

MOST_PLAYERS = 3
MOST_CARDS = 13

# Why the game is over
GAME_GOES_ON, MOST_POINTS, SHARED = range(3)
REASONS = (GOES_ON, Reason("most_points"), Reason("shared"))

# What a seat is asked, and why a bid may not be made
ASK_BID = 0
ASKS = ("bid",)
NOT_HELD = 0
REFUSALS = (Refusal("not_held", "2.2"),)

SEAT = Domain("seat", MOST_PLAYERS, spoken=BY_NAME)
CARD = Domain("card", MOST_CARDS, spoken=FROM_ONE, secret=True)  # under seal until all have bid
PRIZE = Domain("prize", MOST_CARDS, spoken=FROM_ONE)
TURN = Domain("turn", 100)
REASON = Domain("reason", tuple(reason.name for reason in REASONS))


class Move(Words):
    """What a seat can do."""

    bid = MoveKind(card=CARD)


class Event(Words):
    """What happens."""

    round_began = EventKind(turn=TURN, prize=PRIZE)
    bid_shown = EventKind(seat=SEAT, card=CARD)
    won = EventKind(seat=SEAT, prize=PRIZE)
    tied = EventKind(prize=PRIZE)
    ended = EventKind(reason=REASON)


MOVES, EVENTS = Vocabulary(Move), Vocabulary(Event)
