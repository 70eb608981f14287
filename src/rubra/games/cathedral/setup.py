"""Chapter 2: laying out the table."""

from __future__ import annotations

from rubra.core.journal import EVERYONE, NOBODY, Journal, tell
from rubra.core.rule import rule
from rubra.core.stream import Stream, below, draw_lots
from rubra.games.cathedral.building import section_at
from rubra.games.cathedral.state import (
    CARDS,
    DICE_LOTS,
    FIRST,
    INFLUENCE_LOTS,
    NO_TILE,
    PLAN,
    PLANS,
    QUARTER_LOTS,
    RESOURCE_LOTS,
    ROLL,
    TILE_LOTS,
    Box,
    Options,
    State,
)
from rubra.games.cathedral.words import (
    BANNERS,
    BASE,
    DICE,
    DOME,
    EACH_THEIR_OWN,
    FACES,
    MATERIALS,
    MIDDLE,
    MOST_PLAYERS,
    MOST_SECTIONS,
    ORNAMENTS,
    QUARTERS,
    RECOGNITION,
    SPACES,
    WORKSHOP_SPACES,
    Event,
)

CARDS_OF_A_GROUP = 3


@rule(inline=False)
def lay_out(box: Box, state: State, options: Options, stream: Stream, journal: Journal) -> None:
    """The cathedral, the market, the builders."""
    state.players = options.players
    state.builders = max(2, int(options.players))  # 11.1 alone there is Ivan
    state.board = options.board
    state.standstill = options.standstill
    state.finisher = NOBODY
    state.tile = NO_TILE
    lay_cathedral(box, state, stream)
    lay_tiles(box, state, stream)
    lay_market(box, state, stream)
    lay_dice(state, stream)
    for kind in range(MATERIALS):
        state.reserve[kind] = box.reserve[kind]  # 2.11
    state.active = below(stream, FIRST, int(state.players))  # 2.8
    tell(journal, EVERYONE, Event.begins(int(state.active)))
    for seat in range(MOST_PLAYERS):
        if seat < state.builders:
            hand_out_board(state, options, seat)
            seat_builder(box, state, seat, options.start)
        for bench in range(WORKSHOP_SPACES):
            state.seats[seat].tiles[bench] = NO_TILE


@rule
def hand_out_board(state: State, options: Options, seat: int) -> None:
    """2.9 The colour that was chosen, for Ivan the first that is left; and the side."""
    place = state.seats[seat]
    if seat < state.players:
        place.colour = options.colour[seat]
    else:
        place.colour = 0 if state.seats[0].colour else 1
    side = int(options.side[seat]) if options.board == EACH_THEIR_OWN else int(options.board)
    place.board = side * MOST_PLAYERS + int(place.colour)


@rule
def seat_builder(box: Box, state: State, seat: int, start: int) -> None:
    """2.7 Banners and ornaments, 2.8 rubles by order of play, 2.10 the marker."""
    place = state.seats[seat]
    place.marker = box.starts[start]
    if seat >= state.players:  # 11.1 Ivan has no board, no inventory and no rubles
        for ornament in range(ORNAMENTS):
            place.ornaments[ornament] = box.ornaments[ornament]
        place.banners_beside = BANNERS
        return
    board = box.boards[place.board]
    for ornament in range(ORNAMENTS):
        place.ornaments[ornament] = board.ornaments[ornament]
    place.slots = board.slots
    place.banners_in = board.banners
    place.banners_beside = BANNERS - int(board.banners)
    order = (seat + int(state.players) - int(state.active)) % int(state.players)
    place.rubles = int(box.first_rubles[order]) + int(board.rubles)


# --- The cathedral ---


@rule
def lay_cathedral(box: Box, state: State, stream: Stream) -> None:
    """2.1 A plan for the number of players, 2.2 and its cards by lot."""
    for number in range(MOST_SECTIONS):
        state.sections[number].owner = NOBODY
        state.sections[number].ornament = NOBODY
        state.sections[number].tile = NO_TILE
    plan = box.plans[draw_plan(box, state, stream)]
    state.towers = plan.towers
    middles = 0
    for tower in range(state.towers):
        state.heights[tower] = int(plan.middles[tower]) + 2
        middles += int(plan.middles[tower])
    draw_cards(box, stream, BASE, int(state.towers))
    for tower in range(state.towers):
        state.sections[section_at(tower, 0)].card = stream.lot[tower]
    draw_cards(box, stream, MIDDLE, middles)
    drawn = 0
    for tower in range(state.towers):
        for level in range(1, int(state.heights[tower]) - 1):
            state.sections[section_at(tower, level)].card = stream.lot[drawn]
            drawn += 1
    draw_cards(box, stream, DOME, int(state.towers))
    for tower in range(state.towers):
        state.sections[section_at(tower, int(state.heights[tower]) - 1)].card = stream.lot[tower]


@rule
def draw_plan(box: Box, state: State, stream: Stream) -> int:
    """2.1 One of those for so many players, all equally likely."""
    fitting = 0
    for number in range(PLANS):
        fitting += box.plans[number].players == state.builders
    wanted = below(stream, PLAN, fitting)
    for number in range(PLANS):
        if box.plans[number].players == state.builders:
            if wanted == 0:
                return number
            wanted -= 1
    return 0


@rule(inline=False)
def draw_cards(box: Box, stream: Stream, section: int, wanted: int) -> None:
    """So many different cards of one kind of section: stream.lot tells which."""
    first = int(box.first_card[section])
    deal(stream, CARDS, int(box.first_card[section + 1]) - first, wanted)
    for number in range(wanted):
        stream.lot[number] += first


@rule(inline=False)
def deal(stream: Stream, purpose: int, total: int, wanted: int) -> None:
    """So many different numbers below `total`, one after the other: stream.lot tells which."""
    for number in range(total):
        stream.hat[number] = number
    draw_lots(stream, purpose, total, wanted)
    for number in range(wanted):
        place = int(stream.lot[number])
        stream.lot[number] = stream.hat[place]
        stream.hat[place] = stream.hat[total - 1 - number]  # the last one takes its place


@rule(inline=False)
def lay_tiles(box: Box, state: State, stream: Stream) -> None:
    """2.3 A tile on every section; with fewer than three players none marked 3+."""
    total = 0
    for kind in range(box.tile_kinds):
        tiles = int(box.tiles[kind].tiles)
        if state.builders < 3:
            tiles -= int(box.tiles[kind].three_plus)
        for _ in range(tiles):
            stream.hat[total] = kind
            total += 1
    sections = 0
    for tower in range(state.towers):
        sections += int(state.heights[tower])
    draw_lots(stream, TILE_LOTS, total, sections)
    drawn = 0
    for tower in range(state.towers):
        for level in range(state.heights[tower]):
            place = stream.lot[drawn]
            state.sections[section_at(tower, level)].tile = stream.hat[place]
            drawn += 1
            stream.hat[place] = stream.hat[total - drawn]


# --- The market ---


@rule(inline=False)
def lay_market(box: Box, state: State, stream: Stream) -> None:
    """2.4 Resource tiles by lot; 2.5 a card of each group, in the quarters by lot."""
    deal(stream, RESOURCE_LOTS, SPACES, SPACES)
    for space in range(SPACES):
        state.resource[space] = stream.lot[space]
    deal(stream, QUARTER_LOTS, QUARTERS, QUARTERS)
    for quarter in range(QUARTERS):
        state.influence[quarter] = CARDS_OF_A_GROUP * int(stream.lot[quarter]) + below(
            stream, INFLUENCE_LOTS, CARDS_OF_A_GROUP
        )


@rule(inline=False)
def lay_dice(state: State, stream: Stream) -> None:
    """2.6 From the space that gives recognition on, one to a space."""
    space = 0
    while state.resource[space] != RECOGNITION:
        space += 1
    deal(stream, DICE_LOTS, DICE, DICE)
    for number in range(DICE):
        state.die_space[stream.lot[number]] = space
        state.dice[space] = 1
        space = (space + 1) % SPACES
    for die in range(DICE):
        state.die_value[die] = 1 + below(stream, ROLL, FACES)
