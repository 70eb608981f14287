"""Random games to hold the laws against: every game, every player count, every option."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from rubra.core import registry
from rubra.core.game import Box
from rubra.core.match import Match
from rubra.core.stream import key_of, stream_from_seed

CLOSELY = 40  # decisions
SHORT = 60  # decisions of a game that costs no patience


@dataclass(frozen=True)
class Setting:
    """A game with its number of players and its options."""

    game: str
    players: int
    options: tuple[tuple[str, Any], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *(f"{n}={v}" for n, v in self.options)])


def all_settings() -> list[Setting]:
    """Every number of players of every game, with the samples of options that it names.

    Or else with both values of its first option, or with all of them, if it has more. The values
    of further options take turns: not every combination is tried, but every value is.
    """
    found: list[Setting] = []
    for name in registry.names():
        about = registry.about(name)
        for place, players in enumerate(about.players):
            found += [Setting(name, players, chosen) for chosen in about.samples]
            if not about.samples:
                first = len(about.options[0].values) if about.options else 1
                for number in range(first * place, first * (place + 1)):
                    chosen = tuple(
                        (o.name, o.values[number % len(o.values)]) for o in about.options
                    )
                    found.append(Setting(name, players, chosen))
    return found


@dataclass
class Walk:
    """One random game. `positions` stops before decisions, and once at the end.

    It stops before each of the first CLOSELY decisions and then ever more seldom: long games are
    looked at everywhere, without taking forever.
    """

    setting: Setting
    seed: int
    box: Box | None = None  # the game's own, unless somebody has another
    match: Match = field(init=False)
    random: random.Random = field(init=False)

    def __post_init__(self) -> None:
        self.random = random.Random(f"{self.setting} {self.seed}")
        self.match = self.new_match()

    def new_match(self) -> Match:
        """The match before its first move."""
        key = key_of(stream_from_seed(self.seed))
        game = registry.load(self.setting.game)
        return Match(game, self.setting.players, key, dict(self.setting.options), self.box)

    def looks(self, share: float) -> bool:
        """Whether to look closer at this position: at a share of all, of late ones fewer.

        For laws that play the past again, or the future: their work grows with the game's length.
        """
        return self.random.random() < share * min(1.0, SHORT / (1 + len(self.match.steps)))

    def positions(self) -> Iterator[Match]:
        """The match at many positions of the game; the caller must not change it."""
        while not self.match.is_over:
            made = len(self.match.steps)
            if made < CLOSELY or self.random.random() * made < CLOSELY:
                yield self.match
            seat = self.random.choice(self.match.waiting)
            self.match.play(seat, self.random.choice(self.match.moves(seat)))
            assert len(self.match.steps) <= self.match.game.about.longest, "the game does not end"
        yield self.match

    def finish(self) -> Match:
        """The match at its end."""
        for _ in self.positions():
            pass
        return self.match
