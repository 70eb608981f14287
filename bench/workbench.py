"""The workbench in a real browser: how much of the speed reaches it, how smooth it is, its memory.

    python bench/workbench.py                   each game with bots of the level easy
    python bench/workbench.py --only cathedral  one of them
    python bench/workbench.py --million rubico  memory over a million games of one

The module's bare rate is that of workers, one for each core, that play the same games and look at
nothing (workbench_bare.ts). Both are measured in turn, on all cores, since other programs may run.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from rubra.core import registry
from rubra.server.subprocess_server import running_server

ROOT = Path(__file__).resolve().parent.parent
BUNDLER = ROOT / "web" / "node_modules" / ".bin" / "esbuild"
SECONDS = 5.0
ROUNDS = 3
PATIENCE = 900_000  # ms
BARE = """wish => Promise.all(Array.from({length: navigator.hardwareConcurrency}, () =>
    new Promise(done => {
        const worker = new Worker('/bare.js', {type: 'module'});
        worker.onmessage = ({data}) => {
            if (data === 'ready') return;
            worker.terminate();
            done(data);
        };
        worker.postMessage(wish);
    }))).then(rates => rates.reduce((sum, one) => sum + one, 0))"""
# Games that the charts have, and the time: a few seconds apart while it runs. Meanwhile the tasks
# that keep the page from answering for more than 50 ms, and how late a frame came
SHOWN = """seconds => new Promise(done => {
    const progress = document.querySelector('progress');
    const from = [progress.value, performance.now()];
    const tasks = [];
    const seen = new PerformanceObserver(
        list => tasks.push(...list.getEntries().map(({duration}) => duration)));
    seen.observe({type: 'longtask'});
    const frames = [];
    let before = from[1];
    let running = true;
    const frame = now => {
        frames.push(now - before);
        before = now;
        if (running) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    setTimeout(() => {
        running = false;
        seen.disconnect();
        const passed = performance.now() - from[1];
        done({rate: (progress.value - from[0]) / passed * 1000, tasks, frames, passed});
    }, 1000 * seconds);
})"""


def bundled(folder: Path) -> str:
    """The worker as one script."""
    out = folder / "bare.js"
    source = Path(__file__).parent / "workbench_bare.ts"
    subprocess.run(
        [BUNDLER, source, "--bundle", "--format=esm", f"--outfile={out}", "--log-level=error"],
        check=True,
    )
    return out.read_text(encoding="utf-8")


def begin(page: Page, address: str, game: str, games: int) -> None:
    """Play the box as it comes until somebody stops."""
    page.goto(f"{address}/workbench/{game}")
    count = page.locator("#bench-games")
    count.wait_for()
    count.select_option(str(games))
    page.locator(".side button.main").click()
    page.locator(".results").wait_for(timeout=PATIENCE)


def share(browser: Browser, address: str, script: str, game: str) -> dict[str, Any]:
    """Games a second on all cores, bare and in the charts, in turn."""
    page = browser.new_page()
    page.route(
        "**/bare.js", lambda route: route.fulfill(body=script, content_type="text/javascript")
    )
    bare, shown = [], []
    tasks: list[float] = []
    frames: list[float] = []
    players = registry.about(game).players
    seats = 5 if 5 in players else players[-1]  # as the workbench has it at first
    for _ in range(ROUNDS):
        page.goto(f"{address}/workbench")
        page.wait_for_selector("#app > *")
        wish = {"game": game, "players": seats, "bot": "easy", "seconds": SECONDS}
        bare.append(page.evaluate(BARE, wish))
        begin(page, address, game, 1_000_000)
        page.wait_for_timeout(2000)
        found = page.evaluate(SHOWN, SECONDS)
        shown.append(found["rate"])
        tasks += found["tasks"]
        frames += found["frames"]
        page.get_by_role("button", name="Stop", exact=True).click()
    page.close()
    ratios = [one / other for one, other in zip(shown, bare, strict=True)]
    return {
        "game": game,
        "bare": statistics.median(bare),
        "shown": statistics.median(shown),
        "share": statistics.median(ratios),
        "shares": ratios,
        "tasks": sorted(tasks),
        "frames": sorted(frames),
    }


def _late(frames: list[float]) -> str:
    place = min(len(frames) - 1, int(0.95 * len(frames)))
    return f"{len(frames)} frames, 95 % within {frames[place]:.0f} ms"


def memory(browser: Browser, address: str, game: str) -> None:
    """The page's heap while it plays a million games, with garbage collected first."""
    page = browser.new_page()
    begin(page, address, game, 1_000_000)
    session = page.context.new_cdp_session(page)
    progress = page.locator("progress")
    step = 100_000
    for wanted in range(step, 1_000_001, step):
        page.wait_for_function(
            "wanted => document.querySelector('progress').value >= wanted",
            arg=wanted,
            timeout=PATIENCE,
        )
        session.send("HeapProfiler.collectGarbage")
        used = session.send("Runtime.getHeapUsage")["usedSize"] / 1e6
        games = int(progress.evaluate("one => one.value"))
        print(
            f"{games:>9,} games  {used:6.1f} MB in the page  {resident():7.0f} MB in all",
            flush=True,
        )
    page.close()


def resident() -> float:
    """Memory of the renderers of our own browser, workers and modules included, in MB."""
    parents: dict[int, int] = {}
    sizes: dict[int, int] = {}
    for status in Path("/proc").glob("[0-9]*/status"):
        try:
            lines = dict(
                line.split(":", 1) for line in status.read_text(encoding="utf-8").splitlines()
            )
            command = (status.parent / "cmdline").read_text(encoding="utf-8")
        except (OSError, ValueError):
            continue  # it has ended in the meantime
        number = int(status.parent.name)
        parents[number] = int(lines["PPid"])
        if "--type=renderer" in command:
            sizes[number] = int(lines.get("VmRSS", "0 kB").split()[0])

    def is_ours(process: int) -> bool:
        return process == os.getpid() or (process in parents and is_ours(parents[process]))

    return sum(size for number, size in sizes.items() if is_ours(number)) / 1000


def main() -> None:
    """Measure, and print."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--million", metavar="GAME", choices=registry.names())
    arguments.add_argument("--only", metavar="GAME", choices=registry.names())
    chosen = arguments.parse_args()
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with running_server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        if chosen.million:
            memory(browser, address, chosen.million)
        else:
            with tempfile.TemporaryDirectory() as folder:
                script = bundled(Path(folder))
            for game in [chosen.only] if chosen.only else registry.names():
                one = share(browser, address, script, game)
                print(
                    f"{one['game']}: {one['bare']:,.0f} games a second bare,"
                    f" {one['shown']:,.0f} in the charts: {one['share']:.2f}"
                    f" ({', '.join(f'{each:.2f}' for each in one['shares'])});"
                    f" {len(one['tasks'])} tasks of more than 50 ms in {ROUNDS * SECONDS:.0f} s,"
                    f" the longest {one['tasks'][-1] if one['tasks'] else 0:.0f} ms;"
                    f" {_late(one['frames'])}",
                    flush=True,
                )
        browser.close()


if __name__ == "__main__":
    main()
