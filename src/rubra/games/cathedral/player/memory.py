"""What a player of The Red Cathedral keeps in mind: nothing, since all of it lies on the table."""

from __future__ import annotations

from rubra.core.record import i64, record


@record
class Memory:
    """What imagined players know of each other."""

    nothing: i64


@record
class Mind:
    """Who sits there, and with how many."""

    seat: i64
    players: i64
    memory: Memory
