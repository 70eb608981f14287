"""Changes to clubs and tournaments, and what becomes of both when somebody is gone."""

from __future__ import annotations

from sqlalchemy import (
    ColumnElement,
    Connection,
    bindparam,
    delete,
    exists,
    func,
    insert,
    literal,
    select,
    true,
    update,
)

from rubra.server.model.stored import Conflict
from rubra.server.model.stored_clubs import (
    AddEntrant,
    AddMember,
    ClubChange,
    DropClub,
    DropEntrant,
    DropMember,
    DropTournament,
    NextRound,
    PutClub,
    PutTournament,
    ScorePairing,
    StoredPairing,
)
from rubra.server.store import rows
from rubra.server.store.expect import expect_one
from rubra.server.store.schema import clubs, entrants, members, pairings, tournaments


def change_club(connection: Connection, change: ClubChange) -> None:
    """Carry one of them out. Raises Conflict or IntegrityError."""
    match change:
        case PutClub():
            _put_club(connection, change)
        case DropClub():
            expect_one(connection.execute(_DROP_CLUB, {"this": change.club}), "the club")
        case AddMember():
            _add_member(connection, change)
        case DropMember():
            _drop_member(connection, change)
        case PutTournament():
            row = rows.tournament_row(change.tournament)
            connection.execute(insert(tournaments), row)
        case DropTournament():
            gone = connection.execute(_DROP_TOURNAMENT, {"this": change.tournament})
            expect_one(gone, "the tournament")
        case AddEntrant():
            _add_entrant(connection, change)
        case DropEntrant():
            _drop_entrant(connection, change)
        case NextRound():
            _next_round(connection, change)
        case ScorePairing():
            key = {"this": change.tournament, "of": change.round, "which": change.number}
            scored = connection.execute(_SCORE, key | {"now": rows.to_json(change.points)})
            expect_one(scored, "the pairing")


# --- Clubs ---

_DROP_CLUB = delete(clubs).where(clubs.c.id == bindparam("this"))
_PUT_CLUB = (
    update(clubs)
    .where(clubs.c.id == bindparam("this"))
    .where(clubs.c.name == bindparam("was_name"))
    .where(clubs.c.leader == bindparam("was_leader"))
    .where(clubs.c.code == bindparam("was_code"))
    .values({name: bindparam(f"now_{name}") for name in ("name", "leader", "code")})
)
# Whoever changes who is in a club holds its row until they are done: the leader stays a member
_HOLD_CLUB = (
    update(clubs)
    .where(clubs.c.id == bindparam("this"))
    .where(clubs.c.code == bindparam("this_code"))
    .values(code=clubs.c.code)
)
_HOLD_CLUB_OF_ANOTHER = (
    update(clubs)
    .where(clubs.c.id == bindparam("this"))
    .where(clubs.c.leader != bindparam("this_person"))
    .values(code=clubs.c.code)
)
_IS_MEMBER = select(members.c.person).where(
    members.c.club == bindparam("this"), members.c.person == bindparam("this_person")
)
_DROP_MEMBER = delete(members).where(
    members.c.club == bindparam("this"), members.c.person == bindparam("this_person")
)


def _put_club(connection: Connection, change: PutClub) -> None:
    club, was = change.club, change.was
    if was is None:
        connection.execute(insert(clubs), vars(club))
        leads = {"club": club.id, "person": club.leader, "since": club.created}
        connection.execute(insert(members), leads)
        return
    values = {"this": club.id}
    for name in ("name", "leader", "code"):
        values |= {f"was_{name}": getattr(was, name), f"now_{name}": getattr(club, name)}
    expect_one(connection.execute(_PUT_CLUB, values), "the club")
    leader = {"this": club.id, "this_person": club.leader}
    if connection.execute(_IS_MEMBER, leader).first() is None:
        raise Conflict("who is to lead the club is not in it")


def _add_member(connection: Connection, change: AddMember) -> None:
    held = connection.execute(_HOLD_CLUB, {"this": change.club, "this_code": change.code})
    expect_one(held, "the link of the club")
    connection.execute(insert(members), {"club": change.club} | vars(change.member))


def _drop_member(connection: Connection, change: DropMember) -> None:
    who = {"this": change.club, "this_person": change.person}
    expect_one(connection.execute(_HOLD_CLUB_OF_ANOTHER, who), "the leader of the club")
    expect_one(connection.execute(_DROP_MEMBER, who), "the member")
    connection.execute(_LEAVE_TOURNAMENTS, who)
    connection.execute(_WITHDRAW_IN_CLUB, who)


# --- Tournaments ---

_DROP_TOURNAMENT = delete(tournaments).where(tournaments.c.id == bindparam("this"))
_HOLD_JOINING = (
    update(tournaments)
    .where(tournaments.c.id == bindparam("this"))
    .where(tournaments.c.phase == "joining")
    .values(round=tournaments.c.round)
)
_of_club = select(tournaments.c.id).where(tournaments.c.club == bindparam("this"))
_LEAVE_TOURNAMENTS = (
    delete(entrants)
    .where(entrants.c.person == bindparam("this_person"))
    .where(entrants.c.tournament.in_(_of_club.where(tournaments.c.phase == "joining")))
)
_WITHDRAW_IN_CLUB = (
    update(entrants)
    .where(entrants.c.person == bindparam("this_person"))
    .where(entrants.c.tournament.in_(_of_club.where(tournaments.c.phase == "playing")))
    .values(withdrawn=true())
)
_this_entrant = (
    entrants.c.tournament == bindparam("this"),
    entrants.c.number == bindparam("which"),
)
_DROP_ENTRANT = delete(entrants).where(*_this_entrant)
_WITHDRAW = update(entrants).where(*_this_entrant).values(withdrawn=true())
_COUNT = select(func.count(entrants.c.number)).where(entrants.c.tournament == bindparam("this"))
_GO_ON = (
    update(tournaments)
    .where(tournaments.c.id == bindparam("this"))
    .where(tournaments.c.phase == bindparam("was_phase"))
    .where(tournaments.c.round == bindparam("was_round"))
    .values(
        {name: bindparam(f"now_{name}") for name in ("phase", "rounds", "round")}
        | {name: bindparam(f"now_{name}") for name in ("until", "begun", "ended")}
    )
)
_SCORE = (
    update(pairings)
    .where(pairings.c.tournament == bindparam("this"))
    .where(pairings.c.round == bindparam("of"))
    .where(pairings.c.number == bindparam("which"))
    .where(pairings.c.points.is_(None))
    .values(points=bindparam("now"))
)


def _add_entrant(connection: Connection, change: AddEntrant) -> None:
    held = connection.execute(_HOLD_JOINING, {"this": change.tournament})
    expect_one(held, "the tournament")
    connection.execute(insert(entrants), {"tournament": change.tournament} | vars(change.entrant))


def _drop_entrant(connection: Connection, change: DropEntrant) -> None:
    key = {"this": change.tournament, "which": change.number}
    is_joining = connection.execute(_HOLD_JOINING, {"this": change.tournament}).rowcount
    expect_one(connection.execute(_DROP_ENTRANT if is_joining else _WITHDRAW, key), "the entrant")


def _next_round(connection: Connection, change: NextRound) -> None:
    now, was = change.now, change.was
    values = {"this": now.id, "was_phase": was.phase, "was_round": was.round}
    for name in ("phase", "rounds", "round", "until", "begun", "ended"):
        values[f"now_{name}"] = getattr(now, name)
    expect_one(connection.execute(_GO_ON, values), "the round")
    if connection.execute(_COUNT, {"this": now.id}).scalar_one() != change.people:
        raise Conflict("somebody has joined or left meanwhile")
    if change.pairings:
        connection.execute(insert(pairings), [_row(now.id, one) for one in change.pairings])


def _row(tournament: str, pairing: StoredPairing) -> dict[str, object]:
    return {"tournament": tournament} | rows.pairing_row(pairing)


# --- Whoever is gone ---

_FORGET_ENTRANT = (
    update(entrants)
    .where(entrants.c.person == bindparam("this"))
    .values(person=None, withdrawn=true())
)
_FORGET_NAME = update(entrants).where(entrants.c.person == bindparam("this")).values(name=None)
_LEAVE_JOINING = (
    delete(entrants)
    .where(entrants.c.person == bindparam("this"))
    .where(
        entrants.c.tournament.in_(select(tournaments.c.id).where(tournaments.c.phase == "joining"))
    )
)
# By then they are a member no more; whoever has been there longest leads, and nobody's club ends
_longest = (
    select(members.c.person)
    .where(members.c.club == clubs.c.id)
    .order_by(members.c.since, members.c.person)
    .limit(1)
    .correlate(clubs)
    .scalar_subquery()
)
_HAND_OVER = (
    update(clubs)
    .where(clubs.c.leader == bindparam("this"))
    .values(leader=func.coalesce(_longest, literal("")))
)
_DROP_EMPTY = delete(clubs).where(clubs.c.leader == "")


def forget_in_clubs(connection: Connection, person: str, keep_name: bool) -> None:
    """Somebody has just been deleted, and with them their memberships."""
    this = {"this": person}
    connection.execute(_LEAVE_JOINING, this)
    if not keep_name:
        connection.execute(_FORGET_NAME, this)
    connection.execute(_FORGET_ENTRANT, this)
    connection.execute(_HAND_OVER, this)
    connection.execute(_DROP_EMPTY)


def is_paired(table_id: ColumnElement[str]) -> ColumnElement[bool]:
    """Whether a round of a tournament waits for a table."""
    return exists().where(pairings.c.table_id == table_id).where(pairings.c.points.is_(None))
