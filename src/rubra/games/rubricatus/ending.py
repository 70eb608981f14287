"""Chapter 15: the end of the game, and 1.3: the end that nobody wins."""

from __future__ import annotations

from rubra.core.bits import bit, has
from rubra.core.journal import EVERYONE, Journal, tell
from rubra.core.rule import rule
from rubra.games.rubricatus.state import OVER, Box, State
from rubra.games.rubricatus.tracks import add_points, score
from rubra.games.rubricatus.words import (
    BY_ALL_COMARQUES,
    BY_ALL_ERAS,
    BY_LAST_CARD,
    BY_LEFTOVERS,
    BY_MAJORITY,
    COMARCA_COUNT,
    COMMON_DEFEAT,
    ERA_COUNT,
    MOST_POINTS,
    RESOURCE_KINDS,
    SHARED_VICTORY,
    Event,
)


@rule
def end_game(state: State, reason: int, journal: Journal) -> None:
    """Nothing more is played."""
    state.step = OVER
    state.waiting = 0
    state.task_count = 0
    state.reason = reason
    tell(journal, EVERYONE, Event.ended(reason))


@rule
def lose_together(state: State, journal: Journal) -> None:
    """1.3 The drawer is empty: at once, and for everybody."""
    end_game(state, COMMON_DEFEAT, journal)


@rule
def score_game(box: Box, state: State, journal: Journal) -> None:
    """The final scoring, and who has won."""
    for seat in range(state.players):
        score_last_cards(box, state, seat, journal)
    for era in range(ERA_COUNT):
        score_majority(box, state, era, journal)
    for seat in range(state.players):
        score_collections(box, state, seat, journal)
    most = 0
    for seat in range(state.players):
        most = max(most, int(state.seats[seat].points))
        tell(journal, EVERYONE, Event.final_score(seat, state.seats[seat].points))
    winners = 0
    for seat in range(state.players):
        if state.seats[seat].points == most:
            winners += 1
            state.winners += bit(seat)
    end_game(state, MOST_POINTS if winners == 1 else SHARED_VICTORY, journal)  # 1.2


@rule
def score_last_cards(box: Box, state: State, seat: int, journal: Journal) -> None:
    """15.1 The value of the card that was not played."""
    for card in range(box.action_count):
        if has(state.seats[seat].hand, card):
            tell(journal, EVERYONE, Event.last_card(seat, card))
            score(state, seat, int(box.actions[card].points), BY_LAST_CARD, journal)


@rule
def score_majority(box: Box, state: State, era: int, journal: Journal) -> None:
    """15.2 Most constructions of an Era: 2 points, or 1 each for those who are tied."""
    most = 0
    sharing = 0
    for seat in range(state.players):
        built = int(state.seats[seat].built[era])
        if built > most:
            most = built
            sharing = 0
        sharing += built == most
    if most == 0:
        return
    points = int(box.majority) if sharing == 1 else int(box.majority_tied)
    for seat in range(state.players):
        if state.seats[seat].built[era] == most:
            add_points(state, seat, points, BY_MAJORITY)
            tell(journal, EVERYONE, Event.majority(seat, points, era))


@rule
def score_collections(box: Box, state: State, seat: int, journal: Journal) -> None:
    """15.3 Every Era, 15.4 resources left over, 15.5 every comarca."""
    place = state.seats[seat]
    eras = 0
    for era in range(ERA_COUNT):
        eras += place.built[era] > 0
    if eras == ERA_COUNT:
        score(state, seat, int(box.all_eras), BY_ALL_ERAS, journal)
    left = 0
    for resource in range(RESOURCE_KINDS):
        left += int(place.stock[resource])
    score(state, seat, left // int(box.leftovers_for_point), BY_LEFTOVERS, journal)
    comarques = 0
    for comarca in range(COMARCA_COUNT):
        comarques += (int(place.constructions) & int(box.comarca_cards[comarca])) != 0
    if comarques == COMARCA_COUNT:
        score(state, seat, int(box.all_comarques), BY_ALL_COMARQUES, journal)
