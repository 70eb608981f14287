"""Tables without a server: whole games in a tab, from a folder of static files."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from rubra.commands.site import site as write_site
from rubra.core import record_file, registry
from tests.web.browser import CLIENT, DESKTOP, PHONE, ROOT, Visit
from tests.web.hands import hands_of
from tests.web.static_host import Host, hosting
from tests.web.table import GAMES, PATIENCE, arrive, my_turn, play, press

RECORDS = ROOT / "tests" / "records"
AT_ONCE = "localStorage.setItem('tabula-rubra:pause', '0')"  # bots do not hold answers back


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A host of a site."""
    if not CLIENT.exists():
        pytest.fail("the client is not built: run `make web`")
    folder = tmp_path_factory.mktemp("local") / "site"
    write_site(folder)
    with hosting(folder) as host:
        yield host


@pytest.fixture
def visit(host: Host, browser: Browser) -> Iterator[Visit]:
    """Windows that visit the site; a complaint of any of them fails the test."""
    visit = Visit(host.address, browser)
    visit.forgiven.append("Service Worker registration blocked by Playwright")
    yield visit
    for context in visit.contexts:
        context.close()
    assert visit.complaints_left() == []


def come(visit: Visit, size: dict[str, int] = DESKTOP) -> Page:
    """A page whose bots answer at once."""
    page = visit(None, size, service_workers="block")
    page.add_init_script(AT_ONCE)
    page.goto("./")
    page.locator(".game").first.wait_for()
    return page


def open_here(page: Page, game: str, players: int, level: str = "random", here: int = 0) -> None:
    """A table of this browser, made by its form."""
    page.goto(f"./#/new/{game}")
    page.locator("form.sheet").wait_for()
    page.locator(f"input[name=players][value='{players}']").check(force=True)
    for seat in range(1, here + 1):
        page.locator("form.sheet li select").nth(seat).select_option("here")
    if here + 1 < players:
        page.locator(f"input[name=level][value={level}]").check()
    page.locator("form.sheet button.main").click()
    arrive(page, game)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_without_a_server(
    visit: Visit, game: str, size: dict[str, int], tmp_path: Path
) -> None:
    """Against bots, with the page loaded again in the middle; its record verifies here."""
    page = come(visit, size)
    open_here(page, game, hands_of(game).players, "easy")
    play(page, hands_of(game).act, until=[hands_of(game).some_choice])
    address = page.url
    page.reload()
    arrive(page, game)
    assert page.url == address
    play(page, hands_of(game).act)
    expect(page.locator(".result")).to_be_visible()
    with page.expect_download() as download:
        page.locator(".result").get_by_role("button", name="Download the record").click()
    file = tmp_path / "record.json"
    download.value.save_as(file)
    match = record_file.verify(record_file.load(file))
    assert match.is_over
    assert file.read_text(encoding="utf-8") == record_file.encode(record_file.load(file))
