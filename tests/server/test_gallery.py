"""The gallery: games that everybody who played them wants shown, and only those."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest

from rubra.core.errors import OptionError
from rubra.server.model.stored import (
    STAND_IN,
    AddConsent,
    Conflict,
    DropConsent,
    DropGuest,
    DropPerson,
    HideGame,
    PutPerson,
    PutTable,
    StoredConsent,
    StoredSeat,
    StoredTable,
    UnhideGame,
)
from rubra.server.operators.operator import Operator
from rubra.server.protocol.wire import Play
from rubra.server.service import gallery
from rubra.server.service.table_service import TableRequest
from rubra.server.store.store import Store
from rubra.server.support import limits
from rubra.server.support.limits import Credit, Limits
from tests.example import EXAMPLE

from .examples import a_person, a_table
from .http_server import NONCE, HttpServer, Visitor, http_server, in_loop

LIVIA, JULIA = StoredSeat("Livia", "id-livia"), StoredSeat("Julia", "id-julia")
BOT = StoredSeat("Sun", bot="easy")


def over(
    name: str = "forum", *seats: StoredSeat, ended: float = 2000.0, **more: Any
) -> StoredTable:
    """A finished game of Livia and Julia."""
    parts = {"seats": list(seats or (LIVIA, JULIA, BOT)), "result": {"winners": [0]}}
    return a_table(name, **(parts | {"phase": "over", "ended": ended} | more))


def agrees(person: str, table: str = "forum") -> AddConsent:
    """Somebody wants it shown."""
    return AddConsent(StoredConsent(table, f"id-{person}", 3000.0))


async def shown(store: Store, **asked: Any) -> list[str]:
    """The ids of what is in the gallery."""
    return [table.id for table in await store.shown_tables(**asked)]


# --- What is shown: the same in both databases ---


@pytest.mark.anyio
async def test_a_game_is_shown_while_all_who_played_it_agree(store: Store) -> None:
    """Not before the last of them, and no longer than the first."""
    await store.commit(PutTable(over()))
    assert await shown(store) == []
    await store.commit(agrees("livia"))
    assert (await shown(store), await store.is_shown("forum")) == ([], False)
    await store.commit(agrees("julia"), agrees("julia"))  # twice is once
    assert (await shown(store), await store.is_shown("forum")) == (["forum"], True)
    await store.commit(DropConsent("forum", "id-livia"))
    assert (await shown(store), await store.is_shown("forum")) == ([], False)


@pytest.mark.anyio
async def test_a_stranger_who_agrees_counts_for_nobody(store: Store) -> None:
    """Nor does anybody for a game that there is not."""
    await store.commit(PutTable(over()), agrees("livia"), agrees("eve"))
    assert await shown(store) == []
    with pytest.raises(Conflict):
        await store.commit(agrees("livia", "nowhere"))


@pytest.mark.anyio
async def test_only_finished_games_are_shown(store: Store) -> None:
    """Whatever was agreed to."""
    for phase in ("playing", "closed", "frozen"):
        await store.commit(PutTable(over(phase, phase=phase)))
        await store.commit(agrees("livia", phase), agrees("julia", phase))
    assert await shown(store) == []


@pytest.mark.anyio
async def test_the_gallery_goes_by_date_game_and_page(store: Store) -> None:
    """What ended last comes first, whenever it began."""
    for number, name in enumerate(("first", "second", "third")):
        table = over(name, LIVIA, BOT, ended=2000.0 + number, created=5000.0 - number)
        await store.commit(PutTable(table), agrees("livia", name))
    await store.commit(PutTable(over("other", LIVIA, game="other")), agrees("livia", "other"))
    assert await shown(store, game=EXAMPLE) == ["third", "second", "first"]
    assert await shown(store, game="other") == ["other"]
    assert await shown(store, game=EXAMPLE, before=2002.0) == ["second", "first"]
    assert await shown(store, game=EXAMPLE, limit=1) == ["third"]


@pytest.mark.anyio
async def test_what_an_operator_hides_is_not_shown(store: Store) -> None:
    """Whoever agrees anew; both steps are in the audit log, and none is done twice."""
    operator = Operator(store, clock=lambda: 9.0)
    await store.commit(PutTable(over()), agrees("livia"), agrees("julia"))
    await operator.hide("forum", "rude names")
    await store.commit(agrees("julia"))
    assert await shown(store) == []
    assert await store.hidden_at(["forum", "nowhere"]) == {"forum": "rude names"}
    for again in (operator.hide("forum", ""), operator.hide("nowhere", "")):
        with pytest.raises(OptionError):
            await again
    await operator.unhide("forum")
    assert await shown(store) == ["forum"]
    with pytest.raises(OptionError):
        await operator.unhide("forum")
    assert [(one.did, one.about, one.detail) for one in await operator.audit("forum")] in (
        [("hide", "forum", "rude names"), ("unhide", "forum", None)],
        [("unhide", "forum", None), ("hide", "forum", "rude names")],
    )


@pytest.mark.anyio
@pytest.mark.parametrize("goes", [DropPerson("id-julia", STAND_IN), DropGuest("id-julia")])
async def test_whoever_is_gone_takes_their_games_with_them(
    store: Store, goes: DropPerson | DropGuest
) -> None:
    """Nobody can say any more whether they agree; and nothing is left of what they said."""
    await store.commit(PutPerson(a_person("Julia")), PutTable(over()))
    await store.commit(agrees("livia"), agrees("julia"))
    await store.commit(goes)
    assert await shown(store) == []
    assert await store.consents_of("id-julia") == []
    await store.commit(agrees("livia"))
    assert await shown(store) == []


@pytest.mark.anyio
async def test_what_belongs_to_a_table_goes_with_it(store: Store) -> None:
    """Two processes that hide a game at once: one is told that it was second."""
    await store.commit(PutTable(over()))
    done = await asyncio.gather(
        store.commit(HideGame("forum", 1.0, "")),
        store.commit(HideGame("forum", 2.0, "")),
        return_exceptions=True,
    )
    assert [type(one) for one in done].count(Conflict) == 1
    await store.commit(UnhideGame("forum"))


# --- Who may show what ---


@pytest.mark.parametrize(
    ("table", "why"),
    [
        (over(), None),
        (over("t", LIVIA, BOT), None),
        (over("t", LIVIA, replace(LIVIA, name="Marc")), "one_device"),
        (over("t", LIVIA, StoredSeat("Somebody")), "gone"),
        (over("t", LIVIA, StoredSeat()), "gone"),
        (over(box_text="[box]"), "own_box"),
        (over(secret=None), "continued"),
    ],
)
def test_some_games_are_never_shown(table: StoredTable, why: str | None) -> None:
    """Several at one device, boxes with texts of one's own, games that began elsewhere."""
    assert gallery.never(table) == why


@asynccontextmanager
async def a_finished_game(bounds: Limits | None = None) -> AsyncIterator[tuple[HttpServer, Any]]:
    """Ada and Bea have played with a bot, at a table by invitation, and talked."""
    async with (
        http_server(bounds) as server,
        server.visitor() as ada,
        server.visitor() as bea,
        server.visitor() as eve,
    ):
        for visitor, name in ((ada, "Ada"), (bea, "Bea"), (eve, "Eve")):
            await visitor.come(name)
        table = await finished(server, ada, bea)
        yield server, (table, ada, bea, eve)


async def finished(server: HttpServer, ada: Visitor, bea: Visitor, **more: Any) -> str:
    """The id of a table where they have played."""
    table = await ada.table("me", "open", "open", access="invited", **more)
    bot = await ada.http.put(f"/api/tables/{table}/seats/2/bot", json={"level": "random"})
    assert bot.status_code == 200, bot.text
    invitation = (await ada.info(table))["invitation"]
    wish = {"nonce": NONCE, "seat": 1, "invitation": invitation}
    assert (await bea.http.post(f"/api/tables/{table}/seats", json=wish)).status_code == 200
    say = {"do": "say", "id": "1", "text": "between us", "seat": 0}
    assert (await ada.http.post(f"/api/tables/{table}/do", json=say)).status_code == 200
    live = await server.service.tables.get(table)
    for number in range(10_000):
        if live.stored.phase == "over":
            stored = await server.store.table(table)
            if stored is not None and stored.phase == "over":
                return table
        match = live.core.match
        seat = next((one for one in match.waiting if live.core.level(one) is None), None)
        if seat is None:
            await asyncio.sleep(0.002)
            continue
        person = await server.store.person(live.stored.seats[seat].person or "")
        move = match.game.move_words.say(match.moves(seat)[number % len(match.moves(seat))])
        asked = Play(f"m{number}", seat, live.core.now.moments, move.as_list())
        await server.service.do(TableRequest(person, table, asked))
    raise AssertionError("the game does not end")


async def put(visitor: Visitor, table: str) -> Any:
    """Want it shown; the answer."""
    return await visitor.http.put(f"/api/tables/{table}/gallery")


async def listed(visitor: Visitor) -> list[str]:
    """What a visitor reads in the gallery."""
    return [one["id"] for one in (await visitor.http.get("/api/gallery")).json()["tables"]]


@in_loop
async def test_strangers_see_the_replay_of_a_shown_game_and_nothing_that_was_said() -> None:
    """Not a moment earlier, and not a moment after one of them has had enough."""
    async with a_finished_game() as (server, (table, ada, bea, eve)):
        paths = [f"/api/tables/{table}{path}" for path in ("", "/replay?at=1", "/record")]
        assert {(await eve.http.get(path)).status_code for path in paths} == {403}
        first = (await put(ada, table)).json()
        assert (first["shown"], first["agreed"], first["missing"]) == (False, [0], [1])
        assert await listed(eve) == []
        assert {(await eve.http.get(path)).status_code for path in paths} == {403}
        assert (await put(bea, table)).json()["shown"] is True
        async with server.visitor() as nobody:
            assert await listed(nobody) == [table]
            told = [await nobody.http.get(path) for path in paths]
        assert {one.status_code for one in told} == {200}
        assert [seat["name"] for seat in told[0].json()["seats"]][:2] == ["Ada", "Bea"]
        for one in (*told, await eve.http.get("/api/gallery")):
            assert "between us" not in one.text
            assert "invitation" not in one.text
        for path in ("/updates", f"/updates?invitation={'x' * 16}"):
            assert (await eve.http.get(f"/api/tables/{table}{path}")).status_code in (400, 403)
        back = (await bea.http.delete(f"/api/tables/{table}/gallery")).json()
        assert (back["shown"], back["mine"]) == (False, False)
        assert await listed(eve) == []
        assert {(await eve.http.get(path)).status_code for path in paths} == {403}


@in_loop
async def test_nobody_shows_what_they_have_not_played() -> None:
    """Nor learns who wants it shown; nor can it be done without having come in."""
    async with a_finished_game() as (server, (table, ada, _, eve)):
        for method in ("GET", "PUT", "DELETE"):
            answer = await eve.http.request(method, f"/api/tables/{table}/gallery")
            assert answer.json()["reason"] == "not_yours"
            gone = await eve.http.request(method, "/api/tables/nowhere/gallery")
            assert gone.status_code == 404
            async with server.visitor() as nobody:
                answer = await nobody.http.request(method, f"/api/tables/{table}/gallery")
                assert answer.status_code == 401
        running = await ada.table("me", "me", "me")
        assert (await put(ada, running)).json()["reason"] == "not_over"
        record = (await ada.http.get(f"/api/tables/{table}/record")).text
        copy = (await ada.http.post("/api/records", json={"record": record})).json()["id"]
        # A record that somebody brings has their names in it, or any: nobody has played it here
        assert (await put(ada, copy)).json()["reason"] == "not_yours"
        assert await server.store.consents_at([table, running, copy]) == []


@in_loop
async def test_those_who_played_are_asked_on_their_page_and_all_of_it_is_exported() -> None:
    """Whoever agreed sees that too; it is in what they can take with them, and they are bounded."""
    async with a_finished_game(Limits(gallery=Credit(3, 0.0001))) as (_, (table, ada, bea, eve)):
        assert (await bea.http.get("/api/me/gallery")).json() == {"offers": []}
        await put(ada, table)
        for visitor, mine in ((ada, True), (bea, False)):
            (offer,) = (await visitor.http.get("/api/me/gallery")).json()["offers"]
            assert (offer["table"]["id"], offer["state"]["mine"]) == (table, mine)
        assert (await eve.http.get("/api/me/gallery")).json() == {"offers": []}
        exported = (await ada.http.get("/api/me/export")).json()
        assert [one["table"] for one in exported["gallery"]] == [table]
        assert (await bea.http.get("/api/me/export")).json()["gallery"] == []
        assert [(await put(ada, table)).status_code for _ in range(3)] == [200, 200, 429]


@in_loop
async def test_nobody_shows_games_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """To agree once more to the same one is no more."""
    monkeypatch.setattr(limits, "MOST_SHOWN", 1)
    async with a_finished_game() as (server, (table, ada, bea, _)):
        assert (await put(ada, table)).status_code == 200
        assert (await put(ada, table)).status_code == 200
        another = await finished(server, ada, bea)
        assert (await put(ada, another)).json()["reason"] == "too_many"


@in_loop
async def test_those_who_played_read_why_it_was_taken_out() -> None:
    """And cannot bring it back."""
    async with a_finished_game() as (server, (table, ada, bea, eve)):
        await put(ada, table)
        await put(bea, table)
        await Operator(server.store).hide(table, "rude names")
        assert await listed(eve) == []
        state = (await ada.http.get(f"/api/tables/{table}/gallery")).json()
        assert (state["why_not"], state["message"]) == ("hidden", "rude names")
        assert (await put(ada, table)).json()["reason"] == "not_for_gallery"
