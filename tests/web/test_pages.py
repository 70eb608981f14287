"""How the pages look and read: accessible, translated, within the screen, light to load."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP, PHONE, ROOT, Visit
from tests.web.table import new_table

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LANGUAGES = ("en", "ca", "pt", "it")
OPEN = {"en": "Open the table", "ca": "Obre la taula", "pt": "Abrir a mesa", "it": "Apri il tavolo"}
MOST_FIRST_LOAD = 200_000  # bytes over the wire, home and table together


def violations(page: Page) -> list[str]:
    """What axe-core calls serious or worse."""
    page.wait_for_timeout(700)  # nothing is half faded in
    # Handed over by the debugger: the page's own policy lets no foreign script in
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate("axe.run().then(result => result.violations)")
    return [
        f"{one['id']}: {node['target']} {node['failureSummary'][:200]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:3]
    ]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_no_serious_violation_of_accessibility(
    visit: Visit, size: dict[str, int], dark: bool
) -> None:
    """Home, new table, table, and the first game."""
    page = visit("/", size, dark=dark)
    page.locator(".game").wait_for()
    assert violations(page) == []
    page.goto("/new/rubico")
    page.locator("form").wait_for()
    assert violations(page) == []
    new_table(page, 5)
    assert violations(page) == []
    page.goto("/learn/rubico")
    page.locator(".tutor").wait_for()
    assert violations(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fits_on_a_phone(visit: Visit, language: str) -> None:
    """No missing text (that would be an error in the console), no page wider than the screen, no
    button whose words are cut."""
    page = visit("/", PHONE, language=language)
    page.locator(".game").wait_for()
    assert_fits(page)
    new_table(page, 5, words=OPEN[language])
    assert_fits(page)
    page.goto("/learn/rubico")
    page.locator(".tutor").wait_for()
    for _ in range(5):
        assert_fits(page)
        page.locator(".tutor .button.main").click()
        page.wait_for_timeout(120)


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


def test_touch_targets_are_large_enough(visit: Visit) -> None:
    """44 px for whatever a finger should hit."""
    page = visit("/", PHONE)
    page.locator(".game").wait_for()
    assert small_targets(page) == []
    new_table(page, 5)
    assert small_targets(page) == []


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


@pytest.mark.parametrize("size", [(768, 1024), (1024, 768), (1920, 1080), (2560, 1440)], ids=str)
def test_no_sideways_scrolling_on_any_screen(visit: Visit, size: tuple[int, int]) -> None:
    """From tablet to a very wide desktop."""
    page = visit("/", {"width": size[0], "height": size[1]})
    page.locator(".game").wait_for()
    assert_fits(page)
    new_table(page, 7)
    assert_fits(page)


def test_first_load_is_light(visit: Visit) -> None:
    """Home and table together, compressed."""
    page = visit(None)
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda done: sizes.append(done["encodedDataLength"]))
    page.goto("/")
    page.locator(".game").wait_for()
    page.locator("li.game", has_text="Rubico").get_by_role("button", name="Play now").click()
    page.locator(".strip").wait_for(timeout=240_000)
    page.wait_for_timeout(500)
    assert sum(sizes) < MOST_FIRST_LOAD, f"{sum(sizes):.0f} bytes"


def test_the_first_game_can_be_played_to_its_end(visit: Visit) -> None:
    """One does the moves oneself; only the one that is told glows."""
    page = visit("/learn/rubico")
    page.locator(".tutor").wait_for()
    moves = 0
    for _ in range(200):
        if page.locator(".tutor a.button").count():
            break
        if page.locator(".tutor .button", has_text="Skip").count():
            page.locator(".tutor .button", has_text="Skip").click(no_wait_after=True)
        elif page.locator(".tutor .try").count():
            follow(page)
            moves += 1
        else:
            page.locator(".tutor .button.main").click()
        page.wait_for_timeout(60)
    expect(page.locator(".tutor .button.main")).to_have_text("Now play")
    assert moves == steps_with_moves()


def follow(page: Page) -> None:
    """Do what the lesson asks for."""
    if page.locator(".mine.laying").count():
        lay = page.locator(".mine .act .button.main")
        if lay.is_disabled():  # the Janus is to be first
            page.locator(".hand button").nth(3).click()
            page.locator(".hand button").nth(0).click()
        lay.click()
    elif page.locator(".row li.legal button").count():
        page.locator(".row li.legal button").first.click()
        if page.locator(".mine .sure").count():
            page.locator(".mine .pair .button.main").click()
    else:
        page.locator(".mine .pair .button.main").click()
        if page.locator(".mine .sure").count():
            page.locator(".mine .pair .button.main").click()


def steps_with_moves() -> int:
    """As many as the lesson has."""
    file: Path = ROOT / "web" / "src" / "games" / "rubico" / "lesson.json"
    return sum("move" in step for step in json.loads(file.read_text(encoding="utf-8"))["steps"])


def test_settings_change_language_and_light_at_once(visit: Visit) -> None:
    """And are remembered."""
    page = visit("/")
    page.locator(".language select").select_option("ca")
    expect(page.get_by_role("button", name="Juga ara")).to_be_visible()
    page.get_by_role("button", name="Configuració").click()
    page.get_by_label("d'espelma").check()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page.reload()
    expect(page.get_by_role("button", name="Juga ara")).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
