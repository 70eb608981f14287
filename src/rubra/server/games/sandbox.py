"""Boxes and records of strangers are tried in a process of its own before this one reads them.

That process has so much memory and so much time for each; if it takes more it is ended, and nobody
but whoever sent the box notices. It is started when the first one comes, and kept.

    sandbox = Sandbox()
    await sandbox.box(game, text)          # raises Refused, or all is well
    game = await sandbox.game_of(record)   # which game a record is of
    await sandbox.record(record)           # it replays to where it says
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Literal

import msgspec

from rubra.core import record_file, registry
from rubra.core.box import BoxFile
from rubra.server.requests.refusals import Refused, refused_because
from rubra.server.support import logs

SECONDS = 20.0  # for one box or record
SECONDS_TO_START = 120.0  # on a machine that is busy
MEMORY = 512 * 2**20  # bytes beside what the process has when it begins
MOST_WAITING = 16
BOX_NAME = "your box"


class Case(msgspec.Struct):
    """What is to be tried."""

    what: Literal["box", "game", "record"]
    text: str
    game: str = ""


class Verdict(msgspec.Struct, omit_defaults=True):
    """What came of it."""

    game: str = ""
    reason: str = ""  # why it is refused
    sentence: str = ""


class Sandbox:
    """The process, and whoever waits for it."""

    def __init__(self, seconds: float = SECONDS, memory: int = MEMORY) -> None:
        self.seconds = seconds
        self.memory = memory
        self._process: Process | None = None
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def box(self, game: str, text: str) -> None:
        """Whether a box of a game can be used. Raises Refused."""
        await self._try(Case("box", text, game), "bad_box")

    async def game_of(self, record: str) -> str:
        """Which game a record is of. Raises Refused if it is no record."""
        return (await self._try(Case("game", record), "bad_record")).game

    async def record(self, record: str) -> None:
        """Whether a record replays. Raises Refused."""
        await self._try(Case("record", record), "bad_record")

    async def close(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _try(self, case: Case, reason: str) -> Verdict:
        if self._waiting >= MOST_WAITING:
            raise Refused("busy", "Too many boxes and records wait to be read; try again soon.")
        self._waiting += 1
        try:
            async with self._turn:
                verdict = await self._ask(case, reason)
        finally:
            self._waiting -= 1
        if verdict.reason:
            raise Refused(verdict.reason, verdict.sentence)
        return verdict

    async def _ask(self, case: Case, reason: str) -> Verdict:
        try:
            if self._process is None:
                self._process = await self._start()
            async with asyncio.timeout(self.seconds):
                return await self._exchange(self._process, case)
        except (TimeoutError, OSError, EOFError, msgspec.MsgspecError) as error:
            logs.warn("trial_ended", error=type(error).__name__)
            await self.close()
            return Verdict("", reason, "It takes more time or memory to read than it may.")
        except BaseException:  # whoever asked is gone: what it would answer is for nobody
            await self.close()
            raise

    async def _exchange(self, process: Process, case: Case) -> Verdict:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(case) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise EOFError
        return msgspec.json.decode(line, type=Verdict)

    async def _start(self) -> Process:
        command = (sys.executable, "-m", "rubra.server.games.sandbox", str(self.memory))
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
        assert process.stdout is not None
        try:
            async with asyncio.timeout(SECONDS_TO_START):
                if not await process.stdout.readline():
                    raise EOFError
        except BaseException:
            process.kill()
            await process.wait()
            raise
        return process


# --- In the process ---


def serve(memory: int) -> None:
    """Try what comes, one line after the other, until no more does."""
    with suppress(AttributeError, OSError):  # not on Windows
        os.nice(5)
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # whatever else is printed is no answer
    answers.write(b"\n")
    for line in sys.stdin.buffer:
        answers.write(
            msgspec.json.encode(judge(msgspec.json.decode(line, type=Case), memory)) + b"\n"
        )


def judge(case: Case, memory: int) -> Verdict:
    """What becomes of one case."""
    verdict = Verdict()
    try:
        if case.what == "box":
            game = registry.load(case.game)
            with at_most(memory):
                game.open_box(BoxFile(case.text, BOX_NAME))
        else:
            with at_most(memory):
                record = record_file.decode(case.text)
            verdict.game = registry.about(record.game).name
            if case.what == "record":
                registry.load(record.game).standard_box  # noqa: B018 - not counted against it
                with at_most(memory):
                    record_file.replay(record)
    except Exception as error:
        refused = refused_because(error)
        if refused is None and not isinstance(error, MemoryError):
            raise  # the process ends, and the log says why
        if refused is None:
            return Verdict(
                "", "bad_box" if case.what == "box" else "bad_record", "It is too large."
            )
        return Verdict("", refused.reason, refused.text)
    return verdict


@contextmanager
def at_most(more: int) -> Iterator[None]:
    """Let this process take so much more memory, where the system can say so."""
    try:
        import resource

        # What can be written to counts; a WebAssembly module only reserves addresses
        pages = int(Path("/proc/self/statm").read_text().split()[5])
        before = resource.getrlimit(resource.RLIMIT_DATA)
        limit = pages * resource.getpagesize() + more
        resource.setrlimit(resource.RLIMIT_DATA, (limit, before[1]))
    except (ImportError, OSError, ValueError):  # not on Linux: only the time is limited
        yield
        return
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_DATA, before)


if __name__ == "__main__":
    serve(int(sys.argv[1]))
