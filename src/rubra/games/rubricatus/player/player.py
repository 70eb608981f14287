"""Rubricatus' player: what the bots of all levels ask of a game (see rubra.bots.player)."""

from __future__ import annotations

from rubra.bots.player import Player, Weights
from rubra.core.bits import has, size_of
from rubra.core.game import MoveArray
from rubra.core.numeric import exp
from rubra.core.rule import rule
from rubra.core.vocabulary import kind_of
from rubra.games.rubricatus.market import slot_of
from rubra.games.rubricatus.player.values import (
    DISASTER,
    SPENT,
    Thoughts,
    best_production,
    build_worth,
    calm_gain,
    calming_worth,
    consider,
    defeat_chance,
    event_worth,
    gain_worth,
    likely,
    look_at_prices,
    produce_worth,
    region_worth,
    rounds_to_come,
)
from rubra.games.rubricatus.state import (
    BIDDING,
    BREAKING_TIE,
    CHOOSING_CARD,
    CHOOSING_PLACE,
    IN_REGION,
    OVER,
    Box,
    State,
)
from rubra.games.rubricatus.words import (
    BASIC,
    GAIN_ANY,
    REGION_COUNT,
    REMOVE_ANY,
    RESOURCE_KINDS,
    Move,
)

SHARP = 2.0  # how clearly better moves are preferred
LAST_TURN = 40  # of a game with the standard box
CONSOLATION = 0.2  # what it is worth that somebody else has won
HORIZON = 2  # action turns that a search plays out before it asks for an estimate


# --- Advice: what a sensible player would do ---


@rule(inline=False)
def advise(
    box: Box,
    state: State,
    seat: int,
    thoughts: Thoughts,
    out: MoveArray,
    count: int,
    weights: Weights,
) -> None:
    """How likely a sensible player at this seat is to make each of its moves."""
    if state.task_count:
        consider(box, state, seat, thoughts)
        weigh_choices(box, state, seat, thoughts, out, count, weights)
    elif state.step == BIDDING:
        weigh_bids(box, out, count, weights)
    elif state.step == BREAKING_TIE:
        weigh_tied(state, seat, out, count, weights)
    elif state.step == CHOOSING_CARD:
        consider(box, state, seat, thoughts)
        weigh_cards(box, state, seat, thoughts, out, count, weights)
    elif state.step == CHOOSING_PLACE:
        consider(box, state, seat, thoughts)
        weigh_places(box, state, seat, thoughts, out, count, weights)
    elif state.step == IN_REGION:
        consider(box, state, seat, thoughts)
        weigh_region_moves(box, state, seat, thoughts, out, count, weights)
    else:
        weigh_helpers(state, out, count, weights)


@rule
def weigh_bids(box: Box, out: MoveArray, count: int, weights: Weights) -> None:
    """A low card is no loss; a high one sometimes."""
    for number in range(count):
        action = box.actions[Move.bid.card(out[number])]
        weights[number] = 4.0 - action.points - 0.5 * (action.effect_count > 0)


@rule
def weigh_tied(state: State, seat: int, out: MoveArray, count: int, weights: Weights) -> None:
    """Oneself, or whoever has fewest points."""
    for number in range(count):
        other = Move.favour.seat(out[number])
        lead = int(state.seats[other].points) - int(state.seats[seat].points)
        weights[number] = 50.0 if other == seat else likely(-0.1 * lead, 1.0)


@rule
def weigh_cards(
    box: Box,
    state: State,
    seat: int,
    thoughts: Thoughts,
    out: MoveArray,
    count: int,
    weights: Weights,
) -> None:
    """The best that each card could do, less what a card of that value is worth later."""
    region_best = -DISASTER
    look_at_prices(box, state, seat, BASIC, thoughts)
    for region in range(REGION_COUNT):
        if state.standing[region] == 0 and box.regions[region].players <= state.players:
            region_best = max(
                region_best, region_worth(box, state, seat, BASIC, region, 0, thoughts)
            )
    for number in range(count):
        for_event = kind_of(out[number]) == Move.event.kind
        card = Move.event.card(out[number]) if for_event else Move.points.card(out[number])
        action = box.actions[card]
        points = int(action.points)
        if for_event:
            worth = event_worth(
                box, state, seat, action.effects, int(action.effect_count), thoughts
            )
            worth -= 0.5 * action.removed
        else:
            produced = best_production(box, state, seat, points, thoughts)
            worth = max(0.0, region_best + points, produced)
        weights[number] = likely(worth - SPENT * points, SHARP)


@rule
def weigh_helpers(state: State, out: MoveArray, count: int, weights: Weights) -> None:
    """An etèria for points, a basic helper for an event: more often than not."""
    for number in range(count):
        basic = kind_of(out[number]) == Move.send_helper.kind
        weights[number] = 1.5 if basic else 1.0


@rule
def weigh_places(
    box: Box,
    state: State,
    seat: int,
    thoughts: Thoughts,
    out: MoveArray,
    count: int,
    weights: Weights,
) -> None:
    """Produce what is wanted, or go where most can be done."""
    helper = int(state.helper)
    points = int(state.card_points)
    look_at_prices(box, state, seat, helper, thoughts)
    for number in range(count):
        if kind_of(out[number]) == Move.produce.kind:
            resource = Move.produce.resource(out[number])
            worth = produce_worth(box, state, seat, helper, resource, points, thoughts)
        else:
            region = Move.enter.region(out[number])
            worth = region_worth(box, state, seat, helper, region, points, thoughts)
        weights[number] = likely(worth, SHARP)


@rule
def weigh_region_moves(
    box: Box,
    state: State,
    seat: int,
    thoughts: Thoughts,
    out: MoveArray,
    count: int,
    weights: Weights,
) -> None:
    """Mitigate while it is needed, build what is best, and leave rather than do harm."""
    for number in range(count):
        kind = kind_of(out[number])
        worth = 0.0
        if kind == Move.mitigate.kind:
            worth = calming_worth(box, state, int(state.region), thoughts) + 0.1
        elif kind in (Move.build.kind, Move.build_sparing.kind):
            slot = slot_of(state, Move.build.construction(out[number]))
            worth = build_worth(box, state, seat, slot, 0, thoughts) + int(state.card_points)
        weights[number] = likely(worth, SHARP)


@rule
def weigh_choices(
    box: Box,
    state: State,
    seat: int,
    thoughts: Thoughts,
    out: MoveArray,
    count: int,
    weights: Weights,
) -> None:
    """What an effect leaves open."""
    task = state.tasks[0]
    for number in range(count):
        kind = kind_of(out[number])
        worth = 0.0
        if kind == Move.choose_region.kind:
            region = Move.choose_region.region(out[number])
            worth = calming_worth(box, state, region, thoughts) + 0.3 * state.problems[region]
            if task.word != REMOVE_ANY:
                worth = -0.5 * state.problems[region] - calm_gain(state, thoughts, region, 1)
                worth -= 0.5 * (state.problems[region] == box.problems_to_build)
        elif kind == Move.choose_resource.kind:
            count_of = int(task.count) if task.word == GAIN_ANY else -1
            resource = Move.choose_resource.resource(out[number])
            worth = gain_worth(box, state, seat, resource, count_of, thoughts)
        elif kind == Move.take.kind:
            resource = Move.take.resource(out[number])
            worth = gain_worth(box, state, seat, resource, 1, thoughts)
            worth += 0.03 * state.seats[Move.take.seat(out[number])].points
        weights[number] = likely(worth, SHARP)


# --- How well a seat stands ---


@rule(inline=False)
def worth(box: Box, state: State, seat: int) -> float:
    """1 for a seat that has won, 0 in common defeat; while the game goes on, an estimate.

    That somebody else wins is better than that nobody does: whoever is behind must not stop
    working against the common defeat.
    """
    if state.step == OVER:
        if not state.winners:
            return 0.0
        share = 1.0 / size_of(state.winners) if has(state.winners, seat) else 0.0
        return CONSOLATION + (1.0 - CONSOLATION) * share
    own = standing(box, state, seat)
    # Fitted to games of easy players, as are the figures below
    spread = 3.2 + 0.09 * (LAST_TURN - min(LAST_TURN, int(state.turn)))
    total = 0.0
    for other in range(state.players):
        total += exp(min(15.0, max(-15.0, (standing(box, state, other) - own) / spread)))
    share = 1.0 / total
    return (1.0 - defeat_chance(box, state)) * (CONSOLATION + (1.0 - CONSOLATION) * share)


@rule
def standing(box: Box, state: State, seat: int) -> float:
    """Points, and what will become points."""
    place = state.seats[seat]
    left = rounds_to_come(box, state)
    total = 1.0 * place.points
    for resource in range(RESOURCE_KINDS):
        total += 0.6 * place.stock[resource]
        total += 0.1 * place.track[resource]
        total += 0.5 * left * place.income[resource]
    total += 0.3 * left * size_of(place.eteries)
    return total


@rule
def secret(state: State, seat: int) -> int:
    """The hand and the card laid face down."""
    return int(state.seats[seat].hand) * 256 + int(state.seats[seat].bid)


PLAYER = Player(
    advise=advise,
    worth=worth,
    horizon=lambda _: HORIZON,
    memory=Thoughts,  # nothing is remembered: what has been seen is still there to see
    secret=secret,
)
