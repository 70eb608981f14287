"""The gallery as people use it: after a game, on my page, and as a stranger."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.browser import DESKTOP, PHONE, Visit
from tests.web.hands import hands_of
from tests.web.table import LANGUAGES, assert_fits, open_table, play, speak, violations


def test_a_game_is_shown_when_all_who_played_it_agree(visit: Visit) -> None:
    """One asks, the other agrees on their page; a stranger watches it until one has had enough."""
    page, friend, stranger = visit("/"), visit("/"), visit("/", PHONE)
    stranger.goto("/gallery")
    expect(stranger.get_by_text("No game is shown yet")).to_be_visible()
    path = open_table(page, "rubico", 3, open_seats=1, access="invited")
    link = page.get_by_label("The link for your friends").input_value()
    friend.goto(link)
    friend.get_by_role("button", name="Sit here").click()
    act = hands_of("rubico").act
    for _ in range(3000):
        if [act(one, 0) for one in (page, friend)] == ["over", "over"]:
            break
        page.wait_for_timeout(30)
    page.get_by_role("button", name="Show in the gallery").click()
    expect(page.locator(".show")).to_contain_text("What you said to each other is not shown")
    page.get_by_role("button", name="Show it").click()
    expect(page.locator(".show")).to_contain_text("as soon as")
    assert violations(page, ".result") == []
    friend.goto("/me")
    expect(friend.locator(".show")).to_contain_text("Ona would like to show this game")
    friend.get_by_role("button", name="Show in the gallery").click()
    friend.get_by_role("button", name="Show it").click()
    expect(friend.get_by_text("This game is in the gallery")).to_be_visible()
    stranger.goto("/gallery/rubico")
    entry = stranger.locator("main li a")
    expect(entry).to_contain_text("Ona")
    for language in LANGUAGES:
        speak(stranger, language)
        stranger.goto("/gallery")
        entry.wait_for()
        assert_fits(stranger)
    assert violations(stranger, least="minor") == []
    entry.click()
    stranger.locator(hands_of("rubico").board).first.wait_for()
    friend.get_by_role("button", name="Take it back").click()
    expect(friend.get_by_role("button", name="Show in the gallery")).to_be_visible()
    stranger.goto("/gallery")
    stranger.locator("main h1").wait_for()
    expect(entry).to_have_count(0)
    assert path in link


def test_a_game_against_bots_is_shown_by_whoever_played_it(visit: Visit) -> None:
    """At once, for nobody else has to agree."""
    page = visit("/", DESKTOP)
    open_table(page, "rubico", 3)
    play(page, hands_of("rubico").act)
    page.get_by_role("button", name="Show in the gallery").click()
    page.get_by_role("button", name="Show it").click()
    page.get_by_role("link", name="This game is in the gallery").click()
    expect(page.locator("main li a").first).to_contain_text("Ona")
