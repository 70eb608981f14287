"""What is kept of a game that nobody looks at."""

from __future__ import annotations

from rubra.bots.workspace import Episode, Workspace
from rubra.core.game import AnyState
from rubra.core.patterns import Verbs
from rubra.core.record import Array, i16, i32, record, u8, u16
from rubra.core.rule import rule


@record
class Outcome:
    """What a simulation keeps of one game."""

    reason: u8
    winners: u16
    turns: i16
    sides: u16  # a bit for each seat of the second side, where levels are seated by sides
    decisions: i32


@rule
def note(outcome: Outcome, state: AnyState, decisions: int) -> None:
    """Keep how a game ended, or that it did not."""
    outcome.reason = state.reason
    outcome.winners = state.winners
    outcome.turns = state.turn
    outcome.decisions = decisions


# --- Where nobody looks on but for the outcome ---


@rule
def ignore_start(work: Workspace, episode: Episode) -> None:
    """Nobody looks on."""


@rule
def ignore_choice(work: Workspace, episode: Episode, seat: int, move: int, count: int) -> None:
    """Nobody looks on."""


@rule
def ignore_result(work: Workspace, episode: Episode, turn: int) -> None:
    """Nobody looks on."""


@rule
def note_end(work: Workspace, episode: Episode, outcomes: Array[Outcome], place: int) -> None:
    """Keep the outcome."""
    note(outcomes[place], episode.state, episode.decisions)
    outcomes[place].sides = episode.sides


UNOBSERVED: Verbs = (
    ("see_start", ignore_start),
    ("see_choice", ignore_choice),
    ("see_result", ignore_result),
    ("see_end", note_end),
)
