"""What tests do with a page of the workbench."""

from __future__ import annotations

import base64
import json
import zlib
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.browser import DESKTOP, PHONE
from tests.web.table import (
    PATIENCE,
)

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


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
