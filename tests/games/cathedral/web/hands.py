"""Hands that play The Red Cathedral by touching the board, one choice at a time."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.hands import ASKED, CHANCE, SOON, Hands, any_of, click, counts, first_of

MATERIAL = "button.peg:not([data-peg=banner])"
OFFERS = ("obtain", "activate", "add_jewel", "take", "roll", "end_turn", "stop_building")
PLACES = {
    "over": ".result",
    "asked": ASKED,
    "material": MATERIAL,
    "swap": ".offers [data-move^=swap]",
    "ornament": ".ornaments .flag.live",
    **{kind: f".offers [data-move^={kind}]" for kind in OFFERS},
    "bench": ".space.live",
    "site_tab": ".board [role=tab]",
}


def act(page: Page, _: int = 0) -> str | None:
    """Build when there is something to build with, else claim or go to the market."""
    seen = counts(page, PLACES)
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
        click(page, PLACES["ornament"])
        any_of(page.locator(".section.can"))
        return "decorate"
    for kind in OFFERS:
        if seen[kind]:
            any_of(page.locator(PLACES[kind]))
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


def follow(page: Page) -> None:
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


HANDS = Hands(
    act=act,
    follow=follow,
    board=".ribbon",
    drawing=".market svg, .site svg, .others",
    players=4,
    tables=(1, 4),
    positions=(("1-ivan_won", 60), ("4-most_prestige", 223)),
    some_choice="claim",
    decisions=40,
    hides=False,
)
