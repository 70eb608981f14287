"""What things are worth to a player of Rubricatus, in victory points and by rule of thumb."""

from __future__ import annotations

import math

from rubra.core.bits import bit, has
from rubra.core.numeric import exp, logistic
from rubra.core.record import Array, f64, i16, i32, i64, record, size
from rubra.core.rule import rule
from rubra.games.rubricatus.eteries import can
from rubra.games.rubricatus.regions import can_pay
from rubra.games.rubricatus.state import Box, Effect, State
from rubra.games.rubricatus.words import (
    ADD,
    ADD_ANY,
    ALL_CALM,
    BUILT,
    CALM,
    DEFENCE,
    EACH,
    EASY,
    ENDURE,
    ERA_COUNT,
    GAIN,
    GAIN_ANY,
    GATHER,
    HAS,
    MARKET,
    NO_CARD,
    RANDOM,
    RECRUIT,
    REGION_COUNT,
    REMOVE,
    REMOVE_ANY,
    REPLACE,
    RESOURCE_KINDS,
    SCORE,
    TAKE,
)

RESOURCE = 0.2  # a resource that nothing in the market asks for
STEP = 0.5  # a step on a development track, beside what its spaces give
INCOME = 0.5  # a resource every round, for each round to come
FRESH = 0.5  # the first construction of an Era or of a comarca
ALARM = 10.0  # a problem, when the drawer is about to be empty
DISASTER = 50.0
SHARED = 0.2  # what all get alike
PENALTY = 0.6  # a resource or a point that a penalty takes
ETERIA = 0.3  # an etèria, for each round to come
SPENT = 0.75  # a point of the card that is used for it
USUAL = 2.0  # points of the card that one builds with
VALUES = 4  # of action cards, with 0
UNKNOWN = -2 * DISASTER  # nothing is worth so little
# How much of a construction one has in hand already, when so many resources are missing
PROSPECT_0, PROSPECT_1, PROSPECT_2, PROSPECT_3 = 0.7, 0.5, 0.33, 0.2
SECOND = 0.3  # the second best prospect counts for so much of the best
# What is remembered while moves are weighed: gains of -7 to 7 points, and so much mitigation
MOST_POINTS = 7
GAINS = 2 * MOST_POINTS + 1
MITIGATIONS = 4


@record
class Thoughts:
    """What a player works out before weighing moves."""

    step: Array[f64] = size(RESOURCE_KINDS)  # worth of a step on each track
    building: Array[f64] = size(MARKET)  # worth of each construction in the market, once built
    stock: Array[i16] = size(RESOURCE_KINDS)  # what one would have
    now: f64  # what the resources one has are worth
    production: Array[f64] = size(VALUES)  # the best with a card of each value, or UNKNOWN
    alarm: f64  # a problem more or less
    # What the Era card will check: worth to pass, 0 where it does not ask for this
    holding: f64  # so much of a resource
    held: i16  # the resource
    held_count: i16
    building_now: f64  # another construction in this round
    calming: f64  # few problems
    calm_regions: i16  # a bit for each region where
    calm_count: i16
    payable: i16  # a bit for each construction in the market that a helper could pay
    # What has been worked out already: a bit for each, and what it is worth
    known_gains: i64
    gains: Array[f64] = size(RESOURCE_KINDS * GAINS)  # by resource and points
    known_builds: i32
    builds: Array[f64] = size(MARKET * MITIGATIONS)  # by place in the market and mitigation


@rule
def rounds_to_come(box: Box, state: State) -> int:
    """Rounds after this one."""
    return int(box.rounds) - int(state.round_number)


@rule
def drift(box: Box, state: State) -> float:
    """By how much the drawer may be expected to shrink in the rounds to come."""
    left = rounds_to_come(box, state)
    if state.difficulty == EASY:
        return 0.1 * left
    if state.difficulty == RANDOM:
        return 1.7 * left
    calamities = 0
    for era in range(ERA_COUNT):
        calamities += int(state.calamities[era])
    return 0.5 * left + 2.0 * calamities


@rule(inline=False)
def defeat_chance(box: Box, state: State) -> float:
    """How likely all lose together: the drawer wanders, further the more rounds are to come."""
    shrinks = drift(box, state) * (0.6 if state.players == 3 else 1.0)
    spread = math.sqrt(4.0 + 12.0 * rounds_to_come(box, state))
    return logistic(-1.7 * (state.drawer + 0.5 - shrinks) / spread)


@rule
def alarm(box: Box, state: State) -> float:
    """What one problem more costs, or one less is worth: much when the drawer is nearly empty.

    A little less towards the end, when hardly any more are to come.
    """
    return ALARM / (1.0 + state.drawer) * (0.85 + 0.05 * drift(box, state))


@rule
def step_worth(box: Box, state: State, seat: int, track: int) -> float:
    """The next step on a track."""
    space = int(state.seats[seat].track[track])
    left = int(box.track_end) - space
    if left == 0:
        return 1.0 * box.later_developers
    worth = STEP
    if left > 1:
        worth += 0.5 * box.track[space + 1]
    if has(state.tokens, track):
        worth += 0.8 * box.first_developer / (left * left)
    return worth


@rule(inline=False)
def consider(box: Box, state: State, seat: int, thoughts: Thoughts) -> None:
    """What steps, constructions and the resources at hand are worth to this seat now."""
    thoughts.alarm = alarm(box, state)
    look_at_era_card(box, state, seat, thoughts)
    for resource in range(RESOURCE_KINDS):
        thoughts.step[resource] = step_worth(box, state, seat, resource)
    for slot in range(MARKET):
        card = int(state.market[slot])
        thoughts.building[slot] = 0.0
        if card != NO_CARD:
            thoughts.building[slot] = building_worth(box, state, seat, card, thoughts)
    look_at_stock(state, seat, thoughts)
    thoughts.now = stock_worth(box, state, thoughts, MARKET)
    thoughts.known_gains = 0
    thoughts.known_builds = 0
    for points in range(VALUES):
        thoughts.production[points] = UNKNOWN


@rule(inline=False)
def look_at_era_card(box: Box, state: State, seat: int, thoughts: Thoughts) -> None:
    """What it is worth to pass the check at the end of the round, by what it asks for."""
    thoughts.holding = 0.0
    thoughts.building_now = 0.0
    thoughts.calming = 0.0
    if state.era_card == NO_CARD:
        return
    card = box.era_cards[state.era_card]
    stake = stake_of(state, thoughts, card.prize, int(card.prize_count))
    stake += stake_of(state, thoughts, card.penalty, int(card.penalty_count))
    if card.check == HAS:
        thoughts.holding = stake
        thoughts.held = card.check_what
        thoughts.held_count = card.check_count
    elif card.check == BUILT:
        missing = int(card.check_count) - int(state.seats[seat].built_now)
        thoughts.building_now = stake / missing if missing > 0 else 0.0
    elif card.check == CALM or card.check == ALL_CALM:
        thoughts.calming = stake
        thoughts.calm_count = card.check_count
        thoughts.calm_regions = bit(card.check_what)
        if card.check == ALL_CALM:
            thoughts.calm_regions = bit(REGION_COUNT) - 1
            thoughts.calming = stake / max(1, too_full(state, int(card.check_count)))


@rule
def too_full(state: State, count: int) -> int:
    """Regions with more problems than that."""
    found = 0
    for region in range(REGION_COUNT):
        found += state.problems[region] > count
    return found


@rule(inline=False)
def stake_of(state: State, thoughts: Thoughts, effects: Array[Effect], count: int) -> float:
    """What a prize gives, or a penalty takes."""
    worth = 0.0
    for number in range(count):
        effect = effects[number]
        amount = 1.0 * effect.count
        if effect.word == ADD or effect.word == ADD_ANY:
            worth += amount * thoughts.alarm * (state.players if effect.who == EACH else 1)
        elif effect.who == EACH:
            worth += SHARED * amount
        elif effect.word == SCORE:
            worth += amount
        else:
            worth += PENALTY * amount
    return worth


@rule
def calm_gain(state: State, thoughts: Thoughts, region: int, removed: int) -> float:
    """What it adds that a region has so many problems less, as the Era card asks."""
    over = int(state.problems[region]) - int(thoughts.calm_count)
    if thoughts.calming == 0 or over <= 0 or not has(thoughts.calm_regions, region):
        return 0.0
    return thoughts.calming * min(over, removed) / over


@rule
def look_at_stock(state: State, seat: int, thoughts: Thoughts) -> None:
    """Begin with what one has."""
    for resource in range(RESOURCE_KINDS):
        thoughts.stock[resource] = state.seats[seat].stock[resource]


@rule(inline=False)
def stock_worth(box: Box, state: State, thoughts: Thoughts, without: int) -> float:
    """What the resources in `thoughts.stock` are worth: prospects of building, and defence.

    `without`: the place in the market that is about to be empty.
    """
    best = 0.0
    second = 0.0
    for slot in range(MARKET):
        card = int(state.market[slot])
        if card == NO_CARD or slot == without:
            continue
        missing = 0
        for resource in range(RESOURCE_KINDS):
            cost = int(box.constructions[card].cost[resource])
            missing += max(0, cost - int(thoughts.stock[resource]))
        prospect = PROSPECT_3 * max(0, 5 - missing) * 0.5
        if missing == 0:
            prospect = PROSPECT_0
        elif missing == 1:
            prospect = PROSPECT_1
        elif missing == 2:
            prospect = PROSPECT_2
        prospect *= USUAL + thoughts.building[slot]
        if prospect > best:
            second = best
            best = prospect
        elif prospect > second:
            second = prospect
    worth = best + SECOND * second
    for resource in range(RESOURCE_KINDS):
        worth += RESOURCE * thoughts.stock[resource]
    if thoughts.holding and thoughts.stock[thoughts.held] >= thoughts.held_count:
        worth += thoughts.holding
    return worth + 0.6 * thoughts.alarm * min(2, int(thoughts.stock[DEFENCE]))


@rule(inline=False)
def gain_worth(
    box: Box, state: State, seat: int, resource: int, points: int, thoughts: Thoughts
) -> float:
    """So many points of a resource, or so many less."""
    place = int(resource) * GAINS + int(points) + MOST_POINTS
    is_kept = -MOST_POINTS <= points <= MOST_POINTS
    if is_kept and has(thoughts.known_gains, place):
        return thoughts.gains[place]
    look_at_stock(state, seat, thoughts)
    after = int(thoughts.stock[resource]) + int(points)
    worth = 0.0
    if after > box.most_resource:
        after -= int(box.cycle)
        worth = thoughts.step[resource]
    thoughts.stock[resource] = max(0, after)
    worth = worth + stock_worth(box, state, thoughts, MARKET) - thoughts.now
    if is_kept:
        thoughts.known_gains = int(thoughts.known_gains) | bit(place)
        thoughts.gains[place] = worth
    return worth


@rule
def best_gain(box: Box, state: State, seat: int, points: int, thoughts: Thoughts) -> float:
    """The best resource to gain so many points of."""
    best = -DISASTER
    for resource in range(RESOURCE_KINDS):
        best = max(best, gain_worth(box, state, seat, resource, points, thoughts))
    return best


@rule
def best_production(box: Box, state: State, seat: int, points: int, thoughts: Thoughts) -> float:
    """The best that a basic helper could produce with a card of this value; worked out once."""
    if thoughts.production[points] == UNKNOWN:
        best = -DISASTER
        for resource in range(RESOURCE_KINDS):
            if not has(state.seats[seat].worked, resource):
                best = max(best, gain_worth(box, state, seat, resource, points, thoughts))
        thoughts.production[points] = best
    return thoughts.production[points]


@rule
def produce_worth(
    box: Box, state: State, seat: int, helper: int, resource: int, points: int, thoughts: Thoughts
) -> float:
    """Production with a card of this value."""
    if can(box, helper, GATHER) and box.eteries[helper].what == resource:
        points += 1
    return gain_worth(box, state, seat, resource, points, thoughts)


@rule(inline=False)
def building_worth(box: Box, state: State, seat: int, card: int, thoughts: Thoughts) -> float:
    """A construction, without the points of the action card and without its cost."""
    construction = box.constructions[card]
    place = state.seats[seat]
    worth = 1.0 * construction.points
    left = rounds_to_come(box, state)
    for resource in range(RESOURCE_KINDS):
        worth += construction.develop[resource] * thoughts.step[resource]
        worth += construction.income[resource] * INCOME * left
    if construction.partner != NO_CARD and has(place.constructions, construction.partner):
        worth += box.extension
    if place.built[construction.era] == 0:
        worth += FRESH
    if (int(place.constructions) & int(box.comarca_cards[construction.comarca])) == 0:
        worth += FRESH
    worth += thoughts.building_now
    problems = int(construction.problems)
    if problems >= state.drawer:
        return worth - DISASTER
    return worth - problems * thoughts.alarm


@rule
def calming_worth(box: Box, state: State, region: int, thoughts: Thoughts) -> float:
    """One problem less in a region: a little more where it opens the way to build."""
    worth = thoughts.alarm + calm_gain(state, thoughts, region, 1)
    if state.problems[region] == box.problems_to_build + 1:
        worth += 0.4
    if state.problems[region] == box.most_problems:
        worth += 0.2
    return worth


@rule
def worst_region(state: State) -> int:
    """The region with most problems."""
    worst = 0
    for region in range(REGION_COUNT):
        if state.problems[region] > state.problems[worst]:
            worst = region
    return worst


@rule(inline=False)
def look_at_prices(box: Box, state: State, seat: int, helper: int, thoughts: Thoughts) -> None:
    """What this helper could pay."""
    payable = 0
    for slot in range(MARKET):
        card = int(state.market[slot])
        if card != NO_CARD and can_pay(box, state, seat, helper, box.constructions[card]):
            payable |= bit(slot)
    thoughts.payable = payable


@rule(inline=False)
def region_worth(
    box: Box, state: State, seat: int, helper: int, region: int, points: int, thoughts: Thoughts
) -> float:
    """What a helper could do in a region: mitigate, build, or both; see look_at_prices."""
    place = state.seats[seat]
    problems = int(state.problems[region])
    defence = int(place.stock[DEFENCE])
    allowed = int(box.problems_to_build) + can(box, helper, ENDURE)
    needed = max(0, problems - allowed)
    best = -DISASTER
    removed = min(problems, defence)
    if removed:
        best = removed * thoughts.alarm + calm_gain(state, thoughts, region, removed)
        best += gain_worth(box, state, seat, DEFENCE, -removed, thoughts)
    if needed > defence:
        return best
    for slot in range(MARKET):
        if not has(thoughts.payable, slot):
            continue
        construction = box.constructions[state.market[slot]]
        if (int(box.regions[region].comarques) >> int(construction.comarca)) & 1 == 0:
            continue
        if int(construction.cost[DEFENCE]) + needed > defence:
            continue
        worth = build_worth(box, state, seat, slot, needed, thoughts) + needed * thoughts.alarm
        best = max(best, worth + points)
    return best


@rule(inline=False)
def build_worth(
    box: Box, state: State, seat: int, slot: int, needed: int, thoughts: Thoughts
) -> float:
    """To build a card of the market after so much mitigation, less what it costs."""
    place = int(slot) * MITIGATIONS + int(needed)
    is_kept = needed < MITIGATIONS
    if is_kept and has(thoughts.known_builds, place):
        return thoughts.builds[place]
    construction = box.constructions[state.market[slot]]
    look_at_stock(state, seat, thoughts)
    for resource in range(RESOURCE_KINDS):
        thoughts.stock[resource] -= min(
            int(construction.cost[resource]), int(thoughts.stock[resource])
        )
    thoughts.stock[DEFENCE] -= needed
    after = stock_worth(box, state, thoughts, slot)
    worth = thoughts.building[slot] + after - thoughts.now
    if is_kept:
        thoughts.known_builds = int(thoughts.known_builds) | bit(place)
        thoughts.builds[place] = worth
    return worth


@rule(inline=False)
def event_worth(
    box: Box, state: State, seat: int, effects: Array[Effect], count: int, thoughts: Thoughts
) -> float:
    """The effects of an event."""
    worth = 0.0
    for number in range(count):
        effect = effects[number]
        amount = int(effect.count)
        if effect.word == GAIN:
            worth += gain_worth(box, state, seat, int(effect.what), amount, thoughts)
        elif effect.word == GAIN_ANY:
            worth += best_gain(box, state, seat, amount, thoughts)
        elif effect.word == SCORE:
            worth += amount
        elif effect.word == REMOVE_ANY or effect.word == REMOVE:
            worth += amount * calming_worth(box, state, worst_region(state), thoughts)
        elif effect.word == ADD or effect.word == ADD_ANY:
            worth -= amount * thoughts.alarm
        elif effect.word == RECRUIT:
            worth += ETERIA * rounds_to_come(box, state) * (state.eteries != 0)
        elif effect.word == TAKE:
            worth += amount * (best_gain(box, state, seat, 1, thoughts) + 0.3)
        elif effect.word == REPLACE:
            worth += 0.1 * amount
    return worth


@rule
def likely(worth: float, sharpness: float) -> float:
    """From what something is worth to how likely it is chosen."""
    return exp(sharpness * max(-20.0, min(20.0, worth)))
