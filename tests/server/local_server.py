"""A table service without a network: people who use its tables, and see what they are sent."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec

from rubra.core.randomness import Randomness
from rubra.server.model.stored import PutPerson, StoredPerson
from rubra.server.protocol.wire import AnyMessage, NewTable, Reply
from rubra.server.requests.refusals import Refused
from rubra.server.service.live_table import LiveTable
from rubra.server.service.table_service import TableRequest, TableService
from rubra.server.store.store import Store
from rubra.server.support.limits import Credit, TokenBuckets
from rubra.server.table.audience import Viewer
from rubra.server.thinking.bot_pool import BotPool
from tests.example import EXAMPLE
from tests.server.client import PATIENCE, Screen

_numbers = itertools.count(1)


def nonce() -> str:
    """Another one each time."""
    return f"nonce-{next(_numbers):012d}"


@dataclass
class FakeClock:
    """Time goes on when the test says so."""

    now: float = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@dataclass(eq=False, kw_only=True)
class LocalViewer(Screen):
    """Somebody who looks at a table: every byte they were sent, and the scene that it makes."""

    raw: list[bytes] = field(default_factory=list)
    viewer: Viewer = field(init=False)
    table: str = ""
    closed: list[str] = field(default_factory=list)

    def send(self, raw: bytes) -> None:
        """As a socket does."""
        self.raw.append(raw)
        self.show(json.loads(raw))

    def leave(self) -> None:
        """Look away."""
        self.viewer.leave()


@dataclass
class LocalServer:
    """A table service in this process, and the people who use it."""

    service: TableService
    clock: FakeClock
    dice: random.Random = field(default_factory=lambda: random.Random(7))
    reminded: list[tuple[str, str]] = field(default_factory=list)

    async def person(self, name: str, account: bool = False) -> StoredPerson:
        """Somebody comes in."""
        password = "argon2" if account else None
        person = StoredPerson(f"{name.lower()}-{next(_numbers)}", name, 1000.0, password)
        await self.service.store.commit(PutPerson(person))
        return person

    async def people(self, *names: str, account: bool = False) -> list[StoredPerson]:
        """Several."""
        return [await self.person(name, account) for name in names]

    async def table(
        self, host: StoredPerson, *seats: str, game: str = EXAMPLE, **more: Any
    ) -> LiveTable:
        """A table of theirs; a seat is "me", "open", or a level of bots."""
        plan = [
            {"who": one} if one in ("me", "open") else {"who": "bot", "level": one} for one in seats
        ]
        asked = {"game": game, "seats": plan, "nonce": nonce(), **more}
        info = await self.service.making.create(host, msgspec.convert(asked, NewTable))
        return await self.live(info.id)

    async def full_table(self, *people: StoredPerson, bots: int = 0, **more: Any) -> LiveTable:
        """A table where these sit, each as often as they are named, and bots; it has begun."""
        host = people[0]
        plan = ["me" if one is host else "open" for one in people] + ["random"] * bots
        table = await self.table(host, *plan, **more)
        for seat, one in enumerate(people):
            if one is not host:
                key = table.stored.invitation
                sit = partial(table.core.seats.sit, one, seat, nonce(), None, key)
                await table.submit(sit)
        assert table.stored.phase == "playing"
        return table

    async def live(self, table: str) -> LiveTable:
        """The table in memory."""
        return await self.service.tables.get(table)

    async def look(
        self,
        person: StoredPerson | None,
        table: LiveTable,
        seat: int | None = None,
        since: tuple[str, int] | None = None,
        invitation: str | None = None,
    ) -> LocalViewer:
        """Somebody looks. With `since`, they go on with what they had: use `again`."""
        return await self._look(LocalViewer(), person, table, seat, since, invitation)

    async def again(self, old: LocalViewer, seat: int | None = None) -> LocalViewer:
        """Somebody whose connection broke comes back with what they have seen."""
        assert old.epoch is not None
        assert old.version is not None
        table = await self.live(old.table)
        since = old.epoch, old.version
        return await self._look(old, old.viewer.person, table, seat, since, None)

    async def _look(
        self,
        shown: LocalViewer,
        person: StoredPerson | None,
        table: LiveTable,
        seat: int | None,
        since: tuple[str, int] | None,
        invitation: str | None,
    ) -> LocalViewer:
        shown.table = table.id
        shown.viewer = await self.service.join(
            person, table.id, seat, invitation, since, shown.send, shown.closed.append
        )
        return shown

    async def send(
        self, person: StoredPerson | None, table: LiveTable, do: str, **parts: Any
    ) -> Reply:
        """A message, as a socket would bring it."""
        parts.setdefault("id", f"m-{next(_numbers)}")
        message: Any = msgspec.convert({"do": do, **parts}, AnyMessage)
        async with asyncio.timeout(PATIENCE):
            return await self.service.do(TableRequest(person, table.id, message))

    async def do(self, person: StoredPerson | None, table: LiveTable, do: str, **parts: Any) -> Any:
        """A message that must be done."""
        reply = await self.send(person, table, do, **parts)
        assert reply.error is None, reply.error
        return reply

    async def refuse(
        self, person: StoredPerson | None, table: LiveTable, do: str, **parts: Any
    ) -> str:
        """A message that must be refused: why. Nothing has changed by it."""
        before = await self.everything(table)
        reply = await self.send(person, table, do, **parts)
        assert reply.error is not None, f"{do} {parts} was done"
        assert await self.everything(table) == before
        return reply.error.reason

    async def everything(self, table: LiveTable) -> Any:
        """All that is stored of a table, and what is in memory."""
        store = self.service.store
        stored = await store.table(table.id), await store.entries(table.id)
        digest = table.core.now.match.digest() if table.core.now.match is not None else b""
        return (
            *stored,
            await store.lines(table.id),
            digest,
            table.core.now.entries,
            table.core.now.moments,
        )

    async def play(self, table: LiveTable, seat: int | None = None, move: Any = None) -> Any:
        """A legal move of somebody, any by default; the step."""
        match = table.core.match
        people = [one for one in match.waiting if table.core.level(one) is None]
        seat = self.dice.choice(people) if seat is None else seat
        if move is None:
            packed = self.dice.choice(match.moves(seat))
            move = match.game.move_words.say(packed).as_list()
        person = await self.service.store.person(table.stored.seats[seat].person or "")
        await self.do(person, table, "play", seat=seat, at=table.core.now.moments, move=move)
        return table.core.match.steps[-1]

    async def decide(self, table: LiveTable, seat: int) -> None:
        """All that is asked of a seat now: one move, or several under seal."""
        number = table.core.now.moments
        while seat in table.core.match.waiting and table.core.now.moments == number:
            await self.play(table, seat)

    async def play_until(self, table: LiveTable, true: Callable[[LiveTable], bool]) -> None:
        """Go on at random until something is so."""
        for _ in range(5000):
            await self.settle(table)
            if true(table):
                return
            assert table.stored.phase == "playing", "the game was over before that"
            await self.play(table)
        raise AssertionError("that never came")

    async def play_out(self, table: LiveTable) -> None:
        """To the end."""
        await self.play_until(table, lambda table: table.stored.phase == "over")
        await self.idle()

    async def settle(self, table: LiveTable) -> None:
        """Wait until nothing happens any more unless a person does something."""

        def rests() -> bool:
            if not table.pipeline.are_done or table.runner.is_thinking:
                return False
            match = table.core.now.match
            return (
                match is None
                or table.stored.phase != "playing"
                or any(table.core.level(seat) is None for seat in match.waiting)
                or not table.runner.is_in_charge
            )

        await self.until(rests, "the table does not come to rest")

    async def idle(self) -> None:
        """Wait until background tasks are done."""
        await self.until(lambda: self.service.tasks.are_done, "background tasks do not end")

    async def until(self, true: Callable[[], bool], what: str) -> None:
        """Wait for something."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not true():
                    await asyncio.sleep(0.002)
        except TimeoutError:
            raise AssertionError(what) from None

    async def pass_time(self, table: LiveTable, seconds: float) -> None:
        """So much later, whatever was to happen has happened."""
        self.clock.now += seconds
        table.go_on()
        await asyncio.sleep(0.01)
        await self.settle(table)


_servers = itertools.count(1)  # that were started in this test


def begin_test() -> None:
    """Count people, messages and servers anew: a test does not depend on those before it."""
    global _numbers, _servers
    _numbers, _servers = itertools.count(1), itertools.count(1)


def known_randomness(seed: int = 0) -> Randomness:
    """Ids, secrets and bots: the same in every run, others for each server of a test."""
    return Randomness(random.Random(seed + next(_servers)).randbytes)


async def refusal(work: Any) -> str:
    """Why something is refused."""
    try:
        await work
    except Refused as refused:
        return refused.reason
    raise AssertionError("it was done")


@asynccontextmanager
async def local_server(
    address: str, clock: FakeClock | None = None, *, seed: int = 0, **store: Any
) -> AsyncIterator[LocalServer]:
    """A table service on a database."""
    clock = clock or FakeClock()
    luck = known_randomness(seed)
    server: LocalServer
    service = TableService(
        Store.open(address, **store),
        bot_pool=BotPool(1, pause=0.0, randomness=luck),
        randomness=luck,
        clock=clock,
        on_turn=lambda person, table: server.reminded.append((person, table.id)),
    )
    service._talk = TokenBuckets(Credit(1e9, 1e9))  # people here talk without drawing breath
    server = LocalServer(service, clock)
    await service.open()
    try:
        yield server
    finally:
        await service.close()
        await service.store.close()
