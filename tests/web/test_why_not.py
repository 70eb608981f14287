"""Whatever cannot be done now says why, from the game, to a tap or a key."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import PHONE, Visit
from tests.web.hands import hands_of
from tests.web.table import GAMES, LANGUAGES, my_turn, open_table, play, speak
from tests.web.test_site import play_now

CANNOT = ".frame [aria-disabled=true]"

# Reach for something that cannot be had, and wait for the answer
ASK = """async one => {
    const said = document.querySelector('.answered')
    dispatchEvent(new PointerEvent('pointerdown'))
    await new Promise(done => setTimeout(done, 20))
    one.dispatchEvent(new MouseEvent('click', {bubbles: true}))
    for (let n = 0; n < 3000 && !said.textContent; n++)
        await new Promise(done => setTimeout(done, 10))
    return said.textContent
}"""


def answers(page: Page) -> set[str]:
    """What everything on the page that cannot be done answers; each names a clause."""
    found = {
        one.evaluate("one => one.ariaLabel || one.textContent"): one.evaluate(ASK)
        for one in page.locator(CANNOT).all()
    }
    assert {what: said for what, said in found.items() if "§" not in said} == {}
    return set(found.values())


@pytest.mark.parametrize("game", GAMES)
def test_whatever_cannot_be_done_says_why(visit: Visit, game: str) -> None:
    """At several moments of a game, with the clause, and nothing is done by asking."""
    page = visit("/")
    open_table(page, game, hands_of(game).players)
    said: set[str] = set()
    for _ in range(6):
        my_turn(page)
        said |= answers(page)
        expect(page.locator(".question.mine")).to_be_visible()
        done = play(page, hands_of(game).act, until=())
        if "over" in done:
            break
    assert len(said) > 1


@pytest.mark.parametrize("game", GAMES)
def test_a_table_in_the_browser_says_the_same(visit_site: Visit, game: str) -> None:
    """Without a server the module is asked, and a language is as good as another."""
    page = visit_site("./")
    play_now(page, game)
    my_turn(page)
    assert answers(page) or game == "rubico"  # where hands are being laid there is only the hand


def test_the_reason_is_the_games_own(visit: Visit) -> None:
    """A tap on a phone, a key at a desk: the same sentence, beside what was reached for."""
    page = visit("/", PHONE)
    speak(page, LANGUAGES[1])
    open_table(page, "cathedral", 2)
    my_turn(page)
    page.locator(".board [role=tab]").nth(1).click()
    section = page.locator("[data-section=b2]")  # above one that is not claimed yet
    section.tap(force=True)
    tip = page.locator(".tip")
    expect(tip).to_contain_text("§ 4.2")
    by_tap = tip.inner_text()
    page.locator(".board [role=tab]").nth(1).tap()
    expect(tip).to_have_count(0)
    section.focus()
    page.keyboard.press("Enter")
    expect(tip).to_contain_text("§ 4.2")
    assert tip.inner_text() == by_tap
