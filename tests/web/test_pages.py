"""How every page looks and reads: accessible, translated, within the screen, light to load."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP, PHONE, Visit
from tests.web.hands import ACTS, FOLLOWS
from tests.web.table import (
    BOARDS,
    GAMES,
    LANGUAGES,
    PATIENCE,
    assert_fits,
    learn,
    my_turn,
    open_table,
    play,
    small_targets,
    violations,
)

MOST_FIRST_LOAD = 200_000  # bytes over the wire, home and table together
PLAYERS = {"cathedral": 4, "rubico": 5, "rubricatus": 4}
SOME_CHOICE = {"cathedral": "claim", "rubico": "declare", "rubricatus": "place"}
# Parts of the table that only narrow screens hide from each other
PARTS = ".board [role=tab]"


def at_home(page: Page) -> None:
    """The shelf is there."""
    page.locator(".game").first.wait_for()


def each_part(page: Page) -> list[int]:
    """Turn to each part of the table, where there are several."""
    return list(range(max(1, page.locator(PARTS).count())))


def turn_to(page: Page, part: int) -> None:
    """Turn to one of them."""
    if page.locator(PARTS).count():
        page.locator(PARTS).nth(part).click()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_no_serious_violation_of_accessibility_around_the_games(
    visit: Visit, size: dict[str, int]
) -> None:
    """Home, a new table, a table that waits, settings, a page that is not there."""
    page = visit("/", size)
    at_home(page)
    assert violations(page) == []
    page.get_by_role("button", name="Settings").click()
    page.locator("dialog").wait_for()
    assert violations(page) == []
    page.goto("/new/rubico")
    page.locator("form").first.wait_for()
    assert violations(page) == []
    open_table(page, "rubico", 5, open_seats=2)
    page.locator(".gathering").wait_for()
    assert violations(page) == []
    page.goto("/nowhere/at/all")
    page.get_by_text("There is nothing here").wait_for()
    assert violations(page) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_no_serious_violation_of_accessibility_at_a_table(
    visit: Visit, game: str, size: dict[str, int]
) -> None:
    """Each part of it, before and after a choice; its menu; the first game."""
    page = visit("/", size)
    open_table(page, game, PLAYERS[game])
    my_turn(page)
    for part in each_part(page):
        turn_to(page, part)
        assert violations(page) == []
    play(page, ACTS[game], until=[SOME_CHOICE[game]])
    assert violations(page) == []
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog").wait_for()
    assert violations(page) == []
    page.goto(f"/learn/{game}")
    page.locator(".tutor").wait_for()
    assert violations(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fits_on_a_phone(visit: Visit, language: str) -> None:
    """No missing text (that would be an error in the console), no page wider than the screen, no
    button whose words are cut."""
    page = visit("/", PHONE, language=language)
    at_home(page)
    assert_fits(page)
    for game in GAMES:
        page.goto(f"/new/{game}")
        page.locator("form.sheet").wait_for()
        assert_fits(page)
        open_table(page, game, PLAYERS[game])
        my_turn(page)
        for part in each_part(page):
            turn_to(page, part)
            assert_fits(page)
        play(page, ACTS[game], until=[SOME_CHOICE[game]])
        assert_fits(page)
        page.goto(f"/learn/{game}")
        page.locator(".tutor").wait_for()
        for _ in range(4):
            assert_fits(page)
            if page.locator(".tutor .button.main").count():
                page.locator(".tutor .button.main").click()


@pytest.mark.parametrize("game", GAMES)
def test_touch_targets_are_large_enough(visit: Visit, game: str) -> None:
    """44 px for whatever a finger should hit."""
    page = visit("/", PHONE)
    at_home(page)
    assert small_targets(page) == []
    open_table(page, game, PLAYERS[game])
    my_turn(page)
    for part in each_part(page):
        turn_to(page, part)
        assert small_targets(page) == []


@pytest.mark.parametrize("size", [(768, 1024), (1024, 768), (1920, 1080), (2560, 1440)], ids=str)
def test_no_sideways_scrolling_on_any_screen(visit: Visit, size: tuple[int, int]) -> None:
    """From tablet to a very wide desktop."""
    page = visit("/", {"width": size[0], "height": size[1]})
    at_home(page)
    assert_fits(page)
    for game in GAMES:
        open_table(page, game, 7 if game == "rubico" else 4)
        assert_fits(page)


@pytest.mark.parametrize("game", GAMES)
def test_first_load_is_light(visit: Visit, game: str) -> None:
    """Home and table together, compressed."""
    page = visit(None)
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda done: sizes.append(done["encodedDataLength"]))
    page.goto("/")
    at_home(page)
    card = page.locator("li.game").nth(GAMES.index(game))
    card.get_by_role("button", name="Play now").click()
    page.locator(BOARDS[game]).first.wait_for(timeout=PATIENCE)
    page.wait_for_load_state("networkidle")
    assert sum(sizes) < MOST_FIRST_LOAD, f"{sum(sizes):.0f} bytes"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_the_first_game_can_be_played_to_its_end(
    visit: Visit, game: str, size: dict[str, int]
) -> None:
    """One does the moves oneself; only the one that is told glows."""
    learn(visit("/", size), game, FOLLOWS[game])


def test_settings_change_language_and_light_at_once(visit: Visit) -> None:
    """And are remembered."""
    page = visit("/")
    page.locator(".language select").select_option("ca")
    expect(page.get_by_role("button", name="Juga ara").first).to_be_visible()
    page.get_by_role("button", name="Configuració").click()
    page.get_by_label("d'espelma").check()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page.reload()
    expect(page.get_by_role("button", name="Juga ara").first).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
