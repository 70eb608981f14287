"""The market of constructions: 9.7 how it is filled, 11.2 and 14.15 how it is cleared."""

from __future__ import annotations

from rubra.core.bits import bit, has
from rubra.core.journal import EVERYONE, Journal, tell
from rubra.core.rule import rule
from rubra.core.stream import Stream, below
from rubra.games.rubricatus.state import MARKET_DRAW, Box, State
from rubra.games.rubricatus.words import (
    ERA_COUNT,
    MARKET,
    NO_CARD,
    Event,
)


@rule(inline=False)
def fill_market(box: Box, state: State, stream: Stream, journal: Journal) -> None:
    """9.7 Each empty place gets a card of the present Era, or of the next that has one."""
    for slot in range(MARKET):
        if state.market[slot] == NO_CARD:
            state.market[slot] = turn_up(box, state, stream)
            if state.market[slot] != NO_CARD:
                tell(journal, EVERYONE, Event.came_to_market(state.market[slot]))


@rule
def turn_up(box: Box, state: State, stream: Stream) -> int:
    """A construction from the decks, or NO_CARD if none is left."""
    era = int(state.era)
    while era < ERA_COUNT and state.decks[era] == 0:
        era += 1
    if era == ERA_COUNT:
        return NO_CARD
    first = int(box.eras[era].first)
    last = first + int(box.eras[era].constructions)
    left = 0
    for card in range(first, last):
        left += has(state.decks[era], card)
    wanted = below(stream, MARKET_DRAW, left)
    for card in range(first, last):
        if has(state.decks[era], card):
            if wanted == 0:
                state.decks[era] -= bit(card)
                return card
            wanted -= 1
    return NO_CARD


@rule
def clear_market(box: Box, state: State, era: int, journal: Journal) -> None:
    """Cards of an Era before `era` leave the market and the game."""
    for slot in range(MARKET):
        card = int(state.market[slot])
        if card != NO_CARD and box.constructions[card].era < era:
            state.market[slot] = NO_CARD
            tell(journal, EVERYONE, Event.left_market(card))


@rule
def slot_of(state: State, card: int) -> int:
    """Where in the market a card lies that is there."""
    slot = 0
    while state.market[slot] != card:
        slot += 1
    return slot


@rule
def take_from_market(state: State, card: int, journal: Journal) -> None:
    """One card leaves the market."""
    state.market[slot_of(state, card)] = NO_CARD
    tell(journal, EVERYONE, Event.left_market(card))
