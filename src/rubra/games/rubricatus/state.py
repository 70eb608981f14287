"""What lies in the box of Rubricatus, and what lies on the table.

Numbers of things (cards, regions, seats) are unsigned, amounts are signed: amounts are subtracted
from each other, and an unsigned difference would not go below zero.
"""

from __future__ import annotations

from rubra.core.record import Array, i8, i16, i64, record, size, u8, u16
from rubra.games.rubricatus.words import (
    COMARCA_COUNT,
    ERA_COUNT,
    MARKET,
    MOST_ACTIONS,
    MOST_CONSTRUCTIONS,
    MOST_ERA_CARDS,
    MOST_ETERIES,
    MOST_PLAYERS,
    REGION_COUNT,
    RESOURCE_KINDS,
    SOURCE_COUNT,
)

MOST_EFFECTS = 3  # on one card, or in one part of an Era card
MOST_SPACES = 16  # of a development track, its start included
MOST_TASKS = 24  # effects waiting for their turn; the box is checked for it
MOST_MOVES = 32  # no seat ever has more

# What chance is asked for, each with a count of its own
FIRST, DRAW, MARKET_DRAW, ERA_DRAW, IMAGINE = range(5)

# What comes next, once nobody is asked and no effect is left to carry out
(
    BIDDING,  # all choose a card for the initiative; then it is decided
    BREAKING_TIE,  # the holder names one of those who are tied
    TURNING_ERA_CARD,
    GATHERING,  # recurrent bonuses
    ACTING,  # the next seat, the next turn, or the end of the round
    CHOOSING_CARD,
    SENDING_FOR_POINTS,  # which helper
    SENDING_FOR_EVENT,
    CHOOSING_PLACE,
    IN_REGION,
    CHECKING,  # the end part of the Era card
    ENDING_ROUND,
    OVER,
) = range(13)
STEPS = (
    "bidding", "breaking_tie", "turning_era_card", "gathering", "acting", "choosing_card",
    "sending", "sending", "choosing_place", "in_region", "checking", "ending_round", "over",
)  # fmt: skip


# --- The box ---


@record
class Effect:
    """One word of a card, with what it is about."""

    word: u8
    who: u8  # the player of the card (the holder for an Era card), or each player
    what: u8  # a resource or a region, where the word names one
    count: i8


@record
class Construction:
    """A construction card; its number in the box is its own less one."""

    era: u8
    comarca: u8
    cost: Array[i8] = size(RESOURCE_KINDS)
    problems: i8
    points: i8  # bonus
    develop: Array[i8] = size(RESOURCE_KINDS)  # bonus: steps on each track
    income: Array[i8] = size(RESOURCE_KINDS)  # bonus: resources each round
    partner: u8  # the card it is paired with, or NO_CARD


@record
class Action:
    """An action card: every player has one."""

    points: i8  # its value
    effects: Array[Effect] = size(MOST_EFFECTS)
    effect_count: i8  # 0: it has no event
    removed: u8  # its event removes it from the game
    recruits: u8  # its event must be carried by a basic helper


@record
class EraCard:
    """An Era card."""

    era: u8
    calamity: u8
    effects: Array[Effect] = size(MOST_EFFECTS)
    effect_count: i8
    check: u8
    check_what: u8
    check_count: i8
    prize: Array[Effect] = size(MOST_EFFECTS)
    prize_count: i8
    penalty: Array[Effect] = size(MOST_EFFECTS)
    penalty_count: i8


@record
class Eteria:
    """An etèria's card."""

    ability: u8
    what: u8  # the resource it gathers better


@record
class Region:
    """A region of the board."""

    players: i8  # open with at least this many
    comarques: u8  # a bit for each whose constructions it takes


@record
class Era:
    """An Era, and its constructions: they lie side by side in the box."""

    rounds: i8
    draw: i8
    helpers: i8  # that each player has by now
    first: i8  # construction
    constructions: i8


@record
class Box:
    """Everything printed."""

    eras: Array[Era] = size(ERA_COUNT)
    rounds: i8
    era_of_round: Array[u8] = size(16)
    regions: Array[Region] = size(REGION_COUNT)
    drawer: Array[i16] = size(MOST_PLAYERS + 1)  # problems in it at first, by number of players
    constructions: Array[Construction] = size(MOST_CONSTRUCTIONS)
    construction_count: i8
    comarca_cards: Array[i64] = size(COMARCA_COUNT)  # a bit for each construction of a comarca
    actions: Array[Action] = size(MOST_ACTIONS)
    action_count: i8
    era_cards: Array[EraCard] = size(MOST_ERA_CARDS)
    era_card_count: i8
    eteries: Array[Eteria] = size(MOST_ETERIES)
    eteria_count: i8
    track: Array[i8] = size(MOST_SPACES)  # victory points on each space
    track_end: i8
    first_developer: i8
    later_developers: i8
    most_resource: i8
    cycle: i8  # points from one overflow to the next
    start_problems: i8  # in each open region
    most_problems: i8
    problems_to_build: i8
    extension: i8
    majority: i8
    majority_tied: i8
    all_eras: i8
    all_comarques: i8
    leftovers_for_point: i8


@record
class Options:
    """Chosen before the game."""

    players: u8
    difficulty: u8
    iberian_calamities: u8
    ancient_calamities: u8
    medieval_calamities: u8
    modern_calamities: u8
    contemporary_calamities: u8


# --- The table ---


@record
class Seat:
    """One place at the table. Sets of cards have a bit for each card."""

    hand: i64
    deck: i64
    discards: i64
    removed: i64
    sure: i64  # cards of the hand that everybody knows of: they were all that was left of the deck
    bid: u8  # the card laid down for the initiative, or NO_CARD
    stock: Array[i8] = size(RESOURCE_KINDS)
    track: Array[i8] = size(RESOURCE_KINDS)  # the space on each development track
    helpers: i8  # basic ones, all in all
    at_home: i8  # basic ones still to be placed this round
    eteries: u8  # a bit for each that was recruited
    eteries_out: u8  # a bit for each that was placed this round, or arrives only with the next
    worked: u8  # a bit for each resource on which a helper stands
    built_now: i8  # constructions of this round
    built: Array[i8] = size(ERA_COUNT)
    constructions: i64
    income: Array[i8] = size(RESOURCE_KINDS)
    points: i16
    scored: Array[i16] = size(SOURCE_COUNT)  # the same, by where they come from


@record
class Task:
    """An effect that is being carried out, or is still to be."""

    word: u8
    seat: u8  # whose choice or gain it is
    what: u8
    count: i8  # how much of it is left to do


@record
class State:
    """The table."""

    # What every game has (core/game.py)
    waiting: u16
    turn: i16  # action turns: three to five in each round, forty in all
    reason: u8
    winners: u16

    # The game
    players: i8
    difficulty: u8
    calamities: Array[i8] = size(ERA_COUNT)  # still to come in each Era
    step: u8
    round_number: i8  # from 1
    era: u8
    holder: u8  # of the initiative card
    tied: u8  # a bit for each seat the holder may name
    seats: Array[Seat] = size(MOST_PLAYERS)

    # The board
    drawer: i16
    problems: Array[i8] = size(REGION_COUNT)
    standing: Array[u8] = size(REGION_COUNT)  # a bit for each seat that has somebody there
    tokens: u8  # a bit for each first-developer token still at the end of its track
    market: Array[u8] = size(MARKET)
    decks: Array[i64] = size(ERA_COUNT)  # constructions not yet turned up
    eteries: u8  # a bit for each still beside the board
    era_card: u8  # the one of this round, or NO_CARD
    era_cards_used: i64

    # This round
    turns_left: i8  # action turns after this one
    actor: u8
    to_act: i8  # seats still to act in this turn

    # This action
    card: u8  # the action card played, or NO_CARD
    card_points: i8
    helper: u8  # BASIC or an etèria
    region: u8
    acted: u8  # something was done in the region
    building: u8  # the construction being built, or NO_CARD

    # Effects still to be carried out, the next one first
    tasks: Array[Task] = size(MOST_TASKS)
    task_count: u8
