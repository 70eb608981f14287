"""Signs: each is in the legend, is explained when it is met, and can be looked at closely."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import DESKTOP, PHONE, Visit
from tests.web.hands import hands_of
from tests.web.table import GAMES, arrive, each_part, my_turn, violations
from tests.web.test_layouts import bring, recorded

DRAWN = """() => [...new Set([...document.querySelectorAll(
    ':is(main.board, .desk) [data-sign]')].map(one => one.dataset.sign))]"""
EXPLAINED = "() => [...document.querySelectorAll('dialog [data-id]')].map(one => one.dataset.id)"
IN_SIGHT = """id => [...document.querySelectorAll(`:is(main.board, .desk) [data-sign="${id}"]`)]
    .map(one => one.getBoundingClientRect())
    .some(box => box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.left < innerWidth)
"""
EXPLAIN = """localStorage.setItem('tabula-rubra:prefs', JSON.stringify(
    {...JSON.parse(localStorage.getItem('tabula-rubra:prefs')), explain: true}))"""


def come(page: Page, game: str, part: int = 3) -> None:
    """To a recorded game under way, at the seat that is asked."""
    name = hands_of(game).positions[-1][0]
    match = recorded(game, name, len(recorded(game, name).steps) * part // 6)
    table = bring(page, match)
    page.goto(f"/table/{table['id']}")
    my_turn(page)


@pytest.mark.parametrize("game", GAMES)
def test_every_sign_of_a_board_is_in_the_legend(visit: Visit, game: str) -> None:
    """Whatever is drawn at several moments, of the board and of what is mine."""
    page = visit("/")
    drawn: set[str] = set()
    for part in range(1, 6):
        come(page, game, part)
        for _ in each_part(page):
            drawn |= set(page.evaluate(DRAWN))
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog").get_by_role("button", name="Signs and what they mean").click()
    page.locator("dialog dt").nth(4).wait_for()
    explained = page.evaluate(EXPLAINED)
    assert len(drawn) > 6
    assert drawn - set(explained) == set()
    assert len(explained) == len(set(explained))
    assert page.locator("dialog dt svg, dialog dt b.mark").count() >= len(explained)
    assert violations(page, "dialog") == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_sign_is_explained_when_it_is_met(visit: Visit, game: str, size: dict[str, int]) -> None:
    """One at a time, and only one that lies in sight; nothing beneath it is out of reach."""
    page = visit("/", size)
    page.evaluate(EXPLAIN)
    come(page, game)
    page.get_by_role("button", name="Play at once").click()
    met = page.locator(".met")
    expect(met).to_have_count(1)
    sign = met.get_attribute("data-id")
    assert page.evaluate(IN_SIGHT, sign)
    # A tap beside its buttons goes to what lies beneath
    assert not met.locator("p").evaluate(
        """one => { const {left, top, width, height} = one.getBoundingClientRect()
        return one.contains(document.elementFromPoint(left + width / 2, top + height / 2)) }"""
    )
    met.get_by_role("button", name="Got it").click()
    expect(met).to_have_count(0)
    page.reload()
    my_turn(page)
    expect(met).to_have_count(1)
    assert met.get_attribute("data-id") != sign
    assert page.evaluate(IN_SIGHT, met.get_attribute("data-id"))


LARGE = {
    "cathedral": "[data-action]",
    "rubico": ".row li button, .row li span",
    "rubricatus": "[data-eteria]",
}
REST = """(one, [clientX, clientY]) => one.dispatchEvent(new PointerEvent(
    'pointerdown', {bubbles: true, pointerType: 'touch', clientX, clientY}))"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_looked_at_for_a_while_is_drawn_large(
    visit: Visit, game: str, size: dict[str, int]
) -> None:
    """With a mouse or a resting finger; what it is stands beneath, and nothing is done by it."""
    page = visit("/", size)
    come(page, game)
    one = page.locator(f"main.board :is({LARGE[game]})").first
    one.scroll_into_view_if_needed()
    before = one.bounding_box()
    assert before is not None
    x, y = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
    if size is PHONE:
        one.evaluate(REST, [x, y])
    else:
        page.mouse.move(x, y)
    large = page.locator(".tip .large")
    expect(large).to_have_count(1)
    after = large.bounding_box()
    assert after is not None
    assert after["width"] > 1.2 * before["width"]
    assert page.locator(".tip").inner_text().strip()
    expect(page.locator(".question.mine")).to_be_visible()


def pinch(page: Page, apart: int) -> None:
    """Two fingers on the board, from 60 px apart to so many."""
    box = page.locator("main.board").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, wide: float) -> None:
        points = [{"x": x - wide / 2, "y": y}, {"x": x + wide / 2, "y": y}] if wide else []
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 60)
    for step in range(1, 6):
        touch("touchMove", 60 + (apart - 60) * step / 5)
    touch("touchEnd", 0)


@pytest.mark.parametrize("place", ["table", "replay"])
@pytest.mark.parametrize("game", GAMES)
def test_two_fingers_look_closer(visit: Visit, game: str, place: str) -> None:
    """At a table and in a replay; the page around it stays as it is."""
    page = visit("/", PHONE)
    if place == "table":
        come(page, game)
    else:
        table = bring(page, recorded(game, hands_of(game).positions[-1][0]))
        page.goto(f"/table/{table['id']}/replay?at=3")
        arrive(page, game)
    board = page.locator("main.board")
    wide = "one => one.firstElementChild.getBoundingClientRect().width / one.clientWidth"
    whole = board.evaluate(wide)
    pinch(page, 150)
    assert board.evaluate(wide) > 2 * whole
    assert page.evaluate("visualViewport.scale") == 1
    page.get_by_role("button", name="The whole board").click()
    assert board.evaluate(wide) == pytest.approx(whole)
    if place == "replay":
        page.keyboard.press("+")
        assert board.evaluate(wide) > 1.2 * whole
        page.keyboard.press("Escape")
        assert board.evaluate(wide) == pytest.approx(whole)
