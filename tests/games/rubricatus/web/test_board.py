"""Rubricatus in a real browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.games.rubricatus.web.hands import PLACES, act
from tests.web.browser import DESKTOP, PHONE, Visit
from tests.web.hands import first_of
from tests.web.table import (
    arrive,
    assert_fair,
    assert_on_top,
    each_part,
    open_table,
    play,
    press,
    try_to,
)
from tests.web.test_layouts import bring, recorded


@pytest.mark.parametrize(
    ("size", "players", "difficulty"),
    [(DESKTOP, 4, "calamities"), (PHONE, 3, "easy")],  # the one is lost soon, the other is not
    ids=["desktop", "phone"],
)
def test_a_whole_game_by_clicking(
    visit: Visit, size: dict[str, int], players: int, difficulty: str
) -> None:
    """To the scoring line by line, and to the story of how the river was lost or saved."""
    page = visit("/", size)
    open_table(page, "rubricatus", players, options={"difficulty": difficulty})
    done = play(page, act)
    assert {"lift", "place"} <= set(done)
    assert_on_top(page, ".result")
    assert_fair(page)
    expect(page.locator(".ending tfoot td")).to_have_count(players)
    story = page.locator(".ending .story")
    lost = "the river ran dry" in story.inner_text()
    assert lost or "The river runs clear" in story.inner_text()
    expect(page.locator(".valley svg.dry")).to_have_count(int(lost))


def with_keys(page: Page, turn: int) -> str | None:
    """Something of what is asked, with Tab and Enter."""
    if not page.locator(".question.mine").count():
        return None
    found = first_of(page, PLACES)
    if found is None:
        return None
    press(page, PLACES[found[0]])
    page.wait_for_timeout(100)
    return found[0]


def test_a_turn_of_each_kind_with_keys_only(visit: Visit) -> None:
    """A bid, a card, a resource or a region: each is reached and pressed with the keyboard."""
    page = visit("/")
    open_table(page, "rubricatus", 3)
    wanted = ["lift", "reading", "use", "place"]
    assert set(wanted) <= set(play(page, with_keys, until=wanted))


def test_undo_until_something_was_seen(visit: Visit) -> None:
    """A card that was played comes back; once bids were shown there is no way back."""
    page = visit("/")
    open_table(page, "rubricatus", 3)
    undo = page.get_by_role("button", name="Undo")
    last = None
    for turn in range(400):
        # Chosen for its points: nothing new was seen
        first = page.locator(".hand .use:not(.event)").first
        if page.locator(".whose.mine").count() and first.count():
            if last == "reading":  # the bid was the last that was done
                expect(undo).to_be_disabled()
            cards = page.locator(".hand li").count()
            first.click()
            expect(page.locator(".doing")).to_be_visible()
            undo.click()
            expect(page.locator(".hand li")).to_have_count(cards)
            return
        last = try_to(act, page, turn) or last
        page.wait_for_timeout(30)
    raise AssertionError("no card could be played")


def test_cards_are_read_by_a_tap_on_a_phone(visit: Visit) -> None:
    """A card of the hand says its event in words, one of the market tells its story."""
    page = visit("/", PHONE)
    open_table(page, "rubricatus", 3)
    page.locator(".hand .whole").first.tap()
    expect(page.locator(".mine .reading .title")).to_be_visible()
    page.locator(".market button").first.tap()
    dialog = page.locator("dialog")
    expect(dialog.locator(".story")).to_be_visible()
    expect(dialog.locator("li")).to_have_count(3)  # who can pay it


# Where the digits of the present round lie: their four corners, each within the star that marks it,
# on the band, and under nothing else. Nothing while the band is behind another tab
NOW = """() => {
  const digits = document.querySelector('.band li.now b')
  if (!digits?.checkVisibility()) return null
  const words = document.createRange()
  words.selectNodeContents(digits)
  const {left, right, top, bottom} = words.getBoundingClientRect()
  const high = 0.35 * parseFloat(getComputedStyle(digits).fontSize)  // half of a digit
  const middle = (top + bottom) / 2
  const corners = [left + 1, right - 1].flatMap(x => [[x, middle - high], [x, middle + high]])
  const star = digits.parentElement.querySelector('.marker path')
  const back = star.getScreenCTM().inverse()
  const band = digits.closest('ol').getBoundingClientRect()
  return {
    text: digits.textContent,
    inStar: corners.every(([x, y]) => star.isPointInFill(new DOMPoint(x, y).matrixTransform(back))),
    onBand: left > band.left && right < band.right && top > band.top && bottom < band.bottom,
    seen: corners.every(([x, y]) => digits.contains(document.elementFromPoint(x, y))),
  }
}"""
TENTH_ROUND = 450  # moves of the recorded game, which has ten rounds


@pytest.mark.rule("rubricatus:3.1")
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_number_of_the_tenth_round_is_read_within_its_star(
    visit: Visit, size: dict[str, int]
) -> None:
    """Both digits: a star with thin rays left only the 0 of 10 to be read."""
    page = visit("/", size)
    table = bring(page, recorded("rubricatus", "4-most_points", TENTH_ROUND))
    page.goto(f"/table/{table['id']}")
    arrive(page, "rubricatus")
    found = [page.evaluate(NOW) for _ in each_part(page)]
    read = {"text": "10", "inStar": True, "onBand": True, "seen": True}
    assert [one for one in found if one] == [read]
