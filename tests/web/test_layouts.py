"""What can be seen and reached on every screen: by who plays, who watches, and in the replay.

Each game is looked at when it begins, by `make fuzz` also in the middle, where bots have led it
somewhere else every time; at the sizes below, of which the last two are a phone on its side and a
page of 1280×800 enlarged to 200 %.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.web.browser import Visit
from tests.web.hands import hands_of
from tests.web.table import GAMES, OPEN_TABLE, PAINTED, arrive, each_part, my_turn

SIZES = ((1280, 800), (1920, 1080), (1024, 768), (768, 1024), (390, 844), (844, 390), (640, 400))
TABLES = [(game, players) for game in GAMES for players in hands_of(game).tables]
MOMENTS = {"start": 0.0}  # how far the game is
if os.environ.get("RUBRA_MOMENTS") == "all":  # `make fuzz`: another game every time
    MOMENTS["middle"] = 0.5

LONG_NAME = "Maria dels Àngels"
LEAST_BOARD = 0.35  # of the screen's area, for the board
LEAST_DRAWING = 0.09  # of the screen's area, for what is the heart of the game, before scrolling

# Returns sentences: what is wrong with the page as it is now
LOOK = """([drawing, leastBoard, leastDrawing]) => {
  const found = new Set()
  const name = one => `<${one.tagName.toLowerCase()} class="${one.getAttribute('class') ?? ''}">`
    + ` "${(one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 30)}"`
  const within = (one, other) => ({
    left: Math.max(one.left, other.left), top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right), bottom: Math.min(one.bottom, other.bottom),
  })
  const area = ({left, top, right, bottom}) =>
    Math.max(0, right - left) * Math.max(0, bottom - top)
  const screen = {left: 0, top: 0, right: innerWidth, bottom: innerHeight}
  const box = one => within(one.getBoundingClientRect(), {
    left: -1e9, top: -1e9, right: 1e9, bottom: 1e9
  })
  const shown = one => one.checkVisibility({visibilityProperty: true, opacityProperty: true})
    && !one.closest('.hidden, [inert]') && getComputedStyle(one).clipPath === 'none'
  const all = selectors => [...document.querySelectorAll(`.frame :is(${selectors})`)].filter(shown)
  const scrolls = way => ['auto', 'scroll'].includes(way)
  const boxesAround = function* (one) {
    for (let up = one.parentElement; up; up = up.parentElement) {
      const style = getComputedStyle(up)
      if (!(up instanceof SVGElement) && style.display !== 'contents') yield [up, box(up), style]
    }
  }
  // What of it is on the screen now
  const visible = one => {
    let seen = within(box(one), screen)
    for (const [, frame, {overflowY}] of boxesAround(one))
      if (overflowY !== 'visible') seen = within(seen, frame)
    return seen
  }

  // The page itself never scrolls, and nothing scrolls sideways but a hand of cards
  const page = document.documentElement
  if (page.scrollWidth > innerWidth) found.add(`the page is ${page.scrollWidth} wide`)
  if (page.scrollHeight > innerHeight) found.add(`the page is ${page.scrollHeight} high`)
  for (const one of all('*'))
    if (scrolls(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth + 1
        && !one.matches('.hand'))
      found.add(`${name(one)} scrolls sideways by ${one.scrollWidth - one.clientWidth}`)

  // Whatever matters is on the screen whole, or can be scrolled to
  const check = (what, around, one) => {
    let {left, top, right, bottom} = what
    for (const [up, frame, {overflowX, overflowY}] of around) {
      if (scrolls(overflowY)) {
        const below = frame.top - up.scrollTop * up.currentCSSZoom
        if (top < below - 4 || bottom > below + up.scrollHeight * up.currentCSSZoom + 4)
          found.add(`${name(one)} cannot be scrolled to in ${name(up)}`)
        top = Math.max(top, frame.top)
        bottom = Math.min(bottom, frame.bottom)
      } else if (overflowY !== 'visible' && (top < frame.top - 4 || bottom > frame.bottom + 4))
        found.add(`${name(one)} is cut by ${name(up)}`)
      if (scrolls(overflowX)) {
        left = Math.max(left, frame.left)
        right = Math.min(right, frame.right)
      } else if (overflowX !== 'visible' && (left < frame.left - 2 || right > frame.right + 2))
        found.add(`${name(one)} is cut by ${name(up)}`)
    }
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      found.add(`${name(one)} is off the screen: ${[left, top, right, bottom].map(Math.round)}`)
  }
  const THINGS = `button, a, select, input, [role=button], [role=tab], .card, .tablet, .seat,
    .row li, .builder, .gauge, .tracks .space`
  for (const one of all(THINGS)) check(box(one), boxesAround(one), one)

  // No words are cut
  const texts = document.createTreeWalker(document.querySelector('.frame'), NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const words = texts.currentNode
    const one = words.parentElement
    if (!words.data.trim() || one instanceof SVGElement || !shown(one)) continue
    if ([...boxesAround(one)].some(([, , {clipPath}]) => clipPath !== 'none')) continue
    const range = document.createRange()
    range.selectNodeContents(words)
    const own = [one, box(one), getComputedStyle(one)]
    for (const line of range.getClientRects()) check(line, [own, ...boxesAround(one)], one)
  }

  // Nothing lies over anything else
  const APART = `button:not(.flag), a, select, input, .card, .tablet, .seat, .seat header, .row li,
    .pile li, .builder, .gauge, .tracks .row, .market, .site, .ribbon, .others, .drawer,
    .facts > *, .bar, .board, .desk, .side`
  const apart = all(APART).filter(one => !(one instanceof SVGElement))
    .map(one => [one, visible(one)]).filter(([, seen]) => area(seen) > 20)
  apart.forEach(([one, here], n) => {
    for (const [other, there] of apart.slice(n + 1)) {
      if (one.contains(other) || other.contains(one)) continue
      const both = within(here, there)
      if (both.right - both.left > 5 && both.bottom - both.top > 5)
        found.add(`${name(one)} and ${name(other)} overlap`)
    }
  })
  for (const one of all('button:enabled, a, select, input, [role=button]')) {
    const {left, top, right, bottom} = visible(one)
    if (right - left < 12 || bottom - top < 12) continue
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    if (hit && !one.contains(hit) && !hit.contains(one))
      found.add(`${name(one)} lies under ${name(hit)}`)
  }

  // The game has the larger part of the screen
  const share = one => area(visible(one)) / area(screen)
  const board = share(document.querySelector('.frame > .board'))
  if (board < leastBoard) found.add(`the board has ${(100 * board).toFixed(1)} % of the screen`)
  const drawn = Math.max(...all(drawing).map(share))
  if (!(drawn >= leastDrawing)) found.add(`the drawing has ${(100 * drawn).toFixed(1)} %`)
  return [...found]
}"""


Finished = Callable[[str, int], tuple[str, int]]  # the table of a finished game, and its moments


@pytest.fixture(scope="module")
def finished(server: str, browser: Browser) -> Iterator[Finished]:
    """Games that bots have played to their end, one of each kind."""
    context = browser.new_context(base_url=server)
    page = context.new_page()
    page.goto("/")
    found: dict[tuple[str, int], tuple[str, int]] = {}

    def finish(game: str, players: int) -> tuple[str, int]:
        if (game, players) not in found:
            bots = [{"who": "bot", "level": "easy"}] * players
            table = page.evaluate(OPEN_TABLE, [game, bots, {"access": "open"}])["id"]
            page.evaluate(UNTIL_OVER, table)
            replay = page.evaluate(
                "id => fetch(`/api/tables/${id}/replay?at=0`).then(a => a.json())", table
            )
            found[game, players] = (table, replay["moments"])
        return found[game, players]

    yield finish
    context.close()


UNTIL_OVER = """async id => {
    while ((await fetch(`/api/tables/${id}`).then(answer => answer.json())).phase !== 'over')
        await new Promise(done => setTimeout(done, 500))
}"""
GO_ON = """async ([table, at, name, players]) => {
    const send = (path, body) => fetch(path, {
        method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)
    }).then(answer => answer.json())
    await send('/api/me', {name})
    const bots = Array(players - 1).fill({who: 'bot', level: 'random'})
    return await send(`/api/tables/${table}/branch`, {at, seats: [{who: 'me'}, ...bots]})
}"""


def faults(page: Page, game: str) -> dict[str, list[str]]:
    """What is wrong with a page, at each size."""
    found: dict[str, list[str]] = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(PAINTED)
        wrong: list[str] = []
        for _ in each_part(page):
            page.evaluate(PAINTED)
            wrong += page.evaluate(LOOK, [hands_of(game).drawing, LEAST_BOARD, LEAST_DRAWING])
        if wrong:
            found[f"{width}×{height}"] = wrong
    return found


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_everything_is_seen_on_every_screen(
    visit: Visit, finished: Finished, game: str, players: int, moment: str
) -> None:
    """Nothing overlaps or leaves the screen, no words are cut, and the board has its share."""
    table, moments = finished(game, players)
    at = round(moments * MOMENTS[moment])
    player = visit("/")
    mine: dict[str, Any] = player.evaluate(GO_ON, [table, at, LONG_NAME, players])
    player.goto(f"/table/{mine['id']}")
    arrive(player, game)
    my_turn(player)
    watcher = visit(f"/table/{mine['id']}?invitation={mine['invitation']}")
    arrive(watcher, game)
    replay = visit(f"/table/{table}/replay?at={at}")
    arrive(replay, game)
    replayed = {"player": player, "watcher": watcher, "replay": replay}
    assert {who: wrong for who, page in replayed.items() if (wrong := faults(page, game))} == {}
