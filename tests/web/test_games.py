"""Whole games in a real browser."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP, PHONE, Visit
from tests.web.table import PATIENCE, new_table, play_to_the_end


@pytest.mark.parametrize(("size", "players"), [(DESKTOP, 5), (PHONE, 3)], ids=["desktop", "phone"])
def test_a_whole_game_by_clicking(visit: Visit, size: dict[str, int], players: int) -> None:
    """From the home page to the result, which says who won and who was who."""
    page = visit("/", size)
    new_table(page, players)
    done = play_to_the_end(page)
    assert {"lay", "declare", "take"} <= set(done)
    expect(page.locator(".result h2")).to_have_text(
        ("You have won", "You have lost")[is_lost(page)]
    )
    expect(page.locator(".result .roles li")).to_have_count(players)
    expect(page.locator(".result .role")).to_have_count(players)


def is_lost(page: Page) -> bool:
    """By the words beneath."""
    return "lost" in page.locator(".result h2").inner_text()


def test_one_click_from_the_home_page_to_a_game(visit: Visit) -> None:
    """Play now: a name is not asked for, the cards lie there."""
    page = visit("/")
    page.locator("li.game", has_text="Rubico").get_by_role("button", name="Play now").click()
    page.locator(".strip").wait_for(timeout=PATIENCE)
    expect(page.locator("article.seat")).to_have_count(4)


def test_a_whole_game_with_keys_only(visit: Visit) -> None:
    """Everything that can be done is in the list of choices, reached with Tab and Enter."""
    page = visit("/")
    new_table(page, 3)
    seen = set()
    for _ in range(2000):
        if page.locator(".result").count():
            break
        if page.locator(".asking > .button", has_text="Skip").count():
            page.keyboard.press("Escape")
        elif page.locator(".whose.mine").count():
            seen.add(choose_with_keys(page))
        page.wait_for_timeout(80)
    expect(page.locator(".result")).to_be_visible()
    assert {"Lay", "Declare", "Take"} & {word for word in seen if word}


def choose_with_keys(page: Page) -> str | None:
    """Open the list with the keyboard and take its first choice."""
    opener = page.locator(".question button")
    if not opener.count():
        # One choice only: its button stands beneath the question
        button = page.locator(".mine .act .button").first
        if button.count() and button.is_enabled():
            button.focus()
            page.keyboard.press("Enter")
        return None
    opener.focus()
    page.keyboard.press("Enter")
    page.locator(".choices").wait_for()
    page.keyboard.press("Tab")
    label = page.evaluate("document.activeElement.textContent.trim()")
    page.keyboard.press("Enter")
    words = str(label).split()
    return "Lay" if "|" in label else words[0] if words else None


def test_undo_takes_a_row_back(visit: Visit) -> None:
    """What nobody has seen yet can be taken back."""
    for _ in range(4):  # who leads is drawn by lot, and the Centurion lays nothing
        page = visit("/")
        new_table(page, 3)
        page.wait_for_timeout(1500)
        if page.locator(".mine.laying").count():
            break
    page.locator(".mine .act .button.main").click()
    page.locator(".mine.declaring").wait_for()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".mine.laying")).to_be_visible()


def test_two_people_at_two_devices(visit: Visit) -> None:
    """One opens a table and sends the link; both see the game begin, each his own cards."""
    host = visit("/new/rubico")
    host.locator(".numbers label", has_text="3").click()
    host.locator("fieldset li select").nth(1).select_option("open")
    host.locator("input[name=level][value=easy]").check()
    host.get_by_role("button", name="Open the table").click()
    link = host.locator(".link input").input_value()
    friend = visit(link.replace(link.split("/table")[0], ""))
    friend.get_by_role("button", name="Sit here").click()
    for page in (host, friend):
        page.locator(".strip").wait_for(timeout=PATIENCE)
        expect(page.locator("article.seat")).to_have_count(2)


def test_pass_and_play_shows_no_hand_before_the_curtain_is_lifted(visit: Visit) -> None:
    """Neither on the page nor over the wire."""
    page = visit("/")
    told: list[Any] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda data: told.append(data)))
    new_table(page, 3, here=2)
    lifted = 0
    for _ in range(60):
        if page.locator(".curtain").count():
            page.wait_for_timeout(300)
            # A watcher's scene: no hand of anybody in the last whole that was told
            wholes = [one for one in map(json.loads, told) if one["is"] == "whole"]
            assert wholes[-1]["scene"].get("viewer") is None
            assert all("hand" not in seat for seat in wholes[-1]["scene"]["view"]["seats"])
            assert page.locator(".mine .hand").count() == 0
            page.locator(".curtain button").click()
            page.locator(".curtain").wait_for(state="detached")
            lifted += 1
        elif page.locator(".mine.laying, .mine.declaring").count():
            page.locator(".mine .act .button.main").click()
        if lifted >= 3:
            break
        page.wait_for_timeout(200)
    assert lifted >= 3


def test_replay_with_a_slider(visit: Visit) -> None:
    """A finished game can be watched again from any moment, with anybody's eyes."""
    page = visit("/")
    new_table(page, 3)
    play_to_the_end(page)
    page.locator(".result a", has_text="Watch again").click()
    slider = page.locator("input[type=range]")
    slider.wait_for()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator("output")).to_have_text(
        f"{slider.get_attribute('max')} / {slider.get_attribute('max')}"
    )
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator("output")).to_contain_text("0 /")
    page.locator("header select").select_option("1")
    expect(page.locator("main.board .strip")).to_be_visible()


def test_a_hint_says_what_a_bot_would_do(visit: Visit) -> None:
    """From what this seat knows."""
    page = visit("/")
    new_table(page, 5)
    page.locator(".whose.mine").wait_for(timeout=PATIENCE)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("dialog")).to_contain_text("senator", timeout=PATIENCE)
