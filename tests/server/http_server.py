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

from rubra.server.http.context import AppServices
from rubra.server.people.identity import Identity
from rubra.server.people.mail import Mail, MailServer
from rubra.server.people.moderation import AuditRetention, Moderation
from rubra.server.people.reminders import ReminderService
from rubra.server.serve import listen_with
from rubra.server.service.table_service import TableService
from rubra.server.sockets.sockets import Sockets
from rubra.server.store.store import Store
from rubra.server.support.client_address import Place
from rubra.server.support.limits import Limits
from rubra.server.support.metrics import Metrics
from rubra.server.thinking.bot_pool import BotPool
from tests.example import EXAMPLE
from tests.server.client import PATIENCE

CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
NONCE = "0123456789abcdef"


def in_loop(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """Run an asynchronous test."""

    @functools.wraps(test)
    def run(*given: Any, **named: Any) -> None:
        uvloop.run(test(*given, **named))  # type: ignore[arg-type]

    return run


@dataclass
class HttpServer:
    """What is running."""

    service: TableService
    store: Store
    identity: Identity
    sockets: Sockets
    services: AppServices
    metrics: Metrics
    reminders_service: ReminderService
    port: int
    uvicorn_server: Any

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def visitor(self, **headers: str) -> Visitor:
        """Somebody with a browser of their own."""
        return Visitor(
            self, httpx.AsyncClient(base_url=self.url, headers=headers, timeout=PATIENCE)
        )


class Visitor:
    """Somebody with a browser."""

    def __init__(self, server: HttpServer, client: httpx.AsyncClient) -> None:
        self.server = server
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

    async def table(self, *who: str, **more: Any) -> str:
        """Make a table, all seats mine unless said otherwise; the id."""
        plan = [{"who": one} for one in who or ("me", "me", "me")]
        asked = {"game": EXAMPLE, "seats": plan, "nonce": NONCE, **more}
        answer = await self.http.post("/api/tables", json=asked)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def info(self, table: str) -> dict[str, Any]:
        """A table from outside."""
        return dict((await self.http.get(f"/api/tables/{table}")).json())

    async def asked(self, table: str) -> int:
        """The first seat that a table waits for: luck decides which."""
        return int((await self.info(table))["waiting"][0])

    def cookies(self) -> str:
        """As a browser sends them."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def live(self, table: str, query: str = "", **headers: str) -> connect:
        """Open a socket."""
        if self.cookies():
            headers = {"Cookie": self.cookies(), **headers}
        url = f"ws://127.0.0.1:{self.server.port}/live/{table}{query}"
        return connect(
            url,
            additional_headers=headers,
            max_size=None,
            compression=None,
            open_timeout=PATIENCE,
            ping_interval=None,  # a machine that is busy is no broken line
        )


async def receive(line: ClientConnection) -> dict[str, Any]:
    """The next update."""
    return dict(json.loads(await asyncio.wait_for(line.recv(), PATIENCE)))


async def receive_until(line: ClientConnection, kind: str) -> dict[str, Any]:
    """The next update of a kind."""
    while True:
        update = await receive(line)
        if update["is"] == kind:
            return update


def a_move(whole: dict[str, Any], name: str) -> dict[str, Any]:
    """The first move that is legal in a scene."""
    scene = whole["scene"]
    return {
        "do": "play",
        "id": name,
        "seat": scene["viewer"],
        "at": scene.get("number", 0),
        "move": scene["moves"][0],
    }


@asynccontextmanager
async def http_server(
    bounds: Limits | None = None,
    place: Place | None = None,
    metrics_token: str | None = None,
    keeping: AuditRetention | None = None,
    database: str | None = None,
    mail: MailServer | None = None,
    **reminders: Any,
) -> AsyncIterator[HttpServer]:
    """A server with everything in it."""
    bounds = bounds or Limits()
    place = place or Place()
    metrics = Metrics()
    with TemporaryDirectory() as folder:
        store = Store.open(database or f"sqlite:///{Path(folder)}/rubra.db")
        identity = Identity(store, place, metrics, CHEAP)
        mails = Mail(identity, place.public_url, mail)
        reminders_service = ReminderService(
            identity, place, metrics, mail=mails, seats_kept=bounds.seats_kept, **reminders
        )
        service = TableService(
            store,
            bot_pool=BotPool(1, pause=0.0),
            bounds=bounds,
            on_turn=lambda person, table: reminders_service.turn_began(
                person, table.id, table.game
            ),
        )
        await service.open()
        moderation = Moderation(store, keeping)
        services = AppServices(
            service, identity, reminders_service, place, metrics, bounds, metrics_token, moderation
        )
        sockets = Sockets(service, identity, place, bounds, metrics, moderation)
        listener = socket.socket()
        listener.bind(("127.0.0.1", 0))
        uvicorn_server = listen_with(services, sockets, store)
        task = asyncio.create_task(uvicorn_server.serve([listener]))
        while not uvicorn_server.started:
            await asyncio.sleep(0.005)
        port = listener.getsockname()[1]
        try:
            yield HttpServer(
                service,
                store,
                identity,
                sockets,
                services,
                metrics,
                reminders_service,
                port,
                uvicorn_server,
            )
        finally:
            uvicorn_server.should_exit = True
            await asyncio.wait_for(task, PATIENCE)
