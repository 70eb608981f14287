"""Experiments are kept and sent; what was sent may be torn, of other rules, or hostile."""

from __future__ import annotations

import base64
import json
import re
import zlib
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.browser import DESKTOP, PHONE, Visit
from tests.web.table import (
    LANGUAGES,
    PATIENCE,
)
from tests.web.workbench.bench import SIZES, go_to_part, open_experiment, played, result_in
from tests.web.workbench.test_workbench import EXPERIMENT, link_of, sent, shorten_the_road

# --- Kept and sent ---


@SIZES
def test_a_link_shows_somebody_else_the_same(
    visit: Visit, tmp_path: Path, size: dict[str, int]
) -> None:
    """Box, experiment and result are in it."""
    file = tmp_path / "some.toml"
    file.write_text(EXPERIMENT, encoding="utf-8")
    page = visit("/workbench/rubico", size, permissions=["clipboard-read", "clipboard-write"])
    if size is PHONE:
        page.get_by_role("button", name="What it does", exact=True).click()
    open_experiment(page, file)
    page.locator(".side button.main").click()
    figures = played(page).inner_text()
    page.get_by_role("button", name="Copy a link").click()
    expect(page.get_by_text("The link is copied.")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")

    other = visit(None, size)
    other.goto(link)
    found = other.locator(".results")
    expect(found).to_be_visible()
    assert found.inner_text() == figures
    expect(other.locator(".changes li")).to_have_count(2)


def test_experiments_are_kept_with_notes(visit: Visit) -> None:
    """And are there when the page is opened again."""
    page = visit("/workbench/rubico")
    go_to_part(page, "The road to Rome", DESKTOP)
    shorten_the_road(page)
    page.get_by_label("Notes").fill("Too long for beginners")
    page.get_by_role("button", name="Keep", exact=True).click()
    expect(page.get_by_text("Kept in this browser.")).to_be_visible()
    page.goto("/workbench")
    entry = page.get_by_role("button", name="Too long for beginners")
    entry.click()
    page.wait_for_url("**/workbench/rubico")
    expect(page.locator(".changes li")).to_contain_text("Mutina")
    expect(page.get_by_label("Notes")).to_have_value("Too long for beginners")


# --- What was sent may be torn, of other rules, or not to be trusted ---


def with_result(text: str, found: Any) -> str:
    """The file with another result in it."""
    head = "".join(f"{line}\n" for line in text.splitlines() if not line.startswith("#= "))
    packed = zlib.compress(json.dumps(found).encode())
    return head + "#= " + base64.urlsafe_b64encode(packed).decode().rstrip("=") + "\n"


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"rules": 1}, "found with another version of the rules"),
        ({"module": "0" * 64}, "found with another version of the rules"),
        (None, "found with another version of the rules"),
    ],
)
def test_a_result_of_other_rules_is_played_again(
    visit: Visit, tmp_path: Path, change: dict[str, Any] | None, told: str
) -> None:
    """That is said, and all figures are those of these rules."""
    page, text = sent(visit, tmp_path)
    right = page.locator(".results").inner_text()
    found = result_in(text)
    if change is None:
        del found["made"]
    else:
        found["made"] |= change
    for run_of in found["sums"]["runs"]:
        run_of["figures"]["side-caesar"]["total"] = 0.0
    other = visit(None)
    other.goto(link_of(with_result(text, found)))
    expect(other.locator(".note")).to_contain_text(told)
    played(other)
    expect(other.get_by_text("200 games of each box")).to_be_visible()
    assert other.locator(".results").inner_text() == right
    other.locator(".side button.main").click()
    expect(other.locator(".note")).to_have_count(0)


def test_a_damaged_result_is_played_again(visit: Visit, tmp_path: Path) -> None:
    """Markup in it is not shown, and what cannot be is not gone on from."""
    page, text = sent(visit, tmp_path)
    right = page.locator(".results").inner_text()
    found = result_in(text)
    hostile: list[Any] = [{**found, "things": [[["card", "<img src=x onerror=alert(1)>"]]] * 2}]
    hostile += [{**found, "next": -200}, {"made": found["made"]}, [], "torn"]
    for one in hostile:
        file = tmp_path / "hostile.toml"
        file.write_text(with_result(text, one), encoding="utf-8")
        page.locator("input[type=file]").set_input_files(file)
        expect(page.locator(".note")).to_contain_text("is damaged")
        expect(page.get_by_text("200 games of each box")).to_be_visible()
        results = page.locator(".results")
        expect(results).to_have_text(right, use_inner_text=True, timeout=PATIENCE)
    assert page.locator(".results img").count() == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_experiment_that_cannot_be_opened_says_why(
    visit: Visit, tmp_path: Path, language: str
) -> None:
    """In the reader's words; what lies on the bench stays there."""
    words = {
        one.split(" = ")[0]: one.split(" = ")[1]
        for one in Path(f"src/rubra/locales/{language}/workbench.ftl")
        .read_text("utf-8")
        .split("\n")
        if " = " in one
    }
    page = visit("/workbench/rubico", language=language)
    page.locator(".form").wait_for()
    for link in (link_of(EXPERIMENT)[:-12], "/workbench/rubico#nothing", "/workbench/rubico#eJw"):
        other = visit(None, language=language)
        other.goto(link)
        expect(other.locator("main > .error")).to_have_text(words["bench-open-torn"])
    huge = tmp_path / "huge.toml"
    huge.write_bytes(b"#" * 9_000_000)
    page.locator("input[type=file]").set_input_files(huge)
    alert = page.locator(".folder [role=alert]")
    expect(alert).to_have_text(words["bench-open-large"])
    for text, reason in (
        (EXPERIMENT.replace("players = 5", "players = 99"), "players"),
        (EXPERIMENT.replace("easy", "<b>hard</b>"), "there is no bot '<b>hard</b>' here"),
        (EXPERIMENT.replace("rubico", "other"), "there is no game"),
        (EXPERIMENT.replace("= 3, ", f"= {'[' * 3000}, "), "brackets more than 16 deep"),
        ("players = [", "is not TOML"),
    ):
        file = tmp_path / "wrong.toml"
        file.write_text(text, encoding="utf-8")
        page.locator("input[type=file]").set_input_files(file)
        expect(alert).to_contain_text(reason)
        expect(alert).to_contain_text(words["bench-cannot-open"])
    expect(page.locator(".changes li.soft")).to_have_text(words["bench-no-changes"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_fails_says_so_in_its_own_words(visit: Visit, language: str) -> None:
    """Keeping, copying, saving and starting a table; a link that cannot be copied is shown."""
    folder = Path(f"src/rubra/locales/{language}/workbench.ftl")
    words = dict(re.findall(r"^([\w-]+) = (.+)$", folder.read_text(encoding="utf-8"), re.M))
    page = visit(None, language=language)
    page.add_init_script(
        """indexedDB.open = () => { throw new DOMException('raw words', 'SecurityError') };
        Object.defineProperty(navigator, 'clipboard', {value: {
            writeText: () => Promise.reject(new DOMException('raw words'))}});"""
    )
    page.goto("/workbench/rubico")
    keep = page.get_by_role("button", name=words["bench-keep"], exact=True)
    wrong = page.locator(".keeping [role=alert]")
    keep.click()
    expect(wrong).to_have_text(words["bench-failed-keep"])
    page.get_by_role("button", name=words["bench-copy-link"], exact=True).click()
    expect(wrong).to_have_count(0)
    shown = page.get_by_label(words["bench-link-by-hand"])
    expect(shown).to_have_value(re.compile(r"/workbench/rubico#[\w-]{40,}$"))
    page.evaluate("void (URL.createObjectURL = () => { throw new Error('raw words') })")
    page.get_by_role("button", name=words["bench-save-file"], exact=True).click()
    expect(wrong).to_have_text(words["bench-failed-save"])
    page.evaluate(
        "void (CompressionStream = class { constructor() { throw new Error('raw words') } })"
    )
    page.get_by_role("button", name=words["bench-copy-link"], exact=True).click()
    expect(wrong).to_have_text(words["bench-failed-link"])
    page.route("**/api/tables", lambda route: route.fulfill(status=500, body="raw words"))
    visit.forgiven.append("500")
    page.get_by_role("button", name=words["bench-play-it"], exact=True).click()
    expect(wrong).to_contain_text(words["bench-failed-table"])
    expect(wrong).not_to_contain_text("raw words")
