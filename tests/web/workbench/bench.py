"""What tests do with a page of the workbench."""

from __future__ import annotations

import base64
import json
import zlib
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.browser import DESKTOP, PHONE, Visit
from tests.web.table import (
    PATIENCE,
)

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
EXPERIMENT = """
game = "rubico"
players = 5
bots = ["easy"]
games = 600
seed = 7

[[variants]]
name = "as printed"

[[variants]]
name = "changed"
patch = { "centurion.beyond_distance" = 3, "victory.legions" = 3 }
"""


def shorten_the_road(page: Page) -> None:
    """One space of the road is taken out."""
    page.get_by_role("button", name="Take out: Mutina").click()


def make_a_section_cheaper(page: Page) -> None:
    """A base needs one wood less."""
    card = page.get_by_role("listitem").filter(
        has=page.get_by_role("heading", name="Base 1", exact=True)
    )
    card.get_by_role("button", name="Change").click()
    card.get_by_label("Wood", exact=True).fill("1")


def soften_a_calamity(page: Page) -> None:
    """It brings one problem less."""
    page.get_by_role("searchbox").fill("Revolt of the Iberians")
    page.get_by_role("list", name="Find a card").get_by_role("button").first.click()
    card = page.get_by_role("listitem").filter(
        has=page.get_by_role("heading", name="Revolt of the Iberians", exact=True)
    )
    card.get_by_role("button", name="Less: How many").nth(1).click()


def go_to_part(page: Page, part: str, size: dict[str, int]) -> None:
    """Choose a part of the box."""
    parts = page.get_by_role("navigation", name="Parts of the box")
    if size is PHONE:
        parts.get_by_role("combobox").select_option(label=part)
    else:
        parts.get_by_role("button", name=part).click()


def played(page: Page) -> Locator:
    """What was found, when all games are there."""
    page.locator(".results").wait_for()
    expect(page.get_by_role("button", name="Stop", exact=True)).to_have_count(0, timeout=PATIENCE)
    return page.locator(".results")


def open_experiment(page: Page, file: Path) -> None:
    """Take up what lies in a file."""
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_text("Opened.")).to_be_visible()


def saved(page: Page, button: str, folder: Path) -> str:
    """What a button saves."""
    with page.expect_download() as download:
        page.get_by_role("button", name=button).click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file.read_text(encoding="utf-8")


def result_in(text: str) -> dict[str, Any]:
    """What was found, from the remarks of a file."""
    letters = "".join(line[3:] for line in text.splitlines() if line.startswith("#= "))
    packed = base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
    found: dict[str, Any] = json.loads(zlib.decompress(packed))
    return found


def sent(visit: Visit, tmp_path: Path) -> tuple[Page, str]:
    """A file with a result of the workbench, and the page that made it."""
    file = tmp_path / "some.toml"
    file.write_text(EXPERIMENT.replace("games = 600", "games = 200"), encoding="utf-8")
    page = visit("/workbench/rubico", accept_downloads=True)
    open_experiment(page, file)
    page.locator(".side button.main").click()
    played(page)
    return page, saved(page, "Save as a file", tmp_path)


def link_of(text: str) -> str:
    """The link that holds a file."""
    packed = zlib.compress(text.encode())
    return "/workbench/rubico#" + base64.urlsafe_b64encode(packed).decode().rstrip("=")
