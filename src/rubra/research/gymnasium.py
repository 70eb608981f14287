"""Gymnasium: one seat against bots, and many tables at once.

    import gymnasium
    from rubra.research.gymnasium import id_of  # importing it registers every game

    env = gymnasium.make(id_of(name), players=5, opponents="easy")
    many = gymnasium.make_vec(id_of(name), num_envs=4096, players=5)

The version of an environment is that of the game's rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from rubra.bots.levels import check_level, is_habit
from rubra.core import registry
from rubra.core.actions import actions_of
from rubra.core.errors import IllegalMove, OptionError
from rubra.core.game import Box, Game
from rubra.core.journal import NOBODY
from rubra.core.match import Match
from rubra.core.optional import needs
from rubra.core.record import blank
from rubra.core.stream import Stream
from rubra.core.texts import Speaker
from rubra.lab.arena import steady_bot
from rubra.research.seat import CompiledSeat, MatchSeat, Seen, compiled_level
from rubra.research.tables import Tables

with needs("research"):
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space


def spaces_of(game: Game) -> tuple[spaces.Dict, spaces.Discrete[np.int64]]:
    """What a seat may know and do, and every conceivable move."""
    if game.observation is None:
        raise TypeError(f"{game.name} cannot be observed")
    size, actions = game.observation.size, actions_of(game).size
    seen: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(0.0, 1.0, (size,), np.float32),
        "action_mask": spaces.Box(0, 1, (actions,), np.int8),
    }
    return spaces.Dict(seen), spaces.Discrete(actions)


# --- One seat against bots ---


class SeatEnv(gymnasium.Env[Seen, Any]):
    """One seat of a game; bots of any level play the others.

    The reward comes at the end: 1 for a victory, -1 otherwise. An action that is not legal forfeits
    the game, or raises IllegalMove if one prefers; the table stays as it was. Bots do not look at
    the clock, so the same seed and actions give the same game everywhere.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int | None = 0,
        opponents: str | Sequence[str] = "easy",
        options: Mapping[str, Any] | None = None,
        box: Box | None = None,
        illegal: Literal["forfeit", "raise"] = "forfeit",
        render_mode: str | None = None,
    ) -> None:
        """`opponents`: a level for all of them, or one for each; `seat`: None takes turns.

        Raises UnknownGame or OptionError.
        """
        self.game = registry.load(game)
        self.box = box or self.game.standard_box
        self.players = players or self.game.about.players[0]
        self.options = dict(options or {})
        self.game.about.settle(self.players, self.options)
        if seat is not None and seat not in range(self.players):
            raise OptionError(f"seats are 0 to {self.players - 1}, not {seat!r}")
        levels = _one_for_each(opponents, self.players - 1)
        for name in levels:
            steady_bot(name, blank(Stream))
            if not is_habit(name):
                check_level(name, game, self.players)
        if illegal not in ("forfeit", "raise"):
            raise OptionError(f"illegal is 'forfeit' or 'raise', not {illegal!r}")
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space, self.action_space = spaces_of(self.game)
        self._fixed_seat = seat
        table = self.game, self.box, self.players, self.options
        level = compiled_level(levels)
        self._table: CompiledSeat | MatchSeat
        self._table = MatchSeat(*table, levels) if level is None else CompiledSeat(*table, level)
        self._seed: int | None = None
        self._number = 0
        self.seat: int

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin a game: the first of a seed, or else the next."""
        super().reset(seed=seed, options=options)
        self._number += 1
        if seed is not None or self._seed is None:
            self._seed = int(self.np_random.integers(1 << 63)) if seed is None else seed
            self._number = 0
        self.seat = self._number % self.players if self._fixed_seat is None else self._fixed_seat
        self._table.begin(self._seed, self._number, self.seat)
        return self._table.look(), {}

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Take an action, and let the bots go on until the seat is asked again."""
        try:
            self._table.act(int(action))
        except IllegalMove as refusal:
            if self.illegal == "raise":
                raise
            return self._table.look(), -1.0, True, False, {"illegal": str(refusal)}
        reward, over, cut = self._table.result()
        return self._table.look(), reward, over, cut, {}

    def match(self) -> Match:
        """The game so far, to be looked at, saved as a record, or watched in the browser."""
        return self._table.match()

    def render(self) -> str | None:
        """What was last seen to happen, in words."""
        if self.render_mode is None:
            return None
        names = [f"seat_{seat}" for seat in range(self.players)]
        speaker = Speaker(self.game, self.box, "en", names)
        events = [event for event in self.match().events() if event.is_seen_by(NOBODY)]
        return "\n".join(speaker.event(event.said) for event in events[-10:])


def _one_for_each(opponents: str | Sequence[str], count: int) -> tuple[str, ...]:
    if isinstance(opponents, str):
        return (opponents,) * count
    if len(opponents) != count:
        raise OptionError(f"name one bot for all {count} opponents, or {count}, one for each")
    return tuple(opponents)


# --- Many tables at once ---


class TablesEnv(VectorEnv[Seen, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Many tables, stepped together by compiled code; a game that ends is followed by the next.

    With opponents (`random` or `easy`) one seat is guided, and `rewards` are its own. Without, the
    caller moves every seat in turn: `info["seat"]` says whose observation it is, `rewards` are of
    the seat that has just moved, and `info["rewards"]` has those of all seats.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        seat: int = 0,
        opponents: str | None = "random",
        options: Mapping[str, Any] | None = None,
        box: Box | None = None,
        threads: int = 1,
        copy: bool = True,
    ) -> None:
        """`copy=False`: observations are written over by the next step. Raises OptionError."""
        players = players or registry.about(game).players[0]
        guided = None if opponents is None else (seat,)
        others = "random" if opponents is None else opponents
        self.tables = Tables(game, players, num_envs, options, box, guided, others, threads)
        self.num_envs = num_envs
        self.single_observation_space, self.single_action_space = spaces_of(self.tables.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copy = copy
        self._all = np.arange(num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin a game at each table: the first ones of a seed, or else the next ones."""
        super().reset(seed=seed, options=options)
        self.tables.reset(seed)
        return self._seen(), {"seat": self.tables.seats.copy()}

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Seen, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Take one action at each table. Raises IllegalMove, and then nothing has happened."""
        tables = self.tables
        movers = tables.seats.copy()
        ended = tables.step(np.asarray(actions, np.int64))
        rewards = tables.rewards.copy()
        terminated, truncated = tables.terminated, tables.truncated
        info: dict[str, Any] = {"rewards": rewards}
        if ended:
            info |= self._last_looks(terminated | truncated)
            tables.restart()
        info["seat"] = tables.seats.copy()
        return self._seen(), rewards[self._all, movers], terminated, truncated, info

    def _seen(self) -> Seen:
        seen: Seen = {"observation": self.tables.observations, "action_mask": self.tables.masks}
        return {name: part.copy() for name, part in seen.items()} if self._copy else seen

    def _last_looks(self, over: npt.NDArray[np.bool_]) -> dict[str, Any]:
        """How the tables looked whose games have ended, as Gymnasium hands it over."""
        looks = np.full(self.num_envs, None, object)
        for table in np.flatnonzero(over):
            looks[table] = {
                "observation": self.tables.observations[table].copy(),
                "action_mask": self.tables.masks[table].copy(),
            }
        return {"final_obs": looks, "_final_obs": over}


# --- Names ---


def id_of(game: str) -> str:
    """The id of a game in Gymnasium: `rubra/<Name>-v<version of its rules>`."""
    return f"rubra/{game.title()}-v{registry.about(game).version}"


def register_all() -> None:
    """Register every game with Gymnasium."""
    for name in registry.names():
        if id_of(name) not in gymnasium.registry:
            gymnasium.register(
                id_of(name),
                entry_point=f"{__name__}:SeatEnv",
                vector_entry_point=f"{__name__}:TablesEnv",
                kwargs={"game": name},
                # Our own checks are stricter: an illegal action is refused
                disable_env_checker=True,
                order_enforce=False,
            )


register_all()
