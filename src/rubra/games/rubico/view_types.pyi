# Made by tools/view_types.py from src/rubra/games/rubico/view.py. Do not edit.
# fmt: off
# ruff: noqa

from typing import Literal, NotRequired, TypedDict

SenateId = Literal["vacant", "muster", "veto", "acclamation", "desertion", "surrender", "triumph", "joker"]
RoleId = Literal["legionary", "senator"]
PowerId = Literal["minerva", "cibelis", "fortuna", "roma", "venus", "eris", "vesta", "iuno"]
WhyNotId = Literal["other_cards", "unheard_of", "other_power", "other_moment", "own_card", "no_way_back", "all_taken", "empty", "taken", "covered", "two"]
CardId = Literal["red", "blue", "janus", "pompey", "none"]
ReasonId = Literal["goes_on", "rome_by_march", "rome_by_fortuna", "four_italica", "four_apollinaris", "four_of_both"]

# What the viewer is asked.
class Asked(TypedDict):
    ask: Literal["lay", "before_taking", "taking", "after_taking", "declare", "nothing"]
    left: NotRequired[int]
    most: NotRequired[int]

# A space that exists with this many players.
class Space(TypedDict):
    space: int
    id: str
    castrum: bool

# The spaces before and behind Caesar.
class Beside(TypedDict):
    forward: int | None
    back: int | None

# What the powers played this turn do.
class PowersThisTurn(TypedDict):
    cancelled: bool
    favours: int

# A Senate card that lies face up.
class SenateCard(TypedDict):
    card: SenateId
    legions: list[Literal["italica", "apollinaris"]]
    effect: Literal["none", "extra_card", "discard_card", "one_blue", "one_red"]
    fresh: bool

# The cards face up, and what they do.
class Senate(TypedDict):
    turned: list[SenateCard]
    hidden: int
    italica: int
    apollinaris: int
    to_win: int
    active: dict[str, int]

# A card before its owner.
class RowCard(TypedDict):
    card: Literal["red", "blue", "janus", "pompey"] | None
    taken: bool
    why_not: WhyNotId | None

# A place at the table.
class SeatView(TypedDict):
    role: RoleId | None
    has_power: bool
    power: PowerId | None
    effect: Literal["summon", "shift", "peek", "cover", "cancel", "favour"] | None
    row: list[RowCard]
    covered: int | None
    claim: dict[str, int] | None
    hand: NotRequired[dict[str, int]]

Shown = TypedDict("Shown", {"card": Literal["red", "blue", "janus", "pompey"], "as": CardId})  # A card that came up, and what it counted as.

# What came up last, and how it was counted.
class Reveal(TypedDict):
    cards: list[Shown]
    red: int
    blue: int
    pompey: int

# How the game ended.
class Result(TypedDict):
    reason: ReasonId
    side: Literal["caesar", "senate"]
    winners: list[int]

# The table as one seat sees it, or somebody who only watches.
class View(TypedDict):
    you: int | None
    players: int
    declarations: bool
    turn: int
    step: Literal["suggest", "before_taking", "taking", "after_taking", "over"]
    waiting: list[int]
    asked: Asked | None
    centurion: int
    caesar: int
    track: list[Space]
    beside: Beside
    to_castrum: int | None
    row_length: int
    to_take: int | None
    would_take: int | None
    taken: int
    most_of_one: int
    powers_this_turn: PowersThisTurn
    senate: Senate
    seats: list[SeatView]
    reveal: Reveal
    result: Result | None
