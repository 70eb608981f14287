"""The gallery: finished games that everybody who played them wants shown to strangers.

A game is shown while every person who sat there agrees; each can take that back at any time, and a
game whose people are not all here any more is not shown. Nothing about that is decided once and
kept: it follows from who agrees now. A table that is not open stays closed otherwise: strangers see
the replay, never what was said there.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from time import time

from rubra.server.model.stored import (
    AddConsent,
    Conflict,
    DropConsent,
    StoredConsent,
    StoredPerson,
    StoredTable,
)
from rubra.server.protocol.people import NotForGallery
from rubra.server.protocol.wire import (
    GalleryOffer,
    GalleryOfferList,
    GalleryState,
    TableInfo,
    TableList,
)
from rubra.server.requests.refusals import Refused
from rubra.server.store.store import Store
from rubra.server.support import limits

SENTENCES: dict[NotForGallery, str] = {
    "own_box": "A game with a box of one's own is not shown: its texts are somebody's own.",
    "one_device": "Several people sat at one device; nobody can agree for the others.",
    "continued": "A game that goes on from another one is not shown.",
    "gone": "Somebody who sat there is not here any more, and cannot agree.",
    "hidden": "It was taken out of the gallery by those who run this server.",
}

TellInfo = Callable[[StoredTable, StoredPerson | None], TableInfo]


class Gallery:
    """What is shown, and what may be."""

    def __init__(self, store: Store, info: TellInfo) -> None:
        """`info`: a table as somebody may see it."""
        self._store = store
        self._info = info

    async def shown(self, game: str | None = None, before: float | None = None) -> TableList:
        """Games that are shown, those that ended last first."""
        until = math.inf if before is None else before
        tables = await self._store.shown_tables(game, until)
        return TableList([self._info(table, None) for table in tables])

    async def offers(self, person: StoredPerson) -> GalleryOfferList:
        """Games of somebody that they, or others at them, want shown."""
        tables = await self._store.offered_tables_of(person.id)
        ids = [table.id for table in tables]
        consents = await self._store.consents_at(ids)
        hidden = await self._store.hidden_at(ids)
        found = []
        for table in tables:
            agreed = {one.person for one in consents if one.table == table.id}
            state = state_of(table, person, agreed, hidden.get(table.id))
            found.append(GalleryOffer(self._info(table, person), state))
        return GalleryOfferList(found)

    async def state(self, person: StoredPerson, table_id: str) -> GalleryState:
        """Whether a game of somebody is shown, and who agrees. Raises Refused."""
        return await self._state(person, await self._mine(person, table_id))

    async def agree(self, person: StoredPerson, table_id: str) -> GalleryState:
        """Want a game shown that one has played. Raises Refused."""
        table = await self._mine(person, table_id)
        why_not = (await self._state(person, table)).why_not
        if why_not is not None:
            raise Refused("not_for_gallery", SENTENCES[why_not])
        mine = await self._store.consents_of(person.id)
        if len(mine) >= limits.MOST_SHOWN and table_id not in {one.table for one in mine}:
            most = limits.MOST_SHOWN
            raise Refused("too_many", f"Nobody shows more than {most} games; take one back.")
        try:
            await self._store.commit(AddConsent(StoredConsent(table_id, person.id, time())))
        except Conflict:
            raise Refused("no_such_table", "There is no such table any more.") from None
        return await self._state(person, table)

    async def withdraw(self, person: StoredPerson, table_id: str) -> GalleryState:
        """Not want it any more: it is gone from the gallery at once. Raises Refused."""
        table = await self._mine(person, table_id)
        await self._store.commit(DropConsent(table_id, person.id))
        return await self._state(person, table)

    async def _mine(self, person: StoredPerson, table_id: str) -> StoredTable:
        """A finished game that somebody has played."""
        table = await self._store.table(table_id)
        if table is None:
            raise Refused("no_such_table", "There is no such table.")
        if all(seat.person != person.id for seat in table.seats):
            raise Refused("not_yours", "Only those who played a game can show it.")
        if table.phase != "over":
            raise Refused("not_over", "Only a finished game can be shown.")
        return table

    async def _state(self, person: StoredPerson, table: StoredTable) -> GalleryState:
        agreed = {one.person for one in await self._store.consents_at([table.id])}
        hidden = await self._store.hidden_at([table.id])
        return state_of(table, person, agreed, hidden.get(table.id))


def state_of(
    table: StoredTable, person: StoredPerson, agreed: set[str], hidden: str | None
) -> GalleryState:
    """How it stands with a game, if these people agree; `hidden`: why it was taken out."""
    people = [(number, seat.person) for number, seat in enumerate(table.seats) if not seat.bot]
    missing = [number for number, one in people if one not in agreed]
    why_not = "hidden" if hidden is not None else never(table)
    return GalleryState(
        shown=why_not is None and not missing,
        mine=person.id in agreed,
        agreed=[number for number, one in people if one in agreed],
        missing=missing,
        why_not=why_not,
        message=hidden or None,
    )


def never(table: StoredTable) -> NotForGallery | None:
    """Why a finished game can not be shown, whoever agrees."""
    people = [seat.person for seat in table.seats if not seat.bot]
    if None in people:
        return "gone"
    if len(set(people)) < len(people):
        return "one_device"
    if table.box_text is not None:
        return "own_box"
    return "continued" if table.secret is None else None
