"""What a page shows first: nothing waits for what it does not need, and nothing is pushed aside."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from rubra.server.http.app_files import FRAME, client_files, site_frame
from tests.web.browser import DESKTOP, PHONE, Visit
from tests.web.hands import hands_of
from tests.web.table import GAMES, LAID, arrive, my_turn, open_table
from tests.web.test_site import play_now

MOST_SHIFT = 0.02  # of 0.1, which is called good
# How far things were moved by others, and how much was drawn without a break
WATCH = """
window.moved = 0; window.drawn = [];
new PerformanceObserver(list => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) window.moved += one.value
}).observe({type: 'layout-shift', buffered: true});
new MutationObserver(list => {
    const found = new Set();
    for (const {addedNodes} of list)
        for (const one of addedNodes) if (one.isConnected && one.nodeType === 1)
            for (const part of [one, ...one.querySelectorAll('*')]) found.add(part);
    window.drawn.push(found.size)
}).observe(document, {childList: true, subtree: true});
"""


def asked_while_waiting(page: Page, path: str, what: str, wanted: list[str]) -> list[str]:
    """What a page asks for while `what` does not come, until all of `wanted` is among it."""
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url))
    held: list[Route] | None = []

    def hold(route: Route) -> None:
        if held is None:
            route.continue_()
        else:
            held.append(route)

    page.route(re.compile(what), hold)
    page.goto(path, wait_until="commit")
    for one in wanted:
        while not any(re.search(one, url) for url in asked):
            page.wait_for_timeout(20)
    waiting, held = held, None
    assert waiting
    for route in waiting:
        route.continue_()
    return asked


def test_what_the_page_names_is_there() -> None:
    """Scripts, styles, faces: each is a file of the build, at a server and in a site."""
    files = client_files()
    frame = files[FRAME].decode()
    named = re.findall(r'(?:src|href)="/([^"]+)"', frame)
    assert len(named) > 5
    assert set(named) <= files.keys()
    here = re.findall(r'(?:src|href)="\./([^"]+)"', site_frame(frame))
    assert here == named
    assert frame.count('rel="stylesheet"') == 1


def test_the_first_script_needs_no_other() -> None:
    """It runs as soon as it is there."""
    files = client_files()
    first = re.search(r'<script type="module" async [^>]*src="/([^"]+)"', files[FRAME].decode())
    assert first
    script = files[first[1]].decode()
    assert not re.search(r'(^|[;}])import\s*[\w{*"]|from\s*"', script)
    assert len(script) < 20_000


def test_home_is_asked_for_at_once(visit: Visit) -> None:
    """Words, page and lists come while the script that every page needs is still on its way."""
    page = visit(None, PHONE)
    wanted = ["/assets/Home-", "/assets/texts-en-", "/api/me$", "/api/games$", "/api/tables$"]
    asked = asked_while_waiting(page, "/", "/assets/base-[^.]*[.]js$", wanted)
    page.locator("li.game").first.wait_for()
    for path in ("/api/me$", "/api/games$", "/api/tables/watch$"):
        assert sum(bool(re.search(path, one)) for one in asked) == 1, path


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_asked_for_at_once(visit: Visit, game: str) -> None:
    """Somebody new hears from the server which game it is; who comes back does not wait for it."""
    page = visit("/")
    path = open_table(page, game, hands_of(game).players)
    base = "/assets/base-[^.]*[.]js$"
    of_game = [f"/assets/texts-en-{game}-", f"/api/games/{game}$"]
    back = page.context.new_page()
    asked_while_waiting(back, path, f"{base}|/api/tables/", ["/assets/TablePage-", *of_game])
    arrive(back, game)
    stranger = visit(None, PHONE)
    asked_while_waiting(stranger, path, base, ["/assets/TablePage-", *of_game])
    arrive(stranger, game)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_nothing_is_pushed_aside_on_the_home_page(visit: Visit, size: dict[str, int]) -> None:
    """Faces that come late, lists and pictures have their place before they are there."""
    page = visit(None, size)
    page.add_init_script(WATCH)
    page.goto("/")
    page.locator("li.game svg").nth(len(GAMES) - 1).wait_for()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("moved") < MOST_SHIFT


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_drawn_in_parts_and_nothing_is_pushed_aside(visit: Visit, game: str) -> None:
    """No part is most of it, so that a tap in between is not kept waiting."""
    page = visit("/", PHONE)
    path = open_table(page, game, hands_of(game).players)
    page.add_init_script(WATCH)
    page.goto(path)
    my_turn(page)
    page.wait_for_load_state("networkidle")
    drawn = page.evaluate("drawn")
    assert max(drawn) < 0.6 * page.locator(".frame *").count()
    assert page.evaluate("moved") < MOST_SHIFT


@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_drawn_once(visit_site: Visit, game: str) -> None:
    """What may be done stays until the answer is there; a second tap meanwhile does nothing."""
    page = visit_site("./", PHONE)
    play_now(page, game)
    my_turn(page)
    hands_of(game).act(page, 0)  # so that there is a list
    my_turn(page)
    told = page.evaluate(TWICE)
    if told is None:  # where hands are being laid there is no list
        assert game == "rubico"
        return
    assert told == {"asked": True, "busy": "true"}
    expect(page.locator(LAID)).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


# A choice from the list is taken, and at once another one
TWICE = """async () => {
    document.querySelector('.question.mine .button')?.click();
    await new Promise(done => setTimeout(done));
    const choices = [...document.querySelectorAll('.choices button')];
    if (!choices.length) return null;
    choices[0].click();
    await Promise.resolve();
    const after = {
        asked: document.querySelector('.question.mine') !== null,
        busy: document.querySelector('.frame').getAttribute('aria-busy'),
    };
    choices.at(-1).click();
    return after;
}"""


def test_a_log_that_is_not_seen_is_not_written(visit: Visit) -> None:
    """On a phone it comes when it is wanted; on a wide screen it stands beside the board."""
    page = visit("/")
    open_table(page, GAMES[0], 2)
    expect(page.locator(".frame > .side .log")).to_be_visible()
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    expect(page.locator(".frame > .side")).to_have_count(0)
    page.get_by_role("button", name="Log, talk and rules").click()
    expect(page.locator("dialog .log")).to_be_visible()
