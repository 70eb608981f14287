"""Rubico's vocabulary: what its cards, moves and events are called."""

from __future__ import annotations

from rubra.core.game import GOES_ON, Reason, Refusal
from rubra.core.vocabulary import BY_NAME, FROM_ONE, Domain, EventKind, MoveKind, Vocabulary, Words

MOST_PLAYERS = 7
LONGEST_ROW = 4
MOST_SPACES = 32
SENATE_CARDS = 8
POWER_CARDS = 8

# March cards
RED, BLUE, JANUS, POMPEY = range(4)
MARCH_KINDS = 4
NO_CARD = 4
KINDS = ("red", "blue", "janus", "pompey")

# Roles, by the colour of the card: red marches with Caesar, blue sits in the Senate
LEGIONARY, SENATOR = range(2)

# Legions on the Senate cards
ITALICA, APOLLINARIS = range(2)
LEGIONS = ("italica", "apollinaris")

# What a Senate card does in the next turn
NONE, EXTRA_CARD, DISCARD_CARD, ONE_BLUE, ONE_RED = range(5)
SENATE_EFFECTS = ("none", "extra_card", "discard_card", "one_blue", "one_red")

# What a power does
SUMMON, SHIFT, PEEK, COVER, CANCEL, FAVOUR = range(6)
POWER_EFFECTS = ("summon", "shift", "peek", "cover", "cancel", "favour")

# Why the game is over
(
    GAME_GOES_ON,
    ROME_BY_MARCH,
    ROME_BY_FORTUNA,
    FOUR_ITALICA,
    FOUR_APOLLINARIS,
    FOUR_OF_BOTH,
) = range(6)
REASONS = (
    GOES_ON,
    Reason("rome_by_march", "caesar"),
    Reason("rome_by_fortuna", "caesar"),
    Reason("four_italica", "senate"),
    Reason("four_apollinaris", "senate"),
    Reason("four_of_both", "senate"),
)
SIDES = tuple(reason.side or "" for reason in REASONS)  # who wins, by the reason

# What a seat is asked; a window for powers by the name of its step
ASKS = ("lay", "before_taking", "taking", "after_taking", "declare", "nothing")
ASK_LAY, ASK_BEFORE_TAKING, ASK_TAKING, ASK_AFTER_TAKING, ASK_DECLARE, ASK_NOTHING = range(6)

# Why a move may not be made
(
    OTHER_CARDS, UNHEARD_OF, OTHER_POWER, OTHER_MOMENT, OWN_CARD, NO_WAY_BACK,
    ALL_TAKEN, EMPTY, TAKEN, COVERED, TWO,
) = range(11)  # fmt: skip
REFUSALS = (
    Refusal("other_cards", "5.1"),
    Refusal("unheard_of", "5.4"),
    Refusal("other_power", "9.1"),
    Refusal("other_moment", "9.2"),
    Refusal("own_card", "9.5"),
    Refusal("no_way_back", "9.8"),
    Refusal("all_taken", "9.4"),
    Refusal("empty", "6.4"),
    Refusal("taken", "6.4"),
    Refusal("covered", "9.6"),
    Refusal("two", "6.2"),
)

FORWARD, BACK = range(2)

# The ids of cards and spaces: a box file uses the same ones, in any order
SENATE_IDS = (
    "vacant", "muster", "veto", "acclamation", "desertion", "surrender", "triumph", "joker",
)  # fmt: skip
POWER_IDS = ("minerva", "cibelis", "fortuna", "roma", "venus", "eris", "vesta", "iuno")

SEAT = Domain("seat", MOST_PLAYERS, spoken=BY_NAME)
SLOT = Domain("slot", LONGEST_ROW, spoken=FROM_ONE)
CARD = Domain("card", ("red", "blue", "janus", "pompey", "none"), secret=True)
CLAIM = Domain("claim", LONGEST_ROW + 1, secret=True)  # sealed until all have declared
ROLE = Domain("role", ("legionary", "senator"), secret=True)
POWER = Domain("power", POWER_IDS, secret=True)
SENATE = Domain("senate", SENATE_IDS, secret=True)
SPACE = Domain("space", MOST_SPACES)
WAY = Domain("way", ("forward", "back"))
COUNT = Domain("count", 128)
TURN = Domain("turn", 30_000)
REASON = Domain("reason", tuple(reason.name for reason in REASONS))
WHY_NOT = Domain("why_not", tuple(refusal.name for refusal in REFUSALS))


class Move(Words):
    """What a seat can do."""

    # b) The suggestion
    lay = MoveKind(first=CARD, second=CARD, third=CARD, fourth=CARD)
    declare = MoveKind(red=CLAIM, blue=CLAIM, janus=CLAIM, pompey=CLAIM)
    say_nothing = MoveKind()
    # Powers
    pass_ = MoveKind()
    summon = MoveKind(power=POWER, seat=SEAT, slot=SLOT)
    shift = MoveKind(power=POWER, way=WAY)
    peek = MoveKind(power=POWER, seat=SEAT, slot=SLOT)
    cover = MoveKind(power=POWER, slot=SLOT)
    cancel = MoveKind(power=POWER)
    favour = MoveKind(power=POWER)
    # c) The Centurion's choice
    take = MoveKind(seat=SEAT, slot=SLOT)


MOVES = Vocabulary(Move)


class Event(Words):
    """What happens, as it is told."""

    # Set-up, each seat for itself
    got_role = EventKind(role=ROLE)
    recognised = EventKind(seat=SEAT)
    got_power = EventKind(power=POWER)
    # a) and b)
    turn_began = EventKind(turn=TURN, centurion=SEAT)
    drew = EventKind(red=COUNT, blue=COUNT, janus=COUNT, pompey=COUNT)
    rows_laid = EventKind()
    declared = EventKind(seat=SEAT, red=CLAIM, blue=CLAIM, janus=CLAIM, pompey=CLAIM)
    said_nothing = EventKind(seat=SEAT)
    # Powers
    played_power = EventKind(seat=SEAT, power=POWER)
    summoned = EventKind(seat=SEAT, owner=SEAT, slot=SLOT)
    shifted = EventKind(seat=SEAT, way=WAY, space=SPACE)
    peeked = EventKind(seat=SEAT, owner=SEAT, slot=SLOT)
    saw = EventKind(owner=SEAT, slot=SLOT, card=CARD)
    covered = EventKind(seat=SEAT, slot=SLOT)
    cancelled = EventKind(seat=SEAT)
    favoured = EventKind(seat=SEAT)
    # c)
    asked_to_take = EventKind(centurion=SEAT, count=COUNT)
    took = EventKind(centurion=SEAT, owner=SEAT, slot=SLOT)
    # d)
    extra_card = EventKind()
    discarded_unseen = EventKind()
    revealed = EventKind(card=CARD, counts_as=CARD)
    senate_added = EventKind(card=SENATE, counts_as=CARD)
    favour_added = EventKind(red=COUNT, pompey=COUNT)
    counted = EventKind(red=COUNT, blue=COUNT, pompey=COUNT)
    # e) and f)
    marched = EventKind(steps=COUNT, space=SPACE)
    stayed = EventKind(space=SPACE)
    turned_senate = EventKind(card=SENATE, italica=COUNT, apollinaris=COUNT)
    # The end
    ended = EventKind(reason=REASON)
    role_shown = EventKind(seat=SEAT, role=ROLE)


EVENTS = Vocabulary(Event)
