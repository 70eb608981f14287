"""Who meets whom: Swiss rounds and round robins for two to four seats."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rubra.server.model.pairing import (
    History,
    Round,
    _matching,
    round_robin,
    sizes_with_bots,
    swiss,
    table_sizes,
)

ANY = (2, 3, 4)
# The sizes of tables that games allow, as far as tournaments have them: any, or three and four
GAMES = [(2, ANY), (3, ANY), (4, ANY), (3, (3, 4)), (4, (3, 4)), (2, (2,)), (3, (3,)), (4, (4,))]


def check_round(one: Round, people: list[int], sizes: list[int]) -> None:
    """Everybody has one place in it, and tables are as large as they should be."""
    seated = [person for group in one.groups for person in group]
    assert sorted([*seated, *one.idle]) == sorted(people)
    assert sorted(map(len, one.groups)) == sorted(sizes)


def meetings(rounds: list[Round], people: list[int]) -> Counter[frozenset[int]]:
    """How often each two have met."""
    history = History(rounds)
    pairs = combinations(people, 2)
    return Counter({frozenset(pair): history.meetings(*pair) for pair in pairs})


# --- How many at a table ---


@pytest.mark.parametrize(
    ("people", "seats", "allowed", "sizes"),
    [
        (5, 2, ANY, [2, 2]),
        (4, 3, ANY, [2, 2]),
        (5, 3, ANY, [3, 2]),
        (7, 3, ANY, [3, 2, 2]),
        (5, 4, ANY, [4]),
        (6, 4, ANY, [3, 3]),
        (9, 4, (3, 4), [3, 3, 3]),
        (7, 3, (3, 4), [3, 3]),  # never larger than was said
        (5, 4, (4,), [4]),
        (2, 3, (3, 4), []),
        (1, 2, ANY, []),
    ],
)
def test_few_have_no_table(
    people: int, seats: int, allowed: tuple[int, ...], sizes: list[int]
) -> None:
    """A table has as many seats as was said, or one less where the game allows that."""
    assert table_sizes(people, seats, allowed) == sizes


@given(st.integers(1, 64), st.sampled_from(GAMES))
def test_tables_are_never_too_large_or_too_small(
    people: int, game: tuple[int, tuple[int, ...]]
) -> None:
    """And fewer people than a table has seats are left over."""
    seats, allowed = game
    sizes = table_sizes(people, seats, allowed)
    assert all(size in allowed and seats - 1 <= size <= seats for size in sizes)
    assert 0 <= people - sum(sizes) < min([*sizes, seats])


@given(st.integers(1, 64), st.integers(2, 4))
def test_bots_fill_as_few_seats_as_can_be(people: int, seats: int) -> None:
    """Everybody has a table, and no table has two bots more than another."""
    sizes = sizes_with_bots(people, seats)
    assert sum(sizes) == people
    assert len(sizes) * seats - people < seats
    assert max(sizes) <= seats
    assert max(sizes) - min(sizes) <= 1


# --- Swiss ---


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 16), st.data())
def test_nobody_meets_twice_at_two_seats_while_that_can_be(
    people: int, data: st.DataObject
) -> None:
    """Whoever stands where: as many pairs as possible are new, which a brute search confirms."""
    ranked = list(range(people))
    rounds: list[Round] = []
    for _ in range(data.draw(st.integers(1, people - 1 if people % 2 == 0 else people))):
        ranked = data.draw(st.permutations(ranked))
        history = History(rounds)
        found = swiss(ranked, table_sizes(people, 2, ANY), rounds)
        check_round(found, ranked, [2] * (people // 2))
        new = sum(not history.meetings(*group) for group in found.groups)
        if people <= 8:
            fewest = min(history.idle[one] for one in ranked)
            byes = [one for one in ranked if history.idle[one] == fewest] if people % 2 else [None]
            assert new == max(most_new([p for p in ranked if p != bye], history) for bye in byes)
        rounds.append(found)
    byes = History(rounds).idle
    assert max(byes.values(), default=0) - min(byes[one] for one in range(people)) <= 1


def most_new(people: list[int], history: History) -> int:
    """The same by trying everything."""
    if len(people) < 2:
        return 0
    first, *others = people
    return max(
        (not history.meetings(first, other)) + most_new([p for p in others if p != other], history)
        for other in others
    )


def test_half_of_all_rounds_are_new_for_everybody() -> None:
    """Sixteen people, whoever wins: no two meet twice in eight rounds."""
    ranked, rounds = list(range(16)), []
    for turn in range(8):
        rounds.append(swiss(ranked, [2] * 8, rounds))
        ranked = ranked[turn % 3 :] + ranked[: turn % 3]
        ranked[::2], ranked[1::2] = ranked[1::2], ranked[::2]
    assert max(meetings(rounds, ranked).values()) == 1


def test_neighbours_meet() -> None:
    """The first and the second, the third and the fourth; with an odd number the last is free."""
    found = swiss([4, 2, 0, 1, 3], [2, 2], [])
    assert {frozenset(group) for group in found.groups} == {frozenset((4, 2)), frozenset((0, 1))}
    assert found.idle == (3,)


def test_the_next_who_has_had_none_has_the_bye() -> None:
    """From below; a second one only when everybody has had one."""
    rounds = [Round(((0, 1), (2, 3)), (4,))]
    assert swiss([0, 1, 2, 3, 4], [2, 2], rounds).idle == (3,)
    rounds = [Round((), (0, 1, 2, 3, 4))]
    assert swiss([0, 1, 2, 3, 4], [2, 2], rounds).idle == (4,)


def test_who_withdraws_is_not_paired() -> None:
    """The others are, whom they have met counts on."""
    rounds = [Round(((0, 1), (2, 3)))]
    found = swiss([0, 1, 2], [2], rounds)
    assert found.groups == ((2, 1),) or set(found.groups[0]) | set(found.idle) == {0, 1, 2}
    assert set(found.groups[0]) != {0, 1}


def test_one_plays_with_a_bot_instead_of_nobody() -> None:
    """And it is somebody else each time."""
    rounds: list[Round] = []
    for _ in range(5):
        rounds.append(swiss([0, 1, 2, 3, 4], sizes_with_bots(5, 2), rounds))
        check_round(rounds[-1], [0, 1, 2, 3, 4], [2, 2, 1])
    alone = Counter(group[0] for one in rounds for group in one.groups if len(group) == 1)
    assert set(alone.values()) == {1}
    assert max(meetings(rounds, list(range(5))).values()) == 1


@settings(max_examples=25, deadline=None)
@given(st.integers(3, 20), st.sampled_from([g for g in GAMES if g[0] > 2]), st.data())
def test_tables_of_three_and_four(
    people: int, game: tuple[int, tuple[int, ...]], data: st.DataObject
) -> None:
    """Everybody has a place, byes and seats are spread, hardly anybody meets much more often."""
    sizes = table_sizes(people, *game)
    if not sizes:
        return
    ranked, rounds = list(range(people)), []
    for _ in range(5):
        ranked = data.draw(st.permutations(ranked))
        rounds.append(swiss(ranked, sizes, rounds))
        check_round(rounds[-1], ranked, sizes)
    history = History(rounds)
    byes = [history.idle[one] for one in ranked]
    assert max(byes) - min(byes) <= 1
    assert max(history.sat.values()) <= 4  # of five rounds, and tables may have two seats


def test_nine_people_at_tables_of_three_meet_once_in_four_rounds() -> None:
    """Which is all that there is: after that everybody has met everybody."""
    rounds: list[Round] = []
    for turn in range(4):
        ranked = [(one * 2 + turn) % 9 for one in range(9)]
        rounds.append(swiss(ranked, [3, 3, 3], rounds))
    assert set(meetings(rounds, list(range(9))).values()) == {1}


# --- Round robin ---


@pytest.mark.parametrize("people", range(2, 21))
@pytest.mark.parametrize(("seats", "allowed"), [g for g in GAMES if g[1] != (4,)])
def test_everybody_meets_everybody(people: int, seats: int, allowed: tuple[int, ...]) -> None:
    """In every round each has a place; all have a table equally often, and seats are spread."""
    sizes = table_sizes(people, seats, allowed)
    if not sizes:
        return
    rounds = list(round_robin(people, tuple(sizes)))
    everybody = list(range(people))
    for one in rounds:
        check_round(one, everybody, sizes)
    met = meetings(rounds, everybody)
    assert min(met.values()) >= 1
    history = History(rounds)
    assert len({history.idle[one] for one in everybody}) == 1
    if seats == 2:
        assert max(met.values()) == 1
        assert len(rounds) == people - 1 + people % 2
        first = [history.sat[one, 0] for one in everybody]
        assert max(first) - min(first) <= 1
    else:
        assert max(met.values()) - min(met.values()) <= 3
        assert len(rounds) <= people + 1


def test_it_is_the_same_whoever_asks() -> None:
    """Two processes come to the same tables."""
    first = round_robin(11, (4, 4, 3))
    round_robin.cache_clear()
    assert round_robin(11, (4, 4, 3)) == first


# --- Matching ---


@settings(max_examples=200, deadline=None)
@given(st.integers(0, 9), st.data())
def test_a_matching_is_the_largest(count: int, data: st.DataObject) -> None:
    """Of any graph, odd circles too; compared with trying everything."""
    pairs = list(combinations(range(count), 2))
    edges = data.draw(st.sets(st.sampled_from(pairs))) if pairs else set()
    around = [[b for b in range(count) if (min(a, b), max(a, b)) in edges] for a in range(count)]

    def largest(free: tuple[int, ...]) -> int:
        if len(free) < 2:
            return 0
        one, *rest = free
        with_one = [
            1 + largest(tuple(x for x in rest if x != other))
            for other in rest
            if other in around[one]
        ]
        return max([largest(tuple(rest)), *with_one])

    assert _matching(around) == largest(tuple(range(count)))
