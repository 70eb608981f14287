"""Guests, accounts and cookies."""

from __future__ import annotations

import pytest
from argon2 import PasswordHasher

from rubra.server.people.identity import SECONDS_REMEMBERED, Identity, hashed
from rubra.server.protocol.wire import BeGuest, Credentials
from rubra.server.requests.parsing import read_name
from rubra.server.requests.refusals import Refused
from rubra.server.support.client_address import Place
from rubra.server.support.limits import Credit, Limits
from rubra.server.support.metrics import Metrics
from tests.server.http_server import CHEAP, http_server, in_loop

ADA = {"name": "Ada", "password": "a long password"}


@in_loop
async def test_a_guest_comes_with_a_name() -> None:
    """And is known by their cookie, of which the store has only the hash."""
    async with http_server() as server, server.visitor() as ada:
        assert "person" not in (await ada.http.get("/api/me")).json()
        person = await ada.come("  Ada   Lovelace ")
        me = (await ada.http.get("/api/me")).json()
        assert me["person"] == {"id": person, "name": "Ada Lovelace", "guest": True}
        value = ada.http.cookies["rubra"]
        assert await server.store.person_of(value) is None
        found = await server.store.person_of(hashed(value))
        assert found is not None
        assert found.id == person


@in_loop
async def test_a_name_can_be_changed() -> None:
    """And the language with it."""
    async with http_server() as server, server.visitor() as ada:
        person = await ada.come()
        changed = await ada.http.patch("/api/me", json={"name": "Augusta", "language": "ca"})
        assert changed.json()["person"]["name"] == "Augusta"
        assert changed.json()["language"] == "ca"
        again = await ada.http.post("/api/me", json={"name": "Ada"})
        assert again.json()["person"] == {"id": person, "name": "Ada", "guest": True}


@in_loop
async def test_a_guest_who_opens_an_account_keeps_their_seats() -> None:
    """The id stays; the cookie does not."""
    async with http_server() as server, server.visitor() as ada:
        person = await ada.come()
        table = await ada.table()
        old = ada.http.cookies["rubra"]
        me = (await ada.http.post("/api/register", json=ADA)).json()
        assert me["person"] == {"id": person, "name": "Ada"}
        assert ada.http.cookies["rubra"] != old
        assert await server.store.person_of(hashed(old)) is None
        mine = (await ada.http.get("/api/me/tables")).json()["tables"]
        assert [one["id"] for one in mine] == [table]
        twice = await ada.http.post("/api/register", json=ADA)
        assert (twice.status_code, twice.json()["reason"]) == (409, "has_account")


@in_loop
async def test_coming_back_to_an_account() -> None:
    """From another browser, with the name in any case; both stay signed in."""
    async with http_server() as server, server.visitor() as ada, server.visitor() as phone:
        person = (await ada.http.post("/api/register", json=ADA)).json()["person"]["id"]
        back = await phone.http.post("/api/login", json={**ADA, "name": "ada"})
        assert back.json()["person"]["id"] == person
        assert (await ada.http.get("/api/me")).json()["person"]["id"] == person
        await phone.http.post("/api/logout")
        assert "person" not in (await phone.http.get("/api/me")).json()
        assert (await ada.http.get("/api/me")).json()["person"]["id"] == person


@in_loop
async def test_a_name_is_the_same_however_it_is_typed() -> None:
    """An accent in one piece or in two."""
    async with http_server() as server, server.visitor() as noe, server.visitor() as phone:
        first = await noe.http.post("/api/register", json={**ADA, "name": "No\u00e9"})
        back = await phone.http.post("/api/login", json={**ADA, "name": " Noe\u0301 "})
        assert back.json()["person"] == first.json()["person"]


@in_loop
async def test_a_wrong_password_and_a_wrong_name_look_the_same() -> None:
    """Nobody learns who has an account."""
    async with http_server() as server, server.visitor() as ada, server.visitor() as eve:
        await ada.http.post("/api/register", json=ADA)
        wrong = await eve.http.post("/api/login", json={**ADA, "password": "another one"})
        nobody = await eve.http.post("/api/login", json={**ADA, "name": "Nobody"})
        assert wrong.status_code == nobody.status_code == 401
        assert wrong.json() == nobody.json()
        assert not eve.http.cookies


@in_loop
async def test_unknown_names_cost_as_much_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """A password is verified in any case."""
    async with http_server() as server, server.visitor() as eve:
        verified: list[str] = []

        def note(known: str, password: str) -> bool:
            verified.append(known)
            return False

        monkeypatch.setattr(server.identity, "_is_right", note)
        await eve.http.post("/api/login", json=ADA)
        assert verified == [server.identity.nobody]


@in_loop
async def test_a_name_is_taken_once() -> None:
    """Guests may share names; accounts do not, with nobody."""
    async with http_server() as server, server.visitor() as ada, server.visitor() as eve:
        assert await ada.come("Ada")
        assert await eve.come("Ada")
        await ada.http.post("/api/register", json=ADA)
        taken = await eve.http.post("/api/register", json={**ADA, "name": "ADA"})
        assert (taken.status_code, taken.json()["reason"]) == (409, "name_taken")


@in_loop
async def test_guessing_is_slow() -> None:
    """By address and by name."""
    few = Credit(3, 0)
    for bounds in (Limits(logins=few), Limits(logins_of_name=few), Limits(logins_of_account=few)):
        async with http_server(bounds) as server, server.visitor() as eve:
            answers = [await eve.http.post("/api/login", json=ADA) for _ in range(4)]
            assert [answer.status_code for answer in answers] == [401, 401, 401, 429]


@in_loop
async def test_another_spelling_of_a_name_is_the_same_account() -> None:
    """Spaces, case, full width and how letters are encoded make no other bucket."""
    spellings = ["Ada", " Ada", "ADA", "ada  ", "\uff21\uff44\uff41", "\u3000aDa", "\u1d2cda"]
    async with http_server(Limits(logins_of_name=Credit(3, 0))) as server, server.visitor() as eve:
        answers = [
            (await eve.http.post("/api/login", json={**ADA, "name": name})).status_code
            for name in spellings
        ]
        assert answers == [401] * 3 + [429] * 4
    async with http_server() as server, server.visitor() as ada:
        await ada.http.post("/api/register", json=ADA)
        await ada.http.post("/api/logout")
        again = {**ADA, "name": " \uff21\uff44\uff41"}
        assert (await ada.http.post("/api/login", json=again)).status_code == 200


@in_loop
async def test_one_address_cannot_lock_the_account_of_another() -> None:
    """However often it guesses, whoever owns the account comes in from elsewhere."""
    async with http_server() as server, server.visitor() as ada:
        await ada.http.post("/api/register", json=ADA)
        await ada.http.post("/api/logout")
        async with server.visitor(**{"x-forwarded-for": "203.0.113.7"}) as eve:
            wrong = {**ADA, "password": "not her password"}
            answers = [await eve.http.post("/api/login", json=wrong) for _ in range(150)]
            assert answers[-1].status_code == 429
        assert (await ada.http.post("/api/login", json=ADA)).status_code == 200
    bounds = Limits()
    assert bounds.logins.per_second < bounds.logins_of_account.per_second
    assert bounds.logins.most < bounds.logins_of_account.most


@in_loop
async def test_an_old_hash_is_made_anew() -> None:
    """When the cost of hashing goes up."""
    async with http_server() as server:
        identity = server.identity
        await identity.register(None, Credentials("Ada", "a long password"))
        before = await server.store.account("Ada")
        identity.hasher = PasswordHasher(time_cost=2, memory_cost=8, parallelism=1)
        await identity.login(None, Credentials("Ada", "a long password"))
        after = await server.store.account("Ada")
        assert before is not None
        assert after is not None
        assert before.password != after.password


@in_loop
async def test_a_session_that_ended_elsewhere_is_noticed() -> None:
    """After a while the store is asked again."""
    now = [0.0]
    async with http_server() as server:
        here = Identity(server.store, Place(), Metrics(), CHEAP, clock=lambda: now[0])
        there = Identity(server.store, Place(), Metrics(), CHEAP, clock=lambda: now[0])
        gone: list[object] = []
        there.when_gone(gone.append)
        session, value = await here.come_as_guest(BeGuest("Ada"))
        cookies = f"other=1; rubra={value}"
        known = await there.session_of(cookies)
        assert known is not None
        await here.logout(session)
        assert await there.session_of(cookies) is known
        now[0] = SECONDS_REMEMBERED
        assert await there.session_of(cookies) is None
        assert gone == [known]
        here.close()
        there.close()


@in_loop
async def test_a_change_reaches_every_session() -> None:
    """Two browsers of one person show the same name."""
    async with http_server() as server, server.visitor() as ada, server.visitor() as phone:
        await ada.http.post("/api/register", json=ADA)
        await phone.http.post("/api/login", json=ADA)
        await phone.http.patch("/api/me", json={"name": "Augusta"})
        assert (await ada.http.get("/api/me")).json()["person"]["name"] == "Augusta"


@pytest.mark.parametrize("name", ["", "   ", "a" * 31, "a\u200bb", "a\x07b", "\u2028", "—"])
def test_names_that_nobody_can_have(name: str) -> None:
    """Empty, endless, invisible."""
    with pytest.raises(Refused):
        read_name(name)


@in_loop
async def test_a_guest_cannot_carry_the_name_of_an_account() -> None:
    """However it is written; whoever has the account may."""
    async with http_server() as server, server.visitor() as ada, server.visitor() as other:
        assert (await ada.http.post("/api/register", json=ADA)).status_code == 200
        for name in ("Ada", "ADA", "  ada "):
            refused = await other.http.post("/api/me", json={"name": name})
            assert (refused.status_code, refused.json()["reason"]) == (409, "name_taken")
        await other.come("Augusta")
        refused = await other.http.patch("/api/me", json={"name": "aDa"})
        assert refused.json()["reason"] == "name_taken"
        assert (await other.http.get("/api/me")).json()["person"]["name"] == "Augusta"
        mine = await ada.http.patch("/api/me", json={"name": "Ada", "language": "ca"})
        assert mine.status_code == 200
