"""Bots at the tables: they think in threads, only so many at once, and never keep people waiting.

Those that wait for a thread are taken in turns (fair_queue.py): first of one person, then of
another, however many tables each has. The person is whoever made the table, or asked for a hint.

A bot is given a `Position` of a match that stands still, so play may go on meanwhile. Its answer is
held back until a fixed while after it was asked: how long it thought would tell whether it had
anything to think about.
"""

from __future__ import annotations

import asyncio
import math
import os
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Any, TypeVar

from rubra.bots.ladder import rung_of
from rubra.bots.levels import Bot, make_bot, number_of
from rubra.bots.search_bot import Budget, Fear, SearchBot
from rubra.bots.talking import word_of
from rubra.core.game import Game
from rubra.core.match import Match
from rubra.core.position import Position
from rubra.core.randomness import Randomness
from rubra.core.stream import stream_from_key
from rubra.server.protocol.wire import ConsideredMove, FearedReply, HintTold
from rubra.server.thinking.fair_queue import FairQueue, Requester

Thought = TypeVar("Thought")

ADVISER = "medium"
# Longer than the level thinks on a machine that is not overloaded
PAUSES = {"random": 0.6, "easy": 0.6, "medium": 0.6, "hard": 1.2}
SAYING = 0.9  # seconds between what bots say one after the other
LONG = 1000  # iterations from which on a level by number is held back as long as hard is


def pause_of(level: str, game: str, players: int) -> float:
    """Seconds for which the answer of a level is held back."""
    number = number_of(level)
    if number is None:
        return PAUSES[level.partition(":")[0]]
    return PAUSES["hard" if rung_of(game, players, number).iterations >= LONG else "medium"]


NO_REQUESTER = Requester()


class BotPool:
    """Where bots think."""

    def __init__(
        self,
        limit: int | None = None,
        pause: float = 1.0,
        randomness: Randomness | None = None,
    ) -> None:
        """At most `limit` at once; `pause` stretches the time for which answers are held back."""
        self._threads = limit or max(1, (os.cpu_count() or 2) - 1)
        self._free = self._threads  # those that do nothing
        self._pool = ThreadPoolExecutor(self._threads, "bot")
        self._pause = pause
        self._randomness = randomness or Randomness()
        self._closed = False
        self._queue: FairQueue[tuple[asyncio.Future[Any], Callable[[], Any]]] = FairQueue()
        self.on_thought: Callable[[float], None] = _nobody_measures

    def new_bot(self, level: str) -> Bot:
        """A bot with luck of its own, which nobody can know."""
        return make_bot(level, stream_from_key(self._randomness.new_key()))

    def new_adviser(self, budget: Budget) -> SearchBot:
        """One that can say what it considers, with luck of its own."""
        return SearchBot(stream_from_key(self._randomness.new_key()), budget)

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return len(self._queue)

    @property
    def thinking(self) -> int:
        """How many think now."""
        return self._threads - self._free

    async def choose(
        self, bot: Bot, level: str, match: Match, seat: int, requester: Requester = NO_REQUESTER
    ) -> int:
        """The bot's move in a match that stands still."""
        loop = asyncio.get_running_loop()
        ready_at = loop.time() + self._pause * pause_of(level, match.game.name, match.players)
        move = await self._think(requester, partial(bot.choose, Position(match, seat)))
        await asyncio.sleep(max(0.0, ready_at - loop.time()))
        return move

    async def advise(
        self, adviser: SearchBot, match: Match, seat: int, requester: Requester = NO_REQUESTER
    ) -> HintTold:
        """What a bot would consider at a seat, from what that seat knows."""
        thought = await self._think(requester, partial(adviser.think, Position(match, seat)))
        words = match.game.move_words
        moves = [
            ConsideredMove(
                words.say(one.move).as_list(),
                one.share,
                None if math.isnan(one.expected) else one.expected,
                None if one.fear is None else _feared(match.game, one.fear),
            )
            for one in thought.moves
            if one.share > 0
        ]
        return HintTold(moves, thought.knowledge)

    async def word_of(
        self, bot: Bot, match: Match, seat: int, requester: Requester = NO_REQUESTER
    ) -> int | None:
        """What the bot says now, if anything; whether it does is not told by how long that took."""
        statement = await self._think(requester, partial(word_of, bot, Position(match, seat)))
        if statement is not None:
            await asyncio.sleep(self._pause * SAYING)
        return statement

    # --- Taking turns ---

    async def _think(self, requester: Requester, think: Callable[[], Thought]) -> Thought:
        """Have something thought in a thread, when its turn comes."""
        done: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()
        self._queue.add(requester, (done, think))
        self._begin()
        return await done

    def _begin(self) -> None:
        """Give work to the threads that have none."""
        while self._free and len(self._queue) and not self._closed:
            done, think = self._queue.next()
            if done.done():
                continue  # whoever waited for it has gone
            self._free -= 1
            self._pool.submit(self._timed, think).add_done_callback(partial(_call, done, self._end))

    def _timed(self, think: Callable[[], Thought]) -> Thought:
        """In a thread: think, and tell how long that took."""
        began = monotonic()
        try:
            return think()
        finally:
            self.on_thought(monotonic() - began)

    def _end(self, done: asyncio.Future[Any], future: Future[Any]) -> None:
        self._free += 1
        if future.cancelled():
            done.cancel()
        elif not done.done():
            error = future.exception()
            if error is None:
                done.set_result(future.result())
            else:
                done.set_exception(error)
        self._begin()

    def close(self) -> None:
        """Let nobody think any more."""
        self._closed = True
        self._pool.shutdown(wait=True, cancel_futures=True)


def _feared(game: Game, fear: Fear) -> FearedReply:
    move = game.move_words.say(fear.move).as_list()
    return FearedReply(fear.seat, move, fear.share, fear.expected)


def _nobody_measures(_seconds: float) -> None:
    """Until somebody does."""


def _call(done: asyncio.Future[Any], end: Callable[..., None], future: Future[Any]) -> None:
    """From a thread: unless the loop is closed, and nobody waits any more."""
    with suppress(RuntimeError):
        done.get_loop().call_soon_threadsafe(end, done, future)
