"""Friends by invitation, seats kept for them, being ready, and a sign of one's own."""

from __future__ import annotations

import asyncio
from time import time
from typing import Any

from rubra.server.model.stored import PutTable, StoredSeat, StoredTable
from rubra.server.model.tallies import count
from rubra.server.protocol.wire import Pace, Phase
from rubra.server.store.store import Store
from rubra.server.support.limits import Credit, Limits
from tests.example import EXAMPLE
from tests.server.http_server import NONCE, Visitor, http_server, in_loop, receive_until


async def link_of(visitor: Visitor) -> str:
    """The code of somebody's own link."""
    return str((await visitor.http.post("/api/me/friend-code")).json()["code"])


async def befriend(one: Visitor, other: Visitor) -> None:
    """The other opens the link of the one, and agrees."""
    answer = await other.http.post("/api/me/friends", json={"code": await link_of(one)})
    assert answer.status_code == 200, answer.text


async def friends_of(visitor: Visitor) -> list[str]:
    """Their names."""
    told = (await visitor.http.get("/api/me/friends")).json()
    return [friend["name"] for friend in told["friends"]]


async def make(visitor: Visitor, *seats: dict[str, Any], **more: Any) -> Any:
    """Have a table made; the answer."""
    asked = {"game": EXAMPLE, "seats": list(seats), "nonce": NONCE, **more}
    return await visitor.http.post("/api/tables", json=asked)


async def sit(visitor: Visitor, table: str, **more: Any) -> Any:
    """Sit down; the answer."""
    wish = {"nonce": NONCE, **more}
    return await visitor.http.post(f"/api/tables/{table}/seats", json=wish)


ME, OPEN = {"who": "me"}, {"who": "open"}


@in_loop
async def test_friends_are_made_by_a_link_that_both_want() -> None:
    """Whoever opens it sees who asks; only when they agree are both friends; either ends it."""
    async with http_server() as server, server.visitor() as ada, server.visitor() as bea:
        await ada.come("Ada")
        bea_id = await bea.come("Bea")
        assert (await ada.http.get("/api/me/friends")).json() == {"friends": []}
        code = await link_of(ada)
        asks = (await bea.http.get(f"/api/friend-codes/{code}")).json()
        assert asks["name"] == "Ada"
        assert await friends_of(bea) == []  # to look is not to agree
        await bea.http.post("/api/me/friends", json={"code": code})
        await bea.http.post("/api/me/friends", json={"code": code})  # twice is once
        assert await friends_of(ada) == ["Bea"]
        assert await friends_of(bea) == ["Ada"]
        await ada.http.delete(f"/api/me/friends/{bea_id}")
        assert await friends_of(ada) == await friends_of(bea) == []


@in_loop
async def test_a_link_that_was_renewed_leads_nowhere() -> None:
    """Nor does one that was never given, and one's own makes no friend."""
    async with http_server() as server, server.visitor() as ada, server.visitor() as bea:
        await ada.come("Ada")
        await bea.come("Bea")
        old = await link_of(ada)
        new = await link_of(ada)
        for code in (old, "a" * 16):
            assert (await bea.http.get(f"/api/friend-codes/{code}")).status_code == 404
            answer = await bea.http.post("/api/me/friends", json={"code": code})
            assert answer.json()["reason"] == "no_such_code"
        own = await ada.http.post("/api/me/friends", json={"code": new})
        assert own.status_code == 400
        assert await friends_of(ada) == []


@in_loop
async def test_nobody_learns_who_is_whose_friend() -> None:
    """Neither from the page of a person nor without having come in; and codes cannot be tried."""
    bounds = Limits(friends=Credit(4, 0.001))
    async with http_server(bounds) as server, server.visitor() as ada, server.visitor() as bea:
        ada_id = await ada.come("Ada")
        await bea.come("Bea")
        await befriend(ada, bea)
        assert "Bea" not in (await bea.http.get(f"/api/people/{ada_id}")).text
        async with server.visitor() as nobody:
            assert (await nobody.http.get("/api/me/friends")).status_code == 401
            tried = [
                (await nobody.http.get(f"/api/friend-codes/{'b' * 15}{n}")).status_code
                for n in range(6)
            ]
        assert tried == [404] * 4 + [429] * 2


@in_loop
async def test_a_seat_is_kept_for_a_friend_and_nobody_else() -> None:
    """They see the table without a link; others may not sit there, they may."""
    async with (
        http_server() as server,
        server.visitor() as ada,
        server.visitor() as bea,
        server.visitor() as cid,
    ):
        await ada.come("Ada")
        bea_id, cid_id = await bea.come("Bea"), await cid.come("Cid")
        await befriend(ada, bea)
        kept = {"who": "friend", "friend": bea_id}
        stranger = await make(ada, ME, {"who": "friend", "friend": cid_id}, OPEN)
        assert stranger.json()["reason"] == "not_friends"
        assert (await make(ada, ME, kept, kept)).status_code == 400  # one seat each
        made = (await make(ada, ME, kept, OPEN, access="invited")).json()
        table = made["id"]
        assert made["seats"][1]["kept_name"] == "Bea"
        # It is in the list of whoever it is kept for, and of nobody else
        assert [t["id"] for t in (await bea.http.get("/api/me/tables")).json()["tables"]] == [table]
        assert (await cid.http.get("/api/me/tables")).json()["tables"] == []
        assert (await bea.http.get(f"/api/tables/{table}")).status_code == 200
        assert (await cid.http.get(f"/api/tables/{table}")).status_code == 403
        invitation = made["invitation"]
        taken = await sit(cid, table, seat=1, invitation=invitation)
        assert taken.json()["reason"] == "seat_taken"
        free = await sit(cid, table, invitation=invitation)  # any seat: not the kept one
        assert free.json()["seats"][2]["name"] == "Cid"
        assert (await sit(bea, table)).json()["phase"] == "playing"


@in_loop
async def test_a_kept_seat_tells_strangers_no_name() -> None:
    """At an open table they see that it is kept; by the table, by lists, and while they watch."""
    async with (
        http_server() as server,
        server.visitor() as ada,
        server.visitor() as bea,
        server.visitor() as cid,
    ):
        await ada.come("Ada")
        bea_id = await bea.come("Bea")
        await cid.come("Cid")
        await befriend(ada, bea)
        table = (await make(ada, ME, {"who": "friend", "friend": bea_id}, OPEN)).json()["id"]
        assert (await bea.info(table))["seats"][1]["kept_for"] == bea_id
        seat = (await cid.info(table))["seats"][1]
        assert seat == {"kept": True}
        listed = (await cid.http.get("/api/tables")).json()["tables"][0]
        assert listed["seats"][1] == {"kept": True}
        async with cid.live(table) as line:
            whole = await receive_until(line, "whole")
            assert whole["scene"]["table"]["seats"][1]["kept"] is True
            assert bea_id not in str(whole)
            assert "Bea" not in str(whole)
        # Bea is a friend of Ada, and still not the host
        path = f"/api/tables/{table}/seats/2/kept"
        foreign = await bea.http.put(path, json={"friend": (await ada.info(table))["host"]})
        assert foreign.json()["reason"] == "not_yours"


@in_loop
async def test_whoever_is_asked_may_decline_and_the_host_may_think_again() -> None:
    """The seat is free for others then; all at the table hear of it. Nobody else can free it."""
    async with (
        http_server() as server,
        server.visitor() as ada,
        server.visitor() as bea,
        server.visitor() as cid,
    ):
        await ada.come("Ada")
        bea_id = await bea.come("Bea")
        await cid.come("Cid")
        await befriend(ada, bea)
        table = (await make(ada, ME, {"who": "friend", "friend": bea_id}, OPEN)).json()["id"]
        foreign = await cid.http.delete(f"/api/tables/{table}/seats/1")
        assert foreign.json()["reason"] == "not_yours"
        async with ada.live(table, "?seat=0") as line:
            await receive_until(line, "whole")
            gone = (await bea.http.delete(f"/api/tables/{table}/seats/1")).json()
            assert "kept_for" not in gone["seats"][1]
            while "lines" not in (said := await receive_until(line, "change")):
                pass
            assert (said["lines"][0]["signal"], said["lines"][0]["name"]) == ("declined", "Bea")
        # The host asks again at that seat, and takes it back
        path = f"/api/tables/{table}/seats/1/kept"
        by_guest = await cid.http.put(path, json={"friend": bea_id})
        assert by_guest.json()["reason"] == "not_friends"
        again = (await ada.http.put(path, json={"friend": bea_id})).json()
        assert again["seats"][1]["kept_for"] == bea_id
        twice = await ada.http.put(f"/api/tables/{table}/seats/2/kept", json={"friend": bea_id})
        assert twice.json()["reason"] == "seat_taken"
        back = (await ada.http.delete(f"/api/tables/{table}/seats/1")).json()
        assert "kept_for" not in back["seats"][1]
        assert (await sit(bea, table, seat=1)).status_code == 200  # they were never sent away


@in_loop
async def test_whoever_sits_elsewhere_leaves_the_kept_seat_to_others() -> None:
    """They need but one."""
    async with http_server() as server, server.visitor() as ada, server.visitor() as bea:
        await ada.come("Ada")
        bea_id = await bea.come("Bea")
        await befriend(ada, bea)
        table = (await make(ada, ME, {"who": "friend", "friend": bea_id}, OPEN)).json()["id"]
        seats = (await sit(bea, table, seat=2)).json()["seats"]
        assert (seats[2]["name"], "kept_for" in seats[1]) == ("Bea", False)


@in_loop
async def test_a_friend_who_goes_for_good_leaves_nothing_behind() -> None:
    """No friendship, no seat that waits for them, no name."""
    async with http_server() as server, server.visitor() as ada, server.visitor() as bea:
        await ada.come("Ada")
        bea_id = await bea.come("Bea")
        await befriend(ada, bea)
        table = (await make(ada, ME, {"who": "friend", "friend": bea_id}, OPEN)).json()["id"]
        await bea.http.post("/api/me/delete", json={})
        assert await friends_of(ada) == []
        while "Bea" in str(await ada.info(table)):  # until it has been read again
            await asyncio.sleep(0.01)


@in_loop
async def test_a_table_begins_when_everybody_is_ready() -> None:
    """Where that is asked: full is not enough; one may think again; bots need not say so."""
    async with http_server() as server, server.visitor() as ada, server.visitor() as bea:
        await ada.come("Ada")
        await bea.come("Bea")
        bot = {"who": "bot", "level": "random"}
        table = (await make(ada, ME, OPEN, bot, asks_ready=True)).json()["id"]
        path = f"/api/tables/{table}/ready"
        strange = await bea.http.put(path, json={"yes": True})
        assert strange.json()["reason"] == "not_yours"
        full = (await sit(bea, table)).json()
        assert (full["phase"], full["asks_ready"]) == ("gathering", True)
        await ada.http.put(path, json={"yes": True})
        await ada.http.put(path, json={"yes": False})
        assert (await bea.http.put(path, json={"yes": True})).json()["phase"] == "gathering"
        begun = (await ada.http.put(path, json={"yes": True})).json()
        assert begun["phase"] == "playing"
        late = await bea.http.put(path, json={"yes": False})
        assert late.json()["reason"] == "already_begun"


@in_loop
async def test_whoever_gets_up_is_ready_no_more() -> None:
    """And whoever sits down there has not said so."""
    async with http_server() as server, server.visitor() as ada, server.visitor() as bea:
        await ada.come("Ada")
        await bea.come("Bea")
        table = (await make(ada, ME, OPEN, OPEN, asks_ready=True)).json()["id"]
        await sit(bea, table, seat=1)
        await bea.http.put(f"/api/tables/{table}/ready", json={"yes": True})
        await bea.http.delete(f"/api/tables/{table}/seats/1")
        again = (await sit(bea, table, seat=1)).json()
        assert "ready" not in again["seats"][1]


@in_loop
async def test_a_sign_of_ones_own_is_seen_at_the_table() -> None:
    """One of those that can be drawn; it may be taken off again."""
    async with http_server() as server, server.visitor() as ada:
        await ada.come("Ada")
        me = (await ada.http.put("/api/me/sign", json={"sign": "heron"})).json()
        assert me["person"]["sign"] == "heron"
        assert (await make(ada, ME, OPEN, OPEN)).json()["seats"][0]["sign"] == "heron"
        wrong = await ada.http.put("/api/me/sign", json={"sign": "<svg>"})
        assert wrong.status_code == 400
        me = (await ada.http.put("/api/me/sign", json={"sign": None})).json()
        assert "sign" not in me["person"]


@in_loop
async def test_finished_games_are_counted_by_game_and_level() -> None:
    """Only mine are told, and only to me."""
    async with http_server() as server, server.visitor() as ada:
        await ada.come("Ada")
        assert (await ada.http.get("/api/me/tallies")).json() == {"tallies": []}
        async with server.visitor() as nobody:
            assert (await nobody.http.get("/api/me/tallies")).status_code == 401


def table_of(*seats: StoredSeat, winners: list[int], phase: Phase = "over") -> StoredTable:
    """A finished table."""
    return StoredTable(
        "t", EXAMPLE, 1, {}, "", None, "open", "", Pace(), "ada", phase, 0.0, None, None,
        list(seats), result={"winners": winners},
    )  # fmt: skip


def test_a_game_counts_against_the_strongest_bot_or_against_people() -> None:
    """Of somebody who played two seats, gave up, or is still playing, nothing good is said."""
    ada, other = StoredSeat("Ada", "ada"), StoredSeat("Bea", "bea")
    easy, hard = StoredSeat("Sun", bot="easy"), StoredSeat("Moon", bot="hard")
    tables = [
        table_of(ada, easy, hard, winners=[0]),
        table_of(easy, ada, hard, winners=[0]),
        table_of(ada, easy, other, winners=[0]),
        table_of(StoredSeat("Ada", "ada", resigned=True), other, winners=[0]),
        table_of(ada, winners=[0]),
        table_of(ada, ada, easy, winners=[0]),
        table_of(ada, easy, winners=[0], phase="playing"),
        table_of(ada, easy, StoredSeat("Star", bot="level:3"), winners=[0]),
    ]
    assert [(one.level, one.played, one.won) for one in count(tables, "ada")] == [
        (None, 2, 1),
        ("alone", 1, 1),
        ("level:3", 1, 1),
        ("hard", 2, 1),
    ]


async def ago(store: Store, table: str, days: float) -> None:
    """Everything at a table happened so long ago."""
    stored = await store.table(table)
    assert stored is not None
    back = days * 86_400
    stored.created -= back
    stored.begun = stored.begun and stored.begun - back
    await store.commit(PutTable(stored))


@in_loop
async def test_what_nobody_has_played_is_gone_by_itself() -> None:
    """A game of one's own that was only looked at; not one with others, nor a young one."""
    async with http_server() as server, server.visitor() as ada, server.visitor() as bea:
        ada_id = await ada.come("Ada")
        await bea.come("Bea")
        old = await ada.table("me", "me", "me")
        young = await ada.table("me", "me", "me")
        shared = await ada.table("me", "open", "me")
        await sit(bea, shared)
        closed = await ada.table("me", "open", "open")
        await ada.http.delete(f"/api/tables/{closed}")
        for table in (old, shared):
            await ago(server.store, table, 3)
        await ago(server.store, closed, 8)
        before = time() - 2 * 86_400
        assert await server.store.untouched_tables(before) == [old]
        assert young not in await server.store.untouched_tables(before)
        assert await server.store.closed_tables(time() - 7 * 86_400) == [closed]
        for live in server.service.tables.live.values():
            live.last_visit -= 3600  # nobody has looked for an hour
        await server.service.tables.expire()
        left = {one.id for one in await server.store.tables_of(ada_id)}
        assert left == {young, shared}
