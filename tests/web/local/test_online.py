"""A game of this browser is taken to the server, and a friend plays on from elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from rubra.cli import verify
from rubra.core import registry
from tests.web.browser import DESKTOP, PHONE, Visit
from tests.web.hands import hands_of
from tests.web.local.test_tables import AT_ONCE
from tests.web.table import (
    GAMES,
    PATIENCE,
    arrive,
    assert_fits,
    my_turn,
    play,
    small_targets,
    try_to,
    violations,
)

AWAY = ["ERR_INTERNET_DISCONNECTED", "Failed to load resource"]


def open_here(visit: Visit, game: str, size: dict[str, int] = DESKTOP, here: int = 0) -> Page:
    """A table of this browser: the server was away when it was made, and is back now."""
    visit.forgiven += AWAY
    page = visit(None, size, service_workers="allow")
    page.context.add_init_script(AT_ONCE)
    page.goto("/")
    page.locator("#app .game").first.wait_for()
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.context.set_offline(True)
    page.goto(f"/new/{game}")
    page.locator("form.sheet").wait_for()
    expect(page.locator("input[name=access]")).to_have_count(0)  # it knows that there is no server
    page.locator(f"input[name=players][value='{max(2, registry.about(game).players[0])}']").check(
        force=True
    )
    easy = page.locator("input[name=fill][value='bot:easy']")
    if easy.count():
        easy.check(force=True)
    for seat in range(1, here + 1):
        page.locator("form.sheet li select").nth(seat).select_option("here")
    page.locator("form.sheet button.main").click()
    page.wait_for_url("**/table/here-*")
    arrive(page, game)
    return page


def invite(page: Page, *seats: int) -> None:
    """Open the dialog and choose seats, counted without the one that is kept."""
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog").get_by_role("button", name="Invite a friend").click()
    expect(page.locator("dialog")).to_contain_text("could know what is still to come")
    for seat in seats:
        page.locator("dialog input[type=checkbox]").nth(seat).check()


def go(page: Page) -> str:
    """Take it online; the link for the friend."""
    page.locator("dialog").get_by_role("button", name="Take it online").click()
    link = page.locator(".gathering .link input")
    link.wait_for(timeout=PATIENCE)
    return link.input_value()


def act_in_turn(pages: list[Page], game: str, most: int) -> list[str]:
    """Whoever is asked decides, until it is over or so much was done."""
    done: list[str] = []
    for turn in range(3000):
        for page in pages:
            what = try_to(hands_of(game).act, page, turn)
            if what is not None:
                done.append(what)
        if done and (done[-1] == "over" or len(done) >= most):
            return done
        pages[0].wait_for_timeout(30)
    raise AssertionError(f"it does not go on; done so far: {done[-20:]}")


def told(page: Page) -> list[str]:
    """What the log tells."""
    return page.locator(".log li").all_inner_texts()


@pytest.mark.parametrize("game", GAMES)
def test_a_friend_takes_the_seat_of_a_bot(visit: Visit, game: str) -> None:
    """Both are told where it was dealt, and play on from where it stood."""
    page = open_here(visit, game)
    play(page, hands_of(game).act, until=[hands_of(game).some_choice])
    my_turn(page)
    here, before = page.url, told(page)
    assert len(before) > 2
    page.context.set_offline(False)
    invite(page, 0)
    assert violations(page, "dialog") == []
    link = go(page)
    expect(page.locator(".gathering")).to_contain_text("This game began on your device")
    friend = visit(None)
    friend.goto(link)
    expect(friend.locator(".gathering")).to_contain_text("This game began on the device of Guest")
    assert violations(friend, ".gathering") == []
    friend.get_by_role("button", name="Sit here").first.click()
    for one in (page, friend):
        arrive(one, game)
    my_turn(page)
    assert len(told(page)) == len(before)  # it tells the same, with the friend's name
    assert "over" in act_in_turn([page, friend], game, 60) or len(told(friend)) > len(before)
    # Whoever comes back to the device is told where it went
    page.goto(here)
    expect(page.get_by_text("This game goes on online.")).to_be_visible()
    page.get_by_role("link", name="To the table").click()
    arrive(page, game)
    page.goto("/")
    page.locator(".lists a").first.wait_for()
    expect(page.locator("a[href*='/table/here-']")).to_have_count(0)


def test_the_end_of_it_is_checked_and_verified(
    visit: Visit, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """In both browsers, and by the program, which says where it was dealt."""
    page = open_here(visit, "rubico", PHONE, here=1)
    play(page, hands_of("rubico").act, until=["curtain", "lay"])
    page.context.set_offline(False)
    if page.locator(".curtain").count():
        page.locator(".curtain button").click()
    invite(page, 0)  # the other one at the device goes home, and plays on from there
    assert small_targets(page) == []
    assert_fits(page)
    link = go(page)
    assert_fits(page)
    friend = visit(None, PHONE)
    friend.goto(link)
    assert_fits(friend)
    friend.get_by_role("button", name="Sit here").first.click()
    for one in (page, friend):
        arrive(one, "rubico")
    act_in_turn([page, friend], "rubico", 3000)
    expect(friend.locator(".result")).to_be_visible()
    with friend.expect_download() as download:
        friend.locator(".result").get_by_role("link", name="Download the record").click()
    file = tmp_path / "record.json"
    download.value.save_as(file)
    verify(file)
    assert "could have known all of it" in capsys.readouterr().out
    for one in (page, friend):
        one.locator(".result").get_by_role("button", name="Close").click()
        one.get_by_role("button", name="Menu").click()
        one.locator("dialog").get_by_role("button", name="Fair deal").click()
        expect(one.locator(".fairness")).to_contain_text("could have known all of it")
        one.get_by_role("button", name="Check it").click()
        expect(one.locator(".fairness li")).to_have_count(5, timeout=PATIENCE)
        expect(one.locator(".fairness li.different")).to_have_count(0)


def test_without_the_server_the_game_stays_here(visit: Visit) -> None:
    """It is said, and played on here; so it is when the server refuses it."""
    page = open_here(visit, "cathedral")
    my_turn(page)
    invite(page, 0)
    page.locator("dialog").get_by_role("button", name="Take it online").click()
    expect(page.locator("dialog [role=alert]")).to_contain_text("The server does not answer")
    page.context.set_offline(False)
    page.context.route(
        "**/api/records",
        lambda route: route.fulfill(status=429, json={"reason": "too_many", "text": "No."}),
    )
    visit.forgiven.append("429")
    page.locator("dialog").get_by_role("button", name="Take it online").click()
    expect(page.locator("dialog [role=alert]")).to_contain_text("too much in too short a time")
    page.keyboard.press("Escape")
    done = play(page, hands_of("cathedral").act, until=["place"])
    assert "place" in done
    assert "here-" in page.url


def test_a_game_that_is_over_is_not_taken_online(visit: Visit) -> None:
    """There is nothing to play on."""
    page = open_here(visit, "rubico")
    play(page, hands_of("rubico").act)
    page.context.set_offline(False)
    page.locator(".result").get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog").get_by_role("button", name="Fair deal").wait_for()
    expect(page.locator("dialog").get_by_role("button", name="Invite a friend")).to_have_count(0)
