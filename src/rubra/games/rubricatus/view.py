"""What one seat may know of a game of Rubricatus: a blank view, and what is allowed."""

from __future__ import annotations

from rubra.core.bits import bit, has, size_of
from rubra.core.game import MoveArray
from rubra.core.journal import NOBODY
from rubra.core.record import Array
from rubra.core.rule import rule
from rubra.core.vocabulary import kind_of
from rubra.games.rubricatus.actions import produced
from rubra.games.rubricatus.eras import is_table_calm, passes
from rubra.games.rubricatus.hands import right_of
from rubra.games.rubricatus.problems import is_open
from rubra.games.rubricatus.regions import extends, is_calm_enough, list_region_moves, to_pay
from rubra.games.rubricatus.shown import (
    ActionNow,
    ActionView,
    Asked,
    Check,
    Choice,
    ConstructionView,
    Difficulty,
    EffectView,
    EraCardView,
    EteriaView,
    ForSale,
    Production,
    Result,
    SeatView,
    Tracks,
    View,
)
from rubra.games.rubricatus.sites import show_sites, takers
from rubra.games.rubricatus.state import (
    BIDDING,
    CHOOSING_PLACE,
    IN_REGION,
    OVER,
    Box,
    Effect,
    EraCard,
    State,
)
from rubra.games.rubricatus.words import (
    ADD,
    ALL_CALM,
    BASIC,
    BUILT,
    CALM,
    CHOICE_BUILD,
    CHOICE_LEAVE,
    CHOICE_MITIGATE,
    COMMON_DEFEAT,
    EASY,
    ERA_COUNT,
    GAIN,
    GATHER,
    LOSE,
    MARKET,
    NO_CARD,
    NO_CHECK,
    RANDOM,
    REGION_COUNT,
    REMOVE,
    RESOURCE_KINDS,
    SOURCE_COUNT,
    SPARE,
    Move,
)


@rule
def view(box: Box, state: State, seat: int, scratch: MoveArray, out: View) -> None:
    """The table as `seat` sees it; as a spectator sees it for NOBODY."""
    show_round(box, state, out)
    show_board(box, state, out)
    show_difficulty(state, out.difficulty)
    if state.era_card != NO_CARD:
        show_era_card(box, state, out.era_card)
    if state.card != NO_CARD:
        show_action_now(box, state, scratch, out.action)
    if state.task_count:
        show_choice(state, out.choice)
    for other in range(state.players):
        show_seat(box, state, seat, other, out.seats[other])
    if state.step == OVER:
        show_result(state, out.result)
    if seat != NOBODY:
        out.you = seat
        if has(state.waiting, seat):
            ask(box, state, scratch, out.asked)


@rule
def show_round(box: Box, state: State, out: View) -> None:
    """How far the game is, and whose turn it is."""
    out.players = state.players
    out.turn = state.turn
    out.round_number = state.round_number
    out.rounds = box.rounds
    out.era = state.era
    out.step = state.step
    out.waiting = state.waiting
    out.holder = state.holder
    seat = int(state.holder)
    for place in range(state.players):  # 7.1
        out.order[place] = seat
        seat = right_of(state, seat)
    out.tied = state.tied
    if state.step != BIDDING:
        out.actor = state.actor
    out.turns_left = state.turns_left
    for era in range(ERA_COUNT):
        out.eras[era].id = era
        out.eras[era].rounds = box.eras[era].rounds
        out.eras[era].draw = box.eras[era].draw
        out.eras[era].helpers = box.eras[era].helpers
        if era >= 2:
            out.eras[era].leaving = era - 2  # 11.2


@rule
def ask(box: Box, state: State, scratch: MoveArray, out: Asked) -> None:
    """What a player who owes a decision is asked."""
    if state.task_count:
        out.ask = OVER + 1 + state.tasks[0].word
        return
    out.ask = state.step
    if state.step == CHOOSING_PLACE:
        out.points = state.card_points
    elif state.step == IN_REGION:
        out.region = state.region
        out.choices = region_choices(box, state, scratch)


# --- The board ---


@rule
def show_board(box: Box, state: State, out: View) -> None:
    """Regions, market, decks, tracks, and what lies beside the board."""
    out.drawer = state.drawer
    out.supply = state.drawer
    for region in range(REGION_COUNT):
        out.supply += state.problems[region]
        if is_open(box, state, region):
            shown = out.regions[out.region_count]
            shown.id = region
            shown.comarques = box.regions[region].comarques
            shown.problems = state.problems[region]
            shown.calm = is_calm_enough(box, state, BASIC, region)
            shown.standing = state.standing[region]
            out.region_count += 1
    for slot in range(MARKET):
        if state.market[slot] != NO_CARD:
            show_for_sale(box, state, state.market[slot], out.market[out.market_count])
            out.market_count += 1
    for era in range(ERA_COUNT):
        out.decks[era] = count_cards(state.decks[era])
    show_tracks(box, state, out.tracks)
    out.eteria_count = show_eteries(box, state.eteries, out.eteries)
    show_limits(box, out)


@rule
def show_limits(box: Box, out: View) -> None:
    """What is printed about how far things go, and about chapter 15."""
    out.limits.resource = box.most_resource
    out.limits.problems = box.most_problems
    out.limits.problems_to_build = box.problems_to_build
    out.scoring.extension = box.extension
    out.scoring.majority = box.majority
    out.scoring.majority_tied = box.majority_tied
    out.scoring.all_eras = box.all_eras
    out.scoring.all_comarques = box.all_comarques
    out.scoring.leftovers = box.leftovers_for_point


@rule
def show_tracks(box: Box, state: State, out: Tracks) -> None:
    """12. The development tracks."""
    out.end = box.track_end
    out.point_count = box.track_end - 1
    for space in range(1, box.track_end):
        out.points[space - 1] = box.track[space]
    out.tokens = state.tokens
    out.first = box.first_developer
    out.later = box.later_developers


@rule
def show_difficulty(state: State, out: Difficulty) -> None:
    """How many calamities are left is known, unless the deck was made easy or by chance."""
    out.name = state.difficulty
    if state.difficulty != EASY and state.difficulty != RANDOM:
        for era in range(ERA_COUNT):
            out.calamities[era] = state.calamities[era]


@rule
def count_cards(cards: int) -> int:
    """How many cards are in a set."""
    return size_of(int(cards) & 0xFFFFFFFF) + size_of(int(cards) >> 32)


# --- Cards ---


@rule(inline=False)
def show_construction(box: Box, number: int, out: ConstructionView) -> None:
    """What is printed on a construction card."""
    card = box.constructions[number]
    out.card = number
    out.id = number
    out.era = card.era
    out.comarca = card.comarca
    out.problems = card.problems
    out.points = card.points
    for resource in range(RESOURCE_KINDS):
        out.cost[resource] = card.cost[resource]
        out.develop[resource] = card.develop[resource]
        out.income[resource] = card.income[resource]
    if card.partner != NO_CARD:
        out.partner = card.partner


@rule
def show_for_sale(box: Box, state: State, number: int, out: ForSale) -> None:
    """A card of the market: where each seat could build it now, or why it cannot."""
    show_construction(box, number, out.construction)
    out.regions = takers(box, state, box.constructions[number])
    out.players = state.players
    for seat in range(state.players):
        show_sites(box, state, seat, number, out)


@rule(inline=False)
def show_effects(effects: Array[Effect], count: int, out: Array[EffectView]) -> None:
    """The words of a card."""
    for place in range(count):
        effect = effects[place]
        out[place].do = effect.word
        if effect.word == GAIN or effect.word == LOSE:
            out[place].what = REGION_COUNT + effect.what
        elif effect.word == ADD or effect.word == REMOVE:
            out[place].what = effect.what
        out[place].n = effect.count
        out[place].who = effect.who


@rule
def show_action(box: Box, number: int, out: ActionView) -> None:
    """What is printed on an action card."""
    card = box.actions[number]
    out.number = number
    out.id = number
    out.points = card.points
    out.effect_count = card.effect_count
    show_effects(card.effects, card.effect_count, out.event)
    out.removed = card.removed


@rule
def show_era_card(box: Box, state: State, out: EraCardView) -> None:
    """The Era card of the round, and who would pass its check as things stand."""
    card = box.era_cards[state.era_card]
    out.id = state.era_card
    out.era = card.era
    out.calamity = card.calamity
    out.effect_count = card.effect_count
    out.prize_count = card.prize_count
    out.penalty_count = card.penalty_count
    show_effects(card.effects, card.effect_count, out.now)
    show_effects(card.prize, card.prize_count, out.prize)
    show_effects(card.penalty, card.penalty_count, out.penalty)
    if card.check != NO_CHECK:
        show_check(box, state, card, out.check)


@rule
def show_check(box: Box, state: State, card: EraCard, out: Check) -> None:
    """14.16 to 14.20 The check, for the table or for each player."""
    out.do = card.check
    out.n = card.check_count
    if card.check == CALM:
        out.what = card.check_what
    elif card.check != ALL_CALM and card.check != BUILT:
        out.what = REGION_COUNT + card.check_what
    if card.check == CALM or card.check == ALL_CALM:
        out.passes = is_table_calm(box, state, card)
    else:
        out.passing = 0
        for seat in range(state.players):
            if passes(box, state, card, seat):
                out.passing |= bit(seat)


@rule
def show_eteries(box: Box, found: int, out: Array[EteriaView]) -> int:
    """The etèries of a set; returns how many."""
    count = 0
    for eteria in range(box.eteria_count):
        if has(found, eteria):
            card = box.eteries[eteria]
            out[count].number = eteria
            out[count].id = eteria
            out[count].ability = card.ability
            if card.ability == GATHER or card.ability == SPARE:
                out[count].what = card.what
            count += 1
    return count


# --- What is going on ---


@rule
def show_action_now(box: Box, state: State, scratch: MoveArray, out: ActionNow) -> None:
    """The action card being played, and what has been decided about it."""
    out.seat = state.actor
    out.card = state.card
    out.points = state.card_points
    if state.helper != BASIC:
        out.eteria = state.helper
    if state.building != NO_CARD:
        out.building = state.building
    if state.step == IN_REGION:
        out.region = state.region
        out.choices = region_choices(box, state, scratch)
        show_builds(box, state, scratch, out)
    elif state.step == CHOOSING_PLACE:
        for resource in range(RESOURCE_KINDS):
            show_production(box, state, resource, out.produce[resource])


@rule
def region_choices(box: Box, state: State, scratch: MoveArray) -> int:
    """8.2 A bit for each thing that the actor may do now in the region."""
    found = 0
    for place in range(list_region_moves(box, state, state.actor, scratch)):
        kind = kind_of(scratch[place])
        if kind == Move.mitigate.kind:
            found |= bit(CHOICE_MITIGATE)
        elif kind == Move.leave.kind:
            found |= bit(CHOICE_LEAVE)
        else:
            found |= bit(CHOICE_BUILD)
    return found


@rule
def show_builds(box: Box, state: State, scratch: MoveArray, out: ActionNow) -> None:
    """Every construction that the actor may build now."""
    for place in range(list_region_moves(box, state, state.actor, scratch)):
        move = scratch[place]
        if kind_of(move) == Move.build.kind:
            show_building(box, state, Move.build.construction(move), RESOURCE_KINDS, out)
        elif kind_of(move) == Move.build_sparing.kind:
            card = Move.build_sparing.construction(move)
            show_building(box, state, card, Move.build_sparing.resource(move), out)


@rule
def show_building(box: Box, state: State, card: int, spared: int, out: ActionNow) -> None:
    """What is paid for one, and the points it brings; RESOURCE_KINDS: nothing is spared."""
    found = out.builds[out.build_count]
    out.build_count += 1
    construction = box.constructions[card]
    found.construction = card
    if spared < RESOURCE_KINDS:
        found.spared = spared
    for resource in range(RESOURCE_KINDS):
        found.cost[resource] = to_pay(construction, resource, spared)
    found.points = state.card_points  # 9.3
    found.bonus = construction.points  # 9.4
    if extends(state, state.actor, construction):
        found.extension = box.extension  # 9.5


@rule
def show_production(box: Box, state: State, resource: int, out: Production) -> None:
    """7.9 What a resource would come to, and the steps of development on the way."""
    points = produced(box, state, resource)
    stock = int(state.seats[state.actor].stock[resource]) + points
    out.points = points
    while stock > box.most_resource:
        stock -= int(box.cycle)
        out.steps += 1
    out.stock = stock


@rule
def show_choice(state: State, out: Choice) -> None:
    """The effect that somebody has to decide about."""
    task = state.tasks[0]
    out.seat = task.seat
    out.do = task.word
    if task.word == ADD:  # the region that is full
        out.what = task.what
    out.n = task.count


# --- Players ---


@rule
def show_seat(box: Box, state: State, viewer: int, seat: int, out: SeatView) -> None:
    """What lies before a player; of the hand how many cards, unless it is one's own."""
    place = state.seats[seat]
    out.points = place.points
    for source in range(SOURCE_COUNT):
        out.scored[source] = place.scored[source]
    for resource in range(RESOURCE_KINDS):
        out.stock[resource] = place.stock[resource]
        out.income[resource] = place.income[resource]
        out.track[resource] = place.track[resource]
    out.helpers = place.helpers
    out.at_home = place.at_home
    out.eteria_count = show_eteries(box, place.eteries, out.eteries)
    out.eteries_out = place.eteries_out
    out.worked = place.worked
    out.built_now = place.built_now
    for card in range(box.construction_count):
        if has(place.constructions, card):
            show_construction(box, card, out.constructions[out.construction_count])
            out.construction_count += 1
    # A bid counts until it is shown: who has chosen is told by `waiting` alone
    out.cards = count_cards(place.hand) + (place.bid != NO_CARD)
    out.deck = count_cards(place.deck)
    out.discards = place.discards
    out.removed = place.removed
    won = state.step == OVER and state.reason != COMMON_DEFEAT
    if viewer == seat or won:  # 15.1 the last cards are shown, but not in defeat
        show_hand(box, place.hand, out)
    if viewer == seat and place.bid != NO_CARD:
        out.bid = place.bid


@rule
def show_hand(box: Box, hand: int, out: SeatView) -> None:
    """The cards of a hand."""
    out.hand_count = 0
    for card in range(box.action_count):
        if has(hand, card):
            show_action(box, card, out.hand[out.hand_count])
            out.hand_count += 1


@rule
def show_result(state: State, out: Result) -> None:
    """Who won, why, and everybody's points."""
    out.reason = state.reason
    out.winners = state.winners
    out.players = state.players
    for seat in range(state.players):
        out.points[seat] = state.seats[seat].points
