"""What everybody may see of what is stored."""

from __future__ import annotations

from rubra.server.model.stored import StoredPerson
from rubra.server.protocol.wire import Person


def as_seen(person: StoredPerson) -> Person:
    """A person."""
    guest = person.password is None
    return Person(person.id, person.name, guest, person.sign)  # type: ignore[arg-type]  # as it was set
