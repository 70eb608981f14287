"""OpenSpiel: every game as a Python game that `pyspiel` can load.

    import pyspiel
    import rubra.research.openspiel  # registers rubra_<name> for every game

    game = pyspiel.load_game("rubra_<name>(players=5)")

**Chance is explicit.** Whatever a move draws, a deal or a roll, is decided by lots: chance nodes
after the move, each with LOT_SIZE outcomes that are equally likely. What lots mean follows from a
cipher, so that a state holds nothing of the future.

**Information states** are all that a seat saw and did. As a tensor they are what it may know now
and the last MEMORY things that it saw happen; as a string they are complete.

OpenSpiel has no types: what comes from it is Any.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from rubra.core import registry
from rubra.core.about import About
from rubra.core.observation import Observation, Part
from rubra.core.optional import needs
from rubra.research.chance_game import LOT_SIZE, MEMORY, ChanceGame, ChanceSetting, setting_for

with needs("research"):
    import pyspiel

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
OUTCOMES = [(lot, 1 / LOT_SIZE) for lot in range(LOT_SIZE)]


def name_of(game: str) -> str:
    """The name under which OpenSpiel knows a game."""
    return f"rubra_{game}"


def type_of(card: About) -> Any:
    """What OpenSpiel wants to know about a game before it is loaded."""
    parameters: dict[str, Any] = {"players": card.players[0]}
    parameters |= {option.name: option.default for option in card.options}
    parameters |= {option.name: "" for option in card.seat_options}  # each takes what is left
    return pyspiel.GameType(
        short_name=name_of(card.name),
        long_name=card.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=card.players[-1],
        min_num_players=card.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game with its number of players and its options. Raises OptionError."""

    card: About  # of a subclass
    spiel_type: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        players = int(given.pop("players", self.card.players[0]))
        self.table: ChanceSetting = setting_for(
            self.card.name, players, tuple(sorted(given.items()))
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions.size,
            max_chance_outcomes=LOT_SIZE,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=self.card.longest,
        )
        super().__init__(self.spiel_type, info, params or {})

    def new_initial_state(self) -> SpielState:
        """The table before anything was drawn."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What looks at states for a seat."""
        if params:
            raise ValueError(f"observers take no parameters, not {params!r}")
        perfect_recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.table, perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """One game being played. Whoever holds it knows everything; a seat has its observers."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        # OpenSpiel copies and saves what it finds here
        self.chance_game = ChanceGame(game.table)

    def current_player(self) -> int:
        """The seat that is asked, or chance."""
        chance_game = self.chance_game
        if chance_game.lots_due:
            return CHANCE
        return TERMINAL if chance_game.is_over else chance_game.seat

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.chance_game.is_over

    def returns(self) -> list[float]:
        """1 for each seat that has won and -1 for the others, once the game is over."""
        return self.chance_game.returns()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The lots, equally likely."""
        return OUTCOMES

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that this seat cannot tell from this one, drawn by a sampler of 0 to 1."""
        twin: SpielState = self.get_game().new_initial_state()
        twin.chance_game = self.chance_game.imagined(player, [sampler() for _ in range(4)])
        return twin

    def _legal_actions(self, player: int) -> list[int]:
        return self.chance_game.legal_actions() if player == self.current_player() else []

    def _apply_action(self, action: int) -> None:
        if self.chance_game.lots_due:
            self.chance_game.draw(action)
        else:
            self.chance_game.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"lot {action}"
        table = self.chance_game.table
        return str(table.actions.say(action, player, table.players))

    def __str__(self) -> str:
        return str(self.chance_game)


class Observer:
    """Looks at a state for a seat: at all it saw so far, or without recall at what it sees now."""

    def __init__(self, table: ChanceSetting, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        parts = table.observation.parts
        if perfect_recall:
            shape = (MEMORY, table.width)
            parts = (*parts, Part("happened", "the last things, the latest first", shape))
        layout = Observation(table.observation.write, parts)
        self.tensor = np.zeros(layout.size, np.float32)
        self.dict: dict[str, Any] = layout.split(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a seat may know into the tensor."""
        chance_game = state.chance_game
        chance_game.observe(player, self.tensor)
        if self.perfect_recall:
            chance_game.recall(player, self.dict["happened"])

    def string_from(self, state: SpielState, player: int) -> str:
        """What a seat may know, in words."""
        seen = json.dumps(state.chance_game.view(player))
        return f"{state.chance_game.past.text(player)}{seen}" if self.perfect_recall else seen


def register_all() -> None:
    """Tell OpenSpiel of every installed game."""
    for name in registry.names():
        if name_of(name) not in pyspiel.registered_names():
            card = registry.about(name)
            made = {"card": card, "spiel_type": type_of(card), "__doc__": card.title}
            pyspiel.register_game(
                made["spiel_type"], type(f"{name.title()}Game", (SpielGame,), made)
            )


register_all()
