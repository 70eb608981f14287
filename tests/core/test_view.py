"""Views: a record that a rule writes, and the JSON that is read of it."""

from __future__ import annotations

from typing import Any

import pytest
from tools import word_types
from tools.view_types import python, typescript

from rubra.core import registry
from rubra.core.box import BoxFile
from rubra.core.game import Box
from rubra.core.record import Array, i8, i16, i64, u8, u16
from rubra.core.view import (
    ABSENT,
    blank_view,
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
from rubra.core.views import json_reader
from rubra.core.vocabulary import Domain

COLOUR = Domain("colour", ("red", "blue"))
BOX = Box(BoxFile("", "box"), None, {"space": ("gallia", "roma")})


@view_record
class Card:
    """A card."""

    colour: i8 = word(COLOUR)
    points: i16


@view_record
class Pile:
    """Is written as a list."""

    cards: Array[Card] = listed(3, count="count", alone=True)
    count: u8 = hidden()


@view_record
class Place:
    """A seat."""

    role: i8 = word(("king", "queen"), or_null=True)
    ready: u8 = flag()
    best: Card = nested(or_null=True)
    hand: Array[i8] = by_name(COLOUR, left_out=True)
    stock: Array[u8] = by_name(("wood", "brick"), some=True)
    row: Array[i8] = listed(3, count="laid", each=word(COLOUR, or_null=True))
    laid: u8 = hidden()


@view_record
class View:
    """A table."""

    you: i8 = number(or_null=True)
    round_number: i64 = number(name="round")
    waiting: u16 = members()
    space: u8 = word("space")
    places: Array[Place] = listed(2)
    piles: Array[Pile] = listed(2)
    top: Card = nested(merged=True)
    tallies: Array[i16] = listed(3, or_null=True)
    found: Array[Card] = by_name(("first", "last"), left_out=True)
    seen: Array[Card] = listed(2, count="seen_count", or_null=True)
    seen_count: i8 = hidden()


def written(**fields: Any) -> Any:
    """A view with some fields, as JSON."""
    return json_reader(View, BOX)(blank(**fields).tobytes())


def blank(**fields: Any) -> Any:
    """A view with some fields."""
    row = blank_view(View)
    for name, value in fields.items():
        setattr(row[0], name, value)
    return row


def test_nothing_is_known_of_a_blank_view() -> None:
    """What can be absent is; the rest is zero."""
    place = {"role": None, "ready": False, "best": None, "stock": {}, "row": []}
    assert written() == {
        "you": None,
        "round": 0,
        "waiting": [],
        "space": "gallia",
        "places": [place, place],
        "piles": [[], []],
        "colour": "red",
        "points": 0,
        "tallies": None,
        "seen": None,
    }


def test_numbers_words_and_sets() -> None:
    """A number as it is, a value by its name, a set as a list; a box knows names too."""
    seen = written(you=0, round_number=2**40, waiting=0b101, space=1, tallies=(0, 3, ABSENT))
    assert seen["you"] == 0
    assert seen["round"] == 2**40
    assert seen["waiting"] == [0, 2]
    assert seen["space"] == "roma"
    assert seen["tallies"] == [0, 3, ABSENT]


def test_records_lists_and_objects() -> None:
    """Records in records; as many items as are counted; entries by name."""
    row = blank()
    place, pile = row[0].places[1], row[0].piles[0]
    place.role, place.ready = 1, 1
    place.best.colour, place.best.points = 1, 300
    place.hand = (0, 2)
    place.stock = (0, 4)
    place.row, place.laid = (1, ABSENT, 0), 2
    pile.count = 1
    row[0].seen_count = 0
    pile.cards[0].points = -5
    row[0].found[0].colour, row[0].found[1].colour = 0, 1
    seen = json_reader(View, BOX)(row.tobytes())
    assert seen["places"][1] == {
        "role": "queen",
        "ready": True,
        "best": {"colour": "blue", "points": 300},
        "hand": {"red": 0, "blue": 2},
        "stock": {"brick": 4},
        "row": ["blue", None],
    }
    assert seen["piles"] == [[{"colour": "red", "points": -5}], []]
    assert seen["seen"] == []
    assert seen["found"]["last"] == {"colour": "blue", "points": 0}


def test_what_is_as_before_is_the_very_same() -> None:
    """So that nobody looks into it again to see what has changed."""
    before, after = written(round_number=1), written(round_number=2)
    assert before["places"] is after["places"]
    assert before["places"][0] is before["places"][1]


def test_what_can_be_absent_begins_with_a_signed_number() -> None:
    """An unsigned one could not say so."""

    @view_record
    class Wrong:
        points: u8 = number(or_null=True)

    with pytest.raises(TypeError, match="signed"):
        blank_view(Wrong)


def test_an_array_says_how_it_is_written() -> None:
    """As a list or by name."""
    with pytest.raises(TypeError, match="as a list or by name"):

        @view_record
        class Wrong:
            points: Array[u8]


PLACE = """
/** A seat. */
export interface Place {
  role: 'king' | 'queen' | null;
  ready: boolean;
  best: Card | null;
  hand?: Record<'red' | 'blue', number>;
  stock: Partial<Record<'wood' | 'brick', number>>;
  row: (ColourId | null)[];
}
"""
TABLE = """
/** A table. */
export interface View extends Card {
  you: number | null;
  round: number;
  waiting: number[];
  space: string;
  places: Place[];
  piles: Pile[];
  tallies: number[] | null;
  found?: Record<'first' | 'last', Card>;
  seen: Card[] | null;
}
"""


def test_types_of_the_browser_are_made_of_the_same_declaration() -> None:
    """An interface for each record, a type for each domain."""
    types = typescript(View)
    assert "import type {\n  Colour as ColourId,\n} from './moves';" in types
    assert "export type Pile = Card[];" in types
    assert PLACE in types
    assert TABLE in types


IN_PYTHON = """\
# A seat.
class Place(TypedDict):
    role: Literal["king", "queen"] | None
    ready: bool
    best: Card | None
    hand: NotRequired[dict[str, int]]
    stock: dict[str, int]
    row: list[ColourId | None]
"""


def test_types_of_terminals_are_made_of_the_same_declaration() -> None:
    """As a stub: a type for each record, and the words of each domain."""
    types = python(View)
    assert 'ColourId = Literal["red", "blue"]' in types
    assert "Pile = list[Card]  # Is written as a list." in types
    assert IN_PYTHON in types
    assert "class View(Card):" in types
    assert "    seen: list[Card] | None" in types


@pytest.mark.parametrize("name", registry.names())
def test_the_words_of_moves_and_views_are_lists_in_the_browser(name: str) -> None:
    """In the order of their numbers, each list once."""
    game = registry.load(name)
    text = word_types.typescript(game)
    kinds = (*game.move_words.kinds, *game.event_words.kinds)
    domains = {one.name: one for kind in kinds for one in kind.parts.values() if one.names}
    assert game.view_record is not None
    shown = {one.name for one in word_types.domains_of(game.view_record)}
    assert domains
    assert shown
    for one in {*domains, *shown}:
        assert text.count(f"export const {one.upper()}_IDS = [") == 1
    first = next(iter(domains.values()))
    listed_words = ", ".join(f"'{one}'" for one in first.names or ())
    assert f"export const {first.name.upper()}_IDS = [{listed_words}] as const;" in text
