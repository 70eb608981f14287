"""How a game is played by touching its board: each brings tests/games/<name>/web/hands.py."""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Locator, Page

Act = Callable[[Page, int], str | None]  # does what is asked, if anything is, and says what


SOON = 10_000  # ms; longer than that, and the table has moved on
CHANCE = random.Random(1)  # which of the possible things is done
ASKED = ".question.mine"  # there while this seat has to decide
COUNT = """places => Object.fromEntries(Object.entries(places).map(([name, selector]) =>
    [name, [...document.querySelectorAll(selector)].filter(one => one.getClientRects().length)
        .length]))"""


@dataclass(frozen=True)
class Hands:
    """What tests and pictures need to know of a game's board."""

    act: Act
    follow: Callable[[Page], None]  # does what the lesson asks for
    board: str  # is there once the table is laid
    drawing: str  # the heart of the game, which has its share of every screen
    players: int  # at most tables
    tables: tuple[int, ...]  # numbers of players that are looked at on every screen
    positions: tuple[tuple[str, int], ...]  # recorded games, and the moves before such a look
    some_choice: str  # something that `act` does soon
    decisions: int  # before a picture is taken
    worth_seeing: str = "body"  # is there on a picture
    hides: bool = True  # a seat knows something that the others do not


def hands_of(game: str) -> Hands:
    """HANDS of tests/games/<name>/web/hands.py."""
    hands: Hands = importlib.import_module(f"tests.games.{game}.web.hands").HANDS
    return hands


def counts(page: Page, places: dict[str, str]) -> dict[str, int]:
    """How many of each can be seen now."""
    found: dict[str, int] = page.evaluate(COUNT, places)
    return found


def click(page: Page, place: str, number: int = 0) -> None:
    """One of the things there."""
    page.locator(place).nth(number).click(timeout=SOON)


def any_of(found: Locator) -> None:
    """One of them, by chance."""
    found.nth(CHANCE.randrange(max(1, found.count()))).click(timeout=SOON)


def first_of(page: Page, places: dict[str, str]) -> tuple[str, int] | None:
    """The first place where something can be done, and how many things."""
    return next(((what, count) for what, count in counts(page, places).items() if count), None)
