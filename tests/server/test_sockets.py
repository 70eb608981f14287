"""The sockets: moves with ids, changes without gaps, and good manners."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from rubra.server.model.stored import DropSession
from rubra.server.sockets.upgrade import frame_of
from rubra.server.support import limits
from rubra.server.support.limits import Credit, Limits
from tests.server.client import PATIENCE
from tests.server.http_server import Visitor, a_move, http_server, in_loop, receive, receive_until


@in_loop
async def test_whoever_comes_sees_the_table_whole() -> None:
    """As their seat sees it."""
    async with http_server() as server, server.visitor() as ada:
        await ada.come()
        table = await ada.table()
        async with ada.live(table, "?seat=1") as line:
            whole = await receive(line)
            assert whole["is"] == "whole"
            assert whole["scene"]["viewer"] == 1
            assert whole["scene"]["mine"] == [0, 1, 2]


@in_loop
async def test_a_move_is_acknowledged() -> None:
    """The reply has its id, and the player sees what they have done."""
    async with http_server() as server, server.visitor() as ada:
        await ada.come()
        table = await ada.table()
        async with ada.live(table, f"?seat={await ada.asked(table)}") as line:
            whole = await receive(line)
            await line.send(json.dumps(a_move(whole, "first")))
            assert await receive_until(line, "reply") == {"is": "reply", "id": "first"}
        (entry,) = await server.store.entries(table)
        assert entry.message == "first"


@in_loop
async def test_what_is_said_is_told_to_all() -> None:
    """Each viewer gets changes that count on from what they have seen."""
    async with http_server() as server, server.visitor() as ada, server.visitor() as bea:
        await ada.come()
        table = await ada.table()
        async with ada.live(table, "?seat=0") as line, bea.live(table) as watching:
            version = (await receive(watching))["version"]
            await line.send('{"do":"say","id":"one","text":"hello","seat":0}')
            while True:
                change = await receive(watching)
                version += 1
                assert change["version"] == version
                if "lines" in change:
                    break
            assert change["lines"][0]["text"] == "hello"


@in_loop
async def test_a_message_sent_twice_is_applied_once() -> None:
    """Both are acknowledged."""
    async with http_server() as server, server.visitor() as ada:
        await ada.come()
        table = await ada.table()
        async with ada.live(table, f"?seat={await ada.asked(table)}") as line:
            move = json.dumps(a_move(await receive(line), "same"))
            await line.send(move)
            await line.send(move)
            assert await receive_until(line, "reply") == {"is": "reply", "id": "same"}
            assert await receive_until(line, "reply") == {"is": "reply", "id": "same"}
        assert len(await server.store.entries(table)) == 1


@in_loop
async def test_messages_are_handled_in_order() -> None:
    """Replies come in the order of the messages."""
    async with http_server() as server, server.visitor() as ada:
        await ada.come()
        table = await ada.table()
        async with ada.live(table, "?seat=0") as line:
            await receive(line)
            for number in range(20):
                said = {"do": "say", "id": f"m{number}", "text": f"number {number}", "seat": 0}
                await line.send(json.dumps(said))
            names = [(await receive_until(line, "reply"))["id"] for _ in range(20)]
            assert names == [f"m{number}" for number in range(20)]


@in_loop
async def test_a_gap_is_filled_after_a_broken_connection() -> None:
    """Whoever names what they saw last is sent exactly what they missed."""
    async with http_server() as server, server.visitor() as ada:
        await ada.come()
        table = await ada.table()
        async with ada.live(table, "?seat=0") as line:
            whole = await receive(line)
        async with ada.live(table, "?seat=1") as other:
            await receive(other)
            for number in range(3):
                said = {"do": "say", "id": f"m{number}", "text": "hello", "seat": 1}
                await other.send(json.dumps(said))
                await receive_until(other, "reply")
        since = f"?seat=0&epoch={whole['epoch']}&version={whole['version']}"
        async with ada.live(table, since) as line:
            updates = [await receive(line) for _ in range(3)]
        assert [update["is"] for update in updates] == ["change"] * 3
        assert [update["version"] for update in updates] == [
            whole["version"] + 1 + number for number in range(3)
        ]


@in_loop
async def test_what_nobody_remembers_is_sent_whole() -> None:
    """An epoch that is not ours."""
    async with http_server() as server, server.visitor() as ada:
        await ada.come()
        table = await ada.table()
        async with ada.live(table, "?seat=0&epoch=other&version=3") as line:
            assert (await receive(line))["is"] == "whole"


@in_loop
async def test_a_ping_is_answered() -> None:
    """A sign of life, in words and as a frame."""
    async with http_server() as server, server.visitor() as ada:
        await ada.come()
        table = await ada.table()
        async with ada.live(table) as line:
            await receive(line)
            await line.send('{"do":"ping"}')
            await receive_until(line, "pong")
            await asyncio.wait_for(await line.ping(), PATIENCE)


@in_loop
async def test_a_message_in_several_frames_is_one_message() -> None:
    """As a proxy may cut it."""
    async with http_server() as server, server.visitor() as ada:
        await ada.come()
        table = await ada.table()
        async with ada.live(table) as line:
            await receive(line)
            await line.send(['{"do":', '"pi', 'ng"}'])
            await receive_until(line, "pong")


async def closed_with(line: Any) -> tuple[int, str]:
    """Wait for the end of a socket: code and reason."""
    try:
        while True:
            await asyncio.wait_for(line.recv(), PATIENCE)
    except ConnectionClosed as ended:
        return (ended.rcvd.code, ended.rcvd.reason) if ended.rcvd else (1006, "")


@pytest.mark.parametrize(
    ("table", "query", "code", "reason"),
    [
        ("nowhere", "", 4404, "no_such_table"),
        ("{table}", "?seat=0", 4401, "not_signed_in"),
    ],
)
@in_loop
async def test_whoever_may_not_come_is_told_why(
    table: str, query: str, code: int, reason: str
) -> None:
    """First as an update, then in the close."""
    async with http_server() as server, server.visitor() as ada, server.visitor() as bea:
        await ada.come()
        made = await ada.table()
        async with bea.live(table.format(table=made), query) as line:
            update = await receive(line)
            assert (update["is"], update["error"]["reason"]) == ("not_done", reason)
            assert await closed_with(line) == (code, reason)


ASTRAY: list[tuple[str, dict[str, str], int, str]] = [
    ("x?seat=9", {}, 400, "unreadable"),
    ("x?seat=none", {}, 400, "unreadable"),
    ("x?other=1", {}, 400, "unreadable"),
    ("x/y", {}, 404, "no_such_page"),
    ("%00", {}, 404, "no_such_page"),
    ("x", {"Origin": "https://elsewhere.example"}, 403, "cross_site"),
    ("x", {"Origin": "null"}, 403, "cross_site"),
    ("x", {"Sec-Fetch-Site": "cross-site"}, 403, "cross_site"),
    ("x", {"Sec-Fetch-Site": "same-site"}, 403, "cross_site"),
]


@in_loop
async def test_what_is_wrong_with_the_address_is_told_in_http() -> None:
    """No socket is opened."""
    async with http_server() as server, server.visitor() as ada:
        for path, headers, status, reason in ASTRAY:
            with pytest.raises(InvalidStatus) as refused:
                async with ada.live(path, **headers):
                    pass
            assert refused.value.response.status_code == status
            assert json.loads(refused.value.response.body)["reason"] == reason
            assert not server.sockets.open


@in_loop
async def test_a_page_of_ours_may_open_a_socket() -> None:
    """Under the name that was used, or the public one; Firefox asks in two words."""
    async with http_server() as server, server.visitor() as ada:
        await ada.come()
        table = await ada.table()
        ours = {"Origin": f"http://127.0.0.1:{server.port}", "Sec-Fetch-Site": "same-origin"}
        async with ada.live(table, **ours) as line:
            assert (await receive(line))["is"] == "whole"
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(
            f"GET /live/{table} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            "Connection: keep-alive, Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        assert b"101" in await reader.readline()
        writer.close()
        await writer.wait_closed()


@in_loop
async def test_nonsense_is_refused_by_name_and_then_cut_off() -> None:
    """With the id if it has one."""
    async with http_server() as server, server.visitor() as ada:
        await ada.come()
        table = await ada.table()
        async with ada.live(table) as line:
            await receive(line)
            await line.send('{"do":"play","id":"half"}')
            reply = await receive_until(line, "reply")
            assert (reply["id"], reply["error"]["reason"]) == ("half", "unreadable")
            for _ in range(limits.MOST_UNREADABLE - 1):
                await line.send("nonsense")
                refused = await receive_until(line, "not_done")
                assert refused["error"]["reason"] == "unreadable"
            assert await closed_with(line) == (1008, "unreadable")
        assert not await server.store.entries(table)


@in_loop
async def test_only_text_of_some_length_is_heard() -> None:
    """1003 for bytes, 1009 for more than fits."""
    async with http_server() as server, server.visitor() as ada:
        await ada.come()
        table = await ada.table()
        async with ada.live(table) as line:
            await line.send(b"bytes")
            assert await closed_with(line) == (1003, "not_text")
        async with ada.live(table) as line:
            await line.send("x" * (limits.LONGEST_MESSAGE + 1))
            assert (await closed_with(line))[0] == 1009
        async with ada.live(table) as line:
            await line.send(["x" * 3000, "x" * 3000])
            assert await closed_with(line) == (1009, "too_long")


@in_loop
async def test_too_much_in_too_short_a_time_is_cut_off() -> None:
    """And told why."""
    bounds = Limits(messages=Credit(5, 0))
    async with http_server(bounds) as server, server.visitor() as ada:
        await ada.come()
        table = await ada.table()
        async with ada.live(table) as line:
            for _ in range(6):
                await line.send('{"do":"ping"}')
            assert await closed_with(line) == (1008, "too_many")
        assert server.metrics.registry.get_sample_value(
            "rubra_sockets_closed_total", {"reason": "too_many"}
        )


@in_loop
async def test_an_address_has_only_so_many_sockets() -> None:
    """And gets one back for each that it closes."""
    async with http_server(Limits(sockets_of_address=2)) as server, server.visitor() as ada:
        await ada.come()
        table = await ada.table()
        async with ada.live(table), ada.live(table):
            with pytest.raises(InvalidStatus) as refused:
                async with ada.live(table):
                    pass
            assert refused.value.response.status_code == 429
        while server.sockets.open:
            await asyncio.sleep(0.01)
        assert server.sockets.of_address.held == {}
        async with ada.live(table) as line:
            assert (await receive(line))["is"] == "whole"


@in_loop
async def test_a_slow_reader_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """They never make the server keep more than so much."""
    monkeypatch.setattr(limits, "MOST_UNSENT", 20_000)
    async with http_server() as server, server.visitor() as ada:
        await ada.come()
        table = await ada.table()
        async with ada.live(table) as line:
            await receive(line)
            line.transport.pause_reading()
            (socket,) = server.sockets.open
            for _ in range(400):
                socket.send(b"x" * 60_000)
            while server.sockets.open:
                await asyncio.sleep(0.01)
            line.transport.abort()


@in_loop
async def test_a_silent_socket_is_asked_and_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody answers: they are gone."""
    monkeypatch.setattr(limits, "SECONDS_TO_PING", 0.1)
    monkeypatch.setattr(limits, "SECONDS_TO_PONG", 0.1)
    async with http_server() as server, server.visitor() as ada:
        await ada.come()
        table = await ada.table()
        async with ada.live(table) as line:
            await receive(line)
            line.transport.pause_reading()
            while server.sockets.open:
                await asyncio.sleep(0.01)
            line.transport.abort()


@in_loop
async def test_whoever_signs_out_is_cut_off() -> None:
    """Their sockets close by name."""
    async with http_server() as server, server.visitor() as ada:
        await ada.come()
        table = await ada.table()
        async with ada.live(table, "?seat=0") as line:
            await receive(line)
            await ada.http.post("/api/logout")
            assert await closed_with(line) == (4401, "not_signed_in")


@in_loop
async def test_the_server_says_good_bye() -> None:
    """1001, and no new sockets."""
    async with http_server() as server, server.visitor() as ada:
        await ada.come()
        table = await ada.table()
        async with ada.live(table) as line:
            await receive(line)
            server.uvicorn_server.should_exit = True
            assert await closed_with(line) == (1001, "closing")


@in_loop
async def test_what_breaks_is_told_without_its_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mistake of ours has a name, and the socket lives on."""

    def break_(*_: object) -> None:
        raise ZeroDivisionError("a secret")

    async with http_server() as server, server.visitor() as ada:
        await ada.come()
        table = await ada.table()
        async with ada.live(table) as line:
            await receive(line)
            monkeypatch.setattr(server.service, "request", break_)
            await line.send('{"do":"undo","id":"one","seat":0}')
            reply = await receive_until(line, "reply")
            assert reply["error"]["reason"] == "our_mistake"
            assert "secret" not in json.dumps(reply)
            await line.send('{"do":"ping"}')
            await receive_until(line, "pong")


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_frame_is_read_as_it_was_written(size: int) -> None:
    """By a reader who is not ours, however long it is."""
    reader = StreamReader()
    reader.feed_data(frame_of(b"x" * size))
    reading = Frame.parse(reader.read_exact, mask=False)
    with pytest.raises(StopIteration) as done:
        next(reading)
    frame: Frame = done.value.value
    assert (frame.opcode, frame.fin, frame.data) == (Opcode.TEXT, True, b"x" * size)
    assert reader.buffer == b""


@in_loop
async def test_moves_of_one_socket_are_made_in_order() -> None:
    """Also those that come while one is being stored; each is answered, and told before that."""
    async with http_server() as server, server.visitor() as ada:
        await ada.come()
        table = await ada.table()
        async with ada.live(table, f"?seat={await ada.asked(table)}") as line:
            move = a_move(await receive(line), "first")
            talk = {"do": "say", "id": "second", "text": "hm", "seat": move["seat"]}
            again = move | {"id": "third", "move": ["no", "such", "move"]}
            for message in (move, talk, again, move):
                await line.send(json.dumps(message))
            updates = [await receive_until(line, "reply") for _ in range(4)]
        assert [update["id"] for update in updates] == ["first", "second", "third", "first"]
        assert ["error" in update for update in updates] == [False, False, True, False]
        assert len(await server.store.entries(table)) == 1


@in_loop
async def test_signing_out_closes_the_sockets_at_all_processes(postgres_address: str) -> None:
    """At once: the other process is told, and believes its memory no longer."""
    async with (
        http_server(database=postgres_address) as here,
        http_server(database=postgres_address) as there,
        here.visitor() as ada,
        here.visitor() as eve,
    ):
        await ada.come()
        await eve.come("Eve")
        table = await ada.table()
        abroad, stays = Visitor(there, ada.http), Visitor(there, eve.http)
        async with abroad.live(table, "?seat=0") as line, stays.live(table) as other:
            await receive(line)
            await receive(other)
            await ada.http.post("/api/logout")
            while len(there.sockets.open) > 1:
                await asyncio.sleep(0.01)
            assert line.transport is not None
            assert [one.session.person.name for one in there.sockets.open if one.session] == ["Eve"]
        headers = {"cookie": abroad.cookies() or "rubra=gone"}
        async with there.visitor() as again:
            assert (await again.http.get("/api/me", headers=headers)).json() == {"reminders": {}}


@in_loop
async def test_a_session_that_was_ended_in_the_database_is_noticed() -> None:
    """By whoever runs the server, with another program."""
    async with http_server() as server, server.visitor() as ada, server.visitor() as eve:
        await ada.come()
        await eve.come("Eve")
        table = await ada.table()
        async with ada.live(table, "?seat=0") as line, eve.live(table) as other:
            await receive(line)
            await receive(other)
            await server.sockets.close_ended()
            assert len(server.sockets.open) == 2
            (session,) = [one.session for one in server.sockets.open if one.query.seat == 0]
            assert session is not None
            await server.store.commit(DropSession(session.token))
            await server.sockets.close_ended()
            while len(server.sockets.open) > 1:
                await asyncio.sleep(0.01)
