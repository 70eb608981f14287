"""What storing a move costs: processor time and waiting, alone and in company.

    python bench/store.py [postgresql://…]      without an address: SQLite, in a temporary file

Each caller stores one entry; so many at a time, as at so many tables. Processor time is that of
this process with all its threads (PostgreSQL's own is not counted).
"""

from __future__ import annotations

import asyncio
import secrets
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from rubra.core import registry
from rubra.server.model.stored import AddEntry, Entry, PutTable, StoredTable
from rubra.server.protocol.wire import Pace
from rubra.server.store.store import Store

ROUNDS = 100
COMPANIES = (1, 10, 100, 500)


def new_table(name: str) -> StoredTable:
    """A table in the middle of its game."""
    return StoredTable(
        name,
        registry.names()[0],
        1,
        {},
        "",
        None,
        "open",
        "",
        Pace(),
        "",
        "playing",
        0.0,
        None,
        None,
    )


def new_entry(number: int) -> Entry:
    """A move as a person makes it."""
    message = secrets.token_hex(8)
    return Entry(
        number,
        "move",
        2,
        ["take", 2, 0],
        None,
        secrets.token_bytes(32),
        time.time(),
        "person",
        message,
    )


async def measure(address: str) -> None:
    """Print a line for each size of the company."""
    store = Store.open(address)
    names = [secrets.token_hex(6) for _ in range(max(COMPANIES))]
    await store.commit(*(PutTable(new_table(name)) for name in names))
    number = 0
    print("at a time   processor µs each   ms until all are told   a second")
    for company in COMPANIES:
        spent, waited = [], []
        for _ in range(ROUNDS):
            number += 1
            changes = [AddEntry(name, new_entry(number)) for name in names[:company]]
            began, processor = time.perf_counter(), time.process_time()
            await asyncio.gather(*(store.commit(change) for change in changes))
            spent.append((time.process_time() - processor) / company)
            waited.append(time.perf_counter() - began)
        print(
            f"{company:9}   {median(spent) * 1e6:17.1f}   {median(waited) * 1e3:21.1f}"
            f"   {company / median(waited):8,.0f}"
        )
    await store.close()


if __name__ == "__main__":
    if len(sys.argv) > 1:
        asyncio.run(measure(sys.argv[1]))
    else:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(measure(f"sqlite:///{Path(folder) / 'bench.db'}"))
