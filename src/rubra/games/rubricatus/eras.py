"""Chapters 5, 6 and 11: Era cards, recurrent bonuses, the end of the round, the Era track."""

from __future__ import annotations

from rubra.core.bits import bit, has
from rubra.core.journal import EVERYONE, Journal, tell
from rubra.core.rule import rule
from rubra.core.stream import Stream, below
from rubra.games.rubricatus.actions import begin_turn
from rubra.games.rubricatus.effects import add_effects
from rubra.games.rubricatus.hands import begin_bidding, draw_hands, right_of
from rubra.games.rubricatus.market import clear_market, fill_market
from rubra.games.rubricatus.problems import is_open
from rubra.games.rubricatus.state import ENDING_ROUND, ERA_DRAW, GATHERING, Box, EraCard, State
from rubra.games.rubricatus.tracks import advance
from rubra.games.rubricatus.words import (
    ALL_CALM,
    BUILT,
    CALM,
    EASY,
    HAS,
    NO_CARD,
    NO_CHECK,
    RANDOM,
    REGION_COUNT,
    RESOURCE_KINDS,
    Event,
)

# --- 11. A new round ---


@rule
def begin_round(box: Box, state: State, stream: Stream, journal: Journal) -> None:
    """The marker stands on the next space; helpers come home, and all draw."""
    state.round_number += 1
    state.turn += 1
    before = int(state.era)
    state.era = box.era_of_round[state.round_number]
    tell(journal, EVERYONE, Event.round_began(state.round_number, state.era))
    if state.era != before:
        begin_era(box, state, stream, journal)
    state.turns_left = box.eras[state.era].helpers - 1
    for region in range(REGION_COUNT):
        state.standing[region] = 0
    for seat in range(state.players):
        place = state.seats[seat]
        place.at_home = place.helpers
        place.eteries_out = 0
        place.worked = 0
        place.built_now = 0
    draw_hands(box, state, stream, journal)
    begin_bidding(state)


@rule
def begin_era(box: Box, state: State, stream: Stream, journal: Journal) -> None:
    """11.1 New helpers; 11.2 old cards leave the market, 11.3 and others come."""
    gained = box.eras[state.era].helpers - box.eras[state.era - 1].helpers
    if gained:
        tell(journal, EVERYONE, Event.helper_gained())
    for seat in range(state.players):
        state.seats[seat].helpers += gained
    clear_market(box, state, int(state.era) - 1, journal)
    fill_market(box, state, stream, journal)


# --- 5. Phase 3: the Era card ---


@rule
def turn_era_card(box: Box, state: State, stream: Stream, journal: Journal) -> None:
    """5.1 A card of this Era; its immediate part."""
    state.step = GATHERING
    if state.difficulty == EASY:  # 16.1
        return
    card = pick_era_card(box, state, stream)
    state.era_card = card
    state.era_cards_used |= bit(card)
    tell(journal, EVERYONE, Event.era_card(card))
    turned = box.era_cards[card]
    add_effects(box, state, turned.effects, int(turned.effect_count), state.holder)


@rule
def pick_era_card(box: Box, state: State, stream: Stream) -> int:
    """2.9, 16.2 to 16.4 Any card of the Era that has not been used, of the kind that is due."""
    calamity = False
    if state.difficulty != RANDOM:
        rounds = 0  # of this Era, with this one
        for number in range(state.round_number, box.rounds + 1):
            rounds += box.era_of_round[number] == state.era
        calamity = below(stream, ERA_DRAW, rounds) < state.calamities[state.era]
        state.calamities[state.era] -= calamity
    left = 0
    for card in range(box.era_card_count):
        left += may_come(box, state, card, calamity)
    wanted = below(stream, ERA_DRAW, left)
    card = 0
    while True:
        if may_come(box, state, card, calamity):
            if wanted == 0:
                return card
            wanted -= 1
        card += 1


@rule
def may_come(box: Box, state: State, card: int, calamity: bool) -> bool:
    """Whether an Era card can be the one that is turned up."""
    if box.era_cards[card].era != state.era or has(state.era_cards_used, card):  # 5.5
        return False
    return state.difficulty == RANDOM or box.era_cards[card].calamity == calamity


# --- 6. Phase 4: bonuses ---


@rule
def gather_bonuses(box: Box, state: State, journal: Journal) -> None:
    """6.1 What constructions give every round, from the holder on."""
    seat = int(state.holder)
    for _ in range(state.players):
        for resource in range(RESOURCE_KINDS):
            income = int(state.seats[seat].income[resource])
            if income:
                tell(journal, EVERYONE, Event.income(seat, resource, income))
                advance(box, state, seat, resource, income, journal)
        seat = right_of(state, seat)
    begin_turn(state)


# --- 5.3 Phase 6: the end of the round ---


@rule
def check_era_card(box: Box, state: State, journal: Journal) -> None:
    """5.4 The check of the Era card, for the table or for each player."""
    state.step = ENDING_ROUND
    if state.era_card == NO_CARD or box.era_cards[state.era_card].check == NO_CHECK:
        return
    card = box.era_cards[state.era_card]
    tell(journal, EVERYONE, Event.checked(state.era_card))
    if card.check == CALM or card.check == ALL_CALM:
        passed = is_table_calm(box, state, card)
        tell(journal, EVERYONE, Event.table_passed() if passed else Event.table_failed())
        reward(box, state, card, state.holder, passed)
        return
    seat = int(state.holder)
    for _ in range(state.players):
        passed = passes(box, state, card, seat)
        tell(journal, EVERYONE, Event.passed(seat) if passed else Event.failed(seat))
        reward(box, state, card, seat, passed)
        seat = right_of(state, seat)


@rule
def is_table_calm(box: Box, state: State, card: EraCard) -> bool:
    """14.16 One region, 14.17 or all: not too many problems."""
    if card.check == CALM:
        return state.problems[card.check_what] <= card.check_count
    for region in range(REGION_COUNT):
        if is_open(box, state, region) and state.problems[region] > card.check_count:
            return False
    return True


@rule
def passes(box: Box, state: State, card: EraCard, seat: int) -> bool:
    """14.18 to 14.20 Whether one player passes."""
    place = state.seats[seat]
    if card.check == HAS:
        return place.stock[card.check_what] >= card.check_count
    if card.check == BUILT:
        return place.built_now >= card.check_count
    for other in range(state.players):
        if state.seats[other].track[card.check_what] > place.track[card.check_what]:
            return False
    return place.track[card.check_what] > 0


@rule
def reward(box: Box, state: State, card: EraCard, seat: int, passed: bool) -> None:
    """The prize or the penalty."""
    if passed:
        add_effects(box, state, card.prize, int(card.prize_count), seat)
    else:
        add_effects(box, state, card.penalty, int(card.penalty_count), seat)


@rule
def end_round(box: Box, state: State) -> bool:
    """3.6 Whether there is another round."""
    state.era_card = NO_CARD
    return state.round_number < box.rounds
