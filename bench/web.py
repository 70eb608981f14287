"""The client in a real browser: how much is loaded, and how soon a move is seen.

    python bench/run.py --only web

Size: every byte that comes over the wire from a fresh browser's first request until a table is
laid, home page and table together, headers too. Time: from the frame of the socket that
acknowledges a move until the browser has painted the board after it; films are off.
"""

from __future__ import annotations

import shutil
import statistics
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from rubra.core import registry
from rubra.server.subprocess_server import running_server

MOVES = 30  # timed at each game
PATIENCE = 300_000  # ms; the first table of a game may have to be compiled
MOST_BYTES = 200_000  # home and table together: the promise

# Before anything else is told of a frame, note when it came; then when it has been painted
WATCH = """
localStorage.setItem('tabula-rubra:prefs', JSON.stringify(
    {language: 'en', theme: 'light', sound: false, pace: 0}));
window.painted = [];
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (data) {
    if (JSON.parse(data).do === 'play' && !this.watched) {
        this.watched = true;
        this.addEventListener('message', (event) => {
            if (!window.moved || JSON.parse(event.data).is !== 'change') return;
            window.moved = false;
            const acknowledged = performance.now();
            requestAnimationFrame(() => {
                const after = new MessageChannel();
                after.port1.onmessage = () => painted.push(performance.now() - acknowledged);
                after.port2.postMessage(0);
            });
        });
    }
    if (JSON.parse(data).do === 'play') window.moved = true;
    return send.call(this, data);
};
"""


def measure() -> dict[str, Any]:
    """Size and time for every game."""
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with running_server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        figures = {game: measure_game(browser, address, game) for game in registry.names()}
        browser.close()
    return figures


def measure_game(browser: Browser, address: str, game: str) -> dict[str, Any]:
    """A fresh browser opens the home page and a table, and plays a little."""
    page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
    page.set_default_timeout(PATIENCE)
    page.add_init_script(WATCH)
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    sizes: list[float] = []
    network.on("Network.loadingFinished", lambda done: sizes.append(done["encodedDataLength"]))
    page.goto(address)
    page.locator("li.game").first.wait_for()
    page.wait_for_load_state("networkidle")
    home = sum(sizes)
    card = page.locator("li.game", has=page.locator(f"a[href='/new/{game}']"))
    card.get_by_role("button", name="Play now").click()
    page.locator(".asking").wait_for()
    page.wait_for_load_state("networkidle")
    both = sum(sizes)
    play(page)
    times: list[float] = page.evaluate("painted")
    page.context.close()
    return {
        "home_bytes": home,
        "both_bytes": both,
        "moves": len(times),
        "painted_ms": {
            "p50": statistics.median(times),
            "p95": statistics.quantiles(times, n=20)[18],
        },
    }


def play(page: Page) -> None:
    """Take choices from the list, whatever they are."""
    for _ in range(100 * MOVES):
        if page.evaluate("painted.length") >= MOVES or page.locator(".result").count():
            return
        buttons = page.locator(
            ".choices button, .mine .act .button.main:enabled, .offers .button.main:enabled"
        )
        opener = page.locator(".question.mine > .button")
        try:
            if opener.count() and not page.locator(".choices").count():
                opener.click(timeout=1000)
            if page.locator(".question.mine").count() and buttons.count():
                buttons.first.click(timeout=1000)
        except Exception as error:  # the table has moved on: look again
            if page.is_closed():
                raise error
        page.wait_for_timeout(40)


def report(figures: dict[str, Any]) -> str:
    """The figures as a table for people, in Markdown."""
    lines = [
        "| | home | home and table | a move painted after its acknowledgement (p50, p95) | moves |",
        "|---|---|---|---|---|",
    ]
    for game, one in figures.items():
        ms = one["painted_ms"]
        lines.append(
            f"| {game} | {one['home_bytes'] / 1000:.0f} kB | {one['both_bytes'] / 1000:.0f} kB "
            f"| {ms['p50']:.0f} ms, {ms['p95']:.0f} ms | {one['moves']} |"
        )
    most = max(one["both_bytes"] for one in figures.values())
    if most > MOST_BYTES:
        raise SystemExit(f"bench: {most:.0f} bytes are more than {MOST_BYTES}")
    return "\n".join(lines)
