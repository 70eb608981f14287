"""The Red Cathedral in a real browser."""

from __future__ import annotations

import re
import tomllib

import pytest
from playwright.sync_api import Page, expect

import rubra
from rubra.core import registry
from tests.games.cathedral.web.hands import MATERIAL, act
from tests.web.browser import DESKTOP, PHONE, Visit
from tests.web.table import (
    PAINTED,
    PATIENCE,
    arrive,
    assert_fair,
    assert_on_top,
    drag,
    my_turn,
    open_table,
    play,
    press,
    try_to,
)
from tests.web.test_layouts import bring, recorded


@pytest.mark.parametrize(("size", "players"), [(DESKTOP, 4), (PHONE, 3)], ids=["desktop", "phone"])
def test_a_whole_game_by_clicking(visit: Visit, size: dict[str, int], players: int) -> None:
    """To the result, with the count tower by tower and the cathedral as an image."""
    page = visit("/", size)
    open_table(page, "cathedral", players, level="easy")  # who builds well is done sooner
    done = play(page, act)
    assert {"claim", "place", "move_die", "obtain", "deliver"} <= set(done)
    expect(page.locator(".result h2")).to_have_text(
        "You have lost" if "lost" in page.locator(".result h2").inner_text() else "You have won"
    )
    assert_on_top(page, ".result")
    assert_fair(page)
    expect(page.locator(".ending thead th")).to_have_count(players)
    rows = page.locator(".ending tbody tr")
    for column in range(players):
        parts = [
            int(cell) if cell.strip().isdigit() else 0
            for cell in (
                rows.nth(row).locator("td").nth(column).inner_text().split("(")[0]
                for row in range(rows.count())
            )
        ]
        total = page.locator(".ending tfoot td").nth(column).inner_text()
        assert sum(parts) == int(total)
    with page.expect_download() as kept:
        page.get_by_role("button", name="Save the picture").click()
    assert kept.value.path().read_bytes().startswith(b"\x89PNG")


def test_alone_against_ivan(visit: Visit) -> None:
    """His card is explained after each turn."""
    page = visit("/")
    open_table(page, "cathedral", 1)
    expect(page.locator(".ivan")).to_contain_text("After each of your turns")
    for turn in range(200):
        try_to(act, page, turn)
        if page.locator(".ivan .deck .last").count():
            break
        page.wait_for_timeout(30)
    expect(page.locator(".ivan .card")).to_contain_text("First he moves the")
    assert "Ivan" in page.locator(".builder b").inner_text()


def test_a_turn_of_each_kind_with_keys_only(visit: Visit) -> None:
    """Claim and place, the market, build: every die, stall, section and peg can be reached.

    What lies between, until there is something to build with, is done by mouse.
    """
    page = visit("/")
    open_table(page, "cathedral", 2)
    my_turn(page)
    press(page, ".section.can")
    press(page, ".offers [data-move^=claim]")
    press(page, ".space.live")
    press(page, ".offers [data-move^=place]")
    page.locator(".die.can").first.wait_for(timeout=PATIENCE)
    press(page, ".die.can")
    expect(page.locator(".way")).to_be_visible()
    press(page, ".stall.can")
    page.locator(".way").wait_for(state="detached")
    get_material(page)
    before = deliveries(visit, page)
    press(page, MATERIAL)
    press(page, ".section.can")
    wait_for_delivery(visit, page, before)


def get_material(page: Page) -> None:
    """Play until something can be carried to a section; in another game if this one is over."""
    for turn in range(1000):
        if page.locator(MATERIAL).count() and not page.locator(".offers [data-move^=swap]").count():
            return
        if try_to(act, page, turn) == "over":
            open_table(page, "cathedral", 2)
        page.wait_for_timeout(30)
    raise AssertionError("there was never anything to build with")


def deliveries(visit: Visit, page: Page) -> int:
    """How often the first seat was told to have delivered something."""
    told = [event for frame in visit.frames[page] for _, event in frame.get("events") or []]
    return sum(event[:2] == ["delivered", 0] for event in told)


def wait_for_delivery(visit: Visit, page: Page, before: int) -> None:
    """One more than before."""
    for _ in range(400):
        if deliveries(visit, page) > before:
            break
        page.wait_for_timeout(50)
    assert deliveries(visit, page) == before + 1


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_materials_are_dragged_to_a_section(visit: Visit, touch: bool) -> None:
    """From the bench to the site; on a phone the site comes into view when something is lifted."""
    page = visit("/", PHONE if touch else DESKTOP)
    open_table(page, "cathedral", 2)
    get_material(page)
    before = deliveries(visit, page)
    drag(page, MATERIAL, ".section.can", touch)
    wait_for_delivery(visit, page, before)


def test_a_die_shows_where_it_would_stop(visit: Visit) -> None:
    """Pointing at it draws its way and the sum; taking it shows the price of further steps."""
    page = visit("/")
    open_table(page, "cathedral", 2)
    my_turn(page)
    white = page.locator("[data-die=white]")
    white.hover(force=True)
    expect(page.locator(".way")).to_be_visible()
    expect(page.locator(".tag")).to_contain_text("=")
    white.click(force=True)
    expect(page.locator(".price")).to_have_count(page.locator(".offers .cost").count())
    assert page.locator(".offers .cost").count() >= 2
    page.get_by_role("button", name="Not this").click()
    expect(page.locator(".offers .cost")).to_have_count(0)


def test_a_tile_is_offered_face_up_first(visit: Visit) -> None:
    """Face down it never does anything; and no tip lies over the offers."""
    page = visit("/")
    open_table(page, "cathedral", 2)
    my_turn(page)
    page.locator(".section.can").first.click()
    page.locator(".offers [data-move^=claim]").first.click()
    space = page.locator(".space.live").first
    space.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    space.click()
    expect(page.get_by_role("tooltip")).to_have_count(0)
    offers = page.locator(".offers [data-move^=place]")
    expect(offers).to_have_count(2)
    expect(offers.first).to_have_attribute("data-move", re.compile(" up$"))
    expect(offers.first).to_have_class(re.compile(r"\bmain\b"))


def test_undo_up_to_the_roll(visit: Visit) -> None:
    """A die that was moved goes back; once dice are rolled they lie as they lie."""
    page = visit("/")
    open_table(page, "cathedral", 2)
    my_turn(page)
    for _ in range(20):
        page.locator(".die.can").first.click()
        before = page.locator(".die.chosen").get_attribute("aria-label")
        page.locator(".stall.can").first.click()
        page.wait_for_timeout(500)
        # With nothing to obtain the dice are rolled at once, and others play before the next try
        page.locator(".offers [data-move=roll], .die.can").first.wait_for(timeout=PATIENCE)
        if page.locator(".offers [data-move=roll]").count():
            break
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_enabled()
    undo.click()
    page.locator(".die.can").first.wait_for()
    labels = [one.get_attribute("aria-label") for one in page.locator(".die").all()]
    assert before in labels
    page.locator(".die.can").first.click()
    page.locator(".stall.can").first.click()
    page.locator(".offers [data-move=roll]").wait_for()
    page.locator(".offers [data-move=roll]").click()
    expect(undo).to_be_disabled()


DYES = {"blue": "#2a4fa8", "red": "#c3272f"}  # as the board is painted
WISH = "whichever is free"


def offered(page: Page, label: str) -> list[str]:
    """What a list of choices offers, whatever is chosen."""
    return page.get_by_label(label).locator("option").all_inner_texts()


def prices(colour: str, side: str) -> list[str]:
    """What it costs on a side of a board to lay a tile face up, space by space."""
    box = tomllib.loads((registry.folder("cathedral") / "box.toml").read_text(encoding="utf-8"))
    found = [one for one in box["board"] if (one["colour"], one["side"]) == (colour, side)]
    return [str(price) for price in found[0]["price"].values()]


@pytest.mark.rule("cathedral:2.9")
@pytest.mark.rule("cathedral:10.10")
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_two_choose_their_colours_and_the_sides_of_their_boards(
    visit: Visit, size: dict[str, int]
) -> None:
    """What is taken is not offered; the table is as both wished, and the header tells its option.

    Sides are asked for where each chooses.
    """
    page, friend = visit("/new/cathedral", size), visit(None, size)
    page.locator(".numbers label", has_text="2").click()
    assert offered(page, "Colour") == [WISH, "red", "blue", "green", "yellow"]
    expect(page.get_by_label("Side of your board")).to_have_count(0)
    page.get_by_label("Workshop boards").select_option(label="each their own")
    assert offered(page, "Side of your board") == [WISH, "basic", "advanced"]
    page.get_by_label("Colour").select_option(label="blue")
    page.get_by_label("Side of your board").select_option(label="advanced")
    page.get_by_label("End at a standstill").check()
    page.get_by_role("button", name="Open the table").click()
    facts = page.locator(".gathering .facts")
    expect(facts).to_contain_text("Workshop boards: each their own")
    expect(facts).to_contain_text("End at a standstill")
    friend.goto(page.url)
    friend.locator(".gathering").wait_for()
    assert offered(friend, "Colour") == [WISH, "red", "green", "yellow"]
    friend.get_by_label("Colour").select_option(label="red")
    friend.get_by_label("Side of your board").select_option(label="basic")
    friend.get_by_role("button", name="Sit here").click()
    for one in (page, friend):
        one.get_by_role("button", name="I am ready").click()
    for one, own, side, other in (
        (page, "blue", "advanced", "red"),
        (friend, "red", "basic", "blue"),
    ):
        arrive(one, "cathedral")
        assert one.locator(".tiles button.space text").all_text_contents() == prices(own, side)
        if size == PHONE:
            one.get_by_role("tab", name="Builders").click()
        expect(one.locator(f'.builder .who circle[fill="{DYES[other]}"]')).to_have_count(1)
        expect(one.locator(".progress")).to_contain_text("Turns without building: 0 of 16")


SMALLEST = 16  # px, the smaller side of every sign
SMALL = """smallest => [...document.querySelectorAll('.frame :is([data-sign], .ribbon .marker)')]
    .filter(one => one.checkVisibility() && !one.closest('.hidden'))
    .map(one => [one, one.getBoundingClientRect()])
    .filter(([, {width, height}]) => width && Math.min(width, height) < smallest)
    .map(([one, {width, height}]) => `${one.dataset.sign ?? 'marker'} of ${width.toFixed(1)}×`
        + `${height.toFixed(1)} in ${one.ownerSVGElement.closest('[class]').classList[0]}`)"""
SIGNS = "() => document.querySelectorAll('.frame [data-sign]').length"
PLANS = {  # of sites for four, by seeds of games that have them
    7: [5, 7, 7, 5],
    2: [4, 5, 6, 5, 4],
    1: [3, 4, 5, 5, 4, 3],
}


def assert_large_enough(page: Page) -> None:
    """Every sign that is drawn."""
    page.evaluate(PAINTED)
    assert page.evaluate(SIGNS) > 60
    assert page.evaluate(SMALL, SMALLEST) == []


@pytest.mark.parametrize("seed", PLANS)
def test_no_sign_is_small_when_four_begin(visit: Visit, seed: int) -> None:
    """On a laptop, on each site that the box has: few high towers or many low ones."""
    match = rubra.new_match("cathedral", 4, seed=seed)
    assert [len(tower) for tower in match.view(0)["towers"]] == PLANS[seed]
    page = visit("/", DESKTOP)
    page.goto(f"/table/{bring(page, match)['id']}")
    my_turn(page)
    assert_large_enough(page)


FOUR = "4-most_prestige"


def test_no_sign_is_small_while_four_play(visit: Visit) -> None:
    """At several moments of a game, also when there is much to choose from, and when it is over."""
    page = visit("/", DESKTOP)
    moments = len(recorded("cathedral", FOUR).steps)
    for part in range(1, 6):
        page.goto(f"/table/{bring(page, recorded('cathedral', FOUR, moments * part // 6))['id']}")
        my_turn(page)
        assert_large_enough(page)
    page.goto(f"/table/{bring(page, recorded('cathedral', FOUR))['id']}")
    page.locator(".result .close").click()
    assert_large_enough(page)


def test_no_sign_is_small_for_who_looks_on(visit: Visit) -> None:
    """Four workshops beside the site, for a watcher and in the replay."""
    page = visit("/", DESKTOP)
    table = bring(page, recorded("cathedral", FOUR, 150))
    for path in ("?", "/replay?at=100&"):
        watcher = visit(f"/table/{table['id']}{path}invitation={table['invitation']}", DESKTOP)
        arrive(watcher, "cathedral")
        expect(watcher.locator(".builder")).to_have_count(4)
        assert_large_enough(watcher)
