"""What a bot does at its seat, on one BotWorkspace: a pattern (core/patterns.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rubra.bots.player import CHOICE, pick
from rubra.bots.workspace import BotWorkspace
from rubra.core.journal import Seen
from rubra.core.record import Array
from rubra.core.rule import entry

if TYPE_CHECKING:  # put in: the verbs of the game's player
    from rubra.bots.verbs import advise, begin_belief, conclude, sample, witness


@entry
def sit_down(row: Array[BotWorkspace], seat: int, players: int, exact: bool) -> None:
    """Begin to follow a game from a seat."""
    work = row[0]
    work.seat = seat
    work.players = players
    begin_belief(work.box, work.belief, seat, players, exact)


@entry(reads="history")
def take_in(row: Array[BotWorkspace], history: Array[Seen]) -> None:
    """Take in what the seat saw and did since."""
    work = row[0]
    witness(work.box, work.belief, work.scratch, history, len(history))


@entry
def form_belief(row: Array[BotWorkspace]) -> None:
    """Before a search: work out what to believe now."""
    work = row[0]
    conclude(work.box, work.belief, work.scratch)


@entry
def redraw(row: Array[BotWorkspace]) -> None:
    """Redraw in work.state what the seat cannot know, as it believes it."""
    work = row[0]
    sample(work.box, work.state, int(work.seat), work.belief, work.scratch, work.stream)


@entry
def weigh(row: Array[BotWorkspace], count: int) -> None:
    """How likely a sensible player is to make each of the moves in work.moves."""
    work = row[0]
    memory = work.belief.memory
    advise(work.box, work.state, int(work.seat), memory, work.moves, count, work.weights)


@entry
def choose(row: Array[BotWorkspace], count: int) -> int:
    """Which of the moves in work.moves a sensible player might make."""
    weigh(row, count)
    return draw(row, count)


@entry
def draw(row: Array[BotWorkspace], count: int) -> int:
    """One of so many, as likely as its weight in work.weights."""
    return pick(row[0].weights, count, row[0].stream, CHOICE)
