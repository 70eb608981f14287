"""Every draw of a finished game, so that a browser can work each of them out again from the key.

Compiled rules note nothing of what they draw. So the record is replayed by plain Python, in a
process of its own: `python -m rubra.server.games.draws` reads a record and writes its draws.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from contextlib import suppress

from rubra.core import record_file
from rubra.core import stream as chance
from rubra.core.record_file import GameRecord
from rubra.core.stream import Stream
from rubra.server.protocol.wire import Draw, DrawList, encode
from rubra.server.requests.refusals import Refused
from rubra.server.support import limits
from rubra.server.support.limits import Counts

AT_ONCE = 1
KEPT = 64  # the draws of so many games


class Draws:
    """The draws of the games that somebody asked about last."""

    def __init__(self) -> None:
        self._kept: dict[str, bytes] = {}
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0
        self._of_address = Counts(limits.DRAWS_OF_ADDRESS)

    async def of(self, table: str, record: Callable[[], str], address: str) -> bytes:
        """The draws of a table's game, encoded. Raises Refused if it takes too long.

        `address`: whose request it is; one of them cannot have all others wait.
        """
        if table in self._kept:
            return self._kept[table]
        if self._waiting >= limits.MOST_DRAWS_WAITING or not self._of_address.take(address):
            raise Refused("busy", "Too many games wait to be worked out; try again soon.")
        self._waiting += 1
        try:
            async with self._turn:
                found = self._kept.get(table)
                if found is None:
                    found = await _apart(record())
                    if len(self._kept) >= KEPT:
                        self._kept.pop(next(iter(self._kept)))
                    self._kept[table] = found
                return found
        finally:
            self._waiting -= 1
            self._of_address.give_back(address)


async def _apart(record: str) -> bytes:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "rubra.server.games.draws",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env={**os.environ, "RUBRA_ENGINE": "python"},
    )
    try:
        async with asyncio.timeout(limits.SECONDS_FOR_DRAWS):
            told, _ = await process.communicate(record.encode())
    except TimeoutError:
        raise Refused("busy", "It takes too long to work this out now; try again later.") from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode != 0:
        raise Refused("busy", "The draws of this game cannot be worked out now.")
    return told


# --- In the process of its own ---


def note_draws() -> list[tuple[int, int, int, list[int]]]:
    """Have every draw noted from now on; works before a game is loaded, and uncompiled.

    All that rules draw is drawn by these two, and the first is a lot of one.
    """
    noted: list[tuple[int, int, int, list[int]]] = []
    below, draw_lots = chance.below, chance.draw_lots

    def noted_below(stream: Stream, purpose: int, bound: int) -> int:
        found = below(stream, purpose, bound)
        noted.append((int(purpose), int(bound), 1, [int(found)]))
        return found

    def noted_lots(stream: Stream, purpose: int, total: int, wanted: int) -> None:
        draw_lots(stream, purpose, total, wanted)
        if wanted > 0:
            lots = [int(stream.lot[item]) for item in range(wanted)]
            noted.append((int(purpose), int(total), int(wanted), lots))

    chance.below = noted_below
    chance.draw_lots = noted_lots
    return noted


def draws_of(record: GameRecord, noted: list[tuple[int, int, int, list[int]]]) -> list[Draw]:
    """The draws of a record in order, each with the moment in which it was made."""
    noted.clear()
    found: list[Draw] = []

    def take(moment: int) -> None:
        found.extend(Draw(moment, *one) for one in noted)
        noted.clear()

    match = record_file.begin(record)
    take(0)
    moment = 0
    for seat, *words in record.moves:
        moment += not match.play_words(int(seat), words).silent
        take(moment)
    return found


def main() -> None:
    """Read a record from the input and write its draws."""
    with suppress(AttributeError, OSError):  # not on Windows
        os.nice(5)
    noted = note_draws()
    record = record_file.decode(sys.stdin.read())
    sys.stdout.buffer.write(encode(DrawList(draws_of(record, noted))))


if __name__ == "__main__":
    main()
