"""The Red Cathedral's vocabulary: what its pieces, moves and events are called."""

from __future__ import annotations

from rubra.core.game import GOES_ON, Reason, Refusal
from rubra.core.vocabulary import BY_NAME, FROM_ONE, Domain, EventKind, MoveKind, Vocabulary, Words

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

# Why a move may not be made
(
    NO_DICE,
    NOT_LOWEST,
    NO_BANNER,
    OCCUPIED,
    TOO_DEAR,
    NOT_HELD,
    NOT_ASKED_FOR,
    NOT_FINISHED,
    DECORATED,
    NO_ORNAMENT,
    NO_SUCH_JEWEL,
    OTHER_SPACE,
    NOT_SO_FAR,
    SPACE_FULL,
    NO_SUCH_TILE,
    OTHER_CARD,
    NO_USE,
    NO_SUCH_MATERIAL,
    NO_SUCH_SWAP,
    NOT_FOR_IVAN,
) = range(20)
REFUSALS = (
    Refusal("no_dice", "3.4"),
    Refusal("not_lowest", "4.2"),
    Refusal("no_banner", "4.1"),
    Refusal("occupied", "4.3"),
    Refusal("too_dear", "4.5"),
    Refusal("not_held", "5.1"),
    Refusal("not_asked_for", "5.2"),
    Refusal("not_finished", "5.5"),
    Refusal("decorated", "5.6"),
    Refusal("no_ornament", "5.5"),
    Refusal("no_such_jewel", "5.7"),
    Refusal("other_space", "6.1"),
    Refusal("not_so_far", "6.2"),
    Refusal("space_full", "6.3"),
    Refusal("no_such_tile", "6.7"),
    Refusal("other_card", "7.1"),
    Refusal("no_use", "7.2"),
    Refusal("no_such_material", "7.5"),
    Refusal("no_such_swap", "7.6"),
    Refusal("not_for_ivan", "11.7"),
)

SEAT = Domain("seat", MOST_PLAYERS, spoken=BY_NAME, automaton=True)  # alone, seat 1 is Ivan's
TOWER = Domain("tower", ("a", "b", "c", "d", "e", "f"))
LEVEL = Domain("level", MOST_LEVELS, spoken=FROM_ONE)
RESOURCE = Domain("resource", RESOURCE_IDS)
MATERIAL = Domain("material", MATERIAL_IDS, spoken="piece")  # one of them: a brick
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
JEWEL = Domain("jewel", MATERIAL_IDS, spoken="piece")
ORNAMENT = Domain("ornament", ORNAMENT_IDS)
IVAN_CARD = Domain("ivan", IVAN_IDS)
COUNT = Domain("count", 1000)
TURN = Domain("turn", 30_000)
REASON = Domain("reason", tuple(reason.name for reason in REASONS))


class Move(Words):
    """What a seat can do."""

    # 3. At any moment of a turn
    sell_prestige = MoveKind()
    reroll = MoveKind(space=SPACE)
    end_turn = MoveKind()
    # 4. Claim a section
    claim = MoveKind(tower=TOWER, level=LEVEL, banner=BANNER)
    place = MoveKind(bench=BENCH, face=FACE)
    # 5. Build and decorate
    deliver = MoveKind(material=MATERIAL, tower=TOWER, level=LEVEL)
    decorate = MoveKind(tower=TOWER, level=LEVEL)
    add_jewel = MoveKind(jewel=JEWEL)
    no_jewel = MoveKind()
    stop_building = MoveKind()
    # 6. The market
    move_die = MoveKind(die=DIE, extra=EXTRA, space=SPACE)
    obtain = MoveKind()
    influence = MoveKind(card=INFLUENCE, choice=CHOICE)
    activate = MoveKind(bench=BENCH)
    roll = MoveKind()
    # 7. Choices that belong to an effect
    take = MoveKind(material=MATERIAL)
    swap = MoveKind(give=MATERIAL, get=MATERIAL)
    # 11. Alone: where Ivan's banner goes
    send_ivan = MoveKind(tower=TOWER, level=LEVEL)


MOVES = Vocabulary(Move)


class Event(Words):
    """What happens, as it is told."""

    # 2. and 3.
    begins = EventKind(seat=SEAT)
    turn_began = EventKind(turn=TURN, seat=SEAT)
    sold_prestige = EventKind(seat=SEAT, rubles=COUNT, prestige=COUNT)
    rerolls = EventKind(seat=SEAT, space=SPACE)
    rolled = EventKind(die=DIE, value=VALUE)
    # 4.
    claimed = EventKind(seat=SEAT, tower=TOWER, level=LEVEL, banner=BANNER)
    placed = EventKind(seat=SEAT, tile=TILE, bench=BENCH, face=FACE, price=COUNT)
    # 5.
    delivered = EventKind(seat=SEAT, material=MATERIAL, tower=TOWER, level=LEVEL)
    finished = EventKind(seat=SEAT, tower=TOWER, level=LEVEL, recognition=COUNT, rubles=COUNT)
    decorated = EventKind(seat=SEAT, ornament=ORNAMENT, tower=TOWER, level=LEVEL)
    added_jewel = EventKind(seat=SEAT, jewel=JEWEL, prestige=COUNT)
    # 6. and 7.
    moved_die = EventKind(seat=SEAT, die=DIE, steps=COUNT, price=COUNT, space=SPACE)
    used_influence = EventKind(seat=SEAT, card=INFLUENCE, choice=CHOICE)
    activated = EventKind(seat=SEAT, tile=TILE, bench=BENCH)
    paid = EventKind(seat=SEAT, count=COUNT, resource=RESOURCE)
    gained = EventKind(seat=SEAT, count=COUNT, resource=RESOURCE)
    swapped = EventKind(seat=SEAT, give=MATERIAL, get=MATERIAL)
    # 8.
    penalised = EventKind(seat=SEAT, tower=TOWER, level=LEVEL, count=COUNT)
    # 10.
    sixth_finished = EventKind(seat=SEAT, sections=COUNT, prestige=COUNT, others=COUNT)
    left_over = EventKind(seat=SEAT, count=COUNT, prestige=COUNT)
    scored_tower = EventKind(seat=SEAT, tower=TOWER, presence=COUNT, prestige=COUNT)
    total = EventKind(seat=SEAT, prestige=COUNT)
    ended = EventKind(reason=REASON)
    # 11.
    ivan_turned = EventKind(card=IVAN_CARD)
    ivan_skipped = EventKind()
    ivan_stored = EventKind(count=COUNT)
    ivan_loaded = EventKind(count=COUNT)
    ivan_claimed = EventKind(tower=TOWER, level=LEVEL)
    ivan_delivered = EventKind(count=COUNT, tower=TOWER, level=LEVEL)
    ivan_discarded = EventKind(tile=TILE)


EVENTS = Vocabulary(Event)
