"""Tables without a server, in a real browser: how soon a move is seen, and how long bots think.

    PYTHONPATH=. python bench/local.py [--rounds 2] [--beside SITE ...]

`--beside`: sites that other versions have written (`rubra site`); their moves take turns with ours,
and nothing else is measured.

A move: the processor time of the page and of its worker from the click until the board has been
painted after it, films off, times four, for a phone, with fingers and no mouse. It is read from
a trace of Chromium, so that what else the machine does is not counted; nor is waiting for the disk,
where a move is kept before it is shown, and for the next frame of the screen.

Thinking: the same decisions of `hard`, with all their iterations, in a worker of the browser and in
Python as the server has it, one after the other; that both choose the same move is checked.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.web.static_host import Host, hosting

import web
from rubra.bots.levels import BUDGETS
from rubra.bots.search_bot import Budget, SearchBot
from rubra.commands.site import site
from rubra.core import registry
from rubra.core.match import Match
from rubra.core.position import Position
from rubra.core.stream import stream_from_key

HERE = Path(__file__).parent
BUNDLER = HERE.parent / "web" / "node_modules" / ".bin" / "esbuild"
SLOWED = 4  # times: a phone
PHONE = {"width": 390, "height": 844}
MOVES = 16  # timed at each game
DECISIONS = 12  # of `hard`, at each game
KEY = bytes(range(16))

WATCH = """
if (location.protocol !== 'about:') {
    localStorage.setItem('tabula-rubra:prefs', JSON.stringify(
        {language: 'en', theme: 'light', sound: false, pace: 0}));
}
window.painted = [];
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message, ...more) {
    if (message?.say?.do === 'play') {
        performance.mark('bench-posted');
        const told = ({ data }) => {
            if (data.update?.is !== 'change') return;
            this.removeEventListener('message', told);
            performance.mark('bench-told');
            requestAnimationFrame(() => {
                const after = new MessageChannel();
                after.port1.onmessage = () => {
                    performance.mark('bench-painted');
                    painted.push(1);
                };
                after.port2.postMessage(0);
            });
        };
        this.addEventListener('message', told);
    }
    return post.call(this, message, ...more);
};
"""
# Takes choices from the list, whatever they are; the page is asked nothing meanwhile
PLAY = """(moves) => new Promise((done) => {
    const step = () => {
        if (painted.length >= moves || document.querySelector('.result')) return done();
        const mine = document.querySelector('.question.mine');
        const places = '.choices button, .mine .act .button.main:enabled,'
            + '.offers .button.main:enabled';
        const first = (one, found) => one.querySelector(found);
        const button = mine && (first(document, places) ?? first(mine, ':scope > .button'));
        if (button) {
            performance.mark('bench-clicked');
            button.click();
        }
        setTimeout(step, 200);
    };
    step();
})"""
CATEGORIES = ["toplevel", "blink.user_timing", "__metadata"]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--beside", type=Path, nargs="+", default=[])
    args = parser.parse_args()
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        ExitStack() as on,
    ):
        place = Path(folder) / "site"
        site(place)
        bundle(place / "thinking.js")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        hosts = {str(one): on.enter_context(hosting(one)) for one in args.beside}
        host = hosts["here"] = on.enter_context(hosting(place))
        print(
            f"| | | a move, {SLOWED} times slowed (p50, p95) | of that the worker | moves | load |"
        )
        print("|---|---|---|---|---|---|")
        for game in registry.names():
            for line in moves(browser, hosts, game, args.rounds):
                print(line, flush=True)
        if not args.beside:
            print("\n| | `hard`: browser | server | ratio | decisions |\n|---|---|---|---|---|")
            for game in registry.names():
                print(thinking(browser, host, game), flush=True)
        browser.close()


def bundle(file: Path) -> None:
    """The browser's own search, as a worker that is told what to think about."""
    command = [
        str(BUNDLER),
        str(HERE / "thinking.ts"),
        "--bundle",
        "--format=esm",
        f"--outfile={file}",
    ]
    subprocess.run([*command, "--log-level=warning"], check=True)


def open_page(browser: Browser, host: Host, script: str = "") -> Page:
    """A fresh browser as a phone has it, at the site."""
    context = browser.new_context(
        viewport=PHONE,  # type: ignore[arg-type]
        service_workers="block",
        is_mobile=True,
        has_touch=True,
    )
    page = context.new_page()
    page.set_default_timeout(web.PATIENCE)
    page.add_init_script(script)
    page.goto(host.address)
    page.locator("li.game").first.wait_for()
    return page


def moves(browser: Browser, hosts: dict[str, Host], game: str, rounds: int) -> list[str]:
    """Some moves at tables of a game, at each site by turns."""
    found: dict[str, list[list[float]]] = {name: [] for name in hosts}
    for _ in range(rounds):
        for name, host in hosts.items():
            found[name] += moves_at_a_table(browser, host, game)
    lines = []
    for name, spent in found.items():
        both = [page_time + worker for page_time, worker in spent]
        p50, p95 = statistics.median(both), statistics.quantiles(both, n=20)[18]
        worker = statistics.median(worker for _, worker in spent)
        lines.append(
            f"| {game} | {name} | {p50:.0f} ms, {p95:.0f} ms | {worker:.0f} ms | {len(spent)} "
            f"| {os.getloadavg()[0]:.0f} |"
        )
    return lines


def moves_at_a_table(browser: Browser, host: Host, game: str) -> list[list[float]]:
    """Of each move the milliseconds of the page and of its worker, slowed."""
    page = open_page(browser, host, WATCH)
    page.goto(f"{host.address}#/new/{game}")
    page.locator("input[name=fill][value='bot:easy']").check(force=True)
    page.locator("form.sheet button.main").tap()
    page.locator(".asking").wait_for()
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.evaluate(PLAY, MOVES)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    page.context.close()
    return [[SLOWED * one for one in move] for move in processor_times(events)]


def processor_times(events: list[dict[str, Any]]) -> list[tuple[float, float]]:
    """Of each move: how many milliseconds its page and its worker kept a processor busy."""
    marks = sorted((one["ts"], one["name"]) for one in events if one["name"].startswith("bench-"))
    here = next((one["pid"], one["tid"]) for one in events if one["name"] == "bench-painted")
    workers = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"].startswith("DedicatedWorker")
    }
    tasks = [one for one in events if one.get("tdur") and one["name"].endswith("::RunTask")]

    def busy(threads: set[tuple[int, int]], began: float, ended: float) -> float:
        found = (
            float(one["tdur"])
            for one in tasks
            if (one["pid"], one["tid"]) in threads
            and began <= one["ts"] + one["dur"]
            and one["ts"] < ended
        )
        return sum(found) / 1000

    found = []
    names = [name.removeprefix("bench-") for _, name in marks]
    for number in range(len(marks) - 3):
        if names[number : number + 4] == ["clicked", "posted", "told", "painted"]:
            clicked, posted, told, painted = (at for at, _ in marks[number : number + 4])
            found.append((busy({here}, clicked, painted), busy(workers, posted, told)))
    return found


def thinking(browser: Browser, host: Host, game: str) -> str:
    """The same decisions there and here, by turns."""
    page = open_page(browser, host)
    played = registry.load(game)
    players = max(played.about.players)
    page.evaluate(
        OPEN, [f"{host.address}thinking.js", f"{host.address}data/{game}", players, KEY.hex()]
    )
    match = Match(played, players, KEY)
    budget = Budget(BUDGETS["hard"].iterations, None, "hard")
    bots: dict[int, SearchBot] = {}
    there = here = 0.0
    decisions = 0
    while decisions < DECISIONS and not match.is_over:
        seat = match.waiting[0]
        bot = bots.setdefault(seat, SearchBot(stream_from_key(KEY), budget))
        began = time.perf_counter()
        move = bot.choose(Position(match, seat))
        spent = time.perf_counter() - began
        words = match.game.move_words.say(move).as_list()
        found: dict[str, Any] = page.evaluate("seat => ask({seat})", seat)
        if found["move"] != words:
            raise SystemExit(f"bench: {game}: {found['move']} there, {words} here")
        if bot.thought is not None:  # there was a choice
            here += spent
            there += found["seconds"]
            decisions += 1
        match.play(seat, move)
    page.context.close()
    return f"| {game} | {there:.2f} s | {here:.2f} s | {there / here:.2f} | {decisions} |"


OPEN = """([script, data, players, key]) => {
    const worker = new Worker(script, {type: 'module'});
    window.ask = (what) => new Promise((done, failed) => {
        worker.onmessage = ({data}) => data.error ? failed(new Error(data.error)) : done(data);
        worker.postMessage(what);
    });
    return ask({data, players, key});
}"""


if __name__ == "__main__":
    main()
