"""What an endpoint is given, and how it is declared."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from rubra.server.clubs.clubs import Clubs
from rubra.server.clubs.tournaments import Tournaments
from rubra.server.model.stored import StoredPerson
from rubra.server.people.accounts import Accounts
from rubra.server.people.friends import Friends
from rubra.server.people.identity import Identity, Session, me
from rubra.server.people.moderation import Moderation
from rubra.server.people.reminders import ReminderService
from rubra.server.protocol import wire
from rubra.server.requests.parsing import (
    NoQuery,
)
from rubra.server.requests.refusals import Refused
from rubra.server.service.table_service import TableService
from rubra.server.support.client_address import Place
from rubra.server.support.limits import Limits, TokenBuckets
from rubra.server.support.metrics import Metrics


class AppServices:
    """Everything that endpoints use, and how often each visitor may use it."""

    def __init__(
        self,
        service: TableService,
        identity: Identity,
        reminders_service: ReminderService,
        place: Place,
        metrics: Metrics,
        bounds: Limits | None = None,
        metrics_token: str | None = None,
        moderation: Moderation | None = None,
    ) -> None:
        self.service = service
        self.identity = identity
        self.reminders_service = reminders_service
        self.place = place
        self.metrics = metrics
        self.metrics_token = metrics_token
        self.bounds = bounds or Limits()
        self.moderation = moderation or Moderation(service.store)
        self.accounts = Accounts(
            service.store, identity, self.moderation, service.tables.read_again_of
        )
        self.friends = Friends(service.store, identity)
        self.clubs = Clubs(service.store, self.bounds)
        self.tournaments = Tournaments(service, self.clubs, self.bounds)
        self.buckets: dict[str, TokenBuckets] = {}

    def charge(self, what: str, key: str) -> None:
        """Spend credit. Raises Refused if there is none left."""
        buckets = self.buckets.get(what)
        if buckets is None:
            buckets = self.buckets[what] = TokenBuckets(getattr(self.bounds, what))
        if not buckets.spend(key):
            raise Refused("too_many", "That was too much in too short a time; try again later.")


@dataclass
class RequestContext:
    """One request: who asks for what. Filled in by app.py."""

    services: AppServices
    address: str
    session: Session | None
    parts: dict[str, str]  # of the path
    query: Any = None  # as the endpoint declares it
    asked: Any = None  # the body, as the endpoint declares it
    cookie: str | None = None  # to be set
    device: str | None = None  # browser and system, as far as they are told

    @property
    def service(self) -> TableService:
        """Where the tables are."""
        return self.services.service

    @property
    def person(self) -> StoredPerson | None:
        """Who asks."""
        return self.session.person if self.session else None

    @property
    def here(self) -> Session:
        """Whoever is here. Raises Refused if it is nobody."""
        if self.session is None:
            raise Refused("not_signed_in", "Nobody is signed in; come in with a name first.")
        return self.session

    @property
    def somebody(self) -> StoredPerson:
        """Who asks. Raises Refused if it is nobody."""
        return self.here.person

    @property
    def table(self) -> str:
        """The table that it is about."""
        return self.parts["table"]

    @property
    def club(self) -> str:
        """The club that it is about."""
        return self.parts["club"]

    @property
    def tournament(self) -> str:
        """The tournament that it is about."""
        return self.parts["tournament"]

    @property
    def seat(self) -> int:
        """The seat that it is about."""
        return int(self.parts["seat"])

    def charge(self, what: str) -> None:
        """Spend credit of whoever asks."""
        self.services.charge(what, self.session.person.id if self.session else self.address)

    async def makes(self, table: Coroutine[Any, Any, wire.TableInfo]) -> wire.TableInfo:
        """A new table, if whoever asks may have one more. Raises Refused."""
        try:
            await self.service.making.check_limits(self.somebody, self.address)
        except BaseException:
            table.close()
            raise
        info = await table
        self.service.making.made_from(self.address, info.id)
        return info

    def let_in(self, session: Session, cookie: str) -> wire.Me:
        """Give somebody their cookie."""
        self.session = session
        self.cookie = cookie
        return me(session.person)


@dataclass(frozen=True)
class Raw:
    """An answer that is encoded already."""

    body: bytes
    file: str | None = None  # the name to save it under


@dataclass(frozen=True)
class Endpoint:
    """One address and method."""

    method: str
    path: str
    does: Callable[[RequestContext], Awaitable[Any]]
    tells: Any  # a type of wire.py; none: nothing
    asks: Any = None  # the type of the body
    query: type = NoQuery
    longest: int | None = None  # bytes of the body; none: as limits.py has it
    status: int = 200
    for_banned: bool = False  # whoever may not come in can still see and take what is theirs
