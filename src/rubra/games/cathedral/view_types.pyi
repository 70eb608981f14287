# Made by tools/view_types.py from src/rubra/games/cathedral/shown.py. Do not edit.
# fmt: off
# ruff: noqa

from typing import Literal, NotRequired, TypedDict

ResourceId = Literal["wood", "brick", "stone", "gold", "green", "purple", "rubles", "recognition"]
DieId = Literal["red", "blue", "green", "yellow", "white"]
MaterialId = Literal["wood", "brick", "stone", "gold", "green", "purple"]
BenchId = Literal["red", "blue", "green", "yellow", "white", "white_2"]
IvanId = Literal["points", "inventory", "transport", "claim", "construction"]
ReasonId = Literal["goes_on", "most_prestige", "most_finished", "most_ornaments", "shared", "standstill", "ivan_beaten", "ivan_won", "ivan_won_tie"]

# What the viewer is asked.
class Asked(TypedDict):
    ask: Literal["choose_action", "place_tile", "build", "add_jewels", "market", "take_any", "swap_one", "use_workshop", "after_action", "send_ivan", "over"]
    tile: NotRequired[int]
    left: NotRequired[int]

# Turns in a row without building, and how many end the game.
class Standstill(TypedDict):
    turns: int
    most: int

# An effect in the words of the box file.
class EffectView(TypedDict):
    do: Literal["gain", "gain_any", "yield", "swap", "gather", "workshop", "deliver", "score"]
    what: NotRequired[ResourceId]
    die: NotRequired[DieId]
    where: NotRequired[Literal["here", "ahead", "behind", "across"]]
    per: NotRequired[Literal["finished_sections", "ornaments", "towers"]]
    of: NotRequired[list[MaterialId]]
    n: int
    cost: dict[str, int]
    again: bool

# A workshop tile.
class TileView(EffectView):
    tile: int
    id: str

# What somebody would lose if a section were finished now.
class Penalty(TypedDict):
    seat: int
    level: int
    count: int

# A section of a tower.
class SectionView(TypedDict):
    section: Literal["base", "middle", "dome"]
    cost: dict[str, int]
    recognition: int
    rubles: int
    tile: TileView | None
    owner: int | None
    finished: bool
    missing: int
    laid: dict[str, int]
    takes: Literal["door", "arch", "cross"]
    ornament: int | None
    penalties: list[Penalty]
    risk: int

TowerView = list[SectionView]  # The sections of a tower from the bottom up.

# What a tower is worth as it stands.
class Standing(TypedDict):
    finished: int
    ornaments: int
    worth: int
    presence: list[int]
    shares: list[int]

# A die on a space of the market.
class DieHere(TypedDict):
    die: DieId
    value: int

# A space of the market.
class SpaceView(TypedDict):
    resource: ResourceId
    quantity: int
    dice: list[DieHere]

# What something would bring now: so much, of which so much would be taken.
class Gives(TypedDict):
    resource: ResourceId
    count: int
    taken: int

# One of the two actions of an influence card.
class ChoiceView(EffectView):
    gives: Gives | None

# An influence card.
class InfluenceView(TypedDict):
    card: int
    id: str
    group: Literal["artisans", "carriers", "merchants", "clergy"]
    choices: list[ChoiceView]

# Where a die lies.
class DieView(TypedDict):
    space: ResourceId
    value: int

# What something would bring now: so much, of which so much would be taken.
class PartialGives(TypedDict, total=False):
    resource: ResourceId
    count: int
    taken: int

# A tile that a die would activate, and what it would give.
class LandingTile(PartialGives):
    bench: BenchId

# A space where a die could stop, and what it would find there.
class Landing(Gives):
    steps: int
    price: int
    space: ResourceId
    full: bool
    dice: int
    tiles: list[LandingTile]

Landings = list[Landing]  # Every space where a die could stop, nearest first.

PrestigeSpaces = list[int]  # The spaces of recognition that are spaces of prestige.

# What the end gives: for a section, for an ornament, and how many left-overs for one.
class Scoring(TypedDict):
    section: int
    ornament: int
    left_overs: int

# Banners not placed yet.
class Banners(TypedDict):
    inventory: int
    beside: int

# A space of a workshop board.
class BenchView(TypedDict):
    space: BenchId
    price: int
    dice: list[DieId]
    tile: TileView | None
    face_up: bool
    gives: Gives | None

# A builder: a player, or Ivan.
class SeatView(TypedDict):
    colour: DieId
    side: Literal["basic", "advanced"] | None
    recognition: int
    track_space: int
    prestige: int
    next_prestige: int
    rubles: int
    stock: dict[str, int]
    slots: int
    banners: Banners
    claimed: int
    finished: int
    ornaments: dict[str, int]
    decorated: int
    workshop: list[BenchView]

# Where prestige that is given up would lead.
class Sale(TypedDict):
    recognition: int
    prestige: int
    rubles: int

# What has been done in this turn, and what is in hand.
class Now(TypedDict):
    may_sell: bool
    rerolled: bool
    tile: TileView | None
    gives: Gives | None
    jewels: dict[str, int] | None
    sale: Sale | None
    deliveries: int
    delivered: bool
    die: DieId | None
    space: ResourceId | None
    obtained: bool
    obtains: Gives | None
    activated: bool
    card: int | None
    influence: int | None
    choices: int

# One of Ivan's cards.
class IvanCardView(TypedDict):
    card: IvanId
    die: DieId
    n: int
    decorates: bool

# Ivan's cards, and what lies on them.
class IvanView(TypedDict):
    turned: list[IvanId]
    cards: list[IvanCardView]
    inventory: dict[str, int]
    construction: dict[str, int]

# Where the prestige of a builder comes from.
class Score(TypedDict):
    prestige: int
    track: int
    pieces: int
    left_over: int
    towers: int

# How the game ended.
class Result(TypedDict):
    reason: ReasonId
    winners: list[int]
    scores: list[Score]

# The table.
class View(TypedDict):
    you: int | None
    players: int
    builders: int
    board: Literal["basic", "advanced", "own"]
    turn: int
    step: Literal["choose_action", "place_tile", "build", "add_jewels", "market", "take_any", "swap_one", "use_workshop", "after_action", "send_ivan", "over"]
    waiting: list[int]
    asked: Asked | None
    active: int
    finisher: int | None
    standstill: Standstill | None
    towers: list[TowerView]
    standings: list[Standing]
    market: list[SpaceView]
    influence: list[InfluenceView]
    dice: dict[str, DieView]
    ahead: dict[str, Landings] | None
    reserve: dict[str, int]
    track: PrestigeSpaces
    ornament_costs: dict[str, MaterialId]
    to_end: int
    scoring: Scoring
    seats: list[SeatView]
    now: Now
    ivan: IvanView | None
    result: Result | None
