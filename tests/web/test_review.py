"""A finished game is reviewed in the browser: what is found, how it reads, and how it is left."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from rubra.core import record_file
from rubra.lab.review import VERDICTS, review
from tests.web.browser import DESKTOP, PHONE, ROOT, Visit
from tests.web.hands import hands_of
from tests.web.table import (
    GAMES,
    LANGUAGES,
    PATIENCE,
    arrive,
    assert_fits,
    my_turn,
    open_table,
    press,
    small_targets,
    speak,
    violations,
)

RECORDS = ROOT / "tests" / "records"
NAMES = ("Best", "Fine", "Inaccuracies", "Mistakes", "Blunders")


def shortest(game: str) -> Path:
    """The recorded game with the fewest moves."""
    files = (RECORDS / game).glob("*.json")
    return min(files, key=lambda file: len(record_file.load(file).moves))


def moves_of(game: str) -> int:
    """How many moves the shortest recorded game has."""
    return len(record_file.load(shortest(game)).moves)


def bring(page: Page, game: str) -> None:
    """Open a recorded game."""
    page.locator(".bring input").set_input_files(shortest(game))
    page.wait_for_url(re.compile("/replay"), timeout=PATIENCE)
    arrive(page, game)


def reviewed(page: Page) -> None:
    """Have it reviewed by the quicker bot, to the end."""
    page.get_by_role("button", name="Review", exact=True).click()
    page.get_by_label("Who reviews it?").select_option("medium")
    page.get_by_role("button", name="Review the game").click()
    page.locator("dialog figure").wait_for(timeout=PATIENCE)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_review_in_the_browser_says_what_the_command_says(
    visit: Visit, game: str, size: dict[str, int]
) -> None:
    """As many decisions of each kind; a table beside the curve; one jumps to a moment."""
    match = record_file.replay(record_file.load(shortest(game)))
    ours = review(match, [0], "medium")
    page = visit("/", size)
    bring(page, game)
    reviewed(page)
    dialog = page.locator("dialog")
    verdicts = [one.verdict for one in ours.decisions]
    counts = [f"{n}: {verdicts.count(v)}" for n, v in zip(NAMES, VERDICTS, strict=True)]
    expect(dialog).to_contain_text(" · ".join(counts))
    dialog.get_by_text("The figures as a table").click()
    expect(dialog.locator("tbody tr")).to_have_count(len(ours.points))
    expect(dialog.locator("tbody tr td").first).to_have_text(
        f"{100 * ours.points[0].known[0]:.0f}%"
    )
    assert violations(page, "dialog") == []
    assert_fits(page)
    assert size is DESKTOP or small_targets(page) == []
    dialog.get_by_role("button", name="Show all decisions").click()
    decisions = dialog.locator(".decisions li")
    expect(decisions).to_have_count(len(ours.decisions))
    some = ours.decisions[-1]
    decisions.last.get_by_role("button", name="Show this moment").click()
    expect(dialog).to_have_count(0)
    expect(page.locator(".steps output")).to_have_text(f"{some.moment} / {len(match.moments)}")
    # It is still there, and need not be made again
    page.get_by_role("button", name="Review", exact=True).click()
    expect(dialog.locator("figure")).to_be_visible()


def test_a_review_can_be_cancelled_and_made_with_keys_only(visit: Visit) -> None:
    """It says how far it is, and stops when it is told to; a long game leaves time for that."""
    page = visit("/")
    bring(page, max(GAMES, key=moves_of))
    page.get_by_role("button", name="Review", exact=True).focus()
    page.keyboard.press("Enter")
    page.locator("dialog form").wait_for()
    press(page, "dialog form button")
    expect(page.get_by_role("progressbar")).to_be_visible()
    assert violations(page, "dialog") == []
    press(page, "dialog .body > .button")
    expect(page.get_by_role("progressbar")).to_have_count(0)
    expect(page.get_by_role("button", name="Review the game")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_a_review_reads_in_every_language(visit: Visit) -> None:
    """No message is missing, nothing is cut on a phone."""
    page = visit("/", PHONE)
    bring(page, "rubico")
    for language in LANGUAGES:
        speak(page, language)
        page.reload()
        arrive(page, "rubico")
        page.goto(page.url + "&review")
        page.locator("dialog form select").nth(1).select_option("medium")
        page.locator("dialog form button").click()
        page.locator("dialog figure").wait_for(timeout=PATIENCE)
        page.locator("dialog .body > .button").last.click()  # all decisions
        assert_fits(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_has_a_level_and_says_why(visit: Visit, game: str) -> None:
    """In words; the level is remembered."""
    page = visit("/", PHONE)
    open_table(page, game, hands_of(game).players)
    my_turn(page)
    page.keyboard.press("h")
    dialog = page.locator("dialog")
    expect(dialog).to_contain_text(re.compile("Its choice|only one thing"))
    dialog.get_by_label("Level of hints").select_option("hard")
    expect(dialog.get_by_role("heading").first).to_contain_text("hard")
    expect(dialog).to_contain_text(re.compile("It expects|only one thing"))
    assert violations(page, "dialog") == []
    assert_fits(page)
