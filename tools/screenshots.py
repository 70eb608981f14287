"""Pictures of the main pages at both sizes, for the README and for looking at them.

    .venv/bin/python -m tools.screenshots [FOLDER]     into docs/pictures/ if none is given

Starts a server of its own, opens a table of each game with bots and plays a little.
"""

from __future__ import annotations

import random
import shutil
import sys
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import TimeoutError as TookTooLong
from tests.web.hands import hands_of

from rubra.core import registry
from rubra.server.subprocess_server import running_server

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
QUALITY = 82  # of the JPEG
CHANCE = random.Random(7)
# Where the button of the only choice is, in each game
ONLY = ".mine .act .button:enabled, .offers .button:enabled, .mine .work .button:enabled"
FIRST_TIME = 300_000  # ms; the first table of a game may have to be compiled


def take_pictures(browser: Browser, address: str, folder: Path) -> None:
    """Home and each game, at both sizes."""
    for name, (width, height) in SIZES.items():
        for page_name in ("home", *registry.names()):
            context = browser.new_context(viewport={"width": width, "height": height})
            page = context.new_page()
            page.goto(address)
            page.wait_for_selector("main")
            if page_name != "home":
                open_table(page, address, page_name)
            page.wait_for_timeout(1500)
            file = folder / f"{page_name}-{name}.jpg"
            page.screenshot(path=file, type="jpeg", quality=QUALITY)
            print(f"{file.name}: {file.stat().st_size / 1000:.0f} kB")
            context.close()


def open_table(page: Page, address: str, game: str) -> None:
    """A table with bots, some decisions into the game."""
    page.goto(f"{address}/new/{game}")
    page.locator("input[name=fill][value='bot:medium']").check(force=True)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".asking", timeout=FIRST_TIME)
    hands = hands_of(game)
    made = 0
    for _ in range(2000):
        mine = page.locator(".whose.mine").count()
        if page.locator(".result").count():
            return open_table(page, address, game)  # it was over too soon: another one
        if made >= hands.decisions and mine and page.locator(hands.worth_seeing).count():
            page.mouse.move(0, 0)
            return
        if page.locator(".asking > .button", has_text="Skip").count():
            page.keyboard.press("Escape")
        elif page.locator(".whose.mine").count() and choose(page):
            made += 1
        page.wait_for_timeout(60)


def choose(page: Page) -> bool:
    """Take one of the choices in the list; if there is only one, the button for it."""
    try:
        opener = page.locator(".question > .button")
        if opener.count():
            opener.click(timeout=1000)
            choices = page.locator(".choices button")
            choices.nth(CHANCE.randrange(max(1, choices.count()))).click(timeout=1000)
        else:
            page.locator(ONLY).first.click(timeout=1000)
    except TookTooLong:  # the table has moved on: look again
        return False
    return True


def main() -> None:
    """Take them all."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURES
    folder.mkdir(parents=True, exist_ok=True)
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with running_server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        take_pictures(browser, address, folder)
        browser.close()


if __name__ == "__main__":
    main()
