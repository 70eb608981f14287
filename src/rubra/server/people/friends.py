"""Friends, by invitation: whoever opens somebody's link and agrees is their friend, both ways.

Nobody is found by searching, and nobody is told who is whose friend.
"""

from __future__ import annotations

import secrets
from time import time

from rubra.server.model.seen import as_seen
from rubra.server.model.stored import AddFriends, Conflict, DropFriends, StoredPerson
from rubra.server.people.identity import Identity, Session
from rubra.server.protocol.wire import FriendList, Person
from rubra.server.requests.refusals import Refused
from rubra.server.store.store import Store
from rubra.server.support import limits


class Friends:
    """Everybody's friends."""

    def __init__(self, store: Store, identity: Identity) -> None:
        self.store = store
        self.identity = identity

    async def of(self, person: StoredPerson) -> FriendList:
        """The friends of somebody, and the code of their own link."""
        found = await self.store.friends_of(person.id)
        return FriendList([as_seen(friend) for friend in found], person.friend_code)

    async def new_code(self, session: Session) -> FriendList:
        """A link of one's own; the one before leads nowhere any more."""
        await self.identity.change(session, friend_code=secrets.token_urlsafe(12))
        return await self.of(session.person)

    async def whose(self, code: str) -> StoredPerson:
        """Who asks with a link. Raises Refused."""
        person = await self.store.person_by_code(code)
        if person is None:
            raise Refused("no_such_code", "This link leads to nobody any more; ask for a new one.")
        return person

    async def inviter(self, code: str) -> Person:
        """The same, as everybody may see them."""
        return as_seen(await self.whose(code))

    async def accept(self, person: StoredPerson, code: str) -> FriendList:
        """Be friends with whoever sent that link. Raises Refused."""
        other = await self.whose(code)
        if other.id == person.id:
            raise Refused("bad_option", "That is your own link; send it to a friend.")
        mine = await self.store.friends_of(person.id)
        if other.id in {friend.id for friend in mine}:
            return await self.of(person)
        theirs = await self.store.friends_of(other.id)
        if max(len(mine), len(theirs)) >= limits.MOST_FRIENDS:
            raise Refused("too_many", f"Nobody has more than {limits.MOST_FRIENDS} friends here.")
        try:
            await self.store.commit(AddFriends(person.id, other.id, time()))
        except Conflict:
            raise Refused("no_such_code", "They are not here any more.") from None
        return await self.of(person)

    async def drop(self, person: StoredPerson, friend: str) -> FriendList:
        """Be friends no more; they are not told."""
        await self.store.commit(DropFriends(person.id, friend))
        return await self.of(person)
