"""Reading Rubricatus' box file: its shape, every check, and the record that the rules use."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from rubra.core.bits import bit
from rubra.core.box import BoxFile, BoxTable, Sheet, check_unique
from rubra.core.record import blank
from rubra.games.rubricatus.state import MOST_EFFECTS, MOST_SPACES, MOST_TASKS, Box
from rubra.games.rubricatus.words import (
    ABILITIES,
    CHECKS,
    CHECKS_OF_A_PLAYER,
    COMARQUES,
    EFFECTS,
    ERAS,
    FOR_A_PLAYER,
    MARKET,
    MOST_ACTIONS,
    MOST_CONSTRUCTIONS,
    MOST_ERA_CARDS,
    MOST_ETERIES,
    MOST_PLAYERS,
    NO_CARD,
    OF_A_REGION,
    OF_A_RESOURCE,
    OF_NOTHING,
    REGION_COUNT,
    REGIONS,
    RESOURCES,
    WHO,
)

FEWEST_PLAYERS = 3
MOST_ROUNDS = 15
MOST_IN_BOX = 250  # problems: more than a byte holds would be lost

Small = Annotated[int, msgspec.Meta(ge=0, le=9)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=9)]
Players = Annotated[int, msgspec.Meta(ge=FEWEST_PLAYERS, le=MOST_PLAYERS)]
EraName = Literal["iberian", "ancient", "medieval", "modern", "contemporary"]
Comarca = Literal["bergueda", "bages", "solsones", "baix_llobregat", "llucanes"]


class Resources(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """So much of each resource."""

    materials: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    technology: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    culture: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    defence: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0


class EffectWords(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One effect: { do = "gain", what = "defence", n = 3 }."""

    do: str
    what: str | None = None
    n: Positive | None = None
    who: Literal["holder", "each"] = "holder"


class CheckWords(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The check of an Era card: { do = "has", what = "defence", n = 1 }."""

    do: str
    what: str | None = None
    n: Small | None = None


class EraTable(BoxTable, frozen=True):
    """[[era]]"""

    id: str
    rounds: Annotated[int, msgspec.Meta(ge=1, le=9)]
    draw: Annotated[int, msgspec.Meta(ge=1, le=9)]
    helpers: Annotated[int, msgspec.Meta(ge=1, le=9)]


class RegionTable(BoxTable, frozen=True):
    """[[region]]"""

    id: str
    players: Players
    comarques: tuple[Comarca, ...]


class ProblemsTable(BoxTable, frozen=True):
    """[problems]"""

    in_each_region: Small
    in_drawer_with_three: Annotated[int, msgspec.Meta(ge=1, le=200)]
    in_drawer_with_four: Annotated[int, msgspec.Meta(ge=1, le=200)]
    most_in_region: Annotated[int, msgspec.Meta(ge=1, le=99)]
    most_to_build: Small


class ResourcesTable(BoxTable, frozen=True):
    """[resources]"""

    most: Positive
    cycle: Positive


class DevelopmentTable(BoxTable, frozen=True):
    """[development]"""

    spaces: tuple[Small, ...]


class DevelopersTable(BoxTable, frozen=True):
    """[developers]"""

    first: Small
    later: Small


class ScoringTable(BoxTable, frozen=True):
    """[scoring]"""

    extension: Small
    majority: Small
    majority_tied: Small
    all_eras: Small
    all_comarques: Small
    leftovers_for_a_point: Positive


class ConstructionTable(BoxTable, frozen=True):
    """[[construction]]"""

    id: str
    era: EraName
    comarca: Comarca
    cost: Resources
    problems: Small
    points: Small = 0
    develop: Resources = Resources()
    income: Resources = Resources()
    partner: str | None = None


class ActionTable(BoxTable, frozen=True):
    """[[action]]"""

    id: str
    points: Annotated[int, msgspec.Meta(ge=1, le=3)]
    event: tuple[EffectWords, ...] = ()
    removed: bool = False


class EraCardTable(BoxTable, frozen=True):
    """[[era_card]]"""

    id: str
    era: EraName
    calamity: bool = False
    now: tuple[EffectWords, ...] = ()
    check: CheckWords | None = None
    prize: tuple[EffectWords, ...] = ()
    penalty: tuple[EffectWords, ...] = ()


class EteriaTable(BoxTable, frozen=True):
    """[[eteria]]"""

    id: str
    ability: Literal["soothe", "gather", "endure", "spare"]
    what: Literal["materials", "technology", "culture", "defence"] | None = None


class RubricatusSheet(Sheet, frozen=True):
    """The whole file."""

    era: tuple[EraTable, ...]
    region: tuple[RegionTable, ...]
    problems: ProblemsTable
    resources: ResourcesTable
    development: DevelopmentTable
    developers: DevelopersTable
    scoring: ScoringTable
    construction: tuple[ConstructionTable, ...]
    action: tuple[ActionTable, ...]
    era_card: tuple[EraCardTable, ...]
    eteria: tuple[EteriaTable, ...]


def read_box(file: BoxFile) -> tuple[Box, dict[str, tuple[str, ...]]]:
    """The box as the rules see it, and the ids of its cards. Raises BoxError."""
    sheet = file.decode(RubricatusSheet, "rubricatus")
    box = blank(Box)
    _read_eras(file, sheet, box)
    _read_regions(file, sheet, box)
    _read_figures(file, sheet, box)
    _read_constructions(file, sheet, box)
    _read_actions(file, sheet, box)
    _read_era_cards(file, sheet, box)
    _read_eteries(file, sheet, box)
    return box, {
        "construction": tuple(card.id for card in sheet.construction),
        "action": tuple(card.id for card in sheet.action),
        "era_card": tuple(card.id for card in sheet.era_card),
        "eteria": tuple(card.id for card in sheet.eteria),
    }


# --- The board ---


def _read_eras(file: BoxFile, sheet: RubricatusSheet, box: Box) -> None:
    _check_order(file, "era", [era.id for era in sheet.era], ERAS)
    box.rounds = 0
    helpers = 0
    for number, era in enumerate(sheet.era):
        box.eras[number].rounds = era.rounds
        box.eras[number].draw = era.draw
        box.eras[number].helpers = era.helpers
        if era.helpers < helpers:
            raise file.error("no Era takes helpers away", f"era[{number}].helpers")
        helpers = era.helpers
        for _ in range(era.rounds):
            if box.rounds == MOST_ROUNDS:
                raise file.error(f"there are at most {MOST_ROUNDS} rounds", f"era[{number}].rounds")
            box.rounds += 1
            box.era_of_round[box.rounds] = number


def _read_regions(file: BoxFile, sheet: RubricatusSheet, box: Box) -> None:
    _check_order(file, "region", [region.id for region in sheet.region], REGIONS)
    for number, region in enumerate(sheet.region):
        box.regions[number].players = region.players
        for comarca in region.comarques:
            box.regions[number].comarques |= bit(COMARQUES.index(comarca))
    for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        reached = 0
        for number in range(REGION_COUNT):
            if box.regions[number].players <= players:
                reached |= int(box.regions[number].comarques)
        if missing := [name for n, name in enumerate(COMARQUES) if not reached >> n & 1]:
            raise file.error(
                f"with {players} players nothing can be built in {', '.join(missing)}", "region"
            )


def _read_figures(file: BoxFile, sheet: RubricatusSheet, box: Box) -> None:
    problems = sheet.problems
    box.start_problems = problems.in_each_region
    box.most_problems = problems.most_in_region
    box.problems_to_build = problems.most_to_build
    box.drawer[3] = problems.in_drawer_with_three
    box.drawer[4] = problems.in_drawer_with_four
    for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        regions = sum(region.players <= players for region in sheet.region)
        supply = int(box.drawer[players]) + regions * problems.in_each_region
        room = regions * problems.most_in_region
        if not regions * problems.in_each_region < room or room < supply:
            raise file.error(
                f"{regions} regions have room for {room} problems, and there are {supply}",
                "problems.most_in_region",
            )
        if supply > MOST_IN_BOX:
            raise file.error(f"there are at most {MOST_IN_BOX} problems", "problems")
    if not sheet.resources.most <= sheet.resources.cycle <= sheet.resources.most + 1:
        raise file.error(
            f"with a last space of {sheet.resources.most} the cycle is that or one more",
            "resources.cycle",
        )
    box.most_resource = sheet.resources.most
    box.cycle = sheet.resources.cycle
    spaces = sheet.development.spaces
    if not 1 <= len(spaces) < MOST_SPACES:
        raise file.error(f"a track has 1 to {MOST_SPACES - 1} spaces", "development.spaces")
    for number, points in enumerate(spaces, 1):
        box.track[number] = points
    box.track_end = len(spaces)
    box.first_developer = sheet.developers.first
    box.later_developers = sheet.developers.later
    box.extension = sheet.scoring.extension
    box.majority = sheet.scoring.majority
    box.majority_tied = sheet.scoring.majority_tied
    box.all_eras = sheet.scoring.all_eras
    box.all_comarques = sheet.scoring.all_comarques
    box.leftovers_for_point = sheet.scoring.leftovers_for_a_point


# --- The cards ---


def _read_constructions(file: BoxFile, sheet: RubricatusSheet, box: Box) -> None:
    check_unique(file, "construction", sheet.construction)
    _check_count(file, "construction", len(sheet.construction), MARKET, MOST_CONSTRUCTIONS)
    numbers = {card.id: number for number, card in enumerate(sheet.construction)}
    eras = [ERAS.index(card.era) for card in sheet.construction]
    if eras != sorted(eras) or set(eras) != set(range(len(ERAS))):
        raise file.error(
            "constructions stand in the order of the Eras, some of each", "construction"
        )
    box.construction_count = len(sheet.construction)
    for number, card in enumerate(sheet.construction):
        place = f"construction[{number}]"
        printed = box.constructions[number]
        printed.era = eras[number]
        printed.comarca = COMARQUES.index(card.comarca)
        printed.problems = card.problems
        printed.points = card.points
        for kind, name in enumerate(RESOURCES):
            printed.cost[kind] = getattr(card.cost, name)
            printed.develop[kind] = getattr(card.develop, name)
            printed.income[kind] = getattr(card.income, name)
        if not any(printed.cost):
            raise file.error("every construction costs something", f"{place}.cost")
        if max(printed.cost) > sheet.resources.most:
            raise file.error("nobody can hold so much of a resource", f"{place}.cost")
        printed.partner = NO_CARD
        if card.partner is not None:
            partner = numbers.get(card.partner)
            if partner is None or sheet.construction[partner].partner != card.id:
                raise file.error(
                    f"{card.partner!r} is no construction that names this one", f"{place}.partner"
                )
            printed.partner = partner
        box.comarca_cards[printed.comarca] |= bit(number)
        box.eras[eras[number]].constructions += 1
    for era in range(len(ERAS)):
        box.eras[era].first = eras.index(era)
    if box.eras[0].constructions < MARKET:
        raise file.error(f"the market opens with {MARKET} cards of the first Era", "construction")


def _read_actions(file: BoxFile, sheet: RubricatusSheet, box: Box) -> None:
    check_unique(file, "action", sheet.action)
    largest = max(era.draw for era in sheet.era) + 1
    removed = sum(card.removed for card in sheet.action)
    _check_count(file, "action", len(sheet.action), largest + removed, MOST_ACTIONS)
    box.action_count = len(sheet.action)
    for number, card in enumerate(sheet.action):
        place = f"action[{number}]"
        printed = box.actions[number]
        printed.points = card.points
        printed.removed = card.removed
        if card.removed and not card.event:
            raise file.error("only an event removes a card", f"{place}.removed")
        printed.effect_count = _read_effects(file, f"{place}.event", card.event, printed.effects)
        if any(effect.who == "each" for effect in card.event):
            raise file.error("an event is for whoever plays it", f"{place}.event")
        recruits = sum(effect.do == "recruit" for effect in card.event)
        if recruits > 1:
            raise file.error("an event recruits one etèria", f"{place}.event")
        printed.recruits = recruits


def _read_era_cards(file: BoxFile, sheet: RubricatusSheet, box: Box) -> None:
    check_unique(file, "era_card", sheet.era_card)
    _check_count(file, "era_card", len(sheet.era_card), 1, MOST_ERA_CARDS)
    box.era_card_count = len(sheet.era_card)
    for number, card in enumerate(sheet.era_card):
        place = f"era_card[{number}]"
        printed = box.era_cards[number]
        printed.era = ERAS.index(card.era)
        printed.calamity = card.calamity
        printed.effect_count = _read_effects(file, f"{place}.now", card.now, printed.effects)
        printed.prize_count = _read_effects(file, f"{place}.prize", card.prize, printed.prize)
        printed.penalty_count = _read_effects(
            file, f"{place}.penalty", card.penalty, printed.penalty
        )
        for part in ("now", "prize", "penalty"):
            if any(effect.do == "recruit" for effect in getattr(card, part)):
                raise file.error("only an action card recruits", f"{place}.{part}")
        _read_check(file, place, card, printed)
    for number, era in enumerate(sheet.era):
        for calamity in (False, True):
            cards = sum(c.era == era.id and c.calamity == calamity for c in sheet.era_card)
            if cards < era.rounds:
                kind = "calamities" if calamity else "other Era cards"
                raise file.error(
                    f"the {era.id} Era has {era.rounds} rounds and {cards} {kind}", f"era[{number}]"
                )


def _read_check(file: BoxFile, place: str, card: EraCardTable, printed: Any) -> None:
    if card.check is None:
        if card.prize or card.penalty:
            raise file.error("a prize or a penalty needs a check", place)
        return
    check = card.check
    if check.do not in CHECKS[1:]:
        raise file.error(
            f"there is no check {check.do!r}; they are {', '.join(CHECKS[1:])}", f"{place}.check"
        )
    if not card.prize and not card.penalty:
        raise file.error("a check needs a prize or a penalty", f"{place}.check")
    printed.check = CHECKS.index(check.do)
    known = {"calm": REGIONS, "has": RESOURCES, "leads": RESOURCES}.get(check.do)
    printed.check_what = _read_what(file, f"{place}.check", check.do, check.what, known)
    if (check.n is None) != (check.do == "leads"):
        raise file.error(f"the check {check.do!r} {_number(check.n)}", f"{place}.check")
    printed.check_count = check.n or 0
    if check.do == "calm":
        _check_open(file, f"{place}.check", int(printed.check_what))
    if check.do in CHECKS_OF_A_PLAYER:
        for part in ("prize", "penalty"):
            for effect in getattr(card, part):
                if effect.do not in FOR_A_PLAYER or effect.who == "each":
                    raise file.error(
                        f"{check.do!r} is checked for each player by itself", f"{place}.{part}"
                    )


def _read_eteries(file: BoxFile, sheet: RubricatusSheet, box: Box) -> None:
    check_unique(file, "eteria", sheet.eteria)
    _check_count(file, "eteria", len(sheet.eteria), 1, MOST_ETERIES)
    box.eteria_count = len(sheet.eteria)
    for number, card in enumerate(sheet.eteria):
        box.eteries[number].ability = ABILITIES.index(card.ability)
        if (card.ability in ("gather", "spare")) != (card.what is not None):
            raise file.error(
                "who gathers or spares, and nobody else, names a resource", f"eteria[{number}]"
            )
        box.eteries[number].what = RESOURCES.index(card.what) if card.what else 0


# --- Effects ---


def _read_effects(file: BoxFile, place: str, effects: tuple[EffectWords, ...], printed: Any) -> int:
    """Write effects down as the rules read them; returns how many there are."""
    if len(effects) > MOST_EFFECTS:
        raise file.error(f"at most {MOST_EFFECTS} effects", place)
    tasks = 0
    for number, effect in enumerate(effects):
        if effect.do not in EFFECTS[1:]:
            raise file.error(
                f"there is no effect {effect.do!r}; they are {', '.join(EFFECTS[1:])}", place
            )
        known: tuple[str, ...] | None = None
        if effect.do in OF_A_RESOURCE:
            known = RESOURCES
        elif effect.do in OF_A_REGION:
            known = REGIONS
        if (effect.n is None) != (effect.do in OF_NOTHING):
            raise file.error(f"the effect {effect.do!r} {_number(effect.n)}", place)
        if effect.who == "each" and effect.do not in FOR_A_PLAYER:
            raise file.error(f"{effect.do!r} is for the table, not for each player", place)
        printed[number].word = EFFECTS.index(effect.do)
        printed[number].who = WHO.index(effect.who)
        printed[number].what = _read_what(file, place, effect.do, effect.what, known)
        printed[number].count = 1 if effect.n is None else effect.n
        if effect.do in OF_A_REGION:
            _check_open(file, place, int(printed[number].what))
        tasks += REGION_COUNT if effect.do == "add_everywhere" else 1
        tasks += MOST_PLAYERS - 1 if effect.who == "each" else 0
    if tasks > MOST_TASKS or len(effects) * MOST_PLAYERS > MOST_TASKS:
        raise file.error("too much at once", place)
    return len(effects)


def _read_what(
    file: BoxFile, place: str, word: str, what: str | None, known: tuple[str, ...] | None
) -> int:
    if known is None:
        if what is not None:
            raise file.error(f"{word!r} names nothing, not {what!r}", place)
        return 0
    if what not in known:
        raise file.error(f"{word!r} names one of {', '.join(known)}, not {what!r}", place)
    return known.index(what)


def _number(given: int | None) -> str:
    return "needs a number n" if given is None else "has no number n"


def _check_open(file: BoxFile, place: str, region: int) -> None:
    """A region that a card names must be there for three players too."""
    if region >= REGIONS.index("bages_bergueda"):
        raise file.error("a card cannot name a region that is covered with three players", place)


# --- Lists ---


def _check_order(file: BoxFile, name: str, found: list[str], wanted: tuple[str, ...]) -> None:
    if tuple(found) != wanted:
        raise file.error(f"these are {', '.join(wanted)}, in this order", name)


def _check_count(file: BoxFile, name: str, count: int, fewest: int, most: int) -> None:
    if not fewest <= count <= most:
        raise file.error(f"there are {fewest} to {most} of them, not {count}", name)
