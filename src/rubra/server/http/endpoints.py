"""The HTTP interface: every address, what it asks for and what it tells.

One list. The routes and the description for other programs (openapi.py) are both made from it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from time import time
from typing import TYPE_CHECKING, Any

from rubra.server.people.accounts import Accounts
from rubra.server.people.identity import Identity, Session, me
from rubra.server.people.moderation import Moderation
from rubra.server.protocol import wire
from rubra.server.requests.parsing import (
    GameQuery,
    LiveQuery,
    NoQuery,
    ReplayQuery,
    RulesQuery,
    TableQuery,
    tidy_name,
)
from rubra.server.requests.refusals import Refused
from rubra.server.store.rows import account_key
from rubra.server.support.client_address import Place
from rubra.server.support.limits import Limits, Purses
from rubra.server.support.metrics import Metrics

if TYPE_CHECKING:
    from rubra.server.model.stored import StoredPerson
    from rubra.server.people.reminders import Reminding
    from rubra.server.service.table_service import House


class Door:
    """What stands between the house and the world: who comes in, and how often."""

    def __init__(
        self,
        house: House,
        identity: Identity,
        reminding: Reminding,
        place: Place,
        metrics: Metrics,
        bounds: Limits | None = None,
        metrics_token: str | None = None,
        moderation: Moderation | None = None,
    ) -> None:
        self.house = house
        self.identity = identity
        self.reminding = reminding
        self.place = place
        self.metrics = metrics
        self.metrics_token = metrics_token
        self.bounds = bounds or Limits()
        self.moderation = moderation or Moderation(house.store)
        self.accounts = Accounts(house, identity, self.moderation)
        self.purses: dict[str, Purses] = {}

    def charge(self, what: str, key: str) -> None:
        """Spend credit. Raises Refused if there is none left."""
        purses = self.purses.get(what)
        if purses is None:
            purses = self.purses[what] = Purses(getattr(self.bounds, what))
        if not purses.spend(key):
            raise Refused("too_many", "That was too much in too short a time; try again later.")


@dataclass
class Visit:
    """One request: who asks for what. Filled in by app.py."""

    door: Door
    address: str
    session: Session | None
    parts: dict[str, str]  # of the path
    query: Any = None  # as the endpoint declares it
    asked: Any = None  # the body, as the endpoint declares it
    cookie: str | None = None  # to be set
    device: str | None = None  # browser and system, as far as they are told

    @property
    def house(self) -> House:
        """Where the tables are."""
        return self.door.house

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
    def seat(self) -> int:
        """The seat that it is about."""
        return int(self.parts["seat"])

    def charge(self, what: str) -> None:
        """Spend credit of whoever asks."""
        self.door.charge(what, self.session.person.id if self.session else self.address)

    async def makes(self, table: Coroutine[Any, Any, wire.TableInfo]) -> wire.TableInfo:
        """A new table, if whoever asks may have one more. Raises Refused."""
        try:
            await self.house.check_room(self.somebody, self.address)
        except BaseException:
            table.close()
            raise
        info = await table
        self.house.made_from(self.address, info.id)
        return info

    def let_in(self, session: Session, cookie: str) -> wire.Me:
        """Give somebody his cookie."""
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
    does: Callable[[Visit], Awaitable[Any]]
    tells: Any  # a type of wire.py; none: nothing
    asks: Any = None  # the type of the body
    query: type = NoQuery
    longest: int | None = None  # bytes of the body; none: as limits.py has it
    status: int = 200
    for_banned: bool = False  # whoever may not come in can still see and take what is theirs


# --- People ---


async def get_me(visit: Visit) -> wire.Me:
    """Who I am; nobody, if nobody is signed in."""
    return me(visit.person)


async def be_guest(visit: Visit) -> wire.Me:
    """Come in as a guest; whoever is here already only changes his name."""
    if visit.session is not None:
        return await change_me(visit)
    door = visit.door
    door.charge("guests", visit.address)
    door.moderation.check_name(visit.asked.name)
    session, cookie = await door.identity.come_as_guest(visit.asked, visit.device)
    await door.moderation.note_address("guest", session.person.id, visit.address)
    return visit.let_in(session, cookie)


async def change_me(visit: Visit) -> wire.Me:
    """Change my name or language."""
    visit.door.moderation.check_name(visit.asked.name)
    await visit.door.identity.rename(visit.here, visit.asked)
    return me(visit.person)


async def register(visit: Visit) -> wire.Me:
    """Open an account; a guest keeps his seats."""
    door = visit.door
    door.charge("accounts", visit.address)
    door.moderation.check_name(visit.asked.name)
    session, cookie = await door.identity.register(visit.session, visit.asked, visit.device)
    await door.moderation.note("register", session.person.id, visit.address)
    return visit.let_in(session, cookie)


async def login(visit: Visit) -> wire.Me:
    """Come back to an account."""
    account = account_key(tidy_name(visit.asked.name))  # however it is spelt
    visit.door.charge("logins", visit.address)
    visit.door.charge("logins_of_name", f"{visit.address} {account}")
    visit.door.charge("logins_of_account", account)
    door = visit.door
    try:
        session, cookie = await door.identity.login(visit.session, visit.asked, visit.device)
    except Refused:
        known = await door.house.store.account(visit.asked.name)
        about = known.id if known is not None else None
        await door.moderation.note("login_failed", about, visit.address)
        raise
    await door.moderation.note("login", session.person.id, visit.address)
    return visit.let_in(session, cookie)


async def logout(visit: Visit) -> wire.Me:
    """Sign out; a guest who does so cannot come back."""
    await visit.door.identity.logout(visit.here)
    visit.session, visit.cookie = None, ""
    return me(None)


async def change_password(visit: Visit) -> wire.Me:
    """Choose another password; I am signed out everywhere else."""
    here = visit.here
    visit.door.charge("logins_of_name", here.person.id)
    await visit.door.accounts.change_password(here, visit.asked, visit.address)
    return me(here.person)


async def my_sessions(visit: Visit) -> wire.SessionList:
    """Where I am signed in."""
    return await visit.door.accounts.sessions(visit.here)


async def end_session(visit: Visit) -> wire.SessionList:
    """Sign out in another browser."""
    await visit.door.accounts.end_session(visit.here, visit.parts["session"])
    return await visit.door.accounts.sessions(visit.here)


async def end_other_sessions(visit: Visit) -> wire.SessionList:
    """Sign out everywhere else."""
    await visit.door.accounts.end_others(visit.here)
    return await visit.door.accounts.sessions(visit.here)


async def export_me(visit: Visit) -> Raw:
    """Everything that is kept of me."""
    here = visit.here
    visit.charge("exports")
    return Raw(await visit.door.accounts.export(here), "tabula-rubra.json")


async def delete_me(visit: Visit) -> wire.Me:
    """Delete me and everything that is mine, for good. Games stay, without my name."""
    here = visit.here
    visit.door.charge("logins_of_name", here.person.id)
    await visit.door.accounts.delete(here, visit.asked, visit.address)
    visit.session, visit.cookie = None, ""
    return me(None)


async def set_reminders(visit: Visit) -> wire.Me:
    """Choose how to be told that it is my turn in games by days."""
    here = visit.here
    await visit.door.reminding.check(visit.asked)
    await visit.door.identity.remind(here, visit.asked)
    return me(here.person)


async def push_key(visit: Visit) -> wire.PushKey:
    """The key that a browser needs to be reachable."""
    return wire.PushKey(visit.door.reminding.public_key)


async def person(visit: Visit) -> wire.Career:
    """What somebody has played."""
    return await visit.house.career(visit.parts["person"])


async def ratings(visit: Visit) -> wire.RatingList:
    """Who is how strong at a game."""
    return wire.RatingList(await visit.house.ratings(visit.parts["game"]))


# --- Games and tables ---


async def games(visit: Visit) -> wire.GameList:
    """The games on the shelf."""
    return wire.GameList(visit.house.games())


async def words(visit: Visit) -> wire.GameWords:
    """The words of a game."""
    return await visit.house.game_words(visit.parts["game"])


async def rules(visit: Visit) -> wire.GameRules:
    """The rules of a game, clause by clause, in the language asked for."""
    return await visit.house.game_rules(visit.parts["game"], visit.query.language)


async def open_tables(visit: Visit) -> wire.TableList:
    """Tables that wait for somebody."""
    return await visit.house.open_tables(visit.query.game)


async def watchable_tables(visit: Visit) -> wire.TableList:
    """Tables where somebody plays and anybody may watch."""
    return await visit.house.watchable_tables(visit.query.game)


async def my_tables(visit: Visit) -> wire.TableList:
    """My tables."""
    return await visit.house.tables_of(visit.somebody)


async def create_table(visit: Visit) -> wire.TableInfo:
    """Make a table."""
    somebody = visit.somebody
    visit.charge("tables")
    if visit.asked.box is not None:
        visit.charge("boxes")
    made = await visit.makes(visit.house.create(somebody, visit.asked))
    await visit.door.moderation.note_address("table", made.id, visit.address)
    return made


async def table(visit: Visit) -> wire.TableInfo:
    """A table, from outside."""
    return await visit.house.info(visit.person, visit.table, visit.query.invitation)


async def take_seat(visit: Visit) -> wire.TableInfo:
    """Sit down at a table."""
    return await visit.house.take_seat(visit.somebody, visit.table, visit.asked)


async def leave_seat(visit: Visit) -> wire.TableInfo:
    """Get up again, before the game begins; whoever made the table can free any seat."""
    return await visit.house.leave_seat(visit.somebody, visit.table, visit.seat)


async def close_table(visit: Visit) -> wire.TableInfo:
    """Close my table, before the game begins or where nobody else plays."""
    return await visit.house.close_table(visit.somebody, visit.table)


async def set_bot(visit: Visit) -> wire.TableInfo:
    """Put a bot at an empty seat, or take it away."""
    return await visit.house.set_bot(visit.somebody, visit.table, visit.seat, visit.asked)


async def report_line(visit: Visit) -> wire.Reported:
    """Complain of a line that was said, to those who run the server."""
    somebody = visit.somebody
    visit.charge("reports")
    await visit.house.info(
        somebody, visit.table, visit.query.invitation
    )  # who may not look, cannot
    asked: wire.ReportLine = visit.asked
    moderation = visit.door.moderation
    return wire.Reported(
        await moderation.report(somebody, visit.table, asked.line, asked.why, visit.address)
    )


async def rematch(visit: Visit) -> wire.TableInfo:
    """Play again with the same people."""
    somebody = visit.somebody
    visit.charge("tables")
    return await visit.makes(visit.house.rematch(somebody, visit.table, visit.asked.nonce))


async def branch(visit: Visit) -> wire.TableInfo:
    """Continue a finished game from a step of it, at a new table."""
    somebody = visit.somebody
    visit.charge("tables")
    return await visit.makes(visit.house.branch(somebody, visit.table, visit.asked))


async def import_record(visit: Visit) -> wire.TableInfo:
    """Put a game record on the server to look at it or to continue it."""
    somebody = visit.somebody
    visit.charge("tables")
    visit.charge("boxes")
    return await visit.makes(visit.house.import_record(somebody, visit.asked))


async def record(visit: Visit) -> Raw:
    """The record of a finished game."""
    written = await visit.house.record(visit.person, visit.table, visit.query.invitation)
    return Raw(written.encode(), f"{visit.table}.json")


async def draws(visit: Visit) -> Raw:
    """Every draw of a finished game, to be worked out again from its key."""
    visit.charge("boxes")
    return Raw(await visit.house.draws(visit.person, visit.table, visit.query.invitation))


async def replay(visit: Visit) -> wire.Replay:
    """A step of a game, as whoever asks may know it."""
    query: ReplayQuery = visit.query
    return await visit.house.replay(
        visit.person, visit.table, query.at, query.seat, query.invitation
    )


async def updates(visit: Visit) -> Raw:
    """What happened since, for those who cannot open a socket; waits for news for a while."""
    query: LiveQuery = visit.query
    since = None
    if query.epoch is not None and query.version is not None:
        since = (query.epoch, query.version)
    told = await visit.house.updates(visit.person, visit.table, query.seat, query.invitation, since)
    return Raw(b"[" + b",".join(told) + b"]")


async def do(visit: Visit) -> wire.Reply | wire.Pong:
    """Do at a table what a message over the socket would do."""
    if isinstance(visit.asked, wire.Ping):
        return wire.Pong(time())
    query: TableQuery = visit.query
    reply = await visit.house.do(
        visit.person,
        visit.table,
        visit.asked,
        invitation=query.invitation,
        address=visit.address,
    )
    if reply.error is not None:
        raise Refused(reply.error.reason, reply.error.text)
    return reply


ENDPOINTS = [
    Endpoint("GET", "/api/games", games, wire.GameList),
    Endpoint("GET", "/api/games/{game}", words, wire.GameWords),
    Endpoint("GET", "/api/games/{game}/rules", rules, wire.GameRules, query=RulesQuery),
    Endpoint("GET", "/api/me", get_me, wire.Me, for_banned=True),
    Endpoint("POST", "/api/me", be_guest, wire.Me, wire.BeGuest),
    Endpoint("PATCH", "/api/me", change_me, wire.Me, wire.BeGuest),
    Endpoint("POST", "/api/register", register, wire.Me, wire.Credentials),
    Endpoint("POST", "/api/login", login, wire.Me, wire.Credentials),
    Endpoint("POST", "/api/logout", logout, wire.Me, for_banned=True),
    Endpoint("PUT", "/api/me/password", change_password, wire.Me, wire.ChangePassword),
    Endpoint("GET", "/api/me/sessions", my_sessions, wire.SessionList),
    Endpoint("DELETE", "/api/me/sessions", end_other_sessions, wire.SessionList),
    Endpoint("DELETE", "/api/me/sessions/{session}", end_session, wire.SessionList),
    Endpoint("GET", "/api/me/export", export_me, dict[str, Any], for_banned=True),
    Endpoint("POST", "/api/me/delete", delete_me, wire.Me, wire.Farewell, for_banned=True),
    Endpoint("GET", "/api/me/tables", my_tables, wire.TableList),
    Endpoint("PUT", "/api/me/reminders", set_reminders, wire.Me, wire.Reminders),
    Endpoint("GET", "/api/push-key", push_key, wire.PushKey),
    Endpoint("GET", "/api/people/{person}", person, wire.Career),
    Endpoint("GET", "/api/ratings/{game}", ratings, wire.RatingList),
    Endpoint("GET", "/api/tables", open_tables, wire.TableList, query=GameQuery),
    Endpoint("GET", "/api/tables/watch", watchable_tables, wire.TableList, query=GameQuery),
    Endpoint(
        "POST",
        "/api/tables",
        create_table,
        wire.TableInfo,
        wire.NewTable,
        longest=2 * wire.LONGEST_BOX,
        status=201,
    ),
    Endpoint(
        "POST",
        "/api/records",
        import_record,
        wire.TableInfo,
        wire.FromRecord,
        longest=2 * wire.LONGEST_RECORD,
        status=201,
    ),
    Endpoint("GET", "/api/tables/{table}", table, wire.TableInfo, query=TableQuery),
    Endpoint("DELETE", "/api/tables/{table}", close_table, wire.TableInfo),
    Endpoint("POST", "/api/tables/{table}/seats", take_seat, wire.TableInfo, wire.TakeSeat),
    Endpoint(
        "POST",
        "/api/tables/{table}/reports",
        report_line,
        wire.Reported,
        wire.ReportLine,
        query=TableQuery,
        status=201,
    ),
    Endpoint("DELETE", "/api/tables/{table}/seats/{seat}", leave_seat, wire.TableInfo),
    Endpoint("PUT", "/api/tables/{table}/seats/{seat}/bot", set_bot, wire.TableInfo, wire.SetBot),
    Endpoint(
        "POST", "/api/tables/{table}/rematch", rematch, wire.TableInfo, wire.Rematch, status=201
    ),
    Endpoint("POST", "/api/tables/{table}/branch", branch, wire.TableInfo, wire.Branch, status=201),
    Endpoint("GET", "/api/tables/{table}/record", record, dict[str, Any], query=TableQuery),
    Endpoint("GET", "/api/tables/{table}/draws", draws, wire.DrawList, query=TableQuery),
    Endpoint("GET", "/api/tables/{table}/replay", replay, wire.Replay, query=ReplayQuery),
    Endpoint(
        "GET",
        "/api/tables/{table}/updates",
        updates,
        list[wire.Whole | wire.Change],
        query=LiveQuery,
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/do",
        do,
        wire.Reply | wire.Pong,
        wire.TableMessage,
        query=TableQuery,
    ),
]
