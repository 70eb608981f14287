"""A server with the built client, and real browsers (Debian's Chromium) that visit it."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    BrowserType,
    ConsoleMessage,
    Page,
    Request,
    expect,
    sync_playwright,
)

from rubra.server.subprocess_server import running_server

ROOT = Path(__file__).resolve().parent.parent.parent
CLIENT = ROOT / "src" / "rubra" / "web_client" / "index.html"
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
QUICK = ["--no-sandbox", "--disable-gpu", "--in-process-gpu"]  # no process of its own to paint

LONG_ENOUGH = 30_000  # ms for anything to happen on a page while other tests keep both cores busy
expect.set_options(timeout=LONG_ENOUGH)

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}

# Nothing moves; what somebody chooses later is kept
STILL = """location.protocol === 'about:' || localStorage.getItem('tabula-rubra:prefs') ||
    localStorage.setItem('tabula-rubra:prefs', JSON.stringify(
        {language: null, theme: 'system', sound: false, pace: 0, explain: false}))"""


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """The address of a server of our own."""
    if not CLIENT.exists():
        pytest.fail("the client is not built: run `make web`, or npm ci && npm run build in web/")
    with running_server(
        "--limit=requests=10000:1000/s"
    ) as address:  # tests are quicker than people
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=QUICK)
        yield chromium
        chromium.close()


class Visit:
    """Come with a fresh browser window: `visit("/", PHONE, language="ca", dark=True)`.

    Nothing moves unless asked for. Whatever any page of the window complains about in its console
    is noted, and so is all that it was told over its socket.
    """

    def __init__(self, server: str, browser: Browser) -> None:
        self.server = server
        self.browser = browser
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []  # exceptions that nobody caught: never forgiven
        self.complaints: list[str] = []
        # Complaints that a test brings about itself
        self.forgiven = [
            "Service Worker registration blocked by Playwright",
            "preloaded using link preload but not used",  # bold text, on pages that are slow here
        ]
        self.frames: dict[Page, list[dict[str, Any]]] = {}  # what each was told over its socket

    def __call__(
        self,
        path: str | None = "/",
        size: dict[str, int] = DESKTOP,
        *,
        language: str = "en",
        dark: bool = False,
        moving: bool = False,
        **more: Any,
    ) -> Page:
        """A page of somebody new.

        Its service worker is left out, since it would answer before routes of a test do; with
        `service_workers="allow"` it comes too.
        """
        more.setdefault("service_workers", "block")
        more.setdefault("device_scale_factor", 0.25)  # few pixels are painted sooner than many
        context = self.browser.new_context(
            base_url=self.server,
            viewport=size,  # type: ignore[arg-type]
            locale=language,
            color_scheme="dark" if dark else "light",
            has_touch=size is PHONE,
            **more,
        )
        self.contexts.append(context)
        if not moving:
            context.add_init_script(STILL)
        context.on("request", self._asked)
        context.on("console", self._said)
        context.on("weberror", lambda thrown: self.errors.append(str(thrown.error)))
        page = context.new_page()
        page.set_default_timeout(LONG_ENOUGH)
        frames = self.frames[page] = []
        page.on(
            "websocket",
            lambda line: line.on("framereceived", lambda data: frames.append(json.loads(data))),
        )
        if path is not None:
            page.goto(path)
            page.wait_for_selector("#app > *")
        return page

    def _asked(self, asked: Request) -> None:
        # Nothing but our own server is ever asked for anything
        if not asked.url.startswith((self.server, "blob:", "data:")):
            self.complaints.append(asked.url)

    def _said(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning"):
            self.complaints.append(said.text)

    def complaints_left(self) -> list[str]:
        """What nobody has brought about on purpose."""
        said = [one for one in self.complaints if not any(word in one for word in self.forgiven)]
        return self.errors + said


def profile(
    chromium: BrowserType, folder: Path, address: str, program: str | None = CHROMIUM
) -> Page:
    """A browser that keeps what it learns, as that of a person does; `./` is that address."""
    context = chromium.launch_persistent_context(
        str(folder / "profile"), executable_path=program, args=QUICK, locale="en", base_url=address
    )
    page = context.pages[0]
    page.set_default_timeout(LONG_ENOUGH)
    return page


@pytest.fixture
def visit(server: str, browser: Browser) -> Iterator[Visit]:
    """Windows of one test; a complaint of any of them fails it."""
    visit = Visit(server, browser)
    yield visit
    for context in visit.contexts:
        context.close()
    assert visit.complaints_left() == []
