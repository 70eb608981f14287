"""What can be seen and reached on every screen: by who plays, who watches, and in the replay.

Each game is looked at when it begins, in the middle and at its end, always the same games; by
`make fuzz` also in the middle of new ones, whose seeds are in the names of the tests. At the sizes
below, of which the last two are a phone on its side and a page of 1280×800 enlarged to 200 %.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page

import rubra
from rubra.core import record_file
from rubra.core.match import Match
from rubra.core.record_file import GameRecord
from tests.web.browser import ROOT, Visit
from tests.web.hands import hands_of
from tests.web.table import GAMES, PAINTED, arrive, each_part, my_turn

SIZES = ((1280, 800), (1920, 1080), (1024, 768), (768, 1024), (390, 844), (844, 390), (640, 400))
TABLES = [(game, players) for game in GAMES for players in hands_of(game).tables]
POSITIONS = [(game, name, moves) for game in GAMES for name, moves in hands_of(game).positions]
SEEDS = os.environ.get("RUBRA_LAYOUT_SEEDS", "").split()  # of new games, for `make fuzz`

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
  for (const one of all('button:enabled, a, select, input, [role=button]')
    .filter(one => one.ariaDisabled !== 'true')) {
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


# --- Games to look at ---


def recorded(game: str, name: str, moves: int | None = None) -> Match:
    """A game of tests/records when so many moves had been made; without a number, all of it."""
    record = record_file.load(ROOT / "tests" / "records" / game / f"{name}.json")
    return first_moves(record, moves)


def new_game(game: str, players: int, seed: int) -> Match:
    """The middle of a game that easy bots have played with this seed."""
    whole = rubra.simulate(game, players, games=1, bots="easy", seed=seed).match(0)
    return first_moves(record_file.to_record(whole), len(whole.steps) // 2)


def first_moves(record: GameRecord, moves: int | None) -> Match:
    """A game, begun again from its record."""
    match = record_file.begin(record)
    for seat, *words in record.moves[:moves]:
        match.play_words(int(seat), words)
    return match


MIDDLES: dict[str, Callable[[], Match]] = {
    f"{game}-{name}": partial(recorded, game, name, moves) for game, name, moves in POSITIONS
} | {
    f"{game}-{players}-seed-{seed}": partial(new_game, game, players, int(seed))
    for game, players in TABLES
    for seed in SEEDS
}


IMPORT = """async ([record, seats, name]) => {
    const send = (path, body) => fetch(path, {
        method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)
    }).then(answer => answer.json())
    await send('/api/me', {name})
    return await send('/api/records', seats ? {record, seats} : {record})
}"""


def bring(page: Page, match: Match) -> dict[str, Any]:
    """A table with this game; if it goes on, one is at the seat that is asked."""
    seats: list[dict[str, Any]] | None = None
    if not match.is_over:
        seats = [{"who": "bot", "level": "random"} for _ in range(match.players)]
        seats[match.waiting[0]] = {"who": "me"}
    record = record_file.encode(record_file.to_record(match))
    table: dict[str, Any] = page.evaluate(IMPORT, [record, seats, LONG_NAME])
    return table


# --- Looking ---


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


def look(visit: Visit, match: Match, language: str = "en") -> None:
    """At a game that goes on: the player, a watcher and the replay see everything."""
    game = match.game.name
    player = visit("/", language=language)
    table = bring(player, match)
    player.goto(f"/table/{table['id']}")
    arrive(player, game)
    my_turn(player)
    others = f"invitation={table['invitation']}"
    watcher = visit(f"/table/{table['id']}?{others}", language=language)
    arrive(watcher, game)
    replay = visit(
        f"/table/{table['id']}/replay?at={len(match.moments)}&{others}", language=language
    )
    arrive(replay, game)
    pages = {"player": player, "watcher": watcher, "replay": replay}
    assert {who: wrong for who, page in pages.items() if (wrong := faults(page, game))} == {}


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_everything_is_seen_when_a_game_begins(visit: Visit, game: str, players: int) -> None:
    """Nothing overlaps or leaves the screen, no words are cut, and the board has its share."""
    look(visit, rubra.new_match(game, players, seed=1))


@pytest.mark.parametrize("middle", MIDDLES)
def test_everything_is_seen_in_the_middle(visit: Visit, middle: str) -> None:
    """When much lies on the table and there is much to choose from."""
    look(visit, MIDDLES[middle]())


@pytest.mark.parametrize("game", GAMES)
def test_longer_words_have_room_too(visit: Visit, game: str) -> None:
    """In Catalan, whose articles and prepositions take room."""
    name, moves = hands_of(game).positions[-1]
    look(visit, recorded(game, name, moves), language="ca")


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, name, _ in POSITIONS])
def test_everything_is_seen_when_a_game_is_over(visit: Visit, game: str, name: str) -> None:
    """The table once the result is put aside, and the end of the replay."""
    watcher = visit("/")
    match = recorded(game, name)
    table = bring(watcher, match)
    watcher.goto(f"/table/{table['id']}")
    arrive(watcher, game)
    watcher.locator(".result .close").click()
    replay = visit(
        f"/table/{table['id']}/replay?at={len(match.moments)}&invitation={table['invitation']}"
    )
    arrive(replay, game)
    pages = {"watcher": watcher, "replay": replay}
    assert {who: wrong for who, page in pages.items() if (wrong := faults(page, game))} == {}
