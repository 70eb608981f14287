"""Audiences: everybody who sees a table from the same seat shares one scene, encoded once.

What was sent last is kept for a while, so that somebody whose connection broke gets exactly what
they missed. Each audience counts its own versions: what others were told does not show in them.
"""

from __future__ import annotations

import logging
import secrets
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from rubra.core.journal import NOBODY
from rubra.server.model.stored import StoredPerson
from rubra.server.protocol.patches import differences
from rubra.server.protocol.wire import Change, Line, Patch, ToldEvent, encode

log = logging.getLogger("rubra.audience")

KEPT = 200  # changes for those who were away for a moment


@dataclass(eq=False)
class Viewer:
    """Somebody who looks at a table now: a socket, or a browser that asks again and again."""

    person: StoredPerson | None
    seen_from: int  # the seat they see the table from, or NOBODY
    send: Callable[[bytes], None]
    close: Callable[[str], None]  # with the reason
    on_leave: Callable[[Viewer], None]

    def leave(self) -> None:
        """Look away."""
        self.on_leave(self)


@dataclass(eq=False)
class Audience:
    """Those who see a table from one seat, or who only watch."""

    seen_from: int
    scene: dict[str, Any]
    epoch: str = field(default_factory=lambda: secrets.token_hex(6))
    version: int = 0  # of the scene; what it takes to get there may still wait to be stored
    viewers: set[Viewer] = field(default_factory=set)
    left_at: float | None = None  # when the last of them went
    _sent: deque[bytes] = field(default_factory=lambda: deque(maxlen=KEPT))
    _sent_version: int = 0

    @property
    def seat(self) -> int | None:
        """The seat, as the wire writes it."""
        return None if self.seen_from == NOBODY else self.seen_from

    def changes(self, *parts: dict[str, Any]) -> list[Patch]:
        """Put these parts of the scene anew; what changed by that."""
        found: list[Patch] = []
        scene = self.scene
        for now in parts:
            for name, value in now.items():
                old = scene.get(name)
                if old is not value and (type(value) is dict or old != value):
                    differences(old, value, [name], found)
                    scene[name] = value
        return found

    def draft(
        self,
        patches: list[Patch],
        events: Sequence[ToldEvent] = (),
        lines: Sequence[Line] = (),
        gone_back: int | None = None,
    ) -> bytes | None:
        """The next change of the scene, encoded; none if this audience notices nothing."""
        if not patches and not events and not lines and gone_back is None:
            return None
        self.version += 1
        return encode(Change(self.version, patches, list(events), list(lines), gone_back))

    def send_change(self, raw: bytes) -> None:
        """Send all of them the next change, and keep it for those who come back."""
        self._sent.append(raw)
        self._sent_version += 1
        self.send(raw)

    def send(self, raw: bytes) -> None:
        """Send something to all; whoever cannot be reached is closed, and will come back."""
        for viewer in list(self.viewers):
            try:
                viewer.send(raw)
            except Exception:
                log.exception("a viewer cannot be reached")
                self.viewers.discard(viewer)
                viewer.close("unreachable")

    def knows(self, epoch: str, version: int) -> bool:
        """Whether it can still tell what was sent since a version."""
        return epoch == self.epoch and 0 <= self._sent_version - version <= len(self._sent)

    def sent_since(self, version: int) -> list[bytes]:
        """What was sent since a version that it knows."""
        return list(self._sent)[len(self._sent) - (self._sent_version - version) :]
