"""What lies in the box of The Red Cathedral, and what lies on the table.

Numbers of things (cards, dice, seats) and sets are unsigned, amounts are signed: amounts are
subtracted from each other, and compiled an unsigned difference would not go below zero.
"""

from __future__ import annotations

from rubra.core.record import Array, i8, i16, record, size, u8, u16
from rubra.games.cathedral.words import (
    BANNERS,
    DICE,
    IVAN_CARDS,
    MATERIALS,
    MOST_PLAYERS,
    MOST_SECTIONS,
    MOST_TOWERS,
    ORNAMENTS,
    QUARTERS,
    RESOURCES,
    SIDE_IDS,
    SPACES,
    TRACK,
    WORKSHOP_SPACES,
)

CATHEDRAL_CARDS = 40
PLANS = 9
TILES = 28
INFLUENCE_CARDS = 12
SECTION_KINDS = 3

MOST_MOVES = 128  # no seat ever has more

# What chance is asked for, each with a count of its own
(
    PLAN, CARDS, TILE_LOTS, RESOURCE_LOTS, INFLUENCE_LOTS, QUARTER_LOTS, DICE_LOTS, FIRST, ROLL,
    IVAN,
) = range(10)  # fmt: skip

# The steps in which somebody decides; the rest happens by itself
(
    CHOOSE_ACTION,  # nothing done yet
    PLACE_TILE,  # a section was claimed, its tile is in hand
    BUILD,  # deliveries are left
    ADD_JEWELS,  # an ornament was placed, jewels may follow
    MARKET,  # a die was moved
    TAKE_ANY,  # an effect gives materials of one's choice
    SWAP_ONE,  # an effect swaps materials
    USE_WORKSHOP,  # an effect activates any tile
    AFTER_ACTION,  # the action is done, the turn is not over
    SEND_IVAN,  # alone: Ivan's banner is in the player's hand
    OVER,
) = range(11)
STEPS = (
    "choose_action", "place_tile", "build", "add_jewels", "market", "take_any", "swap_one",
    "use_workshop", "after_action", "send_ivan", "over",
)  # fmt: skip

# Whether prestige may be given up for rubles: not yet done, being done, over for this turn
NOT_SOLD, SELLING, SOLD = range(3)

NO_TILE = 255
NOTHING = 255  # no die was moved, no influence used, no jewel added


# --- The box ---


@record
class CathedralCard:
    """The side of a cathedral card that shows what it costs."""

    section: u8  # base, middle or dome
    cost: Array[i8] = size(MATERIALS)
    materials: i8  # in all
    recognition: i8
    rubles: i8


@record
class Plan:
    """A building plan."""

    players: u8
    towers: i8
    middles: Array[i8] = size(MOST_TOWERS)


@record
class Effect:
    """What a tile or an influence action does."""

    word: u8  # one of EFFECT_IDS
    what: u8  # which resource, die, place or measure
    kinds: u8  # a bit for each material to choose from
    count: i8
    cost: Array[i8] = size(RESOURCES)
    pieces: i16  # that it costs in all
    freed: i8  # of them materials, which leave free slots
    again: u8  # as often as one likes, rather than once


@record
class TileKind:
    """A kind of workshop tile."""

    effect: Effect
    tiles: i8
    three_plus: i8  # how many of them are marked 3+


@record
class InfluenceCard:
    """An influence card."""

    group: u8
    choices: Array[Effect] = size(2)


@record
class WorkshopBoard:
    """One side of a board."""

    price: Array[i8] = size(WORKSHOP_SPACES)  # of laying a tile face up, for each space
    dice: Array[u8] = size(WORKSHOP_SPACES)  # a bit for each die that activates the space
    slots: i8  # of the inventory
    banners: i8  # that lie in the inventory at first
    ornaments: Array[i8] = size(ORNAMENTS)  # that the builder has
    rubles: i8  # at the start, besides those by order of play


@record
class IvanCard:
    """One of Ivan's cards."""

    kind: u8  # one of IVAN_IDS
    die: u8
    count: i8  # points, or materials
    decorates: u8


@record
class Box:
    """Everything printed."""

    cards: Array[CathedralCard] = size(CATHEDRAL_CARDS)
    first_card: Array[i8] = size(SECTION_KINDS + 1)  # bases first, then middles, then domes
    plans: Array[Plan] = size(PLANS)
    tiles: Array[TileKind] = size(TILES)
    tile_kinds: i8
    influence: Array[InfluenceCard] = size(INFLUENCE_CARDS)  # three of each group, in order
    quantity: Array[i8] = size(RESOURCES)  # on the tile of each resource
    reserve: Array[i8] = size(MATERIALS)
    boards: Array[WorkshopBoard] = size(len(SIDE_IDS) * MOST_PLAYERS)
    ornaments: Array[i8] = size(ORNAMENTS)  # that a builder has, if the board says nothing else
    ornament_material: Array[u8] = size(ORNAMENTS)
    one_jewel: i8  # prestige for an ornament with one jewel
    two_alike: i8  # with two of one colour
    two_colours: i8  # with one of each
    first_rubles: Array[i8] = size(MOST_PLAYERS)  # by order of play
    prestige_at: Array[i8] = size(TRACK + 1)  # prestige spaces reached or passed, by recognition
    first_prestige: i8  # its first space
    starts: Array[i8] = size(3)  # spaces where the markers may start, by the option
    deliveries: i8  # of one action
    rubles_for_prestige: i8
    sections_to_end: i8
    end_prestige: i8
    section_worth: i8  # in a tower, prestige
    ornament_worth: i8
    left_over_pieces: i8  # that give 1 prestige
    loser_share: i8  # with two players: the whole divided by this
    standstill_rounds: i8
    ivan: Array[IvanCard] = size(IVAN_CARDS)


@record
class Options:
    """Chosen before the game."""

    players: u8
    board: u8  # basic, advanced, or each their own
    start: u8
    standstill: u8
    colour: Array[u8] = size(MOST_PLAYERS)  # of each seat
    side: Array[u8] = size(MOST_PLAYERS)  # of the own board, if each has their own


# --- The table ---


@record
class Section:
    """A section of the cathedral."""

    card: u8
    tile: u8  # the kind of workshop tile on it, or NO_TILE
    owner: i8  # whose banner, or NOBODY
    finished: u8
    missing: i8  # materials
    laid: Array[i8] = size(MATERIALS)  # materials delivered to it
    asked: u8  # a bit for each kind of material that its owner may still deliver
    ornament: i8  # whose, or NOBODY


@record
class Seat:
    """One builder: a seat at the table, or Ivan."""

    colour: u8  # of the builder, and of the die that is the builder's own
    board: u8  # the side of the workshop board, as a number of box.boards
    slots: i8  # of the inventory
    marker: i16  # spaces on the score track, all rounds of it together
    rubles: i16
    stock: Array[i8] = size(MATERIALS)
    banners_in: i8  # banners in the inventory, each on a slot
    banners_beside: i8
    claims: Array[u8] = size(BANNERS)  # the sections claimed, in order
    claimed: u8
    finished: i8
    ornaments: Array[i8] = size(ORNAMENTS)  # left
    decorated: i8  # ornaments placed
    tiles: Array[u8] = size(WORKSHOP_SPACES)  # the kind of tile on each workshop space, or NO_TILE
    face_up: u8  # a bit for each workshop space whose tile works
    # The end
    left_over: i16  # prestige for it
    towers: i16  # prestige for them
    prestige: i16  # in all


@record
class State:
    """The table."""

    # What every game has (core/game.py)
    waiting: u16
    turn: u16
    reason: u8
    winners: u16

    # The game
    players: u8
    builders: u8  # the players, and Ivan
    board: u8  # the option: which side of the workshop boards
    standstill: u8  # the option: whether the game ends when nothing is built
    step: u8
    active: u8  # whose turn it is
    finisher: i8  # who finished the last section first, or NOBODY
    idle: i16  # turns since something was claimed, delivered or decorated
    seats: Array[Seat] = size(MOST_PLAYERS)
    reserve: Array[i8] = size(MATERIALS)

    # The cathedral: towers from left to right, sections from the bottom up
    towers: u8
    heights: Array[u8] = size(MOST_TOWERS)
    claimed: Array[u8] = size(MOST_TOWERS)  # sections with a banner, always the lowest ones
    finished: Array[i8] = size(MOST_TOWERS)  # sections finished
    present: Array[i8] = size(MOST_TOWERS * MOST_PLAYERS)  # how much, by tower and builder
    bare: Array[u8] = size(MOST_TOWERS)  # a bit for each level finished and not decorated yet
    sections: Array[Section] = size(MOST_SECTIONS)

    # The market
    resource: Array[u8] = size(SPACES)  # the tile on each space, clockwise
    influence: Array[u8] = size(QUARTERS)  # the card in each quarter
    die_space: Array[u8] = size(DICE)
    die_value: Array[u8] = size(DICE)
    dice: Array[i8] = size(SPACES)  # how many lie on each space

    # This turn
    sold: u8
    rerolled: u8
    tile: u8  # in hand, taken from a claimed section
    deliveries: i8  # left
    delivered: u8  # whether there was one already in this building
    moved: u8  # the die that was moved, or NOTHING
    obtained: u8
    activated: u8
    used: u8  # the influence action that was used, or NOTHING
    visit: u16  # a bit for each thing that can be done in the market now
    choices: i8  # materials still to be taken, by an effect
    kinds: u8  # a bit for each material they may be
    jewel: u8  # the first one on the ornament that is being placed, or NOTHING

    # Ivan
    ivan_turned: u8  # a bit for each card turned up since the last shuffle
    ivan_inventory: Array[i8] = size(MATERIALS)
    ivan_construction: Array[i8] = size(MATERIALS)
