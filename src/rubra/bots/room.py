"""The room in which many games are played side by side: everything that batch.py works on."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from rubra.bots.player import player_of
from rubra.core.actions import actions_of
from rubra.core.game import Box, Game
from rubra.core.journal import Journal
from rubra.core.record import array_of, blank, blanks, i32, i64, record, u8, u16
from rubra.core.stream import Stream

GOES_ON, FINISHED, CUT_SHORT = range(3)  # how a game stands


@record
class Desk:
    """What is noted about one table."""

    game: i64  # the number of its game in the series
    decisions: i32  # made in this game
    legal: i32  # how many moves the seat that is asked has
    guided: u16  # a bit for each seat that is moved from outside
    seat: u8  # the one that is asked, or was asked last
    standing: u8  # whether the game goes on


class Room(NamedTuple):
    """All arrays; compiled code reads them by name. Any: what they hold differs by game."""

    box: Any
    options: Any
    blank: Any  # a state before its set-up
    fresh: Any  # the memory with which a game begins
    series: Any  # the stream from which games have theirs
    actions: Any  # the table of core/actions.py
    # A row for each table
    states: Any
    streams: Any
    choices: Any  # streams of those who are played here
    memories: Any  # theirs
    desks: Any
    listed: Any  # the legal moves
    numbers: Any  # the same as actions; -1 behind the last
    masks: Any  # 1 for each legal action
    observations: Any  # one behind the other, flat
    rewards: Any  # a column for each seat
    # Scratch
    journal: Any
    out: Any
    weights: Any
    # Plain numbers
    players: int
    size: int  # numbers of an observation
    thoughtful: int  # those who are played here follow a rule of thumb, rather than chance
    longest: int  # decisions after which a game is cut short


ROWS = (
    "states", "streams", "choices", "memories", "desks", "listed", "numbers", "masks", "rewards",
)  # fmt: skip


def make_room(
    game: Game, box: Box, settled: dict[str, Any], tables: int, guided: int, thoughtful: bool
) -> Room:
    """Room for so many tables, all seats in `guided` moved from outside; no game has begun."""
    if game.observation is None:
        raise TypeError(f"{game.name} cannot be observed")
    players = int(settled["players"])
    player = player_of(game)
    # Before a game everybody has seen as little as anybody
    mind: Any = blank(player.mind)
    player.attend(box.record, mind, 0, players, False)
    fresh: Any = blanks(player.memory, 1)
    player.recall(box.record, mind, fresh[0])
    desks: Any = blanks(Desk, tables)
    desks["guided"] = guided
    actions = actions_of(game)
    return Room(
        box=box.row,
        options=array_of(game.options_record(settled)),
        blank=blanks(game.state, 1),
        fresh=fresh,
        series=blanks(Stream, 1),
        actions=actions.table,
        states=blanks(game.state, tables),
        streams=blanks(Stream, tables),
        choices=blanks(Stream, tables),
        memories=blanks(player.memory, tables),
        desks=desks,
        listed=np.zeros((tables, game.most_moves), np.int64),
        numbers=np.full((tables, game.most_moves), -1, np.int32),
        masks=np.zeros((tables, actions.size), np.int8),
        observations=np.zeros(tables * game.observation.size, np.float32),
        rewards=np.zeros((tables, players), np.float32),
        **_scratch(game),
        players=players,
        size=game.observation.size,
        thoughtful=int(thoughtful),
        longest=game.about.longest,
    )


def part_of(room: Room, game: Game, first: int, last: int) -> Room:
    """The tables from `first` to `last - 1`, with scratch of their own: for a thread of its own."""
    rows = {name: getattr(room, name)[first:last] for name in ROWS}
    rows["observations"] = room.observations[first * room.size : last * room.size]
    return room._replace(**rows, **_scratch(game))


def _scratch(game: Game) -> dict[str, Any]:
    journal: Any = blanks(Journal, 1)
    journal["closed"] = 1
    weights = np.zeros(player_of(game).room)
    return {"journal": journal, "out": game.scratch(), "weights": weights}
