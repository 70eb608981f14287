"""Reading Rubico's box file: its shape, every check, and the record that the rules use."""

from __future__ import annotations

import itertools
from typing import Annotated, Literal

import msgspec

from rubra.core.bits import bit
from rubra.core.box import BoxFile, BoxTable, Sheet, check_unique
from rubra.core.record import blank
from rubra.games.rubico.state import Box, Setup
from rubra.games.rubico.suggestion import hand_number
from rubra.games.rubico.words import (
    BLUE,
    JANUS,
    LONGEST_ROW,
    MARCH_KINDS,
    MOST_PLAYERS,
    MOST_SPACES,
    NO_CARD,
    POMPEY,
    POWER_CARDS,
    POWER_EFFECTS,
    POWER_IDS,
    RED,
    SENATE_CARDS,
    SENATE_EFFECTS,
    SENATE_IDS,
    Move,
)

FEWEST_PLAYERS = 3
LEGIONS = ("italica", "apollinaris")
CARDS_IN_ALL = 25
MOST_COUNTED = 127
ROLES_IN_ALL = 7

Few = Annotated[int, msgspec.Meta(ge=0, le=25)]
Players = Annotated[int, msgspec.Meta(ge=FEWEST_PLAYERS, le=MOST_PLAYERS)]


class Roles(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Role cards by colour."""

    red: Few
    blue: Few


class March(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """March cards by kind."""

    red: Few
    blue: Few
    janus: Few
    pompey: Few


class MarchTable(BoxTable, frozen=True):
    """[march]"""

    red: Few
    blue: Few
    janus: Few
    pompey: Few


class RolesTable(BoxTable, frozen=True):
    """[roles]"""

    red: Few
    blue: Few


class SetupTable(BoxTable, frozen=True):
    """[[setup]]"""

    players: Players
    remove_roles: Roles
    remove_march: March
    hand: Annotated[int, msgspec.Meta(ge=LONGEST_ROW - 1, le=LONGEST_ROW)]
    blues_for_senate: Annotated[int, msgspec.Meta(ge=1, le=25)]
    powers: bool
    recognition: bool


class CenturionTable(BoxTable, frozen=True):
    """[centurion]"""

    beyond_distance: Few
    most_of_one: Annotated[int, msgspec.Meta(ge=1, le=LONGEST_ROW)]


class VictoryTable(BoxTable, frozen=True):
    """[victory]"""

    legions: Annotated[int, msgspec.Meta(ge=1, le=SENATE_CARDS)]


class SenateTable(BoxTable, frozen=True):
    """[[senate]]"""

    id: str
    effect: Literal["none", "extra_card", "discard_card", "one_blue", "one_red"]
    legions: tuple[str, ...]
    top: bool = False


class PowerTable(BoxTable, frozen=True):
    """[[power]]"""

    id: str
    effect: Literal["summon", "shift", "peek", "cover", "cancel", "favour"]


class FavourTable(BoxTable, frozen=True):
    """[favour]"""

    red: Few
    pompey: Few


class SpaceTable(BoxTable, frozen=True):
    """[[space]]"""

    id: str
    players: Players
    castrum: bool


class RubicoSheet(Sheet, frozen=True):
    """The whole file."""

    march: MarchTable
    roles: RolesTable
    setup: tuple[SetupTable, ...]
    centurion: CenturionTable
    victory: VictoryTable
    senate: tuple[SenateTable, ...]
    power: tuple[PowerTable, ...]
    favour: FavourTable
    space: tuple[SpaceTable, ...]


def read_box(file: BoxFile) -> tuple[Box, dict[str, tuple[str, ...]]]:
    """The box as the rules see it, and the ids of its spaces. Raises BoxError."""
    sheet = file.decode(RubicoSheet, "rubico")
    box = blank(Box)
    _read_counts(file, sheet)
    _read_setups(file, sheet, box)
    _read_senate(file, sheet, box)
    _read_powers(file, sheet, box)
    _read_track(file, sheet, box)
    box.beyond_distance = sheet.centurion.beyond_distance
    box.most_of_one = sheet.centurion.most_of_one
    box.legions_to_win = sheet.victory.legions
    box.favour_red = sheet.favour.red
    box.favour_pompey = sheet.favour.pompey
    _check_play(file, sheet)
    for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        _list_claims(box.setups[players])
        _list_rows(box.setups[players])
    return box, {"space": tuple(space.id for space in sheet.space)}


def _read_counts(file: BoxFile, sheet: RubicoSheet) -> None:
    march = sheet.march
    total = march.red + march.blue + march.janus + march.pompey
    if total != CARDS_IN_ALL:
        raise file.error(f"the March cards are {CARDS_IN_ALL} in all, not {total}", "march")
    total = sheet.roles.red + sheet.roles.blue
    if total != ROLES_IN_ALL:
        raise file.error(f"the role cards are {ROLES_IN_ALL} in all, not {total}", "roles")


def _read_setups(file: BoxFile, sheet: RubicoSheet, box: Box) -> None:
    wanted = list(range(FEWEST_PLAYERS, MOST_PLAYERS + 1))
    found = [row.players for row in sheet.setup]
    if found != wanted:
        raise file.error(f"one row for each of {wanted} players, in order, not {found}", "setup")
    for index, row in enumerate(sheet.setup):
        place = f"setup[{index}]"
        setup = box.setups[row.players]
        setup.hand = row.hand
        setup.blues_for_senate = row.blues_for_senate
        setup.powers = row.powers
        setup.recognition = row.recognition
        red = sheet.roles.red - row.remove_roles.red
        blue = sheet.roles.blue - row.remove_roles.blue
        if min(red, blue) < 1 or red + blue != row.players:
            raise file.error(
                f"{row.players} players need {row.players} roles of both colours;"
                f" {red} red and {blue} blue are left",
                f"{place}.remove_roles",
            )
        setup.red_roles, setup.blue_roles = red, blue
        for kind, name in ((RED, "red"), (BLUE, "blue"), (JANUS, "janus"), (POMPEY, "pompey")):
            count = getattr(sheet.march, name) - getattr(row.remove_march, name)
            if count < 0:
                raise file.error(
                    f"more {name} cards are removed than there are", f"{place}.remove_march"
                )
            setup.march[kind] = count


def _read_senate(file: BoxFile, sheet: RubicoSheet, box: Box) -> None:
    check_unique(file, "senate", sheet.senate)
    _check_ids(file, "senate", [card.id for card in sheet.senate], SENATE_IDS)
    for index, card in enumerate(sheet.senate):
        number = SENATE_IDS.index(card.id)
        box.senate[number].effect = SENATE_EFFECTS.index(card.effect)
        for legion in card.legions:
            if legion not in LEGIONS:
                raise file.error(
                    f"there is no legion {legion!r}; the legions are {', '.join(LEGIONS)}",
                    f"senate[{index}].legions",
                )
            box.senate[number].legions |= bit(LEGIONS.index(legion))
    tops = [card.id for card in sheet.senate if card.top]
    if len(tops) != 1:
        raise file.error(f"exactly one card lies on top, not {len(tops)}", "senate")
    box.top_senate = SENATE_IDS.index(tops[0])
    named = max(sum(legion in card.legions for card in sheet.senate) for legion in LEGIONS)
    if named < sheet.victory.legions:
        raise file.error(
            f"no legion is named by {sheet.victory.legions} cards, so the Senate cannot win",
            "victory.legions",
        )


def _read_powers(file: BoxFile, sheet: RubicoSheet, box: Box) -> None:
    check_unique(file, "power", sheet.power)
    _check_ids(file, "power", [card.id for card in sheet.power], POWER_IDS)
    for card in sheet.power:
        box.powers[POWER_IDS.index(card.id)] = POWER_EFFECTS.index(card.effect)
    peeks = [index for index, card in enumerate(sheet.power) if card.effect == "peek"]
    if len(peeks) > 1:
        raise file.error("only one power can peek", f"power[{peeks[1]}].effect")


def _read_track(file: BoxFile, sheet: RubicoSheet, box: Box) -> None:
    check_unique(file, "space", sheet.space)
    last = len(sheet.space) - 1
    if not 1 <= last < MOST_SPACES:
        raise file.error(f"a track has 2 to {MOST_SPACES} spaces, not {last + 1}", "space")
    if sheet.space[0].players != FEWEST_PLAYERS or sheet.space[0].castrum:
        raise file.error("the start is there for all players and is no Castrum", "space[0]")
    if sheet.space[last].players != FEWEST_PLAYERS or not sheet.space[last].castrum:
        raise file.error("the last space is Rome: a Castrum, for all players", f"space[{last}]")
    for index, space in enumerate(sheet.space):
        box.spaces[index].players = space.players
        box.spaces[index].castrum = space.castrum
    box.space_count = len(sheet.space)


def _check_ids(file: BoxFile, name: str, found: list[str], wanted: tuple[str, ...]) -> None:
    for index, card in enumerate(found):
        if card not in wanted:
            raise file.error(
                f"there is no {name} card {card!r}; they are {', '.join(wanted)}",
                f"{name}[{index}].id",
            )
    if missing := [card for card in wanted if card not in found]:
        raise file.error(
            f"there are {len(wanted)} {name} cards; missing: {', '.join(missing)}", name
        )


def _check_play(file: BoxFile, sheet: RubicoSheet) -> None:
    """A box that loads can always be played to the end of a turn."""
    extra = sum(card.effect == "extra_card" for card in sheet.senate)
    discard = sum(card.effect == "discard_card" for card in sheet.senate)
    covers = any(card.effect == "cover" for card in sheet.power)
    favours = sum(card.effect == "favour" for card in sheet.power)
    most = CARDS_IN_ALL + SENATE_CARDS + favours * max(sheet.favour.red, sheet.favour.pompey)
    if most > MOST_COUNTED:
        raise file.error(
            f"a turn could count {most} cards of a kind; there is room for {MOST_COUNTED}", "favour"
        )
    for index, row in enumerate(sheet.setup):
        place = f"setup[{index}]"
        deck = CARDS_IN_ALL - sum(msgspec.structs.astuple(row.remove_march))
        drawn = row.hand * (row.players - 1)
        if deck < drawn + extra:
            raise file.error(
                f"{deck} March cards are left, but {row.players} players may need {drawn + extra}",
                f"{place}.remove_march",
            )
        if row.hand - (row.powers and covers) < sheet.centurion.most_of_one:
            raise file.error(
                f"a row of {row.hand} cannot always give {sheet.centurion.most_of_one} cards",
                "centurion.most_of_one",
            )
        at_most = sheet.centurion.most_of_one * (row.players - 1)
        if min(sheet.centurion.beyond_distance + 1, at_most) < discard:
            raise file.error(
                "the Centurion may take fewer cards than the Senate throws away",
                "centurion.beyond_distance",
            )


def _list_claims(setup: Setup) -> None:
    """Everything a seat can declare: silence, or any make-up of its cards that the deck allows."""
    claims = [Move.say_nothing()]
    for counts in itertools.product(range(setup.hand + 1), repeat=MARCH_KINDS):
        allowed = all(count <= setup.march[kind] for kind, count in enumerate(counts))
        if allowed and sum(counts) == setup.hand:
            claims.append(Move.declare(*counts))
    for number, claim in enumerate(claims):
        setup.claims[number] = claim
    setup.claim_count = len(claims)


def _list_rows(setup: Setup) -> None:
    """Every row that can be laid, sorted by the hand it is laid from."""
    empty = [NO_CARD] * (LONGEST_ROW - setup.hand)
    rows_of: dict[int, list[int]] = {}
    for row in itertools.product(range(MARCH_KINDS), repeat=setup.hand):
        hand = [row.count(kind) for kind in range(MARCH_KINDS)]
        number = hand_number(hand)  # type: ignore[arg-type]  # a list serves as well
        rows_of.setdefault(number, []).append(Move.lay(*row, *empty))
    first = 0
    for number, rows in rows_of.items():
        setup.first_row[number] = first
        setup.row_count[number] = len(rows)
        for row_move in rows:
            setup.rows[first] = row_move
            first += 1


assert len(SENATE_IDS) == SENATE_CARDS
assert len(POWER_IDS) == POWER_CARDS
