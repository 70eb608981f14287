"""Going on to another table by the same socket: as a new one would be let in, and no further."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from rubra.server.model.stored import DropSession
from tests.server.http_server import (
    NONCE,
    HttpServer,
    Visitor,
    a_move,
    http_server,
    in_loop,
    receive,
    receive_until,
)
from tests.server.test_sockets import closed_with


async def go(line: ClientConnection, table: str, **more: Any) -> dict[str, Any]:
    """Ask to go on; the reply."""
    await line.send(json.dumps({"do": "go", "id": "go", "table": table, **more}))
    return await receive_until(line, "reply")


async def say(line: ClientConnection, name: str, seat: int | None = None) -> dict[str, Any]:
    """Say something; the reply."""
    await line.send(json.dumps({"do": "say", "id": name, "text": name, "seat": seat}))
    return await receive_until(line, "reply")


async def receive_until_pong(line: ClientConnection) -> list[dict[str, Any]]:
    """All that was sent before a sign of life is answered."""
    await line.send('{"do":"ping"}')
    updates = []
    while (update := await receive(line))["is"] != "pong":
        updates.append(update)
    return updates


async def is_here(visitor: Visitor, table: str) -> bool:
    """Whether whoever plays seat 0 is told to be here."""
    return bool((await visitor.info(table))["seats"][0].get("here", False))


@in_loop
async def test_whoever_goes_on_sees_the_other_table_whole() -> None:
    """First the scene, then the reply; they play there, and are no longer at the table before."""
    async with http_server() as server, server.visitor() as ada:
        await ada.come()
        old, new = await ada.table(), await ada.table()
        seat = await ada.asked(new)
        async with ada.live(old, "?seat=0") as line:
            await receive(line)
            await line.send(json.dumps({"do": "go", "id": "on", "table": new, "seat": seat}))
            whole = await receive_until(line, "whole")
            assert (whole["scene"]["table"]["id"], whole["scene"]["viewer"]) == (new, seat)
            assert await receive_until(line, "reply") == {"is": "reply", "id": "on"}
            assert (await is_here(ada, old), await is_here(ada, new)) == (False, True)
            await line.send(json.dumps(a_move(whole, "first")))
            assert await receive_until(line, "reply") == {"is": "reply", "id": "first"}
        assert not await server.store.entries(old)
        assert len(await server.store.entries(new)) == 1


@in_loop
async def test_the_table_that_was_left_tells_nothing_more() -> None:
    """What happens there is no longer heard; what happens here is, without gaps."""
    async with http_server() as server, server.visitor() as ada, server.visitor() as bea:
        await ada.come()
        await bea.come("Bea")
        old, new = await ada.table(), await ada.table()
        async with ada.live(old, "?seat=0") as line, bea.live(old) as there, bea.live(new) as here:
            await receive(line)
            assert "error" not in await go(line, new, seat=0)
            await receive_until_pong(line)
            version = server.service.tables.live[new].core.audiences[0].version
            await say(there, "unheard")
            assert await receive_until_pong(line) == []
            await say(here, "heard")
            (change,) = await receive_until_pong(line)
            assert change["version"] == version + 1
            assert [one["text"] for one in change["lines"]] == ["heard"]


async def stays(line: ClientConnection, table: str, server: HttpServer) -> None:
    """They hear what is said at the table where they were."""
    await receive_until_pong(line)
    reply = await say(line, "here-still")
    assert "error" not in reply
    (said,) = await server.store.lines(table)
    assert said.text == "here-still"


@pytest.mark.parametrize(
    ("where", "seat", "reason"),
    [
        ("theirs", 0, "not_yours"),
        ("theirs", 7, "no_such_seat"),
        ("invited", None, "not_invited"),
        ("invited", 1, "not_invited"),
        ("nowhere", None, "no_such_table"),
    ],
)
@in_loop
async def test_whoever_may_not_come_stays_where_they_are(
    where: str, seat: int | None, reason: str
) -> None:
    """No seat of another's, no table without its invitation; they are told why."""
    async with http_server() as server, server.visitor() as ada, server.visitor() as eve:
        await ada.come()
        await eve.come("Eve")
        tables = {"theirs": await ada.table(), "invited": await ada.table(access="invited")}
        own = await eve.table()
        async with eve.live(own, "?seat=0") as line:
            await receive(line)
            for invitation in (None, "wrong"):
                target = tables.get(where, where)
                reply = await go(line, target, seat=seat, invitation=invitation)
                assert reply["error"]["reason"] == reason
            await stays(line, own, server)
            assert await is_here(eve, own)
        for table in tables.values():
            assert not server.service.tables.live[table].core.audiences


@in_loop
async def test_nobody_has_no_seat() -> None:
    """Whoever has no name can watch another table, and no more."""
    async with http_server() as server, server.visitor() as ada, server.visitor() as nobody:
        await ada.come()
        old, new = await ada.table(), await ada.table()
        async with nobody.live(old) as line:
            await receive(line)
            assert (await go(line, new, seat=0))["error"]["reason"] == "not_signed_in"
            assert "error" not in await go(line, new)
            assert server.service.tables.live[old].core.audiences[-1].viewers == set()


@in_loop
async def test_an_invitation_opens_the_table() -> None:
    """As it would for a new socket."""
    async with http_server() as server, server.visitor() as ada, server.visitor() as bea:
        await ada.come()
        await bea.come("Bea")
        table, own = await ada.table("me", "me", "open", access="invited"), await bea.table()
        key = (await ada.info(table))["invitation"]
        async with bea.live(own, "?seat=0") as line:
            await receive(line)
            assert "error" not in await go(line, table, invitation=key)
            taking = {"nonce": NONCE, "seat": 2, "invitation": key}
            await bea.http.post(f"/api/tables/{table}/seats", json=taking)
            assert "error" not in await go(line, table, seat=2)
            assert "error" in await go(line, table, seat=1)


@in_loop
async def test_a_session_that_has_ended_goes_nowhere() -> None:
    """Another process has ended it: the socket is closed by name, as a new one would be."""
    async with http_server() as server, server.visitor() as ada:
        await ada.come()
        old, new = await ada.table(), await ada.table()
        async with ada.live(old, "?seat=0") as line:
            await receive(line)
            (token,) = server.identity.remembered
            await server.store.commit(DropSession(token))
            now = server.identity.clock
            server.identity.clock = lambda: now() + 60
            await line.send(json.dumps({"do": "go", "id": "on", "table": new, "seat": 0}))
            assert await closed_with(line) == (4401, "not_signed_in")
        assert not server.service.tables.live[new].core.audiences


@in_loop
async def test_whoever_opens_an_account_meanwhile_can_go_on() -> None:
    """Their cookie is another then, and they are the same."""
    async with http_server() as server, server.visitor() as ada:
        await ada.come()
        old, new = await ada.table(), await ada.table()
        async with ada.live(old, "?seat=0") as line:
            await receive(line)
            account = {"name": "Ada", "password": "a long password"}
            assert (await ada.http.post("/api/register", json=account)).status_code == 200
            assert "error" not in await go(line, new, seat=0)


@in_loop
async def test_nothing_is_done_at_a_table_that_it_was_not_meant_for() -> None:
    """What was sent before is done where they were; what comes on the way is refused by name."""
    async with http_server() as server, server.visitor() as ada:
        await ada.come()
        old, new = await ada.table(), await ada.table()
        for target, replies in ((new, {"three": "stale"}), ("nowhere", {"two": "no_such_table"})):
            async with ada.live(old, "?seat=0") as line:
                await receive(line)
                for message in (
                    {"do": "say", "id": "one", "text": f"before {target}", "seat": 0},
                    {"do": "go", "id": "two", "table": target, "seat": 0},
                    {"do": "say", "id": "three", "text": "on the way", "seat": 0},
                    {"do": "go", "id": "four", "table": old, "seat": 0},
                ):
                    name = f"{message['id']}-{target}"
                    await line.send(json.dumps(message | {"id": name}))
                found = [await receive_until(line, "reply") for _ in range(4)]
                reasons = {reply["id"].partition("-")[0]: reply.get("error") for reply in found}
                assert reasons["one"] is None
                assert (reasons["two"] is None) == (target == new)
                for name, reason in {"three": "stale", "four": "stale", **replies}.items():
                    assert reasons[name]["reason"] == reason
                assert "error" not in await say(line, f"after-{target}", 0)
        texts = {
            table: [one.text for one in await server.store.lines(table)] for table in (old, new)
        }
        assert texts[old] == [f"before {new}", "before nowhere", "after-nowhere"]
        assert texts[new] == [f"after-{new}"]


@in_loop
async def test_a_move_that_is_being_stored_is_made_before_its_player_goes() -> None:
    """And acknowledged, also when all of it comes at once."""
    async with http_server() as server, server.visitor() as ada:
        await ada.come()
        old, new = await ada.table(), await ada.table()
        async with ada.live(old, f"?seat={await ada.asked(old)}") as line:
            await line.send(json.dumps(a_move(await receive(line), "move")))
            assert [(await go(line, new))["id"], (await receive_until(line, "reply"))["id"]] == [
                "move",
                "go",
            ]
        assert len(await server.store.entries(old)) == 1
        assert not await server.store.entries(new)


@in_loop
async def test_going_where_one_is_changes_nothing() -> None:
    """The scene is sent anew, and nobody is told that they went."""
    async with http_server() as server, server.visitor() as ada, server.visitor() as bea:
        await ada.come()
        table = await ada.table()
        async with ada.live(table, "?seat=0") as line, bea.live(table) as watching:
            await receive(line)
            await receive_until_pong(watching)
            assert "error" not in await go(line, table, seat=0)
            assert len(server.service.tables.live[table].core.audiences[0].viewers) == 1
            assert await receive_until_pong(watching) == []


@in_loop
async def test_whoever_hangs_up_on_the_way_is_at_neither_table() -> None:
    """However far they have come."""
    async with http_server() as server, server.visitor() as ada:
        await ada.come()
        old, new = await ada.table(), await ada.table()
        for _ in range(10):
            line = await ada.live(old, "?seat=0")
            await receive(line)
            await line.send(json.dumps({"do": "go", "id": "on", "table": new, "seat": 0}))
            line.transport.abort()
            while server.sockets.open or server.sockets.working:
                await asyncio.sleep(0.005)
        for table in (old, new):
            audiences = server.service.tables.live[table].core.audiences.values()
            assert not any(audience.viewers for audience in audiences)


@in_loop
async def test_only_a_socket_goes_to_another_table() -> None:
    """By HTTP every request names its own."""
    async with http_server() as server, server.visitor() as ada:
        await ada.come()
        old, new = await ada.table(), await ada.table()
        message = {"do": "go", "id": "on", "table": new}
        answer = await ada.http.post(f"/api/tables/{old}/do", json=message)
        assert (answer.status_code, answer.json()["reason"]) == (400, "unreadable")
