"""Hands that play Rubricatus by touching the board, one choice at a time."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.hands import ASKED, Hands, click, counts, first_of

PLACES = {
    "sure": ".mine .sure .button.main",
    "reading": ".mine .reading .button:not([disabled], [aria-disabled])",
    "use": ".hand .use:not([disabled], [aria-disabled])",
    "lift": ".hand .whole",
    "build": ".market .legal button",
    "take": ".seats .res.legal",
    "eteria": ".lights .legal",
    "track": ".tracks .legal",
    "place": ".space.legal, .gauge.legal",
    "chip": ".chips .chip",
}


def act(page: Page, turn: int = 0) -> str | None:
    """Something of what is asked, on the board rather than in the list."""
    if counts(page, {"asked": ASKED, "over": ".result"}) != {"asked": 1, "over": 0}:
        return "over" if page.locator(".result").count() else None
    found = first_of(page, PLACES)
    if found is None:
        return None
    what, count = found
    click(page, PLACES[what], turn % count)
    return what


def follow(page: Page) -> None:
    """Do what the lesson asks for."""
    if found := first_of(page, PLACES):
        click(page, PLACES[found[0]])


HANDS = Hands(
    act=act,
    follow=follow,
    board=".valley .space",
    drawing="svg.valley",
    players=4,
    tables=(3, 4),
    positions=(("4-most_points", 465),),
    some_choice="place",
    decisions=12,
)
