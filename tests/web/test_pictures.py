"""Every game, in each of its phases, on a laptop and a phone, looks as somebody has accepted it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import rubra
from tests.web.browser import DESKTOP, Visit
from tests.web.darkroom import LEFT, MANY, SIZES, Darkroom, accepted_of
from tests.web.hands import hands_of
from tests.web.table import GAMES, arrive, my_turn, open_table
from tests.web.test_layouts import bring, recorded

# What is another each time: where the table is
SAY_ANOTHER_LINK = "one => { one.value = 'https://example.org/table' }"


@pytest.fixture
def bench(browser: Browser) -> Iterator[Page]:
    """An empty page."""
    context = browser.new_context()
    yield context.new_page()
    context.close()


LETTERS = """() => {
    const heading = document.createElement('h1'), lines = document.createElement('p')
    heading.textContent = 'Tabula Rubra 0123456789'
    lines.textContent = 'The quick brown fox jumps over the lazy dog. '.repeat(20)
    document.body.replaceChildren(heading, lines)
}"""


@pytest.fixture(scope="module", autouse=True)
def same_letters(server: str, browser: Browser) -> None:
    """Letters are drawn here as they were where the pictures were accepted.

    Another system or browser may smooth all of them otherwise. Then pictures say nothing, whatever
    is compared; what else is tested of pages does not depend on it.
    """
    visit = Visit(server, browser)
    page = come(visit)
    page.evaluate(LETTERS)
    darkroom = Darkroom(browser.new_page(), accepted_of(None), looks=2)
    darkroom.look(page, "letters")
    darkroom.bench.close()
    for context in visit.contexts:
        context.close()
    if darkroom.wrong:
        pytest.skip("letters are drawn otherwise here than in the accepted pictures")


def come(visit: Visit) -> Page:
    """A window whose pixels are looked at."""
    return visit("/", DESKTOP, device_scale_factor=1, reduced_motion="reduce")


def go(page: Page, table: dict[str, Any], more: str = "") -> None:
    """To a table, or to what belongs to it."""
    page.goto(f"/table/{table['id']}{more}")


def gathering(page: Page, game: str) -> None:
    """One seat is open, and nobody has come yet."""
    open_table(page, game, hands_of(game).players, open_seats=1)
    page.locator(".talk input, .talk textarea").first.wait_for()
    page.locator(".link input").evaluate(SAY_ANOTHER_LINK)


def opening(page: Page, game: str) -> None:
    """The first decision of a new game."""
    go(page, bring(page, rubra.new_match(game, hands_of(game).players, seed=1)))
    my_turn(page)


def middle(page: Page, game: str) -> None:
    """Much lies on the table."""
    go(page, bring(page, recorded(game, *hands_of(game).positions[-1])))
    my_turn(page)


def choices(page: Page, game: str) -> None:
    """There, all that can be chosen stands in a list."""
    page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    page.locator(".question button").click()
    page.locator(".choices").wait_for()


def result(page: Page, game: str) -> None:
    """A game is over."""
    go(page, bring(page, recorded(game, hands_of(game).positions[-1][0])))
    page.locator(".result h2").wait_for()


def replay(page: Page, game: str) -> None:
    """Of the game that is over, in the middle of it."""
    page.goto(f"{page.url}/replay?at={hands_of(game).positions[-1][1] // 2}")
    arrive(page, game)


PHASES: tuple[Callable[[Page, str], None], ...] = (
    gathering,
    opening,
    middle,
    choices,
    result,
    replay,
)


@pytest.mark.parametrize("game", GAMES)
def test_every_phase_looks_as_accepted(visit: Visit, bench: Page, game: str) -> None:
    """Nothing has moved, vanished or changed its colour that nobody has looked at."""
    page = come(visit)
    darkroom = Darkroom(bench, accepted_of(game), left=LEFT / game)
    for phase in PHASES:
        page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
        phase(page, game)
        darkroom.look(page, phase.__name__, parts=phase is middle)
    darkroom.say()


def test_the_first_page_looks_as_accepted(visit: Visit, bench: Page) -> None:
    """As somebody sees it who comes for the first time."""
    page = come(visit)
    darkroom = Darkroom(bench, accepted_of(None))
    for tables in ("**/api/tables", "**/api/tables/watch"):  # those of other tests
        page.route(tables, lambda asked: asked.fulfill(json={"tables": []}))
    page.reload()
    page.locator("a[href^='/new/']").first.wait_for()
    darkroom.look(page, "home")
    darkroom.say()


def test_no_picture_is_left_of_what_nobody_looks_at() -> None:
    """Every accepted picture is compared with something; those behind tabs have a number."""
    for folder, names in [
        (accepted_of(None), ["home", "letters"]),
        *((accepted_of(game), [phase.__name__ for phase in PHASES]) for game in GAMES),
    ]:
        looked_at = {f"{name}-{size}" for name in names for size in SIZES}
        assert {file.stem.rstrip("-23") for file in folder.iterdir()} == looked_at


# --- What is found, and what is not taken for a change ---

SIGN = """() => {
    const board = document.querySelector('main.board').getBoundingClientRect()
    window.sign = [...document.querySelectorAll('main.board [data-sign]')].find(one => {
        const {left, top, width, height, bottom} = one.getBoundingClientRect()
        return width > 10 && width < 60 && top > board.top && bottom < board.bottom
            && one.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
}"""
CHANGES = {
    "moves": ("translate", "4px 0"),
    "vanishes": ("visibility", "hidden"),
    "has another colour": ("filter", "sepia(1) saturate(9) hue-rotate(200deg)"),
}
CHANGE = "([property, value]) => { window.sign.style[property] = value }"
SMOOTHED_OTHERWISE = "document.querySelector('main.board').style.translate = '.4px .3px'"


@pytest.mark.parametrize("game", GAMES)
def test_a_sign_that_changes_is_found(visit: Visit, bench: Page, game: str) -> None:
    """One of many that moves a little, vanishes or has another colour; edges may be smoother."""
    page = come(visit)
    darkroom = Darkroom(bench, accepted_of(game))
    middle(page, game)
    _, step = SIZES["desktop"]
    before = darkroom.shrink(darkroom.take(page), step)
    page.evaluate(SIGN)
    for change, (name, value) in CHANGES.items():
        page.evaluate(CHANGE, [name, value])
        different, _ = darkroom.compare(before, darkroom.take(page), step)
        assert different > MANY, f"nobody notices that a sign {change}"
        page.evaluate(CHANGE, [name, ""])
    assert darkroom.compare(before, darkroom.take(page), step)[0] == 0
    page.evaluate(SMOOTHED_OTHERWISE)
    assert darkroom.compare(before, darkroom.take(page), step)[0] <= MANY


def test_what_is_different_is_left_to_be_looked_at(
    visit: Visit, bench: Page, tmp_path: Path
) -> None:
    """Both pictures and where they differ, in a folder that the message names."""
    page = come(visit)
    page.locator("h1").first.wait_for()
    darkroom = Darkroom(bench, tmp_path / "accepted", left=tmp_path / "left", accept=False, looks=1)
    darkroom.accepted.mkdir()
    for size, (pixels, step) in SIZES.items():
        page.set_viewport_size(pixels)  # type: ignore[arg-type]
        small = darkroom.shrink(darkroom.take(page), step)
        (darkroom.accepted / f"first-{size}.webp").write_bytes(small)
    darkroom.look(page, "first")
    darkroom.say()
    page.locator("h1").first.evaluate("one => { one.style.visibility = 'hidden' }")
    darkroom.look(page, "first")
    darkroom.look(page, "second")
    with pytest.raises(pytest.fail.Exception) as failed:
        darkroom.say()
    assert str(darkroom.left) in str(failed.value)
    assert "second-phone: nobody has accepted it" in str(failed.value)
    assert {file.name for file in darkroom.left.iterdir()} == {
        f"{name}-{size}.{what}"
        for size in SIZES
        for name, whats in {
            "first": ("accepted.webp", "now.webp", "difference.png"),
            "second": ("now.webp",),
        }.items()
        for what in whats
    }
