"""What a newcomer waits for: a fresh clone, `make play`, and a table of each game against `hard`.

    python bench/start.py [--rounds 1]

The repository is cloned into a folder of its own and `make play` is called there, as README.md
says. A browser that is open already asks for the page again and again, then opens one table after
the other. Then the server is stopped and `make play` called once more. All times are by the clock
on the wall, downloads from the package registries included, so they hold for this machine and its
network; the processors' time beside them says how much of it was work. Port 8000 must be free.
"""

from __future__ import annotations

import argparse
import os
import resource
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Error, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
ADDRESS = "http://127.0.0.1:8000"
PATIENCE = 600.0  # seconds until there is a page
AGAIN = 0.05  # seconds between two looks

Times = dict[str, float]


@contextmanager
def playing(clone: Path, data: Path) -> Iterator[None]:
    """`make play`, with data of its own and no browser but ours."""
    unwanted = ("PYTHONPATH", "VIRTUAL_ENV", "RUBRA_MODULES", "RUBRA_ENGINE")
    known = {name: value for name, value in os.environ.items() if name not in unwanted}
    server = subprocess.Popen(
        ["make", "play"],
        cwd=clone,
        env={**known, "BROWSER": "true", "XDG_DATA_HOME": str(data), "PIP_NO_CACHE_DIR": "1"},
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        yield
    finally:
        os.killpg(server.pid, signal.SIGTERM)
        server.wait()


def open_page(browser: Browser) -> Page:
    """The home page, as soon as there is one."""
    page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
    end = time.perf_counter() + PATIENCE
    while time.perf_counter() < end:
        try:
            page.goto(ADDRESS)
        except Error:  # nobody is there yet
            time.sleep(AGAIN)
        else:
            page.locator("li.game").first.wait_for()
            return page
    raise SystemExit(f"bench: no page after {PATIENCE:.0f} s")


def open_table(page: Page, game: str) -> None:
    """A table against `hard`, until its board can be seen."""
    page.goto(f"{ADDRESS}/new/{game}")
    page.locator("input[name=fill][value='bot:hard']").check(force=True)
    page.locator("form.sheet button.main").click()
    page.locator(".asking").wait_for()


def measure_start(clone: Path, data: Path, browser: Browser, games: list[str]) -> Times:
    """Seconds until the page, and from there for the tables one after the other."""
    work = cpu_seconds()
    began = time.perf_counter()
    with playing(clone, data):
        page = open_page(browser)
        times = {"page": time.perf_counter() - began}
        for game in games:
            before = time.perf_counter()
            open_table(page, game)
            times[game] = time.perf_counter() - before
        times["all"] = time.perf_counter() - began
        page.context.close()
    return times | {"CPU": cpu_seconds() - work}


def cpu_seconds() -> float:
    """What processes that have ended have used."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def measure(browser: Browser) -> dict[str, Times]:
    """A first start and a second one."""
    games = sorted(path.name for path in (ROOT / "web" / "src" / "games").iterdir())
    with tempfile.TemporaryDirectory() as folder:
        clone, data = Path(folder) / "clone", Path(folder) / "data"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        first = measure_start(clone, data, browser, games)
        size = sum(one.lstat().st_size for one in (clone / ".venv").rglob("*"))
        second = measure_start(clone, data, browser, games)
    return {"first": first | {"MB": size / 1e6}, "second": second}


def report(found: dict[str, Times]) -> str:
    """The figures as a table for people, in Markdown."""
    first, second = found["first"], found["second"]
    lines = ["| seconds until | fresh clone | second start |", "|---|---|---|"]
    lines += [
        f"| {'the page' if what == 'page' else what} | {first[what]:.1f} | {second[what]:.1f} |"
        for what in second
        if what not in ("all", "CPU")
    ]
    lines.append(f"| all of it | {first['all']:.1f} | {second['all']:.1f} |")
    lines.append(f"| processors' time | {first['CPU']:.1f} | {second['CPU']:.1f} |")
    lines.append("")
    lines.append(f"The environment has {first['MB']:.0f} MB.")
    return "\n".join(lines)


def main() -> None:
    """Measure and print."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--rounds", type=int, default=1)
    chosen = arguments.parse_args()
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for _ in range(chosen.rounds):
            print(report(measure(browser)), end="\n\n", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
