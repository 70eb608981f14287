"""What somebody can do about their account: password, sessions, export, deletion, recovery."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from rubra.cli import app
from rubra.server.model.stored import (
    AddSession,
    Conflict,
    DropPerson,
    DropSessionsOf,
    PutPerson,
    PutTable,
    StoredSeat,
    StoredSession,
)
from rubra.server.operators.maintenance import back_up
from rubra.server.operators.operator import Operator
from rubra.server.store.store import Store
from rubra.server.support.client_address import device_of
from rubra.server.support.limits import Limits

from .examples import a_person, a_table, add_entry, add_line
from .http_server import CHEAP, Visitor, http_server, in_loop, receive, receive_until
from .test_admin import contents, fill

ADA = {"name": "Ada", "password": "a long password"}
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"


async def register(visitor: Visitor, **who: str) -> str:
    """Open an account; the id."""
    answer = await visitor.http.post("/api/register", json=ADA | who)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["person"]["id"])


async def sessions_of(visitor: Visitor) -> list[dict[str, Any]]:
    """Where somebody is signed in."""
    return list((await visitor.http.get("/api/me/sessions")).json()["sessions"])


# --- Password and sessions ---


@in_loop
async def test_a_password_is_changed_with_the_old_one_and_ends_other_sessions() -> None:
    """Whoever had the old one has nothing any more; whoever changes it stays."""
    async with http_server() as server, server.visitor() as ada, server.visitor() as thief:
        person = await register(ada)
        await thief.http.post("/api/login", json=ADA)
        table = await thief.table()
        async with thief.live(table) as line:
            await receive(line)
            change = {"old": "a long password", "new": "a better password"}
            done = await ada.http.put("/api/me/password", json=change)
            assert done.json()["person"]["id"] == person
            with pytest.raises(ConnectionClosed) as closed:
                await receive_until(line, "never")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4401
        assert "person" not in (await thief.http.get("/api/me")).json()
        assert (await thief.http.post("/api/login", json=ADA)).status_code == 401
        new = ADA | {"password": "a better password"}
        assert (await thief.http.post("/api/login", json=new)).json()["person"]["id"] == person


@in_loop
async def test_nobody_changes_a_password_without_knowing_it() -> None:
    """Nor a guest, who has none; nor to one that is too short. Nothing changes."""
    async with http_server() as server, server.visitor() as ada, server.visitor() as guest:
        await register(ada)
        for old, new, status in [
            ("wrong password", "a better password", 403),
            (ADA["password"], "short", 400),
        ]:
            answer = await ada.http.put("/api/me/password", json={"old": old, "new": new})
            assert answer.status_code == status
        await guest.come("Guest")
        change = {"old": "", "new": "a better password"}
        answer = await guest.http.put("/api/me/password", json=change)
        assert (answer.status_code, answer.json()["reason"]) == (409, "no_account")
        assert (await guest.http.post("/api/login", json=ADA)).status_code == 200


@in_loop
async def test_guessing_by_a_stolen_session_is_slow() -> None:
    """The old password is asked for no more often than at a login."""
    async with http_server() as server, server.visitor() as ada:
        await register(ada)
        change = {"old": "wrong password", "new": "a better password"}
        found = [
            (await ada.http.put("/api/me/password", json=change)).status_code
            for _ in range(int(Limits().logins_of_name.most) + 1)
        ]
        assert (found[0], found[-1]) == (403, 429)


@in_loop
async def test_sessions_are_listed_and_ended() -> None:
    """With what their browsers call themselves; nothing of a cookie follows from the list."""
    async with (
        http_server() as server,
        server.visitor(**{"user-agent": FIREFOX}) as ada,
        server.visitor() as phone,
        server.visitor() as other,
    ):
        await register(ada)
        for one in (phone, other):
            await one.http.post("/api/login", json=ADA)
        found = await sessions_of(ada)
        assert len(found) == 3
        (mine,) = [one for one in found if one.get("here")]
        assert mine["device"] == "Firefox, Linux"
        assert ada.http.cookies["rubra"] not in json.dumps(found)
        (of_phone,) = [one["id"] for one in await sessions_of(phone) if one.get("here")]
        left = await ada.http.delete(f"/api/me/sessions/{of_phone}")
        assert len(left.json()["sessions"]) == 2
        assert "person" not in (await phone.http.get("/api/me")).json()
        assert "person" in (await other.http.get("/api/me")).json()
        assert (await ada.http.delete(f"/api/me/sessions/{of_phone}")).status_code == 404
        await ada.http.delete("/api/me/sessions")
        assert "person" not in (await other.http.get("/api/me")).json()
        assert [one["id"] for one in await sessions_of(ada)] == [mine["id"]]


@in_loop
async def test_nobody_ends_the_sessions_of_others() -> None:
    """Nor sees them."""
    async with http_server() as server, server.visitor() as ada, server.visitor() as eve:
        await register(ada)
        await register(eve, name="Eve")
        (session,) = await sessions_of(ada)
        assert session["id"] not in json.dumps(await sessions_of(eve))
        assert (await eve.http.delete(f"/api/me/sessions/{session['id']}")).status_code == 404
        assert "person" in (await ada.http.get("/api/me")).json()
        async with server.visitor() as nobody:
            assert (await nobody.http.get("/api/me/sessions")).status_code == 401


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (FIREFOX, "Firefox, Linux"),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15"
            " (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1",
            "Safari, iPhone",
        ),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)"
            " Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0",
            "Edge, Windows",
        ),
        (
            "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko)"
            " Chrome/126.0.0.0 Mobile Safari/537.36",
            "Chrome, Android",
        ),
        ("curl/8.5.0", None),
        ("<script>" * 1000, None),
    ],
)
def test_a_browser_is_known_by_two_words(agent: str, device: str | None) -> None:
    """Of what it says of itself nothing else is kept."""
    assert device_of(agent) == device


# --- Everything that is kept ---


@in_loop
async def test_everything_of_mine_is_exported() -> None:
    """Seats, moves, lines, sessions; nothing of anybody else's, no secret of the game."""
    async with http_server() as server, server.visitor() as ada, server.visitor() as eve:
        person = await register(ada)
        await register(eve, name="Eve")
        table = await ada.table("me", "me", "open")
        invited = {"nonce": "0123456789abcdef"}
        assert (await eve.http.post(f"/api/tables/{table}/seats", json=invited)).status_code == 200
        await say(ada, table, "salve", "one")
        await say(eve, table, "do not tell", "two")
        answer = await ada.http.get("/api/me/export")
        assert "attachment" in answer.headers["content-disposition"]
        found = answer.json()
        assert found["person"]["id"] == person
        (mine,) = found["tables"]
        assert (mine["id"], mine["made_by_me"]) == (table, True)
        assert [seat["name"] for seat in mine["my_seats"]] == ["Ada", "Ada"]
        assert [line["text"] for line in found["lines"]] == ["salve"]
        assert [audit_entry["did"] for audit_entry in found["audit"]] == ["register"]
        stored = await server.store.table(table)
        assert stored is not None
        assert stored.secret is not None
        for secret in ("do not tell", "Eve", "argon2", stored.secret.hex()):
            assert secret not in answer.text
        assert (await eve.http.get("/api/me/export")).json()["person"]["name"] == "Eve"


async def say(visitor: Visitor, table: str, text: str, name: str) -> None:
    """Say something at a table."""
    said = {"do": "say", "id": name, "text": text}
    answer = await visitor.http.post(f"/api/tables/{table}/do", json=said)
    assert answer.status_code == 200, answer.text


# --- Deletion ---


@in_loop
async def test_who_deletes_their_account_is_gone() -> None:
    """With the password only; the running game goes on with a bot, and nobody knows the name."""
    async with http_server() as server, server.visitor() as ada, server.visitor() as eve:
        await register(eve, name="Eve")
        person = await register(ada)
        table = await eve.table("me", "me", "open")
        await ada.http.post(f"/api/tables/{table}/seats", json={"nonce": "0123456789abcdef"})
        await say(ada, table, "my words", "one")
        wrong = await ada.http.post("/api/me/delete", json={"password": "wrong password"})
        assert (wrong.status_code, wrong.json()["reason"]) == (403, "not_your_password")
        async with eve.live(table, "?seat=0") as line:
            await receive_until(line, "whole")
            gone = await ada.http.post("/api/me/delete", json={"password": ADA["password"]})
            assert (gone.status_code, gone.json().get("person")) == (200, None)
            while (anew := await receive_until(line, "whole"))["scene"]["table"]["seats"][2].get(
                "person"
            ):
                pass
        seat = anew["scene"]["table"]["seats"][2]
        assert (seat.get("name"), seat["stand_in"], seat["resigned"]) == (None, "medium", True)
        assert [line["text"] for line in anew["lines"]] == ["…"]
        assert "Ada" not in json.dumps(anew)
        assert "person" not in (await ada.http.get("/api/me")).json()
        assert (await eve.http.get(f"/api/people/{person}")).status_code == 404
        assert (await ada.http.post("/api/login", json=ADA)).status_code == 401
        assert (await ada.http.post("/api/register", json=ADA)).status_code == 200


@in_loop
async def test_a_guest_deletes_everything_without_a_password() -> None:
    """There is none. A table of theirs that gathers is closed, unless somebody sits there."""
    async with http_server() as server, server.visitor() as guest, server.visitor() as eve:
        await guest.come("Guest")
        empty = await guest.table("me", "open", "open")
        shared = await guest.table("me", "open", "open")
        other = await eve.come("Eve")
        await eve.http.post(f"/api/tables/{shared}/seats", json={"nonce": "0123456789abcdef"})
        assert (await guest.http.post("/api/me/delete", json={})).status_code == 200
        found = {table: await server.store.table(table) for table in (empty, shared)}
        assert [table.phase for table in found.values() if table] == ["closed", "gathering"]
        taken = found[shared]
        assert taken is not None
        assert taken.host == other
        assert [seat.name for seat in taken.seats] == [None, "Eve", None]
        open_tables = (await eve.http.get("/api/tables")).json()["tables"]
        assert [table["id"] for table in open_tables] == [shared]


def kept_of_ada(address: str) -> str:
    """Everything that a database holds, as text."""
    return str(contents(address))


def test_deletion_leaves_nothing(address: str, tmp_path: Path) -> None:
    """In no table of the database, in no backup made later; the games are still there."""
    fill(
        address,
        PutPerson(a_person("Ada", "argon2-of-ada", webhook="https://ada.example")),
        PutPerson(a_person("Eve")),
        AddSession("hash-of-ada", "id-ada", 2000.0, "Firefox, Linux"),
        PutTable(
            a_table(
                phase="over",
                key=b"key",
                result={"winners": [0]},
                host="id-ada",
                seats=[StoredSeat("Ada", "id-ada", nonce="n0"), StoredSeat("Eve", "id-eve")],
            )
        ),
        add_entry(1),
        add_line(1, name="Ada", person="id-ada", text="words of ada"),
        add_line(2, name="Ada", person="id-ada", text="12", signal="go_back", about=1),
    )

    async def delete() -> None:
        store = Store.open(address)
        await store.commit(DropPerson("id-ada", "medium"))
        with pytest.raises(Conflict):
            await store.commit(DropPerson("id-ada", "medium"))
        table = await store.table("forum")
        assert table is not None
        assert [seat.name for seat in table.seats] == [None, "Eve"]
        assert table.seats[0].nonce == "n0"  # the deal can still be proved
        assert (table.host, table.seats[0].resigned) == ("id-eve", False)
        assert [line.text for line in await store.lines("forum")] == ["…", "12"]
        assert len(await store.entries("forum")) == 1
        await store.close()

    assert "ada" in kept_of_ada(address)
    asyncio.run(delete())
    assert "ada" not in kept_of_ada(address).lower()
    back_up(address, tmp_path / "backup")
    assert b"ada" not in gzip.decompress((tmp_path / "backup").read_bytes()).lower()


def test_what_is_deleted_is_not_left_in_the_file(sqlite_address: str) -> None:
    """SQLite overwrites it: whoever takes the disk finds nothing either."""
    words = [f"words-of-ada-{number}" for number in range(200)]
    fill(
        sqlite_address,
        PutPerson(a_person("Ada", "argon2-of-ada")),
        PutTable(a_table()),
        *(add_line(n, person="id-ada", text=text) for n, text in enumerate(words, 1)),
    )
    file = Path(sqlite_address.removeprefix("sqlite:///"))
    assert b"words-of-ada-7" in file.read_bytes()
    fill(sqlite_address, DropPerson("id-ada", "medium"))
    left = file.read_bytes()
    assert b"words-of-ada" not in left
    assert b"argon2-of-ada" not in left


# --- What the store does ---


def test_sessions_are_kept_with_their_browsers(address: str) -> None:
    """And dropped all but one."""

    async def run() -> None:
        store = Store.open(address)
        await store.commit(
            PutPerson(a_person("Ada", "argon2")),
            AddSession("one", "id-ada", 1000.0, "Firefox, Linux"),
            AddSession("two", "id-ada", 2000.0),
        )
        assert await store.sessions_of("id-ada") == [
            StoredSession("two", "id-ada", 2000.0, 2000.0),
            StoredSession("one", "id-ada", 1000.0, 1000.0, "Firefox, Linux"),
        ]
        await store.commit(DropSessionsOf("id-ada", "one"))
        assert [one.token for one in await store.sessions_of("id-ada")] == ["one"]
        await store.commit(DropSessionsOf("id-ada"))
        assert await store.sessions_of("id-ada") == []
        await store.close()

    asyncio.run(run())


# --- Recovery by the operator ---


@in_loop
async def test_an_operator_resets_a_password() -> None:
    """While the server runs: all sessions end, and the new password works."""
    async with http_server() as server, server.visitor() as ada:
        person = await register(ada)
        password = await Operator(server.store).reset("ADA", CHEAP)
        await server.services.moderation.look()
        assert "person" not in (await ada.http.get("/api/me")).json()
        assert (await ada.http.post("/api/login", json=ADA)).status_code == 401
        new = ADA | {"password": password}
        assert (await ada.http.post("/api/login", json=new)).json()["person"]["id"] == person


@pytest.fixture
def admin(sqlite_address: str) -> Callable[..., str]:
    """`rubra admin`."""

    def run(*words: str, code: int = 0) -> str:
        done = CliRunner().invoke(app, ["admin", *words, "--db", sqlite_address])
        assert (done.exit_code == 0) == (code == 0), done.output
        return done.output + str(done.exception or "")

    return run


def test_accounts_by_the_command(sqlite_address: str, admin: Callable[..., str]) -> None:
    """Found by name, given a password, deleted; what cannot be is told."""
    fill(sqlite_address, PutPerson(a_person("Ada", "argon2")), PutPerson(a_person("Guest")))
    assert "id-ada  account" in admin("find", "ada")
    assert "id-guest  guest" in admin("find", "Guest")
    assert "The new password is" in admin("reset", "Ada")
    assert "no account of the name 'Guest'" in admin("reset", "Guest", code=1)
    assert "Deleted." in admin("delete", "--yes", "id-ada")
    assert admin("find", "Ada") == ""
    assert "nobody of the id 'id-ada'" in admin("delete", "--yes", "id-ada", code=1)
    told = admin("audit")
    assert "operator  delete  id-ada" in told
    assert "operator  reset  id-ada" in told
