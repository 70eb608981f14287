"""What a game needs to be learned: `training.toml` in its folder, read and checked.

hidden = [512, 256]           # sizes of the network's two hidden layers

[score]                       # what the last observation of a game says of each seat's score
part = "scores"               # its part with a row, or a number, for each seat
column = 0                    # of that row
full = 256                    # what 1.0 stands for
margin = 20                   # a lead of so much counts as much as can be

[survival]                    # only where everybody may lose together
part = "round"                # how far the game went
full = 16
length = 10                   # where it would have ended

[[tables]]                    # on which games to learn, one after the other
players = 2
share = 4                     # how often, beside the others
longest = 600                 # decisions, after which a game is cut short and nobody has won
options = { board = "basic" }
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from rubra.core import registry
from rubra.core.errors import OptionError
from rubra.core.game import Game

FILE_NAME = "training.toml"


class Score(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the last observation tells the scores."""

    part: str
    full: float
    margin: float
    column: int = 0


class Survival(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where it tells how far a game went that nobody won."""

    part: str
    full: float
    length: float


class TableKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Games of one kind to learn on."""

    players: int
    share: float = 1.0
    longest: int | None = None
    options: dict[str, Any] = {}


class GameTraining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of a game."""

    hidden: tuple[int, int]
    tables: tuple[TableKind, ...]
    score: Score | None = None
    survival: Survival | None = None


@dataclass(frozen=True)
class Settings:
    """How to learn; the same for every game. Those that change go from the first to the second."""

    tables: int = 32768  # of each kind
    kinds: int = 2  # that are played before a lesson, drawn by their shares
    steps: int = 32  # decisions at each table between two lessons
    batch: int = 32768  # decisions in one step of the optimiser
    epochs: int = 1  # how often each decision is learned from
    rate: tuple[float, float] = (5e-4, 5e-5)  # of learning
    entropy: tuple[float, float] = (0.02, 0.002)  # how much trying things out is rewarded
    margin: tuple[float, float] = (1.0, 0.25)  # weight of the lead beside that of victory
    trace: float = 0.95  # how far credit reaches back (lambda)
    clip: float = 0.2  # how far one lesson may change the chance of a move
    average: float = 0.9995  # of the weights that are kept, over steps of the optimiser
    seed: int = 1


# The same for a network that has taken after other bots: it need not try everything again
AFTER_EXAMPLES: dict[str, Any] = {
    "rate": (2e-4, 2e-5),
    "entropy": (0.005, 0.001),
    "margin": (0.25, 0.1),
}


class Teaching(msgspec.Struct, frozen=True):
    """How to learn from the games of other bots."""

    epochs: int = 12  # how often each decision is learned from
    batch: int = 8192
    rate: tuple[float, float] = (1e-3, 5e-5)


def training_of(game: Game) -> GameTraining:
    """What the folder of a game says. Raises OptionError."""
    path = registry.folder(game.name) / FILE_NAME
    if not path.exists():
        raise OptionError(
            f"{game.about.title} has no {FILE_NAME}, which says how it is learned;"
            " docs/training.md tells what stands in it"
        )
    return read_training(game, path)


def read_training(game: Game, path: Path) -> GameTraining:
    """Such a file, checked against its game. Raises OptionError."""
    try:
        found = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), GameTraining)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise OptionError(f"{path.name}: {error}") from None
    if game.observation is None:
        raise OptionError(f"{game.about.title} has no observations to learn from")
    names = {part.name for part in game.observation.parts}
    for asked in (found.score, found.survival):
        if asked is not None and asked.part not in names:
            raise OptionError(f"{path.name}: observations have no part {asked.part!r}")
    if not found.tables:
        raise OptionError(f"{path.name}: at least one kind of tables is needed")
    for kind in found.tables:
        game.about.settle(kind.players, kind.options)
    return found
