"""Rubico in a real browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.games.rubico.web.hands import PLACES, act, follow
from tests.web.browser import DESKTOP, PHONE, Visit
from tests.web.hands import first_of
from tests.web.table import (
    PATIENCE,
    arrive,
    assert_on_top,
    drag,
    learn,
    my_turn,
    open_table,
    play,
    press,
    tab_to,
    try_to,
)


@pytest.mark.parametrize(("size", "players"), [(DESKTOP, 5), (PHONE, 3)], ids=["desktop", "phone"])
def test_a_whole_game_by_clicking(visit: Visit, size: dict[str, int], players: int) -> None:
    """A newcomer, from the home page to the result, which says who won and who was who; and on."""
    page = visit("/", size)
    page.locator("li.game", has_text="Rubico").get_by_role("link", name="New table").click()
    page.locator(".numbers label", has_text=str(players)).click()
    page.locator("input[name=fill][value='bot:easy']").check(force=True)
    page.get_by_role("button", name="Open the table").click()
    page.locator(".strip").first.wait_for(timeout=PATIENCE)
    done = play(page, act)
    assert {"lay", "declare"} <= set(done)
    lost = "lost" in page.locator(".result h2").inner_text()
    expect(page.locator(".result h2")).to_have_text("You have lost" if lost else "You have won")
    assert_on_top(page, ".result")
    expect(page.locator(".result .roles li")).to_have_count(players)
    expect(page.locator(".result .role")).to_have_count(players)
    old = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != old)
    arrive(page, "rubico")
    expect(page.locator(".result")).to_have_count(0)
    expect(page.locator("article.seat")).to_have_count(players - 1)


def test_a_game_once_more_and_on_from_a_moment(visit: Visit) -> None:
    """With a slider, from anybody's seat, by itself; and from the middle a new game."""
    page = visit("/")
    old = open_table(page, "rubico", 3)
    play(page, act)
    page.locator(".result").get_by_role("link", name="Replay").click()
    slider = page.locator("input[type=range]")
    slider.wait_for()
    page.get_by_role("button", name="To the end").click()
    last = slider.get_attribute("max")
    expect(page.locator("output")).to_have_text(f"{last} / {last}")
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator("output")).to_contain_text("0 /")
    page.locator("header select").select_option("1")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("output")).to_contain_text(re.compile(r"^\s*([3-9]|\d\d+) /"))
    page.get_by_role("button", name="Pause").click()
    expect(page.locator("main.board .strip")).to_be_visible()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile(r"/table/[\w-]+$"))
    arrive(page, "rubico")
    assert old not in page.url
    my_turn(page)


def test_one_click_from_the_home_page_to_a_game(visit: Visit) -> None:
    """Play now: a name is not asked for, the cards lie there; as few others as may be."""
    page = visit("/")
    page.locator("li.game", has_text="Rubico").get_by_role("button", name="Play now").click()
    page.locator(".strip").wait_for(timeout=PATIENCE)
    expect(page.locator("article.seat")).to_have_count(2)


def with_keys(page: Page) -> str | None:
    """Do whatever is asked with Tab, arrows and Enter; what it was."""
    if page.locator(".result").count():
        return "over"
    if not page.locator(".question.mine").count():
        return None
    if page.locator(".mine.laying").count():
        tab_to(page, ".mine .hand button")
        page.keyboard.press("ArrowRight")  # the first card changes places with the second
        press(page, ".mine .act .button.main")
        page.locator(".mine.laying").wait_for(state="detached")
        return "lay"
    if page.locator(".mine.declaring").count():
        press(page, ".mine .act .button.main")
        page.locator(".mine.declaring").wait_for(state="detached")
        return "declare"
    if page.locator(".mine .sure").count():
        press(page, ".mine .pair .button.main")
        return "take last"
    if page.locator(".row li.legal").count():
        press(page, ".row li.legal button")
        return "take"
    if page.locator(".mine .act .pair .button").count():
        press(page, ".mine .act .pair .button:last-child")
        return "pass"
    return None


def test_a_whole_turn_in_every_role_with_keys_only(visit: Visit) -> None:
    """Those who suggest lay a row in another order and declare it; the Centurion takes."""
    page = visit("/")
    left = {"lay", "declare", "take", "take last"}

    def act(page: Page, turn: int) -> str | None:
        found = first_of(page, PLACES)
        known = {"sure": "take last"}
        if found and known.get(found[0], found[0]) in left:
            return with_keys(page)
        return act(page, turn)

    for _ in range(8):  # a game may be over before one has led
        open_table(page, "rubico", 3)
        left -= set(play(page, act, until=left))
        if not left:
            return
    raise AssertionError(f"never asked for: {left}")


def test_all_choices_as_a_list_for_keys(visit: Visit) -> None:
    """Whatever is on the board is in the list too."""
    page = visit("/")
    open_table(page, "rubico", 3)
    for turn in range(200):
        if page.locator(".question .button").count():
            break
        try_to(act, page, turn)
        page.wait_for_timeout(50)
    press(page, ".question .button")
    tab_to(page, ".choices button")
    words = page.evaluate("document.activeElement.textContent.trim()")
    page.keyboard.press("Enter")
    expect(page.locator(".choices")).to_have_count(0)
    assert words


def test_undo_takes_a_row_back(visit: Visit) -> None:
    """What nobody has seen yet can be taken back."""
    page = visit("/")
    open_table(page, "rubico", 3)
    play(page, act, until=["lay"])  # who leads is drawn by lot, and the Centurion lays nothing
    page.locator(".mine.declaring").wait_for()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".mine.laying")).to_be_visible()


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_cards_are_dragged_into_another_order(visit: Visit, touch: bool) -> None:
    """The first card to the last place; the others move up."""
    page = visit("/", PHONE if touch else DESKTOP)
    open_table(page, "rubico", 3)
    for turn in range(300):
        if page.locator(".mine.laying").count():
            break
        try_to(act, page, turn)
        page.wait_for_timeout(50)
    cards = page.locator(".mine .hand button")
    names = [card.get_attribute("aria-label") or "" for card in cards.all()]
    drag(page, ".mine .hand li:first-child button", ".mine .hand li:last-child button", touch)
    kinds = [name.split(",")[0].split(":")[0] for name in names]
    after = [(card.get_attribute("aria-label") or "") for card in cards.all()]
    assert [name.split(",")[0].split(":")[0] for name in after] == [*kinds[1:], kinds[0]]


def test_a_hint_says_what_a_bot_would_do(visit: Visit) -> None:
    """From what this seat knows."""
    page = visit("/")
    open_table(page, "rubico", 5)
    my_turn(page)
    page.get_by_role("button", name="Hint").click()
    page.locator(".hint summary").click(timeout=PATIENCE)
    expect(page.locator(".hint li").first).to_contain_text("senator")


CROPPED = """() => {
  const board = document.querySelector('main.board').getBoundingClientRect();
  return [...document.querySelectorAll('.pile li, .pile i')]
    .map(part => part.getBoundingClientRect())
    .filter(part => part.top < board.top || part.bottom > board.bottom).length;
}"""


@pytest.mark.parametrize("size", [DESKTOP, {"width": 1024, "height": 700}], ids=["desktop", "low"])
def test_the_lesson_shows_the_cards_that_were_taken_whole(
    visit: Visit, size: dict[str, int]
) -> None:
    """The words below leave room enough: nothing of what the Centurion has is cut off."""
    piles = []

    def look_and_follow(page: Page) -> None:
        piles.append(page.locator(".pile li.filled").count())
        assert page.evaluate(CROPPED) == 0
        follow(page)

    learn(visit("/", size), "rubico", look_and_follow)
    assert max(piles) == 5
