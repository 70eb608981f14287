"""Everything that the app can do without a server, after one visit: the browser is closed, the host
is gone, and the browser is started again.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from rubra.core import registry
from tests.web.browser import ROOT, STILL, profile
from tests.web.hands import hands_of
from tests.web.local.test_tables import AT_ONCE, bring, open_here
from tests.web.static_host import hosting
from tests.web.table import GAMES, PATIENCE, arrive, my_turn, play


@pytest.mark.parametrize("game", GAMES)
def test_all_of_it_works_from_a_cold_start(
    site_folder: Path, tmp_path: Path, browser: Browser, game: str
) -> None:
    """Play now, a hint, bots that think, a curtain, records, sharing, statistics, the workbench."""
    with hosting(site_folder) as host:
        page = profile(browser.browser_type, tmp_path, host.address)
        page.goto(host.address)
        page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        page.context.close()
    page = profile(browser.browser_type, tmp_path, host.address)
    page.context.add_init_script(STILL)
    page.context.add_init_script(AT_ONCE)
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    page.goto(host.address)
    play_now_with_a_hint(page, game)
    think_and_lower_the_curtain(page, game)
    look_back_and_share(page, game, host.address)
    change_it(page, game)
    assert all(one.startswith((host.address, "blob:", "data:")) for one in asked)
    page.context.close()


def play_now_with_a_hint(page: Page, game: str) -> None:
    """One click; the hint says what it has considered; a move is there when one comes back."""
    card = page.locator("li.game").nth(GAMES.index(game))
    card.get_by_role("button", name="Play now").click()
    arrive(page, game)
    my_turn(page)
    page.keyboard.press("h")
    page.locator(".hint summary").click(timeout=PATIENCE)
    expect(page.locator(".hint td").first).to_be_visible(timeout=PATIENCE)
    page.keyboard.press("Escape")
    play(page, hands_of(game).act, until=[hands_of(game).some_choice])
    page.reload()
    arrive(page, game)
    my_turn(page)


def think_and_lower_the_curtain(page: Page, game: str) -> None:
    """Two people and bots of the level hard, of whom each has its turn."""
    players = next(one for one in registry.about(game).players if one > 2)
    open_here(page, game, players, "hard", here=1)
    play(page, hands_of(game).act, until=["curtain", hands_of(game).some_choice])
    page.locator(".question.mine, .curtain").first.wait_for(timeout=PATIENCE)


def look_back_and_share(page: Page, game: str, address: str) -> None:
    """A record is opened, goes on from a moment, and comes with a link; my games are counted."""
    record = min(
        (ROOT / "tests" / "records" / game).glob("*.json"), key=lambda it: it.stat().st_size
    )
    page.goto(address)
    bring(page, record)
    page.locator("output").wait_for()
    page.get_by_role("button", name="Share as a link").click()
    link = page.locator(".address input").input_value()
    page.goto(address)
    page.goto(link)
    page.locator("output").wait_for()
    page.locator("input[type=range]").fill("3")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile("table/here-[^/]+$"))
    arrive(page, game)
    page.goto(f"{address}#/me")
    expect(page.locator("h1").first).to_be_visible()
    page.goto(f"{address}#/")
    expect(page.locator("a[href*='#/table/here-']")).not_to_have_count(0)


def change_it(page: Page, game: str) -> None:
    """The workbench plays many games."""
    page.locator(f"a[href='#/workbench/{game}']").click()
    page.get_by_label("Games", exact=True).select_option("1000")
    page.locator(".side button.main").click()
    expect(page.locator(".results .shares li").first).to_be_visible(timeout=PATIENCE)
