"""Points by place, and who stands where."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rubra.server.model.standings import WHOLE, Played, points_by_place, standings


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ([0, 1], [12, 0]),
        ([0, 0], [6, 6]),
        ([0, 1, 2], [12, 6, 0]),
        ([2, 0, 1], [0, 12, 6]),
        ([0, 0, 2], [9, 9, 0]),
        ([0, 1, 1], [12, 3, 3]),
        ([0, 1, 2, 3], [12, 8, 4, 0]),
        ([0, 0, 0, 3], [8, 8, 8, 0]),
        ([0, 1, 1, 1], [12, 4, 4, 4]),
        ([0, 0, 2, 2], [10, 10, 2, 2]),
        ([0], [12]),
    ],
)
def test_points_go_by_place(places: list[int], points: list[int]) -> None:
    """1 for the first, 0 for the last; equals share what their places are worth together."""
    assert points_by_place(places) == points


@given(st.lists(st.integers(0, 3), min_size=2, max_size=4))
def test_a_table_is_always_worth_the_same(places: list[int]) -> None:
    """However it ends, with shared places too; and nobody better has less."""
    points = points_by_place(places)
    assert sum(points) == WHOLE * len(places) // 2
    for mine, my_points in zip(places, points, strict=True):
        for other, their_points in zip(places, points, strict=True):
            assert (mine < other) <= (my_points > their_points)


WON, LOST, HALF = WHOLE, 0, WHOLE // 2


def lines(
    people: int, *tables: tuple[tuple[int | None, ...], tuple[int, ...]]
) -> dict[int, object]:
    """Place, points, opponents, beaten, won and played of each."""
    found = standings(range(people), [Played(*table) for table in tables])
    return {
        one.person: (one.place, one.points, one.opponents, one.beaten, one.won, one.played)
        for one in found
    }


def test_equal_points_are_told_apart_by_opponents() -> None:
    """0 and 2 have won once each, 0 against somebody who has won too."""
    found = lines(4, ((0, 1), (WON, LOST)), ((2, 3), (WON, LOST)), ((1, 3), (WON, LOST)))
    assert found[0] == (1, 1, 1, 1, 1, 1)
    assert found[1] == (2, 1, 1, 0, 1, 2)
    assert found[2] == (3, 1, 0, 0, 1, 1)
    assert found[3] == (4, 0, 2, 0, 0, 2)


def test_a_bye_is_points_and_no_game() -> None:
    """It has no opponent."""
    found = lines(3, ((0,), (WON,)), ((1, 2), (HALF, HALF)))
    assert found[0] == (1, 1, 0, 0, 0, 0)
    assert found[1] == found[2] == (2, Fraction(1, 2), Fraction(1, 2), Fraction(1, 4), 1, 1)


def test_others_at_a_table_count_as_one_opponent() -> None:
    """Of their mean strength; whoever is left behind wholly, equals half."""
    found = lines(3, ((0, 1, 2), (9, 9, 0)))
    share = Fraction(3, 4)
    assert found[0] == (1, share, share / 2, share / 4, 1, 1)
    assert found[2] == (3, 0, share, 0, 0, 1)


def test_a_common_defeat_is_nobodys_points() -> None:
    """Nor does anybody leave anybody behind by it."""
    found = lines(3, ((0, 1, 2), (0, 0, 0)))
    assert set(found.values()) == {(1, 0, 0, 0, 0, 1)}


def test_a_side_wins_for_each_of_it() -> None:
    """Two of three win together: a point each."""
    found = lines(3, ((0, 1, 2), (WON, WON, LOST)))
    assert found[0] == found[1]
    assert found[0][:2] == (1, 1)  # type: ignore[index]
    assert found[2][:2] == (3, 0)  # type: ignore[index]


def test_bots_stand_nowhere() -> None:
    """But can be left behind."""
    assert lines(1, ((0, None), (WON, LOST))) == {0: (1, 1, 0, 0, 1, 1)}


def test_equals_keep_their_order_and_share_a_place() -> None:
    """Before anything is played everybody is first."""
    found = standings([3, 1, 2], [])
    assert [(one.person, one.place) for one in found] == [(3, 1), (1, 1), (2, 1)]


@given(
    st.lists(
        st.tuples(
            st.permutations(range(5)),
            st.integers(2, 4),
            st.lists(st.integers(0, 3), min_size=4, max_size=4),
        ),
        max_size=8,
    )
)
def test_places_follow_points(games: list[tuple[list[int], int, list[int]]]) -> None:
    """Whoever has more points never stands behind; all points that were made are there."""
    tables = [
        Played(tuple(order[:size]), tuple(points_by_place(places[:size])))
        for order, size, places in games
    ]
    found = standings(range(5), tables)
    assert sum(one.points for one in found) == sum(
        (Fraction(sum(table.points), WHOLE) for table in tables), Fraction(0)
    )
    for above, below in pairwise(found):
        assert above.points >= below.points
        assert above.place <= below.place
