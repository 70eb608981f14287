"""Tournaments of a club: its members join, its leader starts, the server pairs and counts.

A round is stored together with its tables, in one transaction that fails if somebody else was
first: it is there whole and once, whichever process dies when. What tables come to is read from
the store every few seconds, by every process; what is due is done by the first.
"""

from __future__ import annotations

import asyncio
import logging
import random
from contextlib import suppress
from dataclasses import replace
from typing import Any

from rubra.bots.levels import LEVELS
from rubra.core import placing
from rubra.core.errors import RubraError
from rubra.core.game import Game
from rubra.server.clubs.clubs import Clubs
from rubra.server.games.catalog import load_game
from rubra.server.model import pairing
from rubra.server.model.pairing import Round
from rubra.server.model.standings import WHOLE, Played, points_by_place, standings
from rubra.server.model.stored import (
    Change,
    Conflict,
    PutTable,
    StoredPerson,
    StoredSeat,
    StoredTable,
    StoreError,
)
from rubra.server.model.stored_clubs import (
    AddEntrant,
    DropEntrant,
    DropTournament,
    NextRound,
    PutTournament,
    ScorePairing,
    StoredClub,
    StoredEntrant,
    StoredPairing,
    StoredTournament,
)
from rubra.server.protocol.wire import (
    Entrant,
    NewTournament,
    Pairing,
    StandingLine,
    Tournament,
    TournamentRound,
)
from rubra.server.requests.parsing import read_name
from rubra.server.requests.refusals import Refused, our_mistake, refused_because
from rubra.server.service.live_table import LiveTable
from rubra.server.service.table_service import TableService
from rubra.server.support import limits, logs
from rubra.server.support.limits import Limits
from rubra.server.table import new_tables

SECONDS_TO_LOOK = 2.0
HOUR = 3600.0
ROUND_OVER = "The round of its tournament is over."
DECIDED = "It is decided: nobody is left to play against."
TRIES = 5  # when somebody else is first again and again

log = logging.getLogger("rubra.tournaments")


class Tournaments:
    """The tournaments of all clubs."""

    def __init__(self, service: TableService, clubs: Clubs, bounds: Limits) -> None:
        self.service = service
        self.store = service.store
        self.clubs = clubs
        self.bounds = bounds
        self.clock = service.runtime.clock

    # --- Looking ---

    async def show(self, person: StoredPerson, tournament_id: str) -> Tournament:
        """A tournament, for a member of its club. Raises Refused."""
        tournament, club = await self._find(person, tournament_id)
        entrants = await self.store.entrants(tournament.id)
        pairings = await self.store.pairings(tournament.id)
        invitations = await self.store.invitations(tournament.id)
        return _shown(tournament, club, entrants, pairings, invitations, person.id)

    async def _find(
        self, person: StoredPerson, tournament_id: str
    ) -> tuple[StoredTournament, StoredClub]:
        """A tournament of a club that somebody is in. Raises Refused."""
        tournament = await self.store.tournament(tournament_id)
        if tournament is not None:
            with suppress(Refused):
                return tournament, await self.clubs.check_member(person, tournament.club)
        raise Refused(
            "no_such_tournament", "There is no such tournament, or you are not in its club."
        )

    # --- Before it begins ---

    async def make(self, person: StoredPerson, club_id: str, new: NewTournament) -> Tournament:
        """A new tournament, which the members of a club can join. Raises Refused."""
        club = await self.clubs.check_leader(person, club_id)
        name = read_name(new.name)
        most = self.bounds.tournaments_of_club
        running = await self.store.tournaments_of_club(club.id, limit=1_000)
        if sum(one.phase != "over" for one in running) >= most:
            raise Refused("too_many", f"A club has at most {most} tournaments that are not over.")
        if new.pace.bank is not None and new.pace.days is not None:
            raise Refused("bad_option", "A table is live or correspondence, not both.")
        if new.pace.bank is None and new.pace.days is None:
            raise Refused("bad_option", "A tournament has a clock, or days for each decision.")
        if new.bots is not None and new.bots not in LEVELS:
            raise Refused("bad_option", f"A bot is {', '.join(LEVELS)}.")
        game = await load_game(new.game)
        try:
            game.about.settle(new.seats, new.options)
        except RubraError as error:
            raise refused_because(error) or our_mistake() from None
        tournament = StoredTournament(
            id=self.service.runtime.randomness.new_id(),
            club=club.id,
            name=name,
            game=game.name,
            options=dict(new.options),
            seats=new.seats,
            format=new.format,
            rounds=new.rounds if new.format == "swiss" else 0,
            pace=new.pace,
            hours=new.hours,
            bots=new.bots,
            created=self.clock(),
        )
        try:
            await self.store.commit(PutTournament(tournament))
        except Conflict:
            raise Refused("no_such_club", "The club is not here any more.") from None
        return await self.show(person, tournament.id)

    async def join(self, person: StoredPerson, tournament_id: str) -> Tournament:
        """Somebody takes part; twice is once. Raises Refused."""
        for _ in range(TRIES):
            tournament, _club = await self._find(person, tournament_id)
            entrants = await self.store.entrants(tournament.id)
            if any(one.person == person.id for one in entrants):
                break
            if tournament.phase != "joining":
                raise Refused("already_begun", "The tournament has begun; nobody joins any more.")
            most = self._most_people(tournament)
            if len(entrants) >= most:
                raise Refused("too_many", f"At most {most} take part; all places are taken.")
            number = 1 + max((one.number for one in entrants), default=-1)
            entrant = StoredEntrant(number, person.id, person.name, self.clock())
            with suppress(Conflict):  # somebody else has the number now, or it has begun
                await self.store.commit(AddEntrant(tournament.id, entrant))
                break
        else:
            raise Refused("busy", "Others are faster all the time; try again.")
        return await self.show(person, tournament_id)

    def _most_people(self, tournament: StoredTournament) -> int:
        most = self.bounds.people_of_tournament
        return most if tournament.format == "swiss" else min(most, limits.MOST_IN_ROUND_ROBIN)

    async def leave(self, person: StoredPerson, tournament_id: str, who: str) -> Tournament:
        """Somebody withdraws, or whoever leads the club has them do so. Raises Refused."""
        tournament, club = await self._find(person, tournament_id)
        if who != person.id and club.leader != person.id:
            raise Refused("not_yours", "Only whoever leads the club may do that.")
        if tournament.phase == "over":
            raise Refused("already_over", "The tournament is over.")
        for one in await self.store.entrants(tournament.id):
            if one.person == who:
                with suppress(Conflict):  # they have left meanwhile
                    await self.store.commit(DropEntrant(tournament.id, one.number))
                break
        else:
            raise Refused("no_such_person", "They do not take part.")
        return await self.show(person, tournament_id)

    async def call_off(self, person: StoredPerson, tournament_id: str) -> None:
        """Whoever leads the club calls it off: it is gone for good, its tables stay."""
        tournament, club = await self._find(person, tournament_id)
        await self.clubs.check_leader(person, club.id)
        with suppress(Conflict):
            await self.store.commit(DropTournament(tournament.id))

    async def start(self, person: StoredPerson, tournament_id: str) -> Tournament:
        """Whoever leads the club has it begin. Raises Refused."""
        for _ in range(TRIES):
            tournament, club = await self._find(person, tournament_id)
            await self.clubs.check_leader(person, club.id)
            if tournament.phase != "joining":
                raise Refused("already_begun", "The tournament has begun already.")
            with suppress(Conflict):  # somebody has joined or left meanwhile
                if not await self._pair(tournament):
                    raise Refused("too_few", "There are too few people for a table; wait for more.")
                return await self.show(person, tournament_id)
        raise Refused("busy", "Others are faster all the time; try again.")

    # --- Round by round ---

    async def run(self) -> None:
        """Do what is due, for as long as the server runs."""
        while True:
            await asyncio.sleep(SECONDS_TO_LOOK)
            try:
                await self.look()
            except StoreError as error:  # the next look finds it
                logs.broke("tournaments", error)

    async def look(self) -> None:
        """Score what is over, and pair the rounds that follow."""
        for tournament in await self.store.due_tournaments(self.clock()):
            try:
                await self._go_on(tournament)
            except (Conflict, Refused) as error:  # another process does it, or the next look
                log.info("tournament %s: %s", tournament, error)
            except StoreError:
                raise
            except Exception as error:  # no reason to leave the others out
                logs.broke("tournament", error)

    async def _go_on(self, tournament_id: str) -> None:
        tournament = await self.store.tournament(tournament_id)
        if tournament is None or tournament.phase != "playing" or tournament.until is None:
            return
        is_over = self.clock() >= tournament.until
        gone = {one.person for one in await self.store.entrants(tournament.id) if one.withdrawn}
        waits = False
        for one in await self.store.pairings(tournament.id):
            if one.round == tournament.round and one.points is None:
                waits |= not await self._score(tournament, one, is_over, gone)
        if not waits:
            await self._pair(tournament)

    async def _score(
        self,
        tournament: StoredTournament,
        one: StoredPairing,
        is_over: bool,
        gone: set[str | None],
    ) -> bool:
        """Write down what a table has come to, if that is known; whether it is."""
        assert one.table is not None
        stored = await self.store.table(one.table)
        if stored is None:
            nothing = [0] * len(one.entrants)
            await self.store.commit(ScorePairing(tournament.id, one.round, one.number, nothing))
            return True
        goes_on = stored.phase in ("playing", "frozen") and not _is_decided(stored)
        if goes_on and not is_over:
            return False
        live = await self.service.tables.get(one.table)
        scored = False

        def score() -> list[Change]:
            nonlocal scored
            scored = False
            table = live.stored
            ends = is_over or _nobody_comes(table, gone) or _is_decided(table)
            if table.phase not in ("over", "closed") and not ends:
                return []
            scored = True
            points = points_of(live)
            changes = live.core.seats.end_of_round(ROUND_OVER if is_over else DECIDED)
            return [*changes, ScorePairing(tournament.id, one.round, one.number, points)]

        await live.submit(score)
        return scored

    async def _pair(self, tournament: StoredTournament) -> bool:
        """The next round, or the end; whether there is a table. Raises Conflict."""
        entrants = await self.store.entrants(tournament.id)
        pairings = await self.store.pairings(tournament.id)
        game = await load_game(tournament.game)
        planned, rounds = await asyncio.to_thread(plan, tournament, game, entrants, pairings)
        is_start = tournament.phase == "joining"
        if planned is None and is_start:
            return False
        now = self.clock()
        until = now + tournament.hours * HOUR
        number = tournament.round + 1
        after = replace(tournament, round=number, rounds=rounds, until=until, phase="playing")
        if is_start:
            after.begun = now
        if planned is None:
            after = replace(tournament, phase="over", until=None, ended=now)
        named = {one.number: one for one in entrants}
        tables: list[StoredTable] = []
        paired: list[StoredPairing] = []
        for group in planned.groups if planned is not None else ():
            table = self._table(tournament, game, [named[who] for who in group], now)
            tables.append(table)
            bots = [None] * (len(table.seats) - len(group))
            paired.append(StoredPairing(number, len(paired), table.id, [*group, *bots]))
        for who, points in planned.alone if planned is not None else ():
            paired.append(StoredPairing(number, len(paired), None, [who], [points]))
        step = NextRound(after, tournament, len(entrants), paired)
        await self.store.commit(step, *(PutTable(table) for table in tables))
        for table in tables:
            self._tell(table)
        return True

    def _table(
        self, tournament: StoredTournament, game: Game, group: list[StoredEntrant], now: float
    ) -> StoredTable:
        luck = self.service.runtime.randomness
        seats = [StoredSeat(kept_for=one.person, kept_name=one.name) for one in group]
        if tournament.bots is not None:
            while len(seats) < tournament.seats:
                seats.append(
                    new_tables.bot_seat(
                        game.name, tournament.seats, tournament.bots, len(seats), luck
                    )
                )
        options = game.about.settle(len(seats), tournament.options)
        box = self.service.making.box_of(game)
        return new_tables.tournament_table(tournament, game, box, options, seats, now, luck)

    def _tell(self, table: StoredTable) -> None:
        """Those who want to be told hear that a seat waits for them."""
        on_turn = self.service.runtime.on_turn
        if on_turn is not None:
            info = self.service.tables.make(table).core.info()
            for seat in table.seats:
                if seat.kept_for is not None:
                    on_turn(seat.kept_for, info)


# --- What follows from what is stored ---


class Planned:
    """A round: who sits together, and who is alone with how many points."""

    def __init__(self, groups: list[tuple[int, ...]], alone: list[tuple[int, int]]) -> None:
        self.groups = groups
        self.alone = alone


def plan(
    tournament: StoredTournament,
    game: Game,
    entrants: list[StoredEntrant],
    pairings: list[StoredPairing],
) -> tuple[Planned | None, int]:
    """The next round, if there is one, and how many there are in all."""
    allowed = [size for size in (2, 3, 4) if _fits(game, size, tournament.options)]
    active = [one.number for one in entrants if not one.withdrawn]

    def sizes_of(people: int) -> list[int]:
        if tournament.bots is not None:
            return pairing.sizes_with_bots(people, tournament.seats)
        return pairing.table_sizes(people, tournament.seats, allowed)

    rounds = tournament.rounds
    if len(active) < 2 or not sizes_of(len(active)):
        return None, rounds
    if tournament.format == "swiss":
        if tournament.round >= rounds:
            return None, rounds
        found = pairing.swiss(
            _ranked(tournament, entrants, pairings), sizes_of(len(active)), rounds_of(pairings)
        )
        return Planned(list(found.groups), [(one, WHOLE) for one in found.idle]), rounds
    numbers = [one.number for one in entrants]
    schedule = pairing.round_robin(len(numbers), tuple(sizes_of(len(numbers))))
    if tournament.round >= len(schedule):
        return None, len(schedule)
    wanted = schedule[tournament.round]
    planned = Planned([], [])
    for group in wanted.groups:
        here = tuple(numbers[one] for one in group if numbers[one] in active)
        if here and (tournament.bots is not None or len(here) in allowed):
            planned.groups.append(here)
        else:  # the others have withdrawn: no game, and a win
            planned.alone += [(one, WHOLE) for one in here]
    for one in wanted.idle:
        if numbers[one] in active:
            if tournament.bots is not None:
                planned.groups.append((numbers[one],))
            else:
                planned.alone.append((numbers[one], 0))
    return planned, len(schedule)


def _fits(game: Game, size: int, options: dict[str, Any]) -> bool:
    try:
        game.about.settle(size, options)
    except RubraError:
        return False
    return True


def _ranked(
    tournament: StoredTournament, entrants: list[StoredEntrant], pairings: list[StoredPairing]
) -> list[int]:
    """Those who play on, the best first; equals by lot."""
    lot = random.Random(tournament.id)
    numbers = [one.number for one in entrants]
    lot.shuffle(numbers)
    gone = {one.number for one in entrants if one.withdrawn}
    ranked = standings(numbers, played_of(pairings))
    return [one.person for one in ranked if one.person not in gone]


def rounds_of(pairings: list[StoredPairing]) -> list[Round]:
    """Who has sat together so far."""
    found: dict[int, tuple[list[tuple[int, ...]], list[int]]] = {}
    for one in pairings:
        groups, idle = found.setdefault(one.round, ([], []))
        people = tuple(who for who in one.entrants if who is not None)
        if one.table is None:
            idle += people
        else:
            groups.append(people)
    return [Round(tuple(groups), tuple(idle)) for groups, idle in found.values()]


def played_of(pairings: list[StoredPairing]) -> list[Played]:
    """What is over, to be counted."""
    return [
        Played(tuple(one.entrants), tuple(one.points)) for one in pairings if one.points is not None
    ]


def _nobody_comes(table: StoredTable, gone: set[str | None]) -> bool:
    """Whether a seat stays empty: whoever it was for has withdrawn."""
    return table.phase == "gathering" and any(
        seat.person is None
        and seat.bot is None
        and (seat.kept_for is None or seat.kept_for in gone)
        for seat in table.seats
    )


def _is_decided(table: StoredTable) -> bool:
    """Whether all have given up but one, or all."""
    return table.phase == "playing" and sum(not seat.resigned for seat in table.seats) <= 1


def points_of(live: LiveTable) -> list[int]:
    """What each seat has of a table, in twelfths.

    Whoever gave up has nothing; if only one has not, that one has won. If the game is not over,
    those have nothing whom it waits for, for whom a bot plays or who never came; the others share
    the places above.
    """
    table, match = live.stored, live.core.now.match
    count = len(table.seats)
    lost = {number for number, seat in enumerate(table.seats) if seat.resigned}
    if table.phase == "over" and match is not None:
        winners = match.result()["winners"]
        if not winners:
            return [0] * count
        if match.game.about.sides:
            return [WHOLE if n in winners and n not in lost else 0 for n in range(count)]
        places = placing.places(match)
    elif _is_decided(table):
        places = [0] * count
    elif table.phase in ("gathering", "playing"):
        places = [0] * count
        lost |= {n for n, seat in enumerate(table.seats) if seat.stand_in is not None}
        if table.phase == "gathering":
            empty = (n for n, seat in enumerate(table.seats) if not (seat.person or seat.bot))
            lost |= set(empty)
        elif match is not None:
            lost |= set(match.waiting)
    else:  # closed by an operator, or frozen: nobody can say who would have won
        return [0] * count
    worst = [count if n in lost else place for n, place in enumerate(places)]
    return [0 if n in lost else points for n, points in enumerate(points_by_place(worst))]


def _shown(
    tournament: StoredTournament,
    club: StoredClub,
    entrants: list[StoredEntrant],
    pairings: list[StoredPairing],
    invitations: dict[str, str],
    person: str,
) -> Tournament:
    lines = standings([one.number for one in entrants], played_of(pairings))
    played: dict[int, list[Pairing]] = {}
    for one in pairings:
        points = None if one.points is None else [points / WHOLE for points in one.points]
        invitation = invitations.get(one.table or "")
        table = one.table if invitation is not None else None  # the table may be gone
        played.setdefault(one.round, []).append(Pairing(one.entrants, table, invitation, points))
    return Tournament(
        id=tournament.id,
        name=tournament.name,
        club=club.id,
        club_name=club.name,
        leader=club.leader,
        game=tournament.game,
        options=tournament.options,
        seats=tournament.seats,
        format=tournament.format,
        phase=tournament.phase,
        pace=tournament.pace,
        hours=tournament.hours,
        round=tournament.round,
        rounds=tournament.rounds,
        entrants=[Entrant(one.number, one.name, one.person, one.withdrawn) for one in entrants],
        standings=[
            StandingLine(
                one.person,
                one.place,
                float(one.points),
                float(one.opponents),
                float(one.beaten),
                one.won,
                one.played,
            )
            for one in lines
        ],
        played=[TournamentRound(number, played[number]) for number in sorted(played, reverse=True)],
        bots=tournament.bots,
        until=tournament.until,
        me=next((one.number for one in entrants if one.person == person), None),
    )
