# Made by tools/view_types.py from src/rubra/games/rubricatus/shown.py. Do not edit.
# fmt: off
# ruff: noqa

from typing import Literal, NotRequired, TypedDict

EraId = Literal["iberian", "ancient", "medieval", "modern", "contemporary"]
RegionId = Literal["bergueda", "bages", "solsones", "baix_llobregat", "bages_bergueda", "bages_solsones", "bages_baix_llobregat"]
ComarcaId = Literal["bergueda", "bages", "solsones", "baix_llobregat", "llucanes"]
ResourceId = Literal["materials", "technology", "culture", "defence"]
ReasonId = Literal["goes_on", "most_points", "shared_victory", "common_defeat"]

# What the viewer is asked.
class Asked(TypedDict):
    ask: Literal["bidding", "breaking_tie", "turning_era_card", "gathering", "acting", "choosing_card", "sending", "choosing_place", "in_region", "checking", "ending_round", "over", "nothing", "gain", "gain_any", "lose", "lose_any", "score", "forfeit", "take", "recruit", "replace", "add", "add_any", "add_everywhere", "remove", "remove_any", "purge"]
    points: NotRequired[int]
    region: NotRequired[RegionId]
    choices: NotRequired[Literal["mitigate", "build", "mitigate-build", "leave", "mitigate-leave", "build-leave", "mitigate-build-leave"]]

# How far things go: a resource, the problems of a region, and those one may build among.
class Limits(TypedDict):
    resource: int
    problems: int
    problems_to_build: int

# What the end gives, and an extension.
class Scoring(TypedDict):
    extension: int
    majority: int
    majority_tied: int
    all_eras: int
    all_comarques: int
    leftovers: int

# An Era of the track; the cards of another leave the market when it begins.
class EraView(TypedDict):
    id: EraId
    rounds: int
    draw: int
    helpers: int
    leaving: EraId | None

# How the Era deck was made, and the calamities still in it where that is known.
class Difficulty(TypedDict):
    name: Literal["standard", "easy", "hard", "calamities", "random"]
    calamities: dict[str, int] | None

# One word of a card, with what it is about.
class EffectView(TypedDict):
    do: Literal["nothing", "gain", "gain_any", "lose", "lose_any", "score", "forfeit", "take", "recruit", "replace", "add", "add_any", "add_everywhere", "remove", "remove_any", "purge"]
    what: Literal["bergueda", "bages", "solsones", "baix_llobregat", "bages_bergueda", "bages_solsones", "bages_baix_llobregat", "materials", "technology", "culture", "defence"] | None
    n: int
    who: Literal["holder", "each"]

# What is looked at when the round ends, and who would pass as things stand.
class Check(TypedDict):
    do: Literal["none", "calm", "all_calm", "has", "built", "leads"]
    what: Literal["bergueda", "bages", "solsones", "baix_llobregat", "bages_bergueda", "bages_solsones", "bages_baix_llobregat", "materials", "technology", "culture", "defence"] | None
    n: int
    passing: list[int] | bool

# The Era card of the round.
class EraCardView(TypedDict):
    id: str
    era: EraId
    calamity: bool
    now: list[EffectView]
    check: Check | None
    prize: list[EffectView]
    penalty: list[EffectView]

# An open region.
class RegionView(TypedDict):
    id: RegionId
    comarques: list[ComarcaId]
    problems: int
    calm: bool
    standing: list[int]

# A construction card.
class ConstructionView(TypedDict):
    number: int
    id: str
    era: EraId
    comarca: ComarcaId
    cost: dict[str, int]
    problems: int
    points: int
    develop: dict[str, int]
    income: dict[str, int]
    partner: int | None

Amounts = dict[str, int]  # So much of some resources.

# A card of the market: where each seat could build it now, or why it cannot.
class ForSale(ConstructionView):
    regions: list[RegionId]
    sites: list[list[RegionId]]
    why_not: list[Literal["helpers", "cost", "taken", "problems", "elsewhere"] | None]
    short: list[Amounts]
    extends: list[int]

# The development tracks.
class Tracks(TypedDict):
    end: int
    points: list[int]
    tokens: list[ResourceId]
    first: int
    later: int

# An etèria.
class EteriaView(TypedDict):
    number: int
    id: str
    ability: Literal["soothe", "gather", "endure", "spare"]
    what: ResourceId | None

# A construction that the actor may build now: what is paid, and the points it brings.
class Building(TypedDict):
    construction: int
    spared: ResourceId | None
    cost: dict[str, int]
    points: int
    bonus: int
    extension: int

# What a resource would come to, and the steps of development on the way.
class Production(TypedDict):
    points: int
    stock: int
    steps: int

# The action card being played, and what has been decided about it.
class ActionNow(TypedDict):
    seat: int
    card: str
    points: int
    eteria: str | None
    region: RegionId | None
    choices: list[Literal["mitigate", "build", "leave"]] | None
    builds: list[Building]
    building: int | None
    produce: dict[str, Production] | None

# The effect that somebody has to decide about.
class Choice(TypedDict):
    seat: int
    do: Literal["nothing", "gain", "gain_any", "lose", "lose_any", "score", "forfeit", "take", "recruit", "replace", "add", "add_any", "add_everywhere", "remove", "remove_any", "purge"]
    what: RegionId | None
    n: int

# An action card.
class ActionView(TypedDict):
    number: int
    id: str
    points: int
    event: list[EffectView]
    removed: bool

# A player.
class SeatView(TypedDict):
    points: int
    scored: dict[str, int]
    stock: dict[str, int]
    income: dict[str, int]
    track: dict[str, int]
    helpers: int
    at_home: int
    eteries: list[EteriaView]
    eteries_out: list[str]
    worked: list[ResourceId]
    built_now: int
    constructions: list[ConstructionView]
    cards: int
    deck: int
    discards: list[str]
    removed: list[str]
    hand: NotRequired[list[ActionView]]
    bid: str | None

# How the game ended.
class Result(TypedDict):
    reason: ReasonId
    winners: list[int]
    points: list[int]

# The table as one seat sees it, or somebody who only watches.
class View(TypedDict):
    you: int | None
    players: int
    turn: int
    round: int
    rounds: int
    era: EraId
    step: Literal["bidding", "breaking_tie", "turning_era_card", "gathering", "acting", "choosing_card", "sending", "choosing_place", "in_region", "checking", "ending_round", "over"]
    waiting: list[int]
    asked: Asked | None
    holder: int
    order: list[int]
    tied: list[int]
    actor: int | None
    turns_left: int
    drawer: int
    supply: int
    limits: Limits
    scoring: Scoring
    eras: list[EraView]
    difficulty: Difficulty
    era_card: EraCardView | None
    regions: list[RegionView]
    market: list[ForSale]
    decks: dict[str, int]
    tracks: Tracks
    eteries: list[EteriaView]
    action: ActionNow | None
    choice: Choice | None
    seats: list[SeatView]
    result: Result | None
