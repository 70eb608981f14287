"""Chapter 4: claim a section of the cathedral, and lay its tile on the workshop board."""

from __future__ import annotations

from rubra.core.bits import bit
from rubra.core.game import MoveArray
from rubra.core.journal import EVERYONE, Journal, tell
from rubra.core.rule import rule
from rubra.games.cathedral.building import asked_kinds, resume, section_at
from rubra.games.cathedral.effects import use, would_give
from rubra.games.cathedral.state import NO_TILE, PLACE_TILE, Box, State, WorkshopBoard
from rubra.games.cathedral.words import (
    BANNERS,
    FACE_DOWN,
    FACE_UP,
    FROM_BESIDE,
    FROM_INVENTORY,
    WORKSHOP_SPACES,
    Event,
    Move,
)


@rule
def can_claim_in(state: State, tower: int) -> bool:
    """4.2 In each tower the lowest section without a banner, as long as there is one."""
    return state.claimed[tower] < state.heights[tower]


@rule(inline=False)
def list_claims(state: State, seat: int, out: MoveArray, count: int) -> int:
    """4.1 A banner from the inventory or from beside it, on any available section."""
    place = state.seats[seat]
    if place.claimed == BANNERS:  # 4.6
        return count
    inside = place.banners_in > 0
    beside = place.banners_beside > 0
    for tower in range(state.towers):
        if not can_claim_in(state, tower):
            continue
        level = state.claimed[tower]
        out[count] = Move.claim(tower, level, FROM_INVENTORY)
        count += inside
        out[count] = Move.claim(tower, level, FROM_BESIDE)
        count += beside
    return count


@rule
def claim(box: Box, state: State, seat: int, tower: int, banner: int, journal: Journal) -> None:
    """4.1 The banner goes on the section, 4.3 its tile into one's hand."""
    place = state.seats[seat]
    if banner == FROM_INVENTORY:
        place.banners_in -= 1
    else:
        place.banners_beside -= 1
    state.step = PLACE_TILE
    state.tile = put_banner(box, state, seat, tower, banner, journal)


@rule(inline=False)
def put_banner(box: Box, state: State, seat: int, tower: int, banner: int, journal: Journal) -> int:
    """The lowest section without a banner has one now; returns the tile that lay there."""
    place = state.seats[seat]
    level = int(state.claimed[tower])
    number = section_at(tower, level)
    section = state.sections[number]
    tile = int(section.tile)
    section.tile = NO_TILE
    section.owner = seat
    section.missing = box.cards[section.card].materials
    section.asked = asked_kinds(box, section)
    place.claims[place.claimed] = number
    place.claimed += 1
    state.claimed[tower] += 1
    state.idle = 0
    if seat < state.players:
        tell(journal, EVERYONE, Event.claimed(seat, tower, level, banner))
    else:
        tell(journal, EVERYONE, Event.ivan_claimed(tower, level))  # 11.1 he has no inventory
    return tile


# --- The workshop tile ---


@rule
def board_of(box: Box, state: State, seat: int) -> WorkshopBoard:
    """2.9 The side of the board in front of a builder."""
    return box.boards[state.seats[seat].board]


@rule
def price_of(box: Box, state: State, seat: int, bench: int) -> int:
    """4.5 What it costs to lay a tile face up on a workshop space."""
    return int(board_of(box, state, seat).price[bench])


@rule(inline=False)
def list_places(box: Box, state: State, seat: int, out: MoveArray, count: int) -> int:
    """4.3 Any empty workshop space, 4.4 face down, or 4.5 face up if it can be paid."""
    place = state.seats[seat]
    for bench in range(WORKSHOP_SPACES):
        empty = place.tiles[bench] == NO_TILE
        out[count] = Move.place(bench, FACE_DOWN)
        count += empty
        out[count] = Move.place(bench, FACE_UP)
        count += empty and place.rubles >= price_of(box, state, seat, bench)
    return count


@rule
def only_bench(box: Box, state: State, seat: int) -> int:
    """The workshop space on which the tile has to go face down; WORKSHOP_SPACES with a choice."""
    place = state.seats[seat]
    found = WORKSHOP_SPACES
    for bench in range(WORKSHOP_SPACES):
        if place.tiles[bench] != NO_TILE:
            continue
        if found != WORKSHOP_SPACES or place.rubles >= price_of(box, state, seat, bench):
            return WORKSHOP_SPACES
        found = bench
    return found


@rule(inline=False)
def place_tile(box: Box, state: State, seat: int, bench: int, face: int, journal: Journal) -> None:
    """4.4 Face down it stays for good; 4.5 face up it is paid and gives at once what it shows."""
    place = state.seats[seat]
    tile = state.tile
    price = price_of(box, state, seat, bench) if face == FACE_UP else 0
    place.tiles[bench] = tile
    place.rubles -= price
    state.tile = NO_TILE
    tell(journal, EVERYONE, Event.placed(seat, tile, bench, face, price))
    resume(state)
    if face == FACE_UP:
        place.face_up |= bit(bench)
        effect = box.tiles[tile].effect
        if would_give(state, seat, effect):
            use(box, state, seat, effect, journal)
