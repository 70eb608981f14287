"""The Red Cathedral in a real browser."""

from __future__ import annotations

import json
import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import DESKTOP, PHONE, ROOT, Visit
from tests.web.table import PATIENCE
from tests.web.test_pages import LANGUAGES, OPEN, assert_fits, small_targets, violations

CHANCE = random.Random(1)  # which of the possible things is done
LESSON = ROOT / "web" / "src" / "games" / "cathedral" / "lesson.json"


def new_table(page: Page, players: int, words: str = "Open the table") -> None:
    """Open a table with easy bots; alone one plays against Ivan."""
    page.evaluate(
        "localStorage.setItem('tabula-rubra:prefs', JSON.stringify("
        "{language: null, theme: 'system', sound: false, pace: 0}))"
    )
    page.goto("/new/cathedral")
    page.locator(".numbers label", has_text=str(players)).click()
    if players > 1:
        page.locator("input[name=level][value=easy]").check()
    page.get_by_role("button", name=words).click()
    page.locator(".ribbon").first.wait_for(timeout=PATIENCE)


def my_turn(page: Page) -> None:
    """Wait until this seat is asked."""
    page.locator(".question.mine").wait_for(timeout=PATIENCE)


def show(page: Page, part: str) -> None:
    """On a phone: turn to a part of the table."""
    tab = page.get_by_role("tab", name=part, exact=True)
    if tab.count():
        tab.click()


def any_of(found: Locator) -> Locator:
    """One of them."""
    return found.nth(CHANCE.randrange(found.count()))


def act(page: Page) -> str | None:
    """Do whatever is asked, by touching the board; what it was."""
    if page.locator(".result").count():
        return "over"
    skip = page.locator(".asking > .button", has_text="Skip")
    if skip.count():
        skip.first.click(timeout=2000, no_wait_after=True)
        return "skip"
    if not page.locator(".question.mine").count():
        return None
    materials = page.locator("button.peg:not([data-peg=banner])")
    if materials.count() and not page.locator(".offers [data-move^=swap]").count():
        any_of(materials).click()
        if page.locator(".section.can").count():  # not while something is swapped
            any_of(page.locator(".section.can")).click()
            return "deliver"
        page.locator(".offers [data-move]").first.click()
        return "swap"
    ornaments = page.locator(".ornaments .flag.live")
    if ornaments.count():
        ornaments.first.click()
        any_of(page.locator(".section.can")).click()
        return "decorate"
    for kind in ("obtain", "activate", "add_jewel", "take", "roll", "end_turn", "stop_building"):
        offers = page.locator(f".offers [data-move^={kind}]")
        if offers.count():
            any_of(offers).click()
            return kind
    if page.locator(".space.live").count():
        page.locator(".space.live").first.click()
        page.locator(".offers [data-move]").first.click()
        return "place"
    show(page, "Cathedral")
    sections = page.locator(".section.can")
    if sections.count() and (CHANCE.random() < 0.4 or not page.locator(".die").count()):
        any_of(sections).click()
        offers = page.locator(".offers [data-move]")
        if offers.count():  # none: Ivan was sent there at once
            offers.first.click()
        return "claim"
    show(page, "Market")
    if page.locator(".die.can").count():
        any_of(page.locator(".die.can")).click()
        page.locator(".stall.can").first.click()
        return "move_die"
    return None


def play_to_the_end(page: Page, most: int = 3000) -> set[str]:
    """Act until the game is over; all kinds of things that were done."""
    done = set()
    for _ in range(most):
        try:
            what = act(page)
        except Exception:
            # The table moved on between looking and clicking: look again
            if page.is_closed():
                raise
            what = None
        if what == "over":
            return done
        if what is not None:
            done.add(what)
        page.wait_for_timeout(40)
    raise AssertionError(f"the game does not end; done so far: {done}")


@pytest.mark.parametrize(("size", "players"), [(DESKTOP, 3), (PHONE, 2)], ids=["desktop", "phone"])
def test_a_whole_game_by_clicking(visit: Visit, size: dict[str, int], players: int) -> None:
    """To the result, with the count tower by tower and the cathedral as an image."""
    page = visit("/", size)
    new_table(page, players)
    done = play_to_the_end(page)
    assert {"claim", "place", "move_die", "obtain", "deliver"} <= done
    expect(page.locator(".result h2")).to_have_text(
        "You have lost" if "lost" in page.locator(".result h2").inner_text() else "You have won"
    )
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
        page.get_by_role("button", name="Keep the cathedral as an image").click()
    assert kept.value.path().read_bytes().startswith(b"\x89PNG")


def test_alone_against_ivan(visit: Visit) -> None:
    """His card is explained after each turn."""
    page = visit("/")
    new_table(page, 1)
    expect(page.locator(".ivan")).to_contain_text("After each of your turns")
    for _ in range(60):
        act(page)
        page.wait_for_timeout(60)
        if page.locator(".ivan .deck .last").count():
            break
    expect(page.locator(".ivan .card")).to_contain_text("First he moves the")
    assert "Ivan" in page.locator(".builder b").inner_text()


def press(page: Page, what: Locator) -> None:
    """With the keyboard: come to it and press Enter."""
    what.first.focus()
    assert page.evaluate("document.activeElement !== document.body")
    page.keyboard.press("Enter")
    page.wait_for_timeout(150)


def test_a_turn_of_each_kind_with_keys_only(visit: Visit) -> None:
    """Claim and place, the market, build: every die, stall, section and peg can be reached."""
    page = visit("/")
    new_table(page, 2)
    my_turn(page)
    press(page, page.locator(".section.can"))
    press(page, page.locator(".offers [data-move^=claim]"))
    press(page, page.locator(".space.live"))
    press(page, page.locator(".offers [data-move^=place]"))
    delivered = False
    for _ in range(40):
        my_turn(page)
        pegs = page.locator("button.peg:not([data-peg=banner])")
        if pegs.count():
            press(page, pegs)
            press(page, page.locator(".section.can"))
            delivered = True
            break
        offer = page.locator(".offers [data-move]:not([data-move=sell_prestige])")
        if offer.count():
            press(page, offer)
        elif page.locator(".die.can").count():
            press(page, page.locator(".die.can"))
            expect(page.locator(".way")).to_be_visible()
            press(page, page.locator(".stall.can"))
        page.wait_for_timeout(200)
    assert delivered


def test_a_die_shows_where_it_would_stop(visit: Visit) -> None:
    """Pointing at it draws its way and the sum; taking it shows the price of further steps."""
    page = visit("/")
    new_table(page, 2)
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


def test_undo_up_to_the_roll(visit: Visit) -> None:
    """A die that was moved goes back; once dice are rolled they lie as they lie."""
    page = visit("/")
    new_table(page, 2)
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


def test_two_people_at_two_devices(visit: Visit) -> None:
    """What one does the other sees."""
    host = visit("/new/cathedral")
    host.locator(".numbers label", has_text="2").click()
    host.locator("fieldset li select").nth(1).select_option("open")
    host.get_by_role("button", name="Open the table").click()
    link = host.locator(".link input").input_value()
    friend = visit(link.replace(link.split("/table")[0], ""))
    friend.get_by_role("button", name="Sit here").click()
    for page in (host, friend):
        page.locator(".ribbon").first.wait_for(timeout=PATIENCE)
    host.wait_for_timeout(500)
    first, second = (host, friend) if host.locator(".question.mine").count() else (friend, host)
    first.locator(".section.can").first.click()
    name = first.locator(".section.chosen").get_attribute("data-section")
    first.locator(".offers [data-move^=claim]").first.click()
    section = second.locator(f"[data-section={name}]")
    expect(section).to_have_attribute("aria-label", re.compile("Claimed by"))


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_no_serious_violation_of_accessibility(
    visit: Visit, size: dict[str, int], dark: bool
) -> None:
    """The table, each part of it, and the first game."""
    page = visit("/", size, dark=dark)
    new_table(page, 3)
    my_turn(page)
    for part in ("Cathedral", "Builders", "Market"):
        show(page, part)
        assert violations(page) == []
    page.locator(".die.can").first.click()
    assert violations(page) == []
    page.goto("/learn/cathedral")
    page.locator(".tutor").wait_for()
    assert violations(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fits_on_a_phone(visit: Visit, language: str) -> None:
    """No missing text, no page wider than the screen, no button whose words are cut."""
    page = visit("/", PHONE, language=language)
    new_table(page, 4, words=OPEN[language])
    my_turn(page)
    tabs = page.locator(".board [role=tab]")
    for number in range(3):
        tabs.nth(number).click()
        assert_fits(page)
    tabs.nth(1).click()
    page.locator(".section.can").first.click()
    assert_fits(page)
    page.goto("/learn/cathedral")
    page.locator(".tutor").wait_for()
    for _ in range(4):
        assert_fits(page)
        page.locator(".tutor .button.main").click()
        page.wait_for_timeout(120)


def test_touch_targets_are_large_enough(visit: Visit) -> None:
    """44 px for whatever a finger should hit, or the room around it."""
    page = visit("/", PHONE)
    new_table(page, 3)
    my_turn(page)
    assert small_targets(page) == []


@pytest.mark.parametrize("size", [(768, 1024), (1024, 768), (1920, 1080)], ids=str)
def test_no_sideways_scrolling_on_any_screen(visit: Visit, size: tuple[int, int]) -> None:
    """From tablet to desktop."""
    page = visit("/", {"width": size[0], "height": size[1]})
    new_table(page, 4)
    assert_fits(page)


def test_the_first_game_can_be_played_to_its_end(visit: Visit) -> None:
    """One does the moves oneself; only the one that is told glows."""
    page = visit("/learn/cathedral")
    page.locator(".tutor").wait_for()
    moves = 0
    for _ in range(300):
        if page.locator(".tutor a.button").count():
            break
        if page.locator(".tutor .button", has_text="Skip").count():
            page.locator(".tutor .button", has_text="Skip").click(no_wait_after=True)
        elif page.locator(".tutor .try").count():
            follow(page)
            moves += 1
        else:
            page.locator(".tutor .button.main").click()
        page.wait_for_timeout(60)
    expect(page.locator(".tutor .button.main")).to_have_text("Now play")
    steps = json.loads(LESSON.read_text(encoding="utf-8"))["steps"]
    assert moves == sum("move" in step for step in steps)


def follow(page: Page) -> None:
    """Do what the lesson asks for, on the board."""
    if page.locator(".die.can").count():
        page.locator(".die.can").click()
        page.locator(".stall.can").first.click()
    elif page.locator(".space.live").count():
        page.locator(".space.live").click()
        page.locator(".offers [data-move]").click()
    elif page.locator("button.peg:not([data-peg=banner])").count():
        page.locator("button.peg:not([data-peg=banner])").first.click()
        page.locator(".section.can").click()
    elif page.locator(".section.can").count():
        page.locator(".section.can").click()
        page.locator(".offers [data-move]").click()
    else:
        page.locator(".offers [data-move]").first.click()
