"""Strangers: whatever they try is refused by name, and nothing has changed."""

from __future__ import annotations

import asyncio
import json
import os
import random
import struct
from typing import Any

from rubra.server.support.client_address import Place
from rubra.server.support.limits import Credit, Limits
from tests.server.client import PATIENCE
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


async def as_it_is(server: HttpServer, table: str) -> object:
    """Everything that could have changed at a table."""
    return (
        await server.store.table(table),
        await server.store.entries(table),
        await server.store.lines(table),
    )


async def whole_of(visitor: Visitor, table: str) -> dict[str, Any]:
    """What a seat sees that the table waits for."""
    seat = await visitor.asked(table)
    async with visitor.live(table, f"?seat={seat}") as line:
        return await receive(line)


@in_loop
async def test_no_seat_without_its_token() -> None:
    """Neither by socket nor by HTTP, neither to look nor to play."""
    async with http_server() as server, server.visitor() as ada, server.visitor() as eve:
        await ada.come()
        await eve.come("Eve")
        table = await ada.table()
        move = a_move(await whole_of(ada, table), "mine")
        before = await as_it_is(server, table)
        async with eve.live(table, "?seat=0") as line:
            assert (await receive(line))["error"]["reason"] == "not_yours"
        polled = await eve.http.get(f"/api/tables/{table}/updates?seat=0")
        assert (polled.status_code, polled.json()["reason"]) == (403, "not_yours")
        replayed = await eve.http.get(f"/api/tables/{table}/replay?at=0&seat=0")
        assert (replayed.status_code, replayed.json()["reason"]) == (403, "not_yours")
        async with eve.live(table) as line:
            await receive(line)
            messages: list[dict[str, Any]] = [
                move,
                {"do": "undo", "seat": 0},
                {"do": "propose", "seat": 0, "to": 0},
                {"do": "answer", "seat": 0, "yes": True},
                {"do": "say", "seat": 0, "text": "I am Ada"},
                {"do": "speak", "seat": 0, "words": ["trust", 1]},
                {"do": "hint", "seat": 0},
                {"do": "look", "seat": 0},
                {"do": "resign", "seat": 0},
                {"do": "return", "seat": 0},
            ]
            for number, message in enumerate(messages):
                await line.send(json.dumps({**message, "id": f"m{number}"}))
                reply = await receive_until(line, "reply")
                assert reply["error"]["reason"] == "not_yours", message
                answer = await eve.http.post(
                    f"/api/tables/{table}/do", json={**message, "id": f"h{number}"}
                )
                assert (answer.status_code, answer.json()["reason"]) == (403, "not_yours")
        assert await as_it_is(server, table) == before


@in_loop
async def test_another_seat_of_the_same_table() -> None:
    """Whoever has a seat has that one, and no other."""
    async with http_server() as server, server.visitor() as ada, server.visitor() as eve:
        await ada.come()
        await eve.come("Eve")
        table = await ada.table("me", "me", "open")
        await eve.http.post(f"/api/tables/{table}/seats", json={"nonce": NONCE})
        before = await as_it_is(server, table)
        async with eve.live(table, "?seat=2") as line:
            await receive(line)
            for seat in (0, 1):
                move = {"do": "play", "id": "x", "seat": seat, "at": 0, "move": ["any"]}
                await line.send(json.dumps(move))
                assert (await receive_until(line, "reply"))["error"]["reason"] == "not_yours"
        async with eve.live(table, "?seat=1") as line:
            assert (await receive(line))["error"]["reason"] == "not_yours"
        assert await as_it_is(server, table) == before


@in_loop
async def test_a_forged_or_old_cookie_is_nobody() -> None:
    """And whoever holds it is not signed in."""
    async with http_server() as server, server.visitor() as ada, server.visitor() as eve:
        await ada.come()
        table = await ada.table()
        move = a_move(await whole_of(ada, table), "one")
        old = ada.http.cookies["rubra"]
        await ada.http.post("/api/logout")
        before = await as_it_is(server, table)
        for value in (old, "forged", "x" * 5000, old[:-1] + "A", '"', "a=b"):
            headers = {"cookie": f"rubra={value}"}
            answer = await eve.http.post(f"/api/tables/{table}/do", json=move, headers=headers)
            assert (answer.status_code, answer.json()["reason"]) == (401, "not_signed_in")
            made = await eve.http.post(
                "/api/tables",
                json={"game": "rubico", "seats": [{"who": "me"}] * 3, "nonce": NONCE},
                headers=headers,
            )
            assert made.status_code == 401
            if len(value) < 1000:
                async with eve.live(table, "?seat=0", Cookie=f"rubra={value}") as line:
                    assert (await receive(line))["error"]["reason"] == "not_signed_in"
        assert await as_it_is(server, table) == before


@in_loop
async def test_a_move_for_another_table() -> None:
    """A seat at one table is nothing at another."""
    async with http_server() as server, server.visitor() as ada, server.visitor() as eve:
        await ada.come()
        await eve.come("Eve")
        table, own = await ada.table(), await eve.table()
        move = a_move(await whole_of(eve, own), "one")
        before = await as_it_is(server, table)
        answer = await eve.http.post(f"/api/tables/{table}/do", json=move)
        assert (answer.status_code, answer.json()["reason"]) == (403, "not_yours")
        assert await as_it_is(server, table) == before


@in_loop
async def test_a_replayed_message_changes_nothing() -> None:
    """The same id is acknowledged again; the same move under another id is refused."""
    async with http_server() as server, server.visitor() as ada:
        await ada.come()
        table = await ada.table()
        async with ada.live(table, f"?seat={await ada.asked(table)}") as line:
            move = a_move(await receive(line), "one")
            await line.send(json.dumps(move))
            assert await receive_until(line, "reply") == {"is": "reply", "id": "one"}
            before = await as_it_is(server, table)
            await line.send(json.dumps(move))
            assert await receive_until(line, "reply") == {"is": "reply", "id": "one"}
            await line.send(json.dumps({**move, "id": "two"}))
            assert "error" in await receive_until(line, "reply")
        async with ada.live(table, "?seat=1") as other:
            await receive(other)
            await other.send(json.dumps(move))
            await receive_until(other, "reply")
        assert await as_it_is(server, table) == before


@in_loop
async def test_a_page_of_another_site_changes_nothing() -> None:
    """Even with the cookie, which browsers would not send."""
    async with http_server(place=Place("http://rubra.example")) as server, server.visitor() as ada:
        await ada.come()
        table = await ada.table()
        before = await as_it_is(server, table)
        asked: list[tuple[str, str, Any]] = [
            ("POST", "/api/me", {"name": "Eve"}),
            ("PATCH", "/api/me", {"name": "Eve"}),
            ("POST", "/api/logout", None),
            ("POST", "/api/login", {"name": "Eve", "password": "a long password"}),
            ("PUT", "/api/me/reminders", {}),
            ("POST", "/api/tables", {}),
            ("POST", f"/api/tables/{table}/seats", {"nonce": NONCE}),
            ("DELETE", f"/api/tables/{table}/seats/0", None),
            ("POST", f"/api/tables/{table}/do", {"do": "resign", "id": "x", "seat": 0}),
        ]
        for headers in (
            {"origin": "https://elsewhere.example"},
            {"origin": "null"},
            {"origin": f"http://127.0.0.1:{server.port + 1}"},
            {"sec-fetch-site": "cross-site"},
            {"sec-fetch-site": "same-site", "origin": f"http://127.0.0.1:{server.port}"},
        ):
            for method, path, body in asked:
                answer = await ada.http.request(method, path, json=body, headers=headers)
                assert (answer.status_code, answer.json()["reason"]) == (403, "cross_site")
        assert await as_it_is(server, table) == before
        assert (await ada.http.get("/api/me")).json()["person"]["name"] == "Ada"
        for origin in (f"http://127.0.0.1:{server.port}", "http://rubra.example"):
            ours = {"origin": origin, "sec-fetch-site": "same-origin"}
            answer = await ada.http.patch("/api/me", json={"name": "Ada"}, headers=ours)
            assert answer.status_code == 200


@in_loop
async def test_ten_thousand_joins() -> None:
    """Some guests get in; the rest is refused, and the server remembers only so much."""
    bounds = Limits(
        requests=Credit(20_000, 0), requests_of_address=Credit(20_000, 0), guests=Credit(50, 0)
    )
    body = b'{"name":"Flood"}'
    request = (
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        b"Content-Length: %d\r\n\r\n%s" % (len(body), body)
    )

    async def flood(server: HttpServer, count: int) -> list[bytes]:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        answers = []
        for _ in range(count):
            writer.write(request)
            head = await reader.readuntil(b"\r\n\r\n")
            length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r")[0])
            answers.append(head[9:12] + (await reader.readexactly(length))[:20])
        writer.close()
        return answers

    async with http_server(bounds) as server, server.visitor() as ada:
        floods = await asyncio.gather(*(flood(server, 2_500) for _ in range(4)))
        answers = [answer for flood_answers in floods for answer in flood_answers]
        assert len(answers) == 10_000
        assert sum(answer.startswith(b"200") for answer in answers) == 50
        assert sum(answer == b'429{"reason":"too_many"' for answer in answers) == 9_950
        assert len(server.identity.remembered) == 50
        assert sum(len(buckets.held) for buckets in server.services.buckets.values()) < 10
        assert (await ada.http.get("/api/games")).status_code == 200


# --- Frames that no browser sends ---


def frame(
    kind: int, payload: bytes, *, fin: bool = True, mask: bool = True, bits: int = 0
) -> bytes:
    """A frame, right or wrong."""
    head = bytes([(0x80 if fin else 0) | bits << 4 | kind])
    flag = 0x80 if mask else 0
    if len(payload) < 126:
        head += bytes([flag | len(payload)])
    elif len(payload) < 65536:
        head += bytes([flag | 126]) + struct.pack(">H", len(payload))
    else:
        head += bytes([flag | 127]) + struct.pack(">Q", len(payload))
    return head + (b"\0\0\0\0" if mask else b"") + payload


def nonsense(luck: random.Random, table: str) -> bytes:
    """Something that a stranger might send."""
    go = b'{"do":"go","id":"x","table":"%s","seat":%d}' % (table.encode(), luck.randrange(4))
    play = b'{"do":"play","id":"x","seat":0,"at":0,"move":["declare",1]}'
    return luck.choice(
        [
            lambda: luck.randbytes(luck.randrange(1, 200)),
            lambda: frame(1, luck.randbytes(luck.randrange(0, 300))),
            lambda: frame(luck.randrange(16), play, bits=luck.randrange(8)),
            lambda: frame(1, play, mask=False),
            lambda: frame(1, play)[: luck.randrange(1, 40)],
            lambda: frame(1, play, fin=False) * luck.randrange(1, 5),
            lambda: frame(0, play),
            lambda: frame(9, b"x" * 126),
            lambda: frame(8, b"x"),
            lambda: frame(8, struct.pack(">H", luck.randrange(65536)) + b"\xff"),
            lambda: bytes([0x81, 0xFF]) + struct.pack(">Q", luck.randrange(2**64)) + b"abcd",
            lambda: bytes([0x81, 0xFE, 0xFF, 0xFF]) + b"abcd",
            lambda: frame(1, b"[" * 4000),
            lambda: frame(1, b'{"a":' * 800),
            lambda: frame(1, b'{"zzz":' + b"[" * 3000 + b"]" * 3000 + b',"do":"ping"}'),
            lambda: frame(1, b'{"do":"say","id":"x","text":"\\ud800"}'),
            lambda: frame(
                1, b'{"do":"play","id":"x","seat":0,"at":0,"move":[' + b"9" * 3000 + b"]}"
            ),
            lambda: frame(
                1, b'{"do":"play","id":"x","seat":0,"at":0,"move":["' + b"a" * 3000 + b'"]}'
            ),
            lambda: frame(1, b'{"do":"play","id":"x","seat":-1,"at":1e99,"move":[null]}'),
            lambda: frame(1, play.replace(b'"x"', b'"' + b"x" * 37 + b'"')),
            lambda: frame(1, b'{"do":"fly","id":"x"}'),
            lambda: frame(1, go),
            lambda: frame(1, go) * luck.randrange(2, 5) + frame(1, play)[:-1],
            lambda: frame(1, go[: luck.randrange(len(go))]),
            lambda: frame(1, go.replace(b'"x"', b"null")),
            lambda: frame(1, go.replace(table.encode(), b"a" * luck.randrange(0, 3000))),
            lambda: frame(1, go[:-1] + b',"invitation":"' + b"a" * luck.randrange(100) + b'"}'),
            lambda: frame(1, b'{"do":"play","do":"ping","id":"x"}'),
            lambda: b"GET / HTTP/1.1\r\n\r\n",
        ]
    )()


@in_loop
async def test_frames_that_no_browser_sends() -> None:
    """Random, cut, huge, deep: afterwards the server serves, and nothing has changed."""
    luck = random.Random(int(os.environ.get("RUBRA_FUZZ_SEED", "1")))
    rounds = int(os.environ.get("RUBRA_FUZZ_ROUNDS", "300"))
    async with http_server() as server, server.visitor() as ada:
        await ada.come()
        table, other = await ada.table(), await ada.table()
        before = await as_it_is(server, table), await as_it_is(server, other)
        head = (
            f"GET /live/{table}?seat=0 HTTP/1.1\r\nHost: x\r\nCookie: {ada.cookies()}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        ).encode()
        for _ in range(rounds):
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            together = luck.random() < 0.1  # before the answer, as nobody should
            writer.write(head + nonsense(luck, other) if together else head)
            answer = await reader.readuntil(b"\r\n\r\n")
            assert answer.startswith(b"HTTP/1.1 101"), answer
            for _ in range(luck.randrange(1, 6)):
                if writer.transport.is_closing():
                    break
                writer.write(nonsense(luck, other))
                if luck.random() < 0.5:
                    await asyncio.sleep(0)
            writer.transport.abort()
        while server.sockets.open:
            await asyncio.sleep(0.01)
        assert server.sockets.of_address.held == {}
        assert (await as_it_is(server, table), await as_it_is(server, other)) == before
        assert not any(
            one.viewers for one in server.service.tables.live[other].core.audiences.values()
        )
        assert not server.metrics.registry.get_sample_value(
            "rubra_refusals_total", {"reason": "our_mistake"}
        )
        assert (await whole_of(ada, table))["is"] == "whole"


@in_loop
async def test_heads_that_no_browser_sends() -> None:
    """Requests for a socket that are none."""
    async with http_server() as server, server.visitor() as ada:
        upgrade = b"Connection: Upgrade\r\nUpgrade: websocket\r\n"
        version = b"Sec-WebSocket-Version: 13\r\n"
        heads = [
            b"GET /live/x HTTP/1.1\r\nHost: x\r\n" + upgrade + b"\r\n",
            b"GET /live/x HTTP/1.1\r\nHost: x\r\n" + upgrade + version + b"\r\n",
            b"GET /live/x HTTP/1.1\r\n" + upgrade + version + b"Sec-WebSocket-Key: x\r\n\r\n",
            b"POST /live/x HTTP/1.1\r\nHost: x\r\n" + upgrade + version + b"\r\n",
            b"GET /live/x HTTP/1.0\r\n" + upgrade + version + b"\r\n",
            b"GET /elsewhere HTTP/1.1\r\nHost: x\r\n" + upgrade + version + b"\r\n",
            b"GET /live/x HTTP/1.1\r\nHost: x\r\n" + upgrade + b"Sec-WebSocket-Version: 8\r\n\r\n",
            b"GET /live/x HTTP/1.1\r\nContent-Length: 5\r\n" + upgrade + version + b"\r\nhello",
            b"GET /live/x HTTP/1.1\r\n" + upgrade + version + b"A: b\r\n" * 200 + b"\r\n",
        ]
        for head in heads:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(head)
            answer = await asyncio.wait_for(reader.read(), PATIENCE)
            assert answer.startswith((b"HTTP/1.1 4", b"HTTP/1.1 200")) or not answer, head
            assert b"Traceback" not in answer
            writer.close()
        assert not server.sockets.open
        assert server.sockets.of_address.held == {}
        assert (await ada.http.get("/api/games")).status_code == 200
