"""Chapter 8: unfinished sections below a finished one."""

from __future__ import annotations

import pytest

from .tables import Table, table


def nearly_finished(laid: Table, name: str, seat: int) -> str:
    """A middle section that lacks a brick, which its owner has; returns the move."""
    laid.own(name, seat).lay(name, stone=1, gold=1).give(seat, brick=1)
    return f"deliver brick {name[0]} {int(name[1]) - 1}"


@pytest.mark.rule("cathedral:8.1")
def test_each_owner_below_loses_for_all_that_is_finished_above() -> None:
    """Several owners: the lower section has two finished ones of others above it, the upper one."""
    laid = table(4).own("b1", 1).own("b2", 2).own("b3", 3, finished=True)
    move = nearly_finished(laid, "b4", 0)
    for seat in (1, 2, 3):
        laid.give(seat, recognition=10)
    laid.play(move)
    assert [int(laid.seat(seat).marker) for seat in range(4)] == [4, 8, 8, 10]


@pytest.mark.rule("cathedral:8.1")
def test_nothing_is_lost_for_what_lies_above_or_in_another_tower() -> None:
    """Only sections below the one that was finished, in its tower."""
    laid = table(4).own("a1", 1).own("b1", 0, finished=True)
    move = nearly_finished(laid, "b2", 0)
    laid.own("b3", 1).give(1, recognition=10).play(move)
    assert laid.seat(1).marker == 10


@pytest.mark.rule("cathedral:8.2")
def test_an_own_section_above_does_not_count() -> None:
    """Who finishes above an own unfinished section loses nothing for that."""
    laid = table(4).own("a1", 0)
    laid.play(nearly_finished(laid, "a2", 0))
    assert laid.seat(0).marker == 4
    assert laid.heard("penalised") == []


@pytest.mark.rule("cathedral:8.2")
def test_but_those_of_others_above_it_count_then() -> None:
    """Finishing one's own above sets off the count of the others' finished sections."""
    laid = table(4).own("b1", 0).own("b2", 1, finished=True).own("b3", 2, finished=True)
    laid.give(0, recognition=5).play(nearly_finished(laid, "b4", 0))
    assert laid.seat(0).marker == 5 + 4 - 2
    assert laid.heard("penalised") == ["penalised 0 b 0 2"]


@pytest.mark.rule("cathedral:8.3")
def test_it_is_counted_for_each_section_and_each_time() -> None:
    """Two unfinished sections of one owner: each loses; and again when the next is finished."""
    laid = table(4).own("b1", 1).own("b2", 1).give(1, recognition=20)
    first = nearly_finished(laid, "b3", 0)
    second = nearly_finished(laid, "b4", 0)
    laid.play(first)
    assert laid.seat(1).marker == 18
    laid.play(second)
    assert laid.seat(1).marker == 14


@pytest.mark.rule("cathedral:8.4")
def test_nobody_falls_below_the_start() -> None:
    """With 1 recognition, 2 cannot be lost."""
    laid = table(4).own("b1", 1).own("b2", 2, finished=True).give(1, recognition=1)
    laid.play(nearly_finished(laid, "b3", 0))
    assert laid.seat(1).marker == 0
    assert laid.heard("penalised") == ["penalised 1 b 0 1"]


@pytest.mark.rule("cathedral:8.4")
def test_who_is_at_the_start_loses_nothing() -> None:
    """And that is what is told."""
    laid = table(4).own("b1", 1)
    laid.play(nearly_finished(laid, "b2", 0))
    assert laid.heard("penalised") == ["penalised 1 b 0 0"]


@pytest.mark.rule("cathedral:8.1")
def test_what_is_finished_below_does_not_count() -> None:
    """Of two finished sections of others one lies above the unfinished one, the other below."""
    laid = table(4).own("b1", 2, finished=True).own("b2", 1).give(1, recognition=10)
    laid.play(nearly_finished(laid, "b3", 0))
    assert laid.heard("penalised") == ["penalised 1 b 1 1"]
    assert laid.seat(1).marker == 9
