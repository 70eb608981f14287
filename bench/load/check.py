"""Whether a server has kept what it said it had: read from its database after it was killed."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

from load.ours import Group
from rubra.server.store.store import Store
from rubra.server.table import game_log


def check(database: Path, groups: list[Group]) -> dict[str, int]:
    """How much was checked. Raises SystemExit if a move was lost or doubled, or a log is broken."""
    acknowledged = Counter(move for group in groups for move in group.acknowledged)
    sent = {move for group in groups for move in group.sent}
    return asyncio.run(_check(database, groups, acknowledged, sent))


async def _check(
    database: Path,
    groups: list[Group],
    acknowledged: Counter[tuple[str, int, str]],
    sent: set[tuple[str, int, str]],
) -> dict[str, int]:
    store = Store.open(f"sqlite:///{database}", server=False)
    stored: Counter[tuple[str, int, str]] = Counter()
    tables = by_bots = 0
    try:
        for table_id in [table for group in groups for table in group.tables]:
            table, entries = await store.table(table_id), await store.entries(table_id)
            if table is None or [entry.number for entry in entries] != [
                *range(1, len(entries) + 1)
            ]:
                raise SystemExit(f"bench: the log of table {table_id} has gaps")
            if entries:
                game_log.replay_log(table, entries)  # raises if it leads elsewhere than it did
                tables += 1
            stored.update((table_id, entry.seat, entry.message or "") for entry in entries)
            by_bots += sum(entry.by != "person" for entry in entries)
    finally:
        await store.close()
    if by_bots:  # whose moves have no ids, so that nothing could be said of them
        raise SystemExit(f"bench: bots stood in for people, and made {by_bots} moves")
    doubled = [move for move, count in (stored + acknowledged).items() if count > 2]
    doubled += [move for move, count in stored.items() if count > 1]
    lost = [move for move in acknowledged if move not in stored]
    invented = [move for move in stored if move not in sent]
    if doubled or lost or invented:
        raise SystemExit(
            f"bench: {len(lost)} moves lost, {len(doubled)} doubled, {len(invented)} invented"
        )
    return {
        "acknowledged": len(acknowledged),
        "stored": len(stored),
        "lost": 0,
        "doubled": 0,
        "tables_replayed": tables,
    }
