"""Tables of a browser are deleted, saved as files, and go on after an update of the program."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from rubra.core import record_file, registry
from tests.web.browser import CHROMIUM, PHONE, QUICK, STILL, Visit, profile
from tests.web.hands import hands_of
from tests.web.local.test_tables import (
    AT_ONCE,
    RECORDS,
    assert_fair,
    bring,
    come,
    open_here,
    record_of,
)
from tests.web.static_host import Host
from tests.web.table import LANGUAGES, arrive, assert_fits, my_turn, play, small_targets, violations

FINISHED = RECORDS / "rubico" / "5-four_italica.json"
LINES = "a[href*='table/here-']"


@pytest.fixture
def visit(visit_site: Visit) -> Visit:
    """Of a site."""
    return visit_site


def at_home(page: Page) -> None:
    """The list of games is there, and mine."""
    page.goto("./#/")
    page.locator("main.settled").wait_for()


def open_and_take(page: Page, level: str = "random") -> None:
    """At a new table, until one is Centurion and takes a card; a game may be over before."""
    for _ in range(5):
        open_here(page, "rubico", 3, level)
        if play(page, hands_of("rubico").act, until=["take"])[-1] == "take":
            return
    raise AssertionError("five games in which one was never Centurion")


def delete(page: Page, number: int = 0) -> None:
    """A game of a list, and yes."""
    page.get_by_role("button", name="Delete: ").nth(number).click()
    page.locator("dialog").get_by_role("button", name="Delete it").click()


# --- Deleting ---


def test_games_are_deleted_once_it_is_sure(visit: Visit) -> None:
    """Running ones and finished ones, at home and among my games; nothing is left of them."""
    page = come(visit)
    open_here(page, "rubico", 3)
    my_turn(page)
    page.evaluate("localStorage.setItem('tabula-rubra:notes:' + location.hash.slice(8), '1')")
    bring(page, FINISHED)
    page.locator("output").wait_for()
    at_home(page)
    expect(page.locator(LINES)).to_have_count(2)
    page.get_by_role("button", name="Delete: Rubico").first.click()
    expect(page.locator("dialog")).to_contain_text("save it as a file first")
    assert violations(page, "dialog") == []
    page.locator("dialog").get_by_role("button", name="Keep it").click()
    expect(page.locator(LINES)).to_have_count(2)
    delete(page)
    expect(page.locator(LINES)).to_have_count(1)
    expect(page.locator(f"{LINES}[href$=replay]")).to_have_count(1)
    page.goto("./#/me")
    page.get_by_role("button", name="Delete: Rubico").click()
    expect(page.locator("dialog")).to_contain_text("no longer counts among your games")
    page.locator("dialog").get_by_role("button", name="Delete it").click()
    expect(page.locator(LINES)).to_have_count(0)
    page.reload()
    expect(page.locator("h2").first).to_be_visible()
    expect(page.locator(LINES)).to_have_count(0)
    assert page.evaluate(ROWS) == 0
    assert page.evaluate("Object.keys(localStorage).filter((one) => one.includes('here-'))") == []


ROWS = """() => new Promise((done) => {
    indexedDB.open('tabula-rubra').onsuccess = ({ target: { result } }) => {
        const work = result.transaction(['tables', 'entries'])
        const counts = ['tables', 'entries'].map((one) => work.objectStore(one).count())
        work.oncomplete = () => done(counts[0].result + counts[1].result)
    }
})"""


def test_a_game_that_another_tab_plays_is_not_deleted(visit: Visit) -> None:
    """It says so, and the game goes on there; once that tab is closed it can be deleted."""
    page = come(visit)
    open_here(page, "rubico", 3)
    my_turn(page)
    other = page.context.new_page()
    at_home(other)
    delete(other)
    expect(other.locator("dialog [role=alert]")).to_contain_text("open in another tab")
    play(page, hands_of("rubico").act, until=["take"])
    page.close()
    again = other.locator("dialog").get_by_role("button", name="Delete it")
    for _ in range(100):  # the browser takes a moment to let go of a tab that was closed
        if not again.is_visible():
            break
        again.click()
        other.wait_for_timeout(100)
    expect(other.locator("dialog")).to_have_count(0)
    expect(other.locator(LINES)).to_have_count(0)


def test_a_deleted_rematch_can_be_played_again(visit: Visit) -> None:
    """*Play again* leads to a new table then."""
    page = come(visit)
    open_here(page, "rubico", 3)
    over = page.url
    play(page, hands_of("rubico").act)
    page.get_by_role("button", name="Play again").click()
    arrive(page, "rubico")
    my_turn(page)
    first = page.url
    at_home(page)
    delete(page)
    expect(page.locator(LINES)).to_have_count(1)
    page.goto(over)
    page.get_by_role("button", name="Play again").click()
    my_turn(page)
    assert page.url not in (first, over)


def test_with_room_again_it_goes_on(browser: Browser, host: Host, tmp_path: Path) -> None:
    """Games are opened until the store is full. Some are deleted, and there is room for others, and
    for the moves of the one that goes on.
    """
    page = profile(browser.browser_type, tmp_path, host.address)
    page.context.add_init_script(AT_ONCE)
    page.context.route("**/sw.js", lambda route: route.abort())  # it would take room
    page.context.new_cdp_session(page).send(
        "Storage.overrideQuotaForOrigin", {"origin": host.origin, "quotaSize": 400_000}
    )
    page.goto("./")
    open_here(page, "rubico", 3)
    my_turn(page)
    table = page.url
    alert = page.locator("main [role=alert]")
    opened = 0
    while open_record(page):
        opened += 1
        assert opened < 60
    expect(alert).to_contain_text("Delete games that you no longer need")
    at_home(page)
    for _ in range(opened // 2):
        games = page.locator(LINES).count()
        delete(page, 1)
        expect(page.locator("dialog")).to_have_count(0)
        expect(page.locator(LINES)).to_have_count(min(games, 6))  # of those that are over five
    expect(alert).to_have_count(0)
    assert open_record(page)
    page.goto(table)
    my_turn(page)
    told = page.locator(".log li").count()
    for turn in range(100):
        hands_of("rubico").act(page, turn)
        page.wait_for_timeout(50)
        if page.locator(".log li").count() > told:
            break
    expect(page.locator(".log li").nth(told)).to_be_visible()
    expect(page.locator("[role=alert]")).to_have_count(0)
    page.context.close()


def open_record(page: Page) -> bool:
    """A finished game; whether there was room for it."""
    at_home(page)
    page.locator(".bring input").set_input_files(FINISHED)
    page.locator("output, main [role=alert]").first.wait_for()
    return page.locator("output").count() > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_deleting_and_saving_fit_a_phone(visit: Visit, language: str) -> None:
    """In every language; what can be tapped is as large as a finger."""
    page = come(visit, PHONE, language=language)
    open_here(page, "cathedral", 2)
    my_turn(page)
    page.locator("header .button.icon").last.click()
    page.locator("dialog .button", has=page.locator("path[d^='M12 4v11']")).click()
    page.locator("dialog .button.main").wait_for()
    assert_fits(page)
    at_home(page)
    assert_fits(page)
    assert small_targets(page) == []
    page.locator("li .button.icon").click()
    page.locator("dialog .button.main").wait_for()
    assert_fits(page)


# --- Saving ---

# In the page, and in its worker
FORBIDDEN = """delete window.indexedDB;
    IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError') }"""


def test_a_running_game_is_saved_and_opened_where_nothing_is_kept(
    visit: Visit, tmp_path: Path
) -> None:
    """The file has the whole game; after the page was closed it goes on from there, with the same
    bots at the same seats; what is kept only in this page is listed as long as it lasts.
    """
    page = come(visit)
    page.context.add_init_script(FORBIDDEN)
    page.route("**/assets/worker-*.js", without_store)
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("save it as a file")
    open_and_take(page, "medium")
    my_turn(page)
    told = page.locator(".log li").last.inner_text()
    file = save(page, tmp_path / "game.json")
    record = record_file.load(file)
    assert [seat.bot for seat in record.seats] == [None, "medium", "medium"]
    match = record_file.replay(record)
    assert not match.is_over
    assert match.waiting == [0]
    page.evaluate("location.hash = '#/'")
    page.locator(LINES).first.wait_for()
    page.reload()
    page.locator("main.settled").wait_for()
    expect(page.locator(LINES)).to_have_count(0)
    page.locator(".bring input").set_input_files(file)
    arrive(page, "rubico")
    my_turn(page)
    expect(page.locator(".log li").last).to_have_text(told)
    again = record_file.load(save(page, tmp_path / "again.json"))
    assert (again.moves, again.seats) == (record.moves, record.seats)
    play(page, hands_of("rubico").act, until=["take"])


def save(page: Page, file: Path) -> Path:
    """The game as it stands, by the menu of its table."""
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog").get_by_role("button", name="Save as a file").click()
    expect(page.locator("dialog")).to_contain_text("everything that is hidden")
    with page.expect_download() as download:
        page.locator("dialog").get_by_role("button", name="Save", exact=True).click()
    download.value.save_as(file)
    expect(page.locator("dialog")).to_have_count(0)
    return file


def without_store(route: Any) -> None:
    """The worker's script, where no database can be opened."""
    answer = route.fetch()
    forbidden = "IDBFactory.prototype.open=()=>{throw new DOMException('no','SecurityError')};"
    route.fulfill(response=answer, body=forbidden + answer.text())


# --- After an update of the program ---

CHANGE = """(change) => new Promise((done) => {
    indexedDB.open('tabula-rubra').onsuccess = ({ target: { result } }) => {
        const work = result.transaction('entries', 'readwrite')
        work.objectStore('entries').openCursor().onsuccess = ({ target: { result: cursor } }) => {
            if (!cursor) return
            const { entry } = cursor.value
            if (CHANGES[change](entry)) cursor.update(cursor.value)
            cursor.continue()
        }
        work.oncomplete = () => done(result.close())
    }
    const CHANGES = {
        version: ({ is, table }) => is === 'made' && (table.version = 99),
        module: ({ is, table }) => is === 'made' && (table.module = 'another'),
        digests: (entry) => 'digest' in entry && (entry.digest = 'elsewhere'),
        box: ({ is, table }) => is === 'made' && (table.box = { digest: '0', text: 'game = 1' }),
        move: (entry) => entry.is === 'move' && (entry.move = ['none']),
    }
})"""
ENTRIES = """() => new Promise((done) => {
    indexedDB.open('tabula-rubra').onsuccess = ({ target: { result } }) => {
        const found = result.transaction('entries').objectStore('entries').getAll()
        found.onsuccess = () => done(found.result.map((one) => one.entry))
    }
})"""


def changed(page: Page, *changes: str) -> None:
    """Load a table again, after its log was changed."""
    table = page.url
    at_home(page)
    for change in changes:
        page.evaluate(CHANGE, change)
    page.goto(table)
    page.reload()


def test_a_game_goes_on_after_an_update_with_the_same_rules(visit: Visit) -> None:
    """What another module noted of its memory is not held against it; from the next move on the log
    is checked against the module at hand.
    """
    page = come(visit)
    open_and_take(page)
    my_turn(page)
    told = page.locator(".log li").count()
    changed(page, "module", "digests")
    arrive(page, "rubico")
    my_turn(page)
    expect(page.locator(".log li")).to_have_count(told)
    play(page, hands_of("rubico").act, until=["take"])
    my_turn(page)
    found: list[dict[str, Any]] = page.evaluate(ENTRIES)
    module = json.loads((registry.folder("rubico") / "engine.json").read_text(encoding="utf-8"))[
        "module"
    ]
    caught_up = [n for n, entry in enumerate(found) if entry.get("change") == {"module": module}]
    assert len(caught_up) == 1
    before, after = found[: caught_up[0]], found[caught_up[0] + 1 :]
    assert {entry["digest"] for entry in before if "digest" in entry} == {"elsewhere"}
    assert after
    told = page.locator(".log li").count()
    page.reload()
    arrive(page, "rubico")
    my_turn(page)
    expect(page.locator(".log li")).to_have_count(told)
    changed(page, "digests")
    page.get_by_text("no longer lead where they led").wait_for()


@pytest.mark.parametrize(
    ("change", "sentence", "detail"),
    [
        ("version", "another version of the rules", "was played with version 99 of the rules"),
        ("digests", "no longer lead where they led", "the log leads elsewhere than it did"),
        ("move", "no longer lead where they led", "none"),
        ("box", "rules file of this table cannot be read", "the box of this table"),
    ],
)
def test_a_frozen_game_says_why(visit: Visit, change: str, sentence: str, detail: str) -> None:
    """In one sentence, and in detail; it is kept, and can be deleted."""
    page = come(visit)
    open_and_take(page)
    my_turn(page)
    changed(page, change)
    expect(page.locator("h1")).to_contain_text(sentence)
    expect(page.locator("[lang=en]").last).to_contain_text(detail)
    assert violations(page, "main") == []
    at_home(page)
    delete(page)
    expect(page.locator(LINES)).to_have_count(0)


# --- Over plain http ---


def test_over_plain_http_tables_are_played_and_kept(
    browser: Browser, host: Host, tmp_path: Path
) -> None:
    """Browsers give such pages neither SHA-256 nor locks nor a service worker: it is said that a
    connection is needed, a whole game is played, and its deal is checked here and by Python.
    """
    name = "rubra.test"
    context = browser.browser_type.launch_persistent_context(
        str(tmp_path / "profile"),
        executable_path=CHROMIUM,
        args=[*QUICK, f"--host-resolver-rules=MAP {name} 127.0.0.1"],
        base_url=host.address.replace("127.0.0.1", name),
        locale="en",
    )
    context.add_init_script(STILL)
    context.add_init_script(AT_ONCE)
    page = context.pages[0]
    page.goto("./")
    assert page.evaluate("[isSecureContext, crypto.subtle ?? null]") == [False, None]
    expect(page.get_by_text("This page came over plain http")).to_be_visible()
    open_here(page, "rubico", 3)
    play(page, hands_of("rubico").act, until=["take"])
    page.reload()
    arrive(page, "rubico")
    play(page, hands_of("rubico").act)
    assert record_file.verify(record_of(page, tmp_path)).is_over
    assert_fair(page)
    context.close()
