"""Games to learn from: many tables side by side, stepped by compiled code.

All tables play the same game with the same options. Each waits for one decision of one of its
guided seats; seats that are not guided are played by `random` or `easy` as soon as they are asked.
When several seats owe a decision at once, they are asked one after the other, and none learns what
another has answered before all have.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from rubra.bots.player import player_of
from rubra.bots.room import CUT_SHORT, FINISHED, Room, make_room, part_of
from rubra.bots.series import GAME_STREAM, LEVELS
from rubra.core import registry
from rubra.core.actions import Actions, actions_of
from rubra.core.errors import IllegalMove, OptionError
from rubra.core.game import Box, Game
from rubra.core.match import Match
from rubra.core.observation import Observation
from rubra.core.record import blank
from rubra.core.specialise import specialise
from rubra.core.stream import Stream, branch, key_of, stream_from_seed

SEEDS = 1 << 63
NOTHING = np.zeros(0, np.int64)  # the actions of a step that takes none


class Tables:
    """Many games of one kind. `observations`, `masks` and the rest change with every step."""

    def __init__(
        self,
        game: str,
        players: int,
        tables: int = 1,
        options: Mapping[str, Any] | None = None,
        box: Box | None = None,
        guided: tuple[int, ...] | None = None,
        others: str = "random",
        threads: int = 1,
        longest: int | None = None,
    ) -> None:
        """`guided` are the seats moved from outside, all if not given. Raises OptionError.

        A game is cut short after `longest` decisions; if not given, after as many as the game's
        card says. What happens does not depend on the number of threads.
        """
        self.game: Game = registry.load(game)
        self.box = box or self.game.standard_box
        self.options = dict(options or {})
        self.players = players
        self.guided = tuple(range(players)) if guided is None else guided
        if not self.guided or not set(self.guided) <= set(range(players)):
            raise OptionError(f"guided seats are some of 0 to {players - 1}, not {self.guided!r}")
        if others not in LEVELS:
            raise OptionError(f"the others are played by {' or '.join(LEVELS)}, not {others!r}")
        if not 1 <= threads <= tables:
            raise OptionError(f"{tables!r} tables cannot be shared by {threads!r} threads")
        bits = sum(1 << seat for seat in self.guided)
        settled = self.game.about.settle(players, self.options)
        self.room: Room = make_room(self.game, self.box, settled, tables, bits, others == "easy")
        if longest is not None:
            self.room = self.room._replace(longest=longest)
        self._pattern = specialise(
            "rubra.bots.batch",
            self.game,
            (*player_of(self.game).verbs, ("observe", self.observation.write)),
        )
        ends = [tables * number // threads for number in range(threads + 1)]
        self._firsts = ends[:-1]
        self._parts = [part_of(self.room, self.game, *ends) for ends in pairwise(ends)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._begun = False

    # --- What it is about ---

    @property
    def observation(self) -> Observation:
        """How observations are written, and in which parts."""
        observation = self.game.observation
        assert observation is not None  # make_room has seen to it
        return observation

    @cached_property
    def actions(self) -> Actions:
        """How moves are numbered."""
        return actions_of(self.game)

    def __len__(self) -> int:
        return len(self.room.desks)

    # --- What is on the tables ---

    @cached_property
    def observations(self) -> npt.NDArray[np.float32]:
        """A row for each table: what the seat that is asked may know. At the end: asked last."""
        rows: npt.NDArray[np.float32] = self.room.observations.reshape(len(self), -1)
        return rows

    @property
    def masks(self) -> npt.NDArray[np.int8]:
        """A row for each table: 1 for each action that the seat that is asked may take."""
        masks: npt.NDArray[np.int8] = self.room.masks
        return masks

    @property
    def rewards(self) -> npt.NDArray[np.float32]:
        """A row for each table, a column for each seat: what the last step brought."""
        rewards: npt.NDArray[np.float32] = self.room.rewards
        return rewards

    @property
    def seats(self) -> npt.NDArray[np.uint8]:
        """For each table the seat that is asked; at the end the one that was asked last."""
        seats: npt.NDArray[np.uint8] = self.room.desks["seat"]
        return seats

    @property
    def seat(self) -> int:
        """The same, of the only table."""
        seat: int = self.room.desks["seat"].item()
        return seat

    @property
    def terminated(self) -> npt.NDArray[np.bool_]:
        """For each table whether its game is over."""
        over: npt.NDArray[np.bool_] = self.room.desks["standing"] == FINISHED
        return over

    @property
    def truncated(self) -> npt.NDArray[np.bool_]:
        """For each table whether its game was cut short, after as many decisions as none needs."""
        cut: npt.NDArray[np.bool_] = self.room.desks["standing"] == CUT_SHORT
        return cut

    def legal(self, table: int = 0) -> list[int]:
        """The actions that the seat asked at a table may take."""
        numbers: list[int] = self.room.numbers[table, : self.room.desks["legal"][table]].tolist()
        return numbers

    def look(self, seat: int, table: int = 0) -> npt.NDArray[np.float32]:
        """What any seat of a table may know."""
        out = np.zeros(self.room.size, np.float32)
        self._pattern.look(self.room, table, seat, out)
        return out

    # --- Playing ---

    def reset(self, seed: int | None = None, first: int = 0) -> None:
        """Begin a game at each table: those of a seed, from number `first` on, or the next ones."""
        if seed is None and not self._begun:
            seed = secrets.randbelow(SEEDS)
        if seed is not None:
            self.room.series[0] = stream_from_seed(seed)
            self.room.desks["game"] = np.arange(first, first + len(self))
        else:
            self.room.desks["game"] += len(self)
        self._begun = True
        if self._advance(self._pattern.BEGIN, NOTHING):
            self.restart()

    def step(self, actions: npt.NDArray[np.int64]) -> int:
        """Take one action at each table; answers how many games ended. Raises IllegalMove.

        If one action is not legal, nothing has happened at any table.
        """
        ended = self._advance(self._pattern.STEP, actions)
        if ended < 0:
            table = -1 - ended
            raise IllegalMove(self._refusal(table, int(actions[table])))
        return ended

    def restart(self) -> None:
        """Begin the next game wherever one has ended."""
        self._next_where_ended()
        while self._advance(self._pattern.BEGIN_WHERE_ENDED, NOTHING):
            self._next_where_ended()

    def _advance(self, task: int, actions: npt.NDArray[np.int64]) -> int:
        """Let all tables go on, each thread with its part of them."""
        pattern = self._pattern
        if self._pool is None:
            return int(pattern.advance(self.room, task, actions))
        if task == pattern.STEP:
            wrong = int(pattern.first_illegal(self.room, actions))
            if wrong >= 0:
                return -1 - wrong

        def part(first: int, room: Room) -> int:
            return int(pattern.advance(room, task, actions[first : first + len(room.desks)]))

        return sum(self._pool.map(part, self._firsts, self._parts))

    def _next_where_ended(self) -> None:
        desks = self.room.desks
        desks["game"][desks["standing"] != 0] += len(self)

    def _refusal(self, table: int, action: int) -> str:
        legal = self.legal(table)
        if not legal:
            return f"table {table}: the game is over; begin another one first"
        if not 0 <= action < self.actions.size:
            return f"table {table}: actions are 0 to {self.actions.size - 1}, not {action}"
        seat = int(self.seats[table])
        said = self.actions.say(action, seat, self.players)
        return f"table {table}: seat {seat} may not play '{said}' now; it has {len(legal)} moves"

    # --- For people ---

    def key(self, table: int = 0) -> bytes:
        """The key of a table's game: with the moves that were made it is the whole game."""
        stream = blank(Stream)
        branch(self.room.series[0], stream, GAME_STREAM, int(self.room.desks["game"][table]))
        return key_of(stream)

    def new_match(self, table: int = 0) -> Match:
        """The game of a table before its first move, to be played again and looked at."""
        return Match(self.game, self.players, self.key(table), self.options, self.box)
