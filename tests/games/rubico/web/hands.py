"""Hands that play Rubico by touching the board, one choice at a time."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.hands import Hands, click, first_of

PLACES = {
    "over": ".result",
    "curtain": ".curtain button",
    "sure": ".mine .sure ~ .pair .button.main",
    "lay": ".mine.laying .act .button.main",
    "declare": ".mine.declaring .act .button.main",
    "take": ".row li.legal button",
    "pass": ".mine .act .pair .button:last-child",
}


def act(page: Page, _: int = 0) -> str | None:
    """Lay another order than the one proposed, tell the truth, keep the power."""
    found = first_of(page, PLACES)
    if found is None or found[0] == "over":
        return found and found[0]
    if found[0] == "lay":
        click(page, ".hand button", 0)
        click(page, ".hand button", 2)
    click(page, PLACES[found[0]])
    return found[0]


def follow(page: Page) -> None:
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


HANDS = Hands(
    act=act,
    follow=follow,
    board=".strip",
    drawing=".strip svg",
    players=5,
    tables=(4, 7),
    positions=(("5-rome_by_fortuna", 63),),
    some_choice="declare",
    decisions=9,
    worth_seeing=".row li",  # rows are laid
)
