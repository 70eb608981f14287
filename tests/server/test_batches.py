"""Rounds: tables that are at play together are stored together, and nobody waits for nothing."""

from __future__ import annotations

import asyncio
import logging

import pytest

from rubra.server.service.batches import Batches

pytestmark = pytest.mark.anyio
FOR_EVER = 3600.0


class Table:
    """Something that has work to do, and notes with how many others it was done."""

    def __init__(self, batches: Batches) -> None:
        self.batches = batches
        self.done = 0

    def add(self) -> None:
        """In the next round."""
        self.batches.add(self.work)

    def work(self) -> None:
        """Do it."""
        self.done += 1


async def pass_by() -> None:
    """Let the loop go round a few times."""
    for _ in range(5):
        await asyncio.sleep(0)


async def several(batches: Batches, count: int) -> list[Table]:
    """Tables that have been in a round together."""
    tables = [Table(batches) for _ in range(count)]
    for table in tables:
        table.add()
    await pass_by()
    assert [table.done for table in tables] == [1] * count
    return tables


async def test_a_table_that_is_alone_does_not_wait() -> None:
    """However often it has something to do."""
    table = Table(Batches(FOR_EVER))
    for times in range(1, 4):
        table.add()
        await pass_by()
        assert table.done == times


async def test_a_round_begins_when_as_many_are_there_as_before() -> None:
    """Whoever comes in the same moment is in it, too."""
    batches = Batches(FOR_EVER)
    tables = await several(batches, 3)
    for table in tables[:2]:
        table.add()
    await pass_by()
    assert [table.done for table in tables] == [1, 1, 1]
    late = Table(batches)
    tables[2].add()
    late.add()
    await pass_by()
    assert [table.done for table in [*tables, late]] == [2, 2, 2, 1]


async def test_nobody_waits_for_those_who_are_gone() -> None:
    """The round begins without them, and soon nobody is waited for."""
    batches = Batches(0.001)
    one, *_ = await several(batches, 4)
    for times in range(2, 6):
        one.add()
        while one.done < times:
            await asyncio.sleep(0.001)
    batches.hold = FOR_EVER
    one.add()
    await pass_by()
    assert one.done == 6


async def test_whoever_was_waited_for_is_called_once() -> None:
    """Not again when the time would have been up."""
    batches = Batches(0.001)
    tables = await several(batches, 2)
    for table in tables:
        table.add()
        await pass_by()
    await asyncio.sleep(0.01)
    assert [table.done for table in tables] == [2, 2]


async def test_what_breaks_does_not_hold_up_the_others(caplog: pytest.LogCaptureFixture) -> None:
    """It is logged."""
    batches = Batches(FOR_EVER)
    before, after = Table(batches), Table(batches)

    def break_() -> None:
        raise ZeroDivisionError

    with caplog.at_level(logging.ERROR):
        before.add()
        batches.add(break_)
        after.add()
        await pass_by()
    assert (before.done, after.done) == (1, 1)
    assert "ZeroDivisionError" in caplog.text
