"""Somebody who knows nothing, and taps what is offered first, comes to the end of everything."""

from __future__ import annotations

from itertools import cycle

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

from tests.web.browser import DESKTOP, PHONE, Visit
from tests.web.hands import ASKED, counts, hands_of
from tests.web.table import GAMES, PATIENCE, learn, open_table
from tests.web.test_layouts import SIZES as LAYOUTS

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
USUAL = [(size["width"], size["height"]) for size in (DESKTOP, PHONE)]
OTHERS = [
    (game, *size)
    for game, size in zip(cycle(GAMES), [one for one in LAYOUTS if one not in USUAL], strict=False)
]
GAME = pytest.mark.parametrize("game", GAMES)
# What there is to tap, what catches the eye first before the rest
OFFERED = {
    "over": ".result",
    "choice": ".choices button",
    "list": f"{ASKED} > .button",
}


def tap(page: Page) -> str | None:
    """The first thing that is offered; nothing while others decide."""
    seen = counts(page, OFFERED)
    asked = page.locator(ASKED).count() > 0
    for what, count in seen.items():
        if not count or not (asked or what == "over"):
            continue
        if what != "over":
            page.locator(OFFERED[what]).first.click(timeout=1000)
        return what
    return None


@SIZES
@GAME
def test_a_newcomer_comes_to_the_end_of_a_game(
    visit: Visit, game: str, size: dict[str, int]
) -> None:
    """To the result, without an error or a dead end."""
    play_to_the_end(visit("/", size), game)


@pytest.mark.parametrize(("game", "width", "height"), OTHERS)
def test_a_newcomer_comes_to_the_end_at_every_other_size(
    visit: Visit, game: str, width: int, height: int
) -> None:
    """The sizes of layouts that are left, each with one of the games."""
    play_to_the_end(visit("/", {"width": width, "height": height}), game)


def play_to_the_end(page: Page, game: str) -> None:
    """Tap what is offered until there is a result."""
    open_table(page, game, min(hands_of(game).tables))
    idle = 0
    for turn in range(6000):
        try:
            # A single choice is not listed: it glows on the board
            what = tap(page) or hands_of(game).act(page, turn)
        except TookTooLong:  # the table moved on between looking and tapping
            what = None
        if what == "over":
            break
        idle = 0 if what else idle + 1
        assert idle * 30 < PATIENCE, "nothing is offered any more"
        page.wait_for_timeout(30)
    expect(page.locator(".result h2")).to_be_visible()


@SIZES
@GAME
def test_a_newcomer_comes_to_the_end_of_a_lesson(
    visit: Visit, game: str, size: dict[str, int]
) -> None:
    """By doing what it asks for, from the home page to its last word."""
    page = visit("/", size)
    learn(page, game, hands_of(game).follow)
