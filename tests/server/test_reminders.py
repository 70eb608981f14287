"""Reminders: asked for, sent once, to public addresses only."""

from __future__ import annotations

import asyncio
import base64
import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from rubra.server.people import outbound_http, web_push
from rubra.server.people.outbound_http import check_url, is_public
from rubra.server.people.reminders import KEY_FILE
from rubra.server.requests.refusals import Refused
from rubra.server.support import limits
from tests.server.http_server import HttpServer, http_server, in_loop


@dataclass
class Receiver:
    """Somebody's webhook, or a push service."""

    port: int = 0
    statuses: list[int] = field(default_factory=list)  # to answer with, then 200
    got: list[tuple[dict[str, str], bytes]] = field(default_factory=list)

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}/hook?x=1"


@contextmanager
def receiving(*statuses: int) -> Iterator[Receiver]:
    """A receiver on this machine."""
    receiver = Receiver(statuses=list(statuses))

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            receiver.got.append(({k.lower(): v for k, v in self.headers.items()}, body))
            self.send_response(receiver.statuses.pop(0) if receiver.statuses else 200)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Quiet."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    receiver.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield receiver
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


HERE = {"may_call": lambda address: address == "127.0.0.1", "gather": 0.01, "pauses": (0.0,)}


async def sent(server: HttpServer) -> None:
    """Wait until nothing is under way."""
    while server.reminders_service.tasks:
        await asyncio.sleep(0.01)


def outcomes(server: HttpServer, way: str, outcome: str) -> float:
    """How many."""
    labels = {"way": way, "outcome": outcome}
    return server.metrics.registry.get_sample_value("rubra_reminders_total", labels) or 0.0


@in_loop
async def test_nobody_is_reminded_who_did_not_ask() -> None:
    """Both ways are off."""
    async with http_server(**HERE) as server, server.visitor() as ada:
        person = await ada.come()
        me = (await ada.http.get("/api/me")).json()
        assert me["reminders"] == {}
        server.reminders_service.turn_began(person, "t1", "rubico")
        await sent(server)
        assert outcomes(server, "webhook", "sent") == 0


@in_loop
async def test_what_comes_together_is_told_together() -> None:
    """Two tables, one call, in the person's language."""
    with receiving() as hook:
        async with http_server(**HERE) as server, server.visitor() as ada:
            person = await ada.come()
            await ada.http.patch("/api/me", json={"name": "Ada", "language": "it"})
            answer = await ada.http.put("/api/me/reminders", json={"webhook": hook.url})
            assert answer.json()["reminders"] == {"webhook": hook.url}
            server.reminders_service.turn_began(person, "t1", "rubico")
            server.reminders_service.turn_began(person, "t2", "rubico")
            await sent(server)
        ((headers, body),) = hook.got
        assert headers["content-type"] == "application/json"
        message = json.loads(body)
        assert message["what"] == "your_turn"
        assert [table["id"] for table in message["tables"]] == ["t1", "t2"]
        assert "2 tavoli" in message["text"]


@in_loop
async def test_whoever_came_meanwhile_is_not_reminded() -> None:
    """The tables are looked at again before anything is sent."""
    with receiving() as hook:
        async with http_server(**HERE) as server, server.visitor() as ada:
            person = await ada.come()
            await ada.http.put("/api/me/reminders", json={"webhook": hook.url})
            server.reminders_service.tables_of = server.service.tables_of
            table = await ada.table()
            async with ada.live(table, "?seat=0") as line:
                await line.recv()
                server.reminders_service.turn_began(person, table, "rubico")
                await sent(server)
            assert hook.got == []
            while server.sockets.open:
                await asyncio.sleep(0.01)
            server.reminders_service.turn_began(person, table, "rubico")
            await sent(server)
            assert len(hook.got) == 1


@in_loop
async def test_a_failure_is_tried_again_and_a_dead_end_is_forgotten() -> None:
    """500 once more, 410 never again."""
    with receiving(500, 200, 410) as hook:
        async with http_server(**HERE) as server, server.visitor() as ada:
            person = await ada.come()
            await ada.http.put("/api/me/reminders", json={"webhook": hook.url})
            for _ in range(3):
                server.reminders_service.turn_began(person, "t1", "rubico")
                await sent(server)
            assert len(hook.got) == 3
            assert outcomes(server, "webhook", "sent") == 1
            assert outcomes(server, "webhook", "gone") == 1
            assert (await ada.http.get("/api/me")).json()["reminders"] == {}


@in_loop
async def test_a_browser_can_read_what_it_is_pushed(tmp_path: Path) -> None:
    """Encrypted for it alone, signed by us."""
    key = ec.generate_private_key(ec.SECP256R1())
    point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    secret = b"0123456789abcdef"

    def written(raw: bytes) -> str:
        return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()

    with receiving() as service:
        async with http_server(**HERE, folder=tmp_path) as server, server.visitor() as ada:
            person = await ada.come()
            push = {"endpoint": service.url, "p256dh": written(point), "auth": written(secret)}
            answer = await ada.http.put("/api/me/reminders", json={"push": push})
            assert answer.json()["reminders"]["push"] == push
            server.reminders_service.turn_began(person, "t1", "rubico")
            await sent(server)
            public = (await ada.http.get("/api/push-key")).json()["key"]
    ((headers, body),) = service.got
    plain = http_ece.decrypt(body, private_key=key, auth_secret=secret, version="aes128gcm")
    assert json.loads(plain)["tables"][0]["id"] == "t1"
    assert headers["content-encoding"] == "aes128gcm"
    assert f"k={public}" in headers["authorization"]
    assert Vapid02.verify(headers["authorization"])
    file = tmp_path / KEY_FILE
    assert file.stat().st_mode & 0o077 == 0


@in_loop
async def test_the_key_is_kept(tmp_path: Path) -> None:
    """Browsers know it after a restart."""
    keys = []
    for _ in range(2):
        async with http_server(**HERE, folder=tmp_path) as server:
            keys.append(server.reminders_service.public_key)
    assert keys[0] == keys[1]


def test_a_message_is_encrypted_as_the_standard_has_it() -> None:
    """The example of RFC 8291, appendix A."""
    key = ec.derive_private_key(
        int.from_bytes(web_push.decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"),
        ec.SECP256R1(),
    )
    body = web_push.encrypt(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        key,
        web_push.decode("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert web_push.encode(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIg"
        "Dll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVB"
        "St2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_point_off_the_curve_is_refused() -> None:
    """Its keys have the right length, and are none all the same."""
    with pytest.raises(ValueError, match="EC key"):
        web_push.encrypt(b"", web_push.encode(b"\x04" + bytes(64)), web_push.encode(bytes(16)))


@in_loop
async def test_the_key_of_an_older_version_is_read(tmp_path: Path) -> None:
    """It was written by another library."""
    older = Vapid02()
    older.generate_keys()
    (tmp_path / KEY_FILE).write_bytes(older.private_pem())
    point = older.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    async with http_server(**HERE, folder=tmp_path) as server:
        assert server.reminders_service.public_key == web_push.encode(point)


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/",
        "http://localhost:8000/",
        "http://[::1]/",
        "http://10.0.0.1/",
        "http://192.168.1.1/",
        "http://169.254.169.254/latest/meta-data",
        "http://0.0.0.0/",
        "http://0x7f000001/",
        "http://2130706433/",
        "http://[::ffff:127.0.0.1]/",
        "http://[64:ff9b::7f00:1]/",
        "http://[2002:7f00:1::]/",
        "http://224.0.0.1/",
        "ftp://198.51.100.7/",
        "file:///etc/passwd",
        "https://",
        "https://user:password@203.0.113.9/",
        "http://1.1.1.1:99999/",
        "http://exa mple/",
        "nonsense",
    ],
)
def test_no_address_leads_inside(url: str) -> None:
    """Only to public ones."""
    with pytest.raises(Refused) as refused:
        check_url(url)
    assert refused.value.reason == "bad_address"


def test_a_public_address_is_taken() -> None:
    """By number, so that nobody has to be asked."""
    parts, address, port = check_url("https://1.1.1.1/hook")
    assert (parts.hostname, address, port) == ("1.1.1.1", "1.1.1.1", 443)
    assert is_public("2606:4700::1111")


@in_loop
async def test_what_cannot_be_reached_is_refused() -> None:
    """With the guard as it is."""
    async with http_server() as server, server.visitor() as ada:
        await ada.come()
        bad: list[dict[str, Any]] = [
            {"webhook": "http://127.0.0.1:1/"},
            {"push": {"endpoint": "https://1.1.1.1/", "p256dh": "short", "auth": "short"}},
            {"push": {"endpoint": "https://1.1.1.1/", "p256dh": "é", "auth": "é"}},
        ]
        for asked in bad:
            answer = await ada.http.put("/api/me/reminders", json=asked)
            assert (answer.status_code, answer.json()["reason"]) == (400, "bad_address")
        assert (await ada.http.get("/api/me")).json()["reminders"] == {}


@in_loop
async def test_a_name_that_leads_inside_by_now_is_forgotten() -> None:
    """It is looked up again for every call."""
    with receiving() as hook:
        async with http_server(**HERE) as server, server.visitor() as ada:
            person = await ada.come()
            await ada.http.put("/api/me/reminders", json={"webhook": hook.url})
            server.reminders_service.may_call = is_public
            server.reminders_service.turn_began(person, "t1", "rubico")
            await sent(server)
            assert hook.got == []
            assert (await ada.http.get("/api/me")).json()["reminders"] == {}


@contextmanager
def trickling() -> Iterator[Receiver]:
    """A receiver that answers for ever: a header, and another, and another."""
    receiver = Receiver()
    ends = threading.Event()
    listener = socket.create_server(("127.0.0.1", 0))
    receiver.port = listener.getsockname()[1]

    def serve() -> None:
        while not ends.is_set():
            with suppress(OSError):
                line, _ = listener.accept()
                threads.append(threading.Thread(target=trickle, args=(line,)))
                threads[-1].start()

    def trickle(line: socket.socket) -> None:
        receiver.got.append(({}, b""))
        with suppress(OSError):
            line.sendall(b"HTTP/1.1 200 OK\r\n")
            while not ends.wait(0.02):
                line.sendall(b"x: y\r\n")
        line.close()

    threads = [threading.Thread(target=serve)]
    threads[0].start()
    try:
        yield receiver
    finally:
        ends.set()
        listener.shutdown(socket.SHUT_RDWR)
        listener.close()
        for thread in threads:
            thread.join()


def test_an_answer_without_an_end_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """A call has so long in all, however little comes at a time."""
    monkeypatch.setattr(limits, "SECONDS_FOR_WEBHOOK", 0.3)
    with trickling() as hook, pytest.raises(TimeoutError, match="too long"):
        outbound_http.post(hook.url, b"", {}, HERE["may_call"])  # type: ignore[arg-type]


@in_loop
async def test_webhooks_keep_nothing_else_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """While all their threads wait for receivers, addresses are checked and browsers are told."""
    monkeypatch.setattr(limits, "SECONDS_FOR_WEBHOOK", 3600.0)
    with trickling() as hook, receiving() as service:
        async with http_server(**HERE) as server, server.visitor() as ada:
            for number in range(8):
                async with server.visitor() as eve:
                    person = await eve.come(f"Eve {number}")
                    await eve.http.put("/api/me/reminders", json={"webhook": hook.url})
                    server.reminders_service.turn_began(person, "t", "rubico")
            while len(hook.got) < 4:
                await asyncio.sleep(0.01)
            person = await ada.come()
            answer = await ada.http.put("/api/me/reminders", json={"webhook": service.url})
            assert answer.status_code == 200
            done = await server.reminders_service._in_thread("push", lambda: "told")
            assert done == "told"
            assert len(hook.got) == 4
            hook.got.clear()


@pytest.mark.parametrize(
    "address",
    [
        "::127.0.0.1",
        "::ffff:127.0.0.1",
        "::1",
        "::",
        "fec0::1",
        "feff::1",
        "3fff::1",
        "3fff:fff::1",
        "64:ff9b::7f00:1",
        "64:ff9b:1::1",
        "2002:7f00:1::",
        "2001:0:1::1",
        "fe80::1%eth0",
        "fc00::1",
        "5f00::1",
        "10.0.0.1",
        "169.254.169.254",
        "100.64.0.1",
        "224.0.0.1",
    ],
)
def test_addresses_that_are_not_public(address: str) -> None:
    """Whatever disguise they wear."""
    assert not is_public(address)


def test_addresses_that_are_public() -> None:
    """Of both kinds."""
    assert is_public("9.9.9.9")
    assert is_public("2620:fe::fe")
