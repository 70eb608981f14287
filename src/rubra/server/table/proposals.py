"""Going back by consent: what was proposed, and who has agreed, as the lines of a table say it."""

from __future__ import annotations

from rubra.server.protocol.wire import Proposal
from rubra.server.table import game_log
from rubra.server.table.table_state import TableState


def proposal_of(now: TableState) -> Proposal | None:
    """What was proposed since the last move and not refused."""
    if not now.lines or now.match is None or now.stored.phase != "playing":
        return None
    found: Proposal | None = None
    proposed = -1  # how long the log was then
    for line in now.lines:
        if line.signal == "go_back" and line.seat is not None and line.about is not None:
            found = Proposal(line.seat, line.about, [line.seat])
            proposed = int(line.text or 0)
        elif line.signal == "refuse":
            found = None
        elif line.signal == "agree" and found is not None and line.seat is not None:
            found.agreed.append(line.seat)
    # It is over with the next move that all can see, and once it was carried out; if an answer
    # under seal ended it, that would tell of it
    if found is None or proposed < now.noticed:
        return None
    found.beyond = not game_log.is_free(now.match, found.seat, found.to)
    return found
