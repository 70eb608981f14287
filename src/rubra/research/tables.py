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

from rubra.bots.series import play_pattern
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
from rubra.core.errors import IllegalMove, OptionError
from rubra.core.game import Box, Game
from rubra.core.match import Match
from rubra.core.observation import Observation
from rubra.core.record import Array, blank, blanks, f32, i32, i64, make_record, size
from rubra.core.specialise import specialise
from rubra.core.stream import Stream, branch, key_of, stream_from_seed

SEEDS = 1 << 63
MOST_SEATS = 8


class Question:
    """What a table asks of the seat whose turn it is, and what it is told."""

    given: i64  # the action to take
    moves: Array[i64]  # the legal moves
    actions: Array[i32]  # the same as actions; -1 behind the last
    rewards: Array[f32] = size(MOST_SEATS)  # what the last step brought to each seat


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
        if others not in COMPILED_LEVELS:
            names = " or ".join(COMPILED_LEVELS)
            raise OptionError(f"the others are played by {names}, not {others!r}")
        if not 1 <= threads <= tables:
            raise OptionError(f"{tables!r} tables cannot be shared by {threads!r} threads")
        if self.game.observation is None:
            raise TypeError(f"{self.game.name} cannot be observed")
        episodes: Any = blanks(episode_type(self.game), tables)
        episodes["guided"] = sum(1 << seat for seat in self.guided)
        most = size(self.game.most_moves)
        questions: Any = blanks(make_record(Question, moves=most, actions=most), tables)
        questions["actions"] = -1
        self.episodes, self.questions = episodes, questions
        self.observations: npt.NDArray[np.float32]
        self.observations = np.zeros((tables, self.observation.size), np.float32)
        self.masks: npt.NDArray[np.int8] = np.zeros((tables, self.actions.size), np.int8)
        playing = play_pattern(self.game)
        self._pattern = specialise(
            "rubra.research.stepping",
            self.game,
            (
                ("observe", self.observation.write),
                ("lay_out", playing.lay_out),
                ("play_on", playing.play_on),
            ),
        )
        settled = self.game.about.settle(players, self.options)
        self._works = [
            new_workspace(self.game, self.box, settled, blank(Stream), others)
            for _ in range(threads)
        ]
        for work in self._works:
            work["draws_if_forced"] = 0
            work["longest"] = self.game.about.longest if longest is None else longest
        ends = [tables * number // threads for number in range(threads + 1)]
        self._parts = [slice(*ends) for ends in pairwise(ends)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._begun = False

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
        return len(self.episodes)

    # --- What is on the tables ---

    # `observations`: a row for each table, what the seat that is asked may know; at the end: asked
    # last. `masks`: a row for each table, 1 for each action that the seat that is asked may take

    @property
    def rewards(self) -> npt.NDArray[np.float32]:
        """A row for each table, a column for each seat: what the last step brought."""
        rewards: npt.NDArray[np.float32] = self.questions["rewards"][:, : self.players]
        return rewards

    @property
    def seats(self) -> npt.NDArray[np.uint8]:
        """For each table the seat that is asked; at the end the one that was asked last."""
        seats: npt.NDArray[np.uint8] = self.episodes["seat"]
        return seats

    @property
    def seat(self) -> int:
        """The same, of the only table."""
        seat: int = self.episodes["seat"].item()
        return seat

    @property
    def terminated(self) -> npt.NDArray[np.bool_]:
        """For each table whether its game is over."""
        over: npt.NDArray[np.bool_] = self.episodes["standing"] == FINISHED
        return over

    @property
    def truncated(self) -> npt.NDArray[np.bool_]:
        """For each table whether its game was cut short, after as many decisions as none needs."""
        cut: npt.NDArray[np.bool_] = self.episodes["standing"] == CUT_SHORT
        return cut

    def legal(self, table: int = 0) -> list[int]:
        """The actions that the seat asked at a table may take."""
        count = self.episodes["legal"][table]
        numbers: list[int] = self.questions["actions"][table, :count].tolist()
        return numbers

    def look(self, seat: int, table: int = 0) -> npt.NDArray[np.float32]:
        """What any seat of a table may know."""
        out = np.zeros(self.observation.size, np.float32)
        self._pattern.look(self._works[0], self.episodes, table, seat, out)
        return out

    # --- Playing ---

    def reset(self, seed: int | None = None, first: int = 0) -> None:
        """Begin a game at each table: those of a seed, from number `first` on, or the next ones."""
        if seed is None and not self._begun:
            seed = secrets.randbelow(SEEDS)
        if seed is not None:
            for work in self._works:
                work["series"] = stream_from_seed(seed)
            self.episodes["game"] = np.arange(first, first + len(self))
        else:
            self.episodes["game"] += len(self)
        self._begun = True
        if self._advance(self._pattern.BEGIN):
            self.restart()

    def step(self, actions: npt.NDArray[np.int64]) -> int:
        """Take one action at each table; returns how many games ended. Raises IllegalMove.

        If one action is not legal, nothing has happened at any table.
        """
        self.questions["given"] = actions
        ended = self._advance(self._pattern.STEP)
        if ended < 0:
            table = -1 - ended
            raise IllegalMove(self._refusal(table, int(actions[table])))
        return ended

    def restart(self) -> None:
        """Begin the next game wherever one has ended."""
        self._next_where_ended()
        while self._advance(self._pattern.BEGIN_WHERE_ENDED):
            self._next_where_ended()

    def _advance(self, task: int) -> int:
        """Let all tables go on, each thread with its part of them."""
        pattern = self._pattern
        if self._pool is None:
            return self._advance_part(0, task)
        if task == pattern.STEP:
            wrong = int(pattern.first_illegal(self.episodes, self.questions))
            if wrong >= 0:
                return -1 - wrong
        parts = range(len(self._parts))
        return sum(self._pool.map(self._advance_part, parts, [task] * len(parts)))

    def _advance_part(self, number: int, task: int) -> int:
        part = self._parts[number]
        return int(
            self._pattern.advance(
                self._works[number],
                self.episodes[part],
                self.questions[part],
                self.observations[part].reshape(-1),
                self.masks[part].reshape(-1),
                self.actions.table,
                task,
            )
        )

    def _next_where_ended(self) -> None:
        episodes = self.episodes
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
        series = self._works[0][0].series
        branch(series, stream, GAME_STREAM, int(self.episodes["game"][table]))
        return key_of(stream)

    def new_match(self, table: int = 0) -> Match:
        """The game of a table before its first move, to be played again and looked at."""
        return Match(self.game, self.players, self.key(table), self.options, self.box)
