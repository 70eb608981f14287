"""What a view of The Red Cathedral is made of."""

from __future__ import annotations

from rubra.core.record import Array, i8, i16, u8, u16
from rubra.core.view import (
    by_name,
    flag,
    hidden,
    listed,
    members,
    nested,
    number,
    view_record,
    word,
)
from rubra.games.cathedral.state import STEPS
from rubra.games.cathedral.words import (
    BENCH,
    BOARD_IDS,
    COLOUR_IDS,
    DICE,
    DIE,
    EFFECT_IDS,
    GREEN,
    GROUP_IDS,
    IVAN_CARD,
    IVAN_CARDS,
    MATERIAL,
    MATERIAL_IDS,
    MEASURE_IDS,
    MOST_LEVELS,
    MOST_PLAYERS,
    MOST_TOWERS,
    ORNAMENT_IDS,
    PLACE_IDS,
    PURPLE,
    QUARTERS,
    REASON,
    RESOURCE,
    RESOURCE_IDS,
    SECTION_IDS,
    SIDE_IDS,
    SPACES,
    TRACK,
    WORKSHOP_SPACES,
)

# --- What things do ---


@view_record
class Gives:
    """What something would bring now: so much, of which so much would be taken."""

    resource: i8 = word(RESOURCE)
    count: i16
    taken: i16


@view_record
class EffectView:
    """An effect in the words of the box file."""

    do: u8 = word(EFFECT_IDS)
    what: i8 = word(RESOURCE, left_out=True)
    die: i8 = word(DIE, left_out=True)
    where: i8 = word(PLACE_IDS, left_out=True)
    per: i8 = word(MEASURE_IDS, left_out=True)
    of: i8 = members(MATERIAL, left_out=True)
    n: u8
    cost: Array[u8] = by_name(RESOURCE_IDS, some=True)
    again: u8 = flag()


@view_record
class TileView:
    """A workshop tile."""

    tile: i8
    id: u8 = word("tile")
    effect: EffectView = nested(merged=True)


@view_record
class ChoiceView:
    """One of the two actions of an influence card."""

    effect: EffectView = nested(merged=True)
    gives: Gives = nested(or_null=True)


# --- The cathedral ---


@view_record
class Penalty:
    """What somebody would lose if a section were finished now."""

    seat: u8
    level: u8
    count: u8


@view_record
class SectionView:
    """A section of a tower."""

    section: u8 = word(SECTION_IDS)
    cost: Array[u8] = by_name(MATERIAL_IDS, some=True)
    recognition: u8
    rubles: u8
    tile: TileView = nested(or_null=True)
    owner: i8 = number(or_null=True)
    finished: u8 = flag()
    missing: u8
    laid: Array[u8] = by_name(MATERIAL_IDS, some=True)
    takes: u8 = word(ORNAMENT_IDS)  # the ornament that fits it
    ornament: i8 = number(or_null=True)
    penalties: Array[Penalty] = listed(MOST_LEVELS, count="penalty_count")
    penalty_count: u8 = hidden()
    risk: u8  # what its owner can still lose for it


@view_record
class TowerView:
    """The sections of a tower from the bottom up."""

    sections: Array[SectionView] = listed(MOST_LEVELS, count="height", alone=True)
    height: u8 = hidden()


@view_record
class Standing:
    """What a tower is worth as it stands."""

    builders: u8 = hidden()
    finished: u8
    ornaments: u8
    worth: u8
    presence: Array[u8] = listed(MOST_PLAYERS, count="builders")
    shares: Array[u8] = listed(MOST_PLAYERS, count="builders")


# --- The market ---


@view_record
class DieHere:
    """A die on a space of the market."""

    die: u8 = word(DIE)
    value: u8


@view_record
class SpaceView:
    """A space of the market."""

    resource: u8 = word(RESOURCE)
    quantity: u8
    dice: Array[DieHere] = listed(DICE, count="die_count")
    die_count: u8 = hidden()


@view_record
class InfluenceView:
    """An influence card."""

    card: u8
    id: u8 = word("influence")
    group: u8 = word(GROUP_IDS)
    choices: Array[ChoiceView] = listed(2)


@view_record
class DieView:
    """Where a die lies."""

    space: u8 = word(RESOURCE)
    value: u8


@view_record
class LandingTile:
    """A tile that a die would activate, and what it would give."""

    bench: u8 = word(BENCH)
    gives: Gives = nested(merged=True, left_out=True)


@view_record
class Landing:
    """A space where a die could stop, and what it would find there."""

    steps: u8
    price: u8
    space: u8 = word(RESOURCE)
    full: u8 = flag()
    dice: u8
    gives: Gives = nested(merged=True)
    tiles: Array[LandingTile] = listed(WORKSHOP_SPACES, count="tile_count")
    tile_count: u8 = hidden()


@view_record
class Landings:
    """Every space where a die could stop, nearest first."""

    count: i8 = hidden()
    landings: Array[Landing] = listed(SPACES, count="count", alone=True)


# --- Builders ---


@view_record
class BenchView:
    """A space of a workshop board."""

    space: u8 = word(BENCH)
    price: u8
    dice: u8 = members(DIE)
    tile: TileView = nested(or_null=True)
    face_up: u8 = flag()
    gives: Gives = nested(or_null=True)


@view_record
class Banners:
    """Banners not placed yet."""

    inventory: u8
    beside: u8


@view_record
class SeatView:
    """A builder: a player, or Ivan."""

    colour: u8 = word(DIE)
    side: i8 = word(SIDE_IDS, or_null=True)
    recognition: i16
    track_space: u8
    prestige: i16
    next_prestige: i16  # recognition
    rubles: i16
    stock: Array[u8] = by_name(MATERIAL_IDS)
    slots: u8
    banners: Banners
    claimed: u8
    finished: u8
    ornaments: Array[u8] = by_name(ORNAMENT_IDS)
    decorated: u8
    workshop: Array[BenchView] = listed(WORKSHOP_SPACES)


# --- The turn ---


@view_record
class Sale:
    """Where prestige that is given up would lead."""

    recognition: i16
    prestige: i16
    rubles: u8


@view_record
class Now:
    """What has been done in this turn, and what is in hand."""

    may_sell: u8 = flag()
    rerolled: u8 = flag()
    tile: TileView = nested(or_null=True)
    gives: Gives = nested(or_null=True)
    jewels: Array[i8] = by_name(RESOURCE_IDS[GREEN : PURPLE + 1], or_null=True)
    sale: Sale = nested(or_null=True)
    deliveries: u8
    delivered: u8 = flag()
    die: i8 = word(DIE, or_null=True)
    space: i8 = word(RESOURCE, or_null=True)
    obtained: u8 = flag()
    obtains: Gives = nested(or_null=True)
    activated: u8 = flag()
    card: i8 = number(or_null=True)
    influence: i8 = number(or_null=True)
    choices: u8


@view_record
class Asked:
    """What the viewer is asked."""

    ask: i8 = word(STEPS)
    tile: i8 = number(left_out=True)
    left: i8 = number(left_out=True)


# --- Ivan, and the end ---


@view_record
class IvanCardView:
    """One of Ivan's cards."""

    card: u8 = word(IVAN_CARD)
    die: u8 = word(DIE)
    n: u8
    decorates: u8 = flag()


@view_record
class IvanView:
    """Ivan's cards, and what lies on them."""

    turned_count: i8 = hidden()
    turned: Array[u8] = listed(IVAN_CARDS, count="turned_count", each=word(IVAN_CARD))
    cards: Array[IvanCardView] = listed(IVAN_CARDS)
    inventory: Array[u8] = by_name(MATERIAL_IDS)
    construction: Array[u8] = by_name(MATERIAL_IDS)


@view_record
class Score:
    """Where the prestige of a builder comes from."""

    prestige: i16
    track: i16
    pieces: i16
    left_over: i16
    towers: i16


@view_record
class Result:
    """How the game ended."""

    reason: i8 = word(REASON)
    winners: u16 = members()
    scores: Array[Score] = listed(MOST_PLAYERS, count="builders")
    builders: u8 = hidden()


@view_record
class Standstill:
    """Turns in a row without building, and how many end the game."""

    turns: i16
    most: u8


@view_record
class Scoring:
    """What the end gives: for a section, for an ornament, and how many left-overs for one."""

    section: u8
    ornament: u8
    left_overs: u8


@view_record
class PrestigeSpaces:
    """The spaces of recognition that are spaces of prestige."""

    spaces: Array[u8] = listed(TRACK, count="count", alone=True)
    count: u8 = hidden()


@view_record
class View:
    """The table."""

    you: i8 = number(or_null=True)
    players: u8
    builders: u8
    board: u8 = word(BOARD_IDS)
    turn: i16
    step: u8 = word(STEPS)
    waiting: u16 = members()
    asked: Asked = nested(or_null=True)
    active: u8
    finisher: i8 = number(or_null=True)
    standstill: Standstill = nested(or_null=True)
    towers: Array[TowerView] = listed(MOST_TOWERS, count="tower_count")
    standings: Array[Standing] = listed(MOST_TOWERS, count="tower_count")
    tower_count: u8 = hidden()
    market: Array[SpaceView] = listed(SPACES)
    influence: Array[InfluenceView] = listed(QUARTERS)
    dice: Array[DieView] = by_name(COLOUR_IDS)
    ahead: Array[Landings] = by_name(COLOUR_IDS, or_null=True)
    reserve: Array[u8] = by_name(MATERIAL_IDS)
    track: PrestigeSpaces
    ornament_costs: Array[u8] = by_name(ORNAMENT_IDS, each=word(MATERIAL))
    to_end: u8
    scoring: Scoring
    seats: Array[SeatView] = listed(MOST_PLAYERS, count="builders")
    now: Now
    ivan: IvanView = nested(or_null=True)
    result: Result = nested(or_null=True)
