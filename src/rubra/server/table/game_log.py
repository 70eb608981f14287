"""The log of a game: replayed into a match, and made into a record.

The log holds every move ever made and every going back; the match is what follows from it. Each
entry carries the digest of the state it led to, so a log that no longer leads there is noticed.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import lru_cache

from rubra.core import record_file, registry
from rubra.core.box import BoxFile
from rubra.core.errors import RubraError
from rubra.core.fairness import commitment_to
from rubra.core.game import Box, Game
from rubra.core.match import Match, Step
from rubra.core.record_file import BoxRecord, Fairness, GameRecord, SeatRecord
from rubra.server.model.stored import Entry, StoredLine, StoredTable


class DoesNotReplay(RubraError):  # noqa: N818 - the name says what happened
    """A log that no longer leads where it led when it was written."""


def box_of(table: StoredTable, game: Game) -> Box:
    """The box that a table plays with. Raises BoxError or DoesNotReplay."""
    box = game.standard_box
    if table.box_text is not None:
        box = _open_box(game.name, table.box_text)
    if box.file.digest != table.box_digest:
        raise DoesNotReplay("the box that it was played with has changed")
    return box


@lru_cache(maxsize=32)
def _open_box(game: str, text: str) -> Box:
    """Checking a box takes 20 ms; whoever has their own plays more than one game with it."""
    return registry.load(game).open_box(BoxFile(text, "the box of this table"))


def open_match(table: StoredTable) -> Match:
    """The match of a table before its first move. Raises RubraError."""
    assert table.key is not None, "a table has a key from the moment that it begins"
    game = registry.load(table.game)
    options = dict(table.options)
    players = options.pop("players")
    return Match(game, players, table.key, options, box_of(table, game))


def carry_out(match: Match, entry: Entry) -> Step | None:
    """What an entry says; the step that was made or taken back, if it is one. Raises MoveError."""
    if entry.kind == "move":
        return match.play_words(entry.seat, entry.move)
    if entry.kind == "undo":
        return match.undo(entry.seat)
    go_back(match, entry.to or 0)
    return None


def is_noticed(step: Step | None) -> bool:
    """Whether everybody could see that something was done, or taken back; none: they went back."""
    return step is None or not step.silent


def go_back(match: Match, moment: int) -> None:
    """To where only so many moments had been."""
    match.go_back(steps_until(match, moment))


def is_free(match: Match, seat: int, moment: int) -> bool:
    """Whether a seat could go back to a moment alone: only its own moves, and nothing learned.

    Never while several answer under seal: else it would tell who has.
    """
    if len(match.waiting) > 1:
        return False
    since = match.steps[steps_until(match, moment) :]
    return all(step.seat == seat and not step.informs and not step.silent for step in since)


def steps_until(match: Match, moment: int) -> int:
    """How many steps there were when so many moments had been."""
    return match.moments[moment - 1] if moment else 0


def replay_log(
    table: StoredTable, entries: Iterable[Entry], lines: Iterable[StoredLine] = ()
) -> Match:
    """The match as the log leaves it. Raises DoesNotReplay if it leads elsewhere than it did."""
    for now in play_again(table, entries, lines):
        match = now.match
    return match


@dataclass
class Replayed:
    """A match that is being replayed, and what came last: nothing, at the beginning."""

    match: Match
    entry: Entry | None = None
    step: Step | None = None
    said: list[StoredLine] = field(default_factory=list)  # the statements that were made then


def play_again(
    table: StoredTable, entries: Iterable[Entry], lines: Iterable[StoredLine] = ()
) -> Iterator[Replayed]:
    """The match before its first move and after each entry; it is always the same one.

    Raises DoesNotReplay if it leads elsewhere than it did, in whatever way.
    """
    number = 0
    try:
        match = open_match(table)
        spoken = deque(line for line in lines if line.is_statement)
        yield Replayed(match, said=_say_until(match, spoken, 0))
        for entry in entries:
            number = entry.number
            step = carry_out(match, entry)
            if match.digest() != entry.digest:
                raise DoesNotReplay(f"entry {number} leads elsewhere than it did")
            yield Replayed(match, entry, step, _say_until(match, spoken, number))
    except DoesNotReplay:
        raise
    except RubraError as error:
        raise DoesNotReplay(str(error)) from None
    except Exception as error:  # other rules may break on an old log in any way
        raise DoesNotReplay(f"entry {number} breaks the rules ({type(error).__name__})") from error


def _say_until(match: Match, spoken: deque[StoredLine], entry: int) -> list[StoredLine]:
    """What was said before the next entry; what may not be said any more is left out."""
    said = []
    while spoken and (spoken[0].entry or 0) <= entry:
        line = spoken.popleft()
        with suppress(RubraError):
            match.say_words(-1 if line.seat is None else line.seat, line.words)
            said.append(line)
    return said


def record_of(table: StoredTable, match: Match, entries: Iterable[Entry]) -> GameRecord:
    """The record of a table's game, for its export; its log says what the moves alone do not."""
    seats = [
        SeatRecord(seat.name or "", seat.bot or (seat.stand_in if seat.resigned else None))
        for seat in table.seats
    ]
    fairness = None
    if table.secret is not None:
        fairness = Fairness(
            commitment_to(table.secret),
            table.secret.hex(),
            nonces_of(table),
            on_device=table.device_nonces is not None,
        )
    return record_file.to_record(match, seats, fairness, _about(table, entries))


def nonces_of(table: StoredTable) -> list[str]:
    """What each seat added to the deal."""
    if table.device_nonces is not None:
        return table.device_nonces
    return [seat.nonce or "" for seat in table.seats]


def _about(table: StoredTable, entries: Iterable[Entry]) -> str | None:
    """What a reader of the record should know: who did not decide alone, and what was unmade."""
    rewinds = 0
    made: dict[int, int] = {}  # moves of bots for people who played on, by seat
    for entry in entries:
        rewinds += entry.kind == "rewind"
        if entry.by == "stand_in" and not table.seats[entry.seat].resigned:
            made[entry.seat] = made.get(entry.seat, 0) + 1
    lines = []
    if rewinds:
        times = "once" if rewinds == 1 else f"{rewinds} times"
        lines.append(f"The table went back {times} by consent, so the game was not rated.")
    for seat, count in sorted(made.items()):
        moves = "1 move" if count == 1 else f"{count} moves"
        lines.append(f"A bot made {moves} for {table.seats[seat].name} while they were away.")
    return " ".join(lines) or None


def to_record(
    table: StoredTable, entries: list[Entry], lines: Iterable[StoredLine] = ()
) -> GameRecord:
    """The record of a stored table. Raises DoesNotReplay."""
    return record_of(table, replay_log(table, entries, lines), entries)


def box_record(box: Box, game: Game) -> BoxRecord:
    """A box as records and tables keep it: its text only if it is not the game's own."""
    own = box.file.digest != game.standard_box.file.digest
    return BoxRecord(box.file.digest, box.file.text if own else None)
