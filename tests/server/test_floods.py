"""Floods: whatever one connection sends without end, the server keeps little of it and ends it."""

from __future__ import annotations

import asyncio
import tracemalloc
from contextlib import suppress

import pytest

from rubra.server.support import limits
from rubra.server.support.limits import Credit, Limits
from tests.server.client import PATIENCE
from tests.server.http_server import HttpServer, http_server, in_loop, receive
from tests.server.test_hostile_clients import frame

MEGABYTE = 1_000_000
CHUNKED = (
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n"
)


async def sent_before_the_end(server: HttpServer, head: bytes, again: bytes, most: int) -> int:
    """How many bytes can be sent, again and again, until the server hangs up; at most so many."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    sent = 0
    with suppress(ConnectionError, RuntimeError):  # which uvloop raises on a closed transport
        writer.write(head)
        while sent < most and not reader.at_eof():
            writer.write(again)
            sent += len(again)
            await writer.drain()
            await asyncio.sleep(0)
    writer.transport.abort()
    return sent


# --- One request without an end ---

ENDLESS = {
    "trailers": (CHUNKED + b'10\r\n{"name":"Flood"}\r\n0\r\n', b"A: b\r\n" * 2000),
    "one trailer": (CHUNKED + b'10\r\n{"name":"Flood"}\r\n0\r\nA: ', b"b" * 10_000),
    "the name of a trailer": (CHUNKED + b'10\r\n{"name":"Flood"}\r\n0\r\n', b"b" * 10_000),
    "the extension of a chunk": (CHUNKED + b"10;", b"x" * 10_000),
    "headers": (b"GET / HTTP/1.1\r\n", b"A: b\r\n" * 2000),
    "one header": (b"GET / HTTP/1.1\r\nA: ", b"b" * 10_000),
    "the address": (b"GET /", b"b" * 10_000),
    "empty lines": (b"", b"\r\n" * 5000),
    "a body that nobody reads": (
        b"GET /healthz HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n",
        b"2710\r\n" + b"b" * 10_000 + b"\r\n",
    ),
    "chunks of one byte": (CHUNKED, b"1;" + b"x" * 200 + b"\r\n \r\n"),
}


@pytest.mark.parametrize("what", ENDLESS)
@in_loop
async def test_a_request_without_an_end(what: str) -> None:
    """The connection is ended, and what was sent is not kept."""
    head, again = ENDLESS[what]
    most = 30 * MEGABYTE
    async with http_server() as server, server.visitor() as ada:
        await ada.http.get("/healthz")
        tracemalloc.start()
        try:
            assert await sent_before_the_end(server, head, again, most) < most
            assert tracemalloc.get_traced_memory()[1] < 25 * MEGABYTE
        finally:
            tracemalloc.stop()
        assert (await ada.http.get("/api/games")).status_code == 200


@pytest.mark.parametrize(
    ("head", "again"),
    [
        (CHUNKED, b"1\r\n \r\n"),
        (CHUNKED + b"0\r\n", b"A: b\r\n"),
        (b"GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n", b" "),
        (b"GET / HTTP/1.1\r\n", b"A: b\r\n"),
    ],
    ids=["body", "trailers", "body of a page", "headers"],
)
@in_loop
async def test_a_trickle_is_ended(
    head: bytes, again: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However little comes at a time, a request has so long and no longer."""
    monkeypatch.setattr(limits, "SECONDS_FOR_HEAD", 0.2)
    monkeypatch.setattr(limits, "SECONDS_FOR_BODY", 0.2)
    monkeypatch.setattr(limits, "SECONDS_TO_PART", 0.1)
    async with http_server() as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        with suppress(ConnectionError, RuntimeError):  # which uvloop raises on a closed transport
            writer.write(head)
            for _ in range(2000):  # 20 s: far longer than it may take
                if reader.at_eof():
                    break
                writer.write(again)
                await writer.drain()
                await asyncio.sleep(0.01)
            else:
                pytest.fail("it may go on for ever")
        writer.transport.abort()


@in_loop
async def test_a_request_that_comes_in_small_chunks_is_read() -> None:
    """As some proxies send them."""
    async with http_server() as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(CHUNKED)
        for letter in b'{"name":"Ada"}':
            writer.write(b"1\r\n%c\r\n" % letter)
            await writer.drain()
        writer.write(b"0\r\nX-Trailer: polite\r\n\r\n")
        assert (await reader.readuntil(b"\r\n")) == b"HTTP/1.1 200 OK\r\n"
        writer.close()


# --- One socket ---

PING, PONG, TEXT, CONTINUED = 9, 10, 1, 0


@pytest.mark.parametrize(
    "frames",
    [
        frame(PING, b"") * 1000,
        frame(PONG, b"") * 1000,
        (frame(PING, b"") + frame(PONG, b"x")) * 500,
        frame(TEXT, b"", fin=False) + frame(CONTINUED, b"", fin=False) * 1000,
        frame(TEXT, b'{"do":"ping"}') * 1000,
    ],
    ids=["pings", "pongs", "both", "parts", "messages"],
)
@in_loop
async def test_a_flood_of_frames(frames: bytes) -> None:
    """Every frame is paid from the same bucket; when it is empty the socket is closed."""
    async with http_server(Limits(messages=Credit(50, 0))) as server, server.visitor() as ada:
        await ada.come()
        table = await ada.table()
        async with ada.live(table) as line:
            await receive(line)
            (socket,) = server.sockets.open
            line.transport.write(frames)
            while server.sockets.open:
                await asyncio.sleep(0.005)
            assert socket.bucket.left < 1
        closed = {"reason": "too_many"}
        count = server.metrics.registry.get_sample_value("rubra_sockets_closed_total", closed)
        assert count == 1


@in_loop
async def test_a_flood_is_not_even_read() -> None:
    """Once a socket is closed for its flood, what it still sends stays outside."""
    async with http_server(Limits(messages=Credit(50, 0))) as server, server.visitor() as ada:
        await ada.come()
        table = await ada.table()
        async with ada.live(table) as line:
            await receive(line)
            (socket,) = server.sockets.open
            heard = 0
            hear = socket.on_ws_frame

            def count(*given: object) -> None:
                nonlocal heard
                heard += 1
                hear(*given)  # type: ignore[arg-type]

            socket.on_ws_frame = count  # type: ignore[method-assign]
            for _ in range(200):
                if line.transport.is_closing():
                    break
                line.transport.write(frame(PING, b"") * 10_000)
                await asyncio.sleep(0)
            while server.sockets.open:
                await asyncio.sleep(0.005)
        assert heard < 300_000  # of two million: what came with the first


@in_loop
async def test_a_ping_is_answered() -> None:
    """As the protocol wants it."""
    async with http_server() as server, server.visitor() as ada:
        await ada.come()
        async with ada.live(await ada.table()) as line:
            await asyncio.wait_for(await line.ping(b"salve"), PATIENCE)


@in_loop
async def test_opening_sockets_is_paid_for() -> None:
    """An address that opens one after the other is refused like one that asks for pages."""
    async with http_server(Limits(requests_of_address=Credit(10, 0))) as server:
        answers = []
        for _ in range(12):
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(
                b"GET /live/x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            )
            answers.append((await reader.readuntil(b"\r\n"))[9:12])
            writer.transport.abort()
        assert answers == [b"101"] * 10 + [b"429"] * 2
