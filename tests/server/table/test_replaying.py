"""Logs that are replayed: tables that no longer do, and what a start reads."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

import pytest

from rubra.core.match import Match, Step
from rubra.server.model.stored import (
    Entry,
    StoredLine,
    StoredTable,
)
from rubra.server.service import live_table as table_module
from rubra.server.support import limits
from rubra.server.table import table_state
from tests.server.local_server import local_server, refusal

pytestmark = pytest.mark.anyio


def change(address: str, statement: str, *values: Any) -> None:
    """Change something in a database behind everybody's back."""
    file = address.removeprefix("sqlite:///")
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute(statement, values).rowcount == 1
        connection.commit()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE entries SET digest = x'00' WHERE table_id = ? AND number = 3",
        """UPDATE entries SET move = '["fly"]' WHERE table_id = ? AND number = 2""",
        "UPDATE entries SET kind = 'rewind', back_to = 99 WHERE table_id = ? AND number = 3",
        "UPDATE entries SET kind = 'undo', seat = 6 WHERE table_id = ? AND number = 3",
        "UPDATE tables SET box_digest = 'other' WHERE id = ?",
    ],
)
async def test_a_table_that_no_longer_replays_is_frozen(
    sqlite_address: str, statement: str, caplog: pytest.LogCaptureFixture
) -> None:
    """With a message; its log is kept as it is, nobody can play on, and the others do."""
    async with local_server(sqlite_address) as server:
        livia = await server.person("Livia")
        table = await server.full_table(livia, livia, livia)
        other = await server.full_table(livia, livia, livia)
        for _ in range(4):
            await server.play(table)
            await server.play(other)
    change(sqlite_address, statement, table.id)
    async with local_server(sqlite_address) as server:
        log = await server.service.store.entries(table.id)
        frozen, other = await server.live(table.id), await server.live(other.id)
        assert frozen.stored.phase == "frozen"
        assert "no longer replays" in (frozen.stored.message or "")
        screen = await server.look(livia, frozen, 0)
        assert screen.phase == "frozen"
        assert screen.scene["table"]["message"] == frozen.stored.message
        assert screen.moves == []
        for what in ("undo", "resign", "hint"):
            assert await server.refuse(livia, frozen, what, seat=0) == "frozen"
        move = {"seat": 0, "at": 0, "move": ["x"]}
        assert await server.refuse(livia, frozen, "play", **move) == "frozen"
        assert await refusal(server.service.view_at(livia, table.id, 0, None)) == "frozen"
        assert await refusal(server.service.record(livia, table.id)) == "hidden"
        await server.do(livia, frozen, "say", text="what a pity", seat=0)
        assert await server.service.store.entries(table.id) == log
        await server.play_out(other)
    async with local_server(sqlite_address) as server:
        assert (await server.live(table.id)).stored.phase == "frozen"
        assert await server.service.store.entries(table.id) == log


async def test_a_start_reads_no_game_that_nobody_asks_for(
    sqlite_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many are running; each is read once, when somebody comes to it, or freezes then."""
    async with local_server(sqlite_address) as server:
        livia = await server.person("Livia")
        running = [await server.full_table(livia, livia, livia) for _ in range(6)]
        correspondence = await server.full_table(livia, livia, livia, pace={"days": 2})
        for table in (*running, correspondence):
            await server.play(table)
    change(sqlite_address, "UPDATE entries SET digest = x'00' WHERE table_id = ?", running[5].id)
    read: list[str] = []

    def replay(stored: StoredTable, entries: list[Entry], lines: list[StoredLine]) -> Any:
        read.append(stored.id)
        return table_state.replay_state(stored, entries, lines)

    monkeypatch.setattr(table_module, "replay_state", replay)
    async with local_server(sqlite_address) as server:
        await server.until(
            lambda: correspondence.id in server.service.tables.live, "its clock does not run"
        )
        await server.idle()
        assert read == [correspondence.id]
        for table in (*running[:2], *running[:2], running[5]):
            await server.live(table.id)
        assert read == [correspondence.id, running[0].id, running[1].id, running[5].id]
        assert (await server.live(running[5].id)).stored.phase == "frozen"
        await server.play_out(await server.live(running[0].id))


async def test_an_undo_in_a_long_game_plays_few_moves_again(
    sqlite_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And the log does not grow without end by it."""
    async with local_server(sqlite_address) as server:
        monkeypatch.setattr(limits, "MOST_TAKEN_BACK", 20)
        livia = await server.person("Livia")
        table = await server.full_table(*[livia] * 4, game="rubricatus")
        undone = refused = 0
        played = 0
        play = Match.play

        def count(self: Match, seat: int, move: int) -> Step:
            nonlocal played
            played += 1
            return play(self, seat, move)

        monkeypatch.setattr(Match, "play", count)
        while len(table.core.match.steps) < 60:
            step = await server.play(table)
            if table.core.match.may_undo(step.seat) and len(table.core.match.steps) > 40:
                played = 0
                reply = await server.send(livia, table, "undo", seat=step.seat)
                assert played <= 20
                undone += reply.error is None
                if reply.error is not None:
                    assert reply.error.reason == "cannot_undo"
                    refused += 1
        assert undone
        assert refused
        assert table.core.now.entries <= 3 * len(table.core.match.steps) + 22


async def test_a_frozen_table_that_replays_again_thaws(sqlite_address: str) -> None:
    """Its rules are back: a running game goes on, and one that was over is over."""
    async with local_server(sqlite_address) as server:
        livia = await server.person("Livia")
        running = await server.full_table(livia, livia, livia)
        over = await server.full_table(livia, livia, livia)
        await server.play(running)
        await server.play_out(over)
    other_rules = "UPDATE tables SET box_digest = 'other' WHERE id = ?"
    (digest,) = {table.stored.box_digest for table in (running, over)}
    same_rules = f"UPDATE tables SET box_digest = '{digest}' WHERE id = ?"
    for table in (running, over):
        change(sqlite_address, other_rules, table.id)
    async with local_server(sqlite_address) as server:
        for table in (running, over):
            assert (await server.live(table.id)).stored.phase == "frozen"
            assert await server.service.store.frozen_tables()
    for table in (running, over):
        change(sqlite_address, same_rules, table.id)
    async with local_server(sqlite_address) as server:
        assert (await server.live(over.id)).stored.phase == "over"
        thawed = await server.live(running.id)
        assert thawed.stored.message is None
        assert await server.service.store.frozen_tables() == []
        await server.play_out(thawed)
