"""All that compiled play works on, in one record for each game: what is handed over is one row.

The sizes are fixed, so that a row can lie in any memory: that of a process, of a WebAssembly module
or of a GPU. The memory is lent by the engine that is to work in it (core/engines/interface.py).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from rubra.bots.exclusion import NONE, Exclusion, MoveThings
from rubra.bots.player import belief_of, player_of
from rubra.core.engines.interface import Memory
from rubra.core.game import Box, Game
from rubra.core.journal import Journal
from rubra.core.record import (
    Array,
    Rows,
    blank,
    f64,
    i16,
    i32,
    i64,
    make_record,
    record,
    size,
    u8,
    u16,
    u64,
)
from rubra.core.stream import Stream, key_of, stream_from_key

GAME_STREAM, CHOICE_STREAM, BOT_STREAM = range(3)  # labels of the streams that a series hands out
GOES_ON, FINISHED, CUT_SHORT = range(3)  # how a game stands
COMPILED_LEVELS = ("random", "easy")  # those that compiled play knows; an index of this is a level
BY_PLACE = len(COMPILED_LEVELS)  # in the place of a level: each seat has one of its own
MOST_SEATS = 8


@record
class Draws:
    """How far a seat has come in a stream from which it draws for one purpose, CHOICE."""

    key: Array[u64] = size(2)
    drawn: u64
    high: u64
    low: u64


class Episode:
    """One game being played."""

    game: i64  # its number in the series
    decisions: i32  # made in it
    legal: i32  # how many moves the seat that is asked has
    guided: u16  # a bit for each seat that is moved from outside
    seat: u8  # the one that is asked, or was asked last
    standing: u8  # whether the game goes on
    observed: u8  # whether its events are written
    sides: u16  # a bit for each seat of the second side, where levels are seated by sides
    levels: Array[u8] = size(MOST_SEATS)  # of the seats, where each has one of its own
    draws: Array[Draws] = size(MOST_SEATS)  # theirs, then; `choices` is of the one that chooses
    state: Any
    stream: Stream
    choices: Stream  # what those who are played here draw from
    memory: Any  # theirs; all share one, which holds only what anybody has seen at the table


@record
class Seating:
    """Levels by place, and which seat has which place in which game; see SeatedLevels."""

    levels: Array[u8] = size(2 * MOST_SEATS)
    turns: u8
    by_side: u8
    rounds: i32
    label: i32
    source: Array[u64] = size(2)  # the key from which bots have their streams


@dataclass(frozen=True)
class SeatedLevels:
    """Different levels at different seats, each of which draws from a stream of its own.

    In the game with this number a seat has the place

        side of the seat ^ turn                       if they are seated `by_side`
        turn // players * players + (seat + turn) % players           otherwise

    where `turn` is the number modulo `turns`. A game has its bots' streams from `source`, by the
    number of its round (modulo `rounds`, counted from `label` on) and what is left of its number.
    """

    levels: tuple[str, ...]  # by place
    source: Stream
    turns: int = 1
    by_side: bool = False
    rounds: int = 1
    label: int = BOT_STREAM

    def prepare(self, work: Any) -> None:
        """Tell a Workspace who sits where."""
        work.level = BY_PLACE
        seating = work.seating
        for place, level in enumerate(self.levels):
            seating.levels[place] = COMPILED_LEVELS.index(level)
        seating.turns, seating.by_side = self.turns, self.by_side
        seating.rounds, seating.label = self.rounds, self.label
        seating.source[:] = self.source.key


class Workspace:
    """What a series of games needs."""

    box: Any
    options: Any
    blank: Any  # a state before its set-up
    memory: Any  # the one with which a game begins
    series: Stream  # from which games have their streams
    journal: Journal
    moves: Array[i64]
    weights: Array[f64]
    in_moves: Array[MoveThings]
    excluded: i16  # the thing that one seat of each game, every one in turn, leaves where it can
    level: u8  # of those who are played here, or BY_PLACE
    draws_if_forced: u8  # whether `random` draws where there is one move only, as its bot does
    players: u8
    longest: i32  # decisions after which a game is cut short
    repeats: i32  # games on each deal
    observe_every: i32  # one game in so many is observed; 0: none
    seating: Seating  # which level sits where, if not all are alike
    episode: Any


class BotWorkspace:
    """What a bot knows and works with at its seat."""

    box: Any
    belief: Any
    scratch: Any  # of the belief
    state: Any  # an imagined one
    moves: Array[i64]
    weights: Array[f64]
    stream: Stream  # what the bot draws from
    seat: u8
    players: u8


@cache
def episode_type(game: Game) -> type[Episode]:
    """The Episode of a game."""
    return make_record(Episode, state=game.state, memory=player_of(game).memory)


def workspace_type(game: Game, template: type[Any] = Workspace, **more: Any) -> type[Any]:
    """A Workspace of a game, or that of a template which has more fields."""
    return make_record(
        template,
        box=game.box,
        options=game.options,
        blank=game.state,
        memory=player_of(game).memory,
        moves=size(game.most_moves),
        weights=size(game.most_moves),
        in_moves=size(len(game.move_words.kinds)),
        episode=episode_type(game),
        **more,
    )


@cache
def series_workspace_type(game: Game) -> type[Workspace]:
    """The Workspace of a game."""
    return workspace_type(game)


def new_workspace(
    memory: Memory,
    game: Game,
    box: Box,
    settled: dict[str, Any],
    series: Stream,
    level: str | SeatedLevels,
    kind: type[Any] | None = None,
) -> Rows:
    """A row with one Workspace, or with another kind, made ready for a series at a level."""
    row = memory.rows(kind or series_workspace_type(game), 1)
    work = row[0]
    work.box = box.record
    work.options = game.options_record(settled)
    # Before a game seat 0 has seen as little as any other
    belief = belief_of(game)
    empty: Any = blank(belief.state)
    belief.begin(box.record, empty, 0, settled["players"], False)
    belief.recall(box.record, empty, work.memory)
    work.episode.memory = work.memory
    work.series = stream_from_key(key_of(series))
    work.journal.closed = 1
    if isinstance(level, SeatedLevels):
        level.prepare(work)
    else:
        work.level = COMPILED_LEVELS.index(level)
    work.draws_if_forced = 1
    work.players = settled["players"]
    work.longest = game.about.longest
    work.repeats = 1
    work.excluded = NONE
    return row


def exclude(work: Any, exclusion: Exclusion) -> None:
    """Have a thing left alone."""
    work.excluded = exclusion.thing
    if exclusion.thing != NONE:
        work.in_moves[:] = exclusion.in_moves


@cache
def bot_workspace_type(game: Game) -> type[BotWorkspace]:
    """The BotWorkspace of a game."""
    belief = belief_of(game)
    return make_record(
        BotWorkspace,
        box=game.box,
        belief=belief.state,
        scratch=belief.scratch,
        state=game.state,
        moves=size(game.most_moves),
        weights=size(game.most_moves),
    )
