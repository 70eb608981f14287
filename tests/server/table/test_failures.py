"""Failures: a server that is killed half-way, a store that fails, a stop in the middle of play."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from rubra.core.errors import CannotUndo
from rubra.server.model.stored import (
    AddEntry,
    Change,
    PutTable,
    StoredSeat,
    StoredTable,
    Unreachable,
)
from tests.server.client import PATIENCE
from tests.server.local_server import LocalServer, local_server, nonce, refusal

pytestmark = pytest.mark.anyio


async def test_a_table_that_was_half_made_begins_when_somebody_looks(sqlite_address: str) -> None:
    """The server was killed between making it and beginning."""
    async with local_server(sqlite_address) as server:
        livia = await server.person("Livia")
        table = await server.table(livia, "me", "open", "open")
        stored = table.stored
        seats = [StoredSeat("Livia", livia.id, nonce=nonce()) for _ in range(3)]
        await server.service.store.commit(PutTable(StoredTable(**_row(stored, seats))))
    async with local_server(sqlite_address) as server:
        assert (await server.service.info(livia, table.id)).phase == "playing"
        await server.play_out(await server.live(table.id))


def _row(stored: Any, seats: list[StoredSeat]) -> dict[str, Any]:
    return {**vars(stored), "seats": seats}


async def test_a_table_goes_on_by_itself_after_the_store_failed(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """People are told that it was not stored; bots try again, without anybody's help."""
    livia = await server.person("Livia")
    monkeypatch.setattr("rubra.server.service.pipeline.RETRY", 0.05)
    table = await server.full_table(livia, bots=2)
    await server.settle(table)
    screen = await server.look(livia, table, 0)
    commit = server.service.store.commit_then
    broken: set[str] = set()  # whose next move is not stored

    def breaks(changes: Sequence[Change], answer: Callable[[Exception | None], None]) -> None:
        for change in changes:
            if isinstance(change, AddEntry) and change.entry.by in broken:
                broken.remove(change.entry.by)
                answer(Unreachable("the database does not answer"))
                return
        commit(changes, answer)

    monkeypatch.setattr(server.service.store, "commit_then", breaks)
    await server.play_until(table, lambda table: table.core.match.waiting == [0])
    before = len(await server.service.store.entries(table.id))
    move = table.core.match.game.move_words.say(table.core.match.moves(0)[0]).as_list()
    broken.add("person")
    reply = await server.send(livia, table, "play", seat=0, at=table.core.now.moments, move=move)
    assert reply.error is not None
    assert reply.error.reason == "busy"
    await server.until(lambda: table.is_ready, "the table was never read again")
    assert len(await server.service.store.entries(table.id)) == before
    broken.add("bot")
    await server.play_out(table)
    assert not broken
    assert screen.phase == "over"


async def test_a_server_closes_while_moves_are_under_way(sqlite_address: str) -> None:
    """Everybody gets an answer, and what was acknowledged is stored."""
    async with local_server(sqlite_address) as server:
        livia = await server.person("Livia")
        tables = [await server.full_table(livia, livia, livia, bots=2) for _ in range(5)]
        screens = [await server.look(livia, table, 0) for table in tables]
        sent = []
        for table in tables:
            for seat in range(3):
                if moves := table.core.match.moves(seat):
                    move = table.core.match.game.move_words.say(moves[0]).as_list()
                    parts = {"seat": seat, "at": table.core.now.moments, "move": move}
                    sent.append((table, server.send(livia, table, "play", **parts)))
        tasks = [(table, asyncio.create_task(work)) for table, work in sent]
        await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE):
            await server.service.close()
            replies = [(table, await task) for table, task in tasks]
        done = sum(reply.error is None for _, reply in replies)
        assert {reply.error.reason for _, reply in replies if reply.error} <= {"closing"}
        stored = 0
        for table in tables:
            entries = await server.service.store.entries(table.id)
            stored += sum(entry.by == "person" for entry in entries)
        assert stored == done > 0
        assert all(screen.closed == ["closing"] for screen in screens)
        assert await refusal(server.service.info(livia, tables[0].id)) == "closing"


async def test_undo_is_never_offered_and_then_refused(server: LocalServer) -> None:
    """What the scene says and what the rules say are the same, for everybody at any time."""
    livia = await server.person("Livia")
    table = await server.full_table(livia, livia, livia, bots=1)
    screens = [await server.look(livia, table, seat) for seat in range(3)]
    while table.stored.phase == "playing":
        for seat, screen in enumerate(screens):
            try:
                table.core.match.undoable(seat)
            except CannotUndo:
                assert screen.scene["undo"] is False
            else:
                assert screen.scene["undo"] is True
        await server.play(table)
        await server.settle(table)
