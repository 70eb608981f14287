"""How every page looks and reads: accessible, translated, within the screen, light to load."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.browser import DESKTOP, PHONE, ROOT, Visit
from tests.web.hands import hands_of
from tests.web.table import (
    GAMES,
    LANGUAGES,
    PAINTED,
    PATIENCE,
    arrive,
    assert_fits,
    each_part,
    learn,
    my_turn,
    open_table,
    play,
    small_targets,
    speak,
    violations,
)

RECORDS = ROOT / "tests" / "records"
MOST_FIRST_LOAD = 200_000  # bytes over the wire, home and table together
WIDE = ((768, 1024), (1024, 768), (1920, 1080), (2560, 1440))


def at_home(page: Page) -> None:
    """The list of games is there."""
    page.locator(".game").first.wait_for()


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
    assert violations(page, "dialog") == []
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
    """Each part of it, before and after a choice; its menu; the first game.

    On a phone, whatever a finger should hit has 44 px.
    """
    page = visit("/", size)
    open_table(page, game, hands_of(game).players)
    my_turn(page)
    for _ in each_part(page):
        assert violations(page) == []
        assert size is DESKTOP or small_targets(page) == []
    play(page, hands_of(game).act, until=[hands_of(game).some_choice])
    assert violations(page, ".desk") == []
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog").wait_for()
    assert violations(page, "dialog") == []
    page.goto(f"/learn/{game}")
    page.locator(".tutor").wait_for()
    assert violations(page) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_no_serious_violation_of_accessibility_after_the_game(
    visit: Visit, size: dict[str, int]
) -> None:
    """The replay of one's own game, seen from a seat and with everything open; ratings."""
    page = visit("/", size)
    page.locator(".bring input").set_input_files(min(RECORDS.glob("rubricatus/4-*.json")))
    page.wait_for_url(re.compile("/replay"), timeout=PATIENCE)
    arrive(page, "rubricatus")
    page.locator(".steps input[type=range]").fill("60")
    for seen in ("0", "open"):
        page.locator("header select").select_option(seen)
        expect(page.locator(".everyone > li")).to_have_count(4 if seen == "open" else 0)
        assert violations(page) == []
        assert_fits(page)
        assert size is DESKTOP or small_targets(page) == []
    for game in GAMES:
        page.goto(f"/ratings/{game}")
        page.locator("h1").wait_for()
        assert violations(page) == []
        assert_fits(page)


@pytest.mark.parametrize("game", GAMES)
def test_only_a_finished_game_lies_open(visit: Visit, game: str) -> None:
    """The replay of one that goes on does not offer it, and does not show it."""
    page = visit("/")
    path = open_table(page, game, hands_of(game).players)
    my_turn(page)
    page.goto(f"{path}/replay?at=0")
    arrive(page, game)
    expect(page.locator("header select option[value=open]")).to_have_count(0)
    answer = page.request.get(f"/api/tables/{path.split('/')[-1]}/replay?at=0&open=true")
    assert answer.status == 403
    page.goto("/")
    page.locator(".bring input").set_input_files(min(RECORDS.glob(f"{game}/*.json")))
    page.wait_for_url(re.compile("/replay"), timeout=PATIENCE)
    arrive(page, game)
    page.locator("header select").select_option("open")
    expect(page.locator(".everyone > li").first).to_be_visible()
    assert page.evaluate(EVERY_MOMENT) > 3


def test_touch_targets_at_home_are_large_enough(visit: Visit) -> None:
    """44 px there too."""
    page = visit("/", PHONE)
    at_home(page)
    assert small_targets(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_language_fits_on_a_phone(visit: Visit, game: str) -> None:
    """No missing text (that would be an error in the console), no page wider than the screen, no
    button whose words are cut: home, a new table, the first game, and a table at two moments."""
    page = visit("/", PHONE)
    for language in LANGUAGES:
        speak(page, language)
        page.goto("/")
        at_home(page)
        assert_fits(page)
        page.goto(f"/new/{game}")
        page.locator("form.sheet").wait_for()
        assert_fits(page)
        page.goto(f"/learn/{game}")
        page.locator(".tutor").wait_for()
        for _ in range(4):
            assert_fits(page)
            if page.locator(".tutor .button.main").count():
                page.locator(".tutor .button.main").click()
    open_table(page, game, hands_of(game).players)
    my_turn(page)
    assert_fits_in_every_language(page, game)
    play(page, hands_of(game).act, until=[hands_of(game).some_choice])
    assert_fits_in_every_language(page, game)


def assert_fits_in_every_language(page: Page, game: str) -> None:
    """This table, as it is now."""
    for language in LANGUAGES:
        speak(page, language)
        page.reload()
        arrive(page, game)
        for _ in each_part(page):
            assert_fits(page)


@pytest.mark.parametrize("game", GAMES)
def test_no_sideways_scrolling_on_any_screen(visit: Visit, game: str) -> None:
    """From tablet to a very wide desktop."""
    page = visit("/")
    at_home(page)
    for there in ("home", "table"):
        if there == "table":
            open_table(page, game, max(hands_of(game).tables))
        for width, height in WIDE:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(PAINTED)
            assert_fits(page)


@pytest.mark.parametrize("game", GAMES)
def test_first_load_is_light(visit: Visit, game: str) -> None:
    """Home and table together, compressed."""
    page = visit(None)
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    sizes: dict[str, float] = {}
    lists: set[str] = set()  # of tables: what other tests have laid is not ours to load

    def answered(answer: dict[str, Any]) -> None:
        if answer["response"]["url"].endswith(("/api/tables", "/api/tables/watch")):
            lists.add(answer["requestId"])

    def loaded(done: dict[str, Any]) -> None:
        sizes[done["requestId"]] = done["encodedDataLength"]

    session.on("Network.responseReceived", answered)
    session.on("Network.loadingFinished", loaded)
    page.goto("/")
    at_home(page)
    card = page.locator("li.game").nth(GAMES.index(game))
    card.get_by_role("button", name="Play now").click()
    page.locator(hands_of(game).board).first.wait_for(timeout=PATIENCE)
    page.wait_for_load_state("networkidle")
    size = sum(size for request, size in sizes.items() if request not in lists)
    assert 100_000 < size < MOST_FIRST_LOAD


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_the_first_game_can_be_played_to_its_end(
    visit: Visit, game: str, size: dict[str, int]
) -> None:
    """One does the moves oneself; only the one that is told glows."""
    learn(visit("/", size), game, hands_of(game).follow)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_game_that_is_being_compiled_shows_how_far_it_is(
    visit: Visit, size: dict[str, int]
) -> None:
    """At home, where a table is made, and at one that somebody waits for; until it is ready."""
    done = {"cathedral": 0.25}

    def not_ready(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        for game in told["games"]:
            game["ready"] = done.get(game["name"], 1.0)
        route.fulfill(response=answer, json=told)

    page = visit("/", size)
    at_home(page)
    page.route("**/api/games", not_ready)
    page.reload()
    bar = page.get_by_role("progressbar", name="being prepared")
    expect(bar).to_have_count(1)
    expect(bar).to_have_js_property("value", 0.25)
    assert violations(page) == []
    assert_fits(page)
    page.route("**/api/tables", lambda _: None)  # a table that is never made
    page.goto("/new/cathedral")
    page.get_by_role("button", name="Open the table").click()
    expect(bar).to_have_js_property("value", 0.25)
    assert_fits(page)
    page.route("**/api/tables/abc", lambda _: None)  # a table that is not there yet
    page.goto("/table/abc")
    expect(bar).to_have_js_property("value", 0.25)
    assert violations(page) == []
    done["cathedral"] = 0.5
    expect(bar).to_have_js_property("value", 0.5)
    done["cathedral"] = 1.0
    expect(bar).to_have_count(0)
    visit.forgiven.append("404")  # in the end there is no such table
    page.unroute_all(behavior="ignoreErrors")


def test_settings_change_language_and_light_at_once(visit: Visit) -> None:
    """And are remembered."""
    page = visit("/")
    page.locator(".language select").select_option("ca")
    expect(page.get_by_role("button", name="Juga ara").first).to_be_visible()
    page.get_by_role("button", name="Configuració").click()
    page.get_by_label("llum d'espelma").check()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page.reload()
    expect(page.get_by_role("button", name="Juga ara").first).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_the_rules_are_in_the_language_of_the_reader(visit: Visit) -> None:
    """Their tables too, also after choosing another; and what is sought needs no accents."""
    page = visit("/", language="pt")
    at_home(page)
    open_table(page, "rubico", 3)
    page.get_by_role("tab", name="Regras").click()
    rules = page.locator(".rules")
    expect(rules).to_contain_text("1.2 O lado de César ganha quando César chega a Roma.")
    four = rules.get_by_role("row").nth(2).get_by_role("cell")
    expect(four).to_have_text(["4", "6", "9", "1", "1"])
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Definições").click()
    page.get_by_label("Língua").select_option("ca")
    page.get_by_role("button", name="Fet").click()
    page.get_by_role("tab", name="Regles").click()
    expect(rules).to_contain_text("1.2 El bàndol de Cèsar guanya quan Cèsar arriba a Roma.")
    page.get_by_role("searchbox").fill("legio")
    expect(rules).to_contain_text("quatre cartes del Senat destapades mostren la mateixa legió")
    expect(rules).not_to_contain_text("1.2 El bàndol")


# Moves the slider of a replay to every moment, one after the other, as soon as each is drawn
EVERY_MOMENT = """async () => {
    const slider = document.querySelector('.steps input[type=range]')
    const output = document.querySelector('.steps output')
    for (let moment = 0; moment <= Number(slider.max); moment++) {
        slider.value = moment
        slider.dispatchEvent(new Event('input', {bubbles: true}))
        const shown = () => output.textContent === `${moment} / ${slider.max}` &&
            new URL(location.href).searchParams.get('at') === String(moment)
        while (!shown()) await new Promise(done => setTimeout(done))
    }
    return Number(slider.max)
}"""
# A game of each number of players
WHOLE = [
    (game, min(RECORDS.glob(f"{game}/{players}-*.json")).stem)
    for game in GAMES
    for players in sorted({path.name[0] for path in RECORDS.glob(f"{game}/*.json")})
]


@pytest.mark.parametrize(("game", "record"), WHOLE)
def test_a_whole_record_is_shown_without_a_complaint(visit: Visit, game: str, record: str) -> None:
    """Every moment of it, for a watcher and for the first seat."""
    page = visit("/")
    page.locator(".bring input").set_input_files(RECORDS / game / f"{record}.json")
    page.wait_for_url(re.compile("/replay"), timeout=PATIENCE)
    arrive(page, game)
    for seat in ("", "0"):
        page.locator("header select").select_option(seat)
        assert page.evaluate(EVERY_MOMENT) > 3


def test_a_replay_that_is_refused_for_haste_goes_on(visit: Visit) -> None:
    """Whoever drags the slider may ask too often: the page waits a moment and asks again."""
    visit.forgiven.append("429")
    page = visit("/")
    page.locator(".bring input").set_input_files(min(RECORDS.glob("rubico/*.json")))
    page.wait_for_url(re.compile("/replay"), timeout=PATIENCE)
    arrive(page, "rubico")
    refused: list[str] = []

    def refuse_once(route: Route) -> None:
        if refused:
            route.continue_()
        else:
            refused.append(route.request.url)
            route.fulfill(status=429, json={"reason": "too_many", "text": "Too many."})

    page.route("**/replay?*", refuse_once)
    page.locator(".steps input[type=range]").fill("7")
    page.wait_for_url(re.compile("at=7"))
    assert refused
    expect(page.locator(".log .event").first).to_be_visible()
