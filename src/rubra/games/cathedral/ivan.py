"""Chapter 11: Ivan, against whom one plays alone. He is the builder of seat 1, and not asked."""

from __future__ import annotations

from rubra.core.bits import bit, has, lowest, size_of
from rubra.core.game import MoveArray
from rubra.core.journal import EVERYONE, Journal, tell
from rubra.core.rule import rule
from rubra.core.stream import Stream, below
from rubra.games.cathedral.building import (
    bare_sections,
    finish_section,
    place_ornament,
    section_at,
)
from rubra.games.cathedral.claim import can_claim_in, put_banner
from rubra.games.cathedral.inventory import gain
from rubra.games.cathedral.market import may_stop, on_ring, put_die, roll_dice
from rubra.games.cathedral.state import AFTER_ACTION, IVAN, SEND_IVAN, Box, State
from rubra.games.cathedral.words import (
    FROM_BESIDE,
    GAIN,
    IVAN_CARDS,
    IVAN_CLAIM,
    IVAN_INVENTORY,
    IVAN_POINTS,
    IVAN_TRANSPORT,
    MATERIALS,
    MOST_TOWERS,
    ORNAMENTS,
    RECOGNITION,
    Event,
    Move,
)

PLAYER, IVAN_SEAT = range(2)


@rule(inline=False)
def play_ivan(box: Box, state: State, stream: Stream, journal: Journal) -> None:
    """11.2 He turns up a card, 11.3 moves its die, and does what it says."""
    state.step = AFTER_ACTION
    number = turn_card(state, stream)
    card = box.ivan[number]
    tell(journal, EVERYONE, Event.ivan_turned(card.kind))
    move_his_die(state, card.die, stream, journal)
    if card.kind == IVAN_POINTS:
        done = card.count > 0
        gain(state, IVAN_SEAT, RECOGNITION, card.count, journal)
    elif card.kind == IVAN_INVENTORY:
        done = store(state, card.count, journal)
    elif card.kind == IVAN_TRANSPORT:
        done = transport(state, journal)
    elif card.kind == IVAN_CLAIM:
        done = choose_section(box, state, journal)
    else:
        done = construct(box, state, journal)
    if card.decorates:
        done = decorate_first(box, state, journal) or done  # 11.10 even if nothing was built
    if not done:
        tell(journal, EVERYONE, Event.ivan_skipped())


@rule
def turn_card(state: State, stream: Stream) -> int:
    """11.2 Any that has not been turned up; after the fifth they are shuffled."""
    if size_of(state.ivan_turned) == IVAN_CARDS:
        state.ivan_turned = 0
    wanted = below(stream, IVAN, IVAN_CARDS - size_of(state.ivan_turned))
    number = 0
    for card in range(IVAN_CARDS):  # without a branch for the processor to guess
        left = not has(state.ivan_turned, card)
        number = card if left and wanted == 0 else number
        wanted -= left
    state.ivan_turned |= bit(number)
    return number


@rule
def move_his_die(state: State, die: int, stream: Stream, journal: Journal) -> None:
    """11.3 By its value, on to the next space that is not full; then the roll."""
    steps = int(state.die_value[die])
    target = on_ring(int(state.die_space[die]) + steps)
    while not may_stop(state, die, target):
        steps += 1
        target = on_ring(target + 1)
    put_die(state, die, target)
    tell(journal, EVERYONE, Event.moved_die(IVAN_SEAT, die, steps, 0, state.resource[target]))
    roll_dice(state, target, stream, journal)


# Each of these returns whether it changed anything

# --- 11.5 and 11.6: his materials ---


@rule
def store(state: State, count: int, journal: Journal) -> bool:
    """11.5 One by one from the largest pile."""
    stored = 0
    for _ in range(count):
        largest = 0
        for kind in range(MATERIALS):  # without a branch for the processor to guess
            largest = kind if state.reserve[kind] > state.reserve[largest] else largest
        if state.reserve[largest]:
            state.reserve[largest] -= 1
            state.ivan_inventory[largest] += 1
            stored += 1
    if stored:
        tell(journal, EVERYONE, Event.ivan_stored(stored))
    return stored > 0


@rule
def transport(state: State, journal: Journal) -> bool:
    """11.6 All of them, to the construction card."""
    loaded = 0
    for kind in range(MATERIALS):
        loaded += int(state.ivan_inventory[kind])
        state.ivan_construction[kind] += state.ivan_inventory[kind]
        state.ivan_inventory[kind] = 0
    if loaded:
        tell(journal, EVERYONE, Event.ivan_loaded(loaded))
    return loaded > 0


# --- 11.7 Claim ---


@rule
def sections_for_ivan(state: State) -> int:
    """11.7 A bit for each tower in which his banner may go, by his preferences."""
    above_player = 0
    bases = 0
    others = 0
    for tower in range(state.towers):
        if not can_claim_in(state, tower):
            continue
        level = int(state.claimed[tower])
        if level == 0:
            bases |= bit(tower)
        elif state.sections[section_at(tower, level - 1)].owner == PLAYER:
            above_player |= bit(tower)
        else:
            others |= bit(tower)
    if above_player:
        return above_player
    return bases if bases else others


@rule(inline=False)
def choose_section(box: Box, state: State, journal: Journal) -> bool:
    """11.7 Among several, the player is asked."""
    towers = sections_for_ivan(state) if state.seats[IVAN_SEAT].banners_beside else 0
    if size_of(towers) > 1:
        state.step = SEND_IVAN
    elif towers:
        claim_for_ivan(box, state, lowest(towers), journal)
    return towers != 0


@rule
def list_sections_for_ivan(state: State, out: MoveArray) -> int:
    """The player's choice."""
    towers = sections_for_ivan(state)
    count = 0
    for tower in range(MOST_TOWERS):
        out[count] = Move.send_ivan(tower, state.claimed[tower])
        count += has(towers, tower)
    return count


@rule
def claim_for_ivan(box: Box, state: State, tower: int, journal: Journal) -> None:
    """11.8 The tile is discarded; if it gives recognition, he has it."""
    state.step = AFTER_ACTION
    state.seats[IVAN_SEAT].banners_beside -= 1
    tile = put_banner(box, state, IVAN_SEAT, tower, FROM_BESIDE, journal)
    effect = box.tiles[tile].effect
    if effect.word == GAIN and effect.what == RECOGNITION:
        gain(state, IVAN_SEAT, RECOGNITION, effect.count, journal)
    tell(journal, EVERYONE, Event.ivan_discarded(tile))


# --- 11.9 Construction ---


@rule(inline=False)
def construct(box: Box, state: State, journal: Journal) -> bool:
    """11.9 Towers from left to right, sections from the bottom up; any kind will do."""
    before = on_construction_card(state)
    for tower in range(state.towers if before else 0):
        for level in range(state.claimed[tower]):
            section = state.sections[section_at(tower, level)]
            if section.owner == IVAN_SEAT and not section.finished:
                build_section(box, state, tower, level, journal)
    return on_construction_card(state) < before


@rule
def on_construction_card(state: State) -> int:
    """How many materials lie there."""
    count = 0
    for kind in range(MATERIALS):
        count += int(state.ivan_construction[kind])
    return count


@rule
def build_section(box: Box, state: State, tower: int, level: int, journal: Journal) -> None:
    """As many materials as the section lacks, if there are so many."""
    number = section_at(tower, level)
    section = state.sections[number]
    given = 0
    for kind in range(MATERIALS):
        pieces = min(int(section.missing), int(state.ivan_construction[kind]))
        state.ivan_construction[kind] -= pieces
        section.laid[kind] += pieces
        section.missing -= pieces
        given += pieces
    if not given:
        return
    state.idle = 0
    tell(journal, EVERYONE, Event.ivan_delivered(given, tower, level))
    if not section.missing:
        finish_section(box, state, IVAN_SEAT, number, journal)


# --- 11.10 His ornaments ---


@rule(inline=False)
def decorate_first(box: Box, state: State, journal: Journal) -> bool:
    """11.10 One ornament on the first finished section that takes one he has left."""
    left = 0
    for ornament in range(ORNAMENTS):
        if state.seats[IVAN_SEAT].ornaments[ornament]:
            left |= bit(ornament)
    for tower in range(state.towers):
        found = bare_sections(state, tower, left)
        if found:
            number = section_at(tower, lowest(found))
            ornament = box.cards[state.sections[number].card].section
            place_ornament(state, IVAN_SEAT, ornament, number, journal)
            return True
    return False
