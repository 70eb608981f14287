"""Friends, a new table, the table before the game, once more, and my page; as people do it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import DESKTOP, PHONE, Visit
from tests.web.hands import hands_of
from tests.web.table import (
    GAMES,
    LANGUAGES,
    PATIENCE,
    arrive,
    assert_fits,
    open_table,
    play,
    small_targets,
    speak,
    violations,
)

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
SHARING = "navigator.share = async shared => { window.shared = shared }"


def come(page: Page, name: str) -> None:
    """Come in as a guest."""
    page.evaluate(
        """name => fetch('/api/me', {method: 'POST', headers: {'content-type': 'application/json'},
            body: JSON.stringify({name})})""",
        name,
    )


def befriend(page: Page, friend: Page, name: str) -> None:
    """By a link, as people do it."""
    page.goto("/me")
    page.get_by_role("button", name="Invite a friend").click()
    link = page.get_by_label("Your link for friends").input_value()
    friend.goto(link)
    friend.get_by_label("Your name").fill(name)
    friend.get_by_role("button", name="Be friends").click()
    friend.get_by_text("are friends now").wait_for()


def open_for_people(page: Page, game: str, players: int, friend: str | None = None) -> str:
    """A table as it is offered, with a seat for a friend; where it is."""
    page.goto(f"/new/{game}")
    page.locator(".numbers label", has_text=str(players)).click()
    if friend is not None:
        page.locator("form.sheet li select").nth(1).select_option(label=friend)
    page.get_by_role("button", name="Open the table").click()
    page.locator(".gathering").wait_for()
    return page.url


@SIZES
def test_a_table_with_a_friend_from_the_link_to_the_first_move(
    visit: Visit, size: dict[str, int]
) -> None:
    """The friend finds it on the home page, sits down; it begins when both are ready."""
    page, friend = visit("/", size), visit("/", size)
    come(page, "Ona")
    befriend(page, friend, "Pau")
    page.reload()
    page.get_by_role("radio", name="heron").check(force=True)
    open_for_people(page, "rubico", 3, "Pau")
    lobby = page.locator(".gathering")
    expect(lobby.get_by_role("heading", name="Rubico")).to_be_visible()
    expect(lobby).to_contain_text("No clock")
    expect(lobby).to_contain_text("kept for Pau")
    page.get_by_label("Who sits at seat 3?").select_option(label="Bot, easy")
    friend.goto("/")
    friend.get_by_text("Ona keeps a seat for you").click()
    assert violations(friend) == []
    assert_fits(friend)
    friend.get_by_role("button", name="Sit here").click()
    friend.get_by_label("Say something").fill("hello")
    friend.get_by_role("button", name="Send").click()
    expect(lobby.get_by_text("hello")).to_be_visible()
    page.get_by_role("button", name="I am ready").click()
    expect(friend.get_by_text("Not ready yet: you")).to_be_visible()
    friend.get_by_role("button", name="I am ready").click()
    arrive(page, "rubico")
    arrive(friend, "rubico")


def test_whoever_is_asked_can_decline_leave_and_be_let_go(visit: Visit) -> None:
    """The host hears of it, frees a seat, and cancels the table; nobody is left in the dark."""
    page, friend = visit("/"), visit("/")
    come(page, "Ona")
    befriend(page, friend, "Pau")
    path = open_for_people(page, "rubico", 3, "Pau")
    friend.goto(path)
    friend.get_by_role("button", name="No, thanks").click()
    expect(page.get_by_text("cannot come this time")).to_be_visible()
    friend.get_by_role("button", name="Sit here").first.click()
    friend.get_by_role("button", name="Leave").click()
    friend.wait_for_url(re.compile("/$"))
    friend.goto(path)
    friend.get_by_role("button", name="Sit here").first.click()
    page.get_by_role("button", name="Free the seat of Pau").click()
    expect(friend.get_by_text("was asked to leave")).to_be_visible()
    page.get_by_role("button", name="Cancel the table").click()
    page.locator("dialog").get_by_role("button", name="Cancel the table").click()
    expect(friend.get_by_text("This table is closed")).to_be_visible()


def test_a_table_is_passed_on_by_link_code_and_the_phones_own_share_sheet(visit: Visit) -> None:
    """Each leads to the same table; the code is drawn by the page itself."""
    page = visit("/", PHONE)
    page.add_init_script(SHARING)
    come(page, "Ona")
    path = open_for_people(page, "cathedral", 2)
    link = page.get_by_label("The link for your friends").input_value()
    assert link.startswith(path)
    page.get_by_role("button", name="Share").click()
    assert page.evaluate("window.shared.url") == link
    page.get_by_role("button", name="QR code").click()
    code = page.locator("svg.code path")
    expect(code).to_have_attribute("d", re.compile("M2 2h1v1h-1z"))  # the corner of every code
    assert violations(page) == []
    assert small_targets(page) == []


def test_lists_of_tables_are_filtered(visit: Visit) -> None:
    """By game and by pace."""
    host, page = visit("/"), visit("/")
    for game in GAMES:
        open_table(host, game, hands_of(game).players, open_seats=1, pace={"days": 2})
    page.goto("/")
    page.get_by_label("Game", exact=True).select_option(label="Rubico")
    section = page.locator("section", has=page.get_by_label("Time to think"))
    listed = section.locator("li a b")
    expect(listed.first).to_have_text("Rubico")
    assert set(listed.all_inner_texts()) == {"Rubico"}
    page.get_by_label("Time to think").select_option(label="Live, 15 minutes each")
    expect(page.get_by_text("No such table is open now")).to_be_visible()


def test_a_rematch_is_asked_aloud(visit: Visit) -> None:
    """The other sees it at once, and joins with one tap."""
    page, friend = visit("/"), visit("/")
    path = open_table(page, "rubico", 3, open_seats=1)
    friend.goto(path)
    friend.get_by_role("button", name="Sit here").click()
    act = hands_of("rubico").act
    for _ in range(3000):
        done = [act(one, 0) for one in (page, friend)]
        if done == ["over", "over"]:
            break
        page.wait_for_timeout(30)
    page.get_by_role("button", name="Play again").click()
    asked = friend.locator(".rematch")
    expect(asked).to_contain_text("would like to play again")
    assert violations(friend, ".rematch") == []
    asked.get_by_role("button", name="Join").click()
    friend.wait_for_url(lambda url: path not in url)
    arrive(friend, "rubico")
    arrive(page, "rubico")


def test_reminders_are_offered_where_they_help(visit: Visit) -> None:
    """At a correspondence table, once; whoever declines is not asked again."""
    page = visit("/")
    open_table(page, "rubico", 3, open_seats=2, pace={"days": 2})
    offer = page.locator(".offer")
    expect(offer).to_contain_text("tell you when it is your turn")
    assert violations(page) == []
    offer.get_by_role("button", name="No, thanks").click()
    expect(offer).to_have_count(0)
    page.reload()
    page.locator(".gathering").wait_for()
    expect(offer).to_have_count(0)
    # Where one plays against bots nobody waits for anything
    open_table(page, "rubico", 3)
    expect(offer).to_have_count(0)


@SIZES
def test_my_page_has_games_under_way_and_finished_ones(visit: Visit, size: dict[str, int]) -> None:
    """With whom, whose turn, the result, and how many I have won against which bots."""
    page = visit("/", size)
    open_table(page, "rubico", 3)
    play(page, hands_of("rubico").act)
    open_table(page, "rubico", 3)
    page.goto("/me")
    running = page.locator("section", has=page.get_by_role("heading", name="Games under way"))
    expect(running.locator("li")).to_have_count(1)
    expect(running.locator("li")).to_contain_text("2 bots · today")
    over = page.locator("section", has=page.get_by_role("heading", name="finished games"))
    expect(over.locator("li")).to_contain_text(re.compile("You have (won|lost)"))
    row = page.get_by_role("row", name="Rubico bots, random")
    expect(row.get_by_role("cell").nth(1)).to_have_text("1")
    assert violations(page) == []
    assert_fits(page)
    assert size is DESKTOP or small_targets(page) == []


def test_every_language_fits_on_a_phone(visit: Visit) -> None:
    """The table before the game, with all that a host can do there, and my page."""
    page = visit("/", PHONE)
    path = open_table(page, "cathedral", 4, open_seats=2, pace={"days": 2})
    for language in LANGUAGES:
        speak(page, language)
        page.goto(path)
        page.locator(".gathering .offer").wait_for()
        assert_fits(page)
        page.goto("/me")
        page.locator(".signs").wait_for()
        assert_fits(page)


@SIZES
def test_axe_finds_nothing(visit: Visit, size: dict[str, int]) -> None:
    """Neither serious nor minor: home, a new table, a table, its result, my page."""
    page = visit("/", size)
    page.locator(".game").first.wait_for()
    assert violations(page, least="minor") == []
    page.goto("/new/cathedral")
    page.locator("form.sheet").wait_for()
    assert violations(page, least="minor") == []
    open_table(page, "rubico", 3)
    assert violations(page, least="minor") == []
    play(page, hands_of("rubico").act)
    page.locator(".result").wait_for(timeout=PATIENCE)
    page.keyboard.press("Escape")  # what was tapped last may still be explained
    assert violations(page, least="minor") == []
    page.goto("/me")
    page.locator(".signs").wait_for()
    assert violations(page, least="minor") == []
