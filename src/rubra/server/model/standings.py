"""Standings of a tournament, by known methods; all sums are exact.

Points of a table go by place: 1 for the first, 0 for the last, evenly between, and whoever shares
places shares what they are worth together. At two seats that is 1, ½ and 0. A side that wins
together has 1 for each, and of a game that nobody wins nobody has anything.

Equal points are told apart by the points of those one has met (Buchholz), by those one has left
behind (Sonneborn-Berger), and by games won. With more than two at a table the others there count as
one opponent, of their mean strength.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

WHOLE = 12  # what a point is stored as: its halves, thirds, quarters and sixths are whole, too


@dataclass(frozen=True)
class Played:
    """A table that is over, or somebody who had none: whose seats, and their points in twelfths.

    None is a bot, which others can leave behind but which stands nowhere.
    """

    people: tuple[int | None, ...]
    points: tuple[int, ...]


@dataclass(frozen=True)
class Standing:
    """One line of the table."""

    person: int
    place: int  # from 1; equals share it
    points: Fraction
    opponents: Fraction  # Buchholz
    beaten: Fraction  # Sonneborn-Berger
    won: int
    played: int


def points_by_place(places: Sequence[int]) -> list[int]:
    """What each seat has, in twelfths; `places`: how good each is, the lower the better."""
    count = len(places)
    if count == 1:
        return [WHOLE]
    found = []
    for place in places:
        ahead = sum(other < place for other in places)
        level = sum(other == place for other in places)
        worth = sum(WHOLE * (count - 1 - (ahead + n)) for n in range(level))
        found.append(worth // (level * (count - 1)))
    return found


def standings(people: Sequence[int], tables: Sequence[Played]) -> list[Standing]:
    """Everybody's line, the best first; equals in the order in which they are given."""
    total = {person: Fraction(0) for person in people}
    for table in tables:
        for person, points in zip(table.people, table.points, strict=True):
            if person is not None and person in total:
                total[person] += Fraction(points, WHOLE)
    lines = [_line(person, total, tables) for person in people]
    ranked = sorted(lines, key=_key, reverse=True)
    return [
        Standing(
            one.person,
            1 + next(n for n, other in enumerate(ranked) if _key(other) == _key(one)),
            one.points,
            one.opponents,
            one.beaten,
            one.won,
            one.played,
        )
        for one in ranked
    ]


def _key(one: Standing) -> tuple[Fraction, Fraction, Fraction, int]:
    return one.points, one.opponents, one.beaten, one.won


def _line(person: int, total: dict[int, Fraction], tables: Sequence[Played]) -> Standing:
    opponents = beaten = Fraction(0)
    won = played = 0
    for table in tables:
        if person not in table.people or len(table.people) < 2:
            continue
        mine = table.points[table.people.index(person)]
        others = [
            (total.get(other, Fraction(0)) if other is not None else Fraction(0), points)
            for other, points in zip(table.people, table.points, strict=True)
            if other != person
        ]
        played += 1
        won += mine == WHOLE or (mine > 0 and all(mine >= points for _, points in others))
        for strength, points in others:
            share = strength / len(others)
            opponents += share
            if points < mine:
                beaten += share
            elif points == mine and mine:
                beaten += share / 2
    return Standing(person, 0, total[person], opponents, beaten, won, played)
