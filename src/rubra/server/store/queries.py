"""What the store asks the database, each as one statement: what it finds belongs together."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, and_, bindparam, case, distinct, exists, func, or_, select

from rubra.server.store import rows
from rubra.server.store.apply_changes import is_forsaken
from rubra.server.store.person_changes import is_free_guest
from rubra.server.store.schema import (
    audit_entries,
    bans,
    clubs,
    consents,
    entrants,
    entries,
    friends,
    hidden_games,
    lines,
    members,
    pairings,
    people,
    ratings,
    reports,
    seats,
    sessions,
    tables,
    tournaments,
)

# --- People ---

PERSON = select(people).where(people.c.id == bindparam("this"))
PERSON_BY_CODE = select(people).where(people.c.friend_code == bindparam("this"))
FRIENDS_OF = (
    select(people)
    .join(friends, friends.c.friend == people.c.id)
    .where(friends.c.person == bindparam("this"))
    .order_by(people.c.name, people.c.id)
)
PEOPLE = select(people).where(people.c.id.in_(bindparam("these", expanding=True)))
ACCOUNT = select(people).where(people.c.account == bindparam("this"))
PERSON_OF = (
    select(people, sessions.c.used)
    .join(sessions, sessions.c.person == people.c.id)
    .where(sessions.c.token == bindparam("this"))
)
SESSIONS = select(sessions.c.token.label("id")).where(
    sessions.c.token.in_(bindparam("these", expanding=True))
)
GUESTS_TO_PURGE = (
    select(people.c.id)
    .where(is_free_guest)
    .where(people.c.created < bindparam("before"))
    .where(
        ~exists()
        .where(sessions.c.person == people.c.id)
        .where(sessions.c.used >= bindparam("before"))
    )
    .order_by(people.c.created, people.c.id)
    .limit(bindparam("limit"))
)

GUESTS_CALLED = (
    select(people)
    .where(people.c.name == bindparam("this"))
    .where(people.c.password.is_(None))
    .order_by(people.c.created.desc(), people.c.id)
    .limit(bindparam("limit"))
)
SESSIONS_OF = (
    select(sessions)
    .where(sessions.c.person == bindparam("this"))
    .order_by(sessions.c.used.desc(), sessions.c.at.desc(), sessions.c.token)
)

# --- What those keep who run the server ---

BANS = select(bans).order_by(bans.c.at.desc(), bans.c.id)
_reports = select(reports).order_by(reports.c.at.desc(), reports.c.id).limit(bindparam("limit"))
OPEN_REPORTS = _reports.where(reports.c.settled.is_(None))
SETTLED_REPORTS = _reports.where(reports.c.settled.is_not(None))
_latest_entries = (
    select(audit_entries)
    .order_by(audit_entries.c.at.desc(), audit_entries.c.id)
    .limit(bindparam("limit"))
)


def audit_log(of_kinds: bool, about: bool) -> Select[Any]:
    """The audit log: all of it, or only what `did` and `about` name."""
    query = _latest_entries
    if of_kinds:
        query = query.where(audit_entries.c.did.in_(bindparam("did", expanding=True)))
    if about:
        query = query.where(audit_entries.c.about == bindparam("about"))
    return query


# --- Clubs and tournaments ---

CLUB = select(clubs).where(clubs.c.id == bindparam("this"))
CLUB_BY_CODE = select(clubs).where(clubs.c.code == bindparam("this"))
CLUBS_OF = (
    select(clubs)
    .join(members, members.c.club == clubs.c.id)
    .where(members.c.person == bindparam("this"))
    .order_by(clubs.c.name, clubs.c.id)
)
CLUBS_CALLED = (
    select(clubs)
    .where(clubs.c.name == bindparam("this"))
    .order_by(clubs.c.created.desc(), clubs.c.id)
    .limit(bindparam("limit"))
)
MEMBERS = (
    select(members)
    .where(members.c.club == bindparam("this"))
    .order_by(members.c.since, members.c.person)
)
TOURNAMENT = select(tournaments).where(tournaments.c.id == bindparam("this"))
TOURNAMENTS_OF_CLUB = (
    select(tournaments)
    .where(tournaments.c.club == bindparam("this"))
    .order_by(tournaments.c.created.desc(), tournaments.c.id)
    .limit(bindparam("limit"))
)
TOURNAMENTS_OF = (
    select(tournaments)
    .join(entrants, entrants.c.tournament == tournaments.c.id)
    .where(entrants.c.person == bindparam("this"))
    .order_by(tournaments.c.created.desc(), tournaments.c.id)
)
ENTRANTS = (
    select(entrants).where(entrants.c.tournament == bindparam("this")).order_by(entrants.c.number)
)
PAIRINGS = (
    select(pairings)
    .where(pairings.c.tournament == bindparam("this"))
    .order_by(pairings.c.round, pairings.c.number)
)
INVITATIONS = (
    select(tables.c.id, tables.c.invitation)
    .join(pairings, pairings.c.table_id == tables.c.id)
    .where(pairings.c.tournament == bindparam("this"))
)
# Those in which something is to be done: the time of the round is over, or all of it is scored, or
# a table that is not is over, closed or gone, nobody sits down any more at one of its seats, or all
# but one have given up
_of_round = (pairings.c.tournament == tournaments.c.id) & (pairings.c.round == tournaments.c.round)
_awaited = exists().where(_of_round).where(pairings.c.points.is_(None))
_goes_on = (
    exists()
    .where(tables.c.id == pairings.c.table_id)
    .where(tables.c.phase.in_(["gathering", "playing", "frozen"]))
)
_withdrawn = (
    select(entrants.c.person)
    .where(entrants.c.tournament == tournaments.c.id)
    .where(entrants.c.withdrawn)
    .where(entrants.c.person.is_not(None))
    .correlate(tournaments)
)
_nobody_comes = (
    exists()
    .where(tables.c.id == pairings.c.table_id)
    .where(tables.c.phase == "gathering")
    .where(seats.c.table_id == tables.c.id)
    .where(seats.c.person.is_(None) & seats.c.bot.is_(None))
    .where(seats.c.kept_for.is_(None) | seats.c.kept_for.in_(_withdrawn))
)
_play_on = (
    select(func.count())
    .where(seats.c.table_id == pairings.c.table_id)
    .where(~seats.c.resigned)
    .correlate(pairings)
    .scalar_subquery()
)
DUE = (
    select(tournaments.c.id)
    .where(tournaments.c.phase == "playing")
    .where(
        or_(
            tournaments.c.until <= bindparam("now"),
            ~_awaited,
            exists()
            .where(_of_round)
            .where(pairings.c.points.is_(None))
            .where(~_goes_on | _nobody_comes | (_play_on <= 1)),
        )
    )
    .order_by(tournaments.c.id)
)

# --- Ratings ---

RATING = (
    select(ratings)
    .where(ratings.c.person == bindparam("this"))
    .where(ratings.c.game == bindparam("game"))
)
RATINGS_OF = select(ratings).where(ratings.c.person == bindparam("this")).order_by(ratings.c.game)
BEST_RATINGS = (
    select(ratings)
    .where(ratings.c.game == bindparam("game"))
    .order_by((ratings.c.mu - 3 * ratings.c.sigma).desc(), ratings.c.person)
    .limit(bindparam("limit"))
)


# --- Tables ---


def _with_seats(query: Select[Any], latest_by: str | None = "created") -> Select[Any]:
    """The tables that a query finds, once for each seat; by a column, or else by their ids."""
    found = query.subquery()
    columns = [
        column.label("seat_number" if column.name == "seat" else f"seat_{column.name}")
        for column in seats.columns
        if column.name != "table_id"
    ]
    joined = select(found, *columns).outerjoin(seats, seats.c.table_id == found.c.id)
    if latest_by is not None:
        joined = joined.order_by(found.c[latest_by].desc())
    return joined.order_by(found.c.id, seats.c.seat)


# What lists show of a table: whether it has a box of its own, but not the text, which is long
_listed = [
    case((column.is_not(None), ""), else_=None).label("box_text")
    if column is tables.c.box_text
    else column
    for column in tables.columns
]
_latest = select(*_listed).order_by(tables.c.created.desc(), tables.c.id).limit(bindparam("limit"))
_open = _latest.where(tables.c.phase == "gathering").where(tables.c.access == "open")
_watchable = _latest.where(tables.c.phase.in_(["playing", "over"])).where(tables.c.access == "open")
_is_game = tables.c.game == bindparam("game")
_made = tables.c.host == bindparam("this")
_sits_at = select(seats.c.table_id).where(
    or_(seats.c.person == bindparam("this"), seats.c.kept_for == bindparam("this"))
)
_finished = (
    select(tables)
    .where(tables.c.phase == "over")
    .where(tables.c.id > bindparam("after"))
    .order_by(tables.c.id)
    .limit(bindparam("limit"))
)

TABLE = _with_seats(select(tables).where(tables.c.id == bindparam("this")))
OPEN = _with_seats(_open)
OPEN_OF_GAME = _with_seats(_open.where(_is_game))
WATCHABLE = _with_seats(_watchable)
WATCHABLE_OF_GAME = _with_seats(_watchable.where(_is_game))
TABLES_OF = _with_seats(
    _latest.where(_made | tables.c.id.in_(_sits_at)).where(tables.c.created < bindparam("before"))
)
FINISHED = _with_seats(_finished, latest_by=None)
OF_PHASE = (
    select(tables.c.id).where(tables.c.phase == bindparam("phase")).order_by(tables.c.created)
)
_is_open = tables.c.phase.in_(["gathering", "playing"])
OPEN_OF = select(tables.c.id).where(_made).where(_is_open)
NOT_OVER = (
    select(tables.c.id).where(tables.c.id.in_(bindparam("these", expanding=True))).where(_is_open)
)
FORSAKEN = select(tables.c.id).where(is_forsaken).limit(bindparam("limit"))
_people_at = (
    select(func.count(distinct(seats.c.person)))
    .where(seats.c.table_id == tables.c.id)
    .scalar_subquery()
)
# Somebody looked at a game against bots and went again: nobody has decided anything
UNTOUCHED = FORSAKEN.where(_people_at <= 1).where(
    ~exists().where(entries.c.table_id == tables.c.id).where(entries.c.maker == "person")
)
# Of what was closed before it began nothing is left, unless somebody complained of a line there
CLOSED_EARLY = FORSAKEN.where(tables.c.begun.is_(None)).where(
    ~exists().where(reports.c.table_id == tables.c.id)
)

# --- The gallery ---

# Everybody who sat there agrees. Of somebody who is gone nobody can say whether they do
_disagrees = (
    exists()
    .where(seats.c.table_id == tables.c.id)
    .where(seats.c.bot.is_(None))
    .where(
        ~exists()
        .where(consents.c.table_id == tables.c.id)
        .where(consents.c.person == seats.c.person)
    )
)
_is_hidden = exists().where(hidden_games.c.table_id == tables.c.id)
_offered = tables.c.id.in_(select(consents.c.table_id))
_is_shown = and_(tables.c.phase == "over", _offered, ~_disagrees, ~_is_hidden)
_shown = (
    select(*_listed)
    .where(_is_shown)
    .where(tables.c.ended < bindparam("before"))
    .order_by(tables.c.ended.desc(), tables.c.id)
    .limit(bindparam("limit"))
)
SHOWN = _with_seats(_shown, latest_by="ended")
SHOWN_OF_GAME = _with_seats(_shown.where(_is_game), latest_by="ended")
IS_SHOWN = select(tables.c.id).where(tables.c.id == bindparam("this")).where(_is_shown)
OFFERED_OF = _with_seats(
    select(*_listed)
    .where(tables.c.id.in_(select(seats.c.table_id).where(seats.c.person == bindparam("this"))))
    .where(_offered)
    .order_by(tables.c.ended.desc(), tables.c.id)
    .limit(bindparam("limit")),
    latest_by="ended",
)
CONSENTS_AT = (
    select(consents)
    .where(consents.c.table_id.in_(bindparam("these", expanding=True)))
    .order_by(consents.c.at)
)
CONSENTS_OF = (
    select(consents).where(consents.c.person == bindparam("this")).order_by(consents.c.at.desc())
)
HIDDEN_AT = select(hidden_games).where(
    hidden_games.c.table_id.in_(bindparam("these", expanding=True))
)

# --- What happened at a table ---

CORRESPONDENCE = (
    select(tables.c.id)
    .where(tables.c.phase == "playing")
    .where(tables.c.pace.contains('"days":', autoescape=True))
    .order_by(tables.c.created)
)
ENTRIES = (
    select(*(entries.c[name] for name in rows.ENTRY))
    .where(entries.c.table_id == bindparam("this"))
    .where(entries.c.number > bindparam("since"))
    .order_by(entries.c.number)
)
LINES = (
    select(*(lines.c[name] for name in rows.LINE))
    .where(lines.c.table_id == bindparam("this"))
    .where(lines.c.number > bindparam("since"))
    .order_by(lines.c.number)
)
LINES_OF = (
    select(*(lines.c[name] for name in rows.LINE))
    .where(lines.c.person == bindparam("this"))
    .order_by(lines.c.table_id, lines.c.number)
)
ENTRIES_OF = (
    select(*(entries.c[name] for name in rows.ENTRY))
    .join(
        seats,
        (seats.c.table_id == entries.c.table_id) & (seats.c.seat == entries.c.seat),
    )
    .where(seats.c.person == bindparam("this"))
    .where(entries.c.maker == "person")
    .order_by(entries.c.table_id, entries.c.number)
)
