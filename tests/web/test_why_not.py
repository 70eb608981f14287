"""Whatever cannot be done now says why, from the game, to a tap or a key."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import PHONE, Visit
from tests.web.hands import ASKED, hands_of
from tests.web.table import GAMES, LANGUAGES, each_part, my_turn, open_table, play, sit, speak
from tests.web.test_layouts import bring, recorded
from tests.web.test_site import play_now

UNDO = {  # is of no rule of a game
    "You have not made a move yet.",
    "This cannot be taken back: something has been drawn, shown or decided since.",
}
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


# Whatever a move would be sent by is noted and refused, so that the table stays as it is
NOTED = """() => {
    window.moved = 0
    const send = WebSocket.prototype.send
    WebSocket.prototype.send = function (data) {
        const message = JSON.parse(data)
        if (!['play', 'undo'].includes(message.do)) return send.call(this, data)
        window.moved++
        const error = {reason: 'stale', text: 'Not in a test.'}
        setTimeout(() => this.onmessage(
            {data: JSON.stringify({is: 'reply', id: message.id, error})}
        ))
    }
}"""

# Press everything on the board and what is mine: what does nothing and says nothing
PRESS = """async () => {
    const pause = wait => new Promise(done => setTimeout(done, wait))
    const parts = '.frame > .board, .frame > .desk, .frame > .bar .tools'
    const named = one => [...one.attributes]
        .filter(({name}) => name.startsWith('data-') && !['data-region', 'data-sign', 'data-motion',
            'data-count', 'data-kind'].includes(name)).map(({name, value}) => `${name}=${value}`)
    const shown = one => one.checkVisibility({visibilityProperty: true}) && !one.closest('.hidden')
    const others = '[role=tab], a, select, input, summary'
    const pressed = one => one.matches(`button, [role=button], ${others}`)
        ? one : one.querySelector('button, [role=button]') ?? one
    const things = () => [...document.querySelectorAll(parts)]
        .flatMap(part => [...part.querySelectorAll('*')])
        .filter(one => shown(one) && (one.matches('button, [role=button]') || named(one).length))
        .map(pressed).filter(one => !one.matches(others))
    const name = one => `${one.tagName} ${one.closest('[class]').getAttribute('class')}`
        + ` ${named(one)} ${(one.ariaLabel ?? one.textContent).trim().slice(0, 60)}`
    const said = document.querySelector('.answered')
    const silent = [], seen = new Set(), answers = new Set()
    const isNews = ({target, attributeName}) => attributeName !== 'style'
        && !(target.parentElement ?? target).closest?.('.answered, .tip')
        && ![...target.childNodes].some(one => one.nodeType === 1 && one.matches('.tip'))
    for (let count = 0; count < 400; count++) {
        const one = things().find(one => !seen.has(name(one)))
        if (!one) break
        const what = name(one)
        seen.add(what)
        dispatchEvent(new PointerEvent('pointerdown'))
        await pause(5)
        let changed = false
        const watch = new MutationObserver(news => changed ||= news.some(isNews))
        watch.observe(document.body,
            {subtree: true, childList: true, attributes: true, characterData: true})
        const before = window.moved
        one.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}))
        for (let n = 0; n < 60 && !said.textContent && !changed && window.moved === before; n++)
            await pause(10)
        watch.disconnect()
        if (said.textContent) answers.add(said.textContent)
        else if (!changed && window.moved === before) silent.push(what)
        await pause(20)
        for (const dialog of document.querySelectorAll('dialog')) {
            const words = dialog.querySelector('.why')
            for (let n = 0; words && n < 100 && !words.textContent.trim(); n++) await pause(10)
            if (words) answers.add(words.textContent.trim())
            dialog.querySelector('header button').click()
        }
        document.querySelector('.error button')?.click()
        await pause(20)
    }
    return {silent, answers: [...answers], pressed: seen.size}
}"""


def moments(game: str) -> list[tuple[str, int]]:
    """Recorded games, each at several moments when somebody decides."""
    names = [name for name, _ in hands_of(game).positions]
    return [(name, part) for name in names for part in (1, 3, 5)]


@pytest.mark.parametrize(
    ("game", "name", "part"), [(game, *one) for game in GAMES for one in moments(game)]
)
def test_nothing_on_a_board_is_silent(visit: Visit, game: str, name: str, part: int) -> None:
    """Each card, space, section, tile and button does something, or says why not."""
    whole = recorded(game, name)
    match = recorded(game, name, len(whole.steps) * part // 6)
    page = visit("/")
    table = bring(page, match)
    page.goto(f"/table/{table['id']}")
    my_turn(page)
    page.evaluate(NOTED)
    for _ in each_part(page):
        found = page.evaluate(PRESS)
        assert found["silent"] == []
        assert found["pressed"] > 5
        assert {said for said in found["answers"] if "§" not in said} <= UNDO


def test_a_key_that_does_nothing_now_says_why(visit: Visit) -> None:
    """Undo and Hint answer keys and taps alike; the menu says why nobody can go back."""
    page, other = visit("/"), visit("/", PHONE)
    path = open_table(page, "cathedral", 2, open_seats=1)
    sit(other, path)
    for one in (page, other):
        one.locator(".question").wait_for()
    asked, waits = (page, other) if page.locator(ASKED).count() else (other, page)
    expect(waits.locator(ASKED)).to_have_count(0)
    waits.keyboard.press("h")
    expect(waits.locator(".tip")).to_contain_text("It is not your turn")
    waits.get_by_role("button", name="Undo").click(force=True)
    expect(waits.locator(".tip")).to_have_text("You have not made a move yet.")
    asked.keyboard.press("u")
    expect(asked.locator(".answered")).to_have_text("You have not made a move yet.")
    asked.get_by_role("button", name="Menu").click()
    back = asked.get_by_role("button", name="Ask the table to go back")
    expect(back).to_have_attribute("aria-disabled", "true")
    back.click(force=True)
    expect(asked.locator("dialog [role=status]")).to_contain_text("Nothing has been played yet")
