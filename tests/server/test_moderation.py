"""Reports, bans, closed and expired tables, and the audit log that has all of it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from rubra.core.errors import OptionError
from rubra.server.model.stored import (
    AddAuditEntry,
    AddSession,
    AuditEntry,
    PutPerson,
    PutTable,
    StoredBan,
    StoredSeat,
)
from rubra.server.operators.operator import NOBODY_CAME, Operator
from rubra.server.people.moderation import AuditRetention, Bans, Moderation
from rubra.server.store.store import A_DAY, Store
from rubra.server.support.limits import Credit, Limits

from .examples import a_person, a_table, add_entry, add_line
from .http_server import NONCE, HttpServer, Visitor, a_move, http_server, in_loop, receive_until
from .local_server import FakeClock
from .test_accounts import admin, say  # noqa: F401 - a fixture
from .test_admin import fill

ADA = {"name": "Ada", "password": "a long password"}


async def report(visitor: Visitor, table: str, line: int, why: str = "", query: str = "") -> Any:
    """Complain of a line."""
    asked = {"line": line, "why": why}
    return await visitor.http.post(f"/api/tables/{table}/reports{query}", json=asked)


async def notice(server: HttpServer) -> None:
    """What the server does every other second."""
    await server.services.moderation.look()


# --- Reports ---


@in_loop
async def test_a_line_is_reported_and_settled() -> None:
    """The operator reads what was said, by whom and where; sent twice, it is one report."""
    async with http_server() as server, server.visitor() as ada, server.visitor() as eve:
        await ada.come("Ada")
        rude = await eve.come("Eve")
        table = await ada.table("me", "me", "open")
        await say(eve, table, "rude words", "one")
        for _ in range(2):
            assert (await report(ada, table, 1, "not \n nice")).status_code == 201
        operator = Operator(server.store)
        (found,) = await operator.reports()
        assert (found.table, found.line, found.name, found.person) == (table, 1, "Eve", rude)
        assert (found.text, found.why) == ("rude words", "not nice")
        await operator.settle(found.id)
        assert await operator.reports() == []
        assert [one.id for one in await operator.reports(settled=True)] == [found.id]
        with pytest.raises(OptionError, match="no open report"):
            await operator.settle(found.id)
        assert [audit_entry.did for audit_entry in await operator.audit(found.id)] == [
            "settle",
            "report",
        ]


@in_loop
async def test_only_what_was_said_is_reported_by_those_who_may_look() -> None:
    """Not by nobody, not a line that is not there, not at a table by invitation, not endlessly."""
    bounds = Limits(reports=Credit(4, 0.0))
    async with http_server(bounds) as server, server.visitor() as ada, server.visitor() as eve:
        await ada.come("Ada")
        table = await ada.table("me", "me", "open", access="invited")
        await say(ada, table, "words", "one")
        assert (await report(eve, table, 1)).status_code == 401
        await eve.come("Eve")
        assert (await report(eve, table, 1)).json()["reason"] == "not_invited"
        assert (await report(ada, table, 2)).json()["reason"] == "no_such_line"
        assert (await report(ada, table, 0)).status_code == 400
        invitation = (await ada.info(table))["invitation"]
        asked = await report(eve, table, 1, query=f"?invitation={invitation}")
        assert asked.status_code == 201
        answers = [(await report(eve, table, 7)).status_code for _ in range(4)]
        assert answers[-1] == 429


# --- Bans ---


@in_loop
async def test_who_is_banned_is_sent_away_at_once() -> None:
    """Sockets close with the reason, requests are refused until it is over; seats stay theirs."""
    async with http_server() as server, server.visitor() as ada, server.visitor() as eve:
        await ada.come("Ada")
        person = await eve.come("Eve")
        table = await ada.table("me", "me", "open")
        await eve.http.post(f"/api/tables/{table}/seats", json={"nonce": NONCE})
        operator = Operator(server.store)
        async with eve.live(table, "?seat=2") as line, ada.live(table, "?seat=0") as other:
            await receive_until(line, "whole")
            await receive_until(other, "whole")
            ban = await operator.ban("person", person, 7, "Shouting")
            await notice(server)
            refused = await receive_until(line, "not_done")
            assert refused["error"]["reason"] == "banned"
            assert "Shouting" in refused["error"]["text"]
            with pytest.raises(ConnectionClosed) as closed:
                await receive_until(line, "never")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4403
            await other.send(json.dumps({"do": "ping"}))
            await receive_until(other, "pong")
        for method, path in [("GET", "/api/tables"), ("POST", "/api/tables"), ("PATCH", "/api/me")]:
            answer = await eve.http.request(method, path, json={"name": "Another"})
            assert (answer.status_code, answer.json()["reason"]) == (403, "banned"), path
        async with eve.live(table, "?seat=2") as line:
            assert (await receive_until(line, "not_done"))["error"]["reason"] == "banned"
        assert (await eve.info(table))["reason"] == "banned"
        assert (await ada.info(table))["seats"][2]["person"] == person
        await operator.unban(ban.id)
        await notice(server)
        assert (await eve.http.get("/api/tables")).status_code == 200


@in_loop
async def test_who_is_banned_can_still_take_and_delete_what_is_theirs() -> None:
    """That is their right."""
    async with http_server() as server, server.visitor() as eve:
        person = await eve.come("Eve")
        await Operator(server.store).ban("person", person, None, "")
        await notice(server)
        assert (await eve.http.get("/api/me/export")).json()["person"]["id"] == person
        assert (await eve.http.post("/api/me/delete", json={})).status_code == 200


@in_loop
async def test_a_name_is_banned_however_it_is_written() -> None:
    """Nobody comes, is renamed, registers or signs in by it."""
    async with http_server() as server, server.visitor() as eve, server.visitor() as new:
        await eve.http.post("/api/register", json=ADA | {"name": "Eve"})
        await Operator(server.store).ban("name", "EVE", 1, "")
        await notice(server)
        assert (await eve.http.get("/api/tables")).json()["reason"] == "banned"
        for name in ("eve", "Ｅｖｅ", " Eve "):
            assert (await new.http.post("/api/me", json={"name": name})).json()[
                "reason"
            ] == "banned"
            answer = await new.http.post("/api/register", json=ADA | {"name": name})
            assert answer.json()["reason"] == "banned"
        await new.come("Else")
        assert (await new.http.patch("/api/me", json={"name": "eve"})).status_code == 403
        assert (await new.http.get("/api/tables")).status_code == 200


@in_loop
async def test_an_address_is_banned() -> None:
    """Whoever comes from there, with or without a name; others do not notice."""
    async with (
        http_server() as server,
        server.visitor(**{"x-forwarded-for": "203.0.113.7"}) as eve,
        server.visitor(**{"x-forwarded-for": "203.0.114.7"}) as ada,
    ):
        await Operator(server.store).ban("address", "203.0.113.0/24", 1, "")
        await notice(server)
        assert (await eve.http.post("/api/me", json={"name": "Eve"})).json()["reason"] == "banned"
        await ada.come("Ada")
        table = await ada.table()
        headers = {"X-Forwarded-For": "203.0.113.9"}
        async with eve.live(table, **headers) as line:
            assert (await receive_until(line, "not_done"))["error"]["reason"] == "banned"


def a_ban(kind: Any, what: str, until: float | None = None) -> StoredBan:
    """A ban of something."""
    return StoredBan("1", kind, what, 0.0, until, "")


def test_a_ban_ends_by_itself() -> None:
    """At its time, and not before; one for good never does."""
    ada = a_person("Ada")
    for ban in (a_ban("person", "id-ada", 100.0), a_ban("name", "ada", 100.0)):
        assert Bans([ban]).of_person(ada, 99.0) is ban
        assert Bans([ban]).of_person(ada, 100.0) is None
    assert Bans([a_ban("person", "id-ada")]).of_person(ada, 1e12) is not None


@pytest.mark.parametrize(
    ("banned", "address", "is_hit"),
    [
        ("203.0.113.7/32", "203.0.113.7", True),
        ("203.0.113.7/32", "203.0.113.8", False),
        ("203.0.113.0/24", "203.0.113.8", True),
        ("2001:db8::/48", "2001:0db8:0000:0001::/64", True),
        ("2001:db8::7/128", "2001:0db8:0000:0000::/64", True),  # a visitor is known by its /64
        ("2001:db8::/48", "2001:0db8:0001:0001::/64", False),
        ("2001:db8::/48", "203.0.113.8", False),
    ],
)
def test_networks_are_banned(banned: str, address: str, is_hit: bool) -> None:
    """Of either kind, as large as it is written."""
    assert (Bans([a_ban("address", banned)]).of_address(address, 0.0) is not None) is is_hit


@in_loop
async def test_bans_that_cannot_be() -> None:
    """Say what would be right."""
    async with http_server() as server:
        operator = Operator(server.store)
        with pytest.raises(OptionError, match=r"203\.0\.113\.0/24"):
            await operator.ban("address", "example.com", 1, "")
        with pytest.raises(OptionError, match="nobody of the id"):
            await operator.ban("person", "nobody", 1, "")
        with pytest.raises(OptionError, match="no ban"):
            await operator.unban("nothing")
        assert await operator.bans() == []


# --- Tables ---


@in_loop
async def test_a_closed_table_can_be_looked_at_and_nothing_else() -> None:
    """Those who play see why; nobody moves, talks or sits down; the secrets stay hidden."""
    async with http_server() as server, server.visitor() as ada:
        await ada.come("Ada")
        table = await ada.table()
        seat = await ada.asked(table)
        async with ada.live(table, f"?seat={seat}") as line:
            whole = await receive_until(line, "whole")
            await Operator(server.store).close_table(table, "Not for children.")
            await notice(server)
            anew = await receive_until(line, "whole")
            assert anew["scene"]["table"]["phase"] == "closed"
            assert anew["scene"]["table"]["message"] == "Not for children."
            await line.send(json.dumps(a_move(whole, "late")))
            reply = await receive_until(line, "reply")
            assert reply["error"]["reason"] == "closed"
            await line.send(json.dumps({"do": "say", "id": "two", "text": "why?"}))
            assert (await receive_until(line, "reply"))["error"]["reason"] == "closed"
        assert (await ada.http.get(f"/api/tables/{table}/record")).status_code == 403
        watchable = (await ada.http.get("/api/tables/watch")).json()["tables"]
        assert table not in [one["id"] for one in watchable]
        with pytest.raises(OptionError, match="closed already"):
            await Operator(server.store).close_table(table, "")
        with pytest.raises(OptionError, match="no table"):
            await Operator(server.store).close_table("nowhere", "")


@in_loop
async def test_a_closed_table_that_gathers_takes_nobody() -> None:
    """Neither people nor bots."""
    async with http_server() as server, server.visitor() as ada:
        await ada.come("Ada")
        table = await ada.table("me", "open", "open")
        await Operator(server.store).close_table(table, "")
        await notice(server)
        path = f"/api/tables/{table}/seats"
        assert (await ada.http.post(path, json={"nonce": NONCE})).json()["reason"] == "closed"
        bot = await ada.http.put(f"{path}/1/bot", json={"level": "random"})
        assert bot.json()["reason"] == "closed"


def test_tables_expire(address: str) -> None:
    """Where nothing has happened for so long; where somebody spoke or played they stay."""
    clock = FakeClock(100 * A_DAY)
    late = 95 * A_DAY
    fill(
        address,
        PutTable(a_table("empty")),
        PutTable(a_table("new", created=late)),
        PutTable(a_table("over", phase="over")),
        PutTable(a_table("asleep", phase="playing", begun=1.0)),
        PutTable(a_table("played", phase="playing")),
        PutTable(a_table("spoken", phase="playing")),
        PutTable(a_table("shut", phase="closed")),
        PutTable(a_table("shut-in-play", phase="closed", begun=1.0)),
        add_entry(1, "asleep"),
        add_entry(1, "played", at=late),
        add_line(1, "spoken", at=late),
        add_line(1, "shut"),
    )

    async def run() -> None:
        store = Store.open(address)
        assert await Operator(store, clock).expire(30) == (2, 1)
        found = {}
        for name in ("empty", "new", "over", "asleep", "played", "spoken", "shut", "shut-in-play"):
            table = await store.table(name)
            found[name] = table.phase if table else None
        assert found == {
            "empty": "closed",
            "new": "gathering",
            "over": "over",
            "asleep": "closed",
            "played": "playing",
            "spoken": "playing",
            "shut": None,
            "shut-in-play": "closed",
        }
        empty = await store.table("empty")
        assert empty is not None
        assert empty.message == NOBODY_CAME
        assert await Operator(store, clock).expire(30) == (0, 1)
        assert await store.lines("shut") == []
        await store.close()

    asyncio.run(run())


# --- The audit log ---


@in_loop
async def test_addresses_are_kept_only_if_the_operator_wants_it() -> None:
    """And then only in the audit log."""
    headers = {"x-forwarded-for": "203.0.113.7"}
    for wanted in (False, True):
        async with (
            http_server(keeping=AuditRetention(addresses=wanted)) as server,
            server.visitor(**headers) as ada,
        ):
            guest = await ada.come("Ada")
            await ada.http.post("/api/register", json=ADA)
            await ada.http.post("/api/login", json=ADA | {"password": "wrong password"})
            await ada.table()
            audit_entries = await server.store.audit_log()
            kept = {audit_entry.did: audit_entry.address for audit_entry in audit_entries}
            if wanted:
                assert kept == dict.fromkeys(
                    ("guest", "register", "login_failed", "table"), "203.0.113.7"
                )
                (found,) = await Operator(server.store).find("Ada")
                assert (found.person.id, found.addresses) == (guest, ["203.0.113.7"])
            else:
                assert kept == dict.fromkeys(("register", "login_failed"))


def test_the_audit_log_forgets(address: str) -> None:
    """After the time that the operator has chosen; so do bans that are over."""
    clock = FakeClock(100 * A_DAY)

    async def run() -> None:
        store = Store.open(address)
        await store.commit(
            AddAuditEntry(AuditEntry("old", 60 * A_DAY, "operator", "ban", "1", "name eve")),
            AddAuditEntry(AuditEntry("new", 80 * A_DAY, "operator", "unban", "1")),
        )
        moderation = Moderation(store, AuditRetention(days=30), clock)
        await moderation.open()
        await moderation.look()
        assert [audit_entry.id for audit_entry in await store.audit_log()] == ["new"]
        await store.close()

    asyncio.run(run())


def test_servers_hear_of_what_operators_do(address: str) -> None:
    """Each once, in order, from another process too; what they did themselves they know."""

    async def run() -> None:
        store = Store.open(address)
        await store.commit(PutPerson(a_person("Ada", "argon2")), AddSession("one", "id-ada", 1.0))
        other = Store.open(address, server=False)
        heard: list[str] = []

        async def hear(audit_entry: AuditEntry) -> None:
            heard.append(audit_entry.did)
            raise RuntimeError("whoever listens may break")

        moderation = Moderation(store)
        await Operator(other).ban("name", "Old", None, "")
        await moderation.open()
        moderation.when_done(hear)
        await moderation.look()
        assert heard == []
        assert moderation.bans.of_name("old", 1e9) is not None
        operator = Operator(other)
        ban = await operator.ban("name", "Eve", None, "")
        await operator.reset("Ada")
        await operator.unban(ban.id)
        await store.commit(moderation.audit_entry("delete", "id-ada"))
        await moderation.look()
        await moderation.look()
        assert heard == ["ban", "reset", "unban"]
        await other.close()
        await store.close()

    asyncio.run(run())


# --- The command ---


def test_moderation_by_the_command(sqlite_address: str, admin: Any, tmp_path: Path) -> None:  # noqa: F811
    """Each thing that an operator does, in words; and all of it in the audit log."""
    fill(
        sqlite_address,
        PutPerson(a_person("Eve")),
        PutTable(a_table(seats=[StoredSeat("Eve", "id-eve"), StoredSeat()])),
        add_line(1, name="Eve", person="id-eve", text="rude words"),
    )

    async def complain() -> None:
        store = Store.open(sqlite_address)
        await Moderation(store).report(a_person("Ada"), "forum", 1, "not nice", "")
        await store.close()

    asyncio.run(complain())
    told = admin("reports")
    assert "Eve (id-eve): rude words" in told
    assert "not nice" in told
    assert "Settled." in admin("settle", told.split()[0])
    assert "rude words" in admin("reports", "--settled")
    assert admin("reports") == ""
    ban = admin("ban", "--person", "id-eve", "--days", "3", "--why", "rude")
    assert "person id-eve is banned until" in ban
    assert "for good" in admin("ban", "--address", "203.0.113.7", "--for-good")
    assert "give one of" in admin("ban", code=1)
    assert "give one of" in admin("ban", "--name", "a", "--address", "203.0.113.7", code=1)
    assert "rude" in admin("bans")
    assert "Lifted." in admin("unban", ban.split(":")[0])
    assert "id-eve" not in admin("bans")
    assert "Closed." in admin("close", "forum", "--why", "enough")
    assert "0 closed, 1 dropped." in admin("expire")
    did = [json.loads(line)["did"] for line in admin("audit", "--json").splitlines()]
    assert did[::-1] == ["report", "settle", "ban", "ban", "unban", "close", "drop"]
    assert "203.0.113.7" not in admin("audit")  # it is in the ban, and goes with it
