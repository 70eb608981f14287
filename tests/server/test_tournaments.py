"""Tournaments of a club: joined, started, paired, scored, whoever dies when."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

import msgspec
import pytest

from rubra.core import registry
from rubra.server.clubs import tournaments as chapter
from rubra.server.clubs.clubs import Clubs
from rubra.server.clubs.tournaments import HOUR, Tournaments
from rubra.server.model.stored import (
    STAND_IN,
    AddAuditEntry,
    Conflict,
    DropPerson,
    PutTable,
    StoredPerson,
    StoreError,
)
from rubra.server.model.stored_clubs import NextRound
from rubra.server.protocol.wire import Club, NewTournament, TakeSeat, Tournament
from rubra.server.support.limits import Limits
from tests.server.local_server import LocalServer, local_server, nonce, refusal

pytestmark = pytest.mark.anyio
TWO_SEATS = next(name for name in registry.names() if 2 in registry.about(name).players)
OF_SIDES = next(name for name in registry.names() if registry.about(name).sides)
DAYS = {"days": 2}


@pytest.fixture(autouse=True)
def quick_stand_ins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever stands in for somebody plays anything, at once."""
    monkeypatch.setattr("rubra.server.table.seats.STAND_IN", "random")


@dataclass
class ClubServer:
    """A club with people in it, at a server."""

    server: LocalServer
    clubs: Clubs
    tournaments: Tournaments
    people: list[StoredPerson] = field(default_factory=list)
    club: Club | None = None

    @property
    def leader(self) -> StoredPerson:
        """Who made the club."""
        return self.people[0]

    async def fill(self, count: int) -> None:
        """So many people are in the club."""
        self.people = await self.server.people(*(f"Member {n}" for n in range(count)))
        self.club = await self.clubs.make(self.leader, "Ludus")
        for person in self.people[1:]:
            await self.clubs.join(person, self.club.code)

    async def announce(self, **more: Any) -> Tournament:
        """A tournament that all join, but not begun."""
        assert self.club is not None
        asked = {"name": "Cup", "game": TWO_SEATS, "seats": 2, "format": "swiss", "hours": 24}
        asked |= {"pace": DAYS, "rounds": 3, **more}
        new = msgspec.convert(asked, NewTournament)
        return await self.tournaments.make(self.leader, self.club.id, new)

    async def begin(self, **more: Any) -> Tournament:
        """The same, begun."""
        made = await self.announce(**more)
        for person in self.people:
            await self.tournaments.join(person, made.id)
        return await self.tournaments.start(self.leader, made.id)

    async def see(self, tournament: Tournament) -> Tournament:
        """As it is now."""
        return await self.tournaments.show(self.leader, tournament.id)

    def person(self, tournament: Tournament, number: int) -> StoredPerson:
        """Somebody by their number in it."""
        known = next(one.person for one in tournament.entrants if one.number == number)
        return next(person for person in self.people if person.id == known)

    async def sit(self, person: StoredPerson, table: str) -> None:
        """Take the seat that is kept."""
        await self.server.service.take_seat(person, table, TakeSeat(nonce()))

    async def resign_all(self, tournament: Tournament, winner: int = 0) -> None:
        """At each table of the round everybody sits down, and all but one give up."""
        for pairing in (await self.see(tournament)).played[0].pairings:
            if pairing.table is None or pairing.points is not None:
                continue
            people = [self.person(tournament, one) for one in pairing.entrants if one is not None]
            for person in people:
                await self.sit(person, pairing.table)
            table = await self.server.live(pairing.table)
            assert table.stored.phase == "playing"
            for seat, person in enumerate(people):
                if seat != winner:
                    await self.server.do(person, table, "resign", seat=seat)

    async def rounds_are_over(self, tournament: Tournament, hours: float = 24.0) -> Tournament:
        """The time of the round is over."""
        self.server.clock.now += hours * HOUR + 1
        await self.tournaments.look()
        return await self.see(tournament)


def a_club_server(server: LocalServer, bounds: Limits | None = None) -> ClubServer:
    """Clubs and tournaments of a server."""
    bounds = bounds or Limits()
    clubs = Clubs(server.service.store, bounds)
    return ClubServer(server, clubs, Tournaments(server.service, clubs, bounds))


@pytest.fixture
async def club_server(sqlite_address: str) -> AsyncIterator[ClubServer]:
    """On an empty file."""
    async with local_server(sqlite_address) as server:
        yield a_club_server(server)


@pytest.fixture
async def both_servers(address: str) -> AsyncIterator[ClubServer]:
    """On an empty database of either kind."""
    async with local_server(address) as server:
        yield a_club_server(server)


def points(tournament: Tournament) -> dict[int, float]:
    """By number."""
    return {line.entrant: line.points for line in tournament.standings}


# --- From the beginning to the end ---


async def test_a_swiss_tournament_from_beginning_to_end(both_servers: ClubServer) -> None:
    """Four people, three rounds: everybody meets everybody, all points are counted."""
    club_server = both_servers
    await club_server.fill(4)
    tournament = await club_server.begin()
    assert (tournament.phase, tournament.round, tournament.rounds) == ("playing", 1, 3)
    for number in (1, 2, 3):
        assert (await club_server.see(tournament)).round == number
        await club_server.tournaments.look()  # nothing is due: nothing happens
        assert (await club_server.see(tournament)).round == number
        await club_server.resign_all(tournament)
        await club_server.tournaments.look()
    ended = await club_server.see(tournament)
    assert (ended.phase, ended.round, ended.until) == ("over", 3, None)
    met = {frozenset(one.entrants) for each in ended.played for one in each.pairings}
    assert met == {frozenset(pair) for pair in combinations(range(4), 2)}
    assert sum(points(ended).values()) == 6
    assert [line.played for line in ended.standings] == [3] * 4
    assert {tuple(one.points or ()) for each in ended.played for one in each.pairings} == {(1, 0)}
    best = [line.points for line in ended.standings]
    assert best == sorted(best, reverse=True)


async def test_a_round_robin_of_three(both_servers: ClubServer) -> None:
    """Each has one round without a game, which counts nothing."""
    club_server = both_servers
    await club_server.fill(3)
    tournament = await club_server.begin(format="round_robin")
    assert tournament.rounds == 3
    for _ in range(3):
        await club_server.resign_all(tournament)
        await club_server.tournaments.look()
    ended = await club_server.see(tournament)
    assert ended.phase == "over"
    assert sum(points(ended).values()) == 3
    assert [line.played for line in ended.standings] == [2, 2, 2]
    alone = [one for each in ended.played for one in each.pairings if one.table is None]
    assert sorted(one.entrants[0] for one in alone if one.entrants[0] is not None) == [0, 1, 2]
    assert {tuple(one.points or ()) for one in alone} == {(0,)}


async def test_a_bye_in_swiss_is_a_win(club_server: ClubServer) -> None:
    """At most one each, as long as there are others."""
    await club_server.fill(3)
    tournament = await club_server.begin()
    alone = []
    for _ in range(3):
        (free,) = [
            o for o in (await club_server.see(tournament)).played[0].pairings if o.table is None
        ]
        assert free.points == [1]
        alone += free.entrants
        await club_server.resign_all(tournament)
        await club_server.tournaments.look()
    assert sorted(who for who in alone if who is not None) == [0, 1, 2]
    assert sum(points(await club_server.see(tournament)).values()) == 6


async def test_a_game_of_sides_is_played_to_the_end(both_servers: ClubServer) -> None:
    """Each who wins has a point, the others have none; whoever gave up has none."""
    club_server = both_servers
    await club_server.fill(3)
    tournament = await club_server.begin(game=OF_SIDES, seats=3, rounds=2)
    for _ in range(2):
        one = (await club_server.see(tournament)).played[0].pairings[0]
        for person in club_server.people:
            await club_server.sit(person, one.table or "")
        table = await club_server.server.live(one.table or "")
        quitter = club_server.person(tournament, one.entrants[1] or 0)
        await club_server.server.do(quitter, table, "resign", seat=1)
        await club_server.tournaments.look()  # two play on
        assert (await club_server.see(tournament)).played[0].pairings[0].points is None
        await club_server.server.play_out(table)
        await club_server.tournaments.look()
        winners = table.core.match.result()["winners"]
        wanted = [float(seat in winners and seat != 1) for seat in range(3)]
        found = next(
            o
            for r in (await club_server.see(tournament)).played
            for o in r.pairings
            if o.table == one.table
        )
        assert found.points == wanted
    assert (await club_server.see(tournament)).phase == "over"


async def test_bots_fill_seats_only_where_that_was_chosen(club_server: ClubServer) -> None:
    """Then nobody is without a table; they stand nowhere."""
    await club_server.fill(3)
    tournament = await club_server.begin(bots="random", rounds=1)
    tables = tournament.played[0].pairings
    assert sorted(len([who for who in one.entrants if who is not None]) for one in tables) == [1, 2]
    assert all(one.table is not None for one in tables)
    await club_server.resign_all(tournament, winner=-1)  # all give up
    await club_server.tournaments.look()
    ended = await club_server.see(tournament)
    assert (ended.phase, len(ended.standings)) == ("over", 3)


# --- Seats ---


async def test_a_seat_of_a_tournament_is_for_one_person(club_server: ClubServer) -> None:
    """Nobody else sits there, with or without the link; whoever gets up finds it kept."""
    await club_server.fill(3)
    tournament = await club_server.begin()
    one = next(one for one in tournament.played[0].pairings if one.table is not None)
    assert one.table is not None
    first, second = (club_server.person(tournament, who) for who in one.entrants if who is not None)
    other = next(person for person in club_server.people if person not in (first, second))
    service = club_server.server.service
    for seat in (None, 0, 1):
        wish = TakeSeat(nonce(), seat=seat, invitation=one.invitation)
        assert await refusal(service.take_seat(other, one.table, wish)) == "seat_taken"
    stranger = await club_server.server.person("Stranger")
    assert await refusal(service.take_seat(stranger, one.table, TakeSeat(nonce()))) == "not_invited"
    wrong = TakeSeat(nonce(), seat=1)
    assert await refusal(service.take_seat(first, one.table, wrong)) == "seat_taken"
    assert await refusal(service.leave_seat(first, one.table, 0)) == "not_yours"
    await club_server.sit(first, one.table)
    await service.leave_seat(first, one.table, 0)
    for person in (other, stranger, second):
        wish = TakeSeat(nonce(), seat=0, invitation=one.invitation)
        assert await refusal(service.take_seat(person, one.table, wish)) == "seat_taken"
    await club_server.sit(first, one.table)
    for person in (first, second, other, club_server.leader):  # nobody is its host
        assert await refusal(service.close_table(person, one.table)) == "not_yours"
    info = await service.info(second, one.table)
    assert (info.tournament, info.phase) == (tournament.id, "gathering")
    await club_server.sit(second, one.table)
    assert (await service.info(second, one.table)).phase == "playing"


async def test_those_who_are_paired_are_told(club_server: ClubServer) -> None:
    """As of any seat that is kept for somebody; bots are not."""
    await club_server.fill(2)
    tournament = await club_server.begin()
    table = tournament.played[0].pairings[0].table
    assert sorted(club_server.server.reminded) == sorted(
        (one.id, table) for one in club_server.people
    )


# --- The time of a round ---


async def test_who_does_not_come_has_lost(club_server: ClubServer) -> None:
    """When the time is over; the table is closed, and the next round begins."""
    await club_server.fill(2)
    tournament = await club_server.begin(format="swiss", rounds=2)
    one = tournament.played[0].pairings[0]
    assert one.table is not None
    came = club_server.person(tournament, one.entrants[1] or 0)
    await club_server.sit(came, one.table)
    club_server.server.clock.now += 24 * HOUR - 10
    await club_server.tournaments.look()
    assert (await club_server.see(tournament)).round == 1  # not yet
    after = await club_server.rounds_are_over(tournament)
    assert after.round == 2
    assert after.played[1].pairings[0].points == [0, 1]
    table = await club_server.server.live(one.table)
    assert table.stored.phase == "closed"
    late = club_server.person(tournament, one.entrants[0] or 0)
    assert await refusal(club_server.sit(late, one.table)) == "closed"
    after = await club_server.rounds_are_over(tournament)  # nobody came to the second
    assert (after.phase, after.played[0].pairings[0].points) == ("over", [0, 0])


async def test_whom_an_unfinished_game_waits_for_has_lost(club_server: ClubServer) -> None:
    """The other has won; nobody plays on."""
    await club_server.fill(2)
    tournament = await club_server.begin(rounds=1)
    one = tournament.played[0].pairings[0]
    assert one.table is not None
    for person in club_server.people:
        await club_server.sit(person, one.table)
    table = await club_server.server.live(one.table)
    (waiting,) = table.core.match.waiting
    ended = await club_server.rounds_are_over(tournament)
    expected = [1.0, 1.0]
    expected[waiting] = 0.0
    assert ended.played[0].pairings[0].points == expected
    assert ended.phase == "over"
    assert table.stored.phase == "closed"
    person = club_server.person(tournament, one.entrants[waiting] or 0)
    reply = await club_server.server.send(person, table, "resign", seat=waiting)
    assert reply.error is not None


async def test_a_table_that_waits_for_a_round_is_not_removed(club_server: ClubServer) -> None:
    """However long nobody has been there; when it is scored it may be."""
    await club_server.fill(2)
    tournament = await club_server.begin(hours=24 * 40, rounds=1)
    table = tournament.played[0].pairings[0].table
    assert table is not None
    club_server.server.clock.now += 39 * 24 * HOUR
    store, now = club_server.server.service.store, club_server.server.clock.now
    assert await store.forsaken_tables("gathering", now) == []
    await club_server.server.service.tables.expire()
    assert await store.table(table) is not None
    await club_server.rounds_are_over(tournament, 24 * 2)
    assert await store.forsaken_tables("closed", now + 5 * 24 * HOUR) == [table]


async def test_a_table_that_is_gone_counts_nothing(club_server: ClubServer) -> None:
    """An operator has closed it: nobody has won."""
    await club_server.fill(2)
    tournament = await club_server.begin(rounds=1)
    table = tournament.played[0].pairings[0].table
    assert table is not None
    store = club_server.server.service.store
    stored = await store.table(table)
    assert stored is not None
    await store.commit(PutTable(chapter.replace(stored, phase="closed"), stored))
    await club_server.tournaments.look()
    ended = await club_server.see(tournament)
    assert (ended.phase, ended.played[0].pairings[0].points) == ("over", [0, 0])


# --- Leaving in the middle ---


async def test_who_withdraws_is_paired_no_more(club_server: ClubServer) -> None:
    """A game that has not begun is lost at once; what they have stays."""
    await club_server.fill(4)
    tournament = await club_server.begin(rounds=2)
    one = tournament.played[0].pairings[0]
    gone, other = (club_server.person(tournament, who) for who in one.entrants if who is not None)
    await club_server.sit(other, one.table or "")
    await club_server.tournaments.leave(gone, tournament.id, gone.id)
    await club_server.tournaments.look()
    assert (await club_server.see(tournament)).played[0].pairings[0].points == [0, 1]
    await club_server.resign_all(tournament)
    await club_server.tournaments.look()
    second = await club_server.see(tournament)
    assert second.round == 2
    paired = [who for each in second.played[0].pairings for who in each.entrants]
    assert sorted(who for who in paired if who is not None) == sorted(
        {0, 1, 2, 3} - {one.entrants[0]}
    )
    assert second.standings[-1].points == 0
    assert [each.withdrawn for each in second.entrants].count(True) == 1


async def test_in_a_round_robin_the_others_win_against_who_withdrew(
    club_server: ClubServer,
) -> None:
    """By a round without a game that counts as a win."""
    await club_server.fill(4)
    tournament = await club_server.begin(format="round_robin")
    await club_server.resign_all(tournament)
    gone = club_server.people[3]
    await club_server.tournaments.leave(gone, tournament.id, gone.id)
    for _ in range(3):
        await club_server.tournaments.look()
        await club_server.resign_all(tournament)
    ended = await club_server.see(tournament)
    assert ended.phase == "over"
    alone = [one for each in ended.played for one in each.pairings if one.table is None]
    assert [one.points for one in alone] == [[1], [1]]


async def test_a_tournament_without_opponents_is_over(club_server: ClubServer) -> None:
    """One is left."""
    await club_server.fill(2)
    tournament = await club_server.begin(rounds=5)
    await club_server.tournaments.leave(
        club_server.people[1], tournament.id, club_server.people[1].id
    )
    await club_server.tournaments.look()
    assert (await club_server.see(tournament)).phase == "over"


async def test_who_leaves_the_club_or_is_deleted_withdraws(both_servers: ClubServer) -> None:
    """From what has begun; what has not forgets them. Nothing of a deleted name stays."""
    club_server = both_servers
    await club_server.fill(4)
    begun, announced = await club_server.begin(), await club_server.announce()
    assert club_server.club is not None
    for person in club_server.people:
        await club_server.tournaments.join(person, announced.id)
    left, deleted = club_server.people[1], club_server.people[2]
    await club_server.clubs.drop_member(left, club_server.club.id, left.id)
    await club_server.server.service.store.commit(DropPerson(deleted.id, STAND_IN))
    now = await club_server.see(begun)
    assert [one.withdrawn for one in now.entrants] == [False, True, True, False]
    assert [one.name for one in now.entrants] == ["Member 0", "Member 1", None, "Member 3"]
    assert now.entrants[2].person is None
    assert len((await club_server.see(announced)).entrants) == 2
    assert await refusal(club_server.tournaments.show(left, begun.id)) == "no_such_tournament"


# --- Who may ---


async def test_only_members_join_and_only_before_it_begins(club_server: ClubServer) -> None:
    """Twice is once; strangers are told that there is nothing."""
    await club_server.fill(3)
    made = await club_server.announce()
    stranger = await club_server.server.person("Stranger")
    tournaments = club_server.tournaments
    for work in (
        tournaments.join(stranger, made.id),
        tournaments.show(stranger, made.id),
        tournaments.start(stranger, made.id),
        tournaments.call_off(stranger, made.id),
        tournaments.leave(stranger, made.id, stranger.id),
        tournaments.show(club_server.leader, "never"),
    ):
        assert await refusal(work) == "no_such_tournament"
    assert await refusal(tournaments.start(club_server.leader, made.id)) == "too_few"
    for person in (*club_server.people[:2], club_server.people[1]):
        await tournaments.join(person, made.id)
    assert len((await club_server.see(made)).entrants) == 2
    assert await refusal(tournaments.start(club_server.people[1], made.id)) == "not_yours"
    assert await refusal(tournaments.call_off(club_server.people[1], made.id)) == "not_yours"
    other = tournaments.leave(club_server.people[1], made.id, club_server.leader.id)
    assert await refusal(other) == "not_yours"
    await tournaments.leave(club_server.people[1], made.id, club_server.people[1].id)
    again = tournaments.leave(club_server.people[1], made.id, club_server.people[1].id)
    assert await refusal(again) == "no_such_person"
    await tournaments.join(
        club_server.people[2], made.id
    )  # whose number was free again, or the next
    assert (await tournaments.start(club_server.leader, made.id)).phase == "playing"
    assert await refusal(tournaments.join(club_server.people[1], made.id)) == "already_begun"
    assert await refusal(tournaments.start(club_server.leader, made.id)) == "already_begun"


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ({"game": "none"}, "no_such_game"),
        ({"game": OF_SIDES, "seats": 2}, "bad_option"),
        ({"options": {"none": 1}}, "bad_option"),
        ({"pace": {}}, "bad_option"),
        ({"pace": {"days": 2, "bank": 600}}, "bad_option"),
        ({"bots": "clever"}, "bad_option"),
        ({"name": " "}, "bad_name"),
    ],
)
async def test_what_cannot_be_played_is_not_announced(
    club_server: ClubServer, more: dict[str, Any], reason: str
) -> None:
    """A clear reason, and nothing is there."""
    await club_server.fill(2)
    assert await refusal(club_server.announce(**more)) == reason
    assert club_server.club is not None
    assert (await club_server.clubs.show(club_server.leader, club_server.club.id)).tournaments == []


async def test_bounds_of_tournaments(sqlite_address: str) -> None:
    """How many of a club are not over, and how many take part."""
    bounds = Limits(tournaments_of_club=2, people_of_tournament=2)
    async with local_server(sqlite_address) as server:
        club_server = a_club_server(server, bounds)
        await club_server.fill(3)
        made = await club_server.announce()
        await club_server.announce()
        assert await refusal(club_server.announce()) == "too_many"
        for person in club_server.people[:2]:
            await club_server.tournaments.join(person, made.id)
        assert (
            await refusal(club_server.tournaments.join(club_server.people[2], made.id))
            == "too_many"
        )
        await club_server.tournaments.call_off(club_server.leader, made.id)
        await club_server.announce()


async def test_a_tournament_is_called_off(club_server: ClubServer) -> None:
    """It is gone; who sits at one of its tables can play on."""
    await club_server.fill(2)
    tournament = await club_server.begin()
    table = tournament.played[0].pairings[0].table
    await club_server.tournaments.call_off(club_server.leader, tournament.id)
    assert await refusal(club_server.see(tournament)) == "no_such_tournament"
    for person in club_server.people:
        await club_server.sit(person, table or "")
    assert (await club_server.server.live(table or "")).stored.phase == "playing"


# --- Several at once, and the end of a process ---


async def test_it_starts_once(both_servers: ClubServer) -> None:
    """Whoever presses twice, at the same moment: one round, with its tables."""
    club_server = both_servers
    await club_server.fill(4)
    made = await club_server.announce()
    for person in club_server.people:
        await club_server.tournaments.join(person, made.id)
    starts = [club_server.tournaments.start(club_server.leader, made.id) for _ in range(4)]
    found = await asyncio.gather(*starts, return_exceptions=True)
    assert sum(isinstance(one, Tournament) for one in found) == 1
    begun = await club_server.see(made)
    assert (begun.round, len(begun.played), len(begun.played[0].pairings)) == (1, 1, 2)
    assert await tables_of(club_server) == 2


async def tables_of(club_server: ClubServer) -> int:
    """How many tables wait for those who were paired."""
    store = club_server.server.service.store
    tables = [await store.tables_of(person.id) for person in club_server.people]
    return len({table.id for some in tables for table in some})


async def test_two_processes_pair_a_round_once(postgres_address: str) -> None:
    """Both look at the same moment, again and again; no round is lost or doubled."""
    async with (
        local_server(postgres_address) as here,
        local_server(postgres_address, here.clock) as there,
    ):
        club_server, other = a_club_server(here), a_club_server(there)
        await club_server.fill(4)
        tournament = await club_server.begin(rounds=3)
        for number in (1, 2, 3):
            here.clock.now += 24 * HOUR + 1
            for _ in range(2):
                await asyncio.gather(club_server.tournaments.look(), other.tournaments.look())
            now = await club_server.see(tournament)
            assert len(now.played) == min(number + 1, 3)
            assert await tables_of(club_server) == 2 * min(number + 1, 3)
        assert now.phase == "over"


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_process_that_dies_leaves_a_whole_round_or_none(
    address: str, when: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before it is stored, or after that and before anybody hears of it: another goes on."""
    async with local_server(address) as server:
        club_server = a_club_server(server)
        await club_server.fill(4)
        tournament = await club_server.begin(rounds=2)
        people, club, clock = club_server.people, club_server.club, server.clock
        store = server.service.store
        commit = store.commit

        async def die(*changes: Any) -> None:
            if not any(isinstance(change, NextRound) for change in changes):
                await commit(*changes)
                return
            if when == "after":
                await commit(*changes)
            raise StoreError("the process dies here")

        monkeypatch.setattr(store, "commit", die)
        clock.now += 24 * HOUR + 1
        with pytest.raises(StoreError):
            await club_server.tournaments.look()
    async with local_server(address, clock) as server:
        club_server = a_club_server(server)
        club_server.people, club_server.club = people, club
        assert len((await club_server.see(tournament)).played) == (1 if when == "before" else 2)
        for _ in range(3):
            await club_server.tournaments.look()
        now = await club_server.see(tournament)
        assert (now.round, len(now.played), len(now.played[0].pairings)) == (2, 2, 2)
        assert await tables_of(club_server) == 4


async def test_a_round_is_stored_whole_or_not_at_all(both_servers: ClubServer) -> None:
    """If anything of it cannot be stored, the tournament is as it was."""
    club_server = both_servers
    await club_server.fill(2)
    tournament = await club_server.begin()
    store = club_server.server.service.store
    was = await store.tournament(tournament.id)
    assert was is not None
    late = chapter.replace(was, round=2)
    step = NextRound(late, was, people=5)
    for changes in ([step], [NextRound(late, late, 2)]):
        with pytest.raises(Conflict):
            await store.commit(*changes)
    broken: Callable[..., Any] = AddAuditEntry
    with pytest.raises(StoreError):
        await store.commit(NextRound(late, was, 2), broken(club_server))
    assert await store.tournament(tournament.id) == was
