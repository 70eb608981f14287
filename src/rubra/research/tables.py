"""Games to learn from: many tables side by side, stepped by compiled code.

All tables play the same game with the same options. Each waits for one decision of one of its
guided seats; seats that are not guided are played by `random` or `easy` as soon as they are asked.
When several seats owe a decision at once, they are asked one after the other, and none learns what
another has answered before all have.
"""

from __future__ import annotations

import secrets
from bisect import bisect_right
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from rubra.bots.workspace import (
    COMPILED_LEVELS,
    CUT_SHORT,
    FINISHED,
    GAME_STREAM,
    episode_type,
    new_workspace,
)
from rubra.core import registry
from rubra.core.actions import Actions, actions_of
from rubra.core.engines.choice import engine_for
from rubra.core.errors import IllegalMove, OptionError
from rubra.core.game import Box, Game
from rubra.core.match import Match
from rubra.core.observation import Observation
from rubra.core.record import blank
from rubra.core.stream import Stream, branch, key_of, stream_from_seed
from rubra.research.questions import question_type, stepping_pattern
from rubra.research.stepping import BEGIN, BEGIN_WHERE_ENDED, STEP

if TYPE_CHECKING:  # it is imported where there is a GPU
    from rubra.research.cuda_tables import CudaGroup

SEEDS = 1 << 63
DEVICES = ("cpu", "cuda")


class Group:
    """Tables that one thread steps, in a memory of their own."""

    def __init__(self, game: Game, tables: int) -> None:
        engine = engine_for(game, long_work=True)
        self._stepping = engine.load(stepping_pattern(game))
        self.game = game
        self.actions = actions_of(game)
        self._memory = memory = engine.new_memory()
        self.episodes = memory.rows(episode_type(game), tables)
        self.questions = memory.rows(question_type(game), tables)
        self.questions["actions"] = -1
        assert game.observation is not None  # or there would be no pattern
        self._observations = memory.numbers(np.float32, tables * game.observation.size)
        self._masks = memory.numbers(np.int8, tables * self.actions.size)
        self.observations = self._observations.array.reshape(tables, -1)
        self.masks = self._masks.array.reshape(tables, -1)

    def prepare(
        self,
        box: Box,
        settled: dict[str, Any],
        others: str,
        longest: int,
        guided: tuple[int, ...],
    ) -> None:
        """Make all tables ready for games."""
        self.work = new_workspace(self._memory, self.game, box, settled, blank(Stream), others)
        self.work["draws_if_forced"] = 0
        self.work["longest"] = longest
        self.episodes["guided"] = sum(1 << seat for seat in guided)

    def advance(self, task: int) -> int:
        """Let all tables go on; returns what `advance` of stepping.py does."""
        return int(
            self._stepping.advance(
                self.work,
                self.episodes,
                self.questions,
                self._observations,
                self._masks,
                self.actions.rows,
                task,
            )
        )

    def first_illegal(self) -> int:
        """The first table where the action given is not legal, or -1."""
        return int(self._stepping.first_illegal(self.episodes, self.questions))

    def look(self, place: int, seat: int, out: npt.NDArray[np.float32]) -> None:
        """Write what any seat of a table may know."""
        self._stepping.look(self.work, self.episodes, place, seat, out)

    def states(self) -> Any:
        """The states of all tables."""
        return self.episodes["state"]


def _group_on(device: str) -> type[Group] | type[CudaGroup]:
    if device == "cpu":
        return Group
    from rubra.research.cuda_tables import CudaGroup

    return CudaGroup


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
        device: str = "cpu",
    ) -> None:
        """`guided` are the seats moved from outside, all if not given. Raises OptionError.

        With the device `cuda` all of it lies and happens on a GPU, and arrays are CuPy's. Raises
        EngineError where there is none, and MissingPackage.

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
        if others not in COMPILED_LEVELS:
            names = " or ".join(COMPILED_LEVELS)
            raise OptionError(f"the others are played by {names}, not {others!r}")
        if not 1 <= threads <= tables:
            raise OptionError(f"{tables!r} tables cannot be shared by {threads!r} threads")
        if device not in DEVICES:
            raise OptionError(f"tables are on {' or '.join(DEVICES)}, not {device!r}")
        if device == "cuda" and threads != 1:
            raise OptionError("on a GPU the tables are one group; leave out threads")
        if self.game.observation is None:
            raise TypeError(f"{self.game.name} cannot be observed")
        settled = self.game.about.settle(players, self.options)
        cut_after = self.game.about.longest if longest is None else longest
        ends = [tables * number // threads for number in range(threads + 1)]
        self._groups: list[Group | CudaGroup] = []
        for start, end in pairwise(ends):
            group = _group_on(device)(self.game, end - start)
            group.prepare(self.box, settled, others, cut_after, self.guided)
            self._groups.append(group)
        self._ends = ends
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._begun = False
        # What is on the tables; of several groups what each has is put together after every step
        self.observations: npt.NDArray[np.float32]
        self.masks: npt.NDArray[np.int8]
        if threads == 1:
            self.observations, self.masks = self._groups[0].observations, self._groups[0].masks
        else:
            self.observations = np.zeros((tables, self.observation.size), np.float32)
            self.masks = np.zeros((tables, self.actions.size), np.int8)

    # --- What it is about ---

    @property
    def observation(self) -> Observation:
        """How observations are written, and in which parts."""
        observation = self.game.observation
        assert observation is not None  # or there would be no tables
        return observation

    @cached_property
    def actions(self) -> Actions:
        """How moves are numbered."""
        return actions_of(self.game)

    def __len__(self) -> int:
        return self._ends[-1]

    # --- What is on the tables ---

    # `observations`: a row for each table, what the seat that is asked may know; at the end: asked
    # last. `masks`: a row for each table, 1 for each action that the seat that is asked may take

    @property
    def rewards(self) -> npt.NDArray[np.float32]:
        """A row for each table, a column for each seat: what the last step brought."""
        rewards: npt.NDArray[np.float32] = self._all("questions", "rewards")[:, : self.players]
        return rewards

    @property
    def seats(self) -> npt.NDArray[np.uint8]:
        """For each table the seat that is asked; at the end the one that was asked last."""
        seats: npt.NDArray[np.uint8] = self._all("episodes", "seat")
        return seats

    @property
    def seat(self) -> int:
        """The same, of the only table."""
        seat: int = self.seats.item()
        return seat

    @property
    def terminated(self) -> npt.NDArray[np.bool_]:
        """For each table whether its game is over."""
        over: npt.NDArray[np.bool_] = self._all("episodes", "standing") == FINISHED
        return over

    @property
    def truncated(self) -> npt.NDArray[np.bool_]:
        """For each table whether its game was cut short, after as many decisions as none needs."""
        cut: npt.NDArray[np.bool_] = self._all("episodes", "standing") == CUT_SHORT
        return cut

    @property
    def states(self) -> Any:
        """For each table the state of its game; whoever reads it knows everything.

        Those on a GPU are copied.
        """
        parts = [group.states() for group in self._groups]
        return parts[0] if len(parts) == 1 else np.concatenate(parts)

    def guide(self, seat: int) -> None:
        """From the next game on let only this seat be moved from outside."""
        for group in self._groups:
            group.episodes["guided"] = 1 << seat

    def legal(self, table: int = 0) -> list[int]:
        """The actions that the seat asked at a table may take."""
        group, place = self._where(table)
        count = group.episodes["legal"][place]
        numbers: list[int] = group.questions["actions"][place, :count].tolist()
        return numbers

    def look(self, seat: int, table: int = 0) -> npt.NDArray[np.float32]:
        """What any seat of a table may know."""
        group, place = self._where(table)
        out = np.zeros(self.observation.size, np.float32)
        group.look(place, seat, out)
        return out

    def _where(self, table: int) -> tuple[Group | CudaGroup, int]:
        """The group of a table, and its place in it."""
        number = bisect_right(self._ends, table) - 1
        return self._groups[number], table - self._ends[number]

    def _all(self, rows: str, field: str) -> Any:
        """A field of all tables."""
        parts = [getattr(group, rows)[field] for group in self._groups]
        return parts[0] if len(parts) == 1 else np.concatenate(parts)

    # --- Playing ---

    def reset(self, seed: int | None = None, first: int = 0) -> None:
        """Begin a game at each table: those of a seed, from number `first` on, or the next ones."""
        if seed is None and not self._begun:
            seed = secrets.randbelow(SEEDS)
        for start, group in zip(self._ends, self._groups, strict=False):
            if seed is not None:
                group.work["series"] = stream_from_seed(seed)
                begin = first + start
                group.episodes["game"] = np.arange(begin, begin + len(group.episodes))
            else:
                group.episodes["game"] += len(self)
        self._begun = True
        if self._advance(BEGIN):
            self.restart()

    def step(self, actions: npt.NDArray[np.int64]) -> int:
        """Take one action at each table; returns how many games ended. Raises IllegalMove.

        If one action is not legal, nothing has happened at any table.
        """
        for (start, end), group in zip(pairwise(self._ends), self._groups, strict=True):
            group.questions["given"] = actions[start:end]
        ended = self._advance(STEP)
        if ended < 0:
            table = -1 - ended
            raise IllegalMove(self._refusal(table, int(actions[table])))
        return ended

    def restart(self) -> None:
        """Begin the next game wherever one has ended."""
        self._next_where_ended()
        while self._advance(BEGIN_WHERE_ENDED):
            self._next_where_ended()

    def _advance(self, task: int) -> int:
        """Let all tables go on, each thread with its group of them."""
        if self._pool is None:
            return self._groups[0].advance(task)
        if task == STEP:
            for start, group in zip(self._ends, self._groups, strict=False):
                wrong = group.first_illegal()
                if wrong >= 0:
                    return -1 - (start + wrong)
        numbers = range(len(self._groups))
        return sum(self._pool.map(self._advance_group, numbers, [task] * len(numbers)))

    def _advance_group(self, number: int, task: int) -> int:
        group = self._groups[number]
        ended = group.advance(task)
        tables = slice(self._ends[number], self._ends[number + 1])
        self.observations[tables] = group.observations
        self.masks[tables] = group.masks
        return ended

    def _next_where_ended(self) -> None:
        for group in self._groups:
            episodes = group.episodes
            episodes["game"][episodes["standing"] != 0] += len(self)

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
        group, place = self._where(table)
        branch(group.work[0].series, stream, GAME_STREAM, int(group.episodes["game"][place]))
        return key_of(stream)

    def new_match(self, table: int = 0) -> Match:
        """The game of a table before its first move, to be played again and looked at."""
        return Match(self.game, self.players, self.key(table), self.options, self.box)
