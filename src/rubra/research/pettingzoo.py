"""PettingZoo: every seat is an agent, and they are asked one after the other.

    from rubra.research import pettingzoo

    env = pettingzoo.env(name, players=5)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        ...

Where the rules ask several seats at once, each answers without knowing what the others answered.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from rubra.core.game import Box
from rubra.core.journal import NOBODY
from rubra.core.match import Match
from rubra.core.optional import needs
from rubra.core.registry import about
from rubra.core.texts import Speaker
from rubra.research.tables import Tables

with needs("research"):
    from gymnasium import spaces
    from pettingzoo import AECEnv

Seen = dict[str, Any]  # "observation" and "action_mask"


def env(
    game: str,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    box: Box | None = None,
    render_mode: str | None = None,
) -> SeatsEnv:
    """A game with all its seats. Raises UnknownGame or OptionError."""
    return SeatsEnv(game, players, options, box, render_mode)


class SeatsEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One table; agents are `seat_0`, `seat_1` and so on.

    An action that is not legal raises IllegalMove and changes nothing. Rewards come at the end: 1
    to those who have won and -1 to all others, to everybody in a common defeat.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        box: Box | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        card = about(game)
        self.metadata = {
            "name": f"{game}_v{card.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.tables = Tables(game, players or card.players[0], 1, options, box)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.tables.players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observations = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(
                        0.0, 1.0, (self.tables.observation.size,), np.float32
                    ),
                    "action_mask": spaces.Box(0, 1, (self.tables.actions.size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._actions = {
            agent: spaces.Discrete(self.tables.actions.size) for agent in self.possible_agents
        }
        self._given = np.zeros(1, np.int64)
        self._made: list[tuple[int, int]] = []
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        """What a seat may know, as numbers, and what it may do."""
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        """Every conceivable move."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a game: the first of a seed, or else the next."""
        self.tables.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self._made = []
        self.agent_selection = self.possible_agents[self.tables.seat]

    def observe(self, agent: str) -> Seen:
        """What a seat may know now, and what it may do: nothing if it is not asked."""
        tables = self.tables
        if agent == self.agent_selection:
            return {
                "observation": tables.observations[0].copy(),
                "action_mask": tables.masks[0].copy(),
            }
        return {
            "observation": tables.look(self._seat_of[agent]),
            "action_mask": np.zeros(tables.actions.size, np.int8),
        }

    def step(self, action: Any) -> None:
        """Take the action of the agent that is asked, None once it is over. Raises IllegalMove."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.tables.seat
        self._given[0] = action
        ended = self.tables.step(self._given)
        self._made.append((seat, int(self._given[0])))
        self._cumulative_rewards[agent] = 0.0
        if ended:
            self._end()
        self.agent_selection = self.possible_agents[self.tables.seat]

    def _end(self) -> None:
        finished, cut = bool(self.tables.terminated[0]), bool(self.tables.truncated[0])
        for agent, reward in zip(self.agents, self.tables.rewards[0].tolist(), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = finished
            self.truncations[agent] = cut
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What the last move caused, in words that everybody may read."""
        if self.render_mode is None:
            return None
        match = self.match()
        speaker = Speaker(match.game, match.box, "en", self.possible_agents)
        events = match.steps[-1].events if match.steps else match.opening
        return "\n".join(speaker.event(event.said) for event in events if event.is_seen_by(NOBODY))

    def close(self) -> None:
        """There is nothing to close."""

    def match(self) -> Match:
        """The game so far, to be looked at, saved as a record, or watched in the browser."""
        match = self.tables.new_match()
        for seat, action in self._made:
            match.play(seat, self.tables.actions.move(action, seat, match.players))
        return match
