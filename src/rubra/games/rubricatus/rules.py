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
from rubra.core.vocabulary import kind_of, part
from rubra.games.rubricatus.actions import (
    choose_helper,
    list_cards,
    list_helpers,
    list_places,
    next_action,
    play_for_event,
    play_for_points,
    produce,
    send,
)
from rubra.games.rubricatus.effects import answer, carry_out, is_choice, list_choices
from rubra.games.rubricatus.ending import score_game
from rubra.games.rubricatus.eras import (
    begin_round,
    check_era_card,
    end_round,
    gather_bonuses,
    turn_era_card,
)
from rubra.games.rubricatus.hands import bid, give_initiative, list_bids, list_tied, show_bids
from rubra.games.rubricatus.knowledge import imagine_hand
from rubra.games.rubricatus.market import fill_market
from rubra.games.rubricatus.problems import is_open
from rubra.games.rubricatus.regions import build, enter, leave, list_deeds, mitigate
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
    M_BID,
    M_BUILD,
    M_BUILD_SPARING,
    M_ENTER,
    M_EVENT,
    M_FAVOUR,
    M_LEAVE,
    M_MITIGATE,
    M_POINTS,
    M_PRODUCE,
    M_SEND_ETERIA,
    M_SEND_HELPER,
    MARKET,
    NO_CARD,
    REGION_COUNT,
    RESOURCE_KINDS,
)

# --- The verbs ---


@rule(apart=True)
def setup(box: Box, state: State, options: Options, stream: Stream, journal: Journal) -> None:
    """Lay out the table (chapter 2)."""
    state.players = options.players
    set_difficulty(box, state, options)
    lay_out_board(box, state)
    for seat in range(state.players):
        seat_player(box, state, seat)
    fill_market(box, state, stream, journal)
    state.holder = below(stream, FIRST, state.players)  # 2.11 nobody here was in a river
    begin_round(box, state, stream, journal)


@rule(apart=True)
def moves(box: Box, state: State, seat: int, out: MoveArray) -> int:
    """Every legal move of a seat that is asked."""
    if state.task_count:
        return list_choices(box, state, out)
    if state.step == CHOOSING_CARD:
        return list_cards(box, state, seat, out)
    if state.step == CHOOSING_PLACE:
        return list_places(box, state, seat, out)
    if state.step == IN_REGION:
        return list_deeds(box, state, seat, out)
    if state.step == BIDDING:
        return list_bids(box, state, seat, out)
    if state.step == BREAKING_TIE:
        return list_tied(state, out)
    return list_helpers(box, state, seat, out)


@rule(apart=True)
def play(box: Box, state: State, seat: int, move: int, stream: Stream, journal: Journal) -> None:
    """Carry out a legal move, and all that follows from it by itself."""
    kind = kind_of(move)
    chosen = part(move, 0)
    if is_choice(kind):
        answer(box, state, seat, move, stream, journal)
    elif kind == M_BID:
        bid(state, seat, chosen)
    elif kind == M_FAVOUR:
        give_initiative(state, chosen, journal)
    elif kind == M_POINTS:
        play_for_points(box, state, seat, chosen, journal)
    elif kind == M_EVENT:
        play_for_event(box, state, seat, chosen, journal)
    elif kind == M_SEND_HELPER:
        send(box, state, seat, BASIC, journal)
    elif kind == M_SEND_ETERIA:
        send(box, state, seat, chosen, journal)
    elif kind == M_PRODUCE:
        produce(box, state, seat, chosen, journal)
    elif kind == M_ENTER:
        enter(box, state, seat, chosen, journal)
    elif kind == M_MITIGATE:
        mitigate(box, state, seat, journal)
    elif kind == M_BUILD:
        build(box, state, seat, chosen, RESOURCE_KINDS, journal)  # no resource is spared
    elif kind == M_BUILD_SPARING:
        build(box, state, seat, chosen, part(move, 1), journal)
    elif kind == M_LEAVE:
        leave(state)
    go_on(box, state, stream, journal)


@rule(apart=True)
def go_on(box: Box, state: State, stream: Stream, journal: Journal) -> None:
    """The sequence of play: on and on, until somebody has to decide or the game is over."""
    while not state.waiting and state.step != OVER:
        if state.task_count:
            carry_out(box, state, stream, journal)
        elif state.step == ACTING:
            next_action(state)
        elif state.step == BIDDING:
            show_bids(box, state, journal)
        elif state.step == TURNING_ERA_CARD:
            turn_era_card(box, state, stream, journal)
        elif state.step == GATHERING:
            gather_bonuses(box, state, journal)
        elif state.step == CHECKING:
            check_era_card(box, state, journal)
        elif state.step == ENDING_ROUND:
            if end_round(box, state):
                begin_round(box, state, stream, journal)
            else:
                score_game(box, state, journal)
        else:
            choose_helper(box, state, int(state.actor), journal)


@rule(apart=True)
def imagine(box: Box, state: State, seat: int, stream: Stream, out: MoveArray) -> None:
    """Redraw all that a seat (or a spectator) cannot know: the hands of the others."""
    for other in range(state.players):
        if other != seat:
            imagine_hand(state, other, stream)


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
        if is_open(box, state, region):
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
