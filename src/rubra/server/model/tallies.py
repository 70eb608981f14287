"""How often somebody has played a game, and against whom."""

from __future__ import annotations

from collections.abc import Iterable

from rubra.bots.levels import LEVELS, number_of
from rubra.server.model.stored import StoredTable
from rubra.server.protocol.wire import Tally

ALONE = "alone"  # instead of a level, where nobody else played


def count(tables: Iterable[StoredTable], person: str) -> list[Tally]:
    """Their finished games, by game and by the strongest bot if there were only bots.

    Where somebody played several seats it says nothing of them, and is not counted.
    """
    found: dict[tuple[str, str | None], Tally] = {}
    for table in tables:
        mine = [n for n, seat in enumerate(table.seats) if seat.person == person]
        if table.phase != "over" or table.result is None or len(mine) != 1:
            continue
        key = (table.game, _against(table, mine[0]))
        tally = found.setdefault(key, Tally(*key, 0, 0))
        tally.played += 1
        won = mine[0] in table.result["winners"] and not table.seats[mine[0]].resigned
        tally.won += won
    return sorted(found.values(), key=lambda one: (one.game, _rank(one.level)))


def _against(table: StoredTable, mine: int) -> str | None:
    """The level of the strongest bot, or ALONE; none: there were people."""
    others = [seat for number, seat in enumerate(table.seats) if number != mine]
    if not others:
        return ALONE
    if any(seat.bot is None for seat in others):
        return None
    return max((_named(seat.bot) for seat in others if seat.bot), key=_rank)


def _named(level: str) -> str:
    """A level without the budget that was typed with it."""
    return level if number_of(level) else level.partition(":")[0]


def _rank(level: str | None) -> tuple[int, int]:
    """Levels by number follow `easy`, the first of them."""
    if level is None or level == ALONE:
        return -1, 0
    number = number_of(level)
    return (LEVELS.index("easy"), number) if number else (LEVELS.index(level), 0)
