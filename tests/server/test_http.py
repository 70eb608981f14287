"""The HTTP interface: what it tells, what it refuses, and what surrounds it."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import resource
import threading
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from rubra.core.record_file import encode, load
from rubra.core.texts import LANGUAGES
from rubra.server.http.app_files import data_files
from rubra.server.http.endpoints import ENDPOINTS
from rubra.server.http.static_files import Pages
from rubra.server.serve import SECONDS_KNOWN, Health
from rubra.server.support import limits, logs
from rubra.server.support.client_address import Place, address_of
from rubra.server.support.limits import Counts, Credit, Limits, TokenBuckets
from tests.server.client import PATIENCE
from tests.server.http_server import NONCE, a_move, http_server, in_loop, receive

RECORDS = Path(__file__).resolve().parent.parent / "records"


@in_loop
async def test_games_and_their_words() -> None:
    """The list of games, and one of it."""
    async with http_server() as server, server.visitor() as ada:
        games = (await ada.http.get("/api/games")).json()["games"]
        assert "rubico" in [game["name"] for game in games]
        words = (await ada.http.get("/api/games/rubico")).json()
        assert words["info"]["name"] == "rubico"
        assert words["moves"]
        rules = (await ada.http.get("/api/games/rubico/rules")).json()["rules"]
        assert rules[0]["number"] == "1.1"


@in_loop
async def test_the_rules_are_told_in_four_languages() -> None:
    """The same clauses in each, in other words; English unless asked otherwise."""
    async with http_server() as server, server.visitor() as ada:
        for game in ("cathedral", "rubico", "rubricatus"):
            told_in = {}
            for language in LANGUAGES:
                answer = await ada.http.get(f"/api/games/{game}/rules?language={language}")
                told_in[language] = answer.json()["rules"]
            numbers = [clause["number"] for clause in told_in["en"]]
            for rules in told_in.values():
                assert [clause["number"] for clause in rules] == numbers
            assert len({rules[0]["text"] for rules in told_in.values()}) == len(LANGUAGES)
            plain = (await ada.http.get(f"/api/games/{game}/rules")).json()["rules"]
            assert plain == told_in["en"]


@in_loop
async def test_a_table_from_making_it_to_its_first_move() -> None:
    """Made, found, joined, got up from, filled with a bot, looked at."""
    async with http_server() as server, server.visitor() as ada, server.visitor() as bea:
        me, other = await ada.come(), await bea.come("Bea")
        table = await ada.table("me", "open", "open")
        assert table in [one["id"] for one in (await bea.http.get("/api/tables")).json()["tables"]]
        taken = await bea.http.post(f"/api/tables/{table}/seats", json={"nonce": NONCE})
        assert [seat.get("person") for seat in taken.json()["seats"]] == [me, other, None]
        assert (await bea.http.delete(f"/api/tables/{table}/seats/1")).status_code == 200
        await bea.http.post(f"/api/tables/{table}/seats", json={"nonce": NONCE, "seat": 2})
        begun = await ada.http.put(f"/api/tables/{table}/seats/1/bot", json={"level": "random"})
        assert begun.json()["phase"] == "playing"
        mine = (await bea.http.get("/api/me/tables")).json()["tables"]
        assert [one["id"] for one in mine] == [table]
        running = (await ada.http.get("/api/tables/watch?game=rubico")).json()["tables"]
        assert [one["id"] for one in running] == [table]
        moment = await ada.http.get(f"/api/tables/{table}/replay?at=0&seat=0")
        assert moment.json()["viewer"] == 0
        assert (await ada.http.get(f"/api/people/{me}")).json()["person"]["name"] == "Ada"
        assert (await ada.http.get("/api/ratings/rubico")).json() == {"ratings": []}


@in_loop
async def test_without_a_socket_one_asks_again_and_again() -> None:
    """The whole first, then what changed; moves by POST."""
    async with http_server() as server, server.visitor() as ada:
        await ada.come()
        table = await ada.table()
        seat = await ada.asked(table)
        whole, *more = (await ada.http.get(f"/api/tables/{table}/updates?seat={seat}")).json()
        version = (more or [whole])[-1]["version"]
        since = f"seat={seat}&epoch={whole['epoch']}&version={version}"
        waiting = asyncio.create_task(ada.http.get(f"/api/tables/{table}/updates?{since}"))
        reply = await ada.http.post(f"/api/tables/{table}/do", json=a_move(whole, "one"))
        assert reply.json() == {"is": "reply", "id": "one"}
        again = await ada.http.post(f"/api/tables/{table}/do", json=a_move(whole, "one"))
        assert again.json() == {"is": "reply", "id": "one"}
        changes = (await waiting).json()
        assert changes[0]["is"] == "change"
        assert len(await server.store.entries(table)) == 1


@in_loop
async def test_whoever_was_invited_to_watch_can_talk_without_a_socket() -> None:
    """With the invitation that lets them poll, and not without."""
    async with http_server() as server, server.visitor() as ada, server.visitor() as bob:
        await ada.come()
        await bob.come("Bob")
        table = await ada.table(access="invited")
        key = (await ada.http.get(f"/api/tables/{table}")).json()["invitation"]
        line = {"do": "say", "id": "one", "text": "good luck"}
        refused = await bob.http.post(f"/api/tables/{table}/do", json=line)
        assert (refused.status_code, refused.json()["reason"]) == (403, "not_invited")
        heard = await bob.http.post(f"/api/tables/{table}/do?invitation={key}", json=line)
        assert heard.json() == {"is": "reply", "id": "one"}
        assert [line.text for line in await server.store.lines(table)] == ["good luck"]


WRONG = [
    ("GET", "/api/nothing", None, 404, "no_such_page"),
    ("GET", "/api", None, 404, "no_such_page"),
    ("GET", "/api/games/chess", None, 404, "no_such_game"),
    ("GET", "/api/games/chess/rules", None, 404, "no_such_game"),
    ("GET", "/api/games/rubico/rules?language=fr", None, 400, "unreadable"),
    ("GET", "/api/games/rubico/rules?language=", None, 400, "unreadable"),
    ("GET", "/api/games/a%00b", None, 404, "no_such_game"),
    ("GET", "/api/tables/nowhere", None, 404, "no_such_table"),
    ("GET", "/api/people/nobody", None, 404, "no_such_person"),
    ("DELETE", "/api/tables/x/seats/9", None, 404, "no_such_seat"),
    ("GET", "/api/tables?other=1", None, 400, "unreadable"),
    ("GET", "/api/tables?game=a&game=b", None, 400, "unreadable"),
    ("GET", "/api/tables/x/replay?at=-1", None, 400, "unreadable"),
    ("GET", "/api/tables/x/replay?seat=8", None, 400, "unreadable"),
    ("DELETE", "/api/games", None, 405, "wrong_method"),
    ("TRACE", "/api/games", None, 405, "wrong_method"),
    ("POST", "/api/me", b"{", 400, "unreadable"),
    ("POST", "/api/me", b"", 400, "unreadable"),
    ("POST", "/api/me", b"\xff", 400, "unreadable"),
    ("POST", "/api/me", b'{"name":"a\\u0000b"}', 400, "unreadable"),
    ("POST", "/api/me", b'{"name":"a\\ud800"}', 400, "unreadable"),
    ("POST", "/api/me", b'{"name":"Ada","admin":true}', 400, "unreadable"),
    ("POST", "/api/me", b'{"name":" "}', 400, "bad_name"),
    ("POST", "/api/me", '{"name":"a\u202eb"}'.encode(), 400, "bad_name"),
    ("POST", "/api/me", b'{"name":"..."}', 400, "bad_name"),
    ("POST", "/api/me", b"[" * 10_000, 400, "unreadable"),
    ("POST", "/api/me", b'{"name":"' + b"x" * limits.LONGEST_BODY + b'"}', 413, "too_long"),
    ("POST", "/api/tables", b'{"game":"rubico"}', 400, "unreadable"),
    ("PATCH", "/api/me", b'{"name":"Ada"}', 401, "not_signed_in"),
    ("POST", "/api/logout", None, 401, "not_signed_in"),
    ("GET", "/api/me/tables", None, 401, "not_signed_in"),
]


@in_loop
async def test_what_is_wrong_is_told_by_name() -> None:
    """As JSON, with a sentence."""
    async with http_server() as server, server.visitor() as ada:
        for method, path, body, status, reason in WRONG:
            headers = {"content-type": "application/json"} if body is not None else {}
            answer = await ada.http.request(method, path, content=body, headers=headers)
            assert (answer.status_code, answer.json()["reason"]) == (status, reason), path
            assert answer.json()["text"].endswith(".")


@in_loop
async def test_only_json_is_read() -> None:
    """A form of another site cannot send it."""
    async with http_server() as server, server.visitor() as ada:
        for kind in ("text/plain", "application/x-www-form-urlencoded", ""):
            answer = await ada.http.post(
                "/api/me", content=b'{"name":"Ada"}', headers={"content-type": kind}
            )
            assert (answer.status_code, answer.json()["reason"]) == (415, "wrong_type")


@in_loop
async def test_a_body_that_never_ends_is_cut_off() -> None:
    """Without a length, too: nobody reads on after the answer."""
    async with http_server() as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(
            b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            b"Transfer-Encoding: chunked\r\n\r\n"
        )
        for _ in range(limits.LONGEST_BODY // 1000 + 1):
            writer.write(b"3e8\r\n" + b"x" * 1000 + b"\r\n")
        answer = await asyncio.wait_for(reader.read(), PATIENCE)
        assert answer.startswith(b"HTTP/1.1 413")
        writer.close()


@in_loop
async def test_a_head_that_never_ends_is_cut_off() -> None:
    """Neither by size nor by time does it hold a connection."""
    async with http_server() as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
        try:
            for _ in range(100):
                writer.write(b"A: " + b"b" * 1000 + b"\r\n")
                await writer.drain()
            assert await reader.read() == b""
        except ConnectionError:
            pass
        writer.close()


@in_loop
async def test_a_head_that_does_not_come_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A connection that asks nothing is closed."""
    monkeypatch.setattr(limits, "SECONDS_FOR_HEAD", 0.1)
    async with http_server() as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(b"GET / HT")
        assert await asyncio.wait_for(reader.read(), PATIENCE) == b""
        writer.close()


@in_loop
async def test_what_breaks_is_told_and_logged_without_its_secrets(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The kind of error and the place, not the message."""

    async def break_(*_: object) -> None:
        raise ZeroDivisionError("a secret")

    heard = io.StringIO()
    handler = logging.StreamHandler(heard)
    handler.setFormatter(logs.JsonLine())
    logs.logger.addHandler(handler)
    try:
        async with http_server() as server, server.visitor() as ada:
            monkeypatch.setattr(server.service, "info", break_)
            answer = await ada.http.get("/api/tables/x")
            assert (answer.status_code, answer.json()["reason"]) == (500, "our_mistake")
            assert "secret" not in answer.text
    finally:
        logs.logger.removeHandler(handler)
    lines = [json.loads(line) for line in heard.getvalue().splitlines()]
    assert "secret" not in heard.getvalue()
    assert [line["error"] for line in lines if "error" in line] == ["ZeroDivisionError"]


def test_the_log_has_no_place_for_names() -> None:
    """Only the fields that were thought about."""
    with pytest.raises(ValueError, match="no field"):
        logs.note("came", name="Ada")


@in_loop
async def test_every_answer_carries_the_headers_that_protect() -> None:
    """Pages and refusals alike."""
    async with http_server(place=Place("https://rubra.example")) as server, server.visitor() as ada:
        for path in ("/", "/api/games", "/api/nothing", "/table/x"):
            headers = (await ada.http.get(path)).headers
            assert "default-src 'none'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "max-age" in headers["strict-transport-security"]
            assert "server" not in headers


@in_loop
async def test_health_and_figures() -> None:
    """Figures only for whoever has the key."""
    async with http_server() as server, server.visitor() as ada:
        assert (await ada.http.get("/healthz")).json() == {"status": "ok"}
        await ada.http.get("/api/games")
        # Whoever asks may be a proxy on this machine, whatever it says of itself
        for headers in ({}, {"x-forwarded-for": "198.51.100.7"}, {"authorization": "Bearer None"}):
            refused = await ada.http.get("/metrics", headers=headers)
            assert (refused.status_code, refused.json()["reason"]) == (403, "not_yours")
    async with http_server(metrics_token="a-key") as server, server.visitor() as ada:
        assert (await ada.http.get("/metrics")).status_code == 403
        await ada.http.get("/api/games")
        allowed = await ada.http.get("/metrics", headers={"authorization": "Bearer a-key"})
        assert allowed.status_code == 200
        counted = 'rubra_requests_total{method="GET",route="/api/games",status="200"} 1.0'
        assert counted in allowed.text


@in_loop
async def test_a_database_that_does_not_answer_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    """503, for whoever watches over the server."""

    async def break_(*_: object) -> None:
        raise OSError

    async with http_server() as server, server.visitor() as ada:
        monkeypatch.setattr(server.store, "person", break_)
        assert (await ada.http.get("/healthz")).status_code == 503


@in_loop
async def test_a_full_disk_shows() -> None:
    """Reading still works, but nothing can be stored."""
    async with http_server() as server, server.visitor() as ada:
        await ada.come()
        before = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, before[1]))
        try:
            answer = await ada.http.get("/healthz")
            read = await ada.http.get("/api/me")
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)
        assert (answer.status_code, read.status_code) == (503, 200)
        assert "written" in answer.json()["status"]


@in_loop
async def test_whoever_asks_for_health_all_the_time_costs_little() -> None:
    """It is looked at once in a while, and by all who ask together."""
    now, written = [0.0], 0

    class Counting:
        """A store that can be written."""

        async def person(self, _: str) -> None:
            """Nobody."""

        async def write_something(self) -> None:
            """Count."""
            nonlocal written
            written += 1

    store: Any = Counting()
    health = Health(store, clock=lambda: now[0])
    assert all(await asyncio.gather(*(health.is_good() for _ in range(100))))
    assert written == 1
    now[0] = SECONDS_KNOWN
    assert await health.is_good()
    assert written == 2


@in_loop
async def test_a_foreign_host_is_refused() -> None:
    """With a public address, whoever comes by another name is not served, by no door."""
    async with http_server(place=Place("https://rubra.example")) as server, server.visitor() as ada:
        table = "GET /live/x HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        table += "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        for host, status in (
            ("evil.example", 421),
            ("rubra.example.evil.example", 421),
            ("rubra.example:8443", 421),
            ("192.0.2.1", 421),
            ("", 421),
            ("rubra.example:nonsense", 421),
            ("rubra.example", 200),
            ("RUBRA.example:443", 200),
            ("localhost:8000", 200),
            ("127.0.0.1", 200),
            ("[::1]:8000", 200),
        ):
            for path in ("/", "/api/games", "/healthz"):
                answer = await ada.http.get(path, headers={"host": host})
                assert answer.status_code == status, (host, path)
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(f"{table}Host: {host}\r\n\r\n".encode())
            expected = b"421" if status == 421 else b"101"
            assert (await reader.readuntil(b"\r\n"))[9:12] == expected, host
            writer.transport.abort()
    async with http_server() as server, server.visitor() as ada:
        assert (await ada.http.get("/", headers={"host": "my-laptop"})).status_code == 200


@in_loop
async def test_whoever_asks_too_often_has_to_wait() -> None:
    """By person, and by address for those who are nobody yet."""
    bounds = Limits(requests=Credit(5, 0))
    async with http_server(bounds) as server, server.visitor() as ada:
        await ada.come()
        answers = [await ada.http.get("/api/games") for _ in range(6)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429]
        assert answers[-1].json()["reason"] == "too_many"
        assert answers[-1].headers["retry-after"] == "5"


@in_loop
async def test_a_public_address_makes_cookies_secure() -> None:
    """And only the host itself can set them."""
    async with http_server(place=Place("https://rubra.example")) as server, server.visitor() as ada:
        answer = await ada.http.post("/api/me", json={"name": "Ada"})
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-rubra=")
        assert "; Secure" in cookie
        assert "; HttpOnly; SameSite=Lax" in cookie


@in_loop
async def test_the_description_covers_every_endpoint() -> None:
    """And refers to nothing that is not there."""
    async with http_server() as server, server.visitor() as ada:
        described = (await ada.http.get("/api/openapi.json")).json()
        for endpoint in ENDPOINTS:
            assert endpoint.method.lower() in described["paths"][endpoint.path]
        text = json.dumps(described)
        for name in described["components"]["schemas"]:
            text = text.replace(f'"#/components/schemas/{name}"', "")
        assert "#/components" not in text


# --- The web client ---


def test_files_of_the_client(tmp_path: Path) -> None:
    """What has a digest in its name is kept for a year; everything else is asked for again."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + "x" * 2000)
    (tmp_path / "assets" / "app-12ab.js").write_text("let x = 1;" * 500)
    pages = Pages(tmp_path)
    frame = pages.answer("/table/abc", {})
    assert frame.body.startswith(b"<!doctype")
    assert frame.headers["cache-control"] == "no-cache"
    script = pages.answer("/assets/app-12ab.js", {"accept-encoding": "gzip"})
    assert script.headers["content-encoding"] == "gzip"
    assert "immutable" in script.headers["cache-control"]
    again = pages.answer("/", {"if-none-match": frame.headers["etag"]})
    assert again.status_code == 304


def test_what_is_made_from_the_games(tmp_path: Path) -> None:
    """Data as the endpoints tell it, modules, and a service worker that names every file."""
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "sw.js").write_text("listen();")
    pages = Pages(tmp_path)
    assert not pages.needs_games("/")
    assert pages.needs_games("/sw.js")
    pages.add_games()
    assert not pages.needs_games("/sw.js")
    worker = pages.answer("/sw.js", {})
    assert worker.media_type == "text/javascript; charset=utf-8"
    assert worker.headers["cache-control"] == "no-cache"
    first, script = bytes(worker.body).decode().split("\n", 1)
    assert script == "listen();"
    version = json.loads(first.removeprefix("self.rubraVersion = ").removesuffix(";"))
    assert version["site"] is False
    assert {f"/{path}" for path in version["files"]} == {*pages.files, "/"} - {
        "/sw.js",
        "/index.html",
    }
    for path, digest in version["files"].items():
        body = bytes(pages.answer(f"/{path}", {}).body)
        assert b64encode(sha256(body).digest()).decode() == digest
    module = pages.answer("/data/rubico/engine.wasm", {"accept-encoding": "gzip"})
    assert module.media_type == "application/wasm"
    assert module.headers["content-encoding"] == "gzip"


@in_loop
async def test_data_is_what_the_endpoints_tell() -> None:
    """So that a client can take either."""
    files = await asyncio.to_thread(data_files)
    async with http_server() as server, server.visitor() as ada:
        pairs = [
            ("games.json", "/api/games"),
            ("rubico/words.json", "/api/games/rubico"),
            ("rubico/rules-ca.json", "/api/games/rubico/rules?language=ca"),
        ]
        for file, endpoint in pairs:
            assert json.loads(files[f"data/{file}"]) == (await ada.http.get(endpoint)).json()
        policy = (await ada.http.get("/")).headers["content-security-policy"]
        assert "script-src 'self' 'wasm-unsafe-eval';" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe-inline" not in policy
        assert "'unsafe-eval'" not in policy


@in_loop
async def test_a_file_that_is_not_there() -> None:
    """Nor one outside the folder."""
    async with http_server() as server, server.visitor() as ada:
        for path in ("/favicon.gif", "/../pyproject.toml", "/%2e%2e/pyproject.toml"):
            assert (await ada.http.get(path)).status_code == 404


def test_a_client_that_is_not_built_is_said_plainly(tmp_path: Path) -> None:
    """What to do about it."""
    answer = Pages(tmp_path / "nothing").answer("/", {})
    assert answer.status_code == 503
    assert b"make web" in answer.body


# --- Limits and addresses ---


def test_credit_comes_back_with_time() -> None:
    """So many at once, so many a second."""
    now = [0.0]
    buckets = TokenBuckets(Credit(2, 1), clock=lambda: now[0])
    assert [buckets.spend("a") for _ in range(3)] == [True, True, False]
    assert buckets.spend("b")
    now[0] = 1.0
    assert [buckets.spend("a") for _ in range(2)] == [True, False]


def test_purses_are_bounded_in_a_flood() -> None:
    """Ten thousand strangers leave no more than was allowed."""
    buckets = TokenBuckets(Credit(1, 0), most=100, clock=lambda: 0.0)
    for number in range(10_000):
        buckets.spend(str(number))
    assert len(buckets.held) <= 100


def test_counts_are_given_back() -> None:
    """And forgotten when there are none."""
    counts = Counts(1)
    assert [counts.take("a"), counts.take("a")] == [True, False]
    counts.give_back("a")
    assert counts.held == {}


def test_who_counts_as_one_visitor() -> None:
    """Only a proxy of ours is believed; a whole network counts as one."""
    forwarded = {"x-forwarded-for": "203.0.113.1, 198.51.100.7"}
    assert address_of("127.0.0.1", forwarded) == "198.51.100.7"
    assert address_of("192.0.2.1", forwarded) == "192.0.2.1"
    assert address_of("2001:db8:1:2:3:4:5:6", {}) == "2001:0db8:0001:0002::/64"
    assert address_of("::ffff:192.0.2.1", {}) == "192.0.2.1"
    assert address_of("127.0.0.1", {"x-forwarded-for": "nonsense"}) == "127.0.0.1"


@in_loop
async def test_the_socket_and_the_poll_tell_the_same() -> None:
    """The same whole, byte for byte but for its epoch."""
    async with http_server() as server, server.visitor() as ada:
        await ada.come()
        table = await ada.table()
        polled, *_ = (await ada.http.get(f"/api/tables/{table}/updates?seat=0")).json()
        async with ada.live(table, "?seat=0") as line:
            live = await receive(line)
        assert polled["scene"]["view"] == live["scene"]["view"]
        assert polled["scene"]["moves"] == live["scene"]["moves"]


@in_loop
async def test_a_crowd_that_wants_the_files_of_the_games_holds_no_threads(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """They are made once; others, whose work needs a thread, do not wait for that."""
    (tmp_path / "sw.js").write_text("// what the build has made")
    (tmp_path / "index.html").write_text("<!doctype html>")
    monkeypatch.setattr("rubra.server.serve.Pages", lambda: Pages(tmp_path))
    made, let = [], threading.Event()
    add_games = Pages.add_games

    def slowly(pages: Pages) -> None:
        made.append(pages)
        let.wait(PATIENCE)
        add_games(pages)

    monkeypatch.setattr(Pages, "add_games", slowly)
    async with http_server() as server, server.visitor() as ada, server.visitor() as crowd:
        asked = [
            asyncio.ensure_future(crowd.http.get(f"/data/games.json?{number}"))
            for number in range(50)
        ]
        try:
            while not made:
                await asyncio.sleep(0.01)
            await ada.come()
            await asyncio.wait_for(asyncio.to_thread(len, ""), PATIENCE / 2)
            asked[0].cancel()  # whoever was first goes away; the others are served
        finally:
            let.set()
        answers = await asyncio.gather(*asked[1:])
        assert {answer.status_code for answer in answers} == {200}
        assert len(made) == 1


@in_loop
async def test_everything_lies_open_only_when_a_game_is_over() -> None:
    """Of a running game nobody is told what the others saw, whoever asks."""
    record = encode(load(RECORDS / "rubico" / "5-rome_by_march.json"))
    async with http_server() as server, server.visitor() as ada:
        await ada.come()
        running = await ada.table()
        for more in ("", "&seat=0"):
            asked = f"/api/tables/{running}/replay?at=0&open=true{more}"
            refused = await ada.http.get(asked)
            assert (refused.status_code, refused.json()["reason"]) == (403, "hidden")
            assert "seats" not in refused.json()
        told = await ada.http.get(f"/api/tables/{running}/replay?at=0")
        assert "seats" not in told.json()
        over = (await ada.http.post("/api/records", json={"record": record})).json()["id"]
        told = await ada.http.get(f"/api/tables/{over}/replay?at=3&open=true")
        views = told.json()["seats"]
        assert [view["you"] for view in views] == list(range(5))
        for seat, view in enumerate(views):
            alone = await ada.http.get(f"/api/tables/{over}/replay?at=3&seat={seat}")
            assert view == alone.json()["view"]
