"""The app that a server serves: kept in the browser, and what it does when the server is away."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.browser import Visit
from tests.web.hands import hands_of
from tests.web.table import GAMES, violations

AWAY = "The server cannot be reached"
HOME = "#app .game"


def come(visit: Visit) -> Page:
    """A page of somebody new, after everything is kept."""
    page = visit("/", service_workers="allow")
    page.locator(HOME).first.wait_for()
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    return page


def test_without_the_server_the_app_opens_and_says_so(visit: Visit) -> None:
    """What needs the server is hidden; it comes back by itself when the server does."""
    page = come(visit)
    expect(page.get_by_role("heading", name="Open tables")).to_be_visible()
    page.context.set_offline(True)
    visit.forgiven += ["ERR_INTERNET_DISCONNECTED", "Failed to load resource"]
    page.reload()
    expect(page.locator(HOME)).to_have_count(len(GAMES))
    expect(page.get_by_role("alert")).to_contain_text(AWAY)
    expect(page.get_by_role("heading", name="Open tables")).to_have_count(0)
    assert violations(page) == []
    page.context.set_offline(False)
    expect(page.get_by_text(AWAY)).to_have_count(0)
    expect(page.get_by_role("heading", name="Open tables")).to_be_visible()


def test_without_the_server_games_are_played_on_this_device(visit: Visit) -> None:
    """Play now, from a start without network; the table is still there when it is loaded again."""
    page = come(visit)
    page.context.set_offline(True)
    visit.forgiven += ["ERR_INTERNET_DISCONNECTED", "Failed to load resource"]
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text(AWAY)
    card = page.locator("li.game").nth(0)
    card.get_by_role("button", name="Play now").click()
    board = hands_of(GAMES[0]).board
    page.locator(board).first.wait_for()
    page.reload()
    page.locator(board).first.wait_for()


def test_any_address_of_the_app_opens_without_the_server(visit: Visit) -> None:
    """The frame is the same for all."""
    page = come(visit)
    page.context.set_offline(True)
    visit.forgiven += ["ERR_INTERNET_DISCONNECTED", "Failed to load resource"]
    page.goto(f"/learn/{GAMES[-1]}")
    page.locator(".tutor").wait_for()
    page.goto("/nowhere/at/all")
    page.get_by_text("There is nothing here").wait_for()


# Another page, and other games, in what is kept
OLDER = """async () => {
    const cache = await caches.open((await caches.keys())[0]);
    for (const { url } of await cache.keys()) {
        const { pathname } = new URL(url);
        const headers = { 'content-type': 'text/html' };
        if (pathname === '/' || pathname === '/data/games.json')
            await cache.put(url, new Response('<p>older</p>', { headers }));
    }
}"""


def test_what_the_server_says_goes_before_what_is_kept(visit: Visit) -> None:
    """So that its pages fit what it speaks; what is kept serves when it does not answer."""
    page = come(visit)
    page.evaluate(OLDER)
    page.reload()
    expect(page.locator(HOME)).to_have_count(len(GAMES))
    games = "fetch('/data/games.json').then((answer) => answer.text())"
    assert "older" not in page.evaluate(games)
    page.context.set_offline(True)
    visit.forgiven += ["ERR_INTERNET_DISCONNECTED", "Failed to load resource"]
    assert "older" in page.evaluate(games)
    page.reload()
    expect(page.get_by_text("older")).to_be_visible()
