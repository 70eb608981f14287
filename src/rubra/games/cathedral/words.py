"""The Red Cathedral's vocabulary: what its pieces, moves and events are called."""

from __future__ import annotations

from rubra.core.game import GOES_ON, Reason
from rubra.core.vocabulary import Domain, Kind, Vocabulary

MOST_PLAYERS = 4
MOST_TOWERS = 6
LEVEL_BITS = 3
MOST_LEVELS = 1 << LEVEL_BITS  # sections of one tower
MOST_SECTIONS = MOST_TOWERS * MOST_LEVELS
SPACES = 8  # of the market
QUARTERS = 4  # of the market, two spaces each
DICE = 5
DICE_TO_A_SPACE = 3
FACES = 6  # of a die
BANNERS = 6
INVENTORY = 10  # slots, if a board says nothing else
MATERIALS = 6
RESOURCES = 8
ORNAMENTS = 3  # kinds
WORKSHOP_SPACES = 6
TRACK = 80  # spaces of recognition

# Resources: the materials first
WOOD, BRICK, STONE, GOLD, GREEN, PURPLE, RUBLES, RECOGNITION = range(RESOURCES)
RESOURCE_IDS = ("wood", "brick", "stone", "gold", "green", "purple", "rubles", "recognition")
MATERIAL_IDS = RESOURCE_IDS[:MATERIALS]

# Colours: of builders, of dice, of workshop spaces
RED_DIE, BLUE_DIE, GREEN_DIE, YELLOW_DIE, WHITE_DIE = range(DICE)
COLOUR_IDS = ("red", "blue", "green", "yellow", "white")
SECOND_WHITE = 5  # the other workshop space of the white die
WORKSHOP_IDS = (*COLOUR_IDS, "white_2")

# Sections of a tower, and the ornaments that go on them
BASE, MIDDLE, DOME = range(3)
SECTION_IDS = ("base", "middle", "dome")
DOOR, ARCH, CROSS = range(ORNAMENTS)
ORNAMENT_IDS = ("door", "arch", "cross")

# Groups of influence
GROUP_IDS = ("artisans", "carriers", "merchants", "clergy")

# Sides of the workshop boards, and where the markers start: in the order of the options
BASIC, ADVANCED, EACH_THEIR_OWN = range(3)
SIDE_IDS = ("basic", "advanced")
BOARD_IDS = (*SIDE_IDS, "own")
START_RECOGNITION, START_PRESTIGE, START_ZERO = range(3)

# What a tile or an influence action does: the whole vocabulary of effects.py
GAIN, GAIN_ANY, YIELD, SWAP, GATHER, WORKSHOP, DELIVER, SCORE = range(8)
EFFECT_IDS = ("gain", "gain_any", "yield", "swap", "gather", "workshop", "deliver", "score")
HERE, AHEAD, BEHIND, ACROSS = range(4)
PLACE_IDS = ("here", "ahead", "behind", "across")
FINISHED, ORNAMENTED, PRESENT_TOWERS = range(3)
MEASURE_IDS = ("finished_sections", "ornaments", "towers")

# What Ivan does
IVAN_POINTS, IVAN_INVENTORY, IVAN_TRANSPORT, IVAN_CLAIM, IVAN_CONSTRUCTION = range(5)
IVAN_IDS = ("points", "inventory", "transport", "claim", "construction")
IVAN_CARDS = 5

FROM_INVENTORY, FROM_BESIDE = range(2)
FACE_DOWN, FACE_UP = range(2)

# Why the game is over
(
    GAME_GOES_ON,
    MOST_PRESTIGE,
    MOST_FINISHED,
    MOST_ORNAMENTS,
    SHARED,
    STANDSTILL,
    IVAN_BEATEN,
    IVAN_WON,
    IVAN_WON_TIE,
) = range(9)
REASONS = (
    GOES_ON,
    Reason("most_prestige"),
    Reason("most_finished"),
    Reason("most_ornaments"),
    Reason("shared"),
    Reason("standstill"),
    Reason("ivan_beaten"),
    Reason("ivan_won"),
    Reason("ivan_won_tie"),
)

SEAT = Domain("seat", MOST_PLAYERS)  # alone, Ivan is the builder of seat 1
TOWER = Domain("tower", ("a", "b", "c", "d", "e", "f"))
LEVEL = Domain("slot", MOST_LEVELS)
RESOURCE = Domain("resource", RESOURCE_IDS)
MATERIAL = Domain("piece", MATERIAL_IDS)  # one of them
SPACE = Domain("space", RESOURCE_IDS)  # a space of the market, called by the tile that lies there
DIE = Domain("die", COLOUR_IDS)
VALUE = Domain("value", 7)
EXTRA = Domain("extra", SPACES)
BANNER = Domain("banner", ("inventory", "beside"))
FACE = Domain("face", ("down", "up"))
BENCH = Domain("bench", WORKSHOP_IDS)  # a workshop space of a board
TILE = Domain("tile", 28)  # named by the box
INFLUENCE = Domain("influence", 12)  # named by the box
CHOICE = Domain("choice", ("first", "second"))
JEWEL = Domain("piece", MATERIAL_IDS)
ORNAMENT = Domain("ornament", ORNAMENT_IDS)
IVAN_CARD = Domain("ivan", IVAN_IDS)
COUNT = Domain("count", 1000)
TURN = Domain("turn", 30_000)
REASON = Domain("reason", tuple(reason.name for reason in REASONS))

MOVES = Vocabulary(
    # 3. At any moment of a turn
    Kind("sell_prestige"),
    Kind("reroll", space=SPACE),
    Kind("end_turn"),
    # 4. Claim a section
    Kind("claim", tower=TOWER, level=LEVEL, banner=BANNER),
    Kind("place", bench=BENCH, face=FACE),
    # 5. Build and decorate
    Kind("deliver", material=MATERIAL, tower=TOWER, level=LEVEL),
    Kind("decorate", tower=TOWER, level=LEVEL),
    Kind("add_jewel", jewel=JEWEL),
    Kind("no_jewel"),
    Kind("stop_building"),
    # 6. The market
    Kind("move_die", die=DIE, extra=EXTRA, space=SPACE),
    Kind("obtain"),
    Kind("influence", card=INFLUENCE, choice=CHOICE),
    Kind("activate", bench=BENCH),
    Kind("roll"),
    # 7. Choices that belong to an effect
    Kind("take", material=MATERIAL),
    Kind("swap", give=MATERIAL, get=MATERIAL),
    # 11. Alone: where Ivan's banner goes
    Kind("send_ivan", tower=TOWER, level=LEVEL),
)
(
    M_SELL_PRESTIGE, M_REROLL, M_END_TURN,
    M_CLAIM, M_PLACE,
    M_DELIVER, M_DECORATE, M_ADD_JEWEL, M_NO_JEWEL, M_STOP_BUILDING,
    M_MOVE_DIE, M_OBTAIN, M_INFLUENCE, M_ACTIVATE, M_ROLL,
    M_TAKE, M_SWAP,
    M_SEND_IVAN,
) = MOVES.numbers  # fmt: skip

EVENTS = Vocabulary(
    # 2. and 3.
    Kind("begins", seat=SEAT),
    Kind("turn_began", turn=TURN, seat=SEAT),
    Kind("sold_prestige", seat=SEAT, rubles=COUNT, prestige=COUNT),
    Kind("rerolls", seat=SEAT, space=SPACE),
    Kind("rolled", die=DIE, value=VALUE),
    # 4.
    Kind("claimed", seat=SEAT, tower=TOWER, level=LEVEL, banner=BANNER),
    Kind("placed", seat=SEAT, tile=TILE, bench=BENCH, face=FACE, price=COUNT),
    # 5.
    Kind("delivered", seat=SEAT, material=MATERIAL, tower=TOWER, level=LEVEL),
    Kind("finished", seat=SEAT, tower=TOWER, level=LEVEL, recognition=COUNT, rubles=COUNT),
    Kind("decorated", seat=SEAT, ornament=ORNAMENT, tower=TOWER, level=LEVEL),
    Kind("added_jewel", seat=SEAT, jewel=JEWEL, prestige=COUNT),
    # 6. and 7.
    Kind("moved_die", seat=SEAT, die=DIE, steps=COUNT, price=COUNT, space=SPACE),
    Kind("used_influence", seat=SEAT, card=INFLUENCE, choice=CHOICE),
    Kind("activated", seat=SEAT, tile=TILE, bench=BENCH),
    Kind("paid", seat=SEAT, count=COUNT, resource=RESOURCE),
    Kind("gained", seat=SEAT, count=COUNT, resource=RESOURCE),
    Kind("swapped", seat=SEAT, give=MATERIAL, get=MATERIAL),
    # 8.
    Kind("penalised", seat=SEAT, tower=TOWER, level=LEVEL, count=COUNT),
    # 10.
    Kind("sixth_finished", seat=SEAT, sections=COUNT, prestige=COUNT, others=COUNT),
    Kind("left_over", seat=SEAT, count=COUNT, prestige=COUNT),
    Kind("scored_tower", seat=SEAT, tower=TOWER, presence=COUNT, prestige=COUNT),
    Kind("total", seat=SEAT, prestige=COUNT),
    Kind("ended", reason=REASON),
    # 11.
    Kind("ivan_turned", card=IVAN_CARD),
    Kind("ivan_skipped"),
    Kind("ivan_stored", count=COUNT),
    Kind("ivan_loaded", count=COUNT),
    Kind("ivan_claimed", tower=TOWER, level=LEVEL),
    Kind("ivan_delivered", count=COUNT, tower=TOWER, level=LEVEL),
    Kind("ivan_discarded", tile=TILE),
)
(
    E_BEGINS, E_TURN_BEGAN, E_SOLD_PRESTIGE, E_REROLLS, E_ROLLED,
    E_CLAIMED, E_PLACED,
    E_DELIVERED, E_FINISHED, E_DECORATED, E_ADDED_JEWEL,
    E_MOVED_DIE, E_USED_INFLUENCE, E_ACTIVATED, E_PAID, E_GAINED, E_SWAPPED,
    E_PENALISED,
    E_SIXTH_FINISHED, E_LEFT_OVER, E_SCORED_TOWER, E_TOTAL, E_ENDED,
    E_IVAN_TURNED, E_IVAN_SKIPPED, E_IVAN_STORED, E_IVAN_LOADED, E_IVAN_CLAIMED, E_IVAN_DELIVERED,
    E_IVAN_DISCARDED,
) = EVENTS.numbers  # fmt: skip
