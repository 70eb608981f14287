"""A server on a port of this machine, and visitors who talk to it."""

from __future__ import annotations

import asyncio
import functools
import json
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import uvloop
from argon2 import PasswordHasher
from websockets.asyncio.client import ClientConnection, connect

from rubra.server.endpoints import Door
from rubra.server.identity import Identity
from rubra.server.limits import Limits
from rubra.server.metrics import Metrics
from rubra.server.reminders import Reminding
from rubra.server.serve import listen_with
from rubra.server.sockets import Sockets
from rubra.server.store import Store
from rubra.server.visitors import Place
from tests.server.fake_house import FakeHouse

CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
NONCE = "0123456789abcdef"


def in_loop(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """Run an asynchronous test."""

    @functools.wraps(test)
    def run(*given: Any, **named: Any) -> None:
        uvloop.run(test(*given, **named))  # type: ignore[arg-type]

    return run


@dataclass
class OnAir:
    """What is running."""

    house: FakeHouse
    store: Store
    identity: Identity
    sockets: Sockets
    door: Door
    metrics: Metrics
    reminding: Reminding
    port: int
    server: Any

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def visitor(self, **headers: str) -> Visitor:
        """Somebody with a browser of his own."""
        return Visitor(self, httpx.AsyncClient(base_url=self.url, headers=headers))


class Visitor:
    """Somebody with a browser."""

    def __init__(self, air: OnAir, client: httpx.AsyncClient) -> None:
        self.air = air
        self.http = client

    async def __aenter__(self) -> Visitor:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def come(self, name: str = "Ada") -> str:
        """Come in as a guest; the id."""
        answer = await self.http.post("/api/me", json={"name": name})
        assert answer.status_code == 200, answer.text
        return str(answer.json()["person"]["id"])

    async def table(self, seats: int = 2) -> str:
        """Make a table with me at seat 0; the id."""
        plan = [{"who": "me"}] + [{"who": "open"}] * (seats - 1)
        answer = await self.http.post(
            "/api/tables", json={"game": "pebbles", "seats": plan, "nonce": NONCE}
        )
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def cookies(self) -> str:
        """As a browser sends them."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def live(self, table: str, query: str = "", **headers: str) -> connect:
        """Open a socket."""
        if self.cookies():
            headers = {"Cookie": self.cookies(), **headers}
        url = f"ws://127.0.0.1:{self.air.port}/live/{table}{query}"
        return connect(url, additional_headers=headers, max_size=None, compression=None)


async def told(line: ClientConnection) -> dict[str, Any]:
    """The next update."""
    return dict(json.loads(await asyncio.wait_for(line.recv(), 10)))


async def told_until(line: ClientConnection, kind: str) -> dict[str, Any]:
    """The next update of a kind."""
    while True:
        update = await told(line)
        if update["is"] == kind:
            return update


def play(name: str, seat: int = 0, at: int = 0) -> str:
    """A move."""
    return json.dumps({"do": "play", "id": name, "seat": seat, "at": at, "move": ["put", 1]})


@asynccontextmanager
async def on_air(
    bounds: Limits | None = None,
    place: Place | None = None,
    metrics_token: str | None = None,
    **reminders: Any,
) -> AsyncIterator[OnAir]:
    """A server with a house of pebbles."""
    bounds = bounds or Limits()
    place = place or Place()
    house, metrics = FakeHouse(), Metrics()
    with TemporaryDirectory() as folder:
        store = Store.open(f"sqlite:///{Path(folder)}/rubra.db")
        identity = Identity(store, place, metrics, CHEAP)
        reminding = Reminding(identity, place, metrics, **reminders)
        door = Door(house, identity, reminding, place, metrics, bounds, metrics_token)  # type: ignore[arg-type]
        sockets = Sockets(house, identity, place, bounds, metrics)
        listener = socket.socket()
        listener.bind(("127.0.0.1", 0))
        server = listen_with(door, sockets, store)
        task = asyncio.create_task(server.serve([listener]))
        while not server.started:
            await asyncio.sleep(0.005)
        port = listener.getsockname()[1]
        try:
            yield OnAir(
                house, store, identity, sockets, door, metrics, reminding, port, server
            )
        finally:
            server.should_exit = True
            await asyncio.wait_for(task, 20)
