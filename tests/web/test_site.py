"""`rubra site`: the app from a folder of static files, at a path of its own; also without network.

The host knows nothing but files (static_host.py). Whatever is asked of another address than that of
the site is a complaint, as in all tests of pages.
"""

from __future__ import annotations

import json
import shutil
from itertools import cycle, permutations
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from rubra.server.http.app_files import CLIENT as CLIENT_FOLDER
from rubra.server.http.app_files import site_files
from tests.web.browser import DESKTOP, PHONE, Visit, profile
from tests.web.hands import hands_of
from tests.web.static_host import BELOW, Host, hosting
from tests.web.table import GAMES, LANGUAGES, assert_fits, my_turn, small_targets, violations

KEPT = "Kept on this device"
SERVER_ONLY = ("Open tables", "Account", "Ratings", "Have you been sent a link? Paste it here")


def come(visit_site: Visit, path: str = "./", size: dict[str, int] = DESKTOP, **more: Any) -> Page:
    """A page of somebody new, after everything is kept."""
    page = visit_site(path, size, service_workers="allow", **more)
    wait_until_kept(page)
    return page


def wait_until_kept(page: Page) -> None:
    """The service worker has everything."""
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")


def at_home(page: Page) -> None:
    """The list of games is there, with all games."""
    expect(page.locator(".game")).to_have_count(len(GAMES))


# --- A folder, and nothing else ---


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_home_shows_only_what_works_without_a_server(
    visit_site: Visit, size: dict[str, int]
) -> None:
    """No open tables, no account, no ratings; and where games are kept is said."""
    page = visit_site("./", size)
    at_home(page)
    for text in SERVER_ONLY:
        expect(page.get_by_text(text, exact=True)).to_have_count(0)
    expect(page.get_by_text("Games are kept in this browser and nowhere else")).to_be_visible()
    assert violations(page) == []
    assert size is DESKTOP or small_targets(page) == []
    for language in LANGUAGES:
        page.locator(".language select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert_fits(page)


def test_a_new_table_asks_only_for_what_there_is(visit_site: Visit) -> None:
    """Nobody can come from elsewhere, and nobody is waited for."""
    page = visit_site(f"./#/new/{GAMES[0]}")
    page.locator("form.sheet").wait_for()
    assert page.locator("option[value=open]").count() == 0
    assert page.locator("input[name=pace], input[name=access]").count() == 0
    assert page.locator("option[value=here]").count() > 0


def test_pages_have_addresses_that_need_no_rules_at_the_host(visit_site: Visit, host: Host) -> None:
    """Links, a page loaded again, back: all below the path; the host is asked for files only."""
    page = visit_site("./")
    at_home(page)
    page.locator(f"a[href='#/learn/{GAMES[0]}']").click()
    page.locator(".tutor").wait_for()
    assert page.url == f"{host.address}#/learn/{GAMES[0]}"
    page.reload()
    page.locator(".tutor").wait_for()
    page.go_back()
    at_home(page)
    page.goto("./#/nowhere/at/all")
    page.get_by_text("There is nothing here").wait_for()
    files = {f"{BELOW}{path}" for path in site_paths(host.folder)} | {BELOW}
    assert set(host.asked) <= files


def site_paths(folder: Path) -> set[str]:
    """Every file of the site."""
    return {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}


def test_the_page_says_what_it_may_do(visit_site: Visit) -> None:
    """The policy of the server, in the page: modules may be compiled, text may not."""
    page = visit_site("./")
    at_home(page)
    for game in GAMES:
        compiled = f"WebAssembly.compileStreaming(fetch('data/{game}/engine.wasm')).then(() => 1)"
        assert page.evaluate(compiled) == 1
    visit_site.forgiven.append("Content Security Policy")
    page.evaluate("document.head.append(Object.assign(document.createElement('script'),"
                  "{ textContent: 'window.inline = 1' }))")  # fmt: skip
    assert page.evaluate("window.inline ?? null") is None
    assert page.evaluate("fetch('https://rubra.example/').then(() => 1, () => 0)") == 0


def test_it_can_be_installed(visit_site: Visit) -> None:
    """The browser finds nothing missing: manifest, icons, start address."""
    page = come(visit_site)
    session = page.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    told = json.loads(manifest["data"])
    assert {icon["purpose"] for icon in told["icons"]} == {"any", "maskable"}
    problems = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Windows of tests are private ones, into which nothing is installed
    assert [one["errorId"] for one in problems if one["errorId"] != "in-incognito"] == []


# --- Light to load ---

MOST_FIRST_LOAD = 250_000  # bytes over the wire, home and a table with its game, packed with gzip
MOST_FOR_A_GAME = 90_000  # bytes over the wire for each further game, packed with gzip
# Every game first, and after every other; each game is met in two languages, first and later
PAIRS = [
    (*pair, language)
    for pair, language in zip(permutations(GAMES, 2), cycle(LANGUAGES), strict=False)
]


def play_now(page: Page, game: str) -> None:
    """A table of a game, laid."""
    at_home(page)
    card = page.locator("li.game").nth(GAMES.index(game))
    card.locator("button.main").click()
    page.locator(hands_of(game).board).first.wait_for()


def ask_and_rest(page: Page, host: Host) -> None:
    """Wait until this seat is asked, and nothing more is loaded."""
    my_turn(page)
    asked = -1
    while asked != len(host.asked):
        asked = len(host.asked)
        page.wait_for_timeout(1500)


@pytest.mark.parametrize(("first", "further", "language"), PAIRS)
def test_what_is_loaded_is_light(
    visit_site: Visit, host: Host, first: str, further: str, language: str
) -> None:
    """Home, a table and another of another game, until one is asked there for the first time, as
    somebody new sees them: films are shown, signs explained. All over the wire, heads too.
    """
    page = visit_site("./", language=language, moving=True)
    play_now(page, first)
    ask_and_rest(page, host)
    loaded = host.bytes_sent
    assert 100_000 < loaded < MOST_FIRST_LOAD
    page.goto("./#/")
    play_now(page, further)
    ask_and_rest(page, host)
    assert 20_000 < host.bytes_sent - loaded < MOST_FOR_A_GAME


# --- The network is cut ---


def test_after_one_visit_nothing_is_asked_of_the_host(visit_site: Visit, host: Host) -> None:
    """Home, every lesson, the rules' data and the modules, in a new page. Only the browser itself
    may ask whether there is a new version: Playwright's *offline* is for pages.
    """
    page = come(visit_site)
    context = page.context
    page.close()
    context.set_offline(True)
    host.asked.clear()
    page = context.new_page()
    page.goto("./")
    at_home(page)
    expect(page.get_by_text(KEPT)).to_be_visible()
    for game in GAMES:
        page.goto(f"./#/learn/{game}")
        page.reload()
        page.locator(".tutor").wait_for()
        page.goto(f"./#/new/{game}")
        page.locator("form.sheet").wait_for()
        for file in ("engine.wasm", "words.json", "rules-en.json"):
            assert page.evaluate(f"fetch('data/{game}/{file}').then((a) => a.status)") == 200
    assert set(host.asked) <= {f"{BELOW}sw.js"}


def test_from_a_cold_start_with_the_host_gone(
    site_folder: Path, tmp_path: Path, browser: Browser
) -> None:
    """The browser is closed, the host is off, the browser is started again."""
    with hosting(site_folder) as host:
        page = profile(browser.browser_type, tmp_path, host.address)
        page.goto(host.address)
        wait_until_kept(page)
        page.context.close()
    page = profile(browser.browser_type, tmp_path, host.address)
    page.goto(host.address)
    at_home(page)
    page.locator(f"a[href='#/learn/{GAMES[0]}']").click()
    page.locator(".tutor").wait_for()
    page.context.close()


def test_languages_are_kept_when_they_are_chosen(visit_site: Visit, host: Host) -> None:
    """One that was never chosen is missing without a network, and that is said."""
    page = come(visit_site)
    select = page.locator(".language select")
    select.select_option("it")
    expect(page.get_by_text("Gioca ora").first).to_be_visible()
    page.wait_for_function(
        "async () => (await (await caches.open((await caches.keys())[0])).keys())"
        ".filter((one) => one.url.includes('rules-it')).length === 3"
    )
    page.context.set_offline(True)
    visit_site.forgiven += ["ERR_INTERNET_DISCONNECTED", "Failed to load resource", "fetch"]
    select.select_option("en")
    expect(page.get_by_text("Play now").first).to_be_visible()
    select.select_option("pt")
    expect(page.get_by_text("This language is not on this device yet")).to_be_visible()
    expect(select).to_have_value("en")
    select.select_option("it")
    page.locator(f"a[href='#/learn/{GAMES[1]}']").click()
    page.locator(".tutor").wait_for()


# --- A new version ---


def publish(host: Host, title: str) -> None:
    """Put a new version on the host."""
    changed = host.folder.parent / "client"
    shutil.rmtree(changed, ignore_errors=True)
    shutil.copytree(CLIENT_FOLDER, changed)
    frame = changed / "index.html"
    frame.write_text(
        frame.read_text().replace("</head>", f'<meta name="test" content="{title}" /></head>')
    )
    for path, body in site_files(changed).items():
        (host.folder / path).write_bytes(body)


def version_of(page: Page) -> str | None:
    """Which version shows a page."""
    return page.evaluate("document.querySelector('meta[name=test]')?.content ?? null")


LOOK = "navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => null)"
# How it ends for a version that is being fetched
OUTCOME = """navigator.serviceWorker.getRegistration().then((one) => one.update()).then((one) =>
    new Promise((end) => one.installing.onstatechange = (event) => end(event.target.state)))"""
OFFER = "A new version is here"


def test_a_new_version_is_offered_and_never_forced(visit_site: Visit, host: Host) -> None:
    """Not at a table; at home one may say later; whoever takes it disturbs no other tab."""
    home = come(visit_site)
    lesson = home.context.new_page()
    lesson.goto(f"./#/learn/{GAMES[0]}")
    lesson.locator(".tutor").wait_for()
    publish(host, "second")
    lesson.evaluate(LOOK)
    expect(home.get_by_text(OFFER)).to_be_visible()
    expect(lesson.get_by_text(OFFER)).to_have_count(0)
    assert violations(home) == []
    home.get_by_role("button", name="Later").click()
    expect(home.get_by_text(OFFER)).to_have_count(0)
    home.reload()
    assert version_of(home) is None
    lesson.evaluate("window.stays = true")
    with home.expect_navigation():
        home.get_by_role("button", name="Use it now").click()
    at_home(home)
    assert version_of(home) == "second"
    # The other tab goes on as it is; its next page comes from the new version
    assert lesson.evaluate("window.stays") is True
    lesson.locator(".tutor .button.main").click()
    expect(lesson.locator("progress")).to_have_attribute("value", "2")
    assert lesson.evaluate("window.stays") is True
    with lesson.expect_navigation(wait_until="load"):
        lesson.locator("a.mark").click()
    at_home(lesson)
    assert version_of(lesson) == "second"


def test_a_version_is_kept_whole_or_not_at_all(visit_site: Visit, host: Host) -> None:
    """A folder that is being uploaded: the list is new, a file is still the old one."""
    visit_site.forgiven += ["integrity", "digest", "404", "Failed"]
    page = come(visit_site)
    frame = host.folder / "index.html"
    old = frame.read_bytes()
    publish(host, "second")
    new = frame.read_bytes()
    frame.write_bytes(old)
    assert page.evaluate(OUTCOME) == "redundant"
    page.reload()
    at_home(page)
    assert version_of(page) is None
    expect(page.get_by_text(OFFER)).to_have_count(0)
    frame.write_bytes(new)
    assert page.evaluate(OUTCOME) == "installed"
    expect(page.get_by_text(OFFER)).to_be_visible()


# --- What is kept ---


def test_the_browser_is_asked_to_keep_tables_once_there_is_one(visit_site: Visit) -> None:
    """It may ask the person in turn: not before there is a reason."""
    page = visit_site(None)
    page.add_init_script("""window.asked = 0;
        navigator.storage.persist = async () => { window.asked++; return true; };""")
    page.goto("./")
    at_home(page)
    assert page.evaluate("window.asked") == 0
    for game in GAMES[:2]:
        play_now(page, game)
        page.goto("./#/")
    assert page.evaluate("window.asked") == 1


def test_a_browser_that_may_keep_nothing_says_so(
    site_folder: Path, tmp_path: Path, browser: Browser
) -> None:
    """Storage is forbidden by the person's own setting: it is said before anything can be lost."""
    folder = tmp_path / "profile" / "Default"
    folder.mkdir(parents=True)
    forbidden = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (folder / "Preferences").write_text(json.dumps(forbidden))
    with hosting(site_folder) as host:
        whole = shutil.which("chromium")  # the headless shell reads no settings of a person
        page = profile(browser.browser_type, tmp_path, host.address, whole)
        page.goto(host.address)
        at_home(page)
        with pytest.raises(Exception, match=r"denied|SecurityError"):
            page.evaluate("localStorage.length")
        expect(page.get_by_role("alert")).to_contain_text("does not let the page keep anything")
        expect(page.get_by_text(KEPT)).to_have_count(0)
        page.locator(f"a[href='#/learn/{GAMES[0]}']").click()
        page.locator(".tutor").wait_for()
        page.context.close()
