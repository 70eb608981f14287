"""The rules of Rubricatus, in the order of the rulebook.

A round:

    1  Draw          each player draws action cards
    2  Initiative    each lays one face down; the highest value takes the initiative card
    3  Era card      what happened in those days
    4  Bonuses       what constructions give every round
    5  Actions       turn by turn each plays a card and places a helper:
                       to produce a resource,
                       to mitigate problems and build in a region,
                       or for the event on the card
    6  End           the end part of the Era card; the Era marker moves on

At the instant the drawer of problems is empty, everybody has lost. After ten rounds, whoever has
most points has won.

Numbers such as 4.2 in the comments are the clauses of texts/en/rules.md.
"""

from __future__ import annotations

from rubra.core.bits import bit
from rubra.core.game import MoveArray
from rubra.core.journal import Journal
from rubra.core.rule import rule
from rubra.core.stream import Stream, below
from rubra.core.vocabulary import kind_of
from rubra.games.rubricatus import (
    actions,
    effects,
    ending,
    eras,
    hands,
    knowledge,
    market,
    problems,
    regions,
)
from rubra.games.rubricatus.state import (
    ACTING,
    BIDDING,
    BREAKING_TIE,
    CHECKING,
    CHOOSING_CARD,
    CHOOSING_PLACE,
    ENDING_ROUND,
    FIRST,
    GATHERING,
    IN_REGION,
    OVER,
    TURNING_ERA_CARD,
    Box,
    Options,
    State,
)
from rubra.games.rubricatus.words import (
    BASIC,
    CALAMITIES,
    ERA_COUNT,
    HARD,
    MARKET,
    NO_CARD,
    REGION_COUNT,
    RESOURCE_KINDS,
    Move,
)

# --- The verbs ---


@rule(inline=False)
def setup(box: Box, state: State, options: Options, stream: Stream, journal: Journal) -> None:
    """Lay out the table (chapter 2)."""
    state.players = options.players
    set_difficulty(box, state, options)
    lay_out_board(box, state)
    for seat in range(state.players):
        seat_player(box, state, seat)
    market.fill_market(box, state, stream, journal)
    state.holder = below(stream, FIRST, state.players)  # 2.11 nobody here was in a river
    eras.begin_round(box, state, stream, journal)


@rule(inline=False)
def moves(box: Box, state: State, seat: int, out: MoveArray) -> int:
    """Every legal move of a seat that is asked."""
    if state.task_count:
        return effects.list_choices(box, state, out)
    if state.step == CHOOSING_CARD:
        return actions.list_cards(box, state, seat, out)
    if state.step == CHOOSING_PLACE:
        return actions.list_places(box, state, seat, out)
    if state.step == IN_REGION:
        return regions.list_region_moves(box, state, seat, out)
    if state.step == BIDDING:
        return hands.list_bids(box, state, seat, out)
    if state.step == BREAKING_TIE:
        return hands.list_tied(state, out)
    return actions.list_helpers(box, state, seat, out)


@rule(inline=False)
def play(box: Box, state: State, seat: int, move: int, stream: Stream, journal: Journal) -> None:
    """Carry out a legal move, and all that follows from it by itself."""
    kind = kind_of(move)
    if effects.is_choice(kind):
        effects.answer(box, state, seat, move, stream, journal)
    elif kind == Move.bid.kind:
        hands.bid(state, seat, Move.bid.card(move))
    elif kind == Move.favour.kind:
        hands.give_initiative(state, Move.favour.seat(move), journal)
    elif kind == Move.points.kind:
        actions.play_for_points(box, state, seat, Move.points.card(move), journal)
    elif kind == Move.event.kind:
        actions.play_for_event(box, state, seat, Move.event.card(move), journal)
    elif kind == Move.send_helper.kind:
        actions.send(box, state, seat, BASIC, journal)
    elif kind == Move.send_eteria.kind:
        actions.send(box, state, seat, Move.send_eteria.eteria(move), journal)
    elif kind == Move.produce.kind:
        actions.produce(box, state, seat, Move.produce.resource(move), journal)
    elif kind == Move.enter.kind:
        regions.enter(box, state, seat, Move.enter.region(move), journal)
    elif kind == Move.mitigate.kind:
        regions.mitigate(box, state, seat, journal)
    elif kind == Move.build.kind:
        card = Move.build.construction(move)
        regions.build(box, state, seat, card, RESOURCE_KINDS, journal)  # no resource is spared
    elif kind == Move.build_sparing.kind:
        card = Move.build_sparing.construction(move)
        regions.build(box, state, seat, card, Move.build_sparing.resource(move), journal)
    elif kind == Move.leave.kind:
        regions.leave(state)
    go_on(box, state, stream, journal)


@rule(inline=False)
def go_on(box: Box, state: State, stream: Stream, journal: Journal) -> None:
    """The sequence of play: on and on, until somebody has to decide or the game is over."""
    while not state.waiting and state.step != OVER:
        if state.task_count:
            effects.carry_out(box, state, stream, journal)
        elif state.step == ACTING:
            actions.next_action(state)
        elif state.step == BIDDING:
            hands.show_bids(box, state, journal)
        elif state.step == TURNING_ERA_CARD:
            eras.turn_era_card(box, state, stream, journal)
        elif state.step == GATHERING:
            eras.gather_bonuses(box, state, journal)
        elif state.step == CHECKING:
            eras.check_era_card(box, state, journal)
        elif state.step == ENDING_ROUND:
            if eras.end_round(box, state):
                eras.begin_round(box, state, stream, journal)
            else:
                ending.score_game(box, state, journal)
        else:
            actions.choose_helper(box, state, int(state.actor), journal)


@rule(inline=False)
def imagine(box: Box, state: State, seat: int, stream: Stream, out: MoveArray) -> None:
    """Redraw all that a seat (or a spectator) cannot know: the hands of the others."""
    for other in range(state.players):
        if other != seat:
            knowledge.imagine_hand(state, other, stream)


# --- 2. Set-up ---


@rule
def set_difficulty(box: Box, state: State, options: Options) -> None:
    """Chapter 16: how many calamities each Era has."""
    state.difficulty = options.difficulty
    if options.difficulty == HARD:
        state.calamities[0] = options.iberian_calamities
        state.calamities[1] = options.ancient_calamities
        state.calamities[2] = options.medieval_calamities
        state.calamities[3] = options.modern_calamities
        state.calamities[4] = options.contemporary_calamities
    elif options.difficulty == CALAMITIES:
        for era in range(ERA_COUNT):
            state.calamities[era] = box.eras[era].rounds


@rule
def lay_out_board(box: Box, state: State) -> None:
    """2.3, 2.4 Problems; 2.8 decks and an empty market; 2.10 etèries; tokens on the tracks."""
    for region in range(REGION_COUNT):
        if problems.is_open(box, state, region):
            state.problems[region] = box.start_problems
    state.drawer = box.drawer[state.players]
    for era in range(ERA_COUNT):
        first = int(box.eras[era].first)
        state.decks[era] = (bit(box.eras[era].constructions) - 1) << first
    for slot in range(MARKET):
        state.market[slot] = NO_CARD
    state.eteries = bit(box.eteria_count) - 1
    state.tokens = bit(RESOURCE_KINDS) - 1
    state.era_card = NO_CARD
    state.building = NO_CARD
    state.card = NO_CARD
    state.helper = BASIC


@rule
def seat_player(box: Box, state: State, seat: int) -> None:
    """2.6 Three helpers, the others wait on the Era track; 2.7 a deck of all action cards."""
    state.seats[seat].helpers = box.eras[0].helpers
    state.seats[seat].deck = bit(box.action_count) - 1
    state.seats[seat].bid = NO_CARD
