"""What somebody can do about their own account: password, sessions, all that is kept, the end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from rubra.server.model.stored import STAND_IN, DropPerson, DropSession, DropSessionsOf
from rubra.server.people.identity import Identity, Session
from rubra.server.people.moderation import Moderation
from rubra.server.protocol.wire import ChangePassword, Farewell, SessionInfo, SessionList, encode
from rubra.server.requests.refusals import Refused
from rubra.server.store.store import Store

EXPORT_FORMAT = 1
SHOWN_OF_TOKEN = 16  # letters: enough to tell sessions apart, and no cookie follows from them


class Accounts:
    """Everybody's own account."""

    def __init__(
        self,
        store: Store,
        identity: Identity,
        moderation: Moderation,
        on_deleted: Callable[[str], None],
    ) -> None:
        """`on_deleted` is called with the id of somebody who is no more."""
        self.store = store
        self.on_deleted = on_deleted
        self.identity = identity
        self.moderation = moderation

    # --- Password and sessions ---

    async def change_password(self, session: Session, asked: ChangePassword, address: str) -> None:
        """Another password; all other sessions end."""
        person = session.person
        if person.password is None:
            raise Refused("no_account", "You play as a guest; open an account first.")
        await self.identity.check_password(person, asked.old)
        audit_entry = self.moderation.audit_entry("password", person.id, address)
        ended = self.moderation.audit_entry("end_sessions", person.id)
        await self.identity.set_password(
            person, asked.new, DropSessionsOf(person.id, session.token), audit_entry, ended
        )
        await self.identity.sessions_ended(person.id)

    async def sessions(self, session: Session) -> SessionList:
        """Where somebody is signed in, the latest first."""
        found = await self.store.sessions_of(session.person.id)
        return SessionList(
            [
                SessionInfo(
                    one.token[:SHOWN_OF_TOKEN],
                    one.at,
                    one.used,
                    one.device,
                    one.token == session.token,
                )
                for one in found
            ]
        )

    async def end_session(self, session: Session, which: str) -> None:
        """End one session of somebody's."""
        for one in await self.store.sessions_of(session.person.id):
            if one.token[:SHOWN_OF_TOKEN] == which:
                audit_entry = self.moderation.audit_entry("end_sessions", session.person.id)
                await self.store.commit(DropSession(one.token), audit_entry)
                await self.identity.sessions_ended(session.person.id)
                return
        raise Refused("no_such_session", "There is no such session; it may have ended already.")

    async def end_others(self, session: Session) -> None:
        """End all sessions of somebody's but this one."""
        person = session.person.id
        await self.store.commit(
            DropSessionsOf(person, session.token),
            self.moderation.audit_entry("end_sessions", person),
        )
        await self.identity.sessions_ended(person)

    # --- Everything that is kept of somebody ---

    async def export(self, session: Session) -> bytes:
        """All that is kept of somebody, as JSON."""
        person = session.person
        tables = await self.store.tables_of(person.id, limit=1_000_000)
        told: dict[str, Any] = {
            "format": EXPORT_FORMAT,
            "person": {
                "id": person.id,
                "name": person.name,
                "created": person.created,
                "guest": person.password is None,
                "language": person.language,
                "webhook": person.webhook,
                "push": person.push,
                "email": person.email and person.email.address,
                "email_confirmed": person.email is not None and person.email.confirmed,
                "sign": person.sign,
                "friend_code": person.friend_code,
            },
            "friends": [friend.name for friend in await self.store.friends_of(person.id)],
            "clubs": [
                {"name": club.name, "leader": club.leader == person.id, "code": club.code}
                for club in await self.store.clubs_of(person.id)
            ],
            "tournaments": [
                {"id": one.id, "name": one.name, "game": one.game, "phase": one.phase}
                for one in await self.store.tournaments_of(person.id)
            ],
            "gallery": [
                {"table": one.table, "agreed": one.at}
                for one in await self.store.consents_of(person.id)
            ],
            "sessions": (await self.sessions(session)).sessions,
            "ratings": [asdict(one) for one in await self.store.ratings_of(person.id)],
            "tables": [
                {
                    "id": table.id,
                    "game": table.game,
                    "options": table.options,
                    "phase": table.phase,
                    "created": table.created,
                    "begun": table.begun,
                    "ended": table.ended,
                    "made_by_me": table.host == person.id,
                    "my_box": table.box_text if table.host == person.id else None,
                    "my_seats": [
                        {"seat": number, "name": seat.name}
                        for number, seat in enumerate(table.seats)
                        if seat.person == person.id
                    ],
                    "result": table.result,
                }
                for table in tables
            ],
            "moves": [
                {
                    "table": table,
                    "number": entry.number,
                    "kind": entry.kind,
                    "seat": entry.seat,
                    "move": entry.move,
                    "at": entry.at,
                }
                for table, entry in await self.store.entries_of(person.id)
            ],
            "lines": [
                {
                    "table": table,
                    "number": line.number,
                    "at": line.at,
                    "name": line.name,
                    "text": line.text,
                    "signal": line.signal,
                    "about": line.about,
                }
                for table, line in await self.store.lines_of(person.id)
            ],
            "audit": [
                {"at": audit_entry.at, "did": audit_entry.did, "address": audit_entry.address}
                for audit_entry in await self.store.audit_log(about=person.id)
            ],
        }
        return encode(told)

    async def delete(self, session: Session, asked: Farewell, address: str) -> None:
        """Delete somebody and everything that is theirs. Games stay, without the name."""
        person = session.person
        if person.password is not None:
            await self.identity.check_password(person, asked.password or "")
        audit_entry = self.moderation.audit_entry("delete", person.id, address)
        await self.store.commit(DropPerson(person.id, STAND_IN), audit_entry)
        await self.identity.sessions_ended(person.id)
        self.on_deleted(person.id)
