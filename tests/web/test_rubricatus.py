"""Rubricatus in a real browser: by clicking, with keys, by two people, in four languages."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import DESKTOP, PHONE, ROOT, Visit
from tests.web.table import PATIENCE
from tests.web.test_pages import LANGUAGES, assert_fits, violations

OPEN_TABLE = """async ([players, level, open]) => {
    const send = (path, body) => fetch(path, {
        method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)
    }).then(answer => answer.json())
    await send('/api/me', {name: 'Ona', language: 'en'})
    const seats = [{who: 'me'}]
    for (let n = 1; n < players; n++) seats.push(n <= open ? {who: 'open'} : {who: 'bot', level})
    return await send('/api/tables', {
        game: 'rubricatus', access: open ? 'open' : 'invited', seats, nonce: crypto.randomUUID()
    })
}"""


def new_game(page: Page, players: int = 3, *, level: str = "random", open_seats: int = 0) -> str:
    """Open a table with quick bots and no film; where it is."""
    page.evaluate(
        "localStorage.setItem('tabula-rubra:prefs', JSON.stringify("
        "{language: null, theme: 'system', sound: false, pace: 0}))"
    )
    table = page.evaluate(OPEN_TABLE, [players, level, open_seats])
    path = f"/table/{table['id']}"
    page.goto(path)
    if not open_seats:
        page.locator(".valley .space").first.wait_for(timeout=PATIENCE)
    return path


def press(button: Locator, keys: bool) -> None:
    """With the mouse, or with the keyboard."""
    if keys:
        button.focus()
        button.page.keyboard.press("Enter")
    else:
        button.click(timeout=5000)


def act(page: Page, turn: int = 0, keys: bool = False) -> str | None:
    """Do something of what is asked, on the board rather than in the list; what it was."""
    if page.locator(".result").count():
        return "over"
    if not page.locator(".whose.mine").count():
        return None
    for what, places in (
        ("sure", ".mine .sure .button.main"),
        ("reading", ".mine .reading .button"),
        ("use", ".hand .use:not([disabled])"),
        ("lift", ".hand .whole"),
        ("build", ".market .legal button"),
        ("take", ".seats .res.legal"),
        ("eteria", ".lights .legal"),
        ("track", ".tracks .legal"),
        ("place", ".space.legal, .gauge.legal"),
        ("chip", ".chips .chip"),
    ):
        found = page.locator(places)
        if found.count():
            # The last of several uses is an event, the first of several places a resource
            press(found.nth(turn % found.count()), keys)
            return what
    return None


def play(page: Page, most: int = 3000, *, until: set[str], keys: bool = False) -> list[str]:
    """Act until the game is over, or all of these have been done."""
    done: list[str] = []
    for turn in range(most):
        try:
            what = act(page, turn, keys)
        except Exception:
            # The table moved on between looking and pressing: look again
            if page.is_closed():
                raise
            what = None
        if what is not None:
            done.append(what)
        if what == "over" or until <= set(done):
            return done
        page.wait_for_timeout(60)
    raise AssertionError(f"it does not end; done so far: {done[-20:]}")


@pytest.mark.parametrize(("size", "players"), [(DESKTOP, 4), (PHONE, 3)], ids=["desktop", "phone"])
def test_a_whole_game_by_clicking(visit: Visit, size: dict[str, int], players: int) -> None:
    """To the scoring line by line, or to the story of how the river was lost."""
    page = visit("/", size)
    new_game(page, players)
    done = play(page, until={"over"})
    assert {"lift", "place"} <= set(done)
    expect(page.locator(".ending tfoot td")).to_have_count(players)
    if page.locator(".ending .story").count():
        expect(page.locator(".ending .story")).to_contain_text("the river ran dry")
        expect(page.locator(".valley svg.dry")).to_have_count(1)


def test_the_board_with_keys_only(visit: Visit) -> None:
    """A bid, a card, a resource or a region: each is reached and pressed with the keyboard."""
    page = visit("/")
    new_game(page)
    done = play(page, until={"lift", "reading", "use", "place"}, keys=True)
    assert {"lift", "reading", "use", "place"} <= set(done)


def test_undo_until_something_was_seen(visit: Visit) -> None:
    """A card that was played comes back; once bids were shown there is no way back."""
    page = visit("/")
    new_game(page)
    undo = page.get_by_role("button", name="Undo")
    last = None
    for turn in range(400):
        # Chosen for its points: nothing new was seen
        first = page.locator(".hand .use:not(.event)").first
        if page.locator(".whose.mine").count() and first.count():
            if last == "reading":  # the bid was the last that was done
                expect(undo).to_be_disabled()
            cards = page.locator(".hand li").count()
            first.click()
            expect(page.locator(".doing")).to_be_visible()
            undo.click()
            expect(page.locator(".hand li")).to_have_count(cards)
            return
        last = act(page, turn) or last
        page.wait_for_timeout(60)
    raise AssertionError("no card could be played")


def test_two_people_never_see_each_others_cards(visit: Visit) -> None:
    """Neither hands nor bids of the other come over the wire."""
    pages = [visit("/"), visit("/")]
    told: list[list[Any]] = [[], []]
    for page, heard in zip(pages, told, strict=True):
        page.on(
            "websocket",
            lambda socket, heard=heard: socket.on("framereceived", lambda data: heard.append(data)),
        )
    path = new_game(pages[0], open_seats=1)
    pages[1].evaluate(OPEN_TABLE.split("const seats")[0] + "}", [3, "random", 0])
    pages[1].goto(path)
    pages[1].get_by_role("button", name="Sit here").click()
    for page in pages:
        page.locator(".valley .space").first.wait_for(timeout=PATIENCE)
    for turn in range(40):
        for page in pages:
            try:
                act(page, turn)
            except Exception:
                assert not page.is_closed()
            page.wait_for_timeout(80)
    for me, heard in enumerate(told):
        assert len(heard) > 5
        for frame in heard:
            assert_private(json.loads(frame), me)


def assert_private(told: dict[str, Any], me: int) -> None:
    """What is only mine to see is told only of me."""
    view = told.get("scene", {}).get("view") or {}
    for number, seat in enumerate(view.get("seats", [])):
        if number != me and not view.get("result"):
            assert not {"hand", "bid"} & set(seat)
    for patch in told.get("patches") or []:
        path = patch[0]
        if path[:2] == ["view", "seats"] and len(path) > 3 and path[2] != me:
            assert path[3] not in ("hand", "bid"), patch


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_no_serious_violation_of_accessibility(
    visit: Visit, size: dict[str, int], dark: bool
) -> None:
    """When a card is chosen, when a place is, and with somebody's board open."""
    page = visit("/", size, dark=dark)
    new_game(page)
    assert violations(page) == []
    play(page, until={"lift"})
    assert violations(page) == []
    page.locator(".seats .who").first.click()
    page.locator("dialog").wait_for()
    assert violations(page) == []
    page.keyboard.press("Escape")
    play(page, until={"place"})
    assert violations(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fits(visit: Visit, language: str) -> None:
    """No missing text (an error in the console), nothing cut, at both sizes."""
    for size in (PHONE, DESKTOP):
        page = visit("/", size, language=language)
        new_game(page)
        assert_fits(page)
        play(page, until={"place"})
        assert_fits(page)


def test_cards_are_read_by_a_tap_on_a_phone(visit: Visit) -> None:
    """A card of the hand says its event in words, one of the market tells its story."""
    page = visit("/", PHONE)
    new_game(page)
    page.locator(".hand .whole").first.tap()
    expect(page.locator(".mine .reading .title")).to_be_visible()
    page.locator(".market button").first.tap()
    dialog = page.locator("dialog")
    expect(dialog.locator(".story")).to_be_visible()
    expect(dialog.locator("li")).to_have_count(3)  # who can pay it


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_first_game_can_be_played_to_its_end(visit: Visit, size: dict[str, int]) -> None:
    """One does the moves oneself; only the one that is told can be done."""
    page = visit("/learn/rubricatus", size)
    page.locator(".tutor").wait_for()
    for _ in range(400):
        if page.locator(".tutor a.button").count():
            break
        if page.locator(".tutor .button", has_text="Skip").count():
            page.locator(".tutor .button", has_text="Skip").click(no_wait_after=True)
        elif page.locator(".tutor .try").count():
            follow(page)
        else:
            page.locator(".tutor .button.main").click()
        page.wait_for_timeout(60)
    expect(page.locator(".tutor .button.main")).to_have_text("Now play")
    expect(page.locator(".valley .site")).to_have_count(1)


def follow(page: Page) -> None:
    """Do what the lesson asks for."""
    for places in (
        ".mine .sure .button.main",
        ".mine .reading .button:not([disabled])",
        ".hand .use:not([disabled])",
        ".market .legal button",
        ".space.legal, .gauge.legal",
        ".chips .chip",
    ):
        found = page.locator(places)
        if found.count():
            found.first.click(timeout=5000)
            return


def test_the_first_game_is_the_one_that_the_words_tell_of() -> None:
    """The box has not changed since it was written down."""
    subprocess.run([sys.executable, ROOT / "tools/first_game_rubricatus.py", "--check"], check=True)
