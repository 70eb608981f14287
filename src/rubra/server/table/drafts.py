"""Drafts: what follows from a request once its changes are stored, and not before.

The table writes them down in order; whoever stores the changes publishes the drafts afterwards, or
discards them if the changes could not be stored.
"""

from __future__ import annotations

from dataclasses import dataclass

from rubra.server.table.audience import Audience, Viewer


@dataclass(frozen=True, slots=True)
class SendChange:
    """An audience is sent an encoded change of its scene."""

    audience: Audience
    encoded: bytes


@dataclass(frozen=True, slots=True)
class SendScene:
    """An audience is sent its whole scene, encoded: nothing that was sent before counts."""

    audience: Audience
    encoded: bytes


@dataclass(frozen=True, slots=True)
class AddViewer:
    """A viewer joins an audience: first they are sent the whole scene, or the changes they missed.

    `replaces`: the viewer that the same client was until now.
    """

    viewer: Viewer
    audience: Audience
    scene: bytes | None
    missed_since: int | None
    replaces: Viewer | None


@dataclass(frozen=True, slots=True)
class RemoveViewer:
    """A viewer leaves the audience they are in."""

    viewer: Viewer


@dataclass(frozen=True, slots=True)
class ShowPresence:
    """Everybody is told who is here now."""


@dataclass(frozen=True, slots=True)
class AnnouncePresence:
    """Other processes are told that somebody is here, or that anybody without a seat is."""

    person: str


@dataclass(frozen=True, slots=True)
class Remind:
    """Somebody who is not here is reminded that a correspondence game waits for them."""

    person: str


@dataclass(frozen=True, slots=True)
class ReadAgain:
    """The table is read from the store: a game that is continued has its log there."""


Draft = (
    SendChange
    | SendScene
    | AddViewer
    | RemoveViewer
    | ShowPresence
    | AnnouncePresence
    | Remind
    | ReadAgain
)
