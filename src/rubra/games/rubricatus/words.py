"""Rubricatus' vocabulary: what its places, cards, effects, moves and events are called."""

from __future__ import annotations

from rubra.core.game import GOES_ON, Reason
from rubra.core.vocabulary import Domain, Kind, Vocabulary

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

# Why the game is over
GAME_GOES_ON, MOST_POINTS, SHARED_VICTORY, COMMON_DEFEAT = range(4)
REASONS = (
    GOES_ON,
    Reason("most_points"),
    Reason("shared_victory"),
    Reason("common_defeat"),
)

# --- Domains ---

NO_CARD = 255  # an empty place in the market, no partner, no card chosen
BASIC = MOST_ETERIES  # the helper that is no etèria

SEAT = Domain("seat", MOST_PLAYERS)
RESOURCE = Domain("resource", RESOURCES)
REGION = Domain("region", REGIONS)
ERA = Domain("era", ERAS)
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

MOVES = Vocabulary(
    # 4. Initiative
    Kind("bid", card=HIDDEN_ACTION),
    Kind("favour", seat=SEAT),
    # 7. Actions
    Kind("points", card=ACTION),
    Kind("event", card=ACTION),
    Kind("send_helper"),
    Kind("send_eteria", eteria=ETERIA),
    Kind("produce", resource=RESOURCE),
    Kind("enter", region=REGION),
    # 8. Regions
    Kind("mitigate"),
    Kind("build", construction=CONSTRUCTION),
    Kind("build_sparing", construction=CONSTRUCTION, resource=RESOURCE),
    Kind("leave"),
    # 14. Choices inside an effect
    Kind("choose_region", region=REGION),
    Kind("choose_resource", resource=RESOURCE),
    Kind("choose_eteria", eteria=ETERIA),
    Kind("choose_construction", construction=CONSTRUCTION),
    Kind("take", seat=SEAT, resource=RESOURCE),
)
(
    M_BID, M_FAVOUR,
    M_POINTS, M_EVENT, M_SEND_HELPER, M_SEND_ETERIA, M_PRODUCE, M_ENTER,
    M_MITIGATE, M_BUILD, M_BUILD_SPARING, M_LEAVE,
    M_CHOOSE_REGION, M_CHOOSE_RESOURCE, M_CHOOSE_ETERIA, M_CHOOSE_CONSTRUCTION, M_TAKE,
) = MOVES.numbers  # fmt: skip

EVENTS = Vocabulary(
    # The round
    Kind("round_began", round=ROUND, era=ERA),
    Kind("helper_gained"),
    Kind("reshuffled", seat=SEAT),
    Kind("drew", card=HIDDEN_ACTION),
    # Initiative
    Kind("bid_shown", seat=SEAT, card=HIDDEN_ACTION, points=COUNT),
    Kind("tied"),
    Kind("initiative", seat=SEAT),
    # Era cards
    Kind("era_card", card=ERA_CARD),
    Kind("checked", card=ERA_CARD),
    Kind("passed", seat=SEAT),
    Kind("failed", seat=SEAT),
    Kind("table_passed"),
    Kind("table_failed"),
    # Actions
    Kind("played_points", seat=SEAT, card=ACTION, points=COUNT),
    Kind("played_event", seat=SEAT, card=ACTION),
    Kind("removed_card", seat=SEAT, card=ACTION),
    Kind("sent_eteria", seat=SEAT, eteria=ETERIA),
    Kind("idle", seat=SEAT),
    Kind("produced", seat=SEAT, resource=RESOURCE, count=COUNT),
    Kind("entered", seat=SEAT, region=REGION),
    Kind("soothed", seat=SEAT, region=REGION),
    Kind("mitigated", seat=SEAT, region=REGION),
    Kind("built", seat=SEAT, construction=CONSTRUCTION, region=REGION),
    Kind("extended", seat=SEAT, construction=CONSTRUCTION, partner=CONSTRUCTION),
    # What changes
    Kind("income", seat=SEAT, resource=RESOURCE, count=COUNT),
    Kind("gained", seat=SEAT, resource=RESOURCE, count=COUNT),
    Kind("lost", seat=SEAT, resource=RESOURCE, count=COUNT),
    Kind("took", seat=SEAT, other=SEAT, resource=RESOURCE),
    Kind("developed", seat=SEAT, resource=RESOURCE, space=COUNT),
    Kind("first_developer", seat=SEAT, resource=RESOURCE),
    Kind("scored", seat=SEAT, points=POINTS, source=SOURCE),
    Kind("majority", seat=SEAT, points=POINTS, era=ERA),
    Kind("forfeited", seat=SEAT, points=POINTS),
    Kind("recruited", seat=SEAT, eteria=ETERIA),
    Kind("problem_added", region=REGION, count=COUNT, left=COUNT),
    Kind("problem_removed", region=REGION, count=COUNT, left=COUNT),
    Kind("left_market", construction=CONSTRUCTION),
    Kind("came_to_market", construction=CONSTRUCTION),
    # The end
    Kind("last_card", seat=SEAT, card=HIDDEN_ACTION),
    Kind("final_score", seat=SEAT, points=POINTS),
    Kind("ended", reason=REASON),
)
(
    E_ROUND_BEGAN, E_HELPER_GAINED, E_RESHUFFLED, E_DREW,
    E_BID_SHOWN, E_TIED, E_INITIATIVE,
    E_ERA_CARD, E_CHECKED, E_PASSED, E_FAILED, E_TABLE_PASSED, E_TABLE_FAILED,
    E_PLAYED_POINTS, E_PLAYED_EVENT, E_REMOVED_CARD, E_SENT_ETERIA, E_IDLE, E_PRODUCED, E_ENTERED,
    E_SOOTHED, E_MITIGATED, E_BUILT, E_EXTENDED,
    E_INCOME, E_GAINED, E_LOST, E_TOOK, E_DEVELOPED, E_FIRST_DEVELOPER, E_SCORED, E_MAJORITY,
    E_FORFEITED, E_RECRUITED, E_PROBLEM_ADDED, E_PROBLEM_REMOVED, E_LEFT_MARKET, E_CAME_TO_MARKET,
    E_LAST_CARD, E_FINAL_SCORE, E_ENDED,
) = EVENTS.numbers  # fmt: skip
