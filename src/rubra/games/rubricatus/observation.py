"""What a seat of Rubricatus may know, as numbers: nothing that `view` does not show."""

from __future__ import annotations

from rubra.core.bits import size_of
from rubra.core.observation import (
    Numbers,
    Observation,
    Part,
    clear,
    put_amount,
    put_flag,
    put_one_of,
    put_seat,
    put_seats,
    put_set,
    seat_from,
    signed,
)
from rubra.core.record import Array
from rubra.core.rule import rule
from rubra.games.rubricatus.about import DIFFICULTIES
from rubra.games.rubricatus.state import (
    BIDDING,
    IN_REGION,
    MOST_SPACES,
    OVER,
    SENDING_FOR_POINTS,
    STEPS,
    Box,
    State,
)
from rubra.games.rubricatus.words import (
    ADD,
    COMMON_DEFEAT,
    EASY,
    EFFECTS,
    ERA_COUNT,
    ERAS,
    MARKET,
    MOST_ACTIONS,
    MOST_CONSTRUCTIONS,
    MOST_ERA_CARDS,
    MOST_ETERIES,
    MOST_PLAYERS,
    NO_CARD,
    RANDOM,
    REASONS,
    REGION_COUNT,
    REGIONS,
    REMOVE,
    RESOURCE_KINDS,
    RESOURCES,
    SOURCE_COUNT,
    SOURCES,
)

# What counts as full, where the rules know no limit or the box says it
TURNS = 64
ROUNDS = 16
ACTION_TURNS = 8  # of one round
PROBLEMS = 64  # in the drawer
PROBLEMS_HERE = 16  # in a region
POINTS = 256
SCORED = 128  # from one source
STOCK = 16  # of a resource
INCOME = 16
HELPERS = 8
CARD_POINTS = 8
TASK_COUNT = 16  # of an effect that is being carried out
BUILT = 16  # in one round

STEP_COUNT = len(STEPS)
EFFECT_COUNT = len(EFFECTS)
DIFFICULTY_COUNT = len(DIFFICULTIES)
REASON_COUNT = len(REASONS)
RESOURCE_WORDS = ", ".join(RESOURCES)

PARTS = (
    Part("seat", "which seat looks", (MOST_PLAYERS,)),
    Part("players", "how many play, from one on", (MOST_PLAYERS,)),
    Part("turn", f"of {TURNS}"),
    Part("round", f"of {ROUNDS}"),
    Part("era", ", ".join(ERAS), (ERA_COUNT,)),
    Part(
        "step",
        f"{', '.join(STEPS)}; both ways of sending are written as the first",
        (STEP_COUNT,),
    ),
    Part("waiting", "seats that owe a decision", (MOST_PLAYERS,)),
    Part("holder", "of the initiative card", (MOST_PLAYERS,)),
    Part("tied", "seats that the holder may name", (MOST_PLAYERS,)),
    Part("actor", "whose action it is", (MOST_PLAYERS,)),
    Part("turns_left", f"action turns after this one, of {ACTION_TURNS}"),
    Part("drawer", f"problems in it, of {PROBLEMS}"),
    Part("difficulty", ", ".join(DIFFICULTIES), (DIFFICULTY_COUNT,)),
    Part("calamities", f"still to come in each Era, if known, of {ROUNDS}", (ERA_COUNT,)),
    Part("era_card", "of this round", (MOST_ERA_CARDS,)),
    Part("problems", f"in {', '.join(REGIONS)}, of {PROBLEMS_HERE}", (REGION_COUNT,)),
    Part("standing", "which seats have somebody there", (REGION_COUNT, MOST_PLAYERS)),
    Part("market", "constructions for sale", (MOST_CONSTRUCTIONS,)),
    Part("decks", f"constructions left of each Era, of {MOST_CONSTRUCTIONS}", (ERA_COUNT,)),
    Part("tokens", "first-developer tokens left", (RESOURCE_KINDS,)),
    Part("eteries", "beside the board", (MOST_ETERIES,)),
    Part("card", "the action card being played", (MOST_ACTIONS,)),
    Part("card_points", f"of {CARD_POINTS}"),
    Part("helper", "who is sent: an etèria, or last a basic helper", (MOST_ETERIES + 1,)),
    Part("region", "where", (REGION_COUNT,)),
    Part("acted", "something was done there"),
    Part("building", "the construction being built", (MOST_CONSTRUCTIONS,)),
    Part("choice", f"the effect to decide about: {', '.join(EFFECTS)}", (EFFECT_COUNT,)),
    Part("choice_seat", "whose choice", (MOST_PLAYERS,)),
    Part("choice_region", "where", (REGION_COUNT,)),
    Part("choice_count", f"how much of it is left, of {TASK_COUNT}"),
    Part("points", f"of each seat, of {POINTS}", (MOST_PLAYERS,)),
    Part("scored", f"by {', '.join(SOURCES)}, of {SCORED}", (MOST_PLAYERS, SOURCE_COUNT)),
    Part("stock", f"{RESOURCE_WORDS}, of {STOCK}", (MOST_PLAYERS, RESOURCE_KINDS)),
    Part("income", f"the same, of {INCOME}", (MOST_PLAYERS, RESOURCE_KINDS)),
    Part("tracks", f"spaces of development, of {MOST_SPACES}", (MOST_PLAYERS, RESOURCE_KINDS)),
    Part("helpers", f"all, and at home, of {HELPERS}", (MOST_PLAYERS, 2)),
    Part("recruited", "etèries: recruited, and out", (MOST_PLAYERS, 2, MOST_ETERIES)),
    Part("worked", "resources on which a helper stands", (MOST_PLAYERS, RESOURCE_KINDS)),
    Part("built_now", f"constructions of this round, of {BUILT}", (MOST_PLAYERS,)),
    Part("constructions", "built by each seat", (MOST_PLAYERS, MOST_CONSTRUCTIONS)),
    Part("cards", f"in hand or laid down, and in the deck, of {MOST_ACTIONS}", (MOST_PLAYERS, 2)),
    Part("discards", "action cards of each seat", (MOST_PLAYERS, MOST_ACTIONS)),
    Part("removed", "action cards of each seat", (MOST_PLAYERS, MOST_ACTIONS)),
    Part("hands", "one's own; all of them after a victory", (MOST_PLAYERS, MOST_ACTIONS)),
    Part("bid", "one's own card, laid down for the initiative", (MOST_ACTIONS,)),
    Part("reason", "why the game ended", (REASON_COUNT,)),
    Part("winners", "seats that won", (MOST_PLAYERS,)),
)
SIZE = sum(part.size for part in PARTS)


@rule(inline=False)
def observe(box: Box, state: State, seat: int, out: Numbers, at: int) -> int:
    """Write what a seat may know, from place `at` on; returns the next index."""
    players = signed(state.players)
    clear(out, at, SIZE)
    at = put_one_of(out, at, seat, MOST_PLAYERS)
    at = put_one_of(out, at, players - 1, MOST_PLAYERS)
    at = observe_round(state, seat, out, at)
    at = observe_board(state, seat, out, at)
    at = observe_action(state, seat, out, at)
    at = observe_choice(state, seat, out, at)
    at = observe_wealth(state, seat, out, at)
    at = observe_people(state, seat, out, at)
    at = observe_cards(state, seat, out, at)
    if state.step == OVER:
        put_one_of(out, at, state.reason, REASON_COUNT)
        put_seats(out, at + REASON_COUNT, seat, state.winners, players, MOST_PLAYERS)
    return at + REASON_COUNT + MOST_PLAYERS


@rule
def observe_round(state: State, seat: int, out: Numbers, at: int) -> int:
    """Where in the game we are, and who is asked."""
    players = signed(state.players)
    at = put_amount(out, at, state.turn, TURNS)
    at = put_amount(out, at, state.round_number, ROUNDS)
    at = put_one_of(out, at, state.era, ERA_COUNT)
    step = int(state.step)
    if step == SENDING_FOR_POINTS + 1:
        step = SENDING_FOR_POINTS
    at = put_one_of(out, at, step, STEP_COUNT)
    at = put_seats(out, at, seat, state.waiting, players, MOST_PLAYERS)
    at = put_seat(out, at, seat, state.holder, players, MOST_PLAYERS)
    at = put_seats(out, at, seat, state.tied, players, MOST_PLAYERS)
    if state.step != BIDDING:
        put_seat(out, at, seat, state.actor, players, MOST_PLAYERS)
    return put_amount(out, at + MOST_PLAYERS, state.turns_left, ACTION_TURNS)


@rule
def observe_board(state: State, seat: int, out: Numbers, at: int) -> int:
    """Problems, Eras, regions, market, tracks and etèries."""
    at = put_amount(out, at, state.drawer, PROBLEMS)
    at = put_one_of(out, at, state.difficulty, DIFFICULTY_COUNT)
    for era in range(ERA_COUNT):
        if state.difficulty != EASY and state.difficulty != RANDOM:
            put_amount(out, at + era, state.calamities[era], ROUNDS)
    at += ERA_COUNT
    at = put_one_of(out, at, state.era_card, MOST_ERA_CARDS)
    for region in range(REGION_COUNT):
        at = put_amount(out, at, state.problems[region], PROBLEMS_HERE)
    for region in range(REGION_COUNT):
        at = put_seats(out, at, seat, state.standing[region], state.players, MOST_PLAYERS)
    for slot in range(MARKET):
        put_one_of(out, at, state.market[slot], MOST_CONSTRUCTIONS)
    at += MOST_CONSTRUCTIONS
    for era in range(ERA_COUNT):
        at = put_amount(out, at, count_of(state.decks[era]), MOST_CONSTRUCTIONS)
    at = put_set(out, at, state.tokens, RESOURCE_KINDS)
    return put_set(out, at, state.eteries, MOST_ETERIES)


@rule
def count_of(cards: int) -> int:
    """How many cards are in a set, which may be larger than 32."""
    return size_of(int(cards) & 0xFFFFFFFF) + size_of(int(cards) >> 32)


@rule
def observe_action(state: State, seat: int, out: Numbers, at: int) -> int:
    """The action card being played, and what has been decided about it."""
    points = at + MOST_ACTIONS
    helper = points + 1
    region = helper + MOST_ETERIES + 1
    acted = region + REGION_COUNT
    building = acted + 1
    if state.card != NO_CARD:
        put_one_of(out, at, state.card, MOST_ACTIONS)
        put_amount(out, points, state.card_points, CARD_POINTS)
        put_one_of(out, helper, state.helper, MOST_ETERIES + 1)
        if state.step == IN_REGION:
            put_one_of(out, region, state.region, REGION_COUNT)
            put_flag(out, acted, state.acted)
        put_one_of(out, building, state.building, MOST_CONSTRUCTIONS)
    return building + MOST_CONSTRUCTIONS


@rule
def observe_choice(state: State, seat: int, out: Numbers, at: int) -> int:
    """The effect that somebody has to decide about."""
    if state.task_count:
        task = state.tasks[0]
        word = int(task.word)
        place = put_one_of(out, at, word, EFFECT_COUNT)
        place = put_seat(out, place, seat, task.seat, state.players, MOST_PLAYERS)
        if word in (ADD, REMOVE):
            put_one_of(out, place, task.what, REGION_COUNT)
        put_amount(out, place + REGION_COUNT, task.count, TASK_COUNT)
    return at + EFFECT_COUNT + MOST_PLAYERS + REGION_COUNT + 1


@rule
def observe_wealth(state: State, seat: int, out: Numbers, at: int) -> int:
    """Points, resources, income and development of each seat."""
    for places in range(signed(state.players)):
        place = state.seats[seat_from(seat, places, state.players)]
        put_amount(out, at + places, place.points, POINTS)
        start = at + MOST_PLAYERS + SOURCE_COUNT * places
        for source in range(SOURCE_COUNT):
            put_amount(out, start + source, place.scored[source], SCORED)
        start = at + MOST_PLAYERS * (1 + SOURCE_COUNT) + RESOURCE_KINDS * places
        put_amounts(out, start, place.stock, STOCK)
        start += MOST_PLAYERS * RESOURCE_KINDS
        put_amounts(out, start, place.income, INCOME)
        start += MOST_PLAYERS * RESOURCE_KINDS
        put_amounts(out, start, place.track, MOST_SPACES)
    return at + MOST_PLAYERS * (1 + SOURCE_COUNT + 3 * RESOURCE_KINDS)


@rule
def put_amounts(out: Numbers, at: int, amounts: Array[int], full: int) -> None:
    """One amount for each resource."""
    for kind in range(RESOURCE_KINDS):
        put_amount(out, at + kind, amounts[kind], full)


@rule
def observe_people(state: State, seat: int, out: Numbers, at: int) -> int:
    """Helpers, etèries, and what was built, of each seat."""
    recruited = at + 2 * MOST_PLAYERS
    worked = recruited + 2 * MOST_ETERIES * MOST_PLAYERS
    built_now = worked + RESOURCE_KINDS * MOST_PLAYERS
    constructions = built_now + MOST_PLAYERS
    for places in range(signed(state.players)):
        place = state.seats[seat_from(seat, places, state.players)]
        put_amount(out, at + 2 * places, place.helpers, HELPERS)
        put_amount(out, at + 2 * places + 1, place.at_home, HELPERS)
        start = put_set(out, recruited + 2 * MOST_ETERIES * places, place.eteries, MOST_ETERIES)
        put_set(out, start, place.eteries_out, MOST_ETERIES)
        put_set(out, worked + RESOURCE_KINDS * places, place.worked, RESOURCE_KINDS)
        put_amount(out, built_now + places, place.built_now, BUILT)
        start = constructions + MOST_CONSTRUCTIONS * places
        put_set(out, start, place.constructions, MOST_CONSTRUCTIONS)
    return constructions + MOST_CONSTRUCTIONS * MOST_PLAYERS


@rule
def observe_cards(state: State, seat: int, out: Numbers, at: int) -> int:
    """Action cards: how many, those that lie open, and one's own hand and bid."""
    discards = at + 2 * MOST_PLAYERS
    removed = discards + MOST_ACTIONS * MOST_PLAYERS
    hands = removed + MOST_ACTIONS * MOST_PLAYERS
    bid = hands + MOST_ACTIONS * MOST_PLAYERS
    won = state.step == OVER and state.reason != COMMON_DEFEAT
    for places in range(signed(state.players)):
        place = state.seats[seat_from(seat, places, state.players)]
        # A bid counts until it is shown: who has chosen is told by `waiting` alone
        held = size_of(place.hand) + (place.bid != NO_CARD)
        put_amount(out, at + 2 * places, held, MOST_ACTIONS)
        put_amount(out, at + 2 * places + 1, size_of(place.deck), MOST_ACTIONS)
        put_set(out, discards + MOST_ACTIONS * places, place.discards, MOST_ACTIONS)
        put_set(out, removed + MOST_ACTIONS * places, place.removed, MOST_ACTIONS)
        if places == 0 or won:  # 15.1 the last cards are shown, but not in defeat
            put_set(out, hands + MOST_ACTIONS * places, place.hand, MOST_ACTIONS)
    put_one_of(out, bid, state.seats[seat].bid, MOST_ACTIONS)
    return bid + MOST_ACTIONS


OBSERVATION = Observation(observe, PARTS)
