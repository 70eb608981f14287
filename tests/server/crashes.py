"""Servers that are killed while people play, and what must be true afterwards.

A `CrashTest` is several tables of random people at one or two servers, each server a process of its
own. They are killed with SIGKILL after so many beats: messages sent or acknowledged, counted over
all people, so a seed decides the moments. People come back by themselves.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from rubra.core import registry
from rubra.server.model.stored import Entry
from rubra.server.store.store import Store
from rubra.server.table import game_log
from tests.server.client import PATIENCE, Browser, TableClient

if TYPE_CHECKING:
    from tests.server.conftest import Postgres

SOURCES = Path(__file__).parent.parent.parent
COMMAND = [sys.executable, "-u", "-c", "from rubra.cli import main; main()"]
NAMES = ("Livia", "Marcus", "Titus", "Julia", "Gaius", "Varro", "Aulus")
SECONDS_TO_START = 600  # the first time on a machine it compiles the games


def free_port() -> int:
    """One that nobody listens at."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


# --- Servers ---


class Server:
    """`rubra serve` as a process of its own, always at the same port."""

    def __init__(self, database: str, folder: Path, forker: ServerForker | None = None) -> None:
        self.database = database
        self.folder = folder
        self.port = free_port()
        self.forker = forker
        self.pid = 0
        self.starts = 0
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> Path:
        """What it has to say."""
        return self.folder / f"server-{self.port}.log"

    async def start(self) -> None:
        """Have it run, and wait until it takes visitors."""
        self.starts += 1
        if self.forker is not None:
            self.pid = await asyncio.to_thread(self.forker.fork, self)
        else:
            with self.log.open("ab") as log:
                self._process = subprocess.Popen(
                    [*COMMAND, "serve", "--port", str(self.port), "--db", self.database],
                    stdout=subprocess.DEVNULL,
                    stderr=log,
                    env=environment(self.folder),
                )
            self.pid = self._process.pid
        for _ in range(SECONDS_TO_START * 50):
            with socket.socket() as visitor:
                if visitor.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            assert self.is_alive(), f"the server died:\n{self.log.read_text()[-3000:]}"
            await asyncio.sleep(0.02)
        raise AssertionError(f"the server does not begin:\n{self.log.read_text()[-3000:]}")

    def is_alive(self) -> bool:
        """Whether the process is there."""
        if self._process is not None:
            return self._process.poll() is None
        return self.forker is not None and self.forker.is_alive(self.pid)

    async def kill(self) -> None:
        """Without a warning."""
        if self.pid:
            os.kill(self.pid, signal.SIGKILL)
            for _ in range(SECONDS_TO_START * 100):
                if not self.is_alive():
                    break
                await asyncio.sleep(0.01)
            self.pid = 0

    def check_log(self) -> None:
        """Nothing broke in it that it did not expect."""
        for line in self.log.read_text().splitlines():
            assert "Traceback" not in line, f"something broke:\n{self.log.read_text()[-6000:]}"
            assert "task exception was never" not in line.lower(), line


def environment(folder: Path) -> dict[str, str]:
    """For a server that leaves nothing outside of a folder."""
    paths = [str(SOURCES), str(SOURCES / "src"), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "XDG_DATA_HOME": str(folder), "PYTHONPATH": os.pathsep.join(paths)}


FORKER_CODE = """
import gc, os, sys
from rubra.core import registry
from rubra.server import serve
from rubra.server.service import live_tables
from rubra.server.support import logs
from rubra.server.thinking import bot_pool
for name in registry.names():
    registry.load(name)
from rubra.bots.levels import LEVELS
bot_pool.PAUSES.update({level: 0.02 for level in LEVELS})  # bots that people need not wait for
live_tables.SWEEP = 2.0
gc.freeze()
print("ready", flush=True)
for line in sys.stdin:
    word, *rest = line.split()
    if word == "alive":
        pid = int(rest[0])
        try:
            gone = os.waitpid(pid, os.WNOHANG)[0] == pid
        except ChildProcessError:
            gone = True
        print("no" if gone else "yes", flush=True)
        continue
    port, database, log = rest
    pid = os.fork()
    if pid == 0:
        os.dup2(os.open(os.devnull, os.O_RDWR), 0)
        out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        os.dup2(out, 1)
        os.dup2(out, 2)
        logs.set_up()
        serve.run(serve.Settings("127.0.0.1", int(port), database))
        os._exit(0)
    print(pid, flush=True)
"""


class ServerForker:
    """A process that has read everything once, and becomes a server by forking: that is quick."""

    def __init__(self, folder: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", FORKER_CODE],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment(folder),
            text=True,
        )
        assert self._say(None) == "ready"

    def _say(self, line: str | None) -> str:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        if line is not None:
            self._process.stdin.write(f"{line}\n")
            self._process.stdin.flush()
        answer = self._process.stdout.readline().strip()
        assert answer, "the forking process died"
        return answer

    def fork(self, server: Server) -> int:
        """A new server; its process."""
        return int(self._say(f"serve {server.port} {server.database} {server.log}"))

    def is_alive(self, pid: int) -> bool:
        """Whether a server of ours still runs."""
        return self._say(f"alive {pid}") == "yes"

    def close(self) -> None:
        """Bear no more."""
        self._process.communicate()


# --- People ---


@dataclass
class CrashTest:
    """Tables of random people at servers that are killed."""

    servers: list[Server]
    seed: int
    tables: int = 4  # that are played at once
    beats_between: tuple[int, int] = (10, 60)  # two blows
    browsers: list[Browser] = field(default_factory=list)
    seen_from: list[TableClient] = field(default_factory=list)
    beats: int = 0
    kills_done: int = 0
    games: int = 0
    acknowledged: int = 0  # moves, once that was checked

    def __post_init__(self) -> None:
        self.dice = random.Random(self.seed)
        self._beat = asyncio.Event()
        self._until = 0
        self._is_over = False

    def beat(self) -> None:
        """Somebody sent something, or was answered."""
        self.beats += 1
        if self.beats >= self._until:
            self._beat.set()

    async def run(self, kills_done: int, strike: Callable[[CrashTest], Awaitable[None]]) -> None:
        """Play, strike so many times, and play all games to their end."""
        for server in self.servers:
            await server.start()
        tasks = [asyncio.create_task(self._strike(kills_done, strike))]
        tasks += [asyncio.create_task(self._play_games(number)) for number in range(self.tables)]
        try:
            await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for browser in self.browsers:
                await browser.close()

    async def _strike(
        self, kills_done: int, strike: Callable[[CrashTest], Awaitable[None]]
    ) -> None:
        for _ in range(kills_done):
            self._until = self.beats + self.dice.randint(*self.beats_between)
            self._beat.clear()
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._beat.wait()
            except TimeoutError:
                raise AssertionError("nobody plays any more") from None
            await strike(self)
            self.kills_done += 1
        self._until = 1 << 62
        self._is_over = True

    async def _play_games(self, number: int) -> None:
        """One game after the other, until the crash test is over; always at least one."""
        people: list[Browser] = []
        round_number = 0
        while round_number == 0 or not self._is_over:
            await self._play_a_game(number, round_number, people)
            round_number += 1

    async def _person(self, name: str, place: int) -> Browser:
        """Somebody new, at the door of one of the servers."""
        doors = [server.url for server in self.servers]
        shift = place % len(doors)
        dice = random.Random(f"{self.seed} {name}")
        browser = Browser(name, doors[shift:] + doors[:shift], dice)
        self.browsers.append(browser)
        await browser.come()
        browser.on_beat = self.beat
        return browser

    async def _play_a_game(self, number: int, round_number: int, known: list[Browser]) -> None:
        """A host with two seats, others with one, and at every second table a bot."""
        dice = random.Random(f"{self.seed} {number} {round_number}")
        game = registry.names()[(number + round_number) % len(registry.names())]
        about = registry.about(game)
        counts = about.players
        players = dice.choice([count for count in counts if count >= 3] or list(counts))
        bots = number % 2 if players > 3 else 0
        people = max(1, players - 1 - bots)
        while len(known) < people:
            name = f"{NAMES[len(known) % len(NAMES)]}-{number}"
            known.append(await self._person(name, len(known) + number))
        host, *others = known[:people]
        mine = players - len(others) - bots
        plan = ["me"] * mine + ["random"] * bots + ["open"] * len(others)
        options = dict(about.samples[0]) if about.samples else {}  # random games must end
        table = (await host.table(game, plan, options=options))["id"]
        for place, other in enumerate(others, players - len(others)):
            await self._sit(other, table, place)
        seen_from = [host.look(table, seat) for seat in range(mine)]
        seen_from += [
            other.look(table, seat, polls=seat == players - 1 and number == 0)
            for seat, other in enumerate(others, players - len(others))
        ]
        self.seen_from += seen_from
        await asyncio.gather(*(one.play_on(undo=0.1, talk=0.02) for one in seen_from))
        self.games += 1
        for one in seen_from:
            await one.close()

    async def _sit(self, browser: Browser, table: str, seat: int) -> None:
        """Sit down; perhaps that was done already by a request whose answer got lost."""
        while True:
            asked = {"nonce": f"{browser.dice.getrandbits(128):032x}", "seat": seat}
            status, told = await browser.ask("POST", f"/api/tables/{table}/seats", asked)
            if status == 200:
                return
            _, info = await browser.ask("GET", f"/api/tables/{table}")
            if "seats" in info and info["seats"][seat].get("person") == browser.id:
                return
            assert status >= 500, told
            await asyncio.sleep(0.1)


# --- What must be true ---


async def check(crash_test: CrashTest, database: str) -> int:
    """Every acknowledged move is in the log, in order, once; every log leads where it says.

    Returns how many were acknowledged.
    """
    store = await asyncio.to_thread(lambda: Store.open(database, server=False))
    try:
        acknowledged = 0
        for table in sorted({seen_from.table for seen_from in crash_test.seen_from}):
            acknowledged += await check_table(crash_test, store, table)
        return acknowledged
    finally:
        await store.close()


async def check_table(crash_test: CrashTest, store: Store, table_id: str) -> int:
    """What must be true of one table; how much was acknowledged there."""
    table = await store.table(table_id)
    assert table is not None
    entries = await store.entries(table_id)
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    named = Counter((entry.seat, entry.message) for entry in entries if entry.message is not None)
    assert not named or max(named.values()) == 1, "a message was applied twice"
    match = game_log.replay_log(table, entries)
    assert match.is_over, f"the game at {table_id} did not end"
    assert table.phase == "over"
    assert table.result == match.result()
    acknowledged = 0
    for seen_from in crash_test.seen_from:
        if seen_from.table != table_id:
            continue
        wanted = [one["id"] for one in seen_from.acknowledged if one["do"] in ("play", "undo")]
        check_log(seen_from, entries, wanted)
        acknowledged += len(wanted)
        assert seen_from.scene["view"] == match.view(
            seen_from.seat if seen_from.seat is not None else -1
        )
        said = [one["text"] for one in seen_from.acknowledged if one["do"] == "say"]
        lines = [line.text for line in await store.lines(table_id) if line.seat == seen_from.seat]
        for text in said:
            assert text in lines, "what was said is not there"
    return acknowledged


def check_log(seen_from: TableClient, entries: list[Entry], wanted: list[str]) -> None:
    """What was acknowledged to one person is in the log, in the same order."""
    logged = [e.message for e in entries if e.seat == seen_from.seat and e.message in set(wanted)]
    missing = set(wanted) - set(logged)
    assert not missing, f"acknowledged and lost: {sorted(missing)}"
    assert logged == wanted, "acknowledged in another order than they were made"
    refused = {one["id"] for one in seen_from.refused}
    for entry in entries:
        assert entry.message not in refused, f"{entry.message} was refused, and made all the same"
    moves = {one["id"]: one for one in seen_from.acknowledged}
    for entry in entries:
        if entry.message in moves and entry.seat == seen_from.seat:
            message = moves[entry.message]
            assert entry.kind == ("move" if message["do"] == "play" else "undo")
            if entry.kind == "move":
                assert entry.move == message["move"]


# --- Blows ---


async def kill_one(crash_test: CrashTest) -> None:
    """One server is killed, and comes back after a while; with one, people have to wait."""
    server = crash_test.servers[crash_test.kills_done % len(crash_test.servers)]
    await server.kill()
    await asyncio.sleep(crash_test.dice.choice([0.0, 0.0, 0.05, 0.3]))
    await server.start()


def cut_connections(postgres: Postgres, address: str) -> None:
    """Every connection to a database breaks, whatever it is doing."""
    name = address.partition("?")[0].rpartition("/")[2]
    with closing(postgres.connect()) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,)
        )
