"""What somebody does at a table, whatever the game; and what can be said of every page."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

from rubra.core import registry
from tests.web.browser import ROOT
from tests.web.hands import Act, counts, hands_of

PATIENCE = 120_000  # ms; other tests keep both cores busy
LANGUAGES = ("en", "ca", "pt", "it")
GAMES = registry.names()
LAID = ".frame:not([aria-busy=true])"  # every part is drawn, and no move is on its way
PARTS = ".board [role=tab]"  # of the table, which only narrow screens hide from each other
AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")

OPEN_TABLE = """async ([game, seats, more]) => {
    const send = (path, body) => fetch(path, {
        method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)
    }).then(answer => answer.json())
    const me = await fetch('/api/me').then(answer => answer.json())
    if (!me.person) await send('/api/me', {name: 'Ona'})
    return await send('/api/tables', {game, seats, nonce: crypto.randomUUID(), ...more})
}"""
OPEN_AND_AT_REST = """async what => {
    const look = () => [...document.querySelectorAll(what)].map(one => {
        const {left, top, width, height} = one.getBoundingClientRect()
        return {one, x: left + width / 2, y: top + height / 2}
    }).find(({one, x, y}) => one.contains(document.elementFromPoint(x, y)))
    const before = look()
    await new Promise(done => setTimeout(done, 50))
    const now = look()
    const rests = before && now && before.x === now.x && before.y === now.y
    return rests ? {x: now.x, y: now.y} : null
}"""
PAINTED = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


# --- Coming to a table ---


def open_table(
    page: Page,
    game: str,
    players: int,
    *,
    level: str = "random",
    open_seats: int = 0,
    here: int = 0,
    **more: Any,
) -> str:
    """A table with quick bots; `here` more people at this device. Where it is."""
    seats: list[dict[str, Any]] = [{"who": "me"}]
    seats += [{"who": "me", "name": f"Player {n + 2}"} for n in range(here)]
    seats += [{"who": "open"}] * open_seats
    seats += [{"who": "bot", "level": level}] * (players - len(seats))
    table = page.evaluate(OPEN_TABLE, [game, seats, {"access": "open", **more}])
    path = f"/table/{table['id']}"
    page.goto(path)
    if not open_seats:
        arrive(page, game)
    return path


def arrive(page: Page, game: str) -> None:
    """Wait until the table is laid, with all its parts."""
    laid = f"{LAID} :is({hands_of(game).board})"
    page.locator(f"{laid}, .curtain").first.wait_for(timeout=PATIENCE)


def sit(page: Page, path: str) -> None:
    """Take the first free seat at somebody's table."""
    page.goto(path)
    page.get_by_role("button", name="Sit here").first.click()


def speak(page: Page, language: str) -> None:
    """Choose a language; pages loaded from now on are in it."""
    page.evaluate(
        """language => localStorage.setItem('tabula-rubra:prefs', JSON.stringify(
            {...JSON.parse(localStorage.getItem('tabula-rubra:prefs')), language}))""",
        language,
    )


def each_part(page: Page) -> Iterator[None]:
    """Turn to each part of the table, where there are several."""
    tabs = page.locator(PARTS)
    for part in range(max(1, tabs.count())):
        if tabs.count():
            tabs.nth(part).click()
        yield


def my_turn(page: Page) -> None:
    """Wait until this seat is asked."""
    page.locator(f"{LAID} .question.mine").wait_for(timeout=PATIENCE)


# --- After the game ---


def assert_fair(page: Page, *, sat_down: bool = False) -> None:
    """The deal is checked in the browser, link by link, and every link holds.

    `sat_down`: by the page itself, which knows then what it has added to the deal.
    """
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog").get_by_role("button", name="Fair deal").click()
    page.get_by_role("button", name="Check it").click()
    expect(page.locator(".fairness li")).to_have_count(5, timeout=PATIENCE)
    expect(page.locator(".fairness li.different")).to_have_count(0)
    expect(page.locator(".fairness li.same")).to_have_count(5 if sat_down else 4)
    page.keyboard.press("Escape")


# --- Playing ---


BOXED = """() => {
  const focused = document.activeElement
  return !focused.matches(':focus-visible') && getComputedStyle(focused).outlineStyle !== 'none'
}"""


def play(page: Page, act: Act, *, until: Iterable[str] = ("over",), most: int = 3000) -> list[str]:
    """Act until all of these have been done, or the game is over; all that was done."""
    done: list[str] = []
    wanted = set(until)
    for turn in range(most):
        what = try_to(act, page, turn)
        if what is not None:
            done.append(what)
            assert not page.evaluate(BOXED), f"after {what} a box stays round what was clicked"
        if what == "over" or wanted <= set(done):
            return done
        page.wait_for_timeout(30)
    raise AssertionError(f"it does not end; done so far: {done[-20:]}")


def try_to(act: Act, page: Page, turn: int) -> str | None:
    """Act; nothing if the table moved on between looking and clicking.

    That happens, but not again and again: then what is reached for is not to be had at all.
    """
    try:
        what = act(page, turn)
    except TookTooLong:
        _missed[page] = _missed.get(page, 0) + 1
        if _missed[page] == MISSES:
            raise
        return None
    _missed[page] = 0
    return what


MISSES = 5  # in a row, until it is taken for a fault
_missed: WeakKeyDictionary[Page, int] = WeakKeyDictionary()


def tab_to(page: Page, place: str, most: int = 200) -> None:
    """With the Tab key to the first thing there that can be pressed."""
    for _ in range(most):
        if page.evaluate("place => document.activeElement?.matches(place)", place):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{place} is not reached by the Tab key")


def press(page: Page, place: str) -> None:
    """With keys only: come to it and press Enter."""
    page.locator(place).first.wait_for()
    tab_to(page, place)
    page.keyboard.press("Enter")


def drag(page: Page, what: str, where: str, touch: bool) -> None:
    """Carry something with a mouse or a finger; where to may show only when it has been lifted."""
    finger = page.context.new_cdp_session(page) if touch else None

    def point(kind: str, x: float, y: float) -> None:
        if finger is not None:
            points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
            return
        page.mouse.move(x, y)
        if kind != "touchMove":
            {"touchStart": page.mouse.down, "touchEnd": page.mouse.up}[kind]()

    x, y = middle(page, what)
    point("touchStart", x, y)
    point("touchMove", x + 5, y - 10)
    to_x, to_y = middle(page, where)
    for step in range(1, 9):
        point("touchMove", x + (to_x - x) * step / 8, y + (to_y - y) * step / 8)
    point("touchEnd", to_x, to_y)


def middle(page: Page, what: str) -> tuple[float, float]:
    """The middle of the first of these that lies open, when it has come to rest."""
    for _ in range(200):
        if found := page.evaluate(OPEN_AND_AT_REST, what):
            return found["x"], found["y"]
    raise AssertionError(f"no {what} lies open")


TUTOR = {"end": ".tutor a.button", "try": ".tutor .try", "next": ".tutor .button.main"}


def learn(
    page: Page,
    game: str,
    follow: Callable[[Page], object],
    folder: Path | None = None,
    *,
    address: str = "/learn/",
    stay: bool = False,
) -> None:
    """The first game to its end; what the lesson asks for is done by `follow`.

    `folder`: where the game lies, if it is not one of ours; `address`: of lessons; `stay`: the page
    is there already.
    """
    if not stay:
        page.goto(f"{address}{game}")
    page.locator(".tutor").wait_for()
    moves = 0
    for _ in range(400):
        seen = counts(page, TUTOR)
        if seen["end"]:
            break
        if seen["try"]:
            follow(page)
            moves += 1
        elif seen["next"]:
            page.locator(TUTOR["next"]).click()
        page.wait_for_timeout(20)
    expect(page.locator(".tutor .button.main")).to_have_text("Now play")
    file = (folder or registry.folder(game)) / "lesson.json"
    steps = json.loads(file.read_text(encoding="utf-8"))["steps"]
    assert moves >= sum("move" in step for step in steps)


# --- What can be said of every page ---


RUN_AXE = "([within, check]) => axe.run(within, check).then(found => found.violations)"
CHECKS: dict[str, dict[str, Any]] = {
    "light": {"resultTypes": ["violations"]},
    "dark": {"resultTypes": ["violations"], "runOnly": ["color-contrast"]},
}


IMPACTS = ("minor", "moderate", "serious", "critical")


def violations(page: Page, within: str = "html", least: str = "serious") -> list[str]:
    """What axe-core calls so bad or worse in a part of the page, by day and by candlelight."""
    # Handed over by the debugger: the page's own policy lets no foreign script in
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found: list[dict[str, Any]] = []
    for light, check in CHECKS.items():
        page.emulate_media(color_scheme=light)  # type: ignore[arg-type]
        page.evaluate(PAINTED)
        found += page.evaluate(RUN_AXE, [within, check])
    page.emulate_media(color_scheme="light")
    return [
        f"{one['id']}: {node['target']} {node['failureSummary'][:200]}"
        for one in found
        if one["impact"] in IMPACTS[IMPACTS.index(least) :]
        for node in one["nodes"][:3]
    ]


def assert_fits(page: Page) -> None:
    """Nothing sticks out of the page, nothing is cut in a button or a heading."""
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"the page is {wide} px wider than the screen"
    cut = page.evaluate(
        """[...document.querySelectorAll('.button, h1, h2, h3, h4, .tabs button, label, legend')]
        .filter(one => one.offsetParent && !one.classList.contains('hidden'))
        .filter(one => getComputedStyle(one).clipPath === 'none')
        .filter(one => getComputedStyle(one).display !== 'inline')
        .filter(one => one.scrollWidth > one.clientWidth + 2)
        .map(one => one.textContent.trim())"""
    )
    assert cut == []


WHAT_LIES_OVER = """place => {
    const whole = document.querySelector(place)
    const {left, right, top, bottom} = whole.getBoundingClientRect()
    const frame = whole.parentElement.getBoundingClientRect()
    const found = new Set()
    for (let y = Math.max(top, frame.top) + 9; y < Math.min(bottom, frame.bottom); y += 9)
        for (let x = left + 9; x < right - 9; x += 9) {
            const there = document.elementFromPoint(x, y)
            if (!whole.contains(there)) found.add(there?.outerHTML.slice(0, 90))
        }
    return [...found]
}"""


def assert_on_top(page: Page, place: str) -> None:
    """Nothing lies over it, as far as it is within its frame, wherever the board is scrolled to."""
    page.locator("main.board").evaluate("board => board.scrollTo(0, board.scrollHeight)")
    over = page.evaluate(WHAT_LIES_OVER, place)
    assert over == [], f"{place} lies under {over}"


def small_targets(page: Page) -> list[str]:
    """Buttons and links smaller than a finger; a larger invisible area around them counts."""
    found: list[str] = page.evaluate(
        """[...document.querySelectorAll('button, a, select, input.field')]
        .filter(one => one.offsetParent && !one.closest('.hidden'))
        .filter(one => {
          const box = one.getBoundingClientRect();
          const more = getComputedStyle(one, '::after');
          const grow = side => Math.max(0, -parseFloat(more[side]) || 0);
          return box.width + grow('left') + grow('right') < 43.5
            || box.height + grow('top') + grow('bottom') < 43.5;
        })
        .map(one => {
          const box = one.getBoundingClientRect();
          return `${one.outerHTML.slice(0, 90)} ${box.width}×${box.height}`;
        })"""
    )
    return found
