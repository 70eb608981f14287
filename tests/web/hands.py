"""Hands that play each game by touching the board, one choice at a time."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, Page

from tests.web.table import Act, counts

SOON = 10_000  # ms; longer than that, and the table has moved on
CHANCE = random.Random(1)  # which of the possible things is done


def click(page: Page, place: str, number: int = 0) -> None:
    """One of the things there."""
    page.locator(place).nth(number).click(timeout=SOON)


def any_of(found: Locator) -> None:
    """One of them, by chance."""
    found.nth(CHANCE.randrange(max(1, found.count()))).click(timeout=SOON)


def first_of(page: Page, places: dict[str, str]) -> tuple[str, int] | None:
    """The first place where something can be done, and how many things."""
    return next(((what, count) for what, count in counts(page, places).items() if count), None)


# --- Rubico ---

RUBICO = {
    "over": ".result",
    "curtain": ".curtain button",
    "sure": ".mine .sure ~ .pair .button.main",
    "lay": ".mine.laying .act .button.main",
    "declare": ".mine.declaring .act .button.main",
    "take": ".row li.legal button",
    "pass": ".mine .act .pair .button:last-child",
}


def rubico(page: Page, _: int = 0) -> str | None:
    """Lay another order than the one proposed, tell the truth, keep the power."""
    found = first_of(page, RUBICO)
    if found is None or found[0] == "over":
        return found and found[0]
    if found[0] == "lay":
        click(page, ".hand button", 0)
        click(page, ".hand button", 2)
    click(page, RUBICO[found[0]])
    return found[0]


def follow_rubico(page: Page) -> None:
    """Do what the lesson asks for."""
    if page.locator(".mine.laying").count():
        if page.locator(".mine .act .button.main").is_disabled():  # the Janus is to be first
            click(page, ".hand button", 3)
            click(page, ".hand button", 0)
        click(page, ".mine .act .button.main")
        return
    legal = page.locator(".row li.legal button")
    click(page, ".row li.legal button" if legal.count() else ".mine .pair .button.main")
    if page.locator(".mine .sure").count():
        click(page, ".mine .pair .button.main")


# --- The Red Cathedral ---

ASKED = ".question.mine"
MATERIAL = "button.peg:not([data-peg=banner])"
OFFERS = ("obtain", "activate", "add_jewel", "take", "roll", "end_turn", "stop_building")
CATHEDRAL = {
    "over": ".result",
    "asked": ASKED,
    "material": MATERIAL,
    "swap": ".offers [data-move^=swap]",
    "ornament": ".ornaments .flag.live",
    **{kind: f".offers [data-move^={kind}]" for kind in OFFERS},
    "bench": ".space.live",
    "site_tab": ".board [role=tab]",
}


def cathedral(page: Page, _: int = 0) -> str | None:
    """Build when there is something to build with, else claim or go to the market."""
    seen = counts(page, CATHEDRAL)
    if seen["over"]:
        return "over"
    if not seen["asked"]:
        return None
    if seen["material"] and not seen["swap"]:
        any_of(page.locator(MATERIAL))
        page.locator(".section.can, .offers [data-move]").first.wait_for(timeout=SOON)
        if page.locator(".section.can").count():  # not while something is swapped
            any_of(page.locator(".section.can"))
            return "deliver"
        click(page, ".offers [data-move]")
        return "swap"
    if seen["ornament"]:
        click(page, CATHEDRAL["ornament"])
        any_of(page.locator(".section.can"))
        return "decorate"
    for kind in OFFERS:
        if seen[kind]:
            any_of(page.locator(CATHEDRAL[kind]))
            return kind
    if seen["bench"]:
        click(page, ".space.live")
        click(page, ".offers [data-move]")
        return "place"
    return claim_or_trade(page, tabs=seen["site_tab"] > 0)


def claim_or_trade(page: Page, tabs: bool) -> str | None:
    """A section of the cathedral, or a die of the market; on a phone each is behind a tab."""
    if tabs:
        click(page, ".board [role=tab]", 1)
    sections = page.locator(".section.can")
    if sections.count() and (CHANCE.random() < 0.4 or not page.locator(".die").count()):
        any_of(sections)
        if page.locator(".offers [data-move]").count():  # none: Ivan was sent there at once
            click(page, ".offers [data-move]")
        return "claim"
    if tabs:
        click(page, ".board [role=tab]", 0)
    if not page.locator(".die.can").count():
        return None
    any_of(page.locator(".die.can"))
    click(page, ".stall.can")
    return "move_die"


def follow_cathedral(page: Page) -> None:
    """Do what the lesson asks for, on the board."""
    places = {
        "die": ".die.can",
        "bench": ".space.live",
        "peg": MATERIAL,
        "section": ".section.can",
        "offer": ".offers [data-move]",
    }
    found = first_of(page, places)
    if found is None:
        return
    click(page, places[found[0]])
    then = {"die": ".stall.can", "peg": ".section.can", "offer": None}
    after = then.get(found[0], ".offers [data-move]")
    if after:
        click(page, after)


# --- Rubricatus ---

RUBRICATUS = {
    "sure": ".mine .sure .button.main",
    "reading": ".mine .reading .button:not([disabled])",
    "use": ".hand .use:not([disabled])",
    "lift": ".hand .whole",
    "build": ".market .legal button",
    "take": ".seats .res.legal",
    "eteria": ".lights .legal",
    "track": ".tracks .legal",
    "place": ".space.legal, .gauge.legal",
    "chip": ".chips .chip",
}


def rubricatus(page: Page, turn: int = 0) -> str | None:
    """Something of what is asked, on the board rather than in the list."""
    if counts(page, {"asked": ASKED, "over": ".result"}) != {"asked": 1, "over": 0}:
        return "over" if page.locator(".result").count() else None
    found = first_of(page, RUBRICATUS)
    if found is None:
        return None
    what, count = found
    click(page, RUBRICATUS[what], turn % count)
    return what


def follow_rubricatus(page: Page) -> None:
    """Do what the lesson asks for."""
    if found := first_of(page, RUBRICATUS):
        click(page, RUBRICATUS[found[0]])


ACTS: dict[str, Act] = {"cathedral": cathedral, "rubico": rubico, "rubricatus": rubricatus}
FOLLOWS = {
    "cathedral": follow_cathedral,
    "rubico": follow_rubico,
    "rubricatus": follow_rubricatus,
}
