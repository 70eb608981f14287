"""How often all lose together at a table of Rubricatus that ignores defence.

    python -m rubra.games.rubricatus.balance.careless --players N [--games G]
        [-o difficulty=easy] [--seed S] [--box BOX]

Everybody plays by the rule of thumb of `easy`, but as if the drawer were never to be empty: nobody
mitigates where there is anything else to do, and nobody wants defence but to pay for something. Nor
do they play events that add problems, so that in the easy game all of them come by building.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from rubra.bots.easy import EasyBot
from rubra.commands.shared import open_box, settle
from rubra.core import registry
from rubra.core.position import Position
from rubra.core.stream import Stream
from rubra.core.vocabulary import kind_of
from rubra.games.rubricatus.state import State
from rubra.games.rubricatus.words import (
    ADD,
    ADD_ANY,
    COMMON_DEFEAT,
    Move,
)
from rubra.lab.kept_games import share
from rubra.lab.simulate import Series, simulate

FULL = 10_000  # problems in the drawer, as these players see it


class CarelessBot(EasyBot):
    """Builds and produces as `easy` does, and leaves the problems to the river."""

    def choose(self, position: Position) -> int:
        """What `easy` would do if problems did not matter."""
        self.follow(position)
        work = self.work[0]
        work.state = position.imagine(self.stream)
        work.state.drawer = FULL
        moves = position.moves()
        found = [move for move in moves if not self.shuns(work.state, move)] or moves
        work.moves[: len(found)] = found
        number: int = self.thinking.choose(self.work, len(found))
        return found[number]

    def shuns(self, state: State, move: int) -> bool:
        """Mitigation, regions where nothing else can be done, and events that add problems."""
        box = self.work[0].box
        if kind_of(move) == Move.enter.kind:
            return bool(state.problems[Move.enter.region(move)] > box.problems_to_build)
        if kind_of(move) == Move.event.kind:
            action = box.actions[Move.event.card(move)]
            words = [int(effect.word) for effect in action.effects[: action.effect_count]]
            return ADD in words or ADD_ANY in words
        return kind_of(move) == Move.mitigate.kind


def careless(_: str, stream: Stream) -> CarelessBot:
    """A bot for any seat."""
    return CarelessBot(stream)


def main() -> None:
    """Play, and say what share was lost, and in which rounds."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--box", type=Path)
    parser.add_argument("-o", "--option", action="append", default=[])
    asked = parser.parse_args()
    game = registry.load("rubricatus")
    players, options = settle(game.about, asked.players, asked.option or ["difficulty=easy"])
    box = open_box(game, asked.box)
    # The name of the level is not one that runs as machine code: every seat has a bot
    series = Series(game, players, options, box, asked.seed, asked.games, ("careless",))
    outcomes, _ = simulate(series, threads=1, make=careless)
    lost = int((outcomes["reason"] == COMMON_DEFEAT).sum())
    print(f"{players} players, {asked.games} games: lost together {share(lost, asked.games)}")


if __name__ == "__main__":
    main()
