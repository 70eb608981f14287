"""Which socket layer costs the server least: CPU time per message that is told to four.

    python bench/sockets.py [--rounds 3] [--seconds 3] [--tables 50] [--json]

Every contestant does the same: a message of 120 bytes comes in from one of the four at a table; the
sender is sent a reply of 30 bytes, and all four an update of 600 bytes. What counts is the CPU time
of the server's process (user and system) per message; the contestants take turns, and each is
judged by its best round. Tables are closed loops: the next message goes out when the update is
back.
wsproto is measured only if it is installed.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib.util
import json
import os
import socket
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest, ws_connect

HOST = "127.0.0.1"
MESSAGE = b'{"do":"play","id":"0123456789","seat":2,"at":17,"move":["take",2,0],"padding":"%s"}' % (
    b"x" * 38
)
REPLY = '{"is":"reply","id":"01234567"}'
PATCHES = ",".join(['["view","seats",2,3]'] * 28)
UPDATE = f'{{"is":"change","version":17,"patches":[{PATCHES}]}}'
CONTESTANTS = {
    "uvicorn + picows": "our own",
    "uvicorn + websockets": "websockets",
    "uvicorn + websockets-sansio": "websockets-sansio",
    "uvicorn + wsproto": "wsproto",
    "Granian, ASGI": "asgi",
    "Granian, RSGI": "rsgi",
}


# --- The servers: each one table of four per path ---

tables: dict[str, set[Any]] = defaultdict(set)


async def asgi_app(
    scope: dict[str, Any],
    receive: Callable[[], Awaitable[dict[str, Any]]],
    send: Callable[[dict[str, Any]], Awaitable[None]],
) -> None:
    """The task as an ASGI application, without a framework."""
    if scope["type"] != "websocket":
        return
    table = tables[scope["path"]]
    await receive()
    await send({"type": "websocket.accept"})
    table.add(send)
    while (await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": REPLY})
        for viewer in list(table):
            await viewer({"type": "websocket.send", "text": UPDATE})
    table.discard(send)


async def rsgi_app(scope: Any, protocol: Any) -> None:
    """The task in Granian's own interface."""
    table = tables[scope.path]
    transport = await protocol.accept()
    table.add(transport)
    while (await transport.receive()).kind != 0:
        await transport.send_str(REPLY)
        for viewer in list(table):
            await viewer.send_str(UPDATE)
    table.discard(transport)


class PicowsTable(WSListener):
    """The task as a listener of picows, behind uvicorn on one port as the server has it."""

    def __init__(self, asked: WSUpgradeRequest, peer: str | None) -> None:  # noqa: ARG002
        self.table = tables[asked.path.decode()]

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Sit down."""
        self.table.add(transport)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Tell all."""
        if frame.msg_type == WSMsgType.TEXT:
            frame.get_payload_as_bytes()
            transport.send(WSMsgType.TEXT, REPLY.encode())
            update = UPDATE.encode()
            for viewer in self.table:
                viewer.send(WSMsgType.TEXT, update)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """Go."""
        self.table.discard(transport)


def run_server(kind: str, port: int) -> None:
    """Serve until killed."""
    if kind in ("asgi", "rsgi"):
        from granian.constants import Interfaces
        from granian.server.embed import Server

        app = asgi_app if kind == "asgi" else rsgi_app
        interface = Interfaces(kind)
        server = Server(app, address=HOST, port=port, interface=interface, log_enabled=False)
        uvloop.run(server.serve())
        return
    import uvicorn

    from rubra.server.sockets.upgrade import LiveProtocol

    def handed_over(config: Any, server_state: Any, app_state: Any) -> LiveProtocol:  # noqa: ARG001
        return LiveProtocol(PicowsTable, server_state.connections)

    ws: Any = handed_over if kind == "our own" else kind
    uvicorn.run(
        asgi_app,
        host=HOST,
        port=port,
        ws=ws,
        ws_per_message_deflate=False,
        log_config=None,
        lifespan="off",
    )


# --- The load ---


@dataclass
class Round:
    """What one round has measured."""

    messages: int
    cpu_seconds: float
    latencies: list[float] = field(default_factory=list)


class Guest(WSListener):
    """One of the four; the first of them sends."""

    def __init__(self, latencies: list[float]) -> None:
        self.latencies = latencies
        self.sent_at = 0.0
        self.count = 0
        self.sends = False

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """The next message goes out when the update is back."""
        if self.sends and frame.payload_size > 100:
            self.count += 1
            self.latencies.append(time.perf_counter() - self.sent_at)
            self.send(transport)

    def send(self, transport: WSTransport) -> None:
        """Play."""
        self.sent_at = time.perf_counter()
        transport.send(WSMsgType.TEXT, MESSAGE)


async def load(port: int, server: int, tables: int, seconds: float) -> Round:
    """Sit down at all tables, warm up, measure."""
    latencies: list[float] = []
    guests: list[Guest] = []
    for table in range(tables):
        for place in range(4):
            transport, guest = await ws_connect(
                lambda: Guest(latencies), f"ws://{HOST}:{port}/live/{table}"
            )
            assert isinstance(guest, Guest)
            if place == 3:
                guest.sends = True
                guest.send(transport)
                guests.append(guest)
    await asyncio.sleep(1)
    latencies.clear()
    before, cpu = sum(guest.count for guest in guests), cpu_seconds(server)
    await asyncio.sleep(seconds)
    messages = sum(guest.count for guest in guests) - before
    return Round(messages, cpu_seconds(server) - cpu, list(latencies))


def cpu_seconds(process: int) -> float:
    """User and system time of a process."""
    with open(f"/proc/{process}/stat", encoding="ascii") as file:  # noqa: PTH123 - not a real file
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(kind: str, tables: int, seconds: float) -> Round:
    """One round of one contestant, in a process of its own."""
    with socket.socket() as free:
        free.bind((HOST, 0))
        port = free.getsockname()[1]
    command = [sys.executable, __file__, "--serve", kind, "--port", str(port)]
    with subprocess.Popen(command) as server:
        try:
            wait_for(port)
            return uvloop.run(load(port, server.pid, tables, seconds))
        finally:
            server.kill()


def wait_for(port: int) -> None:
    """Wait until somebody listens."""
    for _ in range(200):
        try:
            socket.create_connection((HOST, port), timeout=1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise SystemExit(f"nobody listens at port {port}")


def main() -> None:
    """Compare, or be one of those compared."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve:
        run_server(given.serve, given.port)
        return
    best: dict[str, dict[str, float]] = {}
    for _ in range(given.rounds):
        for name, kind in CONTESTANTS.items():
            if kind == "wsproto" and importlib.util.find_spec("wsproto") is None:
                continue
            done = measure(kind, given.tables, given.seconds)
            cost = 1e6 * done.cpu_seconds / max(1, done.messages)
            if name not in best or cost < best[name]["cpu_us"]:
                late = sorted(done.latencies)
                best[name] = {
                    "cpu_us": round(cost, 1),
                    "per_second": round(done.messages / given.seconds),
                    "p99_ms": round(1e3 * late[int(0.99 * len(late))], 1),
                }
    if given.json:
        print(json.dumps(best, indent=2))
        return
    print("| | CPU µs per message | messages a second | p99 ms |\n|---|---|---|---|")
    for name, figures in sorted(best.items(), key=lambda entry: entry[1]["cpu_us"]):
        print(f"| {name} | {figures['cpu_us']} | {figures['per_second']:,} | {figures['p99_ms']} |")


if __name__ == "__main__":
    main()
