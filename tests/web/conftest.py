"""A server with the built client, and real browsers (Debian's Chromium) that visit it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent.parent
CLIENT = ROOT / "src" / "rubra" / "web_client" / "index.html"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("chrome")
SERVE = "from rubra.cli import main; main()"

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}

Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of our own."""
    if not CLIENT.exists():
        pytest.fail("the client is not built: run `make web`, or npm ci && npm run build in web/")
    database = tmp_path_factory.mktemp("web") / "tables.db"
    with subprocess.Popen(
        [sys.executable, "-c", SERVE, "serve", "--port", "0", "--db", f"sqlite:///{database}"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if found := re.search(r"Open (http://\S+) in a browser", line):
                break
        else:
            pytest.fail("the server did not start")
        yield found[1]
        process.terminate()
        process.wait(20)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield chromium
        chromium.close()


@pytest.fixture
def visit(server: str, browser: Browser) -> Iterator[Visit]:
    """Come with a fresh browser window: `visit("/", PHONE, language="ca", dark=True)`.

    Whatever the page complains about in its console fails the test.
    """
    complaints: list[str] = []
    contexts = []

    def come(
        path: str | None = "/",
        size: dict[str, int] = DESKTOP,
        *,
        language: str = "en",
        dark: bool = False,
        **more: Any,
    ) -> Page:
        context = browser.new_context(
            base_url=server,
            viewport=size,  # type: ignore[arg-type]
            locale=language,
            color_scheme="dark" if dark else "light",
            has_touch=size is PHONE,
            **more,
        )
        contexts.append(context)
        # Nothing but our own server is ever asked for anything
        context.on(
            "request",
            lambda asked: None if asked.url.startswith(server) else complaints.append(asked.url),
        )
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.on("console", lambda said: note(said.type, said.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        if path is not None:
            page.goto(path)
            page.wait_for_selector("#app > *")
        return page

    def note(kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            complaints.append(text)

    yield come
    for context in contexts:
        context.close()
    assert complaints == []
