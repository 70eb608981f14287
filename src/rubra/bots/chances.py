"""What a bot believes of the other seats, and says of them: declared, not written as code.

A browser has the belief of a bot as bytes, and no Python. So a game says which fields of its belief
hold the possible worlds, and both sides add up the same numbers in the same order.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rubra.bots.player import Opinion


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


@dataclass(frozen=True)
class PublicOpinion:
    """The other seat that looks most like one of the set to everybody, or else least like one.

    What a seat knows itself plays no part: an answer that did would give it away.
    """

    public: Chances  # as anybody sees them who only watches
    least: float  # two seats that differ by less look alike

    def __call__(self, belief: Any, seat: int) -> Opinion | None:
        """Whom the bot at a seat suspects or trusts; nobody, as long as all look alike."""
        looks = self.public.of_seats(belief)
        others = [other for other in range(len(looks)) if other != seat]
        total = 0.0
        for other in others:
            total += looks[other]
        usual = total / len(others)
        worst, best = max(others, key=looks.__getitem__), min(others, key=looks.__getitem__)
        if looks[worst] - looks[best] < self.least:
            return None
        if looks[worst] - usual >= usual - looks[best]:
            return "suspect", worst
        return "trust", best
