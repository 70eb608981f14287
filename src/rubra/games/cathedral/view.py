"""What one may know of a game of The Red Cathedral: all that lies on the table."""

from __future__ import annotations

from rubra.core.bits import has
from rubra.core.game import MoveArray
from rubra.core.journal import NOBODY
from rubra.core.rule import rule
from rubra.games.cathedral.ahead import (
    risk_of,
    show_gives,
    show_jewels,
    show_landings,
    show_obtaining,
    show_penalties,
    show_sale,
    show_standing,
)
from rubra.games.cathedral.building import section_at
from rubra.games.cathedral.claim import board_of
from rubra.games.cathedral.ending import left_over, turns_without_building
from rubra.games.cathedral.market import influence_card
from rubra.games.cathedral.shown import (
    BenchView,
    EffectView,
    InfluenceView,
    IvanView,
    Now,
    PrestigeSpaces,
    Result,
    SeatView,
    SectionView,
    SpaceView,
    TileView,
    TowerView,
    View,
)
from rubra.games.cathedral.state import (
    BUILD,
    CHOOSE_ACTION,
    NO_TILE,
    NOTHING,
    OVER,
    PLACE_TILE,
    SOLD,
    Box,
    Effect,
    State,
)
from rubra.games.cathedral.track import is_prestige_space, prestige_of, prestige_space_after
from rubra.games.cathedral.words import (
    DICE,
    GAIN,
    GATHER,
    IVAN_CARDS,
    MATERIALS,
    MOST_PLAYERS,
    ORNAMENTS,
    QUARTERS,
    RESOURCES,
    SCORE,
    SPACES,
    TRACK,
    WORKSHOP_SPACES,
    YIELD,
)


@rule
def view(box: Box, state: State, seat: int, scratch: MoveArray, out: View) -> None:
    """The table. Nothing on it is hidden: every seat and every spectator sees the same."""
    show_game(box, state, out)
    show_cathedral(box, state, out)
    show_market(box, state, out)
    for number in range(state.builders):
        show_seat(box, state, number, out.seats[number])
    show_turn(box, state, out.now)
    if state.players == 1:
        show_ivan(box, state, out.ivan)
    if state.step == OVER:
        show_result(box, state, out.result)
    if seat != NOBODY:
        out.you = seat
        if has(state.waiting, seat):
            ask(state, out)


@rule
def show_game(box: Box, state: State, out: View) -> None:
    """How far the game is."""
    out.players = state.players
    out.builders = state.builders
    out.board = state.board
    out.turn = state.turn
    out.step = state.step
    out.waiting = state.waiting
    out.active = state.active
    out.finisher = state.finisher
    out.to_end = box.sections_to_end
    out.scoring.section = box.section_worth  # 10.5
    out.scoring.ornament = box.ornament_worth
    out.scoring.left_overs = box.left_over_pieces  # 10.4
    if state.standstill:  # 10.10
        out.standstill.turns = turns_without_building(state)
        out.standstill.most = int(box.standstill_rounds) * int(state.builders)
    show_track(box, out.track)
    for kind in range(MATERIALS):
        out.reserve[kind] = state.reserve[kind]
    for ornament in range(ORNAMENTS):
        out.ornament_costs[ornament] = box.ornament_material[ornament]


@rule
def show_track(box: Box, out: PrestigeSpaces) -> None:
    """9.1 The spaces of recognition that are spaces of prestige."""
    for space in range(1, TRACK + 1):
        if is_prestige_space(box, space):
            out.spaces[out.count] = space
            out.count += 1


@rule
def ask(state: State, out: View) -> None:
    """What the builder whose turn it is is asked."""
    out.asked.ask = state.step
    if state.step == PLACE_TILE:
        out.asked.tile = state.tile
    elif state.step == BUILD:
        out.asked.left = state.deliveries


# --- The cathedral ---


@rule
def show_cathedral(box: Box, state: State, out: View) -> None:
    """Its towers from left to right."""
    out.tower_count = state.towers
    for tower in range(state.towers):
        show_tower(box, state, tower, out.towers[tower])
        show_standing(box, state, tower, out.standings[tower])


@rule
def show_tower(box: Box, state: State, tower: int, out: TowerView) -> None:
    """The sections of a tower from the bottom up."""
    out.height = state.heights[tower]
    for level in range(state.heights[tower]):
        section = out.sections[level]
        show_section(box, state, section_at(tower, level), section)
        if not section.finished:
            section.risk = risk_of(state, tower, level)
            if section.owner != NOBODY:
                show_penalties(state, tower, level, section)


@rule
def show_section(box: Box, state: State, number: int, out: SectionView) -> None:
    """What it asks for, whose it is, and what lies there."""
    section = state.sections[number]
    card = box.cards[section.card]
    out.section = card.section
    out.recognition = card.recognition
    out.rubles = card.rubles
    for kind in range(MATERIALS):
        out.cost[kind] = card.cost[kind]
        out.laid[kind] = section.laid[kind]
    show_tile(box, section.tile, out.tile)
    out.owner = section.owner
    out.finished = section.finished
    out.missing = card.materials if section.owner == NOBODY else section.missing
    out.takes = card.section  # 5.5 a door for a base, and so on
    out.ornament = section.ornament


@rule
def show_tile(box: Box, tile: int, out: TileView) -> None:
    """A workshop tile, if there is one."""
    if tile != NO_TILE:
        out.tile = tile
        out.id = tile
        show_effect(box.tiles[tile].effect, out.effect)


@rule(inline=False)
def show_effect(effect: Effect, out: EffectView) -> None:
    """An effect in the words of the box file."""
    out.do = effect.word
    if effect.word == GAIN:
        out.what = effect.what
    elif effect.word == YIELD:
        out.die = effect.what
    elif effect.word == GATHER:
        out.where = effect.what
    elif effect.word == SCORE:
        out.per = effect.what
    if effect.kinds:
        out.of = effect.kinds
    out.n = effect.count
    for resource in range(RESOURCES):
        out.cost[resource] = effect.cost[resource]
    out.again = effect.again


# --- The market ---


@rule
def show_market(box: Box, state: State, out: View) -> None:
    """The ring, the cards around it, the dice on it, and where they could go."""
    for space in range(SPACES):
        show_space(box, state, space, out.market[space])
    for quarter in range(QUARTERS):
        show_influence(box, state, quarter, out.influence[quarter])
    for die in range(DICE):
        out.dice[die].space = state.resource[state.die_space[die]]
        out.dice[die].value = state.die_value[die]
        if state.step == CHOOSE_ACTION and state.active < state.players:
            show_landings(box, state, state.active, die, out.ahead[die])


@rule
def show_space(box: Box, state: State, space: int, out: SpaceView) -> None:
    """The tile on a space, and the dice."""
    out.resource = state.resource[space]
    out.quantity = box.quantity[state.resource[space]]
    for die in range(DICE):
        if state.die_space[die] == space:
            out.dice[out.die_count].die = die
            out.dice[out.die_count].value = state.die_value[die]
            out.die_count += 1


@rule
def show_influence(box: Box, state: State, quarter: int, out: InfluenceView) -> None:
    """The card of a quarter, and what each of its actions would give now."""
    card = state.influence[quarter]
    out.card = card
    out.id = card
    out.group = box.influence[card].group
    for choice in range(2):
        effect = box.influence[card].choices[choice]
        show_effect(effect, out.choices[choice].effect)
        show_gives(box, state, state.active, effect, out.choices[choice].gives)


# --- The builders ---


@rule
def show_seat(box: Box, state: State, number: int, out: SeatView) -> None:
    """What lies before a builder."""
    place = state.seats[number]
    out.colour = place.colour
    if number < state.players:
        out.side = place.board // MOST_PLAYERS
    out.recognition = place.marker
    out.track_space = (int(place.marker) - 1) % TRACK + 1 if place.marker else 0
    out.prestige = prestige_of(box, place.marker)
    out.next_prestige = prestige_space_after(box, place.marker)
    out.rubles = place.rubles
    for kind in range(MATERIALS):
        out.stock[kind] = place.stock[kind]
    out.slots = max(0, int(place.slots) - int(place.banners_in))  # Ivan has none
    out.banners.inventory = place.banners_in
    out.banners.beside = place.banners_beside
    out.claimed = place.claimed
    out.finished = place.finished
    for ornament in range(ORNAMENTS):
        out.ornaments[ornament] = place.ornaments[ornament]
    out.decorated = place.decorated
    for bench in range(WORKSHOP_SPACES):
        show_bench(box, state, number, bench, out.workshop[bench])


@rule
def show_bench(box: Box, state: State, seat: int, bench: int, out: BenchView) -> None:
    """A workshop space, the tile on it, and what it would give if it works."""
    place = state.seats[seat]
    out.space = bench
    out.price = board_of(box, state, seat).price[bench]
    out.dice = board_of(box, state, seat).dice[bench]
    show_tile(box, place.tiles[bench], out.tile)
    if has(place.face_up, bench):
        out.face_up = 1
        show_gives(box, state, seat, box.tiles[place.tiles[bench]].effect, out.gives)


# --- The turn ---


@rule
def show_turn(box: Box, state: State, out: Now) -> None:
    """What has been done in this turn, and what is in hand."""
    out.may_sell = state.sold != SOLD
    out.rerolled = state.rerolled
    show_tile(box, state.tile, out.tile)
    if state.tile != NO_TILE:
        show_gives(box, state, state.active, box.tiles[state.tile].effect, out.gives)
    show_jewels(box, state, out)
    show_sale(box, state, state.active, out.sale)
    out.deliveries = state.deliveries
    out.delivered = state.delivered
    if state.moved != NOTHING:
        out.die = state.moved
        out.space = state.resource[state.die_space[state.moved]]
        out.card = influence_card(state)
        show_obtaining(box, state, state.active, out.obtains)
    out.obtained = state.obtained
    out.activated = state.activated
    if state.used != NOTHING:
        out.influence = state.used
    out.choices = state.choices


@rule
def show_ivan(box: Box, state: State, out: IvanView) -> None:
    """Ivan's cards, those turned up, and what lies on them."""
    out.turned_count = 0
    for number in range(IVAN_CARDS):
        card = box.ivan[number]
        out.cards[number].card = card.kind
        out.cards[number].die = card.die
        out.cards[number].n = card.count
        out.cards[number].decorates = card.decorates
        if has(state.ivan_turned, number):
            out.turned[out.turned_count] = card.kind
            out.turned_count += 1
    for kind in range(MATERIALS):
        out.inventory[kind] = state.ivan_inventory[kind]
        out.construction[kind] = state.ivan_construction[kind]


@rule
def show_result(box: Box, state: State, out: Result) -> None:
    """Who won, why, and where everybody's prestige comes from."""
    out.reason = state.reason
    out.winners = state.winners
    out.builders = state.builders
    for seat in range(state.builders):
        place = state.seats[seat]
        score = out.scores[seat]
        score.prestige = place.prestige
        score.track = prestige_of(box, place.marker)
        score.pieces = left_over(state, seat)
        score.left_over = place.left_over
        score.towers = place.towers
