"""Lighthouse on the home page and at a table, beside an empty page: what of it is this machine?

    python bench/lighthouse.py FOLDER [--rounds 5] [--games rubico ...] [--beside ADDRESS ...]

FOLDER is where the npm package was installed (`npm install --prefix FOLDER lighthouse`). A newcomer
opens the home page and lays a table of each game by Play now; then Lighthouse loads each page anew,
with its phone settings and an empty cache, the pages by turns; medians are shown. The empty page
says how fast the machine is, as does Lighthouse's own benchmark index (it expects 1500 and more).
`--beside`: other servers, an older version for instance, whose pages take turns with ours.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import subprocess
import tempfile
import threading
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from rubra.core import registry
from rubra.server.subprocess_server import running_server

PATIENCE = 120_000  # ms
PORT = 9333  # by which Lighthouse speaks to the browser
EMPTY = b"""<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<title>Empty</title><h1>Nothing here</h1></html>"""
FLAGS = ("--no-sandbox", "--disable-gpu", "--headless=new", "--no-first-run")
CATEGORIES = ("performance", "accessibility", "best-practices")
AUDITS = {
    "first paint": "first-contentful-paint",
    "largest paint": "largest-contentful-paint",
    "blocked": "total-blocking-time",
    "shift": "cumulative-layout-shift",
    "main thread": "mainthread-work-breakdown",
}


Figures = dict[str, dict[str, list[float]]]


class Empty(BaseHTTPRequestHandler):
    """A page with one heading."""

    def do_GET(self) -> None:
        """The page, whatever is asked for."""
        self.send_response(200)
        self.send_header("content-type", "text/html; charset=utf-8")
        self.send_header("content-length", str(len(EMPTY)))
        self.end_headers()
        self.wfile.write(EMPTY)

    def log_message(self, *_: Any) -> None:
        """Nothing is said."""


@contextmanager
def empty_page() -> Iterator[str]:
    """The address of a page with nothing on it."""
    with ThreadingHTTPServer(("127.0.0.1", 0), Empty) as host:
        threading.Thread(target=host.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{host.server_port}/"
        host.shutdown()


def lay_tables(profile: Path, address: str, games: list[str]) -> dict[str, str]:
    """A table of each game, by its name; this browser sits there."""
    found = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch_persistent_context(
            str(profile), executable_path=shutil.which("chromium"), args=list(FLAGS), locale="en"
        )
        page = browser.new_page()
        page.set_default_timeout(PATIENCE)
        for game in games:
            page.goto(address)
            card = page.locator("li.game", has=page.locator(f"a[href='/new/{game}']"))
            card.get_by_role("button", name="Play now").click()
            page.locator(f".frame[data-game={game}] .asking").wait_for()
            found[game] = page.url
        browser.close()
    return found


@contextmanager
def chromium(profile: Path) -> Iterator[None]:
    """A browser that only Lighthouse speaks to."""
    program = shutil.which("chromium") or "chromium"
    command = [program, *FLAGS, f"--user-data-dir={profile}", f"--remote-debugging-port={PORT}"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as process:
        assert process.stderr is not None
        for line in process.stderr:
            if b"DevTools listening" in line:
                break
        threading.Thread(target=process.stderr.read, daemon=True).start()
        try:
            yield
        finally:
            process.terminate()


def audit(folder: Path, url: str) -> dict[str, float]:
    """One run of Lighthouse: scores in percent, times in ms."""
    program = folder / "node_modules" / "lighthouse" / "cli" / "index.js"
    with tempfile.NamedTemporaryFile(suffix=".json") as out:
        subprocess.run(
            ["node", program, url, "--quiet", "--output=json", f"--output-path={out.name}",
             f"--port={PORT}", f"--only-categories={','.join(CATEGORIES)}"],
            check=True, timeout=PATIENCE / 1000,
        )  # fmt: skip
        told: dict[str, Any] = json.loads(Path(out.name).read_text(encoding="utf-8"))
    scores = {name: 100 * told["categories"][name]["score"] for name in CATEGORIES}
    times = {name: told["audits"][audit]["numericValue"] for name, audit in AUDITS.items()}
    return {"index": told["environment"]["benchmarkIndex"], **scores, **times}


def measure(folder: Path, rounds: int, games: list[str], beside: list[str]) -> Figures:
    """All pages by turns: what each round said, by page."""
    found: Figures = defaultdict(lambda: defaultdict(list))
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name,
        running_server() as ours,
        empty_page() as nothing,
    ):
        profile = Path(name)
        pages = {"an empty page": nothing}
        for address in [ours, *beside]:
            where = "" if address == ours else f" at {address}"
            pages[f"home{where}"] = address
            for game, url in lay_tables(profile, address, games).items():
                pages[f"{game}{where}"] = url
        with chromium(profile):
            for _ in range(rounds):
                for page, url in pages.items():
                    for what, figure in audit(folder, url).items():
                        found[page][what].append(figure)
                    print(page, {what: told[-1] for what, told in found[page].items()}, flush=True)
    return found


def report(figures: Figures) -> str:
    """Medians as a table for people, in Markdown."""
    columns = list(next(iter(figures.values())))
    lines = ["| | " + " | ".join(columns) + " |", "|---" * (len(columns) + 1) + "|"]
    for page, told in figures.items():
        middle = (statistics.median(told[what]) for what in columns)
        lines.append(f"| {page} | " + " | ".join(f"{figure:.4g}" for figure in middle) + " |")
    return "\n".join(lines)


def main() -> None:
    """Measure, and show the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", nargs="+", default=registry.names())
    parser.add_argument("--beside", nargs="+", default=[])
    args = parser.parse_args()
    print(report(measure(args.folder, args.rounds, args.games, args.beside)))


if __name__ == "__main__":
    main()
