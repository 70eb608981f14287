"""Carrying out changes on a connection, inside a transaction that is somebody else's.

Each change finds out by itself whether somebody else was first: by a key that is taken, or by a
condition in its UPDATE that no row fulfils. Nothing is read first and trusted later.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from sqlalchemy import (
    Connection,
    Update,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    select,
    update,
)

from rubra.server.model import ratings as strengths
from rubra.server.model.stored import (
    AddAuditEntry,
    AddConsent,
    AddEntry,
    AddFriends,
    AddLine,
    AddReport,
    AddSession,
    Change,
    Conflict,
    DropAuditEntries,
    DropBan,
    DropConsent,
    DropFriends,
    DropGuest,
    DropPerson,
    DropSession,
    DropSessions,
    DropSessionsOf,
    DropTable,
    HideGame,
    PutBan,
    PutPerson,
    PutRating,
    PutSeat,
    PutTable,
    RateGame,
    SettleReport,
    StoredSeat,
    StoredTable,
    Touch,
    UnhideGame,
    UseSession,
)
from rubra.server.model.stored_clubs import ClubChange
from rubra.server.store import rows
from rubra.server.store.club_changes import change_club, is_paired
from rubra.server.store.entry_changes import add_entries
from rubra.server.store.expect import expect_one
from rubra.server.store.gallery_changes import change_gallery
from rubra.server.store.person_changes import (
    DROP_SESSION,
    DROP_SESSIONS,
    DROP_SESSIONS_OF,
    USE_SESSION,
    add_friends,
    drop_friends,
    drop_guest,
    drop_person,
    put_person,
)
from rubra.server.store.schema import (
    audit_entries,
    bans,
    entries,
    lines,
    ratings,
    reports,
    seats,
    sessions,
    tables,
)


def carry_out(connection: Connection, changes: Iterable[Change]) -> None:
    """All of the changes. Raises Conflict, NameTaken or IntegrityError if one cannot be made.

    Entries and lines come last and each in one statement, whoever they are from: they need their
    table, and nothing needs them.
    """
    new_entries = []
    new_lines = []
    for change in changes:
        if type(change) is AddEntry:
            new_entries.append(rows.entry_row(change.table, change.entry))
        elif type(change) is AddLine:
            new_lines.append(rows.line_row(change.table, change.line))
        else:
            _carry_out_one(connection, change)
    if new_entries:
        add_entries(connection, new_entries)
    if new_lines:
        named = [dict(zip(rows.LINE, row, strict=True)) for row in new_lines]
        connection.execute(insert(lines), named)


def _carry_out_one(connection: Connection, change: Change) -> None:
    match change:
        case PutTable():
            _put_table(connection, change)
        case Touch():
            _touch(connection)
        case DropTable():
            values = {"this": change.table, "phase": change.phase, "before": change.before}
            expect_one(connection.execute(_DROP_TABLE, values), "the table")
        case PutSeat():
            _put_seat(connection, change.table, change.seat, change.now, change.was)
        case PutPerson():
            put_person(connection, change)
        case PutRating():
            _put_rating(connection, change)
        case RateGame():
            _rate_game(connection, change.table)
        case DropGuest():
            drop_guest(connection, change.person)
        case AddSession():
            session = {"token": change.token, "person": change.person, "at": change.at}
            session |= {"used": change.at, "device": change.device}
            connection.execute(insert(sessions), session)
        case UseSession():
            connection.execute(USE_SESSION, {"this": change.token, "now": change.at})
        case DropSession():
            connection.execute(DROP_SESSION, {"this": change.token})
        case DropSessions():
            connection.execute(DROP_SESSIONS, {"before": change.before})
        case DropSessionsOf():
            which = {"this": change.person, "but": change.but or ""}
            connection.execute(DROP_SESSIONS_OF, which)
        case DropPerson():
            drop_person(connection, change)
        case AddFriends():
            add_friends(connection, change)
        case DropFriends():
            drop_friends(connection, change)
        case _ if isinstance(change, ClubChange):
            change_club(connection, change)
        case AddConsent() | DropConsent() | HideGame() | UnhideGame():
            change_gallery(connection, change)
        case _:
            _carry_out_of_operators(connection, change)


def _carry_out_of_operators(connection: Connection, change: Change) -> None:
    match change:
        case PutBan():
            connection.execute(_DROP_BAN, {"this": change.ban.id})
            connection.execute(insert(bans), vars(change.ban))
        case DropBan():
            expect_one(connection.execute(_DROP_BAN, {"this": change.ban}), "the ban")
        case AddReport():
            connection.execute(insert(reports), rows.report_row(change.report))
        case SettleReport():
            settled = {"this": change.report, "now": change.at}
            expect_one(connection.execute(_SETTLE_REPORT, settled), "the report")
        case AddAuditEntry():
            connection.execute(insert(audit_entries), vars(change.audit_entry))
        case DropAuditEntries():
            connection.execute(_DROP_AUDIT_ENTRIES, {"before": change.before})
            connection.execute(_DROP_BANS, {"before": change.before})
        case _:
            raise TypeError(f"{type(change).__name__} is not a change")


def _touch(connection: Connection) -> None:
    """Write a number that nobody reads."""
    if connection.dialect.name == "sqlite":
        number = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
        connection.exec_driver_sql(f"PRAGMA user_version = {(number + 1) % 2**31}")
    else:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")


# --- Tables ---

_TABLE_COLUMNS = [column.name for column in tables.columns if column.name != "id"]
_PUT_TABLE = (
    update(tables)
    .where(tables.c.id == bindparam("this"))
    .values({name: bindparam(name) for name in _TABLE_COLUMNS})
)


def _put_table(connection: Connection, change: PutTable) -> None:
    if change.was is None:
        _put_whole_table(connection, change.table)
    else:
        _go_on_with_table(connection, change.table, change.was)


def _put_whole_table(connection: Connection, table: StoredTable) -> None:
    row = rows.table_row(table)
    changed = connection.execute(_PUT_TABLE, {"this": table.id} | row)
    if changed.rowcount == 0:
        connection.execute(insert(tables), row)
    else:
        connection.execute(_DROP_SEATS, {"this": table.id})
    if table.seats:
        connection.execute(
            insert(seats),
            [
                {"table_id": table.id, "seat": number} | rows.seat_row(seat)
                for number, seat in enumerate(table.seats)
            ],
        )


_DROP_SEATS = delete(seats).where(seats.c.table_id == bindparam("this"))


# What becomes of a table once it is made: nothing else of its row ever changes. Its options do
# until the game begins, for those who sit down choose what is theirs to choose
_GOES_ON = ("options", "phase", "key", "begun", "ended", "result", "message", "rematch")


def _go_on_with_table(connection: Connection, table: StoredTable, was: StoredTable) -> None:
    if len(was.seats) != len(table.seats):
        raise ValueError("a table keeps its number of seats")
    row = rows.table_row(table)
    now = {name: row[name] for name in _GOES_ON}
    if connection.dialect.name == "sqlite":
        # In one statement, for the same reason as the entries
        values = [*now.values(), table.id, was.phase, was.rematch, table.id]
        for seat in was.seats:
            values += rows.seat_row(seat).values()
        changed = connection.exec_driver_sql(_go_on_if_so_seated(len(was.seats)), tuple(values))
        expect_one(changed, "the table")
    else:
        now |= {"this": table.id, "was_phase": was.phase, "was_rematch": was.rematch}
        expect_one(connection.execute(_GO_ON, now), "the table")
        if rows.to_seats(connection.execute(_SEATS, {"this": table.id})) != was.seats:
            raise Conflict("the seats are not as they were")
    for number, (seat, before) in enumerate(zip(table.seats, was.seats, strict=True)):
        if seat != before:
            _put_seat(connection, table.id, number, seat, before)


@lru_cache(maxsize=16)
def _go_on_if_so_seated(count: int) -> str:
    """The statement for SQLite and so many seats, each of which has to be as it was."""
    columns = rows.seat_row(StoredSeat())
    so_seated = " OR ".join(
        f"(seat = {number} AND {' AND '.join(f'{name} IS ?' for name in columns)})"
        for number in range(count)
    )
    return f"""
        UPDATE tables SET {", ".join(f"{name} = ?" for name in _GOES_ON)}
        WHERE id = ? AND phase = ? AND rematch IS ?
        AND (SELECT count(*) FROM seats WHERE table_id = ? AND ({so_seated})) = {count}
    """


_GO_ON = (
    update(tables)
    .where(tables.c.id == bindparam("this"))
    .where(tables.c.phase == bindparam("was_phase"))
    .where(tables.c.rematch.is_not_distinct_from(bindparam("was_rematch")))
    .values({name: bindparam(name) for name in _GOES_ON})
)
_SEATS = (
    select(seats)
    .where(seats.c.table_id == bindparam("this"))
    .order_by(seats.c.seat)
    .with_for_update(key_share=True)  # nobody sits down or leaves until we are done
)


def _put_seat_statement() -> Update:
    statement = (
        update(seats)
        .where(seats.c.table_id == bindparam("this"))
        .where(seats.c.seat == bindparam("this_seat"))
    )
    names = rows.seat_row(StoredSeat()).keys()
    for name in names:
        statement = statement.where(seats.c[name].is_not_distinct_from(bindparam(f"was_{name}")))
    return statement.values({name: bindparam(f"now_{name}") for name in names})


_PUT_SEAT = _put_seat_statement()


def _put_seat(
    connection: Connection, table: str, seat: int, now: StoredSeat, was: StoredSeat
) -> None:
    values: dict[str, Any] = {"this": table, "this_seat": seat}
    values |= {f"now_{name}": value for name, value in rows.seat_row(now).items()}
    values |= {f"was_{name}": value for name, value in rows.seat_row(was).items()}
    expect_one(connection.execute(_PUT_SEAT, values), "the seat")


# A table that nobody comes to: nothing was done or said there for a long time, and no round of a
# tournament waits for it
is_forsaken = and_(
    tables.c.phase == bindparam("phase"),
    tables.c.created < bindparam("before"),
    func.coalesce(tables.c.begun, 0.0) < bindparam("before"),
    ~exists().where(entries.c.table_id == tables.c.id).where(entries.c.at >= bindparam("before")),
    ~exists().where(lines.c.table_id == tables.c.id).where(lines.c.at >= bindparam("before")),
    ~is_paired(tables.c.id),
)
_DROP_TABLE = delete(tables).where(tables.c.id == bindparam("this")).where(is_forsaken)


# --- Those who run the server ---

_DROP_BAN = delete(bans).where(bans.c.id == bindparam("this"))
_DROP_BANS = delete(bans).where(bans.c.until < bindparam("before"))
_DROP_AUDIT_ENTRIES = delete(audit_entries).where(audit_entries.c.at < bindparam("before"))
_SETTLE_REPORT = (
    update(reports)
    .where(reports.c.id == bindparam("this"))
    .where(reports.c.settled.is_(None))
    .values(settled=bindparam("now"))
)


# --- Ratings ---

_PUT_RATING = (
    update(ratings)
    .where(ratings.c.person == bindparam("this"))
    .where(ratings.c.game == bindparam("this_game"))
    .where(ratings.c.games == bindparam("now_games") - 1)
    .values({name: bindparam(f"now_{name}") for name in ("games", "wins", "mu", "sigma")})
)


def _put_rating(connection: Connection, change: PutRating) -> None:
    row = rows.rating_row(change.rating)
    if change.rating.games == 1:
        connection.execute(insert(ratings), row)
        return
    values = {"this": row.pop("person"), "this_game": row.pop("game")}
    values |= {f"now_{name}": value for name, value in row.items()}
    expect_one(connection.execute(_PUT_RATING, values), "the rating")


_RATINGS_BEFORE = (
    select(ratings)
    .where(ratings.c.game == bindparam("game"))
    .where(ratings.c.person.in_(bindparam("these", expanding=True)))
)


@lru_cache(maxsize=16)
def _accounts_of(count: int, dialect: str) -> str:
    """Which of so many people have an account: most games are played by guests only."""
    mark, until_done = ("?", "") if dialect == "sqlite" else ("%s", "FOR NO KEY UPDATE")
    return f"""
        SELECT id FROM people
        WHERE id IN ({", ".join([mark] * count)}) AND password IS NOT NULL
        ORDER BY id {until_done}
    """  # another process waits until we are done, and reads what we leave


def _rate_game(connection: Connection, table: StoredTable) -> None:
    assert table.result is not None, "only a finished game is rated"
    sat = [seat.person for seat in table.seats if seat.person is not None]
    asking = _accounts_of(len(sat), connection.dialect.name)
    accounts = rows.to_ids(connection.exec_driver_sql(asking, tuple(sat)))
    if not accounts:
        return
    before = {person: strengths.start(person, table.game) for person in accounts}
    known = connection.execute(_RATINGS_BEFORE, {"game": table.game, "these": accounts})
    before |= {rating.person: rating for rating in rows.to_ratings(known)}
    for rating in strengths.rate(table, table.result["winners"], before):
        _put_rating(connection, PutRating(rating))
