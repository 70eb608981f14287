"""Changes to the gallery: who agreed that a game is shown, and what operators took out of it."""

from __future__ import annotations

from sqlalchemy import Connection, bindparam, delete, insert, select
from sqlalchemy.exc import IntegrityError

from rubra.server.model.stored import AddConsent, Conflict, DropConsent, HideGame, UnhideGame
from rubra.server.store.expect import expect_one
from rubra.server.store.schema import consents, hidden_games

_AGREES = (
    select(consents.c.person)
    .where(consents.c.table_id == bindparam("table_id"))
    .where(consents.c.person == bindparam("person"))
)
_DROP_CONSENT = (
    delete(consents)
    .where(consents.c.table_id == bindparam("this"))
    .where(consents.c.person == bindparam("who"))
)
_DROP_CONSENTS_OF = delete(consents).where(consents.c.person == bindparam("this"))
_UNHIDE = delete(hidden_games).where(hidden_games.c.table_id == bindparam("this"))


def change_gallery(
    connection: Connection, change: AddConsent | DropConsent | HideGame | UnhideGame
) -> None:
    """One of them. Raises Conflict."""
    match change:
        case AddConsent():
            _add_consent(connection, change)
        case DropConsent():
            connection.execute(_DROP_CONSENT, {"this": change.table, "who": change.person})
        case HideGame():
            row = {"table_id": change.table, "at": change.at, "why": change.why}
            try:
                connection.execute(insert(hidden_games), row)
            except IntegrityError as error:
                raise Conflict("the game is hidden already, or gone") from error
        case UnhideGame():
            expect_one(connection.execute(_UNHIDE, {"this": change.table}), "the hidden game")


def _add_consent(connection: Connection, change: AddConsent) -> None:
    given = change.consent
    row = {"table_id": given.table, "person": given.person, "at": given.at}
    if connection.execute(_AGREES, row).first() is None:
        try:
            connection.execute(insert(consents), row)
        except IntegrityError as error:
            raise Conflict("the game is gone") from error


def drop_consents_of(connection: Connection, person: str) -> None:
    """Somebody goes: nothing is shown any more where they sat."""
    connection.execute(_DROP_CONSENTS_OF, {"this": person})
