"""Clubs and their tournaments, as people meet them: joined by a link, played, told in standings."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import DESKTOP, PHONE, Visit
from tests.web.table import (
    LANGUAGES,
    arrive,
    assert_fits,
    small_targets,
    speak,
    violations,
)

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
LONG = "Els amics de la Núria i en Pau"  # 30 characters, as many as there may be


def fine(page: Page) -> None:
    """Accessible by day and by candlelight, and in four languages nothing is cut or too small."""
    assert violations(page) == []
    for language in (*LANGUAGES[1:], LANGUAGES[0]):
        speak(page, language)
        page.reload()
        page.locator("h1").wait_for()
        page.locator("section.sheet, form.sheet").first.wait_for()
        assert_fits(page)
        assert small_targets(page) == []


def found_club(page: Page) -> str:
    """A new club with a long name; its link."""
    page.goto("/clubs")
    page.get_by_label("Name of the club").fill(LONG)
    expect(page.get_by_text("You are in no club yet")).to_be_visible()
    page.get_by_role("button", name="Make a club").click()
    page.wait_for_url("**/club/*")
    link = page.locator("input[readonly]").input_value()
    assert "/join/" in link
    return link


def announce(page: Page, game: str) -> str:
    """A tournament of the club whose page it is; where it is."""
    page.get_by_role("button", name="Announce a tournament").click()
    form = page.locator("form", has_text="Seats at a table")
    form.locator("label:has(> span:text-is('Game')) select").select_option(game)
    form.get_by_label("Name of the tournament").fill("Copa de la Candelera")
    assert violations(page) == []
    assert small_targets(page) == []
    assert_fits(page)
    form.get_by_role("button", name="Announce", exact=True).click()
    page.wait_for_url("**/tournament/*")
    return page.url


def sure(page: Page, name: str) -> None:
    """Press a button that asks again, and say yes."""
    page.get_by_role("button", name=name).click()
    assert small_targets(page) == []
    assert_fits(page)
    page.get_by_role("button", name="Yes").click()


@SIZES
def test_a_club_plays_a_tournament(visit: Visit, size: dict[str, int]) -> None:
    """Two join by a link, meet in one round, one gives up; the standings say who was first."""
    leader, guest = visit("/", size), visit("/", size)
    link = found_club(leader)
    fine(leader)
    guest.goto(link)
    guest.get_by_label("Your name").fill("Oriol")
    fine(guest)
    guest.goto(link)
    guest.get_by_label("Your name").fill("Oriol")
    guest.get_by_role("button", name="Join").click()
    guest.wait_for_url("**/club/*")
    expect(guest.get_by_role("heading", name=LONG)).to_be_visible()
    fine(guest)
    guest.goto("/clubs")
    expect(guest.get_by_role("link", name=LONG)).to_be_visible()
    fine(guest)

    leader.reload()
    expect(leader.get_by_role("link", name="Oriol")).to_be_visible()
    fine(leader)
    cup = announce(leader, "cathedral")
    leader.get_by_role("button", name="Take part").click()
    guest.goto(cup)
    guest.get_by_role("button", name="Take part").click()
    expect(guest.get_by_role("button", name="Take part no more")).to_be_visible()
    fine(guest)
    leader.reload()
    expect(leader.get_by_text("2 people take part")).to_be_visible()
    fine(leader)
    sure(leader, "Start the tournament")
    expect(leader.get_by_role("heading", name="Round 1")).to_be_visible()
    fine(leader)

    guest.reload()
    guest.get_by_role("link", name="Your table").click()
    leader.get_by_role("link", name="Your table").click()
    for page in (leader, guest):
        page.get_by_role("button", name="Sit here").click()
        assert violations(page) == []
    for page in (leader, guest):
        arrive(page, "cathedral")
    guest.get_by_role("button", name="Menu").click()
    guest.get_by_role("button", name="Give up my seat").click()
    guest.locator("dialog").get_by_role("button", name="Give up my seat").click()
    leader.goto(cup)
    first = leader.locator("tbody tr", has=leader.locator("td", has_text="1")).first
    expect(first).not_to_contain_text("Oriol")
    expect(first.locator("td").nth(1)).to_have_text("1")
    expect(leader.locator("tbody tr", has_text="Oriol").locator("td").nth(1)).to_have_text("0")
    leader.get_by_text("What the columns mean").click()
    fine(leader)
    leader.get_by_role("link", name="Look").first.click()
    arrive(leader, "cathedral")


@SIZES
def test_a_club_is_left_handed_over_and_closed(visit: Visit, size: dict[str, int]) -> None:
    """Each is asked again first, and what is done is seen by the others."""
    leader, guest = visit("/", size), visit("/", size)
    guest.goto(found_club(leader))
    guest.get_by_label("Your name").fill("Oriol")
    guest.get_by_role("button", name="Join").click()
    guest.wait_for_url("**/club/*")
    leader.reload()
    leader.get_by_label("Another leader").select_option(label="Oriol")
    sure(leader, "Let Oriol lead the club")
    expect(leader.get_by_role("button", name="Leave the club")).to_be_visible()
    sure(leader, "Leave the club")
    leader.wait_for_url("**/clubs")
    expect(leader.get_by_text("You are in no club yet")).to_be_visible()
    guest.reload()
    fine(guest)
    sure(guest, "Close the club")
    guest.wait_for_url("**/clubs")
    expect(guest.get_by_text("You are in no club yet")).to_be_visible()
