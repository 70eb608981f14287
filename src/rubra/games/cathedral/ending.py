"""Chapter 10: the end of the game, and what the cathedral is worth to whom."""

from __future__ import annotations

from rubra.core.bits import bit, size_of
from rubra.core.journal import EVERYONE, NOBODY, Journal, tell
from rubra.core.rule import rule
from rubra.games.cathedral.building import presence_at, section_at
from rubra.games.cathedral.state import OVER, Box, State
from rubra.games.cathedral.track import prestige_of
from rubra.games.cathedral.words import (
    IVAN_BEATEN,
    IVAN_WON,
    IVAN_WON_TIE,
    MATERIALS,
    MOST_FINISHED,
    MOST_ORNAMENTS,
    MOST_PRESTIGE,
    SHARED,
    STANDSTILL,
    Event,
)


@rule(inline=False)
def end_game(box: Box, state: State, standstill: bool, journal: Journal) -> None:
    """Score left-overs and towers, and see who has won."""
    for seat in range(state.builders):
        place = state.seats[seat]
        place.prestige = prestige_of(box, place.marker)  # 10.3 surplus recognition is lost
        score_left_over(box, state, seat, journal)
    for tower in range(state.towers):
        score_tower(box, state, tower, journal)
    for seat in range(state.builders):
        tell(journal, EVERYONE, Event.total(seat, state.seats[seat].prestige))
    reason = find_winners(state)
    if state.players == 1:
        tie = state.seats[0].prestige == state.seats[1].prestige
        reason = IVAN_WON_TIE if tie else IVAN_WON  # 11.13
        if state.winners & 1:
            reason = IVAN_BEATEN
    elif standstill:
        reason = STANDSTILL
    state.winners = int(state.winners) & (bit(state.players) - 1)  # Ivan has no seat
    state.reason = reason
    state.step = OVER
    state.waiting = 0
    tell(journal, EVERYONE, Event.ended(reason))


@rule
def turns_without_building(state: State) -> int:
    """10.10 In a row, but for the turn that is not over yet."""
    return int(state.idle) if state.step == OVER else max(0, int(state.idle) - 1)


# --- 10.4 Left-overs ---


@rule
def left_over(state: State, seat: int) -> int:
    """10.4 Materials and rubles together; 11.13 for Ivan also what lies on his cards."""
    place = state.seats[seat]
    pieces = int(place.rubles)
    for kind in range(MATERIALS):
        pieces += int(place.stock[kind])
        if seat >= state.players:
            pieces += int(state.ivan_inventory[kind]) + int(state.ivan_construction[kind])
    return pieces


@rule
def score_left_over(box: Box, state: State, seat: int, journal: Journal) -> None:
    """10.4 One prestige for every five of them."""
    place = state.seats[seat]
    pieces = left_over(state, seat)
    place.left_over = pieces // int(box.left_over_pieces)
    place.prestige += place.left_over
    tell(journal, EVERYONE, Event.left_over(seat, pieces, place.left_over))


# --- 10.5 Towers ---


@rule(inline=False)
def tower_worth(box: Box, state: State, tower: int) -> int:
    """10.5 Two for each finished section, one for each ornament."""
    worth = int(state.finished[tower]) * int(box.section_worth)
    for level in range(state.claimed[tower]):
        if state.sections[section_at(tower, level)].ornament != NOBODY:
            worth += int(box.ornament_worth)
    return worth


@rule
def presence(state: State, tower: int, seat: int) -> int:
    """10.6 Own banners on finished sections, and own ornaments."""
    return int(state.present[presence_at(tower, seat)])


@rule(inline=False)
def tower_share(box: Box, state: State, tower: int, seat: int, worth: int) -> int:
    """What a tower is worth to one builder."""
    own = presence(state, tower, seat)
    if not own:
        return 0
    ahead = 0
    level_with = 0
    for other in range(state.builders):
        theirs = presence(state, tower, other)
        ahead += theirs > own
        level_with += theirs == own
    return share_of(state.builders, worth, box.loser_share, ahead, level_with)


@rule
def share_of(builders: int, worth: int, loser_share: int, ahead: int, level_with: int) -> int:
    """What falls to one of those who are level, with so many ahead of them."""
    if builders == 2:  # 10.8 all, a third, or for equals nothing
        if level_with > 1:
            return 0
        return worth // int(loser_share) if ahead else worth
    total = 0
    for place in range(ahead, ahead + level_with):
        total += worth >> place  # 10.6 half, and half again, rounded down
    return total // level_with  # 10.7 equals share what their places are worth together


@rule(inline=False)
def score_tower(box: Box, state: State, tower: int, journal: Journal) -> None:
    """Each builder who is present, by seat."""
    worth = tower_worth(box, state, tower)
    for seat in range(state.builders):
        share = tower_share(box, state, tower, seat, worth)
        place = state.seats[seat]
        place.towers += share
        place.prestige += share
        own = presence(state, tower, seat)
        if own:
            tell(journal, EVERYONE, Event.scored_tower(seat, tower, own, share))


# --- 10.9 Who has won ---


@rule
def find_winners(state: State) -> int:
    """10.9 Most prestige, then most finished sections, then most ornaments; returns what decided.

    The seats that are level after all of it have won together.
    """
    state.winners = bit(state.builders) - 1
    for criterion in range(3):
        best = -1
        for seat in range(state.builders):
            if int(state.winners) >> seat & 1:
                best = max(best, standing(state, seat, criterion))
        for seat in range(state.builders):
            if standing(state, seat, criterion) < best:
                state.winners = int(state.winners) & ~bit(seat)
        if size_of(state.winners) == 1:
            return MOST_PRESTIGE + criterion
    return SHARED


@rule
def standing(state: State, seat: int, criterion: int) -> int:
    """Prestige, finished sections or ornaments."""
    place = state.seats[seat]
    if criterion == MOST_FINISHED - MOST_PRESTIGE:
        return int(place.finished)
    if criterion == MOST_ORNAMENTS - MOST_PRESTIGE:
        return int(place.decorated)
    return int(place.prestige)
