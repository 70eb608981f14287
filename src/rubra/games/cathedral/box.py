"""Reading The Red Cathedral's box file: its shape, every check, and the record of the rules."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from rubra.core.bits import bit
from rubra.core.box import BoxFile, BoxTable, Sheet, check_unique
from rubra.core.record import blank
from rubra.games.cathedral.state import (
    CATHEDRAL_CARDS,
    INFLUENCE_CARDS,
    PLANS,
    SECTION_KINDS,
    TILES,
    Box,
    Effect,
)
from rubra.games.cathedral.words import (
    BANNERS,
    COLOUR_IDS,
    DELIVER,
    EFFECT_IDS,
    GAIN,
    GAIN_ANY,
    GATHER,
    GROUP_IDS,
    INVENTORY,
    IVAN_CARDS,
    IVAN_IDS,
    MATERIAL_IDS,
    MEASURE_IDS,
    MOST_LEVELS,
    MOST_PLAYERS,
    MOST_TOWERS,
    ORNAMENT_IDS,
    PLACE_IDS,
    RESOURCE_IDS,
    RUBLES,
    SCORE,
    SECTION_IDS,
    SIDE_IDS,
    SWAP,
    TRACK,
    WORKSHOP,
    WORKSHOP_IDS,
    YIELD,
)

CARDS_OF_A_SECTION = {"base": 10, "middle": 20, "dome": 10}
SECTIONS = {2: 12, 3: 18, 4: 24}  # of the cathedral, by players; alone as with two
PRESTIGE_SPACES = 40
MOST_SLOTS = 20  # of an inventory
TILE_WORDS = (GAIN, GAIN_ANY, YIELD, SCORE)  # what a workshop tile may do

Few = Annotated[int, msgspec.Meta(ge=0, le=20)]
Some = Annotated[int, msgspec.Meta(ge=1, le=20)]
Material = Literal["wood", "brick", "stone", "gold", "green", "purple"]
Resource = Literal["wood", "brick", "stone", "gold", "green", "purple", "rubles", "recognition"]
Colour = Literal["red", "blue", "green", "yellow", "white"]


class Part(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Something within a table."""


class EffectPart(Part, frozen=True):
    """What a tile or an influence action does."""

    do: Literal["gain", "gain_any", "yield", "swap", "gather", "workshop", "deliver", "score"]
    what: Resource | None = None
    of: tuple[Material, ...] = ()
    n: Some | None = None
    die: Colour | None = None
    where: Literal["here", "ahead", "behind", "across"] | None = None
    per: Literal["finished_sections", "ornaments", "towers"] | None = None
    cost: dict[Resource, Some] = {}
    again: bool = False


class TurnTable(BoxTable, frozen=True):
    """[turn]"""

    deliveries: Some
    rubles_for_prestige: Some


class OrnamentCounts(Part, frozen=True):
    """Ornaments of one builder."""

    door: Few
    arch: Few
    cross: Few


Banners = Annotated[int, msgspec.Meta(ge=0, le=BANNERS)]


class BuilderTable(BoxTable, frozen=True):
    """[builder]"""

    rubles: tuple[Few, Few, Few, Few]
    covered_slots: Banners
    ornaments: OrnamentCounts


class OrnamentsTable(BoxTable, frozen=True):
    """[ornaments]"""

    door: Material
    arch: Material
    cross: Material
    one_jewel: Few
    two_alike: Few
    two_colours: Few


class EndingTable(BoxTable, frozen=True):
    """[ending]"""

    sections: Annotated[int, msgspec.Meta(ge=1, le=BANNERS)]
    prestige: Few
    section_worth: Few
    ornament_worth: Few
    left_over_pieces: Some
    loser_share: Some


class StandstillTable(BoxTable, frozen=True):
    """[standstill]"""

    rounds: Some


class ReserveTable(BoxTable, frozen=True):
    """[reserve]"""

    wood: Some
    brick: Some
    stone: Some
    gold: Some
    green: Some
    purple: Some


class StartPart(Part, frozen=True):
    """Where the markers may start."""

    recognition_2: Annotated[int, msgspec.Meta(ge=0, le=TRACK)]
    prestige_2: Annotated[int, msgspec.Meta(ge=0, le=TRACK)]
    zero: Annotated[int, msgspec.Meta(ge=0, le=TRACK)]


class TrackTable(BoxTable, frozen=True):
    """[track]"""

    prestige: tuple[Annotated[int, msgspec.Meta(ge=1, le=TRACK)], ...]
    start: StartPart


class MarketTable(BoxTable, frozen=True):
    """[market]"""

    wood: Some
    brick: Some
    stone: Some
    gold: Some
    green: Some
    purple: Some
    rubles: Some
    recognition: Some


Bench = Literal["red", "blue", "green", "yellow", "white", "white_2"]


class BoardTable(BoxTable, frozen=True):
    """[[board]]: one side of one board. What it does not say is as on any other."""

    side: Literal["basic", "advanced"]
    colour: Literal["red", "blue", "green", "yellow"]
    price: dict[Bench, Few]
    # The dice that activate a space, if not those of its colour
    dice: dict[Bench, tuple[Colour, ...]] = msgspec.field(default_factory=dict)
    slots: Annotated[int, msgspec.Meta(ge=1, le=MOST_SLOTS)] = INVENTORY
    covered_slots: Banners | None = None
    ornaments: OrnamentCounts | None = None
    rubles: Few = 0  # at the start, more than by order of play


class TileTable(BoxTable, frozen=True):
    """[[tile]]"""

    id: str
    effect: EffectPart
    tiles: Some
    three_plus: Few


class InfluenceTable(BoxTable, frozen=True):
    """[[influence]]"""

    id: str
    group: Literal["artisans", "carriers", "merchants", "clergy"]
    first: EffectPart
    second: EffectPart


class PlanTable(BoxTable, frozen=True):
    """[[plan]]"""

    players: Literal[2, 3, 4]
    middles: tuple[Few, ...]


class IvanTable(BoxTable, frozen=True):
    """[[ivan]]"""

    do: Literal["points", "inventory", "transport", "claim", "construction"]
    die: Colour
    n: Few = 0
    decorates: bool = False


class CardTable(BoxTable, frozen=True):
    """[[card]]"""

    id: str
    section: Literal["base", "middle", "dome"]
    cost: dict[Material, Some]
    recognition: Few
    rubles: Few


class CathedralSheet(Sheet, frozen=True):
    """The whole file."""

    turn: TurnTable
    builder: BuilderTable
    ornaments: OrnamentsTable
    ending: EndingTable
    standstill: StandstillTable
    reserve: ReserveTable
    track: TrackTable
    market: MarketTable
    board: tuple[BoardTable, ...]
    tile: tuple[TileTable, ...]
    influence: tuple[InfluenceTable, ...]
    plan: tuple[PlanTable, ...]
    ivan: tuple[IvanTable, ...]
    card: tuple[CardTable, ...]


def read_box(file: BoxFile) -> tuple[Box, dict[str, tuple[str, ...]]]:
    """Check a box file completely; returns the record, and the ids that only this box knows."""
    sheet = file.decode(CathedralSheet, "cathedral")
    box = blank(Box)
    _read_figures(file, sheet, box)
    _read_track(file, sheet, box)
    _read_boards(file, sheet, box)
    _read_tiles(file, sheet, box)
    influence = _read_influence(file, sheet, box)
    _read_plans(file, sheet, box)
    _read_ivan(file, sheet, box)
    _read_cards(file, sheet, box)
    return box, {"tile": tuple(tile.id for tile in sheet.tile), "influence": influence}


def _read_figures(file: BoxFile, sheet: CathedralSheet, box: Box) -> None:
    box.deliveries = sheet.turn.deliveries
    box.rubles_for_prestige = sheet.turn.rubles_for_prestige
    for order in range(MOST_PLAYERS):
        box.first_rubles[order] = sheet.builder.rubles[order]
    for ornament, name in enumerate(ORNAMENT_IDS):
        box.ornaments[ornament] = getattr(sheet.builder.ornaments, name)
        box.ornament_material[ornament] = MATERIAL_IDS.index(getattr(sheet.ornaments, name))
    if sheet.ornaments.one_jewel > min(sheet.ornaments.two_alike, sheet.ornaments.two_colours):
        raise file.error("one jewel is worth no more than two are", "ornaments.one_jewel")
    box.one_jewel = sheet.ornaments.one_jewel
    box.two_alike = sheet.ornaments.two_alike
    box.two_colours = sheet.ornaments.two_colours
    box.sections_to_end = sheet.ending.sections
    box.end_prestige = sheet.ending.prestige
    box.section_worth = sheet.ending.section_worth
    box.ornament_worth = sheet.ending.ornament_worth
    box.left_over_pieces = sheet.ending.left_over_pieces
    box.loser_share = sheet.ending.loser_share
    box.standstill_rounds = sheet.standstill.rounds
    for kind, name in enumerate(MATERIAL_IDS):
        box.reserve[kind] = getattr(sheet.reserve, name)
    for resource, name in enumerate(RESOURCE_IDS):
        box.quantity[resource] = getattr(sheet.market, name)


def _read_track(file: BoxFile, sheet: CathedralSheet, box: Box) -> None:
    spaces = sheet.track.prestige
    if list(spaces) != sorted(set(spaces)) or len(spaces) != PRESTIGE_SPACES:
        raise file.error(
            f"{PRESTIGE_SPACES} different spaces of prestige, in order, not {len(set(spaces))}",
            "track.prestige",
        )
    if spaces[-1] != TRACK:
        raise file.error(f"the last space, {TRACK}, is one of prestige", "track.prestige")
    for space in range(TRACK + 1):
        box.prestige_at[space] = sum(one <= space for one in spaces)
    box.first_prestige = spaces[0]
    start = sheet.track.start
    for number, space in enumerate((start.recognition_2, start.prestige_2, start.zero)):
        box.starts[number] = space
    if not start.zero <= start.recognition_2 <= start.prestige_2:
        raise file.error("the starting spaces are in no order", "track.start")


def _read_boards(file: BoxFile, sheet: CathedralSheet, box: Box) -> None:
    found = set()
    for index, board in enumerate(sheet.board):
        number = SIDE_IDS.index(board.side) * MOST_PLAYERS + COLOUR_IDS.index(board.colour)
        if number in found:
            raise file.error(
                f"the {board.side} side of the {board.colour} board is there twice",
                f"board[{index}]",
            )
        found.add(number)
        if len(board.price) != len(WORKSHOP_IDS):
            raise file.error(
                f"a board has a price for each of {', '.join(WORKSHOP_IDS)}",
                f"board[{index}].price",
            )
        printed = box.boards[number]
        for bench, name in enumerate(WORKSHOP_IDS):
            printed.price[bench] = board.price[name]  # type: ignore[index]  # checked
            for die in board.dice.get(name, (name.removesuffix("_2"),)):  # type: ignore[call-overload]
                printed.dice[bench] |= bit(COLOUR_IDS.index(die))
        covered = (
            sheet.builder.covered_slots if board.covered_slots is None else board.covered_slots
        )
        if covered > board.slots:
            raise file.error(
                f"{covered} banners cover more than the {board.slots} slots", f"board[{index}]"
            )
        printed.slots = board.slots
        printed.banners = covered
        printed.rubles = board.rubles
        for ornament, name in enumerate(ORNAMENT_IDS):
            printed.ornaments[ornament] = getattr(board.ornaments or sheet.builder.ornaments, name)
    if len(found) != len(SIDE_IDS) * MOST_PLAYERS:
        raise file.error("four boards with two sides each are needed", "board")


def _read_tiles(file: BoxFile, sheet: CathedralSheet, box: Box) -> None:
    check_unique(file, "tile", sheet.tile)
    total = sum(tile.tiles for tile in sheet.tile)
    if total != TILES:
        raise file.error(f"there are {TILES} workshop tiles, not {total}", "tile")
    for index, tile in enumerate(sheet.tile):
        kind = box.tiles[index]
        place = f"tile[{index}]"
        _read_effect(file, f"{place}.effect", tile.effect, kind.effect)
        if kind.effect.word not in TILE_WORDS or tile.effect.cost:
            words = ", ".join(EFFECT_IDS[word] for word in TILE_WORDS)
            raise file.error(f"a tile costs nothing and does one of {words}", f"{place}.effect")
        if tile.three_plus > tile.tiles:
            raise file.error("more tiles are marked 3+ than there are", f"{place}.three_plus")
        kind.tiles = tile.tiles
        kind.three_plus = tile.three_plus
    box.tile_kinds = len(sheet.tile)
    left = total - sum(tile.three_plus for tile in sheet.tile)
    if left < SECTIONS[2]:
        raise file.error(f"with two players {SECTIONS[2]} tiles are needed, {left} stay", "tile")


def _read_influence(file: BoxFile, sheet: CathedralSheet, box: Box) -> tuple[str, ...]:
    """The cards, three of a group side by side; returns their ids in that order."""
    check_unique(file, "influence", sheet.influence)
    each = INFLUENCE_CARDS // len(GROUP_IDS)
    ids = []
    for group, name in enumerate(GROUP_IDS):
        own = [(n, card) for n, card in enumerate(sheet.influence) if card.group == name]
        if len(own) != each:
            raise file.error(f"each group has {each} cards, {name} has {len(own)}", "influence")
        for number, (index, card) in enumerate(own):
            printed = box.influence[group * each + number]
            printed.group = group
            ids.append(card.id)
            for choice, effect in enumerate((card.first, card.second)):
                place = f"influence[{index}].{('first', 'second')[choice]}"
                _read_effect(file, place, effect, printed.choices[choice])
                if printed.choices[choice].word == YIELD:
                    raise file.error("only a workshop tile shows a die", place)
    return tuple(ids)


# Which of the fields each word needs, besides `do`
_NEEDS = {
    GAIN: {"what", "n"},
    GAIN_ANY: {"of", "n"},
    YIELD: {"die"},
    SWAP: {"of"},
    GATHER: {"where"},
    WORKSHOP: set(),
    DELIVER: {"n"},
    SCORE: {"per", "n"},
}


def _read_effect(file: BoxFile, place: str, part: EffectPart, effect: Effect) -> None:
    word = EFFECT_IDS.index(part.do)
    fields = ("what", "of", "n", "die", "where", "per")
    given = {name for name in fields if getattr(part, name) not in (None, ())}
    if given != _NEEDS[word]:
        wanted = ", ".join(sorted(_NEEDS[word])) or "nothing else"
        raise file.error(f"{part.do!r} takes {wanted}, not {', '.join(sorted(given))}", place)
    effect.word = word
    effect.again = part.again
    effect.count = part.n or 0
    if part.what is not None:
        effect.what = RESOURCE_IDS.index(part.what)
    elif part.die is not None:
        effect.what = COLOUR_IDS.index(part.die)
    elif part.where is not None:
        effect.what = PLACE_IDS.index(part.where)
    elif part.per is not None:
        effect.what = MEASURE_IDS.index(part.per)
    for name in part.of:
        effect.kinds |= bit(MATERIAL_IDS.index(name))
    if len(set(part.of)) != len(part.of) or (part.of and len(part.of) < 2):
        raise file.error("a choice is among two different materials or more", place)
    for resource, count in part.cost.items():
        effect.cost[RESOURCE_IDS.index(resource)] = count
        effect.pieces += count
        effect.freed += count if resource in MATERIAL_IDS else 0
    if part.again and not part.cost:
        raise file.error("what costs nothing cannot be done as often as one likes", place)
    if word in (SWAP, WORKSHOP, DELIVER) and set(part.cost) - {RESOURCE_IDS[RUBLES]}:
        raise file.error(f"{part.do!r} can only cost rubles", place)


def _read_plans(file: BoxFile, sheet: CathedralSheet, box: Box) -> None:
    if len(sheet.plan) != PLANS:
        raise file.error(f"there are {PLANS} plans, not {len(sheet.plan)}", "plan")
    for index, plan in enumerate(sheet.plan):
        place = f"plan[{index}].middles"
        towers = len(plan.middles)
        if not 4 <= towers <= MOST_TOWERS:
            raise file.error(f"a plan has 4 to {MOST_TOWERS} towers, not {towers}", place)
        sections = 2 * towers + sum(plan.middles)
        if sections != SECTIONS[plan.players]:
            raise file.error(
                f"with {plan.players} players there are {SECTIONS[plan.players]} sections,"
                f" not {sections}",
                place,
            )
        if max(plan.middles) + 2 > MOST_LEVELS:
            raise file.error(f"a tower has at most {MOST_LEVELS} sections", place)
        box.plans[index].players = plan.players
        box.plans[index].towers = towers
        for tower, middles in enumerate(plan.middles):
            box.plans[index].middles[tower] = middles
    for players in SECTIONS:
        if not any(plan.players == players for plan in sheet.plan):
            raise file.error(f"there is no plan for {players} players", "plan")


def _read_ivan(file: BoxFile, sheet: CathedralSheet, box: Box) -> None:
    if sorted(card.do for card in sheet.ivan) != sorted(IVAN_IDS):
        raise file.error(f"Ivan has {IVAN_CARDS} cards: {', '.join(IVAN_IDS)}", "ivan")
    for number, card in enumerate(sheet.ivan):
        printed = box.ivan[number]
        printed.kind = IVAN_IDS.index(card.do)
        printed.die = COLOUR_IDS.index(card.die)
        printed.count = card.n
        printed.decorates = card.decorates


def _read_cards(file: BoxFile, sheet: CathedralSheet, box: Box) -> None:
    check_unique(file, "card", sheet.card)
    number = 0
    for section, name in enumerate(SECTION_IDS):
        own = [(n, card) for n, card in enumerate(sheet.card) if card.section == name]
        if len(own) != CARDS_OF_A_SECTION[name]:
            raise file.error(
                f"there are {CARDS_OF_A_SECTION[name]} {name} cards, not {len(own)}", "card"
            )
        box.first_card[section] = number
        for index, card in own:
            printed = box.cards[number]
            printed.section = section
            for kind, material in enumerate(MATERIAL_IDS):
                printed.cost[kind] = card.cost.get(material, 0)  # type: ignore[call-overload]
            printed.materials = sum(card.cost.values())
            if not 1 <= printed.materials <= INVENTORY:
                raise file.error(
                    f"a section costs 1 to {INVENTORY} materials", f"card[{index}].cost"
                )
            printed.recognition = card.recognition
            printed.rubles = card.rubles
            number += 1
    box.first_card[SECTION_KINDS] = number


assert sum(CARDS_OF_A_SECTION.values()) == CATHEDRAL_CARDS
