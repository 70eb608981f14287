"""What a view of Rubricatus is made of."""

from __future__ import annotations

from rubra.core.record import Array, i8, i16, i64, u8, u16
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
from rubra.games.rubricatus.state import MOST_EFFECTS, MOST_SPACES, STEPS
from rubra.games.rubricatus.words import (
    ABILITIES,
    CHECKS,
    COMARCA,
    DIFFICULTIES,
    EFFECTS,
    ERA,
    ERA_COUNT,
    ERAS,
    MARKET,
    MOST_ACTIONS,
    MOST_CONSTRUCTIONS,
    MOST_ETERIES,
    MOST_PLAYERS,
    REASON,
    REGION,
    REGION_CHOICES,
    REGION_COUNT,
    REGIONS,
    RESOURCE,
    RESOURCES,
    SOURCES,
    WHO,
    WHY_NOT_BUILD,
)

# What an effect or a check is about: a region, or a resource behind them
ABOUT = (*REGIONS, *RESOURCES)

# What a player is asked: by the step, or by the effect that leaves a choice
ASKS = (*STEPS, *EFFECTS)

# What may be done in a region, by the set of choices
REGION_CHOICE_SETS = tuple(
    "-".join(choice for place, choice in enumerate(REGION_CHOICES) if found >> place & 1)
    for found in range(1 << len(REGION_CHOICES))
)


# --- Cards ---


@view_record
class EffectView:
    """One word of a card, with what it is about."""

    do: u8 = word(EFFECTS)
    what: i8 = word(ABOUT, or_null=True)
    n: i8
    who: u8 = word(WHO)


@view_record
class ActionView:
    """An action card."""

    number: u8
    id: u8 = word("action")
    points: i8
    event: Array[EffectView] = listed(MOST_EFFECTS, count="effect_count")
    effect_count: u8 = hidden()
    removed: u8 = flag()


@view_record
class ConstructionView:
    """A construction card."""

    card: u8 = number(name="number")
    id: u8 = word("construction")
    era: u8 = word(ERA)
    comarca: u8 = word(COMARCA)
    cost: Array[i8] = by_name(RESOURCES, some=True)
    problems: i8
    points: i8
    develop: Array[i8] = by_name(RESOURCES, some=True)
    income: Array[i8] = by_name(RESOURCES, some=True)
    partner: i8 = number(or_null=True)


@view_record
class Amounts:
    """So much of some resources."""

    amounts: Array[i8] = by_name(RESOURCES, some=True, alone=True)


@view_record
class ForSale:
    """A card of the market: where each seat could build it now, or why it cannot."""

    construction: ConstructionView = nested(merged=True)
    regions: u8 = members(REGION)
    players: u8 = hidden()
    sites: Array[u8] = listed(MOST_PLAYERS, count="players", each=members(REGION))
    why_not: Array[i8] = listed(
        MOST_PLAYERS, count="players", each=word(WHY_NOT_BUILD, or_null=True)
    )
    short: Array[Amounts] = listed(MOST_PLAYERS, count="players")
    extends: u8 = members()


@view_record
class Check:
    """What is looked at when the round ends, and who would pass as things stand."""

    do: i8 = word(CHECKS)
    what: i8 = word(ABOUT, or_null=True)
    n: i8
    passing: i8 = members(left_out=True)  # of the players
    passes: i8 = flag(left_out=True, name="passing")  # the table


@view_record
class EraCardView:
    """The Era card of the round."""

    id: i8 = word("era_card")
    era: u8 = word(ERA)
    calamity: u8 = flag()
    now: Array[EffectView] = listed(MOST_EFFECTS, count="effect_count")
    effect_count: u8 = hidden()
    check: Check = nested(or_null=True)
    prize: Array[EffectView] = listed(MOST_EFFECTS, count="prize_count")
    prize_count: u8 = hidden()
    penalty: Array[EffectView] = listed(MOST_EFFECTS, count="penalty_count")
    penalty_count: u8 = hidden()


@view_record
class EteriaView:
    """An etèria."""

    number: u8
    id: u8 = word("eteria")
    ability: u8 = word(ABILITIES)
    what: i8 = word(RESOURCE, or_null=True)


# --- The board ---


@view_record
class Limits:
    """How far things go: a resource, the problems of a region, and those one may build among."""

    resource: u8
    problems: u8
    problems_to_build: u8


@view_record
class Scoring:
    """What the end gives, and an extension."""

    extension: u8
    majority: u8
    majority_tied: u8
    all_eras: u8
    all_comarques: u8
    leftovers: u8


@view_record
class EraView:
    """An Era of the track; the cards of another leave the market when it begins."""

    id: u8 = word(ERA)
    rounds: u8
    draw: u8
    helpers: u8
    leaving: i8 = word(ERA, or_null=True)


@view_record
class Difficulty:
    """How the Era deck was made, and the calamities still in it where that is known."""

    name: u8 = word(DIFFICULTIES)
    calamities: Array[i8] = by_name(ERAS, or_null=True)


@view_record
class RegionView:
    """An open region."""

    id: u8 = word(REGION)
    comarques: u8 = members(COMARCA)
    problems: u8
    calm: u8 = flag()
    standing: u8 = members()


@view_record
class Tracks:
    """The development tracks."""

    end: u8
    points: Array[u8] = listed(MOST_SPACES, count="point_count")
    point_count: u8 = hidden()
    tokens: u8 = members(RESOURCE)
    first: u8
    later: u8


# --- What is going on ---


@view_record
class Production:
    """What a resource would come to, and the steps of development on the way."""

    points: i8
    stock: i8
    steps: i8


@view_record
class Building:
    """A construction that the actor may build now: what is paid, and the points it brings."""

    construction: u8
    spared: i8 = word(RESOURCE, or_null=True)
    cost: Array[i8] = by_name(RESOURCES, some=True)
    points: i8
    bonus: i8
    extension: i8


@view_record
class ActionNow:
    """The action card being played, and what has been decided about it."""

    seat: i8
    card: u8 = word("action")
    points: i8
    eteria: i8 = word("eteria", or_null=True)
    region: i8 = word(REGION, or_null=True)
    choices: i8 = members(REGION_CHOICES, or_null=True)
    builds: Array[Building] = listed(MARKET, count="build_count")
    build_count: u8 = hidden()
    building: i8 = number(or_null=True)
    produce: Array[Production] = by_name(RESOURCES, or_null=True)


@view_record
class Choice:
    """The effect that somebody has to decide about."""

    seat: i8
    do: u8 = word(EFFECTS)
    what: i8 = word(REGION, or_null=True)
    n: i8


@view_record
class Asked:
    """What the viewer is asked."""

    ask: i8 = word(ASKS)
    points: i8 = number(left_out=True)
    region: i8 = word(REGION, left_out=True)
    choices: i8 = word(REGION_CHOICE_SETS, left_out=True)


# --- Players ---


@view_record
class SeatView:
    """A player."""

    points: i16
    scored: Array[i16] = by_name(SOURCES)
    stock: Array[i8] = by_name(RESOURCES)
    income: Array[i8] = by_name(RESOURCES, some=True)
    track: Array[i8] = by_name(RESOURCES)
    helpers: u8
    at_home: u8
    eteries: Array[EteriaView] = listed(MOST_ETERIES, count="eteria_count")
    eteria_count: u8 = hidden()
    eteries_out: u8 = members("eteria")
    worked: u8 = members(RESOURCE)
    built_now: u8
    constructions: Array[ConstructionView] = listed(MOST_CONSTRUCTIONS, count="construction_count")
    construction_count: u8 = hidden()
    cards: u8
    deck: u8
    discards: i64 = members("action")
    removed: i64 = members("action")
    hand: Array[ActionView] = listed(MOST_ACTIONS, count="hand_count", left_out=True)
    hand_count: i8 = hidden()
    bid: i8 = word("action", or_null=True)  # one's own, until all are shown


@view_record
class Result:
    """How the game ended."""

    reason: i8 = word(REASON)
    winners: u16 = members()
    points: Array[i16] = listed(MOST_PLAYERS, count="players")
    players: u8 = hidden()


@view_record
class View:
    """The table as one seat sees it, or somebody who only watches."""

    you: i8 = number(or_null=True)
    players: u8
    turn: i16
    round_number: u8 = number(name="round")
    rounds: u8
    era: u8 = word(ERA)
    step: u8 = word(STEPS)
    waiting: u16 = members()
    asked: Asked = nested(or_null=True)
    holder: u8
    order: Array[u8] = listed(MOST_PLAYERS, count="players")
    tied: u8 = members()
    actor: i8 = number(or_null=True)
    turns_left: i8
    drawer: i16
    supply: i16
    limits: Limits
    scoring: Scoring
    eras: Array[EraView] = listed(ERA_COUNT)
    difficulty: Difficulty
    era_card: EraCardView = nested(or_null=True)
    regions: Array[RegionView] = listed(REGION_COUNT, count="region_count")
    region_count: u8 = hidden()
    market: Array[ForSale] = listed(MARKET, count="market_count")
    market_count: u8 = hidden()
    decks: Array[u8] = by_name(ERAS)
    tracks: Tracks
    eteries: Array[EteriaView] = listed(MOST_ETERIES, count="eteria_count")
    eteria_count: u8 = hidden()
    action: ActionNow = nested(or_null=True)
    choice: Choice = nested(or_null=True)
    seats: Array[SeatView] = listed(MOST_PLAYERS, count="players")
    result: Result = nested(or_null=True)
