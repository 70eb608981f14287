"""The workbench in a real browser: a change is made, and its effect is told."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from rubra.core import registry
from tests.web.browser import DESKTOP, PHONE, Visit
from tests.web.table import violations


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", registry.names())
def test_a_change_is_made_and_its_effect_is_told(
    visit: Visit, game: str, size: dict[str, int]
) -> None:
    """From the home page: a figure is changed by one, and games say what it does."""
    page = visit("/", size)
    page.locator(f"a[href='/workbench/{game}']").click()
    steppers = page.locator(".form .stepper button:not(:disabled)")
    steppers.first.wait_for()
    steppers.last.click()
    if game == "rubico":  # where there are so many cards in all: one more, one less
        steppers.first.click()
    if size is PHONE:
        page.locator(".foot button.main").click()
    else:
        page.locator("#bench-games").select_option("1000")
        page.locator(".side button.main").click()
    expect(page.locator(".results .shares li").first).to_be_visible()
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= size["width"]
    assert violations(page) == []
