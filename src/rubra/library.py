"""What `import rubra` offers: games, matches, bots, simulations and files.

`rubra/__init__.py` names all of it. docs/library.md shows how it is used.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy.typing as npt

from rubra.bots.levels import Bot, make_bot
from rubra.core import record_file, registry
from rubra.core.about import About
from rubra.core.box import BoxFile
from rubra.core.game import Box, Game
from rubra.core.match import Match
from rubra.core.stream import key_of, stream_from_seed
from rubra.core.texts import Speaker
from rubra.lab import simulate as lab

SEED_BITS = 63


def list_games() -> tuple[About, ...]:
    """What can be said of each game without loading it: name, title, players, options."""
    return tuple(registry.about(name) for name in registry.names())


# --- One match ---


def new_match(
    game: str,
    players: int | None = None,
    *,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    box: str | Path | None = None,
) -> Match:
    """A match before its first move; the same seed deals the same match.

    Without `players` the fewest play, without `seed` the deal is random, without `box` the game's
    own box is used. Raises UnknownGame, OptionError or BoxError.
    """
    loaded = registry.load(game)
    key = key_of(stream_from_seed(_seed(seed)))
    return Match(loaded, _players(loaded, players), key, options, _box(loaded, box))


def new_bot(level: str = "medium", *, seed: int | None = None) -> Bot:
    """A bot for one seat of one match: random, easy, medium or hard, or as in `hard:4000` or
    `level:3`.

    `bot.choose(Position(match, seat))` returns one of the seat's legal moves; a position holds only
    what the seat may know. Raises OptionError.
    """
    return make_bot(level, stream_from_seed(_seed(seed)))


def describe(match: Match, move: int, language: str = "en") -> str:
    """A move in words, in one of the languages en, ca, pt and it."""
    names = [str(seat) for seat in range(match.players)]
    return Speaker(match.game, match.box, language, names).move(move)


def save(match: Match, path: str | Path) -> None:
    """Write a match to a file, finished or not. Raises RecordFileError."""
    record_file.save(record_file.to_record(match), Path(path))


def load(path: str | Path) -> Match:
    """Read a match from a file, replayed and checked move by move. Raises RubraError."""
    return record_file.replay(record_file.load(Path(path)))


# --- Many matches ---


@dataclass(frozen=True)
class Simulation:
    """Matches that bots have played."""

    series: lab.Series
    outcomes: npt.NDArray[Any]  # of each match: reason, winners (a bit a seat), turns, decisions
    seconds: float

    def summary(self) -> dict[str, Any]:
        """Who won how often, with 95 % intervals, how matches ended, how long they were."""
        return lab.summary(self.series, self.outcomes, self.seconds)

    def match(self, number: int) -> Match:
        """One of the matches, played again move by move."""
        return lab.match_of(self.series, number)


def simulate(
    game: str,
    players: int | None = None,
    *,
    games: int = 1000,
    bots: str | Sequence[str] = "random",
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    box: str | Path | None = None,
) -> Simulation:
    """Play many matches on all cores; the same seed gives the same matches.

    `bots` is one level for all seats, or one for each. Raises UnknownGame, OptionError or BoxError.
    """
    loaded = registry.load(game)
    levels = (bots,) if isinstance(bots, str) else tuple(bots)
    opened = _box(loaded, box) or loaded.standard_box
    count = _players(loaded, players)
    series = lab.Series(loaded, count, options or {}, opened, seed, games, levels)
    return Simulation(series, *lab.simulate(series))


# --- What is left out ---


def _players(game: Game, players: int | None) -> int:
    return game.about.players[0] if players is None else players


def _seed(seed: int | None) -> int:
    return secrets.randbits(SEED_BITS) if seed is None else seed


def _box(game: Game, box: str | Path | None) -> Box | None:
    return None if box is None else game.open_box(BoxFile.from_path(Path(box)))
