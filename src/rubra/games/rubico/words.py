"""Rubico's vocabulary: what its cards, moves and events are called."""

from __future__ import annotations

from rubra.core.game import GOES_ON, Reason
from rubra.core.vocabulary import Domain, Kind, Vocabulary

MOST_PLAYERS = 7
LONGEST_ROW = 4
MOST_SPACES = 32
SENATE_CARDS = 8
POWER_CARDS = 8

# March cards
RED, BLUE, JANUS, POMPEY = range(4)
MARCH_KINDS = 4
NO_CARD = 4

# Roles, by the colour of the card: red marches with Caesar, blue sits in the Senate
LEGIONARY, SENATOR = range(2)

# Legions on the Senate cards
ITALICA, APOLLINARIS = range(2)

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

FORWARD, BACK = range(2)

# The ids of cards and spaces: a box file uses the same ones, in any order
SENATE_IDS = (
    "vacant", "muster", "veto", "acclamation", "desertion", "surrender", "triumph", "joker",
)  # fmt: skip
POWER_IDS = ("minerva", "cibelis", "fortuna", "roma", "venus", "eris", "vesta", "iuno")

SEAT = Domain("seat", MOST_PLAYERS)
SLOT = Domain("slot", LONGEST_ROW)
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

MOVES = Vocabulary(
    # b) The suggestion
    Kind("lay", first=CARD, second=CARD, third=CARD, fourth=CARD),
    Kind("declare", red=CLAIM, blue=CLAIM, janus=CLAIM, pompey=CLAIM),
    Kind("say_nothing"),
    # Powers
    Kind("pass"),
    Kind("summon", power=POWER, seat=SEAT, slot=SLOT),
    Kind("shift", power=POWER, way=WAY),
    Kind("peek", power=POWER, seat=SEAT, slot=SLOT),
    Kind("cover", power=POWER, slot=SLOT),
    Kind("cancel", power=POWER),
    Kind("favour", power=POWER),
    # c) The Centurion's choice
    Kind("take", seat=SEAT, slot=SLOT),
)
(
    M_LAY, M_DECLARE, M_SAY_NOTHING,
    M_PASS, M_SUMMON, M_SHIFT, M_PEEK, M_COVER, M_CANCEL, M_FAVOUR,
    M_TAKE,
) = MOVES.numbers  # fmt: skip

EVENTS = Vocabulary(
    # Set-up, each seat for itself
    Kind("got_role", role=ROLE),
    Kind("recognised", seat=SEAT),
    Kind("got_power", power=POWER),
    # a) and b)
    Kind("turn_began", turn=TURN, centurion=SEAT),
    Kind("drew", red=COUNT, blue=COUNT, janus=COUNT, pompey=COUNT),
    Kind("rows_laid"),
    Kind("declared", seat=SEAT, red=CLAIM, blue=CLAIM, janus=CLAIM, pompey=CLAIM),
    Kind("said_nothing", seat=SEAT),
    # Powers
    Kind("played_power", seat=SEAT, power=POWER),
    Kind("summoned", seat=SEAT, owner=SEAT, slot=SLOT),
    Kind("shifted", seat=SEAT, way=WAY, space=SPACE),
    Kind("peeked", seat=SEAT, owner=SEAT, slot=SLOT),
    Kind("saw", owner=SEAT, slot=SLOT, card=CARD),
    Kind("covered", seat=SEAT, slot=SLOT),
    Kind("cancelled", seat=SEAT),
    Kind("favoured", seat=SEAT),
    # c)
    Kind("asked_to_take", centurion=SEAT, count=COUNT),
    Kind("took", centurion=SEAT, owner=SEAT, slot=SLOT),
    # d)
    Kind("extra_card"),
    Kind("discarded_unseen"),
    Kind("revealed", card=CARD, counts_as=CARD),
    Kind("senate_added", card=SENATE, counts_as=CARD),
    Kind("favour_added", red=COUNT, pompey=COUNT),
    Kind("counted", red=COUNT, blue=COUNT, pompey=COUNT),
    # e) and f)
    Kind("marched", steps=COUNT, space=SPACE),
    Kind("stayed", space=SPACE),
    Kind("turned_senate", card=SENATE, italica=COUNT, apollinaris=COUNT),
    # The end
    Kind("ended", reason=REASON),
    Kind("role_shown", seat=SEAT, role=ROLE),
)
(
    E_GOT_ROLE, E_RECOGNISED, E_GOT_POWER,
    E_TURN_BEGAN, E_DREW, E_ROWS_LAID, E_DECLARED, E_SAID_NOTHING,
    E_PLAYED_POWER, E_SUMMONED, E_SHIFTED, E_PEEKED, E_SAW, E_COVERED, E_CANCELLED, E_FAVOURED,
    E_ASKED_TO_TAKE, E_TOOK,
    E_EXTRA_CARD, E_DISCARDED_UNSEEN, E_REVEALED, E_SENATE_ADDED, E_FAVOUR_ADDED, E_COUNTED,
    E_MARCHED, E_STAYED, E_TURNED_SENATE,
    E_ENDED, E_ROLE_SHOWN,
) = EVENTS.numbers  # fmt: skip
