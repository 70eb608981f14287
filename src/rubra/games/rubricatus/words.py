"""Rubricatus' vocabulary: what its places, cards, effects, moves and events are called."""

from __future__ import annotations

from rubra.core.game import GOES_ON, Reason, Refusal
from rubra.core.vocabulary import BY_NAME, Domain, EventKind, MoveKind, Vocabulary, Words

MOST_PLAYERS = 4
MARKET = 5

# Room in a box; ours has 60 constructions, 20 action cards, 36 Era cards and 7 etèries
MOST_CONSTRUCTIONS = 62
MOST_ACTIONS = 30
MOST_ERA_CARDS = 62
MOST_ETERIES = 8

# Resources, and the development track that each flows over into
MATERIALS, TECHNOLOGY, CULTURE, DEFENCE = range(4)
RESOURCES = ("materials", "technology", "culture", "defence")
RESOURCE_KINDS = 4

ERAS = ("iberian", "ancient", "medieval", "modern", "contemporary")
ERA_COUNT = 5

COMARQUES = ("bergueda", "bages", "solsones", "baix_llobregat", "llucanes")
COMARCA_COUNT = 5

REGIONS = (
    "bergueda", "bages", "solsones", "baix_llobregat",
    "bages_bergueda", "bages_solsones", "bages_baix_llobregat",
)  # fmt: skip
REGION_COUNT = 7

# --- The words of the cards (chapter 14) ---

(
    NOTHING,
    GAIN, GAIN_ANY, LOSE, LOSE_ANY, SCORE, FORFEIT, TAKE, RECRUIT,
    REPLACE, ADD, ADD_ANY, ADD_EVERYWHERE, REMOVE, REMOVE_ANY, PURGE,
    FINISH_BUILDING,
) = range(17)  # fmt: skip
EFFECTS = (
    "nothing",
    "gain", "gain_any", "lose", "lose_any", "score", "forfeit", "take",
    "recruit", "replace", "add", "add_any", "add_everywhere", "remove", "remove_any", "purge",
)  # fmt: skip
OF_A_RESOURCE = ("gain", "lose")  # words that name one
OF_A_REGION = ("add", "remove")
OF_NOTHING = ("recruit", "purge")  # words without a number
FOR_A_PLAYER = (*EFFECTS[1:9], "add_any", "remove_any")  # words that may be for each player

# Whom an effect of an Era card is for
HOLDER, EACH = range(2)
WHO = ("holder", "each")

# The checks at the end of a round
NO_CHECK, CALM, ALL_CALM, HAS, BUILT, LEADS = range(6)
CHECKS = ("none", "calm", "all_calm", "has", "built", "leads")
CHECKS_OF_A_PLAYER = ("has", "built", "leads")

# What an etèria can do (chapter 13)
SOOTHE, GATHER, ENDURE, SPARE = range(4)
ABILITIES = ("soothe", "gather", "endure", "spare")

# Where victory points come from
(
    BY_BUILDING, BY_BONUS, BY_EXTENSION, BY_DEVELOPMENT, BY_CARDS,
    BY_LAST_CARD, BY_MAJORITY, BY_ALL_ERAS, BY_LEFTOVERS, BY_ALL_COMARQUES,
) = range(10)  # fmt: skip
SOURCES = (
    "building", "bonus", "extension", "development", "cards",
    "last_card", "majority", "all_eras", "leftovers", "all_comarques",
)  # fmt: skip
SOURCE_COUNT = 10

# Difficulty, as the option of that name says it
STANDARD, EASY, HARD, CALAMITIES, RANDOM = range(5)
DIFFICULTIES = ("standard", "easy", "hard", "calamities", "random")

# What may be done in a region, and what keeps a player from building a card
CHOICE_MITIGATE, CHOICE_BUILD, CHOICE_LEAVE = range(3)
REGION_CHOICES = ("mitigate", "build", "leave")
NO_HELPER, CANNOT_PAY, REGION_TAKEN, TOO_MANY_PROBLEMS, WORKS_ELSEWHERE = range(5)
WHY_NOT_BUILD = ("helpers", "cost", "taken", "problems", "elsewhere")

# Why the game is over
GAME_GOES_ON, MOST_POINTS, SHARED_VICTORY, COMMON_DEFEAT = range(4)
REASONS = (
    GOES_ON,
    Reason("most_points"),
    Reason("shared_victory"),
    Reason("common_defeat"),
)

# Why a move may not be made
(
    NOT_TO_BID,
    NOT_IN_HAND,
    NO_EVENT,
    NEEDS_HELPER,
    NOT_TIED,
    NOT_AT_HOME,
    WORKED_ALREADY,
    REGION_CLOSED,
    SOMEBODY_STANDS,
    NOTHING_TO_DO,
    NOT_IN_MARKET,
    NOT_BUILT_HERE,
    UNPAID,
    NO_ETERIA,
    NO_SUCH_RESOURCE,
    NO_SUCH_REGION,
    NOT_FOR_SALE,
    NOT_THEIRS,
) = range(18)
REFUSALS = (
    Refusal("not_to_bid", "4.1"),
    Refusal("not_in_hand", "7.3"),
    Refusal("no_event", "7.3"),
    Refusal("needs_helper", "13.2"),
    Refusal("not_tied", "4.3"),
    Refusal("not_at_home", "13.4"),
    Refusal("worked_already", "7.8"),
    Refusal("region_closed", "8.1"),
    Refusal("somebody_stands", "8.1"),
    Refusal("nothing_to_do", "8.2"),
    Refusal("not_in_market", "8.4"),
    Refusal("not_built_here", "8.4"),
    Refusal("unpaid", "8.4"),
    Refusal("no_eteria", "13.1"),
    Refusal("no_such_resource", "14.4"),
    Refusal("no_such_region", "14.11"),
    Refusal("not_for_sale", "14.9"),
    Refusal("not_theirs", "14.7"),
)

# --- Domains ---

NO_CARD = 255  # an empty place in the market, no partner, no card chosen
BASIC = MOST_ETERIES  # the helper that is no etèria

SEAT = Domain("seat", MOST_PLAYERS, spoken=BY_NAME)
RESOURCE = Domain("resource", RESOURCES)
REGION = Domain("region", REGIONS)
ERA = Domain("era", ERAS)
COMARCA = Domain("comarca", COMARQUES)
ACTION = Domain("action", MOST_ACTIONS)
HIDDEN_ACTION = Domain("action", MOST_ACTIONS, secret=True)  # until drawn, or shown
CONSTRUCTION = Domain("construction", MOST_CONSTRUCTIONS)
ERA_CARD = Domain("era_card", MOST_ERA_CARDS)
ETERIA = Domain("eteria", MOST_ETERIES)
SOURCE = Domain("source", SOURCES)
COUNT = Domain("count", 256)
POINTS = Domain("points", 1000)
ROUND = Domain("round", 16)
REASON = Domain("reason", tuple(reason.name for reason in REASONS))


class Move(Words):
    """What a seat can do."""

    # 4. Initiative
    bid = MoveKind(card=HIDDEN_ACTION)
    favour = MoveKind(seat=SEAT)
    # 7. Actions
    points = MoveKind(card=ACTION)
    event = MoveKind(card=ACTION)
    send_helper = MoveKind()
    send_eteria = MoveKind(eteria=ETERIA)
    produce = MoveKind(resource=RESOURCE)
    enter = MoveKind(region=REGION)
    # 8. Regions
    mitigate = MoveKind()
    build = MoveKind(construction=CONSTRUCTION)
    build_sparing = MoveKind(construction=CONSTRUCTION, resource=RESOURCE)
    leave = MoveKind()
    # 14. Choices inside an effect
    choose_region = MoveKind(region=REGION)
    choose_resource = MoveKind(resource=RESOURCE)
    choose_eteria = MoveKind(eteria=ETERIA)
    choose_construction = MoveKind(construction=CONSTRUCTION)
    take = MoveKind(seat=SEAT, resource=RESOURCE)


MOVES = Vocabulary(Move)


class Event(Words):
    """What happens, as it is told."""

    # The round
    round_began = EventKind(round=ROUND, era=ERA)
    helper_gained = EventKind()
    reshuffled = EventKind(seat=SEAT)
    drew = EventKind(card=HIDDEN_ACTION)
    # Initiative
    bid_shown = EventKind(seat=SEAT, card=HIDDEN_ACTION, points=COUNT)
    tied = EventKind()
    initiative = EventKind(seat=SEAT)
    # Era cards
    era_card = EventKind(card=ERA_CARD)
    checked = EventKind(card=ERA_CARD)
    passed = EventKind(seat=SEAT)
    failed = EventKind(seat=SEAT)
    table_passed = EventKind()
    table_failed = EventKind()
    # Actions
    played_points = EventKind(seat=SEAT, card=ACTION, points=COUNT)
    played_event = EventKind(seat=SEAT, card=ACTION)
    removed_card = EventKind(seat=SEAT, card=ACTION)
    sent_eteria = EventKind(seat=SEAT, eteria=ETERIA)
    idle = EventKind(seat=SEAT)
    produced = EventKind(seat=SEAT, resource=RESOURCE, count=COUNT)
    entered = EventKind(seat=SEAT, region=REGION)
    soothed = EventKind(seat=SEAT, region=REGION)
    mitigated = EventKind(seat=SEAT, region=REGION)
    built = EventKind(seat=SEAT, construction=CONSTRUCTION, region=REGION)
    extended = EventKind(seat=SEAT, construction=CONSTRUCTION, partner=CONSTRUCTION)
    # What changes
    income = EventKind(seat=SEAT, resource=RESOURCE, count=COUNT)
    gained = EventKind(seat=SEAT, resource=RESOURCE, count=COUNT)
    lost = EventKind(seat=SEAT, resource=RESOURCE, count=COUNT)
    took = EventKind(seat=SEAT, other=SEAT, resource=RESOURCE)
    developed = EventKind(seat=SEAT, resource=RESOURCE, space=COUNT)
    first_developer = EventKind(seat=SEAT, resource=RESOURCE)
    scored = EventKind(seat=SEAT, points=POINTS, source=SOURCE)
    majority = EventKind(seat=SEAT, points=POINTS, era=ERA)
    forfeited = EventKind(seat=SEAT, points=POINTS)
    recruited = EventKind(seat=SEAT, eteria=ETERIA)
    problem_added = EventKind(region=REGION, count=COUNT, left=COUNT)
    problem_removed = EventKind(region=REGION, count=COUNT, left=COUNT)
    left_market = EventKind(construction=CONSTRUCTION)
    came_to_market = EventKind(construction=CONSTRUCTION)
    # The end
    last_card = EventKind(seat=SEAT, card=HIDDEN_ACTION)
    final_score = EventKind(seat=SEAT, points=POINTS)
    ended = EventKind(reason=REASON)


EVENTS = Vocabulary(Event)
