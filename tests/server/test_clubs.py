"""Clubs over HTTP: a link, a list of people, and what their leader decides."""

from __future__ import annotations

from typing import Any

import pytest
from typer.testing import CliRunner

from rubra.cli import app
from rubra.server.support.limits import Credit, Limits
from tests.server.http_server import Visitor, http_server, in_loop


async def found(visitor: Visitor, name: str = "Ludus") -> dict[str, Any]:
    """Make a club."""
    answer = await visitor.http.post("/api/clubs", json={"name": name})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


async def join(visitor: Visitor, code: str) -> Any:
    """Join by a link; the answer."""
    return await visitor.http.post("/api/me/clubs", json={"code": code})


async def names(visitor: Visitor, club: str) -> list[str]:
    """Who is in a club, as a member sees it."""
    told = (await visitor.http.get(f"/api/clubs/{club}")).json()
    return [member["name"] for member in told["members"]]


async def clubs_of(visitor: Visitor) -> list[str]:
    """The names of their clubs."""
    return [one["name"] for one in (await visitor.http.get("/api/me/clubs")).json()["clubs"]]


@in_loop
async def test_a_club_is_a_link_and_a_list_of_people() -> None:
    """Whoever opens the link sees what it leads to; only who joins is in it; twice is once."""
    async with http_server() as server, server.visitor() as ada, server.visitor() as bea:
        await ada.come("Ada")
        await bea.come("Bea")
        club = await found(ada)
        assert [club["name"], len(club["members"]), club["tournaments"]] == ["Ludus", 1, []]
        asks = (await bea.http.get(f"/api/club-codes/{club['code']}")).json()
        assert (asks["name"], asks["leader"]["name"], asks["members"]) == ("Ludus", "Ada", 1)
        assert "mine" not in asks
        assert await clubs_of(bea) == []  # to look is not to join
        assert (await join(bea, club["code"])).status_code == 200
        assert (await join(bea, club["code"])).status_code == 200
        assert await names(ada, club["id"]) == await names(bea, club["id"]) == ["Ada", "Bea"]
        assert (await bea.http.get(f"/api/club-codes/{club['code']}")).json()["mine"]


@in_loop
async def test_who_is_not_in_a_club_learns_nothing_of_it() -> None:
    """Not even that there is one; neither does nobody, who has to come in first."""
    async with http_server() as server, server.visitor() as ada, server.visitor() as bea:
        ada_id = await ada.come("Ada")
        bea_id = await bea.come("Bea")
        club = await found(ada)
        at = f"/api/clubs/{club['id']}"
        asked = [
            await bea.http.get(at),
            await bea.http.patch(at, json={"name": "Mine"}),
            await bea.http.delete(at),
            await bea.http.post(f"{at}/code"),
            await bea.http.put(f"{at}/leader", json={"person": bea_id}),
            await bea.http.delete(f"{at}/members/{ada_id}"),
            await bea.http.delete(f"{at}/members/{bea_id}"),
            await bea.http.post(f"{at}/tournaments", json=TOURNAMENT),
            await bea.http.get("/api/clubs/never"),
        ]
        assert {(one.status_code, one.json()["reason"]) for one in asked} == {(404, "no_such_club")}
        told = {one.text for one in asked}
        assert len(told) == 1, "a club that is there and one that is not are told apart"
        async with server.visitor() as nobody:
            assert (await nobody.http.get(at)).status_code == 401
            answer = await nobody.http.post("/api/clubs", json={"name": "Ludus"})
            assert answer.json()["reason"] == "not_signed_in"
        assert await names(ada, club["id"]) == ["Ada"]


TOURNAMENT = {"name": "Cup", "game": "cathedral", "seats": 2, "format": "swiss", "hours": 24}
TOURNAMENT |= {"pace": {"days": 2}}


@in_loop
async def test_only_its_leader_decides() -> None:
    """A member may leave, and nothing else."""
    async with http_server() as server, server.visitor() as ada, server.visitor() as bea:
        ada_id = await ada.come("Ada")
        bea_id = await bea.come("Bea")
        club = await found(ada)
        await join(bea, club["code"])
        at = f"/api/clubs/{club['id']}"
        for answer in (
            await bea.http.patch(at, json={"name": "Mine"}),
            await bea.http.delete(at),
            await bea.http.post(f"{at}/code"),
            await bea.http.put(f"{at}/leader", json={"person": bea_id}),
            await bea.http.post(f"{at}/tournaments", json=TOURNAMENT),
        ):
            assert answer.json()["reason"] == "not_yours"
        removed = await bea.http.delete(f"{at}/members/{ada_id}")
        assert removed.json()["reason"] == "leads_club"
        assert (await ada.http.get(at)).json() == {**club, "members": with_bea(club, bea_id)}
        assert (await bea.http.delete(f"{at}/members/{bea_id}")).json() == {"clubs": []}
        assert await names(ada, club["id"]) == ["Ada"]


def with_bea(club: dict[str, Any], other: str) -> list[dict[str, Any]]:
    """The members after somebody has joined."""
    return [*club["members"], {"id": other, "name": "Bea", "guest": True}]


@in_loop
async def test_a_leader_renames_hands_over_and_closes() -> None:
    """Whoever leads does not just leave; who leads no more decides no more."""
    async with http_server() as server, server.visitor() as ada, server.visitor() as bea:
        ada_id = await ada.come("Ada")
        bea_id = await bea.come("Bea")
        club = await found(ada)
        await join(bea, club["code"])
        at = f"/api/clubs/{club['id']}"
        renamed = await ada.http.patch(at, json={"name": "  Ludus   magnus "})
        assert renamed.json()["name"] == "Ludus magnus"
        leaves = await ada.http.delete(f"{at}/members/{ada_id}")
        assert leaves.json()["reason"] == "leads_club"
        stranger = await ada.http.put(f"{at}/leader", json={"person": "somebody"})
        assert stranger.json()["reason"] == "no_such_person"
        assert (await ada.http.put(f"{at}/leader", json={"person": bea_id})).status_code == 200
        assert (await ada.http.delete(at)).json()["reason"] == "not_yours"
        assert (await bea.http.delete(at)).json() == {"clubs": []}
        assert await clubs_of(ada) == []
        assert (await join(ada, club["code"])).json()["reason"] == "no_such_code"


@in_loop
async def test_who_was_removed_does_not_come_back_by_the_old_link() -> None:
    """It ends with that; and a renewed link ends the one before."""
    async with http_server() as server, server.visitor() as ada, server.visitor() as bea:
        await ada.come("Ada")
        bea_id = await bea.come("Bea")
        club = await found(ada)
        at = f"/api/clubs/{club['id']}"
        await join(bea, club["code"])
        await ada.http.delete(f"{at}/members/{bea_id}")
        assert (await join(bea, club["code"])).json()["reason"] == "no_such_code"
        again = await ada.http.delete(f"{at}/members/{bea_id}")
        assert again.json()["reason"] == "no_such_person"
        second = (await ada.http.get(at)).json()["code"]
        third = (await ada.http.post(f"{at}/code")).json()["code"]
        assert (await bea.http.get(f"/api/club-codes/{second}")).status_code == 404
        assert (await join(bea, third)).status_code == 200


@pytest.mark.parametrize("name", ["", " ", "x" * 31, "a\u202eb", "\u200b", "\ud800", 7, None])
def test_names_are_read_as_all_names_are(name: object) -> None:
    """Neither empty nor long, and without tricks; nothing is made then."""

    @in_loop
    async def check() -> None:
        async with http_server() as server, server.visitor() as ada:
            await ada.come("Ada")
            body = b'{"name": "\\ud800"}' if name == "\ud800" else None
            kind = {"content-type": "application/json"}
            for path in ("/api/clubs", "/api/clubs/none/tournaments"):
                if body is not None:
                    answer = await ada.http.post(path, content=body, headers=kind)
                else:
                    answer = await ada.http.post(path, json={**TOURNAMENT, "name": name})
                assert 400 <= answer.status_code < 500
            if body is None:
                answer = await ada.http.post("/api/clubs", json={"name": name})
                assert answer.status_code == 400
            assert await clubs_of(ada) == []

    check()


@in_loop
async def test_there_are_bounds() -> None:
    """On clubs of a person, members of a club, and links that one tries."""
    bounds = Limits(clubs_of_person=2, members_of_club=2, club_links=Credit(6, 0.001))
    async with (
        http_server(bounds) as server,
        server.visitor() as ada,
        server.visitor() as bea,
        server.visitor() as cid,
    ):
        for visitor, name in ((ada, "Ada"), (bea, "Bea"), (cid, "Cid")):
            await visitor.come(name)
        club = await found(ada)
        await found(ada, "Second")
        third = await ada.http.post("/api/clubs", json={"name": "Third"})
        assert third.json()["reason"] == "too_many"
        await join(bea, club["code"])
        assert (await join(cid, club["code"])).json()["reason"] == "too_many"
        assert await names(ada, club["id"]) == ["Ada", "Bea"]
        await found(bea, "Of Bea")
        other = await found(cid, "Of Cid")
        assert (await join(bea, other["code"])).json()["reason"] == "too_many"
        tried = [
            (await cid.http.get(f"/api/club-codes/{'b' * 15}{n}")).status_code for n in range(7)
        ]
        assert tried == [404] * 5 + [429] * 2


@in_loop
async def test_what_is_kept_of_clubs_is_exported_and_deleted() -> None:
    """Whoever has been there longest leads on; a club without anybody is no more."""
    async with http_server() as server, server.visitor() as ada, server.visitor() as bea:
        await ada.come("Ada")
        bea_id = await bea.come("Bea")
        club = await found(ada)
        alone = await found(ada, "Alone")
        await join(bea, club["code"])
        told = (await ada.http.get("/api/me/export")).json()
        assert [(one["name"], one["leader"]) for one in told["clubs"]] == [
            ("Alone", True),
            ("Ludus", True),
        ]
        await ada.http.post("/api/me/delete", json={})
        left = (await bea.http.get(f"/api/clubs/{club['id']}")).json()
        assert (left["leader"], len(left["members"])) == (bea_id, 1)
        assert (await bea.http.get(f"/api/club-codes/{alone['code']}")).status_code == 404


def test_an_operator_closes_a_club(address: str) -> None:
    """By its id, which the name finds; the audit log says so, and why."""
    club: dict[str, Any] = {}

    @in_loop
    async def make() -> None:
        async with http_server(database=address) as server, server.visitor() as ada:
            await ada.come("Ada")
            club.update(await found(ada))

    def admin(*words: str, fails: bool = False) -> str:
        done = CliRunner().invoke(app, ["admin", *words, "--db", address])
        assert (done.exit_code != 0) == fails, done.output
        return done.output + str(done.exception or "")

    make()
    assert club["id"] in admin("clubs", "Ludus")
    assert "Closed" in admin("close-club", club["id"], "--why", "spam")
    assert admin("clubs", "Ludus") == ""
    assert f"operator  close_club  {club['id']}  spam" in admin("audit")
    assert "there is no club" in admin("close-club", club["id"], fails=True)
