"""Tasks in the background: those that come to an end, and those that run as long as the server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from rubra.server.model.stored import StoreError
from rubra.server.requests.refusals import Refused

log = logging.getLogger("rubra.tasks")


class Tasks:
    """All of them; whatever goes wrong in one is logged."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()  # that come to an end
        self._services: list[asyncio.Task[Any]] = []

    @property
    def are_done(self) -> bool:
        """Whether nothing runs but what runs as long as the server."""
        return not self._running

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Have something done meanwhile."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._finished)
        return task

    def start_service(self, work: Coroutine[Any, Any, Any]) -> None:
        """Have something done again and again, as long as the server runs."""
        task = asyncio.get_running_loop().create_task(work)
        self._services.append(task)
        task.add_done_callback(self._finished)

    async def close(self) -> None:
        """Cancel all of them, and wait until they have ended."""
        under_way = [*self._running, *self._services]
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, (Refused, StoreError)):
            log.error("a background task failed", exc_info=error)
