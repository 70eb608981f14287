"""Who meets whom in a tournament: Swiss rounds, and round robins, for tables of two to four seats.

Everything here follows from what is given: the same people and rounds lead to the same tables. It
knows neither names nor clocks nor the store; a person is a number.

Swiss at two seats is exact: as few people as possible meet twice, and then those who stand next to
each other meet, from the top. With more seats that would take too long; a search from many
starting points finds tables at which few have met before.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, permutations
from math import gcd

STARTS = 16  # points from which the search begins
MOST_SWEEPS = 12  # times that all swaps are tried from each
MOST_TRIED_TWICE = 12  # people for whom two ways of searching are compared
MOST_ROUNDS_EACH = 2  # rounds of a round robin for each person, at most

Group = tuple[int, ...]
Cost = tuple[int, ...]


@dataclass(frozen=True)
class Round:
    """Who sits together, in the order of seats; `idle`: who has no table."""

    groups: tuple[Group, ...]
    idle: Group = ()


class History:
    """What has been played: how often two have met, sat at a seat, or met no other person."""

    def __init__(self, rounds: Sequence[Round] = ()) -> None:
        self.met: Counter[frozenset[int]] = Counter()
        self.sat: Counter[tuple[int, int]] = Counter()  # person and seat
        self.idle: Counter[int] = Counter()
        for one in rounds:
            self.add(one)

    def add(self, one: Round) -> None:
        """One more round."""
        for group in one.groups:
            self.met.update(map(frozenset, combinations(group, 2)))
            self.sat.update((person, seat) for seat, person in enumerate(group))
        self.idle.update(one.idle)
        self.idle.update(group[0] for group in one.groups if len(group) == 1)

    def meetings(self, one: int, other: int) -> int:
        """How often these two have met."""
        return self.met[frozenset((one, other))]

    def seated(self, group: Group) -> Group:
        """The same people, each where they have sat least often."""

        def cost(order: Group) -> int:
            return sum(self.sat[person, seat] for seat, person in enumerate(order))

        return min(permutations(group), key=cost)


# --- How many at a table ---


def table_sizes(people: int, seats: int, allowed: Sequence[int]) -> list[int]:
    """The sizes of the tables, the largest first: as few without a table as possible.

    A table has `seats` seats, or one less where the game allows that; none has fewer than two.
    """
    smaller = seats - 1 if seats - 1 in allowed and seats - 1 >= 2 else seats
    best: list[int] = []
    for large in range(people // seats, -1, -1):
        small = (people - large * seats) // smaller if smaller < seats else 0
        sizes = [seats] * large + [smaller] * small
        if sum(sizes) > sum(best):
            best = sizes
    return best


# --- Swiss ---


def sizes_with_bots(people: int, seats: int) -> list[int]:
    """How many people sit at each table, where bots fill the other seats: as evenly as can be."""
    tables = -(-people // seats)
    return [(people + number) // tables for number in reversed(range(tables))]


def swiss(ranked: Sequence[int], sizes: Sequence[int], rounds: Sequence[Round]) -> Round:
    """The next round; `ranked`: those who play on, the best first; `sizes`: of the tables."""
    history = History(rounds)
    if max(sizes) == 2:
        alone = _swiss_bye(ranked, history) if len(ranked) % 2 else ()
        groups = _pairs([one for one in ranked if one not in alone], history)
        groups += [alone] if 1 in sizes else []
        idle = () if 1 in sizes else alone
    else:
        # The lowest of those who have had a table most often
        spare = len(ranked) - sum(sizes)
        order = sorted(ranked, key=lambda one: (history.idle[one], -ranked.index(one)))
        idle = tuple(order[:spare])
        playing = [one for one in ranked if one not in idle]
        groups = _search(playing, sizes, history, by_rank=True)
    return Round(tuple(history.seated(group) for group in groups), idle)


def _swiss_bye(ranked: Sequence[int], history: History) -> Group:
    """The lowest of those who have had the fewest byes, without whom fewest meet again."""
    fewest = min(history.idle[one] for one in ranked)
    found: list[tuple[int, int]] = []
    for place, one in enumerate(reversed(ranked)):
        if history.idle[one] == fewest:
            rest = [other for other in ranked if other != one]
            new = _most_new_pairs(rest, history)
            found.append((-new, place))
            if 2 * new == len(rest):
                break
    return (ranked[-1 - min(found)[1]],)


def _pairs(ranked: Sequence[int], history: History) -> list[Group]:
    """From the top, each with the next whom they may meet: as few again as possible."""
    left = list(ranked)
    groups: list[Group] = []
    while left:
        top, *others = left
        wanted = _most_new_pairs(left, history)
        for other in sorted(others, key=lambda one: history.meetings(top, one)):
            rest = [one for one in others if one != other]
            is_new = history.meetings(top, other) == 0
            if _most_new_pairs(rest, history) + is_new == wanted:
                break
        groups.append((top, other))
        left = rest
    return groups


def _most_new_pairs(people: Sequence[int], history: History) -> int:
    """How many pairs of people who have not met can play at the same time."""
    count = len(people)
    return _matching(
        [
            [
                other
                for other in range(count)
                if other != one and not history.meetings(people[one], people[other])
            ]
            for one in range(count)
        ]
    )


def _matching(edges: Sequence[Sequence[int]]) -> int:
    """The size of the largest matching of a graph, by Edmonds' blossom algorithm."""
    count = len(edges)
    mate = [-1] * count
    for one in range(count):  # most are found at once
        if mate[one] < 0:
            free = next((other for other in edges[one] if mate[other] < 0), None)
            if free is not None:
                mate[one], mate[free] = free, one
    for root in range(count):
        if mate[root] < 0:
            _augment(edges, mate, root)
    return sum(other >= 0 for other in mate) // 2


def _augment(edges: Sequence[Sequence[int]], mate: list[int], root: int) -> None:
    """Look for a path along which one pair more is found, and take it."""
    count = len(edges)
    parent, base = [-1] * count, list(range(count))
    seen = {root}
    queue = [root]

    def ancestor(one: int, other: int) -> int:
        above = set()
        while True:
            one = base[one]
            above.add(one)
            if mate[one] < 0:
                break
            one = parent[mate[one]]
        while base[other] not in above:
            other = parent[mate[base[other]]]
        return base[other]

    def mark(one: int, top: int, child: int, blossom: set[int]) -> None:
        while base[one] != top:
            blossom |= {base[one], base[mate[one]]}
            parent[one] = child
            child = mate[one]
            one = parent[child]

    while queue:
        one = queue.pop(0)
        for other in edges[one]:
            if base[one] == base[other] or mate[one] == other:
                continue
            if other == root or (mate[other] >= 0 and parent[mate[other]] >= 0):
                top = ancestor(one, other)
                blossom: set[int] = set()
                mark(one, top, other, blossom)
                mark(other, top, one, blossom)
                for each in range(count):
                    if base[each] in blossom:
                        base[each] = top
                        if each not in seen:
                            seen.add(each)
                            queue.append(each)
            elif parent[other] < 0:
                parent[other] = one
                if mate[other] < 0:
                    _turn(mate, parent, other)
                    return
                seen.add(mate[other])
                queue.append(mate[other])


def _turn(mate: list[int], parent: Sequence[int], last: int) -> None:
    """Every second pair along the path becomes a pair, and the others none."""
    while last >= 0:
        before = parent[last]
        after = mate[before]
        mate[last], mate[before] = before, last
        last = after


# --- Searching for tables of three and four ---


def _search(
    people: Sequence[int],
    sizes: Sequence[int],
    history: History,
    by_rank: bool,
    again: int = 1,
) -> list[Group]:
    """Tables of these sizes at which few have met; `by_rank`: of those who stand level.

    `again`: how much worse it is to meet at all again than to meet once more often.
    """
    place = {person: number for number, person in enumerate(people)}

    def cost(group: Sequence[int]) -> Cost:
        often = [history.meetings(one, other) for one, other in combinations(group, 2)]
        met = sum(count * count + again * (count > 0) for count in often)
        apart = sum((place[one] - place[other]) ** 2 for one, other in combinations(group, 2))
        return (met, apart) if by_rank else (met,)

    dice = random.Random(0)  # the same for everybody who asks
    best: tuple[Cost, list[list[int]]] | None = None
    for start in range(STARTS):
        order = list(people)
        if start:
            dice.shuffle(order)
        groups = []
        for size in sizes:
            groups.append(order[:size])
            order = order[size:]
        _improve(groups, cost)
        found = _sum([cost(group) for group in groups])
        if best is None or found < best[0]:
            best = found, groups
        if not best[0][0] and (start or not by_rank):
            break
    return [tuple(sorted(group, key=place.__getitem__)) for group in best[1]] if best else []


def _improve(groups: list[list[int]], cost: Callable[[Sequence[int]], Cost]) -> None:
    """Swap two people of different tables as long as that makes anything better."""
    costs = [cost(group) for group in groups]
    for _ in range(MOST_SWEEPS):
        better = False
        for one, other in combinations(range(len(groups)), 2):
            here, there = groups[one], groups[other]
            for mine in range(len(here)):
                for theirs in range(len(there)):
                    here[mine], there[theirs] = there[theirs], here[mine]
                    now = cost(here), cost(there)
                    if _sum(now) < _sum((costs[one], costs[other])):
                        costs[one], costs[other] = now
                        better = True
                    else:
                        here[mine], there[theirs] = there[theirs], here[mine]
        if not better:
            return


def _sum(costs: Sequence[Cost]) -> Cost:
    return tuple(map(sum, zip(*costs, strict=True)))


# --- Round robin ---


@lru_cache(maxsize=64)
def round_robin(people: int, sizes: tuple[int, ...]) -> tuple[Round, ...]:
    """All rounds in which people 0, 1, 2, … meet each other, none much more often than another.

    Everybody has a table equally often; `sizes`: of the tables of each round.
    """
    if max(sizes) == 2:
        return _circle(people)
    ways = (1, 1000) if people <= MOST_TRIED_TWICE else (1,)
    found = [_by_search(people, sizes, again) for again in ways]
    return min(found, key=lambda rounds: (max(History(rounds).met.values()), len(rounds)))


def _by_search(people: int, sizes: Sequence[int], again: int) -> tuple[Round, ...]:
    """Round after round, until all have met and were idle equally often."""
    spare = people - sum(sizes)
    each = people // gcd(people, spare) if spare else 1
    history = History()
    rounds: list[Round] = []
    for _ in range(MOST_ROUNDS_EACH * people):
        idle = sorted(range(people), key=lambda one: (history.idle[one], -one))[:spare]
        playing = [one for one in range(people) if one not in idle]
        groups = _search(playing, sizes, history, by_rank=False, again=again)
        one = Round(tuple(history.seated(group) for group in groups), tuple(idle))
        rounds.append(one)
        history.add(one)
        have_met = all(history.met[frozenset(pair)] for pair in combinations(range(people), 2))
        if have_met and len(rounds) % each == 0:
            break
    return tuple(rounds)


def _circle(people: int) -> tuple[Round, ...]:
    """The circle method: one stays, the others go round; with an odd number one is idle.

    Who sits first changes from place to place, and for the one who stays from round to round.
    """
    ring: list[int | None] = [*([None] if people % 2 else []), *range(people)]
    rounds = []
    for number in range(len(ring) - 1):
        groups, idle = [], []
        for place in range(len(ring) // 2):
            one, other = ring[place], ring[-1 - place]
            if (place or number) % 2:
                one, other = other, one
            if one is not None and other is not None:
                groups.append((one, other))
            else:
                idle += [who for who in (one, other) if who is not None]
        rounds.append(Round(tuple(groups), tuple(idle)))
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return tuple(rounds)
