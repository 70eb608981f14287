"""Bots at the tables: they think in threads, only so many at once, and never keep people waiting.

A bot is given a `Position` of a match that stands still, so play may go on meanwhile. Its answer is
held back until a fixed while after it was asked: how long it thought would tell whether it had
anything to think about.
"""

from __future__ import annotations

import asyncio
import math
import os
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import TypeVar

from rubra.bots.levels import Bot, make_bot
from rubra.bots.player import Opinion, player_of
from rubra.bots.searcher import SearchBot
from rubra.core.match import Match
from rubra.core.position import Position
from rubra.core.stream import KEY_BYTES, stream_from_key
from rubra.server.wire import ConsideredMove, HintTold

Thought = TypeVar("Thought")

STAND_IN = "medium"
ADVISER = "medium"
# Longer than the level thinks on a machine that is not overloaded
PAUSES = {"random": 0.6, "easy": 0.6, "medium": 0.6, "hard": 1.2}


class Thinkers:
    """Where bots think."""

    def __init__(self, limit: int | None = None, pause: float = 1.0) -> None:
        """At most `limit` at once; `pause` stretches the time for which answers are held back."""
        self._pool = ThreadPoolExecutor(limit or max(1, (os.cpu_count() or 2) - 1), "bot")
        self._pause = pause
        self.thinking = 0  # at this moment
        self.on_thought: Callable[[float], None] = _nobody_measures

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return self._pool._work_queue.qsize()

    def _timed(self, think: Callable[[Position], Thought], position: Position) -> Thought:
        """In a thread: think, and tell how long that took."""
        began = monotonic()
        self.thinking += 1
        try:
            return think(position)
        finally:
            self.thinking -= 1
            self.on_thought(monotonic() - began)

    def new_bot(self, level: str) -> Bot:
        """A bot with luck of its own, which nobody can know."""
        return make_bot(level, stream_from_key(secrets.token_bytes(KEY_BYTES)))

    async def choose(self, bot: Bot, level: str, match: Match, seat: int) -> int:
        """The bot's move in a match that stands still."""
        loop = asyncio.get_running_loop()
        ready_at = loop.time() + self._pause * PAUSES[level.partition(":")[0]]
        move = await loop.run_in_executor(
            self._pool, self._timed, bot.choose, Position(match, seat)
        )
        await asyncio.sleep(max(0.0, ready_at - loop.time()))
        return move

    async def advise(self, adviser: SearchBot, match: Match, seat: int) -> HintTold:
        """What a bot would consider at a seat, from what that seat knows."""
        loop = asyncio.get_running_loop()
        position = Position(match, seat)
        thought = await loop.run_in_executor(self._pool, self._timed, adviser.think, position)
        words = match.game.move_words
        moves = [
            ConsideredMove(
                words.say(one.move).as_list(),
                one.share,
                None if math.isnan(one.expected) else one.expected,
            )
            for one in thought.moves
            if one.share > 0
        ]
        return HintTold(moves, thought.knowledge)

    async def opinion(self, match: Match, seat: int) -> Opinion | None:
        """Whom a bot would trust or suspect, as anybody might who only watches."""
        player = player_of(match.game)
        if player.opinion is None:
            return None
        watcher = self.new_bot(ADVISER)
        assert isinstance(watcher, SearchBot)
        loop = asyncio.get_running_loop()
        position = Position(match, seat)
        await loop.run_in_executor(self._pool, self._timed, watcher.attend, position)
        return player.opinion(watcher.mind, seat)

    def close(self) -> None:
        """Let nobody think any more."""
        self._pool.shutdown(wait=True, cancel_futures=True)


def _nobody_measures(_seconds: float) -> None:
    """Until somebody does."""
