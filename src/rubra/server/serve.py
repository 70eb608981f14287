"""`rubra serve`: everything put together, and one port for HTTP and sockets."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import uvicorn
from platformdirs import user_data_dir
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from rubra import __version__
from rubra.core import registry
from rubra.core.errors import OptionError
from rubra.server.games.compilation import Compilation
from rubra.server.http.app import make_app
from rubra.server.http.context import AppServices
from rubra.server.http.static_files import Pages
from rubra.server.people.identity import Identity
from rubra.server.people.mail import Mail, MailServer
from rubra.server.people.moderation import AuditRetention, Moderation
from rubra.server.people.reminders import ReminderService
from rubra.server.sockets.sockets import Sockets
from rubra.server.support import limits, logs
from rubra.server.support.client_address import THIS_MACHINE, Network, Place, is_among
from rubra.server.support.limits import Counts, Limits
from rubra.server.support.metrics import Metrics

if TYPE_CHECKING:
    from rubra.core.game import Box
    from rubra.server.model.stored import AuditEntry
    from rubra.server.protocol.wire import TableInfo
    from rubra.server.store.store import Store

SECONDS_TO_STOP = 10
SECONDS_TO_LOOK = 3.0  # for the database to answer whether it is there
SECONDS_KNOWN = 5.0  # for which that is believed
BACKLOG = 2048
TOO_MANY_CONNECTIONS = (
    b"HTTP/1.1 429 Too Many Requests\r\nretry-after: 5\r\nconnection: close\r\n"
    b"content-type: text/plain\r\ncontent-length: 60\r\n\r\n"
    b"There are too many connections of this address; close some.\n"
)
TOKEN_VARIABLE = "RUBRA_METRICS_TOKEN"


def data_folder() -> Path:
    """Where everything is kept unless somebody says otherwise."""
    return Path(user_data_dir("rubra", appauthor=False))


@dataclass
class Settings:
    """How the server is started."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""  # an address; empty: a file in the folder
    boxes: dict[str, Box] = field(default_factory=dict)
    bots: int | None = None  # how many may think at once
    public_url: str | None = None
    hold: float = 1.0  # stretches the time for which bots hold their answers back
    folder: Path = field(default_factory=data_folder)
    bounds: Limits = field(default_factory=Limits)
    proxies: tuple[Network, ...] = THIS_MACHINE
    mail: MailServer | None = None
    keeping: AuditRetention = field(default_factory=AuditRetention)
    metrics_token: str | None = field(default_factory=lambda: os.environ.get(TOKEN_VARIABLE))

    def check(self) -> None:
        """Whether that can be. Raises OptionError."""
        if self.public_url is not None:
            parts = urlsplit(self.public_url)
            if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/"):
                raise OptionError(
                    f"the public address is https:// or http:// and a host, not {self.public_url!r}"
                )
            self.public_url = f"{parts.scheme}://{parts.netloc}"
        if self.mail is not None and self.public_url is None:
            raise OptionError("mails need --public-url: they hold links to this server")

    @property
    def address_of_database(self) -> str:
        """Where the tables are kept."""
        return self.database or f"sqlite:///{self.folder / 'rubra.db'}"


def run(settings: Settings, show: Callable[[str], None] | None = None) -> None:
    """Serve until somebody stops it, on the fastest loop that this machine has."""
    try:
        import uvloop
    except ImportError:  # as on Windows
        asyncio.run(serve(settings, show=show))
    else:
        uvloop.run(serve(settings, show=show))


async def serve(
    settings: Settings,
    say: Callable[[str], None] = print,
    show: Callable[[str], None] | None = None,
) -> None:
    """Serve until somebody stops it; `show` gets the address. Raises RubraError."""
    from rubra.server.service.table_service import TableService
    from rubra.server.store.store import Store
    from rubra.server.thinking.bot_pool import BotPool

    if not settings.database:
        settings.folder.mkdir(parents=True, exist_ok=True)
    listener = listen(settings.host, settings.port)
    store = await asyncio.to_thread(Store.open, settings.address_of_database)
    place, metrics = Place(settings.public_url, settings.proxies), Metrics()
    identity = Identity(store, place, metrics)
    mail = Mail(identity, settings.public_url, settings.mail)
    reminders_service = ReminderService(
        identity, place, metrics, settings.folder, mail=mail, seats_kept=settings.bounds.seats_kept
    )

    def remind(person: str, table: TableInfo) -> None:
        reminders_service.turn_began(person, table.id, table.game)

    compilation = Compilation(registry.names())
    service = TableService(
        store,
        bot_pool=BotPool(settings.bots, settings.hold),
        boxes=settings.boxes,
        on_turn=remind,
        compilation=compilation,
        bounds=settings.bounds,
    )
    service.tasks.start(compilation.run())
    reminders_service.tables_of = service.tables_of
    token = settings.metrics_token
    moderation = Moderation(store, settings.keeping)
    services = AppServices(
        service, identity, reminders_service, place, metrics, settings.bounds, token, moderation
    )
    sockets = Sockets(service, identity, place, settings.bounds, metrics, moderation)
    await service.open()
    service.tasks.start(store.lengthen_journal())
    server = listen_with(services, sockets, store)
    kind = settings.address_of_database.partition(":")[0]
    host, port = listener.getsockname()[:2]
    url = settings.public_url or url_of(host, port)

    def welcome() -> None:
        logs.note("serving", host=host, port=port, database=kind, version=__version__)
        say(f"Open {url} in a browser. Ctrl+C stops the server.")
        if show is not None:
            show(url)

    server.when_started = welcome
    _tidy_seldom()
    await server.serve([listener])
    logs.note("stopped")


def _tidy_seldom() -> None:
    """Look for garbage in circles less often.

    A move makes and drops hundreds of small things, none in circles, and a table lives long:
    at Python's own pace the search takes 5 % of the time, and all tables stand still meanwhile.
    """
    gc.collect()
    gc.freeze()  # what is here now stays
    gc.set_threshold(20_000, 20, 50)


def listen_with(services: AppServices, sockets: Sockets, store: Store) -> Server:
    """A server for these parts; it closes them when it stops."""

    health = Health(store)

    async def close_down() -> None:
        await each(sockets.close, services.reminders_service.close, services.service.close)
        services.identity.close()
        await store.close()

    async def open_up() -> None:
        services.moderation.when_done(partial(act_on, services, sockets))
        await services.moderation.open()
        service, metrics = services.service, services.metrics
        service.tasks.start_service(services.moderation.run())
        service.tasks.start_service(services.tournaments.run())
        metrics.watch(service.figures)
        service.runtime.bot_pool.on_thought = metrics.bot_seconds.observe
        store.on_stored = metrics.store_seconds.observe
        store.on_read = metrics.read_seconds.observe
        service.tasks.start_service(metrics.watch_loop())

    app = make_app(services, Pages(), health.is_good, open_up, close_down)
    connections = Counts(services.bounds.connections_of_address)
    config = uvicorn.Config(
        app,
        http=partial(Http, connections, services.place),  # type: ignore[arg-type]  # this too
        ws=sockets.protocol,  # type: ignore[arg-type]  # a function that makes one will do
        loop="auto",
        lifespan="on",
        access_log=False,
        log_config=None,
        proxy_headers=False,  # client_address.py looks at them
        server_header=False,
        timeout_keep_alive=limits.SECONDS_KEPT_OPEN,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
        backlog=BACKLOG,
    )
    return Server(config)


async def act_on(services: AppServices, sockets: Sockets, audit_entry: AuditEntry) -> None:
    """Do what follows from something that an operator or another server has done."""
    about = audit_entry.about or ""
    if audit_entry.did in ("ban", "unban"):
        sockets.close_banned()
    elif audit_entry.did == "close":
        services.service.tables.read_again(about)
    else:
        if audit_entry.who != "person":  # what another server ended, it has announced
            await sockets.close_ended_of(about)
        if audit_entry.did == "delete":
            services.service.tables.read_again_of(about)


class Health:
    """Whether the database can be read and written; it is looked at every few seconds at most."""

    def __init__(self, store: Store, clock: Callable[[], float] = monotonic) -> None:
        self._store = store
        self._clock = clock
        self._looking: asyncio.Task[bool] | None = None
        self._looked_at = 0.0

    async def is_good(self) -> bool:
        """As it was a moment ago, or is now."""
        now = self._clock()
        if self._looking is None or now - self._looked_at >= SECONDS_KNOWN:
            self._looked_at = now
            self._looking = asyncio.get_running_loop().create_task(self._look())
        return await asyncio.shield(self._looking)

    async def _look(self) -> bool:
        try:
            async with asyncio.timeout(SECONDS_TO_LOOK):
                await self._store.person("")
                await self._store.write_something()
        except Exception:  # whatever it is, the answer is no
            return False
        return True


class Server(uvicorn.Server):
    """uvicorn's server; a signal that has stopped it in good order is not raised again."""

    when_started: Callable[[], None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin, and say so."""
        await super().startup(sockets)
        if self.started and self.when_started is not None:
            self.when_started()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop when somebody says so."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()


async def each(*steps: Callable[[], Awaitable[Any]]) -> None:
    """One after the other, whatever becomes of those before."""
    for step in steps:
        try:
            await step()
        except Exception as error:
            logs.broke("stopping", error)


def listen(host: str, port: int) -> socket.socket:
    """A socket that takes visitors. Raises RubraError."""
    try:
        family, _, _, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.socket(family, socket.SOCK_STREAM)
        try:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(address)
        except OSError:
            listener.close()
            raise
    except OSError as error:
        raise OptionError(f"cannot listen at {host}, port {port}: {error.strerror}") from None
    return listener


def url_of(host: str, port: int) -> str:
    """What to type into the browser on this machine."""
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


class Http(HttpToolsProtocol):
    """uvicorn's HTTP, but a request has a size and a time: its head, and what comes after it.

    What comes after the head of a chunked request and is no body (sizes of chunks, their
    extensions, trailers) is bounded like a head; trailers are not kept.
    """

    head = 0  # bytes that have come of a head
    is_past_head = False  # the rest of a request is on its way
    beside = 0  # bytes of that rest that were no body
    body = 0  # bytes of the body
    timer: asyncio.TimerHandle | None = None
    counted: str | None = None  # as a connection of this address

    def __init__(self, connections: Counts, place: Place, *given: Any, **named: Any) -> None:
        """`connections` counts those of each address; what comes by a trusted proxy does not."""
        super().__init__(*given, **named)
        self.connections_of = connections
        self.place = place

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A connection begins."""
        super().connection_made(transport)
        self.begin_head()
        peer = self.client[0] if self.client else ""
        if not is_among(peer, self.place.proxies):
            address = self.place.address_of(peer, {})
            if not self.connections_of.take(address):
                transport.write(TOO_MANY_CONNECTIONS)
                self.stop_timer()
                transport.close()
                return
            self.counted = address

    def stop_counting(self) -> None:
        """It is no connection of ours any more."""
        if self.counted is not None:
            self.connections_of.give_back(self.counted)
            self.counted = None

    def connection_lost(self, error: Exception | None) -> None:
        """It is gone."""
        self.stop_counting()
        self.stop_timer()
        super().connection_lost(error)

    def data_received(self, data: bytes) -> None:
        """Bytes of one request, or of several."""
        was_past_head, body = self.is_past_head, self.body
        super().data_received(data)
        if self.transport.is_closing():
            return
        if self.is_past_head and was_past_head:
            self.beside += len(data) - (self.body - body)
            # A chunk of one byte comes with five others
            if self.beside > limits.LONGEST_HEAD + 8 * self.body or self.body > limits.MOST_SENT:
                self.give_up()
        elif self.timer is not None and not self.is_past_head:
            self.head += len(data)
            if self.head > limits.LONGEST_HEAD:
                self.give_up()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self.begin_head()

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header; or a trailer, which nobody reads."""
        if not self.is_past_head:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Its head has come; the rest takes only so long, too."""
        self.is_past_head = True
        self.beside = self.body = 0
        self.wait(limits.SECONDS_FOR_BODY + limits.SECONDS_TO_PART)  # the app gives up first
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Some of its body."""
        self.body += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """All of it has come."""
        self.is_past_head = False
        self.stop_timer()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From now on it is a socket, which has limits of its own (sockets.py)."""
        self.stop_counting()
        self.stop_timer()
        super().handle_websocket_upgrade()

    def begin_head(self) -> None:
        """From now on it takes only so long."""
        self.head = 0
        self.is_past_head = False
        self.wait(limits.SECONDS_FOR_HEAD)

    def wait(self, seconds: float) -> None:
        """Hang up after so long."""
        self.stop_timer()
        self.timer = self.loop.call_later(seconds, self.give_up)

    def stop_timer(self) -> None:
        """What was waited for has come."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def give_up(self) -> None:
        """Hang up at once: whoever sends so much does not read an answer."""
        self.stop_timer()
        self.transport.abort()
