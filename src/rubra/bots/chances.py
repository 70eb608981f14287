"""What a bot believes of the other seats: declared, not written as code.

A browser has the belief of a bot as bytes, and no Python. So a game says which fields of its belief
hold the possible worlds, and both sides add up the same numbers in the same order.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Chances:
    """How likely each seat is one of a set: the weight of all worlds in which it is.

    Each is named by a field of the belief.
    """

    name: str  # under which the chances are told
    worlds: str  # how many worlds there are
    sets: str  # of each world, a bit for each seat that is in the set
    weights: str  # of each world
    seats: str  # how many seats there are

    def __call__(self, belief: Any) -> dict[str, list[float]]:
        """The chances, as a hint tells them."""
        return {self.name: self.of_seats(belief)}

    def of_seats(self, belief: Any) -> list[float]:
        """One chance for each seat."""
        worlds = range(int(belief[self.worlds]))
        sets = [int(one) for one in belief[self.sets]]
        weights = [float(one) for one in belief[self.weights]]
        chances = []
        for seat in range(int(belief[self.seats])):
            chance = 0.0
            for world in worlds:
                if sets[world] >> seat & 1:
                    chance += weights[world]
            chances.append(chance)
        return chances
