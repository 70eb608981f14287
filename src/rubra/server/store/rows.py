"""Stored things as rows of the database, and back."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Row

from rubra.server.model.stored import (
    AuditEntry,
    Entry,
    StoredBan,
    StoredConsent,
    StoredEmail,
    StoredLine,
    StoredPerson,
    StoredRating,
    StoredReport,
    StoredSeat,
    StoredSession,
    StoredTable,
)
from rubra.server.model.stored_clubs import (
    StoredClub,
    StoredEntrant,
    StoredMember,
    StoredPairing,
    StoredTournament,
)
from rubra.server.protocol.wire import Pace

_json = msgspec.json.Encoder()
_move = msgspec.json.Decoder(list[str | int])
_dict = msgspec.json.Decoder(dict[str, Any])
_push = msgspec.json.Decoder(dict[str, str])
_email = msgspec.json.Decoder(StoredEmail)
_pace = msgspec.json.Decoder(Pace)
_nonces = msgspec.json.Decoder(list[str])
_entrants = msgspec.json.Decoder(list[int | None])
_points = msgspec.json.Decoder(list[int])


def account_key(name: str) -> str:
    """What has to differ between the names of two accounts: not the case, nor how it is encoded."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def to_json(value: object) -> str | None:
    """As text, or nothing."""
    return None if value is None else _json.encode(value).decode()


# --- People ---


def person_row(person: StoredPerson) -> dict[str, Any]:
    """Only somebody with a password has an account, and its name for themselves."""
    return {
        "id": person.id,
        "name": person.name,
        "created": person.created,
        "password": person.password,
        "language": person.language,
        "webhook": person.webhook,
        "push": to_json(person.push),
        "email": to_json(person.email),
        "sign": person.sign,
        "friend_code": person.friend_code,
        "account": None if person.password is None else account_key(person.name),
    }


def to_person(row: Row[Any]) -> StoredPerson:
    """From a row of `people`."""
    return StoredPerson(
        row.id,
        row.name,
        row.created,
        password=row.password,
        language=row.language,
        webhook=row.webhook,
        push=None if row.push is None else _push.decode(row.push),
        email=None if row.email is None else _email.decode(row.email),
        sign=row.sign,
        friend_code=row.friend_code,
    )


def to_people(found: Iterable[Row[Any]]) -> list[StoredPerson]:
    """From rows of `people`."""
    return [to_person(row) for row in found]


def to_ids(found: Iterable[Row[Any]]) -> list[str]:
    """From rows that have nothing else."""
    return [row.id for row in found]


def rating_row(rating: StoredRating) -> dict[str, Any]:
    """As a row of `ratings`."""
    return vars(rating).copy()


def to_ratings(found: Iterable[Row[Any]]) -> list[StoredRating]:
    """From rows of `ratings`."""
    return [
        StoredRating(row.person, row.game, row.games, row.wins, row.mu, row.sigma) for row in found
    ]


def to_sessions(found: Iterable[Row[Any]]) -> list[StoredSession]:
    """From rows of `sessions`."""
    return [StoredSession(row.token, row.person, row.at, row.used, row.device) for row in found]


# --- The gallery ---


def to_consents(found: Iterable[Row[Any]]) -> list[StoredConsent]:
    """From rows of `consents`."""
    return [StoredConsent(row.table_id, row.person, row.at) for row in found]


def to_reasons(found: Iterable[Row[Any]]) -> list[tuple[str, str]]:
    """From rows of `hidden_games`: each table with why it is hidden."""
    return [(row.table_id, row.why) for row in found]


# --- Those who run the server ---


def to_bans(found: Iterable[Row[Any]]) -> list[StoredBan]:
    """From rows of `bans`."""
    return [StoredBan(row.id, row.kind, row.what, row.at, row.until, row.why) for row in found]


def report_row(report: StoredReport) -> dict[str, Any]:
    """As a row of `reports`."""
    row = vars(report).copy()
    row["table_id"] = row.pop("table")
    return row


def to_reports(found: Iterable[Row[Any]]) -> list[StoredReport]:
    """From rows of `reports`."""
    return [
        StoredReport(
            row.id,
            row.at,
            row.table_id,
            row.line,
            row.name,
            row.person,
            row.text,
            row.reporter,
            row.why,
            row.settled,
        )
        for row in found
    ]


def to_audit_entries(found: Iterable[Row[Any]]) -> list[AuditEntry]:
    """From rows of the audit log."""
    return [
        AuditEntry(row.id, row.at, row.who, row.did, row.about, row.detail, row.address)
        for row in found
    ]


# --- Clubs ---


def to_clubs(found: Iterable[Row[Any]]) -> list[StoredClub]:
    """From rows of `clubs`."""
    return [StoredClub(row.id, row.name, row.leader, row.code, row.created) for row in found]


def to_members(found: Iterable[Row[Any]]) -> list[StoredMember]:
    """From rows of `members`."""
    return [StoredMember(row.person, row.since) for row in found]


def tournament_row(tournament: StoredTournament) -> dict[str, Any]:
    """As a row of `tournaments`."""
    row = vars(tournament).copy()
    row["options"] = to_json(tournament.options)
    row["pace"] = to_json(tournament.pace)
    return row


def to_tournaments(found: Iterable[Row[Any]]) -> list[StoredTournament]:
    """From rows of `tournaments`."""
    return [
        StoredTournament(
            id=row.id,
            club=row.club,
            name=row.name,
            game=row.game,
            options=_dict.decode(row.options),
            seats=row.seats,
            format=row.format,
            rounds=row.rounds,
            pace=_pace.decode(row.pace),
            hours=row.hours,
            bots=row.bots,
            created=row.created,
            phase=row.phase,
            round=row.round,
            until=row.until,
            begun=row.begun,
            ended=row.ended,
        )
        for row in found
    ]


def to_entrants(found: Iterable[Row[Any]]) -> list[StoredEntrant]:
    """From rows of `entrants`."""
    return [
        StoredEntrant(row.number, row.person, row.name, row.joined, row.withdrawn) for row in found
    ]


def pairing_row(pairing: StoredPairing) -> dict[str, Any]:
    """What a row of `pairings` holds besides the tournament."""
    return {
        "round": pairing.round,
        "number": pairing.number,
        "table_id": pairing.table,
        "entrants": to_json(pairing.entrants),
        "points": to_json(pairing.points),
    }


def to_pairings(found: Iterable[Row[Any]]) -> list[StoredPairing]:
    """From rows of `pairings`."""
    return [
        StoredPairing(
            row.round,
            row.number,
            row.table_id,
            _entrants.decode(row.entrants),
            None if row.points is None else _points.decode(row.points),
        )
        for row in found
    ]


# --- Tables ---


def table_row(table: StoredTable) -> dict[str, Any]:
    """As a row of `tables`, without the seats."""
    row = vars(table).copy()
    del row["seats"]
    row["options"] = to_json(table.options)
    row["pace"] = to_json(table.pace)
    row["result"] = to_json(table.result)
    row["device_nonces"] = to_json(table.device_nonces)
    return row


def seat_row(seat: StoredSeat) -> dict[str, Any]:
    """What a row of `seats` holds besides its key."""
    return vars(seat).copy()


def to_seats(found: Iterable[Row[Any]]) -> list[StoredSeat]:
    """From rows of `seats`."""
    return [
        StoredSeat(
            row.name,
            row.person,
            row.bot,
            row.nonce,
            row.stand_in,
            row.resigned,
            row.kept_for,
            row.kept_name,
            row.ready,
            row.sign,
        )
        for row in found
    ]


def to_tables(rows: Iterable[Row[Any]]) -> list[StoredTable]:
    """From rows of `tables` joined with those of `seats`, one for each seat and in their order.

    The columns of a seat are labelled `seat_…`.
    """
    found: dict[str, StoredTable] = {}
    for row in rows:
        table = found.get(row.id)
        if table is None:
            table = found[row.id] = _to_table(row)
        if row.seat_number is not None:
            table.seats.append(
                StoredSeat(
                    name=row.seat_name,
                    person=row.seat_person,
                    bot=row.seat_bot,
                    nonce=row.seat_nonce,
                    stand_in=row.seat_stand_in,
                    resigned=row.seat_resigned,
                    kept_for=row.seat_kept_for,
                    kept_name=row.seat_kept_name,
                    ready=row.seat_ready,
                    sign=row.seat_sign,
                )
            )
    return list(found.values())


def _to_table(row: Row[Any]) -> StoredTable:
    return StoredTable(
        id=row.id,
        game=row.game,
        version=row.version,
        options=_dict.decode(row.options),
        box_digest=row.box_digest,
        box_text=row.box_text,
        access=row.access,
        invitation=row.invitation,
        pace=_pace.decode(row.pace),
        host=row.host,
        phase=row.phase,
        created=row.created,
        secret=row.secret,
        key=row.key,
        begun=row.begun,
        ended=row.ended,
        result=None if row.result is None else _dict.decode(row.result),
        message=row.message,
        rematch=row.rematch,
        source=row.source,
        source_at=row.source_at,
        device_nonces=None if row.device_nonces is None else _nonces.decode(row.device_nonces),
        asks_ready=row.asks_ready,
        tournament=row.tournament,
    )


# --- What happens at a table ---

# The columns of `entries` and `lines`, in the order of these rows
ENTRY = (
    "table_id",
    "number",
    "kind",
    "seat",
    "move",
    "back_to",
    "digest",
    "at",
    "maker",
    "message",
)
LINE = (
    "table_id",
    "number",
    "name",
    "at",
    "person",
    "seat",
    "text",
    "signal",
    "about",
    "message",
    "words",
    "entry",
)


def entry_row(table: str, entry: Entry) -> tuple[Any, ...]:
    """As a row of `entries`."""
    return (
        table,
        entry.number,
        entry.kind,
        entry.seat,
        None if entry.move is None else _json.encode(entry.move).decode(),
        entry.to,
        entry.digest,
        entry.at,
        entry.by,
        entry.message,
    )


def to_entries(found: Iterable[Any]) -> list[Entry]:
    """From rows of `entries`, with the columns named above."""
    return [
        Entry(
            number,
            kind,
            seat,
            None if move is None else _move.decode(move),
            back_to,
            digest,
            at,
            maker,
            message,
        )
        for _table, number, kind, seat, move, back_to, digest, at, maker, message in found
    ]


def line_row(table: str, line: StoredLine) -> tuple[Any, ...]:
    """As a row of `lines`."""
    return (
        table,
        line.number,
        line.name,
        line.at,
        line.person,
        line.seat,
        line.text,
        line.signal,
        line.about,
        line.message,
        None if line.words is None else _json.encode(line.words).decode(),
        line.entry,
    )


def to_lines(found: Iterable[Any]) -> list[StoredLine]:
    """From rows of `lines`, with the columns named above."""
    lines = []
    for _table, *said, words, entry in found:
        said += [None if words is None else _move.decode(words), entry]
        lines.append(StoredLine(*said))
    return lines
