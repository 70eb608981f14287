"""A game that began in somebody's browser goes on at the server: marked, checked, not rated."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rubra.core import registry
from rubra.core.fairness import commitment_to, key_from
from rubra.core.match import Match
from rubra.core.record_file import Fairness, SeatRecord, decode, encode, to_record, verify
from rubra.server.protocol.wire import FromRecord, SeatPlan, TakeSeat
from rubra.server.support.limits import Credit, Limits
from tests.server.http_server import NONCE, http_server, in_loop
from tests.server.local_server import LocalServer, nonce, refusal

SECRET = bytes(range(32))
ALONE = [SeatPlan("me"), SeatPlan("open"), SeatPlan("bot", "random")]
EASY = [SeatPlan("me"), SeatPlan("open"), SeatPlan("bot", "easy")]


def begun(moves: int = 12, game: str = "rubico", players: int = 3) -> Match:
    """A game that somebody has begun on their device."""
    key = key_from(SECRET, nonces(players))
    match = Match(registry.load(game), players, key)
    for _ in range(moves):
        seat = match.waiting[0]
        match.play(seat, match.moves(seat)[0])
    return match


def nonces(players: int) -> list[str]:
    """What the device has made for each seat."""
    return [f"made-on-a-device-{seat}" for seat in range(players)]


def deal(players: int = 3) -> Fairness:
    """What it was dealt with."""
    return Fairness(commitment_to(SECRET), SECRET.hex(), nonces(players))


def a_record(match: Match, **changes: Any) -> str:
    """Its record, with something else in its place."""
    seats = [SeatRecord("Livia"), *(SeatRecord("Bot", "easy") for _ in range(match.players - 1))]
    text = encode(to_record(match, seats, deal(match.players)))
    return json.dumps(json.loads(text) | changes) if changes else text


def device_deal(*nonces: str) -> dict[str, Any]:
    """What replaces a record's deal by one that is made of such nonces, as it should be."""
    key = key_from(SECRET, nonces)
    match = Match(registry.load("rubico"), len(nonces), key)
    fairness = Fairness(commitment_to(SECRET), SECRET.hex(), [*nonces])
    seats = [SeatRecord("Livia"), *(SeatRecord("Bot", "easy") for _ in nonces[1:])]
    return dict(json.loads(encode(to_record(match, seats, fairness))))


# --- What becomes of it ---


@pytest.mark.anyio
@pytest.mark.parametrize("game", registry.names())
async def test_it_goes_on_from_where_it_stood(
    server: LocalServer, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A friend sits down, and it is played to the end; it is verified, and nobody is rated."""
    monkeypatch.setattr("rubra.server.table.seats.STAND_IN", "easy")
    livia, marcus = await server.people("Livia", "Marcus", account=True)
    match = begun(9, game)
    info = await server.service.making.import_record(livia, FromRecord(a_record(match), seats=EASY))
    assert (info.phase, info.access, info.on_device) == ("gathering", "invited", True)
    assert info.commitment == commitment_to(SECRET)
    table = await server.live(info.id)
    assert await refusal(server.service.take_seat(marcus, info.id, TakeSeat(nonce()))) == (
        "not_invited"
    )
    invited = TakeSeat(nonce(), invitation=info.invitation)
    told = await server.service.take_seat(marcus, info.id, invited)
    assert (told.phase, told.on_device) == ("playing", True)
    table = await server.live(info.id)
    steps = [(step.seat, step.move) for step in table.core.match.steps]
    assert steps[:9] == [(step.seat, step.move) for step in match.steps]
    screen = await server.look(marcus, table, 1)
    assert screen.scene["rated"] is False
    assert screen.scene["fairness"] == {"commitment": commitment_to(SECRET)}
    assert SECRET.hex().encode() not in b"".join(screen.raw)
    assert match.key.hex().encode() not in b"".join(screen.raw)
    assert await refusal(server.service.record(livia, info.id)) == "hidden"
    for _ in range(10):
        await server.settle(table)
        await server.play(table)
    for seat, person in enumerate((livia, marcus)):  # at random it could take for ever
        await server.do(person, table, "resign", seat=seat)
    await server.until(lambda: table.stored.phase == "over", "the bots do not end it")
    await server.idle()
    assert await server.service.ratings(game) == []
    record = decode(await server.service.record(marcus, info.id))
    assert verify(record).state_hash() == table.core.match.state_hash()
    assert record.fairness == Fairness(
        commitment_to(SECRET), SECRET.hex(), nonces(3), on_device=True
    )
    assert screen.scene["fairness"]["nonces"] == nonces(3)
    assert decode(encode(record)) == record


@pytest.mark.anyio
async def test_it_is_still_the_same_after_a_restart(server: LocalServer) -> None:
    """What was dealt with is stored; a table that is read again is as it was."""
    livia = await server.person("Livia")
    plan = [SeatPlan("me"), SeatPlan("me", name="Julia"), SeatPlan("me", name="Titus")]
    info = await server.service.making.import_record(
        livia, FromRecord(a_record(begun()), seats=plan)
    )
    assert [seat.name for seat in info.seats] == ["Livia", "Julia", "Titus"]
    stored = await server.service.store.table(info.id)
    assert stored is not None
    assert (stored.secret, stored.device_nonces) == (SECRET, nonces(3))
    assert (stored.phase, stored.key) == ("playing", key_from(SECRET, nonces(3)))


@pytest.mark.anyio
async def test_a_rematch_is_dealt_here_and_counts(server: LocalServer) -> None:
    """The next game has a new secret, of the server's."""
    livia, marcus = await server.people("Livia", "Marcus", account=True)
    info = await server.service.making.import_record(
        livia, FromRecord(a_record(begun()), seats=ALONE)
    )
    invited = TakeSeat(nonce(), invitation=info.invitation)
    await server.service.take_seat(marcus, info.id, invited)
    await server.play_out(await server.live(info.id))
    again = await server.service.making.rematch(livia, info.id, nonce())
    await server.service.making.rematch(marcus, info.id, nonce())
    table = await server.live(again.id)
    assert table.stored.device_nonces is None
    assert table.stored.secret != SECRET
    await server.play_out(table)
    assert len(await server.service.ratings("rubico")) == 2


@pytest.mark.anyio
async def test_whoever_comes_cannot_choose_what_was_chosen(server: LocalServer) -> None:
    """Options are those of the running game."""
    livia, marcus = await server.people("Livia", "Marcus")
    match = begun(4, "cathedral", 2)
    seats = [SeatPlan("me"), SeatPlan("open")]
    info = await server.service.making.import_record(
        livia, FromRecord(a_record(match), seats=seats)
    )
    wish = TakeSeat(nonce(), invitation=info.invitation, choices={"colour": "red"})
    assert await refusal(server.service.take_seat(marcus, info.id, wish)) == "bad_option"


# --- What is refused ---


@pytest.mark.anyio
async def test_a_forged_record_is_refused(server: LocalServer) -> None:
    """Each by name, and no table is made."""
    livia = await server.person("Livia")
    match = begun()
    honest = json.loads(a_record(match))
    fairness = honest["fairness"]
    other = commitment_to(bytes(32))
    forged: dict[str, dict[str, Any]] = {
        "another commitment": {"fairness": fairness | {"commitment": other}},
        "another secret": {"fairness": fairness | {"secret": bytes(32).hex()}},
        "another secret, with its own commitment": {
            "fairness": fairness | {"secret": bytes(32).hex(), "commitment": other}
        },
        "no secret": {"fairness": fairness | {"secret": "none"}},
        "other nonces": {"fairness": fairness | {"nonces": ["x", "y", "z"]}},
        "too few nonces": {"fairness": fairness | {"nonces": nonces(2)}},
        "no nonces": {"fairness": fairness | {"nonces": []}},
        "a nonce that no device makes": device_deal("\x00", "x", "y"),
        "a nonce that turns the line around": device_deal("\u202ex", "y", "z"),
        "a long nonce": {"fairness": fairness | {"nonces": ["x" * 1_000_000, "y", "z"]}},
        "another key": {"key": bytes(16).hex()},
        "a short key": {"key": "00"},
        "another move": {"moves": [*honest["moves"][:-1], [0, "no-such-move"]]},
        "a move more": {"moves": [*honest["moves"], honest["moves"][-1]]},
        "another state": {"state": "0" * 64},
        "another result": {"result": honest["result"] | {"winners": [0]}},
        "another version": {"version": 999},
        "another box": {"box": {"digest": "0" * 64}},
        "something else": {"fairness": fairness | {"more": 1}},
    }
    for what, changes in forged.items():
        text = a_record(match, **changes)
        why = await refusal(
            server.service.making.import_record(livia, FromRecord(text, seats=ALONE))
        )
        assert why == "bad_record", what
    assert await server.service.store.open_tables_of(livia.id) == 0


@pytest.mark.anyio
async def test_a_game_that_is_over_is_only_shown(server: LocalServer) -> None:
    """Nobody is invited to it."""
    livia = await server.person("Livia")
    match = begun(0)
    while not match.is_over:
        seat = match.waiting[0]
        match.play(seat, match.moves(seat)[0])
    why = await refusal(
        server.service.making.import_record(livia, FromRecord(a_record(match), seats=ALONE))
    )
    assert why == "already_over"
    shown = await server.service.making.import_record(livia, FromRecord(a_record(match)))
    assert (shown.phase, shown.on_device) == ("over", False)


@pytest.mark.anyio
async def test_nobody_sits_there_under_the_name_of_anothers_account(server: LocalServer) -> None:
    """Neither in a game that is taken online nor in one that is continued."""
    eve = await server.person("Eve")
    await server.person("Livia", account=True)
    seats = [SeatPlan("me"), SeatPlan("me", name="livia"), SeatPlan("open")]
    for at in (None, 1):
        given = FromRecord(a_record(begun()), at=at, seats=seats)
        assert await refusal(server.service.making.import_record(eve, given)) == "name_taken"
    wrong = [SeatPlan("me"), SeatPlan("open")]
    given = FromRecord(a_record(begun()), seats=wrong)
    assert await refusal(server.service.making.import_record(eve, given)) == "bad_option"


@pytest.mark.anyio
async def test_a_moment_of_it_is_a_game_whose_luck_is_known(server: LocalServer) -> None:
    """Whoever chooses where to go on has seen what comes: no promise is made."""
    livia = await server.person("Livia")
    given = FromRecord(a_record(begun()), at=1, seats=ALONE)
    info = await server.service.making.import_record(livia, given)
    assert (info.commitment, info.on_device) == (None, False)


@in_loop
async def test_strangers_and_floods_over_http() -> None:
    """Nobody without a name, nothing too large, not too many, and no seat of somebody else's."""
    plan = [{"who": "me"}, {"who": "open"}, {"who": "bot", "level": "random"}]
    asked = {"record": a_record(begun()), "seats": plan}
    limits = Limits(tables=Credit(3, 0))
    async with http_server(limits) as server, server.visitor() as ada, server.visitor() as eve:
        answer = await ada.http.post("/api/records", json=asked)
        assert (answer.status_code, answer.json()["reason"]) == (401, "not_signed_in")
        await ada.come()
        await eve.come("Eve")
        answer = await ada.http.post("/api/records", json=asked)
        assert answer.status_code == 201, answer.text
        table, invitation = answer.json()["id"], answer.json()["invitation"]
        # A foreign account: neither the link, nor the record, nor a seat that is taken
        answer = await eve.http.get(f"/api/tables/{table}")
        assert answer.json().get("invitation") is None
        answer = await eve.http.get(f"/api/tables/{table}/record")
        assert answer.status_code in (401, 403, 409), answer.text
        for seat in (0, 2):
            wish = {"nonce": NONCE, "seat": seat, "invitation": invitation}
            answer = await eve.http.post(f"/api/tables/{table}/seats", json=wish)
            assert answer.json()["reason"] == "seat_taken"
        answer = await eve.http.put(f"/api/tables/{table}/seats/1/bot", json={"level": "easy"})
        assert answer.json()["reason"] == "not_yours"
        answer = await eve.http.delete(f"/api/tables/{table}/seats/0")
        assert answer.json()["reason"] == "not_yours"
        # Too large, and too often
        large = {**asked, "record": asked["record"] + " " * 2_000_000}  # type: ignore[operator]
        answer = await ada.http.post("/api/records", json=large)
        assert answer.status_code in (400, 413), answer.text
        for _ in range(3):
            answer = await ada.http.post("/api/records", json=asked)
        assert (answer.status_code, answer.json()["reason"]) == (429, "too_many")
