"""Clubs: a link, and a list of people.

Nobody finds a club by searching; whoever is not in it is not even told that there is one.
"""

from __future__ import annotations

import secrets
from contextlib import suppress
from dataclasses import replace
from time import time

from rubra.server.model.seen import as_seen
from rubra.server.model.stored import Conflict, StoredPerson
from rubra.server.model.stored_clubs import (
    AddMember,
    DropClub,
    DropMember,
    PutClub,
    StoredClub,
    StoredMember,
    StoredTournament,
)
from rubra.server.protocol.wire import Club, ClubInvitation, ClubLine, ClubList, TournamentLine
from rubra.server.requests.parsing import read_name
from rubra.server.requests.refusals import Refused
from rubra.server.store.store import Store
from rubra.server.support.limits import Limits

BYTES_OF_CODE = 12


class Clubs:
    """Everybody's clubs."""

    def __init__(self, store: Store, bounds: Limits) -> None:
        self.store = store
        self.bounds = bounds

    # --- Looking ---

    async def of(self, person: StoredPerson) -> ClubList:
        """The clubs of somebody, by name."""
        return ClubList(
            [
                ClubLine(
                    club.id,
                    club.name,
                    len(await self.store.members(club.id)),
                    club.leader == person.id,
                )
                for club in await self.store.clubs_of(person.id)
            ]
        )

    async def invitation(self, person: StoredPerson | None, code: str) -> ClubInvitation:
        """What a link leads to. Raises Refused."""
        club = await self._club_of_code(code)
        members = await self.store.members(club.id)
        leader = await self.store.person(club.leader)
        assert leader is not None, "whoever leads a club is in it"
        mine = person is not None and any(one.person == person.id for one in members)
        return ClubInvitation(club.id, club.name, as_seen(leader), len(members), mine)

    async def show(self, person: StoredPerson, club_id: str) -> Club:
        """A club, for one of its members. Raises Refused."""
        club = await self.check_member(person, club_id)
        members = await self.store.members(club.id)
        people = await self.store.people(one.person for one in members)
        tournaments = await self.store.tournaments_of_club(club.id)
        return Club(
            club.id,
            club.name,
            club.leader,
            club.code,
            [as_seen(people[one.person]) for one in members if one.person in people],
            [await self._line(person, one) for one in tournaments],
        )

    async def _line(self, person: StoredPerson, one: StoredTournament) -> TournamentLine:
        entrants = await self.store.entrants(one.id)
        return TournamentLine(
            one.id,
            one.name,
            one.game,
            one.phase,
            len(entrants),
            one.round,
            one.rounds,
            any(entrant.person == person.id for entrant in entrants),
        )

    async def check_member(self, person: StoredPerson, club_id: str) -> StoredClub:
        """The club, if somebody is in it. Raises Refused."""
        club = await self.store.club(club_id)
        if club is not None and await self._is_in(club.id, person.id):
            return club
        raise Refused("no_such_club", "There is no such club, or you are not in it.")

    async def check_leader(self, person: StoredPerson, club_id: str) -> StoredClub:
        """The club, if somebody leads it. Raises Refused."""
        club = await self.check_member(person, club_id)
        if club.leader != person.id:
            raise Refused("not_yours", "Only whoever leads the club may do that.")
        return club

    async def _is_in(self, club: str, person: str) -> bool:
        return any(one.person == person for one in await self.store.members(club))

    async def _club_of_code(self, code: str) -> StoredClub:
        club = await self.store.club_by_code(code)
        if club is None:
            raise Refused("no_such_code", "This link leads to no club any more; ask for a new one.")
        return club

    # --- Coming and going ---

    async def make(self, person: StoredPerson, name: str) -> Club:
        """A new club, which somebody leads. Raises Refused."""
        name = read_name(name)
        await self._check_room_for(person)
        club = StoredClub(_new_id(), name, person.id, _new_code(), time())
        try:
            await self.store.commit(PutClub(club))
        except Conflict:
            raise Refused("not_signed_in", "You are not here any more.") from None
        return await self.show(person, club.id)

    async def join(self, person: StoredPerson, code: str) -> Club:
        """Join by a link; twice is once. Raises Refused."""
        club = await self._club_of_code(code)
        if not await self._is_in(club.id, person.id):
            await self._check_room_for(person)
            if len(await self.store.members(club.id)) >= self.bounds.members_of_club:
                most = self.bounds.members_of_club
                raise Refused("too_many", f"This club has {most} members; it takes no more.")
            try:
                await self.store.commit(AddMember(club.id, code, StoredMember(person.id, time())))
            except Conflict:  # they have joined meanwhile, or the link has ended
                await self._club_of_code(code)
        return await self.show(person, club.id)

    async def _check_room_for(self, person: StoredPerson) -> None:
        most = self.bounds.clubs_of_person
        if len(await self.store.clubs_of(person.id)) >= most:
            raise Refused("too_many", f"Nobody is in more than {most} clubs here; leave one first.")

    async def drop_member(self, person: StoredPerson, club_id: str, member: str) -> None:
        """Somebody leaves, or its leader removes them: then the link ends, too. Raises Refused."""
        club = await self.check_member(person, club_id)
        if member == club.leader:
            raise Refused("leads_club", "Whoever leads the club hands it over first, or closes it.")
        if member != person.id and club.leader != person.id:
            raise Refused("not_yours", "Only whoever leads the club may do that.")
        drop = DropMember(club.id, member)
        if member == person.id:
            with suppress(Conflict):  # they have been removed meanwhile
                await self.store.commit(drop)
            return
        if not await self._is_in(club.id, member):
            raise Refused("no_such_person", "They are not in this club.")
        await self.store.commit(drop, PutClub(replace(club, code=_new_code()), club))

    # --- What its leader decides ---

    async def rename(self, person: StoredPerson, club_id: str, name: str) -> Club:
        """Another name."""
        club = await self.check_leader(person, club_id)
        await self.store.commit(PutClub(replace(club, name=read_name(name)), club))
        return await self.show(person, club_id)

    async def new_code(self, person: StoredPerson, club_id: str) -> Club:
        """Another link; the one before leads nowhere any more."""
        club = await self.check_leader(person, club_id)
        await self.store.commit(PutClub(replace(club, code=_new_code()), club))
        return await self.show(person, club_id)

    async def hand_over(self, person: StoredPerson, club_id: str, member: str) -> Club:
        """Another member leads from now on."""
        club = await self.check_leader(person, club_id)
        if not await self._is_in(club.id, member):
            raise Refused("no_such_person", "They are not in this club.")
        await self.store.commit(PutClub(replace(club, leader=member), club))
        return await self.show(person, club_id)

    async def close(self, person: StoredPerson, club_id: str) -> None:
        """The club and its tournaments are gone for good; tables stay."""
        club = await self.check_leader(person, club_id)
        with suppress(Conflict):
            await self.store.commit(DropClub(club.id))


def _new_id() -> str:
    return secrets.token_urlsafe(9)


def _new_code() -> str:
    return secrets.token_urlsafe(BYTES_OF_CODE)
