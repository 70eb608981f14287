"""How long others wait while one guest does their worst, as ratios to when nobody does anything.

    python bench/waits.py [--json] [--seconds 10] [--game cathedral]

A server with its usual limits. Somebody who harms nobody sends a ping over their socket twelve
times a second, and what is measured is the time until the pong. Meanwhile, one after the other:
nothing; a guest sends empty PING frames as fast as the network takes them, and comes back whenever
the server hangs up; a guest undoes a move of a long game again and again; a guest comes to long
games that the server has not read since it was started; a guest makes as many tables of `hard` bots
as they may. With those: how long two bots at somebody else's table take for their first move.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from picows import WSError, WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from load.tally import HOST, free_ports, quantile, running
from rubra.core import registry
from rubra.core.match import Match
from rubra.core.randomness import Randomness
from rubra.server.model.stored import (
    AddEntry,
    AddSession,
    PutPerson,
    PutTable,
    StoredPerson,
    StoredSeat,
)
from rubra.server.people.identity import hashed
from rubra.server.protocol.wire import Pace
from rubra.server.store.store import Store
from rubra.server.table import new_tables

GUESTS = ("victim", "attacker")  # their ids, and what is in their cookies
LONG = 777  # moves
LONG_GAMES = 40
PAUSE = 0.08  # seconds between two pings
BOT_TABLES = 50
NONCE = "0123456789abcdef"
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder().decode


async def prepare(database: str, game_name: str) -> list[str]:
    """People with their sessions, and long games of the attacker's; the ids of these."""
    store = Store.open(database)
    now = time.time()
    for name in GUESTS:
        await store.commit(PutPerson(StoredPerson(name, name.title(), now)))
        await store.commit(AddSession(hashed(name), name, now, None))
    host = StoredPerson("attacker", "Attacker", now)
    found = []
    for seed in range(LONG_GAMES):
        match = long_game(game_name, seed)
        table = new_tables.known_luck(match, Pace(), host, now, Randomness())
        table.seats = [StoredSeat(f"Seat {n}", host.id, nonce=NONCE) for n in range(match.players)]
        table.phase, table.begun, table.access = "playing", now, "open"
        entries = new_tables.log_until(match, len(match.steps), now)
        await store.commit(PutTable(table), *(AddEntry(table.id, entry) for entry in entries))
        found.append(table.id)
    await store.close()
    return found


def long_game(name: str, seed: int) -> Match:
    """A game at random that goes on after so many moves."""
    game = registry.load(name)
    for attempt in range(1000):
        chance = random.Random(f"{seed} {attempt}")
        match = Match(game, max(game.about.players), chance.randbytes(16))
        while not match.is_over and len(match.steps) < LONG:
            seat = match.waiting[0]
            match.play(seat, chance.choice(match.moves(seat)))
        if not match.is_over:
            return match
    raise SystemExit(f"bench: no game of {name} lasts for {LONG} moves")


class Line(WSListener):
    """A socket at a table: the scene, and what came last."""

    def __init__(self) -> None:
        self.transport: WSTransport | None = None
        self.scene: dict[str, Any] = {}
        self.came = asyncio.Event()
        self.pong = asyncio.Event()
        self.gone = asyncio.Event()
        self.replies = 0

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Open."""
        self.transport = transport

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002
        """Closed by the server."""
        self.gone.set()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:  # noqa: ARG002
        """Something came."""
        if frame.msg_type != WSMsgType.TEXT:
            return
        update = decode(frame.get_payload_as_bytes())
        if update["is"] == "pong":
            self.pong.set()
        elif update["is"] == "whole":
            self.scene = update["scene"]
        elif update["is"] == "reply":
            self.replies += 1
        for patch in update.get("patches", ()):
            part = self.scene
            for key in patch[0][:-1]:
                part = part[key]
            if len(patch) == 2:
                part[patch[0][-1]] = patch[1]
            else:
                del part[patch[0][-1]]
        self.came.set()

    def send(self, message: dict[str, Any]) -> None:
        """Send a message."""
        assert self.transport is not None
        self.transport.send(WSMsgType.TEXT, encode(message))


class Bench:
    """A server, somebody who pings it, and somebody who attacks it."""

    def __init__(self, port: int, long_games: list[str], seconds: float) -> None:
        self.port = port
        self.long_games = long_games
        self.seconds = seconds
        self.http = httpx.AsyncClient(base_url=f"http://{HOST}:{port}", timeout=120)
        self.done = 0  # what the attacker has done

    async def line(self, table: str, who: str, seat: int | None = None) -> Line:
        """A socket of somebody's."""
        at = "" if seat is None else f"?seat={seat}"
        url = f"ws://{HOST}:{self.port}/live/{table}{at}"
        _, line = await ws_connect(Line, url, extra_headers={"cookie": f"rubra={who}"})
        assert isinstance(line, Line)
        return line

    async def new_table(self, who: str, players: int, level: str) -> str | None:
        """A table of Rubico with bots; none if that was refused."""
        seats = [{"who": "me"}, *[{"who": "bot", "level": level}] * (players - 1)]
        new = {"game": "rubico", "seats": seats, "nonce": NONCE}
        made = await self.http.post("/api/tables", json=new, headers={"cookie": f"rubra={who}"})
        return str(made.json()["id"]) if made.status_code < 300 else None

    async def pings(self) -> list[float]:
        """Seconds until each pong came."""
        table = await self.new_table("victim", 3, "random")
        assert table is not None
        line = await self.line(table, "victim", 0)
        waits = []
        until = time.perf_counter() + self.seconds
        while time.perf_counter() < until:
            line.pong.clear()
            began = time.perf_counter()
            line.send({"do": "ping"})
            await line.pong.wait()
            waits.append(time.perf_counter() - began)
            await asyncio.sleep(PAUSE)
        assert line.transport is not None
        line.transport.disconnect()
        return waits

    async def bots(self) -> float:
        """Seconds until two bots at a table of somebody's have made their first move."""
        began = time.perf_counter()
        table = await self.new_table("victim", 3, "medium")
        assert table is not None
        line = await self.line(table, "victim", 0)
        while line.scene.get("waiting") != [0]:
            line.came.clear()
            await line.came.wait()
        assert line.transport is not None
        line.transport.disconnect()
        return time.perf_counter() - began

    # --- Attacks; each goes on until it is cancelled ---

    async def nothing(self) -> None:
        """For comparison."""
        await asyncio.Event().wait()

    async def flood(self) -> None:
        """Empty PING frames, masked as clients must."""
        frames = b"\x89\x80\x00\x00\x00\x00" * 2000
        head = (
            f"GET /live/{self.long_games[0]} HTTP/1.1\r\nHost: {HOST}:{self.port}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nCookie: rubra=attacker\r\n\r\n"
        )
        while True:
            reader, writer = await asyncio.open_connection(HOST, self.port)
            try:
                writer.write(head.encode())
                await reader.readuntil(b"\r\n\r\n")
                while not writer.is_closing():
                    writer.write(frames)
                    self.done += len(frames) // 6
                    await writer.drain()
                    await asyncio.sleep(0)
            except (OSError, asyncio.IncompleteReadError):
                pass
            finally:
                writer.close()

    async def undo(self) -> None:
        """A move of a long game is made and taken back, as often as a socket may."""
        line = await self.line(self.long_games[0], "attacker", 0)
        while not line.scene:
            await asyncio.sleep(0.01)
        chance = random.Random(1)
        seat = 0
        while not line.gone.is_set():
            before = line.replies
            if line.scene.get("undo"):
                line.send({"do": "undo", "id": str(self.done), "seat": seat})
            elif line.scene.get("moves"):
                move = chance.choice(line.scene["moves"])
                play = {"do": "play", "id": str(self.done), "seat": seat, "move": move}
                line.send(play | {"at": line.scene["number"]})
            else:
                seat = line.scene["waiting"][0]
                line.send({"do": "look", "id": str(self.done), "seat": seat})
            self.done += 1
            while line.replies == before and not line.gone.is_set():
                line.came.clear()
                await line.came.wait()
            await asyncio.sleep(0.05)

    async def visit(self) -> None:
        """Long games that nobody has been at since the server began."""
        for table in self.long_games[1:]:
            await self.http.get(f"/api/tables/{table}", headers={"cookie": "rubra=attacker"})
            self.done += 1
        await asyncio.Event().wait()

    async def crowd(self) -> None:
        """Tables of four `hard` bots and their maker, and a look at each so that they think."""
        for _ in range(BOT_TABLES):
            table = await self.new_table("attacker", 5, "hard")
            if table is None:
                break
            await self.line(table, "attacker", 0)
            self.done += 1
        await asyncio.Event().wait()

    async def during(
        self, attack: Callable[[], Awaitable[None]], look: Callable[[], Awaitable[Any]]
    ) -> tuple[Any, int]:
        """What somebody sees while another attacks, and how often that was done."""
        self.done = 0
        attacking = asyncio.ensure_future(attack())
        await asyncio.sleep(0.5)
        seen = await look()
        if attacking.done():
            attacking.result()
        attacking.cancel()
        await asyncio.gather(attacking, return_exceptions=True)
        return seen, self.done


async def measure(port: int, long_games: list[str], seconds: float) -> dict[str, Any]:
    """All of it."""
    bench = Bench(port, long_games, seconds)
    await bench.bots()  # everything is loaded now
    found: dict[str, Any] = {}
    for name in ("nothing", "flood", "undo", "visit"):
        waits, done = await bench.during(getattr(bench, name), bench.pings)
        found[name] = {
            "done": done,
            "p50_ms": 1e3 * quantile(waits, 0.5),
            "p95_ms": 1e3 * quantile(waits, 0.95),
            "longest_ms": 1e3 * max(waits),
        }
        await asyncio.sleep(2.0)
    alone = [await bench.bots() for _ in range(5)]

    async def several() -> list[float]:
        await asyncio.sleep(3.0)
        return [await bench.bots() for _ in range(5)]

    crowded, done = await bench.during(bench.crowd, several)
    found["bots"] = {
        "tables": done,
        "alone_s": quantile(alone, 0.5),
        "crowded_s": quantile(crowded, 0.5),
        "longest_s": max(crowded),
    }
    await bench.http.aclose()
    return found


def report(found: dict[str, Any]) -> str:
    """For people, in Markdown."""
    lines = ["| | done meanwhile | p50 ms | p95 ms | longest ms | p95, times nothing |"]
    lines.append("|---|---|---|---|---|---|")
    for name in ("nothing", "flood", "undo", "visit"):
        one = found[name]
        ratio = one["p95_ms"] / found["nothing"]["p95_ms"]
        lines.append(
            f"| {name} | {one['done']:,} | {one['p50_ms']:.1f} | {one['p95_ms']:.1f}"
            f" | {one['longest_ms']:.1f} | {ratio:.1f} |"
        )
    bots = found["bots"]
    lines.append("")
    lines.append(
        f"Two `medium` bots at somebody's table: {bots['alone_s']:.2f} s alone,"
        f" {bots['crowded_s']:.2f} s ({bots['crowded_s'] / bots['alone_s']:.1f} times,"
        f" the longest {bots['longest_s']:.2f} s)"
        f" while a guest has {bots['tables']} tables of four `hard` bots."
    )
    return "\n".join(lines)


def main() -> None:
    """Measure, and show it."""
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--seconds", type=float, default=10.0)
    options.add_argument("--game", default="cathedral")
    options.add_argument("--json", action="store_true")
    chosen = options.parse_args()
    (port,) = free_ports(1)
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'rubra.db'}"
        long_games = asyncio.run(prepare(database, chosen.game))
        start = "from rubra.cli import main; main()"
        command = [sys.executable, "-c", start, "serve", "--port", str(port), "--db", database]
        with running(command, port, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL):
            try:
                found = uvloop.run(measure(port, long_games, chosen.seconds))
            except WSError as error:
                raise SystemExit(f"bench: a socket was refused: {error}") from None
    print(json.dumps(found, indent=2) if chosen.json else report(found))


if __name__ == "__main__":
    main()
