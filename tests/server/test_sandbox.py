"""Boxes and records of strangers: tried in a process that can be limited and ended."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from rubra.core import registry
from rubra.core.record_file import encode, to_record
from rubra.server.games import draws
from rubra.server.games.sandbox import Sandbox
from rubra.server.requests.refusals import LONGEST_SENTENCE, Refused
from rubra.server.support import limits
from rubra.server.support.limits import Credit, Limits
from tests.core.test_bounds import HOSTILE_RECORDS, TOO_MUCH, a_record
from tests.core.test_match import new_match, play_first
from tests.server.http_server import NONCE, Visitor, http_server, in_loop

BOX = registry.load("rubico").standard_box.file.text
GENEROUS = Limits(boxes=Credit(1000, 0), tables=Credit(1000, 0), requests=Credit(1000, 0))


@asynccontextmanager
async def a_sandbox(**given: Any) -> AsyncIterator[Sandbox]:
    """It ends with the test."""
    sandbox = Sandbox(**given)
    try:
        yield sandbox
    finally:
        await sandbox.close()


async def refused(work: Any) -> Refused:
    """What is said."""
    with pytest.raises(Refused) as raised:
        await work
    return raised.value


def memory_of(process: int) -> int:
    """The most bytes that a process has held."""
    lines = Path(f"/proc/{process}/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmHWM"))


@in_loop
async def test_a_good_box_and_a_good_record_pass() -> None:
    """And the process is kept for the next."""
    match = new_match()
    play_first(match, match.waiting[0])
    async with a_sandbox() as sandbox:
        await sandbox.box("rubico", BOX)
        process = sandbox._process
        record = encode(to_record(match))
        assert await sandbox.game_of(record) == "rubico"
        await sandbox.record(record)
        assert sandbox._process is process is not None


@in_loop
async def test_a_bad_box_is_refused_with_its_line() -> None:
    """As the reader says it; the process goes on."""
    async with a_sandbox() as sandbox:
        bad = await refused(sandbox.box("rubico", BOX.replace("legions = 4", "legions = 99")))
        assert bad.reason == "bad_box"
        assert "Your box, line" in bad.text
        record = await refused(sandbox.record("{}"))
        assert record.reason == "bad_record"
        unknown = await refused(sandbox.game_of(json.dumps({**a_record(), "game": "chess"})))
        assert unknown.reason == "no_such_game"
        await sandbox.box("rubico", BOX)


@in_loop
async def test_what_takes_too_much_memory_is_refused() -> None:
    """It has so much, and no more."""
    async with a_sandbox(memory=2**20) as sandbox:
        many = "\n".join(f"k{n} = [{', '.join('1' * 20)}]" for n in range(3000))
        too_large = await refused(sandbox.box("rubico", BOX + many))
        assert too_large.reason == "bad_box"
        assert sandbox._process is None or memory_of(sandbox._process.pid) < 2**30
        sandbox.memory = 2**29
        await sandbox.close()
        await sandbox.box("rubico", BOX)


@in_loop
async def test_what_takes_too_long_is_ended() -> None:
    """And the next one finds a new process."""
    async with a_sandbox() as sandbox:
        await sandbox.box("rubico", BOX)
        assert sandbox._process is not None
        os.kill(sandbox._process.pid, signal.SIGSTOP)
        sandbox.seconds = 0.05
        late = await refused(sandbox.box("rubico", BOX))
        assert (late.reason, sandbox._process) == ("bad_box", None)
        sandbox.seconds = 60.0
        await sandbox.box("rubico", BOX)


@in_loop
async def test_a_process_that_dies_is_replaced() -> None:
    """Whoever had it die is told; nobody else notices."""
    async with a_sandbox() as sandbox:
        await sandbox.box("rubico", BOX)
        assert sandbox._process is not None
        os.kill(sandbox._process.pid, signal.SIGKILL)
        assert (await refused(sandbox.box("rubico", BOX))).reason == "bad_box"
        await sandbox.box("rubico", BOX)


@in_loop
async def test_only_so_many_wait() -> None:
    """The others are told to come back."""
    async with a_sandbox() as sandbox:
        asked = [asyncio.create_task(sandbox.box("rubico", BOX)) for _ in range(40)]
        done = await asyncio.gather(*asked, return_exceptions=True)
        busy = [one for one in done if isinstance(one, Refused)]
        assert len(busy) == 40 - 16
        assert {one.reason for one in busy} == {"busy"}


async def import_(visitor: Visitor, record: str) -> Any:
    """Put a record on the server."""
    return await visitor.http.post("/api/records", json={"record": record})


@in_loop
async def test_hostile_boxes_and_records_over_http() -> None:
    """Each is refused by name in a few words, and the process that tried it stays small."""
    async with http_server(GENEROUS) as server, server.visitor() as ada:
        await ada.come()
        for what, text in TOO_MUCH.items():
            asked = {"game": "rubico", "seats": [{"who": "me"}] * 3, "nonce": NONCE, "box": text}
            answer = await ada.http.post("/api/tables", json=asked)
            told = answer.status_code, answer.json()["reason"]
            assert told == ((413, "too_long") if len(text) > 400_000 else (400, "bad_box")), what
            assert len(answer.text) < 2 * LONGEST_SENTENCE
        for what, changes in HOSTILE_RECORDS.items():
            text = json.dumps(a_record() | changes)
            text = text.replace('"DEEP"', "[" * 50_000 + "]" * 50_000).replace('"HUGE"', "9" * 9000)
            answer = await import_(ada, text)
            assert answer.status_code == 400, what
            assert answer.json()["reason"] in ("bad_record", "bad_box"), what
            assert len(answer.text) < 2 * LONGEST_SENTENCE
        process = server.service.making._sandbox._process
        assert process is not None
        assert memory_of(process.pid) < 2**30
        assert not server.metrics.registry.get_sample_value(
            "rubra_refusals_total", {"reason": "our_mistake"}
        )


@in_loop
async def test_names_of_seats_and_of_records_are_read_like_all_names() -> None:
    """600,000 letters are cut, and what is invisible is refused."""
    async with http_server(GENEROUS) as server, server.visitor() as ada, server.visitor() as eve:
        await ada.come()
        await eve.come("Eve")
        for name in ("\u202eAda", "A\u0000da", "A\nda\x07", "\u200b", "   "):
            asked = {"game": "rubico", "nonce": NONCE}
            asked["seats"] = [{"who": "me", "name": name}, {"who": "me"}, {"who": "open"}]
            answer = await ada.http.post("/api/tables", json=asked)
            assert answer.status_code == 400, ascii(name)
        table = await ada.table("me", "me", "open")
        for name in ("\u202eEve", "E\x07ve", "\u200b", "x" * 31):
            asked = {"nonce": NONCE, "name": name}
            answer = await eve.http.post(f"/api/tables/{table}/seats", json=asked)
            assert answer.status_code == 400, ascii(name)
        asked = {"nonce": NONCE, "name": "  Eve \u3000 the  first "}
        answer = await eve.http.post(f"/api/tables/{table}/seats", json=asked)
        assert answer.json()["seats"][2]["name"] == "Eve the first"

        record = a_record()
        seats: list[dict[str, str]] = [{"name": "Livia"}, {"name": ""}, {"name": "y" * 600_000}]
        match = new_match()
        while not match.is_over:
            play_first(match, match.waiting[0])
        record = json.loads(encode(to_record(match)))
        answer = await import_(ada, json.dumps(record | {"seats": seats}))
        assert answer.status_code == 201, answer.text
        assert [seat["name"] for seat in answer.json()["seats"]] == ["Livia", "Seat 2", "y" * 30]
        for bad in ({"name": "\u202eLivia"}, {"name": "Livia", "bot": "\x07"}):
            answer = await import_(ada, json.dumps(record | {"seats": [bad, *seats[1:]]}))
            assert (answer.status_code, answer.json()["reason"]) == (400, "bad_name")


@in_loop
async def test_deep_and_huge_json_is_refused_by_name() -> None:
    """Wherever it stands in a request; never with a 500."""
    async with http_server(GENEROUS) as server, server.visitor() as ada:
        await ada.come()
        table = await ada.table()
        deep, huge = "[" * 7000 + "]" * 7000, "9" * 9000
        bodies = [
            ("/api/tables", '{"game":"rubico","seats":X,"nonce":"NONCE"}'),
            ("/api/tables", '{"game":"rubico","seats":[],"nonce":"NONCE","options":{"a":X}}'),
            ("/api/me", '{"name":X}'),
            (f"/api/tables/{table}/do", '{"do":"play","id":"x","seat":0,"at":0,"move":[X]}'),
            (f"/api/tables/{table}/do", '{"do":"play","id":"x","seat":X,"at":0,"move":["a"]}'),
            (f"/api/tables/{table}/do", '{"do":"play","id":"x","seat":0,"at":X,"move":["a"]}'),
            (f"/api/tables/{table}/do", '{"do":"play","id":"x","seat":0,"at":0,"move":["a",X]}'),
            (f"/api/tables/{table}/seats", '{"nonce":"NONCE","seat":X}'),
        ]
        for path, body in bodies:
            for value in (deep, huge, f"-{huge}", f"{huge}.5", f"1e{huge}", f'"{huge}"'):
                answer = await ada.http.post(
                    path,
                    content=body.replace("NONCE", NONCE).replace("X", value),
                    headers={"content-type": "application/json"},
                )
                assert 400 <= answer.status_code < 500, (path, value[:5], answer.text)
                assert len(answer.text) < 2 * LONGEST_SENTENCE
        for query in (f"?at={huge}", f"?at=-{huge}", f"?seat={huge}", f"?invitation={huge}"):
            answer = await ada.http.get(f"/api/tables/{table}/replay{query}")
            assert 400 <= answer.status_code < 500
            assert len(answer.text) < 2 * LONGEST_SENTENCE


# --- Draws of finished games ---


@in_loop
async def test_one_network_cannot_have_all_others_wait_for_draws(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It has a few of the places in the line; what is known needs none; places come back."""
    let = asyncio.Event()

    async def slowly(record: str) -> bytes:
        await let.wait()
        if record == "broken":
            raise Refused("busy", "It cannot be worked out.")
        return record.encode()

    monkeypatch.setattr(draws, "_apart", slowly)
    line = draws.Draws()

    def ask(table: str, address: str, record: str = "") -> asyncio.Future[bytes]:
        return asyncio.ensure_future(line.of(table, lambda: record or table, address))

    mine = [ask(f"mine-{n}", "a", "broken" if n == 1 else "") for n in range(6)]
    others = [ask(f"other-{n}", str(n)) for n in range(20)]
    await asyncio.sleep(0.01)
    mine[2].cancel()  # gone before their turn came
    let.set()
    told = await asyncio.gather(*mine, return_exceptions=True)
    assert told[0] == b"mine-0"
    assert told[3] == b"mine-3"
    assert [getattr(told[n], "reason", None) for n in (1, 4, 5)] == ["busy"] * 3
    given = await asyncio.gather(*others, return_exceptions=True)
    room = limits.MOST_DRAWS_WAITING - limits.DRAWS_OF_ADDRESS
    assert given[:room] == [f"other-{n}".encode() for n in range(room)]
    assert all(isinstance(one, Refused) for one in given[room:])
    let.clear()
    assert await line.of("mine-0", lambda: "again", "a") == b"mine-0"  # at once: it is known
    again = [ask(f"again-{n}", "a") for n in range(limits.DRAWS_OF_ADDRESS)]
    await asyncio.sleep(0.01)
    let.set()
    assert await asyncio.gather(*again) == [f"again-{n}".encode() for n in range(4)]
