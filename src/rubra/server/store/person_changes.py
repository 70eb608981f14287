"""Changes to people: accounts, sessions, guests who go, and whoever wants everything deleted."""

from __future__ import annotations

from sqlalchemy import (
    Connection,
    and_,
    bindparam,
    case,
    delete,
    func,
    insert,
    null,
    select,
    true,
    update,
)
from sqlalchemy.exc import IntegrityError

from rubra.server.model.stored import (
    AddFriends,
    Conflict,
    DropFriends,
    DropPerson,
    NameTaken,
    PutPerson,
)
from rubra.server.store import rows
from rubra.server.store.club_changes import forget_in_clubs
from rubra.server.store.expect import expect_one
from rubra.server.store.gallery_changes import drop_consents_of
from rubra.server.store.schema import friends, lines, people, reports, seats, sessions, tables

_PERSON_COLUMNS = [column.name for column in people.columns if column.name != "id"]
_PUT_PERSON = (
    update(people)
    .where(people.c.id == bindparam("this"))
    .values({name: bindparam(name) for name in _PERSON_COLUMNS})
)


def put_person(connection: Connection, change: PutPerson) -> None:
    """Somebody new, or anew. Raises NameTaken."""
    row = rows.person_row(change.person)
    try:
        changed = connection.execute(_PUT_PERSON, {"this": change.person.id} | row)
        if changed.rowcount == 0:
            connection.execute(insert(people), row)
    except IntegrityError as error:
        raise NameTaken(f"there is an account of the name {change.person.name}") from error


# --- Friends ---

_ARE_FRIENDS = select(friends.c.friend).where(
    friends.c.person == bindparam("one"), friends.c.friend == bindparam("other")
)
_DROP_FRIENDS = delete(friends).where(
    friends.c.person == bindparam("one"), friends.c.friend == bindparam("other")
)


def add_friends(connection: Connection, change: AddFriends) -> None:
    """Both ways, in one transaction. Raises Conflict."""
    for one, other in ((change.one, change.other), (change.other, change.one)):
        if connection.execute(_ARE_FRIENDS, {"one": one, "other": other}).first() is None:
            row = {"person": one, "friend": other, "since": change.at}
            try:
                connection.execute(insert(friends), row)
            except IntegrityError as error:
                raise Conflict("one of the friends is gone") from error


def drop_friends(connection: Connection, change: DropFriends) -> None:
    """Both ways."""
    for one, other in ((change.one, change.other), (change.other, change.one)):
        connection.execute(_DROP_FRIENDS, {"one": one, "other": other})


USE_SESSION = (
    update(sessions)
    .where(sessions.c.token == bindparam("this"))
    .where(sessions.c.used < bindparam("now"))
    .values(used=bindparam("now"))
)
DROP_SESSION = delete(sessions).where(sessions.c.token == bindparam("this"))
DROP_SESSIONS = delete(sessions).where(sessions.c.used < bindparam("before"))
DROP_SESSIONS_OF = (
    delete(sessions)
    .where(sessions.c.person == bindparam("this"))
    .where(sessions.c.token != bindparam("but"))
)


# A guest is free to go unless they sit at or host a table that goes on
_sits = (
    select(seats.c.table_id)
    .join(tables, tables.c.id == seats.c.table_id)
    .where(tables.c.phase.not_in(["over", "closed"]))
    .where(seats.c.person == people.c.id)
    .correlate(people)
)
_hosts = (
    select(tables.c.id)
    .where(tables.c.phase.not_in(["over", "closed"]))
    .where(tables.c.host == people.c.id)
    .correlate(people)
)
is_free_guest = and_(people.c.password.is_(None), ~_sits.exists(), ~_hosts.exists())
_DROP_GUEST = (
    delete(people)
    .where(people.c.id == bindparam("this"))
    .where(is_free_guest)
    .returning(people.c.name)
)
_FORGET_SEATS = (
    update(seats)
    .where(seats.c.person == bindparam("this"))
    .values(person=None, name=func.coalesce(seats.c.name, bindparam("known_as")))
)
_FORGET_LINES = update(lines).where(lines.c.person == bindparam("this")).values(person=None)


def drop_guest(connection: Connection, person: str) -> None:
    """Delete a guest who is free to go; their name stays. Raises Conflict."""
    name = connection.execute(_DROP_GUEST, {"this": person}).scalar()
    if name is None:
        raise Conflict("the guest is not free to go")
    connection.execute(_FORGET_SEATS, {"this": person, "known_as": name})
    connection.execute(_UNKEEP, {"this": person})
    connection.execute(_FORGET_LINES, {"this": person})
    forget_in_clubs(connection, person, keep_name=True)
    drop_consents_of(connection, person)


# --- Whoever wants everything deleted ---

_DROP_PERSON = delete(people).where(people.c.id == bindparam("this"))
_in_phase = select(tables.c.phase).where(tables.c.id == seats.c.table_id).scalar_subquery()
_VACATE = (  # where the game has not begun the seat is free again; where it has, a bot goes on
    update(seats)
    .where(seats.c.person == bindparam("this"))
    .values(
        person=None,
        name=None,
        sign=None,
        nonce=case((_in_phase == "gathering", null()), else_=seats.c.nonce),
        stand_in=case(
            (_in_phase.in_(["playing", "frozen"]), bindparam("level")), else_=seats.c.stand_in
        ),
        resigned=case((_in_phase.in_(["playing", "frozen"]), true()), else_=seats.c.resigned),
    )
)
_UNSAY = (
    update(lines)
    .where(lines.c.person == bindparam("this"))
    .values(
        person=None,
        name="",
        text=case((lines.c.signal.is_(None), "…"), else_=lines.c.text),
    )
)
_UNKEEP = (  # seats that were kept for them are free for others
    update(seats).where(seats.c.kept_for == bindparam("this")).values(kept_for=None, kept_name=None)
)
# A signal may be about going back to a moment, and its text counts entries: that is the table's
_somebody_sits = (
    select(seats.c.person)
    .where(seats.c.table_id == tables.c.id)
    .where(seats.c.person.is_not(None))
    .order_by(seats.c.seat)
    .limit(1)
    .scalar_subquery()
)
_LEAVE_TABLES = (
    update(tables)
    .where(tables.c.host == bindparam("this"))
    .values(
        host=func.coalesce(_somebody_sits, ""),
        phase=case(
            (and_(tables.c.phase == "gathering", _somebody_sits.is_(None)), "closed"),
            else_=tables.c.phase,
        ),
    )
)
_DROP_REPORTS = delete(reports).where(reports.c.person == bindparam("this"))
_FORGET_REPORTER = (
    update(reports).where(reports.c.reporter == bindparam("this")).values(reporter=None)
)


def drop_person(connection: Connection, change: DropPerson) -> None:
    """Delete somebody and everything that is theirs. Raises Conflict."""
    this = {"this": change.person}
    expect_one(connection.execute(_DROP_PERSON, this), "the person")
    connection.execute(_VACATE, this | {"level": change.stand_in})
    for statement in (_UNKEEP, _UNSAY, _LEAVE_TABLES, _DROP_REPORTS, _FORGET_REPORTER):
        connection.execute(statement, this)
    forget_in_clubs(connection, change.person, keep_name=False)
    drop_consents_of(connection, change.person)
