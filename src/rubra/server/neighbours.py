"""Other processes that serve the same tables."""

from __future__ import annotations

from collections.abc import Callable

from rubra.server.database import Database


class Alone:
    """With SQLite there are none."""

    def on_news(self, callback: Callable[[str, str], None]) -> None:
        """Nobody else stores anything."""

    def on_announcement(self, callback: Callable[[str], None]) -> None:
        """Nobody else says anything."""

    def on_lost_keeping(self, callback: Callable[[], None]) -> None:
        """Nothing can be lost."""

    async def announce(self, text: str) -> None:
        """Nobody hears it."""

    async def keep(self, table: str) -> bool:
        """Who else?"""
        return True

    async def release(self, table: str) -> None:
        """There is nobody to take over."""

    def close(self) -> None:
        """Nothing is open."""


class Neighbours(Alone):
    """To come."""


def neighbours_of(database: Database, name: str) -> Neighbours | Alone:
    """Those that share the database with us."""
    return Alone()
